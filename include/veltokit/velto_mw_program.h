/*
 * What a MetaWear board does by itself: timers, events and macros.
 *
 * A board obeys commands without a host. An event obeys the commands of a sequence
 * (velto_mw_create_sequence()) whenever a signal comes: a button, a timer's tick, the end of the
 * link. A macro keeps commands in the memory of the board, and obeys them on request, or after each
 * reset.
 *
 * Timers and events stay on the board across links, until they are removed or the board is reset;
 * macros stay until they are erased. A board has few of each (velto_mw_list_modules()): one more is
 * refused with VELTO_ERROR_NO_SLOT before anything is created.
 *
 * When a link is established again, the library looks whether the board was reset since, and reads
 * its timers and events as far as it answers: handles of those that are gone are stale then. What a
 * lost link has left half created is removed.
 *
 * Sensors do not start by themselves: run a sensor whose signal an event follows with
 * velto_mw_start_sensor(), or start it in the sequence of a boot macro. Functions that take a
 * device answer VELTO_ERROR_UNSUPPORTED if it is not a board, as do operations if it lacks the
 * module; operations end after at most 30 s.
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
 * Its handle is stale once the timer is removed, no longer found on the board, or could not be
 * created.
 */
typedef struct velto_timer {
    uint64_t bits;
} velto_timer;
/** The null velto_timer. */
#define VELTO_NULL_TIMER (VELTO_LITERAL(velto_timer){0})

/** The number of ticks of a timer that goes on until it is stopped. */
#define VELTO_REPEAT_FOREVER 0u

/**
 * Create a timer on a board; it does not run yet.
 *
 * Its handle can be used at once, and is stale when the operation fails: with VELTO_ERROR_NO_SLOT
 * if the board has no timer left.
 *
 * With a command sequence in place of the board, the timer is planned: the sequence can only become
 * a macro that runs at boot then, and the timer is there after each reset. Until the sequence is
 * destroyed, it can be started and be the source of an event in later calls on that sequence, and
 * be started by an event that is created there; anywhere else, calls or their operations fail with
 * VELTO_ERROR_INVALID_STATE. The identifier of its signal is "timer?id=..", since the number is
 * known once the macro is recorded.
 *
 *     velto_timer timer;
 *     if (velto_mw_create_timer(board, 0.5, VELTO_REPEAT_FOREVER, 0, &timer, NULL) == VELTO_OK)
 *         velto_timer_start(timer, VELTO_NULL_DEVICE, NULL); // after the creation
 *
 * @param device              the board, or a command sequence.
 * @param period              from one tick to the next; rounded down to milliseconds (seconds,
 *                            0.001 to 4294967.295).
 * @param repetitions         the number of ticks after a start; VELTO_REPEAT_FOREVER for an endless
 *                            timer (0 to 65534).
 * @param starts_immediately  whether the first tick comes at the start, in place of a period later.
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
 * Start a timer; one that runs begins again.
 * @param into    a command sequence of the same board, which keeps the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @see velto_timer_stop, velto_mw_create_event
 */
VELTO_API velto_result velto_timer_start(velto_timer timer, velto_device into, velto_op *out_op);

/**
 * Stop a timer, which can be started again.
 * @param into    a command sequence of the same board, which keeps the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @see velto_timer_start
 */
VELTO_API velto_result velto_timer_stop(velto_timer timer, velto_device into, velto_op *out_op);

/**
 * Get the signal of the ticks of a timer, such as "timer?id=0".
 *
 * It can be streamed, and is a source of velto_mw_create_event(). Its one channel counts the ticks,
 * from 1, since the start of the first of the streams that run. Its handle is stale when the timer
 * is gone.
 *
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the board has not created the timer: wait for its
 *          operation).
 * @see velto_mw_create_timer, velto_mw_create_event
 */
VELTO_API velto_result velto_timer_get_signal(velto_timer timer, velto_signal *out_signal);

/**
 * Remove a timer from the board.
 *
 * The handle is stale when the packets are about to be written, and streams of its ticks end. The
 * operation fails while a board event of this program listens to the timer or starts it: remove the
 * event first.
 *
 * @see velto_mw_create_timer, velto_mw_tear_down
 */
VELTO_API velto_result velto_timer_remove(velto_timer timer, velto_op *out_op);

/* -- Events -------------------------------------------------------------------------------------- */

/**
 * An event of a board, which obeys commands whenever a signal comes.
 *
 * Its handle is stale once the event is removed, no longer found on the board, or could not be
 * created.
 */
typedef struct velto_board_event {
    uint64_t bits;
} velto_board_event;
/** The null velto_board_event. */
#define VELTO_NULL_BOARD_EVENT (VELTO_LITERAL(velto_board_event){0})

/**
 * Bytes of a signal that replace bytes of the command that follows it.
 * @source MetaWear system protocol, 4.2
 */
