/*
 * MetaWear boards: sensors, detectors and commands.
 *
 * A MetaWear board has sensors, motion detectors, a light and a motor. Each measurement is a
 * signal: find it by an identifier below, and stream or read it with velto_signal.h.
 * velto_device_list_signals() lists the signals of a board. This header contains the configuration
 * of sensors and detectors, the light, the motor, and raw packets; velto_mw_io.h contains pins,
 * serial buses, the beacon and the settings.
 *
 * A sensor runs while it has users: streams, detectors, velto_mw_start_sensor(), and the game
 * input. Settings are local until the sensor starts. Before a link is released, the sensors,
 * streams and pin monitors started on it are stopped; the light and the motor continue. After a
 * lost link the board continues to measure. When it is connected again, the library stops all
 * activities that the context had started, and the program restarts streams, sensors, detectors and
 * pin monitors as needed.
 *
 * Some signals have no macro:
 *
 * - the pins (velto_mw_io.h);
 * - the bits of detectors: "bosch-motion", on an R or RL "bosch-tap" and "bosch-orientation", on an
 *   S "wrist" and "activity";
 * - steps: on an R or RL "steps" is 1 for each step, and the readable "step-counter" is their
 *   number; on an S "steps" is their number.
 *
 * Functions that take a device return VELTO_ERROR_UNSUPPORTED if it is not a board. Their
 * operations end with that error if the board lacks the module, which the message names, and with
 * VELTO_ERROR_NOT_CONNECTED if the board is not READY. They end after at most 10 s. Commands are
 * sent in the order of the calls.
 *
 * Functions whose parameter is "the board, or a command sequence" also take a sequence of
 * velto_mw_create_sequence(). They then write nothing: the sequence records the command. All other
 * functions that take a device return VELTO_ERROR_WRONG_KIND for a sequence.
 *
 * A board in its bootloader is READY with the flag VELTO_DEVICE_IN_BOOTLOADER: functions and
 * operations that need its firmware fail with VELTO_ERROR_INVALID_STATE.
 *
 * Unless its comment states otherwise, every function of a `device` below returns
 * VELTO_ERROR_UNSUPPORTED if the device is not a board.
 *
 * Generated from bindings/api/mw.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_MW_H
#define VELTOKIT_VELTO_MW_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"
#include "velto_signal.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Signals of a board -------------------------------------------------------------------------- */

/** The signal of the accelerometer: x, y, z in m/s², natively g. */
#define VELTO_MW_ACCELERATION "acceleration"

/** The signal of the gyroscope: x, y, z in rad/s, natively °/s. */
#define VELTO_MW_ANGULAR_VELOCITY "angular-velocity"

/** The signal of the push button: 1 while it is down; streamed as it changes, and read. */
#define VELTO_MW_SWITCH "switch"

/**
 * The end of the link, as a source of board events (velto_mw_program.h); it is neither streamed nor
 * read.
 */
#define VELTO_MW_DISCONNECTED "disconnected"

/**
 * The signal of the battery: charge from 0 to 1 (natively in %) and voltage in V (natively in mV);
 * read.
 */
#define VELTO_MW_BATTERY "battery"

/**
 * The signal of the first thermometer, in °C; the others are temperature[1] and so on; read.
 * velto_signal_get_channel() returns the source of each: processor, board, external or barometer.
 * The temperature of the barometer is readable while the barometer runs.
 */
#define VELTO_MW_TEMPERATURE "temperature[0]"

/** The signal of the magnetometer: x, y, z in T, natively µT. */
#define VELTO_MW_MAGNETIC_FIELD "magnetic-field"

/** The signal of the barometer, in Pa; streamed, and read while the barometer runs. */
#define VELTO_MW_PRESSURE "pressure"

/** The altitude by the barometer, in m. */
#define VELTO_MW_ALTITUDE "altitude"

/** The signal of the light sensor, in lx; streamed, and read while the sensor runs. */
#define VELTO_MW_ILLUMINANCE "illuminance"

/** The signal of the hygrometer as a share of 1, natively %; read. */
#define VELTO_MW_RELATIVE_HUMIDITY "relative-humidity"

/** The orientation by sensor fusion: w, x, y, z. */
#define VELTO_MW_QUATERNION "quaternion"

/** The orientation by sensor fusion: heading, pitch, roll, yaw in rad, natively °. */
#define VELTO_MW_EULER_ANGLES "euler-angles"

/** The part of the acceleration that is gravity, by sensor fusion: x, y, z in m/s², natively g. */
#define VELTO_MW_GRAVITY "gravity"

/** The acceleration without gravity, by sensor fusion: x, y, z in m/s², natively g. */
#define VELTO_MW_LINEAR_ACCELERATION "linear-acceleration"

/**
 * The acceleration as sensor fusion calibrates it: x, y, z in m/s², natively g, and an accuracy
 * from 0 (unreliable) to 3.
 */
#define VELTO_MW_CORRECTED_ACCELERATION "corrected-acceleration"

/**
 * The rate of rotation as sensor fusion calibrates it: x, y, z in rad/s, natively °/s, and an
 * accuracy from 0 to 3.
 */
#define VELTO_MW_CORRECTED_ANGULAR_VELOCITY "corrected-angular-velocity"

/**
 * The magnetic field as sensor fusion calibrates it: x, y, z in T, natively µT, and an accuracy
 * from 0 to 3.
 */
#define VELTO_MW_CORRECTED_MAGNETIC_FIELD "corrected-magnetic-field"

/**
 * The accuracies of the calibration of sensor fusion: accelerometer, gyroscope, magnetometer, each
 * from 0 to 3; read while it runs.
 */
#define VELTO_MW_FUSION_CALIBRATION "fusion-calibration"

/** The number of entries in the log; read. */
#define VELTO_MW_LOG_LENGTH "log-length"

/**
 * The time since the last reset, and the number of that reset, 0 to 7; read. For more than 24 bits
 * of precision, read it in RAW units (ticks of 48/32768 s).
 */
#define VELTO_MW_LAST_RESET "last-reset"

/** The signal of the power supply: 1 while it is connected; streamed as it changes, and read. */
#define VELTO_MW_POWER_STATUS "power-status"

/** The signal of the charger: 1 while the battery is charged; streamed as it changes, and read. */
#define VELTO_MW_CHARGE_STATUS "charge-status"

/**
 * The reason for the last start of the firmware: 0 power, 1 reset pin, 2 watchdog, 4 command, 8
 * crash, 65536 woken by a pin; read.
 */
#define VELTO_MW_RESET_REASON "reset-reason"

/**
 * A number that velto_mw_write_packet() stores with FE 04 and four bytes, and that a reset clears;
 * read. For all 32 bits, read it in RAW units.
 */
#define VELTO_MW_KEY_REGISTER "key-register"

/** Whether the firmware checks its stack, and the number of never used bytes; read. */
#define VELTO_MW_STACK "stack"

/* -- Information --------------------------------------------------------------------------------- */

/**
 * The most important activity of a board.
 * @source MetaWear system protocol, 1.3
 */
