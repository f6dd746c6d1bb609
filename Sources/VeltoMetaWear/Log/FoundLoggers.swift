internal import VeltoCore
internal import VeltoWearable

/// The loggers that a board reports: the source of each, by its number.
///
/// Source: MetaWear system protocol, 3.9, 6.1 and 6.2.
struct FoundLoggers: Hashable, Sendable {
    /// The sources, of at most four bytes each.
    private(set) var chunks: [UInt8: LogSource]

    init(_ chunks: [UInt8: LogSource]) {
        self.chunks = chunks
    }

    /// Returns whether the board has the loggers of a layout, with its sources.
    func has(_ layout: LoggerLayout) -> Bool {
        zip(layout.loggers, layout.source.chunks).allSatisfy { number, chunk in
            chunks[number] == layout.source.part(chunk)
        }
    }

    /// Removes the loggers of a layout.
    mutating func remove(_ layout: LoggerLayout) {
        for number in layout.loggers { chunks[number] = nil }
    }

    /// Removes the loggers with the chunks of a source, and returns their numbers.
    mutating func removeChunks(of source: LogSource) -> [UInt8] {
        let parts = Set(source.chunks.map { source.part($0) })
        let numbers = chunks.filter { parts.contains($0.value) }.keys.sorted()
        for number in numbers { chunks[number] = nil }
        return numbers
    }

    // MARK: Layouts

    /// The layouts of all loggers: of signals and channels that match their sources, and of raw numbers for the others.
    ///
    /// `isRanged` returns whether the scale of a signal depends on a range. Boards do not store the range of a logger.
    func layouts(_ signals: [BoardSignal], isRanged: (BoardSignal) -> Bool) -> [LoggerLayout] {
        var found = self
        var layouts: [LoggerLayout] = []
        for number in chunks.keys.sorted() {
            guard let source = found.chunks[number] else { continue }
            let layout = found.layout(of: source, signals, isRanged) ?? found.rawLayout(from: number, source)
            guard let layout else { continue }
            found.remove(layout)
            layouts.append(layout)
        }
        return layouts
    }

    /// The layout of the signal or the channel that a chunk begins; nil if there is none.
    private func layout(
        of source: LogSource, _ signals: [BoardSignal], _ isRanged: (BoardSignal) -> Bool
    ) -> LoggerLayout? {
        for signal in signals where LogSource(signal)?.hasOrigin(of: source) ?? false {
            for channel in [nil] + signal.asStored.fields.indices.map({ Optional($0) }) {
                let stored = signal.asStored
                guard let wanted = LogSource(stored, channel: channel), let first = wanted.chunks.first,
                    wanted.part(first) == source, let numbers = numbers(of: wanted),
                    var layout = try? LoggerLayout(stored, channel: channel, loggers: numbers)
                else { continue }
                if isRanged(signal) { layout.forgetRange() }
                return layout
            }
        }
        return nil
    }

    /// The loggers of the chunks of a source, in ascending order; nil if one is missing.
    private func numbers(of source: LogSource) -> [UInt8]? {
        var numbers: [UInt8] = []
        for chunk in source.chunks {
            let part = source.part(chunk)
            let next = chunks.keys.sorted().first { number in
                chunks[number] == part && numbers.last.map { $0 < number } ?? true
            }
            guard let next else { return nil }
            numbers.append(next)
        }
        return numbers
    }

    /// The layout of adjacent chunks, as raw numbers.
    private func rawLayout(from number: UInt8, _ first: LogSource) -> LoggerLayout? {
        var size = first.size
        if first.offset == 0, size == LogEntry.dataSize {
            while let next = chunks.values.first(where: { $0.hasOrigin(of: first) && $0.offset == size }),
                size + next.size <= LogAssembler.largestSize
            {
                size += next.size
                if next.size < LogEntry.dataSize { break }
            }
        }
        let whole = LogSource(
            module: first.module, register: first.register, id: first.id, offset: first.offset, size: size)
        let (source, loggers) = numbers(of: whole).map { (whole, $0) } ?? (first, [number])
        return try? LoggerLayout(source.identifier, source, loggers: loggers, source.rawFields, scales: nil)
    }
}

extension LogSource {
    /// Returns whether another source has the same module, register and id.
    func hasOrigin(of other: LogSource) -> Bool {
        (module, register, id) == (other.module, other.register, other.id)
    }

    /// A chunk as a source of its own.
    func part(_ chunk: Chunk) -> LogSource {
        LogSource(module: module, register: register, id: id, offset: chunk.offset, size: chunk.length)
    }

    private static let (outputRegister, stateRegister, tickRegister): (UInt8, UInt8, UInt8) = (0x03, 0xC4, 0x06)

    /// The identifier of a source without a signal: the processor or the timer that feeds it, or the register in hex.
    var identifier: String {
        if module == .timer, register == Self.tickRegister { return "timer?id=\(id)" }
        if module == .processor, register == Self.outputRegister { return "processor?id=\(id)" }
        if module == .processor, register == Self.stateRegister { return "processor-state?id=\(id)" }
        let place = id == Self.noID ? [module.rawValue, register] : [module.rawValue, register, id]
        return "register " + Hex.text(place.span) + (offset == 0 ? "" : " +\(offset)")
    }

    /// The bytes as numbers without a unit, of the largest size that fits.
    fileprivate var rawFields: [LoggerLayout.Field] {
        var formats = [SampleFormat](repeating: .uint32, count: size / SampleFormat.uint32.width)
        if size & 2 != 0 { formats.append(.uint16) }
        if size & 1 != 0 { formats.append(.uint8) }
        return formats.enumerated().map { LoggerLayout.Field(name: "value\($0)", unit: .none, format: $1) }
    }
}
