internal import VeltoCore

/// Wakes tasks on release, including the release by a loop that shuts down before it runs the work.
private final class Wakeup: Sendable {
    private let waiters: [Waiter]

    init(_ waiters: [Waiter]) {
        self.waiters = waiters
    }

    deinit {
        waiters.wake()
    }
}

extension ContextCore {
    /// Wakes tasks from the loop, for callers that hold locks.
    func wakeOnLoop(_ waiters: [Waiter]) {
        guard !waiters.isEmpty else { return }
        let wakeup = Wakeup(waiters)
        loop.post { withExtendedLifetime(wakeup) {} }
    }
}
