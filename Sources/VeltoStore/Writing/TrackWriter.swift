internal import VeltoCore
internal import VeltoWearable

/// The writing side of a track; it encodes frames as blocks, and tracks the blocks that are not on disk.
struct TrackWriter {
    let queue: TrackQueue
    /// The session of the track.
    let session: SessionID
    private var encoder: BlockEncoder
    private var pending: TrackChanges
    /// Whether the open block has frames that are not on disk.
    private var isOpenChanged = false
    /// The memory to return to the budget after the next successful commit.
    private var bytes = 0
    private var committed: UInt64 = 0
    /// Whether no more frames will be appended.
    var isOver = false

    /// Creates a writer for a track, which continues after its stored frames.
    init(_ queue: TrackQueue, in session: SessionID, after stored: StoredTrack? = nil) {
        self.queue = queue
        self.session = session
        encoder = BlockEncoder(queue.layout)
        pending = TrackChanges(queue.track)
        pending.frames = UInt64(stored?.frameCount ?? 0)
        pending.lost = UInt64(stored?.lostCount ?? 0)
        pending.dropped = UInt64(stored?.droppedCount ?? 0)
    }

    /// The number of frames on disk.
    var committedCount: UInt64 { committed }

    /// The number of dropped frames.
    var droppedCount: UInt64 { pending.dropped }

    /// Encodes the waiting frames as blocks.
    mutating func collect() {
        let taken = queue.take(isLast: isOver)
        bytes += taken.bytes
        pending.lost += taken.lost
        pending.dropped += taken.dropped
        for item in taken.items {
            switch item {
            case .frames(let chunk):
                encode(chunk)
                queue.recycle(chunk)
            case .gap(let gap):
                // Only gaps from lost packets are allowed within a block.
                closeBlock()
                pending.gaps.append(gap)
            }
        }
    }

    private mutating func encode(_ chunk: TrackQueue.Chunk) {
        let (size, count) = (queue.layout.frameSize, chunk.infos.count)
        let (infos, values) = unsafe (chunk.infos.span, chunk.values.span.bytes)
        var next = 0
        while next < count {
            let taken = encoder.append(
                infos.extracting(next..<count), values.extracting(next * size..<count * size))
            if taken > 0 { isOpenChanged = true }
            next += taken
            if next < count {
                guard encoder.count > 0 else { break }
                closeBlock()
            }
        }
        pending.frames += UInt64(count)
    }

    private mutating func closeBlock() {
        if isOpenChanged, let block = encoder.block(in: queue.takeSpareBytes()) { pending.blocks.append(block) }
        encoder.removeAll()
        isOpenChanged = false
    }

    /// The changes since the last commit, including the open block; nil if there are none.
    var changes: TrackChanges? {
        var changes = pending
        if isOpenChanged, let block = encoder.block { changes.blocks.append(block) }
        return changes.blocks.isEmpty && changes.gaps.isEmpty ? nil : changes
    }

    /// The bytes of the blocks since the last commit; a part of the open block was usually written earlier.
    var changedBytes: UInt64 {
        var sum = pending.blocks.reduce(UInt64(0)) { $0 + UInt64($1.payload.count) }
        if isOpenChanged { sum += UInt64(encoder.count) / 8 }
        return sum
    }

    /// Marks the changes as stored.
    mutating func didCommit() {
        queue.recycle(pending.blocks.map(\.payload))
        pending.blocks.removeAll()
        pending.gaps.removeAll()
        isOpenChanged = false
        committed = pending.frames
        queue.giveBack(bytes)
        bytes = 0
    }
}
