internal import VeltoCore
internal import VeltoStore
internal import VeltoWearable

/// The recording of a device's log into a session, page by page.
///
/// A page is acknowledged only after its samples and its end position are on the disk. Used by the thread that has the
/// recorder's turn.
final class LogRecording: @unchecked Sendable {
    // Unchecked: the recorder admits one thread at a time.

    /// The tracks of a logger.
    ///
    /// Samples without a date or without a scale have separate tracks.
    private struct Logger {
        let stream: SampleStream
        let tracks: [FrameInfo.Flags: Int]
    }

    /// A page whose samples were read but are not on the disk yet.
    private struct TakenPage {
        let bookmark: [UInt8]
        let isLast: Bool
    }

    /// The flags that determine the track of a sample.
    private static let kinds: FrameInfo.Flags = [.unanchored, .unscaled]

    let device: Device
    let part: PartID
    let download: StoredDownload
    private let log: any PagedLog
    private let store: SessionStore
    private var writer: LogWriter
    private var loggers: [Logger] = []
    private var taken: TakenPage?
    private var hasEnded = false

    init(
        _ device: Device, _ part: PartID, _ log: any PagedLog, _ store: SessionStore, _ download: StoredDownload
    ) throws(VeltoError) {
        self.device = device
        self.part = part
        self.log = log
        self.store = store
        self.download = download
        writer = LogWriter(store, download)
        for source in log.makeSources() {
            let stream = try SampleStream(handle: .null, device: device, source: source.source, units: .raw)
            var tracks: [FrameInfo.Flags: Int] = [:]
            for kind in [FrameInfo.Flags(), .unanchored, .unscaled, [.unanchored, .unscaled]] {
                tracks[kind] = writer.place(
                    Self.description(device, source.source.signal, source.key, source.rate, kind))
            }
            loggers.append(Logger(stream: stream, tracks: tracks))
        }
    }

    /// The session of the samples.
    var session: SessionID { download.session }

    /// Stores the waiting pages.
    ///
    /// Returns whether the log has ended.
    ///
    /// If the call throws, the next call continues with the page.
    func collect(at time: TimeSource, patience: Double?) throws(VeltoError) -> Bool {
        while try storePage(at: time, patience: patience) {}
        guard let outcome = log.outcome, taken == nil else { return false }
        if !hasEnded { try end(outcome, at: time.utc, patience: patience) }
        leave()
        return true
    }

    /// Releases the device.
    ///
    /// The unacknowledged page stays there.
    func leave() {
        log.giveUp()
        device.endPart(part)
    }

    private func storePage(at time: TimeSource, patience: Double?) throws(VeltoError) -> Bool {
        if taken == nil {
            guard !hasEnded, let page = log.waitingPage else { return false }
            try read(page, patience: patience)
        }
        guard let page = taken else { return false }
        try writer.commit(
            bookmark: page.bookmark, isLast: page.isLast, at: time.utc, zoneOffset: LocalZone.offset,
            patience: patience)
        taken = nil
        hasEnded = page.isLast
        try log.acknowledgePage()
        return true
    }

    /// Ends the session of a log without a last page: an empty or a failed log.
    private func end(_ outcome: Result<Void, VeltoError>, at time: UTCTime, patience: Double?) throws(VeltoError) {
        let (isStale, zoneOffset) = (log.hasStaleBookmark, LocalZone.offset)
        if isStale || (try? outcome.get()) != nil {
            try store.finishDownload(
                download, isStale: isStale, at: time, zoneOffset: zoneOffset, patience: patience)
        } else {
            try store.endSession(session, at: time, zoneOffset: zoneOffset, patience: patience)
        }
        hasEnded = true
    }

    // MARK: Pages

    private func read(_ page: LogPageSummary, patience: Double?) throws(VeltoError) {
        for gap in page.gaps {
            let start = gap.since ?? gap.until ?? UTCTime(nanoseconds: 0)
            let end = max(gap.until ?? start, start)
            writer.appendGap(
                gap.cause.kind, at: Timestamp(nanoseconds: start.nanoseconds),
                duration: end.nanoseconds - start.nanoseconds)
        }
        for logger in loggers { drain(logger) }
        taken = TakenPage(bookmark: try log.bookmark(), isLast: page.isLast)
    }

    private func drain(_ logger: Logger) {
        let size = logger.stream.frameSize
        logger.stream.drain { infos, values in
            for (row, info) in infos.enumerated() {
                guard let track = logger.tracks[info.flags.intersection(Self.kinds)] else { continue }
                writer.append(info, values.extracting(row * size..<(row + 1) * size), to: track)
            }
        }
    }

    private static func description(
        _ device: Device, _ signal: SignalDescription, _ key: String, _ rate: Double?, _ kind: FrameInfo.Flags
    ) -> TrackDescription {
        var description = TrackDescription(StoredDevice(device), signal, rate: rate)
        description.key = key
        description.timeBase = kind.contains(.unanchored) ? .unanchored : .utc
        guard kind.contains(.unscaled) else { return description }
        description.configuration = "{\"unscaled\":true}"
        description.columns = description.columns.map { SignalDescription.Channel($0.name) }
        return description
    }
}

extension LogPageGap.Cause {
    fileprivate var kind: TrackGap.Kind {
        switch self {
        case .reset: .reset
        case .notSent: .page
        case .overwritten: .overflow
        }
    }
}
