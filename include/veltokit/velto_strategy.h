/*
 * Strategies: what the motion means for four kinds of games.
 *
 * Provisional until 1.0: names and structures may change between minor versions, the rest of the
 * library's do not.
 *
 * A strategy turns the input of each frame into what a game of pong, a quiz, bowling or darts
 * needs: the way of a paddle, the chosen answer, the power of a throw. It is a pure object: no
 * context, no radio, no clock, and the same answers for the same inputs. One strategy serves one
 * player and can change its game; pauses after throws go on meanwhile.
 *
 *     velto_strategy *strategy;
 *     velto_strategy_create(VELTO_STRATEGY_MODE_PONG, &strategy);
 *     ...each frame:
 *     velto_strategy_step(strategy, &input, dt, &frame);
 *     paddle += frame.pong_movement;
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
 * Which game the motion is for.
 * @source Triki protocol notes, 9.6
 */
typedef int32_t velto_strategy_mode;
/** A paddle that moves as the hand does. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_PONG, 0);
/** Answers side by side, confirmed by the button. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_QUIZ, 1);
/** A swing to the right that has passed its peak. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_BOWLING, 2);
/** A sudden movement to the right; in gesture mode, throws are also a gesture of velto_input. */
VELTO_CONSTANT(velto_strategy_mode, VELTO_STRATEGY_MODE_DART, 3);

/**
 * How a pong paddle moves.
 * @source Triki protocol notes, 9.6
 */
typedef int32_t velto_pong_style;
VELTO_CONSTANT(velto_pong_style, VELTO_PONG_STYLE_RAW, 0); /**< As the hand does. */
VELTO_CONSTANT(velto_pong_style, VELTO_PONG_STYLE_ARCADE, 1); /**< Stronger. */
VELTO_CONSTANT(velto_pong_style, VELTO_PONG_STYLE_SMOOTH, 2); /**< Calmer. */

/**
 * The constants of all four games; movements are hundredths of the position per frame.
 * @source Triki protocol notes, 9.6
 */
