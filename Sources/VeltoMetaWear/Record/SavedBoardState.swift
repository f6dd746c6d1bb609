internal import VeltoCore
internal import VeltoWearable

/// The persistent state of a board: JSON of schema 1, with a member `veltokit`.
///
/// Source: MetaWear system protocol, 7.1.
struct SavedBoardState: Hashable, Sendable {
    /// The version of the schema.
    private static let schemaVersion = 1
    /// The maximum size of a state as text.
    ///
    /// Larger texts are rejected, and the library writes none.
    static let sizeLimit = 1 << 18
    /// The share of the maximum size for the members of `veltokit`.
    ///
    /// The rest exceeds the needs of any board.
    private static let memberLimit = sizeLimit / 2

    /// The texts of the Device Information service.
    private(set) var details = DeviceDetails()
    /// The modules whose information was requested, including absent ones.
    var modules: [BoardModule: ModuleInfo] = [:]
    /// The time at which the log's clock was 0, in seconds since 1970; nil if unknown.
    var logReference: Int64?
    /// The members of `veltokit` as JSON; members of newer versions are preserved.
    var members: [String: String] = [:]

    /// Creates the state of a board; `modules` lacks the modules that did not answer.
    init(_ details: DeviceDetails, _ modules: [BoardModule: ModuleInfo]) {
        for text in Self.texts {
            let said = details[keyPath: text.member] ?? ""
            self.details[keyPath: text.member] = said.isEmpty ? nil : said
        }
        self.modules = modules
    }

    // MARK: The board

    /// Whether all modules have answered.
    var isComplete: Bool { BoardModule.discovered.allSatisfy { modules[$0] != nil } }

    /// The modules that the board has.
    var presentModules: [BoardModule: ModuleInfo] { modules.filter { $0.value.isPresent } }

    /// Returns whether a board with those texts has the same modules: the same firmware on the same hardware.
    ///
    /// The serial number counts too, since a program may restore the state of another board, and models have different
    /// modules.
    func describesBoard(with other: DeviceDetails) -> Bool {
        details.firmware != nil && details == SavedBoardState(other, [:]).details
    }

    // MARK: Merging

    /// Merges another process's changes since `base`.
    ///
    /// Local changes stay.
    mutating func merge(_ theirs: SavedBoardState, since base: SavedBoardState?) {
        // The modules belong to the texts.
        if details == base?.details, modules == base?.modules {
            (details, modules) = (theirs.details, theirs.modules)
        }
        if logReference == base?.logReference { logReference = theirs.logReference }
        var size = Self.size(of: members)
        for name in Set(members.keys).union(theirs.members.keys).sorted() where members[name] == base?.members[name] {
            let grown = size + Self.size(of: name, theirs.members[name]) - Self.size(of: name, members[name])
            // Two large states may be too large together: then the local state is kept.
            guard grown <= max(size, Self.memberLimit) else { continue }
            size = grown
            members[name] = theirs.members[name]
        }
        guard !theirs.anchors.all.isEmpty else { return }
        var merged = anchors
        merged.merge(theirs.anchors)
        anchors = merged
    }

    /// Changes a member of `veltokit`, or removes it with nil; returns false without a change if there is no room.
    @discardableResult
    mutating func setMember(_ name: String, _ json: String?) -> Bool {
        var changed = members
        changed[name] = json
        guard json == nil || Self.size(of: changed) <= Self.memberLimit else { return false }
        members = changed
        return true
    }

    /// Bytes of members as text.
    private static func size(of members: [String: String]) -> Int {
        members.reduce("{}".utf8.count) { $0 + size(of: $1.key, $1.value) }
    }

    /// Bytes of a member as text, with its comma.
    private static func size(of name: String, _ value: String?) -> Int {
        guard let value else { return 0 }
        var json = JSONWriter()
        json.write(name)
        return json.text.utf8.count + ":,".utf8.count + value.utf8.count
    }

    // MARK: JSON

    /// The members, ordered by key.
    private static let texts: [(key: String, member: any WritableKeyPath<DeviceDetails, String?> & Sendable)] = [
        ("firmwareRevision", \.firmware), ("hardwareRevision", \.hardware), ("manufacturer", \.manufacturer),
        ("modelNumber", \.model), ("serialNumber", \.serial),
    ]

