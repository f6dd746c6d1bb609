internal import VeltoWearable

extension TrackDescription {
    /// Returns a frame as readable text with column names, such as `fingers thumb+index, count 1`.
    package func text(_ words: ArraySlice<UInt32>) -> String {
        let cells = zip(columns.indices, words).compactMap { column, word in
            text(word, meanings.indices.contains(column) ? meanings[column] : .number, columns[column])
        }
        return cells.joined(separator: ", ")
    }

    private func text(_ word: UInt32, _ meaning: NumberMeaning, _ column: SignalDescription.Channel) -> String? {
        let number = valueType.number(of: word)
        switch meaning {
        case .number:
            return
                "\(column.name) \(Self.digits(number * column.scale))\(column.unit.native.isEmpty ? "" : " ")\(column.unit.native)"
        case .flag: return number == 0 ? nil : column.name
        case .names(let names):
            let value = Int32(truncatingIfNeeded: word)
            return "\(column.name) \(names[value] ?? "\(value)")"
        case .bits(let names):
            let set = names.indices.filter { $0 < 32 && word & 1 << UInt32($0) != 0 }.map { names[$0] }
            return "\(column.name) \(set.isEmpty ? "none" : set.joined(separator: "+"))"
        }
    }

    private static func digits(_ number: Double) -> String {
        let text = "\(Float(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
