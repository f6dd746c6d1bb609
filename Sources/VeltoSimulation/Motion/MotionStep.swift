/// One step of a motion script.
public struct MotionStep: Hashable, Sendable {
    /// What happens.
    ///
    /// The first five are motions: each continues until the next one begins, also during steps of another kind. A step
    /// ignores `amplitude`, `period` and `value` if it does not use them, and a device the kinds that it cannot show.
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
        /// A TAP wearable is tapped with the combination `value`: bit 0 is the thumb, bit 4 the pinky.
        case tap
        /// A TAP wearable sees the gesture of the code `value`; hand states continue until the next one.
        case gesture
        /// Shift and switch of a TAP wearable become `value`: shift in bits 0 and 1, switch in bits 2 and 3.
        case keyboard
        /// A TAP wearable is held for the mouse state `value`: 0 standby, 1 air mouse, 2 and 3 optical.
        case posture
        /// The battery of a TAP wearable is at `value` percent.
        case battery

        /// Whether it happens once, at the beginning of the step, and only to wearables.
        var isAct: Bool {
            switch self {
            case .tap, .gesture, .keyboard, .posture, .battery: true
            default: false
            }
        }
    }

    /// What happens.
    public var kind: Kind
    /// Duration in seconds; steps that hold "from now on" may have duration 0.
    public var duration: Double
    /// Amplitude, in raw values.
    public var amplitude: MotionAxes
    /// Period, in seconds.
    public var period: Double
    /// The combination, code or state of a step of a wearable.
    public var value: UInt32

    /// Describes a step.
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
