/*
 * Virtual devices: input that the program supplies.
 *
 * A virtual device has neither link nor packets: the program supplies its input. Use it for tests,
 * computer opponents, replays, other controllers and keyboards, without hardware and without a
 * backend. It is found, listed, polled and assigned to players like any other device, and raises
 * the same events; only the flag VELTO_INPUT_VIRTUAL differs.
 *
 * The program supplies levels (positions, buttons that are down, states) and gestures. The rest is
 * derived: edges, clicks and counts, the direction, the main action, times, and the flags
 * CONNECTED, RECEIVING and FRESH. A level stays until it is supplied again.
 *
 * A virtual device is connected as soon as it is created. velto_device_disconnect() and
 * velto_device_connect() simulate a controller that is lost and returns; velto_device_forget()
 * removes the device. Functions that need motion, a calibration or a link return
 * VELTO_ERROR_UNSUPPORTED, as on every device that lacks them.
 *
 * Generated from bindings/api/virtual.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_VIRTUAL_H
#define VELTOKIT_VELTO_VIRTUAL_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_input.h"
#include "velto_operation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Creating and supplying ---------------------------------------------------------------------- */

/**
 * Create a virtual device, which is connected and has the lowest free player index.
 *
 * The device exists until velto_device_forget() or the destruction of its context; then its
 * identifier can be reused. velto_device_set_player_index() changes its player; auto-connect does
 * not count it.
 *
 *     velto_device robot;
 *     velto_input input = VELTO_INPUT_INIT;
 *     velto_context_create_virtual_device(context, "robot", 0, &robot); // a player
 *     input.position_x = 0.5;
 *     input.buttons_down = VELTO_BUTTON_MAIN; // the press, the click and their counts follow
 *     velto_device_supply_input(robot, &input);
 *     velto_context_poll_player(context, 0, VELTO_DT_MEASURE, &input); // what the game does
 *
 * @param context       the context, of any backend.
 * @param identifier    a unique name, not empty; "virtual:" is prepended; at most 128 bytes.
 * @param capabilities  its capabilities, any except MOTION; 0 for POSITION and BUTTON. Without
 *                      either it gets no player index.
 * @returns VELTO_OK; VELTO_ERROR_ALREADY (the identifier is in use); VELTO_ERROR_OUT_OF_MEMORY (no
 *          handles left).
 * @see velto_device_supply_input, velto_device_forget
 */
VELTO_API velto_result velto_context_create_virtual_device(velto_context *context,
                                                           const char *identifier,
                                                           velto_capability capabilities,
                                                           velto_device *out_device);

/**
 * Supply the input of a virtual device.
 *
 * The call uses the levels from `position_x` to `sensor_motion`, `buttons_down`, `states`,
 * `motion_mode`, `rate_mode` unless it is UNKNOWN, `gyro_calibration`, measurements whose flag
 * HAS_… is set, `gestures` except PRIMARY, and `throw_power`. A button in both `buttons_pressed`
 * and `buttons_released` was tapped. A relative position of 0 is replaced by the position.
 * Everything else is derived, so the polled input of another device can be passed unchanged.
 *
 * Every call counts as a packet. A poll returns the newest levels, and all edges and gestures since
 * the previous poll.
 *
 * @param device  a virtual device.
 * @param input   the input that a game polls; its numbers are finite, `position_x` is -2 to 2,
 *                `position_y` -1 to 1, `throw_power` and `battery` 0 to 1.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the
 *          capability of a measurement); VELTO_ERROR_NOT_CONNECTED (the program has disconnected
 *          the device).
 * @see velto_context_create_virtual_device, velto_device_poll_input
 */
VELTO_API velto_result velto_device_supply_input(velto_device device, const velto_input *input);

/* -- Scripts -------------------------------------------------------------------------------------
 *
 * A script is JSON lines: a first line {"velto_script": 1}, then one line per step with the time
 * "t" in seconds and members of velto_input by name, with flags and enumerations as lowercase
 * words. The guide "Scripts" describes every member.
 *
 *     {"velto_script": 1}
 *     {"t": 0.5, "position_x": -1}
 *     {"t": 1.0, "position_x": 0.25, "buttons_down": ["main"]}
 *     {"t": 1.1, "buttons_down": []}
 *     {"t": 2.0, "gestures": ["throw"], "throw_power": 0.8}
 */

