public import VeltoMotion

/// The side of a cap that polls: turns the frames received since the last poll into a game's input.
public struct TrikiInputEngine: Sendable {
    /// Configuration, calibration and the newest input.
    public var input: InputEngine

    /// An engine at rest.
    public init(config: MotionConfig = .preset(.paddle)) {
        input = InputEngine(config: config)
    }

    /// Advances `input` by one frame, in which `frames` arrived, oldest first.
    public mutating func advance(_ frames: Span<TrikiFrame>, _ status: TrikiReceiver.Status, _ time: TimeStep) {
        var samples = 0
        for index in frames.indices { samples += Int(frames[index].gamepadCount) }
        input.gamepad.begin(samples: samples, status.rateMode, time)
        for index in frames.indices { take(frames[index]) }
        input.advance(status, time)
    }

    /// Advances by one frame and answers the new input.
    public mutating func step(
        _ frames: Span<TrikiFrame>, _ status: TrikiReceiver.Status, _ time: TimeStep
    ) -> GameInput {
        advance(frames, status, time)
        return input.latest
    }

    private mutating func take(_ frame: TrikiFrame) {
        for index in 0..<Int(frame.gamepadCount) {
            input.gamepad.take(frame.gamepadY(index), buttonEdge: index == 0 && frame.flags.contains(.pressed))
        }
        if frame.flags.contains(.shaken) { input.sensors.takeShake(at: frame.time) }
        takeLevels(frame)
    }

    private mutating func takeLevels(_ frame: TrikiFrame) {
        if frame.flags.contains(.hasSteering) { input.take(raw: Double(frame.steering)) }
        takeSensors(frame)
        // Each packet is judged for itself, and the newest one of a frame counts (correction F39).
        if let sample = Self.axes(of: frame) { input.take(sample, block: max(0, Int(frame.blockCount) - 1)) }
    }

    private mutating func takeSensors(_ frame: TrikiFrame) {
        if frame.flags.contains(.hasSensorFrame) {
            input.take(sensors: SensorReadings(frame.sensorFrame))
        } else if frame.format == .blocks, frame.blockCount > 0 {
            let tilt = frame.firstBlock.tilt
            input.take(tilt: (tilt.x, tilt.y), gyro: frame.lastBlock.gyro)
        }
    }

    /// Source: Triki protocol notes, 8.4: one block is tilt; of several the last is turning.
    private static func axes(of frame: TrikiFrame) -> AxisSample? {
        guard frame.blockCount > 0 else { return nil }
        let axes = frame.blockCount > 1 ? frame.lastBlock.gyro : frame.firstBlock.tilt
        return AxisSample(gyroX: axes.x, gyroY: axes.y, gyroZ: axes.z)
    }

    /// Makes the present pose the neutral one; `pending` frames were received and not polled yet, and stay so.
    public mutating func calibrateNeutral(pending: Span<TrikiFrame>) {
        for index in pending.indices { takeLevels(pending[index]) }
        input.calibrateNeutral()
    }

    /// Takes the positions of `pending` frames, which the caller then drops, and none of their impulses: a screen that
    /// becomes active does not want presses from before.
    public mutating func discardImpulses(pending: Span<TrikiFrame>, _ status: TrikiReceiver.Status) {
        for index in pending.indices { takeLevels(pending[index]) }
        input.discardImpulses(status)
    }

    /// The link is down: samples and motion are forgotten; the paddle's centre too, unless the same cap is expected back
    /// (correction F37).
    public mutating func linkDown(keepCalibration: Bool) {
        input.reset(keepCalibration: keepCalibration)
    }
}

extension SensorReadings {
    init(_ frame: SensorFrame) {
        self.init()
        (tiltX, tiltY) = frame.tilt
        (gyroX, gyroY, gyroZ) = frame.gyro
        rotation = frame.rotation
    }
}
