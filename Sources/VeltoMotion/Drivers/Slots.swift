/// Maps a position to a slot; the slots are side by side from −1 to 1.
///
/// Source: Triki protocol notes, 9.1.
public enum Slots {
    /// Returns the slot at a position; positions outside the range map to the outermost slots.
    public static func index(at position: Double, of count: Int) -> Int {
        guard count > 1, !position.isNaN else { return 0 }
        let slot = ((SignalMaths.limit(position) + 1) / 2 * Double(count)).rounded(.down)
        return slot < Double(count) ? min(Int(slot), count - 1) : count - 1
    }

    /// Returns the slot that has the focus, or nil in the neutral zone.
    ///
    /// The zone is wider without a focus (`enter`) than with one (`exit`), which prevents flicker.
    public static func focused(
        at position: Double, of count: Int, current: Int?, enter: Double = 0.30, exit: Double = 0.14
    ) -> Int? {
        guard count > 0, abs(position) >= (current == nil ? enter : exit) else { return nil }
        return index(at: position, of: count)
    }

    /// Returns the slot that has the focus when the hand leans outward from the neutral zone, or nil in the zone.
    ///
    /// Each side holds half of the slots, with the innermost next to the zone. With an odd count, the middle slot is
    /// innermost on both sides. A slow lean from neutral thus reaches every slot. With `focused`, the zone hides the
    /// slots inside it.
    public static func outward(
        at position: Double, of count: Int, current: Int?, enter: Double = 0.30, exit: Double = 0.14
    ) -> Int? {
        guard count > 0, !position.isNaN else { return nil }
        let perSide = count / 2 + count % 2
        let width = (1 - exit) / Double(perSide)
        // Leaving the zone must not skip the first slot of a long menu.
        guard abs(position) >= (current == nil ? min(enter, exit + width / 2) : exit) else { return nil }
        let steps = ((min(abs(position), 1) - exit) / width).rounded(.down)
        let step = steps < Double(perSide) ? min(Int(max(0, steps)), perSide - 1) : perSide - 1
        return position < 0 ? perSide - 1 - step : count - perSide + step
    }
}
