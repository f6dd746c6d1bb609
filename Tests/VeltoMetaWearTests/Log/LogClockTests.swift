import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

private let evening: UInt64 = 1_800_000_000_000_000_000
private let second: UInt64 = 1_000_000_000

private func anchor(_ reset: UInt8, _ tick: UInt32, seconds: Double) -> LogAnchors.Anchor {
    LogAnchors.Anchor(resetID: reset, tick: tick, time: UTCTime(nanoseconds: evening + UInt64(seconds * 1e9)))
}

/// Samples of one chunk at 100 Hz from a tick on.
private func run(_ reset: UInt8, from tick: UInt32, _ count: Int = 40, step: Double = 1 / 100 / BoardTick.seconds)
    -> [[UInt8]]
{
    (0..<count).map { packet(0, tick &+ UInt32(Double($0) * step), UInt32($0), reset: reset) }
}

private let single = layout("acceleration[0]", [0], channels: 1, rate: 100)

private func seconds(_ sample: LogSample) -> Double { Double(sample.time - Int64(evening)) / 1e9 }

/// The board's clock: dates from readings.
@Suite struct LogClockTests {
    @Test func oneReadingDatesAStretch() {
        let reader = readPage([single], run(3, from: 20_000), LogClock([anchor(3, 10_000, seconds: 0)]))
        let sample = reader.page.frames[0].samples[0]
        #expect(abs(seconds(sample) - 10_000 * BoardTick.seconds) < 1e-6 && sample.flags == [])
    }

    /// A crystal that is off by 40 ppm: a second after a night with one reading, milliseconds with two.
    @Test(arguments: [-40e-6, 40e-6]) func twoReadingsGiveTheRate(_ error: Double) {
        let night = 8.0 * 3600
        let tick = { (seconds: Double) in UInt32(1000 + seconds / BoardTick.seconds * (1 + error)) }
        let packets = [packet(0, tick(60), 0, reset: 1), packet(0, tick(night - 60), 1, reset: 1)]
        let one = LogClock([anchor(1, tick(0), seconds: 0)])
        let two = LogClock([anchor(1, tick(0), seconds: 0), anchor(1, tick(night), seconds: night)])
        let times = { (clock: LogClock) in readPage([single], packets, clock).page.frames[0].samples.map(seconds) }
        #expect(abs(abs(times(one)[1] - (night - 60)) - 1.15) < 0.02)
        #expect(abs(times(two)[0] - 60) < 0.005, "\(times(two))")
        #expect(abs(times(two)[1] - (night - 60)) < 0.005)
    }

    @Test func theFirstAndTheLatestReadingAreKept() {
        var clock = LogClock()
        for hour in 0..<20 {
            let isReset = clock.add(
                anchor(1, UInt32(Double(hour) * 3600 / BoardTick.seconds), seconds: Double(hour) * 3600))
            #expect(!isReset)
        }
        #expect(clock.anchors.count == 2 && clock.anchors[0].tick == 0)
        #expect(clock.anchors[1].tick == UInt32(19 * 3600 / BoardTick.seconds))
    }

    @Test func readingsOfManyResetsAreLimited() {
        var clock = LogClock()
        for reset in 0..<20 {
            let isReset = clock.add(anchor(UInt8(reset % 8), 100, seconds: Double(reset) * 100))
            #expect(isReset == (reset > 0))
        }
        #expect(clock.anchors.count == 16)
    }

    /// The same id and a later start: a reset that the id does not show.
    @Test func aLaterStartIsAReset() {
        var clock = LogClock([anchor(2, 100_000, seconds: 0)])
        let readings: [(tick: UInt32, seconds: Double, isReset: Bool)] = [
            (100_000 + 6827, 10, false), (50_000, 20, true), (118_266, 120, false), (160_000, 130, true),
        ]
        for reading in readings {
            let isReset = clock.add(anchor(2, reading.tick, seconds: reading.seconds))
            #expect(isReset == reading.isReset, "\(reading)")
        }
    }

    @Test func theCounterWraps() {
        let clock = LogClock([anchor(1, .max - 1000, seconds: 0), anchor(1, 5000, seconds: 6001 * BoardTick.seconds)])
        #expect(clock.anchors.count == 2)
        let reader = readPage([single], run(1, from: .max - 100), clock)
        let times = reader.page.frames[0].samples.map(seconds)
        #expect(reader.stretches.count == 1)
        for (index, time) in times.enumerated() {
            #expect(abs(time - 900 * BoardTick.seconds - Double(index) * 0.01) < 0.003)
        }
    }

    @Test func aStretchWithoutAReadingIsNotDated() {
        let packets = run(1, from: 50_000) + run(2, from: 100)
        let reader = readPage([single], packets, LogClock([anchor(1, 40_000, seconds: 0)]))
        let samples = reader.page.frames[0].samples
        #expect(samples.prefix(40).allSatisfy { !$0.flags.contains(.unanchored) })
        #expect(samples.suffix(40).allSatisfy { $0.flags.contains(.unanchored) })
        #expect(samples[40].time == Int64(100 * BoardTick.nanoseconds))
    }

