/*
 * The log of a MetaWear board: loggers, and what they store without a link.
 *
 * A board logs into its own memory, with or without a link. A logger stores one signal:
 * velto_mw_create_logger() creates it on the board, where it stays until it is removed, across
 * links, runs of the program and resets. velto_mw_start_logging() starts the sensors of all loggers
 * and then the log, which goes on when the link ends.
 *
 * Each four bytes of a sample are an entry of the log, and take one of the board's loggers, of
 * which it has few: three axes take two. velto_mw_estimate_log() returns how long memory and
 * battery last, and how long the download takes.
 *
 * What the library knows of loggers is in the state of the board (velto_mw_get_state()), so that
 * the next run of a program knows which signal an entry belongs to, in which range.
 * velto_mw_recover() finds the loggers of other programs.
 *
 * When a board is connected whose log should run, the library reads whether it was reset since:
 * velto_mw_get_log_info() has the reason and the time from which on nothing was logged, and a
 * warning is in the log of the library.
 *
 * A link that ends in the middle of a call leaves neither a log nor sensors running that the
 * program does not know of: what the call had begun is undone when the board is connected again.
 * Operations end after at most 30 s.
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
 * Its handle is stale once the logger is removed, no longer found on the board, or could not be
 * created.
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
/** It was found on the board, and no program that uses this state of the board has created it. */
#define VELTO_LOGGER_RECOVERED 0x2u
/** Its range is not known: values are raw until velto_logger_set_range(). */
#define VELTO_LOGGER_UNSCALED  0x4u
#define VELTO_LOGGER_POLLED    0x8u /**< The board reads its signal again and again. */

/** Size of the key of a logger, including the NUL. */
#define VELTO_LOGGER_KEY_SIZE 64u

/** The definition of a logger. */
typedef struct velto_mw_logger_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    /** The program's own name for the logger; NULL or empty for none. No two loggers of a board
     *  have the same (at most 63). */
    const char *key;
    /** Time from one reading of the board to the next, for a signal that does not come by
     *  itself; 0 for one that does. At least 1 ms (seconds, 0 to 86400). */
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
    uint32_t slot_count; /**< Number of the board's loggers that it takes. */
    uint32_t channel_count; /**< Number of its channels; 0 until the board has created it. */
    /** The numbers of those loggers, which entries of the log carry, once the board has created
     *  it; 0 behind them. */
    uint8_t slots[8];
    /** The largest value, in the native unit; -1 for a signal with one range, or without a known
     *  one. */
    double range;
    /** Samples per second; -1 before the first start, or if they come at no steady rate (hertz). */
    double rate;
} velto_logger_info;

#define VELTO_LOGGER_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_logger_info), 0, {0}, 0, 0, {0}, -1.0, -1.0}

/**
 * Create a logger of a signal on a board.
 *
 * The logger can be used at once. Its handle is stale when the operation fails: with
 * VELTO_ERROR_NO_SLOT if the board has too few loggers left, which is known before any is created;
 * with VELTO_ERROR_UNSUPPORTED for a signal that is not LOGGABLE, unless it is read with a poll
 * interval; with VELTO_ERROR_INVALID_STATE while the log runs, for a key in use, or if the log has
 * entries of a removed logger whose number the board gives out again. If some of its loggers were
 * created, they are removed again.
 *
 * With a poll interval the board reads the signal while the log runs: a temperature, a pin, the
 * battery, the humidity. That takes a timer and an event of the board (velto_mw_program.h), which
 * are removed with the logger. A reset removes them too: then starting the log fails until the
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
 * Get the key of a logger, the program's own name for it.
 * @param buffer  receives the key; empty for none.
 * @see velto_logger_get_info
 */
VELTO_API velto_result velto_logger_get_key(velto_logger logger,
                                            char *buffer,
                                            size_t capacity,
                                            size_t *out_count);

/**
 * Get the signal of a logger, as its device had it when it was last READY.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (a logger of another program stores a register or a
 *          processor without a signal, which the message names).
 * @see velto_logger_get_info
 */
