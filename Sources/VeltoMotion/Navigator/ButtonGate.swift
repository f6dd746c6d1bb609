/// Passes one click, and then none for some time.
///
/// Source: Triki protocol notes, 9.7.
public struct ButtonGate: Hashable, Sendable {
    /// Seconds after a passed click during which no other passes.
    public var cooldown: Double
    private var pause = 0.0
    private var wasPressed = false

    /// An open gate.
    public init(cooldown: Double = 0.65) {
        self.cooldown = cooldown
    }

    /// Takes a frame's click and returns whether it passes.
    public mutating func consume(_ isPressed: Bool, dt: Double) -> Bool {
        let isOpen = observe(isPressed, dt: dt)
        if isOpen { close() }
        return isOpen
    }

    /// Takes a frame's click and returns whether it may pass; `close` passes it.
    mutating func observe(_ isPressed: Bool, dt: Double) -> Bool {
        pause = max(0, pause - dt)
        let isEdge = isPressed && !wasPressed
        wasPressed = isPressed
        return isEdge && pause <= SignalMaths.timeSlack
    }

    /// Starts the pause after a passed click.
    mutating func close() {
        pause = cooldown
    }

    /// Records the level: a button already held is no click.
    public mutating func syncPressedState(_ isPressed: Bool) {
        wasPressed = isPressed
    }

    /// Opens the gate and forgets the button.
    public mutating func reset() {
        pause = 0
        wasPressed = false
    }
}
