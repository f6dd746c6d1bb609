/// A calendar time in UTC, in nanoseconds since 1970, for files.
///
/// UTC may be set back. It has no arithmetic with the times of a context's clock, which are `Timestamp`.
public struct UTCTime: BitwiseCopyable, Hashable, Comparable, Sendable {
    /// Nanoseconds since 1970-01-01 00:00.
    public var nanoseconds: UInt64

    /// Creates a time `nanoseconds` after the start of 1970.
    public init(nanoseconds: UInt64) {
        self.nanoseconds = nanoseconds
    }

    /// Orders times.
    public static func < (left: UTCTime, right: UTCTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

extension UTCTime: CustomStringConvertible {
    /// The date and time in ISO 8601, with milliseconds.
    public var description: String {
        let milliseconds = nanoseconds / 1_000_000
        let (year, month, day) = Self.date(daysSince1970: milliseconds / 86_400_000)
        let (hour, minute) = (milliseconds / 3_600_000 % 24, milliseconds / 60_000 % 60)
        let time = [hour, minute, milliseconds / 1000 % 60].map { Self.digits($0, 2) }.joined(separator: ":")
        let date = [Self.digits(year, 4), Self.digits(month, 2), Self.digits(day, 2)].joined(separator: "-")
        return "\(date)T\(time).\(Self.digits(milliseconds % 1000, 3))Z"
    }

    private static func digits(_ number: UInt64, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Returns the Gregorian date, computed by eras of 400 years that begin in March, so that a leap day ends the year.
    private static func date(daysSince1970 days: UInt64) -> (year: UInt64, month: UInt64, day: UInt64) {
        let shifted = days + 719_468
        let day = shifted % 146_097
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear: UInt64 = month >= 10 ? 1 : 0
        return (
            shifted / 146_097 * 400 + year + isNextYear, month < 10 ? month + 3 : month - 9,
            dayOfYear - (153 * month + 2) / 5 + 1
        )
    }
}
