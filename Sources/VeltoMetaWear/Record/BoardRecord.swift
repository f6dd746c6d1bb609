internal import VeltoCore
internal import VeltoWearable

/// The record of one board across its links and runs.
final class BoardRecord: WearableRecord {
    /// The contents of the record.
    struct Contents {
        /// The preferences of the program, for all links.
        var preferences = BoardPreferences()
        /// The board's answers about itself, and further persistent members; nil before the first handshake.
        var state: SavedBoardState?
        /// The last state known to be on disk.
        var saved: SavedBoardState?
        /// The packets that stop activities left by a lost link.
        var pendingStop = PendingStop()
        /// The users of sensors that outlive links.
        var lastingUsers = SensorUsers()
        /// The log of the board.
        var log = LogState()
        /// The known program of the board.
        var program = BoardProgram()
        /// The handles of parts that were created without a handle.
        var handles: [PartID: PartID] = [:]
        /// The parts planned by command sequences.
        var planned = PlannedParts()
        /// The download of the log, which outlives links; nil while there is none.
        var download: LogDownload?
        /// Whether a session uses the record.
        var isLinked = false

        /// The loggers on the board, in the order of their creation.
        var loggers: [BoardLogger] {
            get { log.loggers }
            set { log.loggers = newValue }
        }

        /// Takes a state from another source, with its log.
        fileprivate mutating func take(_ state: SavedBoardState) {
            let isNew = !state.hasLog(of: self.state)
            self.state = state
            if isNew { state.restore(&log) }
            state.restore(&program)
        }
    }

    private let contents = Guarded(Contents())

    /// Reads or changes the contents.
    ///
    /// `body` must not take another lock.
    func with<Result, Failure: Error>(_ body: (inout Contents) throws(Failure) -> Result) throws(Failure) -> Result {
        try contents.withLock(body)
    }

    // MARK: State

    /// The state as JSON, empty before the first handshake.
    var json: String { with { $0.state }?.json ?? "" }

    /// Replaces the state.
    ///
    /// Refused while the board is connected, since its session relies on the state.
    func setState(_ json: String) throws(VeltoError) {
        let state = try SavedBoardState(json: Array(json.utf8))
        try with { contents throws(VeltoError) in
            guard !contents.isLinked else {
                throw VeltoError(.invalidState, "the board is connected", remedy: "disconnect it first")
            }
            contents.take(state)
        }
    }

    /// Returns the texts of the board with that firmware, hardware and serial number, if it is known from an earlier link.
    func details(with read: DeviceDetails) -> DeviceDetails? {
        guard let known = with({ $0.state?.details }), known.firmware != nil, known.serial != nil else { return nil }
        let isSame = (known.firmware, known.hardware, known.serial) == (read.firmware, read.hardware, read.serial)
        return isSame ? known : nil
    }

    /// Returns the modules of the board with those texts, if they are known from an earlier link.
    func modules(of details: DeviceDetails) -> [BoardModule: ModuleInfo]? {
        guard let state = with({ $0.state }), state.isComplete, state.describesBoard(with: details) else { return nil }
        return state.presentModules
    }

    /// Stores the board's answers, and removes everything that depends on other firmware.
    func learn(_ details: DeviceDetails, _ modules: [BoardModule: ModuleInfo]) {
        with { contents in
            var state = SavedBoardState(details, modules)
            if let old = contents.state, old.describesBoard(with: details) {
                (state.logReference, state.members) = (old.logReference, old.members)
            } else {
                state.members = contents.state?.members ?? [:]
                contents.lastingUsers = SensorUsers()
            }
            contents.state = state
        }
    }

    /// Takes a reading of the clock of the log.
    func learn(_ anchor: LogAnchors.Anchor) {
        with { contents in
            contents.state?.anchors.add(anchor)
            contents.state?.logReference = anchor.reference
        }
    }

