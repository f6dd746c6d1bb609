internal import VeltoWearable

/// Runs commands in the order of the calls, so that their setups do not interleave.
///
/// Only the wait for the answer to a request overlaps with later commands.
final class CommandLane: @unchecked Sendable {
    // Unchecked: belongs to the loop.

    private enum Work {
        /// A function that ends before the next command begins.
        case whole(@Sendable () async -> Void)
        /// A request that is written before the next command begins, and a function that processes the answer.
        case request(@Sendable () -> Wait, @Sendable (Wait.Answer) async -> Void)
    }

    private struct Command {
        let operation: SessionOperation?
        let work: Work
    }

    private let conversation: BoardConversation
    private var waiting: [Command] = []
    private var isRunning = false

    init(_ conversation: BoardConversation) {
        self.conversation = conversation
    }

    /// Runs a command after all earlier ones.
    func add(_ operation: SessionOperation? = nil, _ body: @escaping @Sendable () async -> Void) {
        add(Command(operation: operation, work: .whole(body)))
    }

    /// Makes a request after all earlier commands.
    ///
    /// Later commands do not wait for its answer.
    func add(
        _ operation: SessionOperation, request: @escaping @Sendable () -> Wait,
        answered: @escaping @Sendable (Wait.Answer) async -> Void
    ) {
        add(Command(operation: operation, work: .request(request, answered)))
    }

    private func add(_ command: Command) {
        waiting.append(command)
        runNext()
    }

    private func runNext() {
        guard !isRunning, !waiting.isEmpty else { return }
        isRunning = true
        let next = waiting.removeFirst()
        conversation.start(next.operation) { [self] in await run(next.work) }
    }

    private func run(_ work: Work) async {
        switch work {
        case .whole(let body):
            // Requests of other registers may overtake a held request. Commands may not.
            await conversation.requestsWritten()
            await conversation.writeOwed()
            await body()
            ended()
        case .request(let request, let answered):
            await conversation.writeOwed()
            let wait = request()
            ended()
            await answered(await wait.result())
        }
    }

    private func ended() {
        isRunning = false
        runNext()
    }

    /// Removes a command that has not begun; false if there is none.
    func remove(_ operation: SessionOperation) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.operation == operation }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Removes all commands that have not begun.
    ///
    /// Their operations end with the link.
    func removeAll() {
        waiting = []
    }
}
