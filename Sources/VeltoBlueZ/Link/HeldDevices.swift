internal import VeltoCore

/// Which devices links of this process are using: a second context that wants one of them is refused, instead of taking
/// the first one's link for somebody else's.
///
/// Other processes are told apart by the daemon, which gives the notification socket to one of them only.
enum HeldDevices {
    /// A device on one bus; tests have several.
    struct Key: Hashable {
        let bus: String
        let device: ObjectPath
    }

    private static let lock = Lock()
    private nonisolated(unsafe) static var holders: [Key: ObjectIdentifier] = [:]

    /// Takes a device for a holder; false if another one has it.
    static func take(_ key: Key, for holder: AnyObject) -> Bool {
        lock.withLock {
            guard unsafe holders[key] == nil || holders[key] == ObjectIdentifier(holder) else { return false }
            unsafe holders[key] = ObjectIdentifier(holder)
            return true
        }
    }

    /// Gives a device back, if the holder has it.
    static func release(_ key: Key, of holder: AnyObject) {
        lock.withLock {
            if unsafe holders[key] == ObjectIdentifier(holder) { unsafe holders[key] = nil }
        }
    }
}
