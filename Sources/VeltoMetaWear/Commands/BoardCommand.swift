public import VeltoWearable

/// A command for a board.
public enum BoardCommand: SessionCommand {
    /// Read back what a sensor is set to.
    case readSensor(BoardSensor)
    /// Run a sensor without a stream, as configured here or else as it was set: it measures, and sends nothing by itself.
    case startSensor(BoardSensor, for: SensorUser, as: SensorConfiguration? = nil)
    /// End that; the sensor stops with its last user.
    case stopSensor(BoardSensor, for: SensorUser)
    /// Set a detector and start it.
    case startDetector(DetectorConfiguration)
    /// Stop a detector.
    case stopDetector(DetectorKind)
    /// Count steps from 0.
    case clearSteps
    /// End what the board was told to do.
    case tearDown(BoardParts)
    /// Reset the board.
    case reset(BoardReset)
    /// Remove what the board was told to do, its log and its macros, and reset it.
    case factoryReset
    /// Write patterns in place of all that there were, and then do something with them.
    case playLight([LightPattern], then: LightAction?)
    /// Play, pause or end the light.
    case controlLight(LightAction)
    /// Vibrate, with a strength from 0 to 1, for some seconds.
    case playMotor(strength: Double, seconds: Double)
    /// Sound for some seconds.
    case playBuzzer(seconds: Double)
    /// Write a packet as it is.
    case write([UInt8])
    /// Write a request as it is; the operation brings the reply that begins with these bytes, or else the answer of its register.
    case request([UInt8], replyPrefix: [UInt8] = [])
}
