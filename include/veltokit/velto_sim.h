/*
 * Simulators: devices without hardware.
 *
 * A simulated device behaves like a real device from the radio up: it advertises, accepts
 * connections and writes, and sends notifications like its firmware. It belongs to the simulated
 * backend of a context (VELTO_BACKEND_SIMULATED) and is found by the same scan as real devices. A
 * script moves it. All randomness derives from a seed, so a run can be repeated.
 *
 * The device's side of the link, such as characteristics of the program's own, is in
 * velto_peripheral.h.
 *
 * Amplitudes are raw values of the cap's sensors; about 294 move a standard paddle to 1, the edge
 * of the screen.
 *
 * Generated from bindings/api/sim.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_SIM_H
#define VELTOKIT_VELTO_SIM_H

#include "velto_base.h"
#include "velto_device.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Creating simulated devices ------------------------------------------------------------------ */

/** The model of a simulated device. */
typedef int32_t velto_sim_model;
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TRIKI_CAP, 0); /**< A Triki cap. */
/** A device without firmware, which has only the characteristics set by
 *  velto_sim_set_characteristics(). */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TABLE, 1);
/** A Tap Strap 2, with the classic protocol. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TAP_STRAP_2, 2);
/** A TapXR, with the classic protocol. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TAP_XR, 3);
/** A Tap Strap 2 with the framed protocol of newer firmware. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TAP_STRAP_2_FRAMED, 4);
/** A TapXR with the framed protocol of newer firmware. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TAP_XR_FRAMED, 5);
/** A MetaMotion R board, with a BMI160, a barometer and a light sensor. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_METAMOTION_R, 6);
/** A MetaMotion RL board, with a BMI160. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_METAMOTION_RL, 7);
/** A MetaMotion S board, with a BMI270, a barometer and a light sensor. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_METAMOTION_S, 8);
/** A MetaEnvironment board, with a barometer and a hygrometer; its accelerometer measures
 *  nothing. */
VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_METAENVIRONMENT, 9);

/**
 * The packet format of a cap's firmware.
 * @source Triki protocol notes, 2.1 and 2.6
 */
typedef int32_t velto_sim_packet_format;
/** 16 bytes: header, three axes, zeros; sent by current caps. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_V2, 0);
/** 8 bytes: header and three axes. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_BLOCK, 1);
/** 16 bytes: one block for tilt and one for rotation rates. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_TWO_BLOCKS, 2);
/** 14 bytes: tilt, rotation rates and the rotation channel. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_14, 3);
/** 16 bytes: the same, with flags. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_16, 4);
/** 2 bytes: flags only. */
VELTO_CONSTANT(velto_sim_packet_format, VELTO_SIM_PACKET_FORMAT_MINI, 5);

/** Options of a simulated device. */
typedef uint32_t velto_sim_flag;
/** Driven by the program instead of its context's backend. */
#define VELTO_SIM_BARE                  0x1u
/** Its scan response contains the name, instead of the advertising packet. */
#define VELTO_SIM_NAME_IN_SCAN_RESPONSE 0x2u
#define VELTO_SIM_BONDED                0x4u /**< The host is already paired with it. */
/** The host is paired with it, and the host's system has a permanent link, so the device does
 *  not advertise. */
#define VELTO_SIM_CONNECTED             0x8u
/** Its link delivers everything at once, until velto_sim_set_link() changes that. */
#define VELTO_SIM_IDEAL_LINK            0x10u
/** A board has a secure bootloader, which keeps its firmware until a new one is complete,
 *  instead of a legacy bootloader, which erases it first. */
#define VELTO_SIM_SECURE_BOOTLOADER     0x20u
/** It is removed as soon as the program creates a simulated device without this option: a
 *  default device for games without hardware. */
#define VELTO_SIM_GIVES_WAY             0x40u
/** The bootloader of a board advertises with the next address, like some bootloaders without
 *  bonds. Not supported by bare simulators. */
#define VELTO_SIM_BOOTLOADER_MOVES      0x80u

