internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Strategies: what motion means for four kinds of games.
enum StrategyCalls {
    /// Makes a strategy.
    static func strategyCreate(_ mode: velto_strategy_mode) throws(VeltoError) -> ObjectHandle {
        try Strategy.create(GameStrategy(mode: StrategyMode(rawValue: mode) ?? .pong)).handle
    }

    /// Destroys a strategy.
    static func strategyDestroy(_ strategy: Strategy) {
        strategy.destroy()
    }

    /// Forgets what was seen.
    static func strategyReset(_ strategy: Strategy) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in game.reset() }
    }

    /// Changes the game.
    static func strategySetMode(
        _ strategy: Strategy, _ mode: velto_strategy_mode, _ forgets: velto_bool
    ) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in
            game.setMode(StrategyMode(rawValue: mode) ?? .pong, resetState: forgets != 0)
        }
    }

    /// Takes other constants.
    static func strategySetConfig(
        _ strategy: Strategy, _ config: Overlay<velto_strategy_config>
    ) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in
            game.take(try config.over(velto_strategy_config(game)))
        }
    }

    /// Fills in the constants.
    static func strategyGetConfig(
        _ strategy: Strategy, _ config: inout velto_strategy_config
    ) throws(VeltoError) {
        let game = try strategy.use { game throws(VeltoError) in game }
        config.take(game)
    }

    /// Tells what a frame means for the game.
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
