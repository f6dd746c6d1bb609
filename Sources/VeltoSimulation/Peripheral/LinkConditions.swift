/// The radio conditions of a simulated device.
///
/// A link has a realistic capacity. The defaults carry 100 notifications per second, three per connection event.
/// Notifications and requests wait for an event. The firmware queues up to six notifications, and drops further
/// samples.
public struct LinkConditions: Hashable, Sendable {
    /// The fraction of lost advertisements and connection events, 0 to 1.
    ///
    /// The packets of a lost event arrive at a later one. At 1, the link ends by supervision timeout. An ideal link
    /// loses this fraction of the notifications instead, and delays nothing.
    public var packetLoss: Double
    /// Additional latency in seconds, 0 to 10.
    public var delay: Double
    /// Whether the device is in range; out of range, an existing link ends by supervision timeout.
    public var isInRange: Bool
    /// Whether the device refuses connections.
    public var refusesLinks: Bool
    /// The mean signal strength in dBm.
    public var signalStrength: Int8
    /// The host's choice of the connection interval in seconds, 0.0075 to 4.
    ///
    /// If a board has requested other connection parameters, the nearest interval in the requested range is used.
    public var interval: Double
    /// The maximum number of notifications per connection event, 1 to 100.
    ///
    /// The default, 0, means three, or six at the shortest interval.
    public var notificationsPerInterval: Int
    /// The maximum number of the host's requests and commands per connection event, 1 to 100.
    ///
    /// The default, 0, means three, or six at the shortest interval. A request waits for the response to the previous
    /// one.
    public var writesPerInterval: Int
    /// The host's ATT MTU in bytes, 23 to 247, from the next link on.
    public var mtu: Int
    /// Whether the link delivers all packets at once.
    ///
    /// If so, `interval` and the counts have no effect.
    public var isIdeal: Bool

    /// Creates conditions; the defaults describe a good link.
    public init(
        packetLoss: Double = 0, delay: Double = 0, isInRange: Bool = true, refusesLinks: Bool = false,
        signalStrength: Int8 = -55, interval: Double = 0.03, notificationsPerInterval: Int = 0,
        writesPerInterval: Int = 0, mtu: Int = 247, isIdeal: Bool = false
    ) {
        self.packetLoss = packetLoss
        self.delay = delay
        self.isInRange = isInRange
        self.refusesLinks = refusesLinks
        self.signalStrength = signalStrength
        self.interval = interval
        self.notificationsPerInterval = notificationsPerInterval
        self.writesPerInterval = writesPerInterval
        self.mtu = mtu
        self.isIdeal = isIdeal
    }

    /// A link that delivers all packets at once and loses none.
    public static let ideal = LinkConditions(isIdeal: true)

    /// A link at the shortest interval, 7.5 ms; it carries 800 notifications per second.
    public static let shortestInterval = LinkConditions(interval: LinkParameters.shortestInterval)

    /// Whether any packets pass between the device and a host.
    var isAudible: Bool { isInRange && (isIdeal || packetLoss < 1) }
}
