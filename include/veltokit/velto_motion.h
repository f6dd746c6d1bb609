/*
 * Motion: from samples to a position, and calibration.
 *
 * Every device has a motion engine with a mode and a configuration. The preset of a mode suits most
 * games; change individual members of a preset rather than writing a configuration from scratch, as
 * velto_device_set_motion_config() shows.
 *
 * In paddle mode the position is the distance of the steering axis from its center. The first
 * polled sample becomes the center. The center recalibrates while the device is still, and
 * velto_device_calibrate_neutral() sets it when the player requests it. Configurations and
 * calibrations can be set while another thread polls.
 *
 * "Per 1/60 s" means that a value was tuned for 60 polls per second and is converted to the `dt` of
 * each poll.
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
 * The source of a direction.
 * @source Triki protocol notes, 6.3
 */
typedef int32_t velto_axis_source;
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_GYRO_X, 0); /**< Rotation about x. */
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_GYRO_Y, 1); /**< Rotation about y. */
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_GYRO_Z, 2); /**< Rotation about z. */
VELTO_CONSTANT(velto_axis_source, VELTO_AXIS_SOURCE_ROTATION, 3); /**< The rotation channel. */

/**
 * An axis of a device's samples.
 *
 * The physical meaning of the axes is undocumented, and their order may differ between firmware
 * versions.
 * @source Triki protocol notes, 12.3
 */
typedef int32_t velto_device_axis;
VELTO_CONSTANT(velto_device_axis, VELTO_DEVICE_AXIS_FIRST, 0); /**< The first axis. */
VELTO_CONSTANT(velto_device_axis, VELTO_DEVICE_AXIS_SECOND, 1); /**< The second axis. */
VELTO_CONSTANT(velto_device_axis, VELTO_DEVICE_AXIS_THIRD, 2); /**< The third axis. */

/**
 * The rule that turns a thrust into the power of a throw.
 * @source Triki protocol notes, 6.8
 */
typedef int32_t velto_power_law;
/** The original rule, rarely below 0.81. */
VELTO_CONSTANT(velto_power_law, VELTO_POWER_LAW_ORIGINAL, 0);
/** From 0.2 for a weak throw to 1 for a strong one. */
VELTO_CONSTANT(velto_power_law, VELTO_POWER_LAW_LINEAR, 1);

/**
 * The space in which a rotation rate moves the pointer.
 * @source orientation, 6
 */
typedef int32_t velto_aim_space;
/** The axes of the device: x is pitch, z is yaw. */
VELTO_CONSTANT(velto_aim_space, VELTO_AIM_SPACE_LOCAL, 0);
/** The axes of a device in a hand: a turn to the side is yaw, at any roll. Gravity only sets the
 *  shares of the axes. */
VELTO_CONSTANT(velto_aim_space, VELTO_AIM_SPACE_PLAYER, 1);
/** The axes of the world: yaw is about the vertical, pitch about the level axis. */
VELTO_CONSTANT(velto_aim_space, VELTO_AIM_SPACE_WORLD, 2);

/**
 * A gesture that centers a device.
 * @source orientation, 8
 */
typedef int32_t velto_recenter_trigger;
VELTO_CONSTANT(velto_recenter_trigger, VELTO_RECENTER_TRIGGER_NONE, 0); /**< None. */
VELTO_CONSTANT(velto_recenter_trigger, VELTO_RECENTER_TRIGGER_SHAKE, 1); /**< A shake. */
VELTO_CONSTANT(velto_recenter_trigger, VELTO_RECENTER_TRIGGER_SWING, 2); /**< A swing. */
VELTO_CONSTANT(velto_recenter_trigger, VELTO_RECENTER_TRIGGER_THROW, 3); /**< A throw. */
/** The action of the gamepad view. */
VELTO_CONSTANT(velto_recenter_trigger, VELTO_RECENTER_TRIGGER_ACTION, 4);

/**
 * The configuration of a motion engine, which turns motion into input.
 *
 * Members of one mode are ignored in the others, so changing `mode` usually requires the preset of
 * the new mode. The defaults below are those of the paddle.
 * @source Triki protocol notes, 6.4
 */
