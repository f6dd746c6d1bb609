/// Lets a click through once, and then none for a while.
///
/// Source: Triki protocol notes, 9.7.
public struct ButtonGate: Hashable, Sendable {
    /// Seconds after a click that was let through in which no other is.
    public var cooldown: Double
    private var pause = 0.0
    private var wasPressed = false

    /// An open gate.
    public init(cooldown: Double = 0.65) {
        self.cooldown = cooldown
    }

    /// Takes a frame's click and tells whether it is let through.
    public mutating func consume(_ isPressed: Bool, dt: Double) -> Bool {
        let isOpen = observe(isPressed, dt: dt)
        if isOpen { close() }
        return isOpen
    }

    /// Takes a frame's click and tells whether it could be let through; `close` does so.
    mutating func observe(_ isPressed: Bool, dt: Double) -> Bool {
        pause = max(0, pause - dt)
        let isEdge = isPressed && !wasPressed
        wasPressed = isPressed
        return isEdge && pause <= SignalMaths.timeSlack
    }

    /// Begins the pause after a click that was let through.
    mutating func close() {
        pause = cooldown
    }

    /// Takes a level for known: a button held since before is no click.
    public mutating func syncPressedState(_ isPressed: Bool) {
        wasPressed = isPressed
    }

    /// Opens the gate and forgets the button.
    public mutating func reset() {
        pause = 0
        wasPressed = false
    }
}
