public import Synchronization

/// The oldest end of a ring between a producer and a consumer.
///
/// Neither waits for the other.
///
/// Without a consumer, the producer drops and counts the oldest entry by advancing the head. The consumer also advances
/// the head after it has copied an entry. The second of the two detects the conflict, and a copy that was overwritten
/// is discarded. Entries are numbered from 0 and stored as atomic words, so that such a copy is not a data race.
public struct RingHead: ~Copyable, Sendable {
    @usableFromInline let head = Atomic<UInt64>(0)
    @usableFromInline let droppedCount = Atomic<UInt64>(0)

    /// The head of an empty ring.
    @inlinable
    public init() {}

    /// The number of entries that were dropped unread.
    @inlinable public var dropped: UInt64 { droppedCount.load(ordering: .relaxed) }

    /// The number of the oldest entry that is left.
    @inlinable public var oldest: UInt64 { head.load(ordering: .acquiring) }

    /// Drops the oldest entry if the ring is full, so that the producer can write number `tail`, and returns whether it did.
    @inlinable @inline(__always) @discardableResult
    public func makeRoom(for tail: UInt64, in capacity: UInt64) -> Bool {
        let oldest = oldest
        guard tail &- oldest >= capacity, claim(oldest) == nil else { return false }
        droppedCount.wrappingAdd(1, ordering: .relaxed)
        return true
    }

    /// Removes entry number `index`, or returns the oldest one left if that entry is gone.
    @inlinable @inline(__always)
    public func claim(_ index: UInt64) -> UInt64? {
        let result = head.compareExchange(expected: index, desired: index &+ 1, ordering: .acquiringAndReleasing)
        return result.exchanged ? nil : result.original
    }

    /// Drops every entry before `tail`, uncounted.
    public func clear(before tail: UInt64) {
        var index = head.load(ordering: .relaxed)
        while index < tail {
            let result = head.compareExchange(expected: index, desired: tail, ordering: .acquiringAndReleasing)
            index = result.exchanged ? tail : result.original
        }
    }
}
