public import VeltoCore

/// Everything a game reads in one frame, whatever the player wears.
///
/// Source: Triki protocol notes, 7.
public struct GameInput: Hashable, Sendable {
    /// What is known and what is valid.
    public var flags: Flags = []
    /// The device's handle, null for none.
    public var device = ObjectHandle.null
    /// The device's place among the players, −1 for none.
    public var playerIndex: Int32 = -1
    /// How motion becomes a position.
    public var motionMode = MotionMode.paddle
    /// How often the device sends.
    public var rateMode = RateMode.unknown
    /// The main direction of the position.
    public var pointerDirection = PointerDirection.center
    /// When the newest packet came.
    public var timestamp = Timestamp.zero
    /// Packets since the link is up.
    public var packetCount: UInt64 = 0
    /// Polls so far.
    public var pollCount: UInt64 = 0
    /// Seconds since the newest packet, infinite before the first.
    public var packetAge = Double.infinity

    /// The position sideways; neutral is 0.
    ///
    /// −1…1, in paddle mode up to the configured limit.
    public var positionX = 0.0
    /// The position upwards, −1…1; 0 in paddle mode.
    public var positionY = 0.0
    /// The position sideways before output smoothing.
    public var relativeX = 0.0
    /// The position upwards before output smoothing.
    public var relativeY = 0.0
    /// How far the position moved sideways since the last poll.
    public var frameDeltaX = 0.0
    /// How far the position moved upwards since the last poll.
    public var frameDeltaY = 0.0
    /// The input sideways: counts in paddle mode, −1…1 otherwise.
    public var rawX = 0.0
    /// The input upwards, −1…1; 0 in paddle mode.
    public var rawY = 0.0
    /// The gamepad's direction, −1…1.
    public var direction = 0.0
    /// The gamepad's velocity, 0 or more.
    public var velocity = 0.0
    /// The power of a throw in this frame, 0…1; 0 without one.
    public var throwPower = 0.0
    /// The newest sensor readings.
    public var sensors = SensorReadings()

    /// Buttons that are down.
    ///
    /// Bit 0 is the main button, bits 8 to 12 are fingers from the thumb on.
    public var buttonsDown: UInt32 = 0
    /// Buttons that went down since the last poll.
    public var buttonsPressed: UInt32 = 0
    /// Buttons that came up since the last poll.
    public var buttonsReleased: UInt32 = 0
    /// What holds now.
    public var states: States = []
    /// What happened since the last poll.
    public var gestures: Gestures = []
    /// How often each happening has happened.
    public var counts = Counts()

    /// The orientation as a quaternion (w, x, y, z); valid with its flag.
    public var orientation = SIMD4<Float>(1, 0, 0, 0)
    /// The acceleration in m/s²; valid with its flag.
    public var acceleration = SIMD3<Float>()
    /// The rate of rotation in rad/s; valid with its flag.
    public var rotationRate = SIMD3<Float>()
    /// The charge of the battery, 0…1; valid with its flag.
    public var battery: Float = 0

    /// Nobody is there.
    public init() {}
}

extension GameInput {
    /// The bit of the main button.
    public static let mainButton: UInt32 = 1

    /// What is known about a device, and which members are valid.
    public struct Flags: OptionSet, Hashable, Sendable {
        /// One bit per flag.
        public let rawValue: UInt32

        /// Wraps bits.
        @inlinable
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// What holds at the moment of a poll.
    public struct States: OptionSet, Hashable, Sendable {
        /// One bit per state.
        public let rawValue: UInt32

        /// Wraps bits.
        @inlinable
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// What happened since the last poll.
    public struct Gestures: OptionSet, Hashable, Sendable {
        /// One bit per happening.
        public let rawValue: UInt32

        /// Wraps bits.
        @inlinable
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// How often things happened since the device was first seen; the numbers wrap.
    ///
    /// With these any number of readers sees every happening.
    public struct Counts: Hashable, Sendable {
        /// The main button went down.
        public var press: UInt32 = 0
        /// The main button came up.
        public var release: UInt32 = 0
        /// A click.
        public var click: UInt32 = 0
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

        /// Nothing happened yet.
        public init() {}

        /// Counts what happened in a poll.
        ///
        /// The button's own counters come from where packets arrive.
        mutating func add(_ gestures: Gestures) {
            if gestures.contains(.primary) { primary &+= 1 }
            if gestures.contains(.throw) { `throw` &+= 1 }
            if gestures.contains(.shake) { shake &+= 1 }
            if gestures.contains(.swing) { swing &+= 1 }
            if gestures.contains(.action) { action &+= 1 }
        }
    }
}
