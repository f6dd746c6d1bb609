internal import VeltoCore
internal import VeltoWearable

extension MetaWearSession {
    /// Starts a stream: sets the chip, begins the notifications, and starts it.
    func start(_ feed: SampleFeed) async throws(VeltoError) -> [UInt8] {
        guard let signal = signal(of: feed), signal.abilities.contains(.streamable) else {
            throw VeltoError(.unsupported, "the signal cannot be streamed")
        }
        guard let sensor = signal.sensor else {
            changeFeeds { $0.add(signal, feed, from: signal.register, rate: nil) }
            showStatus()
            guard let pin = signal.pin else {
                try await talk.write(signal.register.notifications(true))
                return []
            }
            watches.streamed.insert(pin)
            try await followPin(pin)
            return []
        }
        let user = SensorUser.stream(signal.identifier)
        let setting = try await begin(sensor, for: user, output: signal.register)
        let rate = setting.configuration.rate
        let isPacked = (choice(of: sensor, try status.chip(of: sensor)) ?? setting).configuration.isPacked
        let register = isPacked ? signal.packed ?? signal.register : signal.register
        changeFeeds { $0.add(signal, feed, from: register, rate: rate, isSteady: setting.isSteady) }
        let scales = signal.fields.map { setting.scale ?? $0.scale }
        talk.act { $0.configure(feed, rate: rate, scales: scales) }
        let unheard = hear(sensor, setting)
        showStatus()
        warnOfLoad()
        try await talk.write(register.notifications(true))
        try await talk.write(users.run(sensor, for: user))
        if let unheard { try await talk.write(unheard.notifications(false)) }
        if sensor == .fusion { followPlayIfPlaying() }
        return []
    }

    /// What streams and game input bring, without what comes when something changes.
    var loads: [NotificationLoad] {
        let heard = unsafe play.rates.filter { !isStreamed($0.register) }
        return unsafe feeds.loads + heard.map(\.load)
    }

    /// Says that more was chosen than a link carries: what is lost then is lost on the board.
    private func warnOfLoad() {
        let loads = loads
        let sum = loads.notificationRate
        guard sum > BoardStatus.notificationsCarried else { return }
        let names = loads.map { "\($0.signal) at \(($0.samples * 10).rounded() / 10) Hz" }.joined(separator: ", ")
        talk.act {
            $0.log(
                .warning,
                "\(names) are \(Int(sum)) notifications per second, and a link carries about "
                    + "\(Int(BoardStatus.notificationsCarried)): samples will be lost")
        }
    }

    /// Ends a stream, on the board too; one that did not begin is left alone.
    func stop(_ feed: SampleFeed) async throws(VeltoError) -> [UInt8] {
        guard let signal = signal(of: feed) else { return [] }
        let packets = packetsThatStop(signal, feed)
        showStatus()
        try await write(packets, thatEnd: signal.sensor)
        if let pin = signal.pin { try await followPin(pin) }
        // What the program no longer needs, game input may.
        followPlayIfPlaying()
        return []
    }

    /// Requests the value of a signal.
    func read(_ feed: SampleFeed) throws(VeltoError) -> Wait {
        guard let signal = signal(of: feed), signal.abilities.contains(.readable) else {
            throw VeltoError(.unsupported, "the signal cannot be read")
        }
        guard signal.description == feed.signal else { throw .changed(signal.identifier) }
        try checkThatItRuns(signal)
        if let bus = signal.bus { return SerialBus.ask(self, bus, signal.skipped + signal.size) }
        return talk.ask(signal.register, request(for: signal), id: signal.id)
    }

    /// Feeds the value in the answer.
    func take(_ answer: [UInt8], of feed: SampleFeed) throws(VeltoError) -> [UInt8] {
        guard let signal = signal(of: feed), signal.description == feed.signal else {
            throw .changed(feed.signal.identifier)
        }
        if let bus = signal.bus {
            SerialBus.answered(self, bus, answer)
            guard answer.count > signal.offset else {
                throw VeltoError(.rejected, "the device of \(signal.identifier) did not answer")
            }
        }
        let numbers: [UInt32]
        do {
            numbers = try signal.numbers(in: answer)
        } catch {
            throw VeltoError(.protocol, "the board's answer about \(signal.identifier) is too short: \(error)")
        }
        talk.act { [time = talk.now] out in Self.feed(numbers, to: feed, at: time, out) }
        return []
    }

    /// Refuses what a board answers with 0 while the sensor does not run.
    private func checkThatItRuns(_ signal: BoardSignal) throws(VeltoError) {
        guard let sensor = signal.sensor, (try? status.chip(of: sensor)) != nil, users.setting(of: sensor) == nil else {
            return
        }
        throw VeltoError(
            .invalidState,
            "the \(sensor) is not running, and \(signal.identifier) would be 0: start the sensor or a stream of it first"
        )
    }

    /// Asks for a value, of a pin as the program wants it to be read.
    private func request(for signal: BoardSignal) -> [UInt8] {
        guard signal.register.module == .gpio, !signal.parameters.isEmpty, let id = signal.id,
            let configuration = status.pins[id]
        else { return signal.request }
        return signal.register.request([id] + configuration.parameters)
    }

    private static func feed(_ numbers: [UInt32], to feed: SampleFeed, at time: Timestamp, _ out: SessionOutput) {
        switch feed.signal.rawType {
        case .uint8:
            let bytes = numbers.map { UInt8(truncatingIfNeeded: $0) }
            out.sample(feed, bytes.span, at: time)
        case .int32:
            let signed = numbers.map { Int32(bitPattern: $0) }
            out.sample(feed, signed.span, at: time)
        case .float32:
            let fractions = numbers.map { Float(bitPattern: $0) }
            out.sample(feed, fractions.span, at: time)
        case .uint32:
            out.sample(feed, numbers.span, at: time)
        }
    }

    // MARK: Packets

    /// Ends a stream, and returns the packets that end what no one else needs.
    func packetsThatStop(_ signal: BoardSignal, _ feed: SampleFeed) -> [[UInt8]] {
        let hasBegun = unsafe feeds.contains(feed)
        changeFeeds { $0.remove(feed) }
        var packets: [[UInt8]] = []
        if let sensor = signal.sensor { packets = end(sensor, for: .stream(signal.identifier)) }
        if let pin = signal.pin { watches.streamed.remove(pin) }
        guard hasBegun, signal.pin == nil else { return packets }
        let registers = [signal.register, signal.packed].compactMap { $0 }.filter { !isNeeded($0) }
        return packets + registers.map { $0.notifications(false) }
    }

    /// What ends all that this link has started.
    func packetsThatStopAll() -> [[UInt8]] {
        let streams = unsafe feeds.streams
        let packets =
            streams.flatMap { packetsThatStop($0.signal, $0.feed) } + packetsThatEndDetectors() + watches.endAll()
        return packets + packetsThatEndGameInput() + users.endAll()
    }
}

extension VeltoError {
    /// The signal was described again since the program looked it up.
    fileprivate static func changed(_ identifier: String) -> VeltoError {
        VeltoError(.invalidState, "the signal \(identifier) has changed: read it again")
    }
}
