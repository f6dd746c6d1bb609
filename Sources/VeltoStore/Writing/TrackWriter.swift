internal import VeltoCore
internal import VeltoWearable

/// A track's side of the thread that writes: makes blocks of frames, and remembers what is not on the disk yet.
struct TrackWriter {
    let queue: TrackQueue
    /// The session of the track.
    let session: SessionID
    private var encoder: BlockEncoder
    private var pending: TrackChanges
    /// Whether the open block has frames that are not on the disk.
    private var isOpenChanged = false
    /// The memory that the next successful commit gives back.
    private var bytes = 0
    private var committed: UInt64 = 0
    /// Whether no more frames come.
    var isOver = false

    /// Writes a track, behind the frames that it has already.
    init(_ queue: TrackQueue, in session: SessionID, after stored: StoredTrack? = nil) {
        self.queue = queue
        self.session = session
        encoder = BlockEncoder(queue.layout)
        pending = TrackChanges(queue.track)
        pending.frames = UInt64(stored?.frameCount ?? 0)
        pending.lost = UInt64(stored?.lostCount ?? 0)
        pending.dropped = UInt64(stored?.droppedCount ?? 0)
    }

    /// The number of frames on the disk.
    var committedCount: UInt64 { committed }

    /// The number of frames that were dropped.
    var droppedCount: UInt64 { pending.dropped }

    /// Makes blocks of the frames that wait.
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
                // A block has no gap in it but that of lost packets.
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

    /// The changes since the last commit; nil if there are none; the open block is among them.
    var changes: TrackChanges? {
        var changes = pending
        if isOpenChanged, let block = encoder.block { changes.blocks.append(block) }
        return changes.blocks.isEmpty && changes.gaps.isEmpty ? nil : changes
    }

    /// The bytes of the blocks since the last commit; most of an open block were written before.
    var changedBytes: UInt64 {
        var sum = pending.blocks.reduce(UInt64(0)) { $0 + UInt64($1.payload.count) }
        if isOpenChanged { sum += UInt64(encoder.count) / 8 }
        return sum
    }

    /// The changes are on the disk.
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
