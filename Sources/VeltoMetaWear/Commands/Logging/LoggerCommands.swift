internal import VeltoCore
internal import VeltoWearable

/// Reads the board's loggers.
///
/// Unknown loggers are added to the record, and missing ones end.
///
/// Source: MetaWear system protocol, 3.9.
struct ReadLoggers: BoardCommand {
    var module: BoardModule? { .logging }

    func dependsOnParts(of board: BoardPlan) -> Bool { false }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        (0..<UInt8(clamping: board.logLimits.loggers)).map { LogRegister.source(of: $0) }
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var chunks: [UInt8: LogSource] = [:]
        for (number, answer) in answers.enumerated() {
            chunks[UInt8(clamping: number)] = LogRegister.source(in: answer)
        }
        board.knowsLoggers = true
        return board.take(FoundLoggers(chunks))
    }
}

extension BoardPlan {
    /// Synchronizes the record's loggers with those of the board, and removes those of a failed creation.
    fileprivate mutating func take(_ found: FoundLoggers) -> [BoardStep] {
        var unknown = found
        let gone = log.removeLoggers { !found.has($0.layout) }
        // The sources of recovered loggers may be known by now.
        let nameless = log.loggers.filter { $0.isRecovered && $0.layout.isNameless }
        log.loggers.removeAll { $0.isRecovered && $0.layout.isNameless }
        for logger in log.loggers { unknown.remove(logger.layout) }
        var steps: [BoardStep] = []
        if let leftover = log.leftover {
            steps += LogRegister.remove(unknown.removeChunks(of: leftover))
            log.leftover = nil
        }
        let recovered = unknown.layouts(signals + processedSignals, isRanged: isRanged).map { layout in
            let known = nameless.first { $0.layout.loggers == layout.loggers }
            return BoardLogger(
                part: known?.part, key: known?.key ?? "", layout: layout, isRecovered: true, mayHaveEntries: true)
        }
        log.loggers += recovered
        let split = nameless.filter { known in !recovered.contains { $0.layout.loggers == known.layout.loggers } }
        for logger in gone {
            for sensor in BoardSensor.allCases { steps += end(sensor, for: logger.user) }
            let text = "the board no longer has the logger of \(logger.layout.identifier)"
            steps.append(.effect(.log(.warning, text)))
        }
        for logger in recovered where !nameless.contains(where: { $0.layout == logger.layout }) {
            steps.append(.effect(.log(.info, "the board has a logger of \(logger.layout.identifier), found there")))
        }
        return steps + [.effect(.endParts((gone + split).compactMap(\.part)))]
    }
}

/// Creates a logger, which takes one slot of the board per four bytes of a signal.
///
/// Source: MetaWear system protocol, 3.4.
struct CreateLogger: BoardCommand {
    let part: PartID
    let key: String
    /// The identifier or key of the whole signal.
    var identifier: String
    /// The channel; nil for all.
    var channel: Int?
    /// The polling interval of a signal that the board does not send by itself (seconds); nil for other signals.
    var pollInterval: Double?

    var module: BoardModule? { .logging }
    var createdPart: PartID? { part }
    var usedSignal: String? { identifier }

    func preparations(on board: BoardPlan) -> [any BoardCommand] {
        (board.knowsLoggers ? [] : [ReadLoggers()]) + (board.log.retired.isEmpty ? [] : [ReadLogLength()])
            + ((try? poll(on: board)) ?? [])
    }

    /// Returns the commands that make the board poll the signal; empty for a logger that would be refused.
    private func poll(on board: BoardPlan) throws(VeltoError) -> [any BoardCommand] {
        guard let pollInterval else { return [] }
        try check(board)
        let signal = try source(on: board).signal
        let timer = CreateTimer(part: part.polling.timer, timer: try BoardTimer(period: pollInterval))
        let ticks = BoardTimer.ticks(.slot(of: part.polling.timer))
        let event = try CreateEvents(part.polling.event, ticks, [board.silentRequest(for: signal)])
        return board.cleanings(of: .timer) + board.cleanings(of: .event) + [timer, event]
    }

