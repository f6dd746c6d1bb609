internal import VeltoBluetooth
internal import VeltoCore

/// Discovery on all airs of a context: runs while somebody wants it.
///
/// On the loop.
final class Scanner {
    private enum State { case idle, starting, running }

    /// Who may want discovery to run.
    enum Reason {
        /// The program has started a scan.
        case program
        /// Players are missing.
        case autoConnect
        /// A known device is to be connected as soon as it is seen.
        case awaited
    }

    private unowned let coordinator: Coordinator
    private var states: [Air: State] = [:]
    private var starting: [Operation] = []
    private var lastError: VeltoError?
    private var isAnnounced = false
    private var reasons: Set<Reason> = []

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }

    private var isWanted: Bool { !reasons.isEmpty }

    func start(_ operation: Operation) {
        reasons.insert(.program)
        starting.append(operation)
        startMissing()
        settle()
    }

    /// Runs, or goes on, or ends, as far as that reason is concerned.
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

    func cancel(_ operation: Operation) {
        guard let index = starting.firstIndex(where: { $0 === operation }) else { return }
        starting.remove(at: index)
        coordinator.finish(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
    }

    /// The air works again.
    func airReady(_ air: Air) {
        if isWanted, states[air] != .running { startMissing() }
    }

    /// The air stopped looking.
    func stopped(on air: Air, _ error: VeltoError) {
        guard states[air] == .running else { return }
        states[air] = .idle
        lastError = error
        announce()
    }

    private func startMissing() {
        for central in coordinator.centrals where (states[central.air] ?? .idle) == .idle {
            let air = central.air
            states[air] = .starting
            central.startScan(coordinator.request { [unowned self] result in ended(air, result) })
        }
    }

    private func ended(_ air: Air, _ result: Result<[UInt8], VeltoError>) {
        guard states[air] == .starting else { return }
        switch result {
        case .success: states[air] = .running
        case .failure(let error):
            states[air] = .idle
            lastError = error
            coordinator.log.write(.warning, "discovery cannot start: \(error.message)")
            coordinator.scanFailed(on: air, error)
        }
        settle()
        stopIfUnwanted()
    }

    /// Ends the start operations when every air has answered.
    private func settle() {
        guard !states.values.contains(.starting) else { return }
        announce()
        let operations = starting
        starting = []
        let isRunning = states.values.contains(.running)
        let error = lastError ?? VeltoError(.internal, "no air can look for devices")
        if !operations.isEmpty, !isRunning { reasons.remove(.program) }
        for operation in operations { coordinator.finish(operation, isRunning ? .success(()) : .failure(error)) }
    }

    private func stopIfUnwanted() {
        guard !isWanted else { return }
        for central in coordinator.centrals where states[central.air] == .running {
            central.stopScan()
            states[central.air] = .idle
        }
        lastError = nil
        announce()
    }

    private func announce() {
        let isRunning = states.values.contains(.running)
        guard isRunning != isAnnounced else { return }
        isAnnounced = isRunning
        coordinator.scanningChanged(to: isRunning)
        var event = Event(isRunning ? .scanStarted : .scanStopped)
        if !isRunning, let lastError { event.result = lastError.code }
        coordinator.publish(event)
    }
}
