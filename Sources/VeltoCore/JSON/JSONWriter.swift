/// Writes a JSON value as compact text, token by token; the counterpart of `JSONReader`.
///
///     var json = JSONWriter()
///     json.beginObject()
///     json.key("t")
///     json.write(0.5)
///     json.endObject()
///     json.text  // {"t":0.5}
package struct JSONWriter: Sendable {
    /// The text so far.
    package private(set) var text = ""
    /// Whether the next key or element needs a comma before it.
    private var needsComma = false

    /// Creates an empty writer.
    package init() {}

    // MARK: Objects and arrays

    /// Begins an object; call `key` before each value.
    package mutating func beginObject() { begin("{") }

    /// Ends the object.
    package mutating func endObject() { end("}") }

    /// Begins an array.
    package mutating func beginArray() { begin("[") }

    /// Ends the array.
    package mutating func endArray() { end("]") }

    /// Writes the key of the next value.
    package mutating func key(_ key: String) {
        write(key)
        text += ":"
        needsComma = false
    }

    /// Writes an array; `write` writes each element.
    package mutating func writeArray<Element>(
        _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
    ) {
        beginArray()
        for element in elements { write(&self, element) }
        endArray()
    }

    /// Writes an object whose values are JSON texts, in the order of its keys.
    package mutating func writeObject(_ members: [String: String]) {
        beginObject()
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            key(name)
            writeJSON(value)
        }
        endObject()
    }

    // MARK: Values

    /// Writes a text with JSON escapes.
    package mutating func write(_ value: String) {
        var quoted = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        writeJSON(quoted + "\"")
    }

    /// Writes an integer.
    package mutating func write(_ value: some FixedWidthInteger) { writeJSON("\(value)") }

    /// Writes the shortest decimal that round-trips; `null` for a number without a JSON representation.
    package mutating func write(_ value: Double) { writeJSON(value.isFinite ? "\(value)" : "null") }

    /// Writes `true` or `false`.
    package mutating func write(_ value: Bool) { writeJSON(value ? "true" : "false") }

    /// Writes a JSON text as a value.
    package mutating func writeJSON(_ value: String) {
        if needsComma { text += "," }
        text += value
        needsComma = true
    }

    private mutating func begin(_ bracket: String) {
        writeJSON(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: String) {
        text += bracket
        needsComma = true
    }
}
