internal import VeltoBluetooth

/// The planned route of notifications; the actual one is `NotificationRoute.Path`.
enum NotifyPlan: String, Hashable {
    /// A private socket from the daemon (AcquireNotify).
    ///
    /// It is cheap and fast, but exclusive. It misses the values that arrive before the device has confirmed.
    case socket
    /// Broadcast over the message bus (StartNotify).
    case signal
    /// By signal first, then by socket after the device has confirmed the subscription.
    case signalThenSocket = "signal, then socket"
}

/// Selects the route of a characteristic's notifications.
///
/// Source: BlueZ transport notes, 7.5.
struct NotifyPolicy: Hashable {
    let properties: Characteristic.Properties
    let version: DaemonVersion
    /// Whether the characteristic only carries a stream that the host starts, and needs no pairing.
    let isStream: Bool
    let isPaired: Bool
    /// Whether the daemon's bus can pass sockets.
    let passesDescriptors: Bool
    let memory: NotifyMemory.Entry

    struct Choice: Hashable {
        let path: NotifyPlan
        let why: String
    }

    /// The selected route; nil if the characteristic neither notifies nor indicates.
    var choice: Choice? {
        guard !properties.isDisjoint(with: [.notify, .indicate]) else { return nil }
        if !passesDescriptors { return Choice(path: .signal, why: "the bus cannot pass sockets") }
        if memory.lostEarlyValues { return Choice(path: .signal, why: "the device notifies before it confirms") }
        if !properties.contains(.notify) && !version.acquiresIndications {
            return Choice(path: .signal, why: "it only indicates")
        }
        if version.answersFailedAcquire { return Choice(path: .socket, why: "the daemon handles failures") }
        // A daemon before 5.84 never replies if the device refuses. The characteristic is then lost until the daemon
        // restarts.
        if memory.wasUnanswered {
            return Choice(path: .signal, why: "an earlier request for a socket was never answered")
        }
        if isPaired { return Choice(path: .socket, why: "the device is paired") }
        if memory.worked { return Choice(path: .socket, why: "it worked before") }
        if isStream { return Choice(path: .signalThenSocket, why: "it is a stream") }
        return Choice(path: .signal, why: "it may need pairing")
    }
}

/// Results of earlier subscriptions, by device and characteristic.
struct NotifyMemory {
    struct Key: Hashable {
        let address: String
        let handle: ValueHandle
    }

    struct Entry: Hashable {
        /// Whether a subscription was confirmed.
        var worked = false
        /// Whether a socket received no values before the link dropped, since early values were sent too soon for it.
        var lostEarlyValues = false
        /// Whether AcquireNotify never got a reply, so that the characteristic stays acquired.
        var isPoisoned = false
        /// Whether such a call was lost on an earlier link, so that it may happen again.
        var wasUnanswered = false
    }

    /// The maximum time from a subscription to a drop of the link that suggests early values (seconds).
    static let earlyDrop = 5.0

    private var entries: [Key: Entry] = [:]

    subscript(_ key: Key) -> Entry {
        get { entries[key] ?? Entry() }
        set { entries[key] = newValue }
    }

    /// Returns whether any characteristic of a device stays acquired.
    func isPoisoned(_ address: String) -> Bool {
        entries.contains { $0.key.address == address && $0.value.isPoisoned }
    }

    /// Handles a restart of the daemon, which releases all characteristics.
    mutating func daemonRestarted() {
        for key in entries.keys { entries[key]?.isPoisoned = false }
    }

    /// Handles the removal of a device's object, which releases its characteristics.
    mutating func objectRemoved(_ address: String) {
        for key in entries.keys where key.address == address { entries[key]?.isPoisoned = false }
    }

    mutating func forget(_ address: String) {
        entries = entries.filter { $0.key.address != address }
    }
}
