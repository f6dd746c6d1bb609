/*
 * Signals and streams: measurements of a device.
 *
 * A signal is a measurement of a device: a sensor's output, a single axis, or a state. A signal
 * belongs to its device, and stays valid across links. velto_device_find_signal() finds a signal by
 * its identifier, such as VELTO_TRIKI_AXES. velto_device_list_signals() lists the signals of a
 * device, so a program needs no table of models.
 *
 * A stream delivers every sample of a signal as a table: rows of numbers of one type, a column for
 * each channel, and a velto_frame_info for each row. Frames wait in a ring until they are read in
 * bulk; if the ring is full, the oldest are dropped and counted. A descriptor is readable while
 * frames wait, and VELTO_EVENT_SAMPLES_READY is sent when the first one arrives.
 *
 * Values are in SI units by default: m/s², rad/s, T, Pa, V, and °C for temperatures.
 * velto_stream_get_channel() returns the unit of each column, which is empty for plain numbers.
 *
 * A stream ends when the program stops or destroys it, and when the link ends; waiting frames stay
 * readable. Several streams may read one signal. Streams need no player index, and do not affect
 * game input.
 *
 * Generated from bindings/api/signal.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_SIGNAL_H
#define VELTOKIT_VELTO_SIGNAL_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Signals ------------------------------------------------------------------------------------- */

/** The signal of a cap's raw axes: x, y and z, in an unknown unit. */
#define VELTO_TRIKI_AXES "axes"

/**
 * The signal of a cap with sensor frames: tilt_x, tilt_y, gyro_x, gyro_y, gyro_z and rotation, 1 at
 * full deflection.
 */
#define VELTO_TRIKI_SENSORS "sensors"

/**
 * The computed orientation of a device with gyroscope and accelerometer: w, x, y, z, rotating
 * vectors from its axes to those of the world, whose z points up. The heading is 0 at the start and
 * drifts.
 */
#define VELTO_HOST_ORIENTATION "orientation"

/**
 * The computed orientation of a device that also has a magnetometer: y of the world points to
 * magnetic north.
 */
#define VELTO_HOST_ORIENTATION_9D "orientation-9d"

/** The computed gravity, as measured at rest: x, y, z in m/s², natively g. */
#define VELTO_HOST_GRAVITY "host-gravity"

/**
 * The acceleration without computed gravity: x, y, z in m/s², natively g; NaN without a measured
 * acceleration.
 */
#define VELTO_HOST_LINEAR_ACCELERATION "host-linear-acceleration"

/**
 * The computed bias of the gyroscope: x, y, z and an upper bound of its standard deviation in
 * rad/s, natively °/s. A frame is sent each second, and when a rest begins or ends.
 */
#define VELTO_GYROSCOPE_BIAS "gyroscope-bias"

/** Size of a signal's identifier, including the NUL. */
#define VELTO_SIGNAL_SIZE 256u

/**
 * A measurement of a device.
 *
 * The handle is stale once the device is forgotten or no longer has the signal.
 */
typedef struct velto_signal {
    uint64_t bits;
} velto_signal;
/** The null velto_signal. */
#define VELTO_NULL_SIGNAL (VELTO_LITERAL(velto_signal){0})

/** The units in which values are delivered. */
typedef int32_t velto_units;
VELTO_CONSTANT(velto_units, VELTO_UNITS_SI, 0); /**< SI units, and °C for temperatures. */
/** The units of the data sheet: g, °/s, µT, mV. */
VELTO_CONSTANT(velto_units, VELTO_UNITS_NATIVE, 1);
VELTO_CONSTANT(velto_units, VELTO_UNITS_RAW, 2); /**< The device's own numbers. */

/** The type of the values of a table. */
typedef int32_t velto_value_type;
/** float: values in SI and native units. */
VELTO_CONSTANT(velto_value_type, VELTO_VALUE_TYPE_F32, 0);
VELTO_CONSTANT(velto_value_type, VELTO_VALUE_TYPE_I32, 1); /**< int32_t. */
VELTO_CONSTANT(velto_value_type, VELTO_VALUE_TYPE_U32, 2); /**< uint32_t. */
VELTO_CONSTANT(velto_value_type, VELTO_VALUE_TYPE_U8, 3); /**< uint8_t. */

