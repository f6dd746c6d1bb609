/*
 * Game input, polled once per frame.
 *
 * All wearables fill the same structure, velto_input. A game polls it once per frame and device:
 *
 *     velto_input input = VELTO_INPUT_INIT;
 *     velto_device_poll_input(device, dt, &input);
 *     paddle = input.position_x;
 *     if (input.buttons_pressed & VELTO_BUTTON_MAIN) serve();
 *
 * Levels (positions, buttons_down, states) are current values. Edges (buttons_pressed, gestures)
 * are the changes since the last poll; a press and its release between two polls are both reported.
 * Counters let any number of readers see every edge: velto_device_peek_input() reads them and
 * consumes nothing.
 *
 * Positions are 0 in the center, 1 at the right and upper edges and -1 at the left and lower edges.
 * Axes of the device: held in front of the player, +x points right, +y up, +z towards the player;
 * positive rotation is counterclockwise seen from the positive end of an axis; quaternions are (w,
 * x, y, z).
 *
 * Source of all formulas: Triki protocol notes, sections 3 to 8.
 *
 * Generated from bindings/api/input.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_INPUT_H
#define VELTOKIT_VELTO_INPUT_H

#include "velto_base.h"
#include "velto_device.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Modes, buttons and flags -------------------------------------------------------------------- */

/**
 * The value of `dt` with which a poll measures the time since the last poll, and a step uses the
 * `dt` of its input.
 */
#define VELTO_DT_MEASURE (-1.0)

/**
 * The mapping from motion to position.
 * @source Triki protocol notes, 6.2
 */
typedef int32_t velto_motion_mode;
/** One axis; the position follows the tilt. */
VELTO_CONSTANT(velto_motion_mode, VELTO_MOTION_MODE_PADDLE, 0);
/** Two axes; the position follows the rotation. */
VELTO_CONSTANT(velto_motion_mode, VELTO_MOTION_MODE_POINTER, 1);
/** Like the pointer; in addition, pulling back and thrusting forward throws. */
VELTO_CONSTANT(velto_motion_mode, VELTO_MOTION_MODE_GESTURE, 2);

/**
 * The packet rate of a device.
 * @source Triki protocol notes, 3.2
 */
typedef int32_t velto_rate_mode;
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_UNKNOWN, 0); /**< Too few packets so far. */
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_FAST, 1); /**< Intervals below 30 ms. */
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_NORMAL, 2); /**< Intervals of 30 to 200 ms. */
/** Longer intervals: the device saves power, or is silent. */
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_LOW_POWER, 3);

/**
 * The main direction of a position.
 * @source Triki protocol notes, 7
 */
typedef int32_t velto_pointer_direction;
/** Close to the center, less than 0.08 on both axes. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_CENTER, 0);
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_LEFT, 1); /**< To the left. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_RIGHT, 2); /**< To the right. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_UP, 3); /**< Upwards. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_DOWN, 4); /**< Downwards. */

/** Buttons of a wearable. */
typedef uint32_t velto_button;
#define VELTO_BUTTON_MAIN   0x1u /**< The button of a cap, or its equivalent. */
#define VELTO_BUTTON_THUMB  0x100u /**< The thumb. */
#define VELTO_BUTTON_INDEX  0x200u /**< The index finger. */
#define VELTO_BUTTON_MIDDLE 0x400u /**< The middle finger. */
#define VELTO_BUTTON_RING   0x800u /**< The ring finger. */
#define VELTO_BUTTON_LITTLE 0x1000u /**< The little finger. */

/** The state of a device, and the valid members of velto_input. */
typedef uint32_t velto_input_flag;
#define VELTO_INPUT_CONNECTED          0x1u /**< The device is ready. */
#define VELTO_INPUT_RECEIVING          0x2u /**< A packet arrived recently, as of this call. */
#define VELTO_INPUT_FRESH              0x4u /**< A packet arrived since the last poll. */
/** The device is in low-power mode until it is moved. */
#define VELTO_INPUT_IDLE_LOW_POWER     0x8u
/** The player should be prompted to calibrate; see velto_device_set_calibration_policy(). */
#define VELTO_INPUT_CALIBRATION_WANTED 0x10u
/** The device has a neutral pose, possibly the first sample;
 *  velto_device_get_calibration_state() returns whether the player has calibrated. */
