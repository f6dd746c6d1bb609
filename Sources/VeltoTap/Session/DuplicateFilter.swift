internal import VeltoCore

/// Drops duplicates of a notification that has several subscribers on the system.
///
/// The filter applies only to shared notifications. On other routes, equal values are separate events. Source: TAP
/// protocol notes, 7.3.
struct DuplicateFilter {
    private static let window = 0..<0.02 - 1e-9
    private static let capacity = 32

    /// Whether notifications are shared.
    var isShared = false
    private var newest = [32 of UInt8](repeating: 0)
    private var count = 0
    private var time: Timestamp?

    /// Returns whether a value duplicates the previous one.
    mutating func isCopy(_ bytes: ByteReader, at now: Timestamp) -> Bool {
        guard isShared, bytes.count <= Self.capacity else { return false }
        defer { remember(bytes, at: now) }
        guard let time, Self.window.contains(now.seconds(since: time)), bytes.count == count else { return false }
        return (0..<count).allSatisfy { bytes.byte(at: $0) == newest[$0] }
    }

    private mutating func remember(_ bytes: ByteReader, at now: Timestamp) {
        count = bytes.count
        for index in 0..<count { newest[index] = bytes.byte(at: index) ?? 0 }
        time = now
    }
}
