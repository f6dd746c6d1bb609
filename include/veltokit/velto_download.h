/*
 * Downloads: the log of a MetaWear board.
 *
 * The log of a board is read once, page by page, for all of its loggers together: a page that is
 * confirmed is gone from the board. So a download hands a page over, and waits. The program reads
 * the samples of each logger as a stream, stores them together with a bookmark, and acknowledges
 * the page; then the board erases it, and sends the next one. Nothing is lost if the link or the
 * program ends at any moment, and nothing comes twice: a later download that is given the bookmark
 * drops all that was stored.
 *
 * A lost link is an interruption: the download goes on by itself when the link is established
 * again. In a new run of the program, start a download with the newest bookmark that was stored.
 *
 * Frames of a log carry dates: `timestamp_ns` is nanoseconds since 1970 with VELTO_FRAME_UTC, or
 * the time since a reset of the board with VELTO_FRAME_UNANCHORED if its clock was never read since
 * that reset. `tick` is the board's clock, and `arrival_ns` when the page arrived, on the context's
 * clock.
 *
 * While the log is downloaded, the board streams nothing else: its game input is suspended, the
 * shortest connection interval is requested, and starting streams, detectors and pin monitors fails
 * with VELTO_ERROR_INVALID_STATE.
 *
 * Generated from bindings/api/download.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_DOWNLOAD_H
#define VELTOKIT_VELTO_DOWNLOAD_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"
#include "velto_signal.h"
#include "velto_mw_log.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A download of the log of a board.
 *
 * Destroyed by the program; its handle is stale once its device is forgotten.
 */
typedef struct velto_download {
    uint64_t bits;
} velto_download;
/** The null velto_download. */
#define VELTO_NULL_DOWNLOAD (VELTO_LITERAL(velto_download){0})

/** The phase of a download. */
typedef int32_t velto_download_state;
/** Entries are being read, or a page waits to be acknowledged. */
VELTO_CONSTANT(velto_download_state, VELTO_DOWNLOAD_STATE_RUNNING, 0);
/** The link is lost, and the download goes on with the next one. */
VELTO_CONSTANT(velto_download_state, VELTO_DOWNLOAD_STATE_WAITING, 1);
VELTO_CONSTANT(velto_download_state, VELTO_DOWNLOAD_STATE_ENDED, 2); /**< The download has ended. */

/** Options of a download. */
typedef uint32_t velto_download_flag;
/** A page is acknowledged once it is read to the end: what the program has not stored by then is
 *  lost with it. A logger without a stream keeps its page unread, and the download waits; with
 *  DISCARD_UNREAD its samples are given up. */
#define VELTO_DOWNLOAD_AUTO_ACKNOWLEDGE 0x1u
/** A log that runs is stopped first. When all of it was read, the log is started, in the mode in
 *  which it ran, else VELTO_MW_LOG_MODE_OVERWRITE; the operation ends then. Until that, the
 *  state of the board has VELTO_MW_LOG_PAUSED, also after a kill. */
#define VELTO_DOWNLOAD_GO_ON            0x4u
/** Acknowledging a page gives up what is unread, such as the samples of loggers without a
 *  stream; they are counted. */
#define VELTO_DOWNLOAD_DISCARD_UNREAD   0x2u

/** The definition of a download. */
typedef struct velto_download_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_download_flag flags; /**< Options. */
    /** Whether the download goes on with the next link if one is lost; 0 ends it then (default
     *  1). */
    velto_bool resumes;
    uint32_t reserved; /**< Zero. */
} velto_download_def;

#define VELTO_DOWNLOAD_DEF_INIT                                                                   \
    {VELTO_SIZE_OF(velto_download_def), 0, 1, 0}

/** Fill a velto_download_def with its defaults. */
VELTO_API velto_result velto_download_def_init(velto_download_def *def, size_t size);

/** A page that waits to be acknowledged. */
typedef struct velto_download_page {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_last; /**< Whether it is the last page of the log. */
    uint64_t sample_count; /**< Number of its samples, entries of unknown loggers included. */
    uint64_t unread_count; /**< Number of these that are unread. */
    uint64_t unknown_count; /**< Number of its entries of unknown loggers. */
    /** Number of places at which entries are missing: resets of the board, and what it has
     *  overwritten or not sent. */
    uint32_t gap_count;
    uint32_t reserved; /**< Zero. */
} velto_download_page;

