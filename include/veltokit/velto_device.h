/*
 * Devices: finding, connecting and knowing them.
 *
 * Scanning finds wearables; each gets a velto_device that lasts. A game for one player needs none
 * of this and calls velto_context_set_auto_connect(); a "choose your controller" screen starts a
 * scan, lists devices and connects one.
 *
 * A link goes through the states NONE, CONNECTING, DISCOVERING, READY and CLOSING. Only a READY
 * device delivers input. A link that is lost is established again automatically as long as the
 * program has asked for the connection and not for its end; see
 * velto_device_set_reconnect_policy().
 *
 * Which family a device belongs to is found by evidence: name and services while it advertises, its
 * services once connected. velto_device_set_family() overrides that.
 *
 * Generated from bindings/api/device.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_DEVICE_H
#define VELTOKIT_VELTO_DEVICE_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Words --------------------------------------------------------------------------------------- */

/** Stands for a signal strength that nobody has measured. */
VELTO_CONSTANT(int32_t, VELTO_RSSI_UNKNOWN, 127);

/** Which kind of wearable a device is. */
typedef int32_t velto_family;
VELTO_CONSTANT(velto_family, VELTO_FAMILY_UNKNOWN, 0); /**< Not known, or none of ours. */
VELTO_CONSTANT(velto_family, VELTO_FAMILY_TRIKI, 1); /**< A Triki cap. */
VELTO_CONSTANT(velto_family, VELTO_FAMILY_TAP, 2); /**< A TAP wearable. */
VELTO_CONSTANT(velto_family, VELTO_FAMILY_METAWEAR, 3); /**< A MetaWear board. */

/** How far a link has come. */
typedef int32_t velto_link_state;
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_NONE, 0); /**< There is no link. */
/** The device is being called. */
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_CONNECTING, 1);
/** The link is up, and the device is being made ready. */
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_DISCOVERING, 2);
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_READY, 3); /**< The device can be used. */
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_CLOSING, 4); /**< The link is being ended. */

/** Why a link ended. */
typedef int32_t velto_down_reason;
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_UNKNOWN, 0); /**< The backend does not tell. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_LOCAL, 1); /**< The program asked for it. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_REMOTE, 2); /**< The device asked for it. */
/** The device was not heard any more. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_TIMEOUT, 3);
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_AUTHENTICATION, 4); /**< Security failed. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_SUSPEND, 5); /**< The machine went to sleep. */
/** Adapter, Bluetooth service or message bus went away. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_BACKEND_LOST, 6);
/** The library gave the link up; the event's `result` says why. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_GAVE_UP, 7);

/** Whether a lost link is established again. */
typedef int32_t velto_reconnect_policy;
VELTO_CONSTANT(velto_reconnect_policy, VELTO_RECONNECT_POLICY_NEVER, 0); /**< Never. */
/** As long as the program asked for the connection and not for its end. */
VELTO_CONSTANT(velto_reconnect_policy, VELTO_RECONNECT_POLICY_AUTOMATIC, 1);

/** How notifications travel from the device to this process. */
typedef int32_t velto_notify_path;
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_NONE, 0); /**< They do not. */
/** The backend has only one way. */
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_DIRECT, 1);
/** A private socket from the Bluetooth service: cheap, quick, exclusive. */
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_SOCKET, 2);
/** Broadcast through the message bus. */
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_SIGNAL, 3);

/** What is known of a device. */
typedef uint32_t velto_device_flag;
/** Its name or services say that it is one of ours; auto-connect may take it. */
#define VELTO_DEVICE_LIKELY     0x1u
#define VELTO_DEVICE_PAIRED     0x2u /**< The system is paired with it. */
#define VELTO_DEVICE_KEPT       0x4u /**< It is never forgotten. */
#define VELTO_DEVICE_INGEST     0x8u /**< It has no link; the program feeds its packets. */
#define VELTO_DEVICE_FAMILY_SET 0x10u /**< The program has decided its family. */

