public import VeltoCore
internal import VeltoWearable

/// Sensors, detectors and sensor fusion.
///
/// A sensor runs while it has a user.
extension BoardCommandTaker {
    /// Runs a sensor without a stream, for use on the board itself.
    ///
    /// The operation fails with `invalidState` if the sensor runs with another configuration.
    public func startSensor(_ sensor: BoardSensor) throws(VeltoError) -> Outcome {
        try perform(StartSensor(sensor: sensor, user: .program))
    }

    /// Ends the use of a sensor by `startSensor`.
    ///
    /// The sensor stops with its last user.
    public func stopSensor(_ sensor: BoardSensor) throws(VeltoError) -> Outcome {
        try perform(StopSensor(sensor: sensor, user: .program))
    }

    /// Configures and starts a detector and the accelerometer.
    ///
    /// Its detections are published as events.
    ///
    /// ```swift
    /// var configuration = DetectorConfiguration(.anyMotion)
    /// configuration.threshold = 0.5  // g
    /// let operation = try device.metaWear?.begin.startDetector(configuration)
    /// _ = operation?.wait()
    /// ```
    ///
    /// The operation fails with `unsupported` if the board's accelerometer has no such detector, with `invalidArgument`
    /// for an unsupported member or value, and with `invalidState` if a running detector excludes it.
    public func startDetector(_ configuration: DetectorConfiguration) throws(VeltoError) -> Outcome {
        try perform(StartDetector(configuration: configuration))
    }

    /// Stops a detector.
    ///
    /// The accelerometer stops with its last user.
    public func stopDetector(_ kind: DetectorKind) throws(VeltoError) -> Outcome {
        try perform(StopDetector(kind: kind))
    }

    /// Resets the step counter to 0.
    public func clearSteps() throws(VeltoError) -> Outcome {
        try perform(ClearSteps())
    }

    // MARK: Sensor fusion

    /// Resets the heading of sensor fusion to 0.
    public func resetFusion() throws(VeltoError) -> Outcome { try perform(ResetFusion()) }

    /// Writes a previously read calibration of sensor fusion.
    ///
    /// It applies at the next start.
    public func writeFusionCalibration(_ calibration: FusionCalibration) throws(VeltoError) -> Outcome {
        try perform(WriteFusionCalibration(calibration: calibration))
    }

    // MARK: Corrections

    /// Sets an offset in g or °/s along x, y and z that the chip adds to each sample (BMI270 only).
    ///
    /// A reset clears the offset.
    public func writeOffset(_ sensor: BoardSensor, _ offset: [Double]) throws(VeltoError) -> Outcome {
        try perform(WriteOffset(sensor: sensor, offset: offset))
    }

    /// Remaps the axes of the accelerometer, each to a different axis of the chip (BMI270 only).
    public func writeAxes(x: ChipAxis, y: ChipAxis, z: ChipAxis) throws(VeltoError) -> Outcome {
        try perform(WriteAxes(x: x, y: y, z: z))
    }

    /// Sets the downsampling of samples for use on the board itself (BMI270 only).
    public func writeDownsampling(_ downsampling: Downsampling) throws(VeltoError) -> Outcome {
        try perform(WriteDownsampling(downsampling: downsampling))
    }

    /// Sets the pins of a thermistor.
    public func writeThermistor(_ thermistor: Thermistor) throws(VeltoError) -> Outcome {
        try perform(WriteThermistor(thermistor: thermistor))
    }
}
