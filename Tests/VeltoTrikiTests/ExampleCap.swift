import SessionBench
import VeltoCore
import WorkedExamples
import VeltoMotion

/// A cap of a worked example; a row is one frame of a game.
struct ExampleCap: ExampleThing {
    private let cap: CapBench
    private let dt: Double
    /// The time of the first row, which is where the clock begins.
    private var first: Double?
    /// Whether a poll's time passes on the clock too, as it does where a rate was settled.
    private var isTimed = false

    init(_ setup: Row) throws {
        let modes: [String: MotionMode] = ["paddle": .paddle, "pointer": .pointer, "gesture": .gesture]
        dt = setup.number("dt", 1.0 / 60)
        cap = CapBench(modes[setup["mode"] ?? "paddle"] ?? .paddle)
        for (name, value) in setup { try set(name, value) }
        if let rate = setup["rate"] { try settle(rate) }
    }

    private static let numbers: [String: any WritableKeyPath<MotionConfig, Double> & Sendable] = [
        "deadzone": \.deadzone, "paddleInputGain": \.paddle.inputGain, "paddleMicroDeadzone": \.paddle.microDeadzone,
        "paddleStillThreshold": \.paddle.stillThreshold, "paddleAutoCalibRetain": \.paddle.autoCalibrationRetain,
        "paddleAutoCalibBlend": \.paddle.autoCalibrationBlend, "paddleSmoothRetain": \.paddle.smoothRetain,
        "paddleSmoothRetainIdle": \.paddle.smoothRetainIdle,
        "paddleRawSmoothing": \.paddle.rawSmoothing, "pointerSensitivity": \.pointer.sensitivity,
        "pointerRotDamping": \.pointer.damping, "pointerOutputSmoothing": \.pointer.outputSmoothing,
    ]

    private mutating func set(_ name: String, _ value: String) throws {
        switch name {
        case "dt", "rate", "mode": break
        case "style": cap.engine.gamepad = GamepadEngine(config: .preset(value == "smooth" ? .smooth : .game))
        case "referenceDriftEnabled": cap.engine.config.drift.isEnabled = value == "1"
        default:
            guard let member = Self.numbers[name], let number = Double(value) else { throw UnknownThing(name: name) }
            cap.engine.config[keyPath: member] = number
        }
    }

    private mutating func settle(_ rate: String) throws {
        for _ in 0..<4 {
            cap.send(block(0, 0, 0))
            _ = cap.poll(dt)
            cap.turn(to: cap.seconds + dt)
        }
        isTimed = true
        guard "\(cap.engine.latest.rateMode)" == rate else { throw UnknownThing(name: rate) }
    }

    mutating func play(_ given: Row) throws -> Row {
        if let time = given["t"].flatMap(Double.init) {
            let first = self.first ?? time
            self.first = first
            cap.turn(to: 100 + time - first)
        }
        if let call = given["call"] { try run(call) }
        let sample = given.numbers("sample")
        if sample.count == 2 { cap.engine.ingest(AxisSample(gyroX: sample[0], gyroY: sample[1])) }
        for packet in packets(of: given) { cap.send(packet) }
        let input = cap.poll(dt)
        if isTimed { cap.turn(to: cap.seconds + dt) }
        var seen = Self.members.mapValues { $0(input) }
        seen["paddleOffset"] = words(cap.engine.paddleOffset)
        let change = cap.queue.takeNews().transition
        seen["onModeChanged"] = change.map { "\($0.previous) \($0.current)" } ?? "–"
        return seen
    }

    private mutating func run(_ call: String) throws {
        switch call {
        case "calibrateCenter": cap.calibrateNeutral()
        case "flipPaddleOffsetSign": cap.engine.flipPaddleOffset()
        case "resetCenter": cap.engine.resetPaddleCenter()
        default: throw UnknownThing(name: call)
        }
    }

    /// What the notes call the members of an input.
    private static let members: [String: @Sendable (GameInput) -> String] = [
        "posX": { words($0.positionX) }, "posY": { words($0.positionY) }, "relX": { words($0.relativeX) },
        "relY": { words($0.relativeY) }, "frameDeltaX": { words($0.frameDeltaX) }, "rawX": { words($0.rawX) },
        "direction": { words($0.direction) }, "velocity": { words($0.velocity) },
        "trikiVelocity": { words($0.trikiVelocity) }, "throwPower": { words($0.throwPower) },
        "tilt": { words([$0.tiltX, $0.tiltY]) },
        "gyro": { words([$0.sensors.gyroX, $0.sensors.gyroY, $0.sensors.gyroZ]) },
        "rotation": { words($0.sensors.rotation) }, "motion": { words($0.sensors.motion) },
        "bleMode": { "\($0.rateMode)" }, "pointerDirection": { "\($0.pointerDirection)" },
        "isMoving": { words($0.isMoving) }, "tiltLeft": { words($0.tiltLeft) }, "tiltRight": { words($0.tiltRight) },
        "atRest": { words($0.states.contains(.atRest)) }, "primed": { words($0.gesturePrimed) },
        "buttonHighlight": { words($0.states.contains(.buttonHighlight)) }, "click": { words($0.bleButtonClick) },
        "bleButtonClick": { words($0.bleButtonClick) }, "primaryAction": { words($0.primaryAction) },
        "throw": { words($0.shotTriggered) }, "shake": { words($0.shake) }, "flick": { words($0.flick) },
        "swing": { words($0.gestures.contains(.swing)) }, "action": { words($0.gestures.contains(.action)) },
        "receiving": { words($0.flags.contains(.receiving)) }, "idle": { words($0.flags.contains(.idleLowPower)) },
        "pressed": { words($0.buttonsPressed != 0) }, "down": { words($0.buttonsDown != 0) },
        "presses": { words(Int($0.counts.press)) }, "clicks": { words(Int($0.counts.click)) },
        "throws": { words(Int($0.counts.throw)) }, "packets": { words(Int($0.packetCount)) },
    ]
}
