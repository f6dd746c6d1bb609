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
}