#define VELTO_DOWNLOAD_PAGE_INIT                                                                  \
    {VELTO_SIZE_OF(velto_download_page), 0, 0, 0, 0, 0, 0}

/** The cause of a gap in a log. */
typedef int32_t velto_download_gap_cause;
/** The board was reset, and logged nothing until it was started again. */
VELTO_CONSTANT(velto_download_gap_cause, VELTO_DOWNLOAD_GAP_CAUSE_RESET, 0);
/** The board reported more entries than it sent, twice. */
VELTO_CONSTANT(velto_download_gap_cause, VELTO_DOWNLOAD_GAP_CAUSE_NOT_SENT, 1);
/** The memory was full, and the oldest entries made room. */
VELTO_CONSTANT(velto_download_gap_cause, VELTO_DOWNLOAD_GAP_CAUSE_OVERWRITTEN, 2);

/** A place of a log at which entries are missing. */
typedef struct velto_download_gap {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_download_gap_cause cause; /**< The cause. */
    /** Number of entries that are missing, in whole pages if they were overwritten; 0 if it is
     *  not known. */
    uint64_t entry_count;
    /** Number of entries of the log before it, as `entry_count` of velto_download_info counts
     *  them. */
    uint64_t position;
    /** UTC time of the newest entry before it, or of the start of the log; 0 if it is not known
     *  (nanoseconds). */
    uint64_t since_utc_ns;
    /** UTC time of the first sample behind it; 0 if it is not known (nanoseconds). */
    uint64_t until_utc_ns;
} velto_download_gap;

#define VELTO_DOWNLOAD_GAP_INIT                                                                   \
    {VELTO_SIZE_OF(velto_download_gap), 0, 0, 0, 0, 0}

/**
 * Information about a download.
 *
 * Counts include those of the download whose bookmark was given.
 */
typedef struct velto_download_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_download_state state; /**< Its phase. */
    velto_result result; /**< Why it ended; VELTO_OK if it has not, or has read the whole log. */
    uint32_t stretch_count; /**< Number of parts of the log between resets of the board. */
    uint64_t entry_count; /**< Number of entries. */
    /** Number of entries that the board sent again, and that were dropped. */
    uint64_t repeated_count;
    uint64_t sample_count; /**< Number of complete samples. */
    uint64_t unpaired_count; /**< Number of entries whose sample is incomplete. */
    uint64_t irregular_count; /**< Number of samples with VELTO_FRAME_IRREGULAR. */
    uint64_t unknown_count; /**< Number of entries of unknown loggers. */
    /** Number of entries that the board reported and did not send, or has overwritten. */
    uint64_t missing_count;
    uint64_t discarded_count; /**< Number of samples that were given up unread. */
    uint64_t page_count; /**< Number of acknowledged pages. */
} velto_download_info;

