package import VeltoCore
package import VeltoWearable

/// Reads the frames of a track within a range of times, block by block in constant memory.
///
/// Each step is a short transaction of its own: a program that stops in the middle holds no one up.
package struct TrackCursor: Sendable {
    /// The frames of a step.
    package struct Part: Sendable {
        /// The frames' infos.
        package let infos: [FrameInfo]
        /// The values frame by frame: bits of `Float`, or for raw units of the raw type.
        package let values: [UInt32]
    }

    /// The number of blocks that a step fetches.
    private static let blocksPerStep = 16

    private let store: SessionStore
    private let track: StoredTrack
    private let range: ClosedRange<Timestamp>
    private let factors: [Double]?
    /// The number of the newest frame that was read.
    private var after: UInt64
    private var next: UInt64?
    /// The newest block that was fetched: while the session runs, it grows.
    private var newest: (firstSequence: UInt64, last: Timestamp)?
    private var waiting: [StoredBlock] = []

    /// Starts at the first frame of a range whose number is above `after`.
    package init(
        _ store: SessionStore, _ track: StoredTrack, _ units: Units,
        in range: ClosedRange<Timestamp> = .zero ... .distantFuture, after: UInt64 = 0
    ) throws(VeltoError) {
        self.store = store
        self.track = track
        self.range = range
        factors = track.description.factors(units)
        self.after = after
        next = try store.firstBlock(of: track.id, from: range.lowerBound, to: range.upperBound)
        if let first = next, after > first {
            next = try store.block(holding: after, of: track.id).map { max($0, first) } ?? first
        }
    }

    /// Returns the next frames; nil at the end.
    package mutating func read() throws(VeltoError) -> Part? {
        while let block = try nextBlock() {
            guard block.first <= range.upperBound, block.last >= range.lowerBound else { continue }
            guard block.encoding == Int64(BlockHeader.version) else {
                throw Block.damaged("its encoding is \(block.encoding)")
            }
            let type = track.description.valueType
            let decoded = try Block.decode(block.payload.span, type)
            guard decoded.columns == track.description.columns.count else {
                throw Block.damaged("it has \(decoded.columns) columns, and its track others")
            }
            let timely = decoded.rows(from: range.lowerBound, to: range.upperBound)
            let rows = timely.drop { decoded.infos[$0].sequence <= after }
            guard let last = rows.last else { continue }
            after = decoded.infos[last].sequence
            var values: [UInt32] = []
            decoded.append(rows, type, factors: factors, to: &values)
            let isWhole = rows.count == decoded.infos.count
            return Part(infos: isWhole ? decoded.infos : Array(decoded.infos[rows]), values: values)
        }
        return nil
    }

    private mutating func nextBlock() throws(VeltoError) -> StoredBlock? {
        if waiting.isEmpty {
            guard let start = next else { return nil }
            var blocks = try store.blocks(of: track.id, from: start, limit: Self.blocksPerStep)
            if let first = blocks.first, let newest, first.firstSequence == newest.firstSequence,
                first.last == newest.last
            {
                blocks.removeFirst()
            }
            newest = blocks.last.map { ($0.firstSequence, $0.last) }
            next = newest?.firstSequence
            waiting = blocks.reversed()
        }
        return waiting.popLast()
    }
}
