/// One step of a motion script.
public struct MotionStep: Hashable, Sendable {
    /// The kind of a step.
    ///
    /// The first five kinds and `turn` are motions: each continues until the next motion begins, also during steps of
    /// other kinds. A step ignores `amplitude`, `period` and `value` if its kind does not use them. A device ignores
    /// the kinds that it does not support. A board takes its axes as roll, pitch and heading in degrees. It takes those
    /// of `shake` and `tap` as accelerations in thousandths of g.
    public enum Kind: CaseIterable, Sendable {
        /// The device lies still, all axes at 0.
        case rest
        /// The axes stay at `amplitude`.
        case hold
        /// The axes oscillate between plus and minus `amplitude` once per `period`, beginning at 0.
        case sweep
        /// The axes jump between plus and minus `amplitude`, each for half a `period`.
        case shake
        /// The axes move linearly to `amplitude` within the duration, and stay there.
        case tilt
        /// The button goes down and stays down.
        case press
        /// The button goes up.
        case release
        /// From now on the packet interval is `period` seconds.
        ///
        /// With period 0, the device chooses the interval.
        case rate
        /// The device sends no packets during the step; the link stays up.
        case silence
        /// The link breaks, and the device is out of range during the step.
        case linkLoss
        /// The sensor's zero point drifts by `amplitude` within the duration, and stays there.
        case drift
        /// From now on, random noise of up to `amplitude` is added to every sample.
        case noise
        /// A TAP wearable is tapped with the combination `value`: bit 0 is the thumb, bit 4 the pinky.
        ///
        /// A board is knocked on along `amplitude`, twice if `value` is 2.
        case tap
        /// A TAP wearable detects the gesture with the code `value`.
        ///
        /// Hand states last until the next one.
        ///
        /// A board on a wrist is raised to be looked at (0), or detects gesture 1 to 5.
        case gesture
        /// Shift and switch of a TAP wearable change to `value`: shift in bits 0 and 1, switch in bits 2 and 3.
        case keyboard
        /// A TAP wearable is held for the mouse state `value`: 0 is standby, 1 air mouse, 2 and 3 optical mouse.
        case posture
        /// The battery level of a TAP wearable or a board changes to `value` percent.
        case battery
        /// The axes move by `amplitude` per second, and stay at their final position.
        case turn
        /// The wearer of a board walks `value` steps within the duration, at most ten per second.
        case walk
        /// A board falls freely during the step.
        case fall
        /// The charger of a board is disconnected (0), connected (1), or connected and charging (3).
        case charger
        /// The temperature channel `value` of a board measures `amplitude.x` degrees Celsius.
        case temperature
        /// The pressure around a board is `amplitude.x` pascals.
        case pressure
        /// The illuminance on a board is `amplitude.x` lux.
        case light
        /// The relative humidity around a board is `amplitude.x` percent.
        case humidity
        /// The external voltage of pin `value` of a board is `amplitude.x` volts.
        case pin
        /// Pin `value` of a board is disconnected, as it is initially.
        case openPin

        /// Whether the step is an act; it takes effect at its beginning, in parallel to the motion.
        var isAct: Bool {
            switch self {
            case .tap, .gesture, .keyboard, .posture, .battery, .walk, .fall, .charger, .temperature, .pressure,
                .light, .humidity, .pin, .openPin:
                true
            case .rest, .hold, .sweep, .shake, .tilt, .press, .release, .rate, .silence, .linkLoss, .drift, .noise,
                .turn:
                false
            }
        }
    }

    /// The kind of the step.
    public var kind: Kind
    /// Duration in seconds; steps with a lasting effect may have duration 0.
    public var duration: Double
    /// Amplitude, in raw values.
    public var amplitude: MotionAxes
    /// Period, in seconds.
    public var period: Double
    /// The combination, code, count or state of an act.
    public var value: UInt32

    /// Creates a step.
    public init(
        _ kind: Kind, duration: Double = 0, amplitude: MotionAxes = .zero, period: Double = 0, value: UInt32 = 0
    ) {
        self.kind = kind
        self.value = value
        self.duration = duration
        self.amplitude = amplitude
        self.period = period
    }
}
