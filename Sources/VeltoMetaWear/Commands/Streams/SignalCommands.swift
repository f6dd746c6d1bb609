internal import VeltoCore
internal import VeltoWearable

/// Starts a stream: configures the sensor, enables its notifications, and starts it.
struct StartStream: BoardCommand {
    let feed: SampleFeed

    var disturbsDownload: Bool { true }
    var usedSignal: String? { feed.signal.key }

    func dependsOnParts(of board: BoardPlan) -> Bool { feed.countsLoss || board.isFromPart(feed) }

    func preparations(on board: BoardPlan) -> [any BoardCommand] {
        feed.countsLoss && !board.knowsProcessors ? [ReadParts(all: [.processor], of: board)] : []
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard let signal = board.signal(of: feed), signal.abilities.contains(.streamable) else {
            throw VeltoError(.unsupported, "the signal cannot be streamed")
        }
        if feed.countsLoss { return try board.accounter(of: signal, feed).steps(on: &board) }
        if signal.processed != nil { return try board.beginOutput(signal, feed) }
        if let sensor = signal.sensor { return try steps(signal, sensor, &board) }
        board.feeds.add(signal, feed, from: signal.register, rate: nil)
        if let timer = signal.timer {
            let packets = BoardTimer.notifications(.value(timer), true)
            return packets.map { .write(BoardStep.Write(packet: $0, purpose: "begin the notifications of a timer")) }
        }
        guard let pin = signal.pin else {
            return [.write(signal.register.notifications(true), "begin the notifications of \(signal.identifier)")]
        }
        board.pins.streamed.insert(pin)
        return board.followPin(pin)
    }

    private func steps(
        _ signal: BoardSignal, _ sensor: BoardSensor, _ board: inout BoardPlan
    ) throws(VeltoError) -> [BoardStep] {
        let user = SensorUser.stream(signal.identifier)
        let wanted = feed.prefersWideRange ? try board.wideConfiguration(of: sensor) : nil
        let (setting, begin) = try board.begin(sensor, for: user, output: signal.register, as: wanted)
        let rate = setting.configuration.rate
        let isPacked = (board.choice(of: sensor, try board.chip(of: sensor)) ?? setting).configuration.isPacked
        let register = isPacked ? signal.packed ?? signal.register : signal.register
        board.feeds.add(signal, feed, from: register, rate: rate, isSteady: setting.isSteady)
        let scales = signal.fields.map { setting.scale ?? $0.scale }
        let heard = board.hear(sensor, setting)
        let notify = BoardStep.write(register.notifications(true), "begin the notifications of \(signal.identifier)")
        let run = board.run(sensor, for: user)
        return begin + [.effect(.configure(feed, rate: rate, scales: scales))] + heard.warnings + board.loadWarning
            + [notify] + run + board.silence(heard.unheard) + (sensor == .fusion ? [.updateGameInput] : [])
    }

    /// Replaces the signal by the output of the created accounter.
    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard feed.countsLoss, let signal = board.signal(of: feed) else { return [] }
        _ = try board.accounter(of: signal, feed).finish(answers, on: &board)
        return try board.beginCounted(feed)
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        guard let signal = board.signal(of: feed) else { return [] }
        if feed.countsLoss {
            return (try? board.accounter(of: signal, feed))?.undo(answers, on: &board) ?? []
        }
        return signal.pin.map { board.undoPin($0) } ?? []
    }
}

/// Ends a stream, including on the board.
///
/// Does nothing for a stream that did not begin.
struct StopStream: BoardCommand {
    let feed: SampleFeed

    var isEnd: Bool { true }

    func dependsOnParts(of board: BoardPlan) -> Bool { feed.countsLoss || board.isFromPart(feed) }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        guard let signal = board.signal(of: feed) else { return [] }
        let steps = board.end(signal, feed)
        return steps + (signal.pin.map { board.followPin($0) } ?? []) + [.updateGameInput]
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        board.signal(of: feed)?.pin.map { board.undoPin($0) } ?? []
    }
}

/// Reads a signal once.
struct ReadSignal: BoardCommand {
    let feed: SampleFeed
    /// The program's timeout for the answer (seconds); nil for the default.
    var timeout: Double?

    /// The part of the timeout reserved for the delivery of the answer (seconds).
    private static let rest = 0.05

    private var patience: Double { timeout.map { max($0 - Self.rest, $0 / 2) } ?? BoardConversation.patience }

    var isRequest: Bool { true }
    var usedSignal: String? { feed.signal.key }

    func dependsOnParts(of board: BoardPlan) -> Bool { board.isFromPart(feed) }

