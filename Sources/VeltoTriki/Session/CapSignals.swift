internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The signals of a cap, fed from its packets while they are streamed.
///
/// A cap sends packets without a request, so starting a stream needs no command. The protocol has no physical units and
/// no packet counter. Source: Triki protocol notes, 2.2 and 2.6.
struct CapSignals {
    /// The axes of each block, or of the single frame of a 16- to 24-byte packet.
    static let axes = SignalDescription("axes", .int32, ["x", "y", "z"].map { .init($0) })
    /// Sensor frames, sent by some firmware.
    ///
    /// A value of 1 is full deflection.
    static let sensors = SignalDescription(
        "sensors", .int32,
        [
            .init("tilt_x", scale: 1 / 80), .init("tilt_y", scale: 1 / 80), .init("gyro_x", scale: 1 / 64),
            .init("gyro_y", scale: 1 / 64), .init("gyro_z", scale: 1 / 64), .init("rotation", scale: 1 / 48),
        ])

    private var axes: SampleFeed?
    private var sensors: SampleFeed?

    /// Whether any stream wants frames.
    private(set) var areWanted = false

    /// Performs a command.
    ///
    /// Returns the error if the command cannot be performed.
    mutating func perform(_ command: SignalCommand) -> VeltoError? {
        switch command {
        case .start(let feed):
            if feed.signal.identifier == Self.axes.identifier { axes = feed } else { sensors = feed }
        case .stop(let feed):
            if axes === feed { axes = nil }
            if sensors === feed { sensors = nil }
        case .read:
            return VeltoError(.unsupported, "the signals of a cap are streamed, and cannot be read")
        }
        areWanted = axes != nil || sensors != nil
        return nil
    }

    /// Feeds the content of a packet of the given format.
    func feed(_ packet: ByteReader, _ format: PacketFormat, at time: Timestamp, _ out: SessionOutput) {
        switch format {
        case .blocks: feedAxes(packet, at: time, out)
        case .shortSensorFrame, .longSensorFrame: feedSensors(try? SensorFrame(in: packet), at: time, out)
        case .sensorFrames:
            var reader = SensorFrameReader()
            while let sample = reader.next(in: packet) { feedSensors(sample.frame, at: time, out) }
        case .mini: break
        }
    }

    private func feedAxes(_ packet: ByteReader, at time: Timestamp, _ out: SessionOutput) {
        guard let axes else { return }
        var reader = GamepadReader()
        while let sample = reader.next(in: packet) {
            let values: InlineArray<3, Int32> = [Int32(sample.raw.x), Int32(sample.raw.y), Int32(sample.raw.z)]
            out.sample(axes, values.span, at: time)
        }
    }

    private func feedSensors(_ frame: SensorFrame?, at time: Timestamp, _ out: SessionOutput) {
        guard let sensors, let frame else { return }
        let values: InlineArray<6, Int32> = [
            Int32(frame.rawTiltX), Int32(frame.rawTiltY), Int32(frame.rawGyroX), Int32(frame.rawGyroY),
            Int32(frame.rawGyroZ), Int32(frame.rawRotation),
        ]
        out.sample(sensors, values.span, at: time)
    }
}
