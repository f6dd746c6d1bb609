public import VeltoCore
public import VeltoWearable

/// The number of a track in its store.
public struct TrackID: Hashable, Sendable {
    let row: Int64

    init(row: Int64) {
        self.row = row
    }

    /// Creates the identifier of a number from a program; the track need not exist.
    public init(_ number: UInt64) {
        row = Int64(clamping: number)
    }

    /// The number in programs.
    public var number: UInt64 { UInt64(clamping: row) }
}

/// The properties of a device during a session.
public struct StoredDevice: Hashable, Sendable {
    /// The family name and the address.
    public var family, address: String
    /// The name, model and serial number; empty if unknown.
    public var name = "", model = "", serial = ""
    /// The versions of firmware and hardware; empty if unknown.
    public var firmware = "", hardware = ""
    /// The battery level in percent; nil if unknown.
    public var battery: Int?
    /// Whether the device is simulated, which makes its session a simulated one.
    public var isSimulated = false
    /// The mounting, and the calibration as JSON; nil for none.
    public var mounting, calibration: String?

    /// Creates a device.
    public init(family: String, address: String) {
        self.family = family
        self.address = address
    }
}

/// The meaning of a column's numbers, for tracks of events.
public enum NumberMeaning: Hashable, Sendable {
    /// A plain number.
    case number
    /// A Boolean.
    case flag
    /// An enumeration with names.
    case names([Int32: String])
    /// A bit mask with names, lowest bit first.
    case bits([String])
}

/// The description of a device's signal in a session.
public struct TrackDescription: Sendable {
    /// The clock of a track's times.
    public enum TimeBase: Int64, Sendable {
        /// The clock of the context; the session's anchors convert it to dates.
        case clock = 1
        /// UTC.
        case utc
        /// The time since a board's reset; dates are unknown.
        case unanchored
    }

    /// The device.
    public var device: StoredDevice
    /// The signal identifier, such as `acceleration`.
    public var signal: String
    /// The type of the raw values.
    public var valueType: SampleTable.ValueType
    /// The numbers of a logger, which distinguish loggers of the same signal; empty for streams.
    public var key = ""
    /// The columns; their scale is the native unit per LSB.
    public var columns: [SignalDescription.Channel]
    /// The meaning of each column's numbers; empty for measurements.
    public var meanings: [NumberMeaning] = []
    /// Whether the frames are events.
    var isEvents: Bool { !meanings.isEmpty }
    /// The requested frame rate in hertz; nil if the device decides.
    public var rate: Double?
    /// The configuration of the sensor, as JSON.
    public var configuration = "{}"
    /// The clock of the times.
    public var timeBase = TimeBase.clock

    /// Creates the track of a signal, with the scales of the device's configuration.
    public init(_ device: StoredDevice, _ signal: SignalDescription, scales: [Double]? = nil, rate: Double? = nil) {
        self.device = device
        self.signal = signal.identifier
        valueType = signal.rawType
        columns = signal.channels
        self.rate = rate
        if let scales, scales.count == columns.count {
            for index in columns.indices { columns[index].scale = scales[index] }
        }
        configuration = settings
    }

    /// The sensor settings of the samples: the rate, and the LSB of each channel, which depends on the range.
    private var settings: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("rate")
        if let rate { json.write(rate) } else { json.writeJSON("null") }
        json.key("scales")
        json.writeArray(columns) { json, column in json.write(column.scale) }
        json.endObject()
        return json.text
    }

    /// Creates a track for arbitrary numbers.
    public init(
        device: StoredDevice, signal: String, valueType: SampleTable.ValueType, columns: [SignalDescription.Channel]
    ) {
        self.device = device
        self.signal = signal
        self.valueType = valueType
        self.columns = columns
    }

    /// The layout of the frames in blocks.
    package var layout: FrameLayout {
        FrameLayout(valueType, columns: columns.count, keepsArrivals: timeBase == .clock)
    }

    /// Returns the factors from raw values to units; nil for raw values.
    package func factors(_ units: Units) -> [Double]? {
        switch units {
        case .raw: nil
        case .native: columns.map(\.scale)
        case .si: columns.map { $0.scale * $0.unit.factor }
        }
    }

    /// Throws for descriptions that are invalid for a track.
    func check() throws(VeltoError) {
        guard 1...SampleTable.largestChannelCount ~= columns.count else {
            throw VeltoError(
                .invalidArgument,
                "columns has \(columns.count) members: must have 1 to \(SampleTable.largestChannelCount)")
        }
    }
}

/// A track in the store's list.
public struct StoredTrack: Sendable {
    /// The identifier in the store.
    public let id: TrackID
    /// The session.
    public let session: SessionID
    /// The description of device, signal and columns.
    public let description: TrackDescription
    /// The number of stored frames, of frames lost in transit, and of frames dropped because of a slow disk.
    public let frameCount, lostCount, droppedCount: Int
    /// The times of the first and the last frame; nil without frames.
    public let first, last: Timestamp?
    /// The measured frame rate in hertz; nil while the session runs, and for fewer than two frames.
    public let measuredRate: Double?

    /// The mean frame rate from the first to the last frame, including gaps; nil for fewer than two frames.
    var meanRate: Double? {
        guard let first, let last, last > first, frameCount > 1 else { return nil }
        return Double(frameCount - 1) / last.seconds(since: first)
    }
}

/// A gap in a track, other than missing numbers within a block.
public struct TrackGap: Hashable, Sendable {
    /// The cause of a gap.
    public enum Kind: Int64, Sendable {
        /// The link was down.
        case link = 1
        /// Packets were lost.
        case packets
        /// The program's queue was full.
        case overflow
        /// The disk was too slow, or full.
        case disk
        /// The machine was asleep.
        case sleep
        /// The board was reset.
        case reset
        /// A page of a log could not be read.
        case page
        /// The connected device sent nothing.
        case silence
    }

    /// The number of the frame before the gap; 0 at the beginning.
    public var afterSequence: UInt64
    /// The start of the gap.
    public var time: Timestamp
    /// The duration (nanoseconds).
    public var duration: UInt64
    /// The number of missing frames; nil if unknown.
    public var count: UInt64?
    /// The cause.
    public var kind: Kind

    /// Creates a gap.
    public init(_ kind: Kind, after sequence: UInt64, at time: Timestamp, duration: UInt64, count: UInt64? = nil) {
        self.kind = kind
        afterSequence = sequence
        self.time = time
        self.duration = duration
        self.count = count
    }
}