/**
 * Play a script on a virtual device.
 *
 * The operation ends with the last step; the supplied levels stay. velto_op_cancel(), another
 * script and velto_device_disconnect() end it early. On a disconnected device it fails with
 * VELTO_ERROR_NOT_CONNECTED. The whole text is checked before anything is played: an error names
 * line and column.
 *
 *     const char script[] = "{\"velto_script\": 1}\n"
 *                           "{\"t\": 0.5, \"position_x\": -1}\n"
 *                           "{\"t\": 1.0, \"buttons_down\": [\"main\"]}\n";
 *     velto_op op;
 *     velto_device robot;
 *     velto_context_create_virtual_device(context, "robot", 0, &robot);
 *     velto_device_play_script(robot, script, sizeof script - 1, &op);
 *
 * @param device  a virtual device.
 * @param text    the script, UTF-8; copied; at most 67108864 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the text is not a valid script; the message names line and
 *          column); VELTO_ERROR_UNSUPPORTED (the device is not virtual, or was created without the
 *          capability of a measurement).
 * @blocks bounded; until the text is checked, a second for some 50,000 lines.
 * @radio none.
 * @see velto_device_play_file, velto_op_wait
 */
VELTO_API velto_result velto_device_play_script(velto_device device,
                                                const void *text,
                                                size_t size,
                                                velto_op *out_op);

/**
 * Play the script in a file on a virtual device.
 *
 * On a disconnected device the operation fails with VELTO_ERROR_NOT_CONNECTED.
 *
 * @param device  a virtual device.
 * @param path    the path of the script, a regular file of at most 64 MiB; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is not a valid script; the message names line and
 *          column); VELTO_ERROR_IO (the file cannot be read, or is not a regular file);
 *          VELTO_ERROR_NOT_FOUND (there is no such file); VELTO_ERROR_UNSUPPORTED (the device is
 *          not virtual, or was created without the capability of a measurement).
 * @blocks bounded; until the file is read and checked.
 * @radio none.
 * @see velto_device_play_script
 */
VELTO_API velto_result velto_device_play_file(velto_device device,
                                              const char *path,
                                              velto_op *out_op);

/* -- Recording ----------------------------------------------------------------------------------- */

/**
 * Record the polls of a device as a script for a virtual device.
 *
 * Any device can be recorded: real, simulated, fed or virtual. Played on a new virtual device that
 * is polled at the same times with the same `dt`, the script gives bit-identical input, except for
 * `device`, `player_index` and the flag VIRTUAL. `timestamp_ns` differs by the difference of the
 * start times. Times are never below 0: if the clock has run for less than the age of a packet,
 * `packet_age` is the time of the clock.
 *
 * A recorded poll copies 400 bytes and never waits for the disk. The context's recording thread
 * writes the file; in a pumped context, velto_context_dispatch() writes four times per second, on a
 * manual clock as it is advanced. The operation is pending until velto_device_stop_recording(),
 * velto_device_forget() or the end of the context has completed the file. A recording has no gaps:
 * a full disk, or 1,024 waiting polls, end it early, and the operation fails with VELTO_ERROR_IO.
 * The written part ends with a whole line and can be played.
 *
 *     velto_op op;
 *     velto_result outcome = VELTO_PENDING;
 *     velto_input input = VELTO_INPUT_INIT;
 *     velto_device_start_recording(device, "play.jsonl", &op);
 *     while (game_is_running()) velto_device_poll_input(device, VELTO_DT_MEASURE, &input);
 *     velto_device_stop_recording(device);
 *     velto_op_wait(op, VELTO_FOREVER, &outcome); // VELTO_OK: everything is in the file
 *
 * @param path  a regular file, which is created, or replaced when the first line is written; at
 *              most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_ALREADY (the device is being recorded); VELTO_ERROR_IO (the file
 *          cannot be created, or is not a regular file); VELTO_ERROR_BUSY (another recording is
 *          writing to the file).
 * @blocks bounded; until the file is created.
 * @radio none.
 * @see velto_device_stop_recording, velto_device_play_file
 */
VELTO_API velto_result velto_device_start_recording(velto_device device,
                                                    const char *path,
                                                    velto_op *out_op);

/**
 * Stop recording a device; the operation of the recording ends when its file is complete.
 * @returns VELTO_OK; VELTO_NOTHING (the device is not being recorded).
 * @see velto_device_start_recording
 */
VELTO_API velto_result velto_device_stop_recording(velto_device device);

