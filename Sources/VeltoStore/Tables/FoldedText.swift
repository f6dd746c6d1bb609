/// A search text that ignores the case of letters in any script.
struct FoldedText {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Self.fold(text)
    }

    /// Uppercase first, since several lowercase letters may share one uppercase letter.
    private static func fold(_ text: String) -> [UInt8] { Array(text.uppercased().lowercased().utf8) }

    /// Returns whether another text contains this one.
    func isPart(of text: String) -> Bool {
        let other = Self.fold(text)
        guard let first = bytes.first else { return true }
        guard other.count >= bytes.count else { return false }
        return (0...other.count - bytes.count).contains { start in
            other[start] == first && other[start..<start + bytes.count].elementsEqual(bytes)
        }
    }
}
