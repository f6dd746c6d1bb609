/// The latencies of a simulated backend, in seconds; the minimum is 1 ms.
public struct BackendTiming: Hashable, Sendable {
    /// Time from a discovery request to the start of discovery.
    public let scanStart: Double
    /// Time between two advertisements of a device; a random delay of up to 10 % is added.
    public let advertisingInterval: Double
    /// Time from a connection request to link-up, if the device is in range.
    public let connect: Double
    /// Time from link-up to resolved services.
    public let discovery: Double
    /// Time from an attribute request to its response over an ideal link.
    ///
    /// The device receives the request after half of it. Over other links, request and response wait for connection
    /// events (`LinkConditions`).
    public let roundTrip: Double
    /// Time from a disconnect request to the end of the link.
    public let disconnect: Double
    /// Time from losing contact with a device to the end of its link.
    public let supervision: Double
    /// The ATT MTU, in bytes.
    public let packetSize: Int

    private static let smallestPacketSize = 23

    /// Creates latencies; the defaults are typical values.
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
