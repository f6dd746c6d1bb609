internal import VeltoBluetooth
internal import VeltoCore

/// The library's discovery session; the daemon keeps one per bus connection, and merges those of all programs.
///
/// Quirks: the daemon rejects a second start and an extra stop, but these are no failures. Unknown filter keys fail the
/// whole call. If the desired state changes during a call, the call is undone after its reply.
final class Discovery {
    /// The users of discovery.
    struct Purpose: OptionSet {
        let rawValue: UInt8

        /// The program scans.
        static let scan = Purpose(rawValue: 1)
        /// A device to connect to is unknown to the daemon, and must be found first.
        static let search = Purpose(rawValue: 2)
    }

    private enum State {
        case off
        case starting
        case on
        /// Requested but paused, since discovery takes radio time from connecting.
        case held
    }

    /// The time for which discovery may be busy or silent before it counts as stuck (seconds).
    ///
    /// The kernel needs 10 s to end the discovery of a killed daemon.
    private static let patience = 15.0
    /// The pause before the next start attempt while another change is in progress (seconds).
    private static let busyPause = 0.3
    /// The number of attempts between two stops, since a session may have outlived a failed stop.
    private static let attemptsPerStop = 10

    private let daemon: DaemonConnection
    private let loop: Loop
    private let log: Log
    private let reply: (RequestID, VeltoError?) -> Void
    private let failed: (VeltoError, Bool) -> Void
    private var state = State.off
    private var purposes: Purpose = []
    private var waiting: [RequestID] = []
    private var adapter = ObjectPath.root
    private var filterKeys: Set<String>?
    private var attempts = 0
    private lazy var timer = LoopTimer { [weak self] in self?.startDiscovery() }
    private var watch = DiscoveryWatch(patience: patience)
    private lazy var watchTimer = LoopTimer { [weak self] in self?.listenedLongEnough() }

    /// Creates a session; `failed` runs if discovery cannot be started, and receives whether it was reported as
    /// running.
    init(
        daemon: DaemonConnection, loop: Loop, log: Log, reply: @escaping (RequestID, VeltoError?) -> Void,
        failed: @escaping (VeltoError, Bool) -> Void
    ) {
        self.daemon = daemon
        self.loop = loop
        self.log = log
        self.reply = reply
        self.failed = failed
    }

    /// Whether the program's scan is running.
    var isScanning: Bool { purposes.contains(.scan) && state != .off && waiting.isEmpty }
    /// Whether discovery is requested.
    var isWanted: Bool { state != .off }

    /// Starts discovery, or joins a running discovery; the request completes when discovery runs.
    func start(on adapter: ObjectPath, for purpose: Purpose, _ request: RequestID? = nil) {
        purposes.insert(purpose)
        switch state {
        case .on, .held:
            if let request { reply(request, nil) }
        case .starting:
            if let request { waiting.append(request) }
        case .off:
            if let request { waiting.append(request) }
            self.adapter = adapter
            daemon.addMatch(MatchRule.allDevices)
            begin(askForFilterKeys)
        }
    }

    /// Stops discovery unless another user requests it.
    func stop(for purpose: Purpose) {
        guard !purposes.isDisjoint(with: purpose) else { return }
        purposes.subtract(purpose)
        let cancelled = VeltoError(.cancelled, "the scan was stopped by request")
        guard purposes.isEmpty else {
            if purpose == .scan { answer(cancelled) }
            return
        }
        let isHeld = state == .held
        end(cancelled)
        daemon.removeMatch(MatchRule.allDevices)
        // The daemon rejects a stop without a session, which is the desired state.
        if !isHeld { stopDiscovery() }
    }

    /// Switches to another adapter.
    func move(to adapter: ObjectPath) {
        guard isWanted, adapter != self.adapter else { return }
        stopDiscovery()
        self.adapter = adapter
        loop.cancel(timer)
        loop.cancel(watchTimer)
        begin(askForFilterKeys)
    }

    /// Pauses discovery.
    func hold() {
        guard state == .on else { return }
        state = .held
        loop.cancel(watchTimer)
        stopDiscovery()
    }

    /// Resumes after `hold`.
    func resume() {
        guard state == .held else { return }
        begin(startDiscovery)
    }