/** The definition of a simulated device. */
typedef struct velto_sim_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_sim_model model; /**< The device to simulate, if model_name is NULL. */
    velto_sim_packet_format packet_format; /**< The packets it sends. */
    velto_sim_flag flags; /**< Options. */
    /** Seed of all randomness, including its address; 0 chooses a seed. The seed of another
     *  simulated device is refused. */
    uint64_t seed;
    const char *name; /**< Its advertised name; NULL derives one from the seed. */
    const char *script; /**< Name of the script it plays, see velto_sim_play(); NULL for "play". */
    /** Name of the model, such as "triki-cap", "table", "tap-strap-2", "tap-xr-framed",
     *  "metamotion-rl"; NULL for `model`. */
    const char *model_name;
    /** Hardware version of a TAP wearable or a board, such as "3.3.0"; NULL for the default of
     *  its model. */
    const char *hardware_version;
    /** Firmware version of a TAP wearable, which determines its abilities, or of a board; NULL
     *  for the default of its model. A MetaMotion R or RL before 1.4.0 has the modules of its
     *  first firmware: its log has 11136 entries in pages of 127. */
    const char *firmware_version;
    /** Time without a command after which a TAP wearable returns to text mode; 0 for 15 s
     *  (seconds, 0 to 86400). */
    double mode_timeout;
} velto_sim_def;

#define VELTO_SIM_DEF_INIT                                                                        \
    {VELTO_SIZE_OF(velto_sim_def), 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, 0.0}

/** Fill a velto_sim_def with its defaults. */
VELTO_API velto_result velto_sim_def_init(velto_sim_def *def, size_t size);

/**
 * Create a simulated device.
 *
 *     velto_sim sim;
 *     velto_sim_def def = VELTO_SIM_DEF_INIT;
 *     def.name = "Triki test";
 *     def.script = "sweep"; // from side to side; velto_sim_press_button() clicks once it is READY
 *     velto_context_create_sim(context, &def, &sim);
 *     velto_context_set_auto_connect(context, 1); // finds and connects it like a real cap
 *
 * @param context  a context with VELTO_BACKEND_SIMULATED.
 * @param def      the definition. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context has no simulated backend);
 *          VELTO_ERROR_INVALID_ARGUMENT (a member out of range, or the seed of another simulated
 *          device); VELTO_ERROR_NOT_FOUND (there is no script or model of that name; the message
 *          lists all names); VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @blocks bounded; while a saved board simulates the time since, about 5 s of CPU time for a night
 *         or longer of logging at 100 Hz.
 * @see velto_sim_destroy, velto_sim_get_device
 */
VELTO_API velto_result velto_context_create_sim(velto_context *context,
                                                const velto_sim_def *def,
                                                velto_sim *out_sim);

/**
 * Destroy a simulated device; for a connected host, it falls silent.
 * @see velto_context_create_sim
 */
VELTO_API void velto_sim_destroy(velto_sim sim);

/**
 * Get the device of a simulator, once a scan has found it.
 * @param out_device  receives the device, or null.
 * @returns VELTO_OK; VELTO_NOTHING (no scan has found it yet).
 * @see velto_sim_get_identifier
 */
VELTO_API velto_result velto_sim_get_device(velto_sim sim, velto_device *out_device);

/**
 * Get the identifier of a simulator's device, even before a scan has found it.
 * @param buffer  receives the identifier, such as "sim:AA:BB:CC:DD:EE:FF".
 * @see velto_context_find_device
 */
VELTO_API velto_result velto_sim_get_identifier(velto_sim sim,
                                                char *buffer,
                                                size_t capacity,
                                                size_t *out_count);

/* -- Moving a simulated device ------------------------------------------------------------------- */

/**
 * The kind of a script step.
 *
 * The first five and TURN are motions: each continues until the next motion, even during steps of
 * other kinds. A step ignores members that its kind does not use. A device ignores unsupported
 * kinds. For a TAP wearable, amplitudes are degrees per second; it moves the pointer while its
 * mouse state is not 0, and PRESS makes its thumb touch the index finger. For a board, amplitudes
 * are roll, pitch and heading in degrees; for SHAKE and TAP accelerations in mg, for DRIFT errors
 * of its gyroscope in degrees per second, and for NOISE raw values of both sensors.
 */
