public import VeltoCore
public import VeltoWearable

/// Sensors and detectors; a sensor runs as long as one of its users does.
extension MetaWearDevice {
    /// Sets a sensor to what it can do that is nearest: in force when it starts next, on this link and later ones.
    ///
    /// Returns what was chosen. Throws if the board is not connected or lacks the sensor.
    @discardableResult
    public func setSensor(
        _ sensor: BoardSensor, _ configuration: SensorConfiguration
    ) throws(VeltoError) -> SensorConfiguration {
        guard let status else { throw VeltoError(.notConnected, "the board is not connected") }
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
    public func readSensorConfiguration(_ sensor: BoardSensor) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.readSensor(sensor))
    }

    /// Runs a sensor without a stream, for what the board itself does with it.
    ///
    /// The operation fails with `invalidState` if the sensor runs with another configuration.
    public func startSensor(_ sensor: BoardSensor) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.startSensor(sensor, for: .program))
    }

    /// Ends `startSensor`; the sensor stops with its last user.
    public func stopSensor(_ sensor: BoardSensor) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.stopSensor(sensor, for: .program))
    }

    /// Sets a detector and starts it, and with it the accelerometer: what it finds are events.
    ///
    /// ```swift
    /// var configuration = DetectorConfiguration(.anyMotion)
    /// configuration.threshold = 0.5  // g
    /// let operation = try device.metaWear?.startDetector(configuration)
    /// _ = operation?.wait()
    /// ```
    ///
    /// The operation fails with `unsupported` if the board's accelerometer has no such detector, with `invalidArgument` for a
    /// member that it does not have or cannot do, and with `invalidState` for one that excludes a detector that runs.
    public func startDetector(_ configuration: DetectorConfiguration) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.startDetector(configuration))
    }

    /// Stops a detector; the accelerometer stops with its last user.
    public func stopDetector(_ kind: DetectorKind) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.stopDetector(kind))
    }

    /// Counts steps from 0.
    public func clearSteps() throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.clearSteps)
    }
}
