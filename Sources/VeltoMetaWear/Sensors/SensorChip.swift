internal import VeltoCore

/// The chip of a sensor: its possible settings and their packets.
protocol SensorChip: Sendable {
    /// The configuration without a request of the program.
    var standard: SensorConfiguration { get }

    /// Returns the nearest supported setting; the first of two that are equally near.
    func nearest(_ request: SensorConfiguration) -> SensorSetting

    /// The registers of its configuration, with the sizes of their values.
    var configurationRegisters: [(register: BoardRegister, size: Int)] { get }

    /// Reads the values of those registers, one behind the other; nil for bytes without a meaning.
    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration?

    /// Whether those values are of a sensor that has no configuration until it is started.
    func isAsleep(_ values: ByteReader) -> Bool

    /// Returns the packets that enable or disable the notifications of `output`.
    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]]

    /// Whether each output is enabled separately, and not all samples at once.
    var hasSeparateOutputs: Bool { get }
}

extension SensorChip {
    var hasSeparateOutputs: Bool { false }

    func isAsleep(_ values: ByteReader) -> Bool { false }

    /// The setting without a request.
    var standardSetting: SensorSetting { nearest(standard) }

    /// Returns the nearest supported setting for a rate and a range.
    func nearest(rate: Double, range: Double) -> SensorSetting {
        nearest(SensorConfiguration(rate: rate, range: range))
    }
}

/// A configuration of a sensor, and the packets that set it.
struct SensorSetting: Hashable, Sendable {
    /// A step of setting a sensor.
    enum Step: Hashable {
        case write([UInt8])
        /// Stops a sensor that another program may have started.
        case stop([UInt8])
        /// A chip that sleeps since the board's reset needs that long to wake up (seconds).
        case wake(BoardModule, Double)
    }

    /// The setting in the terms of a program.
    var configuration: SensorConfiguration
    /// Sets the sensor, which takes that only while it does not run.
    var setUp: [Step]
    /// Runs what it depends on, before it hands on anything.
    var prepare: [[UInt8]] = []
    /// Lets it measure.
    var start: [[UInt8]]
    /// Ends that.
    var stop: [[UInt8]]
    /// One LSB of its samples in the native unit; nil if no setting changes that.
    var scale: Double?
    /// Whether samples come at the rate within a few percent, so that their times and losses can be told from it.
    var isSteady = false
    /// The sensors that it uses, which no one else can use meanwhile.
    var occupied: Set<BoardSensor> = []
    /// The time that it must have stood still before it is set again (seconds).
    var restTime = 0.0

    /// Whether a sensor measures the same with both.
    func measuresLike(_ other: SensorSetting) -> Bool { setUp == other.setUp && start == other.start }
}

extension Collection where Element: Sendable {
    /// The element whose value is nearest to a request; the first of two that are equally near.
    func nearest(to request: Double, by value: (Element) -> Double) -> Element? {
        self.min { abs(value($0) - request) < abs(value($1) - request) }
    }
}
