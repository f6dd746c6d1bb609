internal import VeltoCore
internal import VeltoWearable

/// The program in a board's saved state, planned for another board.
///
/// Signals are matched by identifier, since models differ in registers. Unsupported parts are skipped with all their
/// dependents.
struct ProgramCopy {
    /// The commands that create the parts, in a valid order.
    private(set) var commands: [any BoardCommand] = []
    /// The sensor configurations for which the processors were created.
    private(set) var sensors: [BoardSensor: SensorConfiguration] = [:]
    /// The skipped parts, each with the reason.
    private(set) var leftOut: [String] = []
    /// The required slots.
    private(set) var slots: [BoardModule: Int] = [:]

    /// The number of the copy, which is part of the names of its parts.
    let number: UInt32
    /// The source board of the program.
    private let origin: BoardPlan
    private let program: BoardProgram
    private let log: LogState
    /// The target board.
    private let target: BoardPlan
    /// The copied processors, by their numbers on the source board.
    private var processors: [UInt8: Processor] = [:]
    /// The numbers of the copied timers, events and macros on the source board.
    private var made: [BoardModule: Set<UInt8>] = [:]
    /// The polling of polled loggers, by the first logger numbers.
    private let polls: [UInt8: LoggerPoll]

    /// Plans a copy for a board.
    init(_ state: SavedBoardState, for target: BoardPlan, number: UInt32) {
        var (log, program) = (LogState(), BoardProgram(state.presentModules))
        state.restore(&log)
        state.restore(&program)
        origin = BoardPlan(state.presentModules, BoardPreferences())
        (self.program, self.log, self.target, self.number) = (program, log, target, number)
        polls = program.polls(of: log.loggers)
        copyProcessors()
        copyTimers()
        copyEvents { $0.numberedModule != .macro }
        nameUnknownEvents(of: state)
        for logger in log.loggers {
            attempt("the logger of \(logger.layout.identifier)") { (copy) throws(VeltoError) in try copy.copy(logger) }
        }
        // Boards erase all macros together, so parts that may fail are created first.
        copyMacros()
        copyEvents { $0.numberedModule == .macro }
    }

    private mutating func attempt(_ name: String, _ copy: (inout ProgramCopy) throws(VeltoError) -> Void) {
        do throws(VeltoError) { try copy(&self) } catch { leftOut.append("\(name): \(error.message)") }
    }

    private mutating func add(_ command: any BoardCommand, to module: BoardModule, slots count: Int = 1) {
        commands.append(command)
        slots[module, default: 0] += count
    }

    private func part(_ module: BoardModule, _ number: UInt8) -> PartID {
        PartID(.earlierRun, module, number, copy: self.number)
    }

    // MARK: Processors

    /// A processor is created after its source and the buffers that it reads.
    private mutating func copyProcessors() {
        var rest = program.items.filter { $0.module == .processor }
        var isProgress = true
        while isProgress {
            isProgress = false
            for item in rest {
                guard case .processor(let processor) = item.contents, let number = item.numbers.first,
                    isReady(processor)
                else { continue }
                rest.removeAll { $0.id == item.id }
                isProgress = true
                attempt("processor \(number), \(item.contents.name)") { (copy) throws(VeltoError) in
                    try copy.copy(processor, number)
                }
            }
        }
        for item in rest {
            let number = item.numbers.first.map { "processor \($0), " } ?? ""
            leftOut.append("\(number)\(item.contents.name): what it depends on is left out")
        }
    }

    private func isReady(_ processor: Processor) -> Bool {
        (source(processor.source).map { processors[$0] != nil } ?? true)
            && processor.configuration.inputs.allSatisfy { input in
                input.resolved(by: program.numbers).map { processors[$0] != nil } ?? false
            }
    }

    /// Returns the number of the processor that produces a signal; nil for a signal of the board.
    private func source(_ signal: ProcessorSignal) -> UInt8? {
        signal.module == .processor ? signal.id.resolved(by: program.numbers) ?? .max : nil
    }

    private mutating func copy(_ processor: Processor, _ number: UInt8) throws(VeltoError) {
        guard processor.found?.isWhole ?? true else {
            throw VeltoError(.unsupported, "boards do not report the whole configuration of this type")
        }
        let source = try source(self.source(processor.source), processor.source)
        var configuration = processor.configuration
        if case .fuser = configuration {
            let buffers = configuration.inputs.compactMap { $0.resolved(by: program.numbers) }
            configuration = .fuser(
                FuserProcessor(
                    buffers.map {
                        (.slot(of: part(.processor, $0)), processors[$0]?.source.payload ?? ProcessorPayload([]))
                    }))
        }
        try configuration.check(source, target.processorFirmware)
        let copy = Processor(source: source, configuration: configuration)
        processors[number] = copy
        add(CreateProcessor(part: part(.processor, number), processor: copy), to: .processor)
    }

