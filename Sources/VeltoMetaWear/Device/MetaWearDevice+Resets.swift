public import VeltoCore
public import VeltoWearable

/// Removal of a board's tasks.
extension MetaWearDevice {
    /// The time that a board has for the end of a link, and for coming back (seconds).
    private var returnTime: Double { 30 }

    /// Ends the board's tasks, whichever program gave them, without a reset.
    ///
    /// Streams of removed parts end with `cancelled`.
    public func beginTearDown(_ parts: BoardParts = .all) throws(VeltoError) -> Device.Operation {
        try begin.perform(TearDown(parts: parts))
    }

    /// Removes loggers, log, processors, events, timers and macros, and resets the board.
    ///
    /// The operation ends when the board is ready again, after some seconds. Its settings, the name
    /// among them, become those of the firmware again.
    public func beginFactoryReset() throws(VeltoError) -> Device.Operation {
        try device.performAndReconnect(FactoryReset(), timeout: returnTime)
    }
}
