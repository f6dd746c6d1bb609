public import VeltoCore

/// The complete input of a game frame, for every family of devices.
///
/// Source: Triki protocol notes, 7.
public struct GameInput: Hashable, Sendable {
    /// The state of the device, and flags for valid members.
    public var flags: Flags = []
    /// The device's handle; null without a device.
    package var deviceHandle = ObjectHandle.null
    /// The device's player index as in C; −1 for none.
    package var playerNumber: Int32 = -1
    /// The mapping from motion to position.
    public var motionMode = MotionMode.paddle
    /// The device's rate mode.
    public var rateMode = RateMode.unknown
    /// The main direction of the position.
    public var pointerDirection = PointerDirection.center
    /// The time of the newest packet.
    public var timestamp = Timestamp.zero
    /// The number of packets since the link came up.
    public var packetCount: UInt64 = 0
    /// The number of polls so far.
    public var pollCount: UInt64 = 0
    /// Time since the newest packet (seconds); infinite before the first packet.
    public var packetAge = Double.infinity
    /// The time step of the newest poll (seconds), as given or as measured; at most 0.05 if measured.
    public var dt = 0.0

    /// The horizontal position; 0 is neutral.
    ///
    /// −1…1, in paddle mode up to the configured maximum.
    public var positionX = 0.0
    /// The vertical position, −1…1; 0 in paddle mode.
    public var positionY = 0.0
    /// The horizontal position before output smoothing.
    public var relativeX = 0.0
    /// The vertical position before output smoothing.
    public var relativeY = 0.0
    /// The horizontal movement of the position since the last poll.
    public var frameDeltaX = 0.0
    /// The vertical movement of the position since the last poll.
    public var frameDeltaY = 0.0
    /// The horizontal input: raw values in paddle mode, −1…1 otherwise.
    public var rawX = 0.0
    /// The vertical input, −1…1; 0 in paddle mode.
    public var rawY = 0.0
    /// The gamepad's direction, −1…1.
    public var direction = 0.0
    /// The gamepad's velocity, 0 or more.
    public var velocity = 0.0
    /// The power of a throw in this frame, 0…1; 0 without a throw.
    public var throwPower = 0.0
    /// The newest sensor readings.
    public var sensors = SensorReadings()

    /// The buttons that are down.
    ///
    /// Bit 0 is the main button, bits 8 to 12 are the fingers, thumb first.
    public var buttonsDown: UInt32 = 0
    /// The buttons pressed since the last poll.
    public var buttonsPressed: UInt32 = 0
    /// The buttons released since the last poll.
    public var buttonsReleased: UInt32 = 0
    /// The current states.
    public var states: States = []
    /// The gestures since the last poll.
    public var gestures: Gestures = []
    /// The number of times each gesture occurred.
    public var counts = Counts()

    /// The orientation as a quaternion (w, x, y, z); valid with its flag.
    public var orientation = SIMD4<Float>(1, 0, 0, 0)
    /// The acceleration in m/s²; valid with its flag.
    public var acceleration = SIMD3<Float>()
    /// The rotation rate in rad/s; valid with its flag.
    public var rotationRate = SIMD3<Float>()
    /// The battery level, 0…1; valid with its flag.
    public var battery: Float = 0
    /// The accuracy of the gyroscope's bias.
    public var gyroscope = GyroscopeCalibration.unknown

    /// Creates the input without a device.
    public init() {}
}

extension GameInput {
    /// The device's player index; nil for none.
    public var playerIndex: Int? { playerNumber < 0 ? nil : Int(playerNumber) }

    /// The bit of the main button.
    public static let mainButton: UInt32 = 1
    /// The bits of the fingers, thumb first.
    public static let fingers: UInt32 = 0x1F << firstFinger
    /// The bit number of the thumb.
    package static let firstFinger: UInt32 = 8

    /// The state of a device, and flags for valid members.
    public struct Flags: OptionSet, Hashable, Sendable {
        /// One bit per flag.
        public let rawValue: UInt32

        /// Creates a set from bits.
        @inlinable
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// States at the time of a poll.
    public struct States: OptionSet, Hashable, Sendable {
        /// One bit per state.
        public let rawValue: UInt32

        /// Creates a set from bits.
        @inlinable
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The gestures since the last poll.
    public struct Gestures: OptionSet, Hashable, Sendable {
        /// One bit per gesture.
        public let rawValue: UInt32

        /// Creates a set from bits.
        @inlinable
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// Counts of gestures since the device was first seen; they wrap.
    ///
    /// With counts, any number of readers can detect every gesture.
    public struct Counts: Hashable, Sendable {
        /// Presses of the main button.
        public var press: UInt32 = 0
        /// Releases of the main button.
        public var release: UInt32 = 0
        /// Clicks.
        public var click: UInt32 = 0
        /// Taps of each finger.
        public var fingerPress = FingerCounts()
        /// Polls with a main action.
        public var primary: UInt32 = 0
        /// Throws.
        public var `throw`: UInt32 = 0
        /// Polls with a shake.
        public var shake: UInt32 = 0
        /// Polls with a swing.
        public var swing: UInt32 = 0
        /// Polls with an action.
        public var action: UInt32 = 0

        /// Creates counts of 0.
        public init() {}

        /// Counts the gestures of a poll.
        ///
        /// Presses, releases and clicks are counted on the receiving side.
        mutating func add(_ gestures: Gestures) {
            if gestures.contains(.primary) { primary &+= 1 }
            if gestures.contains(.throw) { `throw` &+= 1 }
            if gestures.contains(.shake) { shake &+= 1 }
            if gestures.contains(.swing) { swing &+= 1 }
            if gestures.contains(.action) { action &+= 1 }
        }
    }
}
