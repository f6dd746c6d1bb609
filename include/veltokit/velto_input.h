/*
 * Game input: what a game reads once a frame.
 *
 * Every wearable ends in the same struct, velto_input. A game polls it once a frame and device:
 *
 *     velto_input input = VELTO_INPUT_INIT;
 *     velto_device_poll_input(device, dt, &input);
 *     paddle = input.position_x;
 *     if (input.buttons_pressed & VELTO_BUTTON_MAIN) serve();
 *
 * Levels (positions, buttons_down, states) hold as long as they are true. Edges (buttons_pressed,
 * gestures) tell what happened since the last poll; a press and its release between two polls are
 * both reported. Counters let any number of readers see every happening: whoever only looks uses
 * velto_device_peek_input(), which steps and consumes nothing.
 *
 * Positions are 0 in the middle, 1 at the right and upper edge and -1 at the left and lower one.
 * Axes of the device: held in front of the player, +x points right, +y up, +z towards the player;
 * positive rotation is counter-clockwise seen from the positive end of an axis; quaternions are (w,
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

/* -- Words --------------------------------------------------------------------------------------- */

/**
 * In place of `dt`, lets a poll measure the time since the previous one, and a step take the `dt`
 * of its input.
 */
#define VELTO_DT_MEASURE (-1.0)

/**
 * How motion becomes a position.
 * @source Triki protocol notes, 6.2
 */
typedef int32_t velto_motion_mode;
/** One axis; the position follows the tilt. */
VELTO_CONSTANT(velto_motion_mode, VELTO_MOTION_MODE_PADDLE, 0);
/** Two axes; the position follows the turning. */
VELTO_CONSTANT(velto_motion_mode, VELTO_MOTION_MODE_POINTER, 1);
/** Like the pointer, and pulling back and thrusting forward throws. */
VELTO_CONSTANT(velto_motion_mode, VELTO_MOTION_MODE_GESTURE, 2);

/**
 * How often a device sends.
 * @source Triki protocol notes, 3.2
 */
typedef int32_t velto_rate_mode;
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_UNKNOWN, 0); /**< Too few packets to tell. */
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_FAST, 1); /**< More often than every 30 ms. */
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_NORMAL, 2); /**< Every 30 to 200 ms. */
/** Less often: the device saves power, or is silent. */
VELTO_CONSTANT(velto_rate_mode, VELTO_RATE_MODE_LOW_POWER, 3);

/**
 * The main direction of a position.
 * @source Triki protocol notes, 7
 */
typedef int32_t velto_pointer_direction;
/** Close to the middle, less than 0.08 on both axes. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_CENTER, 0);
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_LEFT, 1); /**< To the left. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_RIGHT, 2); /**< To the right. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_UP, 3); /**< Upwards. */
VELTO_CONSTANT(velto_pointer_direction, VELTO_POINTER_DIRECTION_DOWN, 4); /**< Downwards. */

/** Buttons of a wearable. */
typedef uint32_t velto_button;
#define VELTO_BUTTON_MAIN   0x1u /**< The one button of a cap, or what counts as it. */
#define VELTO_BUTTON_THUMB  0x100u /**< The thumb. */
#define VELTO_BUTTON_INDEX  0x200u /**< The index finger. */
#define VELTO_BUTTON_MIDDLE 0x400u /**< The middle finger. */
#define VELTO_BUTTON_RING   0x800u /**< The ring finger. */
#define VELTO_BUTTON_LITTLE 0x1000u /**< The little finger. */

/** What is known about a device, and which members of velto_input are valid. */
typedef uint32_t velto_input_flag;
#define VELTO_INPUT_CONNECTED          0x1u /**< The device can be used. */
#define VELTO_INPUT_RECEIVING          0x2u /**< A packet came lately, as of this call. */
#define VELTO_INPUT_FRESH              0x4u /**< A packet came since the last poll. */
#define VELTO_INPUT_IDLE_LOW_POWER     0x8u /**< The device saves power and waits to be moved. */
/** The player should be asked to calibrate; see velto_device_set_calibration_policy(). */
#define VELTO_INPUT_CALIBRATION_WANTED 0x10u
/** A neutral pose is known, if only from the first sample; velto_device_get_calibration_state()
 *  tells what the player did. */
