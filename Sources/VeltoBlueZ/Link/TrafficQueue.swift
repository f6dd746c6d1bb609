internal import VeltoBluetooth
internal import VeltoCore

/// The reads and writes of one link, as a value: strictly in the order of the calls, one at a time.
///
/// The daemon fails a second write to a characteristic with InProgress instead of queueing it, and lets commands
/// overtake requests, so order requires waiting for each reply. Source: BlueZ transport notes, 6.
struct TrafficQueue {
    struct Entry: Hashable {
        enum Operation: Hashable {
            case read
            case write([UInt8], WriteKind)
            /// Acquire the socket for writes without response.
            case acquire
        }

        let request: RequestID
        let characteristic: ObjectPath
        let handle: ValueHandle
        let operation: Operation
    }

    enum Action {
        /// Call the daemon, and report the reply with this number.
        case send(Entry, number: UInt64)
        case reply(RequestID, Result<[UInt8], VeltoError>)
        case startTimer(seconds: Double)
    }

    /// Pauses while another program keeps the characteristic busy; the last one repeats.
    static let busyPauses = [0.005, 0.010, 0.020]
    /// After this number of refusals (two seconds) the characteristic counts as held for good.
    static let busyAttempts = 100

    private var waiting: [Entry] = []
    private var current: Entry?
    private var number: UInt64 = 0
    private var refusals = 0
    /// Whether a failure is being reported: the program may withdraw the rest until the next turn of the loop.
    private var isReportingFailure = false

    /// The request in flight.
    var inFlight: Entry? { current }

    mutating func add(_ entry: Entry) -> [Action] {
        waiting.append(entry)
        return sendNext()
    }

    /// The daemon replied; replies to anything but the request in flight are late and ignored.
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
        if case .failure = result, !waiting.isEmpty {
            isReportingFailure = true
            return [.reply(entry.request, result), .startTimer(seconds: 0)]
        }
        return [.reply(entry.request, result)] + sendNext()
    }

    /// Removes a request that waits for its turn.
    mutating func withdraw(_ request: RequestID) {
        waiting.removeAll { $0.request == request }
    }

    /// A characteristic is gone: its requests end, the one in flight included.
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

    /// Goes on after a pause.
    mutating func timerFired() -> [Action] {
        if isReportingFailure {
            isReportingFailure = false
            return sendNext()
        }
        guard let current else { return [] }
        return [send(current)]
    }

    /// Fails every request: no reply will come.
    mutating func failAll(_ error: VeltoError) -> [Action] {
        let entries = [current].compactMap { $0 } + waiting
        current = nil
        waiting = []
        isReportingFailure = false
        return entries.map { .reply($0.request, .failure(error)) }
    }

    private mutating func sendNext() -> [Action] {
        guard current == nil, !isReportingFailure, !waiting.isEmpty else { return [] }
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
