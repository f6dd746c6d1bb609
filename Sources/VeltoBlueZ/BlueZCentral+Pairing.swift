public import VeltoBluetooth
internal import VeltoCore

/// Pairing, and the daemon's requests during it.
extension BlueZCentral {
    /// Pairs with a device whose link is up.
    public func pair(_ peer: PeerID, by policy: PairingPolicy, _ request: RequestID) {
        guard !isOtherAgentNeeded(by: policy, for: peer) else { return reply(request, Self.otherPolicy) }
        withLink(peer, request) { $0.pair(by: policy, request) }
    }

    /// Registers the agent of a policy before the link is established.
    ///
    /// The daemon starts pairings by itself with keyboards, and with devices that reject one of its reads. If no
    /// program has an agent, its keys are not stored, and it confirms nothing.
    func expectPairing(of peer: PeerID, by policy: PairingPolicy) {
        let isOtherExpected = links.contains { $0 != peer && $1.mayPair && $1.expectedPolicy != policy }
        if !isOtherExpected { agent.register(for: policy) { _ in } }
    }

    /// Unregisters the agent when no link may need it.
    ///
    /// For pairings that the daemon starts itself, it calls the oldest agent of all programs, unless there is a default
    /// agent. The library's agent must not take precedence over that of a program that needs it.
    func dismissAgent() {
        guard searches.isEmpty, !links.values.contains(where: \.mayPair) else { return }
        agent.close()
    }

    /// Whether another device is pairing under another policy.
    ///
    /// The daemon calls one agent per program, or the system's agent if there is none.
    private func isOtherAgentNeeded(by policy: PairingPolicy, for peer: PeerID) -> Bool {
        links.contains { id, link in id != peer && link.pairing.state != .idle && link.pairing.policy != policy }
    }

    private static let otherPolicy = VeltoError(
        .busy, "another device is being paired by another policy", remedy: "pair again when that has ended")

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
            guard let link = link(of: device), link.isUp, !link.isBonded else {
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
