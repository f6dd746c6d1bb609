internal import Synchronization

/// A descriptor that one side makes readable to wake another.
///
/// It is created on first use.
///
/// A program that polls each frame never uses the descriptor, and pays no system call. Any thread may request it. One
/// thread at a time clears it, and no other sets it at the same time. Tasks wait without a descriptor.
package final class DescriptorOnDemand: Sendable {
    private let purpose: String
    private let isSet = Atomic(false)
    /// Keeps the descriptor open.
    private let opened = Guarded<EventDescriptor?>(nil)
    /// Its number, or `none`, or `tasksAlone` without a descriptor but after a task has waited.
    private let number = Atomic<Int32>(none)
    private static let none: Int32 = -1
    private static let tasksAlone: Int32 = -2
    /// The tasks that wait.
    private let waiters = Guarded<[Waiter]>([])

    /// Names the purpose, for the error of an open that fails.
    package init(for purpose: String) {
        self.purpose = purpose
    }

    /// The descriptor, opened on first access.
    ///
    /// Poll it but never read it.
    package func open() throws(VeltoError) -> Int32 {
        try opened.withLock { opened throws(VeltoError) in
            if let opened { return opened.number }
            let descriptor = try EventDescriptor(for: purpose)
            opened = descriptor
            // The other side stores whether it is set, and then looks for a number: one of the two sees the other.
            number.store(descriptor.number, ordering: .sequentiallyConsistent)
            if isSet.load(ordering: .sequentiallyConsistent) { descriptor.set() }
            return descriptor.number
        }
    }

    /// Makes it readable.
    package func set() {
        isSet.store(true, ordering: .sequentiallyConsistent)
        let number = number.load(ordering: .sequentiallyConsistent)
        if number != Self.none { wake(number) }
    }

    @inline(never)
    private func wake(_ number: Int32) {
        if number >= 0 { EventDescriptor.set(number) }
        wakeAll()
    }

    /// Adds a task to wake when it is made readable; false if it is, or if `hasEnded`.
    ///
    /// `waiter` may be called under locks.
    package func enlist(_ waiter: @escaping Waiter, unless hasEnded: () -> Bool) -> Bool {
        waiters.withLock { waiters in
            // The other side stores whether it is set, and then looks for tasks: one of the two sees the other.
            _ = number.compareExchange(
                expected: Self.none, desired: Self.tasksAlone, ordering: .sequentiallyConsistent)
            guard !isSet.load(ordering: .sequentiallyConsistent), !hasEnded() else { return false }
            waiters.append(waiter)
            return true
        }
    }

    /// Wakes all tasks that wait.
    package func wakeAll() {
        waiters.withLock { $0.takeAll() }.wake()
    }

    /// The number of tasks that wait.
    package var waiterCount: Int { waiters.withLock { $0.count } }

    /// Makes it unreadable.
    package func clear() {
        isSet.store(false, ordering: .sequentiallyConsistent)
        let number = number.load(ordering: .sequentiallyConsistent)
        if number >= 0 { EventDescriptor.clear(number) }
    }
}
