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
 * a pumped context has no thread, and writes when it is pumped. While another program has locked
 * the file, that takes at most a twentieth of a second, and the end of a context at most seven
 * seconds; calls of this header wait up to seven.
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
#include "velto_orientation.h"

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

/** The clock of the times of a track. */
typedef int32_t velto_time_base;
/** The clock of the recording context; the session knows its dates. */
VELTO_CONSTANT(velto_time_base, VELTO_TIME_BASE_CLOCK, 0);
VELTO_CONSTANT(velto_time_base, VELTO_TIME_BASE_UTC, 1); /**< Nanoseconds since 1970. */
/** A clock whose dates are not known, such as that of a board that was reset. */
VELTO_CONSTANT(velto_time_base, VELTO_TIME_BASE_UNANCHORED, 2);

/** Information about a store. */
typedef struct velto_store_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_read_only; /**< Whether the file can only be read. */
    /** Whether other programs may use the file at the same time; 0 on some network file systems. */
    velto_bool is_shared;
    uint32_t session_count; /**< Number of its sessions. */
    uint32_t running_count; /**< Number of sessions that this store records. */
    /** Whether logind keeps the machine awake for the sessions that run; otherwise the log has
     *  the reason. */
    velto_bool keeps_awake;
    uint64_t size; /**< Size of the file, with its log (bytes). */
    uint64_t free_size; /**< Free space on its disk; 0 if it is unknown (bytes). */
    double rate; /**< Bytes per second that the running sessions are expected to take (1/s). */
    /** Time until the disk is full at that rate; -1 if nothing is recorded, or the space is
     *  unknown (seconds). */
    double remaining;
} velto_store_info;

#define VELTO_STORE_INFO_INIT                                                                     \
    {VELTO_SIZE_OF(velto_store_info), 0, 0, 0, 0, 0, 0, 0, 0.0, -1.0}

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
    /** Time of the first frame, on the clock of the track; 0 without frames (nanoseconds). */
    uint64_t first_ns;
    uint64_t last_ns; /**< Time of the last frame (nanoseconds). */
    /** Requested frames per second; -1 for none, if the device decided by itself (hertz). */
    double rate_asked;
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
 * With `is_aligned`, all tracks are in one table with times of its own. A column of each track
 * marks its values as "measured", "interpolated" or "gap"; in a gap, values are NaN. Outside of a
 * track's frames is a gap. An event is in the first row at or after it alone.
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

/** A choice of sessions; each condition that is set must hold. */
typedef struct velto_session_query {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_session_state state; /**< Its phase; NONE for any. */
    uint64_t session; /**< The number of the session; 0 for any. */
    uint64_t from_utc_ns; /**< The earliest beginning, since 1970 (nanoseconds). */
    uint64_t to_utc_ns; /**< The latest beginning; 0 for any (nanoseconds). */
    const char *address; /**< The address of a device that took part; NULL for any. */
    /** A part of the label or of the notes, in small or capital letters; NULL for any. */
    const char *text;
} velto_session_query;

#define VELTO_SESSION_QUERY_INIT                                                                  \
    {VELTO_SIZE_OF(velto_session_query), 0, 0, 0, 0, NULL, NULL}

/** Fill a velto_session_query with its defaults. */
VELTO_API velto_result velto_session_query_init(velto_session_query *query, size_t size);

/** Counts of a running session, and what else is known of one. */
typedef struct velto_session_status {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t silent_count; /**< Number of signals whose connected device sends nothing. */
    /** Number of frames that have arrived; 0 of a session that this store does not record. */
    uint64_t taken_count;
    /** Number of these that are on the disk: a crash does not lose them. */
    uint64_t committed_count;
    uint64_t dropped_count; /**< Number of these that the disk was too slow for. */
    uint64_t size_limit; /**< The size at which it ends by itself; 0 for none (bytes). */
    double duration_limit; /**< The duration at which it ends by itself; 0 for none (seconds). */
    velto_bool is_recording; /**< Whether this store records the session. */
    /** Offset of local time to UTC when it began, by which nothing is sorted or cut (seconds). */
    int32_t start_offset;
    int32_t end_offset; /**< Offset of local time to UTC when it ended (seconds). */
    uint32_t reserved; /**< Zero. */
    char zone[64]; /**< The time zone, such as "Europe/Berlin". */
    char notes[1024]; /**< The notes; longer ones are cut. */
} velto_session_status;

#define VELTO_SESSION_STATUS_INIT                                                                 \
    {VELTO_SIZE_OF(velto_session_status), 0, 0, 0, 0, 0, 0.0, 0, 0, 0, 0, {0}, {0}}