typedef struct velto_motion_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_motion_mode mode; /**< The mapping from motion to position. */
    /** Source of the horizontal direction (default VELTO_AXIS_SOURCE_GYRO_Y). */
    velto_axis_source input_x;
    velto_axis_source input_y; /**< Source of the vertical direction. */
    velto_bool invert_x; /**< Whether the horizontal direction is inverted. */
    velto_bool invert_y; /**< Whether the vertical direction is inverted (default 1). */
    velto_bool drift_enabled; /**< Whether the pointer's center drifts toward the hand. */
    /** Whether a still device recalibrates the center (default 1). */
    velto_bool paddle_auto_calibration;
    velto_power_law gesture_power_law; /**< The rule that turns a thrust into a power. */
    /** The axis of a sample that steers; presets do not change it. */
    velto_device_axis paddle_axis;
    /** Weight of a new sample in pointer and gesture mode; 1 disables smoothing (0 to 1; default
     *  1). */
    double input_smoothing;
    double deadzone; /**< Rotation rates below this do not move the pointer (0 to 1). */
    /** Fraction of the old center retained (per 1/60 s, 0 to 1; default 0.995). */
    double drift_retain;
    /** Fraction of the hand's direction added to the center (per 1/60 s, 0 to 1; default 0.005). */
    double drift_blend;
    double paddle_input_gain; /**< Gain after the divisor (-1000000 to 1000000; default 0.34). */
    /** Steering at which a resting paddle starts to move; it rests again below 0.65 times this
     *  (0 to 1000000; default 0.42). */
    double paddle_micro_deadzone;
    /** Distance from the center that counts as still (raw units, 0 to 1000000; default 2.5). */
    double paddle_still_threshold;
    /** Fraction of the old center retained per poll while it recalibrates (0 to 1; default
     *  0.985). */
    double paddle_auto_calibration_retain;
    /** Fraction of the sample added to the center per poll while it recalibrates (0 to 1;
     *  default 0.015). */
    double paddle_auto_calibration_blend;
    /** The center recalibrates only while the position is smaller than this (0 to 1000000;
     *  default 0.06). */
    double paddle_auto_calibration_max_steer;
    /** Fraction of the old position retained while moving; 0 follows at once (per 1/60 s, 0 to
     *  1). */
    double paddle_smooth_retain;
    /** Fraction of the position retained at rest; 0 returns at once (per 1/60 s, 0 to 1). */
    double paddle_smooth_retain_idle;
    double paddle_smooth_max; /**< The largest position (0.1 to 1000000; default 2). */
    /** Distance from the center per unit of position, before the gain (raw units, 1 to 1000000;
     *  default 100). */
    double paddle_raw_divisor;
    /** Weight of a new sample; 1 disables smoothing (0 to 1; default 1). */
    double paddle_raw_smoothing;
    /** The largest plausible distance from the center (raw units, 0 to 1000000; default 500). */
    double paddle_spike_threshold;
    /** Position change at full deflection (per 1/60 s, -1000000 to 1000000). */
    double pointer_sensitivity;
    /** Fraction of the integrated rotation retained; 0 and 1 disable damping (per 1/60 s, 0 to
     *  1; default 1). */
    double pointer_damping;
    /** Weight of a new position; 0 and 1 disable smoothing (0 to 1; default 0.15). */
    double pointer_output_smoothing;
    /** Minimum time between two throws (seconds, 0 to 86400; default 0.4). */
    double gesture_cooldown;
    /** Thrust that throws (per 1/60 s, 0 to 1000000; default 0.12). */
    double gesture_min_thrust_speed;
    /** Speed of a pull that arms early (per 1/60 s, 0 to 1000000; default 0.04). */
    double gesture_pull_speed;
    /** Distance of a pull that arms (0 to 1000000; default 0.07). */
    double gesture_pullback_delta;
    /** Time after which an armed throw expires; 0 keeps it armed (seconds, 0 to 86400; default
     *  3). */
    double gesture_arm_timeout;
    /** The space in which rotation rates of boards and TAPs move the pointer; presets keep it
     *  (default VELTO_AIM_SPACE_PLAYER). */
    velto_aim_space aim_space;
    /** The gesture that calls velto_device_recenter(); presets keep it. */
    velto_recenter_trigger recenter_trigger;
    /** Hold time of the main button that calls velto_device_recenter(); 0 for never. The press
     *  is also a click and PRIMARY when it begins. Presets keep it (seconds, 0 to 3600). */
    double recenter_hold;
    /** Rotation rate of boards and TAPs below which the pointer slows down progressively; 0 for
     *  none. Presets keep it (°/s, 0 to 1000). */
    double aim_tightening;
} velto_motion_config;

