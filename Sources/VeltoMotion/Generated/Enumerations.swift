// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import VeltoCore

extension MotionMode: RawRepresentable {
    /// Creates the value with a number of `velto_motion_mode`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .paddle
        case 1: self = .pointer
        case 2: self = .gesture
        default: return nil
        }
    }

    /// The number in `velto_motion_mode`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .paddle: 0
        case .pointer: 1
        case .gesture: 2
        }
    }
}

extension RateMode: RawRepresentable {
    /// Creates the value with a number of `velto_rate_mode`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .fast
        case 2: self = .normal
        case 3: self = .lowPower
        default: return nil
        }
    }

    /// The number in `velto_rate_mode`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .fast: 1
        case .normal: 2
        case .lowPower: 3
        }
    }
}

extension PointerDirection: RawRepresentable {
    /// Creates the value with a number of `velto_pointer_direction`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .center
        case 1: self = .left
        case 2: self = .right
        case 3: self = .up
        case 4: self = .down
        default: return nil
        }
    }

    /// The number in `velto_pointer_direction`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .center: 0
        case .left: 1
        case .right: 2
        case .up: 3
        case .down: 4
        }
    }
}

extension GameInput.Flags {
    /// The device is ready.
    @inlinable public static var connected: Self { Self(rawValue: 0x1) }
    /// A packet arrived recently, as of this call.
    @inlinable public static var receiving: Self { Self(rawValue: 0x2) }
    /// A packet arrived since the last poll.
    @inlinable public static var fresh: Self { Self(rawValue: 0x4) }
    /// The device is in low-power mode until it is moved.
    @inlinable public static var idleLowPower: Self { Self(rawValue: 0x8) }
    /// The player should be prompted to calibrate.
    @inlinable public static var calibrationWanted: Self { Self(rawValue: 0x10) }
    /// The device has a neutral pose, possibly the first sample.
    @inlinable public static var calibrated: Self { Self(rawValue: 0x20) }
    /// The device can control the program now.
    @inlinable public static var controlAvailable: Self { Self(rawValue: 0x40) }
    /// The position is valid.
    @inlinable public static var hasPosition: Self { Self(rawValue: 0x80) }
    /// `orientation` is valid.
    @inlinable public static var hasOrientation: Self { Self(rawValue: 0x100) }
    /// `acceleration` is valid.
    @inlinable public static var hasAcceleration: Self { Self(rawValue: 0x200) }
    /// `rotation_rate` is valid.
    @inlinable public static var hasRotationRate: Self { Self(rawValue: 0x400) }
    /// `battery` is valid.
    @inlinable public static var hasBattery: Self { Self(rawValue: 0x800) }
    /// The program supplies this input.
    @inlinable public static var virtual: Self { Self(rawValue: 0x1000) }
}

extension GameInput.Flags: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "connected"), (0x2, "receiving"), (0x4, "fresh"), (0x8, "idleLowPower"), (0x10, "calibrationWanted"), (0x20, "calibrated"), (0x40, "controlAvailable"), (0x80, "hasPosition"), (0x100, "hasOrientation"), (0x200, "hasAcceleration"), (0x400, "hasRotationRate"), (0x800, "hasBattery"), (0x1000, "virtual")])
    }
}

extension GameInput.States {
    /// The device is moving.
    @inlinable public static var moving: Self { Self(rawValue: 0x1) }
    /// The device is tilted to the left.
    @inlinable public static var tiltLeft: Self { Self(rawValue: 0x2) }
    /// The device is tilted to the right.
    @inlinable public static var tiltRight: Self { Self(rawValue: 0x4) }
    /// The hand is pulled back: a thrust would throw.
    @inlinable public static var gesturePrimed: Self { Self(rawValue: 0x8) }
    /// The main button was pressed less than 0.12 s ago, for highlighting it on screen.
    @inlinable public static var buttonHighlight: Self { Self(rawValue: 0x10) }
    /// The paddle is in the center.
    @inlinable public static var atRest: Self { Self(rawValue: 0x20) }
    /// The last click was less than 0.25 s ago.
    @inlinable public static var sensorClick: Self { Self(rawValue: 0x40) }
    /// The last shake reported by the device was less than 0.25 s ago.
    @inlinable public static var sensorShake: Self { Self(rawValue: 0x80) }
}