#define VELTO_INPUT_CALIBRATED         0x20u
#define VELTO_INPUT_CONTROL_AVAILABLE  0x40u /**< The device can control the program now. */
#define VELTO_INPUT_HAS_POSITION       0x80u /**< The position is valid. */
#define VELTO_INPUT_HAS_ORIENTATION    0x100u /**< `orientation` is valid. */
#define VELTO_INPUT_HAS_ACCELERATION   0x200u /**< `acceleration` is valid. */
#define VELTO_INPUT_HAS_ROTATION_RATE  0x400u /**< `rotation_rate` is valid. */
#define VELTO_INPUT_HAS_BATTERY        0x800u /**< `battery` is valid. */
#define VELTO_INPUT_VIRTUAL            0x1000u /**< The program supplies this input. */

/** States at the time of a poll. */
typedef uint32_t velto_input_state;
#define VELTO_INPUT_STATE_MOVING           0x1u /**< The device is moving. */
#define VELTO_INPUT_STATE_TILT_LEFT        0x2u /**< The device is tilted to the left. */
#define VELTO_INPUT_STATE_TILT_RIGHT       0x4u /**< The device is tilted to the right. */
/** The hand is pulled back: a thrust would throw. */
#define VELTO_INPUT_STATE_GESTURE_PRIMED   0x8u
/** The main button was pressed less than 0.12 s ago, for highlighting it on screen. */
#define VELTO_INPUT_STATE_BUTTON_HIGHLIGHT 0x10u
#define VELTO_INPUT_STATE_AT_REST          0x20u /**< The paddle is in the center. */
#define VELTO_INPUT_STATE_SENSOR_CLICK     0x40u /**< The last click was less than 0.25 s ago. */
/** The last shake reported by the device was less than 0.25 s ago. */
#define VELTO_INPUT_STATE_SENSOR_SHAKE     0x80u

/** The gestures since the last poll. */
typedef uint32_t velto_gesture;
#define VELTO_GESTURE_CLICK   0x1u /**< A click of the main button. */
#define VELTO_GESTURE_PRIMARY 0x2u /**< The main action of a game. */
#define VELTO_GESTURE_THROW   0x4u /**< A throw; `throw_power` holds its power. */
#define VELTO_GESTURE_SHAKE   0x8u /**< A shake. */
#define VELTO_GESTURE_SWING   0x10u /**< A swing. */
/** The action of the gamepad view: a click, a swing or a fast turn. */
#define VELTO_GESTURE_ACTION  0x20u

/**
 * The accuracy of a gyroscope's bias, which is its reading at rest.
 *
 * The library measures the bias whenever the device lies still for three seconds, saves it with the
 * device, and subtracts it from all input. Prompt the player to put the device down only if the
 * accuracy is UNKNOWN and the game uses the pointer.
 * @source orientation, 8
 */
typedef int32_t velto_gyro_calibration;
/** Worse than 1 °/s: the device has not been at rest yet, or has no gyroscope. */
VELTO_CONSTANT(velto_gyro_calibration, VELTO_GYRO_CALIBRATION_UNKNOWN, 0);
/** Within 1 °/s, for example the bias of an earlier run. */
VELTO_CONSTANT(velto_gyro_calibration, VELTO_GYRO_CALIBRATION_ROUGH, 1);
/** Within 0.1 °/s; the error is usually a tenth of that. */
VELTO_CONSTANT(velto_gyro_calibration, VELTO_GYRO_CALIBRATION_GOOD, 2);

/* -- The input ----------------------------------------------------------------------------------- */

/**
 * The input of a device in one frame of a game, for all families.
 *
 * The input of a device that is not connected is neutral: positions 0, nothing pressed.
 * @source Triki protocol notes, 7
 */
