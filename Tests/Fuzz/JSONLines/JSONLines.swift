import CFuzzer

@testable import VeltoCore

/// What the package manager makes the program's `main`.
@c(FuzzJSONLines_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        play(Array(UnsafeBufferPointer(start: start, count: size)))
        return 0
    }
}

/// Reads arbitrary bytes as lines of JSON, by three ways that must agree on every line: skipping it, pulling everything out of it, and
/// reading what was written from that.
private func play(_ bytes: [UInt8]) {
    var lines = JSONLines(bytes)
    while let line = try? lines.next() {
        var skipper = line
        let isValid = (try? skip(&skipper)) != nil
        var puller = line
        let text = try? pull(&puller)
        precondition(isValid == (text != nil), "a skipped value is not the value that is read")
        guard let text, var again = try? JSONReader(Array(text.utf8)[...]) else { continue }
        precondition((try? pull(&again)) == text, "the value is another one after it was written")
    }
    // In wrong order nothing traps either.
    guard var reader = try? JSONReader(bytes[...]) else { return }
    for byte in bytes { abuse(&reader, byte) }
}

private func skip(_ reader: inout JSONReader) throws(VeltoError) {
    try reader.skipValue()
    try reader.finish()
}

private func pull(_ reader: inout JSONReader) throws(VeltoError) -> String {
    let text = try value(&reader)
    try reader.finish()
    return text
}

private func value(_ reader: inout JSONReader) throws(VeltoError) -> String {
    switch try reader.kind() {
    case .object:
        var members: [String] = []
        try reader.beginObject()
        while let key = try reader.nextKey() { members.append(quoted(key) + ":" + (try value(&reader))) }
        return "{" + members.joined(separator: ",") + "}"
    case .array:
        var elements: [String] = []
        try reader.beginArray()
        while try reader.nextElement() { elements.append(try value(&reader)) }
        return "[" + elements.joined(separator: ",") + "]"
    case .text: return quoted(try reader.readText())
    case .number:
        let number = try reader.readNumber()
        precondition(number.isFinite, "a number is not finite")
        return "\(number)"
    case .bool: return try reader.readBool() ? "true" : "false"
    case .null:
        try reader.readNull()
        return "null"
    }
}

private func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + units.joined() + "\""
}

private func abuse(_ reader: inout JSONReader, _ byte: UInt8) {
    switch byte % 10 {
    case 0: try? reader.beginObject()
    case 1: try? reader.beginArray()
    case 2: _ = try? reader.nextKey()
    case 3: _ = try? reader.nextElement()
    case 4: _ = try? reader.readText()
    case 5: _ = try? reader.readNumber()
    case 6: _ = try? reader.readInteger(Int8.self)
    case 7: _ = try? reader.readBool()
    case 8: try? reader.skipValue()
    default: try? reader.finish()
    }
}