typedef int32_t velto_mw_state;
VELTO_CONSTANT(velto_mw_state, VELTO_MW_STATE_UNKNOWN, 0); /**< The board is not READY. */
VELTO_CONSTANT(velto_mw_state, VELTO_MW_STATE_IDLE, 1); /**< The board is idle. */
VELTO_CONSTANT(velto_mw_state, VELTO_MW_STATE_STREAMING, 2); /**< The board streams samples. */
VELTO_CONSTANT(velto_mw_state, VELTO_MW_STATE_LOGGING, 3); /**< The board logs samples. */
VELTO_CONSTANT(velto_mw_state, VELTO_MW_STATE_DOWNLOADING, 4); /**< The log is being downloaded. */
VELTO_CONSTANT(velto_mw_state, VELTO_MW_STATE_UPDATING, 5); /**< The firmware is being replaced. */

/**
 * The activities of a board; several may run at once.
 * @source MetaWear system protocol, 1.3
 */
typedef uint32_t velto_mw_activity;
#define VELTO_MW_ACTIVITY_STREAMING   0x1u /**< The board streams samples. */
#define VELTO_MW_ACTIVITY_LOGGING     0x2u /**< The board logs samples. */
#define VELTO_MW_ACTIVITY_DOWNLOADING 0x4u /**< The log is being downloaded. */
#define VELTO_MW_ACTIVITY_UPDATING    0x8u /**< The firmware is being replaced. */

/** Properties of a connected board. */
typedef uint32_t velto_mw_flag;
#define VELTO_MW_VALIDATED 0x1u /**< The library supports this model with this hardware revision. */

/** The source of a board's game input. */
typedef int32_t velto_mw_input_source;
/** Accelerometer and gyroscope, from which the library computes the tilt. */
VELTO_CONSTANT(velto_mw_input_source, VELTO_MW_INPUT_SOURCE_SENSORS, 0);
/** The orientation by sensor fusion, in the mode set by the program, or IMU_PLUS: its heading
 *  begins at 0 and drifts. Each sample requires a notification of its own, and there is no
 *  acceleration. */
VELTO_CONSTANT(velto_mw_input_source, VELTO_MW_INPUT_SOURCE_FUSION, 1);

/** Information about a connected board. */
typedef struct velto_mw_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_flag flags; /**< Properties. */
    velto_mw_state state; /**< The most important activity (default VELTO_MW_STATE_UNKNOWN). */
    velto_mw_activity activities; /**< All activities. */
    uint32_t detectors; /**< The running detectors: bit 1 << VELTO_MW_DETECTOR_…. */
    /** The source of game input while the program uses none of its sensors; see
     *  velto_mw_set_input_source() (default VELTO_MW_INPUT_SOURCE_SENSORS). */
    velto_mw_input_source input_source;
    /** Number of modules that have not answered. While it is not 0, modules and signals may be
     *  missing; the library repeats the request, and sends VELTO_EVENT_SIGNALS_CHANGED when the
     *  list grows. */
    uint32_t silent_module_count;
    uint32_t reserved; /**< Zero. */
    /** Notifications per second requested by streams and game input (hertz). */
    double asked_notification_rate;
    /** Typical capacity of a link, in notifications per second (hertz). */
    double carried_notification_rate;
    char model_name[32]; /**< The model, such as MetaMotion S. */
} velto_mw_info;

#define VELTO_MW_INFO_INIT                                                                        \
    {VELTO_SIZE_OF(velto_mw_info), 0, VELTO_MW_STATE_UNKNOWN, 0, 0,                               \
    VELTO_MW_INPUT_SOURCE_SENSORS, 0, 0, 0.0, 0.0, {0}}

/**
 * Get information about a connected board.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_get_info, velto_device_get_detail
 */
VELTO_API velto_result velto_mw_get_info(velto_device device, velto_mw_info *out_info);

/**
 * A module of a board, as the board reports it.
 * @source MetaWear system protocol, 0.4
 */
typedef struct velto_mw_module {
    uint8_t id; /**< The module's number in packets. */
    uint8_t implementation; /**< The implementation of the module, such as the chip. */
    uint8_t revision; /**< The version of the module's commands. */
    uint8_t extra_size; /**< The number of bytes in `extra` (bytes). */
    uint8_t extra[16]; /**< Further bytes, whose meaning depends on the module (raw units). */
    uint32_t reserved; /**< Zero. */
} velto_mw_module;

/**
 * List the modules that a board has.
 * @param modules  receives the modules, by number.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_list_signals
 */
VELTO_API velto_result velto_mw_list_modules(velto_device device,
                                             velto_mw_module *modules,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Get the saved state of a board for the next run, as JSON.
 *
 * The JSON contains the texts of the Device Information service, the modules, and in the member
 * "veltokit" data of this library, such as readings of the log's clock, which date its entries. A
 * context with a state folder saves the state there. Without a state folder, save this text and
 * pass it to velto_mw_set_state().
 *
 * @param buffer  receives the text, empty before the first link.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or is an ingest device).
 * @source MetaWear system protocol, 7.1
 * @see velto_mw_set_state
 */
VELTO_API velto_result velto_mw_get_state(velto_device device,
                                          char *buffer,
                                          size_t capacity,
                                          size_t *out_count);

/**
 * Set the saved state of a board from an earlier run, while the board is not connected.
 *
 * The next connect reads three texts, and requests no modules if firmware, hardware and serial
 * number are unchanged. The state also contains the loggers with their keys, and the program:
 * processors, timers, events and macros are listed at once, and those missing on the board end when
 * it is connected. Unknown members are ignored, except in "veltokit", where they are kept. The
 * state has schema 1, like that of other MetaWear software. Texts and modules have at most 131072
 * bytes together, and so have the members of "veltokit".
 *
 * @param json  the text, as returned by velto_mw_get_state(); at most 262144 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
 *          VELTO_ERROR_INVALID_STATE (the board is connected); VELTO_ERROR_UNSUPPORTED (the device
 *          is not a board, or is an ingest device).
 * @source MetaWear system protocol, 7.1
 * @see velto_mw_get_state
 */
VELTO_API velto_result velto_mw_set_state(velto_device device, const char *json);

/**
 * The source of a signal of a board, for analyzing packets.
 * @source MetaWear module protocol, 4.0
 */
typedef struct velto_mw_source {
    uint8_t module; /**< The module's number. */
    uint8_t register_id; /**< The register that notifies the signal, and from which it is read. */
    uint8_t id; /**< The channel, 0 without one. */
    uint8_t offset; /**< The position of the numbers in a packet (bytes). */
    uint8_t size; /**< The total size of its numbers (bytes). */
    uint8_t packed_register_id; /**< The register whose packets hold three samples; 0 for none. */
    uint8_t reserved[2]; /**< Zero. */
    velto_bool has_id; /**< Whether `id` precedes the numbers, also in requests. */
    uint32_t reserved2; /**< Zero. */
} velto_mw_source;

/**
 * Get the module and the register of a signal of a board.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal is not one of a board);
 *          VELTO_ERROR_NOT_CONNECTED (the board is not READY).
 * @see velto_mw_request
 */
VELTO_API velto_result velto_mw_get_signal_source(velto_signal signal, velto_mw_source *out_source);

/* -- Sensors ------------------------------------------------------------------------------------- */

