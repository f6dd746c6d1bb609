internal import VeltoBluetooth
internal import VeltoCore

/// Pairing over a link that is up.
extension PeerLink {
    func pair(by policy: PairingPolicy, _ request: RequestID) {
        guard isUp else {
            return reply(request, VeltoError(.notConnected, "the device is not connected", remedy: "connect it first"))
        }
        if isBonded { return reply(request, nil) }
        perform(pairing.pair(by: policy, request))
    }

    func cancelPairing() {
        guard pairing.state != .idle else { return }
        perform(pairing.cancel(VeltoError(.cancelled, "pairing was cancelled")))
    }

    func answerPairing(_ answer: PairingAnswer) {
        perform(pairing.answer(answer))
    }

    /// Handles a pairing request of the daemon, a method call that needs a reply.
    func pairingAsked(_ request: PairingRequest, by call: Message) {
        pairingWithdrawn()
        pairingCall = call
        perform(pairing.asked(request))
    }

    /// Handles the withdrawal of a pairing request.
    func pairingWithdrawn() {
        perform(pairing.dropQuestion())
    }

    func endPairing(_ error: VeltoError, linkIsUp: Bool) {
        perform(linkIsUp ? pairing.cancel(error) : pairing.linkEnded(error))
    }

    /// Whether the daemon may call the agent for this device.
    var mayPair: Bool {
        if pairing.state != .idle { return true }
        return expectedPolicy != .system && !isBonded && machine.state != .idle
    }

    func bondChanged(_ isBonded: Bool) {
        guard isBonded != self.isBonded else { return }
        self.isBonded = isBonded
        if isUp { publish(.bonded(isBonded)) }
        guard isBonded else { return }
        // Pairing may also have been started by the daemon with the library's agent.
        if pairing.state != .idle || isUp && central.agent.isRegistered { trust() }
        perform(pairing.bonded())
        central.dismissAgent()
    }

    var isUp: Bool {
        switch state {
        case .discovering, .verifying, .ready: true
        default: false
        }
    }

    private func perform(_ actions: [PairingMachine.Action]) {
        for action in actions {
            switch action {
            case .register(let number):
                central.agent.register(for: pairing.policy) { [weak self] error in
                    if let self { perform(pairing.registered(error, number: number)) }
                }
            case .callPair(let number): callPair(number)
            case .callCancel: daemon.post(device, BlueZName.device, "CancelPairing")
            case .reply(let request, let error): reply(request, error)
            case .tell(let request): publish(.pairing(request))
            case .answerCall(let answer): answerCall(answer)
            }
        }
    }

    private func callPair(_ number: Int) {
        daemon.call(device, BlueZName.device, "Pair") { [weak self] result in
            guard let self else { return }
            let error = Self.error(of: result)
            let actions = pairing.paired(error, number: number)
            if error == nil { succeed(actions) } else { perform(actions) }
        }
    }

    /// Completes a pairing that has not ended yet.
    private func succeed(_ actions: [PairingMachine.Action]) {
        if !actions.isEmpty { trust() }
        perform(actions)
    }

    private func trust() {
        central.trustPaired(device)
        acquires.wasPaired()
    }

    private static func error(of result: Result<Message, BusFailure>) -> VeltoError? {
        guard case .failure(let failure) = result, failure.name != "org.bluez.Error.AlreadyExists" else { return nil }
        return ErrorTable.error(for: failure, during: .device)
    }

    private func answerCall(_ answer: MethodAnswer) {
        guard let call = pairingCall else { return }
        pairingCall = nil
        daemon.answer(call, answer)
    }
}
