/*
 * Motion: how a position is made, and calibrating it.
 *
 * Every device has a motion engine of its own, with a mode and a configuration. The preset of a
 * mode suits most games; change single members of a preset rather than writing a configuration from
 * nothing:
 *
 *     velto_motion_config config;
 *     velto_motion_config_init(&config, sizeof config, VELTO_MOTION_MODE_PADDLE);
 *     config.paddle_input_gain = 0.5;
 *     velto_device_set_motion_config(device, &config);
 *
 * In paddle mode the position is the distance of the steering axis from its center. The center is
 * the newest sample at the first poll that sees one, is learnt on while the device is still, and is
 * taken anew by velto_device_calibrate_neutral() when the player asks for it. Configurations and
 * calibrations can be written while another thread polls.
 *
 * "Per 1/60 s" means that a value was tuned for sixty polls a second and is converted to the time
 * step of each poll.
 *
 * Generated from bindings/api/motion.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_MOTION_H
#define VELTOKIT_VELTO_MOTION_H

#include "velto_base.h"
#include "velto_operation.h"
#include "velto_device.h"
#include "velto_input.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Configuration ------------------------------------------------------------------------------- */

/**
 * Where a direction takes its number from.
 * @source Triki protocol notes, 6.3
 */
typedef int32_t velto_axis_source;
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_GYRO_X, 0); /**< Turning about x. */
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_GYRO_Y, 1); /**< Turning about y. */
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_GYRO_Z, 2); /**< Turning about z. */
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_ROTATION, 3); /**< The rotation channel. */

/**
 * One of the three numbers that the samples of a device have.
 *
 * Nobody knows what they mean physically, or whether every firmware sends them in the same order.
 * @source Triki protocol notes, 12.3
 */
typedef int32_t velto_device_axis;
VELTO_CONSTANT(velto_device_axis, VELTO_DEVICE_AXIS_FIRST, 0); /**< The first number. */
VELTO_CONSTANT(velto_device_axis, VELTO_DEVICE_AXIS_SECOND, 1); /**< The second number. */
VELTO_CONSTANT(velto_device_axis, VELTO_DEVICE_AXIS_THIRD, 2); /**< The third number. */

/**
 * Which rule turns a thrust into the power of a throw.
 * @source Triki protocol notes, 6.8
 */
typedef int32_t velto_power_law;
/** The original one: hardly ever below 0.81. */
VELTO_CONSTANT(velto_power_law, VELTO_POWER_LAW_ORIGINAL, 0);
/** From 0.2 for a weak throw to 1 for a strong one. */
VELTO_CONSTANT(velto_power_law, VELTO_POWER_LAW_LINEAR, 1);

/**
 * Everything that shapes how motion becomes input.
 *
 * Members of one mode are ignored in the others; a change of `mode` by hand therefore usually wants
 * the preset of the new mode. The defaults below are those of the paddle.
 * @source Triki protocol notes, 6.4
 */
