/*
 * Processors: computations on a MetaWear board.
 *
 * A processor receives each sample of a signal on the board and computes an output: a mean, a
 * length, a comparison. The output is a signal: it can be streamed, logged, or processed further.
 * So a board sends and stores only results, instead of hundreds of samples per second.
 *
 * velto_mw_create_processor() returns a processor at once, before the board has answered, so a
 * chain of processors and a logger is created without waiting. If one of them fails, its dependents
 * end with VELTO_ERROR_CANCELLED.
 *
 * Values of a definition are in the native unit of the source: g, °/s, °C. They are converted to
 * raw values with the sensor's range at the creation of the processor; its streams and loggers are
 * refused while the sensor has another range.
 *
 * Boards compute with integers. Outputs of sensor fusion are fractions, which only PASSTHROUGH,
 * TIME, DELAY, BUFFER, PACKER, ACCOUNTER and fusers accept. A board has about 28 processors. They
 * survive the end of a link but not a reset; then their handles become stale when the board is
 * connected again.
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
 * The handle is stale once the processor is removed, missing on the board, or could not be created.
 */
typedef struct velto_processor {
    uint64_t bits;
} velto_processor;
/** The null velto_processor. */
#define VELTO_NULL_PROCESSOR (VELTO_LITERAL(velto_processor){0})

/**
 * The types of processors.
 *
 * The members of velto_mw_processor_def that a type uses are in brackets. The guide describes the
 * computations.
 * @source MetaWear system protocol, 5.5
 */
typedef int32_t velto_mw_processor_type;
/** All or some of the samples, unchanged [mode: ALL, CONDITIONAL, COUNT; count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH, 0);
/** The sum of the samples [output_size]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_ACCUMULATE, 1);
/** The number of the samples [output_size]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_COUNT, 2);
/** The mean of the newest samples [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_LOW_PASS, 3);
/** The difference of a sample from the mean of the newest samples [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_HIGH_PASS, 4);
/** A comparison with references [function, references, reference_count; mode: ABSOLUTE,
 *  REFERENCE, ZONE, BINARY]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_COMPARISON, 5);
/** The root mean square of the channels. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_RMS, 6);
/** The root sum square of the channels: the length of a vector. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_RSS, 7);
/** One sample per period [period; mode: ABSOLUTE, DIFFERENTIAL]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_TIME, 8);
/** Arithmetic with each channel and a constant [function, value, output_size]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_MATH, 9);
/** Groups of `count` samples, when a group is complete [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_DELAY, 10);
/** Runs of samples that reach a threshold [value, width; mode: DETECTION, WIDTH, AREA, PEAK]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_PULSE, 11);
/** Changes of at least a magnitude [value; mode: ABSOLUTE, DIFFERENTIAL, BINARY]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_DELTA, 12);
/** Crossings of a boundary [value, hysteresis; mode: ABSOLUTE, BINARY]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_THRESHOLD, 13);
/** No output: it holds the newest sample, to be read or combined by a fuser. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_BUFFER, 14);
/** Several samples in a packet [count]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_PACKER, 15);
/** A counter or a time before each packet, to detect lost packets [mode: COUNT, TIME]. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_ACCOUNTER, 16);
/** A sample combined with those of other signals; see velto_mw_create_fuser(). */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_FUSER, 17);
/** An unknown type, of a processor of another program. */
VELTO_CONSTANT(velto_mw_processor_type, VELTO_MW_PROCESSOR_TYPE_UNKNOWN, 18);

/** The output mode of a processor, for types with several modes. */
typedef int32_t velto_mw_processor_mode;
/** The first mode listed for the type. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_DEFAULT, 0);
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_ALL, 1); /**< All samples. */
/** All samples while `count`, or the written state, is not 0. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_CONDITIONAL, 2);
/** The first `count` samples; for an ACCOUNTER the number of packets. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_COUNT, 3);
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_ABSOLUTE, 4); /**< The sample. */
/** The difference from the previous output sample. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_DIFFERENTIAL, 5);
/** The matched reference. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_REFERENCE, 6);
/** The index of the matched reference; the number of references or more for none. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_ZONE, 7);
/** 1 or 0 for a COMPARISON; 1 or -1 for a DELTA or THRESHOLD. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_BINARY, 8);
/** The number of samples. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_WIDTH, 9);
/** The sum of the samples. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_AREA, 10);
/** The largest sample. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_PEAK, 11);
/** 1 as soon as the run has `width` samples. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_DETECTION, 12);
/** The time by the board's clock, in ticks of 1.4648 ms. */
VELTO_CONSTANT(velto_mw_processor_mode, VELTO_MW_PROCESSOR_MODE_TIME, 13);