/** The detection of frames lost in transmission. */
typedef int32_t velto_loss_detection;
VELTO_CONSTANT(velto_loss_detection, VELTO_LOSS_DETECTION_NONE, 0); /**< None. */
/** Estimated from rate and time. */
VELTO_CONSTANT(velto_loss_detection, VELTO_LOSS_DETECTION_ESTIMATED, 1);
/** By a counter or clock of the device. */
VELTO_CONSTANT(velto_loss_detection, VELTO_LOSS_DETECTION_COUNTED, 2);

/** The possible uses of a signal. */
typedef uint32_t velto_signal_flag;
#define VELTO_SIGNAL_STREAMABLE  0x1u /**< It can be streamed. */
#define VELTO_SIGNAL_READABLE    0x2u /**< It can be read once, and streamed by polling. */
#define VELTO_SIGNAL_LOGGABLE    0x4u /**< The device can log it. */
#define VELTO_SIGNAL_PROCESSABLE 0x8u /**< The device can process it. */
/** The library computes it from other signals of the device, and starts their sensors. */
#define VELTO_SIGNAL_COMPUTED    0x10u

/** Information about a signal. */
typedef struct velto_signal_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_signal_flag flags; /**< The possible uses of the signal. */
    velto_device device; /**< Its device. */
    velto_value_type raw_type; /**< The type of its raw values. */
    uint32_t channel_count; /**< Number of its channels. */
    uint32_t wire_size; /**< Size of a transmitted frame; 0 if it varies (bytes). */
    /** Number of logger slots that it uses on the device; 0 if it cannot be logged. */
    uint32_t logger_slot_count;
    uint32_t stream_count; /**< Number of streams of this signal that have not ended. */
    velto_loss_detection loss_detection; /**< The detection of lost frames. */
} velto_signal_info;

#define VELTO_SIGNAL_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_signal_info), 0, {0}, 0, 0, 0, 0, 0, 0}

/**
 * List the signals of a device, as of the last time it was READY.
 * @param signals  receives the signals, in the order of the device; none before the device was
 *                 READY.
 * @see velto_device_find_signal, velto_signal_get_info
 */
VELTO_API velto_result velto_device_list_signals(velto_device device,
                                                 velto_signal *signals,
                                                 size_t capacity,
                                                 size_t *out_count);

/**
 * Find a signal of a device by its identifier.
 *
 * An index in brackets selects one channel: "axes[2]" is the third channel of "axes".
 *
 *     velto_signal axes;
 *     velto_signal_info info;
 *     info.struct_size = sizeof info;
 *     if (velto_device_find_signal(device, VELTO_TRIKI_AXES, &axes) == VELTO_OK &&
 *         velto_signal_get_info(axes, &info) == VELTO_OK) {
 *         printf("%u channels\n", info.channel_count);
 *     }
 *
 * @param identifier  the identifier, such as VELTO_TRIKI_AXES; at most 255 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the device has no such signal, or was never READY).
 * @see velto_device_list_signals, velto_signal_start_stream
 */
VELTO_API velto_result velto_device_find_signal(velto_device device,
                                                const char *identifier,
                                                velto_signal *out_signal);

/**
 * Get information about a signal.
 * @see velto_signal_get_identifier
 */
VELTO_API velto_result velto_signal_get_info(velto_signal signal, velto_signal_info *out_info);

/**
 * Get the identifier of a signal, which is the same on all devices, links and runs.
 * @see velto_device_find_signal
 */
VELTO_API velto_result velto_signal_get_identifier(velto_signal signal,
                                                   char *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/** Information about a channel of a signal, which is a column of a stream. */
typedef struct velto_channel_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    char name[32]; /**< Its name, such as "x". */
    /** The unit of its values, in UTF-8; for RAW values, the unit after multiplication by
     *  `scale`. Empty for plain numbers. */
    char unit[16];
    double scale; /**< One LSB of the raw value, in `unit`. */
} velto_channel_info;