typedef struct velto_motion_config {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    velto_motion_mode mode; /**< How motion becomes a position. */
    velto_axis_source input_x; /**< What moves sideways (default VELTO_AXIS_SOURCE_GYRO_Y). */
    velto_axis_source input_y; /**< What moves up and down. */
    velto_bool invert_x; /**< Whether sideways is mirrored (0 or 1). */
    velto_bool invert_y; /**< Whether up and down is mirrored (0 or 1; default 1). */
    velto_bool drift_enabled; /**< Whether the center of the pointer follows the hand (0 or 1). */
    /** Whether a still device teaches the center (0 or 1; default 1). */
    velto_bool paddle_auto_calibration;
    velto_power_law gesture_power_law; /**< Which rule turns a thrust into a power. */
    /** Which number of a sample steers; a mode's preset leaves it as it is. */
    velto_device_axis paddle_axis;
    /** Weight of a new sample in pointer and gesture mode; 1 does not smooth (0 to 1; default
     *  1). */
    double input_smoothing;
    double deadzone; /**< Turning weaker than this does not move the pointer (0 to 1). */
    double drift_retain; /**< What is left of the old center (per 1/60 s, 0 to 1; default 0.995). */
    /** How much of the hand's direction goes into the center (per 1/60 s, 0 to 1; default
     *  0.005). */
    double drift_blend;
    double paddle_input_gain; /**< Gain after the divisor (-1000000 to 1000000; default 0.34). */
    /** Steering that wakes a resting paddle; it rests again below 0.65 of this (0 to 1000000;
     *  default 0.42). */
    double paddle_micro_deadzone;
    /** Distance from the center that counts as still (raw units, 0 to 1000000; default 2.5). */
    double paddle_still_threshold;
    /** What a poll leaves of the old center while it is learnt (0 to 1; default 0.985). */
    double paddle_auto_calibration_retain;
    /** How much of the sample a poll adds to the center while it is learnt (0 to 1; default
     *  0.015). */
    double paddle_auto_calibration_blend;
    /** The center is learnt only while the position is smaller than this (0 to 1000000; default
     *  0.06). */
    double paddle_auto_calibration_max_steer;
    /** What is left of the old position while moving; 0 follows at once (per 1/60 s, 0 to 1). */
    double paddle_smooth_retain;
    /** What is left of the position at rest; 0 returns at once (per 1/60 s, 0 to 1). */
    double paddle_smooth_retain_idle;
    double paddle_smooth_max; /**< The largest position (0.1 to 1000000; default 2). */
    /** Counts for one unit of position, before the gain (raw units, 1 to 1000000; default 100). */
    double paddle_raw_divisor;
    /** Weight of a new sample; 1 does not smooth (0 to 1; default 1). */
    double paddle_raw_smoothing;
    /** The largest distance from the center that is believed (raw units, 0 to 1000000; default
     *  500). */
    double paddle_spike_threshold;
    /** What full turning adds to the position (per 1/60 s, -1000000 to 1000000). */
    double pointer_sensitivity;
    /** What is left of the integrated turning; 0 and 1 switch damping off (per 1/60 s, 0 to 1;
     *  default 1). */
    double pointer_damping;
    /** Weight of a new position; 0 and 1 do not smooth (0 to 1; default 0.15). */
    double pointer_output_smoothing;
    double gesture_cooldown; /**< Time between two throws (seconds, 0 to 86400; default 0.4). */
    /** The thrust that throws (per 1/60 s, 0 to 1000000; default 0.12). */
    double gesture_min_thrust_speed;
    /** The speed of a pull that arms early (per 1/60 s, 0 to 1000000; default 0.04). */
    double gesture_pull_speed;
    /** The distance of a pull that arms (0 to 1000000; default 0.07). */
    double gesture_pullback_delta;
    /** Time after which an armed throw is given up; 0 keeps it for ever (seconds, 0 to 86400;
     *  default 3). */
    double gesture_arm_timeout;
} velto_motion_config;

#define VELTO_MOTION_CONFIG_INIT                                                                  \
    {VELTO_SIZE_OF(velto_motion_config), 0, VELTO_AXIS_SOURCE_GYRO_Y, 0, 0, 1, 0, 1, 0, 0,        \
    1.0, 0.0, 0.995, 0.005, 0.34, 0.42, 2.5, 0.985, 0.015, 0.06, 0.0, 0.0, 2.0, 100.0, 1.0,       \
    500.0, 0.0, 1.0, 0.15, 0.4, 0.12, 0.04, 0.07, 3.0}

/**
 * Fill a velto_motion_config with its defaults.
 * @source Triki protocol notes, 6.4
 */
VELTO_API velto_result velto_motion_config_init(velto_motion_config *config,
                                                size_t size,
                                                velto_motion_mode mode);

/**
 * Tell whether a configuration would be accepted.
 *
 * After a refusal velto_error_message() names the member.
 *
 * @see velto_device_set_motion_config
 */
VELTO_API velto_result velto_motion_config_validate(const velto_motion_config *config);

/**
 * Give a device another configuration.
 *
 * Another mode puts the motion back to its start; the same mode goes on with the new numbers.
 *
 * @param config  the configuration; borrowed for the call.
 * @source Triki protocol notes, 6.5
 * @see velto_motion_config_init, velto_device_get_motion_config
 */
VELTO_API velto_result velto_device_set_motion_config(velto_device device,
                                                      const velto_motion_config *config);

/**
 * Answer the configuration of a device.
 * @see velto_device_set_motion_config
 */
VELTO_API velto_result velto_device_get_motion_config(velto_device device,
                                                      velto_motion_config *out_config);

/**
 * Switch a device to a mode with the mode's preset.
 *
 * Keeps the axes if the program had changed them. The mode that is in force already changes
 * nothing.
 *
 * @returns VELTO_OK; VELTO_UNCHANGED (the mode is in force already).
 * @source Triki protocol notes, 6.5
 * @see velto_device_set_motion_config
 */
