internal import VeltoCore

/// Text in a member of fixed size: truncated at a character boundary if necessary, and always NUL-terminated.
enum FixedText {
    /// Stores text in a member, which Swift imports as a tuple of characters; returns false if it was truncated.
    @discardableResult
    static func store<Field>(_ text: String, in field: inout Field) -> Bool {
        unsafe withUnsafeMutableBytes(of: &field) { target in
            let fitting = prefix(of: text, bytes: max(target.count - 1, 0))
            unsafe target.initializeMemory(as: UInt8.self, repeating: 0)
            for (index, byte) in fitting.utf8.enumerated() { unsafe target[index] = byte }
            return fitting.utf8.count == text.utf8.count
        }
    }

    static func store<Field>(_ text: ShortText, in field: inout Field) {
        store(text.description, in: &field)
    }

    /// Reads a text up to its NUL; `name` is the member.
    static func load<Field>(_ field: Field, _ name: String) throws(VeltoError) -> String {
        let bytes = unsafe withUnsafeBytes(of: field) { unsafe Array($0) }
        guard let end = bytes.firstIndex(of: 0) else { throw .invalidArgument(name, "has no NUL at its end") }
        guard let text = String(validating: bytes[..<end], as: UTF8.self) else {
            throw .invalidArgument(name, "must be UTF-8")
        }
        return text
    }

    /// Returns the longest prefix of whole characters that fits into a number of bytes.
    static func prefix(of text: String, bytes limit: Int) -> Substring {
        var count = 0
        let end = text.indices.first { index in
            count += text[index].utf8.count
            return count > limit
        }
        return text[..<(end ?? text.endIndex)]
    }
}

/// Bytes in a member of fixed size.
enum FixedBytes {
    /// Stores borrowed bytes without an intermediate copy, and returns the number of stored bytes.
    static func store<Field>(_ bytes: Span<UInt8>, in field: inout Field) -> UInt16 {
        unsafe withUnsafeMutableBytes(of: &field) { target in
            let count = min(bytes.count, target.count)
            for index in 0..<count { unsafe target[index] = bytes[index] }
            return UInt16(clamping: count)
        }
    }

    /// Stores the bytes that fit in a member, which Swift imports as a tuple, and returns their number.
    static func store<Field>(_ bytes: [UInt8], in field: inout Field) -> UInt16 {
        unsafe withUnsafeMutableBytes(of: &field) { target in
            let count = min(bytes.count, target.count)
            unsafe target.initializeMemory(as: UInt8.self, repeating: 0)
            for index in 0..<count { unsafe target[index] = bytes[index] }
            return UInt16(clamping: count)
        }
    }

    /// Returns the first bytes of such a member.
    static func load<Field>(_ field: Field, _ count: UInt16) -> [UInt8] {
        unsafe withUnsafeBytes(of: field) { source in unsafe Array(source.prefix(Int(count))) }
    }
}
