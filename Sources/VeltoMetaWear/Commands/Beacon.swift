public import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// What a board advertises in place of its name while it is not connected: an iBeacon.
///
/// Source: MetaWear module protocol, 4.6.
public struct Beacon: Hashable, Sendable {
    /// The UUID.
    public var uuid: BluetoothUUID
    /// The major number.
    public var major: UInt16 = 0
    /// The minor number.
    public var minor: UInt16 = 0
    /// The signal strength at 1 m, in dBm.
    public var powerAtOneMeter: Int8 = -55
    /// The power of the transmitter, in dBm.
    public var transmitPower: Int8 = 0
    /// The time from advertisement to advertisement, in seconds.
    public var period = 0.7
    /// Whether the board is a beacon; it begins when the link ends.
    public var isOn = true

    /// Describes a beacon.
    public init(_ uuid: BluetoothUUID) {
        self.uuid = uuid
    }

    private static let longestPeriod = 65.535

    func check() throws(VeltoError) {
        try checkNumber(period, "period", 0.001, Self.longestPeriod)
    }

    /// The registers, of which the first says whether it is on.
    fileprivate static let registers = (1...7).map { BoardRegister(.beacon, $0) }
    fileprivate static let sizes = [1, 16, 2, 2, 1, 1, 2]

    /// The packets that set it; the last one lets it begin or end.
    fileprivate var packets: [[UInt8]] {
        let milliseconds = UInt16(clamping: Int((period * 1000 + 1e-6).rounded(.down)))
        let values: [[UInt8]] = [
            [isOn ? 1 : 0], uuid.bytes.reversed(), littleEndian(major), littleEndian(minor),
            [UInt8(bitPattern: powerAtOneMeter)], [UInt8(bitPattern: transmitPower)], littleEndian(milliseconds),
        ]
        let packets = zip(Self.registers, values).map { $0.command($1) }
        return Array(packets.dropFirst()) + packets.prefix(1)
    }

    /// Reads the values of the registers.
    fileprivate init(_ values: [[UInt8]]) throws(ByteError) {
        var reader = ByteReader(Array(values.joined()).span)
        isOn = try reader.read(UInt8.self) != 0
        var bytes: [UInt8] = []
        for _ in 0..<16 { bytes.append(try reader.read(UInt8.self)) }
        uuid = BluetoothUUID(bytes: bytes.reversed()) ?? BluetoothUUID(high: 0, low: 0)
        major = try reader.read(UInt16.self)
        minor = try reader.read(UInt16.self)
        powerAtOneMeter = try reader.read(Int8.self)
        transmitPower = try reader.read(Int8.self)
        period = Double(try reader.read(UInt16.self)) / 1000
    }
}

/// Sets the beacon.
struct WriteBeacon: ModuleCommand {
    let beacon: Beacon

    var module: BoardModule { .beacon }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try beacon.check()
        try await board.talk.write(beacon.packets)
        board.status.beacon = beacon
        board.showStatus()
        return []
    }
}

/// Reads back how the beacon is set.
struct ReadBeacon: ModuleCommand {
    var module: BoardModule { .beacon }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        var values: [[UInt8]] = []
        for (register, size) in zip(Beacon.registers, Beacon.sizes) {
            values.append(Array(try await board.value(of: register, "the beacon", size).prefix(size)))
        }
        do {
            board.status.beacon = try Beacon(values)
        } catch {
            throw .shortAnswer("the beacon", Array(values.joined()))
        }
        board.showStatus()
        return []
    }
}
