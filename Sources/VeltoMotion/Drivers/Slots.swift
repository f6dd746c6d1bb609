/// Which of several slots, side by side from −1 to 1, a position means.
///
/// Source: Triki protocol notes, 9.1.
public enum Slots {
    /// The slot at a position; positions outside count as the outermost slots.
    public static func index(at position: Double, of count: Int) -> Int {
        guard count > 1, !position.isNaN else { return 0 }
        let slot = ((SignalMaths.limit(position) + 1) / 2 * Double(count)).rounded(.down)
        return slot < Double(count) ? min(Int(slot), count - 1) : count - 1
    }

    /// The slot that has the focus, nil in the neutral middle.
    ///
    /// The middle is wider while nothing has the focus (`enter`) than while something has it (`exit`), so that the focus
    /// does not flicker.
    public static func focused(
        at position: Double, of count: Int, current: Int?, enter: Double = 0.30, exit: Double = 0.14
    ) -> Int? {
        guard count > 0, abs(position) >= (current == nil ? enter : exit) else { return nil }
        return index(at: position, of: count)
    }
}
