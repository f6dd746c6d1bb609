public import VeltoCore
public import VeltoWearable

/// The overview of a track: the minimum and maximum values in each part of a time range.
///
/// Only blocks that cross the end of a part are read. For all other blocks the index suffices, so the cost depends on
/// the number of parts and blocks, not of frames.
public struct TrackOverview: Sendable {
    /// A part of the range that contains frames.
    public struct Part: Hashable, Sendable {
        /// The number of the part, from 0.
        public let index: Int
        /// The start of the part.
        public let start: Timestamp
        /// The number of frames.
        public var count = 0
        /// The minimum and maximum of each column; NaN for a column without values.
        public var extremes: [Float]
    }

    private let track: StoredTrack
    private let factors: [Double]
    private let range: ClosedRange<Timestamp>
    private let partCount: Int
    private var parts: [Int: Part] = [:]

    /// Returns the parts that contain frames, earliest first.
    public static func read(
        _ store: SessionStore, _ track: StoredTrack, _ units: Units, in range: ClosedRange<Timestamp>, parts: Int
    ) throws(VeltoError) -> [Part] {
        guard parts > 0, let first = track.first, let last = track.last else { return [] }
        let (start, end) = (max(range.lowerBound, first), min(range.upperBound, last))
        guard start <= end else { return [] }
        var overview = TrackOverview(track, units, start...end, parts)
        let blocks = try store.read { connection throws(VeltoError) in
            try connection.extremes(of: track.id, in: start...end)
        }
        for block in blocks { try overview.take(block, store) }
        try store.refuseRemoved(track.session)
        return overview.parts.values.sorted { $0.index < $1.index }
    }

    private init(_ track: StoredTrack, _ units: Units, _ range: ClosedRange<Timestamp>, _ partCount: Int) {
        self.track = track
        self.range = range
        self.partCount = partCount
        factors = track.description.factors(units) ?? track.description.columns.map { _ in 1 }
    }

    private func part(of time: Timestamp) -> Int {
        let length = range.upperBound.nanoseconds - range.lowerBound.nanoseconds
        guard length > 0 else { return 0 }
        let place = Double(time.nanoseconds - range.lowerBound.nanoseconds) / Double(length)
        return min(Int(place * Double(partCount)), partCount - 1)
    }

    private mutating func take(_ block: BlockSummary, _ store: SessionStore) throws(VeltoError) {
        let isInside = block.first >= range.lowerBound && block.last <= range.upperBound
        let columns = track.description.columns.count
        if isInside, part(of: block.first) == part(of: block.last),
            let extremes = BlockExtremes(block.extremes, columns: columns)
        {
            return take(extremes.words, at: block.first, count: block.count)
        }
        guard let decoded = try store.decodedBlock(holding: block.firstSequence, of: track) else { return }
        guard decoded.columns == columns else {
            throw Block.damaged("it has \(decoded.columns) columns, and its track others")
        }
        for row in decoded.infos.indices where range.contains(decoded.infos[row].timestamp) {
            let words = decoded.words[row * columns..<(row + 1) * columns].flatMap { [$0, $0] }
            take(words, at: decoded.infos[row].timestamp, count: 1)
        }
    }

    private mutating func take(_ words: [UInt32], at time: Timestamp, count: Int) {
        let index = part(of: time)
        var found = parts[index] ?? Part(index: index, start: start(of: index), extremes: words.map { _ in .nan })
        found.count += count
        for column in factors.indices {
            let smallest = value(words[2 * column], column)
            let largest = value(words[2 * column + 1], column)
            // The scale of a column may be negative.
            for (place, isSmaller) in [(2 * column, true), (2 * column + 1, false)] {
                let candidate = isSmaller ? Float.minimum(smallest, largest) : Float.maximum(smallest, largest)
                let known = found.extremes[place]
                found.extremes[place] =
                    isSmaller ? Float.minimum(known, candidate) : Float.maximum(known, candidate)
            }
        }
        parts[index] = found
    }

    private func start(of index: Int) -> Timestamp {
        let length = Double(range.upperBound.nanoseconds - range.lowerBound.nanoseconds)
        return range.lowerBound.advanced(bySeconds: length * Double(index) / Double(partCount) / 1e9)
    }

    private func value(_ word: UInt32, _ column: Int) -> Float {
        Float(track.description.valueType.number(of: word) * factors[column])
    }
}

/// A block's summary without its frames.
struct BlockSummary: Sendable {
    let firstSequence: UInt64
    let first, last: Timestamp
    let count: Int
    let extremes: [UInt8]
}

extension StoreConnection {
    /// Reads the summaries of the blocks in a range, using only the index.
    fileprivate func extremes(
        of track: TrackID, in range: ClosedRange<Timestamp>
    ) throws(VeltoError) -> [BlockSummary] {
        var found: [BlockSummary] = []
        try rows(
            """
            SELECT first_sequence, first_ns, last_ns, count, extremes FROM block INDEXED BY block_time
            WHERE track = ? AND last_ns >= ? AND first_ns <= ?
            """,
            [.number(track.row), .number(range.lowerBound.nanoseconds), .number(range.upperBound.nanoseconds)]
        ) { (row: borrowing Row) throws(VeltoError) in
            found.append(
                BlockSummary(
                    firstSequence: UInt64(clamping: row.integer(0)),
                    first: Timestamp(nanoseconds: UInt64(clamping: row.integer(1))),
                    last: Timestamp(nanoseconds: UInt64(clamping: row.integer(2))),
                    count: Int(min(max(row.integer(3), 0), Int64(BlockHeader.largestCount))), extremes: row.bytes(4)))
            return true
        }
        return found
    }
}
