/*
 * Contexts: the library at work.
 *
 * A context owns everything: its backends, the devices it met, running operations and event queues.
 * Most programs create one and keep it. Several may live side by side, for instance two plug-ins in
 * one process; they share nothing.
 *
 * Ordinarily a context has a thread of its own that does all the work, and every function here
 * returns at once. A pumped context (VELTO_CONTEXT_PUMPED) starts no thread: the program calls
 * velto_context_dispatch(), for instance once a frame, or whenever the pump descriptor becomes
 * readable or the next deadline has come. A pumped context may have a manual clock
 * (VELTO_CONTEXT_MANUAL_CLOCK) on which nothing ever waits: time moves by
 * velto_context_advance_clock() alone.
 *
 * A backend is where devices come from: BlueZ is the real one, the system's Bluetooth service; the
 * simulated one lives inside the context; the host's is a Bluetooth stack that the program brings
 * itself. Creating a context never fails because there is no radio. The operation that needs it
 * does, and events of adapters tell when that changes.
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

/** Where devices come from. */
typedef uint32_t velto_backend;
#define VELTO_BACKEND_BLUEZ     0x1u /**< The system's Bluetooth service. */
#define VELTO_BACKEND_SIMULATED 0x2u /**< Simulated devices inside the context. */
/** A Bluetooth stack of the program's own; not in this version, which refuses it. */
#define VELTO_BACKEND_HOST      0x4u

/** How a context works. */
typedef uint32_t velto_context_flag;
/** The program turns the context by velto_context_dispatch(); the library starts no thread. */
#define VELTO_CONTEXT_PUMPED        0x1u
/** Time moves by velto_context_advance_clock() alone; needs PUMPED. */
#define VELTO_CONTEXT_MANUAL_CLOCK  0x2u
/** Known devices are neither read from the state folder nor written to it: they last as long as
 *  the context. */
#define VELTO_CONTEXT_EPHEMERAL     0x4u
/** A device that is connected for the first time gets the profile that
 *  velto_device_save_profile() kept for it. */
#define VELTO_CONTEXT_LOAD_PROFILES 0x8u

/** How a context is to be made. */
typedef struct velto_context_def {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    /** The backends to use; 0 takes those named by the environment variable VELTO_BACKEND (a
     *  comma list of bluez, simulated and host; simulated from there also brings one cap that
     *  plays), or else BlueZ. */
    velto_backend backends;
    velto_context_flag flags; /**< How it works. */
    /** Events that the default queue holds before the oldest are dropped (1 to 65536; default
     *  256). */
    uint32_t event_capacity;
    /** Another context of the same owner name is destroyed first, so that an engine can reload a
     *  plug-in; NULL for none. */
    const char *owner_name;
    /** Address of the message bus; NULL takes DBUS_SYSTEM_BUS_ADDRESS or the system's. */
    const char *bus_address;
    const char *adapter; /**< The adapter to use, such as "hci0"; NULL takes the best one. */
    /** How long auto-connect waits after the first likely device before it decides; 0 takes the
     *  first (seconds, 0 to 60; default 0.6). Source: Triki protocol notes, 1.4. */
    double settle_time;
    /** Time between the loss of a link and the first attempt to bring it back; later pauses grow
     *  to 30 s (seconds, 0 to 3600; default 1.5). Source: Triki protocol notes, 1.7. */
    double reconnect_delay;
    /** Folder for known devices and for what velto_device_save_profile() keeps, made when it is
     *  needed; NULL takes $XDG_STATE_HOME/veltokit or ~/.local/state/veltokit (at most 4000). */
    const char *state_path;
} velto_context_def;

#define VELTO_CONTEXT_DEF_INIT                                                                    \
    {VELTO_SIZE_OF(velto_context_def), 0, 0, 256, NULL, NULL, NULL, 0.6, 1.5, NULL}

