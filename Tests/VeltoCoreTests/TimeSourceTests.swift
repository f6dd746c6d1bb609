import Testing

@testable import VeltoCore

/// The two clocks of a context: its own, and the calendar.
@Suite struct TimeSourceTests {
    @Test func aDayOnAManualClockIsADayOfTheCalendar() {
        let time = TimeSource.manual()
        let (before, today) = (time.now, time.utc)
        time.set(before.advanced(bySeconds: 86_400))
        #expect(time.utc.nanoseconds - today.nanoseconds == 86_400_000_000_000)
    }

    @Test func aManualClockBeginsOnTheDateOfTheSystem() {
        let system = TimeSource.monotonic().utc
        let manual = TimeSource.manual(start: Timestamp(nanoseconds: 1_000_000_000_000_000)).utc
        #expect(manual >= system && manual.nanoseconds - system.nanoseconds < 60_000_000_000)
    }

    @Test func momentsBeforeAndAfterNowHaveTheirDates() {
        let time = TimeSource.manual(start: Timestamp(nanoseconds: 100_000_000_000))
        let (now, date) = (time.now, time.utc.nanoseconds)
        #expect(time.utc(at: now).nanoseconds == date)
        #expect(time.utc(at: now.advanced(bySeconds: 60)).nanoseconds == date + 60_000_000_000)
        #expect(time.utc(at: Timestamp(nanoseconds: 40_000_000_000)).nanoseconds == date - 60_000_000_000)
    }

    private static let distances: [(UInt64, UInt64, Double)] = [
        (5, 5, 0), (7, 5, 2e-9), (5, 7, -2e-9), (1 << 63, 1 << 63 - 1, 1e-9), (1 << 63 - 1, 0, 9_223_372_036.854_775),
        (1 << 63, 0, 9_223_372_036.854_775), (0, 1 << 63, -9_223_372_036.854_775), (.max, .max, 0),
        (.max, 0, 18_446_744_073.709_551), (0, .max, -18_446_744_073.709_551),
    ]

    @Test(arguments: distances)
    func secondsHaveASignAtAnyDistance(_ time: UInt64, _ earlier: UInt64, _ seconds: Double) {
        let found = Timestamp(nanoseconds: time).seconds(since: Timestamp(nanoseconds: earlier))
        #expect(abs(found - seconds) <= abs(seconds) * 1e-15)
    }
}
