// Generated from bindings/api/event.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of EventCalls, which people write:
//
//     static func eventDescribe(_ event: velto_event) throws(VeltoError) -> String
//     static func contextPollEvent(_ context: Context, _ event: inout velto_event) throws(VeltoError) -> ResultCode
//     static func contextWaitEvent(_ context: Context, _ timeout: Double, _ event: inout velto_event) throws(VeltoError) -> ResultCode
//     static func contextGetEventFd(_ context: Context) throws(VeltoError) -> Int32
//     static func contextFlushEvents(_ context: Context) throws(VeltoError)
//     static func contextSetEventMask(_ context: Context, _ mask: velto_event_class) throws(VeltoError)
//     static func contextGetEventMask(_ context: Context) throws(VeltoError) -> velto_event_class
//     static func contextCreateQueue(_ context: Context, _ mask: velto_event_class, _ capacity: UInt32) throws(VeltoError) -> velto_queue
//     static func queuePollEvent(_ queue: EventQueue, _ event: inout velto_event) throws(VeltoError) -> ResultCode
//     static func queueWaitEvent(_ queue: EventQueue, _ timeout: Double, _ event: inout velto_event) throws(VeltoError) -> ResultCode
//     static func queueFlush(_ queue: EventQueue) throws(VeltoError)
//     static func queueSetMask(_ queue: EventQueue, _ mask: velto_event_class) throws(VeltoError)
//     static func queueGetMask(_ queue: EventQueue) throws(VeltoError) -> velto_event_class
//     static func queueGetFd(_ queue: EventQueue) throws(VeltoError) -> Int32
//     static func queueDestroy(_ queue: EventQueue)

/// Describe an event in one line, for logs.
@c @implementation
public func velto_event_describe(
    _ event: UnsafePointer<velto_event>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_event_describe") }
    do throws(VeltoError) {
        let eventValue = try unsafe readFrozen(event, "event")
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try EventCalls.eventDescribe(eventValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_event_describe")
    }
}

/// Take the oldest event of the context's default queue.
@c @implementation
public func velto_context_poll_event(
    _ context: OpaquePointer?, _ out_event: UnsafeMutablePointer<velto_event>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_poll_event") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let code = try unsafe withFrozenOutput(out_event, "out_event") { (event: inout velto_event) throws(VeltoError) in
            try EventCalls.contextPollEvent(contextValue, &event)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_poll_event")
    }
}

/// Take the oldest event of the context's default queue, waiting for one if necessary.
@c @implementation
public func velto_context_wait_event(
    _ context: OpaquePointer?, _ timeout: Double, _ out_event: UnsafeMutablePointer<velto_event>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_wait_event") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkFinite(timeout, "timeout")
        let code = try unsafe withFrozenOutput(out_event, "out_event") { (event: inout velto_event) throws(VeltoError) in
            try EventCalls.contextWaitEvent(contextValue, timeout, &event)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_context_wait_event")
    }
}

/// Get the descriptor that is readable while the default queue is not empty.
@c @implementation
public func velto_context_get_event_fd(
    _ context: OpaquePointer?, _ out_fd: UnsafeMutablePointer<Int32>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_event_fd") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_fd, "out_fd")
        let fd = try EventCalls.contextGetEventFd(contextValue)
        unsafe out_fd?.pointee = fd
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_event_fd")
    }
}

/// Discard all events that wait in the default queue.
@c @implementation
public func velto_context_flush_events(_ context: OpaquePointer?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_flush_events") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try EventCalls.contextFlushEvents(contextValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_flush_events")
    }
}

/// Set the classes of events that the default queue receives.
@c @implementation
public func velto_context_set_event_mask(_ context: OpaquePointer?, _ mask: velto_event_class) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_set_event_mask") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try EventCalls.contextSetEventMask(contextValue, mask)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_set_event_mask")
    }
}

/// Get the classes of events that the default queue receives.
@c @implementation
public func velto_context_get_event_mask(
    _ context: OpaquePointer?, _ out_mask: UnsafeMutablePointer<velto_event_class>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_get_event_mask") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try unsafe checkPointer(out_mask, "out_mask")
        let mask = try EventCalls.contextGetEventMask(contextValue)
        unsafe out_mask?.pointee = mask
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_get_event_mask")
    }
}

