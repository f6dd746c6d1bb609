public import VeltoBluetooth
public import VeltoCore
public import VeltoMotion
public import VeltoWearable

/// A session on a link in miniature: the test plays the device, and moves the clock by hand.
///
/// A subclass for each family answers as its devices do.
open class SessionBench<Session: WearableSession> {
    /// The session, which a subclass replaces where each link has another one.
    public final var session: Session
    /// The motion that the session publishes.
    public final let queue = MotionQueue()
    /// The moment of the next event.
    public final var now: Timestamp
    /// The requests that the device has left unanswered, oldest first.
    package private(set) final var unanswered: [SessionRequest] = []
    /// The actions that the session has requested since the last look.
    package private(set) final var actions: [SessionAction] = []
    package private(set) final var events: [DeviceEvent] = []
    /// The details that the session has described, oldest first.
    package private(set) final var described: [DeviceDetails] = []
    package private(set) final var logs: [String] = []
    package private(set) final var results: [ObjectHandle: Result<[UInt8], VeltoError>] = [:]
    package private(set) final var failure: VeltoError?
    package private(set) final var isReady = false
    /// The parts that the session has ended.
    package private(set) final var endedParts: [PartID] = []
    package private(set) final var signals: [SignalDescription] = []
    package private(set) final var deadline: Timestamp?
    /// The newest state that was shown.
    package private(set) final var state: (any SessionState)?
    /// The number of times that the family's record was to be saved.
    package private(set) final var savings = 0
    /// The clock of the context, of which only the date counts: the test moves `now`.
    package final let clock = TimeSource.manual()
    private var output: SessionOutput
    /// The engine of the player.
    package final var engine = InputEngine()
    private var operations: UInt64 = 0

    /// A session without a link; that of a fed device cannot request turns.
    public init(_ session: Session, isFed: Bool = false, at now: Timestamp = Timestamp(nanoseconds: 100_000_000_000)) {
        self.session = session
        self.now = now
        output = SessionOutput(motion: queue)
        output.clock = clock
        if !isFed { output.turns = TurnSignal {} }
    }

    /// Ends the link: functions of the session that wait for an answer would keep it forever.
    deinit {
        session.linkDown(&output)
        while output.turns?.take() ?? false { session.turn(at: now, &output) }
    }

    // MARK: The device

    /// The response of the device to a request of the link, in its order.
    public enum Response {
        /// The request ends; one without an end is among the unanswered.
        case end(Result<ReceivedBytes, VeltoError>)
        /// The device notifies a value.
        case notify([UInt8], from: ValueHandle)
    }

    /// Answers a request of the link: every one succeeds, unless a subclass has another answer.
    open func responses(to action: SessionAction) -> [Response] { [.end(.success([]))] }

    // MARK: What happens

    /// Begins a link.
    package final func linkUp(_ table: GATTTable) {
        isReady = false
        failure = nil
        session.linkReady(table, at: now, &output)
        work()
    }

    /// Notifies a value, after some seconds.
    package final func notify(_ bytes: [UInt8], from characteristic: ValueHandle, after seconds: Double = 0) {
        now = now.advanced(bySeconds: seconds)
        receive(bytes.span, from: characteristic)
    }

    /// Notifies a value.
    package final func receive(_ bytes: Span<UInt8>, from characteristic: ValueHandle) {
        queue.options = MotionOptions(engine)
        session.received(characteristic, ByteReader(bytes), at: now, &output)
        _ = queue.commit()
        work()
    }

    /// Moves the clock, from deadline to deadline.
    package final func advance(_ seconds: Double) {
        let end = now.advanced(bySeconds: seconds)
        while let due = deadline, due <= end {
            now = max(now, due)
            deadline = nil
            session.timerFired(at: now, &output)
            work()
        }
        now = end
    }

    /// Takes a turn that another thread has requested.
    package final func turn() {
        guard output.turns?.take() ?? false else { return }
        session.turn(at: now, &output)
        work()
    }

    /// Calls the session's timer, whatever its deadline.
    package final func fireTimer(at time: Timestamp) {
        now = time
        deadline = nil
        session.timerFired(at: now, &output)
        work()
    }

    /// Called with each command before the session has it, as a device checks and keeps some of them.
    open func prepare(_ command: any SessionCommand) throws(VeltoError) {}

    /// Performs a command of the program.
    @discardableResult
    package final func perform(_ command: any SessionCommand) -> ObjectHandle {
        operations += 1
        let handle = ObjectHandle(rawValue: operations)
        do throws(VeltoError) {
            try prepare(command)
            session.perform(command, as: SessionOperation(handle), &output)
        } catch {
            results[handle] = .failure(error)
        }
        work()
        return handle
    }

    /// Cancels an operation.
    package final func cancel(_ operation: ObjectHandle) {
        session.cancelled(SessionOperation(operation), &output)
        work()
    }

    /// Ends a request that was left unanswered.
    package final func answer(_ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError> = .success([])) {
        unanswered.removeAll { $0 == request }
        session.completed(request, result, at: now, &output)
        work()
    }

