import Glibc
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoStore

/// Tracks as CSV.
@Suite struct ExportTests {
    /// A table of one track with those frames.
    private func table(
        _ signal: SignalDescription, _ rows: [[Float]], _ dialect: TableDialect, _ units: Units = .native,
        base: TrackDescription.TimeBase = .clock, times: [UInt64]
    ) throws -> String {
        let store = try SessionStore(.memory)
        let session = try store.beginSession(SessionDescription(), at: .start)
        var description = TrackDescription(StoredDevice(family: "metawear", address: ""), signal)
        description.timeBase = base
        let track = try store.addTrack(description, to: session)
        var frames = Frames(layout: description.layout)
        for (index, row) in rows.enumerated() {
            var info = FrameInfo()
            info.sequence = UInt64(index) + 1
            info.timestamp.nanoseconds = times[index]
            frames.infos.append(info)
            frames.words += row.map { signal.rawType == .float32 ? $0.bitPattern : UInt32(bitPattern: Int32($0)) }
        }
        if !rows.isEmpty { try store.commit(frames, to: track) }
        let stored = try store.track(track)
        let table = try TrackTable(stored, try store.dates(of: session), dialect, units)
        var cursor = try TrackCursor(store, stored, units)
        var text = TextBuffer(decimalMark: dialect.decimalMark)
        while let part = try cursor.read() { table.append(part, to: &text) }
        return table.header + (dialect == .original ? "" : "\n") + String(decoding: text.bytes, as: UTF8.self)
    }

    private func float(_ names: [String], _ unit: SampleUnit) -> SignalDescription {
        SignalDescription("test", .float32, names.map { .init($0, unit) })
    }

    @Test func theOriginalDialectIsThatOfTheProtocolNotes() throws {
        let xyz: [[Float]] = [[0.059814, 0.077393, 0.991455]]
        // 2023-11-14T22:13:20.086Z
        let utc: UInt64 = 1_700_000_000_086_914_000
        #expect(
            try table(float(["x", "y", "z"], .acceleration), xyz, .original, base: .utc, times: [utc])
                == "epoch,elapsed_ms,x,y,z\n2023-11-14T22:13:20Z,0.000,0.059814,0.077393,0.991455")
        let euler = float(["heading", "pitch", "roll", "yaw"], .angle)
        #expect(
            try table(euler, [[90, -45, 10.5, 90]], .original, times: [1_000_000_000])
                == "epoch,heading,pitch,roll,yaw\n2026-01-01T00:00:00Z,90.0000,-45.0000,10.5000,90.0000")
        #expect(try table(euler, [], .original, times: []) == "epoch,heading,pitch,roll,yaw")
        #expect(throws: VeltoError.self) { try table(euler, [], .original, .si, times: []) }
    }

    @Test func thePlainDialectNamesUnitsAndDates() throws {
        let rows: [[Float]] = [[-4096, 1, 4096], [0, 2048, 3]]
        let times: [UInt64] = [1_000_000_000, 1_010_000_500]
        #expect(
            try table(.acceleration, rows, .plain, .native, times: times) == """
                time_utc,time_s,acceleration.x [g],acceleration.y [g],acceleration.z [g]
                2026-01-01T00:00:00.000000Z,0.000000,-1,0.00024414062,1
                2026-01-01T00:00:00.010000Z,0.010000,0,0.5,0.0007324219

                """)
        #expect(try table(.acceleration, rows, .plain, .si, times: times).contains("acceleration.x [m/s²]"))
        #expect(try table(.acceleration, rows, .plain, .raw, times: times).contains(",-4096,1,4096\n"))
        #expect(
            try table(.acceleration, rows, .plain, .raw, base: .unanchored, times: times).contains(
                "\n,0.010000,0,2048,3\n"))
    }

    @Test func shortestDigitsReadBackTheSame() throws {
        var random = Random(state: 5)
        let rows = (0..<500).map { _ in
            [Float(bitPattern: .random(in: 0...0x7F7F_FFFF, using: &random)), Float.random(in: -9...9, using: &random)]
        }
        let text = try table(float(["a", "b"], .none), rows, .plain, times: (1...500).map { $0 * 1_000_000_000 / 10 })
        let read = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: ",").suffix(2).compactMap { Float($0) }
        }
        #expect(Array(read) == rows)
    }

    @Test func fixedDecimalsAreThoseOfPrintf() {
        var random = Random(state: 6)
        var numbers: [Float] = [
            0, -0.0, 0.5, 1.5e-6, 2.5e-6, 0.0000005, -0.0000005, 1e9, 9e9, 1e15, 3.4e38, -1e20, 16_777_216,
        ]
        for _ in 0..<20_000 { numbers.append(Float(bitPattern: .random(in: .min ... .max, using: &random))) }
        for _ in 0..<20_000 { numbers.append(.random(in: -40...40, using: &random)) }
        for number in numbers where number.isFinite {
            for decimals in [4, 6] {
                var text = TextBuffer()
                text.append(Double(number), decimals: decimals)
                var expected = [CChar](repeating: 0, count: 100)
                _ = withVaList([Int32(decimals), Double(number)]) { vsnprintf(&expected, 100, "%.*f", $0) }
                let printed = expected.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
                #expect(text.bytes == printed, "\(number)")
            }
        }
        var special = TextBuffer()
        for number in [Double.nan, .infinity, -.infinity] { special.append(number, decimals: 6) }
        #expect(String(decoding: special.bytes, as: UTF8.self) == "NaNinf-inf")
    }

    @Test func textsOfOthersAreNoFormulasAndNoColumns() {
        #expect(
            TableDialect.plain.cell("plain") == "plain" && TableDialect.plain.cell("=1+1") == "'=1+1"
                && TableDialect.plain.cell("a,b") == "\"a,b\"")
        #expect(
            TableDialect.plain.cell("say \"hi\"") == "\"say \"\"hi\"\"\""
                && TableDialect.plain.cell("-2\n") == "\"'-2\n\"")
    }

    @Test(arguments: [1_774_738_800, 1_792_882_800])
    func bothChangesOfAYearLoseAndDoubleNoHour(start: UInt64) throws {
        // From 23:00 to 03:00 UTC: local time changes at 01:00.
        setenv("TZ", "Europe/Berlin", 1)
        tzset()
        let times = (0..<240).map { (start + UInt64($0) * 60) * 1_000_000_000 }
        let rows = [[Float]](repeating: [1], count: times.count)
        let text = try table(float(["x"], .none), rows, .plain, base: .utc, times: times)
        let dates = text.split(separator: "\n").dropFirst().map { $0.prefix(16) }
        #expect(dates.count == 240 && dates == dates.sorted() && Set(dates).count == 240)
        let hours = Dictionary(grouping: dates) { $0.prefix(13) }
        #expect(hours.count == 4 && hours.values.allSatisfy { $0.count == 60 })
    }
}
