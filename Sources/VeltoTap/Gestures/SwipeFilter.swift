internal import VeltoCore

/// Accepts a swipe unless another one was sent just before.
///
/// Source: TAP protocol notes, 3.4.
struct SwipeFilter: Hashable {
    /// After a swipe there is no other for this time (seconds).
    private static let pause = 0..<0.2 - 1e-9

    private var newest: Timestamp?

    /// Returns the swipe that a byte reports; nil if it reports none, or one too soon.
    mutating func take(_ code: UInt8, at time: Timestamp) -> Swipe? {
        guard code != 0 else { return nil }
        defer { newest = time }
        if let newest, Self.pause.contains(time.seconds(since: newest)) { return nil }
        return Swipe(rawValue: code)
    }
}
