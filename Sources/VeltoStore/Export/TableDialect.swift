/// The form of a table as text.
public enum TableDialect: Sendable {
    /// Date and seconds, columns named with their units, and the shortest digits that read back the same.
    case plain
    /// As the original framework writes samples of boards: native units and fixed decimals.
    case original
    /// The plain one for spreadsheets of countries with a decimal comma: semicolons, and a byte order mark.
    case spreadsheet

    /// The byte between two cells.
    var separator: UInt8 { self == .spreadsheet ? UInt8(ascii: ";") : UInt8(ascii: ",") }

    /// The byte between a number and its decimals.
    var decimalMark: UInt8 { self == .spreadsheet ? UInt8(ascii: ",") : UInt8(ascii: ".") }

    /// The beginning of a file: without a mark, some spreadsheets take UTF-8 for another encoding.
    var beginning: String { self == .spreadsheet ? "\u{FEFF}" : "" }

    /// A text of the user or of a device as a cell: quoted where needed, and no formula for a spreadsheet.
    func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let guarded = isFormula ? "'" + text : text
        let needsQuotes = guarded.utf8.contains { [separator, 0x22, 0x0A, 0x0D].contains($0) }
        guard needsQuotes else { return guarded }
        return "\"" + guarded.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// A line of cells, without its end.
    func line(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: self == .spreadsheet ? ";" : ",")
    }
}
