// The standard library's search would link its regular expressions, which are 1/9 of the whole library.

extension String {
    /// Returns whether the text contains `part`, byte by byte.
    public func includes(_ part: String) -> Bool {
        position(of: part) != nil
    }

    /// Returns the text with the first occurrence of `part` replaced.
    package func replacingFirst(_ part: String, with other: String) -> String {
        guard let start = position(of: part) else { return self }
        return String(decoding: utf8.prefix(start), as: UTF8.self) + other
            + String(decoding: utf8.dropFirst(start + part.utf8.count), as: UTF8.self)
    }

    /// Returns the offset of `part` in bytes.
    private func position(of part: String) -> Int? {
        let (text, wanted) = (Array(utf8), Array(part.utf8))
        guard text.count >= wanted.count else { return nil }
        return (0...text.count - wanted.count).first { text[$0...].starts(with: wanted) }
    }
}
