public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion
public import VeltoWearable

/// The session with a connected board.
///
/// What takes several packets is a conversation: a straight-line async function whose steps run in the session's turns.
///
/// Source: MetaWear system protocol, 1.
public final class MetaWearSession: WearableSession, @unchecked Sendable {
    // Unchecked: it belongs to the loop, and its conversations run there.

    let talk = BoardConversation()
    let lane: CommandLane
    var status = BoardStatus()
    var details = DeviceDetails()
    /// What outlives the link.
    let record: BoardRecord
    /// The preferences in force, which follow those of the record in order with the commands.
    var preferences = BoardPreferences()
    /// Whether the modules are those of an earlier link.
    var knowsModulesFromRecord = false
    /// What sensors were read back to be set to.
    var found: [BoardSensor: SensorConfiguration] = [:]
    /// The chips that this link has woken up.
    var awake: Set<BoardModule> = []
    /// When sensors were stopped.
    var stopped: [BoardSensor: Timestamp] = [:]
    var users = SensorUsers()
    @exclusivity(unchecked) var detectors = RunningDetectors()
    /// The pins whose changes are told.
    var watches = PinWatches()
    /// What was last told of what the board is occupied with.
    var shownActivities: BoardActivities = []
    private var ownSignals: [BoardSignal] = []
    /// What plays of a haptic pattern.
    var pattern: Task<Void, Never>?
    /// What requests on the serial buses are marked with.
    var serialTags: [BoardRegister: SerialTags] = [:]
    /// The operations that end something: those that go on, and of them those that no one waits for.
    private var (ending, abandoned): (Set<SessionOperation>, Set<SessionOperation>) = ([], [])
    /// Counts the haptic patterns.
    var patternNumber: UInt64 = 0
    @exclusivity(unchecked) var feeds = BoardFeeds()
    @exclusivity(unchecked) var play = BoardPlay()
    private(set) var inputSettings = InputSettings()
    /// Whether notifications that someone else has left go on.
    var keepsSubscriptions = false
    private var notification: ValueHandle?
    /// The packets of the goodbye that are on their way.
    private var goodbyes: Set<SessionRequest> = []
    var isReady = false
    private var deadline: Timestamp?

    /// A session without a link.
    init(_ record: BoardRecord = BoardRecord()) {
        self.record = record
        lane = CommandLane(talk)
    }

    // MARK: Setup

