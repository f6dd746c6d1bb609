/// One step of a motion script: something that happens to a device for a while.
public struct MotionStep: Hashable, Sendable {
    /// What happens.
    ///
    /// The first five are motions: one goes on until the next one begins, also during steps of another kind. What a
    /// step does not use of `amplitude` and `period` is ignored.
    public enum Kind: CaseIterable, Sendable {
        /// The device lies still, all axes at 0.
        case rest
        /// The axes stay at `amplitude`.
        case hold
        /// The axes swing between plus and minus `amplitude` once per `period`, beginning at 0.
        case sweep
        /// The axes jump between plus and minus `amplitude`, each for half a `period`.
        case shake
        /// The axes move evenly from where they are to `amplitude` within the duration, and stay there.
        case tilt
        /// The button goes down and stays down.
        case press
        /// The button goes up.
        case release
        /// From now on a packet is sent every `period` seconds; with period 0 the device chooses again.
        case rate
        /// No packets are sent during the step, although the link stays up.
        case silence
        /// The link breaks, and nothing is heard of the device during the step.
        case linkLoss
        /// The sensor's zero point moves by `amplitude` within the duration, and stays there.
        case drift
        /// From now on random noise of up to `amplitude` is added to every sample.
        case noise
    }

    /// What happens.
    public var kind: Kind
    /// How long, in seconds; what holds "from now on" may have duration 0.
    public var duration: Double
    /// How far, in raw counts.
    public var amplitude: MotionAxes
    /// How fast, in seconds.
    public var period: Double

    /// Describes a step.
    public init(_ kind: Kind, duration: Double = 0, amplitude: MotionAxes = .zero, period: Double = 0) {
        self.kind = kind
        self.duration = duration
        self.amplitude = amplitude
        self.period = period
    }
}