/** The comparison of a sample with a reference, or the arithmetic of a sample and a constant. */
typedef int32_t velto_mw_processor_function;
/** None, for other types. */
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
/** The remainder of a division; the constant is in the unit of the source. */
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
/** The absolute value. */
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
    /** The window of LOW_PASS and HIGH_PASS, or the number of samples of DELAY and PACKER (1 to
     *  255, at most 16 bytes in a packet) or PASSTHROUGH (0 to 65535). */
    uint32_t count;
    uint32_t width; /**< Minimum number of samples of a PULSE, at least 1 (0 to 65535). */
    /** Size of an output number; 0 is the size of the source for ACCUMULATE, and 4 for COUNT and
     *  MATH. Sums, counts and results wrap (bytes, 0 to 4). */
    uint32_t output_size;
    /** Number of references, each of the size of the source, at most 12 bytes in total (0 to
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
/** It was created by another program, and found by velto_mw_recover(). */
#define VELTO_PROCESSOR_RECOVERED 0x4u

/** Information about a processor. */
typedef struct velto_processor_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_processor_flag flags; /**< Properties. */
    velto_device device; /**< Its board. */
    velto_mw_processor_type type; /**< Its type (default VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH). */
    int32_t slot; /**< Its number on the board; -1 until the board has created it. */
    /** Minimum number of bytes that the board stores for it between samples (bytes). */
    uint32_t held_size;
    uint32_t output_size; /**< Size of the payload of its output (bytes). */
    double rate; /**< Maximum number of output packets per second; -1 if unknown (hertz). */
} velto_processor_info;

#define VELTO_PROCESSOR_INFO_INIT                                                                 \
    {VELTO_SIZE_OF(velto_processor_info), 0, {0}, VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH, -1, 0,     \
    0, -1.0}

/**
 * Create a processor of a signal on a board.
 *
 * The processor, its output and its state can be used at once, before the operation has ended.
 * Their handles become stale if the operation fails: with VELTO_ERROR_NO_SLOT if the board has no
 * free processor, and with VELTO_ERROR_CANCELLED if the source could not be created. Before the
 * first processor on a link, the library reads the processors of the board in about 30 short
 * packets.
 *
 * In a command sequence the processor is planned. The sequence must become a macro that runs at
 * boot; each reset then creates the processor. Until the sequence is destroyed, later calls on the
 * same sequence can use the processor, its output and its state: as source, signal or target, and
 * in the sequence of an event that they create. All other calls with them, or their operations,
 * fail with VELTO_ERROR_INVALID_STATE. Identifiers have ".." instead of numbers, since the
 * processor has no number until the macro is recorded. velto_mw_list_processors() does not list
 * planned processors.
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
 * Create a processor that outputs each sample of a signal combined with the newest samples held by
 * buffers.
 *
 * The output has the channels of the source, followed by those of each buffer, at most 17 bytes in
 * total.
 *
 * In a command sequence the fuser is planned, see velto_mw_create_processor(). Its buffers are
 * planned in the same sequence, or on the board.
 *
 * @param device   the board, or a command sequence.
 * @param source   the signal whose samples trigger the output.
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
 * Get the output signal of a processor.
 *
 * Its channels and units are known at once. Its identifier, such as "acceleration:rss?id=0",
 * contains numbers assigned by the board, and ".." before the board has answered.
 *
 * @param out_signal  receives the signal; the signal of a BUFFER can be neither streamed nor
 *                    logged.
 * @see velto_signal_start_stream, velto_mw_create_logger
 */
VELTO_API velto_result velto_processor_get_output(velto_processor processor,
                                                  velto_signal *out_signal);

/**
 * Get the state signal of a processor: the remaining count, the sum, the count, the reference or
 * the held sample. Read it with velto_signal_read(), or log it with a poll interval.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the type has no state).
 * @see velto_processor_write_state, velto_signal_read
 */
VELTO_API velto_result velto_processor_get_state(velto_processor processor,
                                                 velto_signal *out_signal);

/**
 * Change the values of a running processor.
 *
 * Type, source and output format cannot be changed. The operation ends when the packet is written.
 *
 * @param def     the whole definition.
 * @param into    a command sequence of the same board that records the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device);
 *          VELTO_ERROR_UNSUPPORTED (the processor is a fuser).
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
 * @param into    a command sequence of the same board that records the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device);
 *          VELTO_ERROR_UNSUPPORTED (the type has no writable state).
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
 * The operation fails with VELTO_ERROR_UNSUPPORTED for other types.
 *
 * @param into    a command sequence of the same board that records the command; null for the board
 *                itself.
 * @param out_op  receives the operation; the null handle for a sequence.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`into` belongs to another device).
 * @source MetaWear system protocol, 5.5
 * @see velto_processor_write_state
 */
VELTO_API velto_result velto_processor_reset(velto_processor processor,
                                             velto_device into,
                                             velto_op *out_op);

/** Options for removing a part of a board that has dependents. */
typedef uint32_t velto_remove_flag;
#define VELTO_REMOVE_CASCADE 0x1u /**< Its dependents are removed first. */

