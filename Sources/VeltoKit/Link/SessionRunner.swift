internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// Runs the session of a device's family on a link: delivers events to it, and performs its actions.
final class SessionRunner: @unchecked Sendable {
    // Unchecked: used only on the loop. Other threads hold the signal for a turn at most.

    /// Timeout of a family's goodbye (seconds).
    static let goodbyeTime = 0.5
    /// Timeout for stopping a signal on the device (seconds).
    private static let stopTime = 15.0
    /// The maximum number of turns in which a session that has lost its link may end its work.
    private static let lastTurns = 1000

    private let session: any WearableSession
    private let device: Device
    unowned let link: DeviceLink
    @exclusivity(unchecked) private var output: SessionOutput
    private var commands: [SessionOperation: PendingCommand] = [:]
    private var signals: RunningSignals
    /// The characteristics whose notifications another program also receives.
    private var shared: Set<ValueHandle> = []
    private lazy var polled = PolledStreams(
        on: link.services.loop, name: { [unowned self] in names.next() },
        read: { [unowned self] in perform(SignalCommand.read($0), as: $1) })
    private let names = SessionNames()
    /// The pending reads and writes.
    var requests: [SessionRequest: RequestID] = [:]
    /// The number of pending goodbye requests; nil before the goodbye.
    var openGoodbyes: Int?
    /// Whether the session has a deadline.
    private var hasDeadline = false
    private lazy var timer = LoopTimer { [weak self] in self?.timerFired() }
    private lazy var goodbyeTimer = LoopTimer { [weak self] in self?.goodbyeSaid() }

    init(_ session: any WearableSession, link: DeviceLink) {
        self.session = session
        self.link = link
        device = link.device
        signals = RunningSignals(names, device.wearable(device.record.family)?.inertialSignals)
        unsafe output = SessionOutput(motion: link.device.input.motion)
        let loop = link.services.loop
        unsafe output.clock = loop.time
        unsafe output.turns = TurnSignal(isOnLoop: { loop.isMine }) { [weak self] in
            loop.post { [weak self] in self?.turn() }
        }
    }

    /// Whether the link waits for the family's goodbye.
    var isSayingGoodbye: Bool { openGoodbyes != nil }

    private var now: Timestamp { link.services.loop.time.now }

    /// Whether the caller is on the loop.
    ///
    /// Asserted without `assertIsTurning`, since a packet must not even cost the check of the loop.
    private var isOnLoop: Bool { link.services.loop.isMine }

    // MARK: Events

    /// Restarts after the device changed its services; earlier steps are void.
    func beginAgain(in table: GATTTable) {
        link.pairing.sessionEnded()
        abandonAll(VeltoError(.cancelled, "the device changed its services"))
        begin(in: table)
    }

    func begin(in table: GATTTable) {
        assert(isOnLoop)
        unsafe session.linkReady(table, at: now, &output)
        performActions()
    }

    /// Delivers a notified value.
    func received(_ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp) {
        assert(isOnLoop)
        unsafe session.received(characteristic, ByteReader(bytes), at: time, &output)
        if device.input.took(bytes, at: time) { link.packetsBegan() }
        if unsafe !output.isEmpty { performActions() }
    }

    /// Performs a command of the program within `timeout` seconds; the operation may outlive the link.
    func perform(
        _ command: any SessionCommand, _ operation: Context.Operation, timeout: Double? = nil,
        outlivesLink: Bool = false
    ) {
        let name = expect(operation, timeout)
        commands[name]?.outlivesLink = outlivesLink
        perform(command, as: name)
    }

    /// Adopts an operation of an earlier link before this one begins.
    func adopt(_ operation: Context.Operation) {
        commands[expect(operation, nil)]?.outlivesLink = true
    }

    /// The operations that outlive the link.
    private var lastingOperations: [Context.Operation] {
        commands.values.compactMap { command in
            guard command.outlivesLink, case .operation(let operation) = command.ending else { return nil }
            return operation
        }
    }

    /// Performs a command for another part of the library within `timeout` seconds, and returns its name.
    @discardableResult
    func perform(
        _ command: any SessionCommand, timeout: Double?, ended: @escaping (Result<[UInt8], VeltoError>) -> Void
    ) -> SessionOperation {
        let name = names.next()
        commands[name] = PendingCommand(ending: .handler(ended), timer: startTimer(for: name, timeout))
        perform(command, as: name)
        return name
    }

    /// Registers an operation that the session will end, under the returned name.
    private func expect(_ operation: Context.Operation, _ timeout: Double?) -> SessionOperation {
        let name = SessionOperation(operation.handle)
        commands[name] = PendingCommand(ending: .operation(operation), timer: startTimer(for: name, timeout))
        return name
    }