VELTO_API velto_result velto_device_set_motion_mode(velto_device device, velto_motion_mode mode);

/* -- Calibration --------------------------------------------------------------------------------- */

/**
 * Make the present pose of a device the neutral one.
 *
 * Consumes no edges. The position reads 0 at once, also before the next poll.
 *
 * @source Triki protocol notes, 8.8
 * @see velto_device_recenter, velto_device_get_calibration
 */
VELTO_API velto_result velto_device_calibrate_neutral(velto_device device);

/**
 * Forget the center of the paddle; the next packet defines it anew.
 * @source Triki protocol notes, 6.9
 * @see velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_recenter(velto_device device);

/**
 * Reverse the sign of the paddle's center, for a cap that is worn the other way round.
 * @returns VELTO_OK; VELTO_UNCHANGED (there is no center yet).
 * @source Triki protocol notes, 6.9
 * @see velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_flip_paddle_offset(velto_device device);

/** What a device has learnt about its neutral pose. */
typedef struct velto_calibration {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    velto_bool has_paddle_offset; /**< Whether the center of the paddle is known (0 or 1). */
    double paddle_offset; /**< The center of the paddle (raw units, -65536 to 65536). */
} velto_calibration;

#define VELTO_CALIBRATION_INIT                                                                    \
    {VELTO_SIZE_OF(velto_calibration), 0, 0.0}

/** Fill a velto_calibration with its defaults. */
VELTO_API velto_result velto_calibration_init(velto_calibration *calibration, size_t size);

/**
 * Answer what a device has learnt about its neutral pose, to keep it for another day.
 * @see velto_device_set_calibration
 */
VELTO_API velto_result velto_device_get_calibration(velto_device device,
                                                    velto_calibration *out_calibration);

/**
 * Tell a device what it had learnt about its neutral pose.
 * @see velto_device_get_calibration
 */
VELTO_API velto_result velto_device_set_calibration(velto_device device,
                                                    const velto_calibration *calibration);

/** Whether players are asked to calibrate. */
typedef int32_t velto_calibration_policy;
/** When packets begin to come on a link, until the player has calibrated or declined. */
VELTO_CONSTANT(velto_calibration_policy, VELTO_CALIBRATION_POLICY_ASK, 0);
/** Never by itself. */
VELTO_CONSTANT(velto_calibration_policy, VELTO_CALIBRATION_POLICY_NEVER, 1);

/**
 * Choose whether the player of a device is asked to calibrate.
 *
 * Asking means the flag CALIBRATION_WANTED in velto_input and VELTO_EVENT_CALIBRATION_WANTED; what
 * the player sees is the program's. velto_device_calibrate_neutral() and
 * velto_device_set_calibration() are the answer.
 *
 * @param policy  the policy; ASK for new devices.
 * @source Triki protocol notes, 10.2
 * @see velto_device_set_calibration_wanted
 */
VELTO_API velto_result velto_device_set_calibration_policy(velto_device device,
                                                           velto_calibration_policy policy);

/**
 * Ask the player of a device to calibrate now, or take the question back for this link.
 * @param is_wanted  1 asks, 0 is a player who declined (0 or 1).
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (only the player of a connected device can be
 *          asked).
 * @source Triki protocol notes, 10.2
 * @see velto_device_set_calibration_policy, velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_set_calibration_wanted(velto_device device,
                                                           velto_bool is_wanted);

/**
 * Where the question stands, whether the player wants to calibrate.
 * @source Triki protocol notes, 10.2
 */
typedef int32_t velto_calibration_state;
/** Nobody is being asked, or the device does not send yet. */
VELTO_CONSTANT(velto_calibration_state, VELTO_CALIBRATION_STATE_IDLE, 0);
/** The question can be answered. */
VELTO_CONSTANT(velto_calibration_state, VELTO_CALIBRATION_STATE_AWAITING_PLAYER, 1);
/** The player has calibrated on this link. */
VELTO_CONSTANT(velto_calibration_state, VELTO_CALIBRATION_STATE_DONE, 2);

