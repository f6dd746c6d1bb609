/// The configuration that turns motion into input.
///
/// The initial values are the defaults of the original framework. Programs usually start from `preset(_:)`. Source:
/// Triki protocol notes, 6.4.
public struct MotionConfig: Hashable, Sendable {
    /// The mapping from motion to position.
    public var mode: MotionMode
    /// The mapping from sensor axes to directions.
    public var axisMapping = AxisMapping()
    /// Weight of a new sample in pointer and gesture mode, 0…1; 1 disables smoothing.
    public var inputSmoothing: Double
    /// Rotation rates below this value do not move the pointer.
    public var deadzone: Double
    /// The drift of the pointer's center toward the hand.
    public var drift = Drift()
    /// The paddle.
    public var paddle = Paddle()
    /// The pointer.
    public var pointer = Pointer()
    /// The throw gesture.
    public var gesture = Gesture()
    /// The aim of a device that measures rotation rates; presets do not change it.
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

    /// The paddle, an absolute position on one axis.
    ///
    /// Raw units are raw values of the device's steering axis.
    public struct Paddle: Hashable, Sendable {
        /// The steering axis.
        public var axis: DeviceAxis
        /// Gain after the divisor.
        public var inputGain: Double
        /// Steering at which a resting paddle starts to move; it comes to rest below 0.65 times this value.
        public var microDeadzone: Double
        /// Raw units around the center that count as still.
        public var stillThreshold: Double
        /// Whether a still device recalibrates the center.
        public var autoCalibration: Bool
        /// Fraction of the old center retained per frame while it recalibrates.
        public var autoCalibrationRetain: Double
        /// Fraction of the sample added to the center per frame while it recalibrates.
        public var autoCalibrationBlend: Double
        /// The center is recalibrated only while the magnitude of the position is below this value.
        public var autoCalibrationMaxSteer: Double
        /// Fraction of the old position retained per 1/60 s while moving; 0 follows immediately.
        public var smoothRetain: Double
        /// Fraction of the position retained per 1/60 s at rest; 0 returns to the center immediately.
        public var smoothRetainIdle: Double
        /// The maximum position.
        public var smoothMax: Double
        /// Raw units per unit of position, before the gain.
        public var rawDivisor: Double
        /// Weight of a new raw sample, 0…1; 1 disables smoothing.
        public var rawSmoothing: Double
        /// The maximum plausible distance from the center, in raw units.
        public var spikeThreshold: Double
    }

    /// The pointer, a position on two axes from integrated rotation.
    public struct Pointer: Hashable, Sendable {
        /// Position change per 1/60 s at full deflection.
        public var sensitivity: Double
        /// Fraction of the integrated rotation retained per 1/60 s; 0 and 1 disable damping.
        public var damping: Double
        /// Weight of a new position, 0…1; 0 and 1 disable smoothing.
        public var outputSmoothing: Double
    }

    /// Centering by the player.
    ///
    /// It affects the pointer, the paddle of a device that measures its level pose, and the heading of the orientation.
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
        /// Hold time of the main button to center (seconds); 0 disables it.
        public var holdTime: Double
    }

    /// The throw gesture: pulling back arms, thrusting forward throws.
    public struct Gesture: Hashable, Sendable {
        /// The rule that turns the thrust into a power.
        public enum PowerLaw: CaseIterable, Hashable, Sendable {
            /// The rule of the original framework, whose powers are rarely below 0.81.
            case original
            /// Linear from 0.2 for a weak throw to 1 for a strong one.
            case linear
        }

        /// Minimum time between two throws (seconds).
        public var cooldown: Double
        /// Minimum speed of a thrust that throws, per 1/60 s.
        public var minThrustSpeed: Double
        /// Minimum speed of a pull that arms early, per 1/60 s.
        public var pullSpeed: Double
        /// Minimum distance of a pull that arms.
        public var pullbackDelta: Double
        /// Time after which an armed throw expires (seconds); 0 keeps it armed.
        public var armTimeout: Double
        /// The rule that turns the thrust into a power.
        public var powerLaw: PowerLaw
    }
}
