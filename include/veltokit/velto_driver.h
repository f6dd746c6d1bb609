/*
 * Drivers: moving paddles, menu selections and aims.
 *
 * Provisional until 1.0: names and structures may change between minor versions; those of other
 * headers do not.
 *
 * A driver turns the input of a frame into the movement of a game object: a paddle on a court, a
 * selection in a menu, an aim on a screen, or an aim on a horizontal line. It is a pure object: it
 * needs no context and no radio, reads no clock, and returns the same results for the same inputs.
 * Create one driver per player; velto_driver_create() shows how.
 *
 * A driver responds according to the packet rate of the device (`rate_mode` of the input): to
 * velocities at the fast rate, to positions and some velocity at the normal rate, and only to held
 * levels at low power. Each of the three rates has its own set of constants, which a program can
 * replace.
 *
 * Unless its comment states otherwise, every function of a `driver` below may be called from one
 * thread at a time per object; others get VELTO_ERROR_BUSY.
 *
 * Generated from bindings/api/driver.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_DRIVER_H
#define VELTOKIT_VELTO_DRIVER_H

#include "velto_base.h"
#include "velto_input.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Creating and destroying --------------------------------------------------------------------- */

/**
 * Create a driver with the preset constants.
 *
 *     velto_driver *driver;
 *     velto_driver_create(&driver);
 *     double paddle = court_width / 2;
 *     while (game_is_running()) {
 *         velto_context_poll_player(context, 0, VELTO_DT_MEASURE, &input);
 *         velto_driver_step_paddle(driver, &input, input.dt, paddle, court_width / 2, &paddle);
 *         move_paddle(0, paddle);
 *     }
 *     velto_driver_destroy(driver);
 *
 * @param out_driver  receives the driver; destroy it with velto_driver_destroy().
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_driver_destroy
 */
VELTO_API velto_result velto_driver_create(velto_driver **out_driver);

/**
 * Destroy a driver; NULL and stale pointers are ignored.
 * @see velto_driver_create
 */
VELTO_API void velto_driver_destroy(velto_driver *driver);

/**
 * Reset the state of a driver, and keep its constants.
 * @see velto_driver_clear_constants
 */
VELTO_API velto_result velto_driver_reset(velto_driver *driver);

/**
 * Restore the preset constants of a driver.
 * @see velto_driver_reset
 */
VELTO_API velto_result velto_driver_clear_constants(velto_driver *driver);

/* -- Paddle -------------------------------------------------------------------------------------- */

/**
 * Constants of paddle movement, per second where time is involved.
 * @source Triki protocol notes, 9.2
 */
typedef struct velto_paddle_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The rate to which these constants apply; UNKNOWN means NORMAL. */
    velto_rate_mode rate_mode;
    /** Distance per shaped movement of the hand (-1000000 to 1000000; default 880). */
    double velocity_gain;
    /** Speed while the device is held to one side (-1000000 to 1000000; default 240). */
    double tilt_speed;
    /** Gamepad velocity that adds a flick; not used at the fast rate (0 to 1000000; default 5). */
    double flick_velocity_threshold;
    double flick_speed; /**< Speed of a flick (-1000000 to 1000000; default 320). */
    /** Distance from the center at position 1; only used at the fast rate (-1000000 to 1000000;
     *  default 66). */
    double position_scale;
    /** Rate at which the paddle follows the position; only used at the fast rate (0 to 1000000;
     *  default 18). */
    double center_follow_rate;
} velto_paddle_config;

#define VELTO_PADDLE_CONFIG_INIT                                                                  \
    {VELTO_SIZE_OF(velto_paddle_config), 0, 880.0, 240.0, 5.0, 320.0, 66.0, 18.0}

/**
 * Fill a velto_paddle_config with its defaults.
 * @source Triki protocol notes, 9.2
 */
VELTO_API velto_result velto_paddle_config_init(velto_paddle_config *config,
                                                size_t size,
                                                velto_rate_mode rate_mode);

/**
 * Set the paddle constants of a driver for one rate.
 * @see velto_driver_step_paddle, velto_driver_clear_constants
 */
VELTO_API velto_result velto_driver_set_paddle_config(velto_driver *driver,
                                                      const velto_paddle_config *config);

