internal import VeltoBluetooth
internal import VeltoCore

/// Performs the reads and writes of a link in the order of its queue.
final class LinkTraffic {
    /// The pause before the next check of the socket (seconds).
    private static let socketPause = 0.001

    private unowned let host: any LinkHost
    private var queue = TrafficQueue()
    /// Returns the subscription to a characteristic, which must not mistake a read's value for a notification.
    private let subscription: (ValueHandle) -> NotifySubscription?
    /// The socket for writes without response to one characteristic.
    private var writer: PacketWriter?
    private enum Delayed {
        /// The request waits until the daemon has read the socket's content.
        case request(TrafficQueue.Entry, number: UInt64)
        /// The value is in the socket; its reply must come in a later turn.
        case reply(number: UInt64)
    }

    /// The request in flight while no call to the daemon is pending for it.
    private var delayed: Delayed?
    private lazy var socketTimer = LoopTimer { [weak self] in self?.goOn() }
    private lazy var timer = LoopTimer { [weak self] in
        if let self { perform(queue.timerFired()) }
    }

    init(host: any LinkHost, subscription: @escaping (ValueHandle) -> NotifySubscription?) {
        self.host = host
        self.subscription = subscription
    }

    func add(_ entry: TrafficQueue.Entry) {
        perform(queue.add(entry))
    }

    /// Removes a request that is still queued.
    func withdraw(_ request: RequestID) {
        queue.withdraw(request)
    }

    /// Fails the requests of a removed characteristic.
    func fail(_ characteristic: ObjectPath, _ error: VeltoError) {
        if writer?.characteristic == characteristic { writer = nil }
        perform(queue.fail(characteristic, error))
    }

    /// Fails all requests, since no replies will arrive.
    func failAll(_ error: VeltoError) {
        (writer, delayed) = (nil, nil)
        perform(queue.failAll(error))
    }

    /// Stops the timer of a request that waits for a retry.
    func pause() {
        host.loop.cancel(timer)
        host.loop.cancel(socketTimer)
    }

    private func perform(_ actions: [TrafficQueue.Action]) {
        for action in actions {
            switch action {
            case .send(let entry, let number): send(entry, number)
            case .reply(let request, let result): host.publish(.reply(request, result))
            case .startTimer(let seconds): host.loop.schedule(timer, inSeconds: seconds)
            }
        }
    }

    private func send(_ entry: TrafficQueue.Entry, _ number: UInt64) {
        if entry.operation == .acquire { return acquire(entry, number) }
        guard let writer else { return call(entry, number) }
        guard case .write(let bytes, .withoutResponse) = entry.operation, writer.characteristic == entry.characteristic
        else {
            return writer.isEmpty ? call(entry, number) : delay(entry, number)
        }
        switch writer.send(bytes) {
        case .sent:
            delayed = .reply(number: number)
            host.loop.schedule(socketTimer, inSeconds: 0)
        case .full: delay(entry, number)
        case .impossible:
            self.writer = nil
            call(entry, number)
        }
    }

    private func delay(_ entry: TrafficQueue.Entry, _ number: UInt64) {
        delayed = .request(entry, number: number)
        host.loop.schedule(socketTimer, inSeconds: Self.socketPause)
    }

    private func goOn() {
        let due = delayed
        delayed = nil
        switch due {
        case .request(let entry, let number): if queue.inFlight == entry { send(entry, number) }
        case .reply(let number): answered(.success([]), number)
        case nil: break
        }
    }

    /// Acquires the socket for writes; without a socket, a call writes each value.
    private func acquire(_ entry: TrafficQueue.Entry, _ number: UInt64) {
        let call = Self.call(for: entry.operation)
        host.daemon.call(entry.characteristic, BlueZName.characteristic, call.member, call.arguments) {
            [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let reply): open(reply, entry, number)
            case .failure(let failure):
                let name = entry.characteristic.lastComponent
                host.log.write(.debug, "no socket for \(name): \(failure.name) \(failure.text)")
            }
            answered(.success([]), number)
        }
    }

    private func open(_ reply: Message, _ entry: TrafficQueue.Entry, _ number: UInt64) {
        var reader = reply.arguments
        guard let descriptor = reader.descriptor(), let mtu = reader.integer(), queue.inFlight == entry else { return }
        writer = PacketWriter(entry.characteristic, descriptor, mtu: Int(truncatingIfNeeded: mtu))
        host.log.write(.debug, "values of \(entry.characteristic.lastComponent) are written through a socket")
    }

    private func call(_ entry: TrafficQueue.Entry, _ number: UInt64) {
        let subscription = subscription(entry.handle)
        if entry.operation == .read { subscription?.readStarted() }
        let call = Self.call(for: entry.operation)
        host.daemon.call(entry.characteristic, BlueZName.characteristic, call.member, call.arguments) {
            [weak self] result in
            let value = result.map { reply -> [UInt8] in
                var reader = reply.arguments
                return reader.bytes() ?? []
            }
            if entry.operation == .read { subscription?.readEnded(try? value.get()) }
            self?.answered(value, number)
        }
    }

    private static func call(
        for operation: TrafficQueue.Entry.Operation
    ) -> (member: String, arguments: [MethodCall.Argument]) {
        switch operation {
        case .read:
            return ("ReadValue", [.options([])])
        case .acquire:
            return ("AcquireWrite", [.options([])])
        case .write(let bytes, let kind):
            // Without a type, the daemon selects one.
            let type = kind == .withResponse ? "request" : "command"
            return ("WriteValue", [.bytes(bytes), .options([.init(name: "type", value: .text(type))])])
        }
    }

    private func answered(_ value: Result<[UInt8], BusFailure>, _ number: UInt64) {
        switch value {
        case .success(let bytes):
            perform(queue.answered(.success(bytes), .report, number: number))
        case .failure(.disconnected):
            // The loss of the backend completes all requests.
            break
        case .failure(let failure):
            perform(
                queue.answered(
                    .failure(ErrorTable.error(for: failure, during: .attribute)),
                    ErrorTable.treatment(of: failure, during: .attribute), number: number))
        }
    }
}
