/// Tracks the progress of a hold.
///
/// Source: Triki protocol notes, 10.5.
public struct HoldTracker: Hashable, Sendable {
    /// The progress, from 0 to just below 1.
    public private(set) var progress = 0.0

    /// Creates an empty tracker.
    public init() {}

    /// Fills the tracker by `dt` of `duration` seconds; returns true and empties it when it is full.
    public mutating func advance(dt: Double, duration: Double = 2.25) -> Bool {
        guard duration > 0 else { return false }
        progress += max(0, dt) / duration
        guard progress >= 1 - SignalMaths.timeSlack else { return false }
        progress = 0
        return true
    }

    /// Drains the tracker for `dt` seconds.
    public mutating func decay(dt: Double, rate: Double = 2.5) {
        progress = max(0, progress - max(0, dt) * rate)
    }

    /// Empties the tracker.
    public mutating func reset() {
        progress = 0
    }
}
