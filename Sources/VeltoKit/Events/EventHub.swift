internal import VeltoCore

/// Every event queue of a context: an event goes to each queue whose mask names it.
final class EventHub: Sendable {
    private let queues = Guarded<[EventQueue]>([])

    func makeQueue(
        mask: EventClasses, capacity: Int, for context: Context? = nil
    ) throws(VeltoError) -> EventQueue {
        let queue = try HandleTable.shared.register(.queue) { handle throws(VeltoError) in
            try EventQueue(handle: handle, mask: mask, capacity: capacity, context: context)
        }
        queues.withLock { $0.append(queue) }
        return queue
    }

    func remove(_ queue: EventQueue) {
        queues.withLock { queues in queues.removeAll { $0 === queue } }
        HandleTable.shared.remove(queue.handle)
        queue.close()
    }

    func publish(_ event: Event) {
        queues.withLock { queues in
            for queue in queues { queue.push(event) }
        }
    }

    func close() {
        let all = queues.withLock { queues in
            defer { queues = [] }
            return queues
        }
        for queue in all {
            HandleTable.shared.remove(queue.handle)
            queue.close()
        }
    }
}
