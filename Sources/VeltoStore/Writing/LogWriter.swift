package import VeltoCore
package import VeltoWearable

/// Writes a board's log page by page; a page and the position after it become durable in one transaction.
///
/// Use it from one thread at a time.
package struct LogWriter: Sendable {
    /// A track of the log, created with its first frame.
    private struct Track: Sendable {
        let description: TrackDescription
        var writer: TrackWriter?
        /// The frames before the creation of the track.
        var early = TrackQueue.Chunk()
        var earlyGaps: [(kind: TrackGap.Kind, time: Timestamp, duration: UInt64)] = []
    }

    private let store: SessionStore
    /// The initial state of the download.
    package let download: StoredDownload
    /// Unlimited, since the memory of the board limits the size of a page.
    private let budget = WriteBudget(.max)
    private var tracks: [Track] = []

    /// Creates a writer for a download in progress.
    package init(_ store: SessionStore, _ download: StoredDownload) {
        self.store = store
        self.download = download
    }

    /// Returns the index of a track, whose row is created with its first frame.
    package mutating func place(_ description: TrackDescription) -> Int {
        tracks.append(Track(description: description))
        return tracks.count - 1
    }

    /// Appends a frame to a track; its number follows from its order.
    package mutating func append(_ info: FrameInfo, _ values: RawSpan, to index: Int) {
        if let writer = tracks[index].writer { return writer.queue.appendNext(info, values) }
        tracks[index].early.infos.append(info)
        unsafe values.withUnsafeBytes { unsafe tracks[index].early.values.append(contentsOf: $0) }
    }

    /// Records a gap of missing entries, which may belong to any track.
    package mutating func appendGap(_ kind: TrackGap.Kind, at time: Timestamp, duration: UInt64) {
        for index in tracks.indices {
            if let writer = tracks[index].writer {
                writer.queue.appendGap(kind, at: time, duration: duration)
            } else {
                tracks[index].earlyGaps.append((kind, time, duration))
            }
        }
    }

    /// Makes the appended frames and the position after them durable in one transaction; the last page ends the
    /// session.
    ///
    /// If it throws, no data is lost, and the call can be repeated.
    package mutating func commit(
        bookmark: [UInt8], isLast: Bool, at time: UTCTime, zoneOffset: Int?, patience: Double?
    ) throws(VeltoError) {
        for index in tracks.indices where tracks[index].writer == nil && !tracks[index].early.infos.isEmpty {
            try begin(index, patience)
        }
        for index in tracks.indices { tracks[index].writer?.collect() }
        let step = DownloadStep(download: download, bookmark: bookmark, isLast: isLast, time: time)
        try store.commit(
            tracks.compactMap { $0.writer?.changes }, [], step, zoneOffset: zoneOffset, patience: patience)
        for index in tracks.indices { tracks[index].writer?.didCommit() }
    }

    // MARK: Tracks

    /// Creates a track, or continues the track of an interrupted run.
    private mutating func begin(_ index: Int, _ patience: Double?) throws(VeltoError) {
        let description = tracks[index].description
        let known = try store.tracks(of: download.session).first { $0.description.continues(description) }
        let id =
            if let known { known.id } else {
                try store.addTrack(description, to: download.session, patience: patience)
            }
        let queue = TrackQueue(id, description.layout, budget, after: try lastSequence(of: known)) { _ in }
        for gap in tracks[index].earlyGaps { queue.appendGap(gap.kind, at: gap.time, duration: gap.duration) }
        let (early, size) = (tracks[index].early, description.layout.frameSize)
        let values = unsafe early.values.span.bytes
        for (row, info) in early.infos.enumerated() {
            queue.appendNext(info, values.extracting(row * size..<(row + 1) * size))
        }
        tracks[index].early = TrackQueue.Chunk()
        tracks[index].writer = TrackWriter(queue, in: download.session, after: known)
    }

    /// Returns the number of the newest stored frame; 0 without frames.
    private func lastSequence(of track: StoredTrack?) throws(VeltoError) -> UInt64 {
        guard let track, let block = try store.decodedBlock(holding: UInt64(Int64.max), of: track) else { return 0 }
        return block.infos.last?.sequence ?? 0
    }
}

extension TrackDescription {
    /// Returns whether the track of another description is the same track.
    fileprivate func continues(_ other: TrackDescription) -> Bool {
        signal == other.signal && key == other.key && timeBase == other.timeBase && valueType == other.valueType
            && columns == other.columns && configuration == other.configuration
    }
}