    func configures(_ board: BoardPlan) -> Bool {
        board.signal(of: feed).flatMap { board.missingSetting(for: $0) } != nil
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard let signal = board.signal(of: feed), signal.abilities.contains(.readable) else {
            throw VeltoError(.unsupported, "the signal cannot be read")
        }
        guard signal.description.isSame(as: feed.signal) else { throw .changed(signal.identifier) }
        try board.checkThatItRuns(signal)
        if let bus = signal.bus { return [board.ask(bus, size: signal.skipped + signal.size, patience: patience)] }
        let preparation = board.prepareReading(signal)
        let question = BoardStep.Question(
            reply: .answer(signal.register, id: signal.id), packet: board.request(for: signal), patience: patience)
        return preparation + [.ask(question)]
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard let signal = board.signal(of: feed), signal.description.isSame(as: feed.signal) else {
            throw .changed(feed.signal.identifier)
        }
        guard let answer = answers.first else { return [] }
        if let bus = signal.bus {
            board.giveBackTag(of: answer, to: bus.register)
            guard answer.count > signal.offset else {
                throw VeltoError(.rejected, "the device of \(signal.identifier) did not answer")
            }
        }
        do {
            return [.effect(.feed(feed, try signal.numbers(in: answer.reader())))]
        } catch {
            throw VeltoError(.protocol, "the board's answer about \(signal.identifier) is too short: \(error)")
        }
    }
}

extension BoardPlan {
    /// The signal of a feed.
    func signal(of feed: SampleFeed) -> BoardSignal? {
        signal(named: feed.signal.key)
    }

    /// Returns whether the signal of a feed comes from a processor or timer of the board, or is not known yet.
    fileprivate func isFromPart(_ feed: SampleFeed) -> Bool {
        signal(of: feed).map { $0.processed != nil || $0.timer != nil } ?? true
    }

    /// Ends a stream, and everything unused.
    ///
    /// A pin monitor used only by the stream continues.
    mutating func end(_ signal: BoardSignal, _ feed: SampleFeed) -> [BoardStep] {
        let hasBegun = feeds.contains(feed)
        feeds.remove(feed)
        if feed.countsLoss { return endCounted(feed, hasBegun: hasBegun) }
        if signal.processed != nil { return endOutput(signal, hasBegun: hasBegun) }
        var steps: [BoardStep] = []
        if let sensor = signal.sensor { steps = end(sensor, for: .stream(signal.identifier)) }
        if let pin = signal.pin { pins.streamed.remove(pin) }
        guard hasBegun, signal.pin == nil else { return steps }
        if let timer = signal.timer {
            steps += BoardTimer.notifications(.value(timer), false).map { packet in
                .write(BoardStep.Write(packet: packet, purpose: "end the notifications of a timer", kind: .ending))
            }
        }
        for register in [signal.register, signal.packed] { steps += silence(register) }
        return steps
    }

    /// The notifications of streams and game input, without change notifications.
    var loads: [NotificationLoad] {
        feeds.loads + gameInput.rates.filter { !feeds.isStreamed($0.register) }.map(\.load)
    }

    /// Warns if the load exceeds the capacity of the link: the board drops the rest.
    fileprivate var loadWarning: [BoardStep] {
        let sum = loads.notificationRate
        guard sum > BoardStatus.notificationsCarried else { return [] }
        let names = loads.map { "\($0.signal) at \(($0.samples * 10).rounded() / 10) Hz" }.joined(separator: ", ")
        let warning =
            "\(names) are \(Int(sum)) notifications per second, and a link carries about "
            + "\(Int(BoardStatus.notificationsCarried)): samples will be lost"
        return [.effect(.log(.warning, warning))]
    }

    /// Returns the program's setting for a sensor that measures on a read, if it was not written on this link.
    fileprivate func missingSetting(for signal: BoardSignal) -> SensorSetting? {
        guard let sensor = signal.sensor, !sensor.needsStart, let chip = try? chip(of: sensor),
            let setting = choice(of: sensor, chip), readingSettings[sensor] != setting
        else { return nil }
        return setting
    }

    /// Writes that setting.
    fileprivate mutating func prepareReading(_ signal: BoardSignal) -> [BoardStep] {
        guard let sensor = signal.sensor, let setting = missingSetting(for: signal) else { return [] }
        readingSettings[sensor] = setting
        return setting.setUp.compactMap { step in
            guard case .write(let packet) = step else { return nil }
            return .write(packet, "set the \(sensor)")
        }
    }

    /// Throws if the sensor must run for a read: otherwise the board answers 0.
    fileprivate func checkThatItRuns(_ signal: BoardSignal) throws(VeltoError) {
        guard let sensor = signal.sensor, sensor.needsStart, (try? chip(of: sensor)) != nil,
            sensors.setting(of: sensor) == nil
        else { return }
        throw VeltoError(
            .invalidState,
            "the \(sensor) is not running, and \(signal.identifier) would be 0",
            remedy: "start the sensor or a stream of it first"
        )
    }

    /// Returns the request for a value, with the program's configuration for a pin.
    func request(for signal: BoardSignal) -> [UInt8] {
        guard signal.register.module == .gpio, !signal.parameters.isEmpty, let id = signal.id,
            let configuration = preferences.pins[id]
        else { return signal.request }
        return signal.register.request([id] + configuration.parameters)
    }
}

extension BoardSignal {
    /// The timer of a tick signal; nil for any other signal.
    fileprivate var timer: UInt8? { register == BoardTimer.tick ? id : nil }
}

extension VeltoError {
    /// The error of a signal that was redefined since the program looked it up.
    fileprivate static func changed(_ identifier: String) -> VeltoError {
        VeltoError(.invalidState, "the signal \(identifier) has changed", remedy: "read it again")
    }
}
