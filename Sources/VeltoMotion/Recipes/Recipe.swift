/// A use of motion, with its motion mode.
///
/// Source: Triki protocol notes, 9.7.
public enum Recipe: Int32, CaseIterable, Hashable, Sendable {
    /// A paddle.
    case pong = 0
    /// A menu.
    case menu = 1
    /// Aiming.
    case pointerGame = 2
    /// Throwing.
    case gestureGame = 3

    /// The motion mode of the recipe; its preset is used.
    public var mode: MotionMode {
        switch self {
        case .pong, .menu: .paddle
        case .pointerGame: .pointer
        case .gestureGame: .gesture
        }
    }
}

extension InputEngine {
    /// Sets the recipe's mode and loads its preset, which replaces earlier settings.
    public mutating func configure(for recipe: Recipe) {
        config = .preset(recipe.mode)
    }
}
