package import VeltoCore
internal import VeltoMotion

/// The table of a device's bindings.
package struct InputTable: Sendable {
    /// The rows.
    package let rows: [InputBinding]
    /// The effect per pointer count.
    private let pointer: InputEffect

    /// Creates a table of rows.
    package init(_ rows: [InputBinding]) {
        self.rows = rows
        pointer = rows.reduce(into: InputEffect()) { if $1.kind == .pointer { $0.add($1) } }
    }

    /// Returns the effect of a pointer movement, in raw units to the right and downward.
    package func effect(ofPointer x: Double, _ y: Double) -> InputEffect {
        var effect = InputEffect()
        (effect.moveX, effect.moveY) = (pointer.moveX * x, pointer.moveY * y)
        effect.moves = pointer.moves
        return effect
    }
}

/// The lookup of an event does not allocate.
extension [InputBinding] {
    /// Returns the effect of an event, which is the sum of its rows.
    package func effect(of kind: InputBinding.Kind, _ code: Int) -> InputEffect {
        var effect = InputEffect()
        for row in self where row.kind == kind && row.code == code { effect.add(row) }
        return effect
    }

    /// Returns the effect of a tap, as a combination and per finger; one bit per finger, thumb first.
    package func effect(ofTap fingers: UInt8) -> InputEffect {
        var effect = InputEffect()
        for row in self {
            switch row.kind {
            case .tapped where row.code == Int(fingers): effect.add(row)
            case .finger where fingers & 1 << UInt8(truncatingIfNeeded: row.code) != 0: effect.add(row)
            default: break
            }
        }
        return effect
    }
}

/// The effect of an event on game input.
package struct InputEffect: Sendable {
    /// The pressed buttons.
    package var buttons: UInt32 = 0
    /// The flags reported for one poll.
    fileprivate var flags: MotionFrame.Flags = []
    private(set) var isClick = false
    fileprivate var moveX = 0.0
    fileprivate var moveY = 0.0
    fileprivate var moves = false

    /// Creates an empty effect.
    package init() {}

    private static let flags: [(gesture: GameInput.Gestures, flag: MotionFrame.Flags)] = [
        (.primary, .acts), (.throw, .throws), (.shake, .shaken), (.action, .takesAction),
    ]

    fileprivate mutating func add(_ row: InputBinding) {
        buttons |= row.buttons
        if row.gestures.contains(.click) { isClick = true }
        for entry in Self.flags where row.gestures.contains(entry.gesture) { flags.insert(entry.flag) }
        if row.gestures.contains(.swing) {
            flags.formUnion(row.direction < 0 ? .swingsLeft : row.direction > 0 ? .swingsRight : .swings)
        }
        moves = moves || row.moveX != 0 || row.moveY != 0
        moveX += row.moveX
        moveY += row.moveY
    }
}

extension SessionOutput {
    /// Publishes the effect of an event.
    ///
    /// Buttons are released immediately, except for held ones.
    package func publish(_ effect: InputEffect, at time: Timestamp, holding held: UInt32 = 0) {
        if effect.buttons & GameInput.mainButton != 0 {
            motion.setMainButton(isDown: true)
            motion.setMainButton(isDown: held & GameInput.mainButton != 0)
        } else if effect.isClick {
            motion.click()
        }
        motion.pressFingers(effect.buttons & GameInput.fingers)
        var frame = MotionFrame(at: time)
        frame.flags = effect.flags
        if effect.moves {
            frame.flags.insert(.hasMovement)
            frame.axes = MotionFrame.Axes(x: effect.moveX, y: effect.moveY)
        }
        publish(&frame)
    }
}
