internal import VeltoCore

/// Drops the copies that the daemon makes of every value while several programs are subscribed.
///
/// BlueZ broadcasts a value once for each subscriber, and each of them gets all broadcasts. The copies of a value are equal, and
/// no other message of the daemon comes between them. A device may repeat a value as well, so the number of copies is
/// learned from the lengths of runs of equal values.
struct CopyFilter {
    /// Copies come at once (seconds); a device needs a connection interval for its next value.
    private static let longestPause = 0.01
    /// Copies that are still missing may be late by this time (seconds) on a busy machine.
    private static let longestDelay = 0.05
    private static let capacity = 512
    /// Runs of a multiple of the proven number that show more copies, and not a device that repeats each value.
    private static let doubtfulRuns = 64

    /// The number of times that each value is broadcast.
    private(set) var copies: Int
    /// A number of copies that a run had; a device that repeats itself makes multiples of it.
    private var proven = 1
    private var multiples = 0
    private var newest: [UInt8] = []
    private var serial: UInt32 = 0
    private var time = Timestamp.zero
    /// The length of the present run of equal values, and of the two before it.
    private var length = 0
    private var before = (0, 0)

    init(isShared: Bool) {
        copies = isShared ? 2 : 1
        newest.reserveCapacity(Self.capacity)
    }

    /// Returns whether a value is a copy of one that was taken before.
    mutating func isCopy(_ bytes: Span<UInt8>, _ serial: UInt32, at now: Timestamp) -> Bool {
        let patience = length % copies == 0 ? Self.longestPause : Self.longestDelay
        let follows = serial == self.serial &+ 1 && now.seconds(since: time) < patience
        (self.serial, time) = (serial, now)
        guard follows, isNewest(bytes) else {
            beginRun(bytes)
            return false
        }
        length += 1
        // The third run of that length: the last copy of it is known already.
        if length > copies, before == (length, length) { raise(to: length) }
        return (length - 1) % copies != 0
    }

    private mutating func beginRun(_ bytes: Span<UInt8>) {
        let lengths = [before.0, before.1, length]
        let common = lengths.reduce(0, Self.divisor)
        if !lengths.contains(0) {
            if common > copies {
                raise(to: common)
            } else if lengths.allSatisfy({ $0 % copies != 0 }) {
                (copies, proven) = (common, common)
            }
        }
        lower(to: Self.divisor(copies, length))
        before = (before.1, length)
        newest.removeAll(keepingCapacity: true)
        for index in bytes.indices.prefix(Self.capacity) { newest.append(bytes[index]) }
        length = 1
    }

    private mutating func raise(to count: Int) {
        multiples += 1
        guard proven == 1 || count % proven != 0 || multiples >= Self.doubtfulRuns else { return }
        (copies, multiples) = (count, 0)
    }

    /// A shorter run shows that others were of values that the device repeated: fewer copies, before any of those are lost.
    private mutating func lower(to count: Int) {
        guard count > 1 else { return }
        if count < copies { (copies, multiples) = (count, 0) }
        if length == copies { (proven, multiples) = (copies, 0) }
    }

    private func isNewest(_ bytes: Span<UInt8>) -> Bool {
        bytes.count == newest.count && newest.indices.allSatisfy { newest[$0] == bytes[$0] }
    }

    /// The greatest common divisor.
    private static func divisor(_ left: Int, _ right: Int) -> Int {
        right == 0 ? left : divisor(right, left % right)
    }
}
