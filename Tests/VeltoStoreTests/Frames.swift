import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Numbers that look random and are the same on every machine (SplitMix64).
struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Frames of one layout: what a test feeds, and what it expects to read.
struct Frames {
    let layout: FrameLayout
    var infos: [FrameInfo] = []
    var words: [UInt32] = []

    /// The bytes of a frame as a feed has them.
    func bytes(_ index: Int) -> [UInt8] {
        words[index * layout.columns..<(index + 1) * layout.columns].flatMap { word in
            layout.valueType == .uint8
                ? [UInt8(truncatingIfNeeded: word)]
                : (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
        }
    }

    /// Frames of acceleration at 100 Hz, whose values follow from their numbers.
    static func acceleration(_ numbers: Range<Int>) -> Frames {
        var frames = Frames(layout: FrameLayout(.int32, columns: 3))
        for number in numbers {
            var info = FrameInfo()
            info.sequence = UInt64(number) + 1
            info.timestamp = Timestamp(nanoseconds: 2_000_000_000 + UInt64(number) * 10_000_000)
            info.arrival = Timestamp(nanoseconds: info.timestamp.nanoseconds + 7_000_000)
            frames.infos.append(info)
            for axis in 0..<3 { frames.words.append(UInt32(bitPattern: Int32(number * 7 % 4001 - 2000 + axis))) }
        }
        return frames
    }

    /// The blocks of the frames.
    var blocks: [EncodedBlock] {
        var blocks: [EncodedBlock] = []
        var encoder = BlockEncoder(layout)
        let (size, bytes) = (layout.frameSize, infos.indices.flatMap(bytes))
        var next = 0
        while next < infos.count {
            next += encoder.append(
                infos.span.extracting(next..<infos.count), bytes.span.bytes.extracting(next * size..<bytes.count))
            guard next < infos.count, let block = encoder.block else { break }
            blocks.append(block)
            encoder.removeAll()
        }
        return blocks + [encoder.block].compactMap { $0 }
    }
}

extension SignalDescription {
    /// As boards list it.
    static let acceleration = SignalDescription(
        "acceleration", .int32, ["x", "y", "z"].map { .init($0, .acceleration, scale: 1.0 / 4096) })
}

extension TrackDescription {
    /// The acceleration of a board.
    static let acceleration = TrackDescription(
        StoredDevice(family: "metawear", address: "C0:FF:EE:00:00:01"), .acceleration, rate: 100)
}

extension ClockAnchor {
    /// A moment of 2026.
    static let start = ClockAnchor(
        time: Timestamp(nanoseconds: 1_000_000_000), utc: UTCTime(nanoseconds: 1_767_225_600_000_000_000))
}

extension SessionStore {
    /// The first frames of the blocks of a track.
    func blockStarts(of track: TrackID) throws -> [UInt64] {
        var starts: [UInt64] = []
        try read { connection throws(VeltoError) in
            try connection.readBlocks(of: track, from: 0) { (bytes) throws(VeltoError) in
                starts.append(try BlockHeader.firstSequence(of: bytes, notBelow: 0))
                return true
            }
        }
        return starts
    }

    /// Begins a session with one track of acceleration.
    func beginAcceleration(label: String = "walk") throws -> (session: SessionID, track: TrackID) {
        var description = SessionDescription()
        description.label = label
        let session = try beginSession(description, at: .start)
        return (session, try addTrack(.acceleration, to: session))
    }

    /// Commits frames as a writer does whose open block is the last one.
    func commit(_ frames: Frames, to track: TrackID) throws {
        var changes = TrackChanges(track)
        changes.blocks = frames.blocks
        changes.frames = frames.infos.last?.sequence ?? 0
        try commit([changes])
    }

    /// Reads all raw frames of a track.
    func frames(
        of track: TrackID, _ units: Units = .raw, in range: ClosedRange<Timestamp> = .zero ... .distantFuture
    ) throws -> Frames {
        let stored = try self.track(track)
        var frames = Frames(layout: stored.description.layout)
        var cursor = try TrackCursor(self, stored, units, in: range)
        while let part = try cursor.read() {
            frames.infos += part.infos
            frames.words += part.values
        }
        return frames
    }
}
