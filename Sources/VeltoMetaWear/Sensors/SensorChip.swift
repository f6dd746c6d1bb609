internal import VeltoCore

/// The chip of a sensor: its settings and their packets.
protocol SensorChip: Sendable {
    /// The default configuration.
    var standard: SensorConfiguration { get }

    /// Returns the nearest supported setting; the first of two that are equally near.
    func nearest(_ request: SensorConfiguration) -> SensorSetting

    /// The registers of its configuration, with the sizes of their values.
    var configurationRegisters: [(register: BoardRegister, size: Int)] { get }

    /// Decodes the values of those registers in order; nil for invalid bytes.
    func configuration(_ values: inout ByteReader) throws(ByteError) -> SensorConfiguration?

    /// Returns whether those values are of a sensor without a configuration until its start.
    func isAsleep(_ values: ByteReader) -> Bool

    /// Returns the packets that enable or disable the notifications of `output`.
    func hands(_ output: BoardRegister, on areOn: Bool) -> [[UInt8]]

    /// Whether each output is enabled separately, and not all samples at once.
    var hasSeparateOutputs: Bool { get }
}

extension SensorChip {
    var hasSeparateOutputs: Bool { false }

    func isAsleep(_ values: ByteReader) -> Bool { false }

    /// The default setting.
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
        /// Waits for a chip to wake up from its sleep since the board's reset (seconds).
        case wake(BoardModule, Double)
    }

    /// The setting in the terms of a program.
    var configuration: SensorConfiguration
    /// The steps that configure a stopped sensor.
    var setUp: [Step]
    /// The packets that start the sensors it depends on.
    var prepare: [[UInt8]] = []
    /// The packets that start it.
    var start: [[UInt8]]
    /// The packets that stop it.
    var stop: [[UInt8]]
    /// The LSB of its samples in the native unit; nil if no setting changes it.
    var scale: Double?
    /// Whether the rate is steady within a few percent, so that it determines timestamps and losses.
    var isSteady = false
    /// The sensors that it uses exclusively.
    var occupied: Set<BoardSensor> = []
    /// The minimum stop time before a new configuration (seconds).
    var restTime = 0.0

    /// Returns whether both settings measure in the same way.
    func measuresLike(_ other: SensorSetting) -> Bool { setUp == other.setUp && start == other.start }
}

extension Collection where Element: Sendable {
    /// The element whose value is nearest to a request; the first of two that are equally near.
    func nearest(to request: Double, by value: (Element) -> Double) -> Element? {
        self.min { abs(value($0) - request) < abs(value($1) - request) }
    }
}
