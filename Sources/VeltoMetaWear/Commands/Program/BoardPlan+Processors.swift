internal import VeltoCore
internal import VeltoWearable

/// The outputs and states of processors, as signals of the board.
extension BoardPlan {
    /// Returns the signal with that identifier or key; nil if the board has none.
    func signal(named name: String) -> BoardSignal? {
        signals.first { $0.identifier == name } ?? processedSignals.first { $0.key == name || $0.identifier == name }
    }

    /// The outputs and states of the board's processors.
    var processedSignals: [BoardSignal] {
        program.items.lazy.filter { $0.module == .processor }.flatMap { signals(of: $0.id) }
    }

    /// The outputs and states of processors created without a handle.
    ///
    /// The device lists them itself.
    var adoptedSignals: [BoardSignal] {
        program.items.lazy.filter { $0.module == .processor && $0.id.origin != nil }.flatMap { signals(of: $0.id) }
    }

    /// The numbers of the program's parts, and those planned by a sequence.
    private var numbers: [PartID: UInt8] { program.numbers.merging(slots) { $1 } }

    /// Returns the output of a processor, and its state if it has one.
    func signals(of part: PartID) -> [BoardSignal] {
        guard let item = program.item(part), case .processor(let processor) = item.contents, numbers[part] != nil
        else { return [] }
        let outlets = ProcessorOutlets(processor, part)
        return [(outlets.output, ProcessedSignal.outputKey(of: part))].map { signal($0, $1, processor, part) }
            + (outlets.state.map { [signal($0, ProcessedSignal.stateKey(of: part), processor, part)] } ?? [])
    }

    private func signal(
        _ signal: ProcessorSignal, _ key: String, _ processor: Processor, _ part: PartID
    ) -> BoardSignal {
        let processed = ProcessedSignal(
            key: key, payload: signal.payload, rate: signal.rate, roots: roots(of: processor))
        let numbers = numbers
        return BoardSignal(
            signal, processed, number: numbers[part], identifier: signal.path.identifier(numbers) ?? signal.path.text)
    }

    /// Returns the board signals from which a processor and its inputs are computed, each once.
    private func roots(of processor: Processor) -> [BoardSignal] {
        var (roots, rest, visited): ([BoardSignal], [Processor], Set<Processor>) = ([], [processor], [])
        // Processors of other programs may read each other.
        while let next = rest.popLast() {
            guard visited.insert(next).inserted else { continue }
            rest += next.configuration.inputs.reversed().compactMap { self.processor($0) }
            if next.source.module == .processor {
                rest += self.processor(next.source.id).map { [$0] } ?? []
            } else {
                roots += root(of: next.source).map { [$0] } ?? []
            }
        }
        var seen: Set<String> = []
        return roots.filter { seen.insert($0.identifier).inserted }
    }

    private func root(of source: ProcessorSignal) -> BoardSignal? {
        let register = BoardRegister(source.module, source.register)
        let own = ownSignals + describedSignals.map(\.signal)
        guard
            var root = own.first(where: {
                $0.register == register && BoardPacket.Byte.value($0.id ?? LogSource.noID) == source.id
            })
        else { return nil }
        // Without units, the range is not known.
        root.frozenScale = source.payload.number.unit == .none ? nil : source.payload.numbers.first?.scale
        root.frozenRate = source.rate.limit
        return root
    }

    /// Returns the processor with that number.
    private func processor(_ number: BoardPacket.Byte) -> Processor? {
        let item =
            if case .slot(let part) = number { program.item(part) } else {
                program.items.first { item in
                    item.module == .processor && number.resolved(by: [:]).map(item.numbers.contains) ?? false
                }
            }
        if case .processor(let processor)? = item?.contents { return processor } else { return nil }
    }

    /// Returns the output of a processor as a source of others; nil for another signal.
    func output(of signal: BoardSignal) -> ProcessorSignal? {
        guard signal.processed != nil else { return nil }
        for item in program.items where ProcessedSignal.outputKey(of: item.id) == signal.key {
            if case .processor(let processor) = item.contents { return ProcessorOutlets(processor, item.id).output }
        }
        return nil
    }

    // MARK: Streams

