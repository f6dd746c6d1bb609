/*
 * Strategies: input for pong, quiz, bowling and darts.
 *
 * Provisional until 1.0: names and structures may change between minor versions; those of other
 * headers do not.
 *
 * A strategy turns the input of each frame into an action of a game of pong, quiz, bowling or
 * darts: the movement of a paddle, the chosen answer, the power of a throw. It is a pure object: it
 * needs no context and no radio, reads no clock, and returns the same results for the same inputs.
 * Create one strategy per player; velto_strategy_create() shows how. It can change its game at any
 * time; cooldowns after throws continue meanwhile.
 *
 * Unless its comment states otherwise, every function of a `strategy` below may be called from one
 * thread at a time per object; others get VELTO_ERROR_BUSY.
 *
 * Generated from bindings/api/strategy.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_STRATEGY_H
#define VELTOKIT_VELTO_STRATEGY_H

#include "velto_base.h"
#include "velto_input.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The game that a strategy plays.
 * @source Triki protocol notes, 9.6
 */
typedef int32_t velto_strategy_mode;
/** A paddle that moves with the hand. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_PONG, 0);
/** A row of answers, confirmed by the button. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_QUIZ, 1);
/** A throw when a swing to the right has passed its peak. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_BOWLING, 2);
/** A throw on a sudden movement to the right; in gesture mode, throws are also a gesture of
 *  velto_input. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_DART, 3);

/**
 * The style of a pong paddle.
 * @source Triki protocol notes, 9.6
 */
typedef int32_t velto_pong_style;
VELTO_CONSTANT(velto_pong_style, VELTO_PONG_STYLE_RAW, 0); /**< Follows the hand. */
VELTO_CONSTANT(velto_pong_style, VELTO_PONG_STYLE_ARCADE, 1); /**< Stronger. */
VELTO_CONSTANT(velto_pong_style, VELTO_PONG_STYLE_SMOOTH, 2); /**< Calmer. */

/**
 * Constants of all four games; movements are hundredths of the position per frame.
 * @source Triki protocol notes, 9.6
 */
typedef struct velto_strategy_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_pong_style pong_style; /**< The style of the pong constants, for the program only. */
    int32_t quiz_slots; /**< Number of answers (1 to 1000; default 4). */
    velto_bool quiz_is_calm; /**< Whether the choice moves calmly, one answer at a time. */
    /** Value of a position or movement of 1 (-1000000 to 1000000; default 100). */
    double signal_scale;
    double pong_deadzone; /**< Smaller movements stop the paddle (0 to 1000000; default 0.3). */
    double pong_limit; /**< Larger movements count as this one (0 to 1000000; default 8). */
    /** Distance of the paddle per movement (-1000000 to 1000000; default 2.5). */
    double pong_gain;
    /** Weight of the previous movement; 0 disables smoothing (0 to 1). */
    double pong_previous_weight;
    /** Additional gain at the fast rate (-1000000 to 1000000; default 1.08). */
    double pong_fast_gain;
    /** Half-width of the neutral zone before the first choice (0 to 1; default 0.34). */
    double quiz_neutral_enter;
    /** Half-width of the neutral zone after the first choice, in which the choice stays; not
     *  above quiz_neutral_enter (0 to 1; default 0.18). */
    double quiz_neutral_exit;
    /** Minimum time between two confirmations (seconds, 0 to 86400; default 0.65). */
    double quiz_confirm_cooldown;
    /** Fraction of the old position retained per frame while calm (0 to 1; default 0.74). */
    double quiz_position_retain;
    /** Time for which an adjacent answer must be targeted while calm (seconds, 0 to 86400;
     *  default 0.28). */
    double quiz_adjacent_dwell;
    /** Minimum velocity of the swing just before it slows down (0 to 1000000; default 6). */
    double bowling_peak_min_release;
    double bowling_deadzone; /**< Minimum peak velocity of the swing (0 to 1000000; default 1.5). */
    /** Minimum time between two throws (seconds, 0 to 86400; default 0.7). */
    double bowling_cooldown;
    /** Velocity of full power (0.001 to 1000000; default 12). */
    double bowling_full_power_velocity;
    double dart_spike_threshold; /**< Velocity that throws (0 to 1000000; default 7). */
    /** Minimum time between two throws (seconds, 0 to 86400; default 0.5). */
    double dart_cooldown;
    double dart_full_power_velocity; /**< Velocity of full power (0.001 to 1000000; default 12). */
} velto_strategy_config;

