import SessionBench
import Foundation
import VeltoCore
import VeltoMotion

@testable import VeltoTriki

/// The packets of a file, with the times of their arrival.
struct Trace {
    struct Packet {
        let time: Double
        let bytes: [UInt8]
    }

    let packets: [Packet]

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Traces")

    init(_ packets: [Packet]) {
        self.packets = packets
    }

    /// Five minutes of all four games, in every kind of packet and at every rate; read once.
    static let play = Result { try Trace(named: "play.trace") }

    init(named name: String) throws {
        let text = try Data(contentsOf: Self.folder.appendingPathComponent(name))
        packets = text.split(separator: UInt8(ascii: "\n")).map { line in
            let words = line.split(separator: UInt8(ascii: " "))
            var bytes = words.count > 2 ? Self.bytes(Array(words[2])) : []
            bytes += [UInt8](repeating: 0, count: max(0, Self.number(words[1]) - bytes.count))
            return Packet(time: 10 + Double(Self.number(words[0])) / 1000, bytes: bytes)
        }
    }

    private static func number(_ digits: Data) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
    }

    private static func bytes(_ digits: [UInt8]) -> [UInt8] {
        let values = digits.map { $0 <= UInt8(ascii: "9") ? $0 &- UInt8(ascii: "0") : $0 &- UInt8(ascii: "a") &+ 10 }
        return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }

    /// The same packets without every so many-th, as a bad radio loses them.
    func losing(every count: Int) -> Trace {
        Trace(packets.enumerated().compactMap { $0.offset % count == 0 ? nil : $0.element })
    }
}

/// Everything that a game could do with a trace: one poller, all drivers and strategies, a menu.
///
/// Tests/Boundary/trace_replay.py does the same through the C functions.
struct TraceReplay {
    private let cap: CapBench
    private var lastPoll = 10.0
    private var strategies = StrategyMode.allCases.map { GameStrategy(mode: $0) }
    private var drivers = DriverPlay()
    private var navigator = MenuNavigator()
    private var answers = 0
    private var balls = 0
    private var darts = 0
    private var activations = 0
    private var paddle = 80.0
    private(set) var input = GameInput()
    /// The largest sizes of position, height, direction, velocity, throw power and motion.
    private(set) var extremes = SIMD8<Double>()
    private(set) var isFinite = true

    init(_ mode: MotionMode) {
        cap = CapBench(mode, at: 10)
        cap.engine.gamepad.config = .preset(.game)
        navigator.configure(itemCount: 4)
    }

    /// Receives packets and looks into silence, as the loop does.
    mutating func receive(_ packet: Trace.Packet) {
        cap.turn(to: packet.time)
        cap.send(packet.bytes)
    }

    mutating func poll(at time: Double) {
        cap.turn(to: time)
        poll(time - lastPoll)
        lastPoll = time
    }

    mutating func poll(_ dt: Double) {
        input = cap.poll(dt)
        for index in strategies.indices { count(strategies[index].process(input, dt: dt)) }
        drivers.step(input, dt)
        let step = navigator.step(.init(position: input.positionX, isClicked: input.bleButtonClick), dt: dt)
        if step.activated != nil { activations += 1 }
        let bounded = SIMD8(
            input.positionX, input.positionY, input.direction, input.velocity, input.throwPower, input.sensors.motion,
            0, 0)
        if (0..<8).contains(where: { !bounded[$0].isFinite }) { isFinite = false }
        extremes = pointwiseMax(extremes, pointwiseMax(bounded, -bounded))
    }

    private mutating func count(_ frame: StrategyFrame) {
        paddle = PongStrategy.move(paddle, by: frame.pongMovement, between: 26, 134)
        if frame.quizAnswered { answers += 1 }
        if frame.bowlingThrow != nil { balls += 1 }
        if frame.dartThrow != nil { darts += 1 }
    }

    /// The numbers that a stored line compares within a tolerance, and the counts that it compares exactly.
    var numbers: [Double] {
        [
            input.positionX, input.positionY, input.relativeX, input.relativeY, input.direction, input.velocity,
            input.sensors.tiltX, input.sensors.gyroY, input.sensors.motion, paddle,
        ] + drivers.numbers
    }

    var counts: [Int] {
        let counts = input.counts
        let ofInput = [
            counts.press, counts.release, counts.click, counts.primary, counts.throw, counts.shake, counts.swing,
            counts.action,
        ]
        return ofInput.map { Int($0) } + [
            answers, balls, darts, activations, drivers.selection, drivers.picks, Int(input.packetCount),
            Int(input.rateMode.rawValue), Int(input.states.rawValue),
        ]
    }

    /// The counts of the button, which do not depend on how often anybody polls.
    var buttonCounts: [UInt32] {
        [input.counts.press, input.counts.release, input.counts.click]
    }
}

/// What the drivers move; each thing stays on its screen.
private struct DriverPlay {
    private static let slots = 5

    private var paddleDriver = PaddleDriver()
    private var menuDriver = MenuDriver()
    private var picker = MenuPicker()
    private var paddle = 80.0
    private var aim = AimPoint(x: 0.5, y: 0.5)
    private var sideways = 0.0
    private(set) var selection = 0
    private(set) var picks = 0

    var numbers: [Double] { [paddle, aim.x, aim.y, sideways] }

    mutating func step(_ input: GameInput, _ dt: Double) {
        paddle = min(160, max(0, paddleDriver.steer(from: paddle, input, dt: dt, center: 80)))
        let moved = PointerDriver().step(from: aim, input, target: AimPoint(positionOf: input), dt: dt)
        aim = AimPoint(x: min(1, max(0, moved.x)), y: min(1, max(0, moved.y)))
        sideways = LateralDriver().step(from: sideways, input, lean: input.sensors.tiltY, dt: dt, isInverted: false)
        let menu = menuDriver.step(input, dt: dt, slots: Self.slots, selection: selection)
        selection = min(Self.slots - 1, max(0, menu.slot ?? selection + menu.nudge))
        if picker.tick(input, dt: dt, slots: Self.slots) { picks += 1 }
    }
}
