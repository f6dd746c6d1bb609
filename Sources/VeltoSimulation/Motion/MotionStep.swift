/// One step of a motion script.
public struct MotionStep: Hashable, Sendable {
    /// The kind of a step.
    ///
    /// The first five and `turn` are motions: each continues until the next one begins, also during steps of another
    /// kind. A step ignores `amplitude`, `period` and `value` if it does not use them, and a device the kinds that it
    /// cannot show. A board takes its axes as roll, pitch and heading in degrees, and those of `shake` and `tap` as
    /// accelerations in thousandths of g.
    public enum Kind: CaseIterable, Sendable {
        /// The device lies still, all axes at 0.
        case rest
        /// The axes stay at `amplitude`.
        case hold
        /// The axes oscillate between plus and minus `amplitude` once per `period`, beginning at 0.
        case sweep
        /// The axes jump between plus and minus `amplitude`, each for half a `period`.
        case shake
        /// The axes move linearly from their position to `amplitude` within the duration, and stay there.
        case tilt
        /// The button goes down and stays down.
        case press
        /// The button goes up.
        case release
        /// From now on a packet is sent every `period` seconds; with period 0 the device chooses again.
        case rate
        /// No packets are sent during the step, while the link stays up.
        case silence
        /// The link breaks, and the device is out of range during the step.
        case linkLoss
        /// The sensor's zero point moves by `amplitude` within the duration, and stays there.
        case drift
        /// From now on random noise of up to `amplitude` is added to every sample.
        case noise
        /// A TAP wearable is tapped with the combination `value`: bit 0 is the thumb, bit 4 the pinky. A board is knocked
        /// on along `amplitude`, twice if `value` is 2.
        case tap
        /// A TAP wearable sees the gesture of the code `value`; hand states continue until the next one. A board at a wrist
        /// is raised to be looked at (0), or makes the gesture 1 to 5.
        case gesture
        /// Shift and switch of a TAP wearable become `value`: shift in bits 0 and 1, switch in bits 2 and 3.
        case keyboard
        /// A TAP wearable is held for the mouse state `value`: 0 standby, 1 air mouse, 2 and 3 optical.
        case posture
        /// The battery of a TAP wearable or a board is at `value` percent.
        case battery
        /// The axes move by `amplitude` per second, and stay where they are at the end of the step.
        case turn
        /// The wearer of a board walks `value` steps within the duration, at most ten per second.
        case walk
        /// A board falls freely during the step.
        case fall
        /// The charger of a board is off (0), supplies it (1), or also charges its battery (3).
        case charger
        /// The temperature channel `value` of a board measures `amplitude.x` degrees Celsius.
        case temperature
        /// A board is at a pressure of `amplitude.x` pascals.
        case pressure
        /// The light on a board has `amplitude.x` lux.
        case light
        /// A board is at a relative humidity of `amplitude.x` percent.
        case humidity
        /// The pin `value` of a board has `amplitude.x` volts.
        case pin
        /// Nothing is connected to the pin `value` of a board, as at first.
        case openPin

        /// Whether the step takes effect at its beginning, in parallel to the motion.
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
    /// Duration in seconds; steps that hold "from now on" may have duration 0.
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
