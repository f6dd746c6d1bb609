package import VeltoCore

/// Reads the blocks of a track in a damaged file one by one, and skips unreadable blocks.
///
/// A range query stops at the first damaged page. A query of a single block by its number needs only that block's
/// pages. Blocks are returned in the order of their recording.
package struct TrackSalvage: Sendable {
    private let store: SessionStore
    private let track: StoredTrack
    private let last: Int64
    private var next: Int64 = 1
    /// The number of readable blocks.
    package private(set) var readCount = 0
    /// The number of unreadable blocks, possibly including those of other tracks.
    package private(set) var damagedCount = 0

    /// A sentence about the readable part.
    package var sentence: String {
        "\(readCount) blocks of the track could be read; \(damagedCount) blocks of the file could not"
    }

    /// Creates a reader at the first block.
    package init(_ store: SessionStore, _ track: StoredTrack) throws(VeltoError) {
        self.store = store
        self.track = track
        last = try store.read { connection throws(VeltoError) in try connection.lastBlockRow(of: track.id) }
    }

    /// Returns the next readable block, or nil at the end.
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
