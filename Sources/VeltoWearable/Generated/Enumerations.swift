// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import VeltoCore

extension OperationPhase {
    /// Calibration: the device is held still.
    @inlinable public static var holding: Self { Self(rawValue: 1) }
    /// Calibration: the device moves, which restarts the hold.
    @inlinable public static var moving: Self { Self(rawValue: 2) }
    /// Update: the library checks that the firmware may be replaced, and makes it start the bootloader.
    @inlinable public static var handingOver: Self { Self(rawValue: 10) }
    /// Update: the bootloader is being connected.
    @inlinable public static var connecting: Self { Self(rawValue: 11) }
    /// Update: the bootloader prepares its flash and checks the init packet.
    @inlinable public static var starting: Self { Self(rawValue: 12) }
    /// Update: the image is sent.
    @inlinable public static var transferring: Self { Self(rawValue: 13) }
    /// Update: the bootloader checks the image and starts it.
    @inlinable public static var validating: Self { Self(rawValue: 14) }
    /// Update: the device is being connected with its new firmware.
    @inlinable public static var returning: Self { Self(rawValue: 15) }
}

extension OperationPhase: CustomStringConvertible {
    /// The name; a number without a name as digits.
    public var description: String {
        describe(value: Int64(rawValue), [(1, "holding"), (2, "moving"), (10, "handingOver"), (11, "connecting"), (12, "starting"), (13, "transferring"), (14, "validating"), (15, "returning")])
    }
}

extension DeviceFamily {
    /// Unknown, or not supported.
    @inlinable public static var unknown: Self { Self(rawValue: 0) }
    /// A Triki cap.
    @inlinable public static var triki: Self { Self(rawValue: 1) }
    /// A TAP wearable.
    @inlinable public static var tap: Self { Self(rawValue: 2) }
    /// A MetaWear board.
    @inlinable public static var metawear: Self { Self(rawValue: 3) }
    /// No family: the program uses the device by raw access.
    @inlinable public static var other: Self { Self(rawValue: 4) }
}

extension DeviceFamily: CustomStringConvertible {
    /// The name; a number without a name as digits.
    public var description: String {
        describe(value: Int64(rawValue), [(0, "unknown"), (1, "triki"), (2, "tap"), (3, "metawear"), (4, "other")])
    }
}

extension WearableCapabilities {
    /// It moves a position in velto_input.
    @inlinable public static var position: Self { Self(rawValue: 0x1) }
    /// It has a button.
    @inlinable public static var button: Self { Self(rawValue: 0x2) }
    /// It measures its orientation.
    @inlinable public static var orientation: Self { Self(rawValue: 0x4) }
    /// It measures acceleration.
    @inlinable public static var acceleration: Self { Self(rawValue: 0x8) }
    /// It measures its rotation rate in rad/s.
    @inlinable public static var rotationRate: Self { Self(rawValue: 0x10) }
    /// It reports the charge of its battery.
    @inlinable public static var battery: Self { Self(rawValue: 0x20) }
    /// Its motion is converted to input; mode, configuration and calibration can be set.
    @inlinable public static var motion: Self { Self(rawValue: 0x40) }
    /// It has signals that can be streamed.
    @inlinable public static var streams: Self { Self(rawValue: 0x80) }
    /// It can vibrate, if its hardware and firmware support it.
    @inlinable public static var haptic: Self { Self(rawValue: 0x100) }
    /// It is also a keyboard of the system.
    @inlinable public static var textInput: Self { Self(rawValue: 0x200) }
}

extension WearableCapabilities: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "position"), (0x2, "button"), (0x4, "orientation"), (0x8, "acceleration"), (0x10, "rotationRate"), (0x20, "battery"), (0x40, "motion"), (0x80, "streams"), (0x100, "haptic"), (0x200, "textInput")])
    }
}