/** A sensor with a configuration of its own. */
typedef int32_t velto_mw_sensor;
VELTO_CONSTANT(velto_mw_sensor, VELTO_MW_SENSOR_ACCELEROMETER, 1); /**< The accelerometer. */
VELTO_CONSTANT(velto_mw_sensor, VELTO_MW_SENSOR_GYROSCOPE, 2); /**< The gyroscope. */
VELTO_CONSTANT(velto_mw_sensor, VELTO_MW_SENSOR_MAGNETOMETER, 3); /**< The magnetometer. */
VELTO_CONSTANT(velto_mw_sensor, VELTO_MW_SENSOR_BAROMETER, 4); /**< The barometer. */
VELTO_CONSTANT(velto_mw_sensor, VELTO_MW_SENSOR_LIGHT, 5); /**< The sensor of ambient light. */
/** The hygrometer, which is only read. */
VELTO_CONSTANT(velto_mw_sensor, VELTO_MW_SENSOR_HUMIDITY, 6);
/** Sensor fusion, which takes exclusive control of accelerometer, gyroscope and magnetometer. */
VELTO_CONSTANT(velto_mw_sensor, VELTO_MW_SENSOR_FUSION, 7);

/**
 * The mode of sensor fusion; a stream of an output that the mode lacks receives no frames and
 * reports no error.
 * @source MetaWear module protocol, 4.17
 */
typedef int32_t velto_mw_fusion_mode;
VELTO_CONSTANT(velto_mw_fusion_mode, VELTO_MW_FUSION_MODE_DEFAULT, 0); /**< NDOF. */
/** All three sensors, at 100 Hz: orientation with a heading from the magnetic field. It has
 *  every output. */
VELTO_CONSTANT(velto_mw_fusion_mode, VELTO_MW_FUSION_MODE_NDOF, 1);
/** Accelerometer and gyroscope, at 100 Hz: the heading begins at 0 and drifts. There is no
 *  corrected magnetic field, and with some firmware no gravity. */
VELTO_CONSTANT(velto_mw_fusion_mode, VELTO_MW_FUSION_MODE_IMU_PLUS, 2);
/** Accelerometer and magnetometer, at 25 Hz: a compass. There is no corrected angular velocity,
 *  and with some firmware no linear acceleration. */
VELTO_CONSTANT(velto_mw_fusion_mode, VELTO_MW_FUSION_MODE_COMPASS, 3);
/** Accelerometer and magnetometer, at 50 Hz: rotation without a gyroscope, at a low current. It
 *  has the outputs of COMPASS. */
VELTO_CONSTANT(velto_mw_fusion_mode, VELTO_MW_FUSION_MODE_M4G, 4);

/**
 * Recommended settings of the magnetometer.
 * @source MetaWear module protocol, 4.15
 */
typedef int32_t velto_mw_magnetometer_preset;
/** No preset: rate and repetitions are those of the other members. */
VELTO_CONSTANT(velto_mw_magnetometer_preset, VELTO_MW_MAGNETOMETER_PRESET_NONE, 0);
/** 3 repetitions each, 10 Hz. */
VELTO_CONSTANT(velto_mw_magnetometer_preset, VELTO_MW_MAGNETOMETER_PRESET_LOW_POWER, 1);
/** 9 and 15 repetitions, 10 Hz. */
VELTO_CONSTANT(velto_mw_magnetometer_preset, VELTO_MW_MAGNETOMETER_PRESET_REGULAR, 2);
/** 15 and 27 repetitions, 10 Hz. */
VELTO_CONSTANT(velto_mw_magnetometer_preset, VELTO_MW_MAGNETOMETER_PRESET_ENHANCED_REGULAR, 3);
/** 47 and 83 repetitions, 20 Hz. */
VELTO_CONSTANT(velto_mw_magnetometer_preset, VELTO_MW_MAGNETOMETER_PRESET_HIGH_ACCURACY, 4);

/**
 * The strength of a sensor's low-pass filter.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_filter;
VELTO_CONSTANT(velto_mw_filter, VELTO_MW_FILTER_DEFAULT, 0); /**< NORMAL. */
/** The default bandwidth of the rate. */
VELTO_CONSTANT(velto_mw_filter, VELTO_MW_FILTER_NORMAL, 1);
/** Oversampling by 2: half of that bandwidth. */
VELTO_CONSTANT(velto_mw_filter, VELTO_MW_FILTER_OVERSAMPLING2, 2);
/** Oversampling by 4: a quarter of that bandwidth. */
VELTO_CONSTANT(velto_mw_filter, VELTO_MW_FILTER_OVERSAMPLING4, 3);

/**
 * The power mode of a sensor.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_power;
VELTO_CONSTANT(velto_mw_power, VELTO_MW_POWER_DEFAULT, 0); /**< The mode that suits the rate. */
VELTO_CONSTANT(velto_mw_power, VELTO_MW_POWER_NORMAL, 1); /**< Continuous measurement. */
/** Sleep between measurements, with more noise. */
VELTO_CONSTANT(velto_mw_power, VELTO_MW_POWER_LOW, 2);

/**
 * The configuration of a sensor; 0 selects the default of a member.
 *
 * A member applies to the sensors named in its comment, and is 0 for the others; `rate` applies to
 * all except humidity and fusion.
 * @source MetaWear module protocol, 4.3, 4.11 to 4.17
 */
typedef struct velto_mw_sensor_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_sensor sensor; /**< The sensor (default VELTO_MW_SENSOR_ACCELEROMETER). */
    /** Sampling rate; 0 is 100, for the magnetometer 10, for light 2, and for the barometer its
     *  highest (hertz, 0 to 3200). */
    double rate;
    /** Full scale of the accelerometer, also for fusion: 2, 4, 8 or 16; 0 is 2, for fusion 16
     *  (g, 0 to 16). */
    double range_g;
    /** Full scale of the gyroscope, also for fusion: 125 (gyroscope only), 250, 500, 1000 or
     *  2000; 0 is 500, for fusion 2000 (°/s, 0 to 2000). */
    double range_dps;
    /** The filter of accelerometer and gyroscope (default VELTO_MW_FILTER_DEFAULT). */
    velto_mw_filter filter;
    /** The power of accelerometer and gyroscope (default VELTO_MW_POWER_DEFAULT). */
    velto_mw_power power;
    /** Whether each packet holds one sample, instead of three where the firmware supports that. */
    velto_bool is_unpacked;
    /** The mode of fusion (default VELTO_MW_FUSION_MODE_DEFAULT). */
    velto_mw_fusion_mode fusion_mode;
    /** The preset of the magnetometer; it sets rate and repetitions if those members are 0
     *  (default VELTO_MW_MAGNETOMETER_PRESET_NONE). */
    velto_mw_magnetometer_preset preset;
    /** Measurements of the magnetometer that are averaged for x and y: an odd number; 0 is 9 (0
     *  to 511). */
    int32_t repetitions_xy;
    int32_t repetitions_z; /**< Measurements that are averaged for z; 0 is 15 (0 to 256). */
    /** Measurements per sample of barometer or hygrometer: 1, 2, 4, 8 or 16; 0 is 4, for the
     *  hygrometer 1 (0 to 16). */
    int32_t oversampling;
    /** Smoothing window of the barometer, in samples: 2, 4, 8 or 16; 0 is none (0 to 16). */
    int32_t smoothing;
    int32_t gain; /**< The gain of the light sensor: 1, 2, 4, 8, 48 or 96; 0 is 1 (0 to 96). */
    /** The pause between samples of the barometer, which takes precedence over the rate; 0
     *  selects the pause that suits the rate (seconds, 0 to 4). */
    double standby;
    /** The integration time of the light sensor: 0.05 to 0.4; 0 is 0.1 (seconds, 0 to 0.4). */
    double integration;
} velto_mw_sensor_config;

