internal import VeltoCore

/// The configuration of a sensor; members that the sensor lacks are nil.
public struct SensorConfiguration: Hashable, Sendable {
    /// The strength of a chip's low-pass filter.
    public enum Filter: CaseIterable, Hashable, Sendable {
        /// The bandwidth that belongs to the rate.
        case normal
        /// Oversampling by 2: half the bandwidth.
        case oversampling2
        /// Oversampling by 4: a quarter of the bandwidth.
        case oversampling4
    }

    /// The power mode of a chip.
    public enum Power: CaseIterable, Hashable, Sendable {
        /// Continuous measurement.
        case normal
        /// Sleep between measurements, with more noise.
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
    /// The gain of a light sensor: 1, 2, 4, 8, 48 or 96.
    public var gain: Int?
    /// The integration time of a light sensor (seconds).
    public var integration: Double?
    /// The mode of sensor fusion.
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
    /// The configuration as text for messages.
    public var description: String { text(rangeUnit: "") }

    /// Returns the text for a given sensor.
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

/// A user of a sensor; the sensor stops with its last user.
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

/// The status of a sensor.
public struct SensorStatus: Hashable, Sendable {
    /// The configuration in force; nil while the sensor does not run.
    public var inForce: SensorConfiguration?
    /// The configuration for the next start: the one that was chosen or read back last, or the standard.
    public var next: SensorConfiguration
    /// The users, oldest first; empty while the sensor is stopped.
    public var users: [SensorUser] = []
}
