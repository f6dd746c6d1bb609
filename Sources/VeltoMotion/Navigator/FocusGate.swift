/// Makes the focus stay where it is until another slot is meant for a while.
///
/// Source: Triki protocol notes, 10.4.
public struct FocusGate: Hashable, Sendable {
    /// Seconds that a neighbouring slot must be meant.
    public var adjacentDwell: Double
    /// Seconds that a slot farther away must be meant.
    public var jumpDwell: Double
    private var pending: Int?
    private var remaining = 0.0

    /// A gate that waits for nothing.
    public init(adjacentDwell: Double = 0.20, jumpDwell: Double = 0.32) {
        self.adjacentDwell = adjacentDwell
        self.jumpDwell = jumpDwell
    }

    /// The slot that has the focus now, if `raw` is meant and `current` had it.
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
            // Farther than one, without the risk of a subtraction of extreme numbers.
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

    /// Waits for nothing any more.
    public mutating func reset() {
        pending = nil
        remaining = 0
    }
}
