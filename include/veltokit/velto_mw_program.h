/*
 * The program of a MetaWear board: timers, events and macros.
 *
 * A board can execute commands without a host. An event executes the commands of a sequence
 * (velto_mw_create_sequence()) at each value of a signal: a button, a timer's tick, the end of the
 * link. A macro stores commands in the memory of the board, and executes them on request or after
 * each reset.
 *
 * Timers and events stay on the board across links, until they are removed or the board is reset;
 * macros stay until they are erased. A board has a small number of timers, events and macros
 * (velto_mw_list_modules()). If all are in use, creating another fails with VELTO_ERROR_NO_SLOT
 * before anything is written.
 *
 * When a link is re-established, the library checks whether the board was reset, and reads its
 * timers and events as far as the board reports them. Handles of missing parts become stale. Parts
 * left incomplete by a lost link are removed.
 *
 * An event does not start the sensor of its signal: start it with velto_mw_start_sensor(), or in
 * the sequence of a boot macro. Functions that take a device return VELTO_ERROR_UNSUPPORTED if it
 * is not a board; operations end with this error if the board lacks the module. Operations end
 * after at most 30 s.
 *
 * Unless its comment states otherwise, every function of a `device` below returns
 * VELTO_ERROR_UNSUPPORTED if the device is not a board.
 *
 * Generated from bindings/api/mw_program.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_MW_PROGRAM_H
#define VELTOKIT_VELTO_MW_PROGRAM_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"
#include "velto_signal.h"
#include "velto_mw.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Timers -------------------------------------------------------------------------------------- */

/**
 * A timer on a board.
 *
 * The handle is stale once the timer is removed, missing on the board, or could not be created.
 */
typedef struct velto_timer {
    uint64_t bits;
} velto_timer;
/** The null velto_timer. */
#define VELTO_NULL_TIMER (VELTO_LITERAL(velto_timer){0})

/** The number of ticks of a timer that runs until it is stopped. */
#define VELTO_REPEAT_FOREVER 0u

/**
 * Create a stopped timer on a board.
 *
 * The handle can be used at once. The operation fails with VELTO_ERROR_NO_SLOT if the board has no
 * free timer; the handle then becomes stale.
 *
 * In a command sequence the timer is planned. The sequence must become a macro that runs at boot;
 * each reset then creates the timer. Until the sequence is destroyed, later calls on the same
 * sequence can start the timer, use its signal as the source of an event, and create an event that
 * starts the timer. All other calls with the timer, or their operations, fail with
 * VELTO_ERROR_INVALID_STATE. The identifier of its signal is "timer?id=..", since the timer has no
 * number until the macro is recorded.
 *
 *     velto_timer timer;
 *     if (velto_mw_create_timer(board, 0.5, VELTO_REPEAT_FOREVER, 0, &timer, NULL) == VELTO_OK)
 *         velto_timer_start(timer, VELTO_NULL_DEVICE, NULL); // after the creation
 *
 * @param device              the board, or a command sequence.
 * @param period              time between ticks, rounded down to milliseconds (seconds, 0.001 to
 *                            4294967.295).
 * @param repetitions         the number of ticks after a start; VELTO_REPEAT_FOREVER for an endless
 *                            timer (0 to 65534).
 * @param starts_immediately  whether the first tick occurs at the start instead of a period later.
 * @param out_op              receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @source MetaWear system protocol, 4.1
 * @see velto_timer_start, velto_timer_get_signal, velto_timer_remove
 */
VELTO_API velto_result velto_mw_create_timer(velto_device device,
                                             double period,
                                             uint32_t repetitions,
                                             velto_bool starts_immediately,
                                             velto_timer *out_timer,
                                             velto_op *out_op);

/**
 * Start a timer, or restart a running one.
 * @param into    a command sequence of the same board that records the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @see velto_timer_stop, velto_mw_create_event
 */
VELTO_API velto_result velto_timer_start(velto_timer timer, velto_device into, velto_op *out_op);

/**
 * Stop a timer, which can be started again.
 * @param into    a command sequence of the same board that records the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @see velto_timer_start
 */
VELTO_API velto_result velto_timer_stop(velto_timer timer, velto_device into, velto_op *out_op);

