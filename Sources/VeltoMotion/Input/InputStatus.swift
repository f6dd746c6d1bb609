public import VeltoCore

/// The state of the receiving side at the time of a poll.
///
/// Counters only increase (and wrap), so a poller sees every edge since its last poll, regardless of its poll rate.
public struct InputStatus: BitwiseCopyable, Hashable, Sendable {
    /// The buttons that are down, one bit each.
    public var buttonsDown: UInt32 = 0
    /// The number of presses of the main button.
    public var pressCount: UInt32 = 0
    /// The number of releases of the main button.
    public var releaseCount: UInt32 = 0
    /// The number of clicks of the main button or its equivalent.
    public var clickCount: UInt32 = 0
    /// The number of taps of each finger.
    public var fingerPressCount = FingerCounts()
    /// The accuracy of the gyroscope's bias.
    public var gyroscope = GyroscopeCalibration.unknown
    /// Whether the device has been at rest since it was connected.
    public var hasRested = false
    /// The device's rate mode.
    public var rateMode = RateMode.unknown
    /// The rate mode at the newest packet, which determines the receive window.
    public var windowMode = RateMode.unknown
    /// The number of packets since the link came up.
    public var packetCount: UInt64 = 0
    /// The time of the newest packet; undefined while `packetCount` is 0.
    public var newestPacket = Timestamp.zero
    /// Whether a packet arrived recently.
    public var isReceiving = false
    /// Time since the newest packet (seconds); infinite before the first packet.
    public var packetAge = Double.infinity

    /// Creates the status of a device that has sent no packets.
    public init() {}

    /// Returns the status with the members that depend on the current time.
    @inline(__always)  // Keeps its many results in registers.
    public func settled(at now: Timestamp) -> InputStatus {
        let age = packetCount > 0 ? now.seconds(since: newestPacket) : .infinity
        var settled = self
        settled.packetAge = max(0, age)
        settled.isReceiving = age <= windowMode.receiveWindow + SignalMaths.timeSlack
        return settled
    }
}

/// The members of an input that only the owner of a device knows.
package struct InputOwner: BitwiseCopyable, Sendable {
    /// The device's handle.
    package let device: ObjectHandle
    /// The player index; −1 for none.
    package let playerIndex: Int32
    /// Whether the device is ready.
    package let isConnected: Bool
    /// Whether the device moves a position.
    package let hasPosition: Bool

    /// Creates an owner.
    package init(device: ObjectHandle, playerIndex: Int32, isConnected: Bool, hasPosition: Bool) {
        self.device = device
        self.playerIndex = playerIndex
        self.isConnected = isConnected
        self.hasPosition = hasPosition
    }
}
