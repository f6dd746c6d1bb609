public import VeltoCore
public import VeltoWearable

/// What makes a board forget.
extension MetaWearDevice {
    /// The time that a board has for the end of a link, and for coming back (seconds).
    private var returnTime: Double { 30 }

    /// Ends what the board was told to do, by this library or by others, without a reset.
    ///
    /// Streams of what is torn down stay, and get nothing more.
    public func tearDown(_ parts: BoardParts = .all) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.tearDown(parts))
    }

    /// Resets the board; the operation ends when the link has ended, or for the kinds that come later, when the board has taken it.
    public func reset(_ kind: BoardReset = .now) throws(VeltoError) -> Device.Operation {
        try perform(BoardCommand.reset(kind))
    }

    /// Removes loggers, log, processors, events, timers and macros, and resets the board.
    ///
    /// The operation ends when the board is ready again, after some seconds. Its settings, the name
    /// among them, become those of the firmware again.
    public func factoryReset() throws(VeltoError) -> Device.Operation {
        try device.performAndReconnect(BoardCommand.factoryReset, timeout: returnTime)
    }
}
