/*
 * Orientation from samples.
 *
 * The filter computes the orientation of any sensor of rotation and acceleration from its samples.
 * It needs no device and no context. Live, each orientation follows from the preceding samples.
 * Offline, the filter runs forwards and backwards over all samples, which is more accurate.
 *
 * The gyroscope's rotation is integrated. Gravity corrects the inclination, and the magnetic field,
 * if measured, the heading. The bias of the gyroscope is estimated: put the sensor down for two
 * seconds. Missing samples are detected by their timestamps; samples with a number that is not
 * finite also count as missing. Gaps of up to a second are filled.
 *
 * An orientation rotates vectors from the axes of the sensor to those of the world, whose z points
 * up. The heading is 0 at the start and drifts. For `north_orientation`, y of the world points to
 * magnetic north.
 *
 * Generated from bindings/api/orientation.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_ORIENTATION_H
#define VELTOKIT_VELTO_ORIENTATION_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Properties of an orientation. */
typedef uint32_t velto_orientation_flag;
#define VELTO_ORIENTATION_AT_REST         0x1u /**< The sensor is at rest. */
/** Samples before this sample are missing, or the sample itself is not a measurement. */
#define VELTO_ORIENTATION_AFTER_GAP       0x2u
/** More than a second is missing: the rotation meanwhile is unknown, and the heading is
 *  unchanged. */
#define VELTO_ORIENTATION_UNKNOWN_GAP     0x4u
/** The magnetic field is disturbed, or has never been accepted. */
#define VELTO_ORIENTATION_FIELD_DISTURBED 0x8u
/** The rotation rate is at the limit of the gyroscope's range: the actual rate may have been
 *  higher. */
#define VELTO_ORIENTATION_SATURATED       0x10u

/** Options of a filter. */
typedef uint32_t velto_orientation_option;
#define VELTO_ORIENTATION_OPTION_OFFLINE             0x1u /**< Filters forwards and backwards. */
/** Does not estimate the bias at rest, for slow rotations that look like rest. */
#define VELTO_ORIENTATION_OPTION_KEEP_BIAS_AT_REST   0x2u
/** Does not estimate the bias in motion. */
#define VELTO_ORIENTATION_OPTION_KEEP_BIAS_IN_MOTION 0x4u
/** Does not reject disturbed magnetic fields. */
#define VELTO_ORIENTATION_OPTION_ACCEPT_ANY_FIELD    0x8u

/**
 * The definition of a filter.
 *
 * The filter integrates by the period. The timestamps of the samples only determine the number of
 * missing samples. An error of 1 % in the period or in the scale of the gyroscope doubles the error
 * of the orientation.
 * @source orientation, 1.2
 */
typedef struct velto_orientation_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_orientation_option options; /**< Options. */
    /** Number of samples per packet, counted from the first sample; improves the filling of gaps
     *  in live filtering (1 to 65535; default 1, also for 0). */
    uint32_t packet_size;
    uint32_t reserved; /**< Zero. */
    /** Time between two samples (seconds, 0.0001 to 1; default 0.01, also for 0). */
    double period;
    double range; /**< The full scale of the gyroscope; 0 if unknown (rad/s, 0 to 1000). */
    /** Time constant with which gravity corrects the inclination (seconds, 0.05 to 1000; default
     *  3, also for 0). */
    double inclination_time;
    /** Time constant with which the magnetic field corrects the heading (seconds, 0.05 to 1000;
     *  default 9, also for 0). */
    double heading_time;
    /** The known bias of the gyroscope along the axes of the sensor. OFFLINE ignores it and
     *  estimates the bias from the whole recording (rad/s, -0.3 to 0.3). */
    double bias[3];
    /** The standard deviation of the known bias; 0 if unknown (rad/s, 0 to 1). */
    double bias_deviation;
} velto_orientation_def;

#define VELTO_ORIENTATION_DEF_INIT                                                                \
    {VELTO_SIZE_OF(velto_orientation_def), 0, 1, 0, 0.01, 0.0, 3.0, 9.0, {0}, 0.0}

/**
 * Fill a velto_orientation_def with its defaults.
 * @source orientation, 1.2
 */
VELTO_API velto_result velto_orientation_def_init(velto_orientation_def *def, size_t size);

/** A sample of an inertial sensor. */
typedef struct velto_inertial_sample {
    uint64_t timestamp_ns; /**< Its time, on any clock (nanoseconds). */
    /** The rotation rate along the axes of the sensor; NaN for a missing sample (rad/s). */
    double rotation_rate[3];
    double acceleration[3]; /**< The acceleration: 9.81 upwards at rest (m/s²). */
    /** The magnetic field in any unit; zero or NaN if not measured (raw units). */
    double magnetic_field[3];
} velto_inertial_sample;

/** The orientation at a sample. */
typedef struct velto_orientation_frame {
    /** The orientation as a quaternion (w, x, y, z), with a drifting heading. */
    double orientation[4];
    /** The orientation with a heading from magnetic north; without a magnetic field, the same as
     *  `orientation`. */
    double north_orientation[4];
    double bias[3]; /**< The bias of the gyroscope (rad/s). */
    double bias_deviation; /**< An upper bound of the standard deviation of `bias` (rad/s). */
    uint32_t missing_count; /**< Number of filled samples before this sample. */
    velto_orientation_flag flags; /**< Properties. */
} velto_orientation_frame;

/**
 * Compute the orientation at each sample.
 *
 * Samples with numbers that are not finite, above 100 rad/s or above 400 m/s² count as missing;
 * live, they get the orientation of the previous sample. Timestamps that go back by more than a
 * second count as a gap of unknown length.
 *
 *     velto_orientation_def def = VELTO_ORIENTATION_DEF_INIT;
 *     velto_inertial_sample samples[2] = {{0, {0, 0, 0}, {0, 0, 9.81}, {0, 0, 0}},
 *                                         {10000000, {0, 0, 1}, {0, 0, 9.81}, {0, 0, 0}}};
 *     velto_orientation_frame frames[2];
 *     size_t count;
 *     velto_orientation_filter(&def, samples, 2, frames, 2, &count);
 *     double z = frames[1].orientation[3]; // 0.005: turned to the left by 0.01 rad
 *
 * @param def      the definition. NULL for the defaults.
 * @param samples  the samples, oldest first; at most 2097152.
 * @param frames   receives an orientation for each sample.
 * @source orientation
 */
VELTO_API velto_result velto_orientation_filter(const velto_orientation_def *def,
                                                const velto_inertial_sample *samples,
                                                size_t count,
                                                velto_orientation_frame *frames,
                                                size_t capacity,
                                                size_t *out_count);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_ORIENTATION_H */