#define VELTO_CHANNEL_INFO_INIT                                                                   \
    {VELTO_SIZE_OF(velto_channel_info), 0, {0}, {0}, 0.0}

/**
 * Get the name and the unit of a channel of a signal.
 * @param channel   the channel (0 to 511).
 * @param units     the units of the values.
 * @param out_info  receives the information; a stream may have another scale, depending on its
 *                  configuration.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the signal has fewer channels).
 * @see velto_signal_get_info, velto_stream_get_channel
 */
VELTO_API velto_result velto_signal_get_channel(velto_signal signal,
                                                uint32_t channel,
                                                velto_units units,
                                                velto_channel_info *out_info);

/**
 * Get a channel of a signal as a signal.
 * @param channel     the channel (0 to 511).
 * @param out_signal  receives the channel, or the signal itself if it has a single channel.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the signal has fewer channels).
 * @see velto_signal_get_info
 */
VELTO_API velto_result velto_signal_get_component(velto_signal signal,
                                                  uint32_t channel,
                                                  velto_signal *out_signal);

/* -- Frames -------------------------------------------------------------------------------------- */

/** Properties of a frame. */
typedef uint32_t velto_frame_flag;
/** The number of frames lost before this frame, the gap in `sequence`, is an estimate. */
#define VELTO_FRAME_ESTIMATED_LOSS  0x1u
#define VELTO_FRAME_UTC             0x2u /**< Log: `timestamp_ns` is nanoseconds since 1970. */
/** Log: the date is unknown, and `timestamp_ns` is the time since the board's reset. */
#define VELTO_FRAME_UNANCHORED      0x4u
/** Log: the range is unknown, and the values are raw in all units. */
#define VELTO_FRAME_UNSCALED        0x8u
/** Log: the board's tick was out of order or repeated, and the time is that of the previous
 *  frames. */
#define VELTO_FRAME_IRREGULAR       0x10u
/** Log: the previous frame is missing, since the log lacks one of its entries. COMPUTED signal:
 *  previous samples are missing. */
#define VELTO_FRAME_GAP             0x20u
#define VELTO_FRAME_AT_REST         0x40u /**< COMPUTED signal: the device is at rest. */
/** COMPUTED signal: samples of more than a second are missing. The rotation in that time is
 *  unknown, and the heading is kept. */
#define VELTO_FRAME_UNKNOWN_GAP     0x80u
/** Signal "orientation-9d": the magnetic field is disturbed, or has never been accepted. */
#define VELTO_FRAME_FIELD_DISTURBED 0x100u
/** COMPUTED signal: the rotation rate is at the limit of the gyroscope's range: the actual rate
 *  may have been higher. */
#define VELTO_FRAME_SATURATED       0x200u

/** Times, number and flags of a frame. */
typedef struct velto_frame_info {
    /** Estimated time of the measurement, on the context's clock; for a log see the flags
     *  (nanoseconds). */
    uint64_t timestamp_ns;
    uint64_t arrival_ns; /**< Time of arrival, on the context's clock (nanoseconds). */
    /** Number of the frame in the stream, starting at 1; gaps are lost or dropped frames. */
    uint64_t sequence;
    uint32_t tick; /**< The device's time or counter; 0 if it sends none. */
    velto_frame_flag flags; /**< Properties of the frame. */
} velto_frame_info;

/* -- Reading once -------------------------------------------------------------------------------- */

/**
 * Read a signal once.
 * @param signal   a READABLE signal.
 * @param timeout  time limit for the response (seconds, 0.01 to 300).
 * @param out_op   receives the operation; velto_op_get_frame() returns the values.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be read).
 * @see velto_op_get_frame
 */
VELTO_API velto_result velto_signal_read(velto_signal signal, double timeout, velto_op *out_op);

/**
 * Get the frame read by velto_signal_read().
 * @param values    receives the value of each channel: float, or the signal's raw type for RAW
 *                  units; `capacity` and `out_count` are in bytes.
 * @param out_info  receives times and flags. May be NULL.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed, or was not a read
 *          of a signal).
 * @see velto_signal_read
 */