#define VELTO_STRATEGY_CONFIG_INIT                                                                \
    {VELTO_SIZE_OF(velto_strategy_config), 0, 4, 0, 100.0, 0.3, 8.0, 2.5, 0.0, 1.08, 0.34,        \
    0.18, 0.65, 0.74, 0.28, 6.0, 1.5, 0.7, 12.0, 7.0, 0.5, 12.0}

/**
 * Fill a velto_strategy_config with its defaults.
 * @source Triki protocol notes, 9.6
 */
VELTO_API velto_result velto_strategy_config_init(velto_strategy_config *config,
                                                  size_t size,
                                                  velto_pong_style pong_style);

/**
 * Create a strategy with the preset constants.
 *
 *     velto_strategy *strategy;
 *     velto_strategy_frame frame = VELTO_STRATEGY_FRAME_INIT;
 *     velto_strategy_create(VELTO_STRATEGY_MODE_BOWLING, &strategy);
 *     while (game_is_running()) {
 *         velto_context_poll_player(context, 0, VELTO_DT_MEASURE, &input);
 *         velto_strategy_step(strategy, &input, input.dt, &frame);
 *         if (frame.bowling_thrown) throw_ball(frame.bowling_power);
 *     }
 *     velto_strategy_destroy(strategy);
 *
 * @param out_strategy  receives the strategy; destroy it with velto_strategy_destroy().
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_strategy_destroy, velto_strategy_set_config
 */
VELTO_API velto_result velto_strategy_create(velto_strategy_mode mode,
                                             velto_strategy **out_strategy);

/**
 * Destroy a strategy; NULL and stale pointers are ignored.
 * @see velto_strategy_create
 */
VELTO_API void velto_strategy_destroy(velto_strategy *strategy);

/** Reset the state of a strategy, and keep its game and constants. */
VELTO_API velto_result velto_strategy_reset(velto_strategy *strategy);

/**
 * Change the game of a strategy, and load its preset constants.
 * @param resets_state  whether to reset the state; 1 in the original.
 * @source Triki protocol notes, 9.6
 * @see velto_strategy_set_config
 */
VELTO_API velto_result velto_strategy_set_mode(velto_strategy *strategy,
                                               velto_strategy_mode mode,
                                               velto_bool resets_state);

/**
 * Set the constants of a strategy.
 * @see velto_strategy_config_init, velto_strategy_get_config
 */
VELTO_API velto_result velto_strategy_set_config(velto_strategy *strategy,
                                                 const velto_strategy_config *config);

/**
 * Get the constants of a strategy.
 * @see velto_strategy_set_config
 */
VELTO_API velto_result velto_strategy_get_config(velto_strategy *strategy,
                                                 velto_strategy_config *out_config);

/**
 * Result of velto_strategy_step(); members of the other games are neutral.
 * @source Triki protocol notes, 9.6
 */
typedef struct velto_strategy_frame {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_strategy_mode mode; /**< The game. */
    int32_t quiz_slot; /**< The chosen answer, -1 before the first choice. */
    velto_bool quiz_slot_changed; /**< Whether the choice changed in this frame. */
    velto_bool quiz_answered; /**< Whether the choice was confirmed in this frame. */
    velto_bool bowling_thrown; /**< Whether a ball was thrown in this frame. */
    velto_bool dart_thrown; /**< Whether a dart was thrown in this frame. */
    uint32_t reserved; /**< Zero. */
    double raw_velocity; /**< Movement or velocity before any filter. */
    double filtered_velocity; /**< Movement after the filter; pong only. */
    double current_signal; /**< The value that the strategy evaluates, for display. */
    double pong_movement; /**< Movement of the paddle. */
    double bowling_power; /**< Power of the ball, 0 to 1; 0 without a throw. */
    double dart_power; /**< Power of the dart, 0 to 1; 0 without a throw. */
} velto_strategy_frame;

#define VELTO_STRATEGY_FRAME_INIT                                                                 \
    {VELTO_SIZE_OF(velto_strategy_frame), 0, -1, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}

/**
 * Advance a strategy by a frame of input.
 * @param input  the polled input of this frame.
 * @param dt     length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @source Triki protocol notes, 9.6
 * @see velto_strategy_set_mode
 */
VELTO_API velto_result velto_strategy_step(velto_strategy *strategy,
                                           const velto_input *input,
                                           double dt,
                                           velto_strategy_frame *out_frame);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_STRATEGY_H */
