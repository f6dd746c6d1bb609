internal import VeltoCore

/// The requests to a board that await a reply.
///
/// Replies without an id are distinguished by their order, and a reply may be missing. A request is held back until the
/// reply to an earlier one has arrived if the two could be confused.
struct RequestQueue {
    struct Request {
        let wait: Wait
        let packet: [UInt8]
        /// The exclusive section of the request; nil for none.
        let stretch: UInt64?
    }

    /// The held requests, oldest first.
    private(set) var held: [Request] = []
    /// The waits for replies to requests that were written, oldest first.
    private(set) var written: [Wait] = []

    /// Whether an active request is held back.
    var isHolding: Bool { held.contains { !$0.wait.isOver } }

    /// All waits.
    var waits: [Wait] { written + held.map(\.wait) }

    mutating func add(_ request: Request) {
        held.append(request)
    }

    /// Removes and returns the requests to write now, and drops cancelled ones.
    mutating func takeWritable() -> [Request] {
        var (writable, kept): ([Request], [Request]) = ([], [])
        for request in held where !request.wait.isOver {
            guard let reply = request.wait.reply else { continue }
            let earlier = written + kept.map(\.wait)
            if earlier.contains(where: { $0.reply?.resembles(reply) ?? false }) {
                kept.append(request)
            } else {
                written.append(request.wait)
                writable.append(request)
            }
        }
        held = kept
        return writable
    }

    /// Removes and returns the oldest wait for a reply; nil if there is none.
    mutating func take(_ reply: Reply) -> Wait? {
        guard let index = written.firstIndex(where: { $0.reply?.isMet(by: reply) ?? false }) else { return nil }
        return written.remove(at: index)
    }

    /// Removes a request that was not written.
    mutating func remove(_ wait: Wait) {
        written.removeAll { $0 === wait }
    }

    /// Removes and returns the waits that have timed out.
    mutating func takeLate(at time: Timestamp) -> [Wait] {
        let isLate = { (wait: Wait) in wait.deadline.map { $0 <= time } ?? false }
        defer { written.removeAll(where: isLate) }
        return written.filter(isLate)
    }

    /// Returns whether a reply without bit 7 is awaited in a register.
    func expectsCreation(in register: BoardRegister) -> Bool {
        waits.contains { wait in wait.reply.map { !$0.isAnswer && $0.register == register } ?? false }
    }
}