typedef int32_t velto_sim_step_kind;
/** The device lies still, all axes at 0. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_REST, 0);
/** The axes stay at the amplitude. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_HOLD, 1);
/** The axes oscillate between plus and minus the amplitude once per period, beginning at 0. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_SWEEP, 2);
/** The axes jump between plus and minus the amplitude, each for half a period. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_SHAKE, 3);
/** The axes move linearly to the amplitude within the duration, and stay there. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_TILT, 4);
/** The button goes down and stays down. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_PRESS, 5);
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_RELEASE, 6); /**< The button goes up. */
/** A packet is sent every period; with period 0 the device chooses. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_RATE, 7);
/** No packets are sent during the step, while the link stays up. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_SILENCE, 8);
/** The link breaks, and the device is out of range during the step. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_LINK_LOSS, 9);
/** The sensor's zero point drifts by the amplitude within the duration, and stays there. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_DRIFT, 10);
/** Random noise of up to the amplitude is added to every sample. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_NOISE, 11);
/** A TAP wearable taps the low five bits of `value`, a combination: 1 is the thumb, 16 the
 *  pinky; without any of them nothing happens. The fingers stay down during the step. A board is
 *  tapped along the amplitude, 3 g from above if it is 0; twice, `period` (or 0.15 s) apart, if
 *  `value` is 2. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_TAP, 12);
/** A TAP wearable sees the gesture of code `value`; hand states (from 100) continue until the
 *  next one; 301 to 304 are swipes to the left, top, right and bottom. A wrist with a board is
 *  raised to look at it (0), or makes a gesture: 1 pushes the arm down, 2 pivots it up, 3
 *  shakes, 4 flicks in, 5 flicks out. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_GESTURE, 13);
/** Shift and switch of a TAP wearable become `value`: shift in bits 0 and 1, switch in bits 2
 *  and 3. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_KEYBOARD, 14);
/** A TAP wearable is held for the mouse state `value`: 0 standby, 1 air mouse, 2 and 3 optical. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_POSTURE, 15);
/** The battery of a TAP wearable or a board is at `value` percent. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_BATTERY, 16);
/** The axes move by the amplitude per second, and stay where they are at the end of the step. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_TURN, 17);
/** The wearer of a board walks `value` steps within the duration, two per second if it is 0; at
 *  most ten per second. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_WALK, 18);
/** A board falls freely during the step. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_FALL, 19);
/** The charger of a board is off (0), supplies power (1), or also charges its battery (3). */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_CHARGER, 20);
/** The temperature channel `value` of a board measures amplitude_x degrees Celsius. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_TEMPERATURE, 21);
/** A board is at a pressure of amplitude_x Pa. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_PRESSURE, 22);
/** The light on a board is amplitude_x lx. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_LIGHT, 23);
/** A board is at a relative humidity of amplitude_x %. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_HUMIDITY, 24);
/** The pin `value` of a board is at amplitude_x V. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_PIN, 25);
/** The pin `value` of a board is unconnected, as initially, and follows the board's pull. */
VELTO_CONSTANT(velto_sim_step_kind, VELTO_SIM_STEP_KIND_OPEN_PIN, 26);

/** One step of a motion script. */
typedef struct velto_sim_step {
    velto_sim_step_kind kind; /**< The kind of step. */
    uint32_t reserved; /**< Zero. */
    double duration; /**< Duration (seconds, 0 to 86400). */
    /** Amplitude on the axis that a paddle follows (raw units, -1000000 to 1000000). */
    double amplitude_x;
    double amplitude_y; /**< Amplitude on the second axis (raw units, -1000000 to 1000000). */
    double amplitude_z; /**< Amplitude on the third axis (raw units, -1000000 to 1000000). */
    double period; /**< Period (seconds, 0 to 86400). */
    /** Combination, code, state, count or percentage of TAP to BATTERY and WALK to OPEN_PIN. */
    uint32_t value;
    uint32_t reserved2; /**< Zero. */
    uint64_t reserved3; /**< Zero. */
} velto_sim_step;

/**
 * Play a custom script on a simulated device.
 *
 * The script begins when the device starts to stream, or at once if it already streams. The axes
 * begin at 0; a board begins at its pose. After the last step of a script that does not repeat, the
 * device stays in its last state.
 *
 * @param steps    the steps in order, at least one; copied; at most 4096.
 * @param repeats  whether the script repeats.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).
 * @see velto_sim_play
 */
VELTO_API velto_result velto_sim_set_script(velto_sim sim,
                                            const velto_sim_step *steps,
                                            size_t count,
                                            velto_bool repeats);

/**
 * Play a built-in script on a simulated device.
 *
 * "rest", "sweep", "shake", "button", "rates", "silence" and "link-loss" demonstrate one behavior
 * each; "play", "point", "pong", "bowling" and "dart" simulate a player and vary with the seed. A
 * TAP wearable has "rest", "taps", "mouse", "gestures", "silence", "link-loss" and "play". A board
 * has "rest", "sweep", "edges", "spin", "shake", "button", "knocks", "walk", "fall", "wrist",
 * "power", "temperatures", "silence", "link-loss", "play" and "point".
 *
 * @param script_name  name of the script; at most 64 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no script of that name); VELTO_ERROR_UNSUPPORTED (the
 *          device has neither motion nor a button).
 * @see velto_sim_set_script
 */
VELTO_API velto_result velto_sim_play(velto_sim sim, const char *script_name);

/**
 * Move a simulated device to a position and hold it there; ends its script.
 * @param x  the axis that a paddle follows (raw units, -32768 to 32767).
 * @param y  the second axis (raw units, -32768 to 32767).
 * @param z  the third axis (raw units, -32768 to 32767).
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).
 * @see velto_sim_press_button
 */
