extension String {
    /// The maximum number of compared letters; identifiers are not longer.
    private static let comparedLength = 64
    private static let suggestionCount = 3

    /// Returns the end of a sentence about an unknown name: the existing names, or the nearest of them.
    package func suggestions(among names: [String]) -> String {
        guard !names.isEmpty else { return "there is none" }
        let nearest = nearest(among: names)
        guard names.count > Self.suggestionCount else { return "there is \(nearest.joined(separator: ", "))" }
        return "the nearest of \(names.count) are \(nearest.prefix(Self.suggestionCount).joined(separator: ", "))"
    }

    /// Returns all names, nearest first: those that contain this name, then by edit distance.
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

    /// Returns the edit distance of two texts.
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
