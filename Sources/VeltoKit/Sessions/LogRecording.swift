internal import VeltoCore
internal import VeltoStore
internal import VeltoWearable

/// The log of a device on its way into a session, page by page.
///
/// A page is acknowledged only after its samples and the place behind them are on the disk. Used by the thread that has the
/// recorder's turn.
final class LogRecording: @unchecked Sendable {
    // Unchecked: the recorder lets one thread at a time use it.

    /// The tracks of a logger: its samples without a date, or without a scale, have tracks of their own.
    private struct Logger {
        let stream: SampleStream
        let signal: SignalDescription
        let key: String
        let rate: Double?
        var tracks: [FrameInfo.Flags: Int] = [:]
    }

    /// A page whose samples were read, and are not on the disk yet.
    private struct TakenPage {
        let bookmark: [UInt8]
        let isLast: Bool
    }

    /// The flags that decide to which track a sample belongs.
    private static let kinds: FrameInfo.Flags = [.unanchored, .unscaled]
    private static let portion = 256

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
            loggers.append(Logger(stream: stream, signal: source.source.signal, key: source.key, rate: source.rate))
        }
    }

    /// The session of the samples.
    var session: SessionID { download.session }

    /// Stores the pages that wait; returns whether the log has ended.
    ///
    /// If it throws, the next call goes on with the page.
    func collect(at time: TimeSource, patience: Double?) throws(VeltoError) -> Bool {
        while try storePage(at: time, patience: patience) {}
        guard let outcome = log.outcome, taken == nil else { return false }
        if !hasEnded { try end(outcome, at: time.utc, patience: patience) }
        leave()
        return true
    }

    /// Gives the device up: the page that was not acknowledged stays there.
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

    /// Ends the session of a log without a last page: an empty one, or one that failed.
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
        for index in loggers.indices { try drain(index) }
        taken = TakenPage(bookmark: try log.bookmark(), isLast: page.isLast)
    }

    private func drain(_ index: Int) throws(VeltoError) {
        let (stream, size) = (loggers[index].stream, loggers[index].stream.frameSize)
        var values = [UInt8](repeating: 0, count: Self.portion * size)
        var infos = [FrameInfo](repeating: FrameInfo(), count: Self.portion)
        while stream.waitingCount > 0 {
            // The tracks first: a sample that was read must find its own.
            try prepareTracks(of: index)
            let count = unsafe values.withUnsafeMutableBytes { values in
                unsafe infos.withUnsafeMutableBufferPointer { infos in
                    unsafe values.baseAddress.map { unsafe stream.take(Self.portion, $0, infos.baseAddress) } ?? 0
                }
            }
            guard count > 0 else { return }
            let bytes = unsafe values.span.bytes
            for row in 0..<count {
                let kind = infos[row].flags.intersection(Self.kinds)
                guard let track = loggers[index].tracks[kind] else { continue }
                writer.append(infos[row], bytes.extracting(row * size..<(row + 1) * size), to: track)
            }
        }
    }

    private func prepareTracks(of index: Int) throws(VeltoError) {
        guard loggers[index].tracks.isEmpty else { return }
        var tracks: [FrameInfo.Flags: Int] = [:]
        for kind in [FrameInfo.Flags(), .unanchored, .unscaled, [.unanchored, .unscaled]] {
            tracks[kind] = writer.place(description(loggers[index], kind))
        }
        loggers[index].tracks = tracks
    }

    private func description(_ logger: Logger, _ kind: FrameInfo.Flags) -> TrackDescription {
        var description = TrackDescription(StoredDevice(device), logger.signal, rate: logger.rate)
        description.key = logger.key
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