    private func perform(_ command: any SessionCommand, as name: SessionOperation) {
        assert(isOnLoop)
        unsafe session.perform(command, as: name, &output)
        device.input.sessionActed()
        performActions()
    }

    /// Performs the program's command for all devices of the family, without an operation.
    func apply(_ command: any SessionCommand) {
        perform(command, as: names.next())
    }

    private func startTimer(for name: SessionOperation, _ timeout: Double?) -> LoopTimer? {
        guard let timeout else { return nil }
        let timer = LoopTimer { [weak self] in
            self?.giveUp(
                name,
                VeltoError(
                    .timeout,
                    "the device did not complete the command within \(timeout) s, although it is connected",
                    remedy: "try again"))
        }
        link.services.loop.schedule(timer, inSeconds: timeout)
        return timer
    }

    /// Cancels a command for the program; the device may still perform it.
    func cancel(_ operation: Context.Operation) {
        assert(isOnLoop)
        cancel(SessionOperation(operation.handle))
    }

    /// Cancels a command for another part of the library; the device may still perform it.
    func cancel(_ name: SessionOperation) {
        giveUp(name, VeltoError(.cancelled, "the operation was cancelled"))
    }

    /// Ends a command for the program, and notifies the session.
    private func giveUp(_ name: SessionOperation, _ error: VeltoError) {
        finish(name, .failure(error))
        unsafe session.cancelled(name, &output)
        performActions()
    }

    /// Starts a stream, within `timeout` seconds.
    func start(_ stream: SampleStream, _ operation: Context.Operation, timeout: Double) {
        assert(isOnLoop)
        let name = expect(operation, timeout)
        // The list may have changed since the call of the program.
        let wanted = stream.outlet.signal
        guard device.signalList.all.contains(where: { $0.whole.isSame(as: wanted) }) else {
            let error = VeltoError.signalHasChanged(wanted.identifier)
            stream.fail(error)
            end(name, .failure(error))
            return
        }
        guard let interval = stream.pollInterval else {
            return follow(signals.add(stream, startedBy: operation))
        }
        polled.add(stream, every: interval.seconds)
        end(name, .success([]))
    }

    /// Ends a stream for the program; does nothing for an ended stream.
    func stop(_ stream: SampleStream, _ operation: Context.Operation?) {
        assert(isOnLoop)
        let name = operation.map { expect($0, Self.stopTime) }
        if polled.remove(stream) {
            if let name { end(name, .success([])) }
        } else {
            follow(signals.remove(stream, operation))
        }
    }

    private func follow(_ steps: [RunningSignals.Step]) {
        for step in steps {
            switch step {
            case .perform(let command, let name): perform(command, as: name)
            case .finish(let operation, let result): end(SessionOperation(operation.handle), result)
            }
        }
    }

