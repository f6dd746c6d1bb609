package import VeltoCore
internal import VeltoWearable

/// A table of several tracks with common row times, written row by row in constant memory.
///
/// For each track, a column marks the values as measured, interpolated, or missing in a gap.
public struct AlignedTable {
    /// The times of the rows.
    public enum Grid: Sendable {
        /// The times of the track with the highest frame rate.
        case fastest
        /// The times of a track.
        case track(TrackID)
        /// Equidistant times at a rate (Hz).
        case rate(Double)
    }

    private let dialect: TableDialect
    private let units: Units
    private let dates: SessionDates
    private let base: TrackDescription.TimeBase
    private let start: Timestamp
    private var followers: [TrackFollower] = []
    private var grid: GridTimes
    private var second = DateText()
    private let namesDevices: Bool
    /// The marks that are not in a row yet, oldest first, on the clock of the tracks; nil for a session without marks.
    private var marks: [(time: Timestamp, text: String)]?

    /// Creates a table of the session's tracks that have frames.
    package init(
        _ store: SessionStore, _ tracks: [StoredTrack], _ options: SessionExport
    ) throws(VeltoError) {
        let full = tracks.filter { $0.first != nil }
        guard let first = full.first else { throw VeltoError(.notFound, "the session has no frames") }
        guard full.allSatisfy({ $0.description.timeBase == first.description.timeBase }) else {
            throw VeltoError(
                .unsupported, "the tracks have times of different clocks", remedy: "export them one by one")
        }
        guard options.units != .raw, options.dialect != .original else {
            throw VeltoError(.invalidArgument, "an aligned table has SI or native units, and not the original dialect")
        }
        (dialect, units) = (options.dialect, options.units)
        dates = try store.dates(of: first.session)
        base = first.description.timeBase
        start = full.compactMap(\.first).min() ?? .zero
        namesDevices = Set(full.map(\.description.device)).count > 1
        marks = Self.marks(try store.marks(of: first.session), base, dates)?
            .filter { options.range.lowerBound <= $0.0 }
        grid = try GridTimes(store, full, options)
        for track in full {
            followers.append(
                try TrackFollower(store, track, units, options.method, longestBridge: options.longestBridge))
        }
    }

    private static func marks(
        _ marks: [SessionMark], _ base: TrackDescription.TimeBase, _ dates: SessionDates
    ) -> [(Timestamp, String)]? {
        guard !marks.isEmpty, base != .unanchored else { return nil }
        return marks.map { mark in
            let date = base == .utc ? dates.utc(at: mark.time, .clock) : nil
            return (date.map { Timestamp(nanoseconds: $0.nanoseconds) } ?? mark.time, mark.text)
        }
    }

    /// The header line, without its line ending.
    package var header: String {
        let cells = followers.flatMap { follower in
            let description = follower.track.description
            let device = description.device.name.isEmpty ? description.device.address : description.device.name
            let prefix = namesDevices ? "\(device) " : ""
            return description.columns.map { prefix + description.title(of: $0, units) }
                + ["\(prefix)\(description.signal).state"]
        }
        return dialect.beginning + dialect.line(["time_utc", "time_s"] + cells + (marks == nil ? [] : ["mark"]))
    }

    /// Appends some rows; returns false at the end.
    package mutating func append(_ count: Int, to text: inout TextBuffer) throws(VeltoError) -> Bool {
        for _ in 0..<count {
            guard let time = try grid.next() else { return false }
            if let date = dates.utc(at: time, base) { second.append(date, decimals: 6, to: &text) }
            text.append(dialect.separator)
            text.append(time.seconds(since: start), decimals: 6)
            for index in followers.indices {
                try followers[index].advance(to: time.nanoseconds)
                appendCells(followers[index], time, to: &text)
            }
            appendMarks(until: time, to: &text)
            text.append(UInt8(ascii: "\n"))
        }
        return true
    }

    /// Appends the marks since the previous row.
    private mutating func appendMarks(until time: Timestamp, to text: inout TextBuffer) {
        guard let waiting = marks else { return }
        text.append(dialect.separator)
        let count = waiting.prefix { $0.time <= time }.count
        guard count > 0 else { return }
        text.append(dialect.cell(waiting[..<count].map(\.text).joined(separator: "; ")))
        marks = Array(waiting[count...])
    }

    private func appendCells(_ follower: TrackFollower, _ time: Timestamp, to text: inout TextBuffer) {
        let (values, state) = follower.values(at: time.nanoseconds)
        for column in follower.track.description.columns.indices {
            text.append(dialect.separator)
            text.appendShortest(state == .gap ? .nan : values[column])
        }
        text.append(dialect.separator)
        text.append(state.rawValue)
    }
}

/// The times of the rows of a table.
struct GridTimes {
    private enum Source {
        case frames(TrackCursor, TrackCursor.Part, Int)
        case steady(Double, from: Timestamp, next: UInt64, to: Timestamp)
        case over
    }

    private var source: Source

    init(_ store: SessionStore, _ tracks: [StoredTrack], _ options: SessionExport) throws(VeltoError) {
        switch options.grid {
        case .rate(let rate):
            guard rate >= 0.001, rate <= 100_000 else {
                throw VeltoError(.invalidArgument, "grid_rate is \(rate): must be 0.001 to 100000")
            }
            let first = tracks.compactMap(\.first).min() ?? .zero
            let last = tracks.compactMap(\.last).max() ?? .zero
            source = .steady(
                rate, from: max(first, options.range.lowerBound), next: 0, to: min(last, options.range.upperBound))
        case .fastest, .track:
            let track = try Self.track(tracks, options.grid)
            source = .frames(try TrackCursor(store, track, .raw, in: options.range), TrackCursor.Part(), 0)
        }
    }

    private static func track(_ tracks: [StoredTrack], _ grid: AlignedTable.Grid) throws(VeltoError) -> StoredTrack {
        if case .track(let id) = grid {
            guard let track = tracks.first(where: { $0.id == id }) else {
                throw VeltoError(.notFound, "grid_track is \(id.number): the session has no frames of it")
            }
            return track
        }
        let steady = tracks.filter { !$0.description.isEvents }
        return steady.max { ($0.meanRate ?? 0) < ($1.meanRate ?? 0) } ?? tracks[0]
    }

    mutating func next() throws(VeltoError) -> Timestamp? {
        switch source {
        case .steady(let rate, let start, let number, let end):
            let time = start.advanced(bySeconds: Double(number) / rate)
            guard time <= end else { return nil }
            source = .steady(rate, from: start, next: number + 1, to: end)
            return time
        case .frames(var cursor, var part, var index):
            // Taken out to avoid a copy of the arrays.
            source = .over
            if index == part.infos.count {
                guard try cursor.read(into: &part) else { return nil }
                index = 0
            }
            let time = part.infos[index].timestamp
            source = .frames(cursor, part, index + 1)
            return time
        case .over: return nil
        }
    }
}
