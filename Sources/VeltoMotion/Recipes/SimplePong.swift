/// A paddle on a court, in one call.
///
/// Source: Triki protocol notes, 9.7.
public struct SimplePong: Sendable {
    /// The court's width.
    public let courtWidth: Double
    /// The position of the paddle.
    public var position: Double
    private var driver = PaddleDriver()

    /// Creates a paddle in the middle of a court.
    public init(courtWidth: Double) {
        self.courtWidth = courtWidth
        position = courtWidth / 2
    }

    /// Moves the paddle and returns its position, which may be outside of the court.
    public mutating func tick(_ input: GameInput, dt: Double) -> Double {
        position = driver.steer(from: position, input, dt: dt, center: courtWidth / 2)
        return position
    }
}
