package import VeltoCore
package import VeltoWearable

/// The queue of a track's frames to the writing thread.
///
/// Appending never waits for the disk. If the budget is used up, whole blocks of frames are dropped, and a gap records
/// their number.
package final class TrackQueue: Sendable {
    /// The appended frames.
    struct Chunk: Sendable {
        var infos: [FrameInfo] = []
        var values: [UInt8] = []
    }

    /// A reason to write.
    enum Announcement {
        /// The first waiting item.
        case first
        /// A complete block of frames is waiting.
        case chunk
        /// Frames are being dropped.
        case full
    }

    /// The order of frames and gaps.
    enum Item: Sendable {
        case frames(Chunk)
        case gap(TrackGap)
    }

    /// The items since the last call, with the counts.
    struct Taken {
        var items: [Item] = []
        var lost: UInt64 = 0
        var dropped: UInt64 = 0
        /// The memory to return to the budget once all items are on disk.
        var bytes = 0
    }

    private struct State {
        var filling = Chunk()
        /// The number of frames to drop before the next attempt.
        var dropping = 0
        /// The gap of the frames that are being dropped.
        var hole: TrackGap?
        var waiting = Taken()
        var spare: [Chunk] = []
        var spareBytes: [[UInt8]] = []
        var isAnnounced = false
        /// The offset of the link's frame numbers; each link starts at 1, but the track continues.
        var base: UInt64 = 0
        var last: FrameInfo?
        var total: UInt64 = 0

        init(base: UInt64) {
            self.base = base
        }
    }

    /// The number of spare chunks and blocks.
    ///
    /// Their memory is reused, since memory freed after each commit would be returned to the system and faulted in
    /// again page by page.
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

    // MARK: Appending

    /// Appends a frame with its link's number and its raw values; a frame of another size is ignored.
    package func append(_ info: FrameInfo, _ values: RawSpan) {
        accept(info, values) { $0.base &+ info.sequence }
    }

    /// Appends a frame as the next one of the track, regardless of its number, so that several threads can append.
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

    /// Stores or drops a frame, and returns the reason to write.
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

    /// Begins a chunk if the budget permits; otherwise the frame and those of a whole block after it are dropped.
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

    /// Records a gap without frames; after it, a link may number its frames from 1 again.
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

    /// The number of appended frames.
    package var takenCount: UInt64 { state.withLock { $0.total } }

    // MARK: Writing

    /// Takes all waiting items; the next frame is announced again.
    func take(isLast: Bool = false) -> Taken {
        state.withLock { state in
            finishChunk(&state)
            if isLast || state.dropping == 0, let hole = state.hole.take() { state.waiting.items.append(.gap(hole)) }
            defer { state.waiting = Taken() }
            state.isAnnounced = false
            return state.waiting
        }
    }

    /// Releases the memory of stored frames to the budget.
    func giveBack(_ bytes: Int) {
        budget.giveBack(bytes)
    }

    /// Keeps the memory of a chunk for later frames.
    func recycle(_ chunk: consuming Chunk) {
        chunk.infos.removeAll(keepingCapacity: true)
        chunk.values.removeAll(keepingCapacity: true)
        let kept = chunk
        state.withLock { state in
            if state.spare.count < Self.spareCount { state.spare.append(kept) }
        }
    }

    /// Keeps the memory of stored blocks for later blocks.
    func recycle(_ blocks: [[UInt8]]) {
        state.withLock { $0.spareBytes += blocks.prefix(Self.spareCount - $0.spareBytes.count) }
    }

    /// Returns the memory of a spare block, or an empty array.
    func takeSpareBytes() -> [UInt8] { state.withLock { $0.spareBytes.popLast() } ?? [] }
}
