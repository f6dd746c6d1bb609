internal import VeltoBluetooth
internal import VeltoCore

/// A subscription to one characteristic of one link: by socket or by signal, as the policy chooses, with every fallback.
///
/// A subscription ends with its link; one by signal is also withdrawn from the daemon, where it would
/// outlive the link.
final class NotifySubscription {
    private enum State {
        case idle
        case acquiring
        case socket(NotifySocket)
        /// The socket was closed from the other end; the link's end may be the reason.
        case hungUp
        case starting
        case signal
        case stopping
        /// Its failure or end has been published; replies are too late from now on.
        case over
    }

    /// A device that takes longer to confirm keeps its signals: while AcquireNotify waits, the link must not end.
    static let promptConfirmation = 2.0
    /// Time (seconds) after a hang-up in which the link's end may be seen before the socket counts as stolen.
    static let hangUpTime = 0.25
    /// The number of times a stolen socket is acquired again within `theftWindow` seconds.
    static let maximumThefts = 3
    static let theftWindow = 10.0
    /// The number of attempts at StartNotify while another one is pending, and the pause between them.
    static let busyAttempts = 20
    static let busyPause = 0.1

    let handle: ValueHandle
    let path: ObjectPath
    private let isStream: Bool
    private let receiver: any ValueReceiver
    private unowned let host: any SubscriptionHost
    private var state = State.idle
    private var waiting: [RequestID] = []
    private var stopping: [RequestID] = []
    private var hasRule = false
    private var thefts: [Timestamp] = []
    /// Whether the socket is acquired again; only success shows that it was stolen, and that the link has not ended.
    private var isTakenBack = false
    private var busyAttempts = 0
    /// The times of the request and of the first value.
    private var asked = Timestamp.zero
    private var since = Timestamp.zero
    /// Whether a socket follows once the device has confirmed.
    private var wantsSocket = false
    /// Whether StartNotify is pending: StopNotify would make the daemon lose count, and AcquireNotify hang.
    private var isStartPending = false
    /// Whether any value came by a socket.
    private var hasReceived = false
    private let values: SignalledValues
    /// The reason that this route was chosen.
    private var reason = ""
    /// Whether notifications were already on when we requested them.
    private var wasNotifying = false
    private var wasEverStarted = false
    private lazy var timer = LoopTimer { [weak self] in self?.timerFired() }

    init(
        handle: ValueHandle, path: ObjectPath, isStream: Bool, receiver: any ValueReceiver,
        host: any SubscriptionHost
    ) {
        self.handle = handle
        self.path = path
        self.isStream = isStream
        self.receiver = receiver
        values = SignalledValues(receiver)
        self.host = host
    }

    /// Whether values arrive as signals of the characteristic.
    var isSignalled: Bool {
        if case .signal = state { true } else { false }
    }

    /// Whether the daemon holds a socket for us that it has not closed.
    var hasSocket: Bool {
        if case .socket = state { true } else { false }
    }

    /// Whether it has ended.
    var isOver: Bool {
        if case .over = state { true } else { false }
    }

    // MARK: Starting

    func start(_ request: RequestID) {
        switch state {
        case .idle:
            waiting.append(request)
            choosePath()
        case .acquiring, .starting:
            waiting.append(request)
        case .socket, .signal, .hungUp:
            host.reply(request, nil)
        case .stopping:
            // Restarted as soon as the daemon has confirmed the end.
            waiting.append(request)
        case .over:
            host.reply(request, VeltoError(.busy, "the notifications are ending", remedy: "try again"))
        }
    }

    private func choosePath() {
        guard let policy = host.policy(for: handle, isStream: isStream), let choice = policy.choice else {
            return fail(VeltoError(.unsupported, "the characteristic neither notifies nor indicates"))
        }
        host.note("notifications of \(path.lastComponent) by \(choice.path.rawValue): \(choice.why)")
        reason = choice.why
        addRule()
        wantsSocket = choice.path == .signalThenSocket
        switch choice.path {
        case .socket: acquire()
        case .signal, .signalThenSocket: startNotify()
        }
    }

    static func poisonedError(_ version: DaemonVersion) -> VeltoError {
        VeltoError(
            .timeout,
            "BlueZ \(version) never answered when asked for notifications of this characteristic, and gives them to no "
                + "program before it is restarted (BlueZ 5.84 and newer recover)",
            remedy: "restart the Bluetooth service")
    }

