/*
 * Processors: what a MetaWear board computes by itself.
 *
 * A processor takes each sample of a signal on the board, and emits what it computes of it: a mean,
 * a length, a comparison. Its output is a signal like any other: it is streamed, logged, or the
 * source of another processor. So a board sends and stores what matters, and not hundreds of
 * samples per second.
 *
 * velto_mw_create_processor() returns a processor at once, before the board has answered: a chain
 * of processors and a logger is created without waiting. If one of them fails, what depends on it
 * ends with VELTO_ERROR_CANCELLED.
 *
 * Values of a definition are in the native unit of the source: g, °/s, °C. They become numbers of
 * the source with the range that is in force when the processor is created; its streams and loggers
 * are refused while the sensor has another range.
 *
 * Boards compute with integers. What sensor fusion measures are fractions: only PASSTHROUGH, TIME,
 * DELAY, BUFFER, PACKER, ACCOUNTER and fusers take them. A board has about 28 processors, keeps
 * them when a link ends, and forgets them with a reset: their handles are stale when it is
 * connected again then.
 *
 * Generated from bindings/api/mw_processor.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_MW_PROCESSOR_H
#define VELTOKIT_VELTO_MW_PROCESSOR_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"
#include "velto_signal.h"
#include "velto_mw.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Definitions --------------------------------------------------------------------------------- */

/**
 * A processor on a board.
 *
 * Its handle is stale once the processor is removed, no longer found on the board, or could not be
 * created.
 */
typedef struct velto_processor {
    uint64_t bits;
} velto_processor;
/** The null velto_processor. */
#define VELTO_NULL_PROCESSOR (VELTO_LITERAL(velto_processor){0})

/**
 * The types of processors.
 *
 * The members of velto_mw_processor_def that a type uses are in brackets; its guide page has what
 * each computes.
 * @source MetaWear system protocol, 5.5
 */
typedef int32_t velto_mw_processor_type;
/** Samples as they are, all or some of them [mode: ALL, CONDITIONAL, COUNT; count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH, 0);
/** The sum of the samples [output_size]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_ACCUMULATE, 1);
/** The number of the samples [output_size]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_COUNT, 2);
/** The mean of the newest samples [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_LOW_PASS, 3);
/** The difference of a sample from that mean [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_HIGH_PASS, 4);
/** A comparison with references [function, references, reference_count; mode: ABSOLUTE,
 *  REFERENCE, ZONE, BINARY]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_COMPARISON, 5);
/** The root mean square of the channels. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_RMS, 6);
/** The root sum square of the channels: the length of a vector. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_RSS, 7);
/** A sample in each period [period; mode: ABSOLUTE, DIFFERENTIAL]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_TIME, 8);
/** Arithmetic with each channel and a constant [function, value, output_size]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_MATH, 9);
/** Samples, once as many have come [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_DELAY, 10);
/** Runs of samples that reach a threshold [value, width; mode: DETECTION, WIDTH, AREA, PEAK]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_PULSE, 11);
/** Changes by a magnitude [value; mode: ABSOLUTE, DIFFERENTIAL, BINARY]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_DELTA, 12);
/** Crossings of a boundary [value, hysteresis; mode: ABSOLUTE, BINARY]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_THRESHOLD, 13);
/** Nothing: it holds the newest sample, which is read, or combined by a fuser. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_BUFFER, 14);
/** Several samples in a packet [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_PACKER, 15);
/** A counter or a time before each packet, by which lost ones are noticed [mode: COUNT, TIME]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_ACCOUNTER, 16);
/** A sample with those of other signals; velto_mw_create_fuser() creates it. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_FUSER, 17);
/** A type that the library does not know: another program has made it, and none is created. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_UNKNOWN, 18);

/** The output of a processor, where its type has several. */
typedef int32_t velto_mw_processor_mode;
/** The first that is listed for the type. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_DEFAULT, 0);
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_ALL, 1); /**< All samples. */
/** All samples while `count`, or the state that was written, is not 0. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_CONDITIONAL, 2);
/** As many samples as `count`; or the number of packets. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_COUNT, 3);
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_ABSOLUTE, 4); /**< The sample. */
/** The difference from the sample before that was let through. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_DIFFERENTIAL, 5);
/** The reference that was met. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_REFERENCE, 6);
/** The index of that reference; as many as there are, or more, for none. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_ZONE, 7);
/** 1 or 0 of a COMPARISON; 1 or -1 of a DELTA or THRESHOLD. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_BINARY, 8);
/** The number of samples. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_WIDTH, 9);
/** The sum of the samples. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_AREA, 10);
/** The largest sample. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_PEAK, 11);
/** 1 as soon as there are `width` samples. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_DETECTION, 12);
/** The time by the board's clock, in ticks of 1.4648 ms. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_TIME, 13);

/** The comparison of a sample with a reference, or the arithmetic of a sample and a constant. */
typedef int32_t velto_mw_processor_function;
/** None: for other types. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_NONE, 0);
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_EQUAL, 1); /**< Equal. */
/** Not equal. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_NOT_EQUAL, 2);
/** Less than the reference. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_LESS, 3);
/** Less than the reference, or equal. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_LESS_OR_EQUAL, 4);
/** Greater than the reference. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_GREATER, 5);
/** Greater than the reference, or equal. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_GREATER_OR_EQUAL, 6);
/** The sum; the constant is in the unit of the source. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_ADD, 7);
/** The product with a whole number; for a fraction, multiply by its numerator, and divide the
 *  output by its denominator. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_MULTIPLY, 8);
/** The quotient, rounded toward zero. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_DIVIDE, 9);
/** The rest of a division; the constant is in the unit of the source. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_MODULUS, 10);
/** The power, a number without a unit. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_EXPONENT, 11);
/** The root, rounded down; a number without a unit. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_SQUARE_ROOT, 12);
/** The number shifted to the left, without a unit. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_LEFT_SHIFT, 13);
/** The number shifted to the right, without a unit. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_RIGHT_SHIFT, 14);
/** The difference; the constant is in the unit of the source. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_SUBTRACT, 15);
/** The number without its sign. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_ABSOLUTE, 16);
/** The constant, a number without a unit. */
VELTO_CONSTANT(velto_mw_processor_function, VELTO_MW_PROCESSOR_FUNCTION_CONSTANT, 17);

