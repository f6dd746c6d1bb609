public import VeltoCore

/// What the side that receives packets knows at the moment of a poll.
///
/// Counters only ever grow (and wrap), so that a poller sees every edge since its last look, however seldom it looks.
public struct InputStatus: Hashable, Sendable {
    /// Buttons that are down, one bit each.
    public var buttonsDown: UInt32 = 0
    /// How often the main button went down.
    public var pressCount: UInt32 = 0
    /// How often the main button came up.
    public var releaseCount: UInt32 = 0
    /// How often the main button, or what counts as it, was clicked.
    public var clickCount: UInt32 = 0
    /// How often the device sends.
    public var rateMode = RateMode.unknown
    /// Whether a packet came lately.
    public var isReceiving = false
    /// How many packets came since the link is up.
    public var packetCount: UInt64 = 0
    /// When the newest packet came; meaningless while `packetCount` is 0.
    public var newestPacket = Timestamp.zero

    /// A device that has sent nothing.
    public init() {}
}
