internal import VeltoBluetooth
internal import VeltoCore

/// Pending notifications, in a ring that is allocated once, and grows for what a delay keeps on its way.
///
/// When it is full, the oldest one is dropped if no one has fetched it, and otherwise the new one: what is on its way arrives.
struct NotificationQueue {
    private struct Entry {
        var handle: ValueHandle = 0
        var count = 0
        var due = Timestamp.zero
    }

    static let capacity = 64
    /// The most that a delay keeps on their way: 400 a second for the longest one.
    private static let largestCapacity = 4096
    /// The payload of one notification over a link with an MTU of 247.
    static let maximumLength = 244

    private var entries: [Entry] = []
    private var storage: [UInt8] = []
    private var head = 0
    private var count = 0

    /// The arrival time of the oldest notification.
    var earliestDue: Timestamp { count > 0 ? entries[head].due : .distantFuture }

    /// Whether as many wait as fit in without a delay.
    var isFull: Bool { count >= Self.capacity }

    /// Adds a notification; returns false if that, or the oldest one, is lost.
    @discardableResult
    mutating func append(_ handle: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, delay: Double = 0) -> Bool {
        var isKept = true
        if count == entries.count {
            if entries.count < (delay > 0 ? Self.largestCapacity : Self.capacity) {
                grow()
            } else {
                // One that arrives at this moment is fetched next.
                let due = entries[head].due
                guard due < time || due == time && delay == 0 else { return false }
                removeFirst()
                isKept = false
            }
        }
        let slot = (head + count) % entries.count
        let length = min(bytes.count, Self.maximumLength)
        for index in 0..<length { storage[slot * Self.maximumLength + index] = bytes[index] }
        entries[slot] = Entry(handle: handle, count: length, due: delay > 0 ? time.advanced(bySeconds: delay) : time)
        count += 1
        return isKept
    }

    /// Makes the ring twice as long, with the oldest notification in the first slot.
    private mutating func grow() {
        let capacity = max(Self.capacity, entries.count * 2)
        let start = head * Self.maximumLength
        entries = Array(entries[head...] + entries[..<head])
        storage = Array(storage[start...] + storage[..<start])
        head = 0
        entries += Array(repeating: Entry(), count: capacity - entries.count)
        storage += Array(repeating: 0, count: capacity * Self.maximumLength - storage.count)
    }

    /// Removes the oldest notification if it has arrived by `time`, copies its bytes into `buffer`, and returns its handle.
    mutating func popFirst(at time: Timestamp, into buffer: inout [UInt8]) -> ValueHandle? {
        guard count > 0, entries[head].due <= time else { return nil }
        let entry = entries[head]
        let start = head * Self.maximumLength
        buffer.removeAll(keepingCapacity: true)
        buffer.append(contentsOf: storage[start..<start + entry.count])
        removeFirst()
        return entry.handle
    }

    mutating func removeAll() {
        head = 0
        count = 0
    }

    private mutating func removeFirst() {
        count -= 1
        // Back to the first slot when empty: the same few bytes stay in the processor's cache.
        head = count == 0 ? 0 : (head + 1) % entries.count
    }
}