/// Create a further queue, which receives all later events of its mask.
@c @implementation
public func velto_context_create_queue(
    _ context: OpaquePointer?, _ mask: velto_event_class, _ capacity: UInt32,
    _ out_queue: UnsafeMutablePointer<velto_queue>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_create_queue") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        try checkInteger(capacity, "capacity", 1, 65536)
        try unsafe checkPointer(out_queue, "out_queue")
        let queue = try EventCalls.contextCreateQueue(contextValue, mask, capacity)
        unsafe out_queue?.pointee = queue
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_create_queue")
    }
}

/// Take the oldest event of a queue.
@c @implementation
public func velto_queue_poll_event(
    _ queue: velto_queue, _ out_event: UnsafeMutablePointer<velto_event>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_queue_poll_event") }
    do throws(VeltoError) {
        let queueValue = try resolve(ObjectHandle(queue), as: EventQueue.self)
        let code = try unsafe withFrozenOutput(out_event, "out_event") { (event: inout velto_event) throws(VeltoError) in
            try EventCalls.queuePollEvent(queueValue, &event)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_queue_poll_event")
    }
}

/// Take the oldest event of a queue, waiting for one if necessary.
@c @implementation
public func velto_queue_wait_event(
    _ queue: velto_queue, _ timeout: Double, _ out_event: UnsafeMutablePointer<velto_event>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_queue_wait_event") }
    do throws(VeltoError) {
        let queueValue = try resolve(ObjectHandle(queue), as: EventQueue.self)
        try checkFinite(timeout, "timeout")
        let code = try unsafe withFrozenOutput(out_event, "out_event") { (event: inout velto_event) throws(VeltoError) in
            try EventCalls.queueWaitEvent(queueValue, timeout, &event)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_queue_wait_event")
    }
}

/// Discard all events that wait in a queue.
@c @implementation
public func velto_queue_flush(_ queue: velto_queue) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_queue_flush") }
    do throws(VeltoError) {
        let queueValue = try resolve(ObjectHandle(queue), as: EventQueue.self)
        try EventCalls.queueFlush(queueValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_queue_flush")
    }
}

/// Set the classes of events that a queue receives.
@c @implementation
public func velto_queue_set_mask(_ queue: velto_queue, _ mask: velto_event_class) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_queue_set_mask") }
    do throws(VeltoError) {
        let queueValue = try resolve(ObjectHandle(queue), as: EventQueue.self)
        try EventCalls.queueSetMask(queueValue, mask)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_queue_set_mask")
    }
}

/// Get the classes of events that a queue receives.
@c @implementation
public func velto_queue_get_mask(
    _ queue: velto_queue, _ out_mask: UnsafeMutablePointer<velto_event_class>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_queue_get_mask") }
    do throws(VeltoError) {
        let queueValue = try resolve(ObjectHandle(queue), as: EventQueue.self)
        try unsafe checkPointer(out_mask, "out_mask")
        let mask = try EventCalls.queueGetMask(queueValue)
        unsafe out_mask?.pointee = mask
        return VELTO_OK
    } catch {
        return report(error, in: "velto_queue_get_mask")
    }
}

/// Get the descriptor that is readable while a queue is not empty; poll it, but never read or close it.
@c @implementation
public func velto_queue_get_fd(_ queue: velto_queue, _ out_fd: UnsafeMutablePointer<Int32>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_queue_get_fd") }
    do throws(VeltoError) {
        let queueValue = try resolve(ObjectHandle(queue), as: EventQueue.self)
        try unsafe checkPointer(out_fd, "out_fd")
        let fd = try EventCalls.queueGetFd(queueValue)
        unsafe out_fd?.pointee = fd
        return VELTO_OK
    } catch {
        return report(error, in: "velto_queue_get_fd")
    }
}

/// Destroy a queue; a thread waiting on it returns.
@c @implementation
public func velto_queue_destroy(_ queue: velto_queue) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let queueValue = try resolve(ObjectHandle(queue), as: EventQueue.self)
        EventCalls.queueDestroy(queueValue)
    } catch {
        return
    }
}
