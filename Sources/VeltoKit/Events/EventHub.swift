internal import Synchronization
internal import VeltoCore

/// The event queues of a context.
///
/// An event goes to each queue whose mask includes its class.
final class EventHub: Sendable {
    private let queues = OwnedObjects<EventQueue>(.queue)
    private let deferred = DeferredEvents()
    /// The union of the queues' masks.
    ///
    /// Most movements are in none.
    private let classes = Atomic<UInt64>(0)

    /// The maximum capacity of a queue, in events.
    private static let largestCapacity = 65_536

    func makeQueue(
        mask: EventClasses, capacity: Int, isDefault: Bool = false, isPolled: Bool = true, in context: ContextCore
    ) throws(VeltoError) -> EventQueue {
        try checkInteger(capacity, "capacity", 1, Self.largestCapacity)
        let queue = try queues.register { handle throws(VeltoError) in
            try EventQueue(
                handle: handle, mask: mask, capacity: capacity, isDefault: isDefault, isPolled: isPolled,
                context: context)
        }
        masksChanged()
        return queue
    }

    func remove(_ queue: EventQueue) {
        queues.remove(queue.handle)
        queue.close()
        masksChanged()
    }

    /// Handles changed queues or masks.
    func masksChanged() {
        var all: EventClasses = []
        queues.forEach { all.formUnion($0.classes) }
        classes.store(all.rawValue, ordering: .relaxed)
    }

    /// Returns whether any queue accepts events of one of these classes.
    func wants(_ classes: EventClasses) -> Bool {
        self.classes.load(ordering: .relaxed) & classes.rawValue != 0
    }

    /// Returns whether any queue accepts that event.
    ///
    /// Events reported by queues themselves are never published.
    @inline(__always)
    func wants(_ payload: Event.Payload) -> Bool {
        guard let eventClass = payload.eventClass else { return false }
        return wants(eventClass)
    }

    /// The number of tasks waiting for events.
    var waiterCount: Int { queues.all.reduce(0) { $0 + $1.waiterCount } }

    func publish(_ event: Event) {
        guard wants(event.payload) else { return }
        queues.forEach { $0.push(event) }
        publishDeferred()
    }

    /// Publishes an event of a poll without waiting for another thread at work here.
    ///
    /// That thread then publishes the event.
    func publishWithoutWaiting(_ event: Event) {
        guard wants(event.payload) else { return }
        if !queues.forEachIfFree({ $0.push(event) }) { deferred.append(event) }
        publishDeferred()
    }

    private func publishDeferred() {
        // Either this thread sees an event deferred while it held the lock, or the deferring thread finds the lock
        // free. The release of the lock must come before the check of the stack.
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        while !deferred.isEmpty {
            var events: [Event]?
            let isFree = queues.forEachIfFree { queue in
                let taken = events ?? deferred.takeAll()
                events = taken
                for event in taken { queue.push(event) }
            }
            guard isFree, events != nil else { return }
        }
    }

    func close() {
        for queue in queues.close() { queue.close() }
    }
}
