internal import VeltoCore
internal import VeltoMotion

/// Reads a script line by line: a heading, then supplied inputs in the order of time.
///
/// A script is read while it is played: a long script takes no more memory than its text.
struct ScriptReader: Sendable {
    /// The version of the format.
    static let version = 1
    /// The maximum size of a script.
    ///
    /// One hour of a cap's movements has about 50 million bytes.
    static let sizeLimit = 64 << 20
    /// The latest time of a step: one week.
    private static let longest = 7.0 * 86_400

    /// The counts at the start of a recording.
    private(set) var start = ScriptStart()
    private var lines: JSONLines
    private var time: UInt64 = 0

    /// Reads the heading.
    init(_ bytes: [UInt8]) throws(VeltoError) {
        guard bytes.count <= Self.sizeLimit else {
            throw VeltoError(.format, "the script has more than \(Self.sizeLimit) bytes")
        }
        lines = JSONLines(bytes)
        guard var reader = try lines.next() else { throw VeltoError(.format, "line 1: the script is empty") }
        try start.read(&reader)
    }

    /// Checks every line of the script, and with `checkMeasurements` its inputs.
    ///
    /// An error contains the line number.
    func check(
        _ checkMeasurements: (GameInput.Flags) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        var script = self
        while let step = try script.next() {
            do throws(VeltoError) {
                try checkMeasurements(step.input.measurements)
            } catch {
                throw VeltoError(error.code, "line \(script.lines.line): \(error.problem)", remedy: error.remedy)
            }
        }
    }

    /// Returns the next step; nil after the last one.
    mutating func next() throws(VeltoError) -> ScriptStep? {
        guard var reader = try lines.next() else { return nil }
        var step = ScriptStep()
        var hasTime = false
        try reader.beginObject()
        while let key = try reader.nextKey() {
            switch key {
            case "t":
                step.time = try readTime(&reader)
                hasTime = true
            case "exact": step.input.isExact = try reader.readBool()
            case "comment": _ = try reader.readText()
            default:
                guard let field = ScriptField.byName[key] else { throw Self.unknown(key, &reader) }
                try field.read(&reader, &step)
                step.input.named.insert(field.member)
            }
        }
        guard hasTime else { throw reader.error("the time \"t\" is missing") }
        do { try step.input.validate() } catch { throw reader.error(error.message) }
        try reader.finish()
        time = step.time
        return step
    }

    /// The members of `velto_input` that follow from others.
    private static let computed: Set = [
        "struct_size", "device", "player_index", "pointer_direction", "poll_count", "packet_age", "dt", "reserved",
        "primary_count", "throw_count", "shake_count", "swing_count", "action_count",
    ]

    private static func unknown(_ key: String, _ reader: inout JSONReader) -> VeltoError {
        reader.error("\"\(key)\" " + (computed.contains(key) ? "cannot be supplied" : "is no member of velto_input"))
    }

    private func readTime(_ reader: inout JSONReader) throws(VeltoError) -> UInt64 {
        let seconds = try reader.readNumber()
        guard seconds >= 0, seconds <= Self.longest else {
            throw reader.error("t is \(seconds): must be 0 to \(Self.longest) seconds")
        }
        let nanoseconds = UInt64((seconds * 1e9).rounded())
        guard nanoseconds >= time else { throw reader.error("t is \(seconds): must not be before the line above") }
        return nanoseconds
    }
}

/// The heading of a script: the version, and the counts of the device at the start of a recording.
struct ScriptStart: Equatable, Sendable {
    var pollCount: UInt64 = 0
    var counts = GameInput.Counts()

    private typealias Count = any WritableKeyPath<ScriptStart, UInt32> & Sendable

    private static let fields: [(name: String, path: Count)] = [
        ("press_count", \.counts.press), ("release_count", \.counts.release), ("click_count", \.counts.click),
        ("primary_count", \.counts.primary), ("throw_count", \.counts.throw), ("shake_count", \.counts.shake),
        ("swing_count", \.counts.swing), ("action_count", \.counts.action),
    ]

    fileprivate mutating func read(_ reader: inout JSONReader) throws(VeltoError) {
        var version: Int?
        guard (try? reader.kind()) == .object else { throw Self.noScript(reader) }
        try reader.beginObject()
        while let key = try reader.nextKey() {
            switch key {
            case "velto_script":
                version = try reader.readInteger()
                guard version == ScriptReader.version else {
                    throw reader.error("this version of the library reads scripts of version \(ScriptReader.version)")
                }
            case "comment": _ = try reader.readText()
            case "poll_count": pollCount = try reader.readInteger()
            case "finger_press_count": try readFingers(&reader)
            default:
                guard let field = Self.fields.first(where: { $0.name == key }) else {
                    if version == nil { throw Self.noScript(reader) }
                    throw reader.error("\"\(key)\" cannot stand in the first line")
                }
                self[keyPath: field.path] = try reader.readInteger()
            }
        }
        guard version != nil else { throw Self.noScript(reader) }
        try reader.finish()
    }

    private static func noScript(_ reader: JSONReader) -> VeltoError {
        reader.error("the first line must be {\"velto_script\": \(ScriptReader.version)}")
    }

    private mutating func readFingers(_ reader: inout JSONReader) throws(VeltoError) {
        try reader.beginArray()
        for finger in 0..<5 {
            guard try reader.nextElement() else { throw reader.error("must have 5 elements") }
            counts.fingerPress[finger] = try reader.readInteger()
        }
        guard try !reader.nextElement() else { throw reader.error("must have 5 elements") }
    }

    /// The heading as a line, without a line feed.
    var line: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("velto_script")
        json.write(ScriptReader.version)
        if pollCount != 0 {
            json.key("poll_count")
            json.write(pollCount)
        }
        for field in Self.fields where self[keyPath: field.path] != 0 {
            json.key(field.name)
            json.write(self[keyPath: field.path])
        }
        if counts.fingerPress != FingerCounts() {
            json.key("finger_press_count")
            json.writeArray(0..<5) { $0.write(counts.fingerPress[$1]) }
        }
        json.endObject()
        return json.text
    }
}

extension GameInput.Counts {
    /// Adds or subtracts the counts of buttons, which wrap.
    mutating func combineButtons(with other: Self, _ combine: (UInt32, UInt32) -> UInt32) {
        press = combine(press, other.press)
        release = combine(release, other.release)
        click = combine(click, other.click)
        for finger in 0..<5 { fingerPress[finger] = combine(fingerPress[finger], other.fingerPress[finger]) }
    }
}

extension ScriptStep {
    /// The step as a line, without a line feed.
    var line: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("t")
        json.writeJSON(seconds)
        if input.isExact {
            json.key("exact")
            json.write(true)
        }
        for field in ScriptField.all where input.named.contains(field.member) {
            json.key(field.name)
            field.write(self, &json)
        }
        json.endObject()
        return json.text
    }

    /// The time in decimal, exact for all times in scripts.
    private var seconds: String {
        let (whole, fraction) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
        guard fraction != 0 else { return "\(whole)" }
        let digits = "\(fraction)"
        var text = "\(whole)." + String(repeating: "0", count: 9 - digits.count) + digits
        while text.hasSuffix("0") { text.removeLast() }
        return text
    }
}