/** The definition of a processor; members that its type does not use must be 0. */
typedef struct velto_mw_processor_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_processor_type type; /**< The type (default VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH). */
    velto_mw_processor_mode mode; /**< The output (default VELTO_MW_PROCESSOR_MODE_DEFAULT). */
    /** The function (default VELTO_MW_PROCESSOR_FUNCTION_NONE). */
    velto_mw_processor_function function;
    /** The window of LOW_PASS and HIGH_PASS, the samples of DELAY and PACKER (1 to 255, at most
     *  16 bytes in a packet), or those of PASSTHROUGH (0 to 65535). */
    uint32_t count;
    uint32_t width; /**< The least number of samples of a PULSE, at least 1 (0 to 65535). */
    /** Size of a number of the output: 0 is that of the source for ACCUMULATE, and 4 for COUNT
     *  and MATH. Sums, counts and results wrap (bytes, 0 to 4). */
    uint32_t output_size;
    /** Number of references: they have the width of the source, and take at most 12 bytes (0 to
     *  12). */
    uint32_t reference_count;
    /** The boundary of a THRESHOLD, the threshold of a PULSE, the magnitude of a DELTA, or the
     *  constant of MATH (-1000000000000 to 1000000000000). */
    double value;
    /** Distance from the boundary of a THRESHOLD at which a crossing counts (0 to
     *  1000000000000). */
    double hysteresis;
    double period; /**< The period of TIME, at least 1 ms (seconds, 0 to 4294967). */
    double references[12]; /**< The references. */
} velto_mw_processor_def;

#define VELTO_MW_PROCESSOR_DEF_INIT                                                               \
    {VELTO_SIZE_OF(velto_mw_processor_def), VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH,                  \
    VELTO_MW_PROCESSOR_MODE_DEFAULT, VELTO_MW_PROCESSOR_FUNCTION_NONE, 0, 0, 0, 0, 0.0, 0.0,      \
    0.0, {0}}

/** Fill a velto_mw_processor_def with its defaults. */
VELTO_API velto_result velto_mw_processor_def_init(velto_mw_processor_def *def, size_t size);

/* -- Processors ---------------------------------------------------------------------------------- */

