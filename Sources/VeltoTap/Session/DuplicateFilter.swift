internal import VeltoCore

/// Drops copies of a value that several subscribers of one system made of it.
///
/// Only where notifications are shared: elsewhere equal values are events of their own.
/// Source: TAP protocol notes, 7.3 and what was found while planning.
struct DuplicateFilter {
    private static let window = 0..<0.02 - 1e-9
    private static let capacity = 32

    /// Whether notifications are shared.
    var isShared = false
    private var newest = [32 of UInt8](repeating: 0)
    private var count = 0
    private var time: Timestamp?

    /// Returns whether a value is a copy of the one just before.
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