/* -- Keyboards -----------------------------------------------------------------------------------
 *
 * A keyboard converts keys to input, which the program supplies to a virtual device. It is a pure
 * object: it needs no context and reads no clock. The program maps keys of its toolkit or terminal
 * to velto_key.
 */

/** The keys of a player. */
typedef uint32_t velto_key;
#define VELTO_KEY_LEFT   0x1u /**< Moves the position to the left. */
#define VELTO_KEY_RIGHT  0x2u /**< Moves the position to the right. */
#define VELTO_KEY_UP     0x4u /**< Moves the position up. */
#define VELTO_KEY_DOWN   0x8u /**< Moves the position down. */
#define VELTO_KEY_BUTTON 0x10u /**< The main button. */
#define VELTO_KEY_THROW  0x20u /**< Throws when it goes down. */
#define VELTO_KEY_SHAKE  0x40u /**< Shakes when it goes down. */
#define VELTO_KEY_SWING  0x80u /**< Swings when it goes down. */

/** The mapping from keys to motion. */
typedef struct velto_keyboard_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    /** Movement per second while a direction is down; 2 crosses the screen in a second (0.01 to
     *  1000; default 2). */
    double speed;
    /** Movement per second back to the center while no direction is down; 0 for none (0 to
     *  1000). */
    double return_speed;
    /** Time for which a typed key stays down, for terminals, which do not report releases; 0 if
     *  the program passes the keys that are down (seconds, 0 to 60). */
    double hold_time;
    double throw_power; /**< Power of a throw (0 to 1; default 0.75). */
} velto_keyboard_config;

#define VELTO_KEYBOARD_CONFIG_INIT                                                                \
    {VELTO_SIZE_OF(velto_keyboard_config), 0, 2.0, 0.0, 0.0, 0.75}

/** Fill a velto_keyboard_config with its defaults. */
VELTO_API velto_result velto_keyboard_config_init(velto_keyboard_config *config, size_t size);

/**
 * Create a keyboard on which no key is down, with the position in the center.
 *
 *     velto_device player;
 *     velto_input input = VELTO_INPUT_INIT;
 *     velto_keyboard *keyboard;
 *     velto_context_create_virtual_device(context, "keyboard", 0, &player);
 *     velto_keyboard_create(NULL, &keyboard);
 *     while (game_is_running()) { // once per frame: SDL_GetKeyboardState(), for instance
 *         velto_keyboard_step(keyboard, VELTO_KEY_RIGHT | VELTO_KEY_BUTTON, 1.0 / 60, &input);
 *         velto_device_supply_input(player, &input);
 *     }
 *     velto_keyboard_destroy(keyboard);
 *
 * @param config        the conversion of keys to motion. NULL for the defaults.
 * @param out_keyboard  receives the keyboard; destroy it with velto_keyboard_destroy().
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_keyboard_destroy, velto_keyboard_step
 */
VELTO_API velto_result velto_keyboard_create(const velto_keyboard_config *config,
                                             velto_keyboard **out_keyboard);

/**
 * Destroy a keyboard; NULL and stale pointers are ignored.
 * @see velto_keyboard_create
 */
VELTO_API void velto_keyboard_destroy(velto_keyboard *keyboard);

/**
 * Advance a keyboard by a frame and get the input to supply.
 *
 * While a direction is down, the position moves and stops at the edges; opposite directions cancel
 * each other. `direction`, `velocity` and the states MOVING, TILT_LEFT and TILT_RIGHT are set for
 * games that use the gamepad view.
 *
 * With a `hold_time`, `keys` are those typed since the last step, in any order. A typed key stays
 * down for that time. Typing it again extends the time; the opposite direction ends it. A terminal
 * repeats a held key after a pause: a hold time as long as that pause (0.25 to 0.7 s) moves without
 * a gap; a shorter hold time is more precise.
 *
 * @param keys       the keys that are down; with a `hold_time`, those typed since the last step.
 * @param dt         length of the frame (seconds, 0 or more).
 * @param out_input  receives the input, for velto_device_supply_input().
 * @threads one thread at a time per object; others get VELTO_ERROR_BUSY.
 * @see velto_keyboard_create, velto_device_supply_input
 */
VELTO_API velto_result velto_keyboard_step(velto_keyboard *keyboard,
                                           velto_key keys,
                                           double dt,
                                           velto_input *out_input);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_VIRTUAL_H */
