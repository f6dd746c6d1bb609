internal import VeltoBluetooth
internal import VeltoCore

/// The reads and writes of one link: performs on the daemon what the queue decides.
final class LinkTraffic {
    private unowned let host: any LinkHost
    private var queue = TrafficQueue()
    /// Returns the subscription to a characteristic: a read that is answered is no notification.
    private let subscription: (ValueHandle) -> NotifySubscription?
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

    /// Removes a request that waits for its turn.
    func withdraw(_ request: RequestID) {
        queue.withdraw(request)
    }

    /// Fails the requests of a characteristic that is gone.
    func fail(_ characteristic: ObjectPath, _ error: VeltoError) {
        perform(queue.fail(characteristic, error))
    }

    /// Fails every request: no reply will come.
    func failAll(_ error: VeltoError) {
        perform(queue.failAll(error))
    }

    /// Stops the timer of a request that is to be repeated.
    func pause() {
        host.loop.cancel(timer)
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
        case .write(let bytes, let kind):
            // Without a type the daemon chooses one itself.
            let type = kind == .withResponse ? "request" : "command"
            return ("WriteValue", [.bytes(bytes), .options([.init(name: "type", value: .text(type))])])
        }
    }

    private func answered(_ value: Result<[UInt8], BusFailure>, _ number: UInt64) {
        switch value {
        case .success(let bytes):
            perform(queue.answered(.success(bytes), .report, number: number))
        case .failure(.disconnected):
            // The loss of the backend completes every request.
            break
        case .failure(let failure):
            perform(
                queue.answered(
                    .failure(ErrorTable.error(for: failure, during: .attribute)),
                    ErrorTable.treatment(of: failure, during: .attribute), number: number))
        }
    }
}