#define VELTO_INPUT_CALIBRATED         0x20u
#define VELTO_INPUT_CONTROL_AVAILABLE  0x40u /**< The device can control something now. */
#define VELTO_INPUT_HAS_POSITION       0x80u /**< The position is valid. */
#define VELTO_INPUT_HAS_ORIENTATION    0x100u /**< `orientation` is valid. */
#define VELTO_INPUT_HAS_ACCELERATION   0x200u /**< `acceleration` is valid. */
#define VELTO_INPUT_HAS_ROTATION_RATE  0x400u /**< `rotation_rate` is valid. */
#define VELTO_INPUT_HAS_BATTERY        0x800u /**< `battery` is valid. */
#define VELTO_INPUT_VIRTUAL            0x1000u /**< The program itself supplies this input. */

/** What holds at the moment of a poll. */
typedef uint32_t velto_input_state;
#define VELTO_INPUT_STATE_MOVING           0x1u /**< The device moves. */
#define VELTO_INPUT_STATE_TILT_LEFT        0x2u /**< It is tilted to the left. */
#define VELTO_INPUT_STATE_TILT_RIGHT       0x4u /**< It is tilted to the right. */
/** The hand is pulled back, and a thrust would throw. */
#define VELTO_INPUT_STATE_GESTURE_PRIMED   0x8u
/** The main button went down less than 0.12 s ago, to light up a picture of it. */
#define VELTO_INPUT_STATE_BUTTON_HIGHLIGHT 0x10u
#define VELTO_INPUT_STATE_AT_REST          0x20u /**< The paddle is in the middle. */
#define VELTO_INPUT_STATE_SENSOR_CLICK     0x40u /**< A click happened less than 0.25 s ago. */
/** A shake that the device reports happened less than 0.25 s ago. */
#define VELTO_INPUT_STATE_SENSOR_SHAKE     0x80u

/** What happened since the last poll. */
typedef uint32_t velto_gesture;
#define VELTO_GESTURE_CLICK   0x1u /**< A click of the main button. */
#define VELTO_GESTURE_PRIMARY 0x2u /**< What a game takes for its main action. */
#define VELTO_GESTURE_THROW   0x4u /**< A throw; `throw_power` holds its power. */
#define VELTO_GESTURE_SHAKE   0x8u /**< A shake. */
#define VELTO_GESTURE_SWING   0x10u /**< A swing. */
/** The action of the gamepad view: a click, a swing or a fast turn. */
#define VELTO_GESTURE_ACTION  0x20u

/* -- The input ----------------------------------------------------------------------------------- */

/**
 * Everything a game reads in one frame, whatever the player wears.
 *
 * A device that is not connected reads neutral: positions 0, nothing pressed.
 * @source Triki protocol notes, 7
 */
