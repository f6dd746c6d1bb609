internal import VeltoBluetooth
internal import VeltoCore

/// Links; the library requests them, and the program establishes and ends them.
extension HostState {
    private static let cancelled = VeltoError(.cancelled, "the link was released")
    static let linkLost = VeltoError(
        .disconnected, "the link went down", remedy: "repeat it when the device is ready again")
    static let unknownPeer = VeltoError(.notFound, "the program has not reported such a device")

    // MARK: Requests

    mutating func connect(_ id: PeerID, _ request: RequestID) {
        if let problem { return reply(request, problem) }
        guard let peer = peers[id] else { return reply(request, Self.unknownPeer) }
        switch peer.phase {
        case .idle:
            peer.connects = [request]
            requestLink(to: peer)
        case .connecting, .closing:
            // A link that is being ended is never reused for the next connect.
            peer.connects.append(request)
        case .discovering, .ready:
            reply(request, nil)
        }
    }

    private mutating func requestLink(to peer: HostPeer) {
        peer.phase = .connecting
        peer.linkRequest = requests.issue(HostRequest(.connect, to: peer), at: time.now)
    }

    mutating func disconnect(_ id: PeerID) {
        guard let peer = peers[id] else { return }
        reply(peer.takeConnects(), Self.cancelled)
        switch peer.phase {
        case .idle, .closing:
            return
        case .connecting:
            let isUnknown = requests.end(peer.linkRequest)
            peer.wasUp = false
            if isUnknown { settle(peer) } else { requestEnd(of: peer) }
        case .discovering, .ready:
            endTraffic(of: peer, Self.cancelled)
            peer.wasUp = true
            requestEnd(of: peer)
        }
    }

    private mutating func requestEnd(of peer: HostPeer) {
        peer.phase = .closing
        peer.linkRequest = requests.issue(HostRequest(.disconnect, to: peer), at: time.now)
    }

    mutating func forget(_ id: PeerID, _ request: RequestID) {
        disconnect(id)
        if let problem { return reply(request, problem) }
        guard let peer = peers[id] else { return reply(request, nil) }
        peer.isBonded = false
        let number = requests.issue(HostRequest(.forget, to: peer), at: time.now)
        forgetting[number] = request
    }

    mutating func forgotten(_ request: HostRequest, _ error: VeltoError?) {
        requests.end(request.number)
        if let waiting = forgetting.removeValue(forKey: request.number) { reply(waiting, error) }
    }

    mutating func retire(_ id: PeerID) {
        guard let peer = peers[id] else { return }
        peer.isRetired = true
        dropNews(of: id)
        if peer.phase == .idle { peers.remove(peer) }
    }

    /// Resets the link state after the end of the link.
    private mutating func settle(_ peer: HostPeer) {
        peer.phase = .idle
        if peer.isRetired { peers.remove(peer) }
    }

    // MARK: Reports

    @discardableResult
    mutating func linkIsUp(_ peer: HostPeer) -> ResultCode? {
        switch peer.phase {
        case .idle, .closing: return nil
        case .discovering, .ready: return .unchanged
        case .connecting:
            requests.end(peer.linkRequest)
            peer.lateEnd = .zero
            peer.phase = .discovering
            reply(peer.takeConnects(), nil)
            tell(.link(peer.id, .up))
            return .ok
        }
    }

    @discardableResult
    mutating func linkIsDown(_ peer: HostPeer, _ reason: DownReason) -> ResultCode {
        switch peer.phase {
        case .idle:
            return .unchanged
        case .connecting:
            // A valid report follows a connect request that the program has taken.
            if requests.isUntaken(peer.linkRequest) || peer.takeLateEnd(at: time.now) { return .unchanged }
            attemptFailed(
                peer,
                VeltoError(
                    .connectFailed,
                    "the program's Bluetooth stack could not connect the device", remedy: "wake it, and bring it closer"
                ))
        case .discovering, .ready:
            end(peer, reason, Self.linkLost)
        case .closing:
            requests.end(peer.linkRequest)
            // The link ended by itself, or the report is late. The program may report its end once more as the
            // response.
            if ![.local, .unknown].contains(reason) { peer.lateEnd = time.now.advanced(bySeconds: Self.lateEndTime) }
            if peer.wasUp, !peer.isRetired { tell(.link(peer.id, .down(.local))) }
            settle(peer)
            if !peer.connects.isEmpty { requestLink(to: peer) }
        }
        return .ok
    }

    /// The time for a late response to a disconnect request (seconds).
    private static let lateEndTime = 5.0

