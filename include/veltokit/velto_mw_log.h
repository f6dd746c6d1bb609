/*
 * The log of a MetaWear board: loggers that store samples without a link.
 *
 * A board logs into its own memory, with or without a link. A logger stores one signal.
 * velto_mw_create_logger() creates it on the board, where it stays until it is removed, across
 * links, runs of the program and resets. velto_mw_start_logging() starts the sensors of all loggers
 * and then the log, which continues when the link ends.
 *
 * Each four bytes of a sample are an entry of the log and use one of the board's few logger slots:
 * three axes use two. velto_mw_estimate_log() estimates the time until memory or battery are
 * exhausted, and the duration of the download.
 *
 * The state of the board (velto_mw_get_state()) contains the loggers with their signals and ranges,
 * for the next run of the program. velto_mw_recover() finds the loggers of other programs.
 *
 * When a board whose log should run is connected, the library checks whether the board was reset.
 * If so, velto_mw_get_log_info() returns the time of the interruption, and the library logs a
 * warning.
 *
 * If the link ends during an operation, the log and the sensors that it has started are stopped
 * when the board is connected again. Operations end after at most 30 s.
 *
 * Unless its comment states otherwise, every function of a `device` below returns
 * VELTO_ERROR_UNSUPPORTED if the device is not a board.
 *
 * Generated from bindings/api/mw_log.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_MW_LOG_H
#define VELTOKIT_VELTO_MW_LOG_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"
#include "velto_signal.h"
#include "velto_mw.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Loggers ------------------------------------------------------------------------------------- */

/**
 * A signal in the log of a board.
 *
 * The handle is stale once the logger is removed, missing on the board, or could not be created.
 */
typedef struct velto_logger {
    uint64_t bits;
} velto_logger;
/** The null velto_logger. */
#define VELTO_NULL_LOGGER (VELTO_LITERAL(velto_logger){0})

/** Properties of a logger. */
typedef uint32_t velto_logger_flag;
/** The board has created it; without this flag, its operation is pending. */
#define VELTO_LOGGER_CREATED   0x1u
/** It was found on the board, and was not created with this state of the board. */
#define VELTO_LOGGER_RECOVERED 0x2u
/** Its range is unknown: values are raw until velto_logger_set_range(). */
#define VELTO_LOGGER_UNSCALED  0x4u
#define VELTO_LOGGER_POLLED    0x8u /**< The board polls its signal. */

/** Size of the key of a logger, including the NUL. */
#define VELTO_LOGGER_KEY_SIZE 64u

/** The definition of a logger. */
typedef struct velto_mw_logger_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    /** The program's name for the logger, unique on the board; NULL or empty for none (at most
     *  63). */
    const char *key;
    /** Interval at which the board reads a READABLE signal, at least 1 ms; 0 for a LOGGABLE
     *  signal (seconds, 0 to 86400). */
    double poll_interval;
} velto_mw_logger_def;

#define VELTO_MW_LOGGER_DEF_INIT                                                                  \
    {VELTO_SIZE_OF(velto_mw_logger_def), 0, NULL, 0.0}

/** Fill a velto_mw_logger_def with its defaults. */
VELTO_API velto_result velto_mw_logger_def_init(velto_mw_logger_def *def, size_t size);

/** Information about a logger. */
typedef struct velto_logger_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_logger_flag flags; /**< Properties. */
    velto_device device; /**< Its board. */
    uint32_t slot_count; /**< Number of logger slots that it uses on the board. */
    uint32_t channel_count; /**< Number of its channels; 0 until the board has created it. */
    /** The numbers of its logger slots, as in the entries of the log; 0 for the others, and
     *  until the board has created it. */
    uint8_t slots[8];
    /** The full scale, in the native unit; -1 for a signal with a single or unknown range. */
    double range;
    /** Samples per second; -1 before the first start, or without a steady rate (hertz). */
    double rate;
} velto_logger_info;

#define VELTO_LOGGER_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_logger_info), 0, {0}, 0, 0, {0}, -1.0, -1.0}

