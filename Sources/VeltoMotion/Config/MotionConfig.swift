/// Everything that shapes how motion becomes input.
///
/// Source: Triki protocol notes, 6.4.
///
/// The initial values of the members are the source's bare defaults; programs usually start from `preset(_:)`.
public struct MotionConfig: Hashable, Sendable {
    /// How motion becomes a position.
    public var mode: MotionMode
    /// Which sensor axis moves which direction.
    public var axisMapping = AxisMapping()
    /// Weight of a new sample in pointer and gesture mode, 0…1; 1 does not smooth.
    public var inputSmoothing: Double
    /// Turning weaker than this does not move the pointer.
    public var deadzone: Double
    /// How the pointer's centre follows the hand.
    public var drift = Drift()
    /// The paddle.
    public var paddle = Paddle()
    /// The pointer.
    public var pointer = Pointer()
    /// The throw.
    public var gesture = Gesture()
}

extension MotionConfig {
    /// How the pointer's centre follows the hand.
    public struct Drift: Hashable, Sendable {
        /// Whether it does.
        public var isEnabled: Bool
        /// What a sixtieth of a second leaves of the old centre.
        public var retain: Double
        /// How much of the hand's direction a sixtieth of a second adds to the centre.
        public var blend: Double
    }

    /// The paddle: one axis, absolute.
    ///
    /// Raw units are the counts of the device's steering axis.
    public struct Paddle: Hashable, Sendable {
        /// Which number of a sample steers.
        public var axis: DeviceAxis
        /// Gain after the divisor.
        public var inputGain: Double
        /// The steering that wakes a resting paddle; it rests again below 0.65 times this.
        public var microDeadzone: Double
        /// Raw units around the centre that count as still.
        public var stillThreshold: Double
        /// Whether a still device teaches the centre.
        public var autoCalibration: Bool
        /// What a frame leaves of the old centre while it is learnt.
        public var autoCalibrationRetain: Double
        /// How much of the sample a frame adds to the centre while it is learnt.
        public var autoCalibrationBlend: Double
        /// The centre is only learnt while the position is smaller than this.
        public var autoCalibrationMaxSteer: Double
        /// What a sixtieth of a second leaves of the old position while moving; 0 follows at once.
        public var smoothRetain: Double
        /// 1 together with a retain of 0 follows at once; other values do nothing.
        public var smoothBlend: Double
        /// What a sixtieth of a second leaves of the position at rest; 0 returns at once.
        public var smoothRetainIdle: Double
        /// The largest position.
        public var smoothMax: Double
        /// Raw units per unit of position, before the gain.
        public var rawDivisor: Double
        /// Weight of a new raw sample, 0…1; 1 does not smooth.
        public var rawSmoothing: Double
        /// The largest distance from the centre that is believed, in raw units.
        public var spikeThreshold: Double
    }

    /// The pointer: two axes, integrated turning.
    public struct Pointer: Hashable, Sendable {
        /// What full turning adds to the position in a sixtieth of a second.
        public var sensitivity: Double
        /// What a sixtieth of a second leaves of the integrated turning; 0 and 1 switch damping off.
        public var damping: Double
        /// Weight of a new position, 0…1; 0 and 1 do not smooth.
        public var outputSmoothing: Double
    }

    /// The throw: pull back to arm, thrust forward to throw.
    public struct Gesture: Hashable, Sendable {
        /// Which rule turns the thrust into a power.
        public enum PowerLaw: CaseIterable, Hashable, Sendable {
            /// The source's: hardly ever below 0.81.
            case original
            /// From 0.2 for a weak throw to 1 for a strong one.
            case linear
        }

        /// Seconds between two throws.
        public var cooldown: Double
        /// The thrust that throws, per sixtieth of a second.
        public var minThrustSpeed: Double
        /// The speed of a pull that arms early, per sixtieth of a second.
        public var pullSpeed: Double
        /// The distance of a pull that arms.
        public var pullbackDelta: Double
        /// Seconds after which an armed throw is given up; 0 keeps it for ever.
        public var armTimeout: Double
        /// Which rule turns the thrust into a power.
        public var powerLaw: PowerLaw
    }
}