    /// Delivers changes of the characteristic: values in signal mode, the packet size and the socket's end in both.
    private func addRule() {
        guard !hasRule else { return }
        hasRule = true
        host.daemon.addMatch(MatchRule.characteristic(path))
    }

    private func removeRule() {
        guard hasRule else { return }
        hasRule = false
        host.daemon.removeMatch(MatchRule.characteristic(path))
    }

    private func succeeded(_ path: NotificationRoute.Path) {
        since = host.loop.time.now
        wasEverStarted = true
        host.started(handle, NotificationRoute(path, reason: reason, isShared: wasNotifying))
        host.remember(handle) { $0.worked = true }
        for request in waiting { host.reply(request, nil) }
        waiting = []
    }

    /// It could not start, or could not continue after the socket was stolen.
    private func fail(_ error: VeltoError) {
        if wasEverStarted {
            host.note("notifications of \(path.lastComponent) ended: \(error.message)")
            // Without a link nothing was stolen: its end is about to be published.
            if error.code != .notConnected { host.lost(handle, error) }
        }
        end(error)
    }

    private func end(_ error: VeltoError) {
        state = .over
        host.loop.cancel(timer)
        removeRule()
        for request in waiting { host.reply(request, error) }
        waiting = []
    }

    // MARK: The socket

    private func acquire() {
        state = .acquiring
        host.acquire(path) { [weak self] result in
            guard let self, case .acquiring = state else { return }
            acquired(result)
        }
    }

    private func acquired(_ result: Result<Message, BusFailure>) {
        switch result {
        case .success(let reply):
            var reader = reply.arguments
            guard let descriptor = reader.descriptor() else {
                return fail(ErrorTable.error(for: .malformedReply, during: .attribute))
            }
            open(descriptor)
            if isTakenBack {
                host.note("another program took the notifications of \(path.lastComponent) away: taken back")
            }
            isTakenBack = false
            if let mtu = reader.integer() { host.mtuKnown(Int(truncatingIfNeeded: mtu)) }
        case .failure(.neverAnswered):
            fail(Self.poisonedError(host.version))
        case .failure(let failure)
        where Self.suggestsSignals.contains(ErrorTable.row(for: failure, during: .attribute).code):
            host.note(
                "no notification socket for \(path.lastComponent) (\(failure.name) \(failure.text)): using signals")
            reason = "no socket: \(failure.name) \(failure.text)"
            startNotify()
        case .failure(let failure):
            fail(ErrorTable.error(for: failure, during: .attribute))
        }
    }

    /// NotSupported, NotPermitted "Notify acquired", InProgress, UnknownMethod.
    private static let suggestsSignals: Set<ResultCode> = [.unsupported, .inUse, .busy, .notFound]

    private func open(_ descriptor: OwnedDescriptor) {
        do throws(VeltoError) {
            let socket = try NotifySocket(
                descriptor, loop: host.loop, receiver: receiver, hungUp: { [weak self] in self?.hungUp($0) })
            state = .socket(socket)
            succeeded(.socket)
        } catch {
            fail(error)
        }
    }

    private func hungUp(_ socket: NotifySocket) {
        hasReceived = hasReceived || socket.hasReceived
        state = .hungUp
        host.loop.schedule(timer, inSeconds: Self.hangUpTime)
    }

    /// The link is up, but the socket is gone: another program has called StopNotify.
    private func socketWasTaken() {
        let now = host.loop.time.now
        thefts = thefts.filter { now.seconds(since: $0) < Self.theftWindow } + [now]
        if thefts.count <= Self.maximumThefts {
            isTakenBack = true
            acquire()
        } else {
            host.note("another program keeps taking the notifications of \(path.lastComponent) away: using signals")
            reason = "another program kept taking the socket away"
            startNotify()
        }
    }

    // MARK: Signals

    private func startNotify() {
        state = .starting
        isStartPending = true
        asked = host.loop.time.now
        // This reply precedes that to StartNotify: the daemon replies in order.
        let arguments: [MethodCall.Argument] = [.text(BlueZName.characteristic), .text("Notifying")]
        host.daemon.call(path, BlueZName.properties, "Get", arguments) { [weak self] result in
            guard case .success(let reply) = result else { return }
            var reader = reply.arguments
            self?.wasNotifying = reader.value().boolean ?? false
        }
        host.daemon.call(path, BlueZName.characteristic, "StartNotify") { [weak self] result in
            guard let self else { return }
            isStartPending = false
            switch (state, result) {
            case (.starting, _): notifyStarted(result)
            case (.stopping, .success): stopNotify()
            case (.stopping, .failure): stopped()
            default: break
            }
        }
    }

