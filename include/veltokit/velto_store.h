/*
 * Stores: sessions that stay.
 *
 * A session is what a person recorded: signals of some devices, from a moment to a moment, with
 * every sample and everything that was lost. A store keeps sessions in one SQLite file, which
 * several programs may use at the same time, and which can be read without this library. SQLite is
 * loaded when the first store is opened: without it, that fails with VELTO_ERROR_LIBRARY_MISSING.
 *
 * A session runs until it is ended, and records each of its signals whenever the device is
 * connected. A lost link is a gap of the same track. The program may stream the signals itself at
 * the same time, or not at all. Frames are committed each second: what a crash loses is at most the
 * second before it. A thread of the library writes, and nothing of the context waits for the disk;
 * a pumped context has no thread, and writes when it is pumped. The end of a context waits some
 * seconds for a file that another program has locked.
 *
 * Sessions and tracks have numbers that are valid in their file until the session is removed, in
 * every program and run. Functions of stores wait for the disk: call them beside the frames of a
 * game.
 *
 * Generated from bindings/api/store.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_STORE_H
#define VELTOKIT_VELTO_STORE_H

#include "velto_base.h"
#include "velto_context.h"
#include "velto_signal.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A file of sessions.
 *
 * Closed by the program; its handle is stale once its context is destroyed, which ends its running
 * sessions.
 */
typedef struct velto_store {
    uint64_t bits;
} velto_store;
/** The null velto_store. */
#define VELTO_NULL_STORE (VELTO_LITERAL(velto_store){0})

/** The phase of a session. */
typedef int32_t velto_session_state;
VELTO_CONSTANT(velto_session_state, VELTO_SESSION_STATE_NONE, 0); /**< No phase. */
VELTO_CONSTANT(velto_session_state, VELTO_SESSION_STATE_RUNNING, 1); /**< It is being recorded. */
VELTO_CONSTANT(velto_session_state, VELTO_SESSION_STATE_ENDED, 2); /**< It was ended. */
/** Its program went away, and it was closed at its last frame. */
VELTO_CONSTANT(velto_session_state, VELTO_SESSION_STATE_RECOVERED, 3);

/** The form of a table as text. */
typedef int32_t velto_table_dialect;
/** A date, seconds since the first frame, and a column for each channel, named with its unit;
 *  the shortest digits that read back the same. */
VELTO_CONSTANT(velto_table_dialect, VELTO_TABLE_DIALECT_PLAIN, 0);
/** As MetaWear's own framework writes samples: NATIVE units with six decimals, angles with four. */
VELTO_CONSTANT(velto_table_dialect, VELTO_TABLE_DIALECT_ORIGINAL, 1);
/** PLAIN for spreadsheets of countries with a decimal comma: semicolons between the cells, and a
 *  byte order mark. */
VELTO_CONSTANT(velto_table_dialect, VELTO_TABLE_DIALECT_SPREADSHEET, 2);

/** The way to values between two frames. */
typedef int32_t velto_fill_method;
/** A straight line; angles and quaternions by the shortest way. */
VELTO_CONSTANT(velto_fill_method, VELTO_FILL_METHOD_LINEAR, 0);
/** The values of the frame before. */
VELTO_CONSTANT(velto_fill_method, VELTO_FILL_METHOD_PREVIOUS, 1);
/** The values of the nearer frame. */
VELTO_CONSTANT(velto_fill_method, VELTO_FILL_METHOD_NEAREST, 2);

/** Information about a store. */
typedef struct velto_store_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_read_only; /**< Whether the file can only be read. */
    /** Whether other programs may use the file at the same time; 0 on some network file systems. */
    velto_bool is_shared;
    uint32_t session_count; /**< Number of its sessions. */
} velto_store_info;

#define VELTO_STORE_INFO_INIT                                                                     \
    {VELTO_SIZE_OF(velto_store_info), 0, 0, 0}

/** Information about a session. */
typedef struct velto_session_info {
    uint64_t session; /**< Its number. */
    uint64_t start_utc_ns; /**< When it began, since 1970 (nanoseconds). */
    uint64_t end_utc_ns; /**< When it ended, since 1970; 0 while it runs (nanoseconds). */
    uint64_t frame_count; /**< Number of frames on the disk. */
    velto_session_state state; /**< Its phase. */
    uint32_t track_count; /**< Number of its tracks. */
    char uuid[40]; /**< The identifier that no other session has. */
    char label[176]; /**< The label; a longer one is cut. */
} velto_session_info;

