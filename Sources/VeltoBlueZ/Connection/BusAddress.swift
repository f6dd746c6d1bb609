internal import Glibc

/// The address of the message bus.
enum BusAddress {
    private static let standard = "unix:path=/var/run/dbus/system_bus_socket"

    /// The address given by the program, else by the environment, else the system's default; read every time,
    /// because tests change the environment.
    static func current(_ chosen: String?) -> String {
        if let chosen, !chosen.isEmpty { return chosen }
        guard let variable = unsafe getenv("DBUS_SYSTEM_BUS_ADDRESS") else { return standard }
        let text = unsafe String(cString: variable)
        return text.isEmpty ? standard : text
    }

    /// Whether every alternative of the address is a local socket: connecting to any other kind could block.
    static func isLocal(_ address: String) -> Bool {
        !address.utf8.contains(0) && address.split(separator: ";").allSatisfy { $0.hasPrefix("unix:") }
    }
}
