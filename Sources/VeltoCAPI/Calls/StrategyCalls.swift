internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Strategies: the motion input of four kinds of games.
enum StrategyCalls {
    static func strategyCreate(_ mode: velto_strategy_mode) throws(VeltoError) -> ObjectHandle {
        try Strategy.create(GameStrategy(mode: StrategyMode(rawValue: mode) ?? .pong)).handle
    }

    static func strategyDestroy(_ strategy: Strategy) {
        strategy.destroy()
    }

    /// Resets the state.
    static func strategyReset(_ strategy: Strategy) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in game.reset() }
    }

    static func strategySetMode(
        _ strategy: Strategy, _ mode: velto_strategy_mode, _ resetsState: velto_bool
    ) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in
            game.setMode(StrategyMode(rawValue: mode) ?? .pong, resetState: resetsState != 0)
        }
    }

    /// Sets the constants.
    static func strategySetConfig(
        _ strategy: Strategy, _ config: Overlay<velto_strategy_config>
    ) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in
            game.take(try config.over(velto_strategy_config(game)))
        }
    }

    /// Returns the constants.
    static func strategyGetConfig(
        _ strategy: Strategy, _ config: inout velto_strategy_config
    ) throws(VeltoError) {
        let game = try strategy.use { game throws(VeltoError) in game }
        config.take(game)
    }

    static func strategyStep(
        _ strategy: Strategy, _ input: velto_input, _ dt: Double, _ frame: inout velto_strategy_frame
    ) throws(VeltoError) {
        let (mode, made) = try strategy.use { game throws(VeltoError) in
            (game.mode, game.process(GameInput(input), dt: input.frameLength(dt)))
        }
        frame.mode = mode.rawValue
        frame.take(made)
    }
}
