internal import VeltoCore

/// The relation of a board's clock to the date: a straight line through one or two readings.
struct LogLine: BitwiseCopyable, Hashable, Sendable {
    /// A reading.
    var tick: Int64
    var utc: Int64
    /// The length of a tick: the nominal one, or as measured between two readings.
    var nanosecondsPerTick = BoardTick.nanoseconds

    /// The date of a tick, in nanoseconds since 1970.
    @inline(__always)
    func time(_ ticks: Int64) -> Int64 {
        // Rounds half away from zero; the function for that would be a call for each sample.
        let distance = Double(ticks &- tick) * nanosecondsPerTick
        return utc &+ Int64(nanoseconds: distance + (distance < 0 ? -0.5 : 0.5))
    }
}

extension Int64 {
    /// Converts nanoseconds; those of centuries away are clamped.
    @inline(__always)
    init(nanoseconds: Double) {
        self = Int64(Swift.min(Swift.max(nanoseconds, -4e18), 4e18))
    }
}