/** What a device can do. */
typedef uint64_t velto_capability;
#define VELTO_CAPABILITY_POSITION      0x1ull /**< It moves a position in velto_input. */
#define VELTO_CAPABILITY_BUTTON        0x2ull /**< It has a button. */
#define VELTO_CAPABILITY_ORIENTATION   0x4ull /**< It knows its orientation. */
#define VELTO_CAPABILITY_ACCELERATION  0x8ull /**< It measures acceleration. */
#define VELTO_CAPABILITY_ROTATION_RATE 0x10ull /**< It measures the rate of rotation in rad/s. */
#define VELTO_CAPABILITY_BATTERY       0x20ull /**< It tells the charge of its battery. */

/**
 * Name of a link's state as the header spells it, such as "VELTO_LINK_STATE_READY".
 * @param state  any number.
 * @returns static text; "unknown" for a number that is no state. Never NULL.
 * @see velto_event_describe
 */
VELTO_API const char *velto_link_state_name(velto_link_state state);

/**
 * Name of a reason for which a link ended as the header spells it, such as
 * "VELTO_DOWN_REASON_TIMEOUT".
 * @param reason  any number.
 * @returns static text; "unknown" for a number that is no reason. Never NULL.
 * @see velto_event_describe
 */
VELTO_API const char *velto_down_reason_name(velto_down_reason reason);

/* -- Scanning ------------------------------------------------------------------------------------ */

/** What a scan reports. */
typedef uint32_t velto_scan_flag;
/** Only devices that are likely to be one of ours send VELTO_EVENT_DEVICE_FOUND. */
#define VELTO_SCAN_LIKELY_ONLY 0x1u

/** How to scan. */
typedef struct velto_scan_options {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    velto_scan_flag flags; /**< What the scan reports. */
} velto_scan_options;

#define VELTO_SCAN_OPTIONS_INIT                                                                   \
    {VELTO_SIZE_OF(velto_scan_options), 0}

/** Fill a velto_scan_options with its defaults. */
VELTO_API velto_result velto_scan_options_init(velto_scan_options *options, size_t size);

/**
 * Look for devices until velto_context_stop_scan().
 *
 * Ends when discovery runs; devices that are found send VELTO_EVENT_DEVICE_FOUND and appear in
 * velto_context_list_devices(). There is no filter by service, since wearables do not advertise
 * theirs reliably.
 *
 * @param options  how to scan. NULL means the defaults.
 * @param out_op   receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; a missing radio fails the operation); VELTO_ERROR_BUSY (64
 *          operations are pending on the context).
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @see velto_context_stop_scan, velto_context_list_devices, velto_op_wait
 */
VELTO_API velto_result velto_context_start_scan(velto_context *context,
                                                const velto_scan_options *options,
                                                velto_op *out_op);

/**
 * Stop looking for devices.
 *
 * Auto-connect goes on scanning while players are missing.
 *
 * @see velto_context_start_scan
 */
VELTO_API velto_result velto_context_stop_scan(velto_context *context);

/**
 * List the devices that the context knows, in the order in which it met them.
 * @param devices  receives the ids; may be NULL with capacity 0.
 * @see velto_device_get_info, velto_context_find_device
 */
VELTO_API velto_result velto_context_list_devices(velto_context *context,
                                                  velto_device *devices,
                                                  size_t capacity,
                                                  size_t *out_count);

/**
 * Find a device by identifier, address or name.
 *
 * A known device is found by its identifier even before it was seen: velto_device_connect() then
 * looks for it.
 *
 * @param text        identifier ("bluez:AA:BB:CC:DD:EE:FF"), address or name; the first match in
 *                    this order counts; at most 255 bytes.
 * @param out_device  receives the device, or zero.
 * @returns VELTO_OK; VELTO_NOTHING (no such device is known).
 * @see velto_context_list_devices, velto_device_get_identifier
 */
