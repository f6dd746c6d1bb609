/// Selects the signals that the bus delivers, as narrowly as possible: a wide rule would wake us for every notification
/// of every other program and every advertisement in range.
enum MatchRule {
    /// Objects appear and disappear.
    static let objects = rule(BlueZName.objectManager, "path='/'")
    /// Properties of adapters.
    static let adapters = propertiesChanged("arg0='\(BlueZName.adapter)'")
    /// Properties of all devices: only while scanning.
    static let allDevices = propertiesChanged("arg0='\(BlueZName.device)',path_namespace='/org/bluez'")
    /// The daemon starts and stops.
    static let daemon =
        "type='signal',sender='\(BlueZName.bus)',interface='\(BlueZName.bus)',member='NameOwnerChanged'"
        + ",arg0='\(BlueZName.service)'"

    /// Properties of one device.
    static func device(_ path: ObjectPath) -> String {
        propertiesChanged("arg0='\(BlueZName.device)',path='\(path.text)'")
    }

    /// The reason why a device's link ended (5.83 and later).
    static func disconnections(of path: ObjectPath) -> String {
        rule(BlueZName.device, "member='Disconnected',path='\(path.text)'")
    }

    /// Properties of one characteristic, and its notifications while they arrive as signals.
    static func characteristic(_ path: ObjectPath) -> String {
        propertiesChanged("arg0='\(BlueZName.characteristic)',path='\(path.text)'")
    }

    private static func propertiesChanged(_ rest: String) -> String {
        rule(BlueZName.properties, "member='PropertiesChanged'," + rest)
    }

    private static func rule(_ interface: String, _ rest: String) -> String {
        "type='signal',sender='\(BlueZName.service)',interface='\(interface)'," + rest
    }
}
