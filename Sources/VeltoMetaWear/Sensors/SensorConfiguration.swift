/// What a sensor is set to.
public struct SensorConfiguration: Hashable, Sendable {
    /// How strongly a chip filters what it measures.
    public enum Filter: CaseIterable, Hashable, Sendable {
        /// The bandwidth that belongs to the rate.
        case normal
        /// Twice oversampled: half of it.
        case oversampling2
        /// Four times oversampled: a quarter of it.
        case oversampling4
    }

    /// How much current a chip may take.
    public enum Power: CaseIterable, Hashable, Sendable {
        /// It measures continuously.
        case normal
        /// It sleeps between measurements, and is noisier.
        case low
    }

    /// Samples per second.
    public var rate: Double
    /// The largest value, in g or °/s.
    public var range: Double
    /// The filter; a sensor that sleeps between measurements has none.
    public var filter: Filter
    /// The power; nil is what suits the rate.
    public var power: Power?
    /// Whether three samples come in a packet, if firmware can.
    public var isPacked: Bool

    /// Describes a configuration.
    public init(
        rate: Double, range: Double, filter: Filter = .normal, power: Power? = nil, isPacked: Bool = true
    ) {
        self.rate = rate
        self.range = range
        self.filter = filter
        self.power = power
        self.isPacked = isPacked
    }
}

/// What makes a sensor run: it stops with the last of them.
public enum SensorUser: Hashable, Sendable, CustomStringConvertible {
    /// A stream of that signal.
    case stream(String)
    /// The program, by a command.
    case program
    /// A detector.
    case detector(DetectorKind)
    /// The game input.
    case gameInput

    /// The name in sentences.
    public var description: String {
        switch self {
        case .stream(let signal): "a stream of \(signal)"
        case .program: "the program"
        case .detector(let kind): "the detector \(kind)"
        case .gameInput: "the game input"
        }
    }
}

/// A sensor as the library knows it.
public struct SensorStatus: Hashable, Sendable {
    /// What it runs with, or was last read back to be set to; nil while that is not known.
    public var inForce: SensorConfiguration?
    /// What it is set to when it starts next.
    public var next: SensorConfiguration
    /// What makes it run, in the order in which it began; empty while it does not run.
    public var users: [SensorUser] = []
}
