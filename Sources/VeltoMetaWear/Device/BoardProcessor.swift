public import VeltoCore
public import VeltoWearable

/// A processor on a board.
///
/// It processes each sample of its source.
///
/// ```swift
/// guard let board = device.metaWear else { return }
/// let (length, _) = try board.beginCreateProcessor(ProcessorDefinition(.rss), of: "acceleration")
/// var average = ProcessorDefinition(.lowPass)
/// average.count = 16
/// let (steady, created) = try board.beginCreateProcessor(average, of: length.output)
/// guard created.wait() else { return }
/// print(device.metaWear?.processors.count ?? 0, try steady.info.rate ?? 0)
/// ```
///
/// A processor stays valid across links until it is removed or no longer exists on the board. A reset removes all
/// processors.
public struct BoardProcessor<Device: WearableDevice> {
    let device: Device
    /// The identifier of the part.
    public let part: PartID

    /// Creates the processor of a device part.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }

    /// Information about the processor; throws `staleHandle` for a removed one.
    public var info: ProcessorInfo {
        get throws(VeltoError) {
            let contents = try contents
            let program = try board.record.with { $0.program }
            let (id, item) = (item, program.item(item))
            var processor = contents.processor
            if case .processor(let newest)? = item?.contents { processor = newest }
            return ProcessorInfo(
                contents.kind, processor, item?.numbers.first, program.numbers,
                isRecovered: id.origin == .anotherProgram)
        }
    }

    /// The name of the output signal.
    ///
    /// Use it with `signal(_:)` of the device, for loggers, and as the source of other processors.
    public var output: String { ProcessedSignal.outputKey(of: item) }

    /// The part of the board's program.
    private var item: PartID { (try? board.record)?.item(of: part) ?? part }

    /// The name of the state signal; nil for a type without a state.
    public var state: String? {
        get throws(VeltoError) {
            let processor = try contents.processor
            return processor.configuration.state(of: processor.source.payload).map { _ in
                ProcessedSignal.stateKey(of: item)
            }
        }
    }

    /// Changes the members of the configuration.
    ///
    /// The type, the source and the output format stay.
    public func beginWriteConfiguration(_ definition: ProcessorDefinition) throws(VeltoError) -> Device.Operation {
        try board.begin.perform(configure(definition))
    }

    /// Returns the command of `beginWriteConfiguration(_:)`.
    public func configure(_ definition: ProcessorDefinition) throws(VeltoError) -> any SessionCommand {
        let contents = try contents
        guard contents.kind == definition.kind else {
            throw .invalidArgument("definition.kind", "is not that of the processor, \(contents.kind)")
        }
        guard contents.kind != .fuser else {
            throw VeltoError(.unsupported, "a fuser keeps its inputs", remedy: "create another one")
        }
        let configuration = try definition.configuration(for: contents.processor.source)
        return ConfigureProcessor(part: item, configuration: configuration, known: contents.processor)
    }

    /// Sets the state in the native unit: the remaining count, the sum, the count, or the reference of a delta.
    public func beginWriteState(_ value: Double) throws(VeltoError) -> Device.Operation {
        try board.begin.perform(setState(value))
    }

    /// Returns the command of `beginWriteState(_:)`.
    public func setState(_ value: Double) throws(VeltoError) -> any SessionCommand {
        let processor = try contents.processor
        guard processor.configuration.writtenStateSize != nil,
            let state = processor.configuration.state(of: processor.source.payload)
        else { throw VeltoError(.unsupported, "\(processor.configuration.name) has no state that can be set") }
        let raw = try state.number.raw(value, "value")
        try state.number.check(raw, value)
        return SetProcessorState(part: item, value: Int64(UInt32(bitPattern: raw)), known: processor)
    }

    /// Empties the window of a low-pass or high-pass filter.
    public func beginReset() throws(VeltoError) -> Device.Operation { try board.begin.perform(emptied()) }

    /// Returns the command of `beginReset()`.
    public func emptied() throws(VeltoError) -> any SessionCommand {
        ResetProcessor(part: item, known: try contents.processor)
    }

    /// Removes the processor from the board.
    ///
    /// With `cascade`, its streams, loggers, and all dependent processors and events are also removed.
    ///
    /// Without `cascade`, the operation fails with `hasDependents` if there are any.
    public func beginRemove(cascade: Bool = false) throws(VeltoError) -> Device.Operation {
        _ = try contents
        return try board.begin.perform(RemovePart(part: item, cascade: cascade))
    }

    /// The number by which other parts refer to the processor.
    var number: BoardPacket.Byte { .slot(of: item) }

    private var board: MetaWearDevice<Device> { MetaWearDevice(device: device) }

    var contents: ProcessorPart {
        get throws(VeltoError) {
            guard let contents = try device.contents(of: part) as? ProcessorPart else {
                throw VeltoError(.wrongKind, "the part is no processor")
            }
            return contents
        }
    }

    /// Returns the output if it has that name: its key, or its identifier once the board has assigned the number.
    func output(named name: String) -> ProcessorSignal? {
        guard let processor = try? contents.processor else { return nil }
        let item = item
        let output = processor.source.output(of: processor.configuration, .slot(of: item))
        if name == ProcessedSignal.outputKey(of: item) { return output }
        let numbers = (try? board.record.with { $0.program.numbers }) ?? [:]
        return output.path.identifier(numbers) == name ? output : nil
    }
}

extension ProcessorNumber {
    /// Throws for a number in LSB that does not fit into the bytes of an output, where it would wrap.
    fileprivate func check(_ raw: Int32, _ value: Double) throws(VeltoError) {
        guard width < MemoryLayout<Int32>.size, kind != .float else { return }
        let bits = Int64(8 * width)
        let half = Int64(1) << (bits - 1)
        let range = kind == .signed ? -half...half - 1 : 0...2 * half - 1
        let number = kind == .signed ? Int64(raw) : Int64(UInt32(bitPattern: raw))
        guard !range.contains(number) else { return }
        throw .invalidArgument(
            "value",
            "is \(value): must be \(Double(range.lowerBound) * scale) to \(Double(range.upperBound) * scale), which the output of \(width) bytes holds"
        )
    }
}
