/*
 * Signals and streams: what a device measures.
 *
 * A signal is one thing that a device measures: a sensor's output, one axis of it, a state. It
 * belongs to the device and outlives its links. velto_device_find_signal() finds it by its
 * identifier, such as VELTO_TRIKI_AXES, and velto_device_list_signals() lists those that the device
 * has, so that a program needs no table of models.
 *
 * A stream delivers every sample of a signal as a table: rows of numbers of one type, a column for
 * each channel, and a velto_frame_info for each row. Frames wait in a ring until they are read in
 * bulk; if it is full, the oldest are dropped and counted. A descriptor is readable while frames
 * wait, and VELTO_EVENT_SAMPLES_READY is sent when the first one arrives.
 *
 * Values are in SI units unless the program asks for others: m/s², rad/s, T, Pa, V, and °C for
 * temperatures. velto_stream_get_channel() returns the unit of each column, which is empty for
 * plain numbers.
 *
 * A stream ends when the program stops or destroys it, and when the link ends; frames that wait
 * stay readable. Several streams may read one signal. Streams need no player index, and do not
 * disturb the game input.
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

/** The signal of a cap's raw axes: x, y and z, as numbers of the device without a known unit. */
#define VELTO_TRIKI_AXES "axes"

/**
 * The signal of a cap whose firmware sends sensor frames: tilt_x, tilt_y, gyro_x, gyro_y, gyro_z
 * and rotation, with full deflection at 1.
 */
#define VELTO_TRIKI_SENSORS "sensors"

/**
 * The computed orientation of a device with gyroscope and accelerometer: w, x, y, z, which turn
 * vectors from its axes to those of the world, whose z points up. The heading is 0 at the start,
 * and drifts.
 */
#define VELTO_HOST_ORIENTATION "orientation"

/** The same of a device that has a magnetometer, too: y of the world points to magnetic north. */
#define VELTO_HOST_ORIENTATION_9D "orientation-9d"

/** The computed gravity: x, y, z in m/s² as the accelerometer shows it at rest, natively g. */
#define VELTO_HOST_GRAVITY "host-gravity"

/**
 * The acceleration without that gravity: x, y, z in m/s², natively g; NaN where no acceleration has
 * arrived.
 */
#define VELTO_HOST_LINEAR_ACCELERATION "host-linear-acceleration"

/**
 * The computed bias of the gyroscope: x, y, z and an upper bound of its standard deviation in
 * rad/s, natively °/s. A frame each second, and when a rest begins or ends.
 */
#define VELTO_GYROSCOPE_BIAS "gyroscope-bias"

/** Size of a signal's identifier, including the NUL. */
#define VELTO_SIGNAL_SIZE 256u

/**
 * One thing that a device measures.
 *
 * Its handle is stale once the device is forgotten, or does not have it any longer.
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
/** An estimate from rate and time. */
VELTO_CONSTANT(velto_loss_detection, VELTO_LOSS_DETECTION_ESTIMATED, 1);
/** A counter or clock of the device. */
VELTO_CONSTANT(velto_loss_detection, VELTO_LOSS_DETECTION_COUNTED, 2);

/** The possible uses of a signal. */
typedef uint32_t velto_signal_flag;
#define VELTO_SIGNAL_STREAMABLE  0x1u /**< It can be streamed. */
#define VELTO_SIGNAL_READABLE    0x2u /**< It can be read once, and streamed by polling. */
#define VELTO_SIGNAL_LOGGABLE    0x4u /**< The device can log it. */
#define VELTO_SIGNAL_PROCESSABLE 0x8u /**< The device can process it. */
/** The library computes it from other signals of the device, whose sensors it starts. */
#define VELTO_SIGNAL_COMPUTED    0x10u

/** Information about a signal. */
typedef struct velto_signal_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_signal_flag flags; /**< The possible uses of the signal. */
    velto_device device; /**< Its device. */
    velto_value_type raw_type; /**< The type of its raw values. */
    uint32_t channel_count; /**< Number of its channels. */
    /** Size of a frame on its way from the device; 0 if that varies (bytes). */
    uint32_t wire_size;
    /** Number of logger slots that it takes on the device; 0 if it cannot be logged. */
    uint32_t logger_slot_count;
    uint32_t stream_count; /**< Number of streams of this signal that have not ended. */
    velto_loss_detection loss_detection; /**< The detection of lost frames. */
} velto_signal_info;

#define VELTO_SIGNAL_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_signal_info), 0, {0}, 0, 0, 0, 0, 0, 0}

