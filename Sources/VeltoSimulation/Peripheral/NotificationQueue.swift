internal import VeltoBluetooth
internal import VeltoCore

/// Pending notifications in a ring buffer, which is allocated once and only grows for delayed notifications.
///
/// Notifications that wait for the link follow those in transit. A full queue drops its oldest notification if that has
/// arrived and is unread. Otherwise it drops the new one, so notifications in transit always arrive.
struct NotificationQueue {
    private struct Entry {
        var handle: ValueHandle = 0
        var count = 0
        var due = Timestamp.zero
        var isStream = false
    }

    static let capacity = 64
    /// The maximum number of notifications in flight: 400 per second for the longest delay.
    private static let largestCapacity = 4096
    /// The maximum payload of a notification with an MTU of 247.
    static let maximumLength = 244

    private var entries: [Entry] = []
    private var storage: [UInt8] = []
    private var head = 0
    private var count = 0
    /// The number of notifications that wait for a connection event; they are the newest ones.
    private(set) var waitingCount = 0

    /// The arrival time of the oldest notification.
    var earliestDue: Timestamp { count > 0 ? entries[head].due : .distantFuture }

    /// Whether the oldest notification is part of a stream.
    var isOldestStream: Bool { count > 0 && entries[head].isStream }

    /// Whether the queue has reached its normal capacity, which only delayed notifications exceed.
    var isFull: Bool { count >= Self.capacity }

    /// Adds a notification; returns false if it or the oldest notification was dropped.
    @discardableResult
    mutating func append(
        _ handle: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, delay: Double = 0, isStream: Bool = false
    ) -> Bool {
        var isKept = true
        if count == entries.count {
            if entries.count < (delay > 0 ? Self.largestCapacity : Self.capacity) {
                grow()
            } else {
                // A notification due at this moment is fetched next.
                let due = entries[head].due
                guard due < time || due == time && delay == 0 else { return false }
                removeFirst()
                isKept = false
            }
        }
        store(handle, bytes, due: delay > 0 ? time.advanced(bySeconds: delay) : time, isStream: isStream)
        return isKept
    }

    /// Adds a notification that waits for the link; returns false if the queue is full.
    mutating func enqueue(_ handle: ValueHandle, _ bytes: Span<UInt8>) -> Bool {
        if count == entries.count {
            guard entries.count < Self.largestCapacity else { return false }
            grow()
        }
        store(handle, bytes, due: .distantFuture)
        waitingCount += 1
        return true
    }

    /// Moves up to `most` waiting notifications, oldest first, into transit.
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

    /// Doubles the ring buffer, with the oldest notification in the first slot.
    private mutating func grow() {
        let capacity = max(Self.capacity, entries.count * 2)
        let start = head * Self.maximumLength
        entries = Array(entries[head...] + entries[..<head])
        storage = Array(storage[start...] + storage[..<start])
        head = 0
        entries += Array(repeating: Entry(), count: capacity - entries.count)
        storage += Array(repeating: 0, count: capacity * Self.maximumLength - storage.count)
    }

    /// Removes the oldest notification if it has arrived by `time`.
    ///
    /// Copies its bytes into `buffer` and returns its handle.
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
        // Restart at the first slot when empty, to keep the same few bytes in the processor's cache.
        head = count == 0 ? 0 : (head + 1) % entries.count
    }
}
