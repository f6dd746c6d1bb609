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
    /// The rate mode at the newest packet, which says how long that counts as lately.
    public var windowMode = RateMode.unknown
    /// Seconds since the newest packet, infinite before the first.
    public var packetAge = Double.infinity

    /// A device that has sent nothing.
    public init() {}

    /// The same with what depends on the time.
    @inline(__always)  // Its many results stay in registers then.
    public func settled(at now: Timestamp) -> InputStatus {
        let age = packetCount > 0 ? now.seconds(since: newestPacket) : .infinity
        var settled = self
        settled.packetAge = max(0, age)
        settled.isReceiving = age <= windowMode.receiveWindow + SignalMaths.timeSlack
        return settled
    }
}

/// What only the owner of a device knows about its input.
package struct InputOwner: BitwiseCopyable, Sendable {
    /// The device's handle.
    package let device: ObjectHandle
    /// The place among the players, −1 for none.
    package let playerIndex: Int32
    /// Whether the device can be used now.
    package let isConnected: Bool

    /// Describes an owner.
    package init(device: ObjectHandle, playerIndex: Int32, isConnected: Bool) {
        self.device = device
        self.playerIndex = playerIndex
        self.isConnected = isConnected
    }
}
