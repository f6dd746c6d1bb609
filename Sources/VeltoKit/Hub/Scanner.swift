internal import VeltoBluetooth
internal import VeltoCore

/// Discovery on all backends of a context, while it is needed.
///
/// On the loop.
final class Scanner {
    private enum State { case idle, starting, running }

    /// The users of discovery.
    enum Reason {
        /// The program has started a scan.
        case program
        /// Auto-connect lacks players.
        case autoConnect
        /// A known device is connected when it is seen.
        case awaited
        /// A bootloader is searched for at another address.
        case update
    }

    /// The delay before discovery is retried on an available backend (seconds).
    ///
    /// It doubles up to the longest one.
    private static let firstPause = 15.0
    private static let longestPause = 120.0

    private let services: HubServices
    private let facts: ContextFacts
    var centrals: [any Central] = []
    /// Called when discovery cannot start on a backend.
    var failed: (Backend, VeltoError) -> Void = { _, _ in }
    private var states: [Backend: State] = [:]
    private var starting: [Context.Operation] = []
    private var lastError: VeltoError?
    private var isAnnounced = false
    /// The failure last reported to the program; nil while discovery runs or is not needed.
    private var reported: ResultCode?
    private var reasons: Set<Reason> = [] {
        didSet { facts.search.isWanted = isWanted }
    }
    private var pause = firstPause
    private lazy var retryTimer = LoopTimer { [unowned self] in startMissing() }

    init(services: HubServices, facts: ContextFacts) {
        self.services = services
        self.facts = facts
    }

    private var isWanted: Bool { !reasons.isEmpty }

    func start(_ operation: Context.Operation) {
        reasons.insert(.program)
        starting.append(operation)
        startMissing()
        settle()
    }

    /// Sets whether a user needs discovery.
    func setWanted(_ isWanted: Bool, for reason: Reason) {
        guard isWanted != reasons.contains(reason) else { return }
        if isWanted {
            reasons.insert(reason)
            startMissing()
        } else {
            reasons.remove(reason)
            stopIfUnwanted()
        }
    }

    func cancel(_ operation: Context.Operation) {
        guard let index = starting.firstIndex(where: { $0 === operation }) else { return }
        starting.remove(at: index)
        services.finish(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
    }

    /// Handles a backend that works again.
    func backendReady(_ backend: Backend) {
        facts.search.problems[backend] = nil
        if isWanted, states[backend] != .running { startMissing() }
    }

    /// Handles a backend that stopped scanning.
    func stopped(on backend: Backend, _ error: VeltoError) {
        facts.search.problems[backend] = error
        guard states[backend] == .running else { return report(error) }
        states[backend] = .idle
        lastError = error
        announce()
        retry(after: error)
    }

    /// Without a radio, discovery resumes when there is one.
    ///
    /// Other errors may end on their own.
    private func retry(after error: VeltoError) {
        guard isWanted, !error.isRadioTrouble, !retryTimer.isScheduled else { return }
        services.loop.schedule(retryTimer, inSeconds: pause)
        pause = min(2 * pause, Self.longestPause)
    }

    private func startMissing() {
        for central in centrals where (states[central.backend] ?? .idle) == .idle {
            let backend = central.backend
            states[backend] = .starting
            central.startScan(services.request { [unowned self] result in ended(backend, result) })
        }
    }

    private func ended(_ backend: Backend, _ result: Result<[UInt8], VeltoError>) {
        guard states[backend] == .starting else { return }
        switch result {
        case .success:
            states[backend] = .running
            facts.search.problems[backend] = nil
            pause = Self.firstPause
        case .failure(let error):
            states[backend] = .idle
            facts.search.problems[backend] = error
            lastError = error
            services.log.write(.warning, "discovery cannot start: \(error.message)")
            failed(backend, error)
        }
        settle()
        stopIfUnwanted()
        guard case .failure(let error) = result else { return }
        report(error)
        retry(after: error)
    }

    /// Publishes the reason that discovery cannot start, once per reason.
    ///
    /// A failed scan of the program is reported by its operation.
    private func report(_ error: VeltoError) {
        guard isWanted, !isAnnounced, !states.values.contains(.starting), reported != error.code else { return }
        publishStopped(error)
    }

    /// Ends the start operations once every backend has replied.
    private func settle() {
        guard !states.values.contains(.starting) else { return }
        announce()
        let operations = starting
        starting = []
        let isRunning = states.values.contains(.running)
        let error = lastError ?? VeltoError(.internal, "no backend can scan")
        if !operations.isEmpty, !isRunning { reasons.remove(.program) }
        for operation in operations { services.finish(operation, isRunning ? .success(()) : .failure(error)) }
    }

    private func stopIfUnwanted() {
        guard !isWanted else { return }
        for central in centrals where states[central.backend] == .running {
            central.stopScan()
            states[central.backend] = .idle
        }
        lastError = nil
        services.loop.cancel(retryTimer)
        pause = Self.firstPause
        announce()
        reported = nil
    }

    private func announce() {
        let isRunning = states.values.contains(.running)
        guard isRunning != isAnnounced else { return }
        isAnnounced = isRunning
        facts.isScanning = isRunning
        if isRunning { publishStarted() } else { publishStopped(lastError) }
    }

    private func publishStarted() {
        reported = nil
        services.publish(Event(.scanStarted))
    }

    private func publishStopped(_ error: VeltoError?) {
        var event = Event(.scanStopped)
        if let error { event.result = error.code }
        reported = error?.code
        services.publish(event)
    }
}
