public import VeltoCore

/// The motion of a device at one moment, for every family; small and flat, for queues by value.
///
/// A family sets the members that its device measures, and their flags.
public struct MotionFrame: BitwiseCopyable, Sendable {
    /// The maximum number of gamepad samples; further samples follow in continuation frames.
    public static let gamepadCapacity = 8

    /// Flags for valid members, and other states of the device.
    public struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
        /// One bit per flag.
        public let rawValue: UInt16

        /// Creates a set from bits.
        @inlinable
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// The frame continues the previous frame's notification, and contains only gamepad samples.
        @inlinable public static var continues: Self { Self(rawValue: 1 << 0) }
        /// The device reports a shake.
        @inlinable public static var shaken: Self { Self(rawValue: 1 << 1) }
        /// `steering` is valid.
        @inlinable public static var hasSteering: Self { Self(rawValue: 1 << 2) }
        /// `axes` are rotation rates.
        @inlinable public static var hasAxes: Self { Self(rawValue: 1 << 3) }
        /// `axes.x` and `axes.y` are relative movements, like those of a mouse.
        @inlinable public static var hasMovement: Self { Self(rawValue: 1 << 4) }
        /// `readings` are valid.
        @inlinable public static var hasReadings: Self { Self(rawValue: 1 << 5) }
        /// The program's smoothing applies to `readings`.
        @inlinable public static var smoothsReadings: Self { Self(rawValue: 1 << 6) }
        /// `orientation` is valid.
        @inlinable public static var hasOrientation: Self { Self(rawValue: 1 << 7) }
        /// `acceleration` is valid.
        @inlinable public static var hasAcceleration: Self { Self(rawValue: 1 << 8) }
        /// `rotationRate` is valid.
        @inlinable public static var hasRotationRate: Self { Self(rawValue: 1 << 9) }
        /// The player performs the main action.
        @inlinable public static var acts: Self { Self(rawValue: 1 << 10) }
        /// The hand swings.
        @inlinable public static var swings: Self { Self(rawValue: 1 << 11) }
        /// The hand swings to the left.
        @inlinable public static var swingsLeft: Self { [.swings, Self(rawValue: 1 << 12)] }
        /// The hand swings to the right.
        @inlinable public static var swingsRight: Self { [.swings, Self(rawValue: 1 << 13)] }
        /// The player performs the action of the gamepad view.
        @inlinable public static var takesAction: Self { Self(rawValue: 1 << 14) }
        /// The player throws with full power.
        @inlinable public static var `throws`: Self { Self(rawValue: 1 << 15) }
    }

    /// Three numbers, one per axis.
    public struct Axes: BitwiseCopyable, Hashable, Sendable {
        /// The first axis.
        public var x: Double
        /// The second axis.
        public var y: Double
        /// The third axis.
        public var z: Double

        /// Creates three numbers.
        @inlinable
        public init(x: Double = 0, y: Double = 0, z: Double = 0) {
            self.x = x
            self.y = y
            self.z = z
        }
    }

    /// Sensor readings, each −1…1.
    public struct Readings: BitwiseCopyable, Hashable, Sendable {
        /// Tilt sideways.
        public var tiltX = 0.0
        /// Tilt forward.
        public var tiltY = 0.0
        /// Rotation rates.
        public var gyro = Axes()
        /// The rotation channel.
        public var rotation = 0.0

        /// Creates readings at rest.
        public init() {}
    }

    // The members that most frames have come first: see `hasTail`.

    /// The arrival time, or the measurement time on the device.
    public var time: Timestamp
    /// Flags for valid members, and other states of the device.
    public var flags: Flags = []
    /// The number of gamepad samples.
    public private(set) var gamepadCount: UInt8 = 0
    private var gamepadPresses: UInt8 = 0
    /// The block of the packet that contained the axes, for tuning screens.
    public var axesBlock: UInt8 = 0
    /// The paddle's axis, as a raw value.
    public var steering = 0.0
    /// A second axis in raw values, which guided calibration checks in addition to `steering`.
    public var secondAxis = 0.0
    /// The pointer's axes: rotation rates of about −1…1, or a relative movement.
    public var axes = Axes()
    /// Sensor readings.
    public var readings = Readings()
    private var gamepad: InlineArray<8, Float> = InlineArray(repeating: 0)
    /// The orientation as a quaternion (w, x, y, z).
    public var orientation: InlineArray<4, Float> = [1, 0, 0, 0]
    /// The acceleration in m/s².
    public var acceleration: InlineArray<3, Float> = [0, 0, 0]
    /// The rotation rate in rad/s.
    public var rotationRate: InlineArray<3, Float> = [0, 0, 0]

    /// Creates an empty frame.
    @inline(__always)  // Creates the frame in place.
    public init(at time: Timestamp) {
        self.time = time
    }

    /// Appends a sample of the gamepad's axis; returns false if the frame is full.
    ///
    /// `isPress` is true if the main button was pressed with the sample.
    @inline(__always)
    public mutating func append(gamepad sample: Float, isPress: Bool = false) -> Bool {
        let index = Int(gamepadCount)
        guard index < Self.gamepadCapacity else { return false }
        gamepad[index] = sample
        if isPress { gamepadPresses |= 1 << index }
        gamepadCount += 1
        return true
    }

    /// Returns a sample of the gamepad's axis; index 0 is the oldest.
    public func gamepadSample(_ index: Int) -> (value: Float, isPress: Bool) {
        guard index >= 0, index < Int(gamepadCount) else { return (0, false) }
        return (gamepad[index], gamepadPresses & 1 << index != 0)
    }

    // MARK: A frame in words

    /// The number of words of a frame without its tail, which has the first two gamepad samples.
    static let headWords = 14
    /// The index of the word in a frame's memory that contains the flags and the number of gamepad samples.
    static let countWord = 1

    /// Returns the number of gamepad samples in that word, on a little-endian machine.
    static func gamepadCount(in word: UInt64) -> Int {
        Int(word >> 16 & 0xFF)
    }

    /// Returns whether a frame with that word has valid members after the head.
    ///
    /// The frames of a cap have none, so its queue copies a third less.
    @inline(__always)
    static func hasTail(_ word: UInt64) -> Bool {
        let flags = Flags(rawValue: UInt16(truncatingIfNeeded: word))
        return !flags.isDisjoint(with: .inTail) || word >> 16 & 0xFF > headSamples
    }

    private static let headSamples = 2
}

extension MotionFrame.Flags {
    /// The flags of the members after the head.
    fileprivate static var inTail: Self { [.hasOrientation, .hasAcceleration, .hasRotationRate] }
}
