internal import Synchronization
internal import VeltoCore

/// The state that the receiving side publishes to the poller, all of one moment.
public struct MotionSnapshot: Sendable {
    /// Buttons, packets and the rate, without members that depend on the time.
    public var status = InputStatus()
    /// The number of frames so far, all of which belong to the moment.
    package var frames: UInt64 = 0
    /// The number of links that ended.
    package var linksEnded: UInt32 = 0
    /// The number of links that ended and discarded the calibration.
    package var calibrationsLost: UInt32 = 0
    /// The number of guided calibrations that succeeded.
    package var calibrations: UInt32 = 0
    /// The center found by the last one.
    package var center = 0.0
    /// The number of times that the session was restarted on the same link; wraps.
    package var restarts: UInt16 = 0
    /// The number of the commit, 0 before the first.
    fileprivate var version: UInt64 = 0

    /// Nothing was committed yet.
    package init() {}
}

/// Publishes snapshots from one writer to any number of readers, none of which waits.
///
/// The writer cycles through several slots, so that a reader only retries if several snapshots were published while it
/// read one; a writer that is descheduled in the middle of its work blocks no reader.
struct StatusBoard: ~Copyable {
    private static let places: UInt64 = 4
    private static let wordsPerPlace = 11
    private let words: InlineArray<44, Atomic<UInt64>> = InlineArray { _ in Atomic(0) }
    private let version = Atomic<UInt64>(0)

    @inline(__always)
    func publish(_ snapshot: borrowing MotionSnapshot) {
        let next = version.load(ordering: .relaxed) + 1
        // The words must not become visible before the last published version.
        atomicMemoryFence(ordering: .releasing)
        write(snapshot, to: Self.start(next))
        version.store(next, ordering: .releasing)
    }

    /// The newest snapshot.
    @inline(__always)
    var newest: MotionSnapshot {
        while true {
            let current = version.load(ordering: .acquiring)
            var snapshot = read(from: Self.start(current))
            snapshot.version = current
            atomicMemoryFence(ordering: .acquiring)
            // The slot is written again for the fourth version from now, which begins after the third.
            if version.load(ordering: .relaxed) < current + Self.places - 1 { return snapshot }
        }
    }

    /// Brings a snapshot up to date; between packets there is nothing to read.
    @inline(__always)
    func refresh(_ snapshot: inout MotionSnapshot) {
        if version.load(ordering: .acquiring) != snapshot.version { snapshot = newest }
    }

    private static func start(_ version: UInt64) -> Int {
        Int(version % places) * wordsPerPlace
    }

    // MARK: A snapshot in words

    @inline(__always)
    private func write(_ snapshot: borrowing MotionSnapshot, to start: Int) {
        func put(_ index: Int, _ word: UInt64) { words[start + index].store(word, ordering: .relaxed) }
        func put(_ index: Int, _ high: UInt32, _ low: UInt32) { put(index, UInt64(high) << 32 | UInt64(low)) }
        put(0, snapshot.status.pressCount, snapshot.status.releaseCount)
        put(1, snapshot.status.clickCount, snapshot.status.buttonsDown)
        put(2, snapshot.status.packetCount)
        put(3, snapshot.status.newestPacket.nanoseconds)
        put(
            4, snapshot.calibrations,
            UInt32(snapshot.restarts) << 16 | UInt32(snapshot.status.rateMode.byte) << 8
                | UInt32(snapshot.status.windowMode.byte))
        put(5, snapshot.frames)
        put(6, snapshot.linksEnded, snapshot.calibrationsLost)
        put(7, snapshot.center.bitPattern)
        let fingers = snapshot.status.fingerPressCount
        put(8, fingers.thumb, fingers.index)
        put(9, fingers.middle, fingers.ring)
        put(10, fingers.little, UInt32(snapshot.status.gyroscope.byte) << 8 | (snapshot.status.hasRested ? 1 : 0))
    }

    @inline(__always)
    private func read(from start: Int) -> MotionSnapshot {
        func word(_ index: Int) -> UInt64 { words[start + index].load(ordering: .relaxed) }
        func pair(_ index: Int) -> (UInt32, UInt32) {
            let word = word(index)
            return (UInt32(truncatingIfNeeded: word >> 32), UInt32(truncatingIfNeeded: word))
        }
        var snapshot = MotionSnapshot()
        (snapshot.status.pressCount, snapshot.status.releaseCount) = pair(0)
        (snapshot.status.clickCount, snapshot.status.buttonsDown) = pair(1)
        snapshot.status.packetCount = word(2)
        snapshot.status.newestPacket = Timestamp(nanoseconds: word(3))
        let modes: UInt32
        (snapshot.calibrations, modes) = pair(4)
        snapshot.restarts = UInt16(truncatingIfNeeded: modes >> 16)
        snapshot.status.rateMode = RateMode(byte: UInt8(truncatingIfNeeded: modes >> 8))
        snapshot.status.windowMode = RateMode(byte: UInt8(truncatingIfNeeded: modes))
        snapshot.frames = word(5)
        (snapshot.linksEnded, snapshot.calibrationsLost) = pair(6)
        snapshot.center = Double(bitPattern: word(7))
        (snapshot.status.fingerPressCount.thumb, snapshot.status.fingerPressCount.index) = pair(8)
        (snapshot.status.fingerPressCount.middle, snapshot.status.fingerPressCount.ring) = pair(9)
        let gyroscope: UInt32
        (snapshot.status.fingerPressCount.little, gyroscope) = pair(10)
        snapshot.status.gyroscope = GyroscopeCalibration(byte: UInt8(truncatingIfNeeded: gyroscope >> 8))
        snapshot.status.hasRested = gyroscope & 1 != 0
        return snapshot
    }
}

extension RateMode {
    /// The mode as stored in memory.
    fileprivate var byte: UInt8 { unsafe unsafeBitCast(self, to: UInt8.self) }

    /// The mode decoded from a byte.
    fileprivate init(byte: UInt8) {
        self = unsafe unsafeBitCast(byte, to: RateMode.self)
    }
}

extension GyroscopeCalibration {
    /// The accuracy as stored in memory.
    fileprivate var byte: UInt8 { unsafe unsafeBitCast(self, to: UInt8.self) }

    /// The accuracy decoded from a byte.
    fileprivate init(byte: UInt8) {
        self = unsafe unsafeBitCast(byte, to: GyroscopeCalibration.self)
    }
}