    /// Lets all unanswered requests succeed.
    package final func answerAll() {
        let late = unanswered
        unanswered = []
        for request in late { session.completed(request, .success([]), at: now, &output) }
        work()
    }

    /// Learns the route of a characteristic's notifications.
    package final func route(_ characteristic: ValueHandle, _ route: NotificationRoute) {
        session.routeKnown(characteristic, route, &output)
        work()
    }

    /// Requests the last actions before the link is released.
    open func goodbye() {
        session.goodbye(&output)
        work()
    }

    /// Ends the link: operations end, and what else the session requests is void.
    open func linkDown() {
        session.linkDown(&output)
        while output.turns?.take() ?? false { session.turn(at: now, &output) }
        for action in output.takeActions() {
            switch action {
            case .finish(let operation, let result): results[operation.handle] = result
            case .endParts(let parts): endedParts += parts
            default: break
            }
        }
        _ = output.takeState()
        if output.takeRecordChange() { savings += 1 }
        (deadline, state, unanswered) = (nil, nil, [])
    }

    // MARK: What the session requests

    private func work() {
        while true {
            if output.takeRecordChange() { savings += 1 }
            if let shown = output.takeState() { state = shown }
            let actions = output.takeActions()
            actions.forEach(perform)
            let hasTurn = output.turns?.take() ?? false
            if hasTurn { session.turn(at: now, &output) }
            if actions.isEmpty, !hasTurn { return }
        }
    }

    private func perform(_ action: SessionAction) {
        actions.append(action)
        switch action {
        case .subscribe(_, _, let request), .unsubscribe(_, let request), .read(_, let request),
            .write(_, _, _, let request), .pair(let request):
            respond(to: action, request)
        case .withdraw(let request): unanswered.removeAll { $0 == request }
        case .setDeadline(let time): deadline = time
        case .event(let event, _), .partEvent(let event, _, _): events.append(event)
        case .describe(let details, _): described.append(details)
        case .log(let kind, let text): logs.append("\(kind): \(text)")
        case .ready: isReady = true
        case .signals(let list): signals = list
        case .fail(let error): failure = error
        case .finish(let operation, let result): results[operation.handle] = result
        case .endParts(let parts): endedParts += parts
        case .cancelPairing, .openWriter, .partSignals, .endStreams, .progress, .keepBias: break
        }
    }

    private func respond(to action: SessionAction, _ request: SessionRequest) {
        unanswered.append(request)
        for response in responses(to: action) {
            switch response {
            case .end(let result):
                unanswered.removeAll { $0 == request }
                session.completed(request, result, at: now, &output)
            case .notify(let bytes, let characteristic):
                session.received(characteristic, ByteReader(bytes.span), at: now, &output)
            }
        }
    }

    // MARK: What is seen

    /// Forgets the actions, events and lines of the log so far.
    open func forget() { (actions, events, described, logs) = ([], [], [], []) }

    /// Returns the actions since the last look.
    package final func takeActions() -> [SessionAction] {
        defer { actions = [] }
        return actions
    }

    /// Returns the events since the last look.
    package final func takeEvents() -> [DeviceEvent] {
        defer { events = [] }
        return events
    }

    /// The outcome of an operation; nil while it is pending.
    package final func code(_ operation: ObjectHandle) -> ResultCode? {
        switch results[operation] {
        case .success: .ok
        case .failure(let error): error.code
        case nil: nil
        }
    }

    /// The error of an operation in words; empty without one.
    package final func message(_ operation: ObjectHandle) -> String {
        if case .failure(let error) = results[operation] { error.message } else { "" }
    }

    /// The bytes that an operation brought.
    package final func value(of operation: ObjectHandle) -> [UInt8]? { try? results[operation]?.get() }

    // MARK: Streams

    /// A feed of a listed signal, and the reader of its frames.
    package typealias Reader = (feed: SampleFeed, outlet: SampleOutlet)

    /// Makes a feed of a listed signal; nil for a signal that is not listed.
    package final func reader(of identifier: String, _ units: Units = .native) throws -> Reader? {
        guard let signal = signals.first(where: { $0.identifier == identifier }) else { return nil }
        let feed = SampleFeed(signal)
        let outlet = try SampleOutlet(signal, 0..<signal.channels.count, units, capacity: 4096)
        feed.add(outlet)
        return (feed, outlet)
    }

    /// Takes the frames that have arrived.
    package final func take(_ outlet: SampleOutlet) -> (values: [[Float]], infos: [FrameInfo]) {
        let (width, room) = (outlet.selection.count, 4096)
        var values = [Float](repeating: 0, count: width * room)
        var infos = [FrameInfo](repeating: FrameInfo(), count: room)
        let count = unsafe outlet.take(room, &values, &infos)
        return ((0..<count).map { Array(values[$0 * width..<($0 + 1) * width]) }, Array(infos.prefix(count)))
    }

    // MARK: Game input

    /// Polls the game input; the clock stands still.
    open func poll(_ seconds: Double = 1.0 / 60) -> GameInput {
        var snapshot = queue.snapshot
        engine.advance(queue, &snapshot, at: now, TimeStep(given: seconds))
        return engine.latest
    }
}