/** Information about a track, which is a signal of a device in a session. */
typedef struct velto_track_info {
    uint64_t track; /**< Its number. */
    uint64_t frame_count; /**< Number of frames on the disk. */
    uint64_t lost_count; /**< Number of frames that were lost on the way. */
    uint64_t dropped_count; /**< Number of frames that the disk was too slow for. */
    /** Time of the first frame, on the clock of the recording context; 0 without frames
     *  (nanoseconds). */
    uint64_t first_ns;
    uint64_t last_ns; /**< Time of the last frame (nanoseconds). */
    /** Requested frames per second; -1 for none, if the device decided by itself (hertz). */
    double rate_asked;
    velto_value_type value_type; /**< The type of its RAW values. */
    uint32_t channel_count; /**< Number of its channels. */
    uint32_t gap_count; /**< Number of its gaps, such as lost links. */
    uint32_t reserved; /**< Zero. */
    char signal[256]; /**< The identifier of the signal. */
    char address[64]; /**< The address of the device. */
    char device_name[120]; /**< The name of the device. */
} velto_track_info;

/**
 * The definition of an export.
 *
 * With `is_aligned`, all tracks are in one table with times of its own. A column of each track
 * marks its values as "measured", "interpolated" or "gap"; in a gap, values are NaN. Outside of a
 * track's frames is a gap.
 */
typedef struct velto_export_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_table_dialect dialect; /**< The form. */
    velto_units units; /**< The units of the values; NATIVE for ORIGINAL. */
    /** Whether all tracks are in one table; 0 writes a table for each of them. */
    velto_bool is_aligned;
    velto_bool replaces; /**< Whether files that exist are replaced. */
    velto_fill_method fill_method; /**< The way to values between two frames of one table. */
    /** The track whose times the rows of one table have; 0 for the one with the most frames per
     *  second. */
    uint64_t grid_track;
    /** Number of rows per second of one table, at least 0.001; 0 for the times of a track
     *  (hertz, 0 to 100000). */
    double grid_rate;
    /** The longest time between two frames that is filled in one table (seconds, 0 to 86400;
     *  default 1). */
    double longest_bridge;
    uint64_t from_ns; /**< The earliest time, on the clock of the tracks (nanoseconds). */
    uint64_t to_ns; /**< The latest time; 0 for no limit (nanoseconds). */
} velto_export_def;

#define VELTO_EXPORT_DEF_INIT                                                                     \
    {VELTO_SIZE_OF(velto_export_def), 0, 0, 0, 0, 0, 0, 0.0, 1.0, 0, 0}

/** Fill a velto_export_def with its defaults. */
VELTO_API velto_result velto_export_def_init(velto_export_def *def, size_t size);

/* -- Stores -------------------------------------------------------------------------------------- */

/**
 * Open a file of sessions, or make it.
 *
 * Sessions whose program went away are closed at their last frame. A file of a newer version is
 * refused and left as it is.
 *
 *     velto_store store;
 *     uint64_t session;
 *     if (velto_context_open_store(context, "walk.velto", &store) == VELTO_OK) {
 *         velto_store_begin_session(store, "walk", &session);
 *         velto_store_add_signal(store, session, axes);
 *         while (game_is_running()) {} // The device may come and go.
 *         velto_store_end_session(store, session);
 *         velto_store_close(store);
 *     }
 *
 * @param path       the file; NULL for sessions.velto in $XDG_DATA_HOME/veltokit or
 *                   ~/.local/share/veltokit; at most 4095 bytes. May be NULL.
 * @param out_store  receives the store, which the program closes.
 * @returns VELTO_OK; VELTO_ERROR_LIBRARY_MISSING (SQLite is not installed); VELTO_ERROR_UNSUPPORTED
 *          (the file is of a newer version of the library); VELTO_ERROR_FORMAT (the file is
 *          damaged, or not a store); VELTO_ERROR_NOT_FOUND (the path is NULL, and there is no home
 *          folder); VELTO_ERROR_IO (the file cannot be opened); VELTO_ERROR_BUSY (another program
 *          has the file to itself); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @blocks bounded.
 * @see velto_store_begin_session, velto_store_close
 */