typedef struct velto_input {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    velto_input_flag flags; /**< What is known about the device, and which members are valid. */
    velto_device device; /**< Which device this is, zero for none. */
    int32_t player_index; /**< Its place among the players, -1 for none (default -1). */
    velto_motion_mode motion_mode; /**< How motion becomes a position. */
    velto_rate_mode rate_mode; /**< How often the device sends. */
    velto_pointer_direction pointer_direction; /**< The main direction of the position. */
    /** When the newest packet arrived, on the context's clock (nanoseconds). */
    uint64_t timestamp_ns;
    uint64_t packet_count; /**< Packets since the link is up. */
    uint64_t poll_count; /**< Polls of the device so far. */
    /** Time since the newest packet, as of this call; infinity before the first (seconds). */
    double packet_age;
    /** Time by which the newest poll advanced motion: as given, or as measured, then at most
     *  0.05 (seconds, 0 or more). */
    double dt;
    double position_x; /**< Position sideways, -1 to 1; in paddle mode up to 1.7. */
    double position_y; /**< Position upwards, -1 to 1; 0 in paddle mode. */
    double relative_x; /**< Position sideways before output smoothing. */
    double relative_y; /**< Position upwards before output smoothing. */
    double frame_delta_x; /**< How far the position moved sideways since the last poll. */
    double frame_delta_y; /**< How far the position moved upwards since the last poll. */
    /** Input sideways: counts of the sensor in paddle mode, otherwise -1 to 1 (raw units). */
    double raw_x;
    double raw_y; /**< Input upwards, -1 to 1; 0 in paddle mode. */
    double direction; /**< Direction of the gamepad view, -1 to 1. */
    double velocity; /**< Velocity of the gamepad view, 0 or more. */
    double throw_power; /**< Power of a throw in this frame, 0 to 1; 0 without one. */
    double sensor_tilt_x; /**< Tilt sideways, -1 to 1. Source: Triki protocol notes, 2.5. */
    double sensor_tilt_y; /**< Tilt forwards, -1 to 1. */
    double sensor_gyro_x; /**< Turning about x, -1 to 1. */
    double sensor_gyro_y; /**< Turning about y, -1 to 1. */
    double sensor_gyro_z; /**< Turning about z, -1 to 1. */
    double sensor_rotation; /**< The rotation channel, -1 to 1. */
    double sensor_motion; /**< Strength of all turning together, 0 to 1. */
    velto_button buttons_down; /**< Buttons that are down. */
    velto_button buttons_pressed; /**< Buttons that went down since the last poll. */
    /** Buttons that came up since the last poll; a lost link releases what was held. */
    velto_button buttons_released;
    velto_input_state states; /**< What holds now. */
    velto_gesture gestures; /**< What happened since the last poll. */
    /** Presses of the main button, whatever the family, since the device was first seen; wraps. */
    uint32_t press_count;
    uint32_t release_count; /**< Releases of the main button; wraps. */
    uint32_t click_count; /**< Clicks, those that a device reports by itself included; wraps. */
    uint32_t primary_count; /**< Polls with a main action; wraps. */
    uint32_t throw_count; /**< Throws; wraps. */
    uint32_t shake_count; /**< Polls with a shake; wraps. */
    uint32_t swing_count; /**< Polls with a swing; wraps. */
    uint32_t action_count; /**< Polls with an action; wraps. */
    float orientation[4]; /**< Quaternion (w, x, y, z); only with its flag. */
    float acceleration[3]; /**< Acceleration; only with its flag (m/s²). */
    float rotation_rate[3]; /**< Rate of rotation; only with its flag (rad/s). */
    float battery; /**< Charge, 0 to 1; only with its flag. */
    /** Taps of each finger since the device was first seen, thumb first; each wraps. */
    uint32_t finger_press_count[5];
    uint32_t reserved; /**< Zero. */
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
 * Fills `out_input` with the motion state as of now and with every button edge and gesture since
 * the previous poll of this device. A press and its release between two polls are both reported;
 * nothing is lost at low frame rates. Call it once per device and frame, from the thread that runs
 * the game.
 *
 * The input is valid whenever the call returns VELTO_OK. The flag FRESH says whether a packet came
 * since the previous poll; a device that is not connected gives a neutral input without the flag
 * CONNECTED, so that a game loop needs no special case.
 *
 * @param device  the device to read.
 * @param dt      time since the previous poll of this device; seconds, 0 or more. Or
 *                VELTO_DT_MEASURE.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is polling the device).
 * @threads object: one thread at a time for the same object; others use velto_device_peek_input()
 * @blocks never; no allocation, and no system call unless a gesture wakes the reader of a queue
 * @source Triki protocol notes, 8.3
 * @see velto_device_peek_input, velto_context_poll_player
 */
VELTO_API velto_result velto_device_poll_input(velto_device device,
                                               double dt,
                                               velto_input *out_input);

/**
 * Look at the game input of a device without consuming anything.
 *
 * Answers the frame of the last poll, with flags, button levels, press and click counters, packet
 * count and age as of now.
 *
 * @param device  the device to look at.
 * @see velto_device_poll_input
 */
VELTO_API velto_result velto_device_peek_input(velto_device device, velto_input *out_input);

