/// The radio conditions of a simulated device.
///
/// A link has the capacity of a real one: with the defaults 100 notifications a second, three at each connection event.
/// Notifications and requests wait for an event. The firmware keeps up to six notifications, and drops further samples.
public struct LinkConditions: Hashable, Sendable {
    /// The fraction of advertisements and of connection events that are lost, 0 to 1.
    ///
    /// The packets of a lost event arrive at a later one. With 1 the link ends by supervision timeout. Over an
    /// ideal link a fraction of the notifications is lost instead, and nothing is late.
    public var packetLoss: Double
    /// Additional latency in seconds, 0 to 10.
    public var delay: Double
    /// Whether the device is in range; otherwise a link that is up ends by supervision timeout.
    public var isInRange: Bool
    /// Whether the device refuses to be connected.
    public var refusesLinks: Bool
    /// The mean signal strength in dBm.
    public var signalStrength: Int8
    /// The host's choice of the connection interval in seconds, 0.0075 to 4.
    ///
    /// A board that has requested other connection parameters gets the nearest interval that they allow.
    public var interval: Double
    /// The number of notifications that a connection event carries, 1 to 100.
    ///
    /// 0, the default, stands for three, or six at the shortest interval.
    public var notificationsPerInterval: Int
    /// The number of requests and commands of the host that a connection event carries, 1 to 100; 0 as for notifications.
    ///
    /// A request waits for the response to the one before it.
    public var writesPerInterval: Int
    /// The host's ATT MTU in bytes, 23 to 247, from the next link on.
    public var mtu: Int
    /// Whether the link carries everything at once: then `interval` and the counts do not matter.
    public var isIdeal: Bool

    /// Creates conditions; the defaults are those of a good link.
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

    /// A link that carries everything at once and loses nothing.
    public static let ideal = LinkConditions(isIdeal: true)

    /// The link of a host that has requested the shortest interval, 7.5 ms: 800 notifications a second.
    public static let shortestInterval = LinkConditions(interval: LinkParameters.shortestInterval)

    /// Whether anything passes between the device and a host.
    var isAudible: Bool { isInRange && (isIdeal || packetLoss < 1) }
}