/** Fill a velto_context_def with its defaults. */
VELTO_API velto_result velto_context_def_init(velto_context_def *def, size_t size);

/**
 * Create a context and start it.
 *
 * With NULL as the definition this is the whole set-up of a game. A missing radio is no failure,
 * and neither is a state folder that cannot be used: the log tells, and known devices last as long
 * as the context.
 *
 * @param def  how it is to be made. NULL means the defaults.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a manual clock without PUMPED, or VELTO_BACKEND
 *          names an unknown backend); VELTO_ERROR_UNSUPPORTED (HOST is among the backends);
 *          VELTO_ERROR_OUT_OF_MEMORY (no descriptors, threads or handles left).
 * @blocks bounded; until a small file is read; 1.5 s when it destroys an older context of the same
 *         owner name
 * @see velto_context_destroy, velto_context_set_auto_connect
 */
VELTO_API velto_result velto_context_create(const velto_context_def *def,
                                            velto_context **out_context);

/**
 * Destroy a context with everything that belongs to it.
 *
 * Pending operations end as cancelled and links that the context made are let go; all its handles
 * become stale. It may be called at any moment and returns when all threads of the context have
 * ended. NULL and stale pointers do nothing.
 *
 * @blocks bounded; 10 ms without links, 1.5 s with links; longer if known devices are still to be
 *         written to a slow disk, and 0.2 s longer while another program writes them
 * @see velto_context_create
 */
VELTO_API void velto_context_destroy(velto_context *context);

/** What a context is and does at the moment. */
typedef struct velto_context_info {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    velto_backend backends; /**< The backends in use. */
    velto_context_flag flags; /**< How it works. */
    uint32_t adapter_count; /**< Adapters that are present. */
    uint32_t device_count; /**< Devices that are known. */
    uint32_t connected_count; /**< Devices that can be used now. */
    int32_t auto_connect_players; /**< Players for whom devices are connected automatically. */
    int32_t is_scanning; /**< Whether discovery runs, asked for or for auto-connect (0 or 1). */
} velto_context_info;

#define VELTO_CONTEXT_INFO_INIT                                                                   \
    {VELTO_SIZE_OF(velto_context_info), 0, 0, 0, 0, 0, 0, 0}

/** Fill a velto_context_info with its defaults. */
VELTO_API velto_result velto_context_info_init(velto_context_info *info, size_t size);

/**
 * Tell what a context is and does at the moment.
 * @see velto_context_get_stats, velto_context_get_features
 */
VELTO_API velto_result velto_context_get_info(velto_context *context, velto_context_info *out_info);

/** What a context has counted since it was created. */
typedef struct velto_context_stats {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    uint32_t pending_op_count; /**< Operations that have not ended. */
    uint64_t packet_count; /**< Packets of all devices that are known, on all of their links. */
    uint64_t dropped_packet_count; /**< Packets that came faster than anybody polled. */
    /** Log lines that were dropped: the log was not read, or the standard error stream took no
     *  more. */
    uint64_t lost_log_line_count;
} velto_context_stats;

#define VELTO_CONTEXT_STATS_INIT                                                                  \
    {VELTO_SIZE_OF(velto_context_stats), 0, 0, 0, 0}

/** Fill a velto_context_stats with its defaults. */
VELTO_API velto_result velto_context_stats_init(velto_context_stats *stats, size_t size);

/**
 * Tell what a context has counted since it was created.
 * @see velto_context_get_info
 */
VELTO_API velto_result velto_context_get_stats(velto_context *context,
                                               velto_context_stats *out_stats);

/** What is there to work with. */
typedef uint32_t velto_feature;
#define VELTO_FEATURE_LIBDBUS 0x1u /**< The library that talks to the message bus is installed. */
#define VELTO_FEATURE_BLUEZ   0x2u /**< The Bluetooth service answers. */
/** An adapter that can connect to devices is present and switched on. */
#define VELTO_FEATURE_ADAPTER 0x4u

