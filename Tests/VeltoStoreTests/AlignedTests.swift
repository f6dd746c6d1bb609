import Glibc
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Several tracks in one table.
@Suite struct AlignedTests {
    private let store: SessionStore
    private let session: SessionID

    init() throws {
        store = try SessionStore(.memory)
        session = try store.beginSession(SessionDescription(), at: .start)
    }

    /// Adds a track of floats; times in milliseconds after the start of the session.
    @discardableResult
    private func add(
        _ name: String, _ columns: [SignalDescription.Channel], _ frames: [(time: Int, values: [Float])],
        device: String = "board", meanings: [NumberMeaning] = []
    ) throws -> TrackID {
        var owner = StoredDevice(family: "metawear", address: "C0:FF:EE:00:00:\(device.utf8.count)")
        owner.name = device
        var description = TrackDescription(owner, SignalDescription(name, .float32, columns))
        description.meanings = meanings
        let track = try store.addTrack(description, to: session)
        var kept = Frames(layout: description.layout)
        for (index, frame) in frames.enumerated() {
            var info = FrameInfo()
            info.sequence = UInt64(index) + 1
            info.timestamp.nanoseconds = 1_000_000_000 + UInt64(frame.time) * 1_000_000
            kept.infos.append(info)
            kept.words += frame.values.map(\.bitPattern)
        }
        try store.commit(kept, to: track)
        return track
    }

    /// The rows of a table, without their dates, after its first line.
    private func rows(_ change: (inout SessionExport) -> Void = { _ in }) throws -> [String] {
        var options = SessionExport()
        change(&options)
        var table = try AlignedTable(store, try store.tracks(of: session), options)
        var text = TextBuffer(decimalMark: options.dialect.decimalMark)
        while try table.append(3, to: &text) {}
        let rows = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let mark: Character = options.dialect == .spreadsheet ? ";" : ","
        return [table.header]
            + rows.map { row in row[row.index(after: row.firstIndex(of: mark) ?? row.startIndex)...] }
            .map(String.init)
    }

    private let a = [SignalDescription.Channel("a", .none)], b = [SignalDescription.Channel("b", .none)]

    @Test func anEventIsInOneRow() throws {
        try add("fast", a, (0...4).map { ($0 * 10, [Float($0)]) })
        try add("taps", b, [(12, [1]), (13, [3]), (30, [4])], meanings: [.bits(["thumb", "index", "middle"])])
        let rows = try rows().dropFirst().map { $0.split(separator: ",").suffix(2).joined(separator: ",") }
        #expect(rows == ["NaN,gap", "NaN,gap", "3,measured", "4,measured", "NaN,gap"])
    }

    private func addRamps() throws -> TrackID {
        try add("fast", a, (0...6).map { ($0 * 10, [Float($0)]) })
        return try add("slow", b, [(5, [50]), (25, [250]), (45, [450])])
    }

    @Test(arguments: [
        (
            FillMethod.linear,
            ["NaN,gap", "100,interpolated", "200,interpolated", "300,interpolated", "400,interpolated"]
        ),
        (.previous, ["NaN,gap", "50,interpolated", "50,interpolated", "250,interpolated", "250,interpolated"]),
        (.nearest, ["NaN,gap", "50,interpolated", "250,interpolated", "250,interpolated", "450,interpolated"]),
    ])
    func slowTracksAreFilledAtTheTimesOfTheFastest(method: FillMethod, expected: [String]) throws {
        _ = try addRamps()
        let rows = try rows { $0.method = method }
        #expect(rows[0] == "time_utc,time_s,fast.a,fast.state,slow.b,slow.state")
        let times = (0...6).map { "0.0\($0)0000,\($0),measured," }
        #expect(Array(rows.dropFirst()) == zip(times, expected + ["NaN,gap", "NaN,gap"]).map { $0 + $1 })
    }