    private mutating func source(
        _ number: UInt8?, _ signal: ProcessorSignal
    ) throws(VeltoError) -> ProcessorSignal {
        guard let number else { return try root(signal) }
        guard let processor = processors[number] else { throw .leftOut(signal.path.text) }
        let chunk = LogSource.Chunk(trigger: signal.trigger)
        return processor.source.output(of: processor.configuration, .slot(of: part(.processor, number))).taking(chunk)
    }

    /// Returns the target board's signal with that identifier, with the sensor setting of the processor.
    private mutating func root(_ signal: ProcessorSignal) throws(VeltoError) -> ProcessorSignal {
        let (own, channel) = try find(signal.path.root)
        var rate = signal.rate.limit
        if let sensor = own.sensor, target.isRanged(own) {
            let setting = try setting(of: sensor, scale: signal.payload.number.scale, rate: rate ?? 0)
            rate = setting.configuration.rate
            sensors[sensor] = setting.configuration
        }
        let scale = target.isRanged(own) ? signal.payload.number.scale : nil
        guard let found = ProcessorSignal(own, channel: channel, scale: scale, rate: rate),
            found.trigger == signal.trigger
        else { throw VeltoError(.unsupported, "\(signal.path.root) has another layout on this board") }
        return found
    }

    /// Returns the signal and the channel of an identifier.
    private func find(_ root: String) throws(VeltoError) -> (BoardSignal, Int?) {
        for signal in target.ownSignals {
            if signal.identifier == root { return (signal, nil) }
            for channel in signal.fields.indices where "\(signal.identifier)[\(channel)]" == root {
                return (signal, channel)
            }
        }
        throw VeltoError(.unsupported, "this board has no signal \(root)")
    }

    /// The largest number of a sensor, which corresponds to its range.
    private static let fullScale = 32768.0

    private func setting(of sensor: BoardSensor, scale: Double, rate: Double) throws(VeltoError) -> SensorSetting {
        let chip = try target.chip(of: sensor)
        let setting = chip.nearest(SensorConfiguration(rate: rate, range: scale * Self.fullScale))
        guard let found = setting.scale, abs(found - scale) <= scale * 1e-6 else {
            throw VeltoError(.unsupported, "the \(sensor) of this board has no range with that scale")
        }
        if let other = sensors[sensor], other.range != setting.configuration.range {
            throw VeltoError(.unsupported, "another processor was created for another range of the \(sensor)")
        }
        return setting
    }

    // MARK: Timers and events

    private mutating func copyTimers() {
        for item in program.items {
            guard case .timer(let timer) = item.contents, let number = item.numbers.first, !isPoll(item) else {
                continue
            }
            made[.timer, default: []].insert(number)
            add(CreateTimer(part: part(.timer, number), timer: timer), to: .timer)
        }
    }

    /// Returns whether a part polls a signal for a logger, which creates its own polling.
    private func isPoll(_ item: ProgramItem) -> Bool {
        polls.values.contains { poll in
            item.numbers == [item.module == .timer ? poll.timer : poll.event]
        }
    }

    private mutating func copyEvents(where isMeant: (BoardPacket) -> Bool) {
        for item in program.items where !isPoll(item) {
            guard case .events(let events) = item.contents else { continue }
            for (number, event) in zip(item.numbers, events) where isMeant(event.command) {
                attempt("event \(number), \(event.source.path.text)") { (copy) throws(VeltoError) in
                    try copy.copy(event, number)
                }
            }
        }
    }

    private mutating func nameUnknownEvents(of state: SavedBoardState) {
        let known = Set(program.items.flatMap { item in item.numbers.map { [item.module.rawValue, $0] } })
        for part in state.program where part.module == .event && !known.contains([part.module.rawValue, part.number]) {
            leftOut.append("event \(part.number): it has bytes that the library would not write")
        }
    }

    private mutating func copy(_ event: BoardEvent, _ number: UInt8) throws(VeltoError) {
        let copy = try BoardEvent(try self.event(event.source), try command(event.command), event.token)
        made[.event, default: []].insert(number)
        add(CreateEvents(part: part(.event, number), events: [copy]), to: .event)
    }