typedef struct velto_input {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_input_flag flags; /**< The state of the device, and the valid members. */
    velto_device device; /**< The device, null for none. */
    int32_t player_index; /**< Its player index, -1 for none (default -1). */
    velto_motion_mode motion_mode; /**< The mapping from motion to position. */
    velto_rate_mode rate_mode; /**< The device's packet rate. */
    velto_pointer_direction pointer_direction; /**< The main direction of the position. */
    /** Arrival of the newest packet, on the context's clock (nanoseconds). */
    uint64_t timestamp_ns;
    uint64_t packet_count; /**< Number of packets since the link came up. */
    uint64_t poll_count; /**< Number of polls of the device so far. */
    /** Time since the newest packet, as of this call; infinity before the first (seconds). */
    double packet_age;
    /** Time by which the newest poll advanced motion: the given time, or the measured one, at
     *  most 0.05 (seconds, 0 or more). */
    double dt;
    double position_x; /**< Horizontal position, -1 to 1; in paddle mode up to 1.7. */
    double position_y; /**< Vertical position, -1 to 1; 0 in paddle mode. */
    double relative_x; /**< Horizontal position before output smoothing. */
    double relative_y; /**< Vertical position before output smoothing. */
    double frame_delta_x; /**< Horizontal movement of the position since the last poll. */
    double frame_delta_y; /**< Vertical movement of the position since the last poll. */
    /** Horizontal input: raw values in paddle mode, otherwise -1 to 1 (raw units). */
    double raw_x;
    double raw_y; /**< Vertical input, -1 to 1; 0 in paddle mode. */
    double direction; /**< Direction of the gamepad view, -1 to 1. */
    double velocity; /**< Velocity of the gamepad view, 0 or more. */
    double throw_power; /**< Power of a throw in this frame, 0 to 1; 0 without one. */
    double sensor_tilt_x; /**< Tilt sideways, -1 to 1. Source: Triki protocol notes, 2.5. */
    double sensor_tilt_y; /**< Tilt forwards, -1 to 1. */
    double sensor_gyro_x; /**< Rotation about x, -1 to 1. */
    double sensor_gyro_y; /**< Rotation about y, -1 to 1. */
    double sensor_gyro_z; /**< Rotation about z, -1 to 1. */
    double sensor_rotation; /**< The rotation channel, -1 to 1. */
    double sensor_motion; /**< Strength of the rotation about all axes, 0 to 1. */
    velto_button buttons_down; /**< Buttons that are down. */
    velto_button buttons_pressed; /**< Buttons pressed since the last poll. */
    /** Buttons released since the last poll; a lost link releases held buttons. */
    velto_button buttons_released;
    velto_input_state states; /**< The current states. */
    velto_gesture gestures; /**< The gestures since the last poll. */
    uint32_t press_count; /**< Presses of the main button since the device was first seen; wraps. */
    uint32_t release_count; /**< Releases of the main button; wraps. */
    uint32_t click_count; /**< Clicks, including those reported by the device; wraps. */
    uint32_t primary_count; /**< Polls with a main action; wraps. */
    uint32_t throw_count; /**< Throws; wraps. */
    uint32_t shake_count; /**< Polls with a shake; wraps. */
    uint32_t swing_count; /**< Polls with a swing; wraps. */
    uint32_t action_count; /**< Polls with an action; wraps. */
    /** Orientation as a quaternion (w, x, y, z) that rotates a vector from the axes of the hand
     *  to those of the world, whose z points up. The mounting determines the axes of the hand.
     *  The heading is 0 at the first rest, and after velto_device_recenter(). Valid with its
     *  flag. */
    float orientation[4];
    float acceleration[3]; /**< Acceleration; valid with its flag (m/s²). */
    /** Rotation rate minus the known bias of the gyroscope; valid with its flag (rad/s). */
    float rotation_rate[3];
    float battery; /**< Charge of the battery, 0 to 1; valid with its flag. */
    /** Taps of each finger since the device was first seen, thumb first; each wraps. */
    uint32_t finger_press_count[5];
    velto_gyro_calibration gyro_calibration; /**< The accuracy of the gyroscope's bias. */
} velto_input;

#define VELTO_INPUT_INIT                                                                          \
    {VELTO_SIZE_OF(velto_input), 0, {0}, -1, 0, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,      \
    0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0, 0, 0, 0, 0, 0, 0,    \
    0, 0, 0, 0, 0, 0, {0}, {0}, {0}, 0.0f, {0}, 0}

/**
 * Fill a velto_input with its defaults.
 * @source Triki protocol notes, 7
 */
VELTO_API velto_result velto_input_init(velto_input *input, size_t size);

/* -- Polling ------------------------------------------------------------------------------------- */

/**
 * Take the latest game input of a device.
 *
 * `out_input` receives the current motion state, and all button edges and gestures since the
 * previous poll of this device, even at low frame rates. Call this function once per device and
 * frame, from the game's thread.
 *
 * After VELTO_OK the input is valid. If the device is not connected, its input is neutral and lacks
 * the flag CONNECTED, so a game loop needs no special case.
 *
 *     velto_input input = VELTO_INPUT_INIT;
 *     while (game_is_running()) { // once per frame
 *         velto_device_poll_input(device, VELTO_DT_MEASURE, &input);
 *         if (!(input.flags & VELTO_INPUT_RECEIVING)) continue; // pause the game
 *         move_paddle(0, input.position_x);
 *         if (input.gestures & VELTO_GESTURE_THROW) throw_ball(input.throw_power);
 *     }
 *
 * @param dt  time since the previous poll of this device (seconds, 0 or more), or VELTO_DT_MEASURE.
 * @threads one thread at a time per object; others get VELTO_ERROR_BUSY; velto_device_peek_input()
 *          works on any thread.
 * @blocks never; no allocation, and no system call unless a gesture wakes the reader of a queue.
 * @source Triki protocol notes, 8.3
 * @see velto_device_peek_input, velto_context_poll_player
 */