#define VELTO_MW_SENSOR_CONFIG_INIT                                                               \
    {VELTO_SIZE_OF(velto_mw_sensor_config), VELTO_MW_SENSOR_ACCELEROMETER, 0.0, 0.0, 0.0,         \
    VELTO_MW_FILTER_DEFAULT, VELTO_MW_POWER_DEFAULT, 0, VELTO_MW_FUSION_MODE_DEFAULT,             \
    VELTO_MW_MAGNETOMETER_PRESET_NONE, 0, 0, 0, 0, 0, 0.0, 0.0}

/**
 * Fill a velto_mw_sensor_config with its defaults.
 * @source MetaWear module protocol, 4.3, 4.11 to 4.17
 */
VELTO_API velto_result velto_mw_sensor_config_init(velto_mw_sensor_config *config, size_t size);

/**
 * Set the configuration of a sensor, rounded to the nearest supported values.
 *
 * The configuration is written at each later start of the sensor, on this link and on later ones. A
 * running sensor keeps its current configuration. velto_mw_get_sensor_config() returns the new
 * configuration from the next turn of the context. A preset is resolved: `out_chosen` has its
 * repetitions and its rate, but no preset.
 *
 *     velto_mw_sensor_config wanted = VELTO_MW_SENSOR_CONFIG_INIT;
 *     velto_mw_sensor_config chosen = VELTO_MW_SENSOR_CONFIG_INIT;
 *     wanted.rate = 180; // the accelerometer, to which the structure is initialized
 *     wanted.range_g = 4;
 *     if (velto_mw_set_sensor_config(board, &wanted, &chosen) == VELTO_OK)
 *         printf("%.1f Hz, %.0f g\n", chosen.rate, chosen.range_g);
 *
 * @param config      the requested configuration.
 * @param out_chosen  receives the configuration that the sensor will have.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a member of another sensor);
 *          VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are kept for the
 *          board); VELTO_ERROR_UNSUPPORTED (the device is not a board, or lacks the sensor);
 *          VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_mw_get_sensor_config, velto_mw_read_sensor_config
 */
VELTO_API velto_result velto_mw_set_sensor_config(velto_device device,
                                                  const velto_mw_sensor_config *config,
                                                  velto_mw_sensor_config *out_chosen);

/**
 * Get the configuration of a sensor.
 * @param out_config  receives the configuration of the running sensor, or else that of the next
 *                    start.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or lacks the sensor);
 *          VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_mw_set_sensor_config
 */
VELTO_API velto_result velto_mw_get_sensor_config(velto_device device,
                                                  velto_mw_sensor sensor,
                                                  velto_mw_sensor_config *out_config);

/**
 * Read the configuration of a sensor from the board, which keeps it across links.
 *
 * After the operation, velto_mw_get_sensor_config() returns that configuration, and the sensor
 * starts with it until it is set again. Sensor fusion has no configuration before its first start
 * after a reset: the operation then succeeds and changes nothing.
 *
 * @see velto_mw_get_sensor_config
 */
VELTO_API velto_result velto_mw_read_sensor_config(velto_device device,
                                                   velto_mw_sensor sensor,
                                                   velto_op *out_op);

/**
 * Run a sensor without a stream, for use on the board itself.
 *
 * Starting a running sensor keeps its configuration, for all users: streams, detectors, loggers and
 * this call. A configuration set meanwhile applies at the next start. A later read of the sensor's
 * signal waits until the sensor runs.
 *
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @see velto_mw_stop_sensor, velto_signal_start_stream
 */
VELTO_API velto_result velto_mw_start_sensor(velto_device device,
                                             velto_mw_sensor sensor,
                                             velto_op *out_op);

/**
 * End the use of a sensor by velto_mw_start_sensor(); the sensor stops with its last user.
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the sensor or detector is not running).
 * @see velto_mw_start_sensor
 */
VELTO_API velto_result velto_mw_stop_sensor(velto_device device,
                                            velto_mw_sensor sensor,
                                            velto_op *out_op);

/**
 * An axis of a chip, or its opposite.
 * @source MetaWear module protocol, 4.3.9
 */
typedef int32_t velto_mw_axis;
VELTO_CONSTANT(velto_mw_axis, VELTO_MW_AXIS_X, 0); /**< The x axis of the chip. */
VELTO_CONSTANT(velto_mw_axis, VELTO_MW_AXIS_Y, 1); /**< The y axis of the chip. */
VELTO_CONSTANT(velto_mw_axis, VELTO_MW_AXIS_Z, 2); /**< The z axis of the chip. */
VELTO_CONSTANT(velto_mw_axis, VELTO_MW_AXIS_NEGATIVE_X, 3); /**< The opposite of the x axis. */
VELTO_CONSTANT(velto_mw_axis, VELTO_MW_AXIS_NEGATIVE_Y, 4); /**< The opposite of the y axis. */
VELTO_CONSTANT(velto_mw_axis, VELTO_MW_AXIS_NEGATIVE_Z, 5); /**< The opposite of the z axis. */

/**
 * Add a constant offset to each sample of accelerometer or gyroscope.
 *
 * The operation fails with VELTO_ERROR_UNSUPPORTED on boards without a BMI270. A reset of the board
 * clears the offset.
 *
 * @param device  the board, or a command sequence.
 * @param x       along x, in g (at most 0.495) or °/s (at most 7.7).
 * @param y       along y, in g (at most 0.495) or °/s (at most 7.7).
 * @param z       along z, in g (at most 0.495) or °/s (at most 7.7).
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (an argument out of range).
 * @source MetaWear module protocol, 4.3.9 and 4.12
 * @see velto_mw_set_sensor_config
 */
VELTO_API velto_result velto_mw_write_offset(velto_device device,
                                             velto_mw_sensor sensor,
                                             double x,
                                             double y,
                                             double z,
                                             velto_op *out_op);

/**
 * Reassign the axes of the accelerometer.
 *
 * Each axis is taken from another axis of the chip. The operation fails with
 * VELTO_ERROR_UNSUPPORTED on boards without a BMI270. A reset of the board restores the axes.
 *
 * @param device  the board, or a command sequence.
 * @param x       the axis of the chip that becomes x.
 * @param y       the axis of the chip that becomes y.
 * @param z       the axis of the chip that becomes z.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (an argument out of range).
 * @source MetaWear module protocol, 4.3.9
 * @see velto_device_set_mounting
 */
VELTO_API velto_result velto_mw_write_axes(velto_device device,
                                           velto_mw_axis x,
                                           velto_mw_axis y,
                                           velto_mw_axis z,
                                           velto_op *out_op);

/**
 * Downsample the accelerometer and the gyroscope for processing on the board; streams keep all
 * samples.
 *
 * The operation fails with VELTO_ERROR_UNSUPPORTED on boards without a BMI270. A reset of the board
 * ends the downsampling.
 *
 * @param device         the board, or a command sequence.
 * @param accelerometer  the exponent n: one of 2^n samples is kept (0 to 7).
 * @param gyroscope      the exponent of the gyroscope (0 to 7).
 * @param is_filtered    whether samples are filtered before downsampling.
 * @param out_op         receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (an argument out of range).
 * @source MetaWear module protocol, 4.3.9
 * @see velto_mw_set_sensor_config
 */
