/*
 * Logs: what a context tells about its work.
 *
 * Every context keeps its last 512 lines for the program to read, of the classes that
 * are switched on; each class is on or off by itself. Lines of a class that is off cost
 * nothing. There is no callback: a program that wants a log file reads the lines once a
 * frame.
 *
 * The environment variable VELTO_LOG (a comma list of fatal, error, warning, info,
 * debug, packets and timing, or all) prints lines to the standard error stream,
 * whatever the program does. A name that is none of these is told there too.
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
 *
 * @since 0.1
 */
typedef uint32_t velto_log_class;
/** The library cannot go on. */
#define VELTO_LOG_CLASS_FATAL   ((velto_log_class)0x1u)
/** Something failed. */
#define VELTO_LOG_CLASS_ERROR   ((velto_log_class)0x2u)
/** Something is odd, but goes on. */
#define VELTO_LOG_CLASS_WARNING ((velto_log_class)0x4u)
/** What a person wants to know. */
#define VELTO_LOG_CLASS_INFO    ((velto_log_class)0x8u)
/** What a maintainer wants to know. */
#define VELTO_LOG_CLASS_DEBUG   ((velto_log_class)0x10u)
/** Every packet, as hexadecimal text. */
#define VELTO_LOG_CLASS_PACKETS ((velto_log_class)0x20u)
/** Intervals between packets and changes of the rate. */
#define VELTO_LOG_CLASS_TIMING  ((velto_log_class)0x40u)

/** Something the library wrote down. @since 0.1 */
typedef struct velto_log_line {
    /** When it was written, on the context's clock (nanoseconds). */
    uint64_t timestamp_ns;
    /** The device it is about, zero for none. */
    velto_device device;
    /** What it is about. */
    velto_log_class log_class;
    /** Length of the text without its final NUL (bytes). */
    uint32_t text_size;
    /** The text, without a line break. */
    char text[488];
} velto_log_line;

/**
 * Choose the classes that a context logs from now on.
 *
 * A new context logs FATAL, ERROR, WARNING and INFO.
 *
 * @param context  the context.
 * @param mask     the classes; 0 logs nothing.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (mask unknown);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_context_poll_log
 */
VELTO_API velto_result velto_context_set_log_mask(velto_context *context,
                                                  velto_log_class mask);

/**
 * Take the oldest line out of a context's log.
 *
 * @param context   the context.
 * @param out_line  receives the line.
 * @returns VELTO_OK; VELTO_NOTHING (the log is empty); VELTO_TRUNCATED (the text was
 *          longer and has been cut); VELTO_ERROR_INVALID_HANDLE;
 *          VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
 *          VELTO_ERROR_INVALID_ARGUMENT (out_line NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_context_set_log_mask
 */
VELTO_API velto_result velto_context_poll_log(velto_context *context,
                                              velto_log_line *out_line);

/* -- Layout, asserted ------------------------------------------------------------ */

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
