/// The progress of a download.
struct DownloadProgress: Hashable, Sendable {
    /// The number of received entries.
    var entries: UInt64
    /// The remaining length, and the length of the whole log.
    ///
    /// A board may count more than the entries.
    var left: UInt32
    var total: UInt32

    /// The received share, 0 to 1.
    var share: Double { total == 0 ? 1 : 1 - Double(min(left, total)) / Double(total) }
}
