/// A text of up to 31 bytes stored inline, so that values that contain it can be copied as bytes.
public struct ShortText: BitwiseCopyable, Sendable, CustomStringConvertible {
    private static let capacity = 31

    private var bytes = [32 of UInt8](repeating: 0)
    private var count = 0

    /// Creates a text from the longest prefix of whole characters that fits.
    public init(_ text: String) {
        for character in text {
            let encoded = character.utf8
            guard count + encoded.count <= Self.capacity else { return }
            for byte in encoded {
                bytes[count] = byte
                count += 1
            }
        }
    }

    /// The text.
    public var description: String {
        String(decoding: (0..<count).map { bytes[$0] }, as: UTF8.self)
    }
}