VELTO_API velto_result velto_device_poll_input(velto_device device,
                                               double dt,
                                               velto_input *out_input);

/**
 * Get the game input of a device without consuming anything.
 *
 * The result is the input of the last poll, with current flags, button levels, press and click
 * counters, packet count and age.
 *
 * @see velto_device_poll_input
 */
VELTO_API velto_result velto_device_peek_input(velto_device device, velto_input *out_input);

/**
 * Take the latest game input of a player.
 *
 * This is velto_device_poll_input() for the device with that index. Without such a device, the
 * input is neutral and its `device` is null.
 *
 *     velto_input input = VELTO_INPUT_INIT;
 *     while (game_is_running()) { // once per frame
 *         velto_context_poll_player(context, 0, VELTO_DT_MEASURE, &input);
 *         move_paddle(0, input.position_x); // -1 to 1; 0 while no device is connected
 *         if (input.buttons_pressed & VELTO_BUTTON_MAIN) serve();
 *     }
 *
 * @param player_index  the player (0 to 63).
 * @param dt            time since the previous poll of this player (seconds, 0 or more), or
 *                      VELTO_DT_MEASURE.
 * @threads one thread at a time per object; others get VELTO_ERROR_BUSY; one thread per player.
 * @blocks never; no allocation and no system call.
 * @see velto_context_peek_player, velto_context_set_auto_connect
 */
VELTO_API velto_result velto_context_poll_player(velto_context *context,
                                                 int32_t player_index,
                                                 double dt,
                                                 velto_input *out_input);

/**
 * Get the game input of a player without consuming anything.
 * @param player_index  the player (0 to 63).
 * @param out_input     receives the input, neutral while no device has that index.
 * @see velto_context_poll_player
 */
VELTO_API velto_result velto_context_peek_player(velto_context *context,
                                                 int32_t player_index,
                                                 velto_input *out_input);

/**
 * Reset the motion of a device to its initial state.
 *
 * The call clears the position, its center, unpolled packets and edges, and the supplement, and
 * restarts the measurement of `dt`. Configuration, mode, counters and held buttons are kept.
 *
 * @source Triki protocol notes, 8.7
 * @see velto_device_restart_session, velto_device_discard_edges
 */
VELTO_API velto_result velto_device_reset_input(velto_device device);

/**
 * Restart the session of a device on its current link.
 *
 * The call clears unpolled packets and edges, the rate mode, the flag RECEIVING, `packet_count`,
 * the gamepad view and the sensors. Position, calibration, configuration, press counts and held
 * buttons are kept. The call takes effect on the context's loop, or at once for a device that the
 * program feeds.
 *
 * @threads one thread at a time per object; for a device that the program feeds, also not while
 *          another thread feeds packets.
 * @source Triki protocol notes, 5.1
 * @see velto_device_reset_input
 */
VELTO_API velto_result velto_device_restart_session(velto_device device);

/**
 * Discard all button edges and gestures up to now.
 *
 * Call it when a menu closes, so that the click that closed the menu does not also serve a ball.
 * Motion is kept: waiting samples of the gamepad view are still polled.
 *
 * @source Triki protocol notes, 8.1
 * @see velto_device_reset_input
 */
VELTO_API velto_result velto_device_discard_edges(velto_device device);

/* -- Bindings ------------------------------------------------------------------------------------
 *
 * A replaceable table maps the events of a device to velto_input: a tap can be a button, a gesture
 * or a movement of the position. Measured motion is mapped by the motion configuration instead. A
 * family without such events, such as caps, has no table.
 *
 * The default table of TAPs:
 *
 * - the pointer moves the position by 0.002 per count;
 * - each finger of a tap is a button, and a tap of the thumb alone is PRIMARY;
 * - swipes are SWING, with a direction if to the left or right;
 * - touching the thumb with the index finger is the main button: a short press for a touch in
 *   mid-air, and for a TapXR a press that lasts while most of the newest reports show the touch.
 */

