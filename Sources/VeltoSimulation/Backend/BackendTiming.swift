/// The latencies of a simulated backend, in seconds; none is below a millisecond.
public struct BackendTiming: Hashable, Sendable {
    /// From requesting discovery to its start.
    public let scanStart: Double
    /// From one advertisement of a device to the next; up to a tenth is added at random.
    public let advertisingInterval: Double
    /// From requesting a link to link-up, if the device is in range.
    public let connect: Double
    /// From link-up to resolved services.
    public let discovery: Double
    /// From a request of the attribute protocol to its response over an ideal link; the device acts after half of it.
    ///
    /// Over other links both wait for connection events (`LinkConditions`).
    public let roundTrip: Double
    /// From requesting the end of a link to its end.
    public let disconnect: Double
    /// From losing contact with a device to the end of its link.
    public let supervision: Double
    /// The largest packet of the attribute protocol, in bytes.
    public let packetSize: Int

    private static let smallestPacketSize = 23

    /// Creates a backend; the defaults are typical values.
    public init(
        scanStart: Double = 0.01, advertisingInterval: Double = 0.1, connect: Double = 0.05, discovery: Double = 0.05,
        roundTrip: Double = 0.03, disconnect: Double = 0.01, supervision: Double = 0.42, packetSize: Int = 247
    ) {
        self.scanStart = Self.limited(scanStart)
        self.advertisingInterval = Self.limited(advertisingInterval)
        self.connect = Self.limited(connect)
        self.discovery = Self.limited(discovery)
        self.roundTrip = Self.limited(roundTrip)
        self.disconnect = Self.limited(disconnect)
        self.supervision = Self.limited(supervision)
        self.packetSize = max(Self.smallestPacketSize, packetSize)
    }

    private static func limited(_ seconds: Double) -> Double {
        seconds >= 0.001 ? seconds : 0.001
    }
}