/**
 * Remove a processor from the board.
 *
 * The operation fails with VELTO_ERROR_HAS_DEPENDENTS if another processor, a board event, a logger
 * or a stream depends on the processor. CASCADE removes these first, the last of a chain before the
 * others. A processor used by a macro cannot be removed: erase the macros first. The operation
 * fails with VELTO_ERROR_INVALID_STATE while a running log stores its output.
 *
 * @param flags  0, or CASCADE.
 * @source MetaWear system protocol, 5.8
 * @see velto_mw_list_processors
 */
VELTO_API velto_result velto_processor_remove(velto_processor processor,
                                              velto_remove_flag flags,
                                              velto_op *out_op);

/**
 * List the known processors of a board, oldest first.
 *
 * The list includes processors of other programs after velto_mw_recover(), and those of earlier
 * runs if the state of the board was saved. Their outputs and states are also signals.
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
/** The value 0 at every `count`th sample. */
VELTO_CONSTANT(velto_mw_recipe, VELTO_MW_RECIPE_EVERY_NTH, 0);
VELTO_CONSTANT(velto_mw_recipe, VELTO_MW_RECIPE_THROTTLE, 1); /**< One sample per `period`. */
/** The mean magnitude of changes over `count` samples, while above `value`; for a vector, of its
 *  length. */
VELTO_CONSTANT(velto_mw_recipe, VELTO_MW_RECIPE_ACTIVITY_GATE, 2);

/** The definition of a recipe; members that it does not use must be 0. */
typedef struct velto_mw_recipe_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_mw_recipe recipe; /**< The recipe (default VELTO_MW_RECIPE_EVERY_NTH). */
    /** The number of samples: at least 1, and at most 255 for ACTIVITY_GATE (0 to 65535). */
    uint32_t count;
    uint32_t reserved; /**< Zero. */
    double period; /**< The period of THROTTLE, at least 1 ms (seconds, 0 to 4294967). */
    /** The threshold of ACTIVITY_GATE, in the native unit of the source (0 to 1000000000000). */
    double value;
} velto_mw_recipe_def;

#define VELTO_MW_RECIPE_DEF_INIT                                                                  \
    {VELTO_SIZE_OF(velto_mw_recipe_def), VELTO_MW_RECIPE_EVERY_NTH, 0, 0, 0.0, 0.0}

/** Fill a velto_mw_recipe_def with its defaults. */
VELTO_API velto_result velto_mw_recipe_def_init(velto_mw_recipe_def *def, size_t size);

/**
 * Create the processors of a recipe.
 *
 * The output of the last processor is the result, and the operation is that of the last processor.
 * If it fails, earlier processors may remain on the board: velto_processor_remove() with CASCADE
 * removes all of them. If the board has too few free processors, or the capacity is less than the
 * number of processors, nothing is created. A capacity of 5 is always sufficient.
 *
 * A command sequence is not accepted: plan each processor with velto_mw_create_processor().
 *
 * @param source      the signal, one channel of it, or the output of another processor.
 * @param processors  receives the processors in the order of the chain, at most 5.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no
 *          such processors); VELTO_ERROR_NOT_CONNECTED (it is not READY);
 *          VELTO_ERROR_INVALID_ARGUMENT (the capacity is less than the number of processors that
 *          the recipe creates); VELTO_ERROR_NO_SLOT (the board has too few free processors).
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

/** An estimate of the resources of a processor. */
typedef struct velto_mw_processor_estimate {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t slot_count; /**< Number of processors that it uses on the board. */
    uint32_t free_slot_count; /**< Number of processors that remain free. */
    uint32_t held_size; /**< Minimum number of bytes that the board stores for it (bytes). */
    /** Minimum number of bytes that the board stores for all processors of this program; no
     *  firmware reports the size of that memory (bytes). */
    uint32_t all_held_size;
    /** Number of logger slots that its output uses; 0 if it cannot be logged. */
    uint32_t logger_slot_count;
    double rate; /**< Maximum number of output packets per second; -1 if unknown (hertz). */
    /** Share of its packets that would be lost if it were streamed in addition to the current
     *  streams; 0 if its rate is unknown. */
    double lost_share;
} velto_mw_processor_estimate;

#define VELTO_MW_PROCESSOR_ESTIMATE_INIT                                                          \
    {VELTO_SIZE_OF(velto_mw_processor_estimate), 0, 0, 0, 0, 0, -1.0, 0.0}

/**
 * Estimate the resources of a processor without writing to the board.
 *
 * The call fails like the creation. Processors of other programs are counted after the first
 * velto_mw_create_processor() on a link, which reads them.
 *
 * @param source  the signal, one channel of it, or the output of another processor.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or its firmware has no
 *          such processor); VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_NO_SLOT (the
 *          board has no free processor).
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
