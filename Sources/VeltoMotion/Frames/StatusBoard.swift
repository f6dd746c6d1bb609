internal import Synchronization
internal import VeltoCore

/// What the side that receives says to the side that polls, all of one moment.
public struct MotionSnapshot: Sendable {
    /// Buttons, packets and the rate, but for what depends on the time.
    public var status = InputStatus()
    /// The number of frames so far: those before belong to the moment.
    package var frames: UInt64 = 0
    /// The number of links that ended.
    package var linksEnded: UInt32 = 0
    /// The number of links that ended and took the calibration along.
    package var calibrationsLost: UInt32 = 0
    /// The number of guided calibrations that ended well.
    package var calibrations: UInt32 = 0
    /// The centre that the newest of them found.
    package var center = 0.0
}

/// Where one writer publishes snapshots for any number of readers; no one waits for anyone.
///
/// The writer goes around a few places, so that a reader only has to look again if several snapshots were published while it
/// read one; a writer that is not scheduled in the middle of its work holds no one up.
struct StatusBoard: ~Copyable {
    private typealias Words = InlineArray<8, UInt64>

    private static let places: UInt64 = 4
    private let words: InlineArray<32, Atomic<UInt64>> = InlineArray { _ in Atomic(0) }
    private let version = Atomic<UInt64>(0)

    func publish(_ snapshot: borrowing MotionSnapshot) {
        let next = version.load(ordering: .relaxed) + 1
        let start = Int(next % Self.places) * Words.count
        let encoded = Self.encode(snapshot)
        // The words must not be seen before the version that was published last.
        atomicMemoryFence(ordering: .releasing)
        for index in 0..<Words.count { words[start + index].store(encoded[index], ordering: .relaxed) }
        version.store(next, ordering: .releasing)
    }

    /// The newest snapshot.
    var newest: MotionSnapshot {
        while true {
            let current = version.load(ordering: .acquiring)
            let start = Int(current % Self.places) * Words.count
            let copy = Words { words[start + $0].load(ordering: .relaxed) }
            atomicMemoryFence(ordering: .acquiring)
            // The place is written again for the fourth version from now, which begins after the third.
            if version.load(ordering: .relaxed) < current + Self.places - 1 { return Self.decode(copy) }
        }
    }

    private static func encode(_ snapshot: borrowing MotionSnapshot) -> Words {
        let status = snapshot.status
        let modes =
            UInt64(truncatingIfNeeded: status.rateMode.rawValue) << 8
            | UInt64(truncatingIfNeeded: status.windowMode.rawValue)
        return [
            pair(status.pressCount, status.releaseCount), pair(status.clickCount, status.buttonsDown),
            status.packetCount, status.newestPacket.nanoseconds, modes | UInt64(snapshot.calibrations) << 32,
            snapshot.frames, pair(snapshot.linksEnded, snapshot.calibrationsLost), snapshot.center.bitPattern,
        ]
    }

    private static func decode(_ words: Words) -> MotionSnapshot {
        var snapshot = MotionSnapshot()
        (snapshot.status.pressCount, snapshot.status.releaseCount) = parts(words[0])
        (snapshot.status.clickCount, snapshot.status.buttonsDown) = parts(words[1])
        snapshot.status.packetCount = words[2]
        snapshot.status.newestPacket = Timestamp(nanoseconds: words[3])
        snapshot.status.rateMode = RateMode(rawValue: Int32(words[4] >> 8 & 0xFF)) ?? .unknown
        snapshot.status.windowMode = RateMode(rawValue: Int32(words[4] & 0xFF)) ?? .unknown
        snapshot.calibrations = UInt32(words[4] >> 32)
        snapshot.frames = words[5]
        (snapshot.linksEnded, snapshot.calibrationsLost) = parts(words[6])
        snapshot.center = Double(bitPattern: words[7])
        return snapshot
    }

    private static func pair(_ high: UInt32, _ low: UInt32) -> UInt64 {
        UInt64(high) << 32 | UInt64(low)
    }

    private static func parts(_ word: UInt64) -> (UInt32, UInt32) {
        (UInt32(word >> 32), UInt32(truncatingIfNeeded: word))
    }
}