VELTO_API velto_result velto_logger_get_signal(velto_logger logger, velto_signal *out_signal);

/**
 * Remove a logger from the board; its entries in the log lose their meaning.
 *
 * Its timer and its event are removed too, if the board reads its signal. The handle is stale when
 * the packets are about to be written. The operation ends with VELTO_ERROR_INVALID_STATE while the
 * log runs.
 *
 * @see velto_mw_create_logger, velto_mw_tear_down
 */
VELTO_API velto_result velto_logger_remove(velto_logger logger, velto_op *out_op);

/**
 * Set the range of a logger afterwards, so that its values have a scale.
 *
 * It is for loggers with VELTO_LOGGER_UNSCALED. Others know the range that was in force when the
 * log was started.
 *
 * @param range  the largest value, in the native unit: 2, 4, 8 or 16 g, for example (0 to 100000).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sensor has no such range; the message has
 *          the nearest); VELTO_ERROR_UNSUPPORTED (the signal has one range);
 *          VELTO_ERROR_INVALID_STATE (the range is known, and is another one);
 *          VELTO_ERROR_NOT_FOUND (the board has not created the logger).
 * @see velto_logger_get_info
 */
VELTO_API velto_result velto_logger_set_range(velto_logger logger, double range);

/**
 * List the loggers of a board, as the library knows them, in the order of their creation.
 *
 * Loggers of earlier runs are among them, also while the board is not connected, if its state was
 * saved.
 *
 * @see velto_mw_recover
 */