VELTO_API velto_result velto_context_find_device(velto_context *context,
                                                 const char *text,
                                                 velto_device *out_device);

/* -- What is known of a device ------------------------------------------------------------------- */

/** What is known of a device. */
typedef struct velto_device_info {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    velto_family family; /**< Which kind of wearable it is. */
    velto_link_state link_state; /**< How far its link has come. */
    velto_reconnect_policy reconnect_policy; /**< Whether a lost link is established again. */
    int32_t rssi; /**< Received signal strength, or VELTO_RSSI_UNKNOWN (dBm). */
    uint32_t mtu; /**< Largest packet of the attribute protocol, 0 while not connected (bytes). */
    uint32_t link_serial; /**< How often the device became ready. */
    int32_t player_index; /**< Its place among the players, -1 for none. */
    velto_device_flag flags; /**< What else is known. */
    uint32_t table_generation; /**< Counts the tables of services that were found on it. */
    /** When it was last heard, on the context's clock; 0 for never (nanoseconds). */
    uint64_t last_seen_ns;
    char address[24]; /**< Its address, empty where its backend has none. */
} velto_device_info;

#define VELTO_DEVICE_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_device_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, {0}}

/** Fill a velto_device_info with its defaults. */
VELTO_API velto_result velto_device_info_init(velto_device_info *info, size_t size);

/**
 * Tell whether an id stands for a device.
 * @param device  any bits.
 * @returns 1 for a device that exists, connected or not; otherwise 0.
 */
VELTO_API int32_t velto_device_is_valid(velto_device device);

/**
 * Tell what is known of a device.
 * @see velto_device_get_name, velto_device_get_link_stats
 */
VELTO_API velto_result velto_device_get_info(velto_device device, velto_device_info *out_info);

/**
 * Write down the remembered name of a device.
 *
 * The newest name that is known, or "Unknown". Text from devices is repaired where it is not UTF-8.
 *
 * @param buffer  receives the name; may be NULL with capacity 0.
 * @see velto_device_get_advertised_name, velto_device_get_identifier
 */
