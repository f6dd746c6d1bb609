internal import VeltoCore

/// Saved parts as JSON: an array of objects with sorted keys.
extension [SavedPart] {
    /// The JSON; nil for no parts.
    var json: String? {
        guard !isEmpty else { return nil }
        var json = JSONWriter()
        json.writeArray(self) { $0.write($1) }
        return json.text
    }

    /// Reads parts; throws for two parts with the same place, and for more or longer parts than a board has.
    init(json text: String) throws(VeltoError) {
        var reader = try JSONReader(Array<UInt8>(text.utf8)[...])
        self = []
        var places: Set<[UInt8]> = []
        try reader.beginArray()
        while try reader.nextElement() {
            let part = try reader.readPart()
            guard places.insert([part.module.rawValue, part.number]).inserted else {
                throw reader.error("a part has the number of another one")
            }
            append(part)
        }
        try reader.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ part: SavedPart) {
        beginObject()
        key("isOwn")
        write(part.isOwn)
        if !part.isWhole {
            key("isWhole")
            write(part.isWhole)
        }
        key("module")
        write(part.module.rawValue)
        key("number")
        write(part.number)
        key("payloads")
        writeArray(part.payloads) { json, payload in json.writeArray(payload) { $0.write($1) } }
        for (name, number) in [("rate", part.rate), ("scale", part.scale)] {
            guard let number else { continue }
            key(name)
            write(number)
        }
        if part.runsAtBoot {
            key("runsAtBoot")
            write(part.runsAtBoot)
        }
        endObject()
    }
}

extension JSONReader {
    /// The modules whose parts are saved, and the maximum number of payloads of a part: a macro has the most.
    private static let modules: Set<BoardModule> = [.processor, .timer, .event, .macro]
    private static let (largestCount, largestNumber): (Int, UInt8) = (512, 63)

    fileprivate mutating func readPart() throws(VeltoError) -> SavedPart {
        var numbers: [String: UInt8] = [:]
        var flags: [String: Bool] = [:]
        var values: [String: Double] = [:]
        var payloads: [[UInt8]] = []
        try beginObject()
        while let key = try nextKey() {
            switch key {
            case "module", "number": numbers[key] = try readInteger()
            case "isOwn", "isWhole", "runsAtBoot": flags[key] = try readBool()
            case "rate", "scale": values[key] = try readPositive()
            case "payloads": payloads = try readPayloads()
            default: try skipValue()
            }
        }
        guard let module = numbers["module"].map({ BoardModule(rawValue: $0) }), Self.modules.contains(module),
            let number = numbers["number"], number <= Self.largestNumber, !payloads.isEmpty
        else { throw error("a part needs module, number and payloads") }
        return SavedPart(
            module: module, number: number, payloads: payloads, isOwn: flags["isOwn"] ?? false,
            runsAtBoot: flags["runsAtBoot"] ?? false, isWhole: flags["isWhole"] ?? true, scale: values["scale"],
            rate: values["rate"])
    }

    private mutating func readPositive() throws(VeltoError) -> Double {
        let number = try readNumber()
        guard number > 0, number < 1e9 else { throw error("\(number) is no rate and no scale") }
        return number
    }

    private mutating func readPayloads() throws(VeltoError) -> [[UInt8]] {
        var payloads: [[UInt8]] = []
        try beginArray()
        while try nextElement() {
            var bytes: [UInt8] = []
            try beginArray()
            while try nextElement() { bytes.append(try readInteger()) }
            guard bytes.count <= BoardPacket.largestSize, payloads.count < Self.largestCount else {
                throw error("a part has more bytes than packets hold")
            }
            payloads.append(bytes)
        }
        return payloads
    }
}
