internal import VeltoBluetooth

/// The part of the daemon's object tree that a central uses, as a value to which changes are applied.
///
/// Applying a change twice has no further effect.
struct BlueZTree: Hashable {
    /// The effect of a change.
    enum Effect: Hashable {
        /// An adapter appeared, changed or disappeared.
        case adapters
        /// A device appeared, or these fields of it changed.
        case device(ObjectPath, BlueZDevice.Fields)
        /// A device disappeared.
        case deviceRemoved(ObjectPath)
        /// Services or characteristics of a device appeared.
        case attributesAdded(device: ObjectPath)
        /// A characteristic disappeared, possibly while connected.
        case attributeRemoved(ObjectPath, device: ObjectPath)
        /// A property of a characteristic changed.
        case characteristic(ObjectPath)
    }

    private(set) var adapters: [ObjectPath: AdapterRecord] = [:]
    private(set) var devices: [ObjectPath: BlueZDevice] = [:]
    private(set) var services: [ObjectPath: ServiceRecord] = [:]
    private(set) var characteristics: [ObjectPath: CharacteristicRecord] = [:]
    private(set) var descriptors: [ObjectPath: DescriptorRecord] = [:]
    /// The lowest daemon version that has all features seen so far.
    private(set) var newestFeature: DaemonVersion?

    // MARK: Changes

    mutating func apply(_ change: TreeChange) -> [Effect] {
        switch change {
        case .added(let object):
            return object.interfaces.flatMap { interface, properties in
                add(interface, at: object.path, properties)
            }
        case .removed(let path, let interfaces):
            return interfaces.flatMap { remove($0, at: path) }
        case .changed(let path, let interface, let properties, let invalidated):
            return update(interface, at: path, properties.map { ($0.key, $0.value) } + invalidated.map { ($0, nil) })
        }
    }

    /// Updates the tree to match a complete listing.
    mutating func synchronize(with objects: [ObjectDescription]) -> [Effect] {
        let listed = Set(objects.map(\.path))
        var effects: [Effect] = []
        for path in allPaths.subtracting(listed) {
            effects += BlueZName.interfaces.flatMap { remove($0, at: path) }
        }
        // Parents come first, so that a characteristic is never reported before its device.
        for object in objects.sorted(by: { $0.path.text < $1.path.text }) { effects += apply(.added(object)) }
        return effects
    }

    /// Removes all signal strengths, so that only later reports count as current.
    mutating func forgetSignalStrengths() {
        for path in devices.keys { devices[path]?.forgetSignalStrength() }
    }

    private var allPaths: Set<ObjectPath> {
        Set(adapters.keys).union(devices.keys).union(services.keys).union(characteristics.keys)
            .union(descriptors.keys)
    }

    private mutating func add(
        _ interface: String, at path: ObjectPath, _ properties: [String: BusValue]
    ) -> [Effect] {
        let isNew: Bool
        switch interface {
        case BlueZName.adapter:
            isNew = adapters.insertIfAbsent(AdapterRecord(path: path), at: path)
        case BlueZName.device:
            isNew = devices.insertIfAbsent(BlueZDevice(path: path), at: path)
        case BlueZName.gattService:
            isNew = services.insertIfAbsent(ServiceRecord(path: path), at: path)
        case BlueZName.characteristic:
            isNew = characteristics.insertIfAbsent(CharacteristicRecord(path: path), at: path)
        case BlueZName.descriptor:
            isNew = descriptors.insertIfAbsent(DescriptorRecord(path: path), at: path)
        default:
            return []
        }
        let effects = update(interface, at: path, properties.map { ($0.key, $0.value) })
        guard isNew, let device = Self.device(holding: path) else { return effects }
        return effects + [.attributesAdded(device: device)]
    }

