extension String {
    /// Letters that are compared; identifiers are not longer.
    private static let comparedLength = 64
    private static let suggestionCount = 3

    /// The end of a sentence about an unknown name: the names that exist, or the nearest of them.
    package func suggestions(among names: [String]) -> String {
        guard !names.isEmpty else { return "there is none" }
        let nearest = nearest(among: names)
        guard names.count > Self.suggestionCount else { return "there is \(nearest.joined(separator: ", "))" }
        return "the nearest of \(names.count) are \(nearest.prefix(Self.suggestionCount).joined(separator: ", "))"
    }

    /// All names, the nearest to this one first: those that it is a part of, then by the number of letters that differ.
    package func nearest(among names: [String]) -> [String] {
        let wanted = Self.letters(self)
        let distances = names.map { name in
            let letters = Self.letters(name)
            return Self.holds(letters, wanted) ? 0 : Self.distance(wanted, letters)
        }
        return names.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { names[$0] }
    }

    private static let shortestPart = 3

    private static func holds(_ letters: [UInt8], _ part: [UInt8]) -> Bool {
        guard part.count >= shortestPart, part.count <= letters.count else { return false }
        return (0...letters.count - part.count).contains { letters[$0..<$0 + part.count].elementsEqual(part) }
    }

    private static func letters(_ text: String) -> [UInt8] {
        Array(text.lowercased().utf8.prefix(comparedLength))
    }

    /// The number of letters that are added, left out or replaced between two texts.
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (place, other) in second.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = Swift.min(replaced, diagonal + 1, row[place] + 1)
            }
        }
        return row[second.count]
    }
}