    /// Begins the handshake once services are known, or fails.
    public func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        leaveToRecord()
        reset(VeltoError(.cancelled, "the device changed its services"))
        beginFromRecord()
        talk.discardTurn()
        if table.hasService(MetaWearProfile.bootloader) { return out.fail(.inBootloader) }
        guard let handles = BoardHandles(table) else {
            return out.fail(VeltoError(.unsupported, "the device lacks the characteristics of a MetaWear board"))
        }
        notification = handles.notification
        // What a board that the program feeds would answer is not known.
        if out.turns == nil { return assumeBoard(&out) }
        talk.begin(handles.command, at: time, out)
        talk.start { [self] in await setUp(handles) }
        finishTurn(&out)
    }

    private func setUp(_ handles: BoardHandles) async {
        do throws(VeltoError) {
            try await talk.subscribe(to: handles.notification)
            became(try await identify(handles))
            if !keepsSubscriptions { try await endForeignStreams() }
            try await stopWhatWasLeftRunning()
            becomeReady()
        } catch {
            talk.act { $0.fail(error) }
        }
    }

    func became(_ modules: [BoardModule: ModuleInfo]) {
        status.modules = modules
        status.model = BoardIdentity(number: details.model, hardware: details.hardware) { modules[$0] != nil }
        ownSignals = BoardSignals.available(modules)
        status.ownSignals = Set(ownSignals.map(\.identifier))
        updateStatus()
    }

    /// The board's own signals, and those that the program has described.
    var signals: [BoardSignal] {
        ownSignals + describedSignals.map(\.signal)
    }

    /// What the program has described and the board has, by name.
    var describedSignals: [BoardSignalDefinition] {
        definitions.values.filter { definition in
            definition.isAvailable(in: status.modules) && !status.ownSignals.contains(definition.identifier)
        }.sorted { $0.identifier < $1.identifier }
    }

    private func becomeReady() {
        isReady = true
        let (status, details, descriptions) = (status, details, signals.map(\.description))
        talk.act { out in
            if !status.model.isValidated {
                out.log(
                    .warning,
                    "the library has not been tested with \(status.model.name), hardware \(details.hardware ?? "?")"
                )
            }
            out.show(status)
            out.setSignals(descriptions)
            // Before the board is ready, since programs look at the details as soon as it is.
            out.tell(.detailsRead(details))
            out.ready()
        }
        followPlay()
    }

    // MARK: What happens

    /// Receives an answer, or the samples of a stream.
    public func received(
        _ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, _ options: MotionOptions,
        _ out: inout SessionOutput
    ) {
        guard characteristic == notification, let (register, isAnswer) = BoardRegister.header(of: bytes) else { return }
        // Some firmware answers readings of the serial buses without the bit that says so.
        if isAnswer || register.module == .serial {
            talk.answered(register, bytes, at: time)
        } else {
            _ = unsafe feeds.take(register, bytes, at: time, &out)
            if register == PinWatches.register, let change = watches.change(in: bytes) {
                out.tell(.pinChanged(SessionEvent.PinChange(pin: change.pin, isHigh: change.isHigh)))
            }
            if unsafe detectors.isNotified(register) { unsafe detectors.take(register, bytes, &out) }
            unsafe play.take(register, bytes, at: time, &out)
        }
    }

    /// Continues after a request has succeeded or failed.
    public func completed(
        _ request: SessionRequest, _ result: Result<[UInt8], VeltoError>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        talk.completed(request, result, at: time)
        // What a link does not take any more is left for the next one.
        if case .success = result, goodbyes.remove(request) != nil, goodbyes.isEmpty {
            record.with { $0.pendingStop = PendingStop() }
        }
        finishTurn(&out)
    }

    /// Ends what has waited too long.
    public func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        deadline = nil
        talk.timePassed(to: time)
        finishTurn(&out)
    }

    /// Runs the conversations.
    public func turn(at time: Timestamp, _ out: inout SessionOutput) {
        talk.turn(at: time, &out)
        finishTurn(&out)
    }

    private func finishTurn(_ out: inout SessionOutput) {
        guard talk.deadline != deadline else { return }
        deadline = talk.deadline
        out.setDeadline(deadline)
    }

    // MARK: Commands

    /// Performs a command.
    public func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        if isSetting(command, &out) { return out.finish(operation, .success([])) }
        if out.turns == nil { return performWithoutBoard(command, operation, &out) }
        guard isReady else {
            return out.finish(operation, .failure(VeltoError(.notConnected, "the board is not ready")))
        }
        if Self.endsSomething(command) { ending.insert(operation) }
        switch command {
        case SignalCommand.start(let feed): run(operation) { [self] () throws(VeltoError) in try await start(feed) }
        case SignalCommand.stop(let feed): run(operation) { [self] () throws(VeltoError) in try await stop(feed) }
        case SignalCommand.read(let feed):
            // A sensor that a command before it starts runs by then.
            let runsInOrder = signal(of: feed)?.sensor != nil
            run(operation, isInOrder: runsInOrder) { [self] () throws(VeltoError) in try await read(feed) }
        case DeviceCommand.playHaptic(let durations, let strength):
            run(operation, isInOrder: false) { [self] () throws(VeltoError) in
                try await playHaptic(durations, strength: strength)
                return []
            }
        case DeviceCommand.readDetails:
            run(operation, isInOrder: false) { [self] () throws(VeltoError) in try await readBattery() }
        case BoardCommand.request(let packet):
            run(operation, isInOrder: false) { [self] () throws(VeltoError) in try await perform(.request(packet)) }
        case let command as BoardCommand:
            run(operation) { [self] () throws(VeltoError) in try await perform(command) }
        case let command as any ModuleCommand:
            run(operation) { [self] () throws(VeltoError) in
                guard status.modules[command.module] != nil else { throw .lacks(command.module) }
                return try await command.perform(self)
            }
        default: out.finish(operation, .failure(.notOfBoards))
        }
        finishTurn(&out)
    }

    private static func endsSomething(_ command: any SessionCommand) -> Bool {
        switch command {
        case SignalCommand.stop, BoardCommand.stopSensor, BoardCommand.stopDetector: true
        case let watch as WatchPin: watch.edge == .none
        default: false
        }
    }

    /// Takes what holds for a link as a whole, also before it begins; false for any other command.
    private func isSetting(_ command: any SessionCommand, _ out: inout SessionOutput) -> Bool {
        switch command {
        case let options as LinkOptions: keepsSubscriptions = options.keepsSubscriptions
        case let settings as InputSettings: take(settings, out)
        case let command as InputSourceCommand:
            command.apply(to: &preferences)
            guard isReady else { return true }
            showStatus()
            followPlay()
        case let command as SignalDefinitionCommand:
            command.apply(to: &preferences)
            guard isReady else { return true }
            out.setSignals(signals.map(\.description))
            updateStatus()
            out.show(status)
        case let choice as SensorChoice:
            inOrder { [self] in choice.apply(to: &preferences) }
        case let choice as PinChoice:
            inOrder { [self] in choice.apply(to: &preferences) }
        default: return false
        }
        return true
    }

    /// Takes a choice after the commands before it, which it must not change.
    private func inOrder(_ body: @escaping @Sendable () -> Void) {
        guard isReady, talk.command != nil else { return body() }
        lane.add { [self] in
            body()
            showStatus()
        }
    }

    private func take(_ settings: InputSettings, _ out: SessionOutput) {
        inputSettings = settings
        unsafe play.mounting = settings.mounting
        unsafe play.isOn = settings.isPlaying
        if !settings.isPlaying { out.motion.setMainButton(isDown: false) }
        if isReady { followPlay() }
    }

    /// Starts or stops what game input needs, after the commands before.
    func followPlay() {
        // A board that the program feeds takes no commands.
        guard talk.command != nil else { return }
        lane.add { [self] in await followGameInput() }
    }

    /// What the program no longer needs, game input may.
    func followPlayIfPlaying() {
        if inputSettings.isPlaying { followPlay() }
    }

    /// Runs a command: after those before it, or at once and beside others.
    private func run(
        _ operation: SessionOperation, isInOrder: Bool = true,
        _ body: @escaping @Sendable () async throws(VeltoError) -> [UInt8]
    ) {
        let command: @Sendable () async -> Void = { [self] in
            let result = await outcome(of: body)
            ending.remove(operation)
            if case .failure(let error) = result { doubtRecord(after: error) }
            if abandoned.remove(operation) == nil { talk.act { $0.finish(operation, result) } }
        }
        if isInOrder { lane.add(operation, command) } else { talk.start(operation, command) }
    }

    /// What a feed streams.
    func signal(of feed: SampleFeed) -> BoardSignal? {
        signals.first { $0.identifier == feed.signal.identifier }
    }

    // MARK: Ends

    /// Ends what a command waits for, or forgets a command that has not begun.
    ///
    /// Commands that end something go on, though no one waits for them.
    public func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput) {
        if ending.contains(operation) {
            abandoned.insert(operation)
            return out.finish(operation, .failure(.cancelledByProgram))
        }
        if lane.remove(operation) { return out.finish(operation, .failure(.cancelledByProgram)) }
        talk.cancel(operation)
        finishTurn(&out)
    }

    /// Stops the sensors that this link has started.
    public func goodbye(_ out: inout SessionOutput) {
        guard isReady, let command = talk.command else { return }
        leaveToRecord()
        isReady = false
        // What is under way must not start a sensor after that.
        talk.end(VeltoError(.notConnected, "the board is being disconnected"))
        lane.removeAll()
        for (index, packet) in record.with({ $0.pendingStop.packets }).enumerated() {
            let request: SessionRequest = "goodbye \(index)"
            goodbyes.insert(request)
            out.write(packet, to: command, .withoutResponse, as: request)
        }
    }

    /// Handles the end of the link.
    public func linkDown(_ out: inout SessionOutput) {
        leaveToRecord()
        record.with { $0.isLinked = false }
        reset(VeltoError(.disconnected, "the link was lost"))
        talk.turn(at: talk.now, &out)
    }

    private func reset(_ error: VeltoError) {
        talk.end(error)
        lane.removeAll()
        isReady = false
        notification = nil
        deadline = nil
        status = BoardStatus()
        details = DeviceDetails()
        found = [:]
        awake = []
        knowsModulesFromRecord = false
        stopped = [:]
        users = SensorUsers()
        unsafe detectors = RunningDetectors()
        watches = PinWatches()
        shownActivities = []
        ownSignals = []
        pattern = nil
        serialTags = [:]
        (ending, abandoned) = ([], [])
        goodbyes = []
        unsafe feeds = BoardFeeds()
        unsafe play = BoardPlay()
        unsafe play.mounting = inputSettings.mounting
        unsafe play.isOn = inputSettings.isPlaying
    }
}

/// Runs a function, and returns what it brings.
private func outcome(
    of body: @Sendable () async throws(VeltoError) -> [UInt8]
) async -> Result<[UInt8], VeltoError> {
    do throws(VeltoError) {
        return .success(try await body())
    } catch {
        return .failure(error)
    }
}

extension VeltoError {
    /// Not an error that passes: what it takes is new firmware, or a reset.
    fileprivate static let inBootloader = VeltoError(
        .unsupported, "the board is in its bootloader: update its firmware, or press its reset button")
    static let notOfBoards = VeltoError(.unsupported, "a board has no such command")
}
