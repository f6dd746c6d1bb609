internal import VeltoCore
internal import VeltoWearable

/// Plays a short pulse on all outputs of the board: the motor vibrates once, and the LED flashes white.
struct PlayPulse: BoardCommand {
    private static let flash = LightPattern.Color.allCases.map { color in
        var pattern = LightPattern(color)
        (pattern.hold, pattern.period, pattern.repeatCount) = (
            DeviceCommand.pulseDuration, 2 * DeviceCommand.pulseDuration, 1
        )
        return pattern
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        var steps: [BoardStep] = []
        if board.modules[.led] != nil { steps += try PlayLight(patterns: Self.flash, action: .play).steps(on: &board) }
        if board.modules[.haptic] != nil {
            steps.append(.pulse(try HapticPulse.pattern([DeviceCommand.pulseDuration], strength: 1)))
        }
        guard !steps.isEmpty else { throw VeltoError(.unsupported, "the board has neither a motor nor an LED") }
        return steps
    }
}
