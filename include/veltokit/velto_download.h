/*
 * Downloads: the log of a MetaWear board.
 *
 * The log of a board is read once, page by page, for all of its loggers together. The board erases
 * each page when it is acknowledged. So a download delivers a page and waits. The program reads the
 * samples of each logger as a stream, stores them together with a bookmark, and acknowledges the
 * page. The board then sends the next one. If the link or the program ends at any moment, no sample
 * is lost or duplicated: a later download with that bookmark skips the stored samples.
 *
 * After a lost link, the download continues when the link is re-established. In a new run of the
 * program, start a download with the newest stored bookmark.
 *
 * Frames of a log have dates: with VELTO_FRAME_UTC, `timestamp_ns` is nanoseconds since 1970. With
 * VELTO_FRAME_UNANCHORED it is the time since a reset of the board, whose clock was not read since.
 * `tick` is the board's clock, and `arrival_ns` the arrival of the page on the context's clock.
 *
 * During a download the board streams nothing else: its game input is suspended, and starting
 * streams, detectors and pin monitors fails with VELTO_ERROR_INVALID_STATE. The shortest connection
 * interval is requested.
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
/** Entries are being read, or a page must be acknowledged. */
VELTO_CONSTANT(velto_download_state, VELTO_DOWNLOAD_STATE_RUNNING, 0);
/** The link is lost; the download continues on the next link. */
VELTO_CONSTANT(velto_download_state, VELTO_DOWNLOAD_STATE_WAITING, 1);
VELTO_CONSTANT(velto_download_state, VELTO_DOWNLOAD_STATE_ENDED, 2); /**< The download has ended. */

/** Options of a download. */
typedef uint32_t velto_download_flag;
/** A page is acknowledged once all of it has been read; samples that the program has not stored
 *  by then are lost with the program. A logger without a stream keeps its page unread, so the
 *  download waits, unless DISCARD_UNREAD is set. */
#define VELTO_DOWNLOAD_AUTO_ACKNOWLEDGE 0x1u
/** A running log is stopped first, and started again at the end of the download, in its mode or
 *  else VELTO_MW_LOG_MODE_OVERWRITE; then the operation ends. Until then, the state of the board
 *  has VELTO_MW_LOG_PAUSED, even if the program is killed. */
#define VELTO_DOWNLOAD_GO_ON            0x4u
/** Acknowledging a page discards its unread samples, such as those of loggers without a stream,
 *  and counts them. */
#define VELTO_DOWNLOAD_DISCARD_UNREAD   0x2u

/** The definition of a download. */
typedef struct velto_download_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_download_flag flags; /**< Options. */
    /** Whether the download continues on the next link after a lost link; 0 ends it (default 1). */
    velto_bool resumes;
    uint32_t reserved; /**< Zero. */
} velto_download_def;

#define VELTO_DOWNLOAD_DEF_INIT                                                                   \
    {VELTO_SIZE_OF(velto_download_def), 0, 1, 0}

/** Fill a velto_download_def with its defaults. */
VELTO_API velto_result velto_download_def_init(velto_download_def *def, size_t size);

/** A page that must be acknowledged. */
typedef struct velto_download_page {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_last; /**< Whether it is the last page of the log. */
    uint64_t sample_count; /**< Number of its samples, including entries of unknown loggers. */
    uint64_t unread_count; /**< Number of these that are unread. */
    uint64_t unknown_count; /**< Number of its entries of unknown loggers. */
    /** Number of gaps: resets of the board, and entries that it has overwritten or not sent. */
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
/** The memory was full, and the oldest entries were overwritten. */
VELTO_CONSTANT(velto_download_gap_cause, VELTO_DOWNLOAD_GAP_CAUSE_OVERWRITTEN, 2);

/** A gap in a log, where entries are missing. */
typedef struct velto_download_gap {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_download_gap_cause cause; /**< The cause. */
    /** Number of missing entries, in whole pages if they were overwritten; 0 if unknown. */
    uint64_t entry_count;
    /** Number of entries before the gap, as in `entry_count` of velto_download_info. */
    uint64_t position;
    /** UTC time of the newest entry before the gap, or of the start of the log; 0 if unknown
     *  (nanoseconds). */
    uint64_t since_utc_ns;
    /** UTC time of the first sample after the gap; 0 if unknown (nanoseconds). */
    uint64_t until_utc_ns;
} velto_download_gap;

#define VELTO_DOWNLOAD_GAP_INIT                                                                   \
    {VELTO_SIZE_OF(velto_download_gap), 0, 0, 0, 0, 0}

/**
 * Information about a download.
 *
 * Counts include those of the bookmark's download.
 */
typedef struct velto_download_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_download_state state; /**< Its phase. */
    /** The reason why it ended; VELTO_OK if it has not, or has read the whole log. */
    velto_result result;
    uint32_t stretch_count; /**< Number of parts of the log between resets of the board. */
    uint64_t entry_count; /**< Number of entries. */
    /** Number of entries that the board sent again, which were dropped. */
    uint64_t repeated_count;
    uint64_t sample_count; /**< Number of complete samples. */
    uint64_t unpaired_count; /**< Number of entries of incomplete samples. */
    uint64_t irregular_count; /**< Number of samples with VELTO_FRAME_IRREGULAR. */
    uint64_t unknown_count; /**< Number of entries of unknown loggers. */
    /** Number of entries that the board reported but did not send, or has overwritten. */
    uint64_t missing_count;
    uint64_t discarded_count; /**< Number of samples discarded unread. */
    uint64_t page_count; /**< Number of acknowledged pages. */
} velto_download_info;

