internal import VeltoBluetooth
internal import VeltoCore

/// The reads and writes of one link, as a value: strictly in the order of the calls, one at a time.
///
/// The daemon answers a second write to a characteristic with InProgress instead of queueing it, and lets commands
/// overtake requests; whoever wants order has to wait for each answer. Source: BlueZ transport notes, 6.
struct TrafficQueue {
    struct Entry: Hashable {
        enum Operation: Hashable {
            case read
            case write([UInt8], WriteKind)
        }

        let request: RequestID
        let characteristic: ObjectPath
        let handle: ValueHandle
        let operation: Operation
    }

    enum Action {
        /// Call the daemon, and report the answer together with the number.
        case send(Entry, number: UInt64)
        case reply(RequestID, Result<[UInt8], VeltoError>)
        case startTimer(seconds: Double)
    }

    /// Pauses while another program keeps the characteristic busy; the last one repeats.
    static let busyPauses = [0.005, 0.010, 0.020]
    /// After so many refusals the characteristic is held by something that does not end: two seconds.
    static let busyAttempts = 100

    private var waiting: [Entry] = []
    private var current: Entry?
    private var number: UInt64 = 0
    private var refusals = 0

    /// What is on its way now.
    var inFlight: Entry? { current }

    mutating func add(_ entry: Entry) -> [Action] {
        waiting.append(entry)
        return sendNext()
    }

    /// The daemon answered; answers to anything but what is in flight are too late and mean nothing.
    mutating func answered(
        _ result: Result<[UInt8], VeltoError>, _ treatment: ErrorTable.Treatment, number: UInt64
    ) -> [Action] {
        guard let entry = current, number == self.number else { return [] }
        if case .failure = result, treatment == .retryShortly, refusals < Self.busyAttempts {
            let pause = Self.busyPauses[min(refusals, Self.busyPauses.count - 1)]
            refusals += 1
            return [.startTimer(seconds: pause)]
        }
        current = nil
        return [.reply(entry.request, result)] + sendNext()
    }

    /// Takes back a request that waits for its turn.
    mutating func withdraw(_ request: RequestID) {
        waiting.removeAll { $0.request == request }
    }

    /// A characteristic is gone: what was asked of it ends, also what the daemon has not answered yet.
    mutating func fail(_ characteristic: ObjectPath, _ error: VeltoError) -> [Action] {
        var ended = waiting.filter { $0.characteristic == characteristic }
        waiting.removeAll { $0.characteristic == characteristic }
        if let entry = current, entry.characteristic == characteristic {
            ended.insert(entry, at: 0)
            current = nil
            number += 1
        }
        return ended.map { .reply($0.request, .failure(error)) } + sendNext()
    }

    /// The pause is over.
    mutating func timerFired() -> [Action] {
        guard let current else { return [] }
        return [send(current)]
    }

    /// Nothing will be answered any more.
    mutating func failAll(_ error: VeltoError) -> [Action] {
        let entries = [current].compactMap { $0 } + waiting
        current = nil
        waiting = []
        return entries.map { .reply($0.request, .failure(error)) }
    }

    private mutating func sendNext() -> [Action] {
        guard current == nil, !waiting.isEmpty else { return [] }
        let entry = waiting.removeFirst()
        current = entry
        refusals = 0
        return [send(entry)]
    }

    private mutating func send(_ entry: Entry) -> Action {
        number += 1
        return .send(entry, number: number)
    }
}
