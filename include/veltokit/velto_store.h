/*
 * Stores: recorded sessions in a file.
 *
 * A session is a recording of signals of some devices, with every sample and every loss. A store
 * keeps sessions in one SQLite file. Several programs may use the file at the same time, and it can
 * be read without this library. SQLite is loaded when the first store is opened; without it, the
 * call fails with VELTO_ERROR_LIBRARY_MISSING.
 *
 * A session runs until it is ended, and records each of its signals whenever the device is
 * connected. A lost link is a gap in the same track. The program does not need to stream the
 * signals itself, but may. Frames are committed each second: a crash loses at most one second. A
 * thread of the library writes, so the context never waits for the disk; a pumped context has no
 * thread, and writes when it is pumped. If another program has locked the file, such a write waits
 * at most 0.05 s, and the end of a context or a call of this header at most seven seconds.
 *
 * Sessions and tracks have numbers that are valid in their file until the session is removed, in
 * every program and run. Functions of stores wait for the disk: do not call them in the frame loop
 * of a game.
 *
 * Generated from bindings/api/store.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_STORE_H
#define VELTOKIT_VELTO_STORE_H

#include "velto_base.h"
#include "velto_context.h"
#include "velto_signal.h"
#include "velto_orientation.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A file of sessions.
 *
 * Closed by the program. Destroying the context ends its running sessions and makes the handle
 * stale.
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
/** Its program ended without closing it; it ends with its last frame. */
VELTO_CONSTANT(velto_session_state, VELTO_SESSION_STATE_RECOVERED, 3);

/** The format of a table as text. */
typedef int32_t velto_table_dialect;
/** A date, seconds since the first frame, and a column for each channel, named with its unit;
 *  numbers have the shortest exact digits. */
VELTO_CONSTANT(velto_table_dialect, VELTO_TABLE_DIALECT_PLAIN, 0);
/** The format of MetaWear's framework: NATIVE units with six decimals, angles with four. */
VELTO_CONSTANT(velto_table_dialect, VELTO_TABLE_DIALECT_ORIGINAL, 1);
/** PLAIN for spreadsheets with a decimal comma: semicolons between the cells, and a byte order
 *  mark. */
VELTO_CONSTANT(velto_table_dialect, VELTO_TABLE_DIALECT_SPREADSHEET, 2);

/** The interpolation between two frames. */
typedef int32_t velto_fill_method;
/** Linear; angles and quaternions along the shortest path. */
VELTO_CONSTANT(velto_fill_method, VELTO_FILL_METHOD_LINEAR, 0);
/** The values of the previous frame. */
VELTO_CONSTANT(velto_fill_method, VELTO_FILL_METHOD_PREVIOUS, 1);
/** The values of the nearest frame. */
VELTO_CONSTANT(velto_fill_method, VELTO_FILL_METHOD_NEAREST, 2);

/** The clock of a track's times. */
typedef int32_t velto_time_base;
/** The clock of the recording context; the session relates it to dates. */
VELTO_CONSTANT(velto_time_base, VELTO_TIME_BASE_CLOCK, 0);
VELTO_CONSTANT(velto_time_base, VELTO_TIME_BASE_UTC, 1); /**< Nanoseconds since 1970. */
/** A clock with unknown dates, such as that of a board after a reset. */
VELTO_CONSTANT(velto_time_base, VELTO_TIME_BASE_UNANCHORED, 2);

/** Information about a store. */
typedef struct velto_store_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_read_only; /**< Whether the file is read-only. */
    /** Whether other programs may use the file at the same time; 0 on some network file systems. */
    velto_bool is_shared;
    uint32_t session_count; /**< Number of its sessions. */
    uint32_t running_count; /**< Number of sessions that this store is recording. */
    /** Whether logind keeps the machine awake for the running sessions; otherwise the log
     *  contains the reason. */
    velto_bool keeps_awake;
    uint64_t size; /**< Size of the file, including its log (bytes). */
    uint64_t free_size; /**< Free space on its disk; 0 if unknown (bytes). */
    double rate; /**< Expected bytes per second of the running sessions (1/s). */
    /** Time until the disk is full at that rate; -1 if nothing is recorded or the space is
     *  unknown (seconds). */
    double remaining;
} velto_store_info;

#define VELTO_STORE_INFO_INIT                                                                     \
    {VELTO_SIZE_OF(velto_store_info), 0, 0, 0, 0, 0, 0, 0, 0.0, -1.0}

