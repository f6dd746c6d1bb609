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
    /// What the program wants of sensors, on all links.
    private(set) var choices: [BoardSensor: SensorConfiguration] = [:]
    /// How the program wants pins to be read, on all links.
    private(set) var pins: [UInt8: PinConfiguration] = [:]
    /// What sensors were read back to be set to.
    var found: [BoardSensor: SensorConfiguration] = [:]
    /// The chips that this link has woken up.
    var awake: Set<BoardModule> = []
    /// When sensors were stopped.
    var stopped: [BoardSensor: Timestamp] = [:]
    var users = SensorUsers()
    /// What a lost link has left running.
    var leftRunning = LeftRunning()
    @exclusivity(unchecked) var detectors = RunningDetectors() { didSet { detectorsChanged(from: oldValue) } }
    /// The pins whose changes are told.
    var watches = PinWatches() { didSet { watchesChanged(from: oldValue) } }
    /// What was last told of what the board is occupied with.
    var shownActivities: BoardActivities = []
    /// What the program has described, by identifier.
    private var definitions: [String: BoardSignalDefinition] = [:]
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
    /// What game input is made of.
    private(set) var inputSource = BoardInputSource.sensors
    /// Whether notifications that someone else has left go on.
    var keepsSubscriptions = false
    /// The packets of the goodbye that are on their way.
    private var goodbyes: Set<SessionRequest> = []
    var isReady = false
    private var deadline: Timestamp?

    /// A session without a link.
    public init() {
        lane = CommandLane(talk)
    }

    // MARK: Setup

    /// Begins the handshake once services are known, or fails.
    public func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        leftRunning = whatIsLeftRunning()
        reset(VeltoError(.cancelled, "the device changed its services"))
        talk.discardTurn()
        if table.hasService(MetaWearProfile.bootloader) { return out.fail(.inBootloader) }
        guard let handles = BoardHandles(table) else {
            return out.fail(VeltoError(.unsupported, "the device lacks the characteristics of a MetaWear board"))
        }
        // What a board that the program feeds would answer is not known.
        if out.turns == nil { return assumeBoard(&out) }
        talk.begin(handles.command, at: time, out)
        talk.start { [self] in await setUp(handles) }
        finishTurn(&out)
    }

    private func setUp(_ handles: BoardHandles) async {
        do throws(VeltoError) {
            try await talk.subscribe(to: handles.notification)
            details = await readDetails(handles)
            let modules = await discover()
            guard !modules.isEmpty else { throw VeltoError(.timeout, "the board did not tell which modules it has") }
            became(modules)
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

    /// Receives an answer, or the samples of a stream: nothing else notifies.
    public func received(
        _ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp, _ options: MotionOptions,
        _ out: inout SessionOutput
    ) {
        guard let (register, isAnswer) = BoardRegister.header(of: bytes) else { return }
        // Some firmware answers readings of the serial buses without the bit that says so.
        if isAnswer || register.module == .serial {
            talk.replied(bytes, at: time)
        } else {
            route(register, bytes, at: time, &out)
        }
    }

    /// Continues after a request has succeeded or failed.
    public func completed(
        _ request: SessionRequest, _ result: Result<[UInt8], VeltoError>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        talk.completed(request, result, at: time, &out)
        // What a link does not take any more is left for the next one.
        if case .success = result, goodbyes.remove(request) != nil, goodbyes.isEmpty { leftRunning = LeftRunning() }
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
            request(operation) { [self] () throws(VeltoError) in
                try read(feed)
            } answered: { [self] answer throws(VeltoError) in
                try take(answer, of: feed)
            }
        case DeviceCommand.playHaptic(let durations, let strength):
            run(operation) { [self] () throws(VeltoError) in
                try await playHaptic(durations, strength: strength)
                return []
            }
        case DeviceCommand.readDetails:
            request(operation) { [self] in
                requestBattery()
            } answered: { [self] answer in
                takeBattery(answer)
            }
        case BoardCommand.request(let packet, let prefix):
            request(operation) { [self] () throws(VeltoError) in
                talk.ask(packet, for: try BoardPacket.reply(to: packet, prefix: prefix))
            } answered: {
                $0
            }
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
            inputSource = command.source
            guard isReady else { return true }
            showStatus()
            followPlay()
        case let command as SignalDefinitionCommand:
            definitions[command.identifier] = command.definition
            guard isReady else { return true }
            out.setSignals(signals.map(\.description))
            updateStatus()
            out.show(status)
        case let choice as SensorChoice:
            inOrder { [self] in choices[choice.sensor] = choice.configuration }
        case let left as LeftRunning: leftRunning = left
        case let choice as PinChoice:
            inOrder { [self] in pins[choice.pin] = choice.configuration }
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

    /// Runs a command after those before it.
    private func run(_ operation: SessionOperation, _ body: @escaping @Sendable () async throws(VeltoError) -> [UInt8])
    {
        lane.add(operation) { [self] in
            let result = await outcome(of: body)
            ending.remove(operation)
            if abandoned.remove(operation) == nil { talk.act { $0.finish(operation, result) } }
        }
    }

    /// Makes a request after the commands before it; those behind it do not wait for the answer.
    private func request(
        _ operation: SessionOperation, _ request: @escaping @Sendable () throws(VeltoError) -> Wait,
        answered: @escaping @Sendable ([UInt8]) throws(VeltoError) -> [UInt8]
    ) {
        lane.add(operation) { () -> Wait in
            do throws(VeltoError) {
                return try request()
            } catch {
                return Wait(failed: error)
            }
        } answered: { [self] answer in
            let result = answer.flatMap { bytes in Result { () throws(VeltoError) in try answered(bytes) } }
            talk.act { $0.finish(operation, result) }
        }
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
        leftRunning = whatIsLeftRunning()
        isReady = false
        // What is under way must not start a sensor after that.
        talk.end(VeltoError(.notConnected, "the board is being disconnected"))
        lane.removeAll()
        for (index, packet) in leftRunning.packets.enumerated() {
            let request: SessionRequest = "goodbye \(index)"
            goodbyes.insert(request)
            out.write(packet, to: command, .withoutResponse, as: request)
        }
    }

    /// Handles the end of the link.
    public func linkDown(_ out: inout SessionOutput) {
        out.leave(whatIsLeftRunning())
        reset(VeltoError(.disconnected, "the link was lost"))
        talk.turn(at: talk.now, &out)
    }

    private func reset(_ error: VeltoError) {
        talk.end(error)
        lane.removeAll()
        isReady = false
        deadline = nil
        status = BoardStatus()
        details = DeviceDetails()
        found = [:]
        awake = []
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

extension VeltoError {
    /// Not an error that passes: what it takes is new firmware, or a reset.
    fileprivate static let inBootloader = VeltoError(
        .unsupported, "the board is in its bootloader: update its firmware, or press its reset button")
    static let notOfBoards = VeltoError(.unsupported, "a board has no such command")
}