    @Test func aTrackOrARateGivesTheTimes() throws {
        let slow = try addRamps()
        #expect(
            try rows { $0.grid = .track(slow) }.dropFirst() == [
                "0.005000,0.5,interpolated,50,measured", "0.025000,2.5,interpolated,250,measured",
                "0.045000,4.5,interpolated,450,measured",
            ])
        let steady = try rows { $0.grid = .rate(40) }
        #expect(
            steady.dropFirst() == [
                "0.000000,0,measured,NaN,gap", "0.025000,2.5,interpolated,250,measured",
                "0.050000,5,measured,NaN,gap",
            ])
        #expect(throws: VeltoError.self) { try rows { $0.grid = .rate(.nan) } }
        #expect(throws: VeltoError.self) { try rows { $0.grid = .track(TrackID(99)) } }
    }

    @Test func marksAreInTheFirstRowAtOrAfterThem() throws {
        try add("fast", a, (0...4).map { ($0 * 10, [Float($0)]) })
        for (time, text) in [(5, "stairs"), (8, "=1+1"), (20, "lift, up"), (99, "late")] {
            try store.addMark(text, at: Timestamp(nanoseconds: 1_000_000_000 + UInt64(time) * 1_000_000), to: session)
        }
        let rows = try rows()
        #expect(rows[0].hasSuffix(",fast.state,mark"))
        let cells = rows.dropFirst().map { $0.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)[3] }
        #expect(cells == ["", "stairs; =1+1", "\"lift, up\"", "", ""])
    }

    @Test func framesOfOneTimeAreRowsOfTheirOwn() throws {
        try add("fast", a, [(0, [0]), (10, [1]), (10, [2]), (20, [3])])
        #expect(try rows().dropFirst().map { $0.split(separator: ",")[1] } == ["0", "1", "2", "3"])
    }

    @Test func aLongGapIsMarkedAndNotFilled() throws {
        try add("fast", a, [(0, [0]), (10, [1]), (3010, [301]), (3020, [302])])
        let rows = try rows { $0.grid = .rate(100) }.dropFirst()
        #expect(rows.count == 303)
        let filled = rows.filter { !$0.hasSuffix("NaN,gap") }
        #expect(filled.map { $0.split(separator: ",")[1] } == ["0", "1", "301", "302"])
        let bridged = try self.rows { options in (options.grid, options.longestBridge) = (.rate(100), 4) }
        #expect(bridged[50].hasSuffix("49,interpolated") && !bridged.contains { $0.hasSuffix("gap") })
    }

    @Test func quaternionsAndAnglesTakeTheShortestWay() throws {
        let axes = ["w", "x", "y", "z"].map { SignalDescription.Channel($0, .none) }
        let half = Float(0.5).squareRoot()
        // The second one is the same rotation as its opposite: a quarter turn about z.
        try add("quaternion", axes, [(0, [1, 0, 0, 0]), (100, [-half, 0, 0, -half])])
        try add("euler", [.init("heading", .angle)], [(0, [350]), (100, [30])])
        let row = try rows { options in (options.grid, options.units) = (.rate(20), .native) }[2]
        let cells = row.split(separator: ",")
        let (w, z) = (try #require(Float(cells[1])), try #require(Float(cells[4])))
        #expect(abs(w - 0.9238795) < 1e-6 && abs(z - 0.38268343) < 1e-6 && cells[2] == "0")
        #expect(cells[6] == "370")
    }

    @Test func severalDevicesAreNamedInTheHeader() throws {
        try add("fast", a, [(0, [0])])
        try add("fast", a, [(0, [0])], device: "=other;")
        #expect(try rows()[0] == "time_utc,time_s,board fast.a,board fast.state,'=other; fast.a,'=other; fast.state")
        let rows = try rows { $0.dialect = .spreadsheet }
        #expect(
            rows[0].hasPrefix("\u{FEFF}time_utc;time_s;board fast.a;") && rows[0].hasSuffix(";\"'=other; fast.state\""))
        #expect(rows[1] == "0,000000;0;measured;0;measured")
    }

    @Test func manyBlocksAreMerged() throws {
        try add("fast", a, (0..<20_000).map { ($0 * 10, [Float($0)]) })
        try add("slow", b, (0..<5000).map { ($0 * 40, [Float($0 * 4)]) })
        let rows = try rows().dropFirst()
        #expect(rows.count == 20_000)
        for (index, row) in rows.enumerated() {
            let cells = row.split(separator: ",")
            let isGap = index > 19_996
            #expect(cells[1] == "\(index)" && cells[3] == (isGap ? "NaN" : "\(index)"), "\(row)")
        }
    }

    @Test func whatCannotBeOneTableIsRefused() throws {
        #expect(throws: VeltoError.self) { try rows() }
        _ = try addRamps()
        #expect(throws: VeltoError.self) { try rows { $0.units = .raw } }
        #expect(throws: VeltoError.self) { try rows { $0.dialect = .original } }
        var description = TrackDescription.acceleration
        description.timeBase = .utc
        try store.commit(.acceleration(0..<3), to: try store.addTrack(description, to: session))
        #expect(throws: VeltoError.self) { try rows() }
    }

    // MARK: Files

    @Test func aSessionIsExportedWithItsFacts() throws {
        let folder = try RealFolder()
        _ = try addRamps()
        try store.addMark("a \"mark\"", at: .zero, to: session)
        var options = SessionExport()
        try options.write(session, of: store, to: folder.path)
        let names = ["board-fast-2026-01-01T00-00-00", "board-slow-2026-01-01T00-00-00"]
        let files = names.flatMap { name in ["csv", "json"].map { "\(name).\($0)" } }
        #expect(folder.files.keys.sorted() == files)
        let facts = String(decoding: try #require(folder.files[names[1] + ".json"]), as: UTF8.self)
        for part in [
            "\"frames\":3", "\"rate_measured\":50.0", "\"gaps\":[]", "\"anchors\":[{\"time_ns\":1000000000,",
            "a \\\"mark\\\"",
        ] {
            #expect(facts.contains(part), "\(part)")
        }
        var reader = try JSONReader(Array(facts.utf8)[...])
        try reader.skipValue()
        let before = folder.files
        #expect(throws: VeltoError.self) { try options.write(session, of: store, to: folder.path) }
        #expect(folder.files == before)
        (options.isAligned, options.replaces) = (true, true)
        for _ in 0..<2 { try options.write(session, of: store, to: folder.path + "/all.csv") }
        #expect(folder.files.count == 6 && folder.files["all.json"] != nil)
        #expect(throws: VeltoError.self) { try options.write(SessionID(99), of: store, to: folder.path) }
    }

    @Test func theSizeIsEstimated() throws {
        let folder = try RealFolder()
        try add("fast", a, (0..<2000).map { ($0 * 10, [Float($0) / 7]) })
        for isAligned in [false, true] {
            var options = SessionExport()
            (options.isAligned, options.replaces) = (isAligned, true)
            let estimate = Int(try options.estimatedSize(session, of: store))
            try options.write(session, of: store, to: isAligned ? folder.path + "/all.csv" : folder.path)
            let size = folder.files.first { $0.key.hasSuffix(isAligned ? "all.csv" : "00.csv") }?.value.count ?? 0
            #expect(size > estimate / 2 && size < estimate * 2, "\(size) \(estimate)")
        }
    }

    @Test func noLocaleOfTheProgramChangesAByte() throws {
        try add("fast", a, (0..<50).map { ($0 * 10, [Float($0) / 7]) })
        func texts() throws -> [[String]] {
            try [TableDialect.plain, .spreadsheet].map { dialect in try rows { $0.dialect = dialect } }
        }
        let before = try texts()
        let old = String(cString: setlocale(LC_ALL, nil))
        defer { setlocale(LC_ALL, old) }
        _ = setlocale(LC_ALL, "de_DE.UTF-8")
        #expect(try texts() == before)
    }
}
