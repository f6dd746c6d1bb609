internal import VeltoCore
internal import VeltoWearable

/// The numbered parts of a board, and their creation.
extension BoardPlan {
    /// The firmware of the processors.
    var processorFirmware: ProcessorFirmware {
        ProcessorFirmware(revision: modules[.processor]?.revision ?? 0, version: firmwareVersion)
    }

    /// Plans the creation of a part by packets.
    ///
    /// The reply to the last packet contains its number.
    ///
    /// On a live board, the number is requested. On the future board of a sequence, the number follows from the order.
    mutating func create(
        _ part: PartID, _ contents: ProgramItem.Contents, _ packets: [BoardPacket], _ register: BoardRegister,
        _ purpose: String
    ) throws(VeltoError) -> [BoardStep] {
        var next = program
        do throws(VeltoError) {
            try next.add(contents, as: part, processorFirmware)
        } catch {
            // Sequences have separate numbers: the current parts of the board are gone when a macro creates those of
            // the sequence.
            guard !isLive, error.code == .noSlot else { throw error }
            next.append(contents, as: part)
        }
        guard isLive else {
            let number = planned.add(.init(id: part, module: contents.module, count: contents.slotCount))
            guard let number else {
                throw VeltoError(
                    .unsupported, "\(contents.name) cannot be part of a sequence", remedy: "create it from the host")
            }
            try planned.check(program)
            program = next
            slots[part] = number
            return packets.map { .write(BoardStep.Write(packet: $0, purpose: purpose)) }
        }
        return try ask(packets, register, purpose)
    }

    /// Writes packets and awaits a single reply.
    ///
    /// The entry of an event and its parameters are sent back to back: some firmware replies to the first, some to the
    /// second.
    func ask(_ packets: [BoardPacket], _ register: BoardRegister, _ purpose: String) throws(VeltoError) -> [BoardStep] {
        var resolved: [[UInt8]] = []
        for packet in packets { resolved.append(try packet.resolved(by: slots)) }
        guard let first = resolved.first else { return [] }
        return [
            .ask(
                BoardStep.Question(
                    reply: .created(register), packet: first, following: Array(resolved.dropFirst()), name: purpose))
        ]
    }

    /// Records the numbers that the board assigned to a part.
    ///
    /// Throws if it had none left, or assigned those of another part.
    mutating func created(
        _ part: PartID, _ contents: ProgramItem.Contents, _ answers: [ReceivedBytes]
    ) throws(VeltoError) {
        var numbers: [UInt8] = []
        for answer in answers {
            guard let number = answer.createdNumber else {
                throw VeltoError(
                    .noSlot,
                    "the board has no free slot for \(contents.name(program.numbers))",
                    remedy: "tear the board down, or recover it and remove some"
                )
            }
            guard !numbers.contains(number), !program.isTaken(number, of: contents.module) else {
                throw VeltoError(
                    .protocol, "the board gave the number \(number) to \(contents.name), which another part has")
            }
            numbers.append(number)
        }
        guard numbers.count == contents.slotCount else {
            throw VeltoError(.cancelled, "\(contents.name) was not created")
        }
        try program.add(contents, as: part, processorFirmware)
        program.created(part, numbers)
        // A reassigned number no longer belongs to its earlier part, for example after an interrupted macro recording.
        for number in numbers { program.foreign[contents.module]?.remove(number) }
        slots[part] = numbers.first
    }

    /// Removes the slots of a part whose creation has failed.
    ///
    /// A slot with an unknown number is found when the slots are read.
    mutating func undoCreation(
        _ part: PartID, _ contents: ProgramItem.Contents, _ answers: [ReceivedBytes],
        _ removal: (BoardPacket.Byte) -> BoardPacket
    ) -> [BoardStep] {
        let payloads = contents.payloads(slots)
        program.removed([part])
        slots[part] = nil
        let numbers = answers.compactMap(\.createdNumber).filter { !program.isTaken($0, of: contents.module) }
        if answers.count < contents.slotCount {
            let left = Array(payloads.dropFirst(answers.count))
            program.leftovers.append(ProgramLeftover(module: contents.module, payloads: left))
        }
        return numbers.map { number in
            .write(BoardStep.Write(packet: removal(.value(number)), purpose: "remove what was created", kind: .ending))
        }
    }

    /// The modules to be read for leftovers of failed creations.
    var modulesWithLeftovers: [BoardModule] {
        // A processor counts as a possible failure while its creation is in progress.
        BoardModule.readable.filter { program.hasLeftovers($0) && ($0 != .processor || !knowsProcessors) }
    }

    /// Returns the commands that find leftovers of failed creations.
    func cleanings(of module: BoardModule) -> [any BoardCommand] {
        program.hasLeftovers(module) ? [ReadParts(all: [module], of: self)] : []
    }

    /// Handles the loss or the removal of the parts of some modules.
    mutating func endProgram(_ modules: Set<BoardModule>) -> [BoardStep] {
        let signals = program.items.filter { modules.contains($0.module) }.flatMap { program.signals(of: $0.id) }
        let steps = endStreams(of: signals)
        if !modules.isDisjoint(with: .described) { losePolls() }
        let gone = program.end(modules)
        for part in gone { slots[part] = nil }
        return steps + [.effect(.endParts(gone))]
    }

    /// Ends the streams of signals whose parts are gone.
    mutating func endStreams(of signals: [String]) -> [BoardStep] {
        let streams = feeds.streams.filter { signals.contains($0.signal.identifier) }
        guard !streams.isEmpty else { return [] }
        for stream in streams { feeds.remove(stream.feed) }
        let error = VeltoError(.cancelled, "the source of the stream was removed from the board")
        return [.effect(.endStreams(of: streams.map(\.feed.signal.key), error))]
            + streams.flatMap { silence($0.signal.register) }
    }

    /// Adopts the program of an earlier link.
    mutating func adopt(_ earlier: BoardProgram) {
        program.take(partsOf: earlier)
        slots = program.numbers
    }

    /// Returns a signal as a source of processors and events; nil if the board does not have it.
    func source(named name: String) -> ProcessorSignal? {
        guard let signal = signal(named: name) else { return plannedTicks(named: name) }
        return output(of: signal) ?? ProcessorSignal(signal)
    }

    /// Returns the ticks of a timer planned by this sequence.
    private func plannedTicks(named name: String) -> ProcessorSignal? {
        for item in program.items where item.id.ticksKey == name {
            if case .timer(let timer) = item.contents {
                return BoardTimer.ticks(.slot(of: item.id), period: timer.period)
            }
        }
        return nil
    }
}

extension ReceivedBytes {
    /// The number of a part in the reply to its creation; nil if the board had none left.
    var createdNumber: UInt8? {
        var value = reader(at: BoardPacket.headerSize)
        return value.next(UInt8.self)
    }
}
