internal import VeltoCore

/// Drops a swipe that follows another swipe too soon.
///
/// Source: TAP protocol notes, 3.4.
struct SwipeFilter: Hashable {
    /// The minimum time between two swipes (seconds).
    private static let pause = 0..<0.2 - 1e-9

    private var newest: Timestamp?

    /// Returns the swipe reported by a byte.
    ///
    /// Nil if the byte reports no swipe or the swipe follows another too soon.
    mutating func take(_ code: UInt8, at time: Timestamp) -> Swipe? {
        guard code != 0 else { return nil }
        defer { newest = time }
        if let newest, Self.pause.contains(time.seconds(since: newest)) { return nil }
        return Swipe(rawValue: code)
    }
}
