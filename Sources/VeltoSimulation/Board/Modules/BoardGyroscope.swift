internal import VeltoCore

/// The gyroscope of a BMI160 or a BMI270.
///
/// Source: MetaWear module notes, 4.12.
struct BoardGyroscope: BoardModule {
    private var sensor: BoardSensor
    private let isBMI270: Bool

    private static let bmi160: UInt8 = 0
    private static let bmi270: UInt8 = 1
    /// The power commands and power modes of a BMI160.
    private static let trigger: UInt8 = 0x04
    private static let powerStatus: UInt8 = 0x06
    /// The offset register of a BMI270, which adds to each axis.
    private static let offset: UInt8 = 0x06
    /// The unit of offsets (degrees per second).
    private static let offsetUnit = 0.061

    private static let scales: [UInt8: Double] = [0: 16.4, 1: 32.8, 2: 65.6, 3: 131.2, 4: 262.4]

    /// Returns nil for chips that are not simulated.
    init?(_ information: BoardModuleInformation) {
        switch information.implementation {
        case Self.bmi160:
            let packed: UInt8? = information.revision >= 1 ? 0x07 : nil
            sensor = BoardSensor(Self.chip(data: 0x05, packed, powerModes: 0...3), others: [Self.trigger: [0]])
        case Self.bmi270:
            sensor = BoardSensor(Self.chip(data: 0x04, 0x05, powerModes: 0...2), others: [Self.offset: [0, 0, 0]])
        default: return nil
        }
        isBMI270 = information.implementation == Self.bmi270
    }

    private static func chip(data: UInt8, _ packed: UInt8?, powerModes: ClosedRange<UInt8>) -> BoardSensor.Chip {
        BoardSensor.Chip(
            module: 0x13, data: data, packed: packed, powerModes: powerModes, scales: scales, rates: 6...13,
            configuration: [0x28, 0])
    }

    var notifying: [UInt8] { sensor.notifying }
    var isRunning: Bool { sensor.isMeasuring }
    var nextDue: Timestamp { sensor.isInterruptEnabled ? sensor.nextDue : .distantFuture }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        // Skip samples without a consumer, so that they are not computed later.
        if !sensor.isInterruptEnabled { sensor.skip(to: time) }
        sensor.write(register, payload, at: time)
        body.gyroscope = sensor.state
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch register {
        case sensor.chip.data where payload.isEmpty: sensor.bytes(rotation(body, since: 0.01, at: time))
        case Self.powerStatus where !isBMI270 && payload.isEmpty: [body.powerStatus]
        default: sensor.registers.read(register, payload)
        }
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] { sensor.commands }

    mutating func skip(to time: Timestamp) {
        sensor.skip(to: time)
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        guard let sample = sensor.takeSample() else { return }
        let values = body.rotation(from: sample.last, to: sample.time) + offset
        sensor.send(values, &body, &bus, at: sample.time)
    }

    private func rotation(_ body: BoardBody, since seconds: Double, at time: Timestamp) -> MotionAxes {
        let pause = Timestamp.zero.advanced(bySeconds: seconds).nanoseconds
        let earlier = Timestamp(nanoseconds: time.nanoseconds - min(time.nanoseconds, pause))
        return body.rotation(from: earlier, to: time) + offset
    }

    private var offset: MotionAxes {
        guard isBMI270 else { return .zero }
        let registers = sensor.registers
        return MotionAxes(
            x: registers.signedByte(Self.offset, 0), y: registers.signedByte(Self.offset, 1),
            z: registers.signedByte(Self.offset, 2)) * Self.offsetUnit
    }
}
