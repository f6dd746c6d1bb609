/// The built-in scripts of a board.
///
/// Amplitudes are roll, pitch and heading in degrees. Those of shakes and knocks are in thousandths of g.
extension MotionScript {
    static let builtInBoards: [BuiltIn] = [
        ("rest", { _ in MotionScript([.unrest, MotionStep(.rest)], repeats: false) }),
        ("sweep", { _ in MotionScript([.sway(roll: 40, pitch: 0, for: 4)], repeats: true) }),
        ("edges", { _ in MotionScript(edges, repeats: true) }),
        ("spin", { _ in MotionScript([MotionStep(.turn, duration: 4, amplitude: MotionAxes(z: 90))], repeats: true) }),
        ("shake", { _ in MotionScript([.still(1), .shaking], repeats: true) }),
        ("button", { _ in MotionScript([.still(0.5)] + click, repeats: true) }),
        ("knocks", { _ in MotionScript([.knock(1), .still(1), .knock(2), .still(1)], repeats: true) }),
        ("walk", { _ in MotionScript([.walk(10, for: 5), .still(5), .walk(15, for: 5), .still(5)], repeats: true) }),
        ("fall", { _ in MotionScript([.still(1), MotionStep(.fall, duration: 0.5)], repeats: true) }),
        ("wrist", { _ in MotionScript(wrist, repeats: true) }),
        ("power", { _ in MotionScript(power, repeats: true) }),
        ("temperatures", { _ in MotionScript(temperatures, repeats: true) }),
        (
            "silence",
            { _ in MotionScript([.sway(roll: 40, pitch: 0, for: 4), MotionStep(.silence, duration: 3)], repeats: true) }
        ),
        (
            "link-loss",
            { _ in
                MotionScript([.sway(roll: 40, pitch: 0, for: 4), MotionStep(.linkLoss, duration: 2)], repeats: true)
            }
        ),
        ("play", { MotionScript(steering(&$0), repeats: true) }),
        ("point", { MotionScript(pointing(&$0), repeats: true) }),
    ]

    /// Upright, upside down, on the right edge, on the left edge, face down, flat.
    private static let edges: [MotionStep] = [
        MotionAxes(y: 90), MotionAxes(y: -90), MotionAxes(x: 90), MotionAxes(x: -90), MotionAxes(x: 180), .zero,
    ].flatMap { [MotionStep(.tilt, duration: 0.5, amplitude: $0), MotionStep(.hold, duration: 1, amplitude: $0)] }

    private static let clickDuration = 0.5
    private static let click = [MotionStep(.press, duration: 0.15), MotionStep(.release, duration: 0.35)]

    private static let wrist: [MotionStep] =
        [.still(0.5)] + (0...5).map { MotionStep(.gesture, duration: 1, value: $0) }

    /// The charger is connected and disconnected, and the battery level follows.
    private static let power: [MotionStep] = [
        .still(0.5), MotionStep(.charger, duration: 1, value: 3), MotionStep(.battery, duration: 1, value: 100),
        MotionStep(.charger, duration: 1, value: 1), MotionStep(.charger, duration: 1, value: 0),
        MotionStep(.battery, duration: 1, value: 50),
    ]

    private static let temperatures: [MotionStep] = [20.0, 25, 30, -10].flatMap { degrees in
        (0..<4).map {
            MotionStep(.temperature, duration: 0.25, amplitude: MotionAxes(x: degrees + Double($0)), value: $0)
        }
    }

    /// Returns the steps of a player who steers with slow waves of roll and pitch, and sometimes presses the switch.
    private static func steering(_ random: inout SeededGenerator) -> [MotionStep] {
        var steps: [MotionStep] = [.unrest, .still(1)]
        for _ in 1...6 {
            let (roll, pitch) = (random.number(from: 25, to: 40), random.number(from: -15, to: 15))
            let period = random.number(from: 3, to: 5)
            // The hand keeps moving during the click, and ends its wave with it.
            var wave = MotionStep.sway(roll: roll, pitch: pitch, for: period)
            wave.duration = period - clickDuration
            steps += [wave] + click
        }
        return steps + [.still(1)]
    }

    /// Returns the steps of a player who points at one place after another, and sometimes presses the switch.
    private static func pointing(_ random: inout SeededGenerator) -> [MotionStep] {
        var steps: [MotionStep] = [.unrest, .still(1)]
        for round in 1...8 {
            let target = MotionAxes(y: random.number(from: -25, to: 25), z: random.number(from: -35, to: 35))
            steps.append(MotionStep(.tilt, duration: random.number(from: 0.8, to: 1.2), amplitude: target))
            steps.append(MotionStep(.hold, duration: 0.4, amplitude: target))
            if round.isMultiple(of: 3) { steps += click }
        }
        return steps + [MotionStep(.tilt, duration: 1)]
    }

    // MARK: Jumps

    /// The duration of a turn that replaces a jump of a script (seconds).
    static let jumpTime = 0.1

    /// The script with short turns in place of jumps, which a gyroscope cannot measure.
    var withoutJumps: MotionScript {
        MotionScript(steps.flatMap(\.withoutJump), repeats: repeats)
    }
}

extension MotionStep {
    fileprivate var withoutJump: [MotionStep] {
        guard kind == .hold || kind == .rest, duration > 0 else { return [self] }
        let target = kind == .rest ? MotionAxes.zero : amplitude
        let turning = min(duration, MotionScript.jumpTime)
        return [
            MotionStep(.tilt, duration: turning, amplitude: target),
            MotionStep(.hold, duration: duration - turning, amplitude: target),
        ]
    }

    /// The noise of a sensor at rest, in LSB.
    fileprivate static let unrest = MotionStep(.noise, amplitude: MotionAxes(x: 4, y: 4, z: 4))
    fileprivate static let shaking = MotionStep(
        .shake, duration: 0.6, amplitude: MotionAxes(x: 2500, y: 1500, z: 1500), period: 0.12)

    fileprivate static func still(_ seconds: Double) -> MotionStep { MotionStep(.rest, duration: seconds) }

    /// Returns one wave, from side to side.
    fileprivate static func sway(roll: Double, pitch: Double, for seconds: Double) -> MotionStep {
        MotionStep(.sweep, duration: seconds, amplitude: MotionAxes(x: roll, y: pitch), period: seconds)
    }

    fileprivate static func knock(_ count: UInt32) -> MotionStep { MotionStep(.tap, value: count) }

    fileprivate static func walk(_ count: UInt32, for seconds: Double) -> MotionStep {
        MotionStep(.walk, duration: seconds, value: count)
    }
}
