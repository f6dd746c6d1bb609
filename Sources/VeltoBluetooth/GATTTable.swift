/// A characteristic of a connected peer, addressed by its value handle: two characteristics may share a UUID.
public struct Characteristic: Hashable, Sendable {
    /// What a characteristic allows (Bluetooth Core, Vol 3, Part G, 3.3.1.1).
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The properties byte of the characteristic declaration.
        public let rawValue: UInt8

        /// Wraps a properties byte.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The value can be read.
        public static let read = Self(rawValue: 0x02)
        /// The value can be written without an answer.
        public static let writeWithoutResponse = Self(rawValue: 0x04)
        /// The value can be written with an answer.
        public static let write = Self(rawValue: 0x08)
        /// The value can be notified.
        public static let notify = Self(rawValue: 0x10)
        /// The value can be indicated: notified with an answer.
        public static let indicate = Self(rawValue: 0x20)
    }

    /// The service that holds the characteristic.
    public let service: BluetoothUUID
    /// What the characteristic is.
    public let uuid: BluetoothUUID
    /// The attribute handle of its value.
    public let handle: UInt16
    /// What it allows.
    public let properties: Properties

    /// Describes a characteristic.
    public init(service: BluetoothUUID, uuid: BluetoothUUID, handle: UInt16, properties: Properties) {
        self.service = service
        self.uuid = uuid
        self.handle = handle
        self.properties = properties
    }
}

/// Every characteristic of a connected peer, as found by service discovery: a snapshot that never changes.
public struct GATTTable: Hashable, Sendable {
    /// In the order of their handles.
    public let characteristics: [Characteristic]

    /// Makes a snapshot.
    public init(_ characteristics: [Characteristic]) {
        self.characteristics = characteristics.sorted { $0.handle < $1.handle }
    }

    /// Whether a service with at least one characteristic is present.
    public func hasService(_ service: BluetoothUUID) -> Bool {
        characteristics.contains { $0.service == service }
    }

    /// The first characteristic of that UUID in a service of that UUID.
    public func characteristic(_ uuid: BluetoothUUID, in service: BluetoothUUID) -> Characteristic? {
        characteristics.first { $0.uuid == uuid && $0.service == service }
    }
}