VELTO_API velto_result velto_mw_write_downsampling(velto_device device,
                                                   uint32_t accelerometer,
                                                   uint32_t gyroscope,
                                                   velto_bool is_filtered,
                                                   velto_op *out_op);

/* -- Detectors ----------------------------------------------------------------------------------- */

/**
 * A detector of a board's accelerometer; the chip determines the available detectors.
 *
 * The members of velto_mw_detector_config that a detector uses are in parentheses. The code of
 * VELTO_EVENT_MW_DETECTED is 0 for detectors with a single result. For the others it is a
 * velto_mw_tap_finding, velto_mw_orientation_finding, velto_mw_activity_finding or
 * velto_mw_wrist_gesture. For FLAT it is 1 when the board is laid flat, and 0 when it is lifted.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_detector;
/** The orientation of the board and its upper face; BMI160 (mode, hysteresis in g). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_ORIENTATION, 1);
/** Taps; BMI160 (mode, threshold in g, window between the taps of a double tap, quiet, shock). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_TAP, 2);
/** Each step (mode, BMI160). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_STEP_DETECTOR, 3);
/** The number of steps: an event every `count` steps, in units of 20, BMI270; no event, BMI160
 *  (mode), whose signal step-counter is read. */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_STEP_COUNTER, 4);
/** Motion (threshold in g, axes; count: samples in a row, BMI160; duration, BMI270). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_ANY_MOTION, 5);
/** No motion for a time (threshold in g, axes, duration). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_NO_MOTION, 6);
/** Motion; BMI160 (threshold in g, axes; count: samples in a row). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_SLOW_MOTION, 7);
/** Continued motion (threshold in g, window to skip, duration of the proof, BMI160; duration,
 *  BMI270). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_SIGNIFICANT_MOTION, 8);
/** Near weightlessness, as in free fall; BMI160 (mode, threshold in g, duration, hysteresis in
 *  g). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_LOW_G, 9);
/** A shock; BMI160 (threshold in g, duration, hysteresis in g, axes). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_HIGH_G, 10);
/** Whether the board lies flat; BMI160 (threshold in degrees, duration). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_FLAT, 11);
/** Standing still, walking or running; BMI270. */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_ACTIVITY, 12);
/** The wrist is raised to look at the board; BMI270. */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_WRIST_WEAR, 13);
/** Gestures of the wrist; BMI270 (threshold in degrees, arm, window: the minimum time, duration:
 *  the maximum time). */
VELTO_CONSTANT(velto_mw_detector, VELTO_MW_DETECTOR_WRIST_GESTURE, 14);

/**
 * The mode of detectors that have several.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_detector_mode;
/** The recommendation of the chip's data sheet. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_DEFAULT, 0);
/** TAP: single taps only. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_SINGLE, 1);
/** TAP: double taps only. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_DOUBLE, 2);
/** TAP: single and double taps. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_BOTH, 3);
/** ORIENTATION: the quarters are equally large. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_SYMMETRICAL, 4);
/** ORIENTATION: portrait has more room. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_HIGH_ASYMMETRICAL, 5);
/** ORIENTATION: landscape has more room. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_LOW_ASYMMETRICAL, 6);
/** Steps: a compromise. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_NORMAL, 7);
/** Steps: misses few. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_SENSITIVE, 8);
/** Steps: counts few false steps. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_ROBUST, 9);
/** LOW_G: each axis by itself. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_SINGLE_AXIS, 10);
/** LOW_G: the sum of the axes. */
VELTO_CONSTANT(velto_mw_detector_mode, VELTO_MW_DETECTOR_MODE_SUM, 11);

/** The arm that a board is worn on. */
typedef int32_t velto_mw_arm;
/** The recommendation of the chip's data sheet. */
VELTO_CONSTANT(velto_mw_arm, VELTO_MW_ARM_DEFAULT, 0);
VELTO_CONSTANT(velto_mw_arm, VELTO_MW_ARM_LEFT, 1); /**< The left arm. */
VELTO_CONSTANT(velto_mw_arm, VELTO_MW_ARM_RIGHT, 2); /**< The right arm. */

/**
 * The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_TAP.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_tap_finding;
VELTO_CONSTANT(velto_mw_tap_finding, VELTO_MW_TAP_FINDING_DOUBLE, 1); /**< A double tap. */
/** A single tap; also reported after the first tap of a double tap, unless the mode is DOUBLE. */
VELTO_CONSTANT(velto_mw_tap_finding, VELTO_MW_TAP_FINDING_SINGLE, 2);

/**
 * The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_ORIENTATION.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_orientation_finding;
/** Upright, face up. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_UPRIGHT, 0);
/** Upside down, face up. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN, 1);
/** On its left side, face up. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT, 2);
/** On its right side, face up. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT, 3);
/** Upright, face down. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_UPRIGHT_FACE_DOWN, 4);
/** Upside down, face down. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN_FACE_DOWN, 5);
/** On its left side, face down. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT_FACE_DOWN, 6);
/** On its right side, face down. */
VELTO_CONSTANT(velto_mw_orientation_finding, VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT_FACE_DOWN, 7);

/**
 * The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_ACTIVITY.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_activity_finding;
/** The wearer stands still. */
VELTO_CONSTANT(velto_mw_activity_finding, VELTO_MW_ACTIVITY_FINDING_STILL, 0);
/** The wearer walks. */
VELTO_CONSTANT(velto_mw_activity_finding, VELTO_MW_ACTIVITY_FINDING_WALKING, 1);
/** The wearer runs. */
VELTO_CONSTANT(velto_mw_activity_finding, VELTO_MW_ACTIVITY_FINDING_RUNNING, 2);
/** Something else. */
VELTO_CONSTANT(velto_mw_activity_finding, VELTO_MW_ACTIVITY_FINDING_UNKNOWN, 3);

/**
 * The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_WRIST_GESTURE.
 * @source MetaWear module protocol, 4.3
 */
typedef int32_t velto_mw_wrist_gesture;
/** A gesture unknown to the chip. */
VELTO_CONSTANT(velto_mw_wrist_gesture, VELTO_MW_WRIST_GESTURE_UNKNOWN, 0);
/** The arm goes down. */
VELTO_CONSTANT(velto_mw_wrist_gesture, VELTO_MW_WRIST_GESTURE_ARM_DOWN, 1);
/** The wrist turns up. */
VELTO_CONSTANT(velto_mw_wrist_gesture, VELTO_MW_WRIST_GESTURE_PIVOT_UP, 2);
VELTO_CONSTANT(velto_mw_wrist_gesture, VELTO_MW_WRIST_GESTURE_SHAKE, 3); /**< The wrist shakes. */
/** A quick turn inwards. */
VELTO_CONSTANT(velto_mw_wrist_gesture, VELTO_MW_WRIST_GESTURE_FLICK_IN, 4);
/** A quick turn outwards. */
VELTO_CONSTANT(velto_mw_wrist_gesture, VELTO_MW_WRIST_GESTURE_FLICK_OUT, 5);

