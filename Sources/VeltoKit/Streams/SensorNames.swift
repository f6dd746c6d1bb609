internal import VeltoCore

/// Everyday names of sensors, for the error about an unknown signal: signals are named after quantities.
enum SensorNames {
    private static let signals = [
        "accelerometer": "acceleration",
        "gyroscope": "angular-velocity", "gyro": "angular-velocity", "rotation": "angular-velocity",
        "magnetometer": "magnetic-field", "mag": "magnetic-field", "compass": "magnetic-field",
        "barometer": "pressure", "light": "illuminance", "ambient-light": "illuminance", "button": "switch",
        "hygrometer": "humidity",
        "euler": "euler-angles", "fusion": "quaternion", "attitude": "quaternion",
    ]

    /// Returns the end of a sentence about an unknown signal: the signal of the sensor with that name, or the nearest names.
    static func suggestions(for name: String, among identifiers: [String]) -> String {
        let sensor = name.lowercased().filter { $0 != "_" && $0 != " " }
        guard let signal = signals[sensor], identifiers.contains(signal) else {
            return name.suggestions(among: identifiers)
        }
        return "the signal is called '\(signal)'"
    }
}