VELTO_API velto_result velto_context_open_store(velto_context *context,
                                                const char *path,
                                                velto_store *out_store);

/**
 * Close a store; its running sessions are ended.
 * @param store  the store; afterwards its handle is stale.
 * @returns VELTO_OK; VELTO_ERROR_IO (not all frames could be written; their sessions will be
 *          RECOVERED); VELTO_ERROR_BUSY (another program writes for too long, likewise).
 * @blocks bounded.
 * @see velto_context_open_store
 */
VELTO_API velto_result velto_store_close(velto_store store);

/**
 * Get information about a store.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be
 *          read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_get_path
 */
VELTO_API velto_result velto_store_get_info(velto_store store, velto_store_info *out_info);

/**
 * Get the absolute path of a store.
 * @see velto_store_get_info
 */
VELTO_API velto_result velto_store_get_path(velto_store store,
                                            char *buffer,
                                            size_t capacity,
                                            size_t *out_count);

/* -- Recording ----------------------------------------------------------------------------------- */

/**
 * Begin to record; what is recorded is added to the session.
 * @param label        a label for people, NULL for none; at most 1023 bytes. May be NULL.
 * @param out_session  receives the number of the session.
 * @returns VELTO_OK; VELTO_ERROR_IO (the disk is full, or the file cannot be written);
 *          VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_FORMAT (the file is damaged).
 * @blocks bounded.
 * @see velto_store_add_signal, velto_store_end_session
 */
VELTO_API velto_result velto_store_begin_session(velto_store store,
                                                 const char *label,
                                                 uint64_t *out_session);

/**
 * Record a signal until the session ends, whenever its device is connected.
 * @param session  a session that this store began.
 * @param signal   a STREAMABLE signal.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed);
 *          VELTO_ERROR_INVALID_STATE (the session does not run, or another store began it);
 *          VELTO_ERROR_ALREADY (the session records the signal already).
 * @see velto_store_begin_session
 */
VELTO_API velto_result velto_store_add_signal(velto_store store,
                                              uint64_t session,
                                              velto_signal signal);

/**
 * Commit the frames that have arrived, and end a session.
 * @param session  a session that this store began.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
 *          it); VELTO_ERROR_IO (the disk is full, or the file cannot be written; the session runs
 *          on); VELTO_ERROR_BUSY (another program writes; the session runs on).
 * @blocks bounded.
 * @see velto_store_begin_session
 */
VELTO_API velto_result velto_store_end_session(velto_store store, uint64_t session);

/* -- Reading ------------------------------------------------------------------------------------- */

/**
 * List the sessions of a store, the newest first.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be
 *          read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_tracks
 */
VELTO_API velto_result velto_store_list_sessions(velto_store store,
                                                 velto_session_info *sessions,
                                                 size_t capacity,
                                                 size_t *out_count);

/**
 * List the tracks of a session, the oldest first.
 * @param tracks  receives the tracks; none of a session that does not exist.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be
 *          read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_read_track
 */
VELTO_API velto_result velto_store_list_tracks(velto_store store,
                                               uint64_t session,
                                               velto_track_info *tracks,
                                               size_t capacity,
                                               size_t *out_count);

/**
 * Get the name and the unit of a channel of a track.
 * @param channel  the channel (0 to 511).
 * @param units    the units of the values.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such track, or it has fewer channels);
 *          VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be read);
 *          VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_read_track
 */
VELTO_API velto_result velto_store_get_channel(velto_store store,
                                               uint64_t track,
                                               uint32_t channel,
                                               velto_units units,
                                               velto_channel_info *out_info);

/**
 * Read the next frames of a track within a range of times.
 *
 * `frame_size` is the size of a row of `values` in bytes: 4 bytes for each channel; of RAW values
 * that are U8, 1. Begin with `after_sequence` 0, and go on with the sequence number of the last
 * frame that was read, until NOTHING. Sequence numbers of a track go on over lost links. Units are
 * applied now: values are the same as those of a stream with these units.
 *
 * @param units           the units of the values.
 * @param after_sequence  the sequence number after which to begin, 0 for the first frame.
 * @param from_ns         the earliest time, on the clock of the track (nanoseconds).
 * @param to_ns           the latest time (nanoseconds).
 * @param values          receives the values of the frames, row by row, oldest first; there is room
 *                        for `capacity` frames, also in `infos`, which may be NULL.
 * @returns VELTO_OK; VELTO_NOTHING (there is no further frame); VELTO_ERROR_INVALID_ARGUMENT (the
 *          frames of the track have another size, which the error names); VELTO_ERROR_NOT_FOUND
 *          (there is no such track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the
 *          file cannot be read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_tracks
 */
