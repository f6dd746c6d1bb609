/// Everything that shapes how motion becomes input.
///
/// Source: Triki protocol notes, 6.4.
///
/// The initial values of the members are the source's bare defaults; programs usually start from `preset(_:)`.
public struct MotionConfig: Hashable, Sendable {
    /// How motion becomes a position.
    public var mode = MotionMode.paddle
    /// Which sensor axis moves which direction.
    public var axisMapping = AxisMapping()
    /// Weight of a new sample in pointer and gesture mode, 0…1; 1 does not smooth.
    public var inputSmoothing = 0.15
    /// Turning weaker than this does not move the pointer.
    public var deadzone = 0.01
    /// How the pointer's centre follows the hand.
    public var drift = Drift()
    /// The paddle.
    public var paddle = Paddle()
    /// The pointer.
    public var pointer = Pointer()
    /// The throw.
    public var gesture = Gesture()

    /// The bare defaults.
    public init() {}
}

extension MotionConfig {
    /// How the pointer's centre follows the hand.
    public struct Drift: Hashable, Sendable {
        /// Whether it does.
        public var isEnabled = true
        /// What a sixtieth of a second leaves of the old centre.
        public var retain = 0.995
        /// How much of the hand's direction a sixtieth of a second adds to the centre.
        public var blend = 0.005

        /// The bare defaults.
        public init() {}
    }

    /// The paddle: one axis, absolute.
    ///
    /// Raw units are the counts of the device's steering axis.
    public struct Paddle: Hashable, Sendable {
        /// Which number of a sample steers.
        public var axis = DeviceAxis.first
        /// Gain after the divisor.
        public var inputGain = 0.3
        /// The steering that wakes a resting paddle; it rests again below 0.65 times this.
        public var microDeadzone = 0.5
        /// Raw units around the centre that count as still.
        public var stillThreshold = 3.0
        /// Whether a still device teaches the centre.
        public var autoCalibration = true
        /// What a frame leaves of the old centre while it is learnt.
        public var autoCalibrationRetain = 0.98
        /// How much of the sample a frame adds to the centre while it is learnt.
        public var autoCalibrationBlend = 0.02
        /// The centre is only learnt while the position is smaller than this.
        public var autoCalibrationMaxSteer = 0.06
        /// What a sixtieth of a second leaves of the old position while moving; 0 follows at once.
        public var smoothRetain = 0.72
        /// 1 together with a retain of 0 follows at once; other values do nothing.
        public var smoothBlend = 0.28
        /// What a sixtieth of a second leaves of the position at rest; 0 returns at once.
        public var smoothRetainIdle = 0.86
        /// The largest position.
        public var smoothMax = 2.0
        /// Raw units per unit of position, before the gain.
        public var rawDivisor = 100.0
        /// Weight of a new raw sample, 0…1; 1 does not smooth.
        public var rawSmoothing = 0.35
        /// The largest distance from the centre that is believed, in raw units.
        public var spikeThreshold = 500.0

        /// The bare defaults.
        public init() {}
    }

    /// The pointer: two axes, integrated turning.
    public struct Pointer: Hashable, Sendable {
        /// What full turning adds to the position in a sixtieth of a second.
        public var sensitivity = 0.03
        /// What a sixtieth of a second leaves of the integrated turning; 0 and 1 switch damping off.
        public var damping = 0.98
        /// Weight of a new position, 0…1; 0 and 1 do not smooth.
        public var outputSmoothing = 0.15

        /// The bare defaults.
        public init() {}
    }

    /// The throw: pull back to arm, thrust forward to throw.
    public struct Gesture: Hashable, Sendable {
        /// Which rule turns the thrust into a power.
        public enum PowerLaw: Int32, CaseIterable, Hashable, Sendable {
            /// The source's: hardly ever below 0.81.
            case original = 0
            /// From 0.2 for a weak throw to 1 for a strong one.
            case linear = 1
        }

        /// Seconds between two throws.
        public var cooldown = 0.4
        /// The thrust that throws, per sixtieth of a second.
        public var minThrustSpeed = 0.12
        /// The speed of a pull that arms early, per sixtieth of a second.
        public var pullSpeed = 0.04
        /// The distance of a pull that arms.
        public var pullbackDelta = 0.07
        /// Seconds after which an armed throw is given up; 0 keeps it for ever.
        public var armTimeout = 3.0
        /// Which rule turns the thrust into a power.
        public var powerLaw = PowerLaw.original

        /// The bare defaults.
        public init() {}
    }
}