/**
 * The configuration of a detector; 0 selects the recommendation of the chip's data sheet.
 *
 * Members that the detector lacks must be 0. Numbers are rounded down to steps of the chip. The
 * operation rejects values that the chip does not support.
 * @source MetaWear module protocol, 4.3
 */
typedef struct velto_mw_detector_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_detector detector; /**< The detector (default VELTO_MW_DETECTOR_ORIENTATION). */
    double threshold; /**< The threshold, in g or degrees (0 to 360). */
    double duration; /**< Minimum duration (seconds, 0 to 3600). */
    /** The time window for a second event, or the time to skip (seconds, 0 to 3600). */
    double window;
    double quiet; /**< The quiet time after a tap (seconds, 0 to 3600). */
    double shock; /**< The duration of the shock of a tap (seconds, 0 to 3600). */
    double hysteresis; /**< The hysteresis below the threshold (g, 0 to 16). */
    int32_t axes; /**< The monitored axes: bit 0 for x, 1 for y, 2 for z (0 to 7). */
    velto_mw_detector_mode mode; /**< The mode (default VELTO_MW_DETECTOR_MODE_DEFAULT). */
    velto_mw_arm arm; /**< The arm that the board is worn on (default VELTO_MW_ARM_DEFAULT). */
    int32_t count; /**< The number of samples or steps (0 to 65535). */
} velto_mw_detector_config;

#define VELTO_MW_DETECTOR_CONFIG_INIT                                                             \
    {VELTO_SIZE_OF(velto_mw_detector_config), VELTO_MW_DETECTOR_ORIENTATION, 0.0, 0.0, 0.0,       \
    0.0, 0.0, 0.0, 0, VELTO_MW_DETECTOR_MODE_DEFAULT, VELTO_MW_ARM_DEFAULT, 0}

/**
 * Fill a velto_mw_detector_config with its defaults.
 * @source MetaWear module protocol, 4.3
 */
VELTO_API velto_result velto_mw_detector_config_init(velto_mw_detector_config *config, size_t size);

/**
 * Configure and start a detector and the accelerometer; each detection sends
 * VELTO_EVENT_MW_DETECTED.
 *
 * The operation fails with VELTO_ERROR_UNSUPPORTED if the accelerometer has no such detector, with
 * VELTO_ERROR_INVALID_ARGUMENT for a member or value that the detector does not support, and with
 * VELTO_ERROR_INVALID_STATE if a running detector excludes it.
 *
 *     velto_mw_detector_config motion = VELTO_MW_DETECTOR_CONFIG_INIT;
 *     motion.detector = VELTO_MW_DETECTOR_ANY_MOTION;
 *     motion.threshold = 0.5; // g
 *     velto_mw_start_detector(board, &motion, NULL);
 *
 * @param device  the board, or a command sequence.
 * @param config  the detector and its configuration.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @see velto_mw_stop_detector
 */
VELTO_API velto_result velto_mw_start_detector(velto_device device,
                                               const velto_mw_detector_config *config,
                                               velto_op *out_op);

/**
 * Stop a detector; the accelerometer stops with its last user.
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the sensor or detector is not running).
 * @see velto_mw_start_detector
 */
VELTO_API velto_result velto_mw_stop_detector(velto_device device,
                                              velto_mw_detector detector,
                                              velto_op *out_op);

/**
 * Reset the step counter to 0.
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @see velto_mw_start_detector
 */
VELTO_API velto_result velto_mw_clear_steps(velto_device device, velto_op *out_op);

/* -- Light, motor and buzzer --------------------------------------------------------------------- */

/** The colors of the light, which play at once. */
typedef int32_t velto_mw_led_color;
VELTO_CONSTANT(velto_mw_led_color, VELTO_MW_LED_COLOR_GREEN, 0); /**< Green. */
VELTO_CONSTANT(velto_mw_led_color, VELTO_MW_LED_COLOR_RED, 1); /**< Red. */
VELTO_CONSTANT(velto_mw_led_color, VELTO_MW_LED_COLOR_BLUE, 2); /**< Blue. */

/** Patterns for the light. */
typedef int32_t velto_mw_led_preset;
VELTO_CONSTANT(velto_mw_led_preset, VELTO_MW_LED_PRESET_SOLID, 0); /**< Always on. */
/** Short flashes, twice a second. */
VELTO_CONSTANT(velto_mw_led_preset, VELTO_MW_LED_PRESET_BLINK, 1);
/** Slowly brighter and darker. */
VELTO_CONSTANT(velto_mw_led_preset, VELTO_MW_LED_PRESET_BREATHE, 2);
VELTO_CONSTANT(velto_mw_led_preset, VELTO_MW_LED_PRESET_FLASH, 3); /**< Three flashes. */

/**
 * The next state of the light.
 * @source MetaWear module protocol, 4.2
 */
typedef int32_t velto_mw_led_action;
/** The current state; only for velto_mw_play_led(). */
VELTO_CONSTANT(velto_mw_led_action, VELTO_MW_LED_ACTION_NONE, 0);
VELTO_CONSTANT(velto_mw_led_action, VELTO_MW_LED_ACTION_PLAY, 1); /**< Play the patterns. */
/** Play the patterns, and later patterns as soon as they are written. */
VELTO_CONSTANT(velto_mw_led_action, VELTO_MW_LED_ACTION_AUTOPLAY, 2);
VELTO_CONSTANT(velto_mw_led_action, VELTO_MW_LED_ACTION_PAUSE, 3); /**< Pause. */
/** Stop, and keep the patterns. */
VELTO_CONSTANT(velto_mw_led_action, VELTO_MW_LED_ACTION_STOP, 4);
/** Stop, and delete the patterns. */
VELTO_CONSTANT(velto_mw_led_action, VELTO_MW_LED_ACTION_STOP_AND_CLEAR, 5);

/**
 * A repeating pattern of one color of the light.
 * @source MetaWear module protocol, 4.2
 */
typedef struct velto_mw_led_pattern {
    velto_mw_led_color color; /**< The color. */
    uint32_t repeat_count; /**< The number of pulses; 0 is endless (0 to 254). */
    double high; /**< The brightness at the top (0 to 1). */
    double low; /**< The brightness at the bottom (0 to 1). */
    double rise; /**< From bottom to top (seconds, 0 to 65.535). */
    double hold; /**< At the top (seconds, 0 to 65.535). */
    double fall; /**< From top to bottom (seconds, 0 to 65.535). */
    double period; /**< From one pulse to the next (seconds, 0 to 65.535). */
    /** Before the first pulse; firmware before LED revision 1 has no delay (seconds, 0 to
     *  65.535). */
    double delay;
} velto_mw_led_pattern;

/**
 * Get a pattern for the light.
 * @param color  its color.
 * @see velto_mw_play_led
 */
VELTO_API velto_result velto_mw_get_led_preset(velto_mw_led_preset preset,
                                               velto_mw_led_color color,
                                               velto_mw_led_pattern *out_pattern);