/** Properties of a processor. */
typedef uint32_t velto_processor_flag;
/** The board has created it; without this flag, its operation is pending. */
#define VELTO_PROCESSOR_CREATED   0x1u
#define VELTO_PROCESSOR_STATEFUL  0x2u /**< It has a state that can be read. */
/** Another program has made it: velto_mw_recover() has found it on the board. */
#define VELTO_PROCESSOR_RECOVERED 0x4u

/** Information about a processor. */
typedef struct velto_processor_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_processor_flag flags; /**< Properties. */
    velto_device device; /**< Its board. */
    velto_mw_processor_type type; /**< Its type (default VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH). */
    int32_t slot; /**< Its number on the board; -1 until the board has created it. */
    /** Bytes that the board holds for it from one sample to the next, at least (bytes). */
    uint32_t held_size;
    uint32_t output_size; /**< Size of the payload of its output (bytes). */
    double rate; /**< Packets per second of its output at most; -1 if that is not known (hertz). */
} velto_processor_info;

#define VELTO_PROCESSOR_INFO_INIT                                                                 \
    {VELTO_SIZE_OF(velto_processor_info), 0, {0}, VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH, -1, 0,     \
    0, -1.0}

/**
 * Create a processor of a signal on a board.
 *
 * The processor, its output and its state can be used at once, before the operation has ended.
 * Their handles are stale when it fails: with VELTO_ERROR_NO_SLOT if the board has no room, and
 * with VELTO_ERROR_CANCELLED if the source could not be created. Before the first processor of a
 * link, the library reads which ones the board has: about 30 short packets.
 *
 * With a command sequence in place of the board, the processor is planned: the sequence can only
 * become a macro that runs at boot then, and the processor is there after each reset, with the
 * number that a board gives it then. Until the sequence is destroyed, the handle, its output and
 * its state can be used in later calls on that sequence, as source, signal or target, and in the
 * sequence of an event that is created there; anywhere else, calls or their operations fail with
 * VELTO_ERROR_INVALID_STATE. The identifiers have ".." in place of numbers, which are known once
 * the macro is recorded. velto_mw_list_processors() does not have it.
 *
 *     velto_mw_processor_def def = VELTO_MW_PROCESSOR_DEF_INIT;
 *     velto_signal acceleration;
 *     velto_processor length;
 *     def.type = VELTO_MW_PROCESSOR_TYPE_RSS;
 *     if (velto_device_find_signal(board, VELTO_MW_ACCELERATION, &acceleration) == VELTO_OK) {
 *         velto_mw_create_processor(board, acceleration, &def, &length, NULL);
 *     }
 *
 * @param device  the board, or a command sequence.
 * @param source  the signal, or the output of another processor, or one channel of either.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no
 *          such processor); VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @source MetaWear system protocol, 5
 * @see velto_processor_get_output, velto_mw_estimate_processor, velto_processor_remove
 */
VELTO_API velto_result velto_mw_create_processor(velto_device device,
                                                 velto_signal source,
                                                 const velto_mw_processor_def *def,
                                                 velto_processor *out_processor,
                                                 velto_op *out_op);

/**
 * Create a processor that emits each sample of a signal together with the newest ones of other
 * signals, which buffers hold.
 *
 * The channels of its output are those of the source, and then those of each buffer; they have at
 * most 17 bytes together.
 *
 * With a command sequence in place of the board, the fuser is planned as
 * velto_mw_create_processor() plans others; its buffers are planned by the same sequence, or on the
 * board.
 *
 * @param device   the board, or a command sequence.
 * @param source   the signal whose samples are emitted.
 * @param buffers  processors of the type BUFFER; at most 12.
 * @param out_op   receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no
 *          such processor); VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @source MetaWear system protocol, 5.5
 * @see velto_mw_create_processor
 */
VELTO_API velto_result velto_mw_create_fuser(velto_device device,
                                             velto_signal source,
                                             const velto_processor *buffers,
                                             size_t count,
                                             velto_processor *out_processor,
                                             velto_op *out_op);

/**
 * Get information about a processor.
 * @see velto_processor_get_output, velto_processor_get_state
 */
VELTO_API velto_result velto_processor_get_info(velto_processor processor,
                                                velto_processor_info *out_info);

