internal import VeltoCore

/// The requests that the program has not taken, and those that it has not responded to.
///
/// Numbers increase and are never reused, so that late and duplicate responses are detected.
struct PendingRequests {
    private struct Pending {
        let request: HostRequest
        let deadline: Timestamp
    }

    private var pending: [UInt64: Pending] = [:]
    private var untaken: [HostRequest] = []
    private var newest: UInt64 = 0

    /// The number of requests not taken by the program.
    var untakenCount: Int { untaken.count }
    /// The number of requests without a response.
    var pendingCount: Int { pending.count }
    /// The earliest timeout of all pending requests.
    var earliestDeadline: Timestamp { pending.values.lazy.map(\.deadline).min() ?? .distantFuture }

    /// Adds a request that requires a response, and returns its number.
    mutating func issue(_ request: HostRequest, at now: Timestamp) -> UInt64 {
        newest &+= 1
        var request = request
        request.number = newest
        let deadline = request.timeout.map { now.advanced(bySeconds: $0) } ?? .distantFuture
        pending[newest] = Pending(request: request, deadline: deadline)
        untaken.append(request)
        return newest
    }

    /// Adds a request without a response; it replaces an untaken request of the same kind.
    mutating func post(_ request: HostRequest) {
        untaken.removeAll { $0.number == 0 && $0.kind == request.kind && $0.peer == request.peer }
        untaken.append(request)
    }

    /// Removes and returns the oldest untaken request.
    mutating func take() -> HostRequest? {
        untaken.isEmpty ? nil : untaken.removeFirst()
    }

    /// Returns the pending request with a number; throws if it has ended or never existed.
    func request(_ number: UInt64) throws(VeltoError) -> HostRequest {
        if let found = pending[number] { return found.request }
        guard number <= newest else {
            throw VeltoError(.notFound, "request is \(number): there has been no such request")
        }
        throw VeltoError(
            .invalidState,
            "request is \(number), which has ended: it was answered before, was cancelled, or took too long")
    }

    /// Ends a request; returns whether the program had not taken it.
    @discardableResult
    mutating func end(_ number: UInt64) -> Bool {
        guard pending.removeValue(forKey: number) != nil,
            let index = untaken.firstIndex(where: { $0.number == number })
        else { return false }
        untaken.remove(at: index)
        return true
    }

    /// Returns whether the program has not taken a request.
    func isUntaken(_ number: UInt64) -> Bool {
        untaken.contains { $0.number == number }
    }

    /// Stops waiting for the response to a request, which the program may still take.
    mutating func abandon(_ number: UInt64) {
        pending[number] = nil
    }

    /// Returns the pending requests whose timeout has expired, oldest first.
    func overdue(at now: Timestamp) -> [HostRequest] {
        pending.values.filter { $0.deadline <= now }.map(\.request).sorted { $0.number < $1.number }
    }

    /// Drops all requests after the program's stack was detached.
    mutating func removeAll() {
        pending = [:]
        untaken = []
    }
}
