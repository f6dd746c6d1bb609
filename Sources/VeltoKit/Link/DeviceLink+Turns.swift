internal import VeltoBluetooth
internal import VeltoCore

/// Connection attempts, in the link's turn on the adapter.
extension DeviceLink {
    /// Tries to establish the link, or waits for its turn.
    ///
    /// The deadline of an attempt excludes that wait.
    func connect() {
        if turns.request(self) { return tryToConnect() }
        waitForTurn()
    }

    /// Handles a working radio: attempts that failed without a radio are retried at once.
    func backendReady() {
        handle(.backendReady)
    }

    /// Handles the turn of the link.
    func turnCame() {
        guard state == .connecting else { return turns.ended(self) }
        services.loop.schedule(deadlineTimer, inSeconds: ReconnectBackoff.renewal)
        waiting.turnCame()
        tryToConnect()
    }

    func waitForTurn() {
        services.loop.cancel(deadlineTimer)
        waiting.turnAwaited { [weak self] operation, seconds in self?.turnTimedOut(operation, seconds) }
    }

    private func turnTimedOut(_ operation: Context.Operation, _ seconds: Double) {
        let silence = VeltoError(
            .outOfMemory, "the device did not get its turn within \(seconds) s", remedy: "disconnect another one")
        end(operation, turns.explain(self, after: seconds) ?? silence)
    }

    private func tryToConnect() {
        device.update { $0.connectAttempts &+= 1 }
        attempt += 1
        let current = attempt
        services.loop.schedule(searchTimer, inSeconds: LinkTurns.searchTime)
        let request = services.request { [weak self] result in
            guard let self, case .failure(let error) = result, current == attempt else { return }
            connectFailed(error)
        }
        central.connect(peer, pairingBy: services.pairingPolicy, request)
    }

    private func connectFailed(_ error: VeltoError) {
        if turns.refused(self, error) { return waitForTurn() }
        services.log.write(.warning, device: device.handle, "connecting failed: \(error.message)")
        handle(.attemptFailed(error))
    }
}
