package import VeltoCore
public import VeltoMotion

/// The binding of a device event to game input: buttons, gestures, or a movement of the position.
///
/// Each family has a list of default bindings; a program replaces them with `Device.setBindings`.
///
/// ```swift
/// var middle = InputBinding(.tapped, code: 4)
/// middle.gestures = .action
/// try device.setBindings(device.bindings + [middle])
/// ```
public struct InputBinding: Hashable, Sendable {
    /// The kinds of events.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// A finger takes part in a tap; the code is the finger, with 0 for the thumb.
        case finger
        /// Exactly these fingers tap together; the code is the combination, with one bit per finger.
        case tapped
        /// The hand makes a mid-air gesture; the code is the device's own.
        case airGesture
        /// The hand takes a posture, 100 to 105; a bound main button stays down while the posture lasts.
        case handState
        /// The pointer moves; the code is always 0.
        case pointer
    }

    /// The kind of the event.
    public var kind: Kind
    /// The code of the event.
    public var code: Int
    /// The pressed buttons, one bit each as in `GameInput.buttonsPressed`.
    public var buttons: UInt32
    /// The gestures to report in one poll; a throw has full power.
    public var gestures: GameInput.Gestures
    /// The direction of a swing: −1 is left, 1 right, 0 neither.
    public var direction: Int
    /// The position change to the right, per pointer count or per event.
    public var moveX: Double
    /// The upward position change; the pointer's counts increase downward.
    public var moveY: Double

    /// Creates a binding.
    public init(
        _ kind: Kind = .finger, code: Int = 0, buttons: UInt32 = 0, gestures: GameInput.Gestures = [],
        direction: Int = 0,
        moveX: Double = 0, moveY: Double = 0
    ) {
        self.kind = kind
        self.code = code
        self.buttons = buttons
        self.gestures = gestures
        self.direction = direction
        self.moveX = moveX
        self.moveY = moveY
    }

    /// The buttons that can be bound.
    private static let allButtons = GameInput.mainButton | GameInput.fingers
    private static let allGestures: GameInput.Gestures = [.click, .primary, .throw, .shake, .swing, .action]

    /// Throws for codes that no event has, and for effects that the event cannot have.
    package func validate(_ row: String) throws(VeltoError) {
        let codes = kind.codes
        guard codes.contains(code) else {
            throw .invalidArgument("\(row).code", "is \(code): must be \(codes.lowerBound) to \(codes.upperBound)")
        }
        guard buttons & ~Self.allButtons == 0 else {
            throw .invalidArgument("\(row).buttons", "is \(buttons): must be the main button, or fingers")
        }
        guard Self.allGestures.isSuperset(of: gestures) else {
            throw .invalidArgument("\(row).gestures", "is \(gestures.rawValue): contains an unknown gesture")
        }
        guard (-1...1).contains(direction) else {
            throw .invalidArgument("\(row).direction", "is \(direction): must be -1, 0 or 1")
        }
        for (name, move) in [("moveX", moveX), ("moveY", moveY)] where !move.isFinite {
            throw .invalidArgument("\(row).\(name)", "is \(move): must be a finite number")
        }
        guard kind != .pointer || (buttons == 0 && gestures.isEmpty) else {
            throw .invalidArgument(row, "binds the pointer to buttons or gestures: it can only move the position")
        }
    }
}

extension InputBinding.Kind {
    /// The codes of the kind's events.
    fileprivate var codes: ClosedRange<Int> {
        switch self {
        case .finger: 0...4
        case .tapped: 1...31
        case .airGesture: 0...Int(UInt16.max)
        case .handState: 100...105
        case .pointer: 0...0
        }
    }
}
