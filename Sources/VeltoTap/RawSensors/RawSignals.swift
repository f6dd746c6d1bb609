internal import VeltoCore
internal import VeltoWearable

/// The raw sensors as signals, fed while a stream uses them.
///
/// Source: TAP protocol notes, 3.6.
struct RawSignals {
    /// The finger accelerometers.
    static let fingers = SignalDescription(
        "fingers", .int32, channels(["thumb", "index", "middle", "ring", "pinky"].map { ($0, .acceleration) }),
        lossDetection: .estimated, wireSize: 34)
    /// The gyroscope and accelerometer.
    static let imu = SignalDescription(
        "imu", .int32, channels([("gyroscope", .rotationRate), ("acceleration", .acceleration)]),
        lossDetection: .estimated, wireSize: 16)

    /// The first hardware version with an IMU.
    private static let firstWithIMU: Int32 = 30300

    private var feeds: [2 of SampleFeed?] = [nil, nil]
    private var clocks = [2 of TickClock](repeating: TickClock())

    /// Whether any stream wants frames.
    var areWanted: Bool { feeds[0] != nil || feeds[1] != nil }

    /// The signals of a device.
    static func available(_ status: TapStatus, _ handles: TapHandles) -> [SignalDescription] {
        guard status.has(.rawSensors), handles.isFramed || handles.sources[.rawSensors] != nil else { return [] }
        let hasFingers = !handles.isFramed && !status.isXR
        let hasIMU = status.hardware.map { $0.rawValue >= firstWithIMU } ?? true
        return (hasFingers ? [fingers] : []) + (hasIMU ? [imu] : [])
    }

    private static func channels(_ sensors: [(name: String, unit: SampleUnit)]) -> [SignalDescription.Channel] {
        let kind: RawMessage.Kind = sensors.count == RawMessage.Kind.imu.sensorCount ? .imu : .fingers
        return sensors.indices.flatMap { index in
            ["x", "y", "z"].map {
                SignalDescription.Channel(
                    "\(sensors[index].name)_\($0)", sensors[index].unit,
                    scale: kind.scale(of: 3 * index, RawSensitivity()) / 1000)
            }
        }
    }

    // MARK: Streams

    /// Starts a stream.
    ///
    /// The device may already send with that sensitivity.
    mutating func start(_ feed: SampleFeed, _ sensitivity: RawSensitivity?, _ out: SessionOutput) {
        let kind = Self.kind(of: feed)
        feeds[kind.index] = feed
        clocks[kind.index] = TickClock()
        if let sensitivity { Self.configure(feed, kind, sensitivity, out) }
    }

    mutating func stop(_ feed: SampleFeed) {
        let index = Self.kind(of: feed).index
        if feeds[index] === feed { feeds[index] = nil }
    }

    /// Handles a restart of the measurement with a new sensitivity.
    mutating func restart(_ sensitivity: RawSensitivity, _ out: SessionOutput) {
        clocks = [2 of TickClock](repeating: TickClock())
        for kind in RawMessage.Kind.allCases {
            if let feed = feeds[kind.index] { Self.configure(feed, kind, sensitivity, out) }
        }
    }

    private static func configure(
        _ feed: SampleFeed, _ kind: RawMessage.Kind, _ sensitivity: RawSensitivity, _ out: SessionOutput
    ) {
        out.configure(feed, scales: (0..<3 * kind.sensorCount).map { kind.scale(of: $0, sensitivity) / 1000 })
    }

    private static func kind(of feed: SampleFeed) -> RawMessage.Kind {
        feed.signal.identifier == imu.identifier ? .imu : .fingers
    }

    /// Seconds between messages of the IMU, as measured so far.
    var motionPeriod: Double { clocks[RawMessage.Kind.imu.index].period ?? Self.nominalPeriod }
    private static let nominalPeriod = 1 / 208.0

    // MARK: Messages

    /// Feeds a message of a notification and returns its measurement time.
    mutating func feed(
        _ message: RawMessage, in notification: ByteReader, arrival: Timestamp, _ out: inout SessionOutput
    ) -> Timestamp {
        let index = message.kind.index
        let step = clocks[index].take(message.tick, arrival: arrival)
        // This avoids reference counting per message: a feed outlives the notification.
        guard let feed = unsafe feeds[index].map({ unsafe Unmanaged.passUnretained($0) }) else { return step.time }
        unsafe feed._withUnsafeGuaranteedRef { feed in
            if step.lost > 0 { out.lost(step.lost, of: feed, isEstimate: true) }
            let run = SampleRun(offset: message.offset, first: step.time, tick: message.tick)
            out.samples(feed, run, in: notification.bytes, .int16, arrival: arrival)
        }
        return step.time
    }
}
