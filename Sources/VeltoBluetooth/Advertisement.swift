/// Information about a peer that requires no connection, merged from its advertisements so far.
public struct Advertisement: Hashable, Sendable {
    /// The data of a company in an advertisement.
    public struct ManufacturerData: Hashable, Sendable {
        /// The company identifier assigned by the Bluetooth SIG.
        public var company: UInt16
        /// The bytes after the company identifier.
        public var bytes: [UInt8]

        /// Creates manufacturer data.
        public init(company: UInt16, bytes: [UInt8]) {
            self.company = company
            self.bytes = bytes
        }
    }

    /// A persistent identifier that is unique across backends: `bluez:AA:BB:CC:DD:EE:FF`, `sim:…`, `host:…`.
    public var identifier: String
    /// The peer's address as text; empty if the backend has none.
    public var address: String
    /// The advertised or stored name; nil while unknown.
    public var name: String?
    /// Received signal strength in dBm; nil while unknown.
    public var rssi: Int8?
    /// The advertised services.
    public var services: [BluetoothUUID]
    /// The advertised manufacturer data.
    public var manufacturerData: [ManufacturerData]
    /// Whether the system is paired with the peer.
    public var isPaired: Bool
    /// Whether a link to the peer is up, established by this program or by another.
    public var isConnected: Bool
    /// Whether the advertisement was just received, not stored by the system.
    public var isFresh: Bool

    /// Creates an advertisement.
    public init(
        identifier: String, address: String = "", name: String? = nil, rssi: Int8? = nil,
        services: [BluetoothUUID] = [], manufacturerData: [ManufacturerData] = [],
        isPaired: Bool = false, isConnected: Bool = false, isFresh: Bool = true
    ) {
        self.identifier = identifier
        self.address = address
        self.name = name
        self.rssi = rssi
        self.services = services
        self.manufacturerData = manufacturerData
        self.isPaired = isPaired
        self.isConnected = isConnected
        self.isFresh = isFresh
    }
}