/**
 * Get the tick signal of a timer, such as "timer?id=0".
 *
 * The signal can be streamed, and is a source for velto_mw_create_event(). Its single channel
 * counts the ticks from 1, since the start of the oldest running stream. Its handle becomes stale
 * with the timer.
 *
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the board has not created the timer; wait for its
 *          operation).
 * @see velto_mw_create_timer, velto_mw_create_event
 */
VELTO_API velto_result velto_timer_get_signal(velto_timer timer, velto_signal *out_signal);

/**
 * Remove a timer from the board.
 *
 * The handle becomes stale just before the packets are written, and streams of the ticks end. The
 * operation fails while a board event of this program uses or starts the timer: remove the event
 * first.
 *
 * @see velto_mw_create_timer, velto_mw_tear_down
 */
VELTO_API velto_result velto_timer_remove(velto_timer timer, velto_op *out_op);

/* -- Events -------------------------------------------------------------------------------------- */

/**
 * An event of a board, which executes commands at each value of a signal.
 *
 * The handle is stale once the event is removed, missing on the board, or could not be created.
 */
typedef struct velto_board_event {
    uint64_t bits;
} velto_board_event;
/** The null velto_board_event. */
#define VELTO_NULL_BOARD_EVENT (VELTO_LITERAL(velto_board_event){0})

/**
 * Bytes of a signal that replace bytes of the event's command.
 * @source MetaWear system protocol, 4.2
 */
typedef struct velto_mw_token {
    uint8_t length; /**< The number of bytes, 1 to 7; 0 for no token (bytes). */
    uint8_t source_offset; /**< The offset in the bytes of the signal, 0 to 15 (bytes). */
    uint8_t target_offset; /**< The offset in the command, after module and register (bytes). */
    uint8_t reserved; /**< Zero. */
} velto_mw_token;

/**
 * Create an event that executes the commands of a sequence at each value of a signal, with or
 * without a host.
 *
 * Each packet of the sequence (velto_mw_describe_sequence()) uses one of the board's events. The
 * sequence is copied and can be changed or destroyed afterwards. The handle becomes stale if the
 * operation fails: with VELTO_ERROR_NO_SLOT if the board has too few free events, with
 * VELTO_ERROR_INVALID_ARGUMENT for commands that an event does not support, or for a token that
 * does not fit.
 *
 * In a command sequence the event is planned. The command sequence must become a macro that runs at
 * boot; each reset then creates the event. `signal` and the parts used by `sequence` must be
 * planned in the same command sequence, or be signals of the board itself. The handle is valid as
 * long as the command sequence, and cannot be used to remove the event from the board.
 *
 * A token requires a sequence of one packet that does not run a macro. For signals that are only
 * read, it is undocumented which readings trigger the event.
 *
 *     velto_device sequence; // a button that vibrates without a host
 *     velto_signal button;
 *     velto_board_event event;
 *     if (velto_device_find_signal(board, VELTO_MW_SWITCH, &button) == VELTO_OK &&
 *         velto_mw_create_sequence(board, &sequence) == VELTO_OK) {
 *         velto_mw_play_motor(sequence, 1.0, 0.2, NULL);
 *         velto_mw_create_event(board, button, sequence, NULL, &event, NULL);
 *         velto_mw_destroy_sequence(sequence);
 *     }
 *
 * @param device    the board, or a command sequence.
 * @param signal    the signal: of the board, of a timer, or VELTO_MW_DISCONNECTED.
 * @param sequence  the commands: a command sequence of the same board.
 * @param token     the bytes of the signal to copy into the command. NULL for all zeros.
 * @param out_op    receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sequence is empty or of another board, the
 *          signal is of another device, or an offset of the token is out of range);
 *          VELTO_ERROR_WRONG_KIND (`sequence` is a board); VELTO_ERROR_NOT_CONNECTED (it is not
 *          READY).
 * @source MetaWear system protocol, 4.2
 * @see velto_mw_create_sequence, velto_board_event_remove
 */
VELTO_API velto_result velto_mw_create_event(velto_device device,
                                             velto_signal signal,
                                             velto_device sequence,
                                             const velto_mw_token *token,
                                             velto_board_event *out_event,
                                             velto_op *out_op);

/**
 * Remove an event from the board.
 *
 * The handle becomes stale just before the packets are written.
 *
 * @see velto_mw_create_event, velto_mw_tear_down
 */
