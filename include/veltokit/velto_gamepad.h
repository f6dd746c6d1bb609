/*
 * The gamepad view and the sensors: tuning, and samples supplied by the program.
 *
 * In addition to the position, every poll returns a gamepad view of the device in velto_input:
 * `direction` and `velocity`, the states MOVING, TILT_LEFT and TILT_RIGHT, and the gestures SHAKE,
 * SWING and ACTION. It needs no calibration.
 *
 * The default style ROBUST requires a deliberate movement; the original styles GAME and SMOOTH
 * react to little more than noise. Individual constants can be changed:
 *
 *     velto_gamepad_config config;
 *     velto_gamepad_config_init(&config, sizeof config, VELTO_GAMEPAD_STYLE_ROBUST);
 *     config.shake_acceleration = 100;
 *     velto_device_set_gamepad_config(device, &config);
 *
 * The constants apply to the normal packet rate; some are scaled at other rates, see the guide.
 *
 * Generated from bindings/api/gamepad.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_GAMEPAD_H
#define VELTOKIT_VELTO_GAMEPAD_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_motion.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Gamepad ------------------------------------------------------------------------------------- */

/**
 * The responsiveness of the gamepad view.
 * @source Triki protocol notes, 4.2
 */
typedef int32_t velto_gamepad_style;
/** Only deliberate movements. */
VELTO_CONSTANT(velto_gamepad_style, VELTO_GAMEPAD_STYLE_ROBUST, 0);
/** The original style for games: fast, but triggered even by the noise of a resting sensor. */
VELTO_CONSTANT(velto_gamepad_style, VELTO_GAMEPAD_STYLE_GAME, 1);
/** The original style for menus: calmer. */
VELTO_CONSTANT(velto_gamepad_style, VELTO_GAMEPAD_STYLE_SMOOTH, 2);

/**
 * Constants of the gamepad view.
 *
 * Velocities are in units of the primary axis per second, accelerations in units per second
 * squared. Samples that arrive faster than `minimum_interval` are averaged, and count as fractions
 * in `tilt_frames` and `swing_frames`.
 * @source Triki protocol notes, 4.2
 */
typedef struct velto_gamepad_config {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The style from which the constants were made; read only by the program. */
    velto_gamepad_style style;
    /** The primary axis of a sample; no style changes it (default VELTO_DEVICE_AXIS_SECOND). */
    velto_device_axis axis;
    uint32_t reserved; /**< Zero. */
    int32_t tilt_frames; /**< Number of samples that a tilt must last (0 to 1000; default 4). */
    /** Number of samples within which the velocity of a swing must fall (0 to 1000; default 6). */
    int32_t swing_frames;
    /** Velocity below which the position determines the direction; only used at the fast rate (0
     *  to 1000000; default 1.1). */
    double direction_deadzone;
    /** Direction per velocity; only used at the fast rate (-1000000 to 1000000; default 0.55). */
    double velocity_gain;
    /** Direction per position while there is no velocity; only used at the fast rate (-1000000
     *  to 1000000; default 0.85). */
    double position_blend;
    /** Velocity, or position, that counts as moving (0 to 1000000; default 0.6). */
    double move_threshold;
    /** Acceleration that counts as a shake (0 to 1000000; default 150). */
    double shake_acceleration;
    /** Minimum time between two shakes (seconds, 0 to 86400; default 0.12). */
    double shake_cooldown;
    /** Velocity that counts as an action; only used at the fast rate (0 to 1000000; default 6). */
    double action_velocity;
    /** Minimum time between two actions (seconds, 0 to 86400; default 0.1). */
    double action_cooldown;
    double tilt_threshold; /**< Position that counts as a tilt (0 to 1000000; default 0.22). */
    double swing_peak; /**< Velocity that may become a swing (0 to 1000000; default 5). */
    /** Fraction of its peak to which the velocity of a swing must fall (0 to 1; default 0.45). */
    double swing_drop_ratio;
    /** Minimum time over which velocity and acceleration are measured; 0 measures between
     *  consecutive samples, as in the original (seconds, 0 to 1; default 0.02). */
    double minimum_interval;
} velto_gamepad_config;

#define VELTO_GAMEPAD_CONFIG_INIT                                                                 \
    {VELTO_SIZE_OF(velto_gamepad_config), 0, VELTO_DEVICE_AXIS_SECOND, 0, 4, 6, 1.1, 0.55,        \
    0.85, 0.6, 150.0, 0.12, 6.0, 0.1, 0.22, 5.0, 0.45, 0.02}

/**
 * Fill a velto_gamepad_config with its defaults.
 * @source Triki protocol notes, 4.2
 */
VELTO_API velto_result velto_gamepad_config_init(velto_gamepad_config *config,
                                                 size_t size,
                                                 velto_gamepad_style style);

/**
 * Set the responsiveness of a device's gamepad view.
 *
 * All constants are replaced by those of the style.
 *
 * @param style  the style; ROBUST by default.
 * @see velto_device_set_gamepad_config
 */
VELTO_API velto_result velto_device_set_gamepad_style(velto_device device,
                                                      velto_gamepad_style style);

/**
 * Set the constants of a device's gamepad view.
 * @see velto_gamepad_config_init, velto_device_get_gamepad_config
 */
VELTO_API velto_result velto_device_set_gamepad_config(velto_device device,
                                                       const velto_gamepad_config *config);

/**
 * Get the constants of a device's gamepad view.
 * @see velto_device_set_gamepad_config
 */
