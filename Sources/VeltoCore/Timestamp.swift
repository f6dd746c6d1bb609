/// A time on a context's clock, in nanoseconds.
///
/// Arithmetic saturates, so that no time from a caller or a device can trap.
public struct Timestamp: BitwiseCopyable, Hashable, Comparable, Sendable {
    /// Nanoseconds since the clock's origin.
    public var nanoseconds: UInt64

    /// Creates a time `nanoseconds` after the clock's origin.
    @inlinable
    public init(nanoseconds: UInt64) {
        self.nanoseconds = nanoseconds
    }

    /// A time that is never reached.
    @inlinable public static var distantFuture: Timestamp { Timestamp(nanoseconds: .max) }
    /// The clock's origin.
    @inlinable public static var zero: Timestamp { Timestamp(nanoseconds: 0) }

    /// Orders points in time.
    @inlinable
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    /// Returns the time `seconds` later; negative numbers and NaN count as 0.
    public func advanced(bySeconds seconds: Double) -> Timestamp {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(UInt64(clampingNanosecondsIn: seconds))
        return overflow ? .distantFuture : Timestamp(nanoseconds: sum)
    }

    /// Returns the seconds since `earlier`; negative if `earlier` is later.
    @inline(__always)
    public func seconds(since earlier: Timestamp) -> Double {
        // A processor converts signed numbers in one step, and unsigned ones in seven.
        guard Int64(bitPattern: nanoseconds | earlier.nanoseconds) >= 0 else { return farSeconds(since: earlier) }
        return Double(Int64(bitPattern: nanoseconds &- earlier.nanoseconds)) * 1e-9
    }

    /// Returns the seconds since `earlier` if one of the times is `distantFuture` or near it.
    @inline(never) @usableFromInline
    func farSeconds(since earlier: Timestamp) -> Double {
        nanoseconds >= earlier.nanoseconds
            ? Double(nanoseconds - earlier.nanoseconds) * 1e-9
            : -Double(earlier.nanoseconds - nanoseconds) * 1e-9
    }
}

extension UInt64 {
    /// Creates the nanoseconds in `seconds`, clamped; 0 for negative numbers and NaN.
    init(clampingNanosecondsIn seconds: Double) {
        let nanoseconds = (seconds * 1e9).rounded()
        guard nanoseconds > 0 else {
            self = 0
            return
        }
        self = UInt64(exactly: nanoseconds) ?? .max
    }
}
