import Testing

@testable import VeltoCore

/// Dates of times on a context's clock.
@Suite struct UTCTimeTests {
    private func seconds(_ count: UInt64) -> Timestamp {
        Timestamp(nanoseconds: count * 1_000_000_000)
    }

    private func date(_ count: UInt64) -> UTCTime {
        UTCTime(nanoseconds: count * 1_000_000_000)
    }

    @Test func aSleepMovesTheDatesBeforeItAndNoLaterOnes() {
        var history = SleepHistory()
        history.learn(asleep: 7_000_000_000, at: seconds(10))
        history.learn(asleep: 3_607_000_000_000, at: seconds(30), after: seconds(20))
        let present = ClockAnchor(time: seconds(40), utc: date(100_000))
        #expect(history.utc(at: seconds(40), present) == date(100_000))
        #expect(history.utc(at: seconds(21), present) == date(99_981))
        #expect(history.utc(at: seconds(20), present) == date(96_380))
        #expect(history.utc(at: seconds(10), present) == date(96_370))
        history.learn(asleep: 3_617_000_000_000, at: seconds(50))
        let later = ClockAnchor(time: seconds(60), utc: date(100_030))
        #expect(history.utc(at: seconds(31), later) == date(100_001), "the last look was when it came awake")
        #expect(history.utc(at: seconds(30), later) == date(99_990))
        #expect(history.utc(at: seconds(20), later) == date(96_380))
    }

    @Test func readingsThatDifferALittleAreNoSleep() {
        var history = SleepHistory()
        for jitter: UInt64 in [5_000_000, 9_000_000, 0, 14_000_000] { history.learn(asleep: jitter, at: seconds(1)) }
        #expect(history.utc(at: .zero, ClockAnchor(time: seconds(5), utc: date(100))) == date(95))
    }

    @Test func theOldestSleepsMerge() {
        var history = SleepHistory()
        history.learn(asleep: 0, at: .zero)
        for sleep: UInt64 in 1...300 {
            history.learn(asleep: sleep * 1_000_000_000, at: seconds(sleep), after: seconds(sleep))
        }
        let present = ClockAnchor(time: seconds(1000), utc: date(100_000))
        #expect(history.utc(at: seconds(299), present) == date(100_000 - 701 - 2))
        #expect(history.utc(at: .zero, present) == date(100_000 - 1000 - 300))
    }

    @Test func conversionsSaturate() {
        let anchor = ClockAnchor(time: seconds(10), utc: date(20))
        #expect(anchor.utc(at: .distantFuture).nanoseconds == .max)
        #expect(anchor.time(at: date(0)) == .zero)
        #expect(anchor.time(at: date(15)) == seconds(5))
        var history = SleepHistory()
        history.learn(asleep: 0, at: .zero)
        history.learn(asleep: .max, at: seconds(5), after: seconds(5))
        #expect(history.utc(at: seconds(1), anchor) == UTCTime(nanoseconds: 0))
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (951_782_399, "2000-02-28T23:59:59.000Z"),
        (951_782_400, "2000-02-29T00:00:00.000Z"), (1_709_251_199, "2024-02-29T23:59:59.000Z"),
        (1_709_251_200, "2024-03-01T00:00:00.000Z"), (4_107_542_400, "2100-03-01T00:00:00.000Z"),
        (18_446_744_073, "2554-07-21T23:34:33.000Z"),
    ]) func aDateIsWrittenAsPeopleWriteIt(_ count: UInt64, _ text: String) {
        #expect(date(count).description == text)
        #expect(UTCTime(nanoseconds: 1_234_567_890).description == "1970-01-01T00:00:01.234Z")
    }

    @Test func aManualClockGoesOnFromTheDateOfItsBeginning() {
        let time = TimeSource.manual()
        let begin = time.utc(at: time.now)
        time.set(seconds(86_401))
        #expect(time.utc(at: time.now).nanoseconds - begin.nanoseconds == 86_400_000_000_000)
        #expect(time.utc(at: seconds(1)) == begin && time.anchor.utc == time.utc)
    }
}