/** Information about a session. */
typedef struct velto_session_info {
    uint64_t session; /**< Its number. */
    uint64_t start_utc_ns; /**< Start time, since 1970 (nanoseconds). */
    uint64_t end_utc_ns; /**< End time, since 1970; 0 while it runs (nanoseconds). */
    uint64_t frame_count; /**< Number of committed frames. */
    velto_session_state state; /**< Its phase. */
    uint32_t track_count; /**< Number of its tracks. */
    char uuid[40]; /**< Its unique identifier. */
    char label[176]; /**< The label, truncated if longer. */
} velto_session_info;

/** Information about a track, which is a signal of a device in a session. */
typedef struct velto_track_info {
    uint64_t track; /**< Its number. */
    uint64_t frame_count; /**< Number of committed frames. */
    uint64_t lost_count; /**< Number of frames lost in transmission. */
    uint64_t dropped_count; /**< Number of frames dropped because the disk was too slow. */
    /** Time of the first frame, on the clock of the track; 0 without frames (nanoseconds). */
    uint64_t first_ns;
    uint64_t last_ns; /**< Time of the last frame (nanoseconds). */
    double rate_asked; /**< Requested frames per second; -1 if the device chose its rate (hertz). */
    velto_value_type value_type; /**< The type of its RAW values. */
    uint32_t channel_count; /**< Number of its channels. */
    uint32_t gap_count; /**< Number of its gaps, such as lost links. */
    velto_time_base time_base; /**< The clock of its times. */
    char signal[256]; /**< The identifier of the signal. */
    char address[64]; /**< The address of the device. */
    char device_name[120]; /**< The name of the device. */
} velto_track_info;

/**
 * The definition of an export.
 *
 * With `is_aligned`, all tracks are in one table with common times. A column of each track marks
 * its values as "measured", "interpolated" or "gap"; in a gap and outside of a track's frames,
 * values are NaN. An event appears only in the first row at or after it.
 */
typedef struct velto_export_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_table_dialect dialect; /**< The format. */
    velto_units units; /**< The units of the values; NATIVE for ORIGINAL. */
    /** Whether all tracks are in one table; 0 writes a table for each of them. */
    velto_bool is_aligned;
    velto_bool replaces; /**< Whether existing files are replaced. */
    velto_fill_method fill_method; /**< The interpolation between two frames in one table. */
    /** The track whose times are the rows of one table; 0 for the track with the highest rate. */
    uint64_t grid_track;
    /** Rows per second of one table, at least 0.001; 0 for the times of a track (hertz, 0 to
     *  100000). */
    double grid_rate;
    /** The longest gap between two frames that is interpolated in one table (seconds, 0 to
     *  86400; default 1). */
    double longest_bridge;
    uint64_t from_ns; /**< The earliest time, on the clock of the tracks (nanoseconds). */
    uint64_t to_ns; /**< The latest time; 0 for no limit (nanoseconds). */
} velto_export_def;

#define VELTO_EXPORT_DEF_INIT                                                                     \
    {VELTO_SIZE_OF(velto_export_def), 0, 0, 0, 0, 0, 0, 0.0, 1.0, 0, 0}

/** Fill a velto_export_def with its defaults. */
VELTO_API velto_result velto_export_def_init(velto_export_def *def, size_t size);

/** A query for sessions; every condition that is set must hold. */
typedef struct velto_session_query {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_session_state state; /**< Its phase; NONE for any. */
    uint64_t session; /**< The number of the session; 0 for any. */
    uint64_t from_utc_ns; /**< The earliest start, since 1970 (nanoseconds). */
    uint64_t to_utc_ns; /**< The latest start; 0 for any (nanoseconds). */
    const char *address; /**< The address of a recorded device; NULL for any. */
    const char *text; /**< A part of the label or the notes, case-insensitive; NULL for any. */
} velto_session_query;

#define VELTO_SESSION_QUERY_INIT                                                                  \
    {VELTO_SIZE_OF(velto_session_query), 0, 0, 0, 0, NULL, NULL}

/** Fill a velto_session_query with its defaults. */
VELTO_API velto_result velto_session_query_init(velto_session_query *query, size_t size);

