/// Wakes a waiting task.
///
/// A closure, so that the waking code does not depend on tasks.
package typealias Waiter = @Sendable () -> Void

extension [Waiter] {
    /// Removes and returns all waiters.
    ///
    /// They are called without a lock: to wake a task is to call its executor, which may be the program's.
    package mutating func takeAll() -> [Waiter] {
        defer { self = [] }
        return self
    }

    /// Wakes all tasks.
    package func wake() {
        for waiter in self { waiter() }
    }
}
