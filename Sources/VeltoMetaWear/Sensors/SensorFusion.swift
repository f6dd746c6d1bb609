internal import VeltoCore

/// The mode of sensor fusion.
///
/// Source: MetaWear module protocol, 4.17.
public enum FusionMode: CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// All three sensors: orientation with a heading from the magnetic field.
    case ndof
    /// Accelerometer and gyroscope: orientation whose heading begins at 0 and drifts.
    case imuPlus
    /// Accelerometer and magnetometer: a compass.
    case compass
    /// Accelerometer and magnetometer instead of the gyroscope: rotation at low current.
    case m4g

    /// The name in messages, the same in all languages.
    public var description: String {
        switch self {
        case .ndof: "NDOF"
        case .imuPlus: "IMU_PLUS"
        case .compass: "COMPASS"
        case .m4g: "M4G"
        }
    }
}

/// The fusion of accelerometer, gyroscope and magnetometer, which it configures and runs itself.
///
/// Source: MetaWear module protocol, 4.17.
struct SensorFusion: SensorChip {
    /// A mode and the sensors that it runs.
    private struct Mode {
        let mode: FusionMode
        let code: UInt8
        let accelerometerRate: Double
        let usesGyroscope: Bool
        let usesMagnetometer: Bool
    }

    private static let modes = [
        Mode(mode: .ndof, code: 1, accelerometerRate: 100, usesGyroscope: true, usesMagnetometer: true),
        Mode(mode: .imuPlus, code: 2, accelerometerRate: 100, usesGyroscope: true, usesMagnetometer: false),
        Mode(mode: .compass, code: 3, accelerometerRate: 25, usesGyroscope: false, usesMagnetometer: true),
        Mode(mode: .m4g, code: 4, accelerometerRate: 50, usesGyroscope: false, usesMagnetometer: true),
    ]

    /// Ranges of the accelerometer (g) and of the gyroscope (°/s) in the order of their codes.
    private static let ranges = [2.0, 4, 8, 16]
    private static let rotationRanges = [2000.0, 1000, 500, 250]
    private static let gyroscopeRate = 100.0
    /// The code of no mode.
    private static let sleep: UInt8 = 0
    private static let module = BoardModule.fusion
    private static let (enable, mode, outputs): (UInt8, UInt8, UInt8) = (0x01, 0x02, 0x03)
    private static let allOutputs: UInt8 = 0x7F
    /// The first register of an output.
    private static let firstOutput: UInt8 = 0x04

    private let accelerometer: InertialChip
    private let gyroscope: InertialChip
    private let magnetometer: Magnetometer?

    /// Nil for a board with unknown chips.
    ///
    /// The gyroscope identifies both chips. Bytes for another accelerometer would set a wrong range.
    init?(_ modules: [BoardModule: ModuleInfo]) {
        guard let gyroscopeInfo = modules[.gyroscope], let accelerometerInfo = modules[.accelerometer],
            let gyroscope = InertialChip.of(.gyroscope, gyroscopeInfo),
            let accelerometer = InertialChip.of(.accelerometer, accelerometerInfo)
        else { return nil }
        self.gyroscope = gyroscope
        self.accelerometer = accelerometer
        magnetometer = modules[.magnetometer].map { Magnetometer($0) }
    }

    var standard: SensorConfiguration {
        var standard = SensorConfiguration(rate: Self.gyroscopeRate, range: 16)
        standard.fusion = magnetometer == nil ? .imuPlus : .ndof
        standard.rotationRange = 2000
        return standard
    }

    // MARK: Settings

    func nearest(_ request: SensorConfiguration) -> SensorSetting {
        let wanted = request.fusion ?? standard.fusion
        let mode = Self.modes.first { $0.mode == wanted } ?? Self.modes[0]
        let range = Self.ranges.indices.nearest(to: request.range) { Self.ranges[$0] } ?? 0
        let rotation =
            Self.rotationRanges.indices.nearest(to: request.rotationRange ?? 2000) { Self.rotationRanges[$0] } ?? 0
        var chosen = SensorConfiguration(rate: mode.accelerometerRate, range: Self.ranges[range])
        chosen.fusion = mode.mode
        chosen.rotationRange = mode.usesGyroscope ? Self.rotationRanges[rotation] : nil
        let parts = parts(of: mode, range: chosen.range, rotation: Self.rotationRanges[rotation])
        let modePacket = register(Self.mode).command(mode.code, UInt8(rotation + 1) << 4 | UInt8(range))
        return SensorSetting(
            configuration: chosen, setUp: [.write(modePacket)] + parts.flatMap(\.setting.setUp),
            prepare: parts.flatMap { $0.chip.hands(register(Self.enable), on: true) }
                + parts.flatMap(\.setting.start),
            start: [register(Self.enable).command(1)],
            stop: [register(Self.enable).command(0), register(Self.outputs).command(0, Self.allOutputs)]
                + parts.compactMap(\.setting.stop.first) + parts.flatMap { $0.setting.stop.dropFirst() },
            isSteady: true, occupied: Set(parts.map(\.sensor)), restTime: 0.5)
    }

    /// Returns the sensors of a mode with the settings that fusion requires.
    private func parts(
        of mode: Mode, range: Double, rotation: Double
    ) -> [(sensor: BoardSensor, chip: any SensorChip, setting: SensorSetting)] {
        let force = SensorConfiguration(rate: mode.accelerometerRate, range: range)
        let turn = SensorConfiguration(rate: Self.gyroscopeRate, range: rotation)
        let field = SensorConfiguration(rate: 25)
        let all: [(BoardSensor, (any SensorChip)?, SensorConfiguration)] = [
            (.accelerometer, accelerometer, force), (.gyroscope, mode.usesGyroscope ? gyroscope : nil, turn),
            (.magnetometer, mode.usesMagnetometer ? magnetometer : nil, field),
        ]
        return all.compactMap { sensor, chip, wanted in chip.map { (sensor, $0, $0.nearest(wanted)) } }
    }

    var configurationRegisters: [(register: BoardRegister, size: Int)] { [(register(Self.mode), 2)] }

    func isAsleep(_ values: ByteReader) -> Bool {
        var values = values
        return values.next(UInt8.self) == Self.sleep
    }

    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration? {
        let (code, ranges) = (try values.read(UInt8.self), try values.read(UInt8.self))
        guard let mode = Self.modes.first(where: { $0.code == code }) else { return nil }
        let (range, rotation) = (Int(ranges & 0x0F), Int(ranges >> 4) - 1)
        guard Self.ranges.indices.contains(range), Self.rotationRanges.indices.contains(rotation) else { return nil }
        var found = SensorConfiguration(rate: mode.accelerometerRate, range: Self.ranges[range])
        found.fusion = mode.mode
        found.rotationRange = mode.usesGyroscope ? Self.rotationRanges[rotation] : nil
        return found
    }

    // MARK: Outputs

    var hasSeparateOutputs: Bool { true }

    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]] {
        guard output.module == Self.module, output.number >= Self.firstOutput else { return [] }
        let bit: UInt8 = 1 << (output.number - Self.firstOutput)
        return [register(Self.outputs).command(areOn ? [bit, 0] : [0, bit])]
    }

    private func register(_ number: UInt8) -> BoardRegister { BoardRegister(Self.module, number) }
}
