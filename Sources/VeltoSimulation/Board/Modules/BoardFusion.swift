internal import VeltoBluetooth
internal import VeltoCore

/// Sensor fusion.
///
/// It requires its sensors to run and report, and computes its outputs from the board's true attitude.
///
/// It assumes the sensor ranges in its own register. If the sensors use other ranges, accelerations and rotations are
/// wrong by the ratio. The outputs of each mode were observed on real boards. Source: MetaWear module notes, 4.17 and
/// 7.
struct BoardFusion: BoardModule {
    private let revision: UInt8
    private var registers = BoardRegisters([Register.mode: [0, 0x10]], masks: [Register.outputs])
    /// The written calibration of each sensor.
    private var calibrations: [UInt8: [UInt8]] = [:]
    private var clock: SampleClock?
    /// The true heading at which the reported heading is 0.
    private var zero = 0.0

    private enum Register {
        static let enable: UInt8 = 0x01
        static let mode: UInt8 = 0x02
        static let outputs: UInt8 = 0x03
        static let firstOutput: UInt8 = 0x04
        static let calibrationState: UInt8 = 0x0B
        static let calibration: [UInt8] = [0x0C, 0x0D, 0x0E]
        static let reset: UInt8 = 0x0F
    }

    /// A mode with its output rate, sensors and outputs.
    private struct Mode {
        let rate: UInt64
        let usesGyroscope: Bool
        let usesMagnetometer: Bool
        let outputs: UInt8
    }

    private static let module: UInt8 = 0x19
    private static let (ndof, imuPlus): (UInt8, UInt8) = (1, 2)
    private static let modes: [UInt8: Mode] = [
        ndof: Mode(rate: 100, usesGyroscope: true, usesMagnetometer: true, outputs: 0x7F),
        imuPlus: Mode(rate: 100, usesGyroscope: true, usesMagnetometer: false, outputs: 0x5B),
        3: Mode(rate: 25, usesGyroscope: false, usesMagnetometer: true, outputs: 0x3D),
        4: Mode(rate: 50, usesGyroscope: false, usesMagnetometer: true, outputs: 0x3D),
    ]
    private static let largestMode: UInt8 = 4
    private static let bestAccuracy: UInt8 = 3
    private static let standardGravity = 9.80665
    /// LSB per g and per degree per second, by range code.
    private static let scales: [Double] = [16_384, 8192, 4096, 2048]
    private static let rotationScales = [16.4, 32.8, 65.6, 131.2]
    private static let largestCount = 32_767.0

    init(_ information: BoardModuleInformation) {
        revision = information.revision
    }

    let notifying = [UInt8](0x04...0x0A)
    var isRunning: Bool { clock != nil }
    var nextDue: Timestamp { clock?.next ?? .distantFuture }

    private var mode: Mode? { Self.modes[registers.byte(Register.mode, 0)] }

