internal import VeltoWearable

/// Runs commands one after the other: what one of them sets up must not mix with another's.
final class CommandLane: @unchecked Sendable {
    // Unchecked: belongs to the loop.

    private struct Command {
        let operation: SessionOperation?
        let body: @Sendable () async -> Void
    }

    private let talk: BoardConversation
    private var waiting: [Command] = []
    private var isRunning = false

    init(_ talk: BoardConversation) {
        self.talk = talk
    }

    /// Runs a command after those that were added before.
    func add(_ operation: SessionOperation? = nil, _ body: @escaping @Sendable () async -> Void) {
        waiting.append(Command(operation: operation, body: body))
        runNext()
    }

    private func runNext() {
        guard !isRunning, !waiting.isEmpty else { return }
        isRunning = true
        let next = waiting.removeFirst()
        talk.start(next.operation) { [self] in
            await talk.writeOwed()
            await next.body()
            isRunning = false
            runNext()
        }
    }

    /// Forgets a command that has not begun; false if there is none.
    func remove(_ operation: SessionOperation) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.operation == operation }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Forgets those that have not begun; their operations end with the link.
    func removeAll() {
        waiting = []
    }
}