/** Counters and further properties of a session. */
typedef struct velto_session_status {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t silent_count; /**< Number of silent signals of connected devices. */
    /** Number of received frames; 0 for a session that this store does not record. */
    uint64_t taken_count;
    uint64_t committed_count; /**< Number of committed frames, which a crash does not lose. */
    uint64_t dropped_count; /**< Number of received frames dropped because the disk was too slow. */
    uint64_t size_limit; /**< The size limit, at which it ends; 0 for none (bytes). */
    double duration_limit; /**< The duration limit, at which it ends; 0 for none (seconds). */
    velto_bool is_recording; /**< Whether this store is recording the session. */
    /** Offset of local time to UTC at the start, for display only (seconds). */
    int32_t start_offset;
    int32_t end_offset; /**< Offset of local time to UTC at the end (seconds). */
    uint32_t reserved; /**< Zero. */
    char zone[64]; /**< The time zone, such as "Europe/Berlin". */
    char notes[1024]; /**< The notes, truncated if longer. */
} velto_session_status;

#define VELTO_SESSION_STATUS_INIT                                                                 \
    {VELTO_SIZE_OF(velto_session_status), 0, 0, 0, 0, 0, 0.0, 0, 0, 0, 0, {0}, {0}}

/** A marked moment of a session. */
typedef struct velto_session_mark {
    uint64_t time_ns; /**< The moment, on the clock of the recording context (nanoseconds). */
    uint64_t utc_ns; /**< Its date, since 1970 (nanoseconds). */
    char text[240]; /**< The text, truncated if longer. */
} velto_session_mark;

/** The cause of missing frames. */
typedef int32_t velto_track_gap_kind;
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_NONE, 0); /**< No cause. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_LINK, 1); /**< The link was lost. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_PACKETS, 2); /**< Packets were lost. */
/** A queue, or the memory of a board, was full. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_OVERFLOW, 3);
/** The disk was too slow, or full. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_DISK, 4);
/** The machine was asleep, and the clock stopped meanwhile. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_SLEEP, 5);
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_RESET, 6); /**< The board was reset. */
/** A part of the board's log could not be read. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_PAGE, 7);
/** The connected device sent nothing. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_SILENCE, 8);

/** Missing frames of a track. */
typedef struct velto_track_gap {
    uint64_t after_sequence; /**< Sequence number of the preceding frame; 0 at the start. */
    uint64_t time_ns; /**< Start of the gap, on the clock of the track (nanoseconds). */
    uint64_t duration_ns; /**< Its duration (nanoseconds). */
    uint64_t count; /**< Number of missing frames; 0 if unknown. */
    velto_track_gap_kind kind; /**< The cause. */
    uint32_t reserved; /**< Zero. */
    uint64_t reserved2; /**< Zero. */
} velto_track_gap;

/** A frame of a track as text. */
typedef struct velto_track_text {
    uint64_t sequence; /**< The sequence number. */
    uint64_t time_ns; /**< The time, on the clock of the track (nanoseconds). */
    /** The columns, such as "fingers thumb+index, count 1"; truncated if longer. */
    char text[240];
} velto_track_text;

/** The definition of a track of the program. */
typedef struct velto_track_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_value_type value_type; /**< The type of its values. */
    /** The clock of its times. If all tracks of a session are UTC, the session has their first
     *  and last dates. */
    velto_time_base time_base;
    uint32_t reserved; /**< Zero. */
    double rate; /**< Frames per second; 0 for no steady rate (hertz, 0 to 1000000). */
    const char *signal; /**< The name, such as "pulse"; required. */
    /** The channels with their units, such as "pulse [bpm], quality"; required. */
    const char *channels;
    const char *address; /**< The address of the device; NULL for the program itself. */
} velto_track_def;

#define VELTO_TRACK_DEF_INIT                                                                      \
    {VELTO_SIZE_OF(velto_track_def), 0, 0, 0, 0.0, NULL, NULL, NULL}

/** Fill a velto_track_def with its defaults. */
VELTO_API velto_result velto_track_def_init(velto_track_def *def, size_t size);

/** An unfinished download of a log. */
typedef struct velto_store_download {
    uint64_t session; /**< The session that receives the samples. */
    uint64_t page_count; /**< Number of committed pages. */
    uint64_t changed_utc_ns; /**< Arrival of the newest page, since 1970 (nanoseconds). */
    /** Whether this store is downloading it; otherwise velto_store_download_log() continues it. */
    velto_bool is_running;
    uint32_t reserved; /**< Zero. */
    char address[64]; /**< The address of the device. */
    uint8_t reserved_bytes[64]; /**< Zero. */
} velto_store_download;