/**
 * Tell where the question stands, whether the player wants to calibrate.
 *
 * DONE says that somebody has calibrated. The flag CALIBRATED of velto_input says less: a neutral
 * pose is known, perhaps because the first sample was taken for it.
 *
 * @param out_state  receives the state, as of the last poll.
 * @source Triki protocol notes, 10.2
 * @see velto_device_set_calibration_wanted, velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_get_calibration_state(velto_device device,
                                                          velto_calibration_state *out_state);

/** How to calibrate a device while its player keeps still. */
typedef struct velto_calibration_options {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    uint32_t reserved; /**< Zero. */
    double hold_time; /**< How long to keep still (seconds, 0.1 to 60; default 1, also for 0). */
    /** How far samples may lie apart on each axis (raw units, 1 to 1000000; default 12, also for
     *  0). */
    double still_range;
    /** Time in which the player has to manage that (seconds, 0.1 to 3600; default 10, also for
     *  0). */
    double timeout;
} velto_calibration_options;

#define VELTO_CALIBRATION_OPTIONS_INIT                                                            \
    {VELTO_SIZE_OF(velto_calibration_options), 0, 1.0, 12.0, 10.0}

/** Fill a velto_calibration_options with its defaults. */
VELTO_API velto_result velto_calibration_options_init(velto_calibration_options *options,
                                                      size_t size);

/**
 * Calibrate a device while its player keeps still, telling how far it is.
 *
 * Every movement begins the while anew: a moving device is never calibrated.
 * VELTO_EVENT_CALIBRATION_PROGRESS tells how far it is. In the end the middle of what was held
 * becomes the neutral pose; the operation fails as ERROR_TIMEOUT when the device was not kept
 * still, and as ERROR_DISCONNECTED when its link went down.
 *
 * @param options  how long, how still, and the patience. NULL for the defaults.
 * @param out_op   receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device).
 * @see velto_device_calibrate_neutral, velto_op_cancel
 */
VELTO_API velto_result velto_device_start_calibration(velto_device device,
                                                      const velto_calibration_options *options,
                                                      velto_op *out_op);

/**
 * Keep a device's configuration and calibration for the next run of the program.
 *
 * Written as a whole into a file of its own in the context's state folder: motion, gamepad and
 * sensor constants, and the center of the paddle. A crash leaves the old file or the new one, and
 * of two programs the last one counts.
 *
 * @returns VELTO_OK; VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_NOT_FOUND (no folder
 *          is named, and there is neither XDG_STATE_HOME nor HOME).
 * @blocks bounded; until a small file is written.
 * @see velto_device_load_profile
 */
VELTO_API velto_result velto_device_save_profile(velto_device device);

/**
 * Give a device the configuration and calibration that were kept for it.
 *
 * A damaged file is set aside with a warning in the log, and changes nothing. A context with
 * VELTO_CONTEXT_LOAD_PROFILES does this by itself when a device is connected for the first time.
 *
 * @returns VELTO_OK; VELTO_NOTHING (nothing was kept); VELTO_ERROR_FORMAT (the file is damaged and
 *          was set aside); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_NOT_FOUND (no
 *          folder is named, and there is neither XDG_STATE_HOME nor HOME).
 * @blocks bounded; until a small file is read.
 * @see velto_device_save_profile
 */
VELTO_API velto_result velto_device_load_profile(velto_device device);

/* -- Looking inside ------------------------------------------------------------------------------ */

/**
 * The inner values of a motion engine, for tuning screens.
 * @source Triki protocol notes, 6.10
 */
typedef struct velto_motion_debug {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    int32_t gyro_block_index; /**< Which block of the newest packet was used; 0 for none. */
    velto_bool has_paddle_offset; /**< Whether the center of the paddle is known (0 or 1). */
    velto_pointer_direction paddle_direction; /**< Where the paddle is: CENTER, LEFT or RIGHT. */
    double raw_x; /**< Newest sample sideways (raw units). */
    double raw_y; /**< Newest sample upwards. */
    double smooth_x; /**< The smoothed paddle. */
    double smooth_y; /**< The smoothed input upwards. */
    double relative_x; /**< Position sideways before output smoothing. */
    double relative_y; /**< Position upwards before output smoothing. */
    double position_x; /**< Position sideways. */
    double position_y; /**< Position upwards. */
    double rotation_x; /**< Integrated turning sideways. */
    double rotation_y; /**< Integrated turning upwards. */
    double paddle_offset; /**< The center of the paddle (raw units). */
    double paddle_delta; /**< Distance of the newest sample from the center (raw units). */
    double paddle_steer; /**< The steering after smoothing. */
} velto_motion_debug;

#define VELTO_MOTION_DEBUG_INIT                                                                   \
    {VELTO_SIZE_OF(velto_motion_debug), 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,     \
    0.0, 0.0, 0.0, 0.0}

