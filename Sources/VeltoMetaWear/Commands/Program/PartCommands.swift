internal import VeltoCore
internal import VeltoWearable

/// Removes a part, and with `cascade` all its dependents.
///
/// Source of all in this file: MetaWear system protocol, 4 and 5.
struct RemovePart: BoardCommand {
    let part: PartID
    var cascade = false

    var isEnd: Bool { true }
    var usedParts: [PartID] { [part] }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        if case .macro? = board.program.item(part)?.contents {
            throw VeltoError(
                .unsupported, "boards erase macros together", remedy: "erase them all, which ends with the next reset")
        }
        // Refused before any change.
        let whole = try board.program.removal(of: part, cascade: cascade).map(\.part)
        let ends =
            board.endStreams(of: whole.flatMap { board.program.signals(of: $0) })
            + (try board.removeUsers(of: whole, cascade: cascade))
        // Without the polling of loggers, which has ended with them.
        let removal = try board.program.removal(of: part, cascade: cascade)
        let packets = try removal.map { (_, packet) throws(VeltoError) in try packet.resolved(by: board.slots) }
        let parts = removal.map(\.part)
        board.program.removed(parts)
        for part in parts { board.slots[part] = nil }
        // If the link is lost among the packets, the next link writes the rest.
        return ([.effect(.endParts(parts))] + ends + BoardStep.end(packets, "remove a part of the program"))
            .effectsFirst
    }
}

/// Replaces the configuration of a processor.
///
/// The type and the source stay.
struct ConfigureProcessor: BoardCommand {
    let part: PartID
    let configuration: ProcessorConfiguration

    /// The processor's definition, for a sequence that is used after the board has created it.
    var known: Processor?

    var usedParts: [PartID] { [part] }
    var isAboutPart: Bool { true }
    var module: BoardModule? { .processor }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let processor = try board.processor(part, known)
        guard processor.configuration.code == configuration.code else {
            throw .invalidArgument("config.type", "is not that of the processor, \(processor.configuration.name)")
        }
        try configuration.check(processor.source, board.processorFirmware)
        guard
            configuration.output(of: processor.source.payload)
                == processor.configuration.output(of: processor.source.payload)
        else {
            throw .invalidArgument("config", "changes the output of the processor", remedy: "create another one")
        }
        let next = Processor(source: processor.source, configuration: configuration)
        board.program.replace(part, by: .processor(next))
        let packet = ProcessorPackets.configure(.slot(of: part), next, board.processorFirmware)
        return [
            .write(BoardStep.Write(packet: packet, purpose: "configure \(ProgramItem.Contents.processor(next).name)"))
        ]
    }
}

/// Sets the state of a processor in LSB: the remaining count, the sum, the count or the reference.
struct SetProcessorState: BoardCommand {
    let part: PartID
    let value: Int64

    /// The processor's definition, for a sequence that is used after the board has created it.
    var known: Processor?

    var usedParts: [PartID] { [part] }
    var isAboutPart: Bool { true }
    var module: BoardModule? { .processor }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let configuration = try board.processor(part, known).configuration
        let packet = try ProcessorPackets.setState(.slot(of: part), of: configuration, to: value)
        return [.write(BoardStep.Write(packet: packet, purpose: "set the state of \(configuration.name)"))]
    }
}

/// Empties the window of an average.
struct ResetProcessor: BoardCommand {
    let part: PartID

    /// The processor's definition, for a sequence that is used after the board has created it.
    var known: Processor?

    var usedParts: [PartID] { [part] }
    var isAboutPart: Bool { true }
    var module: BoardModule? { .processor }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let configuration = try board.processor(part, known).configuration
        let packet = try ProcessorPackets.reset(.slot(of: part), of: configuration)
        return [.write(BoardStep.Write(packet: packet, purpose: "reset \(configuration.name)"))]
    }
}

/// Starts or stops a timer.
struct RunTimer: BoardCommand {
    let part: PartID
    let isOn: Bool

    var usedParts: [PartID] { [part] }
    var isAboutPart: Bool { true }
    var module: BoardModule? { .timer }
    var isEnd: Bool { !isOn }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        // A sequence is used later: its numbers are resolved then.
        guard !board.isLive || board.program.item(part)?.module == .timer else { throw .partIsGone("timer") }
        let packet = isOn ? BoardTimer.start(.slot(of: part)) : BoardTimer.stop(.slot(of: part))
        let purpose = isOn ? "start a timer" : "stop a timer"
        return [.write(BoardStep.Write(packet: packet, purpose: purpose, kind: isOn ? .plain : .ending))]
    }
}

/// Runs a macro.
struct RunMacro: BoardCommand {
    let part: PartID

    var module: BoardModule? { .macro }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        guard !board.isLive || board.program.item(part)?.module == .macro else { throw .partIsGone("macro") }
        return [.write(BoardStep.Write(packet: BoardMacro.run(.slot(of: part)), purpose: "run a macro"))]
    }
}

/// Erases all macros.
///
/// The board erases them when the link ends.
struct EraseMacros: BoardCommand {
    var module: BoardModule? { .macro }

    var isEnd: Bool { true }

    func steps(on board: inout BoardPlan) -> [BoardStep] {
        board.program.erasesMacros = true
        return board.endProgram([.macro])
            + [.write(BoardStep.Write(packet: BoardMacro.erasePacket, purpose: "erase the macros", kind: .ending))]
    }
}

extension BoardPlan {
    /// Ends the streams and removes the loggers of part signals; throws if there are any and `cascade` is off.
    fileprivate mutating func removeUsers(of parts: [PartID], cascade: Bool) throws(VeltoError) -> [BoardStep] {
        let (streams, loggers) = (streams(of: parts), loggers(of: parts))
        if let name = streams.first.map({ "a stream of \($0.signal.identifier)" })
            ?? loggers.first.map({ "a logger of \($0.layout.identifier)" })
        {
            guard cascade else {
                throw VeltoError(
                    .hasDependents, "\(name) depends on it", remedy: "end that first, or remove all with it (cascade)")
            }
            guard loggers.isEmpty || log.run == nil else {
                throw VeltoError(
                    .invalidState, "the log runs", remedy: "stop it before you remove what its loggers store")
            }
        }
        let error = VeltoError(.cancelled, "the processor of the stream was removed")
        var steps: [BoardStep] =
            streams.isEmpty ? [] : [.effect(.endStreams(of: streams.map(\.feed.signal.key), error))]
        for stream in streams { steps += end(stream.signal, stream.feed) }
        let gone = log.removeLoggers { logger in loggers.contains { $0.layout.loggers == logger.layout.loggers } }
        steps += LogRegister.remove(gone.flatMap(\.layout.loggers))
        for logger in gone { steps += removePoll(of: logger) }
        let handles = gone.compactMap(\.part)
        return steps + (handles.isEmpty ? [] : [.effect(.endParts(handles))])
    }

    /// Returns the processor of a part.
    ///
    /// In a sequence, a processor that does not exist yet is known by its definition.
    fileprivate func processor(_ part: PartID, _ known: Processor?) throws(VeltoError) -> Processor {
        if case .processor(let processor)? = program.item(part)?.contents { return processor }
        guard !isLive, let known else { throw .partIsGone("processor") }
        return known
    }
}

extension VeltoError {
    fileprivate static func partIsGone(_ name: String) -> VeltoError {
        VeltoError(.invalidState, "the board no longer has the \(name)")
    }
}
