public import VeltoCore
public import VeltoWearable

/// Processors of a board.
extension MetaWearDevice {
    /// The timeout of the answers about all processors (seconds).
    private static var patience: Double { 30 }

    /// Creates a processor of a signal or of one of its channels.
    ///
    /// The board processes each sample of the signal.
    ///
    /// `source` is an identifier, or the output of another processor, which may still be pending. The processor can be
    /// used at once, and is removed if the operation fails. The operation fails with `noSlot` if the board has no room,
    /// and with `cancelled` if the source could not be created. Throws `invalidArgument` for a source that the
    /// processor type does not accept.
    public func beginCreateProcessor(
        _ definition: ProcessorDefinition, of source: String, channel: Int? = nil,
        inputs: [BoardProcessor<Device>] = []
    ) throws(VeltoError) -> (processor: BoardProcessor<Device>, operation: Device.Operation) {
        let processor = try processor(definition, source, channel, inputs)
        let part = try device.makePart(.processor, ProcessorPart(definition.kind, processor))
        do throws(VeltoError) {
            for signal in ProcessorOutlets(processor, part).descriptions(of: part) {
                try device.makeSignal(signal, of: part)
            }
            let operation = try device.perform(
                CreateProcessor(part: part, processor: processor), timeout: Self.patience)
            return (BoardProcessor(part, of: device), operation)
        } catch {
            device.endPart(part)
            throw error
        }
    }

    /// Records the creation of a processor in a sequence, so that it exists after each reset.
    ///
    /// The sequence can then only become a boot macro.
    ///
    /// The output and state can be used only in later calls on that sequence. Their identifiers contain `..` instead of
    /// numbers, which are known once the macro is recorded. The inputs of a fuser are buffers of that sequence or of
    /// the board.
    public func planProcessor(
        _ definition: ProcessorDefinition, of source: String, channel: Int? = nil,
        inputs: [BoardProcessor<Device>] = [], into sequence: CommandSequence
    ) throws(VeltoError) -> BoardProcessor<Device> {
        let processor = try processor(definition, source, channel, inputs)
        let part = try plan(.processor, ProcessorPart(definition.kind, processor), into: sequence) {
            (part) throws(VeltoError) in
            for signal in ProcessorOutlets(processor, part).descriptions(of: part) {
                try device.makeSignal(signal, of: part)
            }
            return CreateProcessor(part: part, processor: processor)
        }
        return BoardProcessor(part, of: device)
    }

    /// The processors of the board, oldest first, including pending ones.
    ///
    /// Processors of other programs are included after `recover()`, and those of earlier runs with a saved state.
    public var processors: [BoardProcessor<Device>] {
        makePartsOfProgram()
        let planned = (try? record.with { $0.planned }) ?? PlannedParts()
        return allProcessors.filter { !planned.contains($0.part) }
    }

    /// The processors, including those planned by sequences.
    private var allProcessors: [BoardProcessor<Device>] {
        device.parts.filter { (try? device.contents(of: $0)) is ProcessorPart }.map { BoardProcessor($0, of: device) }
    }

    /// Computes the resources that a processor would take.
    ///
    /// Writes nothing.
    ///
    /// Throws the error with which its creation would fail.
    public func estimateProcessor(
        _ definition: ProcessorDefinition, of source: String, channel: Int? = nil,
        inputs: [BoardProcessor<Device>] = []
    ) throws(VeltoError) -> ProcessorEstimate {
        guard let status else { throw .notConnected }
        let processor = try processor(definition, source, channel, inputs)
        let (source, configuration) = (processor.source, processor.configuration)
        let output = source.output(of: configuration, .value(0))
        var program = try record.with { $0.program }
        program.take(status.modules)
        // Processors that the board has not created yet also take slots.
        let pending = processors.filter { program.item($0.part) == nil }.count
        let free = program.freeSlots(.processor) - pending - 1
        guard free >= 0 else {
            throw VeltoError(
                .noSlot, "the board has no free slot for the \(configuration.name)", remedy: "remove others")
        }
        let held = configuration.heldSize(of: source.payload)
        let room = max(BoardStatus.notificationsCarried - status.notificationsAsked, 0)
        let rate = output.rate.limit
        return ProcessorEstimate(
            slotCount: 1, freeSlotCount: free, heldSize: held, allHeldSize: program.heldSize + held, rate: rate,
            lostShare: rate.map { $0 > room ? 1 - room / $0 : 0 } ?? 0,
            loggerSlotCount: output.payload.isStorable ? output.loggerSlots : 0)
    }

    // MARK: Sources

    /// Returns the processor for a definition, after validation.
    private func processor(
        _ definition: ProcessorDefinition, _ source: String, _ channel: Int?, _ inputs: [BoardProcessor<Device>]
    ) throws(VeltoError) -> Processor {
        guard let status else { throw .notConnected }
        guard let info = status.modules[.processor] else { throw .lacks(.processor) }
        let source = try self.source(source, channel, status)
        var buffers: [(number: BoardPacket.Byte, payload: ProcessorPayload)] = []
        for input in inputs {
            let contents = try input.contents
            guard contents.kind == .buffer else { throw .invalidArgument("inputs", "must be buffers") }
            buffers.append((input.number, contents.processor.source.payload))
        }
        let configuration = try definition.configuration(for: source, inputs: buffers)
        let firmware = ProcessorFirmware(
            revision: info.revision, version: (try? record.with { $0.state?.details.firmware }).flatMap { $0 } ?? "")
        try configuration.check(source, firmware)
        return Processor(source: source, configuration: configuration)
    }

    /// Returns a signal of the board with its sensor's setting, or the output of a processor.
    private func source(_ name: String, _ channel: Int?, _ status: BoardStatus) throws(VeltoError) -> ProcessorSignal {
        if let processed = allProcessors.lazy.compactMap({ $0.output(named: name) }).first {
            guard let channel else { return processed }
            guard let one = processed.channel(channel) else {
                throw VeltoError(
                    .unsupported,
                    "\(processed.path.text) has no channel \(channel) that can be processed: packets with a counter or several samples have none"
                )
            }
            return one
        }
        guard let signal = status.signal(name) else {
            throw VeltoError(.notFound, "the board has no signal \(name)")
        }
        guard signal.bus == nil else {
            throw VeltoError(.unsupported, "\(name) is read from a bus, so no processor receives it")
        }
        let setting = try signal.sensor.map { sensor throws(VeltoError) in try self.setting(of: sensor, status) }
        let rate = setting.flatMap { $0.configuration.rate > 0 ? $0.configuration.rate : nil }
        guard let source = ProcessorSignal(signal, channel: channel, scale: setting?.scale, rate: rate) else {
            throw VeltoError(.notFound, "the signal \(name) has \(signal.fields.count) channels")
        }
        return source
    }

    /// Returns the setting of a running sensor, or that of the next start.
    ///
    /// A choice of the program counts from the time at which it was made.
    private func setting(of sensor: BoardSensor, _ status: BoardStatus) throws(VeltoError) -> SensorSetting {
        let chip = try status.chip(of: sensor)
        let choice = try record.with { $0.preferences.choices[sensor] }
        let configuration = status.sensors[sensor].flatMap { $0.inForce ?? choice ?? $0.next } ?? choice
        return configuration.map { chip.nearest($0) } ?? chip.standardSetting
    }
}