    /// Handles the loss of the adapter or the daemon, which ends the session.
    func lost(_ error: VeltoError) {
        guard isWanted else { return }
        daemon.removeMatch(MatchRule.allDevices)
        end(error)
    }

    func daemonRestarted() {
        filterKeys = nil
    }

    private func end(_ error: VeltoError) {
        state = .off
        purposes = []
        loop.cancel(timer)
        loop.cancel(watchTimer)
        watch.reset()
        answer(error)
    }

    private func answer(_ error: VeltoError?) {
        let requests = waiting
        waiting = []
        for request in requests { reply(request, error) }
    }

    // MARK: Steps

    private func begin(_ firstStep: () -> Void) {
        state = .starting
        attempts = 0
        firstStep()
    }

    private func askForFilterKeys() {
        if filterKeys != nil { return setFilter() }
        daemon.call(adapter, BlueZName.adapter, "GetDiscoveryFilters") { [weak self] result in
            guard let self else { return }
            filterKeys = []
            if case .success(let answer) = result {
                var reader = answer.arguments
                filterKeys = Set(reader.value().texts ?? [])
            }
            if state == .starting { setFilter() }
        }
    }

    /// Sets a filter for Low Energy; there is no service filter, since caps and boards do not advertise reliably.
    private func setFilter() {
        guard let filterKeys, filterKeys.contains("Transport") else { return startDiscovery() }
        let filter = [MethodCall.Option(name: "Transport", value: .text("le"))]
        daemon.post(adapter, BlueZName.adapter, "SetDiscoveryFilter", [.options(filter)])
        startDiscovery()
    }

    private func startDiscovery() {
        let adapter = adapter
        daemon.call(adapter, BlueZName.adapter, "StartDiscovery") { [weak self] in self?.started($0, on: adapter) }
    }

    private func started(_ result: Result<Message, BusFailure>, on adapter: ObjectPath) {
        // Ignore the reply of an adapter that is no longer in use.
        guard adapter == self.adapter else { return }
        switch (result, state) {
        case (.success, .starting):
            state = .on
            loop.schedule(watchTimer, inSeconds: watch.wait)
            answer(nil)
        case (.success, .off):
            stopDiscovery()
        case (.failure(let failure), .starting):
            refused(failure)
        default:
            break
        }
    }

    private func refused(_ failure: BusFailure) {
        attempts += 1
        guard ErrorTable.treatment(of: failure, during: .adapter) == .retryShortly else {
            return giveUp(ErrorTable.error(for: failure, during: .adapter))
        }
        guard Double(attempts) * Self.busyPause < Self.patience else { return giveUp(Self.stuck(failure)) }
        if attempts % Self.attemptsPerStop == 0 { stopDiscovery() }
        loop.schedule(timer, inSeconds: Self.busyPause)
    }

    private func giveUp(_ error: VeltoError) {
        let wasAnswered = waiting.isEmpty
        daemon.removeMatch(MatchRule.allDevices)
        end(error)
        failed(error, wasAnswered)
    }

    private func stopDiscovery() {
        daemon.post(adapter, BlueZName.adapter, "StopDiscovery")
    }

    // MARK: Stuck discovery

    private static let remedy =
        "switch Bluetooth off and on (bluetoothctl power off, bluetoothctl power on), or run systemctl restart bluetooth"

    private static func stuck(_ failure: BusFailure) -> VeltoError {
        VeltoError(
            .busy,
            "the Bluetooth service has been too busy to scan for \(Int(patience)) s (\(failure.text))",
            remedy: "close other programs that pair or scan; if there are none, it is stuck: \(remedy)",
            detail: .dbus(failure.name, message: failure.text, att: nil))
    }

    /// Records a report of a device in range.
    func heard() {
        watch.heard()
    }

    private func listenedLongEnough() {
        let waited = Int(watch.wait)
        guard state == .on else { return }
        guard watch.waitIsOver() else { return loop.schedule(watchTimer, inSeconds: watch.wait) }
        log.write(
            .warning,
            "discovery on \(adapter.lastComponent) has reported no device for \(waited) s and is started again; if devices "
                + "are near, the service is stuck: \(Self.remedy)")
        stopDiscovery()
        begin(startDiscovery)
    }
}
