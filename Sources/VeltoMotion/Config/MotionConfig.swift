/// The configuration that turns motion into input.
///
/// Source: Triki protocol notes, 6.4.
///
/// The initial values of the members are the original's bare defaults; programs usually start from `preset(_:)`.
public struct MotionConfig: Hashable, Sendable {
    /// The mapping from motion to position.
    public var mode: MotionMode
    /// The mapping from sensor axes to directions.
    public var axisMapping = AxisMapping()
    /// Weight of a new sample in pointer and gesture mode, 0…1; 1 disables smoothing.
    public var inputSmoothing: Double
    /// Rotation rates below this do not move the pointer.
    public var deadzone: Double
    /// The drift of the pointer's center toward the hand.
    public var drift = Drift()
    /// The paddle.
    public var paddle = Paddle()
    /// The pointer.
    public var pointer = Pointer()
    /// The throw.
    public var gesture = Gesture()
    /// The aim of a device that measures its rates of rotation; presets do not change it.
    public var aim = GyroAim()
    /// Centering by the player; presets do not change it.
    public var recentering = Recentering()
}

extension MotionConfig {
    /// The drift of the pointer's center toward the hand.
    public struct Drift: Hashable, Sendable {
        /// Whether the center drifts.
        public var isEnabled: Bool
        /// Fraction of the old center retained per 1/60 s.
        public var retain: Double
        /// Fraction of the hand's direction added to the center per 1/60 s.
        public var blend: Double
    }

    /// The paddle: one axis, absolute.
    ///
    /// Raw units are raw values of the device's steering axis.
    public struct Paddle: Hashable, Sendable {
        /// The axis of a sample that steers.
        public var axis: DeviceAxis
        /// Gain after the divisor.
        public var inputGain: Double
        /// Steering at which a resting paddle starts to move; it rests again below 0.65 times this.
        public var microDeadzone: Double
        /// Raw units around the center that count as still.
        public var stillThreshold: Double
        /// Whether a still device recalibrates the center.
        public var autoCalibration: Bool
        /// Fraction of the old center retained per frame while it recalibrates.
        public var autoCalibrationRetain: Double
        /// Fraction of the sample added to the center per frame while it recalibrates.
        public var autoCalibrationBlend: Double
        /// The center recalibrates only while the position is smaller than this.
        public var autoCalibrationMaxSteer: Double
        /// Fraction of the old position retained per 1/60 s while moving; 0 follows at once.
        public var smoothRetain: Double
        /// Fraction of the position retained per 1/60 s at rest; 0 returns at once.
        public var smoothRetainIdle: Double
        /// The largest position.
        public var smoothMax: Double
        /// Raw units per unit of position, before the gain.
        public var rawDivisor: Double
        /// Weight of a new raw sample, 0…1; 1 disables smoothing.
        public var rawSmoothing: Double
        /// The largest plausible distance from the center, in raw units.
        public var spikeThreshold: Double
    }

    /// The pointer: two axes, integrated rotation.
    public struct Pointer: Hashable, Sendable {
        /// Position change per 1/60 s at full deflection.
        public var sensitivity: Double
        /// Fraction of the integrated rotation retained per 1/60 s; 0 and 1 disable damping.
        public var damping: Double
        /// Weight of a new position, 0…1; 0 and 1 disable smoothing.
        public var outputSmoothing: Double
    }

    /// Centering by the player: the pointer, the paddle of a device that knows where it is level, and the heading of the orientation.
    public struct Recentering: Hashable, Sendable {
        /// The gestures that center.
        public enum Trigger: CaseIterable, Hashable, Sendable {
            /// None.
            case none
            /// A shake.
            case shake
            /// A swing.
            case swing
            /// A throw.
            case `throw`
            /// The action of the gamepad view.
            case action
        }

        /// The gesture that centers.
        public var trigger: Trigger
        /// Seconds for which the main button is held to center; 0 for never.
        public var holdTime: Double
    }

    /// The throw: pull back to arm, thrust forward to throw.
    public struct Gesture: Hashable, Sendable {
        /// The rule that turns the thrust into a power.
        public enum PowerLaw: CaseIterable, Hashable, Sendable {
            /// The original's rule: hardly ever below 0.81.
            case original
            /// From 0.2 for a weak throw to 1 for a strong one.
            case linear
        }

        /// Seconds between two throws.
        public var cooldown: Double
        /// Thrust that throws, per 1/60 s.
        public var minThrustSpeed: Double
        /// Speed of a pull that arms early, per 1/60 s.
        public var pullSpeed: Double
        /// Distance of a pull that arms.
        public var pullbackDelta: Double
        /// Seconds after which an armed throw expires; 0 keeps it armed.
        public var armTimeout: Double
        /// The rule that turns the thrust into a power.
        public var powerLaw: PowerLaw
    }
}
