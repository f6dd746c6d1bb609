package import Synchronization

/// The oldest end of a ring between one producer and one consumer, neither of which waits for the other.
///
/// When no one consumes, the producer drops the oldest entry and counts it. It does so by moving the head, and so does the
/// consumer once it has copied an entry: whoever comes second notices, and a copy that was overwritten meanwhile is thrown
/// away. Entries are numbered from 0 and stored as atomic words, so that such a copy is no data race.
package struct RingHead: ~Copyable, Sendable {
    @usableFromInline let head = Atomic<UInt64>(0)
    @usableFromInline let droppedCount = Atomic<UInt64>(0)

    /// A ring that nothing was put into.
    @inlinable
    package init() {}

    /// Entries that were dropped unread.
    @inlinable package var dropped: UInt64 { droppedCount.load(ordering: .relaxed) }

    /// The oldest entry that was not taken.
    @inlinable package var oldest: UInt64 { head.load(ordering: .acquiring) }

    /// The producer: drops the oldest entry if the ring is full, so that number `tail` can be written.
    @inlinable @inline(__always)
    package func makeRoom(for tail: UInt64, in capacity: UInt64) {
        let oldest = oldest
        if tail - oldest >= capacity, claim(oldest) == nil {
            droppedCount.wrappingAdd(1, ordering: .relaxed)
        }
    }

    /// Takes entry number `index` out, or returns the oldest one left if that entry has gone already.
    @inlinable @inline(__always)
    package func claim(_ index: UInt64) -> UInt64? {
        let result = head.compareExchange(expected: index, desired: index + 1, ordering: .acquiringAndReleasing)
        return result.exchanged ? nil : result.original
    }

    /// Drops every entry before `tail`, uncounted.
    package func clear(before tail: UInt64) {
        var index = head.load(ordering: .relaxed)
        while index < tail {
            let result = head.compareExchange(expected: index, desired: tail, ordering: .acquiringAndReleasing)
            index = result.exchanged ? tail : result.original
        }
    }
}
