internal import Synchronization
internal import VeltoCore

/// Every event queue of a context: an event goes to each queue whose mask names it.
final class EventHub: Sendable {
    private let queues = OwnedObjects<EventQueue>(.queue)
    private let deferred = DeferredEvents()
    /// The union of the queues' masks: most movements are in none.
    private let classes = Atomic<UInt64>(0)

    /// The largest queue, in events.
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

    /// The queues or their masks changed.
    func masksChanged() {
        var all: EventClasses = []
        queues.forEach { all.formUnion($0.classes) }
        classes.store(all.rawValue, ordering: .relaxed)
    }

    /// Returns whether any queue takes events of one of these classes.
    func wants(_ classes: EventClasses) -> Bool {
        self.classes.load(ordering: .relaxed) & classes.rawValue != 0
    }

    /// Returns whether any queue takes that event; none takes what only a queue itself reports.
    @inline(__always)
    func wants(_ payload: Event.Payload) -> Bool {
        guard let eventClass = payload.eventClass else { return false }
        return wants(eventClass)
    }

    /// The number of tasks that wait for events.
    var waiterCount: Int { queues.all.reduce(0) { $0 + $1.waiterCount } }

    func publish(_ event: Event) {
        guard wants(event.payload) else { return }
        queues.forEach { $0.push(event) }
        publishDeferred()
    }

    /// Publishes an event of a poll, which waits for no thread that is at work here: that one takes the event along.
    func publishWithoutWaiting(_ event: Event) {
        guard wants(event.payload) else { return }
        if !queues.forEachIfFree({ $0.push(event) }) { deferred.append(event) }
        publishDeferred()
    }

    private func publishDeferred() {
        // Either this thread sees an event that was deferred while it held the lock, or the thread that deferred it finds the
        // lock free: the release of the lock and the look at the stack must not change places.
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
