internal import VeltoCore
internal import VeltoWearable

/// A device on the SPI bus.
///
/// Source: MetaWear module protocol, 4.9.
public struct SPIDevice: Hashable, Sendable {
    /// The pin that selects the device.
    public var selectPin: UInt8
    /// The pin of the clock; this and the next two are ignored if the bus of the board itself is used.
    public var clockPin: UInt8
    /// The pin from board to device.
    public var outputPin: UInt8
    /// The pin from device to board.
    public var inputPin: UInt8
    /// Polarity and phase of the clock: 0 to 3.
    public var mode: UInt8 = 0
    /// The clock in Hz: the nearest of 125 kHz, twice that, and so on up to 8 MHz.
    public var frequency = 1_000_000.0
    /// Whether the last bit of a byte comes first.
    public var isLeastSignificantBitFirst = false
    /// Whether the bus of the board itself is used.
    public var usesNativePins = false

    /// Describes a device.
    public init(select: UInt8, clock: UInt8, output: UInt8, input: UInt8) {
        selectPin = select
        clockPin = clock
        outputPin = output
        inputPin = input
    }

    private static let frequencies = (0..<7).map { 125_000.0 * Double(1 << $0) }

    func check() throws(VeltoError) {
        try checkInteger(mode, "mode", 0, 3)
        try checkNumber(frequency, "frequency", 0, .infinity)
    }

    /// What stands at the beginning of its packets.
    fileprivate var bytes: [UInt8] {
        let clock = UInt8(Self.frequencies.indices.nearest(to: frequency) { Self.frequencies[$0] } ?? 0)
        let flags = (isLeastSignificantBitFirst ? 1 : 0) | (mode & 3) << 1 | clock << 3 | (usesNativePins ? 1 << 6 : 0)
        return [selectPin, clockPin, outputPin, inputPin, flags]
    }

    /// Asks for 1 to 16 bytes after some to the device.
    func question(size: Int, _ sent: [UInt8], tag: UInt8) -> [UInt8] {
        bytes + [UInt8(clamping: size - 1) | tag << 4] + sent
    }
}

/// What holds for both buses.
enum SerialBus {
    static let (i2c, spi) = (BoardRegister(.serial, 0x01), BoardRegister(.serial, 0x02))
    /// What writes to I2C devices are marked with.
    static let writeTag: UInt8 = 0xFF
    /// What fits into a packet.
    static let (longestI2CWrite, longestI2CRead) = (10, 17)
    static let (longestSPIWrite, longestSPIRead, longestSPIRequest) = (13, 16, 12)
    /// The revision of the module with SPI.
    static let firstSPIRevision: UInt8 = 1
    static let addresses: ClosedRange<UInt8> = 0...0x7F

    /// Requests that many bytes; the answer has its tag before them, and nothing after it if the device did not answer.
    static func ask(_ board: MetaWearSession, _ reading: BusReading, _ size: Int) -> Wait {
        let register = reading.register
        let tag = board.serialTags[register, default: SerialTags(register)].take(at: board.talk.now)
        return board.talk.ask(register, register.request(reading.question(size: size, tag: tag)), id: tag)
    }

    /// Frees the tag of a request that was answered.
    static func answered(_ board: MetaWearSession, _ reading: BusReading, _ answer: [UInt8]) {
        guard answer.count > BoardPacket.headerSize else { return }
        board.serialTags[reading.register]?.giveBack(answer[BoardPacket.headerSize])
    }

    /// Reads that many bytes, and returns them without the tag.
    static func read(
        _ board: MetaWearSession, _ reading: BusReading, _ size: Int, _ what: String
    ) async throws(VeltoError) -> [UInt8] {
        let answer = try await ask(board, reading, size).value()
        answered(board, reading, answer)
        let value = Array(answer.dropFirst(BoardPacket.headerSize + 1))
        guard !value.isEmpty else { throw VeltoError(.rejected, "\(what) did not answer") }
        guard value.count >= size else { throw .shortAnswer(what, answer) }
        return Array(value.prefix(size))
    }
}

/// What requests on a serial bus are marked with, and their answers: each that is not answered yet with something else, so that
/// a late answer is not taken for that to another request.
struct SerialTags {
    /// How late an answer may be (seconds).
    private static let longestDelay = 10.0

    /// When each tag was taken; nil while it is free.
    private var taken: [Timestamp?]

    init(_ register: BoardRegister) {
        taken = Array(repeating: nil, count: register == SerialBus.i2c ? 256 : 16)
    }

    /// The highest one that is free; if none is, that of the oldest request.
    mutating func take(at time: Timestamp) -> UInt8 {
        let isFree = { (taken: Timestamp?) in taken.map { time.seconds(since: $0) > Self.longestDelay } ?? true }
        let oldest = taken.indices.min { (taken[$0] ?? .zero) < (taken[$1] ?? .zero) }
        let index = taken.lastIndex(where: isFree) ?? oldest ?? 0
        taken[index] = time
        return UInt8(clamping: index)
    }

    /// The answer has come.
    mutating func giveBack(_ tag: UInt8) {
        if taken.indices.contains(Int(tag)) { taken[Int(tag)] = nil }
    }
}

/// Writes to a register of an I2C device.
struct WriteI2C: ModuleCommand {
    let address: UInt8
    let register: UInt8
    let bytes: [UInt8]

    var module: BoardModule { .serial }

    func check() throws(VeltoError) {
        try checkInteger(address, "address", SerialBus.addresses.lowerBound, SerialBus.addresses.upperBound)
        try checkInteger(bytes.count, "bytes.count", 1, SerialBus.longestI2CWrite)
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        let head = [address, register, SerialBus.writeTag, UInt8(bytes.count)]
        try await board.talk.write(SerialBus.i2c.command(head + bytes))
        return []
    }
}

/// Reads registers of an I2C device.
struct ReadI2C: ModuleCommand {
    let address: UInt8
    let register: UInt8
    let size: Int

    var module: BoardModule { .serial }

    func check() throws(VeltoError) {
        try checkInteger(address, "address", SerialBus.addresses.lowerBound, SerialBus.addresses.upperBound)
        try checkInteger(size, "size", 1, SerialBus.longestI2CRead)
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        let reading = BusReading.i2c(address: address, register: register)
        return try await SerialBus.read(board, reading, size, "the I2C device \(address)")
    }
}

/// Writes to an SPI device.
struct WriteSPI: ModuleCommand {
    let device: SPIDevice
    let bytes: [UInt8]

    var module: BoardModule { .serial }

    func check() throws(VeltoError) {
        try device.check()
        try checkInteger(bytes.count, "bytes.count", 1, SerialBus.longestSPIWrite)
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        try require(SerialBus.firstSPIRevision, board, for: "SPI")
        try await board.talk.write(SerialBus.spi.command(device.bytes + bytes))
        return []
    }
}

/// Reads from an SPI device, after some bytes to it.
struct ReadSPI: ModuleCommand {
    let device: SPIDevice
    let bytes: [UInt8]
    let size: Int

    var module: BoardModule { .serial }

    func check() throws(VeltoError) {
        try device.check()
        try checkInteger(bytes.count, "bytes.count", 0, SerialBus.longestSPIRequest)
        try checkInteger(size, "size", 1, SerialBus.longestSPIRead)
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        try require(SerialBus.firstSPIRevision, board, for: "SPI")
        let reading = BusReading.spi(device, sent: bytes)
        return try await SerialBus.read(board, reading, size, "the SPI device at pin \(device.selectPin)")
    }
}
