public import VeltoBluetooth

/// Pairing, and the daemon's requests during it.
extension BlueZCentral {
    /// Pairs with a device whose link is up.
    public func pair(_ peer: PeerID, _ request: RequestID) {
        withLink(peer, request) { $0.pair(request) }
    }

    /// Cancels a pairing.
    public func cancelPairing(_ peer: PeerID) {
        links[peer]?.cancelPairing()
    }

    /// Replies to a pairing request.
    public func answerPairing(_ peer: PeerID, _ answer: PairingAnswer) {
        links[peer]?.answerPairing(answer)
    }

    func daemonCalled(_ call: Message) -> Bool {
        guard agent.isRegistered, call.path == PairingAgent.path.text, call.interface == BlueZName.agent,
            let agentCall = AgentCall(call)
        else { return false }
        switch agentCall {
        case .request(let device, let request):
            guard let link = link(of: device), link.pairing.state == .pairing else {
                daemon.answer(call, .rejected)
                break
            }
            link.pairingAsked(request, by: call)
        case .unneeded: daemon.answer(call, .rejected)
        case .malformed: daemon.answer(call, .malformed)
        case .cancel:
            for link in links.values { link.pairingWithdrawn() }
            daemon.answer(call, .success())
        case .release:
            agent.released()
            daemon.answer(call, .success())
        }
        return true
    }
}