typedef struct velto_strategy_config {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    /** The style that the numbers of pong were made from; for the program alone. */
    velto_pong_style pong_style;
    int32_t quiz_slots; /**< How many answers there are (1 to 1000; default 4). */
    /** Whether the choice moves calmly, one answer at a time (0 or 1). */
    velto_bool quiz_is_stabilised;
    /** What a position or movement of 1 counts as (-1000000 to 1000000; default 100). */
    double signal_scale;
    double pong_deadzone; /**< Smaller movements stop the paddle (0 to 1000000; default 0.3). */
    double pong_limit; /**< Larger movements count as this one (0 to 1000000; default 8). */
    double pong_gain; /**< Way of the paddle per movement (-1000000 to 1000000; default 2.5). */
    double pong_previous_weight; /**< Weight of the movement before; 0 does not smooth (0 to 1). */
    /** Gain at the fast rate, on top (-1000000 to 1000000; default 1.08). */
    double pong_fast_gain;
    /** Half the neutral middle before the first choice (0 to 1; default 0.34). */
    double quiz_neutral_enter;
    /** Half the neutral middle after it, where the choice stays; not above quiz_neutral_enter (0
     *  to 1; default 0.18). */
    double quiz_neutral_exit;
    /** Time between two confirmations (seconds, 0 to 86400; default 0.65). */
    double quiz_confirm_cooldown;
    /** What a frame leaves of the old position while calm (0 to 1; default 0.74). */
    double quiz_position_retain;
    /** How long a neighboring answer must be meant while calm (seconds, 0 to 86400; default
     *  0.28). */
    double quiz_adjacent_dwell;
    /** Velocity that the swing must have had just before it slows down (0 to 1000000; default
     *  6). */
    double bowling_peak_min_release;
    /** Velocity that the swing must have had at all (0 to 1000000; default 1.5). */
    double bowling_deadzone;
    double bowling_cooldown; /**< Time between two throws (seconds, 0 to 86400; default 0.7). */
    /** Velocity of full power (0.001 to 1000000; default 12). */
    double bowling_full_power_velocity;
    double dart_spike_threshold; /**< Velocity that throws (0 to 1000000; default 7). */
    double dart_cooldown; /**< Time between two throws (seconds, 0 to 86400; default 0.5). */
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
 * Create a strategy that has seen nothing, with the constants of the presets.
 * @param out_strategy  receives the strategy; velto_strategy_destroy() gives it back.
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_strategy_destroy, velto_strategy_set_config
 */
VELTO_API velto_result velto_strategy_create(velto_strategy_mode mode,
                                             velto_strategy **out_strategy);

/**
 * Destroy a strategy; NULL and stale pointers do nothing.
 * @see velto_strategy_create
 */
VELTO_API void velto_strategy_destroy(velto_strategy *strategy);

/**
 * Make a strategy forget what it has seen; game and constants stay.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy).
 * @threads object: one thread at a time for the same object.
 */
VELTO_API velto_result velto_strategy_reset(velto_strategy *strategy);

/**
 * Change the game, with the constants of the presets.
 * @param forgets  whether to forget what was seen; 1 in the original; 0 or 1.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy).
 * @threads object: one thread at a time for the same object.
 * @source Triki protocol notes, 9.6
 * @see velto_strategy_set_config
 */
VELTO_API velto_result velto_strategy_set_mode(velto_strategy *strategy,
                                               velto_strategy_mode mode,
                                               velto_bool forgets);

/**
 * Give a strategy other constants.
 * @param config  the constants; borrowed for the call.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy).
 * @threads object: one thread at a time for the same object.
 * @see velto_strategy_config_init, velto_strategy_get_config
 */
VELTO_API velto_result velto_strategy_set_config(velto_strategy *strategy,
                                                 const velto_strategy_config *config);

/**
 * Answer the constants of a strategy.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy).
 * @threads object: one thread at a time for the same object.
 * @see velto_strategy_set_config
 */
VELTO_API velto_result velto_strategy_get_config(velto_strategy *strategy,
                                                 velto_strategy_config *out_config);

/**
 * What a frame means for a game; members of the other games are neutral.
 * @source Triki protocol notes, 9.6
 */
typedef struct velto_strategy_frame {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    velto_strategy_mode mode; /**< The game. */
    int32_t quiz_slot; /**< The chosen answer, -1 before the first choice. */
    velto_bool quiz_slot_changed; /**< Whether the choice changed in this frame (0 or 1). */
    velto_bool quiz_answered; /**< Whether the choice was confirmed in this frame (0 or 1). */
    velto_bool bowling_thrown; /**< Whether a ball was thrown in this frame (0 or 1). */
    velto_bool dart_thrown; /**< Whether a dart was thrown in this frame (0 or 1). */
    uint32_t reserved; /**< Zero. */
    double raw_velocity; /**< The movement or velocity before any filter. */
    double filtered_velocity; /**< The movement after the filter; pong only. */
    double current_signal; /**< What the strategy looks at, for showing it. */
    double pong_movement; /**< How far the paddle moves. */
    double bowling_power; /**< Power of the ball, 0 to 1; 0 without a throw. */
    double dart_power; /**< Power of the dart, 0 to 1; 0 without a throw. */
} velto_strategy_frame;

#define VELTO_STRATEGY_FRAME_INIT                                                                 \
    {VELTO_SIZE_OF(velto_strategy_frame), 0, -1, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0}

/**
 * Fill a velto_strategy_frame with its defaults.
 * @source Triki protocol notes, 9.6
 */
VELTO_API velto_result velto_strategy_frame_init(velto_strategy_frame *frame, size_t size);

/**
 * Tell what a frame means for the game.
 * @param input      the input of this frame, as a poll filled it in.
 * @param dt         length of the frame; seconds, 0 or more. Or VELTO_DT_MEASURE.
 * @param out_frame  receives what the frame means.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy).
 * @threads object: one thread at a time for the same object.
 * @source Triki protocol notes, 9.6
 * @see velto_strategy_set_mode
 */
VELTO_API velto_result velto_strategy_step(velto_strategy *strategy,
                                           const velto_input *input,
                                           double dt,
                                           velto_strategy_frame *out_frame);

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_strategy_config, 160);
VELTO_ASSERT_OFFSET(velto_strategy_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_style, 4);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_slots, 8);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_is_stabilised, 12);
VELTO_ASSERT_OFFSET(velto_strategy_config, signal_scale, 16);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_deadzone, 24);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_limit, 32);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_gain, 40);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_previous_weight, 48);
VELTO_ASSERT_OFFSET(velto_strategy_config, pong_fast_gain, 56);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_neutral_enter, 64);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_neutral_exit, 72);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_confirm_cooldown, 80);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_position_retain, 88);
VELTO_ASSERT_OFFSET(velto_strategy_config, quiz_adjacent_dwell, 96);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_peak_min_release, 104);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_deadzone, 112);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_cooldown, 120);
VELTO_ASSERT_OFFSET(velto_strategy_config, bowling_full_power_velocity, 128);
VELTO_ASSERT_OFFSET(velto_strategy_config, dart_spike_threshold, 136);
VELTO_ASSERT_OFFSET(velto_strategy_config, dart_cooldown, 144);
VELTO_ASSERT_OFFSET(velto_strategy_config, dart_full_power_velocity, 152);

VELTO_ASSERT_SIZE(velto_strategy_frame, 80);
VELTO_ASSERT_OFFSET(velto_strategy_frame, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_strategy_frame, mode, 4);
VELTO_ASSERT_OFFSET(velto_strategy_frame, quiz_slot, 8);
VELTO_ASSERT_OFFSET(velto_strategy_frame, quiz_slot_changed, 12);
VELTO_ASSERT_OFFSET(velto_strategy_frame, quiz_answered, 16);
VELTO_ASSERT_OFFSET(velto_strategy_frame, bowling_thrown, 20);
VELTO_ASSERT_OFFSET(velto_strategy_frame, dart_thrown, 24);
VELTO_ASSERT_OFFSET(velto_strategy_frame, reserved, 28);
VELTO_ASSERT_OFFSET(velto_strategy_frame, raw_velocity, 32);
VELTO_ASSERT_OFFSET(velto_strategy_frame, filtered_velocity, 40);
VELTO_ASSERT_OFFSET(velto_strategy_frame, current_signal, 48);
VELTO_ASSERT_OFFSET(velto_strategy_frame, pong_movement, 56);
VELTO_ASSERT_OFFSET(velto_strategy_frame, bowling_power, 64);
VELTO_ASSERT_OFFSET(velto_strategy_frame, dart_power, 72);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_STRATEGY_H */
