/// One step of a motion script.
public struct MotionStep: Hashable, Sendable {
    /// What happens.
    ///
    /// The first five are motions: each continues until the next one begins, also during steps of another kind. A step
    /// ignores `amplitude` and `period` if it does not use them.
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
    }

    /// What happens.
    public var kind: Kind
    /// Duration in seconds; steps that hold "from now on" may have duration 0.
    public var duration: Double
    /// Amplitude, in raw values.
    public var amplitude: MotionAxes
    /// Period, in seconds.
    public var period: Double

    /// Describes a step.
    public init(_ kind: Kind, duration: Double = 0, amplitude: MotionAxes = .zero, period: Double = 0) {
        self.kind = kind
        self.duration = duration
        self.amplitude = amplitude
        self.period = period
    }
}
