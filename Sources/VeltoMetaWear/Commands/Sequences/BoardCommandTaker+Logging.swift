public import VeltoCore

/// The log of a board.
extension BoardCommandTaker {
    /// Starts the sensors of all loggers, and then the log; a sequence writes mode and start of the log alone.
    ///
    /// If one of them fails, those that were started are stopped again. The log goes on when the link ends. The operation fails with
    /// `invalidState` without loggers, for a log that is full and does not overwrite, and for a sensor that runs with another
    /// configuration or whose range differs from that of the entries in the log.
    public func startLogging(_ mode: LogMode = .overwrite) throws(VeltoError) -> Outcome {
        try perform(StartLogging(mode: mode))
    }

    /// Stops the log, and the sensors that run for its loggers alone; loggers and entries stay.
    public func stopLogging() throws(VeltoError) -> Outcome {
        try perform(StopLogging())
    }
}
