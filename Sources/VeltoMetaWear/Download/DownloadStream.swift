internal import Synchronization
internal import VeltoCore
internal import VeltoWearable

/// The samples of a logger, or the entries of unknown loggers, as the source of a stream.
final class DownloadStream: SampleSource {
    /// The origin of the samples in a page.
    enum Place: Hashable, Sendable {
        /// The logger of that index in the layouts.
        case logger(Int)
        case unknown
    }

    /// The stream of the program, which has the source.
    private struct Notices: Sendable {
        weak var stream: (any SourceStream)?
    }

    let place: Place
    let signal: SignalDescription
    private let rows: DownloadRows
    private let download: LogDownload
    private let dropped = Atomic<UInt64>(0)
    private let notices = Guarded(Notices())

    /// Streams a logger's samples.
    init(_ download: LogDownload, logger index: Int, _ layout: LoggerLayout, _ units: Units) {
        place = .logger(index)
        self.download = download
        signal = layout.description
        rows = DownloadRows(layout, units)
    }

    /// Streams the entries of unknown loggers, with the plain numbers `logger`, `reset` and `data`.
    init(unknownOf download: LogDownload) {
        place = .unknown
        self.download = download
        signal = .rawLogEntries
        rows = DownloadRows()
    }

    /// Announces pages and the end to that stream.
    func attach(_ stream: any SourceStream) {
        notices.withLock { $0.stream = stream }
        announce()
    }

    /// Announces what has changed.
    func announce() {
        guard let stream = notices.withLock({ $0.stream }) else { return }
        if waitingCount > 0 { stream.announceFrames() }
        if result != nil { stream.announceEnd() }
    }

    /// Counts discarded samples.
    func drop(_ count: UInt64) {
        dropped.wrappingAdd(count, ordering: .relaxed)
    }

    // MARK: The source

    var waitingCount: Int { download.with { $0.machine.reader.page.unreadCount(at: place) } }

    var droppedCount: UInt64 { dropped.load(ordering: .relaxed) }

    var result: Result<Void, VeltoError>? { download.with { $0.result } }

    func feed(_ limit: Int, to feed: SampleFeed) -> Int {
        download.read { state in
            switch place {
            case .logger(let index):
                let range = state.machine.read(limit, of: index)
                let reader = state.machine.reader
                rows.feed(reader.page.frames[index], range, reader.layouts[index].scales, at: state.arrival, to: feed)
                return range.count
            case .unknown:
                let range = state.machine.readUnknown(limit)
                rows.feed(state.machine.reader.page.unknown[range], at: state.arrival, to: feed)
                return range.count
            }
        }
    }

    func streamDestroyed() {
        download.removeStream(at: place)
    }
}

extension SignalDescription {
    /// Entries of loggers that the program does not know.
    static let rawLogEntries = SignalDescription(
        "log-entries", .uint32, [Channel("logger"), Channel("reset"), Channel("data")], [])
}

extension LoggerLayout {
    /// The format of all numbers; nil if they differ.
    var format: SampleFormat? { fields.allSatisfy { $0.format == fields.first?.format } ? fields.first?.format : nil }

    /// Whether numbers of different formats become fractions: one of them is a fraction or may be negative.
    var isFractional: Bool { fields.contains { [.float32, .int32].contains($0.format.valueType) } }

    /// The description of the samples.
    var description: SignalDescription {
        let mixed: SampleTable.ValueType = isFractional ? .float32 : .uint32
        let scales = scales ?? fields.map { _ in 1 }
        return SignalDescription(
            identifier, format?.valueType ?? mixed,
            zip(fields, scales).map { SignalDescription.Channel($0.name, $0.unit, scale: $1) }, .loggable,
            wireSize: source.size, loggerSlots: source.slotCount)
    }
}