#define VELTO_MOTION_CONFIG_INIT                                                                  \
    {VELTO_SIZE_OF(velto_motion_config), 0, VELTO_AXIS_SOURCE_GYRO_Y, 0, 0, 1, 0, 1, 0, 0,        \
    1.0, 0.0, 0.995, 0.005, 0.34, 0.42, 2.5, 0.985, 0.015, 0.06, 0.0, 0.0, 2.0, 100.0, 1.0,       \
    500.0, 0.0, 1.0, 0.15, 0.4, 0.12, 0.04, 0.07, 3.0, VELTO_AIM_SPACE_PLAYER, 0, 0.0, 0.0}

/**
 * Fill a velto_motion_config with its defaults.
 * @source Triki protocol notes, 6.4
 */
VELTO_API velto_result velto_motion_config_init(velto_motion_config *config,
                                                size_t size,
                                                velto_motion_mode mode);

/**
 * Check whether a configuration would be accepted.
 *
 * If not, velto_error_message() names the member.
 *
 * @see velto_device_set_motion_config
 */
VELTO_API velto_result velto_motion_config_validate(const velto_motion_config *config);

/**
 * Set the motion configuration of a device.
 *
 * A different mode resets the motion; the same mode continues with the new values.
 * velto_motion_config_init() and velto_device_set_motion_mode() use the presets of caps. To change
 * members of the device's own configuration, get it by velto_device_get_motion_config() first.
 *
 *     velto_motion_config config;
 *     velto_motion_config_init(&config, sizeof config, VELTO_MOTION_MODE_PADDLE);
 *     velto_device_set_motion_mode(device, VELTO_MOTION_MODE_PADDLE);
 *     velto_device_get_motion_config(device, &config);
 *     config.paddle_input_gain = 0.5; // a smaller movement reaches the edge
 *     if (velto_device_set_motion_config(device, &config) < 0) {
 *         fprintf(stderr, "%s\n", velto_error_message());
 *     }
 *
 * @source Triki protocol notes, 6.5
 * @see velto_motion_config_init, velto_device_get_motion_config
 */
VELTO_API velto_result velto_device_set_motion_config(velto_device device,
                                                      const velto_motion_config *config);

/**
 * Get the motion configuration of a device.
 * @see velto_device_set_motion_config
 */
VELTO_API velto_result velto_device_get_motion_config(velto_device device,
                                                      velto_motion_config *out_config);

/**
 * Set the motion mode of a device, and load the mode's preset.
 *
 * Axes set by the program are kept. Setting the current mode has no effect.
 *
 * @returns VELTO_OK; VELTO_UNCHANGED (it is the current mode).
 * @source Triki protocol notes, 6.5
 * @see velto_device_set_motion_config
 */
VELTO_API velto_result velto_device_set_motion_mode(velto_device device, velto_motion_mode mode);

/* -- Calibration --------------------------------------------------------------------------------- */

/**
 * Make the current pose of a device neutral.
 *
 * No edges are consumed. The position reads 0 at once, even before the next poll.
 *
 *     // "Hold it straight and press the button."
 *     velto_device_poll_input(device, VELTO_DT_MEASURE, &input);
 *     int is_pressed = (input.buttons_pressed & VELTO_BUTTON_MAIN) != 0;
 *     if ((input.flags & VELTO_INPUT_CALIBRATION_WANTED) && is_pressed) {
 *         velto_device_calibrate_neutral(device);
 *     }
 *
 * @source Triki protocol notes, 8.8
 * @see velto_device_recenter, velto_device_get_calibration
 */
VELTO_API velto_result velto_device_calibrate_neutral(velto_device device);

/**
 * Center a device: its present direction becomes forward.
 *
 * The position reads 0 at once, in every mode. The next poll uses the newest sample as the center
 * of the paddle, or for a board the level pose. The heading of `orientation` becomes 0. Its
 * inclination follows gravity and stays. With the members `recenter_hold` and `recenter_trigger` of
 * velto_motion_config the player does the same.
 *
 * @source Triki protocol notes, 6.9; orientation, 7
 * @see velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_recenter(velto_device device);

/**
 * Mirror the center of the paddle, for a cap that is worn the other way around.
 * @returns VELTO_OK; VELTO_UNCHANGED (there is no center yet).
 * @source Triki protocol notes, 6.9
 * @see velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_flip_paddle_offset(velto_device device);

/** The neutral pose of a device. */
typedef struct velto_calibration {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool has_paddle_offset; /**< Whether the center of the paddle is known. */
    /** The center of the paddle; ignored unless `has_paddle_offset` is set (raw units, -65536 to
     *  65536). */
    double paddle_offset;
} velto_calibration;

#define VELTO_CALIBRATION_INIT                                                                    \
    {VELTO_SIZE_OF(velto_calibration), 0, 0.0}

