internal import VeltoBluetooth

/// How notifications are to reach us; how they do is `NotificationRoute.Path`.
enum NotifyPlan: String, Hashable {
    /// A private socket from the daemon (AcquireNotify): cheap and quick, but exclusive, and deaf to what the device
    /// sends before it has confirmed.
    case socket
    /// Broadcast through the message bus (StartNotify).
    case signal
    /// First by signal, and by socket once the device has confirmed.
    case signalThenSocket = "signal, then socket"
}

/// Which path to take for a characteristic.
///
/// Source: BlueZ transport notes, 7.5.
struct NotifyPolicy: Hashable {
    let properties: Characteristic.Properties
    let version: DaemonVersion
    /// Carries nothing but a stream that the device is told to start, and needs no pairing.
    let isStream: Bool
    let isPaired: Bool
    /// The daemon's bus can hand over sockets.
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
        // A daemon before 5.84 never answers when the device refuses, and the characteristic is lost until it restarts.
        if isPaired { return Choice(path: .socket, why: "the device is paired") }
        if memory.worked { return Choice(path: .socket, why: "it worked before") }
        if isStream { return Choice(path: .signalThenSocket, why: "it is a stream") }
        return Choice(path: .signal, why: "it may need pairing")
    }
}

/// What was learnt about subscriptions, by device and characteristic.
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
        /// AcquireNotify was never answered: the characteristic is taken as long as its object and the daemon live.
        var isPoisoned = false
    }

    /// A link that drops within this time after a subscription hints at early values, in seconds.
    static let earlyDrop = 5.0

    private var entries: [Key: Entry] = [:]

    subscript(_ key: Key) -> Entry {
        get { entries[key] ?? Entry() }
        set { entries[key] = newValue }
    }

    /// Whether anything of that device is taken for good.
    func isPoisoned(_ address: String) -> Bool {
        entries.contains { $0.key.address == address && $0.value.isPoisoned }
    }

    /// A restarted daemon has forgotten what it never answered.
    mutating func daemonRestarted() {
        for key in entries.keys { entries[key]?.isPoisoned = false }
    }

    /// The daemon's object of the device is gone, and with it what was never answered.
    mutating func objectRemoved(_ address: String) {
        for key in entries.keys where key.address == address { entries[key]?.isPoisoned = false }
    }

    mutating func forget(_ address: String) {
        entries = entries.filter { $0.key.address != address }
    }
}
