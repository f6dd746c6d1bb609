/*
 * Contexts.
 *
 * A context owns everything: its backends, the devices it has seen, pending operations and event
 * queues. Most programs create one and keep it. Several may exist at once, for instance for two
 * plug-ins in one process; they share nothing.
 *
 * By default a context has its own thread that does all the work, and every function here returns
 * at once. A pumped context (VELTO_CONTEXT_PUMPED) starts no thread: the program calls
 * velto_context_dispatch(), for instance once per frame, or whenever the pump descriptor becomes
 * readable. A pumped context may have a manual clock (VELTO_CONTEXT_MANUAL_CLOCK): only
 * velto_context_advance_clock() advances time, and nothing ever waits.
 *
 * A backend provides devices: BlueZ is the Bluetooth service of the system, the simulated backend
 * lives inside the context, and the host backend is a Bluetooth stack provided by the program.
 * Creating a context succeeds without a radio. Operations that need a radio then fail, and adapter
 * events report when a radio becomes available.
 *
 * Generated from bindings/api/context.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_CONTEXT_H
#define VELTOKIT_VELTO_CONTEXT_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Creating and destroying --------------------------------------------------------------------- */

/** A source of devices. */
typedef uint32_t velto_backend;
#define VELTO_BACKEND_BLUEZ     0x1u /**< The system's Bluetooth service. */
#define VELTO_BACKEND_SIMULATED 0x2u /**< Simulated devices inside the context. */
#define VELTO_BACKEND_HOST      0x4u /**< The program's own Bluetooth stack, see velto_host.h. */

/** Options of a context. */
typedef uint32_t velto_context_flag;
/** The program runs the context by velto_context_dispatch(); the library starts no thread. */
#define VELTO_CONTEXT_PUMPED        0x1u
/** Only velto_context_advance_clock() advances time; requires PUMPED. */
#define VELTO_CONTEXT_MANUAL_CLOCK  0x2u
/** Known devices and the states of boards are neither read from the state folder nor written to
 *  it; they last as long as the context. Profiles still use the folder. */
#define VELTO_CONTEXT_EPHEMERAL     0x4u
/** When a device is first connected, the profile saved by velto_device_save_profile() is loaded. */
#define VELTO_CONTEXT_LOAD_PROFILES 0x8u
/** Connecting by name fails if several devices in range have the name, and the error lists their
 *  addresses. Without this flag, the device with the strongest signal is connected. */
#define VELTO_CONTEXT_UNIQUE_NAMES  0x10u

/** Families of devices, as a set; the bit of each is 1 << its number in velto_family. */
typedef uint32_t velto_families;
#define VELTO_FAMILIES_TRIKI    0x2u /**< Triki caps. */
#define VELTO_FAMILIES_TAP      0x4u /**< TAP wearables. */
#define VELTO_FAMILIES_METAWEAR 0x8u /**< MetaWear boards. */

/** The definition of a context. */
typedef struct velto_context_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** The backends to use; 0 uses the environment variable VELTO_BACKEND (bluez, simulated or
     *  both, separated by a comma), or else BlueZ. VELTO_BACKEND=simulated also adds one playing
     *  cap, which is removed when the program creates simulated devices. */
    velto_backend backends;
    velto_context_flag flags; /**< Options. */
    /** Capacity of the default queue (1 to 65536; default 256, also for 0). */
    uint32_t event_capacity;
    /** Another context with the same owner name is destroyed first, so that an engine can reload
     *  a plug-in; NULL for none. */
    const char *owner_name;
    /** Address of the message bus; NULL for DBUS_SYSTEM_BUS_ADDRESS or the system bus. */
    const char *bus_address;
    const char *adapter; /**< The adapter to use, such as "hci0"; NULL for the best one. */
    /** Time that auto-connect waits after the first likely device before it decides; 0 connects
     *  the first (seconds, 0 to 60; default 0.6). Source: Triki protocol notes, 1.4. */
    double settle_time;
    /** Time between the loss of a link and the first attempt to re-establish it; later delays
     *  grow to 30 s (seconds, 0 to 3600; default 1.5). Source: Triki protocol notes, 1.7. */
    double reconnect_delay;
    /** Folder for known devices and profiles, created when needed; NULL for
     *  $XDG_STATE_HOME/veltokit or ~/.local/state/veltokit (at most 4000). */
    const char *state_path;
    /** The families that auto-connect accepts, including devices that the system uses; 0 accepts
     *  all, except a TAP that is the system's keyboard. */
    velto_families auto_connect_families;
    /** Number of links that the adapter of the simulated backend supports; 0 for no limit. It
     *  refuses further links, as a controller does (0 to 256). */
    uint32_t simulated_link_limit;
} velto_context_def;

