/*
 * Logs of a context.
 *
 * Every context keeps the last 512 lines of the enabled classes. Lines of a disabled class cost
 * nothing. There is no callback: a program that writes a log file polls the lines once per frame.
 *
 * Classes are not levels: each is enabled separately, and WARNING does not include ERROR.
 *
 * The environment variable VELTO_LOG (a comma list of fatal, error, warning, info, debug, packets
 * and timing, or all) prints lines of these classes to the standard error stream, regardless of the
 * mask. Unknown names are also reported there.
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
 * The class of a log line.
 *
 * A mask may contain bits of later versions.
 */
typedef uint32_t velto_log_class;
#define VELTO_LOG_CLASS_FATAL   0x1u /**< The library cannot continue. */
#define VELTO_LOG_CLASS_ERROR   0x2u /**< Something failed. */
#define VELTO_LOG_CLASS_WARNING 0x4u /**< Something is unexpected, but work continues. */
#define VELTO_LOG_CLASS_INFO    0x8u /**< Information for users. */
#define VELTO_LOG_CLASS_DEBUG   0x10u /**< Information for maintainers. */
#define VELTO_LOG_CLASS_PACKETS 0x20u /**< Every packet, in hexadecimal. */
/** Intervals between packets, and changes of the rate mode. */
#define VELTO_LOG_CLASS_TIMING  0x40u

/** A line that a context has logged. */
typedef struct velto_log_line {
    uint64_t timestamp_ns; /**< Time of writing, on the context's clock (nanoseconds). */
    velto_device device; /**< The device concerned, null for none. */
    velto_log_class log_class; /**< The class of the line. */
    uint32_t text_size; /**< Length of the text without its final NUL (bytes). */
    char text[488]; /**< The text, without a line break. */
} velto_log_line;

/**
 * Set the classes that a context logs.
 *
 * A new context logs FATAL, ERROR, WARNING and INFO.
 *
 * @param mask  the classes; 0 logs nothing.
 * @see velto_context_poll_log
 */
VELTO_API velto_result velto_context_set_log_mask(velto_context *context, velto_log_class mask);

/**
 * Get the classes that a context logs.
 * @see velto_context_set_log_mask
 */
VELTO_API velto_result velto_context_get_log_mask(velto_context *context,
                                                  velto_log_class *out_mask);

/**
 * Take the oldest line of a context's log.
 * @returns VELTO_OK; VELTO_NOTHING (the log is empty); VELTO_TRUNCATED (the text was longer and was
 *          truncated).
 * @see velto_context_set_log_mask
 */
VELTO_API velto_result velto_context_poll_log(velto_context *context, velto_log_line *out_line);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_LOG_H */
