internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Events: queues, and the removal of events from them.
enum EventCalls {
    /// Describes an event in one readable line.
    static func eventDescribe(_ event: velto_event) throws(VeltoError) -> String {
        EventDescription.line(of: event)
    }

    // MARK: The default queue

    /// Takes the oldest event.
    static func contextPollEvent(_ context: Context, _ event: inout velto_event) throws(VeltoError) -> ResultCode {
        try queuePollEvent(context.defaultQueue, &event)
    }

    /// Waits for an event and takes it.
    static func contextWaitEvent(
        _ context: Context, _ timeout: Double, _ event: inout velto_event
    ) throws(VeltoError) -> ResultCode {
        try take(context.defaultQueue.wait(timeout: limit(timeout)), &event)
    }

    static func contextGetEventFd(_ context: Context) throws(VeltoError) -> Int32 {
        context.defaultQueue.descriptor
    }

    /// Drops all queued events.
    static func contextFlushEvents(_ context: Context) throws(VeltoError) {
        context.defaultQueue.flush()
    }

    /// Sets the event classes of the default queue.
    static func contextSetEventMask(_ context: Context, _ mask: velto_event_class) throws(VeltoError) {
        context.defaultQueue.classes = EventClasses(rawValue: mask)
    }

    /// Returns the event classes of the default queue.
    static func contextGetEventMask(_ context: Context) throws(VeltoError) -> velto_event_class {
        context.defaultQueue.classes.rawValue
    }

    // MARK: Additional queues

    static func contextCreateQueue(
        _ context: Context, _ mask: velto_event_class, _ capacity: UInt32
    ) throws(VeltoError) -> velto_queue {
        let queue = try context.createQueue(EventClasses(rawValue: mask), capacity: Int(capacity))
        return velto_queue(queue.handle)
    }

    /// Takes the oldest event.
    static func queuePollEvent(_ queue: EventQueue, _ event: inout velto_event) throws(VeltoError) -> ResultCode {
        let oldest = queue.poll()
        event = oldest.map(velto_event.init) ?? velto_event()
        return oldest == nil ? .nothing : .ok
    }

    /// Waits for an event and takes it.
    static func queueWaitEvent(
        _ queue: EventQueue, _ timeout: Double, _ event: inout velto_event
    ) throws(VeltoError) -> ResultCode {
        try take(queue.wait(timeout: limit(timeout)), &event)
    }

    /// Drops all queued events.
    static func queueFlush(_ queue: EventQueue) throws(VeltoError) {
        queue.flush()
    }

    static func queueSetMask(_ queue: EventQueue, _ mask: velto_event_class) throws(VeltoError) {
        queue.classes = EventClasses(rawValue: mask)
    }

    static func queueGetMask(_ queue: EventQueue) throws(VeltoError) -> velto_event_class {
        queue.classes.rawValue
    }

    static func queueGetFd(_ queue: EventQueue) throws(VeltoError) -> Int32 {
        queue.descriptor
    }

    static func queueDestroy(_ queue: EventQueue) {
        queue.destroy()
    }

    private static func take(
        _ result: EventQueue.WaitResult, _ event: inout velto_event
    ) throws(VeltoError) -> ResultCode {
        switch result {
        case .event(let oldest):
            event = velto_event(oldest)
            return .ok
        case .nothing:
            event = velto_event()
            return .nothing
        case .closed:
            throw VeltoError(.staleHandle, "the queue was destroyed during the wait")
        }
    }
}
