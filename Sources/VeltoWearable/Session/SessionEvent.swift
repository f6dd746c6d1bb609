/// An event that a session publishes to the program.
public enum SessionEvent: Hashable, Sendable {
    /// The device is connected and sends nothing.
    case silent
    /// Fingers tapped together.
    case tapped(FingerTap)
    /// A tap is held, or held no longer; fingers as in `FingerTap`.
    case tapHeld(fingers: UInt8, isHeld: Bool)
    /// The hand made a mid-air gesture, by the device's code; `isKnown` is false for one without a name.
    case airGesture(code: Int, isKnown: Bool)
    /// The hand with the device begins or ceases to be a mouse in mid-air; the code is the device's.
    case airStateChanged(isInAir: Bool, code: UInt8)
    /// The posture of the hand, and the one that most of the newest reports agree on, by their codes; continuous.
    case handState(code: Int, vote: Int)
    /// The hand clicked, dragged or swiped, by its code.
    case handGesture(code: Int)
    /// The pointer's velocity in counts, positive to the right and downwards; continuous.
    case pointerMoved(PointerVelocity)
    /// The attitude of the device in degrees; continuous.
    case attitude(roll: Int, pitch: Int, yaw: Int)
    /// The state of the device's keyboard: shift is 0 off, 1 on, 2 locked.
    case keyboardState(shift: UInt8, isSwitched: Bool)
    /// The device went to standby, or woke up.
    case standby(Bool)
    /// The device described itself, or described itself again.
    case detailsRead(DeviceDetails)
    /// What the device is occupied with has changed.
    case activityChanged(ActivityChange)
    /// A detector of the device found what it looks for.
    case detected(Detection)
    /// An electrical contact of the device has another level.
    case pinChanged(PinChange)

    /// Fingers that tapped together.
    public struct FingerTap: Hashable, Sendable {
        /// One bit per finger, thumb first.
        public var fingers: UInt8
        /// The number of taps in a row, 1 to 3.
        public var repeatCount: UInt8
        /// Shift: 0 off, 1 on, 2 locked.
        public var shift: UInt8
        /// Whether the keyboard is switched to its second map.
        public var isSwitched: Bool

        /// Describes a tap.
        public init(fingers: UInt8, repeatCount: UInt8 = 1, shift: UInt8 = 0, isSwitched: Bool = false) {
            self.fingers = fingers
            self.repeatCount = repeatCount
            self.shift = shift
            self.isSwitched = isSwitched
        }
    }

    /// The velocity of a pointer.
    public struct PointerVelocity: Hashable, Sendable {
        /// Positive to the right.
        public var x: Int16
        /// Positive downwards.
        public var y: Int16
        /// The time that has passed, in the device's unit.
        public var elapsed: UInt32
        /// Whether the movement is genuine.
        public var isGenuine: Bool

        /// Describes a velocity.
        public init(x: Int16, y: Int16, elapsed: UInt32, isGenuine: Bool) {
            self.x = x
            self.y = y
            self.elapsed = elapsed
            self.isGenuine = isGenuine
        }
    }

    /// The level of a contact.
    public struct PinChange: Hashable, Sendable {
        /// The number of the contact.
        public var pin: UInt8
        /// Whether it is at the supply's voltage now.
        public var isHigh: Bool

        /// Describes a level.
        public init(pin: UInt8, isHigh: Bool) {
            self.pin = pin
            self.isHigh = isHigh
        }
    }

    /// What a device was and is occupied with, by the numbers of its family.
    public struct ActivityChange: Hashable, Sendable {
        /// The summary before.
        public var previous: Int32
        /// The summary now.
        public var current: Int32
        /// All that it is occupied with, one bit each.
        public var activities: UInt32

        /// Describes a change.
        public init(previous: Int32, current: Int32, activities: UInt32) {
            self.previous = previous
            self.current = current
            self.activities = activities
        }
    }

    /// What a detector of the device found.
    public struct Detection: Hashable, Sendable {
        /// The detector, by the number of its family.
        public var detector: Int32
        /// What it found, by its own numbers; 0 if it finds only one thing.
        public var code: Int
        /// The axes it found it on: bit 0 x, 1 y, 2 z; 0 if it does not tell.
        public var axes: UInt8
        /// The direction on that axis, 1 or -1; 0 if it does not tell.
        public var sign: Int
        /// The steps, of a counter since it was cleared; 0 for others.
        public var count: UInt32

        /// Describes a detection.
        public init(detector: Int32, code: Int = 0, axes: UInt8 = 0, sign: Int = 0, count: UInt32 = 0) {
            self.detector = detector
            self.code = code
            self.axes = axes
            self.sign = sign
            self.count = count
        }
    }
}