VELTO_API velto_result velto_op_get_frame(velto_op op,
                                          velto_units units,
                                          void *values,
                                          size_t capacity,
                                          size_t *out_count,
                                          velto_frame_info *out_info);

/* -- Streams ------------------------------------------------------------------------------------- */

/** The samples of a signal since the stream was started. */
typedef struct velto_stream {
    uint64_t bits;
} velto_stream;
/** The null velto_stream. */
#define VELTO_NULL_STREAM (VELTO_LITERAL(velto_stream){0})

/** The phase of a stream. */
typedef int32_t velto_stream_state;
/** The device has not confirmed the start. */
VELTO_CONSTANT(velto_stream_state, VELTO_STREAM_STATE_STARTING, 0);
VELTO_CONSTANT(velto_stream_state, VELTO_STREAM_STATE_ACTIVE, 1); /**< Frames arrive. */
/** The stream has ended, and does not restart. */
VELTO_CONSTANT(velto_stream_state, VELTO_STREAM_STATE_ENDED, 2);

/** The definition of a stream. */
typedef struct velto_stream_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_units units; /**< The units of the values. */
    /** Capacity of the ring in frames, at most 16 MiB; 0 is one minute at the configured rate,
     *  or 16,384 frames if the device chooses its rate (0 to 1048576). */
    uint32_t capacity;
    /** Whether the device counts the frames, so that losses are known exactly. On a MetaWear
     *  board this uses a processor while the stream runs, and each packet contains one sample
     *  instead of three. */
    velto_bool counts_loss;
    /** Time limit for the device's confirmation (seconds, 0.01 to 300; default 15, also for 0). */
    double timeout;
    /** Interval at which a READABLE signal is polled, at least 0.01; 0 streams the device's
     *  notifications (seconds, 0 to 86400). */
    double poll_interval;
} velto_stream_def;

#define VELTO_STREAM_DEF_INIT                                                                     \
    {VELTO_SIZE_OF(velto_stream_def), 0, 0, 0, 15.0, 0.0}

/** Fill a velto_stream_def with its defaults. */
VELTO_API velto_result velto_stream_def_init(velto_stream_def *def, size_t size);

/** Information about a stream. */
typedef struct velto_stream_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_stream_state state; /**< Its state. */
    /** The reason why it ended; VELTO_OK if it has not, or ended on request. */
    velto_result result;
    velto_value_type value_type; /**< The type of its values. */
    velto_signal signal; /**< Its signal. */
    velto_device device; /**< Its device. */
    velto_units units; /**< The units of its values. */
    uint32_t channel_count; /**< Number of its channels. */
    uint32_t frame_size; /**< Size of the values of a frame (bytes). */
    uint32_t waiting_count; /**< Number of waiting frames. */
    uint64_t received_count; /**< Number of received frames. */
    uint64_t lost_count; /**< Number of frames lost in transmission, as far as detected. */
    uint64_t dropped_count; /**< Number of unread frames dropped from the ring. */
    velto_bool is_loss_estimated; /**< Whether `lost_count` is at least partly estimated. */
    uint32_t reserved; /**< Zero. */
    /** Requested frames per second; -1 if the device chooses its rate (hertz). */
    double rate_asked;
    /** Measured frames per second over the last 5 to 10 seconds, including lost frames; 0 during
     *  silence, -1 before the first measurement (hertz). */
    double rate_measured;
    /** Mean time from measurement to arrival, over at least the last second; -1 before the first
     *  measurement (seconds). */
    double latency;
} velto_stream_info;

#define VELTO_STREAM_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_stream_info), 0, 0, 0, {0}, {0}, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1.0,        \
    -1.0, -1.0}

/**
 * Start a stream of every sample of a signal.
 *
 * The stream exists at once. The operation ends when the device has confirmed the start. If the
 * start fails or is cancelled, the stream ends and the signal is stopped on the device. The
 * stream's descriptor and VELTO_EVENT_SAMPLES_READY report waiting frames.
 *
 *     velto_stream stream;
 *     float rows[64][3];
 *     size_t count;
 *     velto_signal_start_stream(axes, NULL, &stream, NULL);
 *     while (game_is_running()) {
 *         while (velto_stream_read(stream, rows, sizeof rows[0], 64, NULL, &count) == VELTO_OK) {
 *             for (size_t i = 0; i < count; i++) printf("%g %g\n", rows[i][0], rows[i][1]);
 *         }
 *     }
 *     velto_stream_destroy(stream);
 *
 * @param def         the definition. NULL for the defaults.
 * @param out_stream  receives the stream; destroy it with velto_stream_destroy().
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed or polled, or the
 *          device cannot count its frames); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @see velto_stream_read, velto_stream_get_fd, velto_stream_destroy
 */
