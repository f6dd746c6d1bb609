internal import VeltoBluetooth
internal import VeltoCore

/// A subscription to one characteristic of one link, by socket or by signal, with all fallbacks.
///
/// It ends with its link. A subscription by signal is also ended in the daemon, where it would outlive the link.
final class NotifySubscription {
    private enum State {
        case idle
        case acquiring
        case socket(NotifySocket)
        /// The other end closed the socket, possibly because the link ended.
        case hungUp
        case starting
        case signal
        case stopping
        /// The failure or the end has been published; later replies are ignored.
        case over
    }

    /// Slower devices keep their signals, since the link must not end while AcquireNotify is pending (seconds).
    static let promptConfirmation = 2.0
    /// Maximum time from a hang-up to the link's end; after it, the socket counts as stolen (seconds).
    static let hangUpTime = 0.25
    /// The number of times a stolen socket is acquired again within `theftWindow` seconds.
    static let maximumThefts = 3
    static let theftWindow = 10.0
    /// The number of StartNotify attempts while another one is pending, and the pause between them (seconds).
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
    /// Whether the socket is being acquired again; only success proves that it was stolen.
    private var isTakenBack = false
    private var busyAttempts = 0
    /// The times of the request and of the first value.
    private var asked = Timestamp.zero
    private var since = Timestamp.zero
    /// Whether a socket replaces the signals after the device has confirmed.
    private var wantsSocket = false
    /// Whether StartNotify is pending; StopNotify would then break the daemon's count, and AcquireNotify would hang.
    private var isStartPending = false
    /// Whether a socket has received any value.
    private var hasReceived = false
    private let values: SignalledValues
    /// The reason for the selected route.
    private var reason = ""
    /// Whether notifications were already enabled before the request.
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

    /// Whether the daemon holds a socket of this subscription that it has not closed.
    var hasSocket: Bool {
        if case .socket = state { true } else { false }
    }

    /// Whether the subscription has ended.
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
            // It restarts as soon as the daemon has confirmed the end.
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

    /// Adds the match rule for values (signal mode), packet size and the end of the socket.
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

    /// Ends a subscription that could not start, or not continue after the socket was stolen.
    private func fail(_ error: VeltoError) {
        if wasEverStarted {
            host.note("notifications of \(path.lastComponent) ended: \(error.message)")
            // Without a link nothing was stolen; the link's end will be published next.
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

    /// The codes of NotSupported, NotPermitted "Notify acquired", InProgress and UnknownMethod.
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

    /// Handles a stolen socket: the link is up, but another program has called StopNotify.
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
        // The daemon replies in order, so this reply precedes the one to StartNotify.
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

    /// Replaces the signals with a socket; the daemon queues the new confirmation after the end of the first
    /// subscription.
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

    /// Handles a property change of the characteristic, possibly of its value.
    func received(_ signal: Message) {
        guard isSignalled else { return }
        let wereShared = values.areShared
        values.received(signal, at: host.loop.time.now)
        guard values.areShared != wereShared else { return }
        let change = wereShared ? "no other program shares" : "another program shares"
        host.note("\(change) the notifications of \(path.lastComponent)")
        host.started(handle, NotificationRoute(.signal, reason: reason, isShared: values.areShared))
    }

    /// Records that the library's own read is pending.
    func readStarted() {
        if isSignalled { values.readStarted() }
    }

    /// Records the end of the library's own read.
    func readEnded(_ value: [UInt8]?) {
        values.readEnded(value, at: host.loop.time.now)
    }

    // MARK: Ending

    /// Ends the subscription on request; completes when done.
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

    /// Handles the end of the link: delivers the values that preceded the drop, then no more.
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
