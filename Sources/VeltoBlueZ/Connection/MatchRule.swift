/// Rules that select the signals that the bus delivers.
///
/// The rules are as narrow as possible. A wide rule would wake the library for every notification of other programs and
/// for every advertisement in range.
enum MatchRule {
    /// The appearance and disappearance of objects.
    static let objects = rule(BlueZName.objectManager, "path='/'")
    /// Properties of adapters.
    static let adapters = propertiesChanged("arg0='\(BlueZName.adapter)'")
    /// The properties of all devices; only used while scanning.
    static let allDevices = propertiesChanged("arg0='\(BlueZName.device)',path_namespace='/org/bluez'")
    /// The start and stop of the daemon.
    static let daemon =
        "type='signal',sender='\(BlueZName.bus)',interface='\(BlueZName.bus)',member='NameOwnerChanged'"
        + ",arg0='\(BlueZName.service)'"

    /// Returns the rule for the properties of a device.
    static func device(_ path: ObjectPath) -> String {
        propertiesChanged("arg0='\(BlueZName.device)',path='\(path.text)'")
    }

    /// Returns the rule for a device's disconnect reasons (5.83 and later).
    static func disconnections(of path: ObjectPath) -> String {
        rule(BlueZName.device, "member='Disconnected',path='\(path.text)'")
    }

    /// Returns the rule for a characteristic's properties, and for its notifications while they arrive as signals.
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