/**
 * Tell what is there to work with.
 *
 * For set-up screens and bug reports. The answer may change at any time.
 */
VELTO_API velto_result velto_context_get_features(velto_context *context,
                                                  velto_feature *out_features);

/**
 * Write down everything that a bug report needs, as text for people.
 *
 * Versions of library, kernel and BlueZ; what the process may do; adapters; devices with the way
 * their values travel and why; losses and errors so far, the last 64 refusals of the message bus
 * among them. What concerns Bluetooth is gathered beforehand: no other program is waited for, and
 * it works without any bus too. What concerns the system is read from small local files at each
 * call. Names and addresses of devices in reach are part of it.
 *
 * @param buffer  receives the report, some kilobytes of lines; it may have grown since its size was
 *                asked for, so offer some more. Its form may change at any time.
 * @blocks bounded; until a few small files of the system are read
 * @see velto_context_get_features, velto_context_poll_log
 */
VELTO_API velto_result velto_context_describe_support(velto_context *context,
                                                      char *buffer,
                                                      size_t capacity,
                                                      size_t *out_count);

/* -- Players -------------------------------------------------------------------------------------
 *
 * A player is a place with a number, 0 to 63. A device keeps its place while its link is down, so
 * "player 1" is the same wearable after a battery change; and the place is remembered, so that it
 * is so in the next run of the program too.
 */

/**
 * Connect likely devices automatically until every player has one.
 *
 * The context scans by itself while players are missing, also while others play, and stops when all
 * are there. For one player it connects when exactly one likely device is in sight after the settle
 * time; for N players, when at most as many are in sight as places are free. With more it takes
 * those that were connected before, if they fit: in this run or an earlier one; or else it sends
 * VELTO_EVENT_CHOICE_NEEDED and goes on scanning. Each device gets the place that it had, if that
 * is free and less than `players`, or else the lowest free one.
 *
 * @param players  for how many players; 0 switches it off; 0 to 64.
 * @source Triki protocol notes, 1.4 and 12.4
 * @see velto_context_find_player, velto_context_list_known_devices
 */
VELTO_API velto_result velto_context_set_auto_connect(velto_context *context, int32_t players);

/**
 * Find the device of a player.
 * @param player_index  the player; 0 to 63.
 * @param out_device    receives the device, or zero.
 * @returns VELTO_OK; VELTO_NOTHING (nobody has that place).
 * @see velto_context_set_auto_connect
 */
VELTO_API velto_result velto_context_find_player(velto_context *context,
                                                 int32_t player_index,
                                                 velto_device *out_device);

/**
 * Exchange the devices of two players in one step.
 *
 * No poll finds either device without a place. If one of the places is free, the device of the
 * other one moves there. Each device that changes its place sends VELTO_EVENT_PLAYER_CHANGED.
 *
 * @param one    one player; 0 to 63.
 * @param other  the other player; 0 to 63.
 * @returns VELTO_OK; VELTO_NOTHING (both places are free).
 * @see velto_device_set_player_index, velto_context_find_player
 */
VELTO_API velto_result velto_context_swap_players(velto_context *context,
                                                  int32_t one,
                                                  int32_t other);

/* -- Adapters ------------------------------------------------------------------------------------ */

/** An adapter of the machine. */
typedef struct velto_adapter_info {
    char identifier[32]; /**< What the system calls it, such as "hci0". */
    char address[24]; /**< Its address, such as "00:11:22:33:44:55". */
    char name[128]; /**< What people call it; cut if it is longer. */
    int32_t is_present; /**< Whether it is there (0 or 1). */
    int32_t is_powered; /**< Whether it is switched on (0 or 1). */
    int32_t is_usable; /**< Whether it can connect to devices (0 or 1). */
    int32_t is_selected; /**< Whether it is the one in use (0 or 1). */
    uint32_t reserved[14]; /**< Zero. */
} velto_adapter_info;

