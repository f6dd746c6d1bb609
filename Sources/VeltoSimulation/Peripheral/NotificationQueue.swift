internal import VeltoBluetooth
internal import VeltoCore

/// Pending notifications, in a ring that is allocated once and grows for delayed ones.
///
/// Notifications that wait for the link follow those in transit. When the queue is full, the oldest notification is
/// dropped if it has arrived unread, and otherwise the new one: notifications in transit always arrive.
struct NotificationQueue {
    private struct Entry {
        var handle: ValueHandle = 0
        var count = 0
        var due = Timestamp.zero
        var isStream = false
    }

    static let capacity = 64
    /// The maximum number in flight on a link or in a delay: 400 a second for the longest delay.
    private static let largestCapacity = 4096
    /// The payload of one notification over a link with an MTU of 247.
    static let maximumLength = 244

    private var entries: [Entry] = []
    private var storage: [UInt8] = []
    private var head = 0
    private var count = 0
    /// The number of notifications, the newest ones, that no connection event has carried.
    private(set) var waitingCount = 0

    /// The arrival time of the oldest notification.
    var earliestDue: Timestamp { count > 0 ? entries[head].due : .distantFuture }

    /// Whether the oldest notification is part of a stream.
    var isOldestStream: Bool { count > 0 && entries[head].isStream }

    /// Whether as many wait as fit in without a delay.
    var isFull: Bool { count >= Self.capacity }

    /// Adds a notification; returns false if that, or the oldest one, is lost.
    @discardableResult
    mutating func append(
        _ handle: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, delay: Double = 0, isStream: Bool = false
    ) -> Bool {
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
        store(handle, bytes, due: delay > 0 ? time.advanced(bySeconds: delay) : time, isStream: isStream)
        return isKept
    }

    /// Adds a notification that waits for the link; returns false if there is no room.
    mutating func enqueue(_ handle: ValueHandle, _ bytes: Span<UInt8>) -> Bool {
        if count == entries.count {
            guard entries.count < Self.largestCapacity else { return false }
            grow()
        }
        store(handle, bytes, due: .distantFuture)
        waitingCount += 1
        return true
    }

    /// Takes up to `most` waiting notifications, oldest first, on their way.
    mutating func carry(_ most: Int, arrivingAt time: Timestamp) {
        for _ in 0..<min(most, waitingCount) {
            entries[(head + count - waitingCount) % entries.count].due = time
            waitingCount -= 1
        }
    }

    private mutating func store(_ handle: ValueHandle, _ bytes: Span<UInt8>, due: Timestamp, isStream: Bool = false) {
        let slot = (head + count) % entries.count
        let length = min(bytes.count, Self.maximumLength)
        for index in 0..<length { storage[slot * Self.maximumLength + index] = bytes[index] }
        entries[slot] = Entry(handle: handle, count: length, due: due, isStream: isStream)
        count += 1
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
        guard count > waitingCount, entries[head].due <= time else { return nil }
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
        waitingCount = 0
    }

    private mutating func removeFirst() {
        count -= 1
        // Back to the first slot when empty: the same few bytes stay in the processor's cache.
        head = count == 0 ? 0 : (head + 1) % entries.count
    }
}