/**
 * List the signals of a device, as it had them when it was last READY.
 * @param signals  receives the signals, in the order of the device; none before it was READY.
 * @see velto_device_find_signal, velto_signal_get_info
 */
VELTO_API velto_result velto_device_list_signals(velto_device device,
                                                 velto_signal *signals,
                                                 size_t capacity,
                                                 size_t *out_count);

/**
 * Find a signal of a device by its identifier.
 *
 * An index in brackets names one channel: "axes[2]" is the third one of "axes".
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
 * Get the identifier of a signal, which is the same on every device, link and run.
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
    /** The unit of its values, in UTF-8; of RAW values, the unit that they have times `scale`.
     *  Empty for plain numbers. */
    char unit[16];
    double scale; /**< The device's smallest step (one LSB of its raw value) in `unit`. */
} velto_channel_info;

#define VELTO_CHANNEL_INFO_INIT                                                                   \
    {VELTO_SIZE_OF(velto_channel_info), 0, {0}, {0}, 0.0}

/**
 * Get the name and the unit of a channel, also of what velto_signal_read() brings.
 * @param channel   the channel (0 to 511).
 * @param units     the units of the values.
 * @param out_info  receives the information; the scale is the one of the description, and of a
 *                  stream that of its configuration.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the signal has fewer channels).
 * @see velto_signal_get_info, velto_stream_get_channel
 */
VELTO_API velto_result velto_signal_get_channel(velto_signal signal,
                                                uint32_t channel,
                                                velto_units units,
                                                velto_channel_info *out_info);

/**
 * Get one channel of a signal as a signal of its own.
 * @param channel     the channel (0 to 511).
 * @param out_signal  receives the component; of a signal that is one, itself.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the signal has fewer channels).
 * @see velto_signal_get_info
 */
VELTO_API velto_result velto_signal_get_component(velto_signal signal,
                                                  uint32_t channel,
                                                  velto_signal *out_signal);

/* -- Frames -------------------------------------------------------------------------------------- */

/** Properties of a frame. */
typedef uint32_t velto_frame_flag;
/** The number of frames lost before this one is an estimate, and so is the gap in `sequence`. */
#define VELTO_FRAME_ESTIMATED_LOSS  0x1u
#define VELTO_FRAME_UTC             0x2u /**< Of a log: `timestamp_ns` is nanoseconds since 1970. */
/** Of a log: no date is known, and `timestamp_ns` is the time since the board's reset. */
#define VELTO_FRAME_UNANCHORED      0x4u
/** Of a log: the range that was in force is not known, and the values are raw in all units. */
#define VELTO_FRAME_UNSCALED        0x8u
/** Of a log: the board's tick was out of order or repeated, and the time is that of the frames
 *  before. */
#define VELTO_FRAME_IRREGULAR       0x10u
/** Of a log: a frame before it is missing, since one of its entries is. Of a COMPUTED signal:
 *  samples before it were missing. */
#define VELTO_FRAME_GAP             0x20u
#define VELTO_FRAME_AT_REST         0x40u /**< Of a COMPUTED signal: the device is at rest. */
/** Of a COMPUTED signal: more than a second is missing, and the rotation meanwhile is unknown;
 *  the heading is that of before. */
#define VELTO_FRAME_UNKNOWN_GAP     0x80u
/** Of "orientation-9d": the magnetic field is disturbed, or none was accepted yet. */
#define VELTO_FRAME_FIELD_DISTURBED 0x100u
/** Of a COMPUTED signal: the rate is at the end of the range of the gyroscope, and may have been
 *  any larger. */
#define VELTO_FRAME_SATURATED       0x200u

/** Times, number and flags of a frame. */
typedef struct velto_frame_info {
    /** When the device measured, on the context's clock, as well as that is known; of a log see
     *  the flags (nanoseconds). */
    uint64_t timestamp_ns;
    uint64_t arrival_ns; /**< When the frame arrived, on the context's clock (nanoseconds). */
    /** Number of the frame since the start of the stream, starting at 1; gaps are lost or
     *  dropped frames. */
    uint64_t sequence;
    uint32_t tick; /**< The device's own time or counter; 0 if it sends none. */
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
 * Get the frame that velto_signal_read() brought.
 * @param values    receives the value of each channel, float or in RAW units the signal's raw type;
 *                  `capacity` and `out_count` are bytes.
 * @param out_info  receives the times. May be NULL.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed, or was not such a
 *          read).
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
/** The stream has ended for good. */
VELTO_CONSTANT(velto_stream_state, VELTO_STREAM_STATE_ENDED, 2);

