/// Text that a device stores, such as its serial number.
///
/// Source: TAP protocol notes, 1.6.
enum DeviceText {
    private static let whiteSpace: ClosedRange<UInt8> = 0x09...0x0D

    /// Decodes UTF-8, without surrounding white space and trailing zeros.
    ///
    /// Returns nil if the text is empty.
    static func decode(_ bytes: [UInt8]) -> String? {
        let start = bytes.drop { isBlank($0) && $0 != 0 }
        guard let last = start.lastIndex(where: { !isBlank($0) }) else { return nil }
        return String(decoding: start[...last], as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0 || byte == UInt8(ascii: " ") || whiteSpace.contains(byte)
    }
}
