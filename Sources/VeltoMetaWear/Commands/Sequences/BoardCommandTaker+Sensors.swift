public import VeltoCore
internal import VeltoWearable

/// Sensors, detectors and sensor fusion; a sensor runs as long as one of its users does.
extension BoardCommandTaker {
    /// Runs a sensor without a stream, for what the board itself does with it.
    ///
    /// The operation fails with `invalidState` if the sensor runs with another configuration.
    public func startSensor(_ sensor: BoardSensor) throws(VeltoError) -> Outcome {
        try perform(StartSensor(sensor: sensor, user: .program))
    }

    /// Ends `startSensor`; the sensor stops with its last user.
    public func stopSensor(_ sensor: BoardSensor) throws(VeltoError) -> Outcome {
        try perform(StopSensor(sensor: sensor, user: .program))
    }

    /// Sets a detector and starts it, and with it the accelerometer: what it finds are events.
    ///
    /// ```swift
    /// var configuration = DetectorConfiguration(.anyMotion)
    /// configuration.threshold = 0.5  // g
    /// let operation = try device.metaWear?.begin.startDetector(configuration)
    /// _ = operation?.wait()
    /// ```
    ///
    /// The operation fails with `unsupported` if the board's accelerometer has no such detector, with `invalidArgument` for a
    /// member that it does not have or cannot do, and with `invalidState` for one that excludes a detector that runs.
    public func startDetector(_ configuration: DetectorConfiguration) throws(VeltoError) -> Outcome {
        try perform(StartDetector(configuration: configuration))
    }

    /// Stops a detector; the accelerometer stops with its last user.
    public func stopDetector(_ kind: DetectorKind) throws(VeltoError) -> Outcome {
        try perform(StopDetector(kind: kind))
    }

    /// Counts steps from 0.
    public func clearSteps() throws(VeltoError) -> Outcome {
        try perform(ClearSteps())
    }

    // MARK: Sensor fusion

    /// Lets the heading of sensor fusion begin at 0 again.
    public func resetFusion() throws(VeltoError) -> Outcome { try perform(ResetFusion()) }

    /// Gives sensor fusion a calibration that was read before, for its next start.
    public func writeFusionCalibration(_ calibration: FusionCalibration) throws(VeltoError) -> Outcome {
        try perform(WriteFusionCalibration(calibration: calibration))
    }

    // MARK: Corrections

    /// Adds the same to each sample, in g or °/s along x, y and z; BMI270 only, which forgets it with a reset.
    public func writeOffset(_ sensor: BoardSensor, _ offset: [Double]) throws(VeltoError) -> Outcome {
        try perform(WriteOffset(sensor: sensor, offset: offset))
    }

    /// Turns the axes of the accelerometer into others, each from another one of the chip; BMI270 only.
    public func writeAxes(x: ChipAxis, y: ChipAxis, z: ChipAxis) throws(VeltoError) -> Outcome {
        try perform(WriteAxes(x: x, y: y, z: z))
    }

    /// Leaves samples out for what the board itself does with them; BMI270 only.
    public func writeDownsampling(_ downsampling: Downsampling) throws(VeltoError) -> Outcome {
        try perform(WriteDownsampling(downsampling: downsampling))
    }

    /// Sets the pins at which a thermistor is connected.
    public func writeThermistor(_ thermistor: Thermistor) throws(VeltoError) -> Outcome {
        try perform(WriteThermistor(thermistor: thermistor))
    }
}