/** Fill a velto_calibration with its defaults. */
VELTO_API velto_result velto_calibration_init(velto_calibration *calibration, size_t size);

/**
 * Get the neutral pose of a device, for instance to save it.
 * @see velto_device_set_calibration
 */
VELTO_API velto_result velto_device_get_calibration(velto_device device,
                                                    velto_calibration *out_calibration);

/**
 * Set the neutral pose of a device, such as a saved one.
 * @see velto_device_get_calibration
 */
VELTO_API velto_result velto_device_set_calibration(velto_device device,
                                                    const velto_calibration *calibration);

/** Whether players are prompted to calibrate. */
typedef int32_t velto_calibration_policy;
/** When the first packets arrive, until the player has calibrated or declined; not for boards,
 *  which measure their level pose. */
VELTO_CONSTANT(velto_calibration_policy, VELTO_CALIBRATION_POLICY_ASK, 0);
/** Only by velto_device_set_calibration_wanted(). */
VELTO_CONSTANT(velto_calibration_policy, VELTO_CALIBRATION_POLICY_NEVER, 1);

/**
 * Set whether the player of a device is prompted to calibrate.
 *
 * The prompt is the flag CALIBRATION_WANTED in velto_input and the event
 * VELTO_EVENT_CALIBRATION_WANTED; the program displays it. velto_device_calibrate_neutral() and
 * velto_device_set_calibration() complete it.
 *
 * @param policy  the policy; ASK by default.
 * @source Triki protocol notes, 10.2
 * @see velto_device_set_calibration_wanted
 */
VELTO_API velto_result velto_device_set_calibration_policy(velto_device device,
                                                           velto_calibration_policy policy);

/**
 * Get whether the player of a device is prompted to calibrate.
 * @see velto_device_set_calibration_policy, velto_device_get_calibration_state
 */
VELTO_API velto_result velto_device_get_calibration_policy(velto_device device,
                                                           velto_calibration_policy *out_policy);

/**
 * Start the prompt to calibrate a device, or withdraw it.
 * @param is_wanted  1 to prompt; 0 if the player has declined.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (only the player of a connected device can be
 *          prompted).
 * @source Triki protocol notes, 10.2
 * @see velto_device_set_calibration_policy, velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_set_calibration_wanted(velto_device device,
                                                           velto_bool is_wanted);

/**
 * The state of the prompt to calibrate.
 * @source Triki protocol notes, 10.2
 */
typedef int32_t velto_calibration_state;
/** There is no prompt, or the device does not send yet. */
VELTO_CONSTANT(velto_calibration_state, VELTO_CALIBRATION_STATE_IDLE, 0);
/** The prompt can be answered. */
VELTO_CONSTANT(velto_calibration_state, VELTO_CALIBRATION_STATE_AWAITING_PLAYER, 1);
/** The player has calibrated. The calibration survives lost links. */
VELTO_CONSTANT(velto_calibration_state, VELTO_CALIBRATION_STATE_DONE, 2);

/**
 * Get the state of the prompt to calibrate a device.
 *
 * DONE means that the player has calibrated. The flag CALIBRATED of velto_input is weaker: a
 * neutral pose is known, which may be the first sample.
 *
 * @param out_state  receives the state, as of the last poll.
 * @source Triki protocol notes, 10.2
 * @see velto_device_set_calibration_wanted, velto_device_calibrate_neutral
 */
VELTO_API velto_result velto_device_get_calibration_state(velto_device device,
                                                          velto_calibration_state *out_state);

/** Options of velto_device_start_calibration(). */
typedef struct velto_calibration_options {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    double hold_time; /**< Duration of the hold (seconds, 0.1 to 60; default 1, also for 0). */
    /** Largest spread of the held samples on each axis (raw units, 1 to 1000000; default 12,
     *  also for 0). */
    double still_range;
    /** Timeout of the whole calibration (seconds, 0.1 to 3600; default 10, also for 0). */
    double timeout;
} velto_calibration_options;

#define VELTO_CALIBRATION_OPTIONS_INIT                                                            \
    {VELTO_SIZE_OF(velto_calibration_options), 0, 1.0, 12.0, 10.0}

/** Fill a velto_calibration_options with its defaults. */
VELTO_API velto_result velto_calibration_options_init(velto_calibration_options *options,
                                                      size_t size);

