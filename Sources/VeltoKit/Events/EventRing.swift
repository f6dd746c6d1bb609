internal import Glibc
internal import VeltoCore

/// The ordered events of a queue, with loss accounting.
///
/// Memory is allocated in chunks as events arrive, so a large capacity is free until it is used. If an allocation
/// fails, an event is dropped as if the capacity were reached. Continuous and other events are in separate lists, so
/// the oldest of either is found in constant time.
@safe final class EventRing {
    private struct Losses {
        var classes: EventClasses = []
        var continuous: UInt64 = 0
        var other: UInt64 = 0
    }

    private struct Slot {
        var event: Event
        var next: Int32
    }

    private struct Chain {
        var first = EventRing.none
        var last = EventRing.none
    }

    private static let none: Int32 = -1
    private static let slotsPerChunk = 256

    private let capacity: Int
    private var chunks: [UnsafeMutablePointer<Slot>] = unsafe []
    /// The number of slots used so far.
    private var touched = 0
    private var free = EventRing.none
    private var continuous = Chain()
    private var others = Chain()
    private var count = 0
    private var sequence: UInt64 = 0
    private var losses: Losses?

    init(capacity: Int) throws(VeltoError) {
        self.capacity = max(capacity, 1)
        guard addChunk() else { throw VeltoError(.outOfMemory, "no memory left for an event queue") }
    }

    deinit {
        while let chunk = unsafe chunks.popLast() { unsafe Glibc.free(chunk) }
    }

    var isEmpty: Bool { count == 0 && losses == nil }

    func append(_ event: Event, _ eventClass: EventClasses) {
        let slot = takeSlot()
        sequence &+= 1
        unsafe pointer(to: slot).initialize(to: Slot(event: event, next: Self.none))
        unsafe pointer(to: slot).pointee.event.sequence = sequence
        count += 1
        if EventClasses.continuous.contains(eventClass) {
            link(slot, to: &continuous)
        } else {
            link(slot, to: &others)
        }
    }

    func takeFirst() -> Event? {
        if let losses {
            self.losses = nil
            var event = Event(.dropped(classes: losses.classes, continuous: losses.continuous, other: losses.other))
            event.time = oldest?.time ?? .zero
            return event
        }
        return isContinuousNext ? takeFirst(of: &continuous) : takeFirst(of: &others)
    }

    func removeAll() {
        while count > 0 { drop() }
        losses = nil
    }

    private var oldest: Event? { first(of: isContinuousNext ? continuous : others) }

    private var isContinuousNext: Bool {
        guard let one = first(of: continuous) else { return false }
        guard let other = first(of: others) else { return true }
        return one.sequence < other.sequence
    }

    // MARK: Losses

    private func drop() {
        let isContinuous = continuous.first != Self.none
        guard let event = isContinuous ? takeFirst(of: &continuous) : takeFirst(of: &others) else { return }
        var account = losses ?? Losses()
        if let eventClass = event.payload.eventClass { account.classes.insert(eventClass) }
        if isContinuous { account.continuous &+= 1 } else { account.other &+= 1 }
        losses = account
    }

    // MARK: Chains

    private func first(of chain: Chain) -> Event? {
        chain.first == Self.none ? nil : unsafe pointer(to: chain.first).pointee.event
    }

    private func link(_ slot: Int32, to chain: inout Chain) {
        if chain.first == Self.none {
            chain.first = slot
        } else {
            unsafe pointer(to: chain.last).pointee.next = slot
        }
        chain.last = slot
    }

    private func takeFirst(of chain: inout Chain) -> Event? {
        guard chain.first != Self.none else { return nil }
        let slot = chain.first
        let taken = unsafe pointer(to: slot).pointee
        chain.first = taken.next
        unsafe pointer(to: slot).pointee.next = free
        free = slot
        count -= 1
        return taken.event
    }

    // MARK: Memory

    /// Returns a slot for a new event, dropping an older event if necessary.
    private func takeSlot() -> Int32 {
        if count == capacity || needsChunk && !addChunk() { drop() }
        guard free == Self.none else {
            let slot = free
            free = unsafe pointer(to: slot).pointee.next
            return slot
        }
        defer { touched += 1 }
        return Int32(truncatingIfNeeded: touched)
    }

    private var needsChunk: Bool { unsafe free == Self.none && touched == chunks.count * Self.slotsPerChunk }

    /// Swift's own allocation traps on failure.
    private func addChunk() -> Bool {
        let slots = min(Self.slotsPerChunk, capacity)
        guard let memory = unsafe calloc(slots, MemoryLayout<Slot>.stride) else { return false }
        unsafe chunks.append(memory.bindMemory(to: Slot.self, capacity: slots))
        return true
    }

    private func pointer(to slot: Int32) -> UnsafeMutablePointer<Slot> {
        let index = Int(slot)
        return unsafe chunks[index / Self.slotsPerChunk] + index % Self.slotsPerChunk
    }
}