    /// After eight resets an id comes again: its reading dates the second stretch with the id, not the first.
    @Test func aReadingDatesNoStretchOfAnEarlierCycle() {
        let hour = UInt32(3600 / BoardTick.seconds)
        var packets = run(3, from: 1_000_000)
        for reset in [4, 5, 6, 7, 0, 1, 2, 3, 4] as [UInt8] {
            packets += run(reset, from: 500) + run(reset, from: hour - 30)
        }
        let clock = LogClock([
            anchor(3, 999_000, seconds: 0), anchor(4, hour + 1000, seconds: 9 * 3600 + 2),
        ])
        let reader = readPage([single], packets, clock)
        #expect(reader.stretches.map(\.reset) == [3, 4, 5, 6, 7, 0, 1, 2, 3, 4])
        #expect(reader.stretches.map { $0.line != nil } == [true] + Array(repeating: false, count: 8) + [true])
    }

    @Test func threeResetsWithOneReadingLeaveTwoUndated() {
        let packets = run(1, from: 900) + run(2, from: 800) + run(3, from: 700)
        let reader = readPage([single], packets, LogClock([anchor(3, 5000, seconds: 0)]))
        #expect(reader.stretches.map { $0.line != nil } == [false, false, true])
    }
}

/// Ticks that are not what they should be.
@Suite struct LogOrderTests {
    private let clock = LogClock([anchor(3, 10_000, seconds: 0)])

    /// A tick of 0, a swapped and a repeated entry: three flags, and later times as they would be.
    @Test func oddTicksCostThemselves() {
        var packets = run(3, from: 20_000, 100)
        let good = readPage([single], packets, clock).page.frames[0].samples
        packets[20] = packet(0, 0, 20, reset: 3)
        packets.swapAt(40, 41)
        packets[60] = packet(0, good[59].tick, 60, reset: 3)
        packets[80] = packet(0, good[80].tick + 1_000_000, 80, reset: 3)
        let reader = readPage([single], packets, clock)
        let samples = reader.page.frames[0].samples
        #expect(reader.stretches.count == 1 && samples.count == 100)
        let flagged = samples.indices.filter { samples[$0].flags.contains(.irregular) }
        #expect(flagged == [20, 41, 60, 80])
        for index in samples.indices where !flagged.contains(index) && index != 40 {
            #expect(samples[index].time == good[index].time)
        }
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time })
    }

    @Test(arguments: [0, 1, 50, 99]) func anOddTickIsNoReset(_ place: Int) {
        for reset in [3, 5] as [UInt8] {
            for tick in [0, 19_000, 3_000_000_000] as [UInt32] {
                var packets = run(3, from: 20_000, 100)
                packets[place] = packet(0, tick, 0, reset: reset)
                let reader = readPage([single], packets, clock)
                #expect(
                    reader.stretches.count <= (place == 99 && reset == 5 || place == 0 && tick != 0 ? 2 : 1),
                    "\(reset) \(tick)")
                #expect(reader.page.frames[0].samples.count == 100)
            }
        }
    }

    /// The chunks of a sample have the same odd tick, and prove nothing.
    @Test func anOddTickOfAllChunksIsNoReset() {
        let quaternion = layout("quaternion", [0, 1, 2, 3], channels: 4, format: .float32, rate: 100)
        var packets = (0..<40).flatMap { sample in (0..<4).map { packet($0, 20_000 + UInt32(sample) * 7, 1, reset: 3) }
        }
        for chunk in 80..<84 { packets[chunk] = packet(UInt8(chunk - 80), 5, 1, reset: 4) }
        let reader = readPage([quaternion], packets, clock)
        #expect(reader.stretches.count == 1 && reader.page.frames[0].samples.count == 40)
    }

    /// A lower tick under the same id is a reset, if the entries that follow agree.
    @Test func aTickThatRunsBackwardsIsAReset() {
        let reader = readPage([single], run(3, from: 20_000) + run(3, from: 600), clock)
        #expect(reader.stretches.map(\.count) == [40, 40])
        #expect(reader.page.gaps.map(\.cause) == [.reset])
    }

    @Test func nineResetsAreTenStretches() {
        var packets: [[UInt8]] = []
        for reset in 0..<10 { packets += run(UInt8(reset % 8), from: 5000 - UInt32(reset) * 100, 30) }
        let reader = readPage([single], packets)
        #expect(reader.stretches.map(\.reset) == [0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
        #expect(reader.stretches.allSatisfy { $0.count == 30 })
    }

    @Test func aPauseIsNoReset() {
        let reader = readPage([single], run(3, from: 20_000) + run(3, from: 9_000_000), clock)
        #expect(reader.stretches.count == 1)
        #expect(abs(seconds(reader.page.frames[0].samples[40]) - 8_990_000 * BoardTick.seconds) < 1e-3)
    }

    /// The page may end anywhere: what an unexpected tick means is decided by the next one.
    @Test func aVerdictWaitsForTheNextPage() {
        var packets = run(3, from: 20_000, 60)
        packets[30] = packet(0, 0, 30, reset: 3)
        packets[45] = packet(0, 100, 45, reset: 6)
        packets += run(4, from: 600, 60)
        let whole = readPage([single], packets, clock)
        for end in packets.indices {
            var reader = LogReader([single], clock)
            for packet in packets[..<end] { reader.take(ByteReader(packet.span)) }
            _ = reader.endPage(left: nil, isLast: false)
            reader.confirm()
            for packet in packets[end...] { reader.take(ByteReader(packet.span)) }
            _ = reader.endPage(left: 0, isLast: true)
            #expect(reader.page.frames == whole.page.frames, "\(end)")
            #expect(reader.stretches == whole.stretches)
        }
    }
}
