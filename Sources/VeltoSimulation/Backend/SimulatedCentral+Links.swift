public import VeltoBluetooth
internal import VeltoCore

/// Links, from the connection request to the disconnect, and the device steps in between.
extension SimulatedCentral {
    static let cancelled = VeltoError(.cancelled, "the link was released")
    static let linkLost = VeltoError(
        .disconnected, "the link went down", remedy: "repeat it when the device is ready again")
    static let bondLost = VeltoError(
        .pairingRequired, "the device lost the pairing", remedy: "forget the device and pair again")
    static let unknownPeer = VeltoError(.notFound, "the simulated backend has no such device")

    /// Establishes a link as soon as the device is in range.
    public func connect(_ id: PeerID, pairingBy _: PairingPolicy, _ request: RequestID) {
        if let problem = adapterProblem { return answer(request, .failure(problem)) }
        guard let peer = peer(id) else { return answer(request, .failure(Self.unknownPeer)) }
        if let link = peer.link, link.phase != .closing { return answer(request, .success([])) }
        if let attempt = peer.attempt { return attempt.requests.append(request) }
        let attempt = LinkAttempt(request)
        peer.attempt = attempt
        after(timing.connect + peer.peripheral.delay) { $0.pursue(attempt, of: peer) }
    }

    private func pursue(_ attempt: LinkAttempt, of peer: SimulatedPeer) {
        guard peer.attempt === attempt else { return }
        // A controller refuses the command that creates the link (Bluetooth Core, Vol 1, Part F, 2.9).
        if isFull, peer.link == nil { return failAttempt(of: peer, .noMoreLinks) }
        switch peer.isPresent && peer.link == nil ? peer.peripheral.offerLink(at: loop.time.now) : .silent {
        case .silent:
            // The device wakes a dormant attempt when it returns.
            attempt.isDormant = !peer.isPresent || !peer.peripheral.isInReach
            if !attempt.isDormant { after(timing.advertisingInterval) { $0.pursue(attempt, of: peer) } }
        case .refused:
            failAttempt(
                of: peer,
                VeltoError(.connectFailed, "the device rejected the connection", remedy: "wake it, and bring it closer")
            )
        case .accepted(let serial, let delay):
            let link = SimulatedLink(serial: serial, packetSize: min(timing.packetSize, peer.peripheral.mtu))
            begin(link, of: peer, attempt, delay)
        }
    }

    /// Continues an attempt that waits for a device if the device is back.
    func resumeAttempt(of peer: SimulatedPeer) {
        guard let attempt = peer.attempt, attempt.isDormant else { return }
        attempt.isDormant = false
        after(timing.advertisingInterval) { $0.pursue(attempt, of: peer) }
    }

    private func begin(_ link: SimulatedLink, of peer: SimulatedPeer, _ attempt: LinkAttempt, _ delay: Double) {
        peer.attempt = nil
        peer.link = link
        after(timing.discovery + peer.peripheral.delay + delay) { $0.discover(link, of: peer) }
        for request in attempt.requests { emit(.reply(request, .success([]))) }
        if peer.link === link { emit(.link(peer.id, .up)) }
        // The device may have ended the link at once.
        if peer.link === link { step(peer) }
    }

    private func discover(_ link: SimulatedLink, of peer: SimulatedPeer) {
        guard peer.link === link, link.phase == .discovering else { return }
        guard encrypt(link, to: peer) else {
            peer.peripheral.endLink(link.serial, at: loop.time.now)
            return finish(link, of: peer, .authentication, Self.bondLost)
        }
        link.phase = .ready
        let discovery = peer.peripheral.discovery
        link.tableSerial = discovery.serial
        emit(.link(peer.id, .ready(discovery.table)))
        if peer.link === link, link.phase == .ready { emit(.link(peer.id, .mtu(link.packetSize))) }
    }

    func failAttempt(of peer: SimulatedPeer, _ error: VeltoError) {
        guard let attempt = peer.attempt else { return }
        peer.attempt = nil
        for request in attempt.requests { emit(.reply(request, .failure(error))) }
        releaseIfUnused(peer)
    }

    /// Ends a link or an attempt.
    public func disconnect(_ id: PeerID) {
        guard let peer = peer(id) else { return }
        if let attempt = peer.attempt {
            peer.attempt = nil
            for request in attempt.requests { answer(request, .failure(Self.cancelled)) }
            releaseIfUnused(peer)
        }
        guard let link = peer.link, link.phase != .closing else { return }
        link.phase = .closing
        peer.peripheral.endLink(link.serial, at: loop.time.now)
        after(timing.disconnect) { $0.finish(link, of: peer, .local, Self.cancelled) }
    }

