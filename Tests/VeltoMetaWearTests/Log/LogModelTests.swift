import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// A day of a board, made by chance: what its sensors measured, and the log that it has of that.
private struct BoardDay {
    struct Measured {
        var logger: Int
        var bytes: [UInt8]
        /// Seconds since the beginning.
        var time: Double
        /// The number of the reset before it.
        var boot: Int
        /// Whether all of it is in the log.
        var isKept = true
    }

    static let epoch = 1_750_000_000.0
    private static let tick = 48.0 / 32_768

    var random: SeededNumbers
    var board: LogBoard
    let layouts: [LoggerLayout]
    private let rates: [Double]
    var measured: [Measured] = []
    var clock = LogClock()
    /// The present time, when the board started, its first tick, and its reset id.
    var now = 0.0
    private var booted: Double
    private var firstTick = 0.0
    private(set) var boot = 0
    private(set) var reset: UInt8
    /// Ticks are longer or shorter by that.
    private let deviation: Double
    private let isConstant: Bool

    init(seed: Int, _ firmware: LogBoard.Firmware, rate: Double) {
        random = SeededNumbers(seed: UInt64(seed) + 1)
        board = LogBoard(firmware)
        let slow = Double.random(in: 0.2...5, using: &random)
        rates = [rate, rate / 2, slow]
        var vector = layout("acceleration", [0, 1], rate: rate)
        vector.rate = rate
        layouts = [
            vector, layout("quaternion", [2, 3, 4, 5], channels: 4, format: .float32, rate: rate / 2),
            layout("temperature[0]", [6], channels: 1, rate: slow),
        ]
        deviation = Double.random(in: -40e-6...40e-6, using: &random)
        isConstant = Bool.random(using: &random)
        reset = UInt8.random(in: 0...7, using: &random)
        booted = -Double.random(in: 0...5000, using: &random)
        // Some boards have run for 72 days, so that their counter wraps.
        if Int.random(in: 0..<4, using: &random) == 0 {
            firstTick = 4_294_967_296 - Double.random(in: 1e5...5e6, using: &random)
        }
    }

    private func ticks(at time: Double) -> UInt32 {
        let ticks = firstTick + (time - booted) / Self.tick * (1 + deviation)
        return UInt32(truncatingIfNeeded: UInt64(ticks))
    }

    mutating func anchor() -> LogAnchors.Anchor {
        let late = Double.random(in: 0...0.03, using: &random)
        return LogAnchors.Anchor(
            resetID: reset, tick: ticks(at: now),
            time: UTCTime(nanoseconds: UInt64((Self.epoch + now + late) * 1e9)))
    }

    /// Logs that many entries, at most until the end of the stretch.
    mutating func log(_ count: Int) {
        var next = rates.map { now + 0.5 / $0 }
        var entries = 0
        while entries < count {
            let logger = next.indices.min { next[$0] < next[$1] } ?? 0
            now = next[logger]
            next[logger] += 1 / rates[logger]
            let ids = layouts[logger].loggers
            let words = ids.map { _ in isConstant ? 7 : UInt32.random(in: 0...UInt32.max, using: &random) }
            let bytes = words.flatMap { word in [0, 8, 16, 24].map { UInt8(word >> $0 & 255) } }
            measured.append(
                Measured(logger: logger, bytes: Array(bytes.prefix(layouts[logger].source.size)), time: now, boot: boot)
            )
            // The chunks are stored one after the other: at times the tick ends between them.
            let isLate = Bool.random(using: &random)
            for (place, id) in ids.enumerated() {
                let time = now + (isLate && place > 0 ? 0.0002 : 0)
                let size = min(4, layouts[logger].source.size - place * 4)
                let data = size < 4 ? words[place] & (1 << (8 * UInt32(size)) - 1) : words[place]
                for lost in board.log(id, reset, ticks(at: time), data, sample: measured.count - 1) {
                    measured[lost].isKept = false
                }
                entries += 1
            }
        }
    }

    /// Resets the board, under the next id or the same.
    mutating func restart() {
        // Under the same id, a reset shows by a lower tick that is no wrap of the counter.
        let isVisible = (200_000..<1 << 31).contains(ticks(at: now))
        for lost in board.reset() { measured[lost].isKept = false }
        now += Double.random(in: 0.5...1.5, using: &random)
        (booted, firstTick) = (now, 0)
        boot += 1
        if !isVisible || Int.random(in: 0..<3, using: &random) > 0 { reset = (reset + 1) % 8 }
        now += Double.random(in: 0.01...0.5, using: &random)
    }
}

/// Whole downloads of logs made by chance, compared with what the sensors measured.
@Suite struct LogModelTests {
    private static let faults = 1...5

