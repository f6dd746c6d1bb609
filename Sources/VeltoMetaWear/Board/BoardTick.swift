/// The unit of the board's clock.
///
/// Source: MetaWear system protocol, 3.3.
enum BoardTick {
    /// The nominal length of a tick: 48 periods of a 32,768 Hz crystal.
    static let nanoseconds = 48e9 / 32_768
    /// The length of a tick in seconds.
    static let seconds = 48.0 / 32_768
    /// The length of four ticks in nanoseconds, exactly.
    private static let fourTicks: Int64 = 5_859_375
    /// The number of ticks after which the counter wraps to 0.
    static let wrap: Int64 = 1 << 32

    /// The exact length of a number of ticks, in nanoseconds.
    @inline(__always)
    static func nanoseconds(of ticks: Int64) -> Int64 { ticks &* fourTicks / 4 }

    /// The ticks between two counts, negative if the second is earlier.
    ///
    /// The shorter way around the counter counts.
    @inline(__always)
    static func distance(from earlier: UInt32, to later: UInt32) -> Int32 {
        Int32(bitPattern: later &- earlier)
    }
}