/**
 * Create a logger of a signal on a board.
 *
 * The logger can be used at once. Its handle becomes stale if the operation fails: with
 * VELTO_ERROR_NO_SLOT if the board has too few free logger slots; with VELTO_ERROR_UNSUPPORTED if
 * the signal is not LOGGABLE and has no poll interval; with VELTO_ERROR_INVALID_STATE while the log
 * runs, for a key in use, or if the log has entries of a removed logger whose slot the board
 * reuses. A failed operation leaves no loggers on the board.
 *
 * With a poll interval the board reads the signal while the log runs: a temperature, a pin, the
 * battery, the humidity. This uses a timer and an event of the board (velto_mw_program.h), which
 * are removed with the logger. A reset also removes them: then starting the log fails until the
 * logger is removed and created again.
 *
 *     velto_signal acceleration;
 *     velto_logger logger;
 *     velto_op op;
 *     if (velto_device_find_signal(board, VELTO_MW_ACCELERATION, &acceleration) == VELTO_OK) {
 *         velto_mw_create_logger(board, acceleration, NULL, &logger, NULL);
 *         velto_mw_start_logging(board, VELTO_MW_LOG_MODE_OVERWRITE, &op); // after the creation
 *     }
 *
 * @param signal  the signal, or one channel of it.
 * @param def     the definition. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_mw_start_logging, velto_logger_remove
 */
VELTO_API velto_result velto_mw_create_logger(velto_device device,
                                              velto_signal signal,
                                              const velto_mw_logger_def *def,
                                              velto_logger *out_logger,
                                              velto_op *out_op);

/**
 * Get information about a logger.
 * @see velto_logger_get_key, velto_logger_get_signal
 */
VELTO_API velto_result velto_logger_get_info(velto_logger logger, velto_logger_info *out_info);

/**
 * Get the key of a logger, given at its creation.
 * @param buffer  receives the key; empty for none.
 * @see velto_logger_get_info
 */
VELTO_API velto_result velto_logger_get_key(velto_logger logger,
                                            char *buffer,
                                            size_t capacity,
                                            size_t *out_count);

/**
 * Get the signal of a logger, as of the last time its device was READY.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (a logger of another program stores a register or
 *          processor without a signal; the message names it).
 * @see velto_logger_get_info
 */
VELTO_API velto_result velto_logger_get_signal(velto_logger logger, velto_signal *out_signal);

/**
 * Remove a logger from the board; its entries in the log can no longer be decoded.
 *
 * A polled logger's timer and event are also removed. The handle becomes stale just before the
 * packets are written. The operation fails with VELTO_ERROR_INVALID_STATE while the log runs.
 *
 * @see velto_mw_create_logger, velto_mw_tear_down
 */
VELTO_API velto_result velto_logger_remove(velto_logger logger, velto_op *out_op);

/**
 * Set the unknown range of a logger, so that its values have a scale.
 *
 * Use it for loggers with VELTO_LOGGER_UNSCALED. Other loggers use the range that was in effect
 * when the log was started.
 *
 * @param range  the full scale in the native unit, such as 2, 4, 8 or 16 g (0 to 100000).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor has no such range; the message names
 *          the nearest); VELTO_ERROR_UNSUPPORTED (the signal has a single range);
 *          VELTO_ERROR_INVALID_STATE (the range is already known and differs);
 *          VELTO_ERROR_NOT_FOUND (the board has not created the logger).
 * @see velto_logger_get_info
 */
VELTO_API velto_result velto_logger_set_range(velto_logger logger, double range);

/**
 * List the known loggers of a board, in the order of their creation.
 *
 * The list includes loggers of earlier runs if the state of the board was saved, even while the
 * board is not connected.
 *
 * @see velto_mw_recover
 */
