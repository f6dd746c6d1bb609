/// Delays a change of focus until another slot has been targeted for some time.
///
/// Source: Triki protocol notes, 10.4.
public struct FocusGate: Hashable, Sendable {
    /// Seconds for which an adjacent slot must be targeted.
    public var adjacentDwell: Double
    /// Seconds for which a slot farther away must be targeted.
    public var jumpDwell: Double
    private var pending: Int?
    private var remaining = 0.0

    /// A gate without a pending change.
    public init(adjacentDwell: Double = 0.20, jumpDwell: Double = 0.32) {
        self.adjacentDwell = adjacentDwell
        self.jumpDwell = jumpDwell
    }

    /// Returns the slot that has the focus now, given the targeted slot `raw` and the focused slot `current`.
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
            // Farther than one, without subtracting extreme numbers.
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

    /// Drops a pending change.
    public mutating func reset() {
        pending = nil
        remaining = 0
    }
}
