internal import VeltoCore

/// Wakes a task that waits.
///
/// A closure, so that what wakes tasks knows nothing of them.
typealias Waiter = @Sendable () -> Void

extension [Waiter] {
    /// Removes and returns all waiters.
    ///
    /// They are called without a lock: to wake a task is to call its executor, which may be the program's.
    mutating func takeAll() -> [Waiter] {
        defer { self = [] }
        return self
    }

    /// Wakes all tasks.
    func wake() {
        for waiter in self { waiter() }
    }
}

/// Wakes tasks when it is released: also by a loop that shuts down before it gets to it.
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
