internal import VeltoCore

/// The changes of a track in one commit.
struct TrackChanges: Sendable {
    let track: TrackID
    /// The new blocks, including the open block in its current state.
    var blocks: [EncodedBlock] = []
    /// The gaps since the last commit.
    var gaps: [TrackGap] = []
    /// The total number of frames of the track.
    var frames: UInt64 = 0
    var lost: UInt64 = 0
    var dropped: UInt64 = 0

    init(_ track: TrackID) {
        self.track = track
    }
}

/// Blocks of frames.
extension StoreConnection {
    /// Writes a track's part of a commit; may be repeated after a failure.
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

    /// Returns the numbers of the first frames of the first and the last block in a time range; nil if there is none.
    ///
    /// Uses only the index, not the blocks.
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

    /// Returns the first frame's number of the block that contains a frame, or of the nearest block before it.
    func block(holding sequence: UInt64, of track: TrackID) throws(VeltoError) -> UInt64? {
        let found = try number(
            "SELECT max(first_sequence) FROM block INDEXED BY block_place WHERE track = ? AND first_sequence <= ?",
            [.number(track.row), .number(sequence)])
        return found.map { UInt64(clamping: $0) }
    }

    /// Passes the blocks from a frame's number on to `take` until it returns false.
    func readBlocks(
        of track: TrackID, from sequence: UInt64, _ take: (Span<UInt8>) throws(VeltoError) -> Bool
    ) throws(VeltoError) {
        // The header of a block already contains number, times and encoding. Each additional column would take time.
        try rows(
            """
            SELECT payload FROM block INDEXED BY block_place
            WHERE track = ? AND first_sequence >= ? ORDER BY first_sequence
            """, [.number(track.row), .number(sequence)]
        ) { (row: borrowing Row) throws(VeltoError) in
            try row.withBytes(0) { (bytes) throws(VeltoError) in try take(bytes) }
        }
    }

    /// Returns a block by its row, without the index, which may be damaged; nil if it is not a block of the track.
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

    /// Returns the row of the newest block of a track; 0 without blocks.
    ///
    /// Does not read the blocks, which may be damaged.
    func lastBlockRow(of track: TrackID) throws(VeltoError) -> Int64 {
        try number("SELECT max(id) FROM block INDEXED BY block_place WHERE track = ?", [.number(track.row)]) ?? 0
    }
}