    private func source(on board: BoardPlan) throws(VeltoError) -> (signal: BoardSignal, source: LogSource) {
        guard let signal = board.signal(named: identifier) else {
            throw .noSignal(identifier)
        }
        let isPolled = pollInterval != nil
        let source =
            isPolled
            ? try LogSource(pollable: signal, channel: channel) : try LogSource(loggable: signal, channel: channel)
        return (signal, source)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try check(board)
        let (_, source) = try source(on: board)
        board.log.leftover = source
        return source.chunks.map { LogRegister.add($0, of: source) }
    }

    private func check(_ board: BoardPlan) throws(VeltoError) {
        let (_, source) = try source(on: board)
        guard board.log.run == nil else {
            throw VeltoError(.invalidState, "the log runs", remedy: "stop it before you create a logger")
        }
        guard key.isEmpty || !board.log.loggers.contains(where: { $0.key == key }) else {
            throw VeltoError(
                .invalidState, "another logger has the key \(key)", remedy: "remove it, or use another key")
        }
        try board.logLimits.check(adding: source.slotCount, to: board.log.slotCount)
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let (signal, source) = try source(on: board)
        var numbers: [UInt8] = []
        for answer in answers { numbers.append(try LogRegister.logger(in: answer)) }
        guard numbers.allSatisfy({ number in !board.log.loggers.contains { $0.layout.loggers.contains(number) } })
        else {
            throw VeltoError(.protocol, "the board gave the number of a logger that exists: \(numbers)")
        }
        guard Set(numbers).count == numbers.count else {
            throw VeltoError(
                .protocol, "the board gave one number to several loggers: \(numbers)",
                remedy: "remove its loggers, or reset it")
        }
        guard board.log.retired.isDisjoint(with: numbers) else {
            throw VeltoError(
                .invalidState,
                "the log has entries of a logger that was removed, and the board gives its number to the new one",
                remedy: "download or clear the log first")
        }
        guard numbers.count == source.slotCount else { throw VeltoError(.cancelled, "the logger was not created") }
        var layout = try LoggerLayout(signal, channel: channel, loggers: numbers)
        board.setNextRange(of: &layout)
        if let pollInterval { layout.rate = 1 / pollInterval }
        board.log.leftover = nil
        board.log.loggers.append(BoardLogger(part: part, key: key, layout: layout, poll: try poll(of: board)))
        return []
    }

    /// Returns the polling created by the preparations.
    private func poll(of board: BoardPlan) throws(VeltoError) -> LoggerPoll? {
        guard let pollInterval else { return nil }
        let (timer, event) = (board.slots[part.polling.timer], board.slots[part.polling.event])
        guard let timer, let event else { throw VeltoError(.cancelled, "the readings of the logger were not created") }
        return LoggerPoll(interval: pollInterval, timer: timer, event: event)
    }

    func undoPreparations(on board: inout BoardPlan) -> [BoardStep] {
        guard pollInterval != nil, board.log.logger(part) == nil else { return [] }
        let removal = (try? board.program.removal(of: part.polling.timer, cascade: true)) ?? []
        let steps = removal.compactMap { try? $0.packet.resolved(by: board.slots) }
        board.program.removed(removal.map(\.part))
        for row in removal { board.slots[row.part] = nil }
        return BoardStep.end(steps, "remove what was created")
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] {
        // Loggers without an answer may exist nevertheless. The next command reads the existing ones.
        board.knowsLoggers = false
        let numbers = answers.compactMap { try? LogRegister.logger(in: $0) }.filter { number in
            !board.log.loggers.contains { $0.layout.loggers.contains(number) }
        }
        return LogRegister.remove(numbers)
    }
}

/// Removes a logger.
///
/// Source: MetaWear system protocol, 3.9.
struct RemoveLogger: BoardCommand {
    let part: PartID

    var module: BoardModule? { .logging }
    var isEnd: Bool { true }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard let logger = board.log.logger(part) else {
            throw VeltoError(.staleHandle, "the logger no longer exists")
        }
        guard board.log.run == nil else {
            throw VeltoError(.invalidState, "the log runs", remedy: "stop it before you remove a logger")
        }
        _ = board.log.removeLoggers { $0.part == part }
        return [.effect(.endParts([part]))] + board.removePoll(of: logger) + LogRegister.remove(logger.layout.loggers)
    }
}
