internal import Glibc

/// The address of the message bus.
enum BusAddress {
    private static let standard = "unix:path=/var/run/dbus/system_bus_socket"

    /// Returns the address set by the program, the environment or the system default, in this order.
    ///
    /// The environment is read every time, since tests change it.
    static func current(_ chosen: String?) -> String {
        if let chosen, !chosen.isEmpty { return chosen }
        guard let variable = unsafe getenv("DBUS_SYSTEM_BUS_ADDRESS") else { return standard }
        let text = unsafe String(cString: variable)
        return text.isEmpty ? standard : text
    }

    /// Returns whether all alternatives of the address are local sockets; connecting to any other kind could block.
    static func isLocal(_ address: String) -> Bool {
        !address.utf8.contains(0) && address.split(separator: ";").allSatisfy { $0.hasPrefix("unix:") }
    }
}
