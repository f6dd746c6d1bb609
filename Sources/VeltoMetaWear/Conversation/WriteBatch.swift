internal import VeltoWearable

/// Requests of the link that are handed over together: it ends with the last of them, or with the first that fails.
final class WriteBatch: @unchecked Sendable {
    // Unchecked: belongs to the loop.

    /// The requests that have not ended, oldest first.
    private(set) var pending: [SessionRequest]
    /// The owed packets among them; nil for packets that need not reach the board.
    let debt: OwedPackets.Debt?
    private var continuation: CheckedContinuation<Wait.Answer, Never>?
    private var outcome: Wait.Answer?

    init(_ requests: [SessionRequest], debt: OwedPackets.Debt? = nil) {
        pending = requests
        self.debt = debt
    }

    /// Whether the board has all of them.
    var isComplete: Bool { pending.isEmpty }

    /// A request has ended; the batch ends with it if it failed or was the last.
    func ended(_ request: SessionRequest, _ result: Wait.Answer) {
        pending.removeAll { $0 == request }
        if case .failure = result { return end(result) }
        if pending.isEmpty { end(result) }
    }

    /// Forgets the requests that have not ended, and returns them.
    func takePending() -> [SessionRequest] {
        defer { pending = [] }
        return pending
    }

    /// Ends the wait for it.
    func end(_ result: Wait.Answer) {
        guard outcome == nil else { return }
        outcome = result
        continuation?.resume(returning: result)
        continuation = nil
    }

    /// Awaits its end; `cancelled` is called when the function that waits is cancelled.
    func result(cancelled: @escaping @Sendable () -> Void) async -> Wait.Answer {
        if let outcome { return outcome }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation = $0 }
        } onCancel: {
            // On the loop, where operations are cancelled.
            cancelled()
        }
    }
}
