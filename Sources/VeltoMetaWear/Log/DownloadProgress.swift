/// The progress of a download.
struct DownloadProgress: Hashable, Sendable {
    /// The entries that have arrived.
    var entries: UInt64
    /// The length that is left, and that of the whole log; a board may count more than entries.
    var left: UInt32
    var total: UInt32

    /// The share that has arrived, 0 to 1.
    var share: Double { total == 0 ? 1 : 1 - Double(min(left, total)) / Double(total) }
}