/**
 * Get the signal that a processor emits.
 *
 * Its channels and units are known at once. Its identifier, such as "acceleration:rss?id=0", has
 * the numbers that the board gives: ".." until it has answered.
 *
 * @param out_signal  receives the signal; that of a BUFFER can neither be streamed nor logged.
 * @see velto_signal_start_stream, velto_mw_create_logger
 */
VELTO_API velto_result velto_processor_get_output(velto_processor processor,
                                                  velto_signal *out_signal);

/**
 * Get the signal that is the state of a processor, which velto_signal_read() reads: the count that
 * is left, the sum, the count, the reference or the sample held; a logger stores it with a poll
 * interval.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the type has no state).
 * @see velto_processor_write_state, velto_signal_read
 */
VELTO_API velto_result velto_processor_get_state(velto_processor processor,
                                                 velto_signal *out_signal);

/**
 * Change the values of a processor that runs.
 *
 * Type, source and the form of the output stay as they are. The operation ends when the packet is
 * on its way.
 *
 * @param def     the whole definition.
 * @param into    a command sequence of the same board, which keeps the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device);
 *          VELTO_ERROR_UNSUPPORTED (it is a fuser).
 * @source MetaWear system protocol, 5.7
 * @see velto_processor_write_state
 */
VELTO_API velto_result velto_processor_write_config(velto_processor processor,
                                                    const velto_mw_processor_def *def,
                                                    velto_device into,
                                                    velto_op *out_op);

/**
 * Set the state of a processor: the count of a PASSTHROUGH, a sum, a count, or the reference of a
 * DELTA.
 * @param value   the state, in the native unit of the state signal (-1000000000000 to
 *                1000000000000).
 * @param into    a command sequence of the same board, which keeps the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device);
 *          VELTO_ERROR_UNSUPPORTED (the type has no state that can be set).
 * @source MetaWear system protocol, 5.6
 * @see velto_processor_get_state, velto_processor_reset
 */
VELTO_API velto_result velto_processor_write_state(velto_processor processor,
                                                   double value,
                                                   velto_device into,
                                                   velto_op *out_op);

/**
 * Empty the window of a LOW_PASS or HIGH_PASS.
 *
 * The operation ends with VELTO_ERROR_UNSUPPORTED for other types.
 *
 * @param into    a command sequence of the same board, which keeps the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @source MetaWear system protocol, 5.5
 * @see velto_processor_write_state
 */
VELTO_API velto_result velto_processor_reset(velto_processor processor,
                                             velto_device into,
                                             velto_op *out_op);

/** The removal of something that others may depend on. */
typedef uint32_t velto_remove_flag;
#define VELTO_REMOVE_CASCADE 0x1u /**< Everything that depends on it is removed first. */

/**
 * Remove a processor from the board.
 *
 * The operation ends with VELTO_ERROR_HAS_DEPENDENTS, and the processor stays, if another
 * processor, a board event, a logger or a stream depends on it. With CASCADE these end first, the
 * last of a chain before the others. A macro that names the processor keeps it in any case: erase
 * the macros first. It ends with VELTO_ERROR_INVALID_STATE while a log runs that stores its output.
 *
 * @param flags  0, or CASCADE.
 * @source MetaWear system protocol, 5.8
 * @see velto_mw_list_processors
 */
VELTO_API velto_result velto_processor_remove(velto_processor processor,
                                              velto_remove_flag flags,
                                              velto_op *out_op);

/**
 * List the processors of a board, as the library knows them, oldest first.
 *
 * Those of other programs are among them after velto_mw_recover(), and those of earlier runs if the
 * state of the board was saved. Their outputs and states are signals like those of the program's
 * own processors.
 *
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board).
 * @see velto_processor_get_info
 */
VELTO_API velto_result velto_mw_list_processors(velto_device device,
                                                velto_processor *processors,
                                                size_t capacity,
                                                size_t *out_count);

/* -- Recipes ------------------------------------------------------------------------------------- */

/** Chains of processors for a common purpose. */
typedef int32_t velto_mw_recipe;
VELTO_CONSTANT(velto_mw_recipe, VELTO_MW_RECIPE_EVERY_NTH, 0); /**< 0 at every `count`th sample. */
VELTO_CONSTANT(velto_mw_recipe, VELTO_MW_RECIPE_THROTTLE, 1); /**< A sample in each `period`. */
/** The mean size of the changes of a signal over `count` samples, only while it is above
 *  `value`; of a vector, its length counts. */