    /// Reads or changes the log, and returns whether its saved data changed.
    func withLog<Result, Failure: Error>(
        _ body: (inout LogState) throws(Failure) -> Result
    ) throws(Failure) -> (result: Result, isChanged: Bool) {
        try with { contents throws(Failure) in
            let (log, state) = (contents.log, contents.state)
            let result = try body(&contents.log)
            guard contents.log != log else { return (result, false) }
            contents.state?.keep(contents.log)
            return (result, contents.state?.hasLog(of: state) == false)
        }
    }

    /// Takes the newest program of the board; returns whether its saved data changed.
    func keep(_ program: BoardProgram) -> Bool {
        with { contents in
            let isSame =
                contents.program.items == program.items && contents.program.foreignSlots == program.foreignSlots
            contents.program = program
            return !isSame && contents.state?.keep(program) == true
        }
    }

    /// Removes the modules, so that the next link requests them.
    func forgetModules() {
        with { $0.state?.modules = [:] }
    }

    // MARK: Parts

    /// Returns the part of the program for a handle: itself, unless the part was recovered from the board.
    func item(of handle: PartID) -> PartID {
        with { contents in contents.handles.first { $0.value == handle }?.key ?? handle }
    }

    /// Removes the handles of ended parts, and returns them together with the parts.
    func endHandles(of parts: [PartID]) -> [PartID] {
        with { contents in parts + parts.compactMap { contents.handles.removeValue(forKey: $0) } }
    }

    // MARK: Downloads

    /// The layout of a logger; nil for one that no longer exists.
    func layout(of logger: PartID) -> LoggerLayout? {
        with { contents in contents.loggers.first { $0.part == logger }?.layout }
    }

    /// Removes an ended download.
    func forget(_ download: LogDownload) {
        with { contents in
            if contents.download === download { contents.download = nil }
        }
    }

    /// Adds the unknown loggers of a bookmark from another run.
    func addLoggers(of bookmark: Bookmark) {
        with { contents in
            let known = Set(contents.loggers.flatMap(\.layout.loggers))
            contents.loggers += bookmark.layouts.filter { known.isDisjoint(with: $0.loggers) }.map {
                BoardLogger(layout: $0)
            }
        }
    }

    /// Stores a download; throws while another one runs.
    func begin(_ download: LogDownload) throws(VeltoError) {
        let earlier = with { $0.download }
        let isFree = earlier?.isOver ?? true
        let isTaken =
            isFree
            && with { contents in
                guard contents.download === earlier else { return false }
                contents.download = download
                return true
            }
        guard isTaken else {
            throw VeltoError(
                .invalidState, "another download of the board runs", remedy: "wait for its end, or destroy it first")
        }
    }

    // MARK: Saving

    var saved: [UInt8]? { with { $0.state }.map { Array($0.json.utf8) } }
    var savedLimit: Int { SavedBoardState.sizeLimit }

    func restore(_ saved: [UInt8]) throws(VeltoError) {
        let state = try SavedBoardState(json: saved)
        with { contents in
            contents.saved = state
            // A session may have changed it first.
            if contents.state == nil { contents.take(state) }
        }
    }

    func merge(_ saved: [UInt8]) throws(VeltoError) {
        let theirs = try SavedBoardState(json: saved)
        with { contents in
            var merged = contents.state ?? theirs
            if contents.state != nil { merged.merge(theirs, since: contents.saved) }
            contents.take(merged)
            contents.saved = theirs
        }
    }

    func operationEnded(_ operation: SessionOperation, _ error: VeltoError) {
        guard let download = with({ $0.download }), download.operation.map({ $0 == operation }) ?? true else { return }
        forget(download)
        download.end(error)
    }

    func didSave(_ saved: [UInt8]) {
        let state = try? SavedBoardState(json: saved)
        with { $0.saved = state }
    }
}

/// The packets that stop activities left by a lost link.
///
/// The board keeps measuring without a receiver.
struct PendingStop {
    /// The running sensors.
    var sensors: [BoardSensor] = []
    /// The packets that stop the sensors, and everything else started by the session.
    var packets: [[UInt8]] = []
}