/** A marked moment of a session. */
typedef struct velto_session_mark {
    uint64_t time_ns; /**< The moment, on the clock of the recording context (nanoseconds). */
    uint64_t utc_ns; /**< Its date, since 1970 (nanoseconds). */
    char text[240]; /**< The text; a longer one is cut. */
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
/** The machine was asleep; the clock stood still meanwhile. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_SLEEP, 5);
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_RESET, 6); /**< The board was reset. */
/** The board could not send a part of its log. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_PAGE, 7);
/** The connected device sent nothing. */
VELTO_CONSTANT(velto_track_gap_kind, VELTO_TRACK_GAP_KIND_SILENCE, 8);

/** Missing frames of a track. */
typedef struct velto_track_gap {
    uint64_t after_sequence; /**< Sequence number of the frame before it; 0 at the beginning. */
    uint64_t time_ns; /**< When it began, on the clock of the track (nanoseconds). */
    uint64_t duration_ns; /**< Its duration (nanoseconds). */
    uint64_t count; /**< Number of missing frames; 0 if it is unknown. */
    velto_track_gap_kind kind; /**< The cause. */
    uint32_t reserved; /**< Zero. */
    uint64_t reserved2; /**< Zero. */
} velto_track_gap;

/** A frame of a track as text. */
typedef struct velto_track_text {
    uint64_t sequence; /**< The sequence number. */
    uint64_t time_ns; /**< The time, on the clock of the track (nanoseconds). */
    /** The columns, such as "fingers thumb+index, count 1"; a longer text is cut. */
    char text[240];
} velto_track_text;

/** The definition of a program's own track. */
typedef struct velto_track_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_value_type value_type; /**< The type of its values. */
    /** The clock of its times. A session all of whose tracks are UTC has their first and last
     *  dates as its own. */
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

/** A download of a log that is under way. */
typedef struct velto_store_download {
    uint64_t session; /**< The session of its samples. */
    uint64_t page_count; /**< Number of pages on the disk. */
    uint64_t changed_utc_ns; /**< When the newest page came, since 1970 (nanoseconds). */
    /** Whether this store downloads it now; if not, velto_store_download_log() goes on with it. */
    velto_bool is_running;
    uint32_t reserved; /**< Zero. */
    char address[64]; /**< The address of the device. */
    uint8_t reserved_bytes[64]; /**< Zero. */
} velto_store_download;

/** The tracks of a device from which its orientation is computed. */
typedef struct velto_orientation_tracks {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** Whether each orientation follows from the frames up to it alone; 0 filters forwards and
     *  backwards, which is better. */
    velto_bool is_live;
    uint64_t rotation_rate; /**< The track of the gyroscope, with three columns in rad/s. */
    /** The track of the accelerometer, with three columns in m/s², at any rate; 0 if it is the
     *  same. */
    uint64_t acceleration;
    /** The track of the magnetometer, with three columns in T; 0 for none. */
    uint64_t magnetic_field;
    uint64_t from_ns; /**< The earliest time, on the clock of the tracks (nanoseconds). */
    uint64_t to_ns; /**< The latest time; 0 for no limit (nanoseconds). */
    /** Whether the period is that of the definition; 0 measures it by the times of the track. */
    velto_bool keeps_period;
    uint32_t reserved; /**< Zero. */
} velto_orientation_tracks;

#define VELTO_ORIENTATION_TRACKS_INIT                                                             \
    {VELTO_SIZE_OF(velto_orientation_tracks), 0, 0, 0, 0, 0, 0, 0, 0}

/** Fill a velto_orientation_tracks with its defaults. */
VELTO_API velto_result velto_orientation_tracks_init(velto_orientation_tracks *tracks, size_t size);

/* -- Stores -------------------------------------------------------------------------------------- */

/**
 * Open a file of sessions, or make it.
 *
 * Sessions whose program went away are closed at their last frame. A file of a newer version is
 * refused and left as it is, and so is a log without its file. The path ":memory:" makes a store in
 * memory, for tests, which ends with its handle.
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
 * @returns VELTO_OK; VELTO_ERROR_IO (not all frames could be written: the library tries again each
 *          second, and at the end of the context their sessions become RECOVERED); VELTO_ERROR_BUSY
 *          (another program writes for too long, likewise).
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
 * @returns VELTO_OK; VELTO_ERROR_IO (the disk has less than a megabyte left, or the file cannot be
 *          written); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_FORMAT (the file is
 *          damaged).
 * @blocks bounded.
 * @see velto_store_add_signal, velto_store_end_session
 */
VELTO_API velto_result velto_store_begin_session(velto_store store,
                                                 const char *label,
                                                 uint64_t *out_session);

/**
 * Record a signal until the session ends, whenever its device is connected.
 *
 * A device that is not there yet is connected as soon as it is: it is tried every ten seconds until
 * its first frame. A device that sends nothing for 3 s is reported by VELTO_EVENT_TRACK_SILENT, and
 * a gap of its track.
 *
 * @param session  a session that this store began.
 * @param signal   a STREAMABLE signal.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the signal cannot be streamed);
 *          VELTO_ERROR_INVALID_STATE (the session does not run, or another store began it);
 *          VELTO_ERROR_ALREADY (the session records the signal already); VELTO_ERROR_IO (the disk
 *          has room for less than ten minutes of all signals).
 * @see velto_store_begin_session
 */
VELTO_API velto_result velto_store_add_signal(velto_store store,
                                              uint64_t session,
                                              velto_signal signal);

/**
 * Record the events of a device until the session ends.
 *
 * Each kind of event is a track with columns of its own, made with its first event: "buttons",
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
 * @param session  a session that this store began.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
 *          it); VELTO_ERROR_ALREADY (the session records the device already).
 * @see velto_store_add_signal, velto_store_read_text
 */
VELTO_API velto_result velto_store_add_device(velto_store store,
                                              uint64_t session,
                                              velto_device device);

/**
 * Record the game input of a device as a track until the session ends.
 *
 * The track "input" has what the program's polls return, at most `rate` times a second: position_x,
 * position_y, relative_x, relative_y, direction, velocity, throw_power, buttons (bits), the
 * orientation w, x, y, z, and receiving (1 or 0). While the program does not poll, nothing is
 * recorded.
 *
 * @param session  a session that this store began.
 * @param device   the device, also a virtual one.
 * @param rate     the most samples per second, such as 60 (hertz, 0.1 to 1000).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
 *          it); VELTO_ERROR_ALREADY (the session records the input of the device already).
 * @see velto_store_add_device, velto_device_poll_input
 */
VELTO_API velto_result velto_store_add_input(velto_store store,
                                             uint64_t session,
                                             velto_device device,
                                             double rate);

/**
 * Add a track for the program's own samples.
 * @param session    a session that this store began.
 * @param out_track  receives the number of the track.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
 *          it); VELTO_ERROR_INVALID_ARGUMENT (the definition has no signal, no channels, too many,
 *          two of one name, or control characters in a name); VELTO_ERROR_IO (the file cannot be
 *          written); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_BUSY (another program
 *          writes).
 * @blocks bounded.
 * @see velto_store_write_track
 */
VELTO_API velto_result velto_store_add_track(velto_store store,
                                             uint64_t session,
                                             const velto_track_def *def,
                                             uint64_t *out_track);

/**
 * Append samples to a track of the program's own.
 *
 * Only `timestamp_ns`, `tick` and `flags` of the infos count; the samples are numbered in their
 * order. They are committed as those of signals are.
 *
 * @param track   a track that this store added, of a session that runs.
 * @param infos   the times of the samples, none before the one before it; at most 65536.
 * @param values  the values of the samples, row by row, in the type of the track; at most 16777216
 *                bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the track is not the program's own, or its session
 *          has ended); VELTO_ERROR_INVALID_ARGUMENT (a time is before the one before it, also of an
 *          earlier call, or above 2^63 - 1, the last that a file can hold; nothing is appended);
 *          VELTO_ERROR_WRONG_KIND (the values are not those of the columns, which the error names).
 * @see velto_store_add_track
 */
VELTO_API velto_result velto_store_write_track(velto_store store,
                                               uint64_t track,
                                               const velto_frame_info *infos,
                                               size_t count,
                                               const void *values,
                                               size_t size);

/**
 * Note samples that are missing behind the newest one of a track of the program's own.
 * @param track        a track that this store added, of a session that runs.
 * @param kind         the cause, not NONE.
 * @param time_ns      when it began, on the clock of the track (nanoseconds, at most
 *                     9223372036854775807).
 * @param duration_ns  its duration (nanoseconds, at most 9223372036854775807).
 * @param count        the number of missing samples; 0 if it is unknown (at most
 *                     9223372036854775807).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the track is not the program's own, or its session
 *          has ended); VELTO_ERROR_INVALID_ARGUMENT (the kind is NONE).
 * @see velto_store_write_track, velto_store_list_gaps
 */
VELTO_API velto_result velto_store_write_gap(velto_store store,
                                             uint64_t track,
                                             velto_track_gap_kind kind,
                                             uint64_t time_ns,
                                             uint64_t duration_ns,
                                             uint64_t count);

/**
 * Mark the present moment of a session.
 * @param session  a session that this store began.
 * @param text     a text for people; at most 1023 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
 *          it); VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is
 *          damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_list_marks
 */
VELTO_API velto_result velto_store_add_mark(velto_store store, uint64_t session, const char *text);

/**
 * End a session by itself once it has a size or a duration.
 *
 * VELTO_EVENT_SESSION_ENDED reports the end. The size counts what was written for it, and is
 * reached within a second.
 *
 * @param session   a session that this store began.
 * @param size      the size; 0 for none (bytes).
 * @param duration  the duration since its beginning; 0 for none (seconds, 0 to 1000000000).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
 *          it).
 * @see velto_store_get_status
 */
VELTO_API velto_result velto_store_set_limit(velto_store store,
                                             uint64_t session,
                                             uint64_t size,
                                             double duration);

/**
 * Change the label or the notes of a session.
 * @param label  the label; NULL leaves it as it is; at most 1023 bytes. May be NULL.
 * @param notes  the notes; NULL leaves them as they are; at most 65535 bytes. May be NULL.
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
 * Get the counts of a session.
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
 * Commit the frames that have arrived, and end a session.
 * @param session  a session that this store began.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the session does not run, or another store began
 *          it); VELTO_ERROR_IO (the disk is full, or the file cannot be written; the session runs
 *          on); VELTO_ERROR_BUSY (another program writes; the session runs on).
 * @blocks bounded.
 * @see velto_store_begin_session
 */
VELTO_API velto_result velto_store_end_session(velto_store store, uint64_t session);

/* -- Logs ---------------------------------------------------------------------------------------- */

/**
 * Download the log of a board into a session.
 *
 * The samples of a page and the place in the log become durable in one transaction; only then the
 * board erases the page. After a crash, a lost link or the end of the program, call it again: it
 * goes on in the same session, loses nothing and doubles nothing. The session has the dates of its
 * samples, not those of the download. The operation ends with the log, whose session is then ENDED.
 * An operation that fails ends the session too, and the next call goes on in it. The log must be
 * stopped.
 *
 * Each logger is a track; samples without a date are one of their own.
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
 *          download of the board runs); VELTO_ERROR_IO (the file cannot be written);
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
 * List the downloads that are under way, the oldest first.
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
 * List the sessions that a query matches, the newest first.
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
 * @returns VELTO_OK; VELTO_NOTHING (there is no further frame); VELTO_ERROR_WRONG_KIND (the frames
 *          of the track have other columns: the error names both); VELTO_ERROR_NOT_FOUND (there is
 *          no such track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file
 *          cannot be read); VELTO_ERROR_BUSY (another program writes).
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
 * It is velto_orientation_filter() for tracks. The frames are those that velto_store_read_track()
 * returns for the same track and times, in their order. The range of the gyroscope is that of the
 * track, unless the definition has one.
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
 * @param def     the definition; OFFLINE is not looked at. NULL for the defaults.
 * @param frames  receives an orientation for each frame of the gyroscope.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a track has other columns, more than 2,097,152
 *          frames, no frames or times of another clock: the error names it); VELTO_ERROR_NOT_FOUND
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
 * Read the next frames of a track as text, above all those of events.
 *
 * A call returns at most 1024 frames. Begin with `after_sequence` 0, and go on with the number of
 * the last frame that was read, until NOTHING.
 *
 * @param after_sequence  the sequence number after which to begin, 0 for the first frame.
 * @param from_ns         the earliest time, on the clock of the track (nanoseconds).
 * @param to_ns           the latest time (nanoseconds).
 * @param rows            receives the frames, oldest first.
 * @returns VELTO_OK; VELTO_NOTHING (there is no further frame); VELTO_ERROR_NOT_FOUND (there is no
 *          such track); VELTO_ERROR_FORMAT (the file is damaged); VELTO_ERROR_IO (the file cannot
 *          be read); VELTO_ERROR_BUSY (another program writes).
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
 * Read the smallest and the largest values of a track in equal parts of a range of times.
 *
 * It draws a curve of a whole session: what it costs follows from `capacity`, the number of parts,
 * and hardly from the number of frames. Each row of `values` is a part with frames: for each
 * channel the smallest value and the largest one. `timestamp_ns` of its info is the beginning of
 * the part, `sequence` its number from 0, and `tick` the number of its frames. `frame_size` is 8
 * bytes for each channel. The range is cut to that of the frames.
 *
 * @param units    the units of the values; RAW values are numbers of type float, too.
 * @param from_ns  the earliest time, on the clock of the track (nanoseconds).
 * @param to_ns    the latest time (nanoseconds).
 * @param values   receives the parts; there is room for `capacity` of them, also in `infos`, which
 *                 may be NULL.
 * @returns VELTO_OK; VELTO_NOTHING (there is no frame in the range); VELTO_ERROR_WRONG_KIND (the
 *          frames of the track have other columns: the error names both); VELTO_ERROR_NOT_FOUND
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
 * The decimal separator does not depend on the locale. Nothing is filled where frames are missing.
 * Beside the table is a JSON file of the same name, as velto_store_export_session() writes it.
 *
 * @param units  the units of the values; NATIVE for ORIGINAL.
 * @param path   the file, which must not exist; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect);
 *          VELTO_ERROR_NOT_FOUND (there is no such track); VELTO_ERROR_IO (the file exists or
 *          cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store is
 *          damaged); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_CANCELLED
 *          (velto_store_cancel_exports() ended it).
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
 * gaps, marks and clocks. The path is a folder for a table for each track, and a file for one
 * table. In one table, marks are in a last column, each in the first row at or after it. Memory
 * does not depend on the size of the session. Files of an export that fails are removed.
 *
 *     velto_export_def def = VELTO_EXPORT_DEF_INIT;
 *     def.is_aligned = 1;
 *     def.grid_rate = 100;
 *     velto_store_export_session(store, session, &def, "walk.csv");
 *
 * @param def   the definition. NULL for the defaults.
 * @param path  the folder, which is made if it does not exist, or the file; at most 4095 bytes.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the units are not those of the dialect, or an
 *          aligned table is ORIGINAL or RAW); VELTO_ERROR_NOT_FOUND (there is no such session or
 *          grid track, or there are no frames for one table); VELTO_ERROR_UNSUPPORTED (the tracks
 *          have times of different clocks, and cannot be in one table); VELTO_ERROR_IO (a file
 *          exists or cannot be written, or the store cannot be read); VELTO_ERROR_FORMAT (the store
 *          is damaged); VELTO_ERROR_BUSY (another program writes); VELTO_ERROR_CANCELLED
 *          (velto_store_cancel_exports() ended it).
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
 * Get the progress of the exports that run, in other threads.
 *
 * An export occupies the thread that calls it; another one shows its progress, and ends it by
 * velto_store_cancel_exports().
 *
 * @param out_done   receives the number of rows that are written.
 * @param out_total  receives the number of rows in all, about: a range of times has fewer.
 * @returns VELTO_OK; VELTO_NOTHING (no export runs).
 * @see velto_store_export_session, velto_store_cancel_exports
 */
VELTO_API velto_result velto_store_get_export_progress(velto_store store,
                                                       uint64_t *out_done,
                                                       uint64_t *out_total);

/**
 * End the exports that run, in other threads.
 *
 * They fail with VELTO_ERROR_CANCELLED, and leave no file.
 *
 * @returns VELTO_OK (also if none runs).
 * @see velto_store_get_export_progress
 */
VELTO_API velto_result velto_store_cancel_exports(velto_store store);

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

/* -- Files --------------------------------------------------------------------------------------- */

/**
 * Copy a session, or all, into a new file.
 *
 * The copy is one file of its own, to be sent or kept as a backup. Sessions may run meanwhile: they
 * are copied as far as they are on the disk, as RECOVERED.
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
 * Give free space of the file back to the disk.
 *
 * Removing sessions does that too. Others record meanwhile.
 *
 * @returns VELTO_OK; VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is
 *          damaged); VELTO_ERROR_BUSY (another program writes).
 * @blocks bounded.
 * @see velto_store_remove_sessions
 */
VELTO_API velto_result velto_store_compact(velto_store store);

/**
 * Delete the sessions that a query matches, and give their space back.
 *
 * Sessions that run are left alone. Others record meanwhile.
 *
 *     velto_session_query query = VELTO_SESSION_QUERY_INIT;
 *     uint64_t count;
 *     query.address = "C0:FF:EE:00:00:01"; // those of one device
 *     velto_store_remove_sessions(store, &query, &count);
 *
 * @param query      the query; without conditions, all sessions.
 * @param out_count  receives the number of deleted sessions.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (the query names one session, which runs);
 *          VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_FORMAT (the file is damaged);
 *          VELTO_ERROR_BUSY (another program writes).
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
