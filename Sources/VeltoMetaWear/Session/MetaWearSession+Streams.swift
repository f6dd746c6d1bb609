internal import VeltoCore
internal import VeltoWearable

extension MetaWearSession {
    /// Starts a stream: sets the chip, begins the notifications, and starts it.
    func start(_ feed: SampleFeed) async throws(VeltoError) -> [UInt8] {
        guard let signal = signal(of: feed), signal.abilities.contains(.streamable) else {
            throw VeltoError(.unsupported, "the signal cannot be streamed")
        }
        guard let chip = signal.chip else {
            unsafe feeds.add(signal, feed, from: signal.register, rate: nil)
            try await talk.write(signal.register.notifications(true))
            return []
        }
        let setting = settings[chip.module] ?? chip.standardSetting
        let sensor: BoardSensor = chip.module == .gyroscope ? .gyroscope : .accelerometer
        let register = signal.packed ?? signal.register
        try await talk.write(chip.stop)
        try await talk.write(chip.configure(setting))
        unsafe feeds.add(signal, feed, from: register, rate: setting.rate.frequency)
        let scales = signal.fields.map { _ in setting.scale }
        talk.act { $0.configure(feed, rate: setting.rate.frequency, scales: scales) }
        status.sensors[sensor] = SensorStatus(
            inForce: setting.configuration, next: setting.configuration, users: [.stream(signal.identifier)])
        try await talk.write(register.notifications(true))
        try await talk.write(chip.start(setting))
        showStatus()
        return []
    }

    /// Ends a stream, on the board too.
    func stop(_ feed: SampleFeed) async throws(VeltoError) -> [UInt8] {
        unsafe feeds.remove(feed)
        guard let signal = signal(of: feed) else { return [] }
        try await talk.write(packetsThatStop(signal))
        if let chip = signal.chip {
            status.sensors[chip.module == .gyroscope ? .gyroscope : .accelerometer]?.users = []
        }
        showStatus()
        return []
    }

    /// Reads a signal once.
    func read(_ feed: SampleFeed) async throws(VeltoError) -> [UInt8] {
        guard let signal = signal(of: feed), signal.abilities.contains(.readable) else {
            throw VeltoError(.unsupported, "the signal cannot be read")
        }
        let answer = try await talk.ask(signal.register, signal.request, id: signal.id).value()
        let numbers: [UInt32]
        do {
            numbers = try signal.numbers(in: answer)
        } catch {
            throw VeltoError(.protocol, "the board's answer about \(signal.identifier) is too short: \(error)")
        }
        talk.act { [time = talk.now] out in Self.feed(numbers, to: feed, at: time, out) }
        return []
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

    private func showStatus() {
        let status = status
        talk.act { $0.show(status) }
    }

    // MARK: Packets

    private func packetsThatStop(_ signal: BoardSignal) -> [[UInt8]] {
        let notifications = [signal.register, signal.packed].compactMap { $0?.notifications(false) }
        return (signal.chip?.stop ?? []) + notifications
    }

    /// What ends all that this link has started.
    func packetsThatStopAll() -> [[UInt8]] {
        signals.filter { unsafe feeds.contains($0) }.flatMap { packetsThatStop($0) }
    }
}
