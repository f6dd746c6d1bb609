internal import VeltoCore

/// A wait of a conversation.
///
/// Each wait ends: with its result, at its deadline, or with the link.
final class Wait: @unchecked Sendable {
    // Unchecked: belongs to the loop.

    typealias Answer = Result<ReceivedBytes, VeltoError>

    enum Cause {
        case reply(Reply, patience: Double, Silence)
        case pause
        case linkEnd
        /// All requests of earlier commands are written.
        case requestsWritten
        /// No other exclusive section is active.
        case exclusivity
    }

    let cause: Cause
    /// Nil until the request is written, and for a wait without a request.
    var deadline: Timestamp?
    /// Called when the waiting function is cancelled.
    var cancelled: () -> Void = {}
    private var answer: Answer?
    private var continuation: CheckedContinuation<Answer, Never>?

    init(_ cause: Cause, until deadline: Timestamp? = nil) {
        self.cause = cause
        self.deadline = deadline
    }

    /// Creates a failed wait.
    init(failed error: VeltoError) {
        cause = .pause
        answer = .failure(error)
    }

    /// Creates a completed wait.
    init(answered bytes: ReceivedBytes) {
        cause = .pause
        answer = .success(bytes)
    }

    /// Whether the wait has ended.
    var isOver: Bool { answer != nil }

    /// The awaited reply; nil for another wait.
    var reply: Reply? { if case .reply(let reply, _, _) = cause { reply } else { nil } }

    func end(_ answer: Answer) {
        guard self.answer == nil else { return }
        self.answer = answer
        cancelled = {}
        continuation?.resume(returning: answer)
        continuation = nil
    }

    /// Ends the wait at its deadline.
    func expire() {
        switch cause {
        case .reply(let reply, let patience, .isFailure):
            let problem =
                "the board did not answer about \(reply.register.module) within \(patience) s, although it is connected"
            end(.failure(VeltoError(.timeout, problem, remedy: "try again")))
        case .linkEnd:
            let problem = "the board did not end the link within \(BoardConversation.patienceWithLink) s"
            end(.failure(VeltoError(.timeout, problem, remedy: "disconnect it")))
        case .reply, .pause, .requestsWritten, .exclusivity: end(.success([]))
        }
    }

    /// Returns the answer; throws if the wait fails.
    func value() async throws(VeltoError) -> ReceivedBytes {
        try await result().get()
    }

    /// Returns the answer or the failure, even to a cancelled function.
    func result() async -> Answer {
        if let answer { return answer }
        if Task.isCancelled { cancel() }
        if let answer { return answer }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation = $0 }
        } onCancel: {
            // On the loop, where operations are cancelled.
            cancel()
        }
    }

    private func cancel() {
        let cancelled = cancelled
        end(.failure(.cancelledByProgram))
        cancelled()
    }
}

extension VeltoError {
    /// The program has cancelled the operation.
    static let cancelledByProgram = VeltoError(.cancelled, "the operation was cancelled")
}
