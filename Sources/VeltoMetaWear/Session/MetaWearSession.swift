public import VeltoBluetooth
public import VeltoCore
internal import VeltoMotion
public import VeltoWearable

/// The session with a connected board.
///
/// Commands are values: the session plans their steps, and performs them in its turns.
///
/// Source: MetaWear system protocol, 1.
public final class MetaWearSession: WearableSession, @unchecked Sendable {
    // Unchecked: it belongs to the loop, and its conversations run there.

    let conversation = BoardConversation()
    let lane: CommandLane
    /// Nil without a link.
    @exclusivity(unchecked) var link: BoardLink?
    /// The state that outlives links.
    let record: BoardRecord
    /// The active preferences, which follow those of the record in order with the commands.
    var preferences = BoardPreferences()
    /// Whether notifications left on by another program stay on.
    private var keepsSubscriptions = false
    private var inputSettings = InputSettings()
    /// The parts that pending operations create.
    private var creations: [SessionOperation: PartID] = [:]

    /// Creates a session without a link.
    init(_ record: BoardRecord = BoardRecord()) {
        self.record = record
        lane = CommandLane(conversation)
    }

    /// Whether the board accepts commands.
    var isReady: Bool { unsafe link?.isReady ?? false }

    // MARK: Setup

    /// Begins the handshake after service discovery, or fails.
    public func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        leaveDownload(&out)
        let isReadoutLeft = unsafe link?.plan.isReadoutLeft ?? false
        leaveToRecord(&out)
        reset(VeltoError(.cancelled, "the device changed its services"))
        beginFromRecord()
        conversation.discardTurn()
        guard let handles = BoardHandles(table) else {
            return out.fail(VeltoError(.unsupported, "the device lacks the characteristics of a MetaWear board"))
        }
        unsafe link = BoardLink()
        unsafe link?.plan.isReadoutLeft = isReadoutLeft
        applyInputSettings()
        // The answers of a board fed by the program are unknown.
        if out.turns == nil { return assumeBoard(&out) }
        conversation.begin(handles.command, at: time, out)
        conversation.start { [self] in await setUp(handles) }
        finishTurn(&out)
    }

    private func setUp(_ handles: BoardHandles) async {
        do throws(VeltoError) {
            try await conversation.subscribe(to: handles.notification)
            try await identify(handles)
            if !keepsSubscriptions { try await endForeignStreams() }
            try await stopWhatWasLeftRunning()
            let isFirst = isLogUsed || isProgramUsed
            if isFirst { await checkLog() }
            becomeReady()
            if isFirst { return }
        } catch {
            return conversation.act { $0.fail(error) }
        }
        await checkLog()
    }

    private func becomeReady() {
        unsafe link?.isReady = true
        expectDownload()
        guard let link = unsafe link else { return }
        if !link.model.isValidated {
            let hardware = link.details.hardware ?? "?"
            conversation.act {
                $0.log(.warning, "the library has not been tested with \(link.model.name), hardware \(hardware)")
            }
        }
        showStatus()
        conversation.act { out in
            out.setSignals(link.plan.signals.map(\.description))
            // Published before the board is ready, since programs read the details then.
            out.describe(link.details, at: nil)
            out.ready()
        }
        discoverLater()
        readOwnParts()
        tellPausedLog()
        resumeDownload()
        updateGameInput()
        watchLog()
    }

    // MARK: Events

    /// Receives an answer, or the samples of a stream.
    public func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        // Its first byte, which a reader need not carry along then.
        var payload = bytes.reader(at: 0)
        guard let (register, isAnswer) = BoardRegister.header(&payload) else { return }
        if isAnswer { return conversation.replied(bytes, at: time) }
        let consumers = unsafe conversation.routes[register]
        guard !consumers.isEmpty else { return }
        unsafe link?.takeSamples(consumers, register, payload, at: time, &out)
        if !consumers.isSubset(of: .samples) { takeEvents(consumers, register, payload, at: time, &out) }
    }

    /// Passes a notification to the consumers of events; a separate function, so that samples do not pay for it.
    @inline(never)
    private func takeEvents(
        _ consumers: RegisterConsumers, _ register: BoardRegister, _ payload: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        if consumers.contains(.log) {
            takeLog(register, payload, at: time, &out)
            guard consumers.contains(.reply) else { return }
        }
        unsafe link?.takeEvents(consumers, register, payload, at: time, &out)
        if consumers.contains(.reply) { conversation.replied(payload, at: time) }
    }

    /// Continues after a request has succeeded or failed.
    public func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        conversation.completed(request, result, at: time, &out)
        // Results that a link no longer accepts are left for the next one.
        if case .success = result, unsafe link?.goodbyes.remove(request) != nil, unsafe link?.goodbyes.isEmpty ?? true {
            record.with { $0.pendingStop = PendingStop() }
        }
        finishTurn(&out)
    }

    /// Ends waits that have timed out.
    public func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        unsafe link?.deadline = nil
        conversation.timePassed(to: time)
        downloadTimePassed(to: time, &out)
        finishTurn(&out)
    }

    /// Runs the conversations.
    public func turn(at time: Timestamp, _ out: inout SessionOutput) {
        conversation.turn(at: time, &out)
        continueDownload(&out)
        finishTurn(&out)
    }

    /// Sets the deadline of the session, if it has changed.
    func finishTurn(_ out: inout SessionOutput) {
        let deadline = [conversation.deadline, downloadDeadline].compactMap { $0 }.min()
        guard unsafe link != nil, unsafe deadline != link?.deadline else { return }
        unsafe link?.deadline = deadline
        out.setDeadline(deadline)
    }

    // MARK: Commands

    /// Performs a command.
    public func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        if isSetting(command, &out) { return out.finish(operation, .success([])) }
        if out.turns == nil { return performWithoutBoard(command, operation, &out) }
        creations[operation] = command.createdPart
        guard isReady else {
            return finish(operation, .failure(.notReady), &out)
        }
        if let command = command as? StartDownload { return start(command.download, operation) }
        guard let command = Self.boardCommand(command) else {
            return finish(operation, .failure(.notOfBoards), &out)
        }
        do throws(VeltoError) {
            try record.with { $0.planned }.check(command.usedParts, signal: command.usedSignal)
        } catch {
            return finish(operation, .failure(error), &out)
        }
        let isAlone =
            unsafe command.isRequest && !awaitsParts(command) && link.map { command.configures($0.plan) } != true
        if isAlone { request(command, operation) } else { run(command, operation) }
        finishTurn(&out)
    }

    /// Runs a command after the earlier ones.
    private func run(_ command: any BoardCommand, _ operation: SessionOperation) {
        if command.isEnd { unsafe link?.ending.insert(operation) }
        lane.add(operation) { [self] in
            let result = await outcome { () async throws(VeltoError) in
                // A command that creates a part has not begun, and can be dropped.
                let isUnwanted = unsafe command.createdPart != nil && link?.abandoned.contains(operation) == true
                return isUnwanted ? [] : try await run(command)
            }
            unsafe link?.ending.remove(operation)
            if unsafe link?.abandoned.remove(operation) == nil { finish(operation, result) }
        }
    }

    /// Makes a request after the earlier commands; later commands do not wait for the answer.
    private func request(_ command: any BoardCommand, _ operation: SessionOperation) {
        lane.add(operation) { [self] in
            request(command)
        } answered: { [self] answer in
            let result = await outcome { () async throws(VeltoError) in try await finish(command, answer.get()) }
            finish(operation, result)
        }
    }

    private func finish(_ operation: SessionOperation, _ result: Result<[UInt8], VeltoError>) {
        if case .failure(let error) = result {
            doubtRecord(after: error)
            readLeftParts()
        }
        conversation.act { [self] in finish(operation, result, &$0) }
    }

    /// Ends an operation, and the part that it failed to create.
    private func finish(
        _ operation: SessionOperation, _ result: Result<[UInt8], VeltoError>, _ out: inout SessionOutput
    ) {
        let part = creations.removeValue(forKey: operation)
        if case .failure = result, let part { out.endParts([part]) }
        out.finish(operation, result)
    }

    /// Returns the board command for a command common to several families.
    private static func boardCommand(_ command: any SessionCommand) -> (any BoardCommand)? {
        switch command {
        case SignalCommand.start(let feed): StartStream(feed: feed)
        case SignalCommand.stop(let feed): StopStream(feed: feed)
        case SignalCommand.read(let feed, let timeout): ReadSignal(feed: feed, timeout: timeout)
        case DeviceCommand.playHaptic(let durations, let strength): PlayHaptic(durations: durations, strength: strength)
        case DeviceCommand.playPulse: PlayPulse()
        case DeviceCommand.readDetails: ReadDetails()
        default: command as? any BoardCommand
        }
    }

    /// Applies a command that concerns the whole link, even before its start; false for any other command.
    private func isSetting(_ command: any SessionCommand, _ out: inout SessionOutput) -> Bool {
        switch command {
        case let options as LinkOptions: keepsSubscriptions = options.keepsSubscriptions
        case let settings as InputSettings: take(settings, out)
        case let command as InputSourceCommand:
            choose(command, &out)
            if isReady { updateGameInput() }
        case let command as SignalDefinitionCommand:
            choose(command, &out)
            if isReady { out.setSignals(unsafe link?.plan.signals.map(\.description) ?? []) }
        case let choice as SensorChoice: chooseInOrder(choice, &out)
        case let choice as PinChoice: chooseInOrder(choice, &out)
        default: return false
        }
        return true
    }

    private func choose(_ preference: some BoardPreference, _ out: inout SessionOutput) {
        choose(preference)
        if isReady { show(&out) }
    }

    private func choose(_ preference: some BoardPreference) {
        preference.apply(to: &preferences)
        unsafe link?.plan.take(preference)
    }

    /// Applies the choices made by a command.
    ///
    /// A newer choice of the program has priority.
    func keep(_ choices: [SensorChoice]) {
        for choice in choices {
            record.with { contents in
                guard contents.preferences.choices[choice.sensor] == preferences.choices[choice.sensor] else { return }
                choice.apply(to: &contents.preferences)
            }
            choose(choice)
        }
    }

    /// Applies a choice after the earlier commands, which it must not affect.
    private func chooseInOrder(_ preference: some BoardPreference, _ out: inout SessionOutput) {
        guard isReady, conversation.command != nil else { return choose(preference, &out) }
        lane.add { [self] in
            choose(preference)
            showStatus()
        }
    }

    // MARK: Game input

    private func take(_ settings: InputSettings, _ out: SessionOutput) {
        inputSettings = settings
        applyInputSettings()
        if !settings.isPlaying { out.motion.setMainButton(isDown: false) }
        if isReady { updateGameInput() }
    }

    private func applyInputSettings() {
        unsafe link?.plan.gameInput.mounting = inputSettings.mounting
        unsafe link?.plan.gameInput.isOn = inputSettings.isPlaying
        if let bias = inputSettings.gyroscopeBias { unsafe link?.plan.gameInput.begin(with: bias) }
    }

    /// Starts or stops the sensors for game input, after the earlier commands.
    private func updateGameInput() {
        // A board fed by the program accepts no commands.
        guard conversation.command != nil else { return }
        lane.add { [self] in
            let result = await outcome { () async throws(VeltoError) in try await run(UpdateGameInput()) }
            guard case .failure(let error) = result else { return }
            conversation.act { $0.log(.warning, "game input could not use the board's sensors: \(error.message)") }
        }
    }

    /// Game input may need a sensor that the program no longer needs.
    func updateGameInputIfPlaying() {
        if inputSettings.isPlaying { updateGameInput() }
    }

    // MARK: Status

    /// Publishes changes in the next turn.
    func showStatus() {
        conversation.act { [self] in show(&$0) }
    }

    /// Publishes changes of the status and the activities of the board.
    private func show(_ out: inout SessionOutput) {
        guard let link = unsafe link else { return }
        let status = BoardStatus(link.plan, link.model)
        guard status != link.shown else { return }
        let (before, now) = (link.shown?.activities ?? [], status.activities)
        unsafe self.link?.shown = status
        out.show(status)
        guard before != now else { return }
        out.tell(
            .boardStateChanged(
                previous: Int(before.state.rawValue), current: Int(now.state.rawValue), activities: now.rawValue),
            at: nil)
    }

    // MARK: Ends

    /// Cancels the wait of a command, or drops a command that has not begun.
    ///
    /// Commands that end an activity complete without a waiting operation.
    public func cancelled(_ operation: SessionOperation, _ out: inout SessionOutput) {
        if unsafe link?.ending.contains(operation) == true {
            unsafe link?.abandoned.insert(operation)
            return finish(operation, .failure(.cancelledByProgram), &out)
        }
        if cancelDownload(operation, &out) { return finishTurn(&out) }
        if lane.remove(operation) { return finish(operation, .failure(.cancelledByProgram), &out) }
        conversation.cancel(operation)
        finishTurn(&out)
    }

    /// Stops the sensors started on this link.
    public func goodbye(_ out: inout SessionOutput) {
        guard isReady, let command = conversation.command else { return }
        leaveDownload(&out)
        leaveToRecord(&out)
        unsafe link?.isReady = false
        // A command in progress must not start a sensor after that.
        conversation.end(VeltoError(.notConnected, "the board is being disconnected"))
        lane.removeAll()
        let packets = record.with { $0.pendingStop.packets } + packetsThatRestoreConnection
        for (index, packet) in packets.enumerated() {
            let request: SessionRequest = "goodbye \(index)"
            unsafe link?.goodbyes.insert(request)
            out.write(packet, to: command, .withoutResponse, as: request)
        }
    }

    /// Handles the end of the link.
    public func linkDown(_ out: inout SessionOutput) {
        leaveDownload(&out)
        leaveToRecord(&out)
        record.with { $0.isLinked = false }
        reset(VeltoError(.disconnected, "the link was lost", remedy: "repeat it when the board is ready again"))
        conversation.turn(at: conversation.now, &out)
        // Of operations that did not begin.
        out.endParts(Array(creations.values))
        creations = [:]
    }

    private func reset(_ error: VeltoError) {
        conversation.end(error)
        lane.removeAll()
        unsafe link = nil
    }
}