VELTO_API velto_result velto_mw_list_loggers(velto_device device,
                                             velto_logger *loggers,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Read all loggers, processors, timers and events of a board, including those of other programs.
 *
 * velto_mw_list_processors() then lists the processors of other programs, with
 * VELTO_PROCESSOR_RECOVERED. Their outputs are signals of the device with canonical identifiers,
 * such as `acceleration:rms?id=0:accumulate?id=1`. They are streamed, logged and processed like
 * other outputs. Their scale follows from the sensor's current configuration, since boards do not
 * store the original one. If the board does not report it, values are raw.
 *
 * Unknown loggers are listed with VELTO_LOGGER_RECOVERED. A recovered logger logs the signal or
 * channel whose bytes it stores; if no signal matches, it logs raw numbers. Handles of loggers
 * missing on the board become stale.
 *
 * Timers and events are read as far as the board reports them, which is not verified on real
 * boards. velto_mw_list_program() then lists them, with handles.
 *
 * @param out_op  receives the operation; velto_mw_list_loggers() and velto_mw_list_processors()
 *                then return the result.
 * @source MetaWear system protocol, 6.1 and 6.2
 * @see velto_mw_list_loggers, velto_mw_list_processors, velto_mw_list_program,
 *      velto_logger_set_range
 */
VELTO_API velto_result velto_mw_recover(velto_device device, velto_op *out_op);

/* -- The log ------------------------------------------------------------------------------------- */

/** The behavior of a log that is full. */
typedef int32_t velto_mw_log_mode;
/** The oldest entries are overwritten. */
VELTO_CONSTANT(velto_mw_log_mode, VELTO_MW_LOG_MODE_OVERWRITE, 0);
VELTO_CONSTANT(velto_mw_log_mode, VELTO_MW_LOG_MODE_STOP_WHEN_FULL, 1); /**< Logging stops. */

/**
 * Start the sensors of all loggers, and then the log.
 *
 * The sensors run with the settings of velto_mw_set_sensor_config(), and continue when the link
 * ends. If a step fails, everything already started is stopped again; after a lost link, when the
 * board is connected again. In a sequence, only mode and start of the log are written. If the log
 * runs, only its mode is changed.
 *
 * The operation fails with VELTO_ERROR_INVALID_STATE if there are no loggers, the log is full and
 * does not overwrite, a sensor runs with another configuration, or the log has entries in another
 * range.
 *
 * @param device  the board, or a command sequence.
 * @param mode    the behavior of a log that is full.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear system protocol, 3.4
 * @see velto_mw_stop_logging, velto_context_start_logging
 */
VELTO_API velto_result velto_mw_start_logging(velto_device device,
                                              velto_mw_log_mode mode,
                                              velto_op *out_op);

/**
 * Stop the log, and the sensors that run only for its loggers; loggers and entries are kept.
 *
 * If the link is lost, the packets are written when the board is connected again.
 *
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear system protocol, 3.6
 * @see velto_mw_start_logging
 */
VELTO_API velto_result velto_mw_stop_logging(velto_device device, velto_op *out_op);

/**
 * Start the logs of several boards: of all of them, or of none if a board fails.
 *
 * If a board fails, the logs of the others are stopped again. A board whose log already runs fails.
 * The error of the operation lists the failed boards with their reasons, and the boards whose log
 * could not be stopped again.
 *
 * @param devices  the boards; at most 256.
 * @param mode     the behavior of a log that is full.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (there are no devices, a device is listed twice,
 *          or belongs to another context); VELTO_ERROR_UNSUPPORTED (a device is not a board).
 * @see velto_mw_start_logging
 */
VELTO_API velto_result velto_context_start_logging(velto_context *context,
                                                   const velto_device *devices,
                                                   size_t count,
                                                   velto_mw_log_mode mode,
                                                   velto_op *out_op);

/**
 * Store the entries in a board's memory, so that they survive a reset and can be downloaded.
 *
 * Since revision 3 of the logging module, the newest page of up to 512 entries is held in memory.
 * The operation fails with VELTO_ERROR_INVALID_STATE while the log runs.
 *
 * @param out_op  receives the operation; the null handle if there is nothing to store.
 * @returns VELTO_OK; VELTO_UNCHANGED (the firmware holds no entries in memory);
 *          VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
 *          VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @source MetaWear system protocol, 3.9
 * @see velto_mw_stop_logging
 */
VELTO_API velto_result velto_mw_flush_log(velto_device device, velto_op *out_op);

/**
 * Stop a board's log and erase all its entries; the loggers are kept.
 *
 * The operation ends when the board has erased the entries. It fails with VELTO_ERROR_REJECTED if
 * entries remain.
 *
 * @source MetaWear system protocol, 3.9
 * @see velto_logger_remove, velto_mw_tear_down
 */
VELTO_API velto_result velto_mw_clear_log(velto_device device, velto_op *out_op);

/** Properties of a board's log. */
typedef uint32_t velto_mw_log_flag;
#define VELTO_MW_LOG_RUNNING 0x1u /**< It is running, as far as the library knows. */
/** It is interrupted: the board was reset at `interrupted_utc_ns`. */
#define VELTO_MW_LOG_RESET   0x2u
#define VELTO_MW_LOG_FULL    0x4u /**< It is interrupted: the memory was full. */
/** It is running, but has stored nothing for three periods of its slowest logger, or nothing of
 *  one of its loggers; a log message names the logger. */
#define VELTO_MW_LOG_STALLED 0x8u
/** It is interrupted: a download with VELTO_DOWNLOAD_GO_ON has stopped it, and has not started
 *  it again. */
#define VELTO_MW_LOG_PAUSED  0x10u
/** Its state is unknown: the board does not report it, and the library has neither started nor
 *  stopped it. Stop it to be sure. */
#define VELTO_MW_LOG_UNKNOWN 0x20u

/** Information about the log of a board. */
typedef struct velto_mw_log_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_log_flag flags; /**< Properties. */
    /** The behavior when full, while it is running (default VELTO_MW_LOG_MODE_OVERWRITE). */
    velto_mw_log_mode mode;
    uint32_t logger_count; /**< Number of loggers, as velto_mw_list_loggers() returns them. */
    uint32_t recovered_count; /**< Number of recovered loggers. */
    uint32_t slot_count; /**< Number of logger slots that they use on the board. */
    uint32_t slot_capacity; /**< Number of logger slots of the board. */
    uint32_t capacity; /**< Capacity of the memory in entries; 0 while unknown. */
    uint32_t reset_count; /**< Number of resets of the board, according to readings of its clock. */
    uint32_t reserved; /**< Zero. */
    /** Length of the log in entries, read on connection, at the start, and once a minute while
     *  it is running; -1 before. It is not read when the log is stopped: then it may be many
     *  entries behind. The progress of a download has the exact `total`. */
    int64_t entries;
    /** UTC time of the start of a running log; 0 if unknown (nanoseconds). */
    uint64_t started_utc_ns;
    /** UTC time of the interruption; 0 if none or unknown (nanoseconds). */
    uint64_t interrupted_utc_ns;
    double fill; /**< Used share of the memory, 0 to 1, by `entries`; -1 while unknown. */
    double entry_rate; /**< Entries per second of the loggers with a known rate (hertz). */
    /** Time until the memory is full; -1 while the log is stopped or the time is unknown
     *  (seconds). */
    double remaining;
} velto_mw_log_info;