/**
 * Take the latest game input of a player.
 *
 * Like velto_device_poll_input() for the device with that index. While no device has it, the input
 * is neutral and its `device` is zero.
 *
 * @param player_index  the player; 0 to 63.
 * @param dt            time since the previous poll of this player; seconds, 0 or more. Or
 *                      VELTO_DT_MEASURE.
 * @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is polling the device).
 * @threads object: one thread at a time for the same object; one poller for each player
 * @blocks never; no allocation and no system call
 * @see velto_context_peek_player, velto_context_set_auto_connect
 */
VELTO_API velto_result velto_context_poll_player(velto_context *context,
                                                 int32_t player_index,
                                                 double dt,
                                                 velto_input *out_input);

/**
 * Look at the game input of a player without consuming anything.
 * @param player_index  the player; 0 to 63.
 * @param out_input     receives the input, neutral while nobody has that place.
 * @see velto_context_poll_player
 */
VELTO_API velto_result velto_context_peek_player(velto_context *context,
                                                 int32_t player_index,
                                                 velto_input *out_input);

/**
 * Put the motion of a device back to its start.
 *
 * Clears the position, its center, packets and edges that no poll has taken, and the supplement;
 * the next poll measures its time step anew. Configuration, mode, counters and buttons that are
 * held stay.
 *
 * @source Triki protocol notes, 8.7
 * @see velto_device_restart_session, velto_device_discard_edges
 */
VELTO_API velto_result velto_device_reset_input(velto_device device);

/**
 * Begin the session of a device anew on the link that it has.
 *
 * Clears the packets and edges that no poll has taken, the rate mode, the flag RECEIVING,
 * `packet_count`, the gamepad view and the sensors. Position, calibration, configuration, press
 * counts and buttons that are held stay. For a device with a link of its own it takes effect on the
 * context's loop, and for one that the program feeds at once.
 *
 * @threads object: one thread at a time for the same object; beside the thread that feeds packets,
 *          if the program does
 * @source Triki protocol notes, 5.1
 * @see velto_device_reset_input
 */
VELTO_API velto_result velto_device_restart_session(velto_device device);

/**
 * Discard every press and impulse up to now.
 *
 * For the moment when a menu closes, so that the click that closed it does not serve a ball. Motion
 * stays: samples of the gamepad view that wait are polled.
 *
 * @source Triki protocol notes, 8.1
 * @see velto_device_reset_input
 */
VELTO_API velto_result velto_device_discard_edges(velto_device device);

/* -- Bytes and nothing else ----------------------------------------------------------------------
 *
 * For programs that have a Bluetooth stack of their own and only want the meaning of its bytes: a
 * device without any link. It counts as connected from its first packet on and gives the same
 * results as a device of a backend. velto_device_disconnect() disconnects it until the next packet;
 * velto_device_forget() ends it.
 */

/**
 * Create a device whose packets the program feeds.
 *
 * It lasts until velto_device_forget() or the end of its context; then its identifier is free
 * again.
 *
 * @param family      what its bytes mean.
 * @param identifier  a name that tells it from others, not empty; "ingest:" is put in front; at
 *                    most 128 bytes.
 * @returns VELTO_OK; VELTO_ERROR_ALREADY (there is a device of that identifier);
 *          VELTO_ERROR_UNSUPPORTED (packets of that family cannot be fed);
 *          VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_device_ingest_packet, velto_device_forget
 */
VELTO_API velto_result velto_context_create_ingest_device(velto_context *context,
                                                          velto_family family,
                                                          const char *identifier,
                                                          velto_device *out_device);

/**
 * Feed one received packet to a device that has no link.
 * @param device          a device made by velto_context_create_ingest_device().
 * @param characteristic  the characteristic that notified it; all zeros stand for the family's main
 *                        one. NULL means all zeros.
 * @param bytes           the packet as it was notified; an empty one is ignored; at most 512 bytes.
 * @param timestamp_ns    when it arrived, on the context's clock; 0 for now; nanoseconds.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a link of its own);
 *          VELTO_ERROR_NOT_FOUND (the family takes no values of that characteristic).
 * @threads object: one thread at a time for the same object.
 * @blocks never; no allocation after the first packets
 * @see velto_context_create_ingest_device
 */
