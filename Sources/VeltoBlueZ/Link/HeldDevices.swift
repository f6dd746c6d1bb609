internal import VeltoCore

/// The devices in use by links of this process.
///
/// A second context that connects to one of them is refused, since it would mistake the existing link for another
/// program's. Between processes, the daemon gives the notification socket to only one of them.
enum HeldDevices {
    /// A device on a bus; tests have several buses.
    struct Key: Hashable {
        let bus: String
        let device: ObjectPath
    }

    private static let lock = Lock()
    private nonisolated(unsafe) static var holders: [Key: ObjectIdentifier] = [:]

    /// Reserves a device for a holder; returns false if another holder has it.
    static func take(_ key: Key, for holder: AnyObject) -> Bool {
        lock.withLock {
            guard unsafe holders[key] == nil || holders[key] == ObjectIdentifier(holder) else { return false }
            unsafe holders[key] = ObjectIdentifier(holder)
            return true
        }
    }

    /// Releases a device if the holder has it.
    static func release(_ key: Key, of holder: AnyObject) {
        lock.withLock {
            if unsafe holders[key] == ObjectIdentifier(holder) { unsafe holders[key] = nil }
        }
    }
}