#define VELTO_MW_LOG_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_mw_log_info), 0, VELTO_MW_LOG_MODE_OVERWRITE, 0, 0, 0, 0, 0, 0, 0,       \
    -1, 0, 0, -1.0, 0.0, -1.0}

/**
 * Get information about the log of a board, even while it is not connected.
 *
 * VELTO_EVENT_MW_LOG reports 50, 80, 95 and 100 % of the memory.
 *
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or is an ingest device).
 * @see velto_mw_estimate_log
 */
VELTO_API velto_result velto_mw_get_log_info(velto_device device, velto_mw_log_info *out_info);

/* -- Estimates ----------------------------------------------------------------------------------- */

/** A signal in an estimate of a log. */
typedef struct velto_mw_log_item {
    velto_signal signal; /**< The signal, or one channel of it. */
    /** Samples per second; 0 for the rate of the sensor's next start (hertz, 0 to 10000). */
    double rate;
} velto_mw_log_item;

/** The conditions of an estimate; 0 selects the default of a member. */
typedef struct velto_mw_log_plan {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    /** The charge of the battery at the start; 0 is the last read charge, or 1 (0 to 1). */
    double charge;
    /** Capacity of the link in notifications per second; 0 is the typical capacity in
     *  velto_mw_info (hertz, 0 to 100000). */
    double notification_rate;
} velto_mw_log_plan;