/**
 * The kinds of events that can be bound.
 * @source device input, 2
 */
typedef int32_t velto_binding_kind;
/** A finger takes part in a tap; the code is the finger, 0 for the thumb. */
VELTO_CONSTANT(velto_binding_kind, VELTO_BINDING_KIND_FINGER, 0);
/** Fingers tap together, and no others; the code is the combination, 1 for the thumb to 16 for
 *  the little finger. */
VELTO_CONSTANT(velto_binding_kind, VELTO_BINDING_KIND_TAP, 1);
/** The hand makes a mid-air gesture; the code is that of VELTO_EVENT_AIR_GESTURE. */
VELTO_CONSTANT(velto_binding_kind, VELTO_BINDING_KIND_AIR_GESTURE, 2);
/** The hand takes a posture, 100 to 105; MAIN stays down as long as the posture lasts. */
VELTO_CONSTANT(velto_binding_kind, VELTO_BINDING_KIND_HAND_STATE, 3);
/** The pointer moves; the code is 0. */
VELTO_CONSTANT(velto_binding_kind, VELTO_BINDING_KIND_POINTER, 4);

/** A mapping from an event of a device to game input. An event may have several rows. */
typedef struct velto_binding {
    velto_binding_kind kind; /**< The kind of the event. */
    uint32_t code; /**< The event among those of its kind. */
    velto_button buttons_pressed; /**< Buttons that are pressed, and released at once. */
    /** Gestures that are reported for one poll. CLICK is a click without a button; THROW has the
     *  power 1. */
    velto_gesture gestures;
    int32_t direction; /**< The direction of SWING: -1 left, 1 right, 0 neither (-1 to 1). */
    uint32_t reserved; /**< Zero. */
    /** Movement of the position to the right: each time, or per count of POINTER. */
    double move_x;
    /** Movement upwards. Counts of the pointer grow downwards: a negative factor follows the
     *  hand. */
    double move_y;
    uint64_t reserved2; /**< Zero. */
} velto_binding;

/**
 * Replace the bindings of a device's events to game input.
 *
 * The bindings persist across lost links, until the device is forgotten or gets another family.
 * Without bindings, events do not affect game input, but are still reported. To change some rows,
 * get all of them first.
 *
 *     velto_binding rows[64] = {0};
 *     size_t count;
 *     velto_device_get_bindings(device, rows, 63, &count);
 *     rows[count].kind = VELTO_BINDING_KIND_TAP; // of the middle finger
 *     rows[count].code = 4;
 *     rows[count].gestures = VELTO_GESTURE_ACTION;
 *     velto_device_set_bindings(device, rows, count + 1);
 *
 * @param bindings  the rows; none disables the table; at most 256.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device's family has no bindings, or is unknown).
 * @see velto_device_get_bindings
 */
VELTO_API velto_result velto_device_set_bindings(velto_device device,
                                                 const velto_binding *bindings,
                                                 size_t count);

/**
 * Get the bindings of a device's events to game input.
 * @param bindings  receives the rows, those of its family by default.
 * @see velto_device_set_bindings
 */
VELTO_API velto_result velto_device_get_bindings(velto_device device,
                                                 velto_binding *bindings,
                                                 size_t capacity,
                                                 size_t *out_count);

/* -- Mounting and game input --------------------------------------------------------------------- */

/**
 * Ways to wear a device.
 * @source device input, 1.1
 */
typedef int32_t velto_mounting_kind;
/** In the hand, like a remote: +x to the right, +y at the screen, +z up. */
VELTO_CONSTANT(velto_mounting_kind, VELTO_MOUNTING_KIND_HANDHELD, 0);
/** On the left wrist, like a watch: +x towards the hand, and with the palm down +z up. */
VELTO_CONSTANT(velto_mounting_kind, VELTO_MOUNTING_KIND_WRIST_LEFT, 1);
/** On the right wrist, like a watch: +x towards the elbow, and with the palm down +z up. */
VELTO_CONSTANT(velto_mounting_kind, VELTO_MOUNTING_KIND_WRIST_RIGHT, 2);
/** Any other way, by `rotation`. */
VELTO_CONSTANT(velto_mounting_kind, VELTO_MOUNTING_KIND_CUSTOM, 3);

