package import VeltoCore
package import VeltoWearable

/// The frames of a track on their way to the thread that writes.
///
/// The side that appends never waits for the disk. If the budget is spent, whole blocks of frames are dropped, and a gap has
/// their number.
package final class TrackQueue: Sendable {
    /// Frames as they were appended.
    struct Chunk: Sendable {
        var infos: [FrameInfo] = []
        var values: [UInt8] = []
    }

    /// A reason to write.
    enum Announcement {
        /// Something waits, and nothing did before.
        case first
        /// A block of frames waits.
        case chunk
        /// Frames are dropped.
        case full
    }

    /// The order in which frames and gaps came.
    enum Item: Sendable {
        case frames(Chunk)
        case gap(TrackGap)
    }

    /// The items since the last time, and the counts with them.
    struct Taken {
        var items: [Item] = []
        var lost: UInt64 = 0
        var dropped: UInt64 = 0
        /// The memory that is given back once all of it is on the disk.
        var bytes = 0
    }

    private struct State {
        var filling = Chunk()
        /// The number of frames that are dropped before the next try.
        var dropping = 0
        /// The gap of the frames that are being dropped.
        var hole: TrackGap?
        var waiting = Taken()
        var spare: [Chunk] = []
        var spareBytes: [[UInt8]] = []
        var isAnnounced = false
        /// Links number their frames from 1; the track continues.
        var base: UInt64 = 0
        var last: FrameInfo?
        var total: UInt64 = 0

        init(base: UInt64) {
            self.base = base
        }
    }

    /// The number of chunks, and of blocks, whose memory is kept for the next ones: memory that is freed after each commit would
    /// go back to the system, and come again page by page.
    private static let spareCount = 32

    /// The track.
    package let track: TrackID
    let layout: FrameLayout
    private let budget: WriteBudget
    private let chunkSize: Int
    private let announce: @Sendable (Announcement) -> Void
    private let state: Guarded<State>

    init(
        _ track: TrackID, _ layout: FrameLayout, _ budget: WriteBudget, after sequence: UInt64 = 0,
        announce: @escaping @Sendable (Announcement) -> Void
    ) {
        state = Guarded(State(base: sequence))
        self.track = track
        self.layout = layout
        self.budget = budget
        self.announce = announce
        chunkSize = BlockEncoder.largestCount * (MemoryLayout<FrameInfo>.stride + layout.frameSize)
    }

    // MARK: The side that appends

    /// Takes a frame with the number that its link gave it, and its raw values; one of another size is ignored.
    package func append(_ info: FrameInfo, _ values: RawSpan) {
        accept(info, values) { $0.base &+ info.sequence }
    }

    /// Takes a frame as the next one of the track, whatever its number, so that any number of threads may append.
    package func appendNext(_ info: FrameInfo, _ values: RawSpan) {
        accept(info, values) { ($0.last?.sequence ?? $0.base) &+ 1 }
    }

    @inline(__always)
    private func accept(_ info: FrameInfo, _ values: RawSpan, _ sequence: (borrowing State) -> UInt64) {
        guard values.byteCount == layout.frameSize else { return }
        let announcement: Announcement? = state.withLock { state in
            var numbered = info
            numbered.sequence = sequence(state)
            state.total += 1
            if let last = state.last, numbered.sequence > last.sequence {
                state.waiting.lost += numbered.sequence - last.sequence - 1
            }
            state.last = numbered
            let news = store(numbered, values, in: &state)
            defer { state.isAnnounced = true }
            return news ?? (state.isAnnounced ? nil : .first)
        }
        if let announcement { announce(announcement) }
    }

    /// Stores or drops a frame, and returns the notices to publish.
    private func store(_ info: FrameInfo, _ values: RawSpan, in state: inout State) -> Announcement? {
        if state.filling.infos.isEmpty, !begin(&state) {
            drop(info, &state)
            return state.dropping == BlockEncoder.largestCount - 1 ? .full : nil
        }
        state.filling.infos.append(info)
        unsafe values.withUnsafeBytes { unsafe state.filling.values.append(contentsOf: $0) }
        guard state.filling.infos.count == BlockEncoder.largestCount else { return nil }
        finishChunk(&state)
        return .chunk
    }

    /// Begins a chunk if the budget allows; if not, the frame and those of a whole block after it are dropped.
    private func begin(_ state: inout State) -> Bool {
        if state.dropping == 0 {
            if budget.take(chunkSize) {
                if let hole = state.hole.take() { state.waiting.items.append(.gap(hole)) }
                state.waiting.bytes += chunkSize
                if let spare = state.spare.popLast() { state.filling = spare }
                return true
            }
            state.dropping = BlockEncoder.largestCount
        }
        state.dropping -= 1
        return false
    }

    private func drop(_ info: FrameInfo, _ state: inout State) {
        state.waiting.dropped += 1
        var hole =
            state.hole
            ?? TrackGap(
                .disk, after: info.sequence > 0 ? info.sequence - 1 : 0, at: info.timestamp, duration: 0, count: 0)
        hole.count = (hole.count ?? 0) + 1
        hole.duration = info.timestamp.nanoseconds - min(hole.time.nanoseconds, info.timestamp.nanoseconds)
        state.hole = hole
    }

    private func finishChunk(_ state: inout State) {
        guard !state.filling.infos.isEmpty else { return }
        state.waiting.items.append(.frames(state.filling))
        state.filling = Chunk()
    }

    /// Notes that no frames came for a while; afterwards a link may number its frames from 1 again.
    package func appendGap(
        _ kind: TrackGap.Kind, at time: Timestamp, duration: UInt64, count: UInt64? = nil, restartsNumbers: Bool = false
    ) {
        let isNews = state.withLock { state in
            finishChunk(&state)
            let last = state.last?.sequence ?? state.base
            state.waiting.items.append(.gap(TrackGap(kind, after: last, at: time, duration: duration, count: count)))
            if restartsNumbers {
                state.base = last
                state.last?.sequence = last
            }
            defer { state.isAnnounced = true }
            return !state.isAnnounced
        }
        if isNews { announce(.first) }
    }

    /// The number of frames that were appended.
    package var takenCount: UInt64 { state.withLock { $0.total } }

    // MARK: The side that writes

    /// Takes everything that waits; the next frame is announced again.
    func take(isLast: Bool = false) -> Taken {
        state.withLock { state in
            finishChunk(&state)
            if isLast || state.dropping == 0, let hole = state.hole.take() { state.waiting.items.append(.gap(hole)) }
            defer { state.waiting = Taken() }
            state.isAnnounced = false
            return state.waiting
        }
    }

    /// Gives the memory of frames back that are on the disk.
    func giveBack(_ bytes: Int) {
        budget.giveBack(bytes)
    }

    /// Keeps the memory of a chunk for the next frames.
    func recycle(_ chunk: consuming Chunk) {
        chunk.infos.removeAll(keepingCapacity: true)
        chunk.values.removeAll(keepingCapacity: true)
        let kept = chunk
        state.withLock { state in
            if state.spare.count < Self.spareCount { state.spare.append(kept) }
        }
    }

    /// Keeps the memory of blocks that are on the disk for the next ones.
    func recycle(_ blocks: [[UInt8]]) {
        state.withLock { $0.spareBytes += blocks.prefix(Self.spareCount - $0.spareBytes.count) }
    }

    /// The memory of a block, or none.
    func takeSpareBytes() -> [UInt8] { state.withLock { $0.spareBytes.popLast() } ?? [] }
}
