internal import VeltoCore
internal import VeltoWearable

/// Loggers and the run of the log as JSON, for the state of a board.
extension LogState {
    /// The maximum number of loggers that are read: a board has no more.
    private static let loggerLimit = LogEntry.loggerLimit

    /// The loggers; nil if there are none.
    var loggersJSON: String? {
        guard !loggers.isEmpty else { return nil }
        var json = JSONWriter()
        json.writeArray(loggers) { $0.write($1) }
        return json.text
    }

    /// The run or its interruption, and the retired numbers; nil if there is none of these.
    var runJSON: String? {
        let isMarked = interruption != nil || recycled != nil || resumption != nil || isStopped
        guard run != nil || isMarked || !retired.isEmpty else { return nil }
        var json = JSONWriter()
        json.beginObject()
        if let interruption { json.write(interruption) }
        if let run { json.write(run) }
        if let recycled { json.write(recycled) }
        if let resumption {
            json.key("resumption")
            json.write("\(resumption)")
        }
        if !retired.isEmpty {
            json.key("retired")
            json.writeArray(retired.sorted()) { $0.write($1) }
        }
        if isStopped {
            json.key("stopped")
            json.write(true)
        }
        json.endObject()
        return json.text
    }

    /// Takes saved loggers and a saved run; unreadable parts are omitted.
    ///
    /// Loggers that are the same keep their handles.
    mutating func take(loggers saved: String?, run savedRun: String?) {
        let found = saved.flatMap { try? Self.loggers(json: $0) } ?? []
        loggers = found.map { logger in
            var logger = logger
            logger.part = loggers.first { $0.key == logger.key && $0.layout.loggers == logger.layout.loggers }?.part
            return logger
        }
        let read = savedRun.flatMap { try? Self.run(json: $0) }
        (run, interruption, retired) = (read?.run, read?.interruption, read?.retired ?? [])
        (recycled, resumption) = (read?.recycled, read?.resumption)
        // States of earlier versions have no separate mark.
        isStopped = run == nil && (read?.isStopped ?? false || interruption != nil || resumption != nil)
    }

    private static func loggers(json: String) throws(VeltoError) -> [BoardLogger] {
        var reader = try JSONReader(Array(json.utf8)[...])
        var loggers: [BoardLogger] = []
        var numbers: Set<UInt8> = []
        try reader.beginArray()
        while try reader.nextElement() {
            let logger = try reader.readLogger()
            guard loggers.count < loggerLimit, numbers.isDisjoint(with: logger.layout.loggers) else {
                throw reader.error("a logger has the number of another one")
            }
            numbers.formUnion(logger.layout.loggers)
            loggers.append(logger)
        }
        try reader.finish()
        return loggers
    }

    /// The saved members of a run.
    fileprivate typealias SavedRun = (
        run: LogRun?, interruption: LogInterruption?, retired: Set<UInt8>, recycled: RecycledPages?,
        resumption: LogMode?, isStopped: Bool
    )

    private static func run(json: String) throws(VeltoError) -> SavedRun {
        var reader = try JSONReader(Array(json.utf8)[...])
        let found = try reader.readRun()
        try reader.finish()
        return found
    }
}

// MARK: Loggers

extension JSONWriter {
    fileprivate mutating func write(_ logger: BoardLogger) {
        let layout = logger.layout
        beginObject()
        key("fields")
        writeArray(layout.fields) { $0.write($1) }
        key("identifier")
        write(layout.identifier)
        key("isRecovered")
        write(logger.isRecovered)
        key("key")
        write(logger.key)
        key("loggers")
        writeArray(layout.loggers) { $0.write($1) }
        key("mayHaveEntries")
        write(logger.mayHaveEntries)
        if let poll = logger.poll {
            key("poll")
            poll.write(to: &self)
        }
        write("range", layout.range)
        write("rate", layout.rate)
        if let scales = layout.scales {
            key("scales")
            writeArray(scales) { $0.write($1) }
        }
        key("source")
        write(layout.source)
        endObject()
    }

    private mutating func write(_ name: String, _ number: Double?) {
        guard let number else { return }
        key(name)
        write(number)
    }

    private mutating func write(_ field: LoggerLayout.Field) {
        beginObject()
        key("factor")
        write(field.unit.factor)
        key("format")
        write("\(field.format)")
        key("name")
        write(field.name)
        key("native")
        write(field.unit.native)
        key("si")
        write(field.unit.si)
        endObject()
    }

    private mutating func write(_ source: LogSource) {
        beginObject()
        key("id")
        write(source.id)
        key("module")
        write(source.module.rawValue)
        key("offset")
        write(source.offset)
        key("register")
        write(source.register)
        key("size")
        write(source.size)
        endObject()
    }
}

