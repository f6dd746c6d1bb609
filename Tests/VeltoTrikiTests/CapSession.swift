import VeltoCore
import VeltoMotion

@testable import VeltoTriki

/// A cap in miniature: packets go in, polls come out, the clock is turned by hand.
struct CapSession {
    var receiver = TrikiReceiver()
    var engine: TrikiInputEngine
    var now: Double
    private var queue: [TrikiFrame] = []

    init(_ mode: MotionMode = .paddle, at start: Double = 100) {
        engine = TrikiInputEngine(config: .preset(mode))
        now = start
    }

    mutating func send(_ packet: [UInt8]) {
        if let frame = receiver.frame(packet, at: now) { queue.append(frame) }
    }

    /// Loses what is queued, as a full ring does.
    mutating func loseQueue() {
        queue = []
    }

    mutating func poll(_ dt: Double = 1.0 / 60) -> GameInput {
        let frames = queue
        queue = []
        return engine.step(frames.span, receiver.status(at: .seconds(now)), TimeStep(given: dt))
    }

    mutating func calibrateNeutral() {
        let frames = queue
        engine.calibrateNeutral(pending: frames.span)
    }

    mutating func discardImpulses() {
        let frames = queue
        queue = []
        engine.discardImpulses(pending: frames.span, receiver.status(at: .seconds(now)))
    }
}
