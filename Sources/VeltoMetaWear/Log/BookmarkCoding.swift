internal import VeltoCore
internal import VeltoWearable

// The parts of a bookmark as bytes. Each is written and read in the same place.

extension ByteWriter {
    /// Writes a count and the elements.
    mutating func write<Element>(_ list: [Element], _ body: (inout ByteWriter, Element) -> Void) {
        write(UInt32(clamping: list.count))
        for element in list { body(&self, element) }
    }

    /// Writes a flag, and the value if there is one.
    mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
        write(value.map { [$0] } ?? [], body)
    }

    mutating func write(_ number: Double) { write(number.bitPattern) }

    mutating func write(_ text: String) {
        write(Array(text.utf8)) { $0.write($1) }
    }
}

extension ByteReader {
    /// Reads a count and the elements, each at least one byte long.
    mutating func readList<Element>(_ body: (inout ByteReader) throws -> Element) throws -> [Element] {
        let count = Int(try read(UInt32.self))
        guard count <= remaining else { throw ByteError(offset: offset, needed: count, available: remaining) }
        var list: [Element] = []
        for _ in 0..<count { list.append(try body(&self)) }
        return list
    }

    mutating func readOptional<Value>(_ body: (inout ByteReader) throws -> Value) throws -> Value? {
        try readList(body).first
    }

    /// The error for invalid bytes.
    fileprivate var noValue: ByteError { ByteError(offset: offset, needed: 0, available: remaining) }

    /// Reads a counter, with a limit that prevents later overflow.
    mutating func readCount() throws -> UInt64 {
        let count = try read(UInt64.self)
        guard count < 1 << 60 else { throw noValue }
        return count
    }

    /// Reads a finite number.
    mutating func readDouble() throws -> Double {
        let number = Double(bitPattern: try read(UInt64.self))
        guard number.isFinite else { throw noValue }
        return number
    }

    /// Reads a tick or a time in nanoseconds, with a limit that prevents later overflow.
    mutating func readMoment() throws -> Int64 {
        let moment = try read(Int64.self)
        guard moment.magnitude < 1 << 62 else { throw noValue }
        return moment
    }

    mutating func readText() throws -> String {
        String(decoding: try readList { reader throws in try reader.read(UInt8.self) }, as: UTF8.self)
    }
}

// MARK: Clock and parts of the log

extension ByteWriter {
    mutating func write(_ anchor: LogAnchors.Anchor) {
        write(anchor.resetID)
        write(anchor.tick)
        write(anchor.time.nanoseconds)
    }

    mutating func write(_ stretch: LogStretch) {
        write(stretch.reset)
        write(stretch.first)
        write(stretch.last)
        write(stretch.count)
        write(stretch.line) { writer, line in
            writer.write(line.tick)
            writer.write(line.utc)
            writer.write(line.nanosecondsPerTick)
        }
        write(stretch.previous) { writer, end in
            writer.write(end.reset)
            writer.write(end.utc) { $0.write($1) }
            writer.write(end.slack)
            writer.write(end.earliestBoot) { $0.write($1) }
        }
    }
}

extension ByteReader {
    mutating func readEntry() throws -> LogEntry {
        guard let entry = LogEntry(next: &self) else { throw noValue }
        return entry
    }

    mutating func readAnchor() throws -> LogAnchors.Anchor {
        LogAnchors.Anchor(
            resetID: try read(UInt8.self), tick: try read(UInt32.self),
            time: UTCTime(nanoseconds: try read(UInt64.self)))
    }

    mutating func readStretch() throws -> LogStretch {
        var stretch = LogStretch(
            reset: try read(UInt8.self), first: try readMoment(), last: try readMoment(),
            count: try readCount())
        stretch.line = try readOptional { reader throws in
            let line = LogLine(
                tick: try reader.readMoment(), utc: try reader.readMoment(),
                nanosecondsPerTick: try reader.readDouble())
            guard abs(line.nanosecondsPerTick / BoardTick.nanoseconds - 1) < 0.1 else { throw reader.noValue }
            return line
        }
        stretch.previous = try readOptional { reader throws in
            LogStretch.End(
                reset: try reader.read(UInt8.self),
                utc: try reader.readOptional { reader throws in try reader.readMoment() },
                slack: try reader.readMoment(),
                earliestBoot: try reader.readOptional { reader throws in try reader.readMoment() })
        }
        return stretch
    }
}

// MARK: Incomplete samples

extension ByteWriter {
    mutating func write(_ begun: LogAssembler.Begun) {
        write(begun.chunks)
        write(begun.earlier)
        write(begun.newest)
        write(begun.isOdd ? UInt8(1) : 0)
        write(begun.tick)
        write(begun.laterTick)
        for index in begun.words.indices { write(begun.words[index]) }
    }
}

extension ByteReader {
    mutating func readBegun() throws -> LogAssembler.Begun {
        var begun = LogAssembler.Begun()
        begun.chunks = try read()
        begun.earlier = try read()
        begun.newest = try read()
        begun.isOdd = try read(UInt8.self) != 0
        begun.tick = try read()
        begun.laterTick = try read()
        for index in begun.words.indices { begun.words[index] = try read() }
        return begun
    }
}

// MARK: Loggers

extension ByteWriter {
    mutating func write(_ layout: LoggerLayout) {
        write(layout.identifier)
        write(layout.source.module.rawValue)
        write(layout.source.register)
        write(layout.source.id)
        write(UInt8(clamping: layout.source.offset))
        write(UInt8(clamping: layout.source.size))
        write(layout.loggers) { $0.write($1) }
        write(layout.fields) { writer, field in
            writer.write(field.name)
            writer.write(field.unit.native)
            writer.write(field.unit.si)
            writer.write(field.unit.factor)
            writer.write(UInt8(clamping: SampleFormat.allCases.firstIndex(of: field.format) ?? 0))
        }
        write(layout.rate) { $0.write($1) }
        write(layout.range) { $0.write($1) }
        write(layout.scales) { writer, scales in writer.write(scales) { $0.write($1) } }
    }
}

extension ByteReader {
    mutating func readLayout() throws -> LoggerLayout {
        let identifier = try readText()
        let source = LogSource(
            module: BoardModule(rawValue: try read()), register: try read(), id: try read(),
            offset: Int(try read(UInt8.self)), size: Int(try read(UInt8.self)))
        let loggers = try readList { reader throws in try reader.read(UInt8.self) }
        let fields = try readList { reader throws in try reader.readField() }
        let rate = try readOptional { reader throws in try reader.readDouble() }
        let range = try readOptional { reader throws in try reader.readDouble() }
        let scales = try readOptional { reader throws in
            try reader.readList { reader throws in try reader.readDouble() }
        }
        var layout = try LoggerLayout(identifier, source, loggers: loggers, fields, scales: scales)
        guard rate.map({ $0 > 0 }) ?? true else { throw noValue }
        (layout.rate, layout.range) = (rate, range)
        return layout
    }

    private mutating func readField() throws -> LoggerLayout.Field {
        let name = try readText()
        let unit = SampleUnit(native: try readText(), si: try readText(), factor: try readDouble())
        let format = Int(try read(UInt8.self))
        guard SampleFormat.allCases.indices.contains(format) else {
            throw noValue
        }
        return LoggerLayout.Field(name: name, unit: unit, format: SampleFormat.allCases[format])
    }
}