/**
 * Replace all patterns of the light, and then perform an action.
 *
 *     velto_mw_led_pattern blue;
 *     velto_mw_get_led_preset(VELTO_MW_LED_PRESET_BREATHE, VELTO_MW_LED_COLOR_BLUE, &blue);
 *     velto_mw_play_led(board, &blue, 1, VELTO_MW_LED_ACTION_PLAY, NULL);
 *
 * @param device    the board, or a command sequence.
 * @param patterns  the patterns, at most one for each color; at most 3.
 * @param out_op    receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a color twice, or a member out of range).
 * @see velto_mw_get_led_preset, velto_mw_control_led
 */
VELTO_API velto_result velto_mw_play_led(velto_device device,
                                         const velto_mw_led_pattern *patterns,
                                         size_t count,
                                         velto_mw_led_action action,
                                         velto_op *out_op);

/**
 * Play, pause or stop the light.
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (NONE).
 * @see velto_mw_play_led
 */
VELTO_API velto_result velto_mw_control_led(velto_device device,
                                            velto_mw_led_action action,
                                            velto_op *out_op);

/**
 * Vibrate once; velto_device_play_haptic() plays patterns, on every family.
 *
 * A board without a motor accepts the command without an effect.
 *
 * @param device    the board, or a command sequence.
 * @param strength  the strength (0 to 1).
 * @param seconds   the duration (seconds, 0 to 65.535).
 * @param out_op    receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.7
 * @see velto_device_play_haptic, velto_mw_play_buzzer
 */
VELTO_API velto_result velto_mw_play_motor(velto_device device,
                                           double strength,
                                           double seconds,
                                           velto_op *out_op);

/**
 * Sound the buzzer; a board without one accepts the command without an effect.
 * @param device   the board, or a command sequence.
 * @param seconds  the duration (seconds, 0 to 65.535).
 * @param out_op   receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.7
 * @see velto_mw_play_motor
 */
VELTO_API velto_result velto_mw_play_buzzer(velto_device device, double seconds, velto_op *out_op);

/* -- Sensor fusion ------------------------------------------------------------------------------- */

/**
 * The calibration of a sensor by sensor fusion, in the firmware's units.
 * @source MetaWear module protocol, 4.17
 */
typedef struct velto_mw_calibration {
    int16_t x; /**< The offset of x (raw units). */
    int16_t y; /**< The offset of y (raw units). */
    int16_t z; /**< The offset of z (raw units). */
    int16_t radius; /**< The radius of the sphere on which the sensor's values lie (raw units). */
    int16_t accuracy; /**< From 0, unreliable, to 3. */
} velto_mw_calibration;

/**
 * The calibration of the sensors by sensor fusion.
 * @source MetaWear module protocol, 4.17
 */
typedef struct velto_mw_fusion_calibration {
    velto_mw_calibration accelerometer; /**< The accelerometer. */
    velto_mw_calibration gyroscope; /**< The gyroscope. */
    velto_mw_calibration magnetometer; /**< The magnetometer. */
    uint8_t reserved[2]; /**< Zero. */
} velto_mw_fusion_calibration;

/**
 * Reset the heading of sensor fusion to 0.
 *
 * The operation fails with VELTO_ERROR_INVALID_STATE unless fusion runs as NDOF or IMU_PLUS.
 *
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.17
 * @see velto_mw_set_sensor_config
 */
VELTO_API velto_result velto_mw_reset_fusion(velto_device device, velto_op *out_op);

/**
 * Read the calibration of sensor fusion.
 *
 * velto_mw_get_fusion_calibration() then returns the calibration. Save it for later starts once all
 * accuracies are 3.
 *
 * @source MetaWear module protocol, 4.17
 * @see velto_mw_get_fusion_calibration, velto_mw_write_fusion_calibration
 */
VELTO_API velto_result velto_mw_read_fusion_calibration(velto_device device, velto_op *out_op);

/**
 * Get the last read calibration of sensor fusion.
 * @returns VELTO_OK; VELTO_NOTHING (it was not read on this link); VELTO_ERROR_NOT_CONNECTED (it is
 *          not READY).
 * @see velto_mw_read_fusion_calibration
 */
VELTO_API velto_result velto_mw_get_fusion_calibration(velto_device device,
                                                       velto_mw_fusion_calibration *out_calibration);

/**
 * Write a saved calibration of sensor fusion, for its next start.
 *
 * The operation fails with VELTO_ERROR_INVALID_STATE while fusion runs, and with
 * VELTO_ERROR_INVALID_ARGUMENT if a sensor of the mode has an accuracy below 3: a poor calibration
 * of the magnetometer crashes the firmware.
 *
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.17
 * @see velto_mw_read_fusion_calibration
 */
VELTO_API velto_result velto_mw_write_fusion_calibration(
    velto_device device,
    const velto_mw_fusion_calibration *calibration,
    velto_op *out_op);

/**
 * Set the source of a board's game input, on this link and later ones.
 *
 * While the program runs sensor fusion or one of its sensors, game input uses the running sensors
 * at their rate. Below 20 Hz game input is suspended, with a message in the log. When the program's
 * use ends, game input returns to its own configuration, or to the configuration set by the
 * program. velto_mw_get_info() returns the source from the next turn of the context.
 *
 * With either source, a roll of 40 degrees to the right steers a paddle fully, and rotation moves a
 * pointer.
 *
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (256 signals and choices of sensors and pins are
 *          kept for the board); VELTO_ERROR_UNSUPPORTED (the device is not a board, or is an ingest
 *          device).
 * @see velto_device_set_game_input
 */
VELTO_API velto_result velto_mw_set_input_source(velto_device device, velto_mw_input_source source);

/* -- Packets ------------------------------------------------------------------------------------- */

/**
 * Write a raw packet, in order with all other commands.
 *
 * The library does not track the effects of the packet. During a download, the operation of a
 * packet that reads the log or acknowledges a page fails with VELTO_ERROR_INVALID_STATE.
 *
 * @param device  the board, or a command sequence.
 * @param packet  2 to 20 bytes: module, register and payload; at most 20 bytes.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes).
 * @source MetaWear system protocol, 0.2
 * @see velto_mw_request
 */
VELTO_API velto_result velto_mw_write_packet(velto_device device,
                                             const void *packet,
                                             size_t size,
                                             velto_op *out_op);

/**
 * Write a raw request, in order with all other commands, and wait for the board's reply.
 *
 * Without `reply_prefix`, the reply is the response of the register that the request reads. With
 * it, the reply is the next packet that begins with these bytes: a board reports the number of a
 * created object in a packet without bit 7, such as 0B 02 for a logger. Several requests with the
 * same reply receive their replies in order. Commands and requests of other registers do not wait.
 * Without a reply within 1 s, the operation fails with VELTO_ERROR_TIMEOUT. After the operation,
 * velto_op_get_value() returns the whole packet.
 *
 *     static const uint8_t battery[] = {0x11, 0x8C};
 *     uint8_t answer[20];
 *     size_t size;
 *     velto_op op;
 *     velto_mw_request(board, battery, sizeof battery, NULL, 0, &op);
 *     velto_op_wait(op, VELTO_FOREVER, NULL);
 *     if (velto_op_get_value(op, answer, sizeof answer, &size) == VELTO_OK && size > 2)
 *         printf("%d %%\n", answer[2]);
 *
 * @param packet        2 to 20 bytes: module, register and payload; bit 7 of the register must be
 *                      set, unless there is a prefix; at most 20 bytes.
 * @param reply_prefix  module and register of the reply, and optionally the first byte of its
 *                      payload; none for the response of the request's register; at most 3 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes, or a packet without bit
 *          7 and without a prefix).
 * @source MetaWear system protocol, 0.2
 * @see velto_mw_write_packet, velto_op_get_value
 */
