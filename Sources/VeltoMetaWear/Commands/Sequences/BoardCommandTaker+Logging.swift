public import VeltoCore

/// The log of a board.
extension BoardCommandTaker {
    /// Starts the sensors of all loggers, and then the log.
    ///
    /// A sequence records only the mode and the start of the log.
    ///
    /// If one of the sensors fails, the started ones are stopped again. The log continues when the link ends. The
    /// operation fails with `invalidState` without loggers, for a full log that does not overwrite, and for a sensor
    /// that runs with another configuration or whose range differs from that of the entries in the log.
    public func startLogging(_ mode: LogMode = .overwrite) throws(VeltoError) -> Outcome {
        try perform(StartLogging(mode: mode))
    }

    /// Stops the log, and the sensors that run only for its loggers.
    ///
    /// Loggers and entries stay.
    public func stopLogging() throws(VeltoError) -> Outcome {
        try perform(StopLogging())
    }
}
