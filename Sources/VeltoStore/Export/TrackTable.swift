package import VeltoCore
package import VeltoWearable

/// Writes a track as CSV, part by part in constant memory.
package struct TrackTable: Sendable {
    /// The dialect of the table.
    package let dialect: TableDialect
    private let track: StoredTrack
    private let units: Units
    private let dates: SessionDates
    private let start: Timestamp
    /// The number of decimals of each column in the original dialect.
    private let decimals: [Int]

    /// Creates a table; the original dialect only supports native units.
    package init(
        _ track: StoredTrack, _ dates: SessionDates, _ dialect: TableDialect, _ units: Units = .si
    ) throws(VeltoError) {
        guard dialect != .original || units == .native else {
            throw VeltoError(.invalidArgument, "units is \(units): the original dialect has only native units")
        }
        self.track = track
        self.dialect = dialect
        self.units = units
        self.dates = dates
        start = track.first ?? .zero
        decimals = track.description.columns.map { Self.decimals($0, track.description.valueType) }
    }

    private var columns: [SignalDescription.Channel] { track.description.columns }

    /// The header line, without its line ending.
    package var header: String {
        switch dialect {
        case .plain, .spreadsheet:
            let names = columns.map { track.description.title(of: $0, units) }
            return dialect.beginning + dialect.line(["time_utc", "time_s"] + names)
        case .original:
            let times = track.description.timeBase == .clock ? ["epoch"] : ["epoch", "elapsed_ms"]
            return (times + columns.map(\.name)).joined(separator: ",")
        }
    }

    /// Appends the lines of some frames.
    ///
    /// In the original dialect each line starts with LF, so that the file does not end with one. In the other dialects
    /// each line ends with LF.
    package func append(_ part: TrackCursor.Part, to text: inout TextBuffer) {
        var second = DateText()
        let count = decimals.count
        for (index, info) in part.infos.enumerated() {
            let row = index * count..<(index + 1) * count
            switch dialect {
            case .plain, .spreadsheet: appendPlain(info, part.values, row, &second, to: &text)
            case .original: appendOriginal(info, part.values, row, &second, to: &text)
            }
        }
    }

    // MARK: The plain dialect

    private func appendPlain(
        _ info: FrameInfo, _ values: [UInt32], _ row: Range<Int>, _ second: inout DateText, to text: inout TextBuffer
    ) {
        if let date = dates.utc(at: info.timestamp, track.description.timeBase) {
            second.append(date, decimals: 6, to: &text)
        }
        text.append(dialect.separator)
        text.append(info.timestamp.seconds(since: start), decimals: 6)
        for index in row {
            text.append(dialect.separator)
            appendShortest(values[index], to: &text)
        }
        text.append(UInt8(ascii: "\n"))
    }

    private func appendShortest(_ word: UInt32, to text: inout TextBuffer) {
        guard units == .raw else { return text.appendShortest(Float(bitPattern: word)) }
        switch track.description.valueType {
        case .float32: text.appendShortest(Float(bitPattern: word))
        case .int32: text.append(Int64(Int32(bitPattern: word)))
        case .uint32, .uint8: text.append(UInt64(word))
        }
    }

    // MARK: The original dialect

    private func appendOriginal(
        _ info: FrameInfo, _ values: [UInt32], _ row: Range<Int>, _ second: inout DateText, to text: inout TextBuffer
    ) {
        text.append(UInt8(ascii: "\n"))
        if let date = dates.utc(at: info.timestamp, track.description.timeBase) {
            second.append(date, decimals: 0, to: &text)
        }
        if track.description.timeBase != .clock {
            text.append(UInt8(ascii: ","))
            text.append(info.timestamp.seconds(since: start) * 1000, decimals: 3)
        }
        for (index, decimals) in zip(row, decimals) {
            text.append(UInt8(ascii: ","))
            text.append(Double(Float(bitPattern: values[index])), decimals: decimals)
        }
    }

    /// Returns the decimals of a column: four for angles, none for the accuracy of a corrected sample and for a switch.
    private static func decimals(_ column: SignalDescription.Channel, _ type: SampleTable.ValueType) -> Int {
        if column.name == "accuracy" || type == .uint8 { return 0 }
        return column.unit == .angle ? 4 : 6
    }
}

extension TrackDescription {
    /// Returns the title of a column: signal, name and unit.
    func title(of column: SignalDescription.Channel, _ units: Units) -> String {
        let unit = units == .native ? column.unit.native : column.unit.si
        return units == .raw || unit.isEmpty ? "\(signal).\(column.name)" : "\(signal).\(column.name) [\(unit)]"
    }
}

/// Formats dates; caches the text of the last second, which most rows share.
struct DateText {
    private var number = UInt64.max
    private var text: [UInt8] = []

    mutating func append(_ date: UTCTime, decimals: Int, to buffer: inout TextBuffer) {
        let second = date.nanoseconds / 1_000_000_000
        if second != number {
            // Dates have milliseconds and a Z in all dialects.
            (number, text) = (second, Array(date.description.utf8.prefix { $0 != UInt8(ascii: ".") }))
        }
        buffer.append(text)
        if decimals > 0 {
            buffer.append(UInt8(ascii: "."))
            buffer.append(date.nanoseconds / 1000 % 1_000_000, digits: decimals)
        }
        buffer.append(UInt8(ascii: "Z"))
    }
}
