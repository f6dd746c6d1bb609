/// A sensor with a configuration.
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
    /// Sensor fusion, which uses accelerometer, gyroscope and magnetometer exclusively.
    case fusion

    private static let modules: [BoardSensor: BoardModule] = [
        .accelerometer: .accelerometer, .gyroscope: .gyroscope, .magnetometer: .magnetometer,
        .barometer: .barometer, .light: .ambientLight, .humidity: .humidity, .fusion: .fusion,
    ]

    /// The module.
    var module: BoardModule { Self.modules[self] ?? .accelerometer }

    /// Whether the sensor measures only after a start, and not on each read.
    var needsStart: Bool { self != .humidity }

    /// The name in messages.
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