VELTO_API velto_result velto_sim_set_motion(velto_sim sim, double x, double y, double z);

/**
 * Press the button of a simulated device, in addition to its script.
 * @param seconds  duration of the press (seconds, 0 to 86400).
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither motion nor a button).
 * @see velto_sim_set_motion
 */
VELTO_API velto_result velto_sim_press_button(velto_sim sim, double seconds);

/**
 * Perform a step of a script at once on a TAP wearable or a board, in addition to its script.
 *
 * Supported kinds are TAP to BATTERY, and WALK to OPEN_PIN. Notifications to the host depend on the
 * mode of a TAP, which the library sets shortly after the device is READY, or on the subscriptions
 * and enabled modules of a board. At most 256 steps wait for the device's next turn; more are
 * dropped.
 *
 *     velto_sim_def def = VELTO_SIM_DEF_INIT;
 *     const velto_sim_step tap = {.kind = VELTO_SIM_STEP_KIND_TAP, .value = 3}; // thumb, index
 *     def.model_name = "tap-strap-2";
 *     def.script = "rest";
 *     velto_context_create_sim(context, &def, &sim);
 *     velto_context_set_auto_connect(context, 1);
 *     velto_context_advance_clock(context, 5); // by then it is READY, and has taken its mode
 *     velto_sim_inject_step(sim, &tap);
 *     velto_context_advance_clock(context, 0.1); // VELTO_EVENT_TAP waits in the queue
 *
 * @param step  the step; its duration is the time for which fingers stay down.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the step is of another kind);
 *          VELTO_ERROR_UNSUPPORTED (the device is neither a TAP wearable nor a board).
 * @see velto_sim_set_script, velto_sim_read_writes
 */
VELTO_API velto_result velto_sim_inject_step(velto_sim sim, const velto_sim_step *step);

/* -- Buses of a board ---------------------------------------------------------------------------- */

/**
 * Set registers of a device on the I2C bus of a simulated board.
 *
 * A device at a new address is connected; registers that were never set are 0. Writes of the board
 * also change registers. By default there is one device, an accelerometer at the address 0x1C with
 * only an identification register. A reset of the board does not affect the registers.
 *
 *     static const uint8_t measured[] = {0x34, 0x12};
 *     velto_sim_def def = VELTO_SIM_DEF_INIT;
 *     def.model_name = "metamotion-s";
 *     velto_context_create_sim(context, &def, &sim);
 *     velto_sim_set_i2c_registers(sim, 0x48, 0, measured, sizeof measured);
 *     // velto_mw_read_i2c() finds them at the address 0x48
 *
 * @param address      the address of the device (at most 127).
 * @param register_id  the first register.
 * @param bytes        the values of this register and those after it; none only connects the
 *                     device; at most 256 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (there are too many values for the registers);
 *          VELTO_ERROR_UNSUPPORTED (the device is not a board).
 * @see velto_sim_get_i2c_registers, velto_sim_remove_i2c_device, velto_mw_read_i2c
 */
VELTO_API velto_result velto_sim_set_i2c_registers(velto_sim sim,
                                                   uint8_t address,
                                                   uint8_t register_id,
                                                   const void *bytes,
                                                   size_t size);

/**
 * Get registers of a device on the I2C bus of a simulated board, as last set or written by the
 * board.
 * @param address      the address of the device (at most 127).
 * @param register_id  the first register.
 * @param buffer       receives the values from this register to the last one, 255.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no device has this address); VELTO_ERROR_UNSUPPORTED
 *          (the device is not a board).
 * @see velto_sim_set_i2c_registers
 */
VELTO_API velto_result velto_sim_get_i2c_registers(velto_sim sim,
                                                   uint8_t address,
                                                   uint8_t register_id,
                                                   void *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Disconnect a device from the I2C bus of a simulated board; it no longer answers.
 * @param address  the address of the device (at most 127).
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no device has this address); VELTO_ERROR_UNSUPPORTED
 *          (the device is not a board).
 * @see velto_sim_set_i2c_registers
 */
VELTO_API velto_result velto_sim_remove_i2c_device(velto_sim sim, uint8_t address);

/**
 * Set the response of a device on the SPI bus of a simulated board.
 *
 * Without a device the data wires are connected, and sent bytes are echoed.
 *
 * @param select_pin  the pin that selects the device.
 * @param bytes       the response to every read, repeated; none disconnects the device; at most 256
 *                    bytes.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).
 * @see velto_sim_set_i2c_registers, velto_mw_read_spi
 */