    /// Records the route of a characteristic's notifications.
    func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute) {
        assert(isOnLoop)
        if route.isShared { shared.insert(characteristic) } else { shared.remove(characteristic) }
        let isShared = !shared.isEmpty
        device.update {
            $0.route = route
            $0.route?.isShared = isShared
        }
        unsafe session.routeKnown(characteristic, route, &output)
        performActions()
    }

    /// Restarts decoding: the next packet is decoded as the first.
    func restart() {
        unsafe session.restart(&output)
        performActions()
    }

    func answered(_ request: SessionRequest, _ result: Result<[UInt8], VeltoError>) {
        assert(isOnLoop)
        unsafe session.completed(request, result.map { ReceivedBytes($0) }, at: now, &output)
        device.input.sessionActed()
        performActions()
    }

    private func timerFired() {
        if link.services.loop.postponesLate(timer) { return }
        hasDeadline = false
        unsafe session.timerFired(at: now, &output)
        performActions()
        endGoodbyeIfComplete()
    }

    private func turn() {
        guard unsafe output.turns?.take() ?? false else { return }
        unsafe session.turn(at: now, &output)
        performActions()
    }

    // MARK: Ends

    /// Starts the family's goodbye; the link is notified when it is complete or has timed out.
    func sayGoodbye() {
        assert(isOnLoop)
        guard openGoodbyes == nil else { return }
        openGoodbyes = 0
        // Only requests of the goodbye itself delay its end.
        setDeadline(nil)
        unsafe session.goodbye(&output)
        link.services.loop.schedule(goodbyeTimer, inSeconds: Self.goodbyeTime)
        performActions()
        endGoodbyeIfComplete()
    }

    func endGoodbyeIfComplete() {
        if openGoodbyes == 0, !hasDeadline { goodbyeSaid() }
    }

    private func goodbyeSaid() {
        link.services.loop.cancel(goodbyeTimer)
        openGoodbyes = nil
        link.goodbyeSaid()
    }

    /// Handles the end of the link: ends all waits, in as many turns as that takes.
    func linkDown(_ error: VeltoError = .linkLost) {
        assert(isOnLoop)
        link.services.loop.cancel(timer)
        link.services.loop.cancel(goodbyeTimer)
        link.pairing.sessionEnded()
        endStreams(error)
        requests = [:]
        unsafe session.linkDown(&output)
        var turns = 0
        while turns < Self.lastTurns, unsafe output.turns?.take() ?? false {
            unsafe session.turn(at: now, &output)
            turns += 1
        }
        saveRecordIfChanged()
        // Actions on the link are void, but operations and parts end.
        for action in unsafe output.takeActions() {
            if case .finish(let operation, let result) = action { finish(operation, result) }
            if case .endParts(let parts) = action { parts.forEach(device.endPart) }
        }
        abandonAll(error)
        link.lasting.keep(lastingOperations)
    }

    private func abandonAll(_ error: VeltoError) {
        endStreams(error)
        for (name, command) in commands where !command.outlivesLink { end(name, .failure(error)) }
    }

    private func endStreams(_ error: VeltoError) {
        polled.endAll(error)
        follow(signals.endAll(error))
    }

    /// Ends an operation that the session has completed or that was cancelled.
    private func finish(_ name: SessionOperation, _ result: Result<[UInt8], VeltoError>) {
        if let steps = signals.ended(name, result) { return follow(steps) }
        if polled.ended(name, result) { return }
        guard let operation = end(name, result), case .failure(let error) = result else { return }
        follow(signals.giveUp(operation, error))
    }

    /// Reports the progress of an operation pending for the program.
    private func report(_ progress: OperationProgress, of name: SessionOperation) {
        guard case .operation(let operation)? = commands[name]?.ending else { return }
        link.services.report(progress, of: operation)
    }

    /// Ends an operation of the program, and returns it if it was pending.
    @discardableResult
    private func end(_ name: SessionOperation, _ result: Result<[UInt8], VeltoError>) -> Context.Operation? {
        guard let command = commands.removeValue(forKey: name) else { return nil }
        if let timer = command.timer { link.services.loop.cancel(timer) }
        switch command.ending {
        case .operation(let operation):
            link.services.finish(operation, bringing: result)
            return operation
        case .handler(let ended):
            ended(result)
            return nil
        }
    }

    // MARK: Actions

    private func performActions() {
        assert(isOnLoop)
        if let state = unsafe output.takeState() { device.update { $0.sessionState = state } }
        saveRecordIfChanged()
        while let action = unsafe output.takeAction() { perform(action) }
    }

    private func saveRecordIfChanged() {
        if unsafe output.takeRecordChange() { device.familyRecordChanged() }
    }

    private func perform(_ action: SessionAction) {
        switch action {
        case .subscribe(let handle, let isStream, let request):
            subscribe(to: handle, isStream: isStream, answer(to: request))
        case .unsubscribe(let handle, let request):
            unsubscribe(from: handle, answer(to: request))
        case .read(let handle, let request):
            link.central.read(link.peer, handle, withdrawable(request))
        case .write(let bytes, let handle, let kind, let request):
            link.central.write(link.peer, handle, bytes, kind, withdrawable(request))
        case .openWriter(let handle): link.central.openWriter(link.peer, handle)
        case .withdraw(let request):
            withdraw(request)
        case .pair(let request):
            link.pairing.begin(for: answer(to: request))
        case .cancelPairing:
            link.pairing.cancelForSession()
        case .setDeadline(let time): setDeadline(time)
        case .event(let event, let time):
            link.publish(.device(event), at: time)
        case .partEvent(let event, let part, let time):
            link.services.publish(.device(event), for: device, about: part.handle, at: time)
        case .describe(let details, let time):
            device.update { $0.learn(details) }
            link.publish(.device(.detailsRead(details)), at: time)
        case .keepBias(let bias): device.keepBias(bias)
        case .log(let kind, let text):
            link.services.log.write(kind, device: device.handle, text)
        case .signals(let listed): changeSignals { $0.replace(with: signals.listed(listed), of: device) }
        case .partSignals(let signals): changeSignals { $0.update(signals) }
        case .endStreams(let signals, let error):
            follow(self.signals.end(signals, error))
        case .endParts(let parts): parts.forEach(device.endPart)
        case .ready: link.familyReady()
        case .fail(let error): link.fail(error)
        case .progress(let progress, let operation): report(progress, of: operation)
        case .finish(let operation, let result): finish(operation, result)
        }
    }

    private func changeSignals(_ change: (SignalList) -> Void) {
        change(device.signalList)
        polled.listChanged(to: device.signalList.all.map(\.whole))
        if link.state == .ready { link.publish(.signalsChanged) }
    }

    private func setDeadline(_ time: Timestamp?) {
        hasDeadline = time != nil
        link.services.loop.cancel(timer)
        if let time { link.services.loop.schedule(timer, at: time) }
    }
}