#define VELTO_CONTEXT_DEF_INIT                                                                    \
    {VELTO_SIZE_OF(velto_context_def), 0, 0, 256, NULL, NULL, NULL, 0.6, 1.5, NULL, 0, 0}

/** Fill a velto_context_def with its defaults. */
VELTO_API velto_result velto_context_def_init(velto_context_def *def, size_t size);

/**
 * Create and start a context.
 *
 * Most games pass NULL for the definition. The call also succeeds without a radio, and with an
 * unusable state folder: the log then has a warning, and known devices are lost with the context.
 *
 *     velto_context *context;
 *     velto_context_def def = VELTO_CONTEXT_DEF_INIT;
 *     def.backends = VELTO_BACKEND_SIMULATED; // no radio needed; leave it out for BlueZ
 *     if (velto_context_create(&def, &context) < 0) {
 *         fprintf(stderr, "%s\n", velto_error_message());
 *         return 1;
 *     }
 *     // ... the game ...
 *     velto_context_destroy(context);
 *
 * @param def  the definition. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a manual clock without PUMPED, or VELTO_BACKEND
 *          names an unknown backend); VELTO_ERROR_UNSUPPORTED (VELTO_BACKEND names host: only the
 *          program can provide that radio); VELTO_ERROR_OUT_OF_MEMORY (no descriptors, threads or
 *          handles are left).
 * @blocks bounded; while reading a small file; 1.5 s if it destroys an older context with the same
 *         owner name.
 * @see velto_context_destroy, velto_context_set_auto_connect
 */
VELTO_API velto_result velto_context_create(const velto_context_def *def,
                                            velto_context **out_context);

/**
 * Destroy a context and everything that belongs to it.
 *
 * Pending operations are cancelled, links established by the context are closed, and all its
 * handles become stale. The call may be made at any time, and returns when all threads of the
 * context have ended. NULL and stale pointers are ignored.
 *
 * @blocks bounded; 10 ms without links, 1.5 s with links; longer while known devices are written to
 *         a slow disk, and 0.5 s longer while another program writes them.
 * @see velto_context_create
 */
VELTO_API void velto_context_destroy(velto_context *context);

/** The current state of a context. */
typedef struct velto_context_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_backend backends; /**< The backends in use. */
    velto_context_flag flags; /**< Options. */
    uint32_t adapter_count; /**< Number of adapters present. */
    uint32_t device_count; /**< Number of devices. */
    uint32_t connected_count; /**< Number of devices that are ready. */
    int32_t auto_connect_players; /**< Number of players of auto-connect. */
    /** Whether discovery is running, for the program or for auto-connect. */
    velto_bool is_scanning;
    /** Number of links that the adapter supports, learned from refused links; 0 until a link is
     *  refused. */
    uint32_t link_limit;
    uint32_t waiting_count; /**< Number of devices waiting for a link of the adapter. */
    /** The reason why required discovery is not running; VELTO_OK while it is running or not
     *  required. VELTO_EVENT_SCAN_STOPPED reports a change. */
    velto_result search_problem;
} velto_context_info;

