public import VeltoBluetooth

/// The advertisement of a simulated device.
public struct PeripheralAdvertisement: Hashable, Sendable {
    /// The advertised name; empty for none.
    public var name: String
    /// The advertised services.
    public var services: [BluetoothUUID]
    /// The services that only the scan response contains.
    public var scanResponseServices: [BluetoothUUID]
    /// Whether the name is in the scan response instead of the advertising packet.
    public var isNameInScanResponse: Bool
    /// The manufacturer data in the advertisement; nil for none.
    public var manufacturerData: Advertisement.ManufacturerData?
    /// Additional data of the scan response, as transmitted.
    public var scanResponseData: [UInt8] = []
    /// The advertising interval (seconds); nil for that of the backend.
    package var interval: Double?
    /// The transmit power (dBm); the link conditions describe 0 dBm.
    package var power: Int8 = 0
    /// The target of a directed advertisement, which has no content; nil for an undirected one.
    package var target: HostAddress?
    /// The hosts that get a scan response; nil for all.
    package var scanners: Set<HostAddress>?
    /// The hosts that can connect; nil for all.
    package var connectors: Set<HostAddress>?

    /// Creates an advertisement.
    public init(
        name: String, services: [BluetoothUUID] = [], scanResponseServices: [BluetoothUUID] = [],
        isNameInScanResponse: Bool = false
    ) {
        self.name = name
        self.services = services
        self.scanResponseServices = scanResponseServices
        self.isNameInScanResponse = isNameInScanResponse
    }

    private static let maximumPayload = 31
    private static let flags: [UInt8] = [2, 0x01, 0x06]
    private enum DataType {
        static let all16BitServices: UInt8 = 0x03
        static let all128BitServices: UInt8 = 0x07
        static let shortenedName: UInt8 = 0x08
        static let completeName: UInt8 = 0x09
        static let manufacturerData: UInt8 = 0xFF
    }

    /// The bytes of the advertising packet: flags, manufacturer data, services, and name.
    ///
    /// Services that do not fit are left out, and the name is shortened if necessary. Source: Bluetooth Core
    /// Specification Supplement, Part A, 1.1 to 1.4.
    public var payload: [UInt8] {
        guard target == nil else { return [] }
        let payload = Self.listing(services, after: Self.flags + manufacturerStructure)
        return isNameInScanResponse ? payload : payload + nameStructure(after: payload.count)
    }

    private var manufacturerStructure: [UInt8] {
        guard let data = manufacturerData else { return [] }
        let fitting = data.bytes.prefix(Self.maximumPayload - Self.flags.count - 4)
        return [UInt8(fitting.count + 3), DataType.manufacturerData] + data.company.littleEndianBytes + fitting
    }

    /// Returns the services that fit after a payload.
    private static func listing(_ services: [BluetoothUUID], after start: [UInt8]) -> [UInt8] {
        var payload = start
        for (type, length) in [(DataType.all16BitServices, 2), (DataType.all128BitServices, 16)] {
            let room = max(0, (maximumPayload - payload.count - 2) / length)
            let listed = services.map(shortest).filter { $0.count == length }.prefix(room).flatMap { $0 }
            if !listed.isEmpty { payload += [UInt8(listed.count + 1), type] + listed }
        }
        return payload
    }

    /// Returns the shortest form of a UUID, least significant byte first.
    ///
    /// UUIDs of the Bluetooth SIG have two bytes.
    private static func shortest(_ service: BluetoothUUID) -> [UInt8] {
        let bytes = service.bytes
        let number = UInt32(bytes[2]) << 8 | UInt32(bytes[3])
        return service == BluetoothUUID(assigned: number) ? [bytes[3], bytes[2]] : bytes.reversed()
    }

    /// The bytes of the scan response: additional data, services, and name.
    ///
    /// The name is shortened if necessary, and left out if it is in the advertising packet.
    public var scanResponse: [UInt8] {
        guard target == nil else { return [] }
        let payload = Self.listing(scanResponseServices, after: Array(scanResponseData.prefix(Self.maximumPayload)))
        return isNameInScanResponse ? payload + nameStructure(after: payload.count) : payload
    }

    /// Returns whether a host receives the advertisement.
    func reaches(_ host: HostAddress) -> Bool { target == nil || target == host }

    /// Returns whether a host that requests the scan response gets it.
    func answers(_ host: HostAddress) -> Bool { target == nil && scanners?.contains(host) != false }

    /// Returns whether a host can connect.
    func accepts(_ host: HostAddress) -> Bool { reaches(host) && connectors?.contains(host) != false }

    private func nameStructure(after used: Int) -> [UInt8] {
        let fitting = Array(name.utf8.prefix(max(0, Self.maximumPayload - used - 2)))
        guard !fitting.isEmpty else { return [] }
        let type = fitting.count == name.utf8.count ? DataType.completeName : DataType.shortenedName
        return [UInt8(fitting.count + 1), type] + fitting
    }
}
