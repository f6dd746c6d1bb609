/// The dialect of a table.
public enum TableDialect: Sendable {
    /// Date and seconds, column names with units, and the shortest digits that read back as the same number.
    case plain
    /// The format of the original framework's board samples: native units and fixed decimals.
    case original
    /// The plain dialect for spreadsheets with a decimal comma: semicolons, and a byte order mark.
    case spreadsheet

    /// The byte between cells.
    var separator: UInt8 { self == .spreadsheet ? UInt8(ascii: ";") : UInt8(ascii: ",") }

    /// The decimal separator.
    var decimalMark: UInt8 { self == .spreadsheet ? UInt8(ascii: ",") : UInt8(ascii: ".") }

    /// The start of a file; without a byte order mark, some spreadsheets assume an encoding other than UTF-8.
    var beginning: String { self == .spreadsheet ? "\u{FEFF}" : "" }

    /// Returns a cell with text of a user or device: quoted if necessary, and never a spreadsheet formula.
    func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let guarded = isFormula ? "'" + text : text
        let needsQuotes = guarded.utf8.contains { [separator, 0x22, 0x0A, 0x0D].contains($0) }
        guard needsQuotes else { return guarded }
        return "\"" + guarded.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Returns a line of cells, without its line ending.
    func line(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: self == .spreadsheet ? ";" : ",")
    }
}
