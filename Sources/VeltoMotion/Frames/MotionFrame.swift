public import VeltoCore

/// The motion of a device at one moment, whatever its family: small and flat, made to be queued by value.
///
/// A family fills in what its device measures and says so in the flags.
public struct MotionFrame: BitwiseCopyable, Sendable {
    /// The number of gamepad samples that fit; more follow in frames that continue this one.
    public static let gamepadCapacity = 8

    /// Which members are valid, and what else the device says.
    public struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
        /// One bit per flag.
        public let rawValue: UInt16

        /// Wraps bits.
        @inlinable
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// The frame belongs to the same notification as the one before and holds gamepad samples alone.
        @inlinable public static var continues: Self { Self(rawValue: 1 << 0) }
        /// The device says that it was shaken.
        @inlinable public static var shaken: Self { Self(rawValue: 1 << 1) }
        /// `steering` is valid.
        @inlinable public static var hasSteering: Self { Self(rawValue: 1 << 2) }
        /// `axes` are rates of turning.
        @inlinable public static var hasAxes: Self { Self(rawValue: 1 << 3) }
        /// `axes.x` and `axes.y` say how far the position moved, as a mouse does.
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
    }

    /// Three numbers, one per axis.
    public struct Axes: BitwiseCopyable, Hashable, Sendable {
        /// The first axis.
        public var x: Double
        /// The second axis.
        public var y: Double
        /// The third axis.
        public var z: Double

        /// Describes three numbers.
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
        /// The rates of turning.
        public var gyro = Axes()
        /// The rotation channel.
        public var rotation = 0.0

        /// Everything at rest.
        public init() {}
    }

    /// When the notification arrived, or when the device measured.
    public var time: Timestamp
    /// The paddle's axis, in counts.
    public var steering = 0.0
    /// What moves the pointer: rates of about −1…1, or a movement.
    public var axes = Axes()
    /// Sensor readings.
    public var readings = Readings()
    /// The orientation as a quaternion (w, x, y, z).
    public var orientation: InlineArray<4, Float> = [1, 0, 0, 0]
    /// The acceleration in m/s².
    public var acceleration: InlineArray<3, Float> = [0, 0, 0]
    /// The rate of rotation in rad/s.
    public var rotationRate: InlineArray<3, Float> = [0, 0, 0]
    private var gamepad: InlineArray<8, Float> = InlineArray(repeating: 0)
    /// Which members are valid, and what else the device says.
    public var flags: Flags = []
    /// The number of gamepad samples.
    public private(set) var gamepadCount: UInt8 = 0
    private var gamepadPresses: UInt8 = 0
    /// Which part of its packet the axes come from, for tuning screens.
    public var axesBlock: UInt8 = 0
    /// Another axis in counts: a guided calibration watches it beside `steering`.
    public var secondAxis = 0.0

    /// A frame that says nothing yet.
    public init(at time: Timestamp) {
        self.time = time
    }

    /// Adds a sample of the gamepad's axis; false if the frame is full.
    ///
    /// `isPress` says that the main button went down with the sample.
    public mutating func append(gamepad sample: Float, isPress: Bool = false) -> Bool {
        let index = Int(gamepadCount)
        guard index < Self.gamepadCapacity else { return false }
        gamepad[index] = sample
        if isPress { gamepadPresses |= 1 << index }
        gamepadCount += 1
        return true
    }

    /// A sample of the gamepad's axis, oldest first.
    public func gamepadSample(_ index: Int) -> (value: Float, isPress: Bool) {
        guard index >= 0, index < Int(gamepadCount) else { return (0, false) }
        return (gamepad[index], gamepadPresses & 1 << index != 0)
    }

    /// The word of a frame's memory that holds the number of gamepad samples, behind the flags.
    static let countWord = 20

    /// The number of gamepad samples of a frame of whose memory only that word is at hand, on a little-endian machine.
    static func gamepadCount(in word: UInt64) -> Int {
        Int(word >> 16 & 0xFF)
    }
}