extension GameInput.States: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "moving"), (0x2, "tiltLeft"), (0x4, "tiltRight"), (0x8, "gesturePrimed"), (0x10, "buttonHighlight"), (0x20, "atRest"), (0x40, "sensorClick"), (0x80, "sensorShake")])
    }
}

extension GameInput.Gestures {
    /// A click of the main button.
    @inlinable public static var click: Self { Self(rawValue: 0x1) }
    /// The main action of a game.
    @inlinable public static var primary: Self { Self(rawValue: 0x2) }
    /// A throw.
    @inlinable public static var `throw`: Self { Self(rawValue: 0x4) }
    /// A shake.
    @inlinable public static var shake: Self { Self(rawValue: 0x8) }
    /// A swing.
    @inlinable public static var swing: Self { Self(rawValue: 0x10) }
    /// The action of the gamepad view: a click, a swing or a fast turn.
    @inlinable public static var action: Self { Self(rawValue: 0x20) }
}

extension GameInput.Gestures: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "click"), (0x2, "primary"), (0x4, "throw"), (0x8, "shake"), (0x10, "swing"), (0x20, "action")])
    }
}

extension GyroscopeCalibration: RawRepresentable {
    /// Creates the value with a number of `velto_gyro_calibration`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .rough
        case 2: self = .good
        default: return nil
        }
    }

    /// The number in `velto_gyro_calibration`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .rough: 1
        case .good: 2
        }
    }
}

extension HandState: RawRepresentable {
    /// Creates the value with a number of `velto_hand_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 100: self = .open
        case 101: self = .thumbIndex
        case 102: self = .thumbMiddle
        case 103: self = .thumbRing
        case 104: self = .thumbPinky
        case 105: self = .fist
        default: return nil
        }
    }

    /// The number in `velto_hand_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .open: 100
        case .thumbIndex: 101
        case .thumbMiddle: 102
        case .thumbRing: 103
        case .thumbPinky: 104
        case .fist: 105
        }
    }
}

extension AxisMapping.Source: RawRepresentable {
    /// Creates the value with a number of `velto_axis_source`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .gyroX
        case 1: self = .gyroY
        case 2: self = .gyroZ
        case 3: self = .rotation
        default: return nil
        }
    }

    /// The number in `velto_axis_source`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .gyroX: 0
        case .gyroY: 1
        case .gyroZ: 2
        case .rotation: 3
        }
    }
}

extension DeviceAxis: RawRepresentable {
    /// Creates the value with a number of `velto_device_axis`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .first
        case 1: self = .second
        case 2: self = .third
        default: return nil
        }
    }

    /// The number in `velto_device_axis`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .first: 0
        case .second: 1
        case .third: 2
        }
    }
}

extension MotionConfig.Gesture.PowerLaw: RawRepresentable {
    /// Creates the value with a number of `velto_power_law`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .original
        case 1: self = .linear
        default: return nil
        }
    }

    /// The number in `velto_power_law`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .original: 0
        case .linear: 1
        }
    }
}

extension AimSpace: RawRepresentable {
    /// Creates the value with a number of `velto_aim_space`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .local
        case 1: self = .player
        case 2: self = .world
        default: return nil
        }
    }

    /// The number in `velto_aim_space`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .local: 0
        case .player: 1
        case .world: 2
        }
    }
}

extension MotionConfig.Recentering.Trigger: RawRepresentable {
    /// Creates the value with a number of `velto_recenter_trigger`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .shake
        case 2: self = .swing
        case 3: self = .throw
        case 4: self = .action
        default: return nil
        }
    }

    /// The number in `velto_recenter_trigger`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .shake: 1
        case .swing: 2
        case .throw: 3
        case .action: 4
        }
    }
}

extension GamepadStyle: RawRepresentable {
    /// Creates the value with a number of `velto_gamepad_style`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .robust
        case 1: self = .game
        case 2: self = .smooth
        default: return nil
        }
    }

    /// The number in `velto_gamepad_style`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .robust: 0
        case .game: 1
        case .smooth: 2
        }
    }
}

extension StrategyMode: RawRepresentable {
    /// Creates the value with a number of `velto_strategy_mode`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .pong
        case 1: self = .quiz
        case 2: self = .bowling
        case 3: self = .dart
        default: return nil
        }
    }

    /// The number in `velto_strategy_mode`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .pong: 0
        case .quiz: 1
        case .bowling: 2
        case .dart: 3
        }
    }
}

