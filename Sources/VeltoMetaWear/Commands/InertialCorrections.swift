internal import VeltoCore
internal import VeltoWearable

/// An axis of a chip, or its opposite.
public enum ChipAxis: CaseIterable, Hashable, Sendable {
    /// Along the chip's x.
    case x
    /// Along its y.
    case y
    /// Along its z.
    case z
    /// Against its x.
    case negativeX
    /// Against its y.
    case negativeY
    /// Against its z.
    case negativeZ

    private static let axes: [ChipAxis] = [.x, .y, .z, .negativeX, .negativeY, .negativeZ]

    fileprivate var source: UInt8 { UInt8((Self.axes.firstIndex(of: self) ?? 0) % 3) }
    fileprivate var sign: UInt8 { (Self.axes.firstIndex(of: self) ?? 0) < 3 ? 0 : 1 }
}

/// What a chip leaves out for what the board itself does with its samples: streams have all of them.
///
/// Source: MetaWear module protocol, 4.3.9.
public struct Downsampling: Hashable, Sendable {
    /// One of 2 to the power of this many samples of the accelerometer is taken: 0 to 7.
    public var accelerometer: UInt8 = 0
    /// Likewise of the gyroscope.
    public var gyroscope: UInt8 = 0
    /// Whether samples of the accelerometer are filtered before.
    public var filtersAccelerometer = true
    /// Whether those of the gyroscope are.
    public var filtersGyroscope = true

    /// Nothing is left out.
    public init() {}
}

/// Adds the same to each sample of a BMI270.
struct WriteOffset: ModuleCommand {
    /// Where the offset of a sensor stands, and one LSB of it (g, °/s).
    private struct Place {
        let implementation: UInt8
        let register: UInt8
        let head: [UInt8]
        let unit: Double
    }

    /// The first byte of the accelerometer's switches offsets on.
    private static let places: [BoardSensor: Place] = [
        .accelerometer: Place(implementation: 4, register: 0x10, head: [1 << 3], unit: 0.0039),
        .gyroscope: Place(implementation: 1, register: 0x06, head: [], unit: 0.061),
    ]

    let sensor: BoardSensor
    let offset: [Double]

    var module: BoardModule { sensor.module }

    func check() throws(VeltoError) {
        guard let place = Self.places[sensor] else {
            throw .invalidArgument("sensor", "is \(sensor): must be accelerometer or gyroscope")
        }
        try checkInteger(offset.count, "offset.count", 3, 3)
        let limit = Double(Int8.max) * place.unit
        for (value, axis) in zip(offset, ["x", "y", "z"]) { try checkNumber(value, "offset.\(axis)", -limit, limit) }
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        guard let place = Self.places[sensor], try info(board).implementation == place.implementation else {
            throw VeltoError(.unsupported, "the board's \(sensor) is no BMI270")
        }
        let counts = offset.map { UInt8(bitPattern: Int8(clamping: Int(($0 / place.unit).rounded()))) }
        try await board.talk.write(BoardRegister(module, place.register).command(place.head + counts))
        return []
    }
}

/// Turns the axes of a BMI270's accelerometer into others.
struct WriteAxes: ModuleCommand {
    private static let implementation: UInt8 = 4
    private static let bank = BoardRegister(.accelerometer, 0x08)
    private static let axisBank: UInt8 = 0
    private static let rest: UInt8 = 0

    let x: ChipAxis
    let y: ChipAxis
    let z: ChipAxis

    var module: BoardModule { .accelerometer }

    func check() throws(VeltoError) {
        guard Set([x.source, y.source, z.source]).count == 3 else {
            throw .invalidArgument("z", "repeats an axis: each must come from another one of the chip")
        }
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        guard try info(board).implementation == Self.implementation else {
            throw VeltoError(.unsupported, "the board's accelerometer is no BMI270")
        }
        let first = x.source | x.sign << 2 | y.source << 3 | y.sign << 5 | z.source << 6
        try await board.talk.write(Self.bank.command(Self.axisBank, first, z.sign | Self.rest))
        return []
    }
}

/// Leaves samples of a BMI270 out.
struct WriteDownsampling: ModuleCommand {
    private static let implementation: UInt8 = 4
    private static let register = BoardRegister(.accelerometer, 0x11)
    private static let largest: UInt8 = 7

    let downsampling: Downsampling

    var module: BoardModule { .accelerometer }

    func check() throws(VeltoError) {
        try checkInteger(downsampling.accelerometer, "accelerometer", 0, Self.largest)
        try checkInteger(downsampling.gyroscope, "gyroscope", 0, Self.largest)
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        guard try info(board).implementation == Self.implementation else {
            throw VeltoError(.unsupported, "the board's accelerometer is no BMI270")
        }
        let low = downsampling.gyroscope | (downsampling.filtersGyroscope ? 1 << 3 : 0)
        let high = downsampling.accelerometer | (downsampling.filtersAccelerometer ? 1 << 3 : 0)
        try await board.talk.write(Self.register.command(low | high << 4))
        return []
    }
}