VELTO_API velto_result velto_store_read_track(velto_store store,
                                              uint64_t track,
                                              velto_units units,
                                              uint64_t after_sequence,
                                              uint64_t from_ns,
                                              uint64_t to_ns,
                                              void *values,
                                              size_t frame_size,
                                              size_t capacity,
                                              velto_frame_info *infos,
                                              size_t *out_count);

/**
 * Write a track to a new file as CSV.
 *
 * The decimal separator does not depend on the locale. Nothing is filled where frames are missing.
 * Beside the table is a JSON file of the same name, as velto_store_export_session() writes it.
 *
 * @param units  the units of the values; NATIVE for ORIGINAL.
 * @param path   the file, which must not exist; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect);
 *          VELTO_ERROR_NOT_FOUND (there is no such track); VELTO_ERROR_IO (the file exists or
 *          cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store is
 *          damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_read_track
 */
VELTO_API velto_result velto_store_export_track(velto_store store,
                                                uint64_t track,
                                                velto_table_dialect dialect,
                                                velto_units units,
                                                const char *path);

/**
 * Write the tracks of a session as CSV.
 *
 * Beside each table is a JSON file of the same name, with devices, rates, configuration, counts,
 * gaps and clocks. The path is a folder for a table for each track, and a file for one table.
 * Memory does not depend on the size of the session. Files of an export that fails are removed.
 *
 *     velto_export_def def = VELTO_EXPORT_DEF_INIT;
 *     def.is_aligned = 1;
 *     def.grid_rate = 100;
 *     velto_store_export_session(store, session, &def, "walk.csv");
 *
 * @param def   the definition. NULL for the defaults.
 * @param path  a folder that exists, or the file; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect, or an
 *          aligned table is ORIGINAL or RAW); VELTO_ERROR_NOT_FOUND (there is no such session or
 *          grid track, or there are no frames for one table); VELTO_ERROR_UNSUPPORTED (the tracks
 *          have times of different clocks, and cannot be in one table); VELTO_ERROR_IO (a file
 *          exists or cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store
 *          is damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_get_export_size, velto_store_export_track
 */
VELTO_API velto_result velto_store_export_session(velto_store store,
                                                  uint64_t session,
                                                  const velto_export_def *def,
                                                  const char *path);

/**
 * Estimate the size of the tables of an export.
 * @param def       the definition. NULL for the defaults.
 * @param out_size  receives the size, within a factor of two; the whole session, whatever the range
 *                  of times (bytes).
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the
 *          store is damaged); VELTO_ERROR_IO (the store cannot be read); VELTO_ERROR_BUSY (another
 *          program writes).
 * @blocks bounded.
 * @see velto_store_export_session
 */
VELTO_API velto_result velto_store_get_export_size(velto_store store,
                                                   uint64_t session,
                                                   const velto_export_def *def,
                                                   uint64_t *out_size);

/**
 * Get the facts about a session as JSON, as an export has them beside its tables.
 * @param buffer  receives the JSON, some kilobytes; a running session may have grown since its size
 *                was queried, so offer more.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the
 *          store is damaged); VELTO_ERROR_IO (the store cannot be read); VELTO_ERROR_BUSY (another
 *          program writes).
 * @blocks bounded.
 * @see velto_store_export_session
 */
VELTO_API velto_result velto_store_describe_session(velto_store store,
                                                    uint64_t session,
                                                    char *buffer,
                                                    size_t capacity,
                                                    size_t *out_count);

/**
 * Delete a session, and give its space back.
 *
 * A session that does not exist is no error.
 *
 * @param session  a session that does not run.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session runs); VELTO_ERROR_IO (the file cannot
 *          be written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY (another program
 *          writes).
 * @blocks bounded.
 * @see velto_store_list_sessions
 */
VELTO_API velto_result velto_store_remove_session(velto_store store, uint64_t session);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_STORE_H */
