internal import VeltoCore

/// The changes of a track in one commit.
struct TrackChanges: Sendable {
    let track: TrackID
    /// New blocks, and the open one as it stands now.
    var blocks: [EncodedBlock] = []
    /// The gaps since the last commit.
    var gaps: [TrackGap] = []
    /// All frames of the track so far.
    var frames: UInt64 = 0
    var lost: UInt64 = 0
    var dropped: UInt64 = 0

    init(_ track: TrackID) {
        self.track = track
    }
}

/// Blocks of frames.
extension StoreConnection {
    /// Writes a commit's part of a track; again if an earlier try failed.
    func write(_ changes: TrackChanges) throws(VeltoError) {
        for block in changes.blocks { try write(block, changes.track) }
        for gap in changes.gaps { try insertGap(gap, in: changes.track) }
        try run(
            "UPDATE track SET frames = ?, lost = ?, dropped = ? WHERE id = ?",
            [.number(changes.frames), .number(changes.lost), .number(changes.dropped), .number(changes.track.row)])
    }

    private func write(_ block: EncodedBlock, _ track: TrackID) throws(VeltoError) {
        try run(
            """
            INSERT INTO block (track, first_sequence, first_ns, last_ns, count, encoding, extremes, payload)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (track, first_sequence) DO UPDATE SET
                last_ns = excluded.last_ns, count = excluded.count, extremes = excluded.extremes,
                payload = excluded.payload
            """,
            [
                .number(track.row), .number(block.firstSequence), .number(block.first.nanoseconds),
                .number(block.last.nanoseconds), .number(block.count), .number(BlockHeader.version),
                .bytes(block.extremes), .bytes(block.payload),
            ])
    }

    // MARK: Reading

    /// The numbers of the first frames of the first and the last block with times in a range; nil if there is none.
    ///
    /// By an index alone: the blocks themselves are not touched.
    func blockRange(
        of track: TrackID, from start: Timestamp, to end: Timestamp
    ) throws(VeltoError) -> ClosedRange<UInt64>? {
        var found: ClosedRange<UInt64>?
        try rows(
            """
            SELECT min(first_sequence), max(first_sequence) FROM block INDEXED BY block_time
            WHERE track = ? AND last_ns >= ? AND first_ns <= ?
            """, [.number(track.row), .number(start.nanoseconds), .number(end.nanoseconds)]
        ) { (row: borrowing Row) throws(VeltoError) in
            let (first, last) = (UInt64(clamping: row.integer(0)), UInt64(clamping: row.integer(1)))
            if !row.isNull(0) { found = first...max(first, last) }
            return false
        }
        return found
    }

    /// The number of the first frame of the block that has a frame with that number, or of one before.
    func block(holding sequence: UInt64, of track: TrackID) throws(VeltoError) -> UInt64? {
        let found = try number(
            "SELECT max(first_sequence) FROM block INDEXED BY block_place WHERE track = ? AND first_sequence <= ?",
            [.number(track.row), .number(sequence)])
        return found.map { UInt64(clamping: $0) }
    }

    /// Passes the next blocks of a track on, from a frame's number on, until `take` returns false.
    func readBlocks(
        of track: TrackID, from sequence: UInt64, _ take: (Span<UInt8>) throws(VeltoError) -> Bool
    ) throws(VeltoError) {
        // The header of a block has its number, its times and its encoding too: each further column takes time.
        try rows(
            """
            SELECT payload FROM block INDEXED BY block_place
            WHERE track = ? AND first_sequence >= ? ORDER BY first_sequence
            """, [.number(track.row), .number(sequence)]
        ) { (row: borrowing Row) throws(VeltoError) in
            try row.withBytes(0) { (bytes) throws(VeltoError) in try take(bytes) }
        }
    }

    /// One block by its row; nil if there is none of the track: without an index, which may be damaged.
    func block(_ id: Int64, of track: TrackID) throws(VeltoError) -> [UInt8]? {
        var found: [UInt8]?
        try rows(
            "SELECT payload, track FROM block WHERE id = ?", [.number(id)]
        ) { (row: borrowing Row) throws(VeltoError) in
            if row.integer(1) == track.row { found = row.bytes(0) }
            return false
        }
        return found
    }

    /// The row of the newest block of a track; 0 without blocks.
    ///
    /// The blocks are not touched: they may be damaged.
    func lastBlockRow(of track: TrackID) throws(VeltoError) -> Int64 {
        try number("SELECT max(id) FROM block INDEXED BY block_place WHERE track = ?", [.number(track.row)]) ?? 0
    }
}