VELTO_API velto_result velto_mw_request(velto_device device,
                                        const void *packet,
                                        size_t size,
                                        const void *reply_prefix,
                                        size_t reply_prefix_size,
                                        velto_op *out_op);

/**
 * Simulate a notification of a board's module, such as a press of the button.
 *
 * The firmware ignores the packet unless the module is streamed or logged. While the board feeds
 * game input, the button also presses VELTO_BUTTON_MAIN.
 *
 *     const unsigned char pressed[] = {1, 1, 1}, released[] = {1, 1, 0}; // the switch
 *     velto_mw_write_test_notification(board, pressed, sizeof pressed, NULL);
 *     velto_mw_write_test_notification(board, released, sizeof released, NULL);
 *
 * @param device  the board, or a command sequence.
 * @param packet  the simulated notification: module, register, and payload; at most 17 bytes.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (another number of bytes).
 * @source MetaWear module protocol, 4.18
 * @see velto_mw_write_packet
 */
VELTO_API velto_result velto_mw_write_test_notification(velto_device device,
                                                        const void *packet,
                                                        size_t size,
                                                        velto_op *out_op);

/* -- Command sequences --------------------------------------------------------------------------- */

/**
 * Create an empty sequence of commands, such as those of a macro.
 *
 * Functions that take a board or a command sequence add a command to the sequence, at once and
 * without an operation. Its packets are planned for an idle board: starting a sensor also writes
 * its configuration, and stopping a sensor stops it.
 *
 * A command that the board cannot perform alone fails with VELTO_ERROR_INVALID_STATE, a command for
 * a missing module with VELTO_ERROR_UNSUPPORTED, and a command beyond 256 with
 * VELTO_ERROR_OUT_OF_MEMORY. A failed call does not change the sequence. The magnetometer, and
 * fusion modes that use it, need a pause to wake up: start them from the host and leave them
 * running.
 *
 * The sequence exists until it is destroyed or its device is forgotten, even while the device is
 * not connected.
 *
 *     velto_device sequence;
 *     char lines[1024];
 *     size_t size;
 *     if (velto_mw_create_sequence(board, &sequence) == VELTO_OK) {
 *         velto_mw_play_motor(sequence, 1.0, 0.5, NULL); // nothing vibrates
 *         if (velto_mw_describe_sequence(sequence, lines, sizeof lines, &size) == VELTO_OK)
 *             puts(lines);
 *         velto_mw_destroy_sequence(sequence);
 *     }
 *
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (the device is not READY).
 * @see velto_mw_destroy_sequence, velto_mw_describe_sequence
 */
VELTO_API velto_result velto_mw_create_sequence(velto_device device, velto_device *out_sequence);

/**
 * Destroy a command sequence; null and stale handles are ignored.
 * @see velto_mw_create_sequence
 */
VELTO_API void velto_mw_destroy_sequence(velto_device sequence);

/**
 * Describe a command sequence, one line per packet.
 *
 * A line contains the packet's bytes in hex, `..` for a number that the board assigns later, two
 * spaces, and its purpose: "08 01 F8 F4 01 00 run the motor". The packets are planned with the
 * settings of sensors at the time of the call.
 *
 * @param buffer  receives the text, empty for an empty sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (a sensor's new settings need a pause).
 * @see velto_mw_create_sequence
 */
VELTO_API velto_result velto_mw_describe_sequence(velto_device sequence,
                                                  char *buffer,
                                                  size_t capacity,
                                                  size_t *out_count);

/* -- Forgetting ---------------------------------------------------------------------------------- */

/**
 * The parts of a board's configuration; macros and the entries of the log stay.
 * @source MetaWear module protocol, 4.20
 */
typedef uint32_t velto_mw_part;
#define VELTO_MW_PART_SENSORS       0x1u /**< Sensors and detectors stop. */
#define VELTO_MW_PART_SUBSCRIPTIONS 0x2u /**< Registers stop notifying. */
#define VELTO_MW_PART_LIGHT         0x4u /**< The light goes out and its patterns are deleted. */
#define VELTO_MW_PART_TIMERS        0x8u /**< Timers are removed. */
#define VELTO_MW_PART_PROCESSORS    0x10u /**< Data processors are removed. */
#define VELTO_MW_PART_EVENTS        0x20u /**< Events and their commands are removed. */
#define VELTO_MW_PART_LOGGERS       0x40u /**< Loggers are removed. */

/** All parts. */
#define VELTO_MW_PART_ALL 0x7Fu

/**
 * Remove a board's configuration and stop its activities without a reset, including those of other
 * programs.
 *
 * Streams of removed parts end with VELTO_ERROR_CANCELLED. VELTO_MW_PART_SENSORS and
 * VELTO_MW_PART_SUBSCRIPTIONS stop game input, which then restarts its sensors, unless
 * velto_device_set_game_input() is OFF.
 *
 * @source MetaWear module protocol, 4.20
 * @see velto_mw_factory_reset
 */
VELTO_API velto_result velto_mw_tear_down(velto_device device,
                                          velto_mw_part parts,
                                          velto_op *out_op);

/**
 * The kind of a reset of a board.
 * @source MetaWear module protocol, 4.18
 */
typedef int32_t velto_mw_reset_kind;
/** Immediately: the link ends, and the board advertises again after about a second. */
VELTO_CONSTANT(velto_mw_reset_kind, VELTO_MW_RESET_KIND_NOW, 1);
/** After garbage collection of the flash, once the link has ended. */
VELTO_CONSTANT(velto_mw_reset_kind, VELTO_MW_RESET_KIND_AFTER_GARBAGE_COLLECTION, 2);
/** Into the bootloader, for a firmware update. */
VELTO_CONSTANT(velto_mw_reset_kind, VELTO_MW_RESET_KIND_BOOTLOADER, 3);
/** No reset: only the link ends. */
VELTO_CONSTANT(velto_mw_reset_kind, VELTO_MW_RESET_KIND_LINK, 4);
/** Sleep at the next reset, until the button is pressed or a charger is connected. */
VELTO_CONSTANT(velto_mw_reset_kind, VELTO_MW_RESET_KIND_POWER_SAVE, 5);

/**
 * Reset a board.
 *
 * The operation ends when the link has ended, or for delayed kinds, when the board has accepted the
 * command.
 *
 * @param device  the board, or a command sequence.
 * @param kind    the kind of reset.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear module protocol, 4.18
 * @see velto_mw_tear_down, velto_mw_factory_reset
 */
VELTO_API velto_result velto_mw_reset(velto_device device,
                                      velto_mw_reset_kind kind,
                                      velto_op *out_op);

/**
 * Remove loggers, log, processors, events, timers and macros, and reset the board.
 *
 * The operation ends when the board is READY again, after some seconds. Its settings, including the
 * name, return to the defaults of the firmware.
 *
 * @source MetaWear module protocol, 4.20
 * @see velto_mw_reset
 */
VELTO_API velto_result velto_mw_factory_reset(velto_device device, velto_op *out_op);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_MW_H */
