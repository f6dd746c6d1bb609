internal import Synchronization
internal import VeltoCore

/// Every event queue of a context: an event goes to each queue whose mask names it.
final class EventHub: Sendable {
    private let queues = OwnedObjects<EventQueue>(.queue)
    /// What any of the queues takes: most movements are of interest to none.
    private let classes = Atomic<UInt64>(0)

    func makeQueue(
        mask: EventClasses, capacity: Int, isDefault: Bool = false, in context: ContextCore
    ) throws(VeltoError) -> EventQueue {
        let queue = try queues.register { handle throws(VeltoError) in
            try EventQueue(handle: handle, mask: mask, capacity: capacity, isDefault: isDefault, context: context)
        }
        masksChanged()
        return queue
    }

    func remove(_ queue: EventQueue) {
        queues.remove(queue.handle)
        queue.close()
        masksChanged()
    }

    /// A queue came, went, or takes other classes.
    func masksChanged() {
        var all: EventClasses = []
        queues.forEach { all.formUnion($0.classes) }
        classes.store(all.rawValue, ordering: .relaxed)
    }

    /// Whether any queue takes events of one of these classes.
    func wants(_ classes: EventClasses) -> Bool {
        self.classes.load(ordering: .relaxed) & classes.rawValue != 0
    }

    func publish(_ event: Event) {
        guard let eventClass = event.payload.eventClass, wants(eventClass) else { return }
        queues.forEach { $0.push(event) }
    }

    func close() {
        for queue in queues.close() { queue.close() }
    }
}
