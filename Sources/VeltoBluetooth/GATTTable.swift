/// A characteristic of a connected peer, addressed by its value handle: two characteristics may share a UUID.
public struct Characteristic: Hashable, Sendable {
    /// The operations that a characteristic permits (Bluetooth Core, Vol 3, Part G, 3.3.1.1).
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The properties byte of the characteristic declaration.
        public let rawValue: UInt8

        /// Creates a set from a properties byte.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
    }

    /// The service that holds the characteristic.
    public let service: BluetoothUUID
    /// The attribute handle of that service's declaration, 0 if the backend does not report it.
    public let serviceHandle: UInt16
    /// The characteristic's UUID.
    public let uuid: BluetoothUUID
    /// The attribute handle of its value.
    public let handle: ValueHandle
    /// The permitted operations.
    public let properties: Properties

    /// Creates a characteristic.
    public init(
        service: BluetoothUUID, serviceHandle: UInt16 = 0, uuid: BluetoothUUID, handle: ValueHandle,
        properties: Properties
    ) {
        self.service = service
        self.serviceHandle = serviceHandle
        self.uuid = uuid
        self.handle = handle
        self.properties = properties
    }
}

/// A service of a connected peer: a group of characteristics.
public struct GATTService: Hashable, Sendable {
    /// The service's UUID.
    public let uuid: BluetoothUUID
    /// The attribute handle of its declaration, 0 if the backend does not report it.
    public let handle: UInt16

    /// Creates a service.
    public init(uuid: BluetoothUUID, handle: UInt16) {
        self.uuid = uuid
        self.handle = handle
    }
}

/// A descriptor of a characteristic.
public struct GATTDescriptor: Hashable, Sendable {
    /// The descriptor's UUID.
    public let uuid: BluetoothUUID
    /// Its attribute handle.
    public let handle: UInt16
    /// The value handle of the characteristic that it belongs to.
    public let characteristic: ValueHandle

    /// Creates a descriptor.
    public init(uuid: BluetoothUUID, handle: UInt16, characteristic: ValueHandle) {
        self.uuid = uuid
        self.handle = handle
        self.characteristic = characteristic
    }
}

/// The result of service discovery on a connected peer: an immutable snapshot.
public struct GATTTable: Hashable, Sendable {
    /// In the order of their handles.
    public let characteristics: [Characteristic]
    /// In the order of their handles.
    public let services: [GATTService]
    /// In the order of their handles.
    public let descriptors: [GATTDescriptor]

    /// Creates a snapshot; services not listed are taken from the characteristics.
    public init(
        _ characteristics: [Characteristic], services: [GATTService] = [], descriptors: [GATTDescriptor] = []
    ) {
        self.characteristics = characteristics.sorted { $0.handle < $1.handle }
        self.descriptors = descriptors.sorted { $0.handle < $1.handle }
        let listed = services.sorted { $0.handle < $1.handle }
        self.services = self.characteristics.reduce(into: listed) { services, characteristic in
            let service = GATTService(uuid: characteristic.service, handle: characteristic.serviceHandle)
            if !services.contains(service) { services.append(service) }
        }
    }

    /// Whether it has no characteristics.
    public var isEmpty: Bool { characteristics.isEmpty }

    /// Whether a service with at least one characteristic is present.
    public func hasService(_ service: BluetoothUUID) -> Bool {
        characteristics.contains { $0.service == service }
    }

    /// The first characteristic of that UUID: in a service of that UUID, or in any if it is nil.
    public func characteristic(_ uuid: BluetoothUUID, in service: BluetoothUUID? = nil) -> Characteristic? {
        characteristics.first { $0.uuid == uuid && (service == nil || $0.service == service) }
    }

    /// The characteristic whose value has that handle.
    public subscript(handle: ValueHandle) -> Characteristic? {
        characteristics.first { $0.handle == handle }
    }

    /// Finds a characteristic of an earlier table: at its old handle if it is still there, else the first
    /// one of the same service and UUID.
    public func successor(of old: Characteristic) -> Characteristic? {
        if let same = self[old.handle], same.uuid == old.uuid, same.service == old.service { return same }
        return characteristic(old.uuid, in: old.service)
    }

    /// Returns whether a value handle means the same characteristic as in an earlier table.
    public func keeps(_ handle: ValueHandle, of earlier: GATTTable) -> Bool {
        earlier[handle].map { successor(of: $0)?.handle == handle } ?? false
    }
}