/**
 * Fill a velto_motion_debug with its defaults.
 * @source Triki protocol notes, 6.10
 */
VELTO_API velto_result velto_motion_debug_init(velto_motion_debug *debug, size_t size);

/**
 * Answer the inner values of a device's motion engine.
 * @see velto_device_poll_input
 */
VELTO_API velto_result velto_device_get_motion_debug(velto_device device,
                                                     velto_motion_debug *out_debug);

/* -- Layout assertions ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_motion_config, 232);
VELTO_ASSERT_OFFSET(velto_motion_config, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_motion_config, mode, 4);
VELTO_ASSERT_OFFSET(velto_motion_config, input_x, 8);
VELTO_ASSERT_OFFSET(velto_motion_config, input_y, 12);
VELTO_ASSERT_OFFSET(velto_motion_config, invert_x, 16);
VELTO_ASSERT_OFFSET(velto_motion_config, invert_y, 20);
VELTO_ASSERT_OFFSET(velto_motion_config, drift_enabled, 24);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration, 28);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_power_law, 32);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_axis, 36);
VELTO_ASSERT_OFFSET(velto_motion_config, input_smoothing, 40);
VELTO_ASSERT_OFFSET(velto_motion_config, deadzone, 48);
VELTO_ASSERT_OFFSET(velto_motion_config, drift_retain, 56);
VELTO_ASSERT_OFFSET(velto_motion_config, drift_blend, 64);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_input_gain, 72);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_micro_deadzone, 80);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_still_threshold, 88);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration_retain, 96);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration_blend, 104);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_auto_calibration_max_steer, 112);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_smooth_retain, 120);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_smooth_retain_idle, 128);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_smooth_max, 136);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_raw_divisor, 144);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_raw_smoothing, 152);
VELTO_ASSERT_OFFSET(velto_motion_config, paddle_spike_threshold, 160);
VELTO_ASSERT_OFFSET(velto_motion_config, pointer_sensitivity, 168);
VELTO_ASSERT_OFFSET(velto_motion_config, pointer_damping, 176);
VELTO_ASSERT_OFFSET(velto_motion_config, pointer_output_smoothing, 184);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_cooldown, 192);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_min_thrust_speed, 200);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_pull_speed, 208);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_pullback_delta, 216);
VELTO_ASSERT_OFFSET(velto_motion_config, gesture_arm_timeout, 224);

VELTO_ASSERT_SIZE(velto_calibration, 16);
VELTO_ASSERT_OFFSET(velto_calibration, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_calibration, has_paddle_offset, 4);
VELTO_ASSERT_OFFSET(velto_calibration, paddle_offset, 8);

VELTO_ASSERT_SIZE(velto_calibration_options, 32);
VELTO_ASSERT_OFFSET(velto_calibration_options, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_calibration_options, reserved, 4);
VELTO_ASSERT_OFFSET(velto_calibration_options, hold_time, 8);
VELTO_ASSERT_OFFSET(velto_calibration_options, still_range, 16);
VELTO_ASSERT_OFFSET(velto_calibration_options, timeout, 24);

VELTO_ASSERT_SIZE(velto_motion_debug, 120);
VELTO_ASSERT_OFFSET(velto_motion_debug, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_motion_debug, gyro_block_index, 4);
VELTO_ASSERT_OFFSET(velto_motion_debug, has_paddle_offset, 8);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_direction, 12);
VELTO_ASSERT_OFFSET(velto_motion_debug, raw_x, 16);
VELTO_ASSERT_OFFSET(velto_motion_debug, raw_y, 24);
VELTO_ASSERT_OFFSET(velto_motion_debug, smooth_x, 32);
VELTO_ASSERT_OFFSET(velto_motion_debug, smooth_y, 40);
VELTO_ASSERT_OFFSET(velto_motion_debug, relative_x, 48);
VELTO_ASSERT_OFFSET(velto_motion_debug, relative_y, 56);
VELTO_ASSERT_OFFSET(velto_motion_debug, position_x, 64);
VELTO_ASSERT_OFFSET(velto_motion_debug, position_y, 72);
VELTO_ASSERT_OFFSET(velto_motion_debug, rotation_x, 80);
VELTO_ASSERT_OFFSET(velto_motion_debug, rotation_y, 88);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_offset, 96);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_delta, 104);
VELTO_ASSERT_OFFSET(velto_motion_debug, paddle_steer, 112);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_MOTION_H */
