public import VeltoMotion

/// The side of a cap that polls: turns the frames received since the last poll into a game's input.
public struct TrikiInputEngine: Sendable {
    /// Configuration, calibration and the newest input.
    public var input: InputEngine

    /// An engine at rest.
    public init(config: MotionConfig = .preset(.paddle)) {
        input = InputEngine(config: config)
    }

    /// Advances by one frame, in which `frames` arrived, oldest first.
    public mutating func step(
        _ frames: Span<TrikiFrame>, _ status: TrikiReceiver.Status, _ time: TimeStep
    ) -> GameInput {
        for index in frames.indices { take(frames[index]) }
        return input.step(status, time)
    }

    private mutating func take(_ frame: TrikiFrame) {
        takeSteering(frame)
        // Each packet is judged for itself, and the newest one of a frame counts (correction F39).
        if let sample = Self.axes(of: frame) { input.take(sample) }
    }

    private mutating func takeSteering(_ frame: TrikiFrame) {
        if frame.flags.contains(.hasSteering) { input.take(raw: Double(frame.steering)) }
    }

    /// Source: Triki protocol notes, 8.4: one block is tilt; of several the last is turning.
    private static func axes(of frame: TrikiFrame) -> AxisSample? {
        guard frame.blockCount > 0 else { return nil }
        let axes = frame.blockCount > 1 ? frame.lastBlock.gyro : frame.firstBlock.tilt
        return AxisSample(gyroX: axes.x, gyroY: axes.y, gyroZ: axes.z)
    }

    /// Makes the present pose the neutral one; `pending` frames were received and not polled yet, and stay so.
    public mutating func calibrateNeutral(pending: Span<TrikiFrame>) {
        for index in pending.indices { takeSteering(pending[index]) }
        input.calibrateNeutral()
    }
}
