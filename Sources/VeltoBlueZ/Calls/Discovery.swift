internal import VeltoBluetooth
internal import VeltoCore

/// Our discovery session: the daemon keeps one per bus connection and merges those of all programs.
///
/// Quirks: starting twice and stopping too often are refused, but are no failures; unknown filter keys fail the
/// whole call; a call overtaken by a later change of mind is undone when its reply comes.
final class Discovery {
    /// The users of discovery.
    struct Purpose: OptionSet {
        let rawValue: UInt8

        /// The program scans.
        static let scan = Purpose(rawValue: 1)
        /// A device to connect to is no longer known to the daemon, and has to be found first.
        static let search = Purpose(rawValue: 2)
    }

    private enum State {
        case off
        case starting
        case on
        /// Requested, but paused: it takes radio time from connecting.
        case held
    }

    /// The number of attempts to start while another change is under way, and the pause between: 15 s in all, because the
    /// kernel needs 10 s to finish the discovery of a daemon that was killed.
    private static let busyAttempts = 50
    private static let busyPause = 0.3

    private let daemon: DaemonConnection
    private let loop: Loop
    private let reply: (RequestID, VeltoError?) -> Void
    private let failed: (VeltoError, Bool) -> Void
    private var state = State.off
    private var purposes: Purpose = []
    private var waiting: [RequestID] = []
    private var adapter = ObjectPath.root
    private var filterKeys: Set<String>?
    private var attempts = 0
    private lazy var timer = LoopTimer { [weak self] in self?.startDiscovery() }

    /// `failed` runs when discovery cannot be started, with whether it was reported as running.
    init(
        daemon: DaemonConnection, loop: Loop, reply: @escaping (RequestID, VeltoError?) -> Void,
        failed: @escaping (VeltoError, Bool) -> Void
    ) {
        self.daemon = daemon
        self.loop = loop
        self.reply = reply
        self.failed = failed
    }

    /// Whether the program's scan runs.
    var isScanning: Bool { purposes.contains(.scan) && (state == .on || state == .held) }
    /// Whether any user requests discovery.
    var isWanted: Bool { state != .off }

    /// Starts discovery or joins a running one; the request completes when discovery runs.
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
            state = .starting
            attempts = 0
            daemon.addMatch(MatchRule.allDevices)
            askForFilterKeys()
        }
    }

    /// Stops unless another user still requests it.
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
        // Refused when there is nothing to stop, which is the desired state.
        if !isHeld { daemon.post(adapter, BlueZName.adapter, "StopDiscovery") }
    }

    /// Switches to another adapter.
    func move(to adapter: ObjectPath) {
        guard isWanted, adapter != self.adapter else { return }
        daemon.post(self.adapter, BlueZName.adapter, "StopDiscovery")
        self.adapter = adapter
        state = .starting
        attempts = 0
        loop.cancel(timer)
        askForFilterKeys()
    }

    /// Pauses discovery.
    func hold() {
        guard state == .on else { return }
        state = .held
        daemon.post(adapter, BlueZName.adapter, "StopDiscovery")
    }

    /// Resumes after `hold`.
    func resume() {
        guard state == .held else { return }
        state = .starting
        attempts = 0
        startDiscovery()
    }

    /// Adapter or daemon are gone, and the session with them.
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
        answer(error)
    }

    private func answer(_ error: VeltoError?) {
        let requests = waiting
        waiting = []
        for request in requests { reply(request, error) }
    }

    // MARK: Steps

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

    /// Low Energy only; no filter for services, because caps and boards do not advertise theirs reliably.
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
        // A reply of an adapter that is no longer in use means nothing.
        guard adapter == self.adapter else { return }
        switch (result, state) {
        case (.success, .starting):
            state = .on
            answer(nil)
        case (.success, .off):
            daemon.post(adapter, BlueZName.adapter, "StopDiscovery")
        case (.failure(let failure), .starting):
            refused(failure)
        default:
            break
        }
    }

    private func refused(_ failure: BusFailure) {
        attempts += 1
        if ErrorTable.treatment(of: failure, during: .adapter) == .retryShortly, attempts < Self.busyAttempts {
            loop.schedule(timer, inSeconds: Self.busyPause)
        } else {
            let error = ErrorTable.error(for: failure, during: .adapter)
            let wasAnswered = waiting.isEmpty
            daemon.removeMatch(MatchRule.allDevices)
            end(error)
            failed(error, wasAnswered)
        }
    }
}