    mutating func attemptFailed(_ peer: HostPeer, _ error: VeltoError) {
        guard peer.phase == .connecting else { return }
        requests.end(peer.linkRequest)
        settle(peer)
        reply(peer.takeConnects(), error)
    }

    /// Ends the link after the loss of the radio.
    mutating func lose(_ peer: HostPeer, _ problem: VeltoError) {
        switch peer.phase {
        case .idle: break
        case .connecting: attemptFailed(peer, problem)
        case .discovering, .ready: end(peer, .backendLost, problem)
        case .closing:
            reply(peer.takeConnects(), problem)
            linkIsDown(peer, .local)
        }
    }

    private mutating func end(_ peer: HostPeer, _ reason: DownReason, _ error: VeltoError) {
        endTraffic(of: peer, error)
        settle(peer)
        tell(.link(peer.id, .down(reason)))
    }

    private mutating func endTraffic(of peer: HostPeer, _ error: VeltoError) {
        failTasks(of: peer, error)
        pairingEnded(peer, error)
        channels.closeAll(of: peer.number)
        peer.mtu = nil
    }

    /// Handles the known or changed services of a device; a link that is being established is then up.
    mutating func servicesKnown(_ peer: HostPeer, _ table: GATTTable) -> ResultCode? {
        if peer.phase == .connecting { linkIsUp(peer) }
        switch peer.phase {
        case .discovering:
            peer.table = table
            peer.phase = .ready
            tell(.link(peer.id, .ready(table)))
            if let mtu = peer.mtu { tell(.link(peer.id, .mtu(mtu))) }
            return .ok
        case .ready where peer.table == table:
            return .unchanged
        case .ready:
            let old = peer.table
            peer.table = table
            let isGone = { !table.keeps($0, of: old) }
            channels.closeAll(of: peer.number, where: isGone)
            failTasks(of: peer, where: isGone)
            tell(.link(peer.id, .tableChanged(table)))
            return .ok
        case .idle, .connecting, .closing:
            return nil
        }
    }

    mutating func mtuKnown(_ peer: HostPeer, _ mtu: Int) -> ResultCode {
        guard peer.mtu != mtu else { return .unchanged }
        peer.mtu = mtu
        if peer.phase == .ready { tell(.link(peer.id, .mtu(mtu))) }
        return .ok
    }

    // MARK: Pairing

    mutating func pair(_ id: PeerID, by policy: PairingPolicy, _ request: RequestID) {
        guard let peer = peers[id] else { return reply(request, Self.unknownPeer) }
        guard peer.isUp else { return reply(request, Self.notConnected) }
        guard !peer.isBonded else { return reply(request, nil) }
        guard peer.pairing == nil else {
            peer.pairing?.replies.append(request)
            return
        }
        var pairing = HostRequest(.pair, to: peer)
        pairing.pairingPolicy = policy
        let number = requests.issue(pairing, at: time.now)
        peer.pairing = HostPeer.Pairing(request: number, replies: [request])
    }

    mutating func cancelPairing(_ id: PeerID) {
        guard let peer = peers[id], let pairing = peer.pairing else { return }
        let isUnknown = requests.end(pairing.request)
        if !isUnknown { requests.post(HostRequest(.cancelPairing, to: peer)) }
        pairingEnded(peer, VeltoError(.cancelled, "pairing was cancelled"))
    }

    mutating func answerPairing(_ id: PeerID, _ answer: PairingAnswer) {
        guard let peer = peers[id], let question = peer.pairing?.question else { return }
        peer.pairing?.question = nil
        var request = HostRequest(.answerPairing, to: peer)
        request.pairingAnswer = answer.accepts(question) ? answer : .reject
        requests.post(request)
    }

    mutating func pairingEnded(_ peer: HostPeer, _ error: VeltoError?) {
        guard let pairing = peer.pairing else { return }
        peer.pairing = nil
        requests.end(pairing.request)
        if error == nil { bondChanged(peer, true) }
        reply(pairing.replies, error)
    }

    @discardableResult
    mutating func bondChanged(_ peer: HostPeer, _ isBonded: Bool) -> ResultCode {
        guard peer.isBonded != isBonded else { return .unchanged }
        peer.isBonded = isBonded
        tell(.link(peer.id, .bonded(isBonded)))
        return .ok
    }

    /// Handles a pairing request of the device; returns whether pairing is in progress.
    mutating func pairingRequested(_ peer: HostPeer, _ request: PairingRequest) -> Bool {
        guard peer.pairing != nil else { return false }
        if case .showPasskey = request {} else { peer.pairing?.question = request }
        tell(.link(peer.id, .pairing(request)))
        return true
    }
}
