internal import VeltoWearable

/// Sets the configuration of a sensor at its next start, on this link and later ones.
struct SensorChoice: BoardPreference {
    let sensor: BoardSensor
    let configuration: SensorConfiguration

    var name: String { "sensor \(sensor)" }

    func apply(to preferences: inout BoardPreferences) {
        preferences.choices[sensor] = configuration
        preferences.readBack[sensor] = nil
    }
}
