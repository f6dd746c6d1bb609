internal import VeltoBluetooth
internal import VeltoCore

/// The queue of a link's reads and writes, as a value: in the order of the calls, one at a time.
///
/// The daemon fails a second write to a characteristic with InProgress, and lets commands overtake requests. Each
/// request therefore waits for the reply to the previous one. Source: BlueZ transport notes, 6.
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
        /// Call the daemon, and report its reply with this number.
        case send(Entry, number: UInt64)
        case reply(RequestID, Result<[UInt8], VeltoError>)
        case startTimer(seconds: Double)
    }

    /// Pauses while another program keeps the characteristic busy (seconds); the last one repeats.
    static let busyPauses = [0.005, 0.010, 0.020]
    /// The number of refusals after which the characteristic counts as permanently held; they take two seconds.
    static let busyAttempts = 100

    private var waiting: [Entry] = []
    private var current: Entry?
    private var number: UInt64 = 0
    private var refusals = 0
    /// Whether a failure is being reported; the program may withdraw the other requests until the next turn of the
    /// loop.
    private var isReportingFailure = false

    /// The request in flight.
    var inFlight: Entry? { current }

    mutating func add(_ entry: Entry) -> [Action] {
        waiting.append(entry)
        return sendNext()
    }

    /// Handles a reply of the daemon; late replies to earlier requests are ignored.
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

    /// Removes a request that is still queued.
    mutating func withdraw(_ request: RequestID) {
        waiting.removeAll { $0.request == request }
    }

    /// Ends all requests of a removed characteristic, including the one in flight.
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

    /// Continues after a pause.
    mutating func timerFired() -> [Action] {
        if isReportingFailure {
            isReportingFailure = false
            return sendNext()
        }
        guard let current else { return [] }
        return [send(current)]
    }

    /// Fails all requests, since no replies will arrive.
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