    /// The device has confirmed and will do so again; the daemon queues that behind the end of the first subscription.
    private func moveToSocket() {
        wantsSocket = false
        host.daemon.post(path, BlueZName.characteristic, "StopNotify")
        acquire()
    }

    private func notifyStarted(_ result: Result<Message, BusFailure>) {
        switch result {
        case .success where wantsSocket && !wasNotifying && isPrompt:
            moveToSocket()
        case .success:
            values.begin(areShared: wasNotifying)
            state = .signal
            succeeded(.signal)
        case .failure(let failure):
            let row = ErrorTable.row(for: failure, during: .attribute)
            if row.treatment == .retryShortly, busyAttempts < Self.busyAttempts {
                busyAttempts += 1
                host.loop.schedule(timer, inSeconds: Self.busyPause)
            } else {
                let isPoisoned = host.memory(of: handle).isPoisoned && row.code == .inUse
                fail(isPoisoned ? Self.poisonedError(host.version) : ErrorTable.error(for: failure, during: .attribute))
            }
        }
    }

    private var isPrompt: Bool { host.loop.time.now.seconds(since: asked) < Self.promptConfirmation }

    /// A property of the characteristic changed, its value perhaps.
    func received(_ signal: Message) {
        guard isSignalled else { return }
        let wereShared = values.areShared
        values.received(signal, at: host.loop.time.now)
        guard values.areShared != wereShared else { return }
        let change = wereShared ? "no other program shares" : "another program shares"
        host.note("\(change) the notifications of \(path.lastComponent)")
        host.started(handle, NotificationRoute(.signal, reason: reason, isShared: values.areShared))
    }

    /// Our own read is pending.
    func readStarted() {
        if isSignalled { values.readStarted() }
    }

    /// Our own read ended.
    func readEnded(_ value: [UInt8]?) {
        values.readEnded(value, at: host.loop.time.now)
    }

    // MARK: Ending

    /// Ends it on request; completes when done.
    func stop(_ request: RequestID) {
        switch state {
        case .signal:
            stopping = [request]
            state = .stopping
            removeRule()
            stopNotify()
        case .stopping:
            stopping.append(request)
        case .starting where isStartPending:
            // The reply is awaited in any case, and a success is undone.
            stopping = [request]
            end(Self.endedByRequest)
            state = .stopping
        case .idle, .acquiring, .starting, .socket, .hungUp, .over:
            endLocally(Self.endedByRequest)
            host.reply(request, nil)
        }
    }

    private static let endedByRequest = VeltoError(.cancelled, "the subscription was ended by request")

    private func stopNotify() {
        host.daemon.call(path, BlueZName.characteristic, "StopNotify") { [weak self] _ in self?.stopped() }
    }

    private func stopped() {
        guard case .stopping = state else { return }
        state = waiting.isEmpty ? .over : .idle
        for request in stopping { host.reply(request, nil) }
        stopping = []
        if !waiting.isEmpty { choosePath() }
    }

    /// The link has ended or is about to: values that preceded the drop are delivered, then none.
    func linkEnded(_ error: VeltoError, wasDropped: Bool) {
        guard !isOver else { return }
        let now = host.loop.time.now
        if wasDropped, case .socket(let socket) = state {
            socket.takeRest(at: now)
            hasReceived = hasReceived || socket.hasReceived
        }
        if wasDropped, !isStream, hasBeenSocket, !hasReceived, !values.areReceived,
            now.seconds(since: since) < NotifyMemory.earlyDrop
        {
            host.remember(handle) { $0.lostEarlyValues = true }
        }
        if case .signal = state { host.daemon.post(path, BlueZName.characteristic, "StopNotify") }
        endLocally(error)
        for request in stopping { host.reply(request, nil) }
        stopping = []
    }

    private var hasBeenSocket: Bool {
        switch state {
        case .socket, .hungUp: true
        default: false
        }
    }

    private func endLocally(_ error: VeltoError) {
        if case .socket(let socket) = state {
            socket.close()
            hasRule = false
            host.socketClosed(path)
        }
        end(error)
    }

    // MARK: Time

    private func timerFired() {
        switch state {
        case .hungUp:
            socketWasTaken()
        case .starting:
            startNotify()
        default:
            break
        }
    }
}
