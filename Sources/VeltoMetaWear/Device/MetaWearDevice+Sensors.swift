public import VeltoCore
public import VeltoWearable

/// Configurations of sensors.
extension MetaWearDevice {
    /// Sets a sensor to the nearest supported configuration.
    ///
    /// It applies at the next start, on this and later links.
    ///
    /// Returns the chosen configuration. Throws if the board is not connected or lacks the sensor.
    @discardableResult
    public func setSensor(
        _ sensor: BoardSensor, _ configuration: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        guard let status else { throw .notConnected }
        let chosen = try status.nearest(sensor, configuration)
        try keep(SensorChoice(sensor: sensor, configuration: chosen))
        return chosen
    }

    /// Sets the rate (Hz) and range (g or °/s) of a sensor, and all other members to the recommendation of the chip's
    /// data sheet.
    @discardableResult
    public func setSensor(
        _ sensor: BoardSensor, rate: Double, range: Double
    ) throws(VeltoError) -> SensorConfiguration {
        try setSensor(sensor, SensorConfiguration(rate: rate, range: range))
    }

    /// Reads the configuration of a sensor, which the board keeps across links, into `status`.
    public func beginReadSensorConfiguration(_ sensor: BoardSensor) throws(VeltoError) -> Device.Operation {
        try begin.perform(ReadSensor(sensor: sensor))
    }
}
