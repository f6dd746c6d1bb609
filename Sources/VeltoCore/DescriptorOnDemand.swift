internal import Synchronization

/// A descriptor that one side makes readable to wake another, and that exists from the first request for it on.
///
/// A program that looks for values each frame never asks, and pays no system call. Any thread may ask. One thread at a
/// time clears, and no other sets it meanwhile.
package final class DescriptorOnDemand: Sendable {
    private let purpose: String
    private let isSet = Atomic(false)
    /// Keeps the descriptor open.
    private let opened = Guarded<EventDescriptor?>(nil)
    /// Its number, -1 until there is one.
    private let number = Atomic<Int32>(-1)

    /// Names the purpose, for the error of an open that fails.
    package init(for purpose: String) {
        self.purpose = purpose
    }

    /// The descriptor, opened by the first who asks: to be polled, never read.
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
        if number >= 0 { EventDescriptor.set(number) }
    }

    /// Makes it unreadable.
    package func clear() {
        isSet.store(false, ordering: .sequentiallyConsistent)
        let number = number.load(ordering: .sequentiallyConsistent)
        if number >= 0 { EventDescriptor.clear(number) }
    }
}
