import SessionBench
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoTriki
import VeltoWearable

/// A cap in miniature, whose clock is in seconds.
final class CapBench: SessionBench<TrikiSession> {
    init(_ mode: MotionMode = .paddle, at start: Double = 100) {
        super.init(TrikiSession(), at: .seconds(start))
        engine = InputEngine(config: .preset(mode))
    }

    var seconds: Double {
        get { now.seconds(since: .zero) }
        set { now = .seconds(newValue) }
    }

    func send(_ packet: [UInt8]) { receive(packet.span) }

    func receive(_ packet: Span<UInt8>) { receive(packet, from: 1) }

    var status: InputStatus { queue.snapshot.status.settled(at: now) }

    /// Loses what is queued, as a full ring does.
    func loseQueue() {
        queue.clear(before: queue.snapshot)
    }

    /// Turns the clock, and looks into the silence when that is due, as the loop does.
    func turn(to time: Double) {
        let status = status
        let deadline = status.newestPacket.advanced(bySeconds: RateMonitor.staleInterval)
        if status.packetCount > 0, status.rateMode != .lowPower, deadline <= .seconds(time) {
            _ = queue.checkSilence(at: deadline)
            _ = queue.commit()
        }
        seconds = time
    }

    func linkDown(keepsCalibration: Bool) {
        linkDown()
        queue.linkDown(keepsCalibration: keepsCalibration)
        _ = queue.commit()
        engine.reset(keepCalibration: keepsCalibration)
    }

    func calibrateNeutral() {
        engine.calibrateNeutral(queue, queue.snapshot)
    }

    func discardImpulses() {
        engine.discardImpulses(queue.snapshot)
    }
}