    /// Starts the sensors and notifications of a processor's output.
    mutating func beginOutput(_ signal: BoardSignal, _ feed: SampleFeed) throws(VeltoError) -> [BoardStep] {
        let (begin, run) = try beginRoots(of: signal, for: .stream(signal.identifier))
        feeds.add(signal, feed, from: signal.register, rate: signal.processed?.rate.limit)
        let packets = ProcessorPackets.notifications(.value(signal.id ?? 0), true)
        return begin
            + packets.map {
                .write(.init(packet: $0, purpose: "begin the notifications of \(signal.identifier)"))
            } + run
    }

    /// Ends the notifications of a processor, and the sensors that run only for them.
    mutating func endOutput(_ signal: BoardSignal, hasBegun: Bool) -> [BoardStep] {
        var steps: [BoardStep] = []
        for sensor in signal.sensors { steps += end(sensor, for: .stream(signal.identifier)) }
        guard hasBegun, let number = signal.id else { return steps }
        let packets = ProcessorPackets.notifications(.value(number), false)
        return packets.map {
            .write(.init(packet: $0, purpose: "end the notifications of \(signal.identifier)", kind: .ending))
        } + steps
    }

    /// Starts the sensors of a processor's output.
    ///
    /// They run once the board is configured to process their samples.
    ///
    /// Throws for a sensor whose range differs from that at the processor's creation: its numbers would have another
    /// meaning.
    mutating func beginRoots(
        of signal: BoardSignal, for user: SensorUser
    ) throws(VeltoError) -> (begin: [BoardStep], run: [BoardStep]) {
        var (begun, run): ([BoardStep], [BoardStep]) = ([], [])
        for root in signal.processed?.roots ?? [] {
            guard let sensor = root.sensor else { continue }
            let (setting, steps) = try begin(sensor, for: user, output: root.register)
            guard setting.scale == nil || root.frozenScale == nil || setting.scale == root.frozenScale else {
                throw VeltoError(
                    .invalidState,
                    "\(signal.identifier) was created for another range of the \(sensor) than "
                        + "\(setting.configuration.text(for: sensor))",
                    remedy: "set that range, or create it again")
            }
            let heard = hear(sensor, setting)
            begun += steps + heard.warnings
            run += self.run(sensor, for: user) + silence(heard.unheard)
            if sensor == .fusion { run.append(.updateGameInput) }
        }
        return (begun, run)
    }

    // MARK: Dependents

    /// The loggers of signals of parts.
    func loggers(of parts: [PartID]) -> [BoardLogger] {
        let sources = parts.flatMap { signals(of: $0) }.compactMap { LogSource($0) }
        return log.loggers.filter { logger in sources.contains { $0.hasOrigin(of: logger.layout.source) } }
    }

    /// The streams of signals of parts.
    func streams(of parts: [PartID]) -> [(signal: BoardSignal, feed: SampleFeed)] {
        let keys = Set(parts.flatMap { signals(of: $0) }.map(\.key))
        return feeds.streams.filter { keys.contains($0.signal.key) }
    }
}

/// The output signals of a processor.
struct ProcessorOutlets {
    let output: ProcessorSignal
    /// Nil for a type without a state.
    let state: ProcessorSignal?

    init(_ processor: Processor, _ part: PartID) {
        output = processor.source.output(of: processor.configuration, .slot(of: part))
        state = processor.source.state(of: processor.configuration, .slot(of: part))
    }

    /// Returns the descriptions before the board has assigned a number.
    func descriptions(of part: PartID) -> [SignalDescription] {
        [(output, ProcessedSignal.outputKey(of: part)), (state, ProcessedSignal.stateKey(of: part))].compactMap {
            signal, key in
            guard let signal else { return nil }
            let processed = ProcessedSignal(key: key, payload: signal.payload, rate: signal.rate)
            return BoardSignal(signal, processed, number: nil, identifier: signal.path.text).description
        }
    }
}

extension BoardSignal {
    /// The sensors that must run for the signal.
    var sensors: [BoardSensor] { processed.map { $0.roots.compactMap(\.sensor) } ?? [sensor].compactMap { $0 } }
}