/** The definition of a stream. */
typedef struct velto_stream_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_units units; /**< The units of the values. */
    /** Number of frames that wait at most; 0 keeps a minute at the rate that the device was
     *  configured to, or 16,384 frames if it decides by itself. At most 16 MiB (0 to 1048576). */
    uint32_t capacity;
    /** Whether the device counts the frames, so that losses are known exactly and not estimated.
     *  A MetaWear board takes a processor for that as long as the stream lasts, and sends one
     *  sample in a packet instead of three. */
    velto_bool counts_loss;
    /** Time limit for the device's confirmation (seconds, 0.01 to 300; default 15, also for 0). */
    double timeout;
    /** Time between readings of a READABLE signal that is to be polled, at least 0.01; 0 streams
     *  what the device sends (seconds, 0 to 86400). */
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
    velto_result result; /**< Why it ended; VELTO_OK if it has not, or ended on request. */
    velto_value_type value_type; /**< The type of its values. */
    velto_signal signal; /**< Its signal. */
    velto_device device; /**< Its device. */
    velto_units units; /**< The units of its values. */
    uint32_t channel_count; /**< Number of its channels. */
    uint32_t frame_size; /**< Size of the values of a frame (bytes). */
    uint32_t waiting_count; /**< Number of frames that wait. */
    uint64_t received_count; /**< Number of frames that arrived. */
    /** Number of frames that the device sent and that did not arrive, as far as that is noticed. */
    uint64_t lost_count;
    uint64_t dropped_count; /**< Number of frames that were dropped from the ring unread. */
    velto_bool is_loss_estimated; /**< Whether `lost_count` is an estimate, at least in part. */
    uint32_t reserved; /**< Zero. */
    /** Requested frames per second; -1 for none, if the device decides by itself (hertz). */
    double rate_asked;
    /** Frames per second that the device sends, lost ones included, over the last 5 to 10
     *  seconds; 0 in silence, -1 for none before the first measurement (hertz). */
    double rate_measured;
    /** Mean time between being measured and arriving, over the last second or more; -1 for none
     *  before the first measurement (seconds). */
    double latency;
} velto_stream_info;

#define VELTO_STREAM_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_stream_info), 0, 0, 0, {0}, {0}, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1.0,        \
    -1.0, -1.0}

/**
 * Stream every sample of a signal from now on.
 *
 * The operation ends when frames are about to arrive. The stream exists at once. If the start fails
 * or is cancelled, the stream ends and the signal is stopped on the device. The stream's descriptor
 * and VELTO_EVENT_SAMPLES_READY report waiting frames.
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
 * @param out_stream  receives the stream, which the program destroys.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed, or not by polling, or
 *          the device cannot count its frames); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory
 *          left).
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
 * Take the oldest frames that wait, as many as fit.
 *
 * `frame_size` is the size of a row of `values` in bytes, as in `sizeof rows[0]`. It must be
 * velto_stream_info.frame_size: 4 bytes for each channel, 1 for raw bytes. No alignment is
 * required. What waits when a stream ends stays readable. It allocates nothing. NULL with capacity
 * 0 takes nothing: `out_count` receives the number of frames that wait.
 *
 * @param values  receives the values of the frames, row by row, oldest first; there is room for
 *                `capacity` frames, also in `infos`, which may be NULL.
 * @returns VELTO_OK; VELTO_NOTHING (no frame waits); VELTO_ERROR_INVALID_ARGUMENT (the frames of
 *          the stream have another size, which the error names).
 * @threads any; frames that several threads read are shared out.
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
 * The first call opens it, so a program that looks for values each frame pays no system call for
 * one.
 *
 * @param out_fd  receives the descriptor, which belongs to the stream.
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors are left).
 * @see velto_stream_read
 */
VELTO_API velto_result velto_stream_get_fd(velto_stream stream, int32_t *out_fd);

/**
 * End a stream, on the device too if no other stream reads the signal; waiting frames stay
 * readable.
 * @param out_op  receives the operation, which ends when the device has confirmed; at once if the
 *                stream has ended.
 * @see velto_stream_destroy
 */
VELTO_API velto_result velto_stream_stop(velto_stream stream, velto_op *out_op);

/**
 * Destroy a stream; it is stopped if it runs.
 * @see velto_signal_start_stream
 */
VELTO_API void velto_stream_destroy(velto_stream stream);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_SIGNAL_H */