    /// Returns the source of an event on the target board.
    private func event(_ source: ProcessorSignal) throws(VeltoError) -> ProcessorSignal {
        let id = source.id.resolved(by: program.numbers) ?? LogSource.noID
        switch source.module {
        case .processor:
            guard let processor = processors[id] else { throw .leftOut("processor \(id)") }
            return processor.source.output(of: processor.configuration, .slot(of: part(.processor, id)))
        case .timer:
            guard isCopied(.timer, id) else { throw .leftOut("timer \(id)") }
            return BoardTimer.ticks(.slot(of: part(.timer, id)))
        default:
            let own = origin.ownSignals.first { signal in
                ProcessorSignal(signal).map { $0.eventBytes == source.eventBytes } ?? false
            }
            guard let own else { return try sameModule(source.module) { source } }
            let (signal, _) = try find(own.identifier)
            return ProcessorSignal(signal) ?? source
        }
    }

    /// Returns a command for the target board, with the numbers of the copied parts.
    private func command(_ command: BoardPacket) throws(VeltoError) -> BoardPacket {
        guard let register = command.register else { return command }
        guard let module = command.numberedModule, let byte = command.bytes.dropFirst(BoardPacket.headerSize).first,
            let number = byte.resolved(by: program.numbers)
        else { return try sameModule(register.module) { command } }
        guard isCopied(module, number) else { throw .leftOut("\(module) \(number)") }
        let rest = command.bytes.dropFirst(BoardPacket.headerSize + 1)
        return BoardPacket(register, [.slot(of: part(module, number))] + rest)
    }

    private func isCopied(_ module: BoardModule, _ number: UInt8) -> Bool {
        module == .processor ? processors[number] != nil : made[module]?.contains(number) ?? false
    }

    /// Throws if the module has another implementation.
    private func sameModule<Result>(_ module: BoardModule, _ body: () -> Result) throws(VeltoError) -> Result {
        guard let other = target.modules[module] else { throw .lacks(module) }
        guard origin.modules[module]?.implementation == other.implementation else {
            throw VeltoError(.unsupported, "this board has another \(module), with other packets")
        }
        return body()
    }

    // MARK: Loggers and macros

    private mutating func copy(_ logger: BoardLogger) throws(VeltoError) {
        let source = logger.layout.source
        let part = part(.logging, logger.layout.loggers.first ?? 0)
        let poll = polls[logger.layout.loggers.first ?? 0]
        guard !source.isRead || poll != nil else {
            throw VeltoError(.unsupported, "it logs a polled signal, and the board does not report its polling event")
        }
        var create = CreateLogger(part: part, key: logger.key, identifier: "", pollInterval: poll?.interval)
        if source.module == .processor {
            guard processors[source.id] != nil else { throw .leftOut("processor \(source.id)") }
            let processor = self.part(.processor, source.id)
            create.identifier =
                source.isRead ? ProcessedSignal.stateKey(of: processor) : ProcessedSignal.outputKey(of: processor)
        } else {
            let (signal, channel) = try find(logger.layout.identifier)
            (create.identifier, create.channel) = (signal.identifier, channel)
            if let sensor = signal.sensor, sensors[sensor] == nil, let range = logger.layout.range {
                let wanted = SensorConfiguration(rate: logger.layout.rate ?? 0, range: range)
                sensors[sensor] = try target.chip(of: sensor).nearest(wanted).configuration
            }
        }
        add(create, to: .logging, slots: logger.layout.loggers.count)
    }

    private mutating func copyMacros() {
        for item in program.items {
            guard case .macro(let macro) = item.contents, let number = item.numbers.first else { continue }
            attempt("macro \(number)") { (copy) throws(VeltoError) in try copy.copy(macro, number) }
        }
    }

    private mutating func copy(_ macro: BoardMacro, _ number: UInt8) throws(VeltoError) {
        var commands: [BoardPacket] = []
        let makesParts = macro.commands.contains(where: \.makesPart)
        for command in macro.commands {
            // Parts created by a boot macro have numbers in their own order.
            let isOwn = makesParts && command.numberedModule != .macro
            commands.append(isOwn ? command : try self.command(command))
        }
        guard !makesParts || target.program.items.allSatisfy({ $0.module != .macro }) else {
            throw VeltoError(.unsupported, "its parts would have other numbers after the macros of this board")
        }
        let copy = try BoardMacro(commands, runsAtBoot: macro.runsAtBoot)
        made[.macro, default: []].insert(number)
        add(CreateMacro(part: part(.macro, number), macro: copy, parts: parts(of: copy)), to: .macro)
    }

    /// Returns the parts created by a macro, whose commands refer to them by number.
    ///
    /// The board must have no foreign macro before it.
    private func parts(of macro: BoardMacro) -> [PlannedNumbers.Part] {
        macro.commands.filter(\.makesPart).compactMap(\.register).enumerated().map { index, register in
            .init(id: part(register.module, UInt8(clamping: index)), module: register.module, count: 1)
        }
    }
}

extension VeltoError {
    fileprivate static func leftOut(_ name: String) -> VeltoError {
        VeltoError(.cancelled, "\(name), on which it depends, is left out")
    }
}
