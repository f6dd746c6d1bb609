/// The built-in scripts of a TAP wearable.
///
/// Amplitudes are degrees per second, which move the pointer.
extension MotionScript {
    static let builtInTaps: [BuiltIn] = [
        ("rest", { _ in MotionScript([MotionStep(.rest)], repeats: false) }),
        ("taps", { _ in MotionScript(everyFinger, repeats: true) }),
        ("mouse", { _ in MotionScript([.posture(2, for: 0)] + circle, repeats: true) }),
        ("gestures", { _ in MotionScript([.posture(1, for: 0.5)] + allGestures, repeats: true) }),
        ("silence", { _ in MotionScript(everyFinger + [MotionStep(.silence, duration: 3)], repeats: true) }),
        ("link-loss", { _ in MotionScript(everyFinger + [MotionStep(.linkLoss, duration: 2)], repeats: true) }),
        ("play", { MotionScript(wearing(&$0), repeats: true) }),
    ]

    private static let everyFinger: [MotionStep] = [1, 2, 4, 8, 16, 31].map { .tap($0, for: 0.5) }

    private static let circle: [MotionStep] = [(120.0, 0.0), (0, 120), (-120, 0), (0, -120)].map { x, y in
        MotionStep(.hold, duration: 0.5, amplitude: MotionAxes(x: x, y: y))
    }

    /// The gestures that a strap detects from fingers, then the hand states that a camera detects.
    private static let allGestures: [MotionStep] = ((2...9).map { UInt32($0) } + [101, 100, 102, 100]).map {
        MotionStep(.gesture, duration: 0.5, value: $0)
    }

    /// Returns the steps of a wearer who types words, some with double taps, then uses the mouse, then makes gestures.
    private static func wearing(_ random: inout SeededGenerator) -> [MotionStep] {
        var steps: [MotionStep] = [.posture(0, for: 0.5)]
        for _ in 1...8 {
            let combination = UInt32(1 + random.next() % 31)
            if random.next().isMultiple(of: 4) { steps.append(.tap(combination, for: 0.2)) }
            steps.append(.tap(combination, for: random.number(from: 0.45, to: 0.8)))
        }
        steps.append(.posture(2, for: 0.3))
        for _ in 1...4 {
            let speed = MotionAxes(x: random.number(from: -200, to: 200), y: random.number(from: -120, to: 120))
            steps.append(MotionStep(.tilt, duration: random.number(from: 0.3, to: 0.7), amplitude: speed))
        }
        steps += [MotionStep(.rest, duration: 0.3), .posture(1, for: 0.5)]
        for _ in 1...3 {
            steps.append(MotionStep(.gesture, duration: 0.6, value: UInt32(2 + random.next() % 8)))
        }
        return steps + [.hand(101, for: 0.6), .hand(100, for: 0.6), .hand(102, for: 0.6), .hand(100, for: 0.4)]
    }
}

extension MotionStep {
    fileprivate static func tap(_ combination: UInt32, for seconds: Double) -> MotionStep {
        MotionStep(.tap, duration: seconds, value: combination)
    }

    fileprivate static func posture(_ state: UInt32, for seconds: Double) -> MotionStep {
        MotionStep(.posture, duration: seconds, value: state)
    }

    fileprivate static func hand(_ state: UInt32, for seconds: Double) -> MotionStep {
        MotionStep(.gesture, duration: seconds, value: state)
    }
}