extension DeviceDetails.Item: RawRepresentable {
    /// Creates the value with a number of `velto_detail`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .manufacturer
        case 1: self = .model
        case 2: self = .serial
        case 3: self = .firmware
        case 4: self = .hardware
        case 5: self = .bootloader
        case 6: self = .secondFirmware
        default: return nil
        }
    }

    /// The number in `velto_detail`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .manufacturer: 0
        case .model: 1
        case .serial: 2
        case .firmware: 3
        case .hardware: 4
        case .bootloader: 5
        case .secondFirmware: 6
        }
    }
}

extension Units: RawRepresentable {
    /// Creates the value with a number of `velto_units`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .si
        case 1: self = .native
        case 2: self = .raw
        default: return nil
        }
    }

    /// The number in `velto_units`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .si: 0
        case .native: 1
        case .raw: 2
        }
    }
}

extension SampleTable.ValueType: RawRepresentable {
    /// Creates the value with a number of `velto_value_type`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .float32
        case 1: self = .int32
        case 2: self = .uint32
        case 3: self = .uint8
        default: return nil
        }
    }

    /// The number in `velto_value_type`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .float32: 0
        case .int32: 1
        case .uint32: 2
        case .uint8: 3
        }
    }
}

extension SignalDescription.LossDetection: RawRepresentable {
    /// Creates the value with a number of `velto_loss_detection`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .estimated
        case 2: self = .counted
        default: return nil
        }
    }

    /// The number in `velto_loss_detection`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .estimated: 1
        case .counted: 2
        }
    }
}

extension SignalDescription.Abilities {
    /// It can be streamed.
    @inlinable public static var streamable: Self { Self(rawValue: 0x1) }
    /// It can be read once, and streamed by polling.
    @inlinable public static var readable: Self { Self(rawValue: 0x2) }
    /// The device can log it.
    @inlinable public static var loggable: Self { Self(rawValue: 0x4) }
    /// The device can process it.
    @inlinable public static var processable: Self { Self(rawValue: 0x8) }
    /// The library computes it from other signals of the device, and starts their sensors.
    @inlinable public static var computed: Self { Self(rawValue: 0x10) }
}

extension SignalDescription.Abilities: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "streamable"), (0x2, "readable"), (0x4, "loggable"), (0x8, "processable"), (0x10, "computed")])
    }
}

extension FrameInfo.Flags {
    /// The number of frames lost before this frame, the gap in `sequence`, is an estimate.
    @inlinable public static var estimatedLoss: Self { Self(rawValue: 0x1) }
    /// Log: `timestamp_ns` is nanoseconds since 1970.
    @inlinable public static var utc: Self { Self(rawValue: 0x2) }
    /// Log: the date is unknown, and `timestamp_ns` is the time since the board's reset.
    @inlinable public static var unanchored: Self { Self(rawValue: 0x4) }
    /// Log: the range is unknown, and the values are raw in all units.
    @inlinable public static var unscaled: Self { Self(rawValue: 0x8) }
    /// Log: the board's tick was out of order or repeated, and the time is that of the previous frames.
    @inlinable public static var irregular: Self { Self(rawValue: 0x10) }
    /// Log: the previous frame is missing, since the log lacks one of its entries. COMPUTED signal: previous samples are missing.
    @inlinable public static var afterGap: Self { Self(rawValue: 0x20) }
    /// COMPUTED signal: the device is at rest.
    @inlinable public static var atRest: Self { Self(rawValue: 0x40) }
    /// COMPUTED signal: samples of more than a second are missing. The rotation in that time is unknown, and the heading is kept.
    @inlinable public static var unknownGap: Self { Self(rawValue: 0x80) }
    /// Signal "orientation-9d": the magnetic field is disturbed, or has never been accepted.
    @inlinable public static var fieldDisturbed: Self { Self(rawValue: 0x100) }
    /// COMPUTED signal: the rotation rate is at the limit of the gyroscope's range: the actual rate may have been higher.
    @inlinable public static var saturated: Self { Self(rawValue: 0x200) }
}