/**
 * Calibrate a device while its player keeps still, and report the progress.
 *
 * A movement restarts the hold, so that a moving device is never calibrated. VELTO_EVENT_PROGRESS
 * reports the progress. At the end the mean of the held samples becomes the neutral pose. The
 * operation fails with VELTO_ERROR_TIMEOUT if the device was not kept still, with
 * VELTO_ERROR_DISCONNECTED if its link was lost, and with VELTO_ERROR_ALREADY if the device is
 * already being calibrated.
 *
 * On a MetaWear board `still_range` limits the roll, at 7.35 raw units per degree: the default of
 * 12 is 1.6°.
 *
 * Only a device that feeds game input can be calibrated, see velto_device_set_game_input(): a board
 * without a player index does not, unless it is set to ON.
 *
 *     velto_op op;
 *     velto_event event;
 *     velto_device_start_calibration(device, NULL, &op); // "Put it down and leave it alone."
 *     while (velto_op_wait(op, 0, NULL) == VELTO_PENDING) {
 *         if (velto_context_wait_event(context, 0.1, &event) != VELTO_OK) continue;
 *         if (event.type != VELTO_EVENT_PROGRESS || !VELTO_IS_SAME(event.op, op)) continue;
 *         draw_progress(event.data.progress.done, event.data.progress.total);
 *     }
 *
 * @param options  the options. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the device feeds no game input).
 * @radio none.
 * @see velto_device_calibrate_neutral, velto_op_cancel
 */
VELTO_API velto_result velto_device_start_calibration(velto_device device,
                                                      const velto_calibration_options *options,
                                                      velto_op *out_op);

/**
 * Save the configuration and calibration of a device for the next run of the program.
 *
 * The profile holds the motion, gamepad and sensor constants and the center of the paddle. It is
 * one file per device in the context's state folder, also with VELTO_CONTEXT_EPHEMERAL. The file is
 * replaced atomically; if two programs save, the last one wins.
 *
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual); VELTO_ERROR_IO (the file
 *          cannot be written); VELTO_ERROR_NOT_FOUND (no folder is named, and there is neither
 *          XDG_STATE_HOME nor HOME).
 * @blocks bounded; until a small file is written.
 * @see velto_device_load_profile
 */
VELTO_API velto_result velto_device_save_profile(velto_device device);

/**
 * Load the saved configuration and calibration of a device.
 *
 * A damaged file is set aside with a warning in the log and changes nothing. A context with
 * VELTO_CONTEXT_LOAD_PROFILES loads the profile automatically when a device is first connected.
 *
 * @returns VELTO_OK; VELTO_NOTHING (there is no saved profile); VELTO_ERROR_UNSUPPORTED (the device
 *          is virtual); VELTO_ERROR_FORMAT (the file is damaged and was set aside); VELTO_ERROR_IO
 *          (the file cannot be read); VELTO_ERROR_NOT_FOUND (no folder is named, and there is
 *          neither XDG_STATE_HOME nor HOME).
 * @blocks bounded; until a small file is read.
 * @see velto_device_save_profile
 */
VELTO_API velto_result velto_device_load_profile(velto_device device);

/* -- Debugging ----------------------------------------------------------------------------------- */

/**
 * The internal values of a motion engine, for tuning screens.
 * @source Triki protocol notes, 6.10
 */
typedef struct velto_motion_debug {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    int32_t gyro_block_index; /**< Block of the newest packet that held the axes; 0 for none. */
    velto_bool has_paddle_offset; /**< Whether the center of the paddle is known. */
    /** Direction of the paddle: CENTER, LEFT or RIGHT. */
    velto_pointer_direction paddle_direction;
    double raw_x; /**< Newest horizontal sample (raw units). */
    double raw_y; /**< Newest vertical sample. */
    double smooth_x; /**< Smoothed paddle position. */
    double smooth_y; /**< Smoothed vertical input. */
    double relative_x; /**< Horizontal position before output smoothing. */
    double relative_y; /**< Vertical position before output smoothing. */
    double position_x; /**< Horizontal position. */
    double position_y; /**< Vertical position. */
    double rotation_x; /**< Integrated horizontal rotation. */
    double rotation_y; /**< Integrated vertical rotation. */
    double paddle_offset; /**< The center of the paddle (raw units). */
    double paddle_delta; /**< Distance of the newest sample from the center (raw units). */
    double paddle_steer; /**< Steering after smoothing. */
} velto_motion_debug;

#define VELTO_MOTION_DEBUG_INIT                                                                   \
    {VELTO_SIZE_OF(velto_motion_debug), 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,     \
    0.0, 0.0, 0.0, 0.0}

/**
 * Get the internal values of a device's motion engine.
 * @see velto_device_poll_input
 */
VELTO_API velto_result velto_device_get_motion_debug(velto_device device,
                                                     velto_motion_debug *out_debug);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_MOTION_H */
