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
}
