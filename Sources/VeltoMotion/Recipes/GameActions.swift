/// The actions of a frame in a throwing game.
///
/// Source: Triki protocol notes, 9.7.
public struct GameActions: Sendable {
    /// The actions, in the order in which to handle them.
    public struct Frame: Hashable, Sendable {
        /// Whether the hand was pulled back.
        public var primedToThrow = false
        /// The power of a throw.
        public var threw: Double?
        /// Whether the button was clicked.
        public var buttonConfirmed = false

        /// Creates a frame without actions.
        public init() {}
    }

    private var wasPrimed = false
    private var gate = ButtonGate()

    /// Creates the actions of a new game.
    public init() {}

    /// Returns the actions of this frame.
    public mutating func tick(_ input: GameInput, dt: Double) -> Frame {
        var frame = Frame()
        frame.primedToThrow = input.gesturePrimed && !wasPrimed
        wasPrimed = input.gesturePrimed
        if input.shotTriggered { frame.threw = input.throwPower }
        frame.buttonConfirmed = gate.consume(input.bleButtonClick, dt: dt)
        return frame
    }
}