VELTO_API velto_result velto_sim_set_spi_answer(velto_sim sim,
                                                uint8_t select_pin,
                                                const void *bytes,
                                                size_t size);

/* -- State of a board ---------------------------------------------------------------------------- */

/**
 * Get the state of a simulated board as bytes.
 *
 * The state contains the board's log with its loggers, the settings, the firmware version, the
 * clock, and the running sensors, detectors, logging, light, pins and subscriptions, but not the
 * counted steps. A context with a `state_path` saves the states of its boards there when a link
 * ends and at the end, and loads them in velto_context_create_sim(): successive programs use the
 * same board, which has continued meanwhile. A loaded firmware version replaces that of
 * velto_sim_def.
 *
 * @param buffer  receives the state: 9 bytes per log entry, 2 per page, and less than 4000 others.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).
 * @see velto_sim_set_state
 */
VELTO_API velto_result velto_sim_get_state(velto_sim sim,
                                           void *buffer,
                                           size_t capacity,
                                           size_t *out_count);

/**
 * Set the state of a simulated board, as returned by velto_sim_get_state().
 *
 * The board continues from that state. A failed call changes nothing.
 *
 * @param bytes  the state; copied; at most 671088640 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the bytes are not a state, or the state of another kind of
 *          board, named by the error); VELTO_ERROR_INVALID_STATE (a host is connected to the
 *          board); VELTO_ERROR_UNSUPPORTED (the device is not a board).
 * @blocks bounded; while the state is read, which takes seconds for a full log; invalid bytes are
 *         refused at once.
 * @see velto_sim_get_state
 */
VELTO_API velto_result velto_sim_set_state(velto_sim sim, const void *bytes, size_t size);

/* -- Radio conditions ---------------------------------------------------------------------------- */

/**
 * Radio conditions of a simulated device.
 *
 * A link has a realistic capacity: by default 100 notifications per second, three at each
 * connection event. Requests and notifications wait for a connection event. The firmware queues up
 * to 6 notifications. It drops further samples, which velto_sim_get_info() counts as lost, and
 * delays everything else, such as responses and the entries of a log.
 * @source MetaWear module notes, 7
 */
typedef struct velto_sim_link {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** Whether it is in range; out of range, a link times out (default 1). */
    velto_bool is_in_range;
    velto_bool refuses_links; /**< Whether it refuses connections. */
    /** Mean signal strength; readings vary around it (dBm, -127 to 20; default -55). */
    int32_t signal_strength;
    /** Share of lost advertisements and connection events; the packets of a lost event arrive
     *  later. With 1 a link times out. On an ideal link a share of the notifications is lost
     *  instead (0 to 1). */
    double packet_loss;
    double delay; /**< Additional latency of all packets (seconds, 0 to 10). */
    /** Connection interval chosen by the host; if a board has requested a range, the nearest
     *  interval in it (seconds, 0.0075 to 4; default 0.03). */
    double interval;
    /** Number of notifications per connection event; 0 for 3, or 6 at the shortest interval (0
     *  to 100). */
    uint32_t notifications_per_interval;
    /** Number of requests and commands per connection event; 0 for 3, or 6 at the shortest
     *  interval. A request waits for the response to the previous request (0 to 100). */
    uint32_t writes_per_interval;
    uint32_t mtu; /**< ATT MTU, from the next link on (bytes, 23 to 247; default 247). */
    /** Whether the link delivers everything at once; then the interval and the numbers have no
     *  effect. */
    velto_bool is_ideal;
} velto_sim_link;

#define VELTO_SIM_LINK_INIT                                                                       \
    {VELTO_SIZE_OF(velto_sim_link), 1, 0, -55, 0.0, 0.0, 0.03, 0, 0, 247, 0}

/**
 * Fill a velto_sim_link with its defaults.
 * @source MetaWear module notes, 7
 */
VELTO_API velto_result velto_sim_link_init(velto_sim_link *link, size_t size);

/**
 * Set the radio conditions of a simulated device.
 * @see velto_sim_drop_link, velto_sim_set_faults
 */
VELTO_API velto_result velto_sim_set_link(velto_sim sim, const velto_sim_link *link);

/**
 * Get the radio conditions of a simulated device.
 * @see velto_sim_set_link
 */
VELTO_API velto_result velto_sim_get_link(velto_sim sim, velto_sim_link *out_link);

/**
 * End the link from the device's side.
 * @returns VELTO_OK; VELTO_UNCHANGED (no link is up).
 * @see velto_sim_set_link
 */
VELTO_API velto_result velto_sim_drop_link(velto_sim sim);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_SIM_H */
