package import VeltoCore

extension MotionScript {
    /// The user for whom a built-in script is made.
    public enum Player: Sendable {
        /// A user who holds a cap; some scripts play a game with it.
        case cap
        /// A user who wears a TAP wearable and taps.
        case wearer
        /// A user who turns a board, knocks on it and carries it.
        case board
    }

    typealias BuiltIn = (name: String, make: @Sendable (inout SeededGenerator) -> MotionScript)

    /// Returns the built-in scripts for a player.
    private static func builtIn(for player: Player) -> [BuiltIn] {
        switch player {
        case .cap: builtIn
        case .wearer: builtInTaps
        case .board: builtInBoards
        }
    }

    /// With standard settings, a raw value of 294 moves a paddle to 1, the edge of the screen.
    private static let builtIn: [BuiltIn] = [
        ("rest", { _ in MotionScript([MotionStep(.rest)], repeats: false) }),
        ("sweep", { _ in MotionScript([.pause(1), .sweep(cycles: 10)], repeats: true) }),
        ("shake", { _ in MotionScript([.pause(1), .shaking], repeats: true) }),
        ("button", { _ in MotionScript([.pause(0.5)] + MotionStep.click, repeats: true) }),
        ("rates", { _ in MotionScript(rates, repeats: true) }),
        ("silence", { _ in MotionScript([.pause(1), .sweep(), MotionStep(.silence, duration: 3)], repeats: true) }),
        ("link-loss", { _ in MotionScript([.pause(1), .sweep(), MotionStep(.linkLoss, duration: 2)], repeats: true) }),
        ("play", { MotionScript(play(&$0), repeats: true) }),
        ("point", { MotionScript(point(&$0), repeats: true) }),
        ("pong", { MotionScript(pong(&$0), repeats: true) }),
        ("bowling", { MotionScript(bowling(&$0), repeats: true) }),
        ("dart", { MotionScript(dart(&$0), repeats: true) }),
    ]

    /// The names of the built-in scripts.
    public static let builtInNames = builtIn.map(\.name)

    /// Returns the script of a name; the error for an unknown name lists the known ones.
    package static func builtIn(
        _ name: String, seed: UInt64, for player: Player = .cap
    ) throws(VeltoError) -> MotionScript {
        guard let script = named(name, seed: seed, for: player) else {
            let known = name.nearest(among: builtIn(for: player).map(\.name)).joined(separator: ", ")
            throw VeltoError(.notFound, "there is no script \(name): must be one of \(known)")
        }
        return script
    }

    /// Returns the script of a name, or nil for an unknown name.
    ///
    /// The scripts that play a game depend on the seed.
    public static func named(_ name: String, seed: UInt64 = 1) -> MotionScript? {
        named(name, seed: seed, for: .cap)
    }

    private static func named(_ name: String, seed: UInt64, for player: Player) -> MotionScript? {
        guard let script = builtIn(for: player).first(where: { $0.name == name }) else { return nil }
        var random = SeededGenerator(seed: seed, stream: 0x5C)
        return script.make(&random)
    }

    private static let rates = [0.02, 0.05, 0.25].flatMap { interval in
        [MotionStep(.rate, period: interval), .sweep()]
    }

    /// Returns the steps of a paddle game: swings from side to side, occasional clicks, and a drinking break.
    private static func play(_ random: inout SeededGenerator) -> [MotionStep] {
        var steps: [MotionStep] = [.sensorNoise, .pause(1), .sweep()]
        for round in 1...8 {
            let sideways = random.number(from: 200, to: 294)
            let period = random.number(from: 1.5, to: 3)
            // The hand keeps moving during the click, and ends its wave with it.
            let duration = period - MotionStep.clickDuration
            steps.append(MotionStep(.sweep, duration: duration, amplitude: MotionAxes(x: sideways), period: period))
            steps += MotionStep.click
            if round.isMultiple(of: 4) { steps.append(.pause(random.number(from: 1, to: 2))) }
        }
        return steps
    }

