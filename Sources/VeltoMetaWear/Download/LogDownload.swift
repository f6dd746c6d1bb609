public import VeltoCore
public import VeltoWearable

/// The download of a board's log, which outlives links.
///
/// The program shares it on any thread with the sessions on the loop.
///
/// The program reads the samples of a page, stores them with the bookmark, and acknowledges the page; only then may the
/// board erase it. A separate lock protects the download. The loop holds it for a packet, and a reader for the frames
/// that it reads.
public final class LogDownload: DevicePartContents {
    /// The name of the part in messages.
    public static var partName: String { "download" }

    /// The options of the program.
    struct Options: Hashable, Sendable {
        /// Whether the download continues on the next link after a loss.
        var resumes = true
        /// Whether a page is acknowledged automatically once it is read.
        var acknowledgesWhenRead = false
        /// Whether acknowledging a page discards unread samples.
        var discardsUnread = false
        /// Whether the log is stopped before, and restarted afterwards.
        var goesOn = false
    }

    /// A stream.
    ///
    /// The program retains the stream, and the stream retains the download.
    struct Listener: Sendable {
        weak var stream: DownloadStream?
    }

    struct State {
        var machine: DownloadMachine
        /// Nil while the download runs.
        var result: Result<Void, VeltoError>?
        /// Whether the whole log was read, and the log must still be restarted.
        var owesStart = false
        /// Whether the program has destroyed the download.
        var isGivenUp = false
        /// Actions for the session, caused by acknowledgments and readers.
        var pending: [DownloadMachine.Action] = []
        /// Requests a turn of the session; nil without a link.
        var turns: TurnSignal?
        /// The handle of the program; nil before there is one.
        var part: PartID?
        /// The operation of the program; nil before the session has it.
        var operation: SessionOperation?
        /// The arrival of the page.
        var arrival = Timestamp.zero
        /// Whether the page is the last one.
        var isLastPage = false
        /// The streams of the loggers, and that of unknown entries.
        var streams: [DownloadStream.Place: Listener] = [:]

        mutating func takePending() -> [DownloadMachine.Action] {
            defer { pending = [] }
            return pending
        }
    }

    private let options: Options
    /// The serial number of the board.
    let serial: String
    private let state: Guarded<State>

    init(_ machine: DownloadMachine, serial: String, _ options: Options) {
        state = Guarded(State(machine: machine))
        self.serial = serial
        self.options = options
    }

    /// Reads or changes the state.
    ///
    /// `body` must not take another lock.
    func with<Outcome, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome { try state.withLock(body) }

    // MARK: The session

    /// Whether the download continues on the next link after a loss.
    var resumes: Bool { with { $0.machine.options.resumes } }

    /// Whether the log is stopped before, and restarted afterwards.
    var goesOn: Bool { options.goesOn }

    /// Whether the download has not ended.
    var isRunning: Bool { with { $0.result == nil } }

    /// Whether the board is sending a page whose end was not reported.
    var isPageComing: Bool { with { $0.machine.isPageComing || $0.machine.leavesReadout } }

    /// Whether the whole log was read, and the log must still be restarted.
    var owesStart: Bool { with { $0.owesStart } }

    /// Handles the restart of the log, or its cancellation.
    func startEnded() {
        with { $0.owesStart = false }
    }

    /// The operation of the program; nil before the session has it.
    var operation: SessionOperation? { with { $0.operation } }

    /// The handle of the program.
    var part: PartID? { with { $0.part } }

    /// Processes a packet of entries.
    ///
    /// Returns false if the page is longer than that of any board.
    @inline(__always)
    func take(_ packet: ByteReader) -> Bool {
        state.withLock { $0.machine.take(packet) }
    }

    /// Sets the scale of later samples of a logger whose range was unknown.
    func setRange(of layout: LoggerLayout) {
        guard let range = layout.range, let scales = layout.scales else { return }
        with { state in
            let index = state.machine.reader.layouts.firstIndex { $0.hasSamples(of: layout) && $0.isUnscaled }
            if let index { state.machine.setRange(range, scales: scales, of: index) }
        }
    }

    /// Handles an event, and returns the actions to perform, in order.
    func handle(_ event: DownloadMachine.Event, at time: Timestamp) -> [DownloadMachine.Action] {
        let (actions, streams) = with { state in
            let before = state.takePending()
            let actions = state.machine.handle(event)
            let streams = note(actions, at: time, &state)
            return (before + actions + state.takePending(), streams)
        }
        for stream in streams { stream.announce() }
        return actions
    }

    /// Attaches a session that serves the download, or detaches it with nil.
    func attach(_ turns: TurnSignal?) {
        with { $0.turns = turns }
    }

    /// Removes and returns the session actions caused by the program.
    func takePending() -> [DownloadMachine.Action] { with { $0.takePending() } }

    /// Ends a download without a session.
    func end(_ error: VeltoError) {
        let streams = with { state in
            state.owesStart = false
            guard state.result == nil else { return [DownloadStream]() }
            _ = state.machine.handle(.cancelled)
            state.result = .failure(error)
            return state.listeners
        }
        for stream in streams { stream.announce() }
    }