    /// Ends a link: completes the pending requests, then publishes the end.
    func finish(_ link: SimulatedLink, of peer: SimulatedPeer, _ reason: DownReason, _ error: VeltoError) {
        guard peer.link === link else { return }
        peer.link = nil
        step(peer)
        saveState(peer.peripheral)
        for request in link.close() { emit(.reply(request, .failure(error))) }
        emit(.link(peer.id, .down(reason)))
        releaseIfUnused(peer)
    }

    /// Ends the link of a device and removes the host's side of the bond.
    public func forget(_ id: PeerID, _ request: RequestID) {
        disconnect(id)
        if let peer = peer(id) {
            bonds[peer.peripheral.identifier] = nil
            peer.peripheral.loseSystemLink(at: loop.time.now)
        }
        after(timing.roundTrip) { $0.emit(.reply(request, .success([]))) }
    }

    /// Releases the peer number of a device, which may be gone.
    public func retire(_ id: PeerID) {
        guard let peer = peer(id) else { return }
        peer.isHostAware = false
        releaseIfUnused(peer)
    }

    // MARK: Device steps

    /// Handles a change of a device, which may have moved, left, or lost its link.
    func attend(to index: Int) {
        guard let peer = peer(PeerID(index: index)) else { return }
        peer.peripheral.backendAttends()
        resumeAttempt(of: peer)
        guard let link = peer.link, link.phase != .closing else { return step(peer) }
        step(peer)
        rediscover(link, of: peer)
        if let since = peer.peripheral.outOfRangeSince { supervise(link, of: peer, silentSince: since) }
    }

    /// Rediscovers the services after the device has indicated a change (Bluetooth Core, Vol 3, Part G, 7.1).
    private func rediscover(_ link: SimulatedLink, of peer: SimulatedPeer) {
        guard link.phase == .ready, peer.peripheral.tableSerial != link.tableSerial else { return }
        after(timing.discovery + peer.peripheral.delay) { central in
            let discovery = peer.peripheral.discovery
            guard peer.link === link, link.phase == .ready, discovery.serial != link.tableSerial else { return }
            link.tableSerial = discovery.serial
            central.emit(.link(peer.id, .tableChanged(discovery.table)))
        }
    }

    private func supervise(_ link: SimulatedLink, of peer: SimulatedPeer, silentSince: Timestamp) {
        after(timing.supervision) { central in
            guard peer.link === link, peer.peripheral.outOfRangeSince == silentSince else { return }
            peer.peripheral.endLink(link.serial, at: central.loop.time.now)
            central.finish(link, of: peer, .timeout, Self.linkLost)
        }
    }

    /// The interval between two steps of a working device without a host (seconds).
    ///
    /// The state of such a device is not observable between steps.
    private static let lonelyStep = 1.0

    /// Runs the firmware and delivers what it has sent.
    func step(_ peer: SimulatedPeer) {
        guard let stepper = peer.stepper else { return }
        guard let link = peer.link else { return stepAlone(peer, stepper) }
        guard link.phase != .closing else { return }
        let now = loop.time.now
        peer.peripheral.step(to: now)
        deliver(from: peer, link, now)
        guard peer.link === link, link.phase != .closing else { return }
        switch peer.peripheral.status(ofLink: link.serial) {
        case .ended(let reason): finish(link, of: peer, reason, Self.linkLost)
        case .up(.distantFuture): loop.cancel(stepper)
        case .up(let deadline): loop.schedule(stepper, at: deadline)
        }
    }

    private func stepAlone(_ peer: SimulatedPeer, _ stepper: LoopTimer) {
        guard peer.isPresent, peer.peripheral.worksAlone else { return loop.cancel(stepper) }
        peer.peripheral.step(to: loop.time.now)
        loop.schedule(stepper, inSeconds: Self.lonelyStep)
    }

    private func deliver(from peer: SimulatedPeer, _ link: SimulatedLink, _ now: Timestamp) {
        // The buffer is moved out during delivery, since the receiver may call back.
        var bytes: [UInt8] = []
        swap(&bytes, &buffer)
        while peer.link === link,
            let handle = peer.peripheral.takeNotification(overLink: link.serial, at: now, into: &bytes)
        {
            // A value is truncated to one packet (Bluetooth Core, Vol 3, Part F, 3.4.7.1).
            let value = bytes.span.extracting(first: link.packetSize - 3)
            link.receiver(of: handle)?.received(value, at: now)
        }
        swap(&bytes, &buffer)
    }
}
