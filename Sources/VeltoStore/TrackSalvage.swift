package import VeltoCore

/// Reads the blocks of a track in a damaged file, one by one past those that cannot be read.
///
/// A query over a range stops at the first damaged page; a single block by its number needs only its own pages. Blocks come in
/// the order in which they were recorded.
package struct TrackSalvage: Sendable {
    private let store: SessionStore
    private let track: StoredTrack
    private let last: Int64
    private var next: Int64 = 1
    /// The number of blocks that could be read.
    package private(set) var readCount = 0
    /// The number of blocks that could not; those of other tracks may be among them.
    package private(set) var damagedCount = 0

    /// A sentence about the readable part.
    package var sentence: String {
        "\(readCount) blocks of the track could be read; \(damagedCount) blocks of the file could not"
    }

    /// Starts at the first block.
    package init(_ store: SessionStore, _ track: StoredTrack) throws(VeltoError) {
        self.store = store
        self.track = track
        last = try store.read { connection throws(VeltoError) in try connection.lastBlockRow(of: track.id) }
    }

    /// Returns the next block that can be read; nil at the end.
    package mutating func read() -> Block? {
        while next <= last {
            defer { next += 1 }
            do throws(VeltoError) {
                let stored = try store.read { connection throws(VeltoError) in
                    try connection.block(next, of: track.id)
                }
                guard let stored else { continue }
                let block = try Block.decode(stored.span, track.description.valueType)
                guard block.columns == track.description.columns.count else { throw Block.damaged("of another track") }
                readCount += 1
                return block
            } catch {
                damagedCount += 1
            }
        }
        return nil
    }
}