/** The tracks of a device from which its orientation is computed. */
typedef struct velto_orientation_tracks {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** Whether to filter live, using only preceding frames; 0 filters forwards and backwards,
     *  which is more accurate. */
    velto_bool is_live;
    uint64_t rotation_rate; /**< The track of the gyroscope, with three columns in rad/s. */
    /** The track of the accelerometer, with three columns in m/s², at any rate; 0 for the track
     *  of the gyroscope. */
    uint64_t acceleration;
    /** The track of the magnetometer, with three columns in T; 0 for none. */
    uint64_t magnetic_field;
    uint64_t from_ns; /**< The earliest time, on the clock of the tracks (nanoseconds). */
    uint64_t to_ns; /**< The latest time; 0 for no limit (nanoseconds). */
    /** Whether to use the period of the definition; 0 measures it from the times of the track. */
    velto_bool keeps_period;
    uint32_t reserved; /**< Zero. */
} velto_orientation_tracks;

#define VELTO_ORIENTATION_TRACKS_INIT                                                             \
    {VELTO_SIZE_OF(velto_orientation_tracks), 0, 0, 0, 0, 0, 0, 0, 0}

/** Fill a velto_orientation_tracks with its defaults. */
VELTO_API velto_result velto_orientation_tracks_init(velto_orientation_tracks *tracks, size_t size);

/* -- Stores -------------------------------------------------------------------------------------- */

/**
 * Open a file of sessions, and create it if necessary.
 *
 * Sessions of programs that ended unexpectedly are closed at their last frame. A file of a newer
 * version is refused and left unchanged, and so is a log without its file. The path ":memory:"
 * creates a store in memory, for tests, which ends with its handle.
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
 * @param out_store  receives the store; close it with velto_store_close().
 * @returns VELTO_OK; VELTO_ERROR_LIBRARY_MISSING (SQLite is not installed); VELTO_ERROR_UNSUPPORTED
 *          (the file is of a newer version of the library); VELTO_ERROR_FORMAT (the file is
 *          damaged, or not a store); VELTO_ERROR_NOT_FOUND (the path is NULL, and there is no home
 *          folder); VELTO_ERROR_IO (the file cannot be opened); VELTO_ERROR_BUSY (another program
 *          has locked the file); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @blocks bounded.
 * @see velto_store_begin_session, velto_store_close
 */
VELTO_API velto_result velto_context_open_store(velto_context *context,
                                                const char *path,
                                                velto_store *out_store);

/**
 * Close a store; its running sessions are ended.
 * @param store  the store; afterwards its handle is stale.
 * @returns VELTO_OK; VELTO_ERROR_IO (not all frames could be written; the library repeats the
 *          attempt each second, and at the end of the context their sessions become RECOVERED);
 *          VELTO_ERROR_BUSY (another program holds the file locked, likewise).
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
 * Begin a session, to which signals, devices and tracks can be added.
 * @param label        a label, NULL for none; at most 1023 bytes. May be NULL.
 * @param out_session  receives the number of the session.
 * @returns VELTO_OK; VELTO_ERROR_IO (the disk has less than a megabyte of free space, or the file
 *          cannot be written); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_FORMAT (the
 *          file is damaged).
 * @blocks bounded.
 * @see velto_store_add_signal, velto_store_end_session
 */
VELTO_API velto_result velto_store_begin_session(velto_store store,
                                                 const char *label,
                                                 uint64_t *out_session);

/**
 * Record a signal until the session ends, whenever its device is connected.
 *
 * A missing device is connected as soon as possible: an attempt is made every ten seconds until its
 * first frame. A device that sends nothing for 3 s is reported by VELTO_EVENT_TRACK_SILENT, and as
 * a gap in its track.
 *
 * @param session  a session begun by this store.
 * @param signal   a STREAMABLE signal.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed);
 *          VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another store);
 *          VELTO_ERROR_ALREADY (the session already records the signal); VELTO_ERROR_IO (the disk
 *          has space for less than ten minutes of all signals).
 * @see velto_store_begin_session
 */
VELTO_API velto_result velto_store_add_signal(velto_store store,
                                              uint64_t session,
                                              velto_signal signal);