extension FrameInfo.Flags: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "estimatedLoss"), (0x2, "utc"), (0x4, "unanchored"), (0x8, "unscaled"), (0x10, "irregular"), (0x20, "afterGap"), (0x40, "atRest"), (0x80, "unknownGap"), (0x100, "fieldDisturbed"), (0x200, "saturated")])
    }
}

extension InputBinding.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_binding_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .finger
        case 1: self = .tapped
        case 2: self = .airGesture
        case 3: self = .handState
        case 4: self = .pointer
        default: return nil
        }
    }

    /// The number in `velto_binding_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .finger: 0
        case .tapped: 1
        case .airGesture: 2
        case .handState: 3
        case .pointer: 4
        }
    }
}

extension Mounting.Kind: RawRepresentable {
    /// Creates the value with a number of `velto_mounting_kind`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .handheld
        case 1: self = .wristLeft
        case 2: self = .wristRight
        case 3: self = .custom
        default: return nil
        }
    }

    /// The number in `velto_mounting_kind`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .handheld: 0
        case .wristLeft: 1
        case .wristRight: 2
        case .custom: 3
        }
    }
}

extension AirGesture {
    /// No known gesture.
    @inlinable public static var none: Self { Self(rawValue: 0) }
    /// One finger moved up.
    @inlinable public static var oneFingerUp: Self { Self(rawValue: 2) }
    /// Two fingers moved up.
    @inlinable public static var twoFingersUp: Self { Self(rawValue: 3) }
    /// One finger moved down.
    @inlinable public static var oneFingerDown: Self { Self(rawValue: 4) }
    /// Two fingers moved down.
    @inlinable public static var twoFingersDown: Self { Self(rawValue: 5) }
    /// One finger moved to the left.
    @inlinable public static var oneFingerLeft: Self { Self(rawValue: 6) }
    /// Two fingers moved to the left.
    @inlinable public static var twoFingersLeft: Self { Self(rawValue: 7) }
    /// One finger moved to the right.
    @inlinable public static var oneFingerRight: Self { Self(rawValue: 8) }
    /// Two fingers moved to the right.
    @inlinable public static var twoFingersRight: Self { Self(rawValue: 9) }
    /// Index finger and thumb touched.
    @inlinable public static var indexToThumbTouch: Self { Self(rawValue: 10) }
    /// Middle finger and thumb touched.
    @inlinable public static var middleToThumbTouch: Self { Self(rawValue: 11) }
    /// Posture seen by a TapXR: open hand.
    @inlinable public static var handOpen: Self { Self(rawValue: 100) }
    /// Posture seen by a TapXR: thumb and index finger touch.
    @inlinable public static var thumbIndex: Self { Self(rawValue: 101) }
    /// Posture seen by a TapXR: thumb and middle finger touch.
    @inlinable public static var thumbMiddle: Self { Self(rawValue: 102) }
    /// Posture seen by a TapXR: thumb and ring finger touch.
    @inlinable public static var thumbRing: Self { Self(rawValue: 103) }
    /// Posture seen by a TapXR: thumb and little finger touch.
    @inlinable public static var thumbPinky: Self { Self(rawValue: 104) }
    /// Posture seen by a TapXR: fist.
    @inlinable public static var fist: Self { Self(rawValue: 105) }
    /// The hand swiped to the left.
    @inlinable public static var swipeLeft: Self { Self(rawValue: 301) }
    /// The hand swiped upwards.
    @inlinable public static var swipeUp: Self { Self(rawValue: 302) }
    /// The hand swiped to the right.
    @inlinable public static var swipeRight: Self { Self(rawValue: 303) }
    /// The hand swiped downwards.
    @inlinable public static var swipeDown: Self { Self(rawValue: 304) }
}

