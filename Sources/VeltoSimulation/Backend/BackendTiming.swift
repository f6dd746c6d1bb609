/// How long things take on a simulated backend, in seconds; nothing takes less than a millisecond.
public struct BackendTiming: Hashable, Sendable {
    /// From asking for discovery to its running.
    public let scanStart: Double
    /// From one advertisement of a device to the next; up to a tenth is added at random.
    public let advertisingInterval: Double
    /// From asking for a link to its being up, if the device is heard.
    public let connect: Double
    /// From link-up to knowing the services.
    public let discovery: Double
    /// From a request of the attribute protocol to its response; the device acts after half of it.
    public let roundTrip: Double
    /// From asking to end a link to its end.
    public let disconnect: Double
    /// From the last that is heard of a device to the end of its link.
    public let supervision: Double
    /// The largest packet of the attribute protocol, in bytes.
    public let packetSize: Int

    private static let smallestPacketSize = 23

    /// Describes a backend; the defaults are those of a calm one.
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