#define VELTO_MW_LOG_PLAN_INIT                                                                    \
    {VELTO_SIZE_OF(velto_mw_log_plan), 0, 0.0, 0.0}

/** Fill a velto_mw_log_plan with its defaults. */
VELTO_API velto_result velto_mw_log_plan_init(velto_mw_log_plan *plan, size_t size);

/** The cause of the end of a log. */
typedef int32_t velto_mw_log_end;
VELTO_CONSTANT(velto_mw_log_end, VELTO_MW_LOG_END_MEMORY, 0); /**< The memory is full. */
VELTO_CONSTANT(velto_mw_log_end, VELTO_MW_LOG_END_BATTERY, 1); /**< The battery is empty. */

/** An estimate of the duration of a log and of its download. */
typedef struct velto_mw_log_estimate {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_log_end first_end; /**< The end that comes first (default VELTO_MW_LOG_END_MEMORY). */
    uint32_t slot_count; /**< Number of logger slots that the signals use. */
    /** Number of free logger slots; the log is impossible if this is less than `slot_count`. */
    uint32_t free_slot_count;
    /** Whether the board also has USB, which this library does not support; a full memory takes
     *  days by radio. */
    velto_bool has_cable;
    uint32_t reserved; /**< Zero. */
    double entry_rate; /**< Entries per second (hertz). */
    double memory; /**< Time until the memory is full; -1 without a rate (seconds). */
    /** Time until a battery of 100 mAh is empty, by the vendor's sensor currents; -1 if no
     *  current is known (seconds). */
    double battery;
    double duration; /**< Time until the first end; -1 for none (seconds). */
    double download; /**< Time to download the log of that duration; -1 for none (seconds). */
    double full_download; /**< Time to download a full memory; -1 for none (seconds). */
} velto_mw_log_estimate;

#define VELTO_MW_LOG_ESTIMATE_INIT                                                                \
    {VELTO_SIZE_OF(velto_mw_log_estimate), VELTO_MW_LOG_END_MEMORY, 0, 0, 0, 0, 0.0, -1.0,        \
    -1.0, -1.0, -1.0, -1.0}

/**
 * Estimate the duration of a log of some signals, and of its download.
 *
 * Signals without a steady rate, such as the button, are not counted.
 *
 *     velto_mw_log_item item = {.rate = 100};
 *     velto_mw_log_estimate night = VELTO_MW_LOG_ESTIMATE_INIT;
 *     if (velto_device_find_signal(board, VELTO_MW_ACCELERATION, &item.signal) == VELTO_OK &&
 *         velto_mw_estimate_log(board, &item, 1, NULL, &night) == VELTO_OK) {
 *         printf("%.1f h of log\n", night.duration / 3600);
 *         printf("%.1f h of download\n", night.download / 3600);
 *     }
 *
 * @param items  the signals; none for the loggers of the board; at most 32.
 * @param plan   the conditions. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or the signal cannot be
 *          logged); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_NOT_FOUND (a signal
 *          belongs to another device).
 * @see velto_mw_create_logger, velto_mw_get_log_info
 */
VELTO_API velto_result velto_mw_estimate_log(velto_device device,
                                             const velto_mw_log_item *items,
                                             size_t count,
                                             const velto_mw_log_plan *plan,
                                             velto_mw_log_estimate *out_estimate);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_MW_LOG_H */
