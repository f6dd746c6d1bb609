internal import VeltoCore

/// Vibrates once.
struct PlayMotor: BoardCommand {
    let strength: Double
    let seconds: Double

    var module: BoardModule? { .haptic }

    func check() throws(VeltoError) {
        _ = try HapticPulse.motor(strength: strength, seconds: seconds)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        [.write(try HapticPulse.motor(strength: strength, seconds: seconds).packet, "run the motor")]
    }
}

/// Sounds the buzzer once.
struct PlayBuzzer: BoardCommand {
    let seconds: Double

    var module: BoardModule? { .haptic }

    func check() throws(VeltoError) {
        _ = try HapticPulse.buzzer(seconds: seconds)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        [.write(try HapticPulse.buzzer(seconds: seconds).packet, "sound the buzzer")]
    }
}

/// Plays pulses with pauses.
///
/// Ends when the first pulse is written, or at once if a pause comes first.
struct PlayHaptic: BoardCommand {
    let durations: [Double]
    let strength: Double

    var module: BoardModule? { .haptic }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        [.pulse(try HapticPulse.pattern(durations, strength: strength))]
    }
}
