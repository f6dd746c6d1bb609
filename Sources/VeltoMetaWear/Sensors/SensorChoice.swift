internal import VeltoWearable

/// What a program wants of a sensor: in force when the sensor starts next, on this link and later ones.
struct SensorChoice: LastingCommand {
    let sensor: BoardSensor
    let configuration: SensorConfiguration

    var key: String { "sensor \(sensor)" }
}
