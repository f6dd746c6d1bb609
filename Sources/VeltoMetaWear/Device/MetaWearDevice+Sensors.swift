public import VeltoCore
public import VeltoWearable

/// Configurations of sensors.
extension MetaWearDevice {
    /// Sets a sensor to what it can do that is nearest: in force when it starts next, on this link and later ones.
    ///
    /// Returns what was chosen. Throws if the board is not connected or lacks the sensor.
    @discardableResult
    public func setSensor(
        _ sensor: BoardSensor, _ configuration: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        guard let status else { throw .notConnected }
        let chosen = try status.nearest(sensor, configuration)
        try keep(SensorChoice(sensor: sensor, configuration: chosen))
        return chosen
    }

    /// Sets rate (Hz) and range (g or °/s) of a sensor, and everything else as the chip's data sheet recommends.
    @discardableResult
    public func setSensor(
        _ sensor: BoardSensor, rate: Double, range: Double
    ) throws(VeltoError) -> SensorConfiguration {
        try setSensor(sensor, SensorConfiguration(rate: rate, range: range))
    }

    /// Reads back what a sensor is set to, which the board keeps from link to link; `status` has it then.
    public func beginReadSensorConfiguration(_ sensor: BoardSensor) throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadSensor(sensor: sensor))
    }
}
