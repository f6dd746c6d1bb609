import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoTriki
import VeltoWearable

/// A cap in miniature: packets go in, polls come out, the clock is turned by hand.
struct CapSession {
    let queue = MotionQueue()
    var engine: InputEngine
    var now: Double
    private let session = TrikiSession()
    private var output: SessionOutput

    init(_ mode: MotionMode = .paddle, at start: Double = 100) {
        engine = InputEngine(config: .preset(mode))
        now = start
        output = SessionOutput(motion: queue)
    }

    mutating func send(_ packet: [UInt8]) {
        receive(packet.span)
    }

    mutating func receive(_ packet: Span<UInt8>) {
        session.received(1, packet, at: .seconds(now), MotionOptions(engine), &output)
        _ = queue.commit()
    }

    var status: InputStatus { queue.snapshot.status.settled(at: .seconds(now)) }

    /// Loses what is queued, as a full ring does.
    mutating func loseQueue() {
        queue.clear(before: queue.snapshot)
    }

    mutating func poll(_ dt: Double = 1.0 / 60) -> GameInput {
        var snapshot = queue.snapshot
        engine.advance(queue, &snapshot, at: .seconds(now), TimeStep(given: dt))
        return engine.latest
    }

    /// Turns the clock, and looks into the silence when that is due, as the loop does.
    mutating func turn(to time: Double) {
        let status = status
        let deadline = status.newestPacket.advanced(bySeconds: RateMonitor.staleInterval)
        if status.packetCount > 0, status.rateMode != .lowPower, deadline <= .seconds(time) {
            _ = queue.checkSilence(at: deadline)
            _ = queue.commit()
        }
        now = time
    }

    mutating func linkDown(keepsCalibration: Bool) {
        session.linkDown(&output)
        queue.linkDown(keepsCalibration: keepsCalibration)
        _ = queue.commit()
        engine.reset(keepCalibration: keepsCalibration)
    }

    mutating func calibrateNeutral() {
        engine.calibrateNeutral(queue, queue.snapshot)
    }

    mutating func discardImpulses() {
        engine.discardImpulses(queue.snapshot)
    }
}