#define VELTO_CONTEXT_INFO_INIT                                                                   \
    {VELTO_SIZE_OF(velto_context_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * Get the current state of a context.
 * @see velto_context_get_stats, velto_context_get_features
 */
VELTO_API velto_result velto_context_get_info(velto_context *context, velto_context_info *out_info);

/** Counters of a context since its creation. */
typedef struct velto_context_stats {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t pending_op_count; /**< Pending operations. */
    uint64_t packet_count; /**< Packets of all devices on all links, with and without motion. */
    uint64_t dropped_packet_count; /**< Packets dropped before they were polled. */
    /** Log lines dropped because the log was not polled, or the standard error stream was
     *  blocked. */
    uint64_t lost_log_line_count;
} velto_context_stats;

#define VELTO_CONTEXT_STATS_INIT                                                                  \
    {VELTO_SIZE_OF(velto_context_stats), 0, 0, 0, 0}

/**
 * Get the counters of a context.
 * @see velto_context_get_info
 */
VELTO_API velto_result velto_context_get_stats(velto_context *context,
                                               velto_context_stats *out_stats);

/** Features available to a context. */
typedef uint32_t velto_feature;
#define VELTO_FEATURE_LIBDBUS 0x1u /**< libdbus, the library for the message bus, is installed. */
#define VELTO_FEATURE_BLUEZ   0x2u /**< The Bluetooth service responds. */
/** An adapter that can connect to devices is present and powered. */
#define VELTO_FEATURE_ADAPTER 0x4u

/**
 * Get the available features.
 *
 * Use them in setup screens and bug reports. The features may change at any time.
 */
VELTO_API velto_result velto_context_get_features(velto_context *context,
                                                  velto_feature *out_features);

/**
 * Describe the search for devices in a sentence that a game can show.
 *
 * The sentence explains why a player has no device: no Bluetooth, with the remedy; no device in
 * range; more devices than players; a device that is being connected. For translated messages, use
 * the code `velto_context_info.search_problem`.
 *
 *     char sentence[160];
 *     velto_device device;
 *     if (velto_context_find_player(context, 0, &device) == VELTO_NOTHING) {
 *         velto_context_describe_search(context, sentence, sizeof sentence, NULL);
 *         puts(sentence); // "Bluetooth is switched off: switch it on in ..."
 *     }
 *
 * @see velto_context_get_info, velto_context_set_auto_connect, velto_context_describe_support
 */
VELTO_API velto_result velto_context_describe_search(velto_context *context,
                                                     char *buffer,
                                                     size_t capacity,
                                                     size_t *out_count);

/**
 * Get a text with all information needed in a bug report.
 *
 * The report lists the versions of library, kernel and BlueZ, the permissions of the process, the
 * adapters, the devices with the route of their notifications, and losses and errors so far,
 * including the last 64 errors of the message bus. The call reads snapshots and small local files
 * only: it never waits for another program, and works without a bus. The report contains names and
 * addresses of devices in range.
 *
 * @param buffer  receives the report, some kilobytes. It may grow after its size was queried: pass
 *                a larger buffer. The format may change at any time.
 * @blocks bounded; while reading a few small files of the system.
 * @see velto_context_get_features, velto_context_poll_log
 */
VELTO_API velto_result velto_context_describe_support(velto_context *context,
                                                      char *buffer,
                                                      size_t capacity,
                                                      size_t *out_count);

/* -- Players -------------------------------------------------------------------------------------
 *
 * A player is an index, 0 to 63. A device keeps its player index while its link is down, so "player
 * 1" is the same wearable after a battery change. The index is also kept across runs of the
 * program.
 */

/**
 * Connect likely devices automatically until every player has one.
 *
 * The context scans while any player lacks a device, and stops when all players have one. It
 * decides once `settle_time` has passed since the first likely device was seen. If no more likely
 * devices than free indices are in range, it connects all of them. If there are more, it connects
 * the devices that were connected before, in this run or an earlier one, if no more of these are in
 * range than free indices; then it decides again for the indices that remain. Otherwise it connects
 * none, sends VELTO_EVENT_CHOICE_NEEDED, and continues to scan. Each device gets its previous
 * index, if that is free and less than `players`, or else the lowest free index.
 *
 * Every connecting device counts as a player, and so does every READY device with a position or a
 * button, even a board that only measures and has no player index. For each such board, add 1 to
 * `players`.
 *
 * A TAP that is paired with the system is also the system's keyboard. The context does not connect
 * such a TAP until the program has connected it once or has set its family, unless
 * `velto_context_def.auto_connect_families` includes TAPs.
 *
 *     velto_input input = VELTO_INPUT_INIT;
 *     velto_context_set_auto_connect(context, 2); // two players, whenever their devices appear
 *     while (game_is_running()) {
 *         for (int player = 0; player < 2; player++) {
 *             velto_context_poll_player(context, player, VELTO_DT_MEASURE, &input);
 *             if (input.flags & VELTO_INPUT_CONNECTED) move_paddle(player, input.position_x);
 *         }
 *     }
 *
 * @param players  the number of players; 0 disables auto-connect (0 to 64).
 * @source Triki protocol notes, 1.4 and 12.4
 * @see velto_context_find_player, velto_context_list_known_devices
 */
VELTO_API velto_result velto_context_set_auto_connect(velto_context *context, int32_t players);

/**
 * Find the device of a player.
 * @param player_index  the player (0 to 63).
 * @param out_device    receives the device, or null.
 * @returns VELTO_OK; VELTO_NOTHING (the player has no device).
 * @see velto_context_set_auto_connect
 */
VELTO_API velto_result velto_context_find_player(velto_context *context,
                                                 int32_t player_index,
                                                 velto_device *out_device);

/**
 * Swap the devices of two players in one step.
 *
 * No poll sees either device without a player. If one player has no device, the other player's
 * device moves there. Each device whose index changes sends VELTO_EVENT_PLAYER_CHANGED.
 *
 * @param one    one player (0 to 63).
 * @param other  the other player (0 to 63).
 * @returns VELTO_OK; VELTO_NOTHING (neither player has a device).
 * @see velto_device_set_player_index, velto_context_find_player
 */
VELTO_API velto_result velto_context_swap_players(velto_context *context,
                                                  int32_t one,
                                                  int32_t other);

/* -- Adapters ------------------------------------------------------------------------------------ */

/** A Bluetooth adapter. */
typedef struct velto_adapter_info {
    char identifier[32]; /**< Name in the system, such as "hci0". */
    char address[VELTO_ADDRESS_SIZE]; /**< Address, such as "00:11:22:33:44:55". */
    char name[128]; /**< Name given by its user, truncated if longer. */
    velto_bool is_present; /**< Whether it is present. */
    velto_bool is_powered; /**< Whether it is powered. */
    velto_bool is_usable; /**< Whether it can connect to devices. */
    velto_bool is_selected; /**< Whether it is in use. */
    uint32_t reserved[14]; /**< Zero. */
} velto_adapter_info;

/**
 * List the present adapters.
 *
 * The list is empty until the Bluetooth service has responded, shortly after the context was
 * created.
 *
 * @see velto_context_select_adapter
 */
VELTO_API velto_result velto_context_list_adapters(velto_context *context,
                                                   velto_adapter_info *adapters,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Select the adapter for further scans and links.
 *
 * Links on another adapter stay up.
 *
 * @param identifier  the adapter, such as "hci0"; at most 31 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no adapter has that name).
 * @see velto_context_list_adapters
 */
VELTO_API velto_result velto_context_select_adapter(velto_context *context, const char *identifier);

/* -- Pumping ------------------------------------------------------------------------------------- */

/**
 * Run everything that is due in a pumped context.
 *
 * The call waits up to the timeout for work, and returns once the work is done. Pass 0 when calling
 * it once per frame.
 *
 *     struct pollfd pump = {-1, POLLIN, 0};
 *     velto_context_get_pump_fd(context, &pump.fd);
 *     while (game_is_running()) {
 *         poll(&pump, 1, -1); // together with the program's own descriptors
 *         velto_context_dispatch(context, 0);
 *     }
 *
 * @param context  a pumped context.
 * @param timeout  longest wait, or VELTO_FOREVER (seconds).
 * @returns VELTO_OK (work was done); VELTO_NOTHING (nothing was due); VELTO_ERROR_UNSUPPORTED (the
 *          context is not pumped); VELTO_ERROR_BUSY (another thread dispatches).
 * @threads one thread at a time per context.
 * @blocks up to the timeout.
 * @see velto_context_get_pump_fd, velto_context_get_next_deadline_ns
 */
VELTO_API velto_result velto_context_dispatch(velto_context *context, double timeout);

/**
 * Get the descriptor that becomes readable when a pumped context has work.
 *
 * Poll the descriptor, but never read or close it. An event loop needs nothing else: deadlines also
 * make it readable, except those of a manual clock, so poll(2) needs no timeout.
 *
 * @param context  a pumped context.
 * @param out_fd   receives the descriptor, owned by the context.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context is not pumped).
 * @see velto_context_get_next_deadline_ns, velto_context_dispatch
 */
VELTO_API velto_result velto_context_get_pump_fd(velto_context *context, int32_t *out_fd);

/**
 * Get the time by which a pumped context must be dispatched.
 * @param context          a pumped context.
 * @param out_deadline_ns  receives the time on the context's clock, which may be past; the largest
 *                         number if nothing is due (nanoseconds).
 * @returns VELTO_OK; VELTO_NOTHING (nothing is due); VELTO_ERROR_UNSUPPORTED (the context is not
 *          pumped).
 * @see velto_context_get_pump_fd, velto_context_get_time_ns
 */
VELTO_API velto_result velto_context_get_next_deadline_ns(velto_context *context,
                                                          uint64_t *out_deadline_ns);

/* -- Time ---------------------------------------------------------------------------------------- */

/**
 * Get the time on the context's clock.
 *
 * This is the monotonic clock of the system, or the manual clock, which starts at one second. So 0
 * always means never.
 *
 * @param out_time_ns  receives the time (nanoseconds).
 * @see velto_context_get_utc_ns
 */
VELTO_API velto_result velto_context_get_time_ns(velto_context *context, uint64_t *out_time_ns);

/**
 * Convert a time on the context's clock to a date.
 *
 * Use it with the timestamps of events, values and frames. The date follows the system's clock,
 * even if that was set since. The context's clock stops while the machine sleeps; a time before a
 * sleep keeps its date. On a manual clock, dates continue from the system's date when the context
 * was created.
 *
 * @param timestamp_ns  a time on the context's clock (nanoseconds).
 * @param out_utc_ns    receives the time since 1970-01-01 00:00 UTC (nanoseconds).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the time is more than ten years ahead of the
 *          clock).
 * @see velto_context_get_time_ns, velto_context_get_clock_anchor
 */
VELTO_API velto_result velto_context_get_utc_ns(velto_context *context,
                                                uint64_t timestamp_ns,
                                                uint64_t *out_utc_ns);

/**
 * Get the same moment on both clocks, to convert dates to times of the context.
 * @param out_time_ns  receives the time on the context's clock (nanoseconds).
 * @param out_utc_ns   receives the same moment, since 1970-01-01 00:00 UTC (nanoseconds).
 * @see velto_context_get_utc_ns, velto_context_get_time_ns
 */
VELTO_API velto_result velto_context_get_clock_anchor(velto_context *context,
                                                      uint64_t *out_time_ns,
                                                      uint64_t *out_utc_ns);

/**
 * Advance a manual clock, and run everything that becomes due, in order.
 *
 * The cost grows with the work. A year without work is one step; if the context has found devices,
 * it takes half a second, since their presence is checked every minute. Simulated devices cost a
 * fraction of a microsecond per packet and advertisement: an hour of one cap that streams 100
 * packets per second takes about 0.3 s.
 *
 * @param context  a pumped context with a manual clock.
 * @param seconds  the time to advance (seconds, 0 to 31536000).
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the clock is not manual); VELTO_ERROR_BUSY (another
 *          thread dispatches).
 * @threads one thread at a time per context.
 * @blocks bounded; while running everything that becomes due.
 * @see velto_context_advance_clock_to, velto_context_dispatch
 */
VELTO_API velto_result velto_context_advance_clock(velto_context *context, double seconds);

/**
 * Advance a manual clock to a timestamp, and run everything that becomes due, in order.
 *
 * The result is exact to the nanosecond, while each step of velto_context_advance_clock() is
 * rounded.
 *
 * @param context       a pumped context with a manual clock.
 * @param timestamp_ns  the time on the context's clock, at most a year ahead (nanoseconds).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (timestamp_ns is in the past or more than a year
 *          ahead); VELTO_ERROR_UNSUPPORTED (the clock is not manual); VELTO_ERROR_BUSY (another
 *          thread dispatches).
 * @threads one thread at a time per context.
 * @blocks bounded; while running everything that becomes due.
 * @see velto_context_advance_clock, velto_context_get_time_ns
 */
VELTO_API velto_result velto_context_advance_clock_to(velto_context *context,
                                                      uint64_t timestamp_ns);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_CONTEXT_H */
