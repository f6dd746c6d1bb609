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

    /// The number of the first frame of the first block with times in a range; nil if there is none.
    ///
    /// By an index alone: the blocks themselves are not touched.
    func firstBlock(of track: TrackID, from start: Timestamp, to end: Timestamp) throws(VeltoError) -> UInt64? {
        let found = try number(
            "SELECT min(first_sequence) FROM block INDEXED BY block_time WHERE track = ? AND last_ns >= ? AND first_ns <= ?",
            [.number(track.row), .number(start.nanoseconds), .number(end.nanoseconds)])
        return found.map { UInt64(clamping: $0) }
    }

    /// The number of the first frame of the block that has a frame with that number, or of one before.
    func block(holding sequence: UInt64, of track: TrackID) throws(VeltoError) -> UInt64? {
        let found = try number(
            "SELECT max(first_sequence) FROM block INDEXED BY block_place WHERE track = ? AND first_sequence <= ?",
            [.number(track.row), .number(sequence)])
        return found.map { UInt64(clamping: $0) }
    }

    /// The next blocks of a track from a frame's number on, at most `limit`.
    func blocks(of track: TrackID, from sequence: UInt64, limit: Int) throws(VeltoError) -> [StoredBlock] {
        var found: [StoredBlock] = []
        try rows(
            """
            SELECT first_sequence, first_ns, last_ns, encoding, payload FROM block INDEXED BY block_place
            WHERE track = ? AND first_sequence >= ? ORDER BY first_sequence LIMIT ?
            """, [.number(track.row), .number(sequence), .number(limit)]
        ) { (row: borrowing Row) throws(VeltoError) in
            found.append(Self.block(row))
            return true
        }
        return found
    }

    /// One block by its row, nil if there is none of the track: without an index, which may be damaged.
    func block(_ id: Int64, of track: TrackID) throws(VeltoError) -> StoredBlock? {
        var found: StoredBlock?
        try rows(
            "SELECT first_sequence, first_ns, last_ns, encoding, payload, track FROM block WHERE id = ?", [.number(id)]
        ) { (row: borrowing Row) throws(VeltoError) in
            if row.integer(5) == track.row { found = Self.block(row) }
            return false
        }
        return found
    }

    /// The row of the newest block; 0 without blocks.
    func lastBlockRow() throws(VeltoError) -> Int64 {
        try number("SELECT max(id) FROM block") ?? 0
    }

    private static func block(_ row: borrowing Row) -> StoredBlock {
        StoredBlock(
            firstSequence: UInt64(clamping: row.integer(0)),
            first: Timestamp(nanoseconds: UInt64(clamping: row.integer(1))),
            last: Timestamp(nanoseconds: UInt64(clamping: row.integer(2))),
            encoding: row.integer(3), payload: row.bytes(4))
    }
}

/// A block as it stands in the table.
struct StoredBlock: Sendable {
    let firstSequence: UInt64
    let first, last: Timestamp
    let encoding: Int64
    let payload: [UInt8]
}
