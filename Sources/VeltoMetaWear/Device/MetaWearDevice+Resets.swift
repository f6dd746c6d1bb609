public import VeltoCore
public import VeltoWearable

/// Removal of a board's tasks.
extension MetaWearDevice {
    /// The timeout of the end of a link and of the reconnect (seconds).
    private var returnTime: Double { 30 }

    /// Removes the board's tasks, whichever program created them, without a reset.
    ///
    /// Streams of removed parts end with `cancelled`.
    public func beginTearDown(_ parts: BoardParts = .all) throws(VeltoError) -> Device.Operation {
        try begin.perform(TearDown(parts: parts))
    }

    /// Removes loggers, log, processors, events, timers and macros, and resets the board.
    ///
    /// The operation ends after some seconds, when the board is ready again. Its settings, including the name, return
    /// to the firmware's defaults.
    public func beginFactoryReset() throws(VeltoError) -> Device.Operation {
        try device.performAndReconnect(FactoryReset(), timeout: returnTime)
    }
}
