/// Reads text in which every line is a JSON value; skips blank lines.
///
///     var lines = JSONLines(bytes)
///     while var reader = try lines.next() { try readStep(&reader) }
package struct JSONLines: Sendable {
    /// The limits of a text.
    package struct Limits: Sendable {
        /// The maximum number of bytes in a line, without its end.
        package var lineLength = 16_384
        /// The maximum number of lines.
        package var lines = 1_000_000

        /// Creates the default limits.
        package init() {}
    }

    private let bytes: [UInt8]
    private let limits: Limits
    private var position = 0
    /// The number of the current line, starting at 1.
    package private(set) var line = 0

    /// Creates a reader at the first line.
    package init(_ bytes: [UInt8], limits: Limits = Limits()) {
        self.bytes = bytes
        self.limits = limits
    }

    /// Returns a reader of the next line, or nil at the end of the text.
    package mutating func next() throws(VeltoError) -> JSONReader? {
        while position < bytes.count {
            let text = bytes[position...].prefix { $0 != 0x0A }
            position = text.endIndex + 1
            line += 1
            guard line <= limits.lines else {
                throw VeltoError(.format, "line \(line): the text has more than \(limits.lines) lines")
            }
            guard text.count <= limits.lineLength else {
                throw VeltoError(.format, "line \(line): has more than \(limits.lineLength) bytes")
            }
            guard !text.contains(0) else {
                throw VeltoError(
                    .format, "line \(line): contains a NUL byte", remedy: "pass the size of the text without its end")
            }
            if !text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
                return try JSONReader(text, line: line)
            }
        }
        return nil
    }
}
