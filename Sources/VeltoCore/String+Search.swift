extension String {
    /// Whether `part` occurs in the text, byte by byte.
    ///
    /// The standard library's own search would link its regular expressions, a ninth of the whole library.
    public func includes(_ part: String) -> Bool {
        let (text, wanted) = (Array(utf8), Array(part.utf8))
        guard text.count >= wanted.count else { return false }
        return (0...text.count - wanted.count).contains { text[$0...].starts(with: wanted) }
    }
}
