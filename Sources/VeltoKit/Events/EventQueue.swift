internal import CLinux
internal import Glibc
internal import VeltoCore

/// A bounded queue of events with a descriptor that is readable while the queue is not empty.
///
/// Overflow drops the oldest continuous event first, then the oldest; losses are told by a `dropped` event that comes
/// before anything else. Any thread may push; one thread at a time takes.
public final class EventQueue: Sendable {
    /// What a wait came to.
    public enum WaitResult: Sendable {
        /// An event.
        case event(Event)
        /// The time was up.
        case timedOut
        /// The queue was destroyed meanwhile.
        case closed
    }

    /// The queue's handle.
    public let handle: UInt64
    /// Readable while an event waits; to be polled, never read.
    public let descriptor: Int32
    /// The context whose events these are; nil for the default queue, which is reached through its context.
    public weak let context: Context?
    private let state: Guarded<State>

    private struct State {
        var ring: EventRing
        var mask: EventClasses
        var isClosed = false
    }

    init(handle: UInt64, mask: EventClasses, capacity: Int, context: Context?) throws(VeltoError) {
        self.handle = handle
        self.context = context
        state = Guarded(State(ring: EventRing(capacity: capacity), mask: mask))
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

    /// Which classes the queue takes from now on.
    public var classes: EventClasses {
        get { state.withLock { $0.mask } }
        set { state.withLock { $0.mask = newValue } }
    }

    /// Adds an event if the mask names its class.
    func push(_ event: Event) {
        state.withLock { state in
            guard let eventClass = event.payload.eventClass, state.mask.contains(eventClass), !state.isClosed else {
                return
            }
            let wasEmpty = state.ring.isEmpty
            state.ring.append(event, eventClass)
            if wasEmpty { _ = eventfd_write(descriptor, 1) }
        }
    }

    /// Takes the oldest event.
    public func poll() -> Event? {
        state.withLock { state in
            guard let event = state.ring.takeFirst() else { return nil }
            if state.ring.isEmpty, !state.isClosed { drainDescriptor() }
            return event
        }
    }

    /// Drops everything that waits.
    public func flush() {
        state.withLock { state in
            state.ring.removeAll()
            if !state.isClosed { drainDescriptor() }
        }
    }

    /// Takes the oldest event, waiting for one if need be; blocks for at most `milliseconds`, negative without end.
    public func wait(milliseconds: Int32) -> WaitResult {
        let clock = TimeSource.monotonic()
        let end =
            milliseconds < 0
            ? Timestamp.distantFuture : clock.now.advanced(bySeconds: Double(milliseconds) * 1e-3)
        while true {
            if let event = poll() { return .event(event) }
            if state.withLock({ $0.isClosed }) { return .closed }
            let now = clock.now
            guard now < end else { return .timedOut }
            waitForChange(
                milliseconds: end == .distantFuture
                    ? -1 : Int32(clamping: (end.nanoseconds - now.nanoseconds) / 1_000_000 + 1))
        }
    }

    /// Blocks until the descriptor is readable or the time is up.
    func waitForChange(milliseconds: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe Glibc.poll(&request, 1, milliseconds)
    }

    /// Ends all waits.
    ///
    /// The descriptor stays readable, so that foreign loops notice too.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.ring.removeAll()
            _ = eventfd_write(descriptor, 1)
        }
    }

    private func drainDescriptor() {
        var count: eventfd_t = 0
        _ = unsafe eventfd_read(descriptor, &count)
    }
}

/// The ring of an event queue, with its account of losses.
struct EventRing {
    private struct Losses {
        var classes: EventClasses = []
        var continuous: UInt64 = 0
        var other: UInt64 = 0
    }

    private var slots: [Event?]
    private var head = 0
    private var count = 0
    private var continuousCount = 0
    private var sequence: UInt64 = 0
    private var losses: Losses?

    init(capacity: Int) {
        slots = Array(repeating: nil, count: max(capacity, 1))
    }

    var isEmpty: Bool { count == 0 && losses == nil }

    mutating func append(_ event: Event, _ eventClass: EventClasses) {
        if count == slots.count { dropOne() }
        sequence &+= 1
        var event = event
        event.sequence = sequence
        slots[index(count)] = event
        count += 1
        if EventClasses.continuous.contains(eventClass) { continuousCount += 1 }
    }

    mutating func takeFirst() -> Event? {
        if let losses {
            self.losses = nil
            var event = Event(
                .dropped(classes: losses.classes, continuous: losses.continuous, other: losses.other))
            event.time = slots[head]?.time ?? .zero
            return event
        }
        return count == 0 ? nil : remove(at: 0)
    }

    mutating func removeAll() {
        while count > 0 { _ = remove(at: 0) }
        losses = nil
    }

    private func index(_ offset: Int) -> Int { (head + offset) % slots.count }

    private func isContinuous(_ event: Event?) -> Bool {
        guard let eventClass = event?.payload.eventClass else { return false }
        return EventClasses.continuous.contains(eventClass)
    }

    private mutating func dropOne() {
        let offset =
            continuousCount == 0 ? 0 : (0..<count).first { isContinuous(slots[index($0)]) } ?? 0
        guard let event = remove(at: offset), let eventClass = event.payload.eventClass else { return }
        var account = losses ?? Losses()
        account.classes.insert(eventClass)
        if isContinuous(event) { account.continuous &+= 1 } else { account.other &+= 1 }
        losses = account
    }

    /// Removes the event at an offset by moving the ones before it up.
    private mutating func remove(at offset: Int) -> Event? {
        let event = slots[index(offset)]
        for position in stride(from: offset, to: 0, by: -1) {
            slots[index(position)] = slots[index(position - 1)]
        }
        slots[head] = nil
        head = index(1)
        count -= 1
        if isContinuous(event) { continuousCount -= 1 }
        return event
    }
}
