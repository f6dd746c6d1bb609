package import VeltoCore

/// Describes a signal of a device: the layout of its frames, and the meaning of its numbers.
///
/// A session lists its signals as data. The kit provides the rest: streams, components, units and conversions.
public struct SignalDescription: Hashable, Sendable {
    /// A column of a signal's frames.
    public struct Channel: Hashable, Sendable {
        /// The name, such as `x`.
        public var name: String
        /// The unit of the numbers.
        public var unit: SampleUnit
        /// The LSB of the raw value in the native unit, until the session configures another.
        public var scale: Double

        /// Creates a column.
        public init(_ name: String, _ unit: SampleUnit = .none, scale: Double = 1) {
            self.name = name
            self.unit = unit
            self.scale = scale
        }
    }

    /// The possible uses of a signal.
    public struct Abilities: OptionSet, Hashable, Sendable {
        /// One bit per ability.
        public let rawValue: UInt32

        /// Creates a set from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The detection of lost frames.
    public enum LossDetection: Sendable {
        /// None.
        case none
        /// An estimate from rate and time.
        case estimated
        /// A counter or clock of the device.
        case counted
    }

    /// The canonical identifier, such as `acceleration`: stable across links, runs and models.
    public var identifier: String
    /// The name of the signal while its identifier is not final; nil for the identifier.
    private var ownKey: String?
    /// The type of the raw values.
    public var rawType: SampleTable.ValueType
    /// The columns.
    public var channels: [Channel]
    /// The possible uses of the signal.
    public var abilities: Abilities
    /// The detection of lost frames.
    public var lossDetection: LossDetection
    /// The number of bytes of a frame in a packet; 0 if it varies.
    public var wireSize: Int
    /// The number of the device's logger slots for the signal; 0 if it cannot be logged.
    public var loggerSlots: Int

    /// Creates a description.
    public init(
        _ identifier: String, _ rawType: SampleTable.ValueType, _ channels: [Channel],
        _ abilities: Abilities = .streamable, lossDetection: LossDetection = .none, wireSize: Int = 0,
        loggerSlots: Int = 0, key: String? = nil
    ) {
        self.identifier = identifier
        ownKey = key
        self.rawType = rawType
        self.channels = channels
        self.abilities = abilities
        self.lossDetection = lossDetection
        self.wireSize = wireSize
        self.loggerSlots = loggerSlots
    }

    /// The permanent name of the signal for sessions and the kit.
    ///
    /// The identifier of a part's signal may change.
    public var key: String { ownKey ?? identifier }

    /// Returns whether another description is equal except for the identifier of a part's signal.
    package func isSame(as other: SignalDescription) -> Bool {
        guard key == other.key else { return false }
        var renamed = other
        renamed.identifier = identifier
        return renamed == self
    }

    /// The number of bytes of the raw values of a frame.
    package var rawSize: Int { channels.count * rawType.width }

    /// Throws for an invalid description.
    package func check() throws(VeltoError) {
        try checkInteger(channels.count, "channels.count", 1, SampleTable.largestChannelCount)
    }

    /// Returns the factors from raw values of these channels to the units.
    package func factors(_ units: Units, of selection: Range<Int>, scales: [Double]) -> [Double] {
        selection.map { index in
            switch units {
            case .raw: 1
            case .native: scales[index]
            case .si: scales[index] * channels[index].unit.factor
            }
        }
    }

    /// Returns the table of a reader with these channels and units.
    ///
    /// The scale is the LSB of the raw value in the unit. For raw values the unit is the SI unit.
    package func table(_ units: Units, of selection: Range<Int>, scales: [Double]) -> SampleTable {
        let columns = selection.map { index -> SampleTable.Channel in
            let channel = channels[index]
            return SampleTable.Channel(
                channel.name, unit: units == .native ? channel.unit.native : channel.unit.si,
                scale: units == .native ? scales[index] : scales[index] * channel.unit.factor)
        }
        return SampleTable(identifier, units == .raw ? rawType : .float32, columns)
    }
}

/// The units in which values are delivered.
public enum Units: Sendable {
    /// SI units: m/s², rad/s, T, Pa, V; and °C.
    case si
    /// The units of the data sheet: g, °/s, µT, mV.
    case native
    /// The device's own numbers.
    case raw
}