    /// Returns the steps of a player who points at one place after another, and sometimes clicks.
    private static func point(_ random: inout SeededGenerator) -> [MotionStep] {
        var steps: [MotionStep] = [.sensorNoise, .pause(1)]
        for round in 1...8 {
            let target = MotionAxes(x: random.number(from: -110, to: 110), y: random.number(from: -110, to: 110))
            steps.append(MotionStep(.tilt, duration: random.number(from: 1.4, to: 1.8), amplitude: target))
            steps.append(MotionStep(.hold, duration: 0.4, amplitude: target))
            if round.isMultiple(of: 3) { steps += MotionStep.click }
        }
        return steps + [MotionStep(.tilt, duration: 1)]
    }

    /// Returns the steps of a rally, in which the paddle moves to the ball's destination and waits there.
    private static func pong(_ random: inout SeededGenerator) -> [MotionStep] {
        var steps: [MotionStep] = [.sensorNoise, .pause(1)] + MotionStep.click
        for _ in 1...12 {
            let target = MotionAxes(x: random.number(from: -294, to: 294))
            steps.append(MotionStep(.tilt, duration: random.number(from: 0.2, to: 0.5), amplitude: target))
            steps.append(MotionStep(.hold, duration: random.number(from: 0.3, to: 0.8), amplitude: target))
        }
        steps.append(MotionStep(.tilt, duration: 0.3))
        return steps
    }

    /// Returns the steps of a bowler: aim along y, swing back along +x, bowl along -x.
    private static func bowling(_ random: inout SeededGenerator) -> [MotionStep] {
        [.sensorNoise, .pause(1)]
            + MotionStep.aim(random.number(from: 10, to: 30), duration: 1.5)
            + MotionStep.thrust(
                back: random.number(from: 90, to: 120), 0.4, forward: random.number(from: 140, to: 200), 0.35)
            + [.pause(2)] + MotionStep.click
    }

    /// Returns the steps of a dart player: aim along y, draw back along +x, throw along -x, faster than a bowler.
    private static func dart(_ random: inout SeededGenerator) -> [MotionStep] {
        let darts = (1...3).flatMap { _ in
            MotionStep.aim(random.number(from: 4, to: 10), duration: 1)
                + MotionStep.thrust(
                    back: random.number(from: 80, to: 110), 0.25, forward: random.number(from: 160, to: 240), 0.2)
                + [.pause(0.8)]
        }
        return [.sensorNoise, .pause(1)] + darts + [.pause(1)] + MotionStep.click
    }
}

extension MotionStep {
    /// Noise of 1 LSB, for which the gesture thresholds are designed.
    fileprivate static let sensorNoise = MotionStep(.noise, amplitude: MotionAxes(x: 1, y: 1, z: 1))
    fileprivate static let shaking = MotionStep(
        .shake, duration: 0.6, amplitude: MotionAxes(x: 900, y: 900, z: 900), period: 0.12)

    fileprivate static func pause(_ seconds: Double) -> MotionStep {
        MotionStep(.rest, duration: seconds)
    }

    /// Returns side-to-side sweeps with a period of four seconds.
    fileprivate static func sweep(cycles: Double = 1) -> MotionStep {
        MotionStep(.sweep, duration: 4 * cycles, amplitude: MotionAxes(x: 294), period: 4)
    }

    fileprivate static let clickDuration = 0.5
    /// A press of 0.15 s, and a pause in which the release can be observed.
    fileprivate static let click = [MotionStep(.press, duration: 0.15), MotionStep(.release, duration: 0.35)]

    fileprivate static func aim(_ sway: Double, duration: Double) -> [MotionStep] {
        [MotionStep(.sweep, duration: duration, amplitude: MotionAxes(y: sway), period: duration)]
    }

    fileprivate static func thrust(
        back: Double, _ backDuration: Double, forward: Double, _ forwardDuration: Double
    ) -> [MotionStep] {
        [
            MotionStep(.hold, duration: backDuration, amplitude: MotionAxes(x: back)),
            MotionStep(.rest, duration: 0.05),
            MotionStep(.hold, duration: forwardDuration, amplitude: MotionAxes(x: -forward)),
        ]
    }
}
