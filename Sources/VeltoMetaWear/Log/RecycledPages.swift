internal import VeltoCore

/// A reading of the number of pages that overwriting has recycled since the board's first use.
///
/// The difference of two readings is the part of a log that was overwritten by newer entries. Source: MetaWear system
/// protocol, 3.1.
struct RecycledPages: Hashable, Sendable {
    var count: UInt16
    /// The time of the reading; nil if it is not known.
    var time: UTCTime?

    /// Returns the gap that overwriting has made between two readings; nil for none.
    func gap(to later: RecycledPages, pageSize: UInt32, at position: UInt64) -> LogGap? {
        let pages = later.count &- count
        guard pages > 0 else { return nil }
        return LogGap(
            cause: .overwritten, entries: UInt32(pages) * min(pageSize, UInt32(UInt16.max)), position: position,
            since: time)
    }
}
