internal import Synchronization
internal import VeltoCore

/// A consistent snapshot of the state that the receiving side publishes to the poller.
public struct MotionSnapshot: Sendable {
    /// Buttons, packets and the rate; members that depend on the current time are not set.
    public var status = InputStatus()
    /// The number of frames up to this snapshot.
    package var frames: UInt64 = 0
    /// The number of ended links.
    package var linksEnded: UInt32 = 0
    /// The number of ended links that discarded the calibration.
    package var calibrationsLost: UInt32 = 0
    /// The number of successful guided calibrations.
    package var calibrations: UInt32 = 0
    /// The center found by the last guided calibration.
    package var center = 0.0
    /// The number of session restarts on the same link; wraps.
    package var restarts: UInt16 = 0
    /// The number of the commit; 0 before the first commit.
    fileprivate var version: UInt64 = 0

    /// Creates the snapshot before the first commit.
    package init() {}
}

/// Publishes snapshots from one writer to any number of readers, without waiting.
///
/// The writer cycles through several slots. A reader only retries if several snapshots were published during its read,
/// and a descheduled writer blocks no reader.
struct StatusBoard: ~Copyable {
    private static let places: UInt64 = 4
    private static let wordsPerPlace = 11
    private let words: InlineArray<44, Atomic<UInt64>> = InlineArray { _ in Atomic(0) }
    private let version = Atomic<UInt64>(0)

    @inline(__always)
    func publish(_ snapshot: borrowing MotionSnapshot) {
        let next = version.load(ordering: .relaxed) + 1
        // The words must become visible after the last published version.
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
            // The fourth version from now reuses the slot, and its writing begins after the third is published.
            if version.load(ordering: .relaxed) < current + Self.places - 1 { return snapshot }
        }
    }

    /// Updates a snapshot; between packets there is nothing to read.
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
