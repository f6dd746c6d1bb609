internal import VeltoBluetooth
internal import VeltoCore

/// Reads, writes and subscriptions: one at a time per device, in the order of the calls.
extension HostState {
    static let notConnected = VeltoError(.notConnected, "the device is not connected", remedy: "connect it first")
    private static let noCharacteristic = VeltoError(
        .notFound, "the device has no characteristic with that value handle")
    private static let noBattery = VeltoError(.unsupported, "a host radio reports a battery by its characteristic")
    private static let noSignalStrength = VeltoError(
        .protocol, "the program's Bluetooth stack answered without a signal strength, which is one byte")
    private static let commandOverhead = 3

    mutating func read(_ id: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        guard let peer = readyPeer(id, handle, request) else { return }
        var read = HostRequest(.read, to: peer)
        read.characteristic = handle
        add(HostPeer.Task(request: read, reply: request), to: peer)
    }

    mutating func read(_ id: PeerID, _ property: LinkProperty, _ request: RequestID) {
        guard let peer = peers[id], peer.phase == .ready else { return reply(request, Self.notConnected) }
        switch property {
        case .battery: reply(request, Self.noBattery)
        case .signalStrength:
            add(HostPeer.Task(request: HostRequest(.readSignalStrength, to: peer), reply: request), to: peer)
        }
    }

    mutating func write(
        _ id: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID
    ) {
        guard let peer = readyPeer(id, handle, request) else { return }
        if kind == .withoutResponse, let mtu = peer.mtu, bytes.count > mtu - Self.commandOverhead {
            return reply(request, .tooLong(bytes.count, longest: mtu - Self.commandOverhead))
        }
        guard bytes.count <= 512 else {
            return reply(request, VeltoError(.invalidArgument, "the value is longer than 512 bytes"))
        }
        var write = HostRequest(.write, to: peer)
        write.characteristic = handle
        write.bytes = bytes
        write.writeKind = kind
        add(HostPeer.Task(request: write, reply: request), to: peer)
    }

    /// Opens the channel of a subscription; returns its number, and whether it needs a receiver.
    mutating func subscribe(_ id: PeerID, _ handle: ValueHandle, _ request: RequestID) -> (UInt32, isNew: Bool) {
        guard let peer = readyPeer(id, handle, request) else { return (0, false) }
        let channel = channels.open(peer.number, handle)
        var subscribe = HostRequest(.subscribe, to: peer)
        subscribe.characteristic = handle
        add(HostPeer.Task(request: subscribe, reply: request, channel: channel.number), to: peer)
        return channel
    }

    mutating func unsubscribe(_ id: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        guard let peer = readyPeer(id, handle, request) else { return }
        let channel = channels.number(peer.number, handle)
        guard channel != 0 else { return reply(request, nil) }
        channels.close(channel)
        var unsubscribe = HostRequest(.unsubscribe, to: peer)
        unsubscribe.characteristic = handle
        add(HostPeer.Task(request: unsubscribe, reply: request), to: peer)
    }

    /// Removes a read or write that the program has not taken.
    mutating func withdraw(_ id: PeerID, _ request: RequestID) {
        guard let peer = peers[id], let index = peer.tasks.firstIndex(where: { $0.reply == request }) else { return }
        let number = peer.tasks[index].request.number
        // If the program has taken it, its response is ignored, but the next request waits for that.
        guard number == 0 || requests.isUntaken(number) else { return }
        requests.end(number)
        peer.tasks.remove(at: index)
        sendNext(of: peer)
    }

    private mutating func readyPeer(_ id: PeerID, _ handle: ValueHandle, _ request: RequestID) -> HostPeer? {
        guard let peer = peers[id], peer.phase == .ready else {
            reply(request, Self.notConnected)
            return nil
        }
        guard peer.table[handle] != nil else {
            reply(request, Self.noCharacteristic)
            return nil
        }
        return peer
    }

    // MARK: Queue

    private mutating func add(_ task: HostPeer.Task, to peer: HostPeer) {
        peer.tasks.append(task)
        sendNext(of: peer)
    }

    /// Passes the first queued request to the program, unless it already has it.
    private mutating func sendNext(of peer: HostPeer) {
        while let task = peer.tasks.first, task.request.number == 0 {
            if task.channel != 0, channels.isConfirmed(task.channel) {
                peer.tasks.removeFirst()
                reply(task.reply, nil)
                continue
            }
            peer.tasks[0].request.number = requests.issue(task.request, at: time.now)
        }
    }

    /// Handles the program's response to the first queued request.
    mutating func taskEnded(_ peer: HostPeer, _ result: Result<[UInt8], VeltoError>) {
        guard !peer.tasks.isEmpty else { return }
        let task = peer.tasks.removeFirst()
        requests.end(task.request.number)
        switch result {
        case .success(let bytes) where task.request.kind == .readSignalStrength && bytes.count != 1:
            failed(task, peer, Self.noSignalStrength)
        case .success(let bytes): succeeded(task, peer, task.request.kind.bringsBytes ? bytes : [])
        case .failure(let error): failed(task, peer, error)
        }
        sendNext(of: peer)
    }

    private mutating func succeeded(_ task: HostPeer.Task, _ peer: HostPeer, _ bytes: [UInt8]) {
        if task.channel != 0 {
            channels.confirm(task.channel)
            tell(.link(peer.id, .notifying(task.request.characteristic, NotificationRoute(.direct))))
        }
        reply(task.reply, nil, bytes)
    }

    private mutating func failed(_ task: HostPeer.Task, _ peer: HostPeer, _ error: VeltoError) {
        // Another queued subscription uses the same channel.
        let isShared = peer.tasks.contains { $0.channel == task.channel }
        if task.channel != 0, !isShared, !channels.isConfirmed(task.channel) { channels.close(task.channel) }
        reply(task.reply, error)
    }

    /// Fails all queued requests.
    mutating func failTasks(of peer: HostPeer, _ error: VeltoError) {
        for task in peer.takeTasks() {
            if task.request.number != 0 { requests.end(task.request.number) }
            failed(task, peer, error)
        }
    }

    /// Fails the requests for characteristics that the device no longer has.
    mutating func failTasks(of peer: HostPeer, where isGone: (ValueHandle) -> Bool) {
        let error = VeltoError(.notFound, "the device changed its services: the characteristic is gone")
        let gone = peer.tasks.filter { $0.concernsCharacteristic && isGone($0.request.characteristic) }
        peer.tasks.removeAll { $0.concernsCharacteristic && isGone($0.request.characteristic) }
        for task in gone {
            if task.request.number != 0 { requests.end(task.request.number) }
            failed(task, peer, error)
        }
        sendNext(of: peer)
    }

    /// Counts a value without a subscription, and returns `nothing`; throws if its characteristic is unavailable.
    mutating func missingChannel(_ number: UInt32, _ handle: ValueHandle) throws(VeltoError) -> ResultCode {
        ignoredCount &+= 1
        let peer = try peers.peer(number)
        guard peer.isUp else { throw Self.notConnected }
        guard peer.phase != .ready || peer.table[handle] != nil else { throw Self.noCharacteristic }
        return .nothing
    }
}

extension HostRequest.Kind {
    fileprivate var bringsBytes: Bool { self == .read || self == .readSignalStrength }
}
