internal import Synchronization

/// Events of polls that found another thread at work on the queues.
///
/// That thread publishes them, so no poll waits for it.
///
/// A lock-free stack, which allocates memory only when threads meet. Any thread.
@safe final class DeferredEvents: Sendable {
    private struct Node {
        let event: Event
        /// The address of the next older event, or 0.
        let next: UInt
    }

    private let top = Atomic<UInt>(0)

    deinit {
        _ = takeAll()
    }

    var isEmpty: Bool { top.load(ordering: .sequentiallyConsistent) == 0 }

    func append(_ event: Event) {
        let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
        var next = top.load(ordering: .relaxed)
        while true {
            unsafe node.initialize(to: Node(event: event, next: next))
            let (isDone, current) = top.compareExchange(
                expected: next, desired: UInt(bitPattern: node), ordering: .sequentiallyConsistent)
            if isDone { return }
            next = current
            unsafe node.deinitialize(count: 1)
        }
    }

    /// Removes and returns all events, oldest first.
    func takeAll() -> [Event] {
        var events: [Event] = []
        var address = top.exchange(0, ordering: .sequentiallyConsistent)
        while let node = unsafe UnsafeMutablePointer<Node>(bitPattern: address) {
            unsafe events.append(node.pointee.event)
            unsafe address = node.pointee.next
            unsafe node.deinitialize(count: 1)
            unsafe node.deallocate()
        }
        return events.reversed()
    }
}
