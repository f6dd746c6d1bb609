internal import VeltoCore

/// Every event queue of a context: an event goes to each queue whose mask names it.
final class EventHub: Sendable {
    private let queues = OwnedObjects<EventQueue>(.queue)

    func makeQueue(
        mask: EventClasses, capacity: Int, isDefault: Bool = false, in context: ContextCore
    ) throws(VeltoError) -> EventQueue {
        try queues.register { handle throws(VeltoError) in
            try EventQueue(handle: handle, mask: mask, capacity: capacity, isDefault: isDefault, context: context)
        }
    }

    func remove(_ queue: EventQueue) {
        queues.remove(queue.handle)
        queue.close()
    }

    func publish(_ event: Event) {
        queues.forEach { $0.push(event) }
    }

    func close() {
        for queue in queues.close() { queue.close() }
    }
}