/**
 * List the adapters that are present.
 *
 * Empty until the Bluetooth service has answered, a moment after the context was created.
 *
 * @param adapters  receives the adapters; may be NULL with capacity 0.
 * @see velto_context_select_adapter
 */
VELTO_API velto_result velto_context_list_adapters(velto_context *context,
                                                   velto_adapter_info *adapters,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Choose the adapter for scans and links from now on.
 *
 * Links that are up on another adapter stay up.
 *
 * @param identifier  the adapter, such as "hci0"; at most 31 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no adapter of that name).
 * @see velto_context_list_adapters
 */
VELTO_API velto_result velto_context_select_adapter(velto_context *context, const char *identifier);

/* -- Pumping ------------------------------------------------------------------------------------- */

/**
 * Do everything that is due in a pumped context.
 *
 * Waits up to the timeout for something to do and returns after having done it. Give 0 to call it
 * once a frame.
 *
 * @param context  a pumped context.
 * @param timeout  longest wait; VELTO_FOREVER waits without end; seconds.
 * @returns VELTO_OK (something was done); VELTO_NOTHING (nothing was due); VELTO_ERROR_UNSUPPORTED
 *          (the context is not pumped); VELTO_ERROR_BUSY (another thread dispatches).
 * @threads context: one thread at a time for the same context.
 * @blocks up to the timeout.
 * @see velto_context_get_pump_fd, velto_context_get_next_deadline_ns
 */
VELTO_API velto_result velto_context_dispatch(velto_context *context, double timeout);

/**
 * Answer the descriptor that becomes readable when a pumped context has something to do.
 *
 * To be polled, never to be read or closed. It is all that a foreign event loop needs: deadlines
 * make it readable too, so that poll(2) without a timeout misses none. Only a manual clock's do
 * not.
 *
 * @param context  a pumped context.
 * @param out_fd   receives the descriptor, which belongs to the context.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context is not pumped).
 * @see velto_context_get_next_deadline_ns, velto_context_dispatch
 */
VELTO_API velto_result velto_context_get_pump_fd(velto_context *context, int32_t *out_fd);

/**
 * Answer when a pumped context has to be dispatched at the latest.
 * @param context          a pumped context.
 * @param out_deadline_ns  receives the time on the context's clock; the largest number when nothing
 *                         is due; nanoseconds.
 * @returns VELTO_OK; VELTO_NOTHING (nothing is due); VELTO_ERROR_UNSUPPORTED (the context is not
 *          pumped).
 * @see velto_context_get_pump_fd, velto_context_get_time_ns
 */
VELTO_API velto_result velto_context_get_next_deadline_ns(velto_context *context,
                                                          uint64_t *out_deadline_ns);

/* -- Time ---------------------------------------------------------------------------------------- */

/**
 * Answer the time on the context's clock.
 *
 * The monotonic clock of the system, or the manual clock, which starts at one second; so 0 always
 * means never.
 *
 * @param out_time_ns  receives the time; nanoseconds.
 * @see velto_context_get_clock_anchor
 */
VELTO_API velto_result velto_context_get_time_ns(velto_context *context, uint64_t *out_time_ns);

/**
 * Answer one moment on two clocks, to turn times of the context into dates.
 * @param out_time_ns  receives the time on the context's clock; nanoseconds.
 * @param out_utc_ns   receives the same moment as time since 1970-01-01 00:00 UTC; nanoseconds.
 * @see velto_context_get_time_ns
 */
VELTO_API velto_result velto_context_get_clock_anchor(velto_context *context,
                                                      uint64_t *out_time_ns,
                                                      uint64_t *out_utc_ns);

