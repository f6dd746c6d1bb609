internal import CLinux
internal import Glibc
internal import VeltoCore

/// A bounded queue of events with a descriptor that is readable while the queue is not empty.
///
/// Overflow drops the oldest continuous event first, then the oldest; losses are reported by a `dropped` event that comes
/// before anything else. Any thread may push; one thread at a time takes.
public final class EventQueue: Sendable {
    /// The outcome of a wait.
    public enum WaitResult: Sendable {
        /// An event.
        case event(Event)
        /// The timeout expired without an event.
        case nothing
        /// The queue was destroyed meanwhile.
        case closed
    }

    /// The queue's handle.
    package let handle: ObjectHandle
    /// Readable while an event waits; to be polled, never read.
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
        /// The tasks that wait for an event.
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

    /// Sets the classes that the queue takes from now on.
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

    /// Its context, nil once it is closed.
    var context: ContextCore? { state.withLock { $0.context } }

    /// Adds an event if the mask names its class.
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

    /// Drops all waiting events.
    public func flush() {
        state.withLock { state in
            state.ring.removeAll()
            if !state.isClosed { drainDescriptor() }
        }
    }

    /// Takes the oldest event, waiting for one if need be; blocks for at most `timeout`, nil without end, and
    /// pumps a pumped context meanwhile.
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

    /// Ends the queue; the default queue ends with its context.
    public func destroy() {
        guard !isDefault, let context else { return }
        context.events.remove(self)
    }

    /// Removes and returns the oldest event, waiting until another thread adds one if necessary.
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

    /// Adds a task to wake by the next event; false if there is one, none will come, or the task has ended meanwhile.
    func enlist(_ waiter: @escaping Waiter, unless hasEnded: () -> Bool) -> Bool {
        state.withLock { state in
            guard state.ring.isEmpty, !state.isClosed, !hasEnded() else { return false }
            state.waiters.append(waiter)
            return true
        }
    }

    /// Wakes all tasks that wait.
    func wakeAll() {
        state.withLock { $0.waiters.takeAll() }.wake()
    }

    /// The number of tasks that wait.
    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// Ends all waits.
    ///
    /// The descriptor stays readable, so that foreign loops notice as well.
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
