internal import VeltoWearable

/// Link requests passed on together.
///
/// The batch ends with the last of them, or with the first failure.
final class WriteBatch: @unchecked Sendable {
    // Unchecked: belongs to the loop.

    /// The pending requests, oldest first.
    private(set) var pending: [SessionRequest]
    /// The owed packets of the batch; nil for packets that need not reach the board.
    let debt: OwedPackets.Debt?
    private var continuation: CheckedContinuation<Wait.Answer, Never>?
    private var outcome: Wait.Answer?

    init(_ requests: [SessionRequest], debt: OwedPackets.Debt? = nil) {
        pending = requests
        self.debt = debt
    }

    /// Whether the board has received all packets.
    var isComplete: Bool { pending.isEmpty }

    /// Handles the end of a request.
    ///
    /// A failed or last request ends the batch.
    func ended(_ request: SessionRequest, _ result: Wait.Answer) {
        pending.removeAll { $0 == request }
        if case .failure = result { return end(result) }
        if pending.isEmpty { end(result) }
    }

    /// Removes and returns the pending requests.
    func takePending() -> [SessionRequest] {
        defer { pending = [] }
        return pending
    }

    /// Ends the wait for the batch.
    func end(_ result: Wait.Answer) {
        guard outcome == nil else { return }
        outcome = result
        continuation?.resume(returning: result)
        continuation = nil
    }

    /// Awaits the end of the batch; `cancelled` is called when the waiting function is cancelled.
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
