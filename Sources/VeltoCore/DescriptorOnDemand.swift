internal import Synchronization

/// A descriptor, created on first use, that one side makes readable to wake the other.
///
/// A program that polls each frame never uses the descriptor, and makes no system calls. Any thread may open it. One
/// thread at a time clears it, while no other thread sets it. Tasks wait without a descriptor.
package final class DescriptorOnDemand: Sendable {
    private let purpose: String
    private let isSet = Atomic(false)
    /// Keeps the descriptor open.
    private let opened = Guarded<EventDescriptor?>(nil)
    /// The number of the descriptor, `none`, or `tasksAlone` after a task has waited without a descriptor.
    private let number = Atomic<Int32>(none)
    private static let none: Int32 = -1
    private static let tasksAlone: Int32 = -2
    /// The waiting tasks.
    private let waiters = Guarded<[Waiter]>([])

    /// Creates an unopened descriptor; `purpose` appears in the error if opening it fails.
    package init(for purpose: String) {
        self.purpose = purpose
    }

    /// Returns the descriptor; opens it on the first call.
    ///
    /// Poll it but never read it.
    package func open() throws(VeltoError) -> Int32 {
        try opened.withLock { opened throws(VeltoError) in
            if let opened { return opened.number }
            let descriptor = try EventDescriptor(for: purpose)
            opened = descriptor
            // The other side stores its flag, then loads the number. One of the two sides thus sees the other.
            number.store(descriptor.number, ordering: .sequentiallyConsistent)
            if isSet.load(ordering: .sequentiallyConsistent) { descriptor.set() }
            return descriptor.number
        }
    }

    /// Makes the descriptor readable.
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

    /// Adds a task to wake when the descriptor becomes readable; returns false if it is readable, or if `hasEnded`.
    ///
    /// `waiter` may be called with locks held.
    package func enlist(_ waiter: @escaping Waiter, unless hasEnded: () -> Bool) -> Bool {
        waiters.withLock { waiters in
            // The other side stores its flag, then looks for tasks. One of the two sides thus sees the other.
            _ = number.compareExchange(
                expected: Self.none, desired: Self.tasksAlone, ordering: .sequentiallyConsistent)
            guard !isSet.load(ordering: .sequentiallyConsistent), !hasEnded() else { return false }
            waiters.append(waiter)
            return true
        }
    }

    /// Wakes all waiting tasks.
    package func wakeAll() {
        waiters.withLock { $0.takeAll() }.wake()
    }

    /// The number of waiting tasks.
    package var waiterCount: Int { waiters.withLock { $0.count } }

    /// Makes the descriptor unreadable.
    package func clear() {
        isSet.store(false, ordering: .sequentiallyConsistent)
        let number = number.load(ordering: .sequentiallyConsistent)
        if number >= 0 { EventDescriptor.clear(number) }
    }
}
