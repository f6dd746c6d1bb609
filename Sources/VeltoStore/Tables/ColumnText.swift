internal import VeltoCore
internal import VeltoWearable

/// The columns of a track as JSON, such as `[{"name":"x","unit":"g","si":"m/s²","factor":9.80665,"scale":0.001}]`.
///
/// A raw value times the scale is in the unit; that times the factor is in SI units.
enum ColumnText {
    static func write(_ columns: [SignalDescription.Channel]) -> String {
        var json = JSONWriter()
        json.writeArray(columns) { json, column in
            json.beginObject()
            for (key, value) in [("name", column.name), ("unit", column.unit.native), ("si", column.unit.si)] {
                json.key(key)
                json.write(value)
            }
            for (key, value) in [("factor", column.unit.factor), ("scale", column.scale)] {
                json.key(key)
                json.write(value)
            }
            json.endObject()
        }
        return json.text
    }

    static func read(_ text: String) throws(VeltoError) -> [SignalDescription.Channel] {
        var reader = try JSONReader(Array(text.utf8)[...])
        var columns: [SignalDescription.Channel] = []
        try reader.beginArray()
        while try reader.nextElement() {
            columns.append(try column(&reader))
            guard columns.count <= SampleTable.largestChannelCount else { break }
        }
        guard 1...SampleTable.largestChannelCount ~= columns.count else {
            throw VeltoError(.format, "a track has \(columns.count) columns")
        }
        return columns
    }

    private static func column(_ reader: inout JSONReader) throws(VeltoError) -> SignalDescription.Channel {
        var texts: [String: String] = [:]
        var numbers: [String: Double] = [:]
        try reader.beginObject()
        while let key = try reader.nextKey() {
            switch try reader.kind() {
            case .text: texts[key] = try reader.readText()
            case .number: numbers[key] = try reader.readNumber()
            default: try reader.skipValue()
            }
        }
        let unit = SampleUnit(
            native: texts["unit"] ?? "", si: texts["si"] ?? "", factor: numbers["factor"] ?? 1)
        return SignalDescription.Channel(texts["name"] ?? "", unit, scale: numbers["scale"] ?? 1)
    }
}

extension SampleTable.ValueType {
    /// The code in the table.
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
