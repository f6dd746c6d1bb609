internal import VeltoCore

/// The requests to the program: those that it has not taken yet, and those that it has not answered.
///
/// Numbers count up and are never reused, so that a late or doubled answer is recognized.
struct PendingRequests {
    private struct Pending {
        let request: HostRequest
        let deadline: Timestamp
    }

    private var pending: [UInt64: Pending] = [:]
    private var untaken: [HostRequest] = []
    private var newest: UInt64 = 0

    /// The number of requests that the program has not taken.
    var untakenCount: Int { untaken.count }
    /// The number of requests that the program has not answered.
    var pendingCount: Int { pending.count }
    /// The time at which the first pending request is given up.
    var earliestDeadline: Timestamp { pending.values.lazy.map(\.deadline).min() ?? .distantFuture }

    /// Adds a request that the program has to answer, and returns its number.
    mutating func issue(_ request: HostRequest, at now: Timestamp) -> UInt64 {
        newest &+= 1
        var request = request
        request.number = newest
        let deadline = request.timeout.map { now.advanced(bySeconds: $0) } ?? .distantFuture
        pending[newest] = Pending(request: request, deadline: deadline)
        untaken.append(request)
        return newest
    }

    /// Adds a request that needs no answer; it replaces one of the same kind that the program has not taken.
    mutating func post(_ request: HostRequest) {
        untaken.removeAll { $0.number == 0 && $0.kind == request.kind && $0.peer == request.peer }
        untaken.append(request)
    }

    /// Removes and returns the oldest request that the program has not taken.
    mutating func take() -> HostRequest? {
        untaken.isEmpty ? nil : untaken.removeFirst()
    }

    /// The pending request of that number; throws for one that has ended, or that never was.
    func request(_ number: UInt64) throws(VeltoError) -> HostRequest {
        if let found = pending[number] { return found.request }
        guard number <= newest else {
            throw VeltoError(.notFound, "request is \(number): there has been no such request")
        }
        throw VeltoError(
            .invalidState,
            "request is \(number), which has ended: it was answered before, was cancelled, or took too long")
    }

    /// Ends a request; returns whether the program has never seen it.
    @discardableResult
    mutating func end(_ number: UInt64) -> Bool {
        guard pending.removeValue(forKey: number) != nil,
            let index = untaken.firstIndex(where: { $0.number == number })
        else { return false }
        untaken.remove(at: index)
        return true
    }

    /// Whether the program has not taken a request.
    func isUntaken(_ number: UInt64) -> Bool {
        untaken.contains { $0.number == number }
    }

    /// Stops waiting for the answer to a request, which the program still has to take.
    mutating func abandon(_ number: UInt64) {
        pending[number] = nil
    }

    /// The pending requests whose time is up, oldest first.
    func overdue(at now: Timestamp) -> [HostRequest] {
        pending.values.filter { $0.deadline <= now }.map(\.request).sorted { $0.number < $1.number }
    }

    /// Drops everything: the program's stack is gone.
    mutating func removeAll() {
        pending = [:]
        untaken = []
    }
}
