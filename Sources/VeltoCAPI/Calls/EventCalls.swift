internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Events: queues, and taking events from them.
enum EventCalls {
    /// One line for people.
    static func eventDescribe(_ event: velto_event) throws(VeltoError) -> String {
        var words = ["#\(event.sequence)", "\(Double(event.timestamp_ns / 1_000_000) / 1000) s"]
        words.append(unsafe text(velto_enum_name(VELTO_ENUM_EVENT_TYPE, event.type)))
        if event.device.bits != 0 { words += ["device", String(event.device.bits, radix: 16)] }
        if event.op.bits != 0 { words += ["op", String(event.op.bits, radix: 16)] }
        words += details(of: event)
        if event.result != VELTO_OK { words.append(unsafe text(velto_result_name(event.result))) }
        return words.joined(separator: " ")
    }

    /// What the numbers of an event stand for, where they stand for something.
    private static func details(of event: velto_event) -> [String] {
        switch event.type {
        case VELTO_EVENT_LINK_CHANGED:
            let link = unsafe event.data.link
            let states = unsafe [
                text(velto_enum_name(VELTO_ENUM_LINK_STATE, link.previous)), "->",
                text(velto_enum_name(VELTO_ENUM_LINK_STATE, link.current)),
            ]
            let hasEnded = link.current == VELTO_LINK_STATE_NONE
            return hasEnded ? states + [unsafe text(velto_enum_name(VELTO_ENUM_DOWN_REASON, link.reason))] : states
        case VELTO_EVENT_DEVICE_DISCONNECTED:
            let end = unsafe event.data.disconnected
            let reason = unsafe text(velto_enum_name(VELTO_ENUM_DOWN_REASON, end.reason))
            return [reason, end.will_reconnect == 0 ? "for good" : "to be reconnected"]
        case VELTO_EVENT_CONNECT_FAILED:
            let failure = unsafe event.data.connect_failed
            return ["attempt", "\(failure.attempts)", failure.will_retry == 0 ? "for good" : "to be tried again"]
        case VELTO_EVENT_SERVICES_CHANGED:
            return ["table", unsafe "\(event.data.services.generation)"]
        case VELTO_EVENT_SUBSCRIPTION_ENDED, VELTO_EVENT_VALUES_READY:
            return ["characteristic", unsafe "\(event.data.subscription.characteristic)"]
        default:
            return []
        }
    }

    private static func text(_ name: UnsafePointer<CChar>?) -> String {
        unsafe name.map { unsafe String(cString: $0) } ?? "unknown"
    }

    // MARK: The default queue

    /// Takes the oldest event.
    static func contextPollEvent(_ context: Context, _ event: inout velto_event) throws(VeltoError) -> ResultCode {
        try queuePollEvent(context.defaultQueue, &event)
    }

    /// Takes the oldest event, waiting for it.
    static func contextWaitEvent(
        _ context: Context, _ timeout: Double, _ event: inout velto_event
    ) throws(VeltoError) -> ResultCode {
        try take(context.defaultQueue.wait(timeout: limit(timeout)), &event)
    }

    /// The event descriptor.
    static func contextGetEventFd(_ context: Context) throws(VeltoError) -> Int32 {
        context.defaultQueue.descriptor
    }

    /// Throws all waiting events away.
    static func contextFlushEvents(_ context: Context) throws(VeltoError) {
        context.defaultQueue.flush()
    }

    /// Chooses the classes of the default queue.
    static func contextSetEventMask(_ context: Context, _ mask: velto_event_class) throws(VeltoError) {
        context.defaultQueue.classes = EventClasses(rawValue: mask)
    }

    // MARK: Further queues

    /// Makes a queue.
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

    /// Takes the oldest event, waiting for it.
    static func queueWaitEvent(
        _ queue: EventQueue, _ timeout: Double, _ event: inout velto_event
    ) throws(VeltoError) -> ResultCode {
        try take(queue.wait(timeout: limit(timeout)), &event)
    }

    /// The event descriptor.
    static func queueGetFd(_ queue: EventQueue) throws(VeltoError) -> Int32 {
        queue.descriptor
    }

    /// Destroys a queue.
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
            throw VeltoError(.staleHandle, "the queue was destroyed while it was waited for")
        }
    }
}
