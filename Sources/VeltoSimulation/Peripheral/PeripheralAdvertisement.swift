public import VeltoBluetooth

/// The advertisement of a simulated device.
public struct PeripheralAdvertisement: Hashable, Sendable {
    /// The advertised name.
    public var name: String
    /// The advertised services.
    public var services: [BluetoothUUID]
    /// Whether the scan response carries the name, instead of the advertising packet.
    public var isNameInScanResponse: Bool

    /// Describes an advertisement.
    public init(name: String, services: [BluetoothUUID] = [], isNameInScanResponse: Bool = false) {
        self.name = name
        self.services = services
        self.isNameInScanResponse = isNameInScanResponse
    }

    private static let maximumPayload = 31
    private static let flags: [UInt8] = [2, 0x01, 0x06]
    private enum DataType {
        static let all128BitServices: UInt8 = 0x07
        static let shortenedName: UInt8 = 0x08
        static let completeName: UInt8 = 0x09
    }

    /// The bytes of the advertising packet: flags, the services that fit, and the name, shortened if necessary.
    ///
    /// Source: Bluetooth Core Specification Supplement, Part A, 1.1 to 1.3.
    public var payload: [UInt8] {
        var payload = Self.flags
        let roomForServices = (Self.maximumPayload - payload.count - 2) / 16
        let listed = services.prefix(roomForServices).flatMap { $0.bytes.reversed() }
        if !listed.isEmpty { payload += [UInt8(listed.count + 1), DataType.all128BitServices] + listed }
        return isNameInScanResponse ? payload : payload + nameStructure(after: payload.count)
    }

    /// The bytes of the scan response: the name, shortened if necessary, if it belongs there; otherwise empty.
    public var scanResponse: [UInt8] {
        isNameInScanResponse ? nameStructure(after: 0) : []
    }

    private func nameStructure(after used: Int) -> [UInt8] {
        let fitting = Array(name.utf8.prefix(max(0, Self.maximumPayload - used - 2)))
        guard !fitting.isEmpty else { return [] }
        let type = fitting.count == name.utf8.count ? DataType.completeName : DataType.shortenedName
        return [UInt8(fitting.count + 1), type] + fitting
    }
}
