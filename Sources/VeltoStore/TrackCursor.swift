public import VeltoCore
public import VeltoWearable

/// Reads the frames of a track within a time range, a few blocks at a time, in constant memory.
///
/// Each step is a short separate transaction, so a program that stops in the middle blocks no other.
public struct TrackCursor: Sendable {
    /// The frames of one step.
    public struct Part: Sendable {
        /// The infos of the frames.
        public fileprivate(set) var infos: [FrameInfo] = []
        /// The values frame by frame, as bits of `Float`, or of the raw type for raw units.
        public fileprivate(set) var values: [UInt32] = []

        /// Creates an empty part.
        public init() {}

        /// The values frame by frame, in SI or native units.
        public var floats: [Float] { values.map { Float(bitPattern: $0) } }

        fileprivate mutating func removeAll() {
            infos.removeAll(keepingCapacity: true)
            values.removeAll(keepingCapacity: true)
        }

        /// Removes the frames after `start` that are not in a range of rows.
        fileprivate mutating func keep(_ rows: Range<Int>, from start: Int, columns: Int) {
            infos.removeSubrange(rows.upperBound...)
            values.removeSubrange((rows.upperBound * columns)...)
            infos.removeSubrange(start..<rows.lowerBound)
            values.removeSubrange(start * columns..<rows.lowerBound * columns)
        }
    }

    /// The number of blocks per step.
    private static let blocksPerStep = 64

    private let store: SessionStore
    private let track: StoredTrack
    private let range: ClosedRange<Timestamp>
    private let decoder: BlockDecoder
    /// The number of the last frame that was read.
    private var after: UInt64
    private var next: UInt64?
    /// The first frame of the last block in the range; nil until a block after the range was found.
    private var end: UInt64?
    /// The newest block that was read, which grows while the session runs.
    private var newest: (firstSequence: UInt64, size: Int)?

    /// Creates a cursor at the first frame of a range whose number is above `after`.
    public init(
        _ store: SessionStore, _ track: StoredTrack, _ units: Units,
        in range: ClosedRange<Timestamp> = .zero ... .distantFuture, after: UInt64 = 0
    ) throws(VeltoError) {
        self.store = store
        self.track = track
        self.range = range
        decoder = BlockDecoder(
            track.description.valueType, columns: track.description.columns.count,
            factors: track.description.factors(units))
        self.after = after
        // The search of a range visits all blocks of the track, so it is used only without another start.
        if after > 0 {
            next = try store.read { connection throws(VeltoError) in
                try connection.block(holding: after, of: track.id) ?? 0
            }
        } else {
            next = range.lowerBound > .zero ? try Self.blocks(store, track, range)?.lowerBound : 0
        }
    }

    private static func blocks(
        _ store: SessionStore, _ track: StoredTrack, _ range: ClosedRange<Timestamp>
    ) throws(VeltoError) -> ClosedRange<UInt64>? {
        try store.read { connection throws(VeltoError) in
            try connection.blockRange(of: track.id, from: range.lowerBound, to: range.upperBound)
        }
    }

    /// Returns the next frames, or nil at the end.
    public mutating func read() throws(VeltoError) -> Part? {
        var part = Part()
        return try read(into: &part) ? part : nil
    }

    /// Replaces the frames with the next ones, in the same memory; returns false at the end.
    ///
    /// A damaged block ends the step before it, and the next step throws. Throws if the session was removed.
    public mutating func read(into part: inout Part) throws(VeltoError) -> Bool {
        part.removeAll()
        if next == nil { try store.refuseRemoved(track.session) }
        while part.infos.isEmpty, let start = next { try step(from: start, into: &part) }
        return !part.infos.isEmpty
    }

    /// Reads some blocks in one transaction; a session is hidden before its blocks are deleted, so it exists there.
    private mutating func step(from start: UInt64, into part: inout Part) throws(VeltoError) {
        var (count, isBehind, least) = (0, false, start)
        // The last block that was read, and the first block that was not read, if there is one.
        var (reached, following): ((firstSequence: UInt64, size: Int)?, UInt64?)
        do throws(VeltoError) {
            try store.read { connection throws(VeltoError) in
                try connection.whileExists(track.session) { () throws(VeltoError) in
                    try connection.readBlocks(of: track.id, from: start) { (bytes) throws(VeltoError) in
                        // Numbers must increase regardless of the file's content; otherwise the steps would never end.
                        let first = try BlockHeader.firstSequence(of: bytes, notBelow: least)
                        least = first + 1
                        if count == Self.blocksPerStep {
                            following = first
                            return false
                        }
                        count += 1
                        let isKnown = newest.map { $0 == (first, bytes.count) } ?? false
                        if !isKnown { isBehind = try !take(bytes, into: &part) }
                        // A damaged block does not count as read, so the next step reads it again.
                        reached = (first, bytes.count)
                        return !isBehind && (end.map { first < $0 } ?? true)
                    }
                }
            }
        } catch {
            if part.infos.isEmpty { throw error }
        }
        try finishStep(reached, following, isBehind)
    }

    /// Determines the start of the next step.
    private mutating func finishStep(
        _ reached: (firstSequence: UInt64, size: Int)?, _ following: UInt64?, _ isBehind: Bool
    ) throws(VeltoError) {
        // The step read only the newest block, unchanged, so there are no others.
        let isOver = reached.map { reached in newest.map { $0 == reached } ?? false } ?? true
        newest = reached
        if isBehind, end == nil {
            // If times were set back, a later block may be in the range.
            end = try Self.blocks(store, track, range)?.upperBound ?? 0
        }
        let isLast = if let end, let reached { reached.firstSequence >= end } else { false }
        next = isOver || isLast ? nil : following ?? reached?.firstSequence
    }

    /// Appends the frames of a block that are in the range; returns false if the whole block is after the range.
    private mutating func take(_ bytes: Span<UInt8>, into part: inout Part) throws(VeltoError) -> Bool {
        let start = part.infos.count
        try decoder.append(bytes, to: &part.infos, &part.values)
        let (first, last) = (part.infos[start], part.infos[part.infos.count - 1])
        let isWhole =
            first.sequence > after && first.timestamp >= range.lowerBound && last.timestamp <= range.upperBound
        if !isWhole { part.keep(rows(of: part, from: start), from: start, columns: decoder.columns) }
        if part.infos.count > start { after = max(after, part.infos[part.infos.count - 1].sequence) }
        return first.timestamp <= range.upperBound
    }

    /// Returns the frames of the newest block within the range; times within a block increase.
    private func rows(of part: Part, from start: Int) -> Range<Int> {
        let block = part.infos[start...]
        let first = block.firstIndex { $0.timestamp >= range.lowerBound && $0.sequence > after } ?? block.endIndex
        let end = block.lastIndex { $0.timestamp <= range.upperBound }.map { $0 + 1 } ?? first
        return first..<max(first, end)
    }
}
