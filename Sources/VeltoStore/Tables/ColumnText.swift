internal import VeltoCore
internal import VeltoWearable

/// The columns of a track as JSON, such as `[{"name":"x","unit":"g","si":"m/s²","factor":9.80665,"scale":0.001}]`.
///
/// A raw value times the scale is in the native unit, and that times the factor is in SI units. A column of events has
/// an additional member: `"names":{"1":"single"}`, `"bits":["thumb","index"]` or `"flag":true`.
enum ColumnText {
    static func write(_ columns: [SignalDescription.Channel], _ meanings: [NumberMeaning]) -> String {
        var json = JSONWriter()
        json.writeArray(Array(columns.indices)) { json, index in
            write(columns[index], meanings.indices.contains(index) ? meanings[index] : .number, to: &json)
        }
        return json.text
    }

    private static func write(
        _ column: SignalDescription.Channel, _ meaning: NumberMeaning, to json: inout JSONWriter
    ) {
        json.beginObject()
        for (key, value) in [("name", column.name), ("unit", column.unit.native), ("si", column.unit.si)] {
            json.key(key)
            json.write(value)
        }
        for (key, value) in [("factor", column.unit.factor), ("scale", column.scale)] {
            json.key(key)
            json.write(value)
        }
        write(meaning, to: &json)
        json.endObject()
    }

    private static func write(_ meaning: NumberMeaning, to json: inout JSONWriter) {
        switch meaning {
        case .number: break
        case .flag:
            json.key("flag")
            json.write(true)
        case .names(let names):
            json.key("names")
            json.beginObject()
            for (number, name) in names.sorted(by: { $0.key < $1.key }) {
                json.key("\(number)")
                json.write(name)
            }
            json.endObject()
        case .bits(let names):
            json.key("bits")
            json.writeArray(names) { $0.write($1) }
        }
    }

    static func read(
        _ text: String
    ) throws(VeltoError) -> (columns: [SignalDescription.Channel], meanings: [NumberMeaning]) {
        var reader = try JSONReader(Array(text.utf8)[...])
        var (columns, meanings): ([SignalDescription.Channel], [NumberMeaning]) = ([], [])
        try reader.beginArray()
        while try reader.nextElement() {
            let (column, meaning) = try column(&reader)
            columns.append(column)
            meanings.append(meaning)
            guard columns.count <= SampleTable.largestChannelCount else { break }
        }
        guard 1...SampleTable.largestChannelCount ~= columns.count else {
            throw VeltoError(.format, "a track has \(columns.count) columns")
        }
        return (columns, meanings.contains { $0 != .number } ? meanings : [])
    }

    private static func column(
        _ reader: inout JSONReader
    ) throws(VeltoError) -> (SignalDescription.Channel, NumberMeaning) {
        var texts: [String: String] = [:]
        var numbers: [String: Double] = [:]
        var meaning = NumberMeaning.number
        try reader.beginObject()
        while let key = try reader.nextKey() {
            switch (key, try reader.kind()) {
            case ("names", .object): meaning = .names(try names(&reader))
            case ("bits", .array): meaning = .bits(try bits(&reader))
            case ("flag", .bool):
                meaning = .flag
                try reader.skipValue()
            case (_, .text): texts[key] = try reader.readText()
            case (_, .number): numbers[key] = try reader.readNumber()
            default: try reader.skipValue()
            }
        }
        let unit = SampleUnit(
            native: texts["unit"] ?? "", si: texts["si"] ?? "", factor: numbers["factor"] ?? 1)
        return (SignalDescription.Channel(texts["name"] ?? "", unit, scale: numbers["scale"] ?? 1), meaning)
    }

    private static func names(_ reader: inout JSONReader) throws(VeltoError) -> [Int32: String] {
        var names: [Int32: String] = [:]
        try reader.beginObject()
        while let key = try reader.nextKey() {
            let name = try reader.readText()
            if let number = Int32(key) { names[number] = name }
        }
        return names
    }

    private static func bits(_ reader: inout JSONReader) throws(VeltoError) -> [String] {
        var bits: [String] = []
        try reader.beginArray()
        while try reader.nextElement() { bits.append(try reader.readText()) }
        return bits
    }
}

extension SampleTable.ValueType {
    /// The code of the type in the table.
    var code: Int64 {
        switch self {
        case .float32: 0
        case .int32: 1
        case .uint32: 2
        case .uint8: 3
        }
    }

    init?(code: Int64) {
        guard let type = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = type
    }
}
