/// The counters and the link state of a simulated device.
public struct PeripheralStatus: Hashable, Sendable {
    /// Whether the program is the device's backend.
    public let isBare: Bool
    /// Whether a link is up.
    public let isConnected: Bool
    /// The number of attributes whose notifications the host has enabled.
    public let subscriptionCount: Int
    /// The number of links so far.
    public let linkCount: Int
    /// The number of recorded, unread writes.
    public let waitingWriteCount: Int
    /// The number of writes that reached the firmware.
    public let writeCount: UInt64
    /// The number of notifications sent to a subscribed host.
    public let notificationCount: UInt64
    /// The number of those notifications that were lost.
    public let lostNotificationCount: UInt64
    /// The current connection interval (seconds); 0 without a link, and over an ideal one.
    public let connectionInterval: Double
}