/**
 * Record the events of a device until the session ends.
 *
 * Each kind of event is a track with specific columns, created with its first event: "buttons",
 * "taps", "holds", "air-gestures", "air-states", "hand-gestures", "standby", "detections" and
 * "pins". velto_store_read_text() reads them as text.
 *
 *     velto_track_info tracks[8];
 *     velto_track_text rows[64];
 *     size_t count;
 *     velto_store_add_device(store, session, wearable);
 *     while (game_is_running()) {} // buttons and taps
 *     velto_store_end_session(store, session);
 *     velto_store_list_tracks(store, session, tracks, 8, &count);
 *     velto_store_read_text(store, tracks[0].track, 0, 0, UINT64_MAX, rows, 64, &count);
 *     for (size_t i = 0; i < count; i++) puts(rows[i].text);
 *
 * @param session  a session begun by this store.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another
 *          store); VELTO_ERROR_ALREADY (the session already records the device).
 * @see velto_store_add_signal, velto_store_read_text
 */
VELTO_API velto_result velto_store_add_device(velto_store store,
                                              uint64_t session,
                                              velto_device device);

/**
 * Record the game input of a device as a track until the session ends.
 *
 * The track "input" contains the results of the program's polls, at most `rate` times per second:
 * position_x, position_y, relative_x, relative_y, direction, velocity, throw_power, buttons (bits),
 * the orientation w, x, y, z, and receiving (1 or 0). While the program does not poll, nothing is
 * recorded.
 *
 * @param session  a session begun by this store.
 * @param device   the device, which may be virtual.
 * @param rate     the maximum number of samples per second, such as 60 (hertz, 0.1 to 1000).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another
 *          store); VELTO_ERROR_ALREADY (the session already records the input of the device).
 * @see velto_store_add_device, velto_device_poll_input
 */
VELTO_API velto_result velto_store_add_input(velto_store store,
                                             uint64_t session,
                                             velto_device device,
                                             double rate);

/**
 * Add a track for the program's own samples.
 * @param session    a session begun by this store.
 * @param out_track  receives the number of the track.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another
 *          store); VELTO_ERROR_INVALID_ARGUMENT (the definition has no signal, no channels, too
 *          many channels, a duplicate name, or control characters in a name); VELTO_ERROR_IO (the
 *          file cannot be written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY
 *          (another program writes).
 * @blocks bounded.
 * @see velto_store_write_track
 */
VELTO_API velto_result velto_store_add_track(velto_store store,
                                             uint64_t session,
                                             const velto_track_def *def,
                                             uint64_t *out_track);

/**
 * Append samples to a track of the program.
 *
 * Only `timestamp_ns`, `tick` and `flags` of the infos are used; the samples are numbered in order.
 * They are committed like those of signals.
 *
 * @param track   a track added by this store, of a running session.
 * @param infos   the times of the samples, in ascending order; at most 65536.
 * @param values  the values of the samples, row by row, in the type of the track; at most 16777216
 *                bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the track was not added by the program, or its
 *          session has ended); VELTO_ERROR_INVALID_ARGUMENT (a time is before the previous one,
 *          also of an earlier call, or above 2^63 - 1, the maximum in a file; nothing is appended);
 *          VELTO_ERROR_WRONG_KIND (the values do not match the columns, which the error names).
 * @see velto_store_add_track
 */
VELTO_API velto_result velto_store_write_track(velto_store store,
                                               uint64_t track,
                                               const velto_frame_info *infos,
                                               size_t count,
                                               const void *values,
                                               size_t size);

/**
 * Record a gap after the newest sample of a track of the program.
 * @param track        a track added by this store, of a running session.
 * @param kind         the cause, not NONE.
 * @param time_ns      start of the gap, on the clock of the track (nanoseconds, at most
 *                     9223372036854775807).
 * @param duration_ns  its duration (nanoseconds, at most 9223372036854775807).
 * @param count        the number of missing samples; 0 if unknown (at most 9223372036854775807).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the track was not added by the program, or its
 *          session has ended); VELTO_ERROR_INVALID_ARGUMENT (the kind is NONE).
 * @see velto_store_write_track, velto_store_list_gaps
 */
VELTO_API velto_result velto_store_write_gap(velto_store store,
                                             uint64_t track,
                                             velto_track_gap_kind kind,
                                             uint64_t time_ns,
                                             uint64_t duration_ns,
                                             uint64_t count);

/**
 * Mark the current moment of a session.
 * @param session  a session begun by this store.
 * @param text     the text of the mark; at most 1023 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another
 *          store); VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is
 *          damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_marks
 */
VELTO_API velto_result velto_store_add_mark(velto_store store, uint64_t session, const char *text);

