/// A characteristic of a connected peer, identified by its value handle, since two characteristics may share a UUID.
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

    /// The UUID of the service that contains the characteristic.
    public let service: BluetoothUUID
    /// The attribute handle of the service's declaration; 0 if the backend does not report it.
    public let serviceHandle: UInt16
    /// The characteristic's UUID.
    public let uuid: BluetoothUUID
    /// The attribute handle of the characteristic's value.
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
    /// The attribute handle of the declaration; 0 if the backend does not report it.
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
    /// The attribute handle.
    public let handle: UInt16
    /// The value handle of the descriptor's characteristic.
    public let characteristic: ValueHandle

    /// Creates a descriptor.
    public init(uuid: BluetoothUUID, handle: UInt16, characteristic: ValueHandle) {
        self.uuid = uuid
        self.handle = handle
        self.characteristic = characteristic
    }
}

/// The result of service discovery on a connected peer, an immutable snapshot.
public struct GATTTable: Hashable, Sendable {
    /// The characteristics, in the order of their handles.
    public let characteristics: [Characteristic]
    /// The services, in the order of their handles.
    public let services: [GATTService]
    /// The descriptors, in the order of their handles.
    public let descriptors: [GATTDescriptor]

    /// Creates a snapshot; missing services are derived from the characteristics.
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

    /// Whether there are no characteristics.
    public var isEmpty: Bool { characteristics.isEmpty }

    /// Returns whether there is a service with at least one characteristic.
    public func hasService(_ service: BluetoothUUID) -> Bool {
        characteristics.contains { $0.service == service }
    }

    /// Returns the first characteristic with a UUID, in a given service or in any service if `service` is nil.
    public func characteristic(_ uuid: BluetoothUUID, in service: BluetoothUUID? = nil) -> Characteristic? {
        characteristics.first { $0.uuid == uuid && (service == nil || $0.service == service) }
    }

    /// The characteristic with a value handle.
    public subscript(handle: ValueHandle) -> Characteristic? {
        characteristics.first { $0.handle == handle }
    }

    /// Finds a characteristic of an earlier table, at its old handle if possible.
    ///
    /// Otherwise returns the first characteristic with the same service and UUID.
    public func successor(of old: Characteristic) -> Characteristic? {
        if let same = self[old.handle], same.uuid == old.uuid, same.service == old.service { return same }
        return characteristic(old.uuid, in: old.service)
    }

    /// Returns whether a value handle identifies the same characteristic as in an earlier table.
    public func keeps(_ handle: ValueHandle, of earlier: GATTTable) -> Bool {
        earlier[handle].map { successor(of: $0)?.handle == handle } ?? false
    }
}