typedef struct velto_mw_token {
    uint8_t length; /**< The number of bytes, 1 to 7; 0 for no token (bytes). */
    uint8_t source_offset; /**< The place in the bytes of the signal, 0 to 15 (bytes). */
    uint8_t target_offset; /**< The place in the command, behind module and register (bytes). */
    uint8_t reserved; /**< Zero. */
} velto_mw_token;

/**
 * Let a board obey the commands of a sequence whenever a signal comes, host or no host.
 *
 * Each packet of the sequence (velto_mw_describe_sequence()) takes one of the board's events. The
 * sequence is copied: it can be changed or destroyed afterwards. The handle is stale when the
 * operation fails: with VELTO_ERROR_NO_SLOT if the board has too few events left; with
 * VELTO_ERROR_INVALID_ARGUMENT for commands that no event can hold, and for a token that does not
 * fit.
 *
 * With a command sequence in place of the board, the event is part of the sequence, which can only
 * become a macro that runs at boot then: the event is there after each reset. `signal`, and the
 * parts that `sequence` names, are those that the same sequence has planned, or signals of the
 * board itself. Its handle ends with the sequence, and is not removed from the board.
 *
 * A token needs a sequence of one packet, which does not run a macro. Which reading fires an event
 * of a signal that is only read is not known.
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
 * @param token     the bytes of the signal that go into the command. NULL for all zeros.
 * @param out_op    receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the sequence is empty or of another board, the
 *          signal is of another device, or the token has places that do not exist);
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
 * The handle is stale when the packets are about to be written.
 *
 * @see velto_mw_create_event, velto_mw_tear_down
 */
VELTO_API velto_result velto_board_event_remove(velto_board_event event, velto_op *out_op);

/* -- Macros -------------------------------------------------------------------------------------- */

/**
 * A macro in the memory of a board.
 *
 * Its handle is stale once the macros are erased, or it could not be created.
 */
typedef struct velto_macro {
    uint64_t bits;
} velto_macro;
/** The null velto_macro. */
#define VELTO_NULL_MACRO (VELTO_LITERAL(velto_macro){0})

/**
 * Keep the commands of a sequence on a board, which obeys them on request, or after each reset.
 *
 * The sequence is copied. The handle is stale when the operation fails: with VELTO_ERROR_NO_SLOT if
 * the board has no macro left; with VELTO_ERROR_INVALID_ARGUMENT for commands that no macro can
 * hold, such as creations in a macro that does not run at boot, or loggers, which are kept over a
 * reset anyway; with VELTO_ERROR_INVALID_STATE after velto_mw_erase_macros(), until the link has
 * ended.
 *
 * Parts that the sequence creates get the numbers that a board gives after a reset, over all macros
 * that run at boot, in the order of their numbers: those of a second macro continue behind those of
 * the first. So the operation also fails with VELTO_ERROR_NO_SLOT if they make more parts than a
 * board has, and with VELTO_ERROR_INVALID_STATE if the board has an older macro that this program
 * does not know.
 *
 * A processor or timer that a macro on request names cannot be removed (VELTO_ERROR_HAS_DEPENDENTS,
 * with CASCADE too) until the macros are erased.
 *
 * While it is recorded, nothing else is written to the board. Cancelling the operation does not end
 * the recording, since half a macro would run. After a lost link the board may have the macro:
 * velto_mw_list_program() has it with VELTO_MW_PROGRAM_UNKNOWN then.
 *
 * @param sequence      the commands: a command sequence of the same board.
 * @param runs_at_boot  whether the board obeys it after each reset, before any host connects.
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
 * Let a board obey a macro once.
 * @param into    a command sequence of the same board, which keeps the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @see velto_mw_create_macro
 */
VELTO_API velto_result velto_macro_run(velto_macro macro, velto_device into, velto_op *out_op);

/**
 * Erase all macros of a board, also those of other programs.
 *
 * Handles of macros are stale when the packet is about to be written; the board erases them when
 * the link ends. Until then velto_mw_create_macro() fails.
 *
 * @source MetaWear system protocol, 4.3
 * @see velto_mw_create_macro, velto_mw_factory_reset
 */
VELTO_API velto_result velto_mw_erase_macros(velto_device device, velto_op *out_op);

/* -- The program of a board ---------------------------------------------------------------------- */

/** The kinds of what a board does by itself. */
typedef int32_t velto_mw_program_kind;
VELTO_CONSTANT(velto_mw_program_kind, VELTO_MW_PROGRAM_KIND_TIMER, 0); /**< A timer. */
/** A command that follows a signal. */
VELTO_CONSTANT(velto_mw_program_kind, VELTO_MW_PROGRAM_KIND_EVENT, 1);
VELTO_CONSTANT(velto_mw_program_kind, VELTO_MW_PROGRAM_KIND_MACRO, 2); /**< A macro. */