    @Test(arguments: 0..<60) func nothingIsLostAndNothingDoubled(_ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(1000 + seed))
        let firmware = LogBoard.Firmware(
            pageSize: seed % 2 == 0 ? 127 : 512, countsHeaders: .random(using: &random),
            completesLastPage: .random(using: &random), reportsBeforeEnd: .random(using: &random),
            resumesInMiddle: seed % 3 == 0, holdsNewestPage: .random(using: &random),
            capacity: seed % 5 == 0 ? 1500 : 1 << 20)
        var day = BoardDay(seed: seed, firmware, rate: [25, 100, 400, 800][seed % 4])
        day.clock.add(day.anchor())
        day.log(Int.random(in: 700...1500, using: &random))
        for _ in 0..<Int.random(in: 0...9, using: &random) {
            // Idle, or a reset.
            if Bool.random(using: &random) {
                day.now += Double.random(in: 1...9000, using: &random)
            } else {
                day.restart()
            }
            day.log(Int.random(in: 700...900, using: &random))
        }
        day.now += Double.random(in: 10...40_000, using: &random)
        day.board.flush()
        let limits = LogLimits(pageSize: firmware.pageSize)
        var host = LogHost(day.layouts, day.clock, limits, recycled: RecycledPages(count: 0))
        try run(&host, &day, &random, kills: !firmware.resumesInMiddle)
        compare(host, day)
        compareGaps(host, day)
    }

    /// What was overwritten is reported once, with its length, before the first entry.
    private func compareGaps(_ host: LogHost, _ day: BoardDay) {
        let gaps = host.gaps.filter { $0.cause == .overwritten }
        let overwritten = UInt32(day.board.recycled) * UInt32(day.board.firmware.pageSize)
        #expect(gaps.map(\.entries) == (overwritten > 0 ? [overwritten] : []) && gaps.allSatisfy { $0.position == 0 })
        let first = host.rows.compactMap(\.first).min { $0.sample.time < $1.sample.time }
        guard let gap = gaps.first, let first, !first.sample.flags.contains(.unanchored) else { return }
        #expect(gap.until == UTCTime(nanoseconds: UInt64(first.sample.time)) && first.sample.flags.contains(.afterGap))
    }

    /// A second log, downloaded from the bookmark of the first.
    @Test(arguments: 0..<12) func aLogGoesOn(_ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(2000 + seed))
        let firmware = LogBoard.Firmware(completesLastPage: seed % 2 == 0)
        var day = BoardDay(seed: seed, firmware, rate: [25, 100, 400, 800][seed % 4])
        day.clock.add(day.anchor())
        day.log(1000)
        day.board.flush()
        var host = LogHost(day.layouts, day.clock)
        try run(&host, &day, &random, kills: true)
        day.now += 100
        day.log(1200)
        day.board.flush()
        try host.restart(day.clock)
        try run(&host, &day, &random, kills: true)
        compare(host, day)
    }

    private func run(
        _ host: inout LogHost, _ day: inout BoardDay, _ random: inout SeededNumbers, kills: Bool
    ) throws {
        var places: [Int: Bool] = [:]
        for _ in 0..<Int.random(in: Self.faults, using: &random) {
            places[.random(in: 1...2500, using: &random)] = false
        }
        for _ in 0..<(kills ? Int.random(in: 1...3, using: &random) : 0) {
            places[.random(in: 1...2500, using: &random)] = true
        }
        var faults = random
        var clock = day
        try download(
            &host, &day.board,
            anchor: {
                clock.now += 2
                return clock.anchor()
            },
            fault: { step in
                guard let isKill = places[step] else { return .none }
                return isKill
                    ? .kill : .drop(losesWrite: .random(using: &faults), reached: .random(in: 0...600, using: &faults))
            })
        day.now = clock.now
    }

    /// The readings and the parts of a log, in seconds.
    private func story(_ host: LogHost) -> String {
        let date = { (utc: Int64) in Double(utc) / 1e9 - BoardDay.epoch }
        let anchors = host.machine.reader.clock.anchors.map { "\($0.resetID): \($0.tick) at \(date($0.time.signed))" }
        let stretches = host.machine.reader.stretches.map { stretch in
            "\(stretch.reset): \(stretch.first)...\(stretch.last) from \(stretch.line.map { date($0.time(stretch.first)) } ?? -1)"
        }
        return "\(anchors) \(stretches)"
    }

    private func compare(_ host: LogHost, _ day: BoardDay) {
        #expect(host.result == .some(nil))
        #expect(host.unknown.isEmpty)
        for logger in day.layouts.indices {
            let wanted = day.measured.filter { $0.logger == logger && $0.isKept }
            let rows = host.rows[logger]
            #expect(
                rows.map(\.bytes) == wanted.map(\.bytes),
                "\(day.layouts[logger].identifier): \(rows.count) of \(wanted.count)")
            for (row, sample) in zip(rows, wanted) where !row.sample.flags.contains(.unanchored) {
                let error = Double(row.sample.time) / 1e9 - BoardDay.epoch - sample.time
                // 40 ppm of a day, unless two readings show the rate.
                guard abs(error) > 0.1 + 45e-6 * day.now else { continue }
                Issue.record("a sample of boot \(sample.boot) is \(error) s off: \(story(host))")
                return
            }
            for (row, sample) in zip(rows, wanted) where sample.boot == 0 {
                guard row.sample.flags.contains(.unanchored) || row.sample.flags.contains(.irregular) else { continue }
                Issue.record("a sample before the first reset is flagged: \(row.sample)")
                return
            }
        }
    }
}