    private mutating func update(
        _ interface: String, at path: ObjectPath, _ properties: [(String, BusValue?)]
    ) -> [Effect] {
        noteFeatures(interface, properties)
        switch interface {
        case BlueZName.adapter where adapters[path] != nil:
            for (name, value) in properties { adapters[path]?.set(name, to: value) }
            return [.adapters]
        case BlueZName.device where devices[path] != nil:
            let fields = properties.reduce(into: BlueZDevice.Fields()) { fields, property in
                fields.formUnion(devices[path]?.set(property.0, to: property.1) ?? [])
            }
            return fields.isEmpty ? [] : [.device(path, fields)]
        case BlueZName.gattService:
            for (name, value) in properties { services[path]?.set(name, to: value) }
            return []
        case BlueZName.characteristic where characteristics[path] != nil:
            for (name, value) in properties { characteristics[path]?.set(name, to: value) }
            return [.characteristic(path)]
        case BlueZName.descriptor:
            for (name, value) in properties { descriptors[path]?.set(name, to: value) }
            return []
        default:
            return []
        }
    }

    private mutating func noteFeatures(_ interface: String, _ properties: [(String, BusValue?)]) {
        for (name, _) in properties {
            guard let version = DaemonVersion.firstVersion(with: name, of: interface) else { continue }
            newestFeature = max(newestFeature ?? version, version)
        }
    }

    private mutating func remove(_ interface: String, at path: ObjectPath) -> [Effect] {
        switch interface {
        case BlueZName.adapter:
            return adapters.removeValue(forKey: path) == nil ? [] : [.adapters]
        case BlueZName.device:
            return devices.removeValue(forKey: path) == nil ? [] : [.deviceRemoved(path)]
        case BlueZName.gattService:
            services[path] = nil
            return []
        case BlueZName.characteristic:
            guard characteristics.removeValue(forKey: path) != nil, let device = Self.device(holding: path) else {
                return []
            }
            return [.attributeRemoved(path, device: device)]
        case BlueZName.descriptor:
            descriptors[path] = nil
            return []
        default:
            return []
        }
    }

    // MARK: Queries

    /// Returns the device of a service, characteristic or descriptor; nil for other objects.
    static func device(holding path: ObjectPath) -> ObjectPath? {
        if path.hexadecimalSuffix(after: "service") != nil { return path.parent }
        if path.hexadecimalSuffix(after: "char") != nil { return path.parent.parent }
        if path.hexadecimalSuffix(after: "desc") != nil { return path.parent.parent.parent }
        return nil
    }

    /// Returns the characteristics of a device by value handle.
    func attributes(of device: ObjectPath) -> [ValueHandle: CharacteristicRecord] {
        characteristics.reduce(into: [:]) { attributes, entry in
            guard entry.key.parent.parent == device, let handle = entry.value.valueHandle else { return }
            attributes[handle] = entry.value
        }
    }

    /// Returns the GATT table of a device.
    func table(of device: ObjectPath) -> GATTTable {
        GATTTable(
            attributes(of: device).compactMap { handle, record in
                guard let service = services[record.path.parent], let uuid = record.uuid, let serviceUUID = service.uuid
                else { return nil }
                return Characteristic(
                    service: serviceUUID, serviceHandle: service.handle ?? 0, uuid: uuid, handle: handle,
                    properties: record.properties)
            },
            services: services.values.compactMap { record in
                guard record.path.parent == device, let uuid = record.uuid, let handle = record.handle else {
                    return nil
                }
                return GATTService(uuid: uuid, handle: handle)
            },
            descriptors: descriptors.values.compactMap { record in
                guard record.path.parent.parent.parent == device, let uuid = record.uuid, let handle = record.handle,
                    let characteristic = characteristics[record.path.parent]?.valueHandle
                else { return nil }
                return GATTDescriptor(uuid: uuid, handle: handle, characteristic: characteristic)
            })
    }
}

extension BlueZName {
    /// The interfaces in the tree, from the innermost object outward.
    fileprivate static let interfaces = [descriptor, characteristic, gattService, device, adapter]
}

extension Dictionary {
    /// Inserts a value for an absent key; returns whether the key was absent.
    fileprivate mutating func insertIfAbsent(_ value: Value, at key: Key) -> Bool {
        guard self[key] == nil else { return false }
        self[key] = value
        return true
    }
}
