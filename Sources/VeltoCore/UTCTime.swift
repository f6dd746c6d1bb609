/// A time in UTC, in nanoseconds since 1970: a moment of the calendar, for files.
///
/// It may be set back, and it has no arithmetic with the times of a context's clock, which are `Timestamp`.
public struct UTCTime: BitwiseCopyable, Hashable, Comparable, Sendable {
    /// Nanoseconds since 1970-01-01 00:00.
    public var nanoseconds: UInt64

    /// The time `nanoseconds` after the beginning of 1970.
    public init(nanoseconds: UInt64) {
        self.nanoseconds = nanoseconds
    }

    /// Orders times.
    public static func < (left: UTCTime, right: UTCTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}
