internal import VeltoCore

/// The configuration of a sensor; members that the sensor lacks are nil.
public struct SensorConfiguration: Hashable, Sendable {
    /// The strength of a chip's low-pass filter.
    public enum Filter: CaseIterable, Hashable, Sendable {
        /// The bandwidth that corresponds to the rate.
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
    /// The full scale in g or °/s; 0 for a sensor with a fixed range.
    public var range: Double
    /// The filter; unused by a sensor that sleeps between measurements.
    public var filter: Filter
    /// The power mode; nil selects the mode for the rate.
    public var power: Power?
    /// Whether a packet contains three samples, if the firmware supports it.
    public var isPacked: Bool
    /// The number of magnetometer measurements averaged for x and y of a sample: odd, up to 511.
    public var repetitionsXY: Int?
    /// The number of magnetometer measurements averaged for z, up to 256.
    public var repetitionsZ: Int?
    /// The number of barometer or hygrometer measurements per sample: 0 (none), 1, 2, 4, 8 or 16.
    public var oversampling: Int?
    /// The number of samples over which a barometer smooths: 0, 2, 4, 8 or 16.
    public var smoothing: Int?
    /// The pause between the samples of a barometer (seconds).
    ///
    /// It overrides a rate.
    public var standby: Double?
    /// The gain of a light sensor: 1, 2, 4, 8, 48 or 96.
    public var gain: Int?
    /// The integration time of a light sensor (seconds).
    public var integration: Double?
    /// The mode of sensor fusion.
    public var fusion: FusionMode?
    /// The full scale of the rotation rate of sensor fusion, in °/s.
    public var rotationRange: Double?

    /// Creates a configuration.
    public init(
        rate: Double, range: Double = 0, filter: Filter = .normal, power: Power? = nil, isPacked: Bool = true
    ) {
        self.rate = rate
        self.range = range
        self.filter = filter
        self.power = power
        self.isPacked = isPacked
    }

    /// Throws for invalid numbers.
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
    /// A stream of the signal with that identifier.
    case stream(String)
    /// The program, by a command.
    case program
    /// A detector.
    case detector(DetectorKind)
    /// The game input.
    case gameInput
    /// A user on the board itself, such as a logger, with its name in messages.
    case onBoard(String)

    /// Whether the user needs the sensor after the end of the link.
    public var outlivesLink: Bool { if case .onBoard = self { true } else { false } }

    /// The name in messages.
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
    /// The active configuration; nil while the sensor is stopped.
    public var inForce: SensorConfiguration?
    /// The configuration at the next start: the one last chosen or read back, or the default.
    public var next: SensorConfiguration
    /// The users, oldest first; empty while the sensor is stopped.
    public var users: [SensorUser] = []
}
