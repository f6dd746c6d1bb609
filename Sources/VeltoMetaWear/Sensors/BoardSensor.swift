/// A sensor with a configuration of its own.
public enum BoardSensor: CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The accelerometer, whose range is in g.
    case accelerometer
    /// The gyroscope, whose range is in °/s.
    case gyroscope
    /// The magnetometer.
    case magnetometer
    /// The barometer.
    case barometer
    /// The sensor of ambient light.
    case light
    /// The hygrometer, which is only read.
    case humidity
    /// Sensor fusion, which has accelerometer, gyroscope and magnetometer to itself.
    case fusion

    private static let modules: [BoardSensor: BoardModule] = [
        .accelerometer: .accelerometer, .gyroscope: .gyroscope, .magnetometer: .magnetometer,
        .barometer: .barometer, .light: .ambientLight, .humidity: .humidity, .fusion: .fusion,
    ]

    /// The module.
    var module: BoardModule { Self.modules[self] ?? .accelerometer }

    /// Whether it measures only after it was started, and not whenever it is read.
    var needsStart: Bool { self != .humidity }

    /// The name in sentences.
    public var description: String { module.description }

    /// Returns the sensor's chip; nil if the board lacks the sensor or has an unknown chip.
    func chip(in modules: [BoardModule: ModuleInfo]) -> (any SensorChip)? {
        guard let info = modules[module] else { return nil }
        return switch self {
        case .accelerometer, .gyroscope: InertialChip.of(module, info)
        case .magnetometer: Magnetometer(info)
        case .barometer: Barometer(info)
        case .light: LightSensor()
        case .humidity: Hygrometer()
        case .fusion: SensorFusion(modules)
        }
    }
}