    /// Records pages and the end.
    ///
    /// Returns the streams that must announce them.
    private func note(
        _ actions: [DownloadMachine.Action], at time: Timestamp, _ state: inout State
    ) -> [DownloadStream] {
        var hasNews = false
        for action in actions {
            switch action {
            case .pageReady(let isLast):
                (state.arrival, state.isLastPage, hasNews) = (time, isLast, true)
            case .finish(let error):
                state.result = error.map { .failure($0) } ?? .success(())
                state.owesStart = error == nil && options.goesOn
                hasNews = true
            default: break
            }
        }
        guard hasNews else { return [] }
        acknowledgeIfRead(&state)
        return state.listeners
    }

    // MARK: The program

    /// The page that awaits its acknowledgment; nil if there is none.
    public var page: DownloadPage? {
        with { state in
            guard state.machine.hasUnacknowledgedPage else { return nil }
            return DownloadPage(state.machine.reader.page, isLast: state.isLastPage)
        }
    }

    /// The gaps of the page, in the order of the log.
    public var gaps: [DownloadGap] {
        with { state in
            state.machine.hasUnacknowledgedPage ? state.machine.reader.page.gaps.map { DownloadGap($0) } : []
        }
    }

    /// The current counts.
    public var info: DownloadInfo {
        with { state in DownloadInfo(state.machine.reader, state.result, isWaiting: state.machine.state == .offline) }
    }

    /// Returns the position in the log after the page.
    ///
    /// Store it together with the samples: a download that continues from it repeats nothing.
    ///
    /// Throws `invalidState` while samples of the page are unread, unless they are discarded.
    public func bookmark() throws(VeltoError) -> [UInt8] {
        try with { state throws(VeltoError) in
            if !options.discardsUnread { try state.machine.reader.checkRead() }
            return state.machine.reader.bookmark(of: serial).bytes
        }
    }

    /// Acknowledges the page, so that the board erases it.
    ///
    /// Throws `invalidState` while samples of the page are unread, unless they are discarded.
    public func acknowledgePage() throws(VeltoError) {
        let (turns, streams) = try with { state throws(VeltoError) in try acknowledge(&state) }
        turns?.request()
        for stream in streams { stream.announce() }
    }

    private func acknowledge(_ state: inout State) throws(VeltoError) -> (TurnSignal?, [DownloadStream]) {
        if options.discardsUnread, state.machine.hasUnacknowledgedPage { state.noteDropped() }
        let actions = try state.machine.acknowledge()
        state.pending += actions
        return (actions.isEmpty ? nil : state.turns, note(actions, at: state.arrival, &state))
    }

    /// Releases the download, so that another one can begin.
    public func giveUp() {
        with { $0.isGivenUp = true }
    }

    /// Whether another download can begin.
    var isOver: Bool { with { $0.isGivenUp || $0.result != nil && !$0.owesStart } }

    // MARK: Streams

    /// Adds a stream; throws `invalidState` if there is already one.
    func add(_ stream: DownloadStream, at place: DownloadStream.Place) throws(VeltoError) {
        try with { state throws(VeltoError) in
            guard state.streams[place]?.stream == nil else {
                throw VeltoError(
                    .invalidState, "\(stream.signal.identifier) has a stream already", remedy: "destroy that first")
            }
            state.streams[place] = Listener(stream: stream)
        }
    }

    /// Removes a stream.
    ///
    /// The logger then has no stream.
    func removeStream(at place: DownloadStream.Place) {
        with { $0.streams[place] = nil }
    }

    /// Reads samples, and acknowledges a completely read page if the program has requested that.
    func read(_ body: (inout State) -> Int) -> Int {
        let (count, turns) = with { state in
            let count = body(&state)
            acknowledgeIfRead(&state)
            return (count, state.pending.isEmpty ? nil : state.turns)
        }
        turns?.request()
        return count
    }

    /// Acknowledges a completely read page if the program has requested that.
    ///
    /// Samples without a stream are discarded or count as unread.
    private func acknowledgeIfRead(_ state: inout State) {
        guard options.acknowledgesWhenRead, state.machine.hasUnacknowledgedPage, state.areStreamsRead else { return }
        _ = try? acknowledge(&state)
    }
}

extension LogDownload.State {
    /// Whether no stream has samples of the page.
    fileprivate var areStreamsRead: Bool {
        streams.keys.allSatisfy { machine.reader.page.unreadCount(at: $0) == 0 }
    }

    /// The streams that exist.
    fileprivate var listeners: [DownloadStream] { streams.values.compactMap(\.stream) }

    /// Counts the discarded samples of streams.
    fileprivate func noteDropped() {
        for (place, listener) in streams { listener.stream?.drop(UInt64(machine.reader.page.unreadCount(at: place))) }
    }
}

extension LogPage {
    /// Returns the number of unread samples of a stream.
    func unreadCount(at place: DownloadStream.Place) -> Int {
        switch place {
        case .logger(let index): frames.indices.contains(index) ? frames[index].unreadCount : 0
        case .unknown: unreadUnknownCount
        }
    }
}
