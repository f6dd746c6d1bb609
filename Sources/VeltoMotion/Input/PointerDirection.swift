/// The main direction of a position.
public enum PointerDirection: CaseIterable, Hashable, Sendable {
    /// Close to the center.
    case center
    /// To the left.
    case left
    /// To the right.
    case right
    /// Up.
    case up
    /// Down.
    case down

    /// Creates the main direction of a position; the vertical axis points up.
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
