public import Synchronization

/// The head of a wait-free ring buffer between a producer and a consumer.
///
/// If the ring is full, the producer advances the head to drop the oldest entry, and counts it. The consumer also
/// advances the head after it has copied an entry. The second of the two detects the conflict, and an overwritten copy
/// is discarded. Entries are numbered from 0, and stored as atomic words, so that such a copy is not a data race.
@usableFromInline package struct RingHead: ~Copyable, Sendable {
    @usableFromInline let head = Atomic<UInt64>(0)
    @usableFromInline let droppedCount = Atomic<UInt64>(0)

    /// Creates the head of an empty ring.
    @inlinable
    package init() {}

    /// The number of entries dropped unread.
    @inlinable package var dropped: UInt64 { droppedCount.load(ordering: .relaxed) }

    /// The number of the oldest remaining entry.
    @inlinable package var oldest: UInt64 { head.load(ordering: .acquiring) }

    /// Drops the oldest entry if the ring has no room for number `tail`; returns whether it did.
    @inlinable @inline(__always) @discardableResult
    package func makeRoom(for tail: UInt64, in capacity: UInt64) -> Bool {
        let oldest = oldest
        guard tail &- oldest >= capacity, claim(oldest) == nil else { return false }
        droppedCount.wrappingAdd(1, ordering: .relaxed)
        return true
    }

    /// Removes entry number `index`, or returns the number of the oldest remaining entry if that one is gone.
    @inlinable @inline(__always)
    package func claim(_ index: UInt64) -> UInt64? {
        let result = head.compareExchange(expected: index, desired: index &+ 1, ordering: .acquiringAndReleasing)
        return result.exchanged ? nil : result.original
    }

    /// Drops every entry before `tail` without counting it.
    @usableFromInline package func clear(before tail: UInt64) {
        var index = head.load(ordering: .relaxed)
        while index < tail {
            let result = head.compareExchange(expected: index, desired: tail, ordering: .acquiringAndReleasing)
            index = result.exchanged ? tail : result.original
        }
    }
}
