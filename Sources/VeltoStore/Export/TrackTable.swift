package import VeltoCore
package import VeltoWearable

/// Writes a track as CSV, part by part in constant memory.
package struct TrackTable: Sendable {
    /// The form of a table.
    package enum Dialect: Sendable {
        /// Date and seconds, columns named with their units, and the shortest digits that read back the same.
        case plain
        /// As the original framework writes samples of boards: native units and fixed decimals.
        case original
    }

    /// The form.
    package let dialect: Dialect
    private let track: StoredTrack
    private let units: Units
    private let dates: SessionDates
    private let start: Timestamp
    /// The number of decimals of each column in the original dialect.
    private let decimals: [Int]

    /// The text of the last second that was written: most rows have the same.
    private struct Second {
        var number = UInt64.max
        var text: [UInt8] = []
    }

    /// Describes a table; the original dialect has native units alone.
    package init(
        _ track: StoredTrack, _ dates: SessionDates, _ dialect: Dialect, _ units: Units = .si
    ) throws(VeltoError) {
        guard dialect == .plain || units == .native else {
            throw VeltoError(.invalidArgument, "units is \(units): the original dialect has native units alone")
        }
        self.track = track
        self.dialect = dialect
        self.units = units
        self.dates = dates
        start = track.first ?? .zero
        decimals = track.description.columns.map { Self.decimals($0, track.description.valueType) }
    }

    private var columns: [SignalDescription.Channel] { track.description.columns }

    /// The first line, without its end.
    package var header: String {
        switch dialect {
        case .plain:
            let names = columns.map { column in
                let unit = units == .native ? column.unit.native : column.unit.si
                let name = "\(track.description.signal).\(column.name)"
                return units == .raw || unit.isEmpty ? name : "\(name) [\(unit)]"
            }
            return (["time_utc", "time_s"] + names).map(Self.cell).joined(separator: ",")
        case .original:
            let times = track.description.timeBase == .clock ? ["epoch"] : ["epoch", "elapsed_ms"]
            return (times + columns.map(\.name)).joined(separator: ",")
        }
    }

    /// A text of the user or of a device: quoted where CSV needs it, and no formula for a spreadsheet.
    static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let guarded = isFormula ? "'" + text : text
        guard guarded.contains(where: { ",\"\n\r".contains($0) }) || guarded.contains("\r\n") else { return guarded }
        return "\"" + guarded.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// The lines of some frames.
    ///
    /// The plain dialect ends each with LF. The original one begins each with it, so that nothing follows the last.
    package func lines(_ part: TrackCursor.Part) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(part.infos.count * (40 + 12 * columns.count))
        var second = Second()
        let count = decimals.count
        for (index, info) in part.infos.enumerated() {
            let row = part.values[index * count..<(index + 1) * count]
            switch dialect {
            case .plain: appendPlain(info, row, &second, to: &text)
            case .original: appendOriginal(info, row, &second, to: &text)
            }
        }
        return text
    }

    // MARK: The plain dialect

    private func appendPlain(
        _ info: FrameInfo, _ row: ArraySlice<UInt32>, _ second: inout Second, to text: inout [UInt8]
    ) {
        if let date = dates.utc(at: info.timestamp, track.description.timeBase) {
            appendDate(date, decimals: 6, &second, to: &text)
        }
        text.append(UInt8(ascii: ","))
        DecimalText.append(info.timestamp.seconds(since: start), decimals: 6, to: &text)
        for word in row {
            text.append(UInt8(ascii: ","))
            appendShortest(word, to: &text)
        }
        text.append(UInt8(ascii: "\n"))
    }

    private func appendShortest(_ word: UInt32, to text: inout [UInt8]) {
        if units == .raw, track.description.valueType != .float32 {
            let number = Int64(track.description.valueType.number(of: word))
            text += Array(String(number).utf8)
        } else {
            let number = Float(bitPattern: word)
            guard number.isFinite else { return DecimalText.append(Double(number), decimals: 0, to: &text) }
            // Without the decimal that Swift gives whole numbers.
            let digits = number.description.utf8
            text += digits.suffix(2).elementsEqual(".0".utf8) ? digits.dropLast(2) : digits[...]
        }
    }

    // MARK: The original dialect

    private func appendOriginal(
        _ info: FrameInfo, _ row: ArraySlice<UInt32>, _ second: inout Second, to text: inout [UInt8]
    ) {
        text.append(UInt8(ascii: "\n"))
        if let date = dates.utc(at: info.timestamp, track.description.timeBase) {
            appendDate(date, decimals: 0, &second, to: &text)
        }
        if track.description.timeBase != .clock {
            text.append(UInt8(ascii: ","))
            DecimalText.append(info.timestamp.seconds(since: start) * 1000, decimals: 3, to: &text)
        }
        for (decimals, word) in zip(decimals, row) {
            text.append(UInt8(ascii: ","))
            DecimalText.append(Double(Float(bitPattern: word)), decimals: decimals, to: &text)
        }
    }

    /// Angles have four decimals, the accuracy of a corrected sample is a plain number, and so is a switch.
    private static func decimals(_ column: SignalDescription.Channel, _ type: SampleTable.ValueType) -> Int {
        if column.name == "accuracy" || type == .uint8 { return 0 }
        return column.unit == .angle ? 4 : 6
    }

    private func appendDate(_ date: UTCTime, decimals: Int, _ second: inout Second, to text: inout [UInt8]) {
        let number = date.nanoseconds / 1_000_000_000
        if number != second.number {
            // To the millisecond, and a Z: the second is what both need of it.
            second = Second(number: number, text: Array(date.description.utf8.prefix { $0 != UInt8(ascii: ".") }))
        }
        text += second.text
        if decimals > 0 {
            text.append(UInt8(ascii: "."))
            DecimalText.append(date.nanoseconds / 1000 % 1_000_000, digits: decimals, to: &text)
        }
        text.append(UInt8(ascii: "Z"))
    }
}
