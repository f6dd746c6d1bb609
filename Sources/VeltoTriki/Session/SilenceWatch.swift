internal import VeltoCore

/// What to do about a cap that is ready and sends nothing.
///
/// One that has been sending sleeps, and is woken up every five seconds (Triki protocol notes, 5.4). One that has never sent
/// since it got ready may not have understood the start: it is started three times more, and then the link is made anew.
struct SilenceWatch {
    /// What is to be done.
    enum Verdict: Equatable {
        /// Look again at that time.
        case wait(until: Timestamp)
        /// Start the cap again, and look again at that time; the first time is news.
        case start(next: Timestamp, isFirst: Bool)
        /// The link is of no use.
        case giveUp
    }

    private static let patience = 4.0
    private static let wakeUpInterval = 5.0
    private static let mostStarts = 3
    /// A wake-up is due after its time, not at it.
    private static let slack = 0.001

    private let ready: Timestamp
    private var newestPacket: Timestamp?
    private var lastWakeUp: Timestamp?
    private var vainStarts = 0

    init(readyAt time: Timestamp) {
        ready = time
    }

    /// When to look for the first time.
    var firstLook: Timestamp { ready.advanced(bySeconds: Self.patience) }

    mutating func packetCame(at time: Timestamp) {
        newestPacket = time
    }

    mutating func look(at now: Timestamp) -> Verdict {
        guard let newestPacket else { return lookForFirstPacket(now) }
        let silent = newestPacket.advanced(bySeconds: Self.patience)
        let due = max(silent, lastWakeUp?.advanced(bySeconds: Self.wakeUpInterval) ?? silent)
        guard now > due else { return .wait(until: due.advanced(bySeconds: Self.slack)) }
        lastWakeUp = now
        return .start(next: now.advanced(bySeconds: Self.wakeUpInterval + Self.slack), isFirst: false)
    }

    private mutating func lookForFirstPacket(_ now: Timestamp) -> Verdict {
        guard vainStarts < Self.mostStarts else { return .giveUp }
        vainStarts += 1
        return .start(next: now.advanced(bySeconds: Self.patience), isFirst: vainStarts == 1)
    }
}
