internal import VeltoCore

/// Drops the copies of values that the daemon sends while several programs are subscribed.
///
/// BlueZ broadcasts a value once per subscriber, and each subscriber receives all broadcasts. The copies of a value are
/// equal and consecutive among the daemon's messages. A device may repeat a value, too, so the number of copies is
/// learned from the lengths of runs of equal values.
struct CopyFilter {
    /// The maximum pause between copies (seconds); the next value of a device takes a connection interval.
    private static let longestPause = 0.01
    /// The maximum delay of missing copies on a busy machine (seconds).
    private static let longestDelay = 0.05
    private static let capacity = 512
    /// The number of runs with a multiple of the proven length that prove more copies instead of repeated values.
    private static let doubtfulRuns = 64

    /// The number of broadcasts per value.
    private(set) var copies: Int
    /// A proven number of copies; a device that repeats values makes runs of its multiples.
    private var proven = 1
    private var multiples = 0
    private var newest: [UInt8] = []
    private var serial: UInt32 = 0
    private var time = Timestamp.zero
    /// The length of the current run of equal values, and of the two before it.
    private var length = 0
    private var before = (0, 0)

    init(isShared: Bool) {
        copies = isShared ? 2 : 1
        newest.reserveCapacity(Self.capacity)
    }

    /// Returns whether a value is a copy of an earlier one.
    mutating func isCopy(_ bytes: Span<UInt8>, _ serial: UInt32, at now: Timestamp) -> Bool {
        let patience = length % copies == 0 ? Self.longestPause : Self.longestDelay
        let follows = serial == self.serial &+ 1 && now.seconds(since: time) < patience
        (self.serial, time) = (serial, now)
        guard follows, isNewest(bytes) else {
            beginRun(bytes)
            return false
        }
        length += 1
        // This is the third run of that length, so its last copy is already known.
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

    /// Lowers the number of copies after a shorter run, which shows that longer runs contained repeated values.
    private mutating func lower(to count: Int) {
        guard count > 1 else { return }
        if count < copies { (copies, multiples) = (count, 0) }
        if length == copies { (proven, multiples) = (copies, 0) }
    }

    private func isNewest(_ bytes: Span<UInt8>) -> Bool {
        bytes.count == newest.count && newest.indices.allSatisfy { newest[$0] == bytes[$0] }
    }

    /// Returns the greatest common divisor.
    private static func divisor(_ left: Int, _ right: Int) -> Int {
        right == 0 ? left : divisor(right, left % right)
    }
}