VELTO_API velto_result velto_board_event_remove(velto_board_event event, velto_op *out_op);

/* -- Macros -------------------------------------------------------------------------------------- */

/**
 * A macro in the memory of a board.
 *
 * The handle is stale once the macros are erased, or the macro could not be created.
 */
typedef struct velto_macro {
    uint64_t bits;
} velto_macro;
/** The null velto_macro. */
#define VELTO_NULL_MACRO (VELTO_LITERAL(velto_macro){0})

/**
 * Create a macro, which executes the commands of a sequence on request or after each reset.
 *
 * The sequence is copied. The handle becomes stale if the operation fails: with VELTO_ERROR_NO_SLOT
 * if the board has no free macro; with VELTO_ERROR_INVALID_ARGUMENT for commands that a macro does
 * not support, such as loggers, or parts created by a macro that does not run at boot; with
 * VELTO_ERROR_INVALID_STATE after velto_mw_erase_macros(), until the link has ended.
 *
 * After a reset, the board numbers the created parts in the order of the boot macros: the parts of
 * a second macro continue after those of the first. So the operation also fails with
 * VELTO_ERROR_NO_SLOT if all boot macros together create too many parts, and with
 * VELTO_ERROR_INVALID_STATE if the board has an older macro unknown to this program.
 *
 * A processor or timer used by a macro on request cannot be removed until the macros are erased
 * (VELTO_ERROR_HAS_DEPENDENTS, even with CASCADE).
 *
 * While the macro is recorded, nothing else is written to the board. Cancelling the operation does
 * not stop the recording, since a partial macro would run. After a lost link the board may have the
 * macro: velto_mw_list_program() then lists it with VELTO_MW_PROGRAM_UNKNOWN.
 *
 * @param sequence      the commands: a command sequence of the same board.
 * @param runs_at_boot  whether the board executes it after each reset, before a host connects.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sequence is empty or of another board);
 *          VELTO_ERROR_WRONG_KIND (`sequence` is a board); VELTO_ERROR_NOT_CONNECTED (it is not
 *          READY).
 * @source MetaWear system protocol, 4.3
 * @see velto_macro_run, velto_mw_erase_macros
 */
VELTO_API velto_result velto_mw_create_macro(velto_device device,
                                             velto_device sequence,
                                             velto_bool runs_at_boot,
                                             velto_macro *out_macro,
                                             velto_op *out_op);

/**
 * Execute a macro once.
 * @param into    a command sequence of the same board that records the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @see velto_mw_create_macro
 */
VELTO_API velto_result velto_macro_run(velto_macro macro, velto_device into, velto_op *out_op);

/**
 * Erase all macros of a board, including those of other programs.
 *
 * The handles of all macros become stale just before the command is written. The board erases the
 * macros when the link ends; until then, operations of velto_mw_create_macro() fail.
 *
 * @source MetaWear system protocol, 4.3
 * @see velto_mw_create_macro, velto_mw_factory_reset
 */
VELTO_API velto_result velto_mw_erase_macros(velto_device device, velto_op *out_op);

/* -- The program of a board ---------------------------------------------------------------------- */

/** The kind of an item in a board's program. */
typedef int32_t velto_mw_program_kind;
VELTO_CONSTANT(velto_mw_program_kind, VELTO_MW_PROGRAM_KIND_TIMER, 0); /**< A timer. */
/** A command triggered by a signal. */
VELTO_CONSTANT(velto_mw_program_kind, VELTO_MW_PROGRAM_KIND_EVENT, 1);
VELTO_CONSTANT(velto_mw_program_kind, VELTO_MW_PROGRAM_KIND_MACRO, 2); /**< A macro. */

/** Properties of an item in a board's program. */
typedef uint32_t velto_mw_program_flag;
/** It was created by this program. Its handle is null if it belongs to a polled logger, was
 *  created by a macro of this program at boot, or is a macro whose recording was abandoned. */
#define VELTO_MW_PROGRAM_OWN                0x1u
/** A macro that the board executes after each reset. */
#define VELTO_MW_PROGRAM_RUNS_AT_BOOT       0x2u
/** A timer whose first tick occurs at its start. */
#define VELTO_MW_PROGRAM_STARTS_IMMEDIATELY 0x4u
/** A macro whose recording was interrupted by a lost link: the board may have it. */
#define VELTO_MW_PROGRAM_UNKNOWN            0x8u