/**
 * Get the paddle constants of a driver for one rate.
 * @param rate_mode   the rate; UNKNOWN means NORMAL.
 * @param out_config  receives the program's constants, or else those of the preset.
 * @see velto_driver_set_paddle_config
 */
VELTO_API velto_result velto_driver_get_paddle_config(velto_driver *driver,
                                                      velto_rate_mode rate_mode,
                                                      velto_paddle_config *out_config);

/**
 * Move a paddle sideways, in the units of the court.
 * @param input         the polled input of this frame.
 * @param dt            length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @param position      current position of the paddle.
 * @param center        middle of the court.
 * @param out_position  receives the new position, which is not limited to any court.
 * @source Triki protocol notes, 9.2
 * @see velto_driver_set_paddle_config
 */
VELTO_API velto_result velto_driver_step_paddle(velto_driver *driver,
                                                const velto_input *input,
                                                double dt,
                                                double position,
                                                double center,
                                                double *out_position);

/* -- Menu ---------------------------------------------------------------------------------------- */

/**
 * Constants of menu selection.
 * @source Triki protocol notes, 9.3
 */
typedef struct velto_menu_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The rate to which these constants apply; UNKNOWN means NORMAL. */
    velto_rate_mode rate_mode;
    /** Gamepad velocity from which the position no longer chooses a slot; only used at the fast
     *  rate (0 to 1000000; default 6). */
    double velocity_threshold;
    /** Shaped movement that counts as a step (0 to 1000000; default 0.003). */
    double frame_delta_threshold;
    double debounce; /**< Minimum time between two steps (seconds, 0 to 86400; default 0.45). */
    /** Half-width of the neutral zone, in which the position targets no slot (0 to 1; default
     *  0.1). */
    double neutral_exit;
} velto_menu_config;

#define VELTO_MENU_CONFIG_INIT                                                                    \
    {VELTO_SIZE_OF(velto_menu_config), 0, 6.0, 0.003, 0.45, 0.1}

/**
 * Fill a velto_menu_config with its defaults.
 * @source Triki protocol notes, 9.3
 */
VELTO_API velto_result velto_menu_config_init(velto_menu_config *config,
                                              size_t size,
                                              velto_rate_mode rate_mode);

/**
 * Set the menu constants of a driver for one rate.
 * @see velto_driver_step_menu, velto_driver_clear_constants
 */
VELTO_API velto_result velto_driver_set_menu_config(velto_driver *driver,
                                                    const velto_menu_config *config);

/**
 * Get the menu constants of a driver for one rate.
 * @param rate_mode   the rate; UNKNOWN means NORMAL.
 * @param out_config  receives the program's constants, or else those of the preset.
 * @see velto_driver_set_menu_config
 */
VELTO_API velto_result velto_driver_get_menu_config(velto_driver *driver,
                                                    velto_rate_mode rate_mode,
                                                    velto_menu_config *out_config);

/**
 * Result of velto_driver_step_menu().
 * @source Triki protocol notes, 9.3
 */
typedef struct velto_menu_step {
    int32_t nudge; /**< Movement of the selection: -1, 0 or 1. */
    int32_t slot; /**< The slot targeted by the position, -1 in the neutral zone. */
    velto_bool uses_position; /**< Whether the hand is calm enough to choose by position. */
    uint32_t reserved; /**< Zero. */
} velto_menu_step;

/**
 * Get the selection step of a frame in a menu, or the slot targeted by the position.
 * @param input       the polled input of this frame.
 * @param dt          length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @param slot_count  number of slots in the menu (0 to 65536).
 * @param selection   the currently selected slot (0 to 65535).
 * @source Triki protocol notes, 9.3
 * @see velto_driver_set_menu_config, velto_driver_step_picker
 */
VELTO_API velto_result velto_driver_step_menu(velto_driver *driver,
                                              const velto_input *input,
                                              double dt,
                                              int32_t slot_count,
                                              int32_t selection,
                                              velto_menu_step *out_step);

/* -- Pointer ------------------------------------------------------------------------------------- */

/**
 * Constants of pointer movement.
 * @source Triki protocol notes, 9.4
 */