VELTO_API velto_result velto_device_get_name(velto_device device,
                                             char *buffer,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Write down the name in the newest advertisement of a device.
 *
 * Updated with every advertisement, whatever family the device belongs to, until
 * velto_device_clear_advertised_name().
 *
 * @param buffer  receives the name, empty for none; may be NULL with capacity 0.
 * @returns VELTO_OK; VELTO_NOTHING (no name has been heard).
 * @see velto_device_clear_advertised_name, velto_device_get_name
 */
VELTO_API velto_result velto_device_get_advertised_name(velto_device device,
                                                        char *buffer,
                                                        size_t capacity,
                                                        size_t *out_count);

/**
 * Forget the advertised name of a device, to see whether it is heard again.
 * @see velto_device_get_advertised_name
 */
VELTO_API velto_result velto_device_clear_advertised_name(velto_device device);

/**
 * Write down the identifier of a device, which survives restarts of the program.
 *
 * Such as "bluez:AA:BB:CC:DD:EE:FF", "sim:...", "host:..." or "ingest:...".
 * velto_context_find_device() takes it.
 *
 * @param buffer  receives the identifier; may be NULL with capacity 0.
 * @see velto_context_find_device
 */
VELTO_API velto_result velto_device_get_identifier(velto_device device,
                                                   char *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Tell what a device can do.
 * @param out_capabilities  receives the flags; none while the family is unknown.
 * @see velto_device_has_capability
 */
VELTO_API velto_result velto_device_get_capabilities(velto_device device,
                                                     velto_capability *out_capabilities);

/**
 * Tell whether a device can do everything that is named.
 * @param capabilities  one or more flags.
 * @returns 1 if it has all of them; 0 if not, or if an argument is wrong.
 * @see velto_device_get_capabilities
 */
VELTO_API int32_t velto_device_has_capability(velto_device device, velto_capability capabilities);

/**
 * Decide the family of a device, whatever the evidence says.
 *
 * Holds for this device from the next connection on, and in later runs of the program. UNKNOWN goes
 * back to the evidence.
 *
 * @see velto_device_get_info, velto_context_list_known_devices
 */
VELTO_API velto_result velto_device_set_family(velto_device device, velto_family family);

/* -- Links --------------------------------------------------------------------------------------- */

/** How to connect. */
typedef struct velto_connect_options {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    uint32_t reserved; /**< Zero. */
    /** Time in which the device has to be ready (seconds, 0.1 to 300; default 15). */
    double timeout;
} velto_connect_options;

#define VELTO_CONNECT_OPTIONS_INIT                                                                \
    {VELTO_SIZE_OF(velto_connect_options), 0, 15.0}

/** Fill a velto_connect_options with its defaults. */
VELTO_API velto_result velto_connect_options_init(velto_connect_options *options, size_t size);

/**
 * Connect to a device.
 *
 * Ends when the device is READY. Asking also makes the context bring the link back when it is lost,
 * see velto_device_set_reconnect_policy(). A device that is READY already ends the operation at
 * once.
 *
 * @param options  how to connect. NULL means the defaults.
 * @param out_op   receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device); VELTO_ERROR_UNSUPPORTED (the
 *          device has no link, its packets are ingested).
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @see velto_device_disconnect, velto_op_wait
 */
VELTO_API velto_result velto_device_connect(velto_device device,
                                            const velto_connect_options *options,
                                            velto_op *out_op);

/**
 * End the link of a device, or the attempt to make one.
 *
 * Closes links that this context established and no others. The device is not connected again until
 * the program asks.
 *
 * @param out_op  receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device).
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @see velto_device_connect
 */
VELTO_API velto_result velto_device_disconnect(velto_device device, velto_op *out_op);

/**
 * Forget a device, its bond with the system and everything that is remembered of it included.
 *
 * Ends its link first, and removes its entry among the known devices and its profile. Its id is
 * stale once the operation has ended, also when that failed because the system could not remove its
 * bond. velto_context_forget_known_device() does the same for a device that is not present.
 *
 * @param out_op  receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device).
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @see velto_device_set_kept, velto_context_forget_known_device
 */
VELTO_API velto_result velto_device_forget(velto_device device, velto_op *out_op);

/**
 * Choose whether a lost link of a device is established again.
 * @param policy  the policy; AUTOMATIC for new devices.
 * @source Triki protocol notes, 1.7
 * @see velto_device_connect
 */
VELTO_API velto_result velto_device_set_reconnect_policy(velto_device device,
                                                         velto_reconnect_policy policy);

/** What was counted on the links of a device. */
typedef struct velto_link_stats {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    uint32_t link_serial; /**< How often the device became ready. */
    uint32_t connect_attempt_count; /**< Attempts to establish a link. */
    uint32_t lost_link_count; /**< Links that ended without being asked to. */
    uint64_t packet_count; /**< Packets since the link is up. */
    uint64_t dropped_packet_count; /**< Packets that came faster than anybody polled. */
    velto_notify_path notify_path; /**< How the packets travel now. */
    /** Whether somebody else had switched the notifications on before, so that packets may come
     *  repeatedly (0 or 1). */
    int32_t is_shared;
} velto_link_stats;

#define VELTO_LINK_STATS_INIT                                                                     \
    {VELTO_SIZE_OF(velto_link_stats), 0, 0, 0, 0, 0, 0, 0}

/** Fill a velto_link_stats with its defaults. */
VELTO_API velto_result velto_link_stats_init(velto_link_stats *stats, size_t size);

/**
 * Tell what was counted on the links of a device.
 * @see velto_device_get_info
 */
VELTO_API velto_result velto_device_get_link_stats(velto_device device,
                                                   velto_link_stats *out_stats);

/* -- Known devices -------------------------------------------------------------------------------
 *
 * What was connected once is known: by its identity, whichever adapter finds it. Name, family,
 * place among the players and the time of the last connection are kept in the file `devices` of the
 * context's state folder, one device a line, and found there by the next run of the program; so is
 * a family that velto_device_set_family() has decided. The file is replaced as a whole half a
 * second after a change and when the context is destroyed. Programs that run at the same time share
 * it and lose nothing of each other. A damaged file is set aside, a damaged line passed over, each
 * with a warning in the log. At most 1000 devices are remembered.
 */

/** A device that was connected before, in this run of the program or an earlier one. */
typedef struct velto_known_device {
    /** When it last became READY, since 1970-01-01 00:00 UTC; 0 for a device of which only the
     *  family was set (nanoseconds). */
    uint64_t last_connected_utc_ns;
    velto_device device; /**< Its id in this context, zero until the context has met it. */
    velto_family family; /**< Which kind of wearable it turned out to be. */
    velto_family set_family; /**< The family that a program has decided, UNKNOWN for none. */
    int32_t player_index; /**< Its place among the players, -1 for none. */
    uint32_t reserved[3]; /**< Zero. */
    char identifier[192]; /**< Its identifier, such as "bluez:AA:BB:CC:DD:EE:FF". */
    char address[24]; /**< Its address, empty where its backend has none. */
    char name[256]; /**< Its newest name, empty for none. */
} velto_known_device;

/**
 * List the devices that were connected before, the most recently connected first.
 *
 * Those of the backends that the context uses, whether they are present or not. Unlike
 * velto_context_list_devices() it needs no scan.
 *
 * @param devices  receives the devices; may be NULL with capacity 0.
 * @see velto_context_connect_last_device, velto_context_forget_known_device
 */
VELTO_API velto_result velto_context_list_known_devices(velto_context *context,
                                                        velto_known_device *devices,
                                                        size_t capacity,
                                                        size_t *out_count);

/**
 * Connect the device that was connected last, in this run of the program or an earlier one.
 *
 * Switches auto-connect off. A device that the system knows is called directly; any other is looked
 * for, and connected as soon as it is seen. Without a radio the operation fails, but the wish is
 * remembered: when there is one, the device is connected after all, until
 * velto_device_disconnect().
 *
 * @param options     how to connect. NULL means the defaults.
 * @param out_device  receives the device, or zero. May be NULL.
 * @param out_op      receives the operation, or zero. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_NOTHING
 *          (no device was ever connected); VELTO_ERROR_BUSY (64 operations are pending on the
 *          device).
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @source Triki protocol notes, 1.5
 * @see velto_context_list_known_devices, velto_context_set_auto_connect, velto_device_connect
 */
VELTO_API velto_result velto_context_connect_last_device(velto_context *context,
                                                         const velto_connect_options *options,
                                                         velto_device *out_device,
                                                         velto_op *out_op);

/**
 * Forget a device, present or not.
 *
 * Everything that velto_device_forget() does for a device that the context has met. Of any other
 * the entry among the known devices and the profile are removed; a bond with the system stays.
 *
 * @param identifier  the device's identifier; at most 255 bytes.
 * @param out_op      receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_NOT_FOUND (no device of that identifier is known); VELTO_ERROR_BUSY (64
 *          operations are pending on the device).
 * @blocks bounded; until a file is removed
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @see velto_context_list_known_devices, velto_device_forget
 */
VELTO_API velto_result velto_context_forget_known_device(velto_context *context,
                                                         const char *identifier,
                                                         velto_op *out_op);

/* -- What the program attaches ------------------------------------------------------------------- */

/**
 * Give a device a place among the players.
 *
 * Whoever had the place loses it. A device with a position or a button and without a place gets one
 * when it becomes READY: the one that it had in an earlier run, if that is free, or else the lowest
 * free one.
 *
 * @param player_index  the place; -1 takes it away; -1 to 63.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither a position nor a button).
 * @see velto_context_find_player
 */
VELTO_API velto_result velto_device_set_player_index(velto_device device, int32_t player_index);

/**
 * Attach a number to a device, for instance a pointer; its events carry it.
 * @param user_data  the number, which the library never looks into.
 * @see velto_device_get_user_data
 */
VELTO_API velto_result velto_device_set_user_data(velto_device device, uint64_t user_data);

/**
 * Answer the number that is attached to a device.
 * @param out_user_data  receives the number; 0 for a new device.
 * @see velto_device_set_user_data
 */
VELTO_API velto_result velto_device_get_user_data(velto_device device, uint64_t *out_user_data);

/**
 * Protect a device from being forgotten, or stop protecting it.
 * @param is_kept  1 to protect it; 0 or 1.
 * @see velto_device_forget
 */
VELTO_API velto_result velto_device_set_kept(velto_device device, int32_t is_kept);

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_scan_options, 8);
VELTO_ASSERT_OFFSET(velto_scan_options, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_scan_options, flags, 4);

VELTO_ASSERT_SIZE(velto_device_info, 72);
VELTO_ASSERT_OFFSET(velto_device_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_device_info, family, 4);
VELTO_ASSERT_OFFSET(velto_device_info, link_state, 8);
VELTO_ASSERT_OFFSET(velto_device_info, reconnect_policy, 12);
VELTO_ASSERT_OFFSET(velto_device_info, rssi, 16);
VELTO_ASSERT_OFFSET(velto_device_info, mtu, 20);
VELTO_ASSERT_OFFSET(velto_device_info, link_serial, 24);
VELTO_ASSERT_OFFSET(velto_device_info, player_index, 28);
VELTO_ASSERT_OFFSET(velto_device_info, flags, 32);
VELTO_ASSERT_OFFSET(velto_device_info, table_generation, 36);
VELTO_ASSERT_OFFSET(velto_device_info, last_seen_ns, 40);
VELTO_ASSERT_OFFSET(velto_device_info, address, 48);

VELTO_ASSERT_SIZE(velto_connect_options, 16);
VELTO_ASSERT_OFFSET(velto_connect_options, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_connect_options, reserved, 4);
VELTO_ASSERT_OFFSET(velto_connect_options, timeout, 8);

VELTO_ASSERT_SIZE(velto_link_stats, 40);
VELTO_ASSERT_OFFSET(velto_link_stats, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_link_stats, link_serial, 4);
VELTO_ASSERT_OFFSET(velto_link_stats, connect_attempt_count, 8);
VELTO_ASSERT_OFFSET(velto_link_stats, lost_link_count, 12);
VELTO_ASSERT_OFFSET(velto_link_stats, packet_count, 16);
VELTO_ASSERT_OFFSET(velto_link_stats, dropped_packet_count, 24);
VELTO_ASSERT_OFFSET(velto_link_stats, notify_path, 32);
VELTO_ASSERT_OFFSET(velto_link_stats, is_shared, 36);

VELTO_ASSERT_SIZE(velto_known_device, 512);
VELTO_ASSERT_OFFSET(velto_known_device, last_connected_utc_ns, 0);
VELTO_ASSERT_OFFSET(velto_known_device, device, 8);
VELTO_ASSERT_OFFSET(velto_known_device, family, 16);
VELTO_ASSERT_OFFSET(velto_known_device, set_family, 20);
VELTO_ASSERT_OFFSET(velto_known_device, player_index, 24);
VELTO_ASSERT_OFFSET(velto_known_device, reserved, 28);
VELTO_ASSERT_OFFSET(velto_known_device, identifier, 40);
VELTO_ASSERT_OFFSET(velto_known_device, address, 232);
VELTO_ASSERT_OFFSET(velto_known_device, name, 256);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_DEVICE_H */
