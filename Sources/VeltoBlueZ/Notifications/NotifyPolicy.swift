internal import VeltoBluetooth

/// The planned route of notifications; the actual one is `NotificationRoute.Path`.
enum NotifyPlan: String, Hashable {
    /// A private socket from the daemon (AcquireNotify): cheap and fast, but exclusive, and without the values sent
    /// before the device has confirmed.
    case socket
    /// Broadcast through the message bus (StartNotify).
    case signal
    /// By signal at first, and by socket once the device has confirmed the subscription.
    case signalThenSocket = "signal, then socket"
}

/// Chooses the path for a characteristic.
///
/// Source: BlueZ transport notes, 7.5.
struct NotifyPolicy: Hashable {
    let properties: Characteristic.Properties
    let version: DaemonVersion
    /// Whether it carries only a stream that the host starts, and needs no pairing.
    let isStream: Bool
    let isPaired: Bool
    /// Whether the daemon's bus can pass sockets.
    let passesDescriptors: Bool
    let memory: NotifyMemory.Entry

    struct Choice: Hashable {
        let path: NotifyPlan
        let why: String
    }

    /// Nil if the characteristic neither notifies nor indicates.
    var choice: Choice? {
        guard !properties.isDisjoint(with: [.notify, .indicate]) else { return nil }
        if !passesDescriptors { return Choice(path: .signal, why: "the bus cannot pass sockets") }
        if memory.lostEarlyValues { return Choice(path: .signal, why: "the device notifies before it confirms") }
        if !properties.contains(.notify) && !version.acquiresIndications {
            return Choice(path: .signal, why: "it only indicates")
        }
        if version.answersFailedAcquire { return Choice(path: .socket, why: "the daemon handles failures") }
        // A daemon before 5.84 never replies when the device refuses, and the characteristic is lost until it restarts.
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
        /// A subscription was confirmed.
        var worked = false
        /// A socket stayed empty and the link dropped at once: values came too early for it.
        var lostEarlyValues = false
        /// AcquireNotify never got a reply: the characteristic stays acquired as long as its object and the daemon live.
        var isPoisoned = false
        /// Such a call was lost on an earlier link: the device or the link may do it again.
        var wasUnanswered = false
    }

    /// A link that drops within this time (seconds) after a subscription suggests early values.
    static let earlyDrop = 5.0

    private var entries: [Key: Entry] = [:]

    subscript(_ key: Key) -> Entry {
        get { entries[key] ?? Entry() }
        set { entries[key] = newValue }
    }

    /// Whether any characteristic of that device stays acquired.
    func isPoisoned(_ address: String) -> Bool {
        entries.contains { $0.key.address == address && $0.value.isPoisoned }
    }

    /// A restarted daemon has forgotten calls that it never replied to.
    mutating func daemonRestarted() {
        for key in entries.keys { entries[key]?.isPoisoned = false }
    }

    /// The daemon's object of the device is gone, and with it calls that never got a reply.
    mutating func objectRemoved(_ address: String) {
        for key in entries.keys where key.address == address { entries[key]?.isPoisoned = false }
    }

    mutating func forget(_ address: String) {
        entries = entries.filter { $0.key.address != address }
    }
}
