/// How long things take on a simulated air, in seconds.
public struct AirTiming: Hashable, Sendable {
    /// From asking for discovery to its running.
    public var scanStart: Double
    /// From one advertisement of a device to the next; up to a tenth is added at random.
    public var advertisingInterval: Double
    /// From asking for a link to its being up, if the device is heard.
    public var connect: Double
    /// From link-up to knowing the services.
    public var discovery: Double
    /// From a request of the attribute protocol to its response; the device acts after half of it.
    public var roundTrip: Double
    /// From asking to end a link to its end.
    public var disconnect: Double
    /// From the last that is heard of a device to the end of its link.
    public var supervision: Double
    /// The largest packet of the attribute protocol, in bytes.
    public var packetSize: Int

    /// Describes an air; the defaults are those of a calm one.
    public init(
        scanStart: Double = 0.01, advertisingInterval: Double = 0.1, connect: Double = 0.05, discovery: Double = 0.05,
        roundTrip: Double = 0.03, disconnect: Double = 0.01, supervision: Double = 0.42, packetSize: Int = 247
    ) {
        self.scanStart = scanStart
        self.advertisingInterval = advertisingInterval
        self.connect = connect
        self.discovery = discovery
        self.roundTrip = roundTrip
        self.disconnect = disconnect
        self.supervision = supervision
        self.packetSize = packetSize
    }
}