#define VELTO_DOWNLOAD_INFO_INIT                                                                  \
    {VELTO_SIZE_OF(velto_download_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * Download the log of a board, page after page.
 *
 * If the board holds the newest page in memory, that page is written to the log first. The
 * operation ends at the end of the log, not with the link, and reports progress in entries.
 * VELTO_EVENT_PAGE_READY announces each page; an empty log has no pages. The operation ends only
 * after the program has acknowledged every page: never wait for it with VELTO_FOREVER before. A
 * page with unread samples cannot be acknowledged: create a stream for every logger, or set
 * VELTO_DOWNLOAD_DISCARD_UNREAD.
 *
 * If a previous download was destroyed or cancelled while the board sent a page, the download
 * begins after that page.
 *
 * The operation ends with VELTO_ERROR_INVALID_STATE if the board streams, if it logs and
 * VELTO_DOWNLOAD_GO_ON is not set, or if the bookmark is older than the log. It ends with
 * VELTO_ERROR_DISCONNECTED if the link is not re-established, and with VELTO_ERROR_TIMEOUT after a
 * minute of silence.
 *
 *     velto_download download;
 *     velto_download_page page = VELTO_DOWNLOAD_PAGE_INIT;
 *     velto_mw_start_download(board, NULL, NULL, 0, &download, &op);
 *     while (velto_op_wait(op, 0.02, &result) == VELTO_PENDING) {
 *         if (velto_download_poll_page(download, &page) != VELTO_OK) continue;
 *         // Read the streams of all loggers, and store their frames with the bookmark.
 *         if (velto_download_acknowledge_page(download) == VELTO_OK) continue;
 *         puts(velto_error_message()); // names the logger whose samples are unread
 *         break;
 *     } // The result is VELTO_OK if the whole log was read.
 *
 * @param device        the board, which is READY.
 * @param def           the definition. NULL for the defaults.
 * @param bookmark      the bookmark of the previous download, NULL with size 0 for none; at most
 *                      1048576 bytes.
 * @param out_download  receives the download, which the program destroys.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
 *          VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_INVALID_STATE (another
 *          download of the board is running); VELTO_ERROR_FORMAT (the bookmark is damaged);
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
 * The stream exists until the program destroys it. Create one for each logger before reading the
 * first page. No frames are dropped, since a page waits until it is read; `capacity` and `timeout`
 * of the definition are ignored. Frames have the flags of a log, such as VELTO_FRAME_UTC. Parts of
 * the log with an unknown range are delivered as raw values with VELTO_FRAME_UNSCALED, in all
 * units.
 *
 * With the null handle, the stream contains the entries of all unknown loggers, as uint32_t numbers
 * in three columns: `logger`, `reset` (the id of the preceding reset) and `data`.
 *
 * @param logger      the logger, or the null handle for entries of unknown loggers.
 * @param def         the definition; only the units are used. NULL for the defaults.
 * @param out_stream  receives the stream, which the program destroys.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the logger has a stream already);
 *          VELTO_ERROR_NOT_FOUND (the logger was created after the download began);
 *          VELTO_ERROR_OUT_OF_MEMORY (no descriptors, handles or memory left).
 * @see velto_stream_read, velto_download_acknowledge_page
 */
VELTO_API velto_result velto_download_create_stream(velto_download download,
                                                    velto_logger logger,
                                                    const velto_stream_def *def,
                                                    velto_stream *out_stream);

/**
 * Get the page that must be acknowledged.
 * @returns VELTO_OK; VELTO_NOTHING (no page waits).
 * @see velto_download_acknowledge_page
 */
VELTO_API velto_result velto_download_poll_page(velto_download download,
                                                velto_download_page *out_page);

/**
 * Get a gap of the page that must be acknowledged.
 *
 * Store the gap with the page: a later download does not report it again. Overwritten entries are
 * known only if the library has started the log; they are reported in the page that follows them.
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
 * Get the bookmark of all pages so far, to be stored together with their samples.
 *
 * Store samples and bookmark in one transaction, then acknowledge the page. The bookmark contains
 * counts, the newest page, incomplete samples, and the scales and clock readings for the rest of
 * the log: 20 bytes for each entry of a page, and a few thousand more.
 *
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (samples of the page are unread and DISCARD_UNREAD
 *          is not set; the error names their logger).
 * @see velto_mw_start_download
 */
VELTO_API velto_result velto_download_get_bookmark(velto_download download,
                                                   void *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Acknowledge the page to the board, which then erases it.
 *
 * The call also works while the link is lost: the page is then recognized when the board sends it
 * again. Some boards never report the last page as complete. That page stays in the log until the
 * log is cleared, and the bookmark skips it.
 *
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (no page waits, or samples of it are unread and
 *          DISCARD_UNREAD is not set; the error names their logger).
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
 * End a download; its handle becomes stale.
 *
 * A pending operation ends with VELTO_ERROR_CANCELLED. A page that was not acknowledged stays on
 * the board. Streams of the download end, and waiting frames stay readable.
 *
 * @see velto_mw_start_download
 */
VELTO_API void velto_download_destroy(velto_download download);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_DOWNLOAD_H */