/** The mounting of a device. */
typedef struct velto_mounting {
    velto_mounting_kind kind; /**< The kind of mounting. */
    uint32_t reserved; /**< Zero. */
    /** The rotation from the device's axes to those of HANDHELD, as a quaternion of any length
     *  but 0; set for CUSTOM only, returned for every kind. */
    double rotation_w;
    double rotation_x; /**< The first imaginary part of the rotation. */
    double rotation_y; /**< The second imaginary part of the rotation. */
    double rotation_z; /**< The third imaginary part of the rotation. */
    uint64_t reserved2; /**< Zero. */
    uint64_t reserved3; /**< Zero. */
} velto_mounting;

/**
 * Set the mounting of a device, which rotates its measured motion.
 *
 * Boards and TAPs that send raw values have a mounting, since their axes differ between models. A
 * game lets its player choose, or detects the rotation by a gesture. The mounting persists across
 * lost links. Streams deliver the sensor's values without rotation.
 *
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device's family is held one way, or is unknown).
 * @see velto_device_get_mounting
 */
VELTO_API velto_result velto_device_set_mounting(velto_device device,
                                                 const velto_mounting *mounting);

/**
 * Get the mounting of a device, which rotates its measured motion.
 * @param out_mounting  receives the mounting, HANDHELD for a new device.
 * @see velto_device_set_mounting
 */
VELTO_API velto_result velto_device_get_mounting(velto_device device, velto_mounting *out_mounting);

/** Whether a device feeds game input. */
typedef int32_t velto_game_input;
/** The default of its family: caps and TAPs feed game input, a board while it has a player
 *  index. */
VELTO_CONSTANT(velto_game_input, VELTO_GAME_INPUT_AUTOMATIC, 0);
VELTO_CONSTANT(velto_game_input, VELTO_GAME_INPUT_ON, 1); /**< It feeds game input. */
VELTO_CONSTANT(velto_game_input, VELTO_GAME_INPUT_OFF, 2); /**< It does not feed game input. */

/**
 * Set whether a device feeds game input.
 *
 * With OFF, the input is neutral, held buttons are released, and the device gets no player index
 * when it becomes READY; an existing index stays. Events, streams and subscriptions continue. The
 * setting persists until the device is forgotten.
 *
 * @param policy  the policy; AUTOMATIC for new devices.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual).
 * @see velto_device_get_game_input, velto_device_set_player_index
 */
VELTO_API velto_result velto_device_set_game_input(velto_device device, velto_game_input policy);

/**
 * Get whether a device feeds game input.
 * @see velto_device_set_game_input
 */
VELTO_API velto_result velto_device_get_game_input(velto_device device,
                                                   velto_game_input *out_policy);

/* -- Devices fed by the program ------------------------------------------------------------------
 *
 * A program with its own Bluetooth stack can use the library as a decoder only: it feeds the
 * packets of a device without a link. The device is connected from its first packet and gives the
 * same results as a device of a backend. velto_device_disconnect() disconnects it until the next
 * packet; velto_device_forget() removes it.
 */

/**
 * Create a device whose packets the program feeds.
 *
 * The device exists until velto_device_forget() or the destruction of its context; then its
 * identifier can be reused.
 *
 * @param family      the family that decodes its packets.
 * @param identifier  a unique name, not empty; "ingest:" is prepended; at most 128 bytes.
 * @returns VELTO_OK; VELTO_ERROR_ALREADY (the identifier is in use); VELTO_ERROR_UNSUPPORTED
 *          (packets of that family cannot be fed); VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_device_ingest_packet, velto_device_forget
 */
VELTO_API velto_result velto_context_create_ingest_device(velto_context *context,
                                                          velto_family family,
                                                          const char *identifier,
                                                          velto_device *out_device);

/**
 * Feed one received packet to a device without a link.
 * @param device          a device created by velto_context_create_ingest_device().
 * @param characteristic  the characteristic that notified it; VELTO_NULL_UUID for the family's main
 *                        one.
 * @param bytes           the packet as notified; an empty one is ignored; at most 512 bytes.
 * @param timestamp_ns    time of arrival, on the context's clock; 0 for now (nanoseconds).
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a link of its own);
 *          VELTO_ERROR_NOT_FOUND (the family does not use that characteristic).
 * @threads one thread at a time per object.
 * @blocks never; no allocation after the first packets.
 * @see velto_context_create_ingest_device
 */
VELTO_API velto_result velto_device_ingest_packet(velto_device device,
                                                  velto_uuid characteristic,
                                                  const void *bytes,
                                                  size_t size,
                                                  uint64_t timestamp_ns);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_INPUT_H */
