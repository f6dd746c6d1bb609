internal import VeltoBluetooth
internal import VeltoCore

/// Our discovery session: the daemon keeps one per bus connection and merges those of all programs.
///
/// Its quirks: starting twice and stopping too often are refused, and are no failures; unknown filter keys fail the
/// whole call; a call that is overtaken by another change of mind is undone when it is answered.
final class Discovery {
    private enum State {
        case off
        case starting
        case on
    }

    /// How often a start is tried while another change is under way, and the pause between.
    private static let busyAttempts = 10
    private static let busyPause = 0.3

    private let daemon: DaemonConnection
    private let loop: Loop
    private let reply: (RequestID, VeltoError?) -> Void
    private var state = State.off
    private var waiting: [RequestID] = []
    private var adapter = ObjectPath.root
    private var filterKeys: Set<String>?
    private var attempts = 0
    private lazy var timer = LoopTimer { [weak self] in self?.startDiscovery() }

    init(daemon: DaemonConnection, loop: Loop, reply: @escaping (RequestID, VeltoError?) -> Void) {
        self.daemon = daemon
        self.loop = loop
        self.reply = reply
    }

    var isOn: Bool { state == .on }
    /// Whether somebody wants to scan.
    var isWanted: Bool { state != .off }

    func start(on adapter: ObjectPath, _ request: RequestID) {
        switch state {
        case .on:
            reply(request, nil)
        case .starting:
            waiting.append(request)
        case .off:
            waiting.append(request)
            self.adapter = adapter
            state = .starting
            attempts = 0
            daemon.addMatch(MatchRule.allDevices)
            askForFilterKeys()
        }
    }

    func stop() {
        guard isWanted else { return }
        end(VeltoError(.cancelled, "the scan was stopped by request"))
        daemon.removeMatch(MatchRule.allDevices)
        // Refused when there is nothing to stop: that is what was wanted.
        daemon.post(adapter, BlueZName.adapter, "StopDiscovery")
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

    private func end(_ error: VeltoError?) {
        state = .off
        loop.cancel(timer)
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
        daemon.call(adapter, BlueZName.adapter, "StartDiscovery") { [weak self] in self?.started($0) }
    }

    private func started(_ result: Result<Message, BusFailure>) {
        switch (result, state) {
        case (.success, .starting):
            end(nil)
            state = .on
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
            daemon.removeMatch(MatchRule.allDevices)
            end(ErrorTable.error(for: failure, during: .adapter))
        }
    }
}
