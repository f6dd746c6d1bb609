public import VeltoCore
public import VeltoWearable

/// The number of a track in its store.
public struct TrackID: Hashable, Sendable {
    let row: Int64

    init(row: Int64) {
        self.row = row
    }

    /// The track with a number that a program has; there need not be one.
    public init(_ number: UInt64) {
        row = Int64(clamping: number)
    }

    /// The number for programs.
    public var number: UInt64 { UInt64(clamping: row) }
}

/// A device as a session knew it.
public struct StoredDevice: Hashable, Sendable {
    /// The name of the family, and the address.
    public var family, address: String
    /// The name, model and serial number; empty if unknown.
    public var name = "", model = "", serial = ""
    /// The versions of firmware and hardware; empty if unknown.
    public var firmware = "", hardware = ""
    /// The charge of the battery in percent; nil if unknown.
    public var battery: Int?
    /// Whether it is simulated, and so is a session with it.
    public var isSimulated = false
    /// The mounting, and the calibration as JSON; nil if there is none.
    public var mounting, calibration: String?

    /// Creates a device.
    public init(family: String, address: String) {
        self.family = family
        self.address = address
    }
}

/// The meaning of the numbers of a column, for tracks of events.
public enum NumberMeaning: Hashable, Sendable {
    /// A number.
    case number
    /// No or yes.
    case flag
    /// Names of numbers.
    case names([Int32: String])
    /// Names of bits, the lowest first.
    case bits([String])
}

/// The signal of one device in a session.
public struct TrackDescription: Sendable {
    /// The clock of the times of a track.
    public enum TimeBase: Int64, Sendable {
        /// The clock of the context; anchors of the session convert it into dates.
        case clock = 1
        /// UTC.
        case utc
        /// The time since the reset of a board; no date is known.
        case unanchored
    }

    /// The device.
    public var device: StoredDevice
    /// The identifier, such as `acceleration`.
    public var signal: String
    /// The type of the raw values.
    public var valueType: SampleTable.ValueType
    /// The numbers of a logger, by which loggers of one signal differ; empty for streams.
    public var key = ""
    /// The columns, whose scale is one LSB in the native unit.
    public var columns: [SignalDescription.Channel]
    /// The meaning of the numbers of each column; empty for measurements.
    public var meanings: [NumberMeaning] = []
    /// Whether its frames are events, whose columns have names for numbers.
    var isEvents: Bool { !meanings.isEmpty }
    /// Requested frames per second; nil if the device decides.
    public var rate: Double?
    /// The configuration of the sensor, as JSON.
    public var configuration = "{}"
    /// The clock of the times.
    public var timeBase = TimeBase.clock

    /// Creates the track of a signal at the scales of the device's configuration.
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

    /// The sensor settings of the samples: the rate, and the LSB of each channel, which follows from the range.
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

    /// Creates the track of any numbers.
    public init(
        device: StoredDevice, signal: String, valueType: SampleTable.ValueType, columns: [SignalDescription.Channel]
    ) {
        self.device = device
        self.signal = signal
        self.valueType = valueType
        self.columns = columns
    }

    /// The frames, as blocks keep them.
    package var layout: FrameLayout {
        FrameLayout(valueType, columns: columns.count, keepsArrivals: timeBase == .clock)
    }

    /// The factors from raw values to units; nil for raw values.
    package func factors(_ units: Units) -> [Double]? {
        switch units {
        case .raw: nil
        case .native: columns.map(\.scale)
        case .si: columns.map { $0.scale * $0.unit.factor }
        }
    }

    /// Refuses descriptions that cannot be a track.
    func check() throws(VeltoError) {
        guard 1...SampleTable.largestChannelCount ~= columns.count else {
            throw VeltoError(
                .invalidArgument,
                "columns has \(columns.count) members: must have 1 to \(SampleTable.largestChannelCount)")
        }
    }
}

/// A track as the store lists it.
public struct StoredTrack: Sendable {
    /// The number in the store.
    public let id: TrackID
    /// The session.
    public let session: SessionID
    /// The device, signal and columns.
    public let description: TrackDescription
    /// The number of frames, of frames that were lost on the way, and of frames that the disk was too slow for.
    public let frameCount, lostCount, droppedCount: Int
    /// The times of the first frame and the last one; nil without frames.
    public let first, last: Timestamp?
    /// The number of frames per second; nil while the session runs, and for less than two frames.
    public let measuredRate: Double?

    /// The number of frames per second between the first frame and the last one, gaps included; nil for less than two frames.
    var meanRate: Double? {
        guard let first, let last, last > first, frameCount > 1 else { return nil }
        return Double(frameCount - 1) / last.seconds(since: first)
    }
}

/// Missing frames of a track, other than those that the numbers within a block show.
public struct TrackGap: Hashable, Sendable {
    /// The cause.
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

    /// The number of the frame before it; 0 at the beginning.
    public var afterSequence: UInt64
    /// The time at which it began.
    public var time: Timestamp
    /// Nanoseconds.
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