extension AirGesture: CustomStringConvertible {
    /// The name; a number without a name as digits.
    public var description: String {
        describe(value: Int64(rawValue), [(0, "none"), (2, "oneFingerUp"), (3, "twoFingersUp"), (4, "oneFingerDown"), (5, "twoFingersDown"), (6, "oneFingerLeft"), (7, "twoFingersLeft"), (8, "oneFingerRight"), (9, "twoFingersRight"), (10, "indexToThumbTouch"), (11, "middleToThumbTouch"), (100, "handOpen"), (101, "thumbIndex"), (102, "thumbMiddle"), (103, "thumbRing"), (104, "thumbPinky"), (105, "fist"), (301, "swipeLeft"), (302, "swipeUp"), (303, "swipeRight"), (304, "swipeDown")])
    }
}

extension HandGesture: RawRepresentable {
    /// Creates the value with a number of `velto_hand_gesture`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .clickIndex
        case 2: self = .clickMiddle
        case 3: self = .clickRing
        case 4: self = .clickPinky
        case 5: self = .dragIndex
        case 6: self = .dragMiddle
        case 7: self = .dragRing
        case 8: self = .dragPinky
        case 9: self = .drop
        case 10: self = .touchIndex
        case 11: self = .touchMiddle
        case 12: self = .touchRing
        case 13: self = .touchPinky
        case 14: self = .fistBegin
        case 15: self = .fistEnd
        case 17: self = .swipeLeft
        case 18: self = .swipeRight
        case 19: self = .swipeUp
        case 20: self = .swipeDown
        default: return nil
        }
    }

    /// The number in `velto_hand_gesture`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .clickIndex: 1
        case .clickMiddle: 2
        case .clickRing: 3
        case .clickPinky: 4
        case .dragIndex: 5
        case .dragMiddle: 6
        case .dragRing: 7
        case .dragPinky: 8
        case .drop: 9
        case .touchIndex: 10
        case .touchMiddle: 11
        case .touchRing: 12
        case .touchPinky: 13
        case .fistBegin: 14
        case .fistEnd: 15
        case .swipeLeft: 17
        case .swipeRight: 18
        case .swipeUp: 19
        case .swipeDown: 20
        }
    }
}

extension MouseState: RawRepresentable {
    /// Creates the value with a number of `velto_mouse_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .standby
        case 1: self = .airMouse
        case 2: self = .optical1
        case 3: self = .optical2
        default: return nil
        }
    }

    /// The number in `velto_mouse_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .standby: 0
        case .airMouse: 1
        case .optical1: 2
        case .optical2: 3
        }
    }
}

extension ShiftState: RawRepresentable {
    /// Creates the value with a number of `velto_shift_state`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .off
        case 1: self = .on
        case 2: self = .locked
        default: return nil
        }
    }

    /// The number in `velto_shift_state`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .off: 0
        case .on: 1
        case .locked: 2
        }
    }
}

extension SampleFormat: RawRepresentable {
    /// Creates the value with a number of `velto_mw_number`.
    @inlinable public init?(rawValue: Int32) {
        switch rawValue {
        case 0: self = .uint8
        case 1: self = .uint16
        case 2: self = .int16
        case 3: self = .uint32
        case 4: self = .int32
        case 5: self = .float32
        case 6: self = .int8
        default: return nil
        }
    }

    /// The number in `velto_mw_number`.
    @inlinable public var rawValue: Int32 {
        switch self {
        case .uint8: 0
        case .uint16: 1
        case .int16: 2
        case .uint32: 3
        case .int32: 4
        case .float32: 5
        case .int8: 6
        }
    }
}

extension FirmwareUpdateFlags {
    /// Accept a battery below 30 % that is not being charged.
    @inlinable public static var ignoreBattery: Self { Self(rawValue: 0x1) }
    /// Accept entries in the log, which the update may erase.
    @inlinable public static var ignoreLog: Self { Self(rawValue: 0x2) }
    /// Accept a build of a catalog for a device in its bootloader whose model is unknown.
    @inlinable public static var anyModel: Self { Self(rawValue: 0x4) }
}

extension FirmwareUpdateFlags: CustomStringConvertible {
    /// The names of the members; bits without a name as a number.
    public var description: String {
        describe(members: UInt64(rawValue), [(0x1, "ignoreBattery"), (0x2, "ignoreLog"), (0x4, "anyModel")])
    }
}