/**
 * Move a manual clock and do everything that becomes due on the way, in order.
 *
 * It takes as long as there is to do: a year in which nothing happens is one step, and simulated
 * devices cost a fraction of a microsecond for each of their packets and advertisements. An hour of
 * one cap that streams 100 packets a second takes about a third of a second.
 *
 * @param context  a pumped context with a manual clock.
 * @param seconds  how far; seconds, 0 to 31536000.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the clock moves by itself); VELTO_ERROR_BUSY (another
 *          thread dispatches).
 * @threads context: one thread at a time for the same context.
 * @blocks bounded; until everything that becomes due is done
 * @see velto_context_advance_clock_to, velto_context_dispatch
 */
VELTO_API velto_result velto_context_advance_clock(velto_context *context, double seconds);

/**
 * Move a manual clock to a moment and do everything that becomes due on the way, in order.
 *
 * Unlike steps of velto_context_advance_clock(), which are rounded one by one, it hits the
 * nanosecond.
 *
 * @param context       a pumped context with a manual clock.
 * @param timestamp_ns  the moment on the context's clock, now or at most a year later; nanoseconds.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (timestamp_ns is in the past or more than a year
 *          ahead); VELTO_ERROR_UNSUPPORTED (the clock moves by itself); VELTO_ERROR_BUSY (another
 *          thread dispatches).
 * @threads context: one thread at a time for the same context.
 * @blocks bounded; until everything that becomes due is done
 * @see velto_context_advance_clock, velto_context_get_time_ns
 */
VELTO_API velto_result velto_context_advance_clock_to(velto_context *context,
                                                      uint64_t timestamp_ns);

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_context_def, 64);
VELTO_ASSERT_OFFSET(velto_context_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_context_def, backends, 4);
VELTO_ASSERT_OFFSET(velto_context_def, flags, 8);
VELTO_ASSERT_OFFSET(velto_context_def, event_capacity, 12);
VELTO_ASSERT_OFFSET(velto_context_def, owner_name, 16);
VELTO_ASSERT_OFFSET(velto_context_def, bus_address, 24);
VELTO_ASSERT_OFFSET(velto_context_def, adapter, 32);
VELTO_ASSERT_OFFSET(velto_context_def, settle_time, 40);
VELTO_ASSERT_OFFSET(velto_context_def, reconnect_delay, 48);
VELTO_ASSERT_OFFSET(velto_context_def, state_path, 56);

VELTO_ASSERT_SIZE(velto_context_info, 32);
VELTO_ASSERT_OFFSET(velto_context_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_context_info, backends, 4);
VELTO_ASSERT_OFFSET(velto_context_info, flags, 8);
VELTO_ASSERT_OFFSET(velto_context_info, adapter_count, 12);
VELTO_ASSERT_OFFSET(velto_context_info, device_count, 16);
VELTO_ASSERT_OFFSET(velto_context_info, connected_count, 20);
VELTO_ASSERT_OFFSET(velto_context_info, auto_connect_players, 24);
VELTO_ASSERT_OFFSET(velto_context_info, is_scanning, 28);

VELTO_ASSERT_SIZE(velto_context_stats, 32);
VELTO_ASSERT_OFFSET(velto_context_stats, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_context_stats, pending_op_count, 4);
VELTO_ASSERT_OFFSET(velto_context_stats, packet_count, 8);
VELTO_ASSERT_OFFSET(velto_context_stats, dropped_packet_count, 16);
VELTO_ASSERT_OFFSET(velto_context_stats, lost_log_line_count, 24);

VELTO_ASSERT_SIZE(velto_adapter_info, 256);
VELTO_ASSERT_OFFSET(velto_adapter_info, identifier, 0);
VELTO_ASSERT_OFFSET(velto_adapter_info, address, 32);
VELTO_ASSERT_OFFSET(velto_adapter_info, name, 56);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_present, 184);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_powered, 188);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_usable, 192);
VELTO_ASSERT_OFFSET(velto_adapter_info, is_selected, 196);
VELTO_ASSERT_OFFSET(velto_adapter_info, reserved, 200);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_CONTEXT_H */