    /// The state as compact JSON, with sorted keys.
    var json: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("deviceInformation")
        json.beginObject()
        for text in Self.texts {
            json.key(text.key)
            json.write(details[keyPath: text.member] ?? "")
        }
        json.endObject()
        if let logReference {
            json.key("logReferenceDate")
            json.write(UTCDate.text(logReference))
        }
        json.key("modules")
        json.writeArray(orderedModules) { $0.write($1.module, $1.info) }
        json.key("schemaVersion")
        json.write(Self.schemaVersion)
        if !members.isEmpty {
            json.key("veltokit")
            json.writeObject(members)
        }
        json.endObject()
        return json.text
    }

    /// The modules in the order of discovery; others are last.
    private var orderedModules: [(module: BoardModule, info: ModuleInfo)] {
        let others = modules.keys.filter { !BoardModule.discovered.contains($0) }
        let order = BoardModule.discovered + others.sorted { $0.rawValue < $1.rawValue }
        return order.compactMap { module in modules[module].map { (module, $0) } }
    }

    /// Reads a state; unknown members are skipped, except in `veltokit`.
    init(json: [UInt8]) throws(VeltoError) {
        guard json.count <= Self.sizeLimit else { throw Self.tooLarge }
        var reader = try JSONReader(json[...])
        var missing: Set<String> = ["deviceInformation", "modules", "schemaVersion"]
        try reader.beginObject()
        while let key = try reader.nextKey() {
            missing.remove(key)
            switch key {
            case "deviceInformation": try readDetails(&reader)
            case "logReferenceDate": try readLogReference(&reader)
            case "modules": try readModules(&reader)
            case "schemaVersion": try Self.checkVersion(&reader)
            case "veltokit":
                try reader.beginObject()
                while let name = try reader.nextKey() { members[name] = try reader.readJSON() }
            default: try reader.skipValue()
            }
        }
        try reader.finish()
        if let first = missing.sorted().first { throw reader.error("\"\(first)\" is missing") }
        // A text grows if characters must be escaped.
        let memberSize = Self.size(of: members)
        guard memberSize <= Self.memberLimit, self.json.utf8.count - memberSize <= Self.sizeLimit - Self.memberLimit
        else { throw Self.tooLarge }
    }

    private static let tooLarge = VeltoError(
        .format,
        "the state is too large: texts and modules, and the members of \"veltokit\", have at most \(memberLimit) bytes each"
    )

    private static func checkVersion(_ reader: inout JSONReader) throws(VeltoError) {
        let version: Int = try reader.readInteger()
        guard version == schemaVersion else {
            throw reader.error("\"schemaVersion\" is \(version): must be \(schemaVersion)")
        }
    }

    private mutating func readDetails(_ reader: inout JSONReader) throws(VeltoError) {
        var missing = Set(Self.texts.map(\.key))
        try reader.beginObject()
        while let key = try reader.nextKey() {
            guard missing.remove(key) != nil, let text = Self.texts.first(where: { $0.key == key }) else {
                try reader.skipValue()
                continue
            }
            let value = try reader.readText()
            details[keyPath: text.member] = value.isEmpty ? nil : value
        }
        if let first = missing.sorted().first { throw reader.error("\"\(first)\" is missing") }
    }

    private mutating func readLogReference(_ reader: inout JSONReader) throws(VeltoError) {
        if try reader.kind() == .null { return try reader.readNull() }
        guard let date = UTCDate.seconds(try reader.readText()) else {
            throw reader.error("\"logReferenceDate\" must be a date such as 2023-11-14T22:13:20Z")
        }
        logReference = date
    }

    private mutating func readModules(_ reader: inout JSONReader) throws(VeltoError) {
        try reader.beginArray()
        while try reader.nextElement() {
            let (module, info) = try reader.readModule()
            guard modules.updateValue(info, forKey: module) == nil else {
                throw reader.error("module \(module.rawValue) appears twice")
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ module: BoardModule, _ info: ModuleInfo) {
        beginObject()
        key("extra")
        writeArray(info.extra) { $0.write($1) }
        key("implementation")
        write(info.implementation)
        key("module")
        write(module.rawValue)
        key("revision")
        write(info.revision)
        endObject()
    }
}

extension JSONReader {
    fileprivate mutating func readModule() throws(VeltoError) -> (BoardModule, ModuleInfo) {
        var numbers: [String: UInt8] = [:]
        var extra: [UInt8]?
        try beginObject()
        while let key = try nextKey() {
            switch key {
            case "module", "implementation", "revision": numbers[key] = try readInteger()
            case "extra":
                var bytes: [UInt8] = []
                try beginArray()
                while try nextElement() { bytes.append(try readInteger()) }
                extra = bytes
            default: try skipValue()
            }
        }
        guard let module = numbers["module"], let implementation = numbers["implementation"],
            let revision = numbers["revision"], let extra
        else { throw error("a module needs module, implementation, revision and extra") }
        let info = ModuleInfo(implementation: implementation, revision: revision, extra: extra)
        return (BoardModule(rawValue: module), info)
    }
}
