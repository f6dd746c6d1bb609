internal import VeltoCore

/// Replaces all LED patterns, and then performs an action.
///
/// Source: MetaWear module protocol, 4.2.
struct PlayLight: BoardCommand {
    private static let pattern = BoardRegister(.led, 3)

    let patterns: [LightPattern]
    let action: LightAction?

    var module: BoardModule? { .led }

    func check() throws(VeltoError) {
        try LightPattern.check(patterns)
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let revision = try board.info(.led).revision
        let patterns = patterns.map { pattern in
            BoardStep.write(
                Self.pattern.command(pattern.bytes(revision: revision)), "set the LED's \(pattern.color) pattern")
        }
        // An earlier pattern would continue to play.
        return [LightAction.stopAndClear.step] + patterns + (action.map { [$0.step] } ?? [])
    }
}

/// Plays, pauses or stops the LED.
struct ControlLight: BoardCommand {
    let action: LightAction

    var module: BoardModule? { .led }

    func steps(on board: inout BoardPlan) -> [BoardStep] { [action.step] }
}