extension PongStyle: RawRepresentable {
    /// Creates the value with a number of `velto_pong_style`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .raw
        case 1: self = .arcade
        case 2: self = .smooth
        default: return nil
        }
    }

    /// The number in `velto_pong_style`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .raw: 0
        case .arcade: 1
        case .smooth: 2
        }
    }
}

extension NavigatorConfig.Policy: RawRepresentable {
    /// Creates the value with a number of `velto_navigator_policy`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .original
        case 1: self = .comfort
        default: return nil
        }
    }

    /// The number in `velto_navigator_policy`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .original: 0
        case .comfort: 1
        }
    }
}

extension MenuNavigator.Confirmation: RawRepresentable {
    /// Creates the value with a number of `velto_confirmation`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .holdOrButton
        case 1: self = .button
        case 2: self = .hold
        default: return nil
        }
    }

    /// The number in `velto_confirmation`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .holdOrButton: 0
        case .button: 1
        case .hold: 2
        }
    }
}

extension NavigatorConfig.Ownership: RawRepresentable {
    /// Creates the value with a number of `velto_menu_ownership`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .oneHand
        case 1: self = .all
        case 2: self = .bound
        default: return nil
        }
    }

    /// The number in `velto_menu_ownership`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .oneHand: 0
        case .all: 1
        case .bound: 2
        }
    }
}

extension MenuCommand: RawRepresentable {
    /// Creates the value with a number of `velto_menu_command`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .next
        case 2: self = .previous
        case 3: self = .activate
        case 4: self = .leave
        default: return nil
        }
    }

    /// The number in `velto_menu_command`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .next: 1
        case .previous: 2
        case .activate: 3
        case .leave: 4
        }
    }
}

extension MenuNavigator.Hint: RawRepresentable {
    /// Creates the value with a number of `velto_menu_hint`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .hidden
        case 1: self = .select
        case 2: self = .holdOrClick
        case 3: self = .click
        default: return nil
        }
    }

    /// The number in `velto_menu_hint`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .hidden: 0
        case .select: 1
        case .holdOrClick: 2
        case .click: 3
        }
    }
}

extension Keyboard.Keys {
    /// Moves the position to the left.
    @inlinable public static var left: Self { Self(rawValue: 0x1) }
    /// Moves the position to the right.
    @inlinable public static var right: Self { Self(rawValue: 0x2) }
    /// Moves the position up.
    @inlinable public static var up: Self { Self(rawValue: 0x4) }
    /// Moves the position down.
    @inlinable public static var down: Self { Self(rawValue: 0x8) }
    /// The main button.
    @inlinable public static var button: Self { Self(rawValue: 0x10) }
    /// Throws when it goes down.
    @inlinable public static var `throw`: Self { Self(rawValue: 0x20) }
    /// Shakes when it goes down.
    @inlinable public static var shake: Self { Self(rawValue: 0x40) }
    /// Swings when it goes down.
    @inlinable public static var swing: Self { Self(rawValue: 0x80) }
}

extension Keyboard.Keys: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "left"), (0x2, "right"), (0x4, "up"), (0x8, "down"), (0x10, "button"), (0x20, "throw"), (0x40, "shake"), (0x80, "swing")])
    }
}

extension OrientationFrame.Flags {
    /// The sensor is at rest.
    @inlinable public static var atRest: Self { Self(rawValue: 0x1) }
    /// Samples before this sample are missing, or the sample itself is not a measurement.
    @inlinable public static var afterGap: Self { Self(rawValue: 0x2) }
    /// More than a second is missing: the rotation meanwhile is unknown, and the heading is unchanged.
    @inlinable public static var unknownGap: Self { Self(rawValue: 0x4) }
    /// The magnetic field is disturbed, or has never been accepted.
    @inlinable public static var fieldDisturbed: Self { Self(rawValue: 0x8) }
    /// The rotation rate is at the limit of the gyroscope's range: the actual rate may have been higher.
    @inlinable public static var saturated: Self { Self(rawValue: 0x10) }
}

extension OrientationFrame.Flags: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "atRest"), (0x2, "afterGap"), (0x4, "unknownGap"), (0x8, "fieldDisturbed"), (0x10, "saturated")])
    }
}