/**
 * Set the size or duration at which a session ends.
 *
 * VELTO_EVENT_SESSION_ENDED reports the end. The size is that of the data written for the session,
 * checked once per second.
 *
 * @param session   a session begun by this store.
 * @param size      the size; 0 for none (bytes).
 * @param duration  the duration since the start; 0 for none (seconds, 0 to 1000000000).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another
 *          store).
 * @see velto_store_get_status
 */
VELTO_API velto_result velto_store_set_limit(velto_store store,
                                             uint64_t session,
                                             uint64_t size,
                                             double duration);

/**
 * Change the label or the notes of a session.
 * @param label  the label; NULL leaves it unchanged; at most 1023 bytes. May be NULL.
 * @param notes  the notes; NULL leaves them unchanged; at most 65535 bytes. May be NULL.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_IO (the file
 *          cannot be written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY (another
 *          program writes).
 * @blocks bounded.
 * @see velto_store_get_status
 */
VELTO_API velto_result velto_store_set_text(velto_store store,
                                            uint64_t session,
                                            const char *label,
                                            const char *notes);

/**
 * Get counters and further properties of a session.
 * @param out_status  receives the counters and properties.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_FORMAT (the file
 *          is damaged); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_BUSY (another program
 *          writes).
 * @blocks bounded.
 * @see velto_store_set_limit
 */
VELTO_API velto_result velto_store_get_status(velto_store store,
                                              uint64_t session,
                                              velto_session_status *out_status);

/**
 * Commit all received frames, and end a session.
 * @param session  a session begun by this store.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session is not running, or was begun by another
 *          store); VELTO_ERROR_IO (the disk is full, or the file cannot be written; the session
 *          continues); VELTO_ERROR_BUSY (another program writes; the session continues).
 * @blocks bounded.
 * @see velto_store_begin_session
 */
VELTO_API velto_result velto_store_end_session(velto_store store, uint64_t session);

/* -- Logs ---------------------------------------------------------------------------------------- */

/**
 * Download the log of a board into a session.
 *
 * The samples of a page and the bookmark are committed in one transaction before the board erases
 * the page. After a crash, a lost link or the end of the program, call this function again: it
 * continues the same session without lost or duplicate samples. The session has the dates of its
 * samples, not those of the download. The operation ends with the log, and the session is then
 * ENDED. A failed operation also ends the session, and the next call continues it. The log must be
 * stopped.
 *
 * Each logger is a track; its samples without a date are a separate track.
 *
 *     uint64_t session;
 *     velto_op op;
 *     velto_result result;
 *     velto_store_download_log(store, board, "night", &session, &op);
 *     velto_op_wait(op, VELTO_FOREVER, &result);
 *
 * @param device       the board, which is READY.
 * @param label        a label for a new session, NULL for none; at most 1023 bytes. May be NULL.
 * @param out_session  receives the number of the session.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is not a board, or has no log);
 *          VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_INVALID_STATE (another
 *          download of the board is running); VELTO_ERROR_IO (the file cannot be written);
 *          VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_downloads, velto_mw_start_download
 */
VELTO_API velto_result velto_store_download_log(velto_store store,
                                                velto_device device,
                                                const char *label,
                                                uint64_t *out_session,
                                                velto_op *out_op);

/**
 * List the unfinished downloads, the oldest first.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be
 *          read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_download_log
 */
VELTO_API velto_result velto_store_list_downloads(velto_store store,
                                                  velto_store_download *downloads,
                                                  size_t capacity,
                                                  size_t *out_count);

/* -- Reading ------------------------------------------------------------------------------------- */

/**
 * List the sessions that match a query, the newest first.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be
 *          read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_sessions, velto_store_remove_sessions
 */
VELTO_API velto_result velto_store_list_matches(velto_store store,
                                                const velto_session_query *query,
                                                velto_session_info *sessions,
                                                size_t capacity,
                                                size_t *out_count);

/**
 * List the marks of a session, the oldest first.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be
 *          read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_add_mark
 */
VELTO_API velto_result velto_store_list_marks(velto_store store,
                                              uint64_t session,
                                              velto_session_mark *marks,
                                              size_t capacity,
                                              size_t *out_count);

/**
 * List the gaps of a track, the oldest first.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot be
 *          read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_tracks
 */