VELTO_API velto_result velto_device_ingest_packet(velto_device device,
                                                  const velto_uuid *characteristic,
                                                  const void *bytes,
                                                  size_t size,
                                                  uint64_t timestamp_ns);

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_input, 336);
VELTO_ASSERT_OFFSET(velto_input, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_input, flags, 4);
VELTO_ASSERT_OFFSET(velto_input, device, 8);
VELTO_ASSERT_OFFSET(velto_input, player_index, 16);
VELTO_ASSERT_OFFSET(velto_input, motion_mode, 20);
VELTO_ASSERT_OFFSET(velto_input, rate_mode, 24);
VELTO_ASSERT_OFFSET(velto_input, pointer_direction, 28);
VELTO_ASSERT_OFFSET(velto_input, timestamp_ns, 32);
VELTO_ASSERT_OFFSET(velto_input, packet_count, 40);
VELTO_ASSERT_OFFSET(velto_input, poll_count, 48);
VELTO_ASSERT_OFFSET(velto_input, packet_age, 56);
VELTO_ASSERT_OFFSET(velto_input, dt, 64);
VELTO_ASSERT_OFFSET(velto_input, position_x, 72);
VELTO_ASSERT_OFFSET(velto_input, position_y, 80);
VELTO_ASSERT_OFFSET(velto_input, relative_x, 88);
VELTO_ASSERT_OFFSET(velto_input, relative_y, 96);
VELTO_ASSERT_OFFSET(velto_input, frame_delta_x, 104);
VELTO_ASSERT_OFFSET(velto_input, frame_delta_y, 112);
VELTO_ASSERT_OFFSET(velto_input, raw_x, 120);
VELTO_ASSERT_OFFSET(velto_input, raw_y, 128);
VELTO_ASSERT_OFFSET(velto_input, direction, 136);
VELTO_ASSERT_OFFSET(velto_input, velocity, 144);
VELTO_ASSERT_OFFSET(velto_input, throw_power, 152);
VELTO_ASSERT_OFFSET(velto_input, sensor_tilt_x, 160);
VELTO_ASSERT_OFFSET(velto_input, sensor_tilt_y, 168);
VELTO_ASSERT_OFFSET(velto_input, sensor_gyro_x, 176);
VELTO_ASSERT_OFFSET(velto_input, sensor_gyro_y, 184);
VELTO_ASSERT_OFFSET(velto_input, sensor_gyro_z, 192);
VELTO_ASSERT_OFFSET(velto_input, sensor_rotation, 200);
VELTO_ASSERT_OFFSET(velto_input, sensor_motion, 208);
VELTO_ASSERT_OFFSET(velto_input, buttons_down, 216);
VELTO_ASSERT_OFFSET(velto_input, buttons_pressed, 220);
VELTO_ASSERT_OFFSET(velto_input, buttons_released, 224);
VELTO_ASSERT_OFFSET(velto_input, states, 228);
VELTO_ASSERT_OFFSET(velto_input, gestures, 232);
VELTO_ASSERT_OFFSET(velto_input, press_count, 236);
VELTO_ASSERT_OFFSET(velto_input, release_count, 240);
VELTO_ASSERT_OFFSET(velto_input, click_count, 244);
VELTO_ASSERT_OFFSET(velto_input, primary_count, 248);
VELTO_ASSERT_OFFSET(velto_input, throw_count, 252);
VELTO_ASSERT_OFFSET(velto_input, shake_count, 256);
VELTO_ASSERT_OFFSET(velto_input, swing_count, 260);
VELTO_ASSERT_OFFSET(velto_input, action_count, 264);
VELTO_ASSERT_OFFSET(velto_input, orientation, 268);
VELTO_ASSERT_OFFSET(velto_input, acceleration, 284);
VELTO_ASSERT_OFFSET(velto_input, rotation_rate, 296);
VELTO_ASSERT_OFFSET(velto_input, battery, 308);
VELTO_ASSERT_OFFSET(velto_input, finger_press_count, 312);
VELTO_ASSERT_OFFSET(velto_input, reserved, 332);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_INPUT_H */
