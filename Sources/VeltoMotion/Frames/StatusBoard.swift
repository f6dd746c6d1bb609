internal import Synchronization
internal import VeltoCore

/// A consistent snapshot of the state that the receiving side publishes to the poller.
public struct MotionSnapshot: BitwiseCopyable, Sendable {
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
    /// The number of session restarts on the same link; wraps.
    package var restarts: UInt16 = 0
    /// The center found by the last guided calibration.
    package var center = 0.0
    /// The number of the commit; 0 before the first commit.
    fileprivate var version: UInt64 = 0

    /// Creates the snapshot before the first commit.
    package init() {}
}

/// Publishes snapshots from one writer to any number of readers, without waiting.
///
/// The writer cycles through several slots, and copies a snapshot word by word, in place. A reader only retries if several
/// snapshots were published during its read, and a descheduled writer blocks no reader.
struct StatusBoard: ~Copyable {
    private static let places: UInt64 = 4
    /// All words but the version.
    private static let wordsPerPlace = MemoryLayout<MotionSnapshot>.size / 8 - 1
    private let words: InlineArray<52, Atomic<UInt64>> = InlineArray { _ in Atomic(0) }
    private let version = Atomic<UInt64>(0)

    /// Publishes a snapshot, which stays unchanged.
    @inline(__always)
    func publish(_ snapshot: inout MotionSnapshot) {
        let next = version.load(ordering: .relaxed) &+ 1
        // The words must become visible after the last published version.
        atomicMemoryFence(ordering: .releasing)
        let start = Self.start(next)
        unsafe withUnsafeBytes(of: &snapshot) { bytes in
            let source = unsafe bytes.bindMemory(to: UInt64.self)
            for index in 0..<Self.wordsPerPlace { words[start + index].store(unsafe source[index], ordering: .relaxed) }
        }
        version.store(next, ordering: .releasing)
    }

    /// The newest snapshot.
    var newest: MotionSnapshot {
        var snapshot = MotionSnapshot()
        refresh(&snapshot)
        return snapshot
    }

    /// Updates a snapshot; between packets there is nothing to read.
    @inline(__always)
    func refresh(_ snapshot: inout MotionSnapshot) {
        let current = version.load(ordering: .acquiring)
        if current != snapshot.version { read(current, into: &snapshot) }
    }

    /// Reads the snapshot of a version, or of a later one.
    @inline(__always)
    private func read(_ version: UInt64, into snapshot: inout MotionSnapshot) {
        var current = version
        while true {
            let start = Self.start(current)
            unsafe withUnsafeMutableBytes(of: &snapshot) { bytes in
                let target = unsafe bytes.bindMemory(to: UInt64.self)
                for index in 0..<Self.wordsPerPlace {
                    unsafe target[index] = words[start + index].load(ordering: .relaxed)
                }
            }
            atomicMemoryFence(ordering: .acquiring)
            let newest = self.version.load(ordering: .acquiring)
            // The fourth version from now reuses the slot, and its writing begins after the third is published.
            guard newest >= current &+ Self.places - 1 else { break }
            current = newest
        }
        snapshot.version = current
    }

    private static func start(_ version: UInt64) -> Int {
        Int(version % places) * wordsPerPlace
    }
}
