public import VeltoCore
public import VeltoWearable

/// The download of a board's log, which outlives links: shared by the program, on any thread, and by the sessions on the loop.
///
/// The program reads the samples of a page, stores them with the bookmark, and acknowledges the page; only then the board may erase it.
/// Its lock is its own. The loop holds it for a packet, and a reader for the frames that it takes.
public final class LogDownload: DevicePartContents {
    /// The name of the part in sentences.
    public static var partName: String { "download" }

    /// The choices of the program.
    struct Options: Hashable, Sendable {
        /// Whether a lost link is an interruption, and not the end.
        var resumes = true
        /// Whether a page is acknowledged once it is read.
        var acknowledgesWhenRead = false
        /// Whether samples that are not read are given up with their page.
        var discardsUnread = false
        /// Whether the log is stopped before, and started again afterwards.
        var goesOn = false
    }

    /// A stream, which the program keeps: it has the download.
    struct Listener: Sendable {
        weak var stream: DownloadStream?
    }

    struct State {
        var machine: DownloadMachine
        /// Nil while the download runs.
        var result: Result<Void, VeltoError>?
        /// Whether all of the log was read, and the log is still to be started again.
        var owesStart = false
        /// Whether the program has destroyed it.
        var isGivenUp = false
        /// The actions that acknowledgements and readers have caused, for the session.
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

    /// Reads or changes the state, which must not call anything that takes another lock.
    func with<Outcome, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome { try state.withLock(body) }

    // MARK: The session

    /// Whether a lost link is an interruption, and not the end.
    var resumes: Bool { with { $0.machine.options.resumes } }

    /// Whether the log is stopped before, and started again afterwards.
    var goesOn: Bool { options.goesOn }

    /// Whether it has not ended.
    var isRunning: Bool { with { $0.result == nil } }

    /// Whether the board sends a page, the end of which has not been reported.
    var isPageComing: Bool { with { $0.machine.isPageComing || $0.machine.leavesReadout } }

    /// Whether all of the log was read, and the log is still to be started again.
    var owesStart: Bool { with { $0.owesStart } }

    /// The log was started again, or is not started any more.
    func startEnded() {
        with { $0.owesStart = false }
    }

    /// The operation of the program; nil before the session has it.
    var operation: SessionOperation? { with { $0.operation } }

    /// The handle of the program.
    var part: PartID? { with { $0.part } }

    /// Takes a packet of entries; returns false if the page is longer than that of any board.
    @inline(__always)
    func take(_ packet: ByteReader) -> Bool {
        state.withLock { $0.machine.take(packet) }
    }

    /// Gives the samples to come of a logger whose range was unknown their scale.
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

    /// The session serves the download from now on, or no longer.
    func attach(_ turns: TurnSignal?) {
        with { $0.turns = turns }
    }

    /// Takes the actions that the program has caused.
    func takePending() -> [DownloadMachine.Action] { with { $0.takePending() } }

    /// Ends a download that no session serves.
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

    /// Takes notice of pages and of the end; returns the streams to announce that to.
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

    /// The page that waits for its acknowledgement; nil if none does.
    public var page: DownloadPage? {
        with { state in
            guard state.machine.hasUnacknowledgedPage else { return nil }
            return DownloadPage(state.machine.reader.page, isLast: state.isLastPage)
        }
    }

    /// The places of the page at which entries are missing, in the order of the log.
    public var gaps: [DownloadGap] {
        with { state in
            state.machine.hasUnacknowledgedPage ? state.machine.reader.page.gaps.map { DownloadGap($0) } : []
        }
    }

    /// The counts so far.
    public var info: DownloadInfo {
        with { state in DownloadInfo(state.machine.reader, state.result, isWaiting: state.machine.state == .offline) }
    }

    /// The place in the log behind the page, to be stored together with its samples: a download that goes on from it repeats nothing.
    ///
    /// Throws `invalidState` while samples of the page are unread, unless they are given up.
    public func bookmark() throws(VeltoError) -> [UInt8] {
        try with { state throws(VeltoError) in
            if !options.discardsUnread { try state.machine.reader.checkRead() }
            return state.machine.reader.bookmark(of: serial).bytes
        }
    }

    /// Lets the board erase the page; throws `invalidState` while samples of it are unread, unless they are given up.
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

    /// The program needs it no longer: another download can begin.
    public func giveUp() {
        with { $0.isGivenUp = true }
    }

    /// Whether another download can take its place.
    var isOver: Bool { with { $0.isGivenUp || $0.result != nil && !$0.owesStart } }

    // MARK: Streams

    /// Adds a stream; throws `invalidState` if there is one already.
    func add(_ stream: DownloadStream, at place: DownloadStream.Place) throws(VeltoError) {
        try with { state throws(VeltoError) in
            guard state.streams[place]?.stream == nil else {
                throw VeltoError(
                    .invalidState, "\(stream.signal.identifier) has a stream already", remedy: "destroy that first")
            }
            state.streams[place] = Listener(stream: stream)
        }
    }

    /// Forgets a stream: its logger has none.
    func removeStream(at place: DownloadStream.Place) {
        with { $0.streams[place] = nil }
    }

    /// Lets a reader take samples, and acknowledges a page that is read to its end if the program wants that.
    func read(_ body: (inout State) -> Int) -> Int {
        let (count, turns) = with { state in
            let count = body(&state)
            acknowledgeIfRead(&state)
            return (count, state.pending.isEmpty ? nil : state.turns)
        }
        turns?.request()
        return count
    }

    /// Acknowledges a page that is read to its end, if the program wants that; what has no stream is given up, or counts as unread.
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

    /// Counts the samples of streams that are given up.
    fileprivate func noteDropped() {
        for (place, listener) in streams { listener.stream?.drop(UInt64(machine.reader.page.unreadCount(at: place))) }
    }
}

extension LogPage {
    /// The number of samples of a stream that the program has not read.
    func unreadCount(at place: DownloadStream.Place) -> Int {
        switch place {
        case .logger(let index): frames.indices.contains(index) ? frames[index].unreadCount : 0
        case .unknown: unreadUnknownCount
        }
    }
}
