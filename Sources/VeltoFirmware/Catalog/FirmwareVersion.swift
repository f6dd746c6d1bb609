/// A version of firmware: numbers between dots, such as "1.7.3".
///
/// A shorter version is padded with zeros: 1.5 is 1.5.0.
package struct FirmwareVersion: Comparable, Sendable {
    /// The most numbers of a version.
    private static let limit = 8

    /// The numbers, the most significant one first, without zeros at the end.
    private let parts: [UInt32]

    /// Reads a version; nil if it is none.
    package init?(_ text: String) {
        let texts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard texts.count <= Self.limit else { return nil }
        var parts: [UInt32] = []
        for text in texts {
            // A sign would be accepted by the conversion.
            guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let part = UInt32(text) else { return nil }
            parts.append(part)
        }
        while parts.last == 0 { parts.removeLast() }
        self.parts = parts
    }

    package static func < (left: Self, right: Self) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}