VELTO_API velto_result velto_mw_list_loggers(velto_device device,
                                             velto_logger *loggers,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Read the loggers, processors, timers and events that the board has, whoever created them.
 *
 * Processors of other programs are listed by velto_mw_list_processors() then, with
 * VELTO_PROCESSOR_RECOVERED. Their outputs are signals of the device with canonical identifiers,
 * such as `acceleration:rms?id=0:accumulate?id=1`. They are streamed, logged and processed like
 * those of the program's own processors. Their scale is that of the configuration in which the
 * board has the sensor now, since boards do not keep the one that was in force at the creation.
 * Without an answer about that, values are raw.
 *
 * Loggers that no program has created become loggers with VELTO_LOGGER_RECOVERED: of the signal, or
 * the channel, whose bytes they store, or of raw numbers if there is none. Handles of loggers that
 * the board no longer has are stale then.
 *
 * Timers and events are read as far as the board answers about them, which is not verified on real
 * boards: velto_mw_list_program() has them then, with handles.
 *
 * @param out_op  receives the operation; velto_mw_list_loggers() has the loggers then, and
 *                velto_mw_list_processors() the processors.
 * @source MetaWear system protocol, 6.1 and 6.2
 * @see velto_mw_list_loggers, velto_mw_list_processors, velto_mw_list_program,
 *      velto_logger_set_range
 */
VELTO_API velto_result velto_mw_recover(velto_device device, velto_op *out_op);

/* -- The log ------------------------------------------------------------------------------------- */

/** The behavior of a log that is full. */
typedef int32_t velto_mw_log_mode;
/** The oldest entries make room. */
VELTO_CONSTANT(velto_mw_log_mode, VELTO_MW_LOG_MODE_OVERWRITE, 0);
VELTO_CONSTANT(velto_mw_log_mode, VELTO_MW_LOG_MODE_STOP_WHEN_FULL, 1); /**< Logging stops. */

/**
 * Start the sensors of all loggers, and then the log.
 *
 * The sensors run with the settings of velto_mw_set_sensor_config(), for the loggers alone, and go
 * on when the link ends. If one fails, what was started is stopped again; after a lost link, when
 * the board is connected again. A sequence writes mode and start of the log alone.
 *
 * The operation ends with VELTO_ERROR_INVALID_STATE without loggers, for a log that is full and
 * does not overwrite, for a sensor that runs with another configuration, and while the log has
 * entries in another range.
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
 * Stop the log, and the sensors that run for its loggers alone; loggers and entries stay.
 *
 * Packets that a lost link has kept from the board are written when it is connected again.
 *
 * @param device  the board, or a command sequence.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @source MetaWear system protocol, 3.6
 * @see velto_mw_start_logging
 */
VELTO_API velto_result velto_mw_stop_logging(velto_device device, velto_op *out_op);

/**
 * Start the logs of several boards: of all of them, or if one fails, of none.
 *
 * The error of the operation names each board that failed, with its reason, and those whose log
 * could not be stopped again. A board whose log runs already fails.
 *
 * @param devices  the boards; at most 256.
 * @param mode     the behavior of a log that is full.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (no devices, one of them twice, or one of another
 *          context); VELTO_ERROR_UNSUPPORTED (a device is not a board).
 * @see velto_mw_start_logging
 */
VELTO_API velto_result velto_context_start_logging(velto_context *context,
                                                   const velto_device *devices,
                                                   size_t count,
                                                   velto_mw_log_mode mode,
                                                   velto_op *out_op);

/**
 * Store the entries that a board holds in memory, so that they survive a reset and can be
 * downloaded.
 *
 * Firmware since revision 3 of the logging module holds the newest page in memory, up to 512
 * entries. The operation ends with VELTO_ERROR_INVALID_STATE while the log runs.
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
 * Erase all entries of a board's log, after stopping it; the loggers stay.
 *
 * The operation ends when the board has erased them. It ends with VELTO_ERROR_REJECTED if entries
 * are left.
 *
 * @source MetaWear system protocol, 3.9
 * @see velto_logger_remove, velto_mw_tear_down
 */
VELTO_API velto_result velto_mw_clear_log(velto_device device, velto_op *out_op);

/** Properties of a board's log. */
typedef uint32_t velto_mw_log_flag;
#define VELTO_MW_LOG_RUNNING 0x1u /**< It runs, as far as the library knows. */
/** It should run and does not: the board was reset at `interrupted_utc_ns`. */
#define VELTO_MW_LOG_RESET   0x2u
#define VELTO_MW_LOG_FULL    0x4u /**< It should run and does not: the memory was full. */
/** It runs, and has stored nothing for three periods of its slowest logger, or nothing of one of
 *  several loggers; the log of the library names it. */
#define VELTO_MW_LOG_STALLED 0x8u
/** It should run and does not: a download with VELTO_DOWNLOAD_GO_ON has stopped it, and has not
 *  started it again. */
#define VELTO_MW_LOG_PAUSED  0x10u
/** Whether it runs is not known: another program may have started it, the board does not report
 *  it, and the library has neither started nor stopped it. Stop it to be sure. */
#define VELTO_MW_LOG_UNKNOWN 0x20u

/** Information about the log of a board. */
typedef struct velto_mw_log_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_log_flag flags; /**< Properties. */
    /** The behavior when it is full, while it runs (default VELTO_MW_LOG_MODE_OVERWRITE). */
    velto_mw_log_mode mode;
    uint32_t logger_count; /**< Number of loggers, as velto_mw_list_loggers() returns them. */
    uint32_t recovered_count; /**< Number of those that were found on the board. */
    uint32_t slot_count; /**< Number of the board's loggers that they take. */
    uint32_t slot_capacity; /**< Number of loggers that the board has. */
    uint32_t capacity; /**< Number of entries that the memory holds; 0 while it is unknown. */
    uint32_t reset_count; /**< Number of resets of the board that readings of its clock show. */
    uint32_t reserved; /**< Zero. */
    /** Length of the log in entries, as it was read last: at connect, at a start, and once a
     *  minute while it runs; -1 before. */
    int64_t entries;
    /** UTC time of the start of a log that runs; 0 if it is not known (nanoseconds). */
    uint64_t started_utc_ns;
    /** UTC time from which on nothing was logged; 0 without an interruption, or if it is not
     *  known (nanoseconds). */
    uint64_t interrupted_utc_ns;
    double fill; /**< Share of the memory that is used, 0 to 1; -1 while it is unknown. */
    double entry_rate; /**< Entries per second of the loggers whose rate is known (hertz). */
    /** Time until the memory is full; -1 while the log is stopped, or if it is unknown
     *  (seconds). */
    double remaining;
} velto_mw_log_info;