/**
 * A timer, an event or a macro of a board.
 *
 * A velto_board_event has an item for each of its packets.
 */
typedef struct velto_mw_program_item {
    velto_mw_program_kind kind; /**< The kind. */
    velto_mw_program_flag flags; /**< Properties. */
    /** The timer; null for other kinds, and for timers of other programs that velto_mw_recover()
     *  could not read completely. */
    velto_timer timer;
    velto_board_event board_event; /**< The event; null under the same conditions. */
    velto_macro macro; /**< The macro; null under the same conditions. */
    double period; /**< The period of a timer; 0 for other kinds (seconds). */
    /** The number of ticks of a timer; VELTO_REPEAT_FOREVER for an endless one. */
    uint32_t repetitions;
    uint32_t command_count; /**< The number of commands of a macro; 1 for an event. */
    uint8_t number; /**< Its number on the board, counted separately for each kind. */
    uint8_t source_module; /**< The module of the signal of an event. */
    uint8_t source_register; /**< The register of the signal. */
    uint8_t source_id; /**< The channel of the signal, 255 for none. */
    uint8_t reserved[3]; /**< Zero. */
    uint8_t command_size; /**< The number of bytes in `command` (bytes). */
    /** The command of an event, or the first command of a macro (raw units). */
    uint8_t command[20];
    uint32_t reserved2; /**< Zero. */
} velto_mw_program_item;

/**
 * List the known timers, events and macros of a board, by kind and number.
 *
 * After velto_mw_recover() the list includes the timers and events of other programs, as far as the
 * board reports them. Boards do not report macros.
 *
 * @see velto_mw_recover, velto_mw_describe_program
 */
VELTO_API velto_result velto_mw_list_program(velto_device device,
                                             velto_mw_program_item *items,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Describe the program of a board: a line for each timer, event and macro, and for parts that could
 * not be read.
 *
 * An example is "event 0: 01 01 FF -> 02 01 01; of this program": module, register and channel of
 * the signal, and the command. For a board of unknown history, call velto_mw_recover() first.
 *
 * @see velto_mw_list_program
 */
VELTO_API velto_result velto_mw_describe_program(velto_device device,
                                                 char *buffer,
                                                 size_t capacity,
                                                 size_t *out_count);

/* -- Copies -------------------------------------------------------------------------------------- */

/**
 * Copy the program of another board to this one.
 *
 * `state` is the text that velto_mw_get_state() returned for the other board, which need not be
 * connected. To include parts created by other programs, run velto_mw_recover() on the other board
 * before you get its state. Processors, timers, events, loggers with their keys, and macros are
 * created; signals are matched by their identifiers. Parts that this board does not support are
 * skipped, with their dependents: velto_mw_describe_copy() lists them.
 *
 * The sensors are configured for the processors and loggers, but not started: start the log, the
 * sensors and the timers. The operation creates all parts, or none if one fails. It fails with
 * VELTO_ERROR_NO_SLOT before anything is written if the board lacks free slots. Afterwards the
 * parts are listed with handles by velto_mw_list_processors(), velto_mw_list_loggers() and
 * velto_mw_list_program().
 *
 * @param device  the board to copy to.
 * @param state   the state of the other board; at most 262144 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
 *          VELTO_ERROR_NOT_FOUND (the state has no program that this board supports);
 *          VELTO_ERROR_NOT_CONNECTED (this board is not READY).
 * @see velto_mw_describe_copy, velto_mw_get_state
 */
VELTO_API velto_result velto_mw_copy_program(velto_device device,
                                             const char *state,
                                             velto_op *out_op);

/**
 * Describe the parts of another board's program that velto_mw_copy_program() would skip, one line
 * each with the reason.
 *
 * Nothing is written. A state never contains macros of other programs, since boards do not report
 * them.
 *
 * @param device  the board to copy to.
 * @param state   the state of the other board; at most 262144 bytes.
 * @param buffer  receives the text; empty if nothing would be skipped.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
 *          VELTO_ERROR_NOT_CONNECTED (this board is not READY).
 * @see velto_mw_copy_program
 */
VELTO_API velto_result velto_mw_describe_copy(velto_device device,
                                              const char *state,
                                              char *buffer,
                                              size_t capacity,
                                              size_t *out_count);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_MW_PROGRAM_H */
