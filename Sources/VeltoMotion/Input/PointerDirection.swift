/// The main direction of a position.
public enum PointerDirection: Int32, CaseIterable, Hashable, Sendable {
    /// Close to the centre.
    case center = 0
    /// To the left.
    case left = 1
    /// To the right.
    case right = 2
    /// Upwards.
    case up = 3
    /// Downwards.
    case down = 4

    /// The main direction of a position; the vertical axis points up.
    ///
    /// Source: Triki protocol notes, 7.
    public init(x: Double, y: Double) {
        if abs(x) < 0.08, abs(y) < 0.08 {
            self = .center
        } else if abs(x) >= abs(y) {
            self = x < 0 ? .left : .right
        } else {
            self = y < 0 ? .down : .up
        }
    }
}
