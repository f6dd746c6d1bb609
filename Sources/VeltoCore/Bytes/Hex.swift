/// Conversion between bytes and hexadecimal text.
package enum Hex {
    /// Formats bytes as uppercase pairs of digits, separated by spaces.
    package static func text(_ bytes: Span<UInt8>) -> String {
        var text = ""
        for index in bytes.indices {
            if index > 0 { text.append(" ") }
            text.append(digit(bytes[index] >> 4))
            text.append(digit(bytes[index] & 15))
        }
        return text
    }

    /// Formats the unread bytes of a reader.
    package static func text(_ reader: ByteReader) -> String {
        var rest = reader
        return text(rest.readRest().span)
    }

    /// Parses hexadecimal bytes from loosely formatted text.
    ///
    /// It ignores every `0x`, splits at commas and white space, accepts single digits as bytes, and skips invalid
    /// tokens. Source: Triki protocol notes, 1.2.
    package static func bytes(_ text: String) -> [UInt8] {
        tokens(of: text).compactMap { token in
            token.count <= 2 ? UInt8(token, radix: 16) : nil
        }
    }

    private static func digit(_ value: UInt8) -> Character {
        Character(Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10))
    }

    private static func tokens(of text: String) -> [Substring] {
        var plain = ""
        for character in text {
            if character == "x" || character == "X", plain.last == "0" {
                plain.removeLast()
            } else {
                plain.append(character)
            }
        }
        return plain.split { $0 == "," || $0 == "\n" || $0 == "\t" || $0 == " " }
    }
}
