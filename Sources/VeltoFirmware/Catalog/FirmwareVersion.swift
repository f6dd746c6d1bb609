/// A firmware version: numbers separated by dots, such as "1.7.3".
///
/// Shorter versions are padded with zeros: 1.5 equals 1.5.0.
package struct FirmwareVersion: Comparable, Sendable {
    /// The maximum number of components.
    private static let limit = 8
    /// The maximum number of digits per component.
    private static let digitLimit = 9

    /// The components, most significant first, without trailing zeros.
    private let parts: [UInt32]

    /// Parses a version; returns nil if it is invalid.
    package init?(_ text: String) {
        var parts: [UInt32] = [0]
        var digitCount = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: ".") where digitCount > 0 && parts.count < Self.limit:
                parts.append(0)
                digitCount = 0
            case 0x30...0x39 where digitCount < Self.digitLimit:
                parts[parts.count - 1] = parts[parts.count - 1] * 10 + UInt32(byte - 0x30)
                digitCount += 1
            default: return nil
            }
        }
        guard digitCount > 0 else { return nil }
        while parts.last == 0 { parts.removeLast() }
        self.parts = parts
    }

    package static func < (left: Self, right: Self) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}
