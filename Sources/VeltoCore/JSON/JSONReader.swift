/// A pull parser for a JSON value: the caller requests the expected types, and any other content is an error.
///
/// Strict (RFC 8259): no duplicate keys, no text after the value, valid UTF-8, finite numbers. Memory is bounded by the
/// text: only requested values are built. Errors contain line and column.
///
///     var reader = try JSONReader(Array(#"{"t": 0.5, "buttons": ["main"]}"#.utf8)[...])
///     try reader.beginObject()
///     while let key = try reader.nextKey() {
///         if key == "t" { time = try reader.readNumber() } else { try reader.skipValue() }
///     }
///     try reader.finish()
package struct JSONReader: Sendable {
    /// The kinds of values.
    package enum Kind: Sendable {
        /// Members in braces.
        case object
        /// Elements in brackets.
        case array
        /// Characters in quotes.
        case text
        /// A number.
        case number
        /// `true` or `false`.
        case bool
        /// `null`.
        case null
    }

    /// The maximum nesting depth of objects and arrays.
    package static let depthLimit = 16
    /// The maximum length of a number in characters; the exact value of a double rarely has more than 24.
    private static let numberLimit = 64

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// An object or array that is being read.
    private struct Scope {
        let isObject: Bool
        var keys: Set<String> = []
        var isEmpty = true
    }

    private let bytes: ArraySlice<UInt8>
    private let line: Int
    private var position: Int
    private var scopes: [Scope] = []
    /// The offset of the current key or value.
    private var start: Int
    /// The current key, which errors about its value contain.
    private var key: String?

    /// Creates a reader at the start of `bytes`, which are a line of a larger text.
    package init(_ bytes: ArraySlice<UInt8>, line: Int = 1) throws(VeltoError) {
        self.bytes = bytes
        self.line = line
        position = bytes.startIndex
        start = position
        if let bad = Self.firstInvalidByte(bytes) { throw error("is not valid UTF-8", at: bad) }
    }

    // MARK: Objects and arrays

    /// Returns the kind of the next value.
    package mutating func kind() throws(VeltoError) -> Kind {
        switch nextByte() {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .text
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte): return .number
        default: throw error("a value is missing", at: position)
        }
    }

    /// Begins an object; `nextKey` then returns its keys.
    package mutating func beginObject() throws(VeltoError) {
        try begin(.object, "an object in braces")
    }

    /// Begins an array; `nextElement` then returns true before each element.
    package mutating func beginArray() throws(VeltoError) {
        try begin(.array, "an array in brackets")
    }

    private mutating func begin(_ kind: Kind, _ name: String) throws(VeltoError) {
        try expect(kind, name)
        guard scopes.count < Self.depthLimit else {
            throw error("nests deeper than \(Self.depthLimit) levels", at: position)
        }
        position += 1
        scopes.append(Scope(isObject: kind == .object))
    }

    /// Returns the next key of the object, whose value must be read next; nil at the end.
    package mutating func nextKey() throws(VeltoError) -> String? {
        guard try advance(to: UInt8(ascii: "}"), isObject: true) else { return nil }
        guard nextByte() == UInt8(ascii: "\"") else { throw error("a key in quotes is missing", at: position) }
        let key = try readText()
        guard scopes[scopes.count - 1].keys.insert(key).inserted else { throw error("\"\(key)\" appears twice") }
        guard nextByte() == UInt8(ascii: ":") else { throw error("a colon is missing", at: position) }
        position += 1
        self.key = key
        return key
    }

    /// Returns whether the array has another element, which must be read next.
    package mutating func nextElement() throws(VeltoError) -> Bool {
        try advance(to: UInt8(ascii: "]"), isObject: false)
    }

    /// Advances to the next member or element; closes the object or array and returns false at its end.
    private mutating func advance(to end: UInt8, isObject: Bool) throws(VeltoError) -> Bool {
        guard let scope = scopes.last, scope.isObject == isObject else {
            throw error("no such object or array was begun", at: position)
        }
        let next = nextByte()
        if next == end {
            position += 1
            scopes.removeLast()
            return false
        }
        if !scope.isEmpty {
            guard next == UInt8(ascii: ",") else {
                throw error("a comma or \(Character(UnicodeScalar(end))) is missing", at: position)
            }
            position += 1
        }
        scopes[scopes.count - 1].isEmpty = false
        return true
    }

    // MARK: Values

    /// Reads a number.
    package mutating func readNumber() throws(VeltoError) -> Double {
        let text = try numberText()
        // The standard library rounds to the nearest double, regardless of the locale.
        guard let number = Double(text), number.isFinite else { throw error("\(text) is too large") }
        return number
    }

    /// Reads a number without a fraction or an exponent that fits the type.
    package mutating func readInteger<Number: FixedWidthInteger>(
        _ type: Number.Type = Number.self
    ) throws(VeltoError) -> Number {
        let text = try numberText()
        guard let number = Number(text) else {
            throw error("\(text) is not an integer of \(Number.min) to \(Number.max)")
        }
        return number
    }

    private mutating func numberText() throws(VeltoError) -> String {
        try expect(.number, "a number")
        if peek(UInt8(ascii: "-")) { position += 1 }
        if peek(UInt8(ascii: "0")) { position += 1 } else { try skipDigits() }
        if peek(UInt8(ascii: ".")) {
            position += 1
            try skipDigits()
        }
        if peek(UInt8(ascii: "e")) || peek(UInt8(ascii: "E")) {
            position += 1
            if peek(UInt8(ascii: "+")) || peek(UInt8(ascii: "-")) { position += 1 }
            try skipDigits()
        }
        guard position - start <= Self.numberLimit else {
            throw error("the number has more than \(Self.numberLimit) characters")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipDigits() throws(VeltoError) {
        let first = position
        while position < bytes.endIndex, Self.digits.contains(bytes[position]) { position += 1 }
        if position == first { throw error("a digit is missing", at: position) }
    }

    /// Reads `true` or `false`.
    package mutating func readBool() throws(VeltoError) -> Bool {
        try expect(.bool, "true or false")
        let isTrue = bytes[position] == UInt8(ascii: "t")
        try readWord(isTrue ? "true" : "false")
        return isTrue
    }

    /// Reads `null`.
    package mutating func readNull() throws(VeltoError) {
        try expect(.null, "null")
        try readWord("null")
    }

    private mutating func readWord(_ word: StaticString) throws(VeltoError) {
        let text = "\(word)"
        guard bytes[position...].starts(with: text.utf8) else { throw error("\(text) is misspelled", at: position) }
        position += text.utf8.count
    }

    /// Reads a text.
    package mutating func readText() throws(VeltoError) -> String {
        try expect(.text, "a text in quotes")
        position += 1
        var text: [UInt8] = []
        while true {
            guard position < bytes.endIndex else { throw error("the text has no end") }
            let byte = bytes[position]
            guard byte >= 0x20 else { throw error("a control character must be written as \\u00…", at: position) }
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { try readEscape(into: &text) } else { text.append(byte) }
        }
    }

    /// Checks and skips the next value.
    package mutating func skipValue() throws(VeltoError) {
        let depth = scopes.count
        repeat {
            if scopes.count > depth {
                let isObject = scopes[scopes.count - 1].isObject
                guard try isObject ? nextKey() != nil : nextElement() else { continue }
            }
            switch try kind() {
            case .object: try beginObject()
            case .array: try beginArray()
            case .text: _ = try readText()
            case .number: _ = try readNumber()
            case .bool: _ = try readBool()
            case .null: try readNull()
            }
        } while scopes.count > depth
    }

    /// Skips the next value, and returns its JSON text.
    package mutating func readJSON() throws(VeltoError) -> String {
        _ = try kind()
        let first = position
        try skipValue()
        return String(decoding: bytes[first..<position], as: UTF8.self)
    }

    /// Throws if text follows the value.
    package mutating func finish() throws(VeltoError) {
        guard scopes.isEmpty, nextByte() == nil else { throw error("something follows the value", at: position) }
    }

    // MARK: Errors

    /// Returns an error about the current key or value, for callers that accept fewer values than JSON.
    package func error(_ problem: String) -> VeltoError {
        error(problem, at: start)
    }

    private func error(_ problem: String, at position: Int) -> VeltoError {
        // Columns count characters as editors do, so continuation bytes do not count.
        let column = 1 + bytes[..<position].count { $0 & 0xC0 != 0x80 }
        return VeltoError(.format, "line \(line), column \(column): \(Self.visible(problem))")
    }

    /// Returns the text with control characters escaped as in JSON.
    ///
    /// A message that quotes a key must be a single line, and in C it would end at a NUL.
    private static func visible(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { visible, scalar in
            guard scalar.properties.generalCategory == .control else { return visible.unicodeScalars.append(scalar) }
            let digits = String(scalar.value, radix: 16)
            visible += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }

    private mutating func expect(_ wanted: Kind, _ name: String) throws(VeltoError) {
        let found = try kind()
        start = position
        guard found == wanted else { throw error((key.map { "\"\($0)\" " } ?? "") + "must be \(name)") }
    }

    // MARK: Bytes

    /// Returns the next byte after white space, or nil at the end.
    private mutating func nextByte() -> UInt8? {
        while position < bytes.endIndex {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return bytes[position]
            }
        }
        return nil
    }

    private func peek(_ byte: UInt8) -> Bool {
        position < bytes.endIndex && bytes[position] == byte
    }
}

// MARK: Escapes and UTF-8

extension JSONReader {
    private mutating func readEscape(into text: inout [UInt8]) throws(VeltoError) {
        guard position < bytes.endIndex else { throw error("the text has no end") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(Character(try readScalar())).utf8
        default: throw error("there is no such escape", at: position - 1)
        }
    }

    /// Reads the character after `\u`, which may be a surrogate pair.
    private mutating func readScalar() throws(VeltoError) -> UnicodeScalar {
        let escape = position - 2
        let first = try readHex()
        if let scalar = UnicodeScalar(first) { return scalar }
        guard first < 0xDC00, peek(UInt8(ascii: "\\")), bytes[(position + 1)...].first == UInt8(ascii: "u") else {
            throw error("a surrogate has no partner", at: escape)
        }
        position += 2
        let second = try readHex()
        guard second >= 0xDC00, second <= 0xDFFF,
            let scalar = UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error("a surrogate has no partner", at: escape) }
        return scalar
    }

    private mutating func readHex() throws(VeltoError) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        // The conversion would accept a sign.
        guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits are missing", at: position) }
        position += 4
        return number
    }

    private static func firstInvalidByte(_ bytes: ArraySlice<UInt8>) -> Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return bytes.startIndex + error.byteOffsets.lowerBound
        }
    }
}
