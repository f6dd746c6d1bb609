internal import VeltoCore

/// Sets an offset that a BMI270 adds to each sample.
struct WriteOffset: BoardCommand {
    /// The register of a sensor's offset, and the value of one LSB (g, °/s).
    private struct Place {
        let implementation: UInt8
        let register: UInt8
        let head: [UInt8]
        let unit: Double
    }

    /// The first byte of the accelerometer's register enables offsets.
    private static let places: [BoardSensor: Place] = [
        .accelerometer: Place(implementation: 4, register: 0x10, head: [1 << 3], unit: 0.0039),
        .gyroscope: Place(implementation: 1, register: 0x06, head: [], unit: 0.061),
    ]

    let sensor: BoardSensor
    let offset: [Double]

    var module: BoardModule? { sensor.module }

    func check() throws(VeltoError) {
        guard let place = Self.places[sensor] else {
            throw .invalidArgument("sensor", "is \(sensor): must be accelerometer or gyroscope")
        }
        try checkInteger(offset.count, "offset.count", 3, 3)
        let limit = Double(Int8.max) * place.unit
        for (value, axis) in zip(offset, ["x", "y", "z"]) { try checkNumber(value, "offset.\(axis)", -limit, limit) }
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard let place = Self.places[sensor], try board.info(sensor.module).implementation == place.implementation
        else {
            throw VeltoError(.unsupported, "the board's \(sensor) is no BMI270")
        }
        let counts = offset.map { UInt8(bitPattern: Int8(clamping: Int(($0 / place.unit).rounded()))) }
        let packet = BoardRegister(sensor.module, place.register).command(place.head + counts)
        return [.write(packet, "set the offset of the \(sensor)")]
    }
}

/// Remaps the axes of a BMI270's accelerometer.
struct WriteAxes: BoardCommand {
    private static let bank = BoardRegister(.accelerometer, 0x08)
    private static let axisBank: UInt8 = 0
    private static let rest: UInt8 = 0

    let x: ChipAxis
    let y: ChipAxis
    let z: ChipAxis

    var module: BoardModule? { .accelerometer }

    func check() throws(VeltoError) {
        guard Set([x.source, y.source, z.source]).count == 3 else {
            throw .invalidArgument("z", "repeats an axis: each must come from another one of the chip")
        }
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.requireBMI270()
        let first = x.source | x.sign << 2 | y.source << 3 | y.sign << 5 | z.source << 6
        return [.write(Self.bank.command(Self.axisBank, first, z.sign | Self.rest), "set the accelerometer's axes")]
    }
}

/// Sets the downsampling of a BMI270.
struct WriteDownsampling: BoardCommand {
    private static let register = BoardRegister(.accelerometer, 0x11)
    private static let largest: UInt8 = 7

    let downsampling: Downsampling

    var module: BoardModule? { .accelerometer }

    func check() throws(VeltoError) {
        try checkInteger(downsampling.accelerometer, "accelerometer", 0, Self.largest)
        try checkInteger(downsampling.gyroscope, "gyroscope", 0, Self.largest)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.requireBMI270()
        let low = downsampling.gyroscope | (downsampling.filtersGyroscope ? 1 << 3 : 0)
        let high = downsampling.accelerometer | (downsampling.filtersAccelerometer ? 1 << 3 : 0)
        return [.write(Self.register.command(low | high << 4), "set the downsampling")]
    }
}

extension BoardPlan {
    private static let bmi270: UInt8 = 4

    fileprivate func requireBMI270() throws(VeltoError) {
        guard try info(.accelerometer).implementation == Self.bmi270 else {
            throw VeltoError(.unsupported, "the board's accelerometer is no BMI270")
        }
    }
}
