internal import VeltoCore

/// What a sensor is set to; a sensor has some of the members, and the others are nil.
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
    /// The largest value, in g or °/s; 0 for a sensor with one range.
    public var range: Double
    /// The filter; a sensor that sleeps between measurements has none.
    public var filter: Filter
    /// The power; nil is what suits the rate.
    public var power: Power?
    /// Whether three samples come in a packet, if firmware can.
    public var isPacked: Bool
    /// Measurements of a magnetometer that are averaged for the x and y of a sample: odd numbers up to 511.
    public var repetitionsXY: Int?
    /// Likewise for z: up to 256.
    public var repetitionsZ: Int?
    /// The number of measurements of a barometer or a hygrometer for a sample: 0 (none), 1, 2, 4, 8 or 16.
    public var oversampling: Int?
    /// The number of samples over which a barometer smooths: 0, 2, 4, 8 or 16.
    public var smoothing: Int?
    /// The pause between the samples of a barometer, in seconds; before a rate it decides.
    public var standby: Double?
    /// By how much a light sensor amplifies: 1, 2, 4, 8, 48 or 96 times.
    public var gain: Int?
    /// How long a light sensor collects light for a sample, in seconds.
    public var integration: Double?
    /// How sensor fusion works.
    public var fusion: FusionMode?
    /// The largest rate of rotation of sensor fusion, in °/s.
    public var rotationRange: Double?

    /// Describes a configuration.
    public init(
        rate: Double, range: Double = 0, filter: Filter = .normal, power: Power? = nil, isPacked: Bool = true
    ) {
        self.rate = rate
        self.range = range
        self.filter = filter
        self.power = power
        self.isPacked = isPacked
    }

    /// Throws for numbers that are none.
    func check() throws(VeltoError) {
        try checkNumber(rate, "rate", 0, .infinity)
        try checkNumber(range, "range", 0, .infinity)
        try checkNumber(standby ?? 0, "standby", 0, .infinity)
        try checkNumber(integration ?? 0, "integration", 0, .infinity)
        try checkNumber(rotationRange ?? 0, "rotationRange", 0, .infinity)
    }
}

extension SensorConfiguration: CustomStringConvertible {
    /// What a sensor is set to, for sentences.
    public var description: String { text(rangeUnit: "") }

    /// The same, of a sensor that is known.
    func text(for sensor: BoardSensor) -> String { text(rangeUnit: sensor == .gyroscope ? " °/s" : " g") }

    private func text(rangeUnit: String) -> String {
        let others: [(name: String, value: String?)] = [
            ("", fusion.map { "\($0)" }), ("±", range == 0 ? nil : "\(range)\(rangeUnit)"),
            ("±", rotationRange.map { "\($0) °/s" }), ("repetitions ", repetitionsXY.map { "\($0)" }),
            ("oversampling ", oversampling.map { "\($0)" }), ("smoothing ", smoothing.map { "\($0)" }),
            ("gain ", gain.map { "\($0)" }), ("integration ", integration.map { "\($0) s" }),
        ]
        let words = others.compactMap { other in other.value.map { other.name + $0 } }
        return (["\(rate) Hz"] + words).joined(separator: ", ") + (filter == .normal ? "" : " (\(filter))")
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
    /// A user on the board itself, such as a logger, by its name in sentences.
    case onBoard(String)

    /// Whether it needs the sensor beyond the end of the link.
    public var outlivesLink: Bool { if case .onBoard = self { true } else { false } }

    /// The name in sentences.
    public var description: String {
        switch self {
        case .stream(let signal): "a stream of \(signal)"
        case .program: "the program"
        case .detector(let kind): "the detector \(kind)"
        case .gameInput: "the game input"
        case .onBoard(let name): name
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
