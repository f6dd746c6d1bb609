/*
 * Logs: what a context tells about its work.
 *
 * Every context keeps its last 512 lines for the program to read, of the classes that are switched
 * on; each class is on or off by itself. Lines of a class that is off cost nothing. There is no
 * callback: a program that wants a log file reads the lines once a frame.
 *
 * The environment variable VELTO_LOG (a comma list of fatal, error, warning, info, debug, packets
 * and timing, or all) prints lines to the standard error stream, whatever the program does. A name
 * that is none of these is told there too.
 *
 * Generated from bindings/api/log.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_LOG_H
#define VELTOKIT_VELTO_LOG_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * What a line is about.
 *
 * A mask may hold bits that have no name yet.
 */
typedef uint32_t velto_log_class;
#define VELTO_LOG_CLASS_FATAL   0x1u /**< The library cannot go on. */
#define VELTO_LOG_CLASS_ERROR   0x2u /**< Something failed. */
#define VELTO_LOG_CLASS_WARNING 0x4u /**< Something is odd, but goes on. */
#define VELTO_LOG_CLASS_INFO    0x8u /**< What a person wants to know. */
#define VELTO_LOG_CLASS_DEBUG   0x10u /**< What a maintainer wants to know. */
#define VELTO_LOG_CLASS_PACKETS 0x20u /**< Every packet, as hexadecimal text. */
#define VELTO_LOG_CLASS_TIMING  0x40u /**< Intervals between packets and changes of the rate. */

/** Something the library wrote down. */
typedef struct velto_log_line {
    uint64_t timestamp_ns; /**< When it was written, on the context's clock (nanoseconds). */
    velto_device device; /**< The device it is about, zero for none. */
    velto_log_class log_class; /**< What it is about. */
    uint32_t text_size; /**< Length of the text without its final NUL (bytes). */
    char text[488]; /**< The text, without a line break. */
} velto_log_line;

/**
 * Choose the classes that a context logs from now on.
 *
 * A new context logs FATAL, ERROR, WARNING and INFO.
 *
 * @param mask  the classes; 0 logs nothing.
 * @see velto_context_poll_log
 */
VELTO_API velto_result velto_context_set_log_mask(velto_context *context, velto_log_class mask);

/**
 * Take the oldest line out of a context's log.
 * @returns VELTO_OK; VELTO_NOTHING (the log is empty); VELTO_TRUNCATED (the text was longer and has
 *          been cut).
 * @see velto_context_set_log_mask
 */
VELTO_API velto_result velto_context_poll_log(velto_context *context, velto_log_line *out_line);

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_log_line, 512);
VELTO_ASSERT_OFFSET(velto_log_line, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_log_line, device, 8);
VELTO_ASSERT_OFFSET(velto_log_line, log_class, 16);
VELTO_ASSERT_OFFSET(velto_log_line, text_size, 20);
VELTO_ASSERT_OFFSET(velto_log_line, text, 24);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_LOG_H */
