public import VeltoBluetooth
internal import VeltoCore

/// Pairing, an exchange between host and device to which the program may have to reply.
extension SimulatedCentral {
    /// Pairs with a device whose link is up.
    ///
    /// The simulated system's agent always reads and types correctly.
    public func pair(_ id: PeerID, by policy: PairingPolicy, _ request: RequestID) {
        guard let peer = peer(id) else { return answer(request, .failure(Self.unknownPeer)) }
        guard let link = peer.link, link.phase != .closing else {
            return answer(
                request, .failure(VeltoError(.notConnected, "the device is not connected", remedy: "connect it first")))
        }
        guard bonds[peer.peripheral.identifier] == nil else { return answer(request, .success([])) }
        link.pending.append(request)
        if let pairing = link.pairing { return pairing.requests.append(request) }
        let pairing = SimulatedPairing(by: policy, request)
        link.pairing = pairing
        converse(pairing, link, peer) { $0.begin() }
    }

    /// Cancels a pairing.
    public func cancelPairing(_ id: PeerID) {
        guard let link = peer(id)?.link, let pairing = link.pairing else { return }
        link.pairing = nil
        after(0) { $0.reply(to: pairing, over: link, .failure(VeltoError(.cancelled, "pairing was cancelled"))) }
    }

    /// Replies to a pairing request.
    public func answerPairing(_ id: PeerID, _ answer: PairingAnswer) {
        guard let peer = peer(id), let link = peer.link, let pairing = link.pairing, let question = pairing.question
        else { return }
        pairing.question = nil
        converse(pairing, link, peer) { $0.answer(answer, to: question) }
    }

    /// Advances the pairing by one step on the device's side.
    ///
    /// The step is repeated while the device is out of range, until the link ends.
    private func converse(
        _ pairing: SimulatedPairing, _ link: SimulatedLink, _ peer: SimulatedPeer,
        _ body: @escaping (inout PeripheralSecurity) -> PeripheralSecurity.Step
    ) {
        after(timing.roundTrip + peer.peripheral.delay) { central in
            guard peer.link === link, link.pairing === pairing else { return }
            guard let step = peer.peripheral.takeSecurityStep(overLink: link.serial, body) else {
                return central.converse(pairing, link, peer, body)
            }
            central.follow(step, pairing, link, peer)
        }
    }

    private func follow(
        _ step: PeripheralSecurity.Step, _ pairing: SimulatedPairing, _ link: SimulatedLink, _ peer: SimulatedPeer
    ) {
        switch step {
        case .ask where pairing.policy == .system:
            converse(pairing, link, peer) { $0.confirmedByPerson() }
        case .ask(.showPasskey(let passkey, _)):
            emit(.link(peer.id, .pairing(.showPasskey(passkey))))
            converse(pairing, link, peer) { $0.confirmedByPerson() }
        case .ask(let question):
            pairing.question = question
            emit(.link(peer.id, .pairing(question)))
        case .bonded(let bond):
            link.pairing = nil
            bonds[peer.peripheral.identifier] = bond
            emit(.link(peer.id, .bonded(true)))
            reply(to: pairing, over: link, .success([]))
        case .failed(let error):
            link.pairing = nil
            reply(to: pairing, over: link, .failure(error))
        }
    }

    /// Completes a pairing that the end of the link has not completed.
    private func reply(
        to pairing: SimulatedPairing, over link: SimulatedLink, _ result: Result<[UInt8], VeltoError>
    ) {
        for request in pairing.requests where link.settle(request) { emit(.reply(request, result)) }
    }

    /// Encrypts a new link to a bonded device; returns false if the device has lost the bond.
    func encrypt(_ link: SimulatedLink, to peer: SimulatedPeer) -> Bool {
        guard let bond = bonds[peer.peripheral.identifier] else { return true }
        return peer.peripheral.encrypt(overLink: link.serial, with: bond)
    }
}
