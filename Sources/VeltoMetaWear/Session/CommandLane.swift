/// Runs commands one after the other: what one of them sets up must not mix with another's.
final class CommandLane: @unchecked Sendable {
    // Unchecked: belongs to the loop.

    private let talk: BoardConversation
    private var waiting: [@Sendable () async -> Void] = []
    private var isRunning = false

    init(_ talk: BoardConversation) {
        self.talk = talk
    }

    /// Runs a command after those that were added before.
    func add(_ command: @escaping @Sendable () async -> Void) {
        waiting.append(command)
        guard !isRunning else { return }
        isRunning = true
        talk.start { [self] in
            while let next = takeFirst() { await next() }
            isRunning = false
        }
    }

    /// Forgets those that have not begun; their operations end with the link.
    func removeAll() {
        waiting = []
    }

    private func takeFirst() -> (@Sendable () async -> Void)? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