    // MARK: Registers

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch register {
        case Register.enable where payload.count == 1: enable(payload[0] == 1, body, at: time)
        case Register.mode where payload.count == 2 && Self.isLegal(payload) && !isRunning:
            registers.write(register, payload)
        case Register.reset where revision >= 3 && payload == [1] && mode?.usesGyroscope == true:
            zero = body.heading(at: time)
        case Register.calibration[0]...Register.calibration[2] where revision >= 2 && payload.count == 10:
            calibrate(register, payload, &body, &bus)
        case Register.outputs: registers.write(register, payload)
        default: break
        }
    }

    /// Returns whether the mode and its ranges exist.
    private static func isLegal(_ payload: [UInt8]) -> Bool {
        payload[0] <= largestMode && scales.indices.contains(Int(payload[1] & 0x0F))
            && rotationScales.indices.contains(Int(payload[1] >> 4) - 1)
    }

    /// Stores a calibration; the firmware crashes on poor magnetometer data.
    private mutating func calibrate(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus
    ) {
        guard register != Register.calibration[2] || payload[8] >= Self.bestAccuracy else {
            body.pendingRestart = .crash
            bus.radio.linkEnd = .timeout
            return
        }
        calibrations[register] = payload
    }

    private mutating func enable(_ isOn: Bool, _ body: BoardBody, at time: Timestamp) {
        clock = isOn ? mode.map { SampleClock(every: 1_000_000_000 / $0.rate, from: time) } : nil
        // Without a magnetometer, the heading starts at 0.
        zero = registers.byte(Register.mode, 0) == Self.imuPlus ? body.heading(at: time) : 0
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard payload.isEmpty else { return nil }
        switch register {
        case Register.enable: return [isRunning ? 1 : 0]
        case Register.calibrationState: return revision >= 1 ? calibrationState : nil
        case Register.calibration[0]...Register.calibration[2]: return revision >= 2 ? calibration(register) : nil
        default: return registers.read(register, [])
        }
    }

    private var calibrationState: [UInt8] {
        guard isRunning, let mode else { return [0, 0, 0] }
        return [3, mode.usesGyroscope ? 3 : 0, mode.usesMagnetometer ? 3 : 0]
    }

    /// Returns the written or acquired calibration: offsets that identify the sensor, a radius, and the best accuracy.
    private func calibration(_ register: UInt8) -> [UInt8] {
        if let written = calibrations[register] { return written }
        let sensor = Int16(register - Register.calibration[0] + 1)
        return [sensor * 10, sensor * -10, sensor, 480, 3].flatMap(\.littleEndianBytes)
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        let learned = calibrations.sorted { $0.key < $1.key }.map { [$0.key] + $0.value }
        return registers.commands + learned + (isRunning ? [[Register.enable, 1]] : [])
    }

    // MARK: Outputs

    mutating func skip(to time: Timestamp) {
        clock?.skip(to: time)
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        guard let due = clock?.next, let period = clock?.period, let mode else { return }
        clock?.advance()
        guard body.accelerometer.feedsFusion, body.gyroscope.feedsFusion || !mode.usesGyroscope,
            body.magnetometer.feedsFusion || !mode.usesMagnetometer
        else { return }
        let earlier = Timestamp(nanoseconds: due.nanoseconds - min(due.nanoseconds, period))
        for bit in 0..<UInt8(notifying.count) where registers.mask(Register.outputs) & mode.outputs & 1 << bit != 0 {
            let register = Register.firstOutput + bit
            guard bus.isHeard(Self.module, register) else { continue }
            bus.notify(Self.module, register, value(bit, body, since: earlier, at: due), at: due)
        }
    }

    /// Returns the value of an output, by its bit.
    private func value(_ bit: UInt8, _ body: BoardBody, since earlier: Timestamp, at time: Timestamp) -> [UInt8] {
        let attitude = body.attitude(at: time)
        switch bit {
        case 0: return floats(acceleration(body, at: time) * 1000) + [Self.bestAccuracy]
        case 1: return floats(rotation(body, since: earlier, at: time)) + [Self.bestAccuracy]
        case 2: return floats(body.magneticField(at: time)) + [Self.bestAccuracy]
        case 3: return BoardAttitude(turned(attitude)).quaternion.flatMap(\.littleEndianBytes)
        case 4: return angles(turned(attitude))
        case 5: return floats(BoardAttitude(attitude).gravity * Self.standardGravity)
        default:
            let free = acceleration(body, at: time) + BoardAttitude(attitude).gravity * -1
            return floats(free * Self.standardGravity)
        }
    }

    /// Returns the acceleration in g, as fusion interprets the raw values of the accelerometer.
    private func acceleration(_ body: BoardBody, at time: Timestamp) -> MotionAxes {
        let scale = Self.scales[Int(registers.byte(Register.mode, 1) & 0x0F)]
        return Self.understood(body.acceleration(at: time), measured: body.accelerometer.scale, taken: scale)
    }

    /// Returns the rotation in °/s, as fusion interprets the raw values of the gyroscope.
    private func rotation(_ body: BoardBody, since earlier: Timestamp, at time: Timestamp) -> MotionAxes {
        let rotation = body.rotation(from: earlier, to: time)
        guard mode?.usesGyroscope == true else { return rotation }
        let scale = Self.rotationScales[Int(registers.byte(Register.mode, 1) >> 4) - 1]
        return Self.understood(rotation, measured: body.gyroscope.scale, taken: scale)
    }

    /// Clamps a measurement to the range of the sensor, and rescales it by the assumed range.
    private static func understood(_ axes: MotionAxes, measured: Double, taken: Double) -> MotionAxes {
        let limit = { (axis: Double) in min(max(axis * measured, -largestCount - 1), largestCount) / taken }
        return MotionAxes(x: limit(axes.x), y: limit(axes.y), z: limit(axes.z))
    }

    private func turned(_ axes: MotionAxes) -> MotionAxes { axes + MotionAxes(z: -zero) }

    /// Returns heading, pitch, roll and yaw; heading and yaw are equal.
    private func angles(_ axes: MotionAxes) -> [UInt8] {
        let heading = axes.z.isFinite ? axes.z.truncatingRemainder(dividingBy: 360) : 0
        let full = heading < 0 ? heading + 360 : heading
        return [full, axes.y, axes.x, full].flatMap { Float($0).littleEndianBytes }
    }

    private func floats(_ axes: MotionAxes) -> [UInt8] {
        [axes.x, axes.y, axes.z].flatMap { Float($0).littleEndianBytes }
    }
}

extension Float {
    /// Its bytes in a packet.
    var littleEndianBytes: [UInt8] { bitPattern.littleEndianBytes }
}
