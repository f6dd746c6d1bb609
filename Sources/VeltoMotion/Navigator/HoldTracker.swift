/// Tracks the progress of a hold.
///
/// Source: Triki protocol notes, 10.5.
public struct HoldTracker: Hashable, Sendable {
    /// From 0 to just below 1.
    public private(set) var progress = 0.0

    /// An empty tracker.
    public init() {}

    /// Fills for `dt` seconds of `duration`; true when it is full, and then it is empty again.
    public mutating func advance(dt: Double, duration: Double = 2.25) -> Bool {
        guard duration > 0 else { return false }
        progress += max(0, dt) / duration
        guard progress >= 1 - SignalMaths.timeSlack else { return false }
        progress = 0
        return true
    }

    /// Empties for `dt` seconds.
    public mutating func decay(dt: Double, rate: Double = 2.5) {
        progress = max(0, progress - max(0, dt) * rate)
    }

    /// Empties at once.
    public mutating func reset() {
        progress = 0
    }
}
