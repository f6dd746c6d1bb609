/// The radio conditions of a simulated device.
public struct LinkConditions: Hashable, Sendable {
    /// The fraction of advertisements and notifications that are lost, 0 to 1.
    ///
    /// Writes, reads and their responses always arrive, as the link layer of a real radio guarantees.
    public var packetLoss: Double
    /// Additional latency in seconds, 0 to 10.
    public var delay: Double
    /// Whether the device is in range; otherwise a link that is up ends by supervision timeout.
    public var isInRange: Bool
    /// Whether the device refuses to be connected.
    public var refusesLinks: Bool
    /// The mean signal strength in dBm.
    public var signalStrength: Int8

    /// Describes conditions; the defaults are perfect ones.
    public init(
        packetLoss: Double = 0, delay: Double = 0, isInRange: Bool = true, refusesLinks: Bool = false,
        signalStrength: Int8 = -55
    ) {
        self.packetLoss = packetLoss
        self.delay = delay
        self.isInRange = isInRange
        self.refusesLinks = refusesLinks
        self.signalStrength = signalStrength
    }
}
