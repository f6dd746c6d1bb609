/// Wakes a waiting task.
///
/// It is a closure, so that the waking code does not depend on tasks.
package typealias Waiter = @Sendable () -> Void

extension [Waiter] {
    /// Removes and returns all waiters.
    ///
    /// Call them without a lock, since waking a task calls its executor, which may belong to the program.
    package mutating func takeAll() -> [Waiter] {
        defer { self = [] }
        return self
    }

    /// Wakes all tasks.
    package func wake() {
        for waiter in self { waiter() }
    }
}
