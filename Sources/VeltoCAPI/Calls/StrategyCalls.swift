internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// Strategies: what motion means for four kinds of games.
enum StrategyCalls {
    /// Makes a strategy.
    static func strategyCreate(_ mode: velto_strategy_mode) throws(VeltoError) -> UInt64 {
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
        _ strategy: Strategy, _ mode: velto_strategy_mode, _ forgets: Int32
    ) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in
            game.setMode(StrategyMode(rawValue: mode) ?? .pong, resetState: forgets != 0)
        }
    }

    /// Takes other constants.
    static func strategySetConfig(_ strategy: Strategy, _ config: velto_strategy_config) throws(VeltoError) {
        try strategy.use { game throws(VeltoError) in
            var changed = game
            changed.take(config)
            try changed.validate()
            game = changed
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
            (game.mode, game.process(GameInput(input), dt: dt))
        }
        frame.mode = mode.rawValue
        frame.quiz_slot = slotNumber(made.quizSlot)
        frame.quiz_slot_changed = made.quizSlotChanged ? 1 : 0
        frame.quiz_answered = made.quizAnswered ? 1 : 0
        frame.bowling_thrown = made.bowlingThrow == nil ? 0 : 1
        frame.dart_thrown = made.dartThrow == nil ? 0 : 1
        frame.raw_velocity = made.rawVelocity
        frame.filtered_velocity = made.filteredVelocity
        frame.current_signal = made.currentSignal
        frame.pong_movement = made.pongMovement
        frame.bowling_power = made.bowlingThrow ?? 0
        frame.dart_power = made.dartThrow ?? 0
    }
}

extension GameStrategy {
    fileprivate mutating func take(_ config: velto_strategy_config) {
        signalScale = config.signal_scale
        pong.config = .preset(PongStyle(rawValue: config.pong_style) ?? .raw)
        pong.config.deadzone = config.pong_deadzone
        pong.config.limit = config.pong_limit
        pong.config.gain = config.pong_gain
        pong.config.previousWeight = config.pong_previous_weight
        pong.config.fastGain = config.pong_fast_gain
        quiz.config.slots = Int(config.quiz_slots)
        quiz.config.isStabilised = config.quiz_is_stabilised != 0
        quiz.config.neutralEnter = config.quiz_neutral_enter
        quiz.config.neutralExit = config.quiz_neutral_exit
        quiz.config.confirmCooldown = config.quiz_confirm_cooldown
        quiz.config.positionRetain = config.quiz_position_retain
        quiz.config.adjacentDwell = config.quiz_adjacent_dwell
        quiz.config.jumpDwell = config.quiz_jump_dwell
        bowling.config.peakMinRelease = config.bowling_peak_min_release
        bowling.config.deadzone = config.bowling_deadzone
        bowling.config.cooldown = config.bowling_cooldown
        bowling.config.fullPowerVelocity = config.bowling_full_power_velocity
        dart.config.spikeThreshold = config.dart_spike_threshold
        dart.config.cooldown = config.dart_cooldown
        dart.config.fullPowerVelocity = config.dart_full_power_velocity
    }
}

extension velto_strategy_config {
    fileprivate mutating func take(_ game: GameStrategy) {
        signal_scale = game.signalScale
        pong_style = game.pong.config.style.rawValue
        pong_deadzone = game.pong.config.deadzone
        pong_limit = game.pong.config.limit
        pong_gain = game.pong.config.gain
        pong_previous_weight = game.pong.config.previousWeight
        pong_fast_gain = game.pong.config.fastGain
        quiz_slots = Int32(clamping: game.quiz.config.slots)
        quiz_is_stabilised = game.quiz.config.isStabilised ? 1 : 0
        quiz_neutral_enter = game.quiz.config.neutralEnter
        quiz_neutral_exit = game.quiz.config.neutralExit
        quiz_confirm_cooldown = game.quiz.config.confirmCooldown
        quiz_position_retain = game.quiz.config.positionRetain
        quiz_adjacent_dwell = game.quiz.config.adjacentDwell
        quiz_jump_dwell = game.quiz.config.jumpDwell
        bowling_peak_min_release = game.bowling.config.peakMinRelease
        bowling_deadzone = game.bowling.config.deadzone
        bowling_cooldown = game.bowling.config.cooldown
        bowling_full_power_velocity = game.bowling.config.fullPowerVelocity
        dart_spike_threshold = game.dart.config.spikeThreshold
        dart_cooldown = game.dart.config.cooldown
        dart_full_power_velocity = game.dart.config.fullPowerVelocity
    }
}