VELTO_API velto_result velto_signal_start_stream(velto_signal signal,
                                                 const velto_stream_def *def,
                                                 velto_stream *out_stream,
                                                 velto_op *out_op);

/**
 * Get information about a stream.
 * @see velto_stream_get_channel
 */
VELTO_API velto_result velto_stream_get_info(velto_stream stream, velto_stream_info *out_info);

/**
 * Get the reason why a stream ended.
 * @param buffer  receives one sentence; empty if the stream ended on request or has not ended.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended).
 * @see velto_stream_get_info, velto_stream_get_error_detail
 */
VELTO_API velto_result velto_stream_get_error(velto_stream stream,
                                              char *buffer,
                                              size_t capacity,
                                              size_t *out_count);

/**
 * Get the details of the failure that ended a stream.
 * @param out_detail  receives the details; `function` is empty.
 * @returns VELTO_OK (also if it ended on request, with VELTO_OK as the `code`); VELTO_PENDING (it
 *          has not ended).
 * @see velto_stream_get_error, velto_op_get_error_detail
 */
VELTO_API velto_result velto_stream_get_error_detail(velto_stream stream,
                                                     velto_error_detail *out_detail);

/**
 * Get information about a column of a stream.
 * @param channel  the column (0 to 511).
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the stream has fewer columns).
 * @see velto_stream_get_info
 */
VELTO_API velto_result velto_stream_get_channel(velto_stream stream,
                                                uint32_t channel,
                                                velto_channel_info *out_info);

/**
 * Take the oldest waiting frames, up to the capacity.
 *
 * `frame_size` is the size of a row of `values` in bytes, as in `sizeof rows[0]`. It must be
 * velto_stream_info.frame_size: 4 bytes for each channel, 1 for raw bytes. No alignment is
 * required. Waiting frames stay readable after the end of the stream. The call allocates nothing.
 * NULL with capacity 0 takes nothing, and `out_count` receives the number of waiting frames.
 *
 * @param values  receives the values of the frames, row by row, oldest first; `values` and `infos`,
 *                which may be NULL, have room for `capacity` frames.
 * @returns VELTO_OK; VELTO_NOTHING (no frame waits); VELTO_ERROR_INVALID_ARGUMENT (the frames of
 *          the stream have another size; the error names it).
 * @threads any; each frame is returned to one of the threads.
 * @see velto_stream_get_fd, velto_stream_get_info
 */
VELTO_API velto_result velto_stream_read(velto_stream stream,
                                         void *values,
                                         size_t frame_size,
                                         size_t capacity,
                                         velto_frame_info *infos,
                                         size_t *out_count);

/**
 * Get the descriptor that is readable while frames wait, and once the stream has ended; poll it,
 * but never read or close it.
 *
 * The first call opens the descriptor; a program that reads the stream each frame needs no
 * descriptor and no system calls.
 *
 * @param out_fd  receives the descriptor, which belongs to the stream.
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors are left).
 * @see velto_stream_read
 */
VELTO_API velto_result velto_stream_get_fd(velto_stream stream, int32_t *out_fd);

/**
 * End a stream, and stop the signal on the device if no other stream uses it; waiting frames stay
 * readable.
 * @param out_op  receives the operation, which ends when the device has confirmed; at once if the
 *                stream has ended.
 * @see velto_stream_destroy
 */
VELTO_API velto_result velto_stream_stop(velto_stream stream, velto_op *out_op);

/**
 * Destroy a stream; a running stream is stopped.
 * @see velto_signal_start_stream
 */
VELTO_API void velto_stream_destroy(velto_stream stream);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_SIGNAL_H */