typedef struct velto_pointer_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The rate to which these constants apply; UNKNOWN means NORMAL. */
    velto_rate_mode rate_mode;
    /** Rate at which the aim follows the target, per second; not used at low power (0 to
     *  1000000; default 12). */
    double follow_rate;
    /** Distance per hand movement and second (-1000000 to 1000000; default 420). */
    double delta_gain;
    /** Distance while the device is held to one side; only used at low power (per 1/60 s,
     *  -1000000 to 1000000; default 0.022). */
    double tilt_nudge;
} velto_pointer_config;

#define VELTO_POINTER_CONFIG_INIT                                                                 \
    {VELTO_SIZE_OF(velto_pointer_config), 0, 12.0, 420.0, 0.022}

/**
 * Fill a velto_pointer_config with its defaults.
 * @source Triki protocol notes, 9.4
 */
VELTO_API velto_result velto_pointer_config_init(velto_pointer_config *config,
                                                 size_t size,
                                                 velto_rate_mode rate_mode);

/**
 * Set the pointer constants of a driver for one rate.
 * @see velto_driver_step_pointer, velto_driver_clear_constants
 */
VELTO_API velto_result velto_driver_set_pointer_config(velto_driver *driver,
                                                       const velto_pointer_config *config);

/**
 * Get the pointer constants of a driver for one rate.
 * @param rate_mode   the rate; UNKNOWN means NORMAL.
 * @param out_config  receives the program's constants, or else those of the preset.
 * @see velto_driver_set_pointer_config
 */
VELTO_API velto_result velto_driver_get_pointer_config(velto_driver *driver,
                                                       velto_rate_mode rate_mode,
                                                       velto_pointer_config *out_config);

/** A position on a screen, each coordinate 0 to 1, y pointing down. */
typedef struct velto_aim {
    double x; /**< Distance from the left edge. */
    double y; /**< Distance from the top edge. */
} velto_aim;

/**
 * Move an aim over a screen.
 * @param input      the polled input of this frame.
 * @param dt         length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @param aim        current position of the aim.
 * @param target     target of the aim, such as the point from velto_input_get_aim().
 * @param out_moved  receives the new position, which is not limited to any screen. May be the same
 *                   memory as aim.
 * @source Triki protocol notes, 9.4
 * @see velto_driver_set_pointer_config, velto_input_get_aim
 */
VELTO_API velto_result velto_driver_step_pointer(velto_driver *driver,
                                                 const velto_input *input,
                                                 double dt,
                                                 const velto_aim *aim,
                                                 const velto_aim *target,
                                                 velto_aim *out_moved);

/**
 * Get the point on a screen that corresponds to the position of an input.
 *
 * The neutral position is the middle of the screen, and up is up.
 *
 * @param input  the polled input of this frame.
 * @source Triki protocol notes, 9.7
 * @see velto_driver_step_pointer
 */
VELTO_API velto_result velto_input_get_aim(const velto_input *input, velto_aim *out_aim);

/* -- Lateral aim --------------------------------------------------------------------------------- */

/**
 * Constants of lateral movement.
 * @source Triki protocol notes, 9.5
 */
typedef struct velto_lateral_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The rate to which these constants apply; UNKNOWN means NORMAL. */
    velto_rate_mode rate_mode;
    double lean_threshold; /**< Tilts below this do not move the aim (0 to 1; default 0.011). */
    /** Gain of each step; not used at low power (-1000000 to 1000000; default 2.1). */
    double step_gain;
    /** The largest step, before the gain (per 1/60 s, 0 to 1; default 0.014). */
    double max_step_per_frame;
    /** Speed while the device is held to one side; only used at low power (-1000000 to 1000000;
     *  default 0.32). */
    double tilt_hold_speed;
} velto_lateral_config;

#define VELTO_LATERAL_CONFIG_INIT                                                                 \
    {VELTO_SIZE_OF(velto_lateral_config), 0, 0.011, 2.1, 0.014, 0.32}

/**
 * Fill a velto_lateral_config with its defaults.
 * @source Triki protocol notes, 9.5
 */
VELTO_API velto_result velto_lateral_config_init(velto_lateral_config *config,
                                                 size_t size,
                                                 velto_rate_mode rate_mode);

/**
 * Set the lateral constants of a driver for one rate.
 * @see velto_driver_step_lateral, velto_driver_clear_constants
 */
VELTO_API velto_result velto_driver_set_lateral_config(velto_driver *driver,
                                                       const velto_lateral_config *config);

