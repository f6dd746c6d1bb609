public import VeltoBluetooth
internal import VeltoCore

/// Reading, writing and subscribing: requests travel to the device, and its responses travel back.
extension SimulatedCentral {
    /// Reads a value.
    public func read(_ id: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        exchange(id, request) { peripheral, time in peripheral.performRead(handle, at: time) }
    }

    /// Reads the signal strength; the battery level is an ordinary characteristic on this stack.
    public func read(_ id: PeerID, _ property: LinkProperty, _ request: RequestID) {
        guard let peer = peer(id), let link = peer.link, link.phase == .ready else {
            return answer(request, .failure(Self.notConnected))
        }
        switch property {
        case .battery:
            answer(request, .failure(VeltoError(.unsupported, "the simulated backend knows no batteries")))
        case .signalStrength:
            answer(request, .success([UInt8(bitPattern: peer.peripheral.signalStrength)]))
        }
    }

    private static let notConnected = VeltoError(
        .notConnected, "the device is not connected", remedy: "connect it first")

    /// Writes a value.
    public func write(
        _ id: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID
    ) {
        // A command must fit into one packet, which has a header of three bytes.
        let largest = (peer(id)?.link?.packetSize ?? timing.packetSize) - 3
        if kind == .withoutResponse, bytes.count > largest {
            return answer(request, .failure(.tooLong(bytes.count, longest: largest)))
        }
        exchange(id, request, awaitsResponse: kind == .withResponse) { peripheral, time in
            peripheral.performWrite(handle, bytes, kind, at: time)
        }
    }

    /// Enables notifications.
    public func subscribe(
        _ id: PeerID, _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID
    ) {
        peer(id)?.link?.setReceiver(receiver, of: handle)
        exchange(id, request, notifying: handle) { $0.performSubscription(handle, isOn: true, at: $1) }
    }

    /// Disables notifications.
    public func unsubscribe(_ id: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        exchange(id, request) { $0.performSubscription(handle, isOn: false, at: $1) }
    }

    /// Cancels a request that has not reached the device.
    public func withdraw(_ id: PeerID, _ request: RequestID) {
        guard let peer = peer(id), let link = peer.link else { return }
        link.withdraw(request, at: loop.time.now)
        sendWaiting(over: link, to: peer)
    }

    private func exchange(
        _ id: PeerID, _ request: RequestID, awaitsResponse: Bool = true, notifying handle: ValueHandle? = nil,
        _ body: @escaping (SimulatedPeripheral, Timestamp) -> AttributeAnswer
    ) {
        guard let peer = peer(id) else { return answer(request, .failure(Self.unknownPeer)) }
        guard let link = peer.link, link.phase == .ready else {
            return answer(request, .failure(Self.notConnected))
        }
        link.pending.append(request)
        link.wait(
            SimulatedExchange(request: request, requested: loop.time.now, awaitsResponse: awaitsResponse) {
                peripheral, time in
                let answer = body(peripheral, time)
                if let handle, case .success = answer.result { link.started.append(handle) }
                return answer
            })
        sendWaiting(over: link, to: peer)
    }

    private func path(to peer: SimulatedPeer) -> SimulatedPath {
        SimulatedPath(peripheral: peer.peripheral, idealLatency: timing.roundTrip / 2)
    }

    /// Sends the waiting requests that may leave now.
    private func sendWaiting(over link: SimulatedLink, to peer: SimulatedPeer) {
        guard peer.link === link, link.phase == .ready else { return }
        while let (exchange, arrival, response) = link.takeDeparting(at: loop.time.now, over: path(to: peer)) {
            at(arrival) { $0.arrive(exchange, link, peer) }
            if let response { at(response) { $0.sendWaiting(over: link, to: peer) } }
        }
    }

    /// Delivers a request to the device.
    ///
    /// Delivery is repeated while the device is out of range, as by a link layer, until the link ends.
    private func arrive(_ exchange: SimulatedExchange, _ link: SimulatedLink, _ peer: SimulatedPeer) {
        let request = exchange.request
        guard peer.link === link, link.phase == .ready, link.pending.contains(request) else { return }
        let now = loop.time.now
        if exchange.awaitsResponse, let free = link.whenFree(at: now) {
            return at(free) { $0.arrive(exchange, link, peer) }
        }
        guard let answer = peer.peripheral.exchange(overLink: link.serial, { exchange.body($0, now) }) else {
            return after(timing.roundTrip) { $0.arrive(exchange, link, peer) }
        }
        link.arrived(request)
        step(peer)
        guard exchange.awaitsResponse else {
            // A command is not acknowledged. Completion only means that it was sent.
            return settle(request, link, peer, .success([]))
        }
        if answer.delay > 0 { link.busyUntil = now.advanced(bySeconds: answer.delay) }
        let response = path(to: peer).response(to: now).advanced(bySeconds: answer.delay)
        at(response) { $0.settle(request, link, peer, answer.result) }
    }

    private func settle(
        _ request: RequestID, _ link: SimulatedLink, _ peer: SimulatedPeer, _ result: Result<[UInt8], AttributeError>
    ) {
        guard link.phase == .ready, link.settle(request) else { return }
        for handle in link.takeStarted() { emit(.link(peer.id, .notifying(handle, NotificationRoute(.direct)))) }
        emit(.reply(request, result.mapError(\.error)))
    }
}