VELTO_API velto_result velto_store_list_gaps(velto_store store,
                                             uint64_t track,
                                             velto_track_gap *gaps,
                                             size_t capacity,
                                             size_t *out_count);

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
 * `frame_size` is the size of a row of `values` in bytes: 4 bytes for each channel, or 1 for RAW
 * values of type U8. Begin with `after_sequence` 0, and continue with the sequence number of the
 * last frame, until NOTHING. Sequence numbers of a track continue after lost links. The values are
 * the same as those of a stream with these units.
 *
 * @param units           the units of the values.
 * @param after_sequence  the sequence number after which to begin, 0 for the first frame.
 * @param from_ns         the earliest time, on the clock of the track (nanoseconds).
 * @param to_ns           the latest time (nanoseconds).
 * @param values          receives the values of the frames, row by row, oldest first; `values` and
 *                        `infos`, which may be NULL, have room for `capacity` frames.
 * @returns VELTO_OK; VELTO_NOTHING (there are no further frames); VELTO_ERROR_WRONG_KIND (the
 *          frames of the track have other columns; the error names both); VELTO_ERROR_NOT_FOUND
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
 * Compute the orientation at each frame of a gyroscope's track.
 *
 * This is velto_orientation_filter() for tracks. The frames correspond to those of
 * velto_store_read_track() for the same track and times. The range of the gyroscope is that of the
 * track, unless the definition sets one.
 *
 *     velto_orientation_tracks turns = VELTO_ORIENTATION_TRACKS_INIT;
 *     velto_track_info parts[2];
 *     velto_orientation_frame found[1024];
 *     size_t total;
 *     velto_store_list_tracks(store, session, parts, 2, &total);
 *     turns.rotation_rate = parts[0].track;
 *     turns.acceleration = parts[1].track;
 *     velto_store_filter_orientation(store, &turns, NULL, found, 1024, &total);
 *
 * @param def     the definition; OFFLINE is ignored. NULL for the defaults.
 * @param frames  receives an orientation for each frame of the gyroscope.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a track has other columns, more than 2,097,152
 *          frames, no frames, or times of another clock; the error names it); VELTO_ERROR_NOT_FOUND
 *          (there is no such track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the
 *          file cannot be read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_orientation_filter, velto_store_read_track
 */
VELTO_API velto_result velto_store_filter_orientation(velto_store store,
                                                      const velto_orientation_tracks *tracks,
                                                      const velto_orientation_def *def,
                                                      velto_orientation_frame *frames,
                                                      size_t capacity,
                                                      size_t *out_count);

/**
 * Read the next frames of a track as text, intended for events.
 *
 * A call returns at most 1024 frames. Begin with `after_sequence` 0, and continue with the sequence
 * number of the last frame, until NOTHING.
 *
 * @param after_sequence  the sequence number after which to begin, 0 for the first frame.
 * @param from_ns         the earliest time, on the clock of the track (nanoseconds).
 * @param to_ns           the latest time (nanoseconds).
 * @param rows            receives the frames, oldest first.
 * @returns VELTO_OK; VELTO_NOTHING (there are no further frames); VELTO_ERROR_NOT_FOUND (there is
 *          no such track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file
 *          cannot be read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_read_track, velto_store_add_device
 */
VELTO_API velto_result velto_store_read_text(velto_store store,
                                             uint64_t track,
                                             uint64_t after_sequence,
                                             uint64_t from_ns,
                                             uint64_t to_ns,
                                             velto_track_text *rows,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Read the minimum and maximum values of a track in equal parts of a time range.
 *
 * Use it to draw a curve of a whole session: the cost depends on `capacity`, the number of parts,
 * and hardly on the number of frames. Each row of `values` is a part with frames: the minimum and
 * the maximum of each channel. `timestamp_ns` of its info is the start of the part, `sequence` its
 * number from 0, and `tick` the number of its frames. `frame_size` is 8 bytes for each channel. The
 * range is limited to that of the frames.
 *
 * @param units    the units of the values; RAW values are also of type float.
 * @param from_ns  the earliest time, on the clock of the track (nanoseconds).
 * @param to_ns    the latest time (nanoseconds).
 * @param values   receives the parts; `values` and `infos`, which may be NULL, have room for
 *                 `capacity` of them.
 * @returns VELTO_OK; VELTO_NOTHING (there are no frames in the range); VELTO_ERROR_WRONG_KIND (the
 *          frames of the track have other columns; the error names both); VELTO_ERROR_NOT_FOUND
 *          (there is no such track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the
 *          file cannot be read); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_read_track
 */
VELTO_API velto_result velto_store_read_overview(velto_store store,
                                                 uint64_t track,
                                                 velto_units units,
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
 * The decimal separator does not depend on the locale. Missing frames are not filled. A JSON file
 * of the same name is written beside the table, as in velto_store_export_session().
 *
 * @param units  the units of the values; NATIVE for ORIGINAL.
 * @param path   the file, which must not exist; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect);
 *          VELTO_ERROR_NOT_FOUND (there is no such track); VELTO_ERROR_IO (the file exists or
 *          cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store is
 *          damaged); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_CANCELLED
 *          (velto_store_cancel_exports() cancelled it).
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
 * A JSON file of the same name is written beside each table, with devices, rates, configuration,
 * counts, gaps, marks and clocks. The path is a folder if each track has a table, and a file for
 * one table. In one table, the last column contains marks, each in the first row at or after it.
 * Memory use does not depend on the size of the session. A failed export removes its files.
 *
 *     velto_export_def def = VELTO_EXPORT_DEF_INIT;
 *     def.is_aligned = 1;
 *     def.grid_rate = 100;
 *     velto_store_export_session(store, session, &def, "walk.csv");
 *
 * @param def   the definition. NULL for the defaults.
 * @param path  the folder, which is created if necessary, or the file; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect, or an
 *          aligned table is ORIGINAL or RAW); VELTO_ERROR_NOT_FOUND (there is no such session or
 *          grid track, or there are no frames for one table); VELTO_ERROR_UNSUPPORTED (the tracks
 *          have times of different clocks and cannot be in one table); VELTO_ERROR_IO (a file
 *          exists or cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store
 *          is damaged); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_CANCELLED
 *          (velto_store_cancel_exports() cancelled it).
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
 * @param out_size  receives the size of the whole session, within a factor of two; the time range
 *                  is ignored (bytes).
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
 * Get the progress of running exports in other threads.
 *
 * An export blocks the calling thread. Another thread can query its progress and cancel it with
 * velto_store_cancel_exports().
 *
 * @param out_done   receives the number of written rows.
 * @param out_total  receives the approximate total number of rows, without regard to the time
 *                   range.
 * @returns VELTO_OK; VELTO_NOTHING (no export is running).
 * @see velto_store_export_session, velto_store_cancel_exports
 */
VELTO_API velto_result velto_store_get_export_progress(velto_store store,
                                                       uint64_t *out_done,
                                                       uint64_t *out_total);

/**
 * Cancel running exports in other threads.
 *
 * The exports fail with VELTO_ERROR_CANCELLED and leave no files.
 *
 * @returns VELTO_OK (also if no export is running).
 * @see velto_store_get_export_progress
 */
VELTO_API velto_result velto_store_cancel_exports(velto_store store);

/**
 * Get a description of a session as JSON, as written beside exported tables.
 * @param buffer  receives the JSON, some kilobytes. It may grow after its size was queried: pass a
 *                larger buffer.
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

/* -- Files --------------------------------------------------------------------------------------- */

/**
 * Copy a session or all sessions to a new file.
 *
 * The copy is a single file, for sharing or as a backup. Running sessions are copied as far as they
 * are committed, as RECOVERED.
 *
 * @param session  the session; 0 for all.
 * @param path     the file, which must not exist; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such session); VELTO_ERROR_IO (the file
 *          exists or cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store
 *          is damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_compact
 */
VELTO_API velto_result velto_store_copy(velto_store store, uint64_t session, const char *path);

/**
 * Return free space of the file to the disk.
 *
 * Removing sessions does so too. Recording continues meanwhile.
 *
 * @returns VELTO_OK; VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is
 *          damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_remove_sessions
 */
VELTO_API velto_result velto_store_compact(velto_store store);

/**
 * Delete the sessions that match a query, and return their space to the disk.
 *
 * Running sessions are kept. Recording continues meanwhile.
 *
 *     velto_session_query query = VELTO_SESSION_QUERY_INIT;
 *     uint64_t count;
 *     query.address = "C0:FF:EE:00:00:01"; // those of one device
 *     velto_store_remove_sessions(store, &query, &count);
 *
 * @param query      the query; without conditions, all sessions.
 * @param out_count  receives the number of deleted sessions.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the query selects a single session, which is
 *          running); VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is
 *          damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_matches
 */
VELTO_API velto_result velto_store_remove_sessions(velto_store store,
                                                   const velto_session_query *query,
                                                   uint64_t *out_count);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_STORE_H */
