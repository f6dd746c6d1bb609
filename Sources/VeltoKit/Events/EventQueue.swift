internal import CLinux
internal import Glibc
internal import VeltoCore

/// A bounded queue of events, with a descriptor that is readable while the queue is not empty.
///
/// On overflow the oldest continuous event is dropped, or else the oldest event. A `dropped` event at the head of the
/// queue reports the losses. Any thread may push; one thread at a time may take events.
public final class EventQueue: Sendable {
    /// The result of a wait.
    public enum WaitResult: Sendable {
        /// An event.
        case event(Event)
        /// The timeout expired without an event.
        case nothing
        /// The queue was destroyed during the wait.
        case closed
    }

    /// The queue's handle.
    package let handle: ObjectHandle
    /// Readable while an event waits.
    ///
    /// Poll the descriptor but never read it.
    ///
    /// Negative for the queue of an asynchronous sequence, which needs none.
    public let descriptor: Int32
    private let isDefault: Bool
    private let state: Guarded<State>

    private struct State {
        let ring: EventRing
        var mask: EventClasses
        /// The context; nil once the queue is closed.
        var context: ContextCore?
        /// The tasks waiting for an event.
        var waiters: [Waiter] = []
        var isClosed: Bool { context == nil }
    }

    init(
        handle: ObjectHandle, mask: EventClasses, capacity: Int, isDefault: Bool, isPolled: Bool, context: ContextCore
    ) throws(VeltoError) {
        self.handle = handle
        self.isDefault = isDefault
        state = Guarded(State(ring: try EventRing(capacity: capacity), mask: mask, context: context))
        guard isPolled else {
            descriptor = -1
            return
        }
        descriptor = velto_linux_above_standard(eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)))
        guard descriptor >= 0 else {
            throw VeltoError(.outOfMemory, "no descriptors left for an event queue", detail: .errno(errno))
        }
        velto_linux_guard_descriptor(descriptor)
    }

    deinit {
        guard descriptor >= 0 else { return }
        velto_linux_unguard_descriptor(descriptor)
        Glibc.close(descriptor)
    }

    /// The classes that the queue accepts from now on.
    public var classes: EventClasses {
        get { state.withLock { $0.mask } }
        set {
            let context = state.withLock { state in
                state.mask = newValue
                return state.context
            }
            context?.events.masksChanged()
        }
    }

    /// The context; nil once the queue is closed.
    var context: ContextCore? { state.withLock { $0.context } }

    /// Adds an event if the mask includes its class.
    func push(_ event: Event) {
        let (context, waiters) = state.withLock { state -> (ContextCore?, [Waiter]) in
            guard let eventClass = event.payload.eventClass, state.mask.contains(eventClass), !state.isClosed else {
                return (nil, [])
            }
            let wasEmpty = state.ring.isEmpty
            state.ring.append(event, eventClass)
            if wasEmpty { raiseDescriptor() }
            return (state.context, state.waiters.takeAll())
        }
        // Not from here: publishers hold locks.
        context?.wakeOnLoop(waiters)
    }

    /// Removes and returns the oldest event.
    ///
    /// ```swift
    /// while let event = context.defaultQueue.poll() {  // all, once per frame
    ///     switch event.payload {
    ///     case .deviceConnected: print("connected")
    ///     case .deviceDisconnected(_, let willReconnect): print(willReconnect ? "lost, reconnecting" : "disconnected")
    ///     default: break
    ///     }
    /// }
    /// ```
    public func poll() -> Event? {
        state.withLock { state in
            guard let event = state.ring.takeFirst() else { return nil }
            if state.ring.isEmpty, !state.isClosed { drainDescriptor() }
            return event
        }
    }

    /// Drops all queued events.
    public func flush() {
        state.withLock { state in
            state.ring.removeAll()
            if !state.isClosed { drainDescriptor() }
        }
    }

    /// Removes and returns the oldest event, waiting for one if necessary.
    ///
    /// The call blocks for at most `timeout`; nil waits without end. It pumps a pumped context during the wait.
    ///
    /// ```swift
    /// while case .event(let event) = context.defaultQueue.wait(timeout: .seconds(5)) {
    ///     print(event.time, event.payload)
    /// }
    /// print("no event for 5 seconds")
    /// ```
    public func wait(timeout: Duration? = nil) -> WaitResult {
        guard let context else { return .closed }
        return context.waitEvent(in: self, timeout: timeout?.seconds)
    }

    /// Closes the queue.
    ///
    /// The default queue closes with its context.
    public func destroy() {
        guard !isDefault, let context else { return }
        context.events.remove(self)
    }

    /// Removes and returns the oldest event, waiting for another thread to add one if necessary.
    func waitForOthers(timeout: Double?) -> WaitResult {
        let clock = TimeSource.monotonic()
        let end = timeout.map { clock.now.advanced(bySeconds: $0) } ?? .distantFuture
        while true {
            if let event = poll() { return .event(event) }
            if isClosed { return .closed }
            guard clock.now < end else { return .nothing }
            waitForChange(until: end)
        }
    }

    /// Blocks until the descriptor is readable, or until `end` on the monotonic clock.
    func waitForChange(until end: Timestamp) {
        let left = end.nanoseconds - min(end, TimeSource.monotonic().now).nanoseconds
        let milliseconds = end == .distantFuture ? -1 : Int32(clamping: left / 1_000_000 + 1)
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe Glibc.poll(&request, 1, milliseconds)
    }

    /// Whether the queue was destroyed.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Adds a task that the next event wakes.
    ///
    /// Returns false if there is an event, no event will come, or the task has ended.
    func enlist(_ waiter: @escaping Waiter, unless hasEnded: () -> Bool) -> Bool {
        state.withLock { state in
            guard state.ring.isEmpty, !state.isClosed, !hasEnded() else { return false }
            state.waiters.append(waiter)
            return true
        }
    }

    /// Wakes all waiting tasks.
    func wakeAll() {
        state.withLock { $0.waiters.takeAll() }.wake()
    }

    /// The number of waiting tasks.
    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// Ends all waits.
    ///
    /// The descriptor stays readable, so that foreign loops notice the end.
    func close() {
        let waiters = state.withLock { state in
            state.context = nil
            state.ring.removeAll()
            raiseDescriptor()
            return state.waiters.takeAll()
        }
        waiters.wake()
    }

    private func raiseDescriptor() {
        if descriptor >= 0 { _ = eventfd_write(descriptor, 1) }
    }

    private func drainDescriptor() {
        guard descriptor >= 0 else { return }
        var count: eventfd_t = 0
        _ = unsafe eventfd_read(descriptor, &count)
    }
}