/**
 * Get the lateral constants of a driver for one rate.
 * @param rate_mode   the rate; UNKNOWN means NORMAL.
 * @param out_config  receives the program's constants, or else those of the preset.
 * @see velto_driver_set_lateral_config
 */
VELTO_API velto_result velto_driver_get_lateral_config(velto_driver *driver,
                                                       velto_rate_mode rate_mode,
                                                       velto_lateral_config *out_config);

/**
 * Move an aim sideways, -1 to 1, while the device leans.
 * @param input        the polled input of this frame.
 * @param dt           length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @param aim          current position of the aim.
 * @param lean         tilt of the device to the right.
 * @param is_inverted  whether to reverse the direction.
 * @param out_moved    receives the new position.
 * @source Triki protocol notes, 9.5
 * @see velto_driver_set_lateral_config
 */
VELTO_API velto_result velto_driver_step_lateral(velto_driver *driver,
                                                 const velto_input *input,
                                                 double dt,
                                                 double aim,
                                                 double lean,
                                                 velto_bool is_inverted,
                                                 double *out_moved);

/* -- Recipes -------------------------------------------------------------------------------------
 *
 * Common game logic, one call per frame. Each recipe keeps separate state in the driver.
 */

/**
 * Result of velto_driver_step_picker().
 * @source Triki protocol notes, 9.7
 */
typedef struct velto_picker_step {
    int32_t focus; /**< The focused item. */
    velto_bool is_confirmed; /**< Whether it was confirmed in this frame. */
} velto_picker_step;

/**
 * Move the focus through a menu, and confirm with the button.
 * @param input       the polled input of this frame.
 * @param dt          length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @param slot_count  number of items in the menu; 0 does nothing (0 to 65536).
 * @param out_step    receives the focus, and whether it was confirmed.
 * @source Triki protocol notes, 9.7
 * @see velto_driver_select_item
 */
VELTO_API velto_result velto_driver_step_picker(velto_driver *driver,
                                                const velto_input *input,
                                                double dt,
                                                int32_t slot_count,
                                                velto_picker_step *out_step);

/**
 * Restart the menu of velto_driver_step_picker() with the focus on an item.
 * @param item  the item; 0 for new drivers (0 to 65535).
 * @see velto_driver_step_picker
 */
VELTO_API velto_result velto_driver_select_item(velto_driver *driver, int32_t item);

/**
 * The actions of a frame in a throwing game, in the order in which to handle them.
 * @source Triki protocol notes, 9.7
 */
typedef struct velto_action_step {
    velto_bool primed; /**< Whether the hand was pulled back in this frame. */
    velto_bool threw; /**< Whether a throw occurred. */
    velto_bool confirmed; /**< Whether the button was clicked, at most once per 0.65 s. */
    uint32_t reserved; /**< Zero. */
    double throw_power; /**< Power of the throw, 0 to 1; 0 without one. */
} velto_action_step;

/**
 * Get the actions of a frame in a throwing game.
 * @param input  the polled input of this frame.
 * @param dt     length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @source Triki protocol notes, 9.7
 */
VELTO_API velto_result velto_driver_step_actions(velto_driver *driver,
                                                 const velto_input *input,
                                                 double dt,
                                                 velto_action_step *out_step);

/**
 * Get a copy of the input for display, refreshed every 0.12 s to avoid flicker.
 *
 * At low power the copy is refreshed every 0.35 s. A change of flags, rate or buttons is shown at
 * once. Gestures and button edges stay until the next refresh, and none is lost.
 *
 * @param input      the polled input of this frame.
 * @param dt         length of the frame (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @param out_shown  receives the input to display.
 * @source Triki protocol notes, 5.3 and 8.1
 */
VELTO_API velto_result velto_driver_step_display(velto_driver *driver,
                                                 const velto_input *input,
                                                 double dt,
                                                 velto_input *out_shown);

/**
 * Pass a click, and reject further clicks until a cooldown has elapsed.
 * @param is_pressed   whether the button is pressed in this frame.
 * @param dt           length of the frame (seconds, 0 or more).
 * @param cooldown     time after a passed click during which clicks are rejected; 0.65 in the
 *                     original (seconds, 0 to 86400).
 * @param out_is_open  receives whether the click passes.
 * @source Triki protocol notes, 9.7
 * @see velto_driver_set_gate_pressed
 */
