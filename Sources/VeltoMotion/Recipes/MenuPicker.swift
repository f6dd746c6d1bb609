/// A menu with a focus and a confirmation, in one call.
///
/// Source: Triki protocol notes, 9.7.
public struct MenuPicker: Sendable {
    /// The focused item.
    public private(set) var focus: Int
    private var driver = MenuDriver()
    private var gate = ButtonGate()

    /// Creates a menu with the focus on an item.
    public init(focus: Int = 0) {
        self.focus = focus
    }

    /// Moves the focus among `slots` items and returns whether the focused one was confirmed.
    public mutating func tick(_ input: GameInput, dt: Double, slots: Int) -> Bool {
        guard slots > 0 else { return false }
        let step = driver.step(input, dt: dt, slots: slots, selection: focus)
        let wanted = step.slot ?? (min(max(focus, 0), slots - 1) + step.nudge)
        focus = min(max(wanted, 0), slots - 1)
        return gate.consume(input.bleButtonClick, dt: dt)
    }

    /// Restarts with the focus on an item.
    public mutating func reset(focus: Int = 0) {
        self = MenuPicker(focus: focus)
    }
}