extension JSONReader {
    fileprivate mutating func readLogger() throws(VeltoError) -> BoardLogger {
        var (identifier, name, source): (String?, String?, LogSource?)
        var (fields, loggers, scales): ([LoggerLayout.Field]?, [UInt8]?, [Double]?)
        var (range, rate): (Double?, Double?)
        var (isRecovered, mayHaveEntries, poll): (Bool, Bool, LoggerPoll?) = (false, true, nil)
        try beginObject()
        while let key = try nextKey() {
            switch key {
            case "fields": fields = try readArray { reader throws(VeltoError) in try reader.readField() }
            case "identifier": identifier = try readText()
            case "isRecovered": isRecovered = try readBool()
            case "key": name = try readText()
            case "loggers": loggers = try readArray { reader throws(VeltoError) in try reader.readInteger() }
            case "mayHaveEntries": mayHaveEntries = try readBool()
            case "poll": poll = try LoggerPoll(&self)
            case "range": range = try readNumber()
            case "rate": rate = try readNumber()
            case "scales": scales = try readArray { reader throws(VeltoError) in try reader.readNumber() }
            case "source": source = try readSource()
            default: try skipValue()
            }
        }
        guard let identifier, let source, let fields, let loggers else {
            throw error("a logger needs identifier, source, fields and loggers")
        }
        var layout = try LoggerLayout(identifier, source, loggers: loggers, fields, scales: scales)
        (layout.rate, layout.range) = (rate, range)
        return BoardLogger(
            key: name ?? "", layout: layout, isRecovered: isRecovered, poll: poll, mayHaveEntries: mayHaveEntries)
    }

    private mutating func readArray<Element>(
        _ read: (inout JSONReader) throws(VeltoError) -> Element
    ) throws(VeltoError) -> [Element] {
        var elements: [Element] = []
        try beginArray()
        while try nextElement() { elements.append(try read(&self)) }
        return elements
    }

    private mutating func readField() throws(VeltoError) -> LoggerLayout.Field {
        var texts: [String: String] = [:]
        var factor = 1.0
        try beginObject()
        while let key = try nextKey() {
            switch key {
            case "format", "name", "native", "si": texts[key] = try readText()
            case "factor": factor = try readNumber()
            default: try skipValue()
            }
        }
        guard let name = texts["name"], let format = SampleFormat.allCases.first(where: { "\($0)" == texts["format"] })
        else { throw error("a field needs a name and a format") }
        let unit = SampleUnit(native: texts["native"] ?? "", si: texts["si"] ?? "", factor: factor)
        return LoggerLayout.Field(name: name, unit: unit, format: format)
    }

    private mutating func readSource() throws(VeltoError) -> LogSource {
        var numbers: [String: UInt8] = [:]
        try beginObject()
        while let key = try nextKey() {
            switch key {
            case "id", "module", "offset", "register", "size": numbers[key] = try readInteger()
            default: try skipValue()
            }
        }
        guard let module = numbers["module"], let register = numbers["register"], let size = numbers["size"] else {
            throw error("a source needs module, register and size")
        }
        return LogSource(
            module: BoardModule(rawValue: module), register: register, id: numbers["id"] ?? LogSource.noID,
            offset: Int(numbers["offset"] ?? 0), size: Int(size))
    }
}

// MARK: The run

extension JSONWriter {
    fileprivate mutating func write(_ interruption: LogInterruption) {
        key("cause")
        write("\(interruption.cause)")
        if let since = interruption.since {
            key("interrupted")
            write(since.nanoseconds)
        }
    }

    fileprivate mutating func write(_ recycled: RecycledPages) {
        key("recycled")
        write(recycled.count)
        if let time = recycled.time {
            key("recycledTime")
            write(time.nanoseconds)
        }
    }

    fileprivate mutating func write(_ run: LogRun) {
        key("mode")
        write("\(run.mode)")
        if let start = run.start {
            key("start")
            writeJSON(start.json)
        }
    }
}

extension JSONReader {
    fileprivate mutating func readRun() throws(VeltoError) -> LogState.SavedRun {
        var (cause, mode, resumption, since): (LogInterruption.Cause?, LogMode?, LogMode?, UTCTime?)
        var start: LogAnchors.Anchor?
        var retired: [UInt8] = []
        var (recycled, recycledTime): (UInt16?, UTCTime?)
        var isStopped = false
        try beginObject()
        while let key = try nextKey() {
            switch key {
            case "cause":
                let name = try readText()
                cause = LogInterruption.Cause.allCases.first { "\($0)" == name }
            case "interrupted": since = UTCTime(nanoseconds: try readInteger())
            case "mode": mode = try readMode()
            case "resumption": resumption = try readMode()
            case "recycled": recycled = try readInteger()
            case "recycledTime": recycledTime = UTCTime(nanoseconds: try readInteger())
            case "retired": retired = try readArray { reader throws(VeltoError) in try reader.readInteger() }
            case "start": start = try readAnchor()
            case "stopped": isStopped = try readBool()
            default: try skipValue()
            }
        }
        return (
            mode.map { LogRun(mode: $0, start: start) }, cause.map { LogInterruption(cause: $0, since: since) },
            Set(retired), recycled.map { RecycledPages(count: $0, time: recycledTime) }, resumption,
            isStopped
        )
    }

    private mutating func readMode() throws(VeltoError) -> LogMode? {
        let name = try readText()
        return LogMode.allCases.first { "\($0)" == name }
    }
}