VELTO_API velto_result velto_driver_step_gate(velto_driver *driver,
                                              velto_bool is_pressed,
                                              double dt,
                                              double cooldown,
                                              velto_bool *out_is_open);

/**
 * Synchronize the gate with the button, so that a button that is already held does not click.
 * @param is_pressed  whether the button is down.
 * @see velto_driver_step_gate
 */
VELTO_API velto_result velto_driver_set_gate_pressed(velto_driver *driver, velto_bool is_pressed);

/* -- Calculations -------------------------------------------------------------------------------- */

/**
 * The kind of velocity to shape.
 * @source Triki protocol notes, 3.3
 */
typedef int32_t velto_velocity_preset;
/** The movement of a frame at the fast rate. */
VELTO_CONSTANT(velto_velocity_preset, VELTO_VELOCITY_PRESET_FRAME_FAST, 0);
/** The movement of a frame at the normal rate. */
VELTO_CONSTANT(velto_velocity_preset, VELTO_VELOCITY_PRESET_FRAME_NORMAL, 1);
/** The movement of a frame at low power. */
VELTO_CONSTANT(velto_velocity_preset, VELTO_VELOCITY_PRESET_FRAME_LOW_POWER, 2);
/** The gamepad's velocity at the fast rate. */
VELTO_CONSTANT(velto_velocity_preset, VELTO_VELOCITY_PRESET_GAMEPAD_FAST, 3);
/** The gamepad's velocity at other rates. */
VELTO_CONSTANT(velto_velocity_preset, VELTO_VELOCITY_PRESET_GAMEPAD_OTHER, 4);

/**
 * The shaping of a velocity: 0 below a dead zone, limited to a maximum, times a gain.
 * @source Triki protocol notes, 3.3
 */
typedef struct velto_velocity_limits {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_velocity_preset preset; /**< The preset of the limits, for the program only. */
    double deadzone; /**< Smaller velocities count as 0 (0 to 1000000; default 0.004). */
    double maximum; /**< Larger velocities count as this one (0 to 1000000; default 0.012). */
    double sensitivity; /**< Gain of the result (-1000000 to 1000000; default 0.22). */
} velto_velocity_limits;

#define VELTO_VELOCITY_LIMITS_INIT                                                                \
    {VELTO_SIZE_OF(velto_velocity_limits), 0, 0.004, 0.012, 0.22}

/**
 * Fill a velto_velocity_limits with its defaults.
 * @source Triki protocol notes, 3.3
 */
VELTO_API velto_result velto_velocity_limits_init(velto_velocity_limits *limits,
                                                  size_t size,
                                                  velto_velocity_preset preset);

/**
 * Shape a velocity: apply the dead zone, the maximum and the gain.
 * @param out_shaped  receives the shaped velocity.
 * @source Triki protocol notes, 3.3
 */
VELTO_API velto_result velto_velocity_limits_shape(const velto_velocity_limits *limits,
                                                   double velocity,
                                                   double *out_shaped);

/**
 * Find the slot at a position, among slots side by side from -1 to 1.
 * @param position  the position; outside of the range it counts as the outermost slot.
 * @param count     number of slots (0 to 65536).
 * @param out_slot  receives the slot, 0 if there are none.
 * @source Triki protocol notes, 9.1
 * @see velto_slot_find_focused
 */
VELTO_API velto_result velto_slot_find(double position, int32_t count, int32_t *out_slot);

/**
 * Find the focused slot; none in the neutral zone.
 *
 * An `enter` larger than `exit` keeps the focus from flickering.
 *
 * @param count     number of slots (0 to 65536).
 * @param current   the slot that currently has the focus, -1 for none (-1 to 65535).
 * @param enter     half-width of the neutral zone while no slot has the focus; 0.30 in the original
 *                  (0 to 1).
 * @param exit      half-width of the neutral zone while a slot has the focus; 0.14 in the original
 *                  (0 to 1).
 * @param out_slot  receives the slot, -1 for none.
 * @returns VELTO_OK; VELTO_NOTHING (no slot has the focus).
 * @source Triki protocol notes, 9.1
 * @see velto_slot_find
 */
VELTO_API velto_result velto_slot_find_focused(double position,
                                               int32_t count,
                                               int32_t current,
                                               double enter,
                                               double exit,
                                               int32_t *out_slot);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_DRIVER_H */
