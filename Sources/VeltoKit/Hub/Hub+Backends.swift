internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// The events of the backends.
extension Hub: CentralSink {
    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {
        services.loop.assertIsTurning()
        switch event {
        case .adapter(let state): adapterChanged(state, central)
        case .backendReady: backendReady(central)
        case .backendLost(let error): backendLost(central, error)
        case .scanStopped(let error): discovery.scanStopped(on: central.backend, error)
        case .advertisement(let peer, let advertisement): advertised(peer, advertisement, central, time)
        case .link(let peer, let event): links[central.backend, peer]?.linkChanged(event)
        case .reply(let request, let result): services.answered(request, result)
        }
    }

    private func advertised(_ peer: PeerID, _ advertisement: Advertisement, _ central: any Central, _ time: Timestamp) {
        guard let link = links[central.backend, peer] ?? makeLink(peer, advertisement, central) else { return }
        let isFirstSight = link.device.record.lastSeen == .zero
        let evidence = families.family(advertising: advertisement)
        let isLikely = link.device.update { record in
            record.learn(from: advertisement, evidence, at: time)
            return record.isLikely
        }
        discovery.advertised(link, advertisement, isFirstSight: isFirstSight, isLikely: isLikely)
        updates.advertised(link, advertisement.services)
    }

    private func makeLink(_ peer: PeerID, _ advertisement: Advertisement, _ central: any Central) -> DeviceLink? {
        guard let device = try? core.meet(advertisement.identifier) else { return nil }
        let link = DeviceLink(
            device: device, central: central, peer: peer, families: families,
            reconnectDelay: core.definition.reconnectDelay.seconds, services: services, observer: self,
            turns: turns(on: central.backend))
        links.insert(link)
        discovery.met(link)
        absences.watch()
        return link
    }

    /// The link turns of a backend.
    private func turns(on backend: Backend) -> LinkTurns {
        if let known = turns[backend] { return known }
        let made = LinkTurns(services: services, links: links)
        made.changed = { [unowned self] in
            core.facts.turns = (
                turns.values.compactMap(\.limit).min() ?? 0, turns.values.reduce(0) { $0 + $1.waitingCount }
            )
        }
        turns[backend] = made
        return made
    }

    private func adapterChanged(_ state: AdapterState, _ central: any Central) {
        core.facts.adapters =
            core.facts.adapters.filter { $0.identifier != state.identifier }
            + (state.isPresent ? [state] : [])
        services.publish(
            Event(
                .adapterChanged(
                    isPresent: state.isPresent, isPowered: state.isPowered, isUsable: state.isUsable,
                    identifier: ShortText(state.identifier))))
        if state.isUsable {
            backendReady(central)
        } else if !core.facts.adapters.contains(where: \.isUsable) {
            updates.radioChanged(central.backend, isUsable: false)
        }
    }

    private func backendReady(_ central: any Central) {
        if central.backend == .bluez { core.facts.isBlueZReachable = true }
        updates.radioChanged(central.backend, isUsable: true)
        for link in links.all where link.central === central { link.backendReady() }
        discovery.backendReady(central.backend)
    }

    private func backendLost(_ central: any Central, _ error: VeltoError) {
        services.log.write(.warning, "the \(central.backend) backend cannot be used: \(error.message)")
        // Without a powered adapter, the service itself is still available.
        let serviceAnswers = error.code == .noAdapter || error.code == .adapterOff
        if central.backend == .bluez { core.facts.isBlueZReachable = serviceAnswers }
        turns[central.backend]?.radioLost()
        updates.radioChanged(central.backend, isUsable: false)
        discovery.scanStopped(on: central.backend, error)
    }
}
