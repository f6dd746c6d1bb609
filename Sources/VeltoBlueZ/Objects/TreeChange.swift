/// An object of the daemon, with its properties by interface.
struct ObjectDescription: Hashable {
    let path: ObjectPath
    let interfaces: [String: [String: BusValue]]
}

/// A change of the daemon's objects, parsed from a signal.
enum TreeChange: Hashable {
    /// Interfaces were added to an object, which may be new.
    case added(ObjectDescription)
    /// Interfaces were removed; an object without interfaces is removed, too.
    case removed(ObjectPath, interfaces: [String])
    /// Properties changed, or lost their value.
    case changed(ObjectPath, interface: String, properties: [String: BusValue], invalidated: [String])
}

extension TreeChange {
    /// Parses a signal; returns nil if it is unrelated or malformed.
    init?(_ signal: Message) {
        var reader = signal.arguments
        switch (signal.interface, signal.member) {
        case (BlueZName.objectManager, "InterfacesAdded"):
            guard let path = reader.text() else { return nil }
            self = .added(ObjectDescription(path: ObjectPath(path), interfaces: reader.interfaces()))
        case (BlueZName.objectManager, "InterfacesRemoved"):
            guard let path = reader.text(), let interfaces = reader.value().texts else { return nil }
            self = .removed(ObjectPath(path), interfaces: interfaces)
        case (BlueZName.properties, "PropertiesChanged"):
            guard let interface = reader.text() else { return nil }
            let properties = reader.properties()
            self = .changed(
                ObjectPath(signal.path), interface: interface, properties: properties,
                invalidated: reader.value().texts ?? [])
        default:
            return nil
        }
    }
}

extension [ObjectDescription] {
    /// Parses the reply to `GetManagedObjects`; returns nil if it is malformed.
    init?(managedObjects reply: Message) {
        var objects: [ObjectDescription] = []
        var reader = reply.arguments
        let isDictionary = reader.forEach { entry in
            guard var pair = entry.enter(), let path = pair.text() else { return }
            objects.append(ObjectDescription(path: ObjectPath(path), interfaces: pair.interfaces()))
        }
        guard isDictionary else { return nil }
        self = objects
    }
}

extension MessageReader {
    /// Reads a dictionary of interfaces with their properties (`a{sa{sv}}`).
    fileprivate mutating func interfaces() -> [String: [String: BusValue]] {
        var interfaces: [String: [String: BusValue]] = [:]
        forEach { entry in
            guard var pair = entry.enter(), let name = pair.text() else { return }
            interfaces[name] = pair.properties()
        }
        return interfaces
    }
}
