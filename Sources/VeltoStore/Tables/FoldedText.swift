/// A text that is looked for in others, in small or capital letters of any script.
struct FoldedText {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Self.fold(text)
    }

    /// Capital letters first: some small letters have one capital letter in common.
    private static func fold(_ text: String) -> [UInt8] { Array(text.uppercased().lowercased().utf8) }

    /// Whether another text has it as a part.
    func isPart(of text: String) -> Bool {
        let other = Self.fold(text)
        guard let first = bytes.first else { return true }
        guard other.count >= bytes.count else { return false }
        return (0...other.count - bytes.count).contains { start in
            other[start] == first && other[start..<start + bytes.count].elementsEqual(bytes)
        }
    }
}