VELTO_API velto_result velto_device_get_gamepad_config(velto_device device,
                                                       velto_gamepad_config *out_config);

/* -- Sensors ------------------------------------------------------------------------------------- */

/**
 * The smoothing of the sensor readings in velto_input, and the minimum time between their gestures.
 *
 * Readings in blocks are never smoothed, as in the original.
 * @source Triki protocol notes, 2.7
 */
typedef struct velto_sensor_filter {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    double tilt_smoothing; /**< Weight of a new tilt; 1 disables smoothing (0 to 1; default 1). */
    /** Weight of a new rotation rate; 1 disables smoothing (0 to 1; default 1). */
    double gyro_smoothing;
    /** Weight of a new value of the rotation channel; 1 disables smoothing (0 to 1; default 1). */
    double rotation_smoothing;
    /** Smaller changes are ignored while smoothing (0 to 1000000; default 0.001). */
    double noise_floor;
    /** Time after a click during which the click flag of a sensor frame counts as the same click
     *  (seconds, 0 to 86400; default 0.12). */
    double click_cooldown;
    /** Minimum time between two shakes reported by the device itself (seconds, 0 to 86400;
     *  default 0.1). */
    double shake_cooldown;
} velto_sensor_filter;

#define VELTO_SENSOR_FILTER_INIT                                                                  \
    {VELTO_SIZE_OF(velto_sensor_filter), 0, 1.0, 1.0, 1.0, 0.001, 0.12, 0.1}

/**
 * Fill a velto_sensor_filter with its defaults.
 * @source Triki protocol notes, 2.7
 */
VELTO_API velto_result velto_sensor_filter_init(velto_sensor_filter *filter, size_t size);

/**
 * Set the smoothing of a device's sensor readings.
 * @see velto_device_get_sensor_filter
 */
VELTO_API velto_result velto_device_set_sensor_filter(velto_device device,
                                                      const velto_sensor_filter *filter);

/**
 * Get the smoothing of a device's sensor readings.
 * @see velto_device_set_sensor_filter
 */
VELTO_API velto_result velto_device_get_sensor_filter(velto_device device,
                                                      velto_sensor_filter *out_filter);

/* -- Samples supplied by the program -------------------------------------------------------------
 *
 * For tests, replays and custom wearables, the program can supply axes instead of packets.
 */

/** The axes of a device at one moment; the engines limit them to -1 to 1. */
typedef struct velto_axis_sample {
    double gyro_x; /**< Rotation about x. */
    double gyro_y; /**< Rotation about y. */
    double gyro_z; /**< Rotation about z. */
    double rotation; /**< The rotation channel. */
} velto_axis_sample;

/**
 * Feed one decoded sample to the motion engine of a device.
 *
 * In paddle mode the horizontal axis becomes a steering value of up to 2000; otherwise the sample
 * moves the pointer. Like the sample of a packet, it stays valid for 0.25 s. A device without a
 * link counts as connected from then on.
 *
 * @source Triki protocol notes, 8.5
 * @see velto_device_set_supplement, velto_device_ingest_packet
 */
VELTO_API velto_result velto_device_ingest_sample(velto_device device,
                                                  const velto_axis_sample *sample);

/**
 * Set a substitute for the axes of a device while no sample is valid.
 *
 * A packet with sensor readings replaces it.
 *
 * @param rotation  the rotation channel.
 * @param tilt_x    used as rotation about x.
 * @param gyro_y    rotation about y.
 * @source Triki protocol notes, 8.4
 * @see velto_device_ingest_sample
 */
VELTO_API velto_result velto_device_set_supplement(velto_device device,
                                                   double rotation,
                                                   double tilt_x,
                                                   double gyro_y);

/* -- Byte probe ----------------------------------------------------------------------------------
 *
 * The byte probe records the bytes that change in a device's packets, to analyze unknown firmware.
 * It costs nothing while it is off.
 */

/**
 * One byte of a packet that differs from the previous packet.
 * @source Triki protocol notes, 2.8
 */
typedef struct velto_probe_change {
    uint32_t index; /**< Offset of the byte in the packet. */
    uint8_t previous; /**< Value in the previous packet; 0 if that was shorter. */
    /** Value now; a change from 0 to 1 makes the byte a candidate for a button. */
    uint8_t current;
    uint8_t single_bit_mask; /**< The bit that changed, if it is the only one; otherwise 0. */
    uint8_t reserved; /**< Zero. */
    uint64_t timestamp_ns; /**< Arrival time of the packet, on the context's clock (nanoseconds). */
} velto_probe_change;

/**
 * Enable or disable the byte probe of a device; enabling clears earlier changes.
 * @param is_on  whether the probe is enabled; 0 by default.
 * @see velto_device_list_probe_changes
 */
VELTO_API velto_result velto_device_set_probe(velto_device device, velto_bool is_on);

/**
 * List the newest byte changes of a device's packets, at most 80, oldest first.
 *
 * The first packet lists each of its bytes as a change from 0.
 *
 * @param changes  receives the changes; may be NULL with capacity 0.
 * @returns VELTO_OK; VELTO_NOTHING (the probe is off or has seen no packet).
 * @see velto_device_set_probe
 */
VELTO_API velto_result velto_device_list_probe_changes(velto_device device,
                                                       velto_probe_change *changes,
                                                       size_t capacity,
                                                       size_t *out_count);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_GAMEPAD_H */