VELTO_CONSTANT(velto_mw_recipe, VELTO_MW_RECIPE_ACTIVITY_GATE, 2);

/** The definition of a recipe; members that it does not use must be 0. */
typedef struct velto_mw_recipe_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_recipe recipe; /**< The recipe (default VELTO_MW_RECIPE_EVERY_NTH). */
    /** The number of samples: at least 1, and at most 255 for ACTIVITY_GATE (0 to 65535). */
    uint32_t count;
    uint32_t reserved; /**< Zero. */
    double period; /**< The period of THROTTLE, at least 1 ms (seconds, 0 to 4294967). */
    /** The size from which on ACTIVITY_GATE lets values through, in the native unit of the
     *  source (0 to 1000000000000). */
    double value;
} velto_mw_recipe_def;

#define VELTO_MW_RECIPE_DEF_INIT                                                                  \
    {VELTO_SIZE_OF(velto_mw_recipe_def), VELTO_MW_RECIPE_EVERY_NTH, 0, 0, 0.0, 0.0}

/** Fill a velto_mw_recipe_def with its defaults. */
VELTO_API velto_result velto_mw_recipe_def_init(velto_mw_recipe_def *def, size_t size);

/**
 * Create the processors of a recipe.
 *
 * The output of the last processor is the result, and the operation is that of the last one. If it
 * fails, those before may be on the board: velto_processor_remove() with CASCADE removes all of
 * them. If the board has too few processors left, or the capacity is less than the number of
 * processors, nothing is created: room for 5 is always enough.
 *
 * A command sequence is refused: plan each processor with velto_mw_create_processor().
 *
 * @param source      the signal, one channel of it, or the output of another processor.
 * @param processors  receives the processors, the first one of the chain first: at most 5.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no
 *          such processors); VELTO_ERROR_NOT_CONNECTED (it is not READY);
 *          VELTO_ERROR_INVALID_ARGUMENT (the capacity is less than the number of processors that
 *          the recipe creates); VELTO_ERROR_NO_SLOT (the board has too few processors left).
 * @see velto_mw_create_processor, velto_processor_remove
 */
VELTO_API velto_result velto_mw_create_recipe(velto_device device,
                                              velto_signal source,
                                              const velto_mw_recipe_def *def,
                                              velto_processor *processors,
                                              size_t capacity,
                                              size_t *out_count,
                                              velto_op *out_op);

/* -- Estimates ----------------------------------------------------------------------------------- */

/** An estimate of the resources that a processor would take. */
typedef struct velto_mw_processor_estimate {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t slot_count; /**< Number of the board's processors that it takes. */
    uint32_t free_slot_count; /**< Number of its processors that are free then. */
    uint32_t held_size; /**< Bytes that the board holds for it, at least (bytes). */
    /** Bytes that the board holds then for all processors of this program, at least; no firmware
     *  reports the size of that memory (bytes). */
    uint32_t all_held_size;
    /** Number of the board's loggers that its output takes; 0 if that cannot be logged. */
    uint32_t logger_slot_count;
    double rate; /**< Packets per second of its output at most; -1 if that is not known (hertz). */
    /** Share of its packets that a link would lose if it were streamed now, beside what is
     *  streamed; 0 if its rate is not known. */
    double lost_share;
} velto_mw_processor_estimate;

#define VELTO_MW_PROCESSOR_ESTIMATE_INIT                                                          \
    {VELTO_SIZE_OF(velto_mw_processor_estimate), 0, 0, 0, 0, 0, -1.0, 0.0}

/**
 * Estimate the resources that a processor would take, before anything is written to the board.
 *
 * It fails as the creation would. Processors of other programs are counted once the library has
 * read them: from the first velto_mw_create_processor() of a link on.
 *
 * @param source  the signal, one channel of it, or the output of another processor.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no
 *          such processor); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_NO_SLOT (the
 *          board has no room for another processor).
 * @see velto_mw_create_processor, velto_mw_estimate_log
 */
VELTO_API velto_result velto_mw_estimate_processor(velto_device device,
                                                   velto_signal source,
                                                   const velto_mw_processor_def *def,
                                                   velto_mw_processor_estimate *out_estimate);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_MW_PROCESSOR_H */