/** Properties of what a board does by itself. */
typedef uint32_t velto_mw_program_flag;
/** This program has created it. The handle is null for what a polled logger uses, for what a
 *  macro of this program has made at boot, and for a macro that was given up while it was
 *  recorded. */
#define VELTO_MW_PROGRAM_OWN                0x1u
/** A macro that the board obeys after each reset. */
#define VELTO_MW_PROGRAM_RUNS_AT_BOOT       0x2u
/** A timer whose first tick comes at its start. */
#define VELTO_MW_PROGRAM_STARTS_IMMEDIATELY 0x4u
/** A macro whose recording a lost link has interrupted: the board may have it. */
#define VELTO_MW_PROGRAM_UNKNOWN            0x8u

/**
 * A timer, an event or a macro of a board.
 *
 * A velto_board_event has an item for each of its packets.
 */
typedef struct velto_mw_program_item {
    velto_mw_program_kind kind; /**< The kind. */
    velto_mw_program_flag flags; /**< Properties. */
    /** The timer; null for anything else, and for one of another program that velto_mw_recover()
     *  could not read whole. */
    velto_timer timer;
    velto_board_event board_event; /**< The event, likewise. */
    velto_macro macro; /**< The macro, likewise. */
    double period; /**< From one tick of a timer to the next; 0 for anything else (seconds). */
    /** The number of ticks of a timer; VELTO_REPEAT_FOREVER for an endless one. */
    uint32_t repetitions;
    uint32_t command_count; /**< The number of commands of a macro; 1 for an event. */
    uint8_t number; /**< The number that the board has given to it, one count for each kind. */
    uint8_t source_module; /**< The module of the signal that an event follows. */
    uint8_t source_register; /**< Its register. */
    uint8_t source_id; /**< Its channel, 255 without one. */
    uint8_t reserved[3]; /**< Zero. */
    uint8_t command_size; /**< The number of bytes in `command` (bytes). */
    uint8_t command[20]; /**< The command of an event, or the first of a macro (raw units). */
    uint32_t reserved2; /**< Zero. */
} velto_mw_program_item;

/**
 * List the timers, events and macros of a board, as the library knows them, by kind and number.
 *
 * Those of other programs are among them after velto_mw_recover(), if the board answers about them.
 * Boards do not tell the macros of others.
 *
 * @see velto_mw_recover, velto_mw_describe_program
 */
VELTO_API velto_result velto_mw_list_program(velto_device device,
                                             velto_mw_program_item *items,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Describe what a board does by itself, a line for each timer, event and macro, and what could not
 * be read.
 *
 * "event 0: 01 01 FF -> 02 01 01; of this program": module, register and channel of the signal, and
 * the command that follows. Call velto_mw_recover() before, for a board of unknown history.
 *
 * @see velto_mw_list_program
 */
VELTO_API velto_result velto_mw_describe_program(velto_device device,
                                                 char *buffer,
                                                 size_t capacity,
                                                 size_t *out_count);

/* -- Copies -------------------------------------------------------------------------------------- */

/**
 * Make the program of another board on this one.
 *
 * The state is what velto_mw_get_state() returns of the other board, which need not be connected:
 * run velto_mw_recover() on it before, so that what other programs have made is copied too.
 * Processors, timers, events, loggers with their keys, and macros are made; signals are matched by
 * their identifiers. What this board cannot have is left out, with all that depends on it:
 * velto_mw_describe_copy() names it.
 *
 * The sensors are set as the processors and loggers need them, and nothing runs yet: start the log,
 * the sensors and the timers. The operation makes all parts, or none if one fails. It ends with
 * VELTO_ERROR_NO_SLOT before anything is written if there is too little room. The parts are listed
 * with handles afterwards (velto_mw_list_processors(), velto_mw_list_loggers(),
 * velto_mw_list_program()).
 *
 * @param device  the board that is to have the program.
 * @param state   the state of the other board; at most 262144 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (not a saved state; the message names line and column);
 *          VELTO_ERROR_NOT_FOUND (the state has no program that this board could have);
 *          VELTO_ERROR_NOT_CONNECTED (this board is not READY).
 * @see velto_mw_describe_copy, velto_mw_get_state
 */
VELTO_API velto_result velto_mw_copy_program(velto_device device,
                                             const char *state,
                                             velto_op *out_op);

/**
 * Describe the parts of another board's program that velto_mw_copy_program() would leave out, in a
 * line each with the reason.
 *
 * Nothing is written. Macros of other programs are in no state, since boards do not tell them.
 *
 * @param device  the board that is to have the program.
 * @param state   the state of the other board; at most 262144 bytes.
 * @param buffer  receives the text; empty if nothing would be left out.
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