#define VELTO_MW_LOG_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_mw_log_info), 0, VELTO_MW_LOG_MODE_OVERWRITE, 0, 0, 0, 0, 0, 0, 0,       \
    -1, 0, 0, -1.0, 0.0, -1.0}

/**
 * Get information about the log of a board, also while it is not connected.
 *
 * VELTO_EVENT_MW_LOG is sent at 50, 80, 95 and 100 % of the memory.
 *
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or is one that the program
 *          feeds).
 * @see velto_mw_estimate_log
 */
VELTO_API velto_result velto_mw_get_log_info(velto_device device, velto_mw_log_info *out_info);

/* -- Estimates ----------------------------------------------------------------------------------- */

/** A signal that is to be logged, for an estimate. */
typedef struct velto_mw_log_item {
    velto_signal signal; /**< The signal, or one channel of it. */
    /** Samples per second; 0 for the rate with which its sensor starts next (hertz, 0 to 10000). */
    double rate;
} velto_mw_log_item;

/** The conditions of an estimate; 0 selects the default of a member. */
typedef struct velto_mw_log_plan {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    /** The charge of the battery at the start; 0 is the one that was read last, or 1 (0 to 1). */
    double charge;
    /** Notifications per second that the link carries; 0 is what a link usually carries, as
     *  velto_mw_get_info() returns it (hertz, 0 to 100000). */
    double notification_rate;
} velto_mw_log_plan;

#define VELTO_MW_LOG_PLAN_INIT                                                                    \
    {VELTO_SIZE_OF(velto_mw_log_plan), 0, 0.0, 0.0}

/** Fill a velto_mw_log_plan with its defaults. */
VELTO_API velto_result velto_mw_log_plan_init(velto_mw_log_plan *plan, size_t size);

/** The end of a log that is not stopped before. */
typedef int32_t velto_mw_log_end;
VELTO_CONSTANT(velto_mw_log_end, VELTO_MW_LOG_END_MEMORY, 0); /**< The memory is full. */
VELTO_CONSTANT(velto_mw_log_end, VELTO_MW_LOG_END_BATTERY, 1); /**< The battery is empty. */

/** An estimate of the time for which a board can log, and of the time that the download takes. */
typedef struct velto_mw_log_estimate {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_log_end first_end; /**< The end that comes first (default VELTO_MW_LOG_END_MEMORY). */
    uint32_t slot_count; /**< Number of the board's loggers that the signals take. */
    /** Number of its loggers that are left for them; if it is less than the number before, they
     *  do not suffice. */
    uint32_t free_slot_count;
    /** Whether the board can also be read over USB, which this library does not do; a full
     *  memory takes days by radio. */
    velto_bool has_cable;
    uint32_t reserved; /**< Zero. */
    double entry_rate; /**< Entries per second (hertz). */
    double memory; /**< Time until the memory is full; -1 if nothing has a rate (seconds). */
    /** Time until the battery is empty, of 100 mAh and the maker's currents of the sensors; -1
     *  if no current is known (seconds). */
    double battery;
    double duration; /**< Time until the first end; -1 for none (seconds). */
    double download; /**< Time to download what the log has then; -1 for none (seconds). */
    double full_download; /**< Time to download a full memory; -1 for none (seconds). */
} velto_mw_log_estimate;

#define VELTO_MW_LOG_ESTIMATE_INIT                                                                \
    {VELTO_SIZE_OF(velto_mw_log_estimate), VELTO_MW_LOG_END_MEMORY, 0, 0, 0, 0, 0.0, -1.0,        \
    -1.0, -1.0, -1.0, -1.0}

/**
 * Estimate how long a board can log some signals, and how long the download takes.
 *
 * Signals that come at no steady rate, such as the button, count as nothing.
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
