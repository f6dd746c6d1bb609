/// Maps a position to one of several slots, side by side from −1 to 1.
///
/// Source: Triki protocol notes, 9.1.
public enum Slots {
    /// Returns the slot at a position; positions outside count as the outermost slots.
    public static func index(at position: Double, of count: Int) -> Int {
        guard count > 1, !position.isNaN else { return 0 }
        let slot = ((SignalMaths.limit(position) + 1) / 2 * Double(count)).rounded(.down)
        return slot < Double(count) ? min(Int(slot), count - 1) : count - 1
    }

    /// Returns the slot that has the focus; nil in the neutral zone.
    ///
    /// The zone is wider without a focus (`enter`) than with one (`exit`), so that the focus does not flicker.
    public static func focused(
        at position: Double, of count: Int, current: Int?, enter: Double = 0.30, exit: Double = 0.14
    ) -> Int? {
        guard count > 0, abs(position) >= (current == nil ? enter : exit) else { return nil }
        return index(at: position, of: count)
    }

    /// Returns the slot that has the focus if the hand starts in the neutral zone and leans outward, nil in the zone.
    ///
    /// Each side holds half of the slots, the innermost next to the zone (the middle slot of an odd count is innermost on
    /// both sides), so that every slot can be reached from neutral by leaning slowly. With `focused` the zone hides
    /// the slots inside it.
    public static func outward(
        at position: Double, of count: Int, current: Int?, enter: Double = 0.30, exit: Double = 0.14
    ) -> Int? {
        guard count > 0, !position.isNaN else { return nil }
        let perSide = count / 2 + count % 2
        let width = (1 - exit) / Double(perSide)
        // The first slot of a long menu must not be skipped on the way out of the zone.
        guard abs(position) >= (current == nil ? min(enter, exit + width / 2) : exit) else { return nil }
        let steps = ((min(abs(position), 1) - exit) / width).rounded(.down)
        let step = steps < Double(perSide) ? min(Int(max(0, steps)), perSide - 1) : perSide - 1
        return position < 0 ? perSide - 1 - step : count - perSide + step
    }
}