#define VELTO_DOWNLOAD_INFO_INIT                                                                  \
    {VELTO_SIZE_OF(velto_download_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * Download the log of a board, page after page.
 *
 * The newest page is written to the log first, if the board keeps it in memory. The operation ends
 * with the log, and reports progress in entries; it does not end with the link.
 * VELTO_EVENT_PAGE_READY announces each page. An empty log has none. If a download before it was
 * destroyed or cancelled while the board sent a page, it begins when that page is over.
 *
 * The operation ends with VELTO_ERROR_INVALID_STATE if the board streams, or logs and
 * VELTO_DOWNLOAD_GO_ON is not set, or if the bookmark is older than the log, with
 * VELTO_ERROR_DISCONNECTED if the link is not established again, and with VELTO_ERROR_TIMEOUT after
 * a minute of silence.
 *
 *     velto_download download;
 *     velto_download_page page = VELTO_DOWNLOAD_PAGE_INIT;
 *     velto_event event;
 *     velto_mw_start_download(board, NULL, NULL, 0, &download, &op);
 *     while (velto_op_wait(op, 0, &result) == VELTO_PENDING) {
 *         if (velto_download_poll_page(download, &page) == VELTO_OK) {
 *             // Read the streams of the loggers, and store their frames with the bookmark.
 *             velto_download_acknowledge_page(download);
 *         } else velto_context_wait_event(context, 0.5, &event); // such as VELTO_EVENT_PAGE_READY
 *     } // The result is VELTO_OK if the whole log was read.
 *
 * @param device        the board, which is READY.
 * @param def           the definition. NULL for the defaults.
 * @param bookmark      the bookmark of the download before, NULL with size 0 for none; at most
 *                      1048576 bytes.
 * @param out_download  receives the download, which the program destroys.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
 *          VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_INVALID_STATE (another
 *          download of the board runs); VELTO_ERROR_FORMAT (the bookmark is damaged);
 *          VELTO_ERROR_VERSION_MISMATCH (the bookmark is of a newer version of the library);
 *          VELTO_ERROR_INVALID_ARGUMENT (the bookmark is of another board, which the error names).
 * @source MetaWear system protocol, 3.8
 * @see velto_download_poll_page, velto_download_get_bookmark, velto_download_acknowledge_page
 */
VELTO_API velto_result velto_mw_start_download(velto_device device,
                                               const velto_download_def *def,
                                               const void *bookmark,
                                               size_t size,
                                               velto_download *out_download,
                                               velto_op *out_op);

/**
 * Create a stream of the samples of a logger.
 *
 * It exists at once, and as long as the program keeps it; make one for each logger before reading
 * the first page. Nothing of it is dropped: a page waits until it is read, so `capacity` and
 * `timeout` of the definition are without meaning. Frames carry the flags of a log, such as
 * VELTO_FRAME_UTC. A part of the log whose range is not known comes in raw values, with
 * VELTO_FRAME_UNSCALED, whatever the units are.
 *
 * The null handle stands for all loggers that are not known: their entries come as plain uint32_t
 * numbers in three columns, `logger`, `reset` (the id of the reset before) and `data`.
 *
 * @param logger      the logger, or the null handle for the entries of unknown ones.
 * @param def         the definition, of which the units count. NULL for the defaults.
 * @param out_stream  receives the stream, which the program destroys.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the logger has a stream already);
 *          VELTO_ERROR_NOT_FOUND (the logger was made after the download began);
 *          VELTO_ERROR_OUT_OF_MEMORY (no descriptors, handles or memory left).
 * @see velto_stream_read, velto_download_acknowledge_page
 */
VELTO_API velto_result velto_download_create_stream(velto_download download,
                                                    velto_logger logger,
                                                    const velto_stream_def *def,
                                                    velto_stream *out_stream);

/**
 * Get the page that waits to be acknowledged.
 * @returns VELTO_OK; VELTO_NOTHING (no page waits).
 * @see velto_download_acknowledge_page
 */
VELTO_API velto_result velto_download_poll_page(velto_download download,
                                                velto_download_page *out_page);

/**
 * Get a place of the page that waits at which entries are missing.
 *
 * Store it with the page: a later download does not report it again. What overwriting has taken is
 * known if the library has started the log, and is in the page that follows it.
 *
 * @param index  the number of the gap, from 0 to `gap_count` of velto_download_page (0 to
 *               4294967295).
 * @returns VELTO_OK; VELTO_NOTHING (no page waits, or it has fewer gaps).
 * @see velto_download_poll_page
 */
VELTO_API velto_result velto_download_get_gap(velto_download download,
                                              uint32_t index,
                                              velto_download_gap *out_gap);

/**
 * Get the place in the log behind all pages so far, to be stored together with their samples.
 *
 * Store both in one transaction, and acknowledge the page then. The bookmark holds counts, the
 * newest page, samples that were begun, and what gives values and dates to the rest of the log: 20
 * bytes for each entry of a page, and some thousand.
 *
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (samples of the page are unread, which the error
 *          names, and DISCARD_UNREAD is not set).
 * @see velto_mw_start_download
 */
VELTO_API velto_result velto_download_get_bookmark(velto_download download,
                                                   void *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Confirm the page to the board, which then erases it.
 *
 * Also while the link is lost: the page is then recognized when the board sends it again. A last
 * page that a board never calls complete stays in its log until that is cleared; the bookmark drops
 * it.
 *
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (no page waits, or samples of it are unread, which
 *          the error names, and DISCARD_UNREAD is not set).
 * @see velto_download_poll_page, velto_download_get_bookmark
 */
VELTO_API velto_result velto_download_acknowledge_page(velto_download download);

/**
 * Get information about a download.
 * @see velto_op_get_info
 */
VELTO_API velto_result velto_download_get_info(velto_download download,
                                               velto_download_info *out_info);

/**
 * End a download, and make its handle stale.
 *
 * Its operation ends with VELTO_ERROR_CANCELLED if it is pending. The page that was not
 * acknowledged stays on the board. Streams of the download end, and what waits in them stays
 * readable.
 *
 * @see velto_mw_start_download
 */
VELTO_API void velto_download_destroy(velto_download download);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_DOWNLOAD_H */
