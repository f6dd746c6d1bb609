/// Delays a change of focus until another slot has been targeted for a dwell time.
///
/// Source: Triki protocol notes, 10.4.
public struct FocusGate: Hashable, Sendable {
    /// Dwell time of an adjacent slot (seconds).
    public var adjacentDwell: Double
    /// Dwell time of a slot farther away (seconds).
    public var jumpDwell: Double
    private var pending: Int?
    private var remaining = 0.0

    /// Creates a gate without a pending change.
    public init(adjacentDwell: Double = 0.20, jumpDwell: Double = 0.32) {
        self.adjacentDwell = adjacentDwell
        self.jumpDwell = jumpDwell
    }

    /// Returns the slot that has the focus, given the targeted slot `raw` and the focused slot `current`.
    public mutating func resolve(_ raw: Int?, current: Int?, dt: Double) -> Int? {
        guard let raw else {
            reset()
            return nil
        }
        guard let current, raw != current else {
            pending = nil
            return raw
        }
        if raw != pending {
            pending = raw
            // More than one slot apart, without overflow for extreme numbers.
            let isAdjacent = raw == current &+ 1 || current == raw &+ 1
            remaining = isAdjacent ? adjacentDwell : jumpDwell
            guard remaining <= 0 else { return current }
        } else {
            remaining -= dt
            guard remaining <= SignalMaths.timeSlack else { return current }
        }
        pending = nil
        return raw
    }

    /// Cancels a pending change.
    public mutating func reset() {
        pending = nil
        remaining = 0
    }
}
