/// Passes one click, and then no clicks during a cooldown.
///
/// Source: Triki protocol notes, 9.7.
public struct ButtonGate: Hashable, Sendable {
    /// Time after a passed click in which no other click passes (seconds).
    public var cooldown: Double
    private var pause = 0.0
    private var wasPressed = false

    /// Creates an open gate.
    public init(cooldown: Double = 0.65) {
        self.cooldown = cooldown
    }

    /// Processes the click of a frame, and returns whether it passes.
    public mutating func consume(_ isPressed: Bool, dt: Double) -> Bool {
        let isOpen = observe(isPressed, dt: dt)
        if isOpen { close() }
        return isOpen
    }

    /// Processes the click of a frame, and returns whether it may pass; `close` passes it.
    mutating func observe(_ isPressed: Bool, dt: Double) -> Bool {
        pause = max(0, pause - dt)
        let isEdge = isPressed && !wasPressed
        wasPressed = isPressed
        return isEdge && pause <= SignalMaths.timeSlack
    }

    /// Starts the cooldown after a passed click.
    mutating func close() {
        pause = cooldown
    }

    /// Sets the current button level; a button that is already held does not click.
    public mutating func syncPressedState(_ isPressed: Bool) {
        wasPressed = isPressed
    }

    /// Opens the gate and resets the button level.
    public mutating func reset() {
        pause = 0
        wasPressed = false
    }
}
