internal import VeltoCore

/// Decides how to handle a ready cap that sends nothing.
///
/// A cap that has sent packets before is asleep, and is woken every five seconds (Triki protocol notes, 5.4). A cap
/// that has sent nothing since it became ready may have missed the start commands. They are sent three more times, and
/// then the link is re-established.
struct SilenceWatch {
    /// The action to take.
    enum Verdict: Equatable {
        /// Check again at that time.
        case wait(until: Timestamp)
        /// Start the cap again, then check again at that time.
        ///
        /// Only the first restart is published.
        case start(next: Timestamp, isFirst: Bool)
        /// The link has failed.
        case giveUp
    }

    private static let patience = 4.0
    private static let wakeUpInterval = 5.0
    private static let mostStarts = 3
    /// A wake-up is due after its time, not at that time.
    private static let slack = 0.001

    private let ready: Timestamp
    private var newestPacket: Timestamp?
    private var lastWakeUp: Timestamp?
    private var vainStarts = 0

    init(readyAt time: Timestamp) {
        ready = time
    }

    /// The time of the first check.
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
