/*
 * Devices: finding, connecting and knowing them.
 *
 * Scanning finds wearables; each gets a velto_device that lasts. A game for one player
 * needs none of this and calls velto_context_set_auto_connect(); a "choose your
 * controller" screen starts a scan, lists devices and connects one.
 *
 * A link goes through the states NONE, CONNECTING, DISCOVERING, READY and CLOSING. Only
 * a READY device delivers input. A link that is lost is established again automatically
 * as long as the program has asked for the connection and not for its end; see
 * velto_device_set_reconnect_policy().
 *
 * Which family a device belongs to is found by evidence: name and services while it
 * advertises, its services once connected. velto_device_set_family() overrides that.
 *
 * Generated from bindings/api/device.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_DEVICE_H
#define VELTOKIT_VELTO_DEVICE_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Words --------------------------------------------------------------------------- */

/** Stands for a signal strength that nobody has measured. @since 0.1 */
#define VELTO_RSSI_UNKNOWN ((int32_t)127)

/** Which kind of wearable a device is. @since 0.1 */
typedef int32_t velto_family;
/** Not known, or none of ours. */
#define VELTO_FAMILY_UNKNOWN  ((velto_family)0)
/** A Triki cap. */
#define VELTO_FAMILY_TRIKI    ((velto_family)1)
/** A TAP wearable. */
#define VELTO_FAMILY_TAP      ((velto_family)2)
/** A MetaWear board. */
#define VELTO_FAMILY_METAWEAR ((velto_family)3)

/** How far a link has come. @since 0.1 */
typedef int32_t velto_link_state;
/** There is no link. */
#define VELTO_LINK_STATE_NONE        ((velto_link_state)0)
/** The device is being called. */
#define VELTO_LINK_STATE_CONNECTING  ((velto_link_state)1)
/** The link is up, and the device is being made ready. */
#define VELTO_LINK_STATE_DISCOVERING ((velto_link_state)2)
/** The device can be used. */
#define VELTO_LINK_STATE_READY       ((velto_link_state)3)
/** The link is being ended. */
#define VELTO_LINK_STATE_CLOSING     ((velto_link_state)4)

/** Why a link ended. @since 0.1 */
typedef int32_t velto_down_reason;
/** The backend does not tell. */
#define VELTO_DOWN_REASON_UNKNOWN        ((velto_down_reason)0)
/** The program asked for it. */
#define VELTO_DOWN_REASON_LOCAL          ((velto_down_reason)1)
/** The device asked for it. */
#define VELTO_DOWN_REASON_REMOTE         ((velto_down_reason)2)
/** The device was not heard any more. */
#define VELTO_DOWN_REASON_TIMEOUT        ((velto_down_reason)3)
/** Security failed. */
#define VELTO_DOWN_REASON_AUTHENTICATION ((velto_down_reason)4)
/** The machine went to sleep. */
#define VELTO_DOWN_REASON_SUSPEND        ((velto_down_reason)5)
/** Adapter, Bluetooth service or message bus went away. */
#define VELTO_DOWN_REASON_BACKEND_LOST   ((velto_down_reason)6)
/** The library gave the link up; the event's `result` says why. */
#define VELTO_DOWN_REASON_GAVE_UP        ((velto_down_reason)7)

/** Whether a lost link is established again. @since 0.1 */
typedef int32_t velto_reconnect_policy;
/** Never. */
#define VELTO_RECONNECT_POLICY_NEVER     ((velto_reconnect_policy)0)
/** As long as the program asked for the connection and not for its end. */
#define VELTO_RECONNECT_POLICY_AUTOMATIC ((velto_reconnect_policy)1)

/** How notifications travel from the device to this process. @since 0.1 */
typedef int32_t velto_notify_path;
/** They do not. */
#define VELTO_NOTIFY_PATH_NONE   ((velto_notify_path)0)
/** The backend has only one way. */
#define VELTO_NOTIFY_PATH_DIRECT ((velto_notify_path)1)
/** A private socket from the Bluetooth service: cheap, quick, exclusive. */
#define VELTO_NOTIFY_PATH_SOCKET ((velto_notify_path)2)
/** Broadcast through the message bus. */
#define VELTO_NOTIFY_PATH_SIGNAL ((velto_notify_path)3)

/** What is known of a device. @since 0.1 */
typedef uint32_t velto_device_flag;
/** Its name or services say that it is one of ours; auto-connect may take it. */
#define VELTO_DEVICE_LIKELY     ((velto_device_flag)0x1u)
/** The system is paired with it. */
#define VELTO_DEVICE_PAIRED     ((velto_device_flag)0x2u)
/** It is never forgotten. */
#define VELTO_DEVICE_KEPT       ((velto_device_flag)0x4u)
/** It has no link; the program feeds its packets. */
#define VELTO_DEVICE_INGEST     ((velto_device_flag)0x8u)
/** The program has decided its family. */
#define VELTO_DEVICE_FAMILY_SET ((velto_device_flag)0x10u)

/** What a device can do. @since 0.1 */
typedef uint64_t velto_capability;
/** It moves a position in velto_input. */
#define VELTO_CAPABILITY_POSITION      ((velto_capability)0x1ull)
/** It has a button. */
#define VELTO_CAPABILITY_BUTTON        ((velto_capability)0x2ull)
/** It knows its orientation. */
#define VELTO_CAPABILITY_ORIENTATION   ((velto_capability)0x4ull)
/** It measures acceleration. */
#define VELTO_CAPABILITY_ACCELERATION  ((velto_capability)0x8ull)
/** It measures the rate of rotation in rad/s. */
#define VELTO_CAPABILITY_ROTATION_RATE ((velto_capability)0x10ull)
/** It tells the charge of its battery. */
#define VELTO_CAPABILITY_BATTERY       ((velto_capability)0x20ull)

/**
 * Name of a link's state as the header spells it, such as "VELTO_LINK_STATE_READY".
 *
 * @param state  any number.
 * @returns static text; "unknown" for a number that is no state. Never NULL.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_event_describe
 */
VELTO_API const char *velto_link_state_name(velto_link_state state);

/**
 * Name of a reason for which a link ended as the header spells it, such as
 * "VELTO_DOWN_REASON_TIMEOUT".
 *
 * @param reason  any number.
 * @returns static text; "unknown" for a number that is no reason. Never NULL.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_event_describe
 */
VELTO_API const char *velto_down_reason_name(velto_down_reason reason);

/* -- Scanning ------------------------------------------------------------------------ */

/** What a scan reports. @since 0.1 */
typedef uint32_t velto_scan_flag;
/** Only devices that are likely to be one of ours send VELTO_EVENT_DEVICE_FOUND. */
#define VELTO_SCAN_LIKELY_ONLY ((velto_scan_flag)0x1u)

/** How to scan. @since 0.1 */
typedef struct velto_scan_options {
    /** Size of the structure as the program was compiled (bytes). */
    uint32_t struct_size;
    /** What the scan reports. */
    velto_scan_flag flags;
} velto_scan_options;

/**
 * Defaults of a velto_scan_options for its declaration: `velto_scan_options x =
 * VELTO_SCAN_OPTIONS_INIT;`. @since 0.1
 */
#define VELTO_SCAN_OPTIONS_INIT                                                       \
    {(uint32_t)sizeof(velto_scan_options), 0}

/**
 * Fill a velto_scan_options with its defaults.
 *
 * Writes at most `size` bytes, so that a program compiled against another version of
 * this header is safe.
 *
 * @param options  receives the defaults.
 * @param size     `sizeof` the structure, as the program was compiled; bytes, 8 to
 *                 65536.
 * @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size that no version of the structure
 *          has); VELTO_ERROR_INVALID_ARGUMENT (options NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 */
VELTO_API velto_result velto_scan_options_init(velto_scan_options *options,
                                               size_t size);

/**
 * Look for devices until velto_context_stop_scan().
 *
 * Ends when discovery runs; devices that are found send VELTO_EVENT_DEVICE_FOUND and
 * appear in velto_context_list_devices(). There is no filter by service, since
 * wearables do not advertise theirs reliably.
 *
 * @param context  the context.
 * @param options  how to scan. NULL means the defaults. See velto_scan_options_init().
 * @param out_op   receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; a missing radio fails the operation);
 *          VELTO_ERROR_BUSY (64 operations are pending on the context);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (a member out of range;
 *          out_op misaligned); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.
 *
 * @threads any.
 * @blocks  never.
 * @radio   needs a backend: BlueZ, simulated or the program's own.
 * @since   0.1
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
 * @param context  the context.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_context_start_scan
 */
VELTO_API velto_result velto_context_stop_scan(velto_context *context);

/**
 * List the devices that the context knows, in the order in which it met them.
 *
 * @param context    the context.
 * @param devices    receives the ids; may be NULL with capacity 0.
 * @param capacity   number of elements that fit; 0 with a NULL buffer asks for the
 *                   number.
 * @param out_count  receives the number of all elements. May be NULL.
 * @returns VELTO_OK; VELTO_TRUNCATED (devices received what fits);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (devices NULL with a
 *          capacity); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_get_info, velto_context_find_device
 */
VELTO_API velto_result velto_context_list_devices(velto_context *context,
                                                  velto_device *devices,
                                                  size_t capacity,
                                                  size_t *out_count);

/**
 * Find a device by identifier, address or name.
 *
 * A known device is found by its identifier even before it was seen:
 * velto_device_connect() then looks for it.
 *
 * @param context     the context.
 * @param text        identifier ("bluez:AA:BB:CC:DD:EE:FF"), address or name; the first
 *                    match in this order counts; UTF-8, at most 255 bytes, borrowed for
 *                    the call.
 * @param out_device  receives the device, or zero.
 * @returns VELTO_OK; VELTO_NOTHING (no such device is known);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (text NULL; text that
 *          is not UTF-8 or too long; out_device NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_context_list_devices, velto_device_get_identifier
 */
VELTO_API velto_result velto_context_find_device(velto_context *context,
                                                 const char *text,
                                                 velto_device *out_device);

/* -- What is known of a device ------------------------------------------------------- */

/** What is known of a device. @since 0.1 */
typedef struct velto_device_info {
    /** Size of the structure as the program was compiled (bytes). */
    uint32_t struct_size;
    /** Which kind of wearable it is. */
    velto_family family;
    /** How far its link has come. */
    velto_link_state link_state;
    /** Whether a lost link is established again. */
    velto_reconnect_policy reconnect_policy;
    /** Received signal strength, or VELTO_RSSI_UNKNOWN (dBm). */
    int32_t rssi;
    /** Largest packet of the attribute protocol, 0 while not connected (bytes). */
    uint32_t mtu;
    /** How often the device became ready. */
    uint32_t link_serial;
    /** Its place among the players, -1 for none. */
    int32_t player_index;
    /** What else is known. */
    velto_device_flag flags;
    /** Counts the tables of services that were found on it. */
    uint32_t table_generation;
    /** When it was last heard, on the context's clock; 0 for never (nanoseconds). */
    uint64_t last_seen_ns;
    /** Its address, empty where its backend has none. */
    char address[24];
} velto_device_info;

/**
 * Defaults of a velto_device_info for its declaration: `velto_device_info x =
 * VELTO_DEVICE_INFO_INIT;`. @since 0.1
 */
#define VELTO_DEVICE_INFO_INIT                                                        \
    {(uint32_t)sizeof(velto_device_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, {0}}

/**
 * Fill a velto_device_info with its defaults.
 *
 * Writes at most `size` bytes, so that a program compiled against another version of
 * this header is safe.
 *
 * @param info  receives the defaults.
 * @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
 * @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size that no version of the structure
 *          has); VELTO_ERROR_INVALID_ARGUMENT (info NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 */
VELTO_API velto_result velto_device_info_init(velto_device_info *info, size_t size);

/**
 * Tell whether an id stands for a device.
 *
 * @param device  any bits.
 * @returns 1 for a device that exists, connected or not; otherwise 0.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 */
VELTO_API int32_t velto_device_is_valid(velto_device device);

/**
 * Tell what is known of a device.
 *
 * @param device    the device.
 * @param out_info  receives the facts. See velto_device_info_init().
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_info NULL);
 *          VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_get_name, velto_device_get_link_stats
 */
VELTO_API velto_result velto_device_get_info(velto_device device,
                                             velto_device_info *out_info);

/**
 * Write down the remembered name of a device.
 *
 * The newest name that is known, or "Unknown". Text from devices is repaired where it
 * is not UTF-8.
 *
 * @param device     the device.
 * @param buffer     receives the name; may be NULL with capacity 0.
 * @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the
 *                   size.
 * @param out_count  receives the size of the whole text with its final NUL. May be
 *                   NULL.
 * @returns VELTO_OK; VELTO_TRUNCATED (buffer received what fits);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (buffer NULL with a
 *          capacity); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
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
 * @param device     the device.
 * @param buffer     receives the name, empty for none; may be NULL with capacity 0.
 * @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the
 *                   size.
 * @param out_count  receives the size of the whole text with its final NUL. May be
 *                   NULL.
 * @returns VELTO_OK; VELTO_NOTHING (no name has been heard); VELTO_TRUNCATED (buffer
 *          received what fits); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (buffer NULL with a
 *          capacity); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_clear_advertised_name, velto_device_get_name
 */
VELTO_API velto_result velto_device_get_advertised_name(velto_device device,
                                                        char *buffer,
                                                        size_t capacity,
                                                        size_t *out_count);

/**
 * Forget the advertised name of a device, to see whether it is heard again.
 *
 * @param device  the device.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_get_advertised_name
 */
VELTO_API velto_result velto_device_clear_advertised_name(velto_device device);

/**
 * Write down the identifier of a device, which survives restarts of the program.
 *
 * Such as "bluez:AA:BB:CC:DD:EE:FF", "sim:...", "host:..." or "ingest:...".
 * velto_context_find_device() takes it.
 *
 * @param device     the device.
 * @param buffer     receives the identifier; may be NULL with capacity 0.
 * @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the
 *                   size.
 * @param out_count  receives the size of the whole text with its final NUL. May be
 *                   NULL.
 * @returns VELTO_OK; VELTO_TRUNCATED (buffer received what fits);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (buffer NULL with a
 *          capacity); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_context_find_device
 */
VELTO_API velto_result velto_device_get_identifier(velto_device device,
                                                   char *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Tell what a device can do.
 *
 * @param device            the device.
 * @param out_capabilities  receives the flags; none while the family is unknown.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_capabilities
 *          NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_has_capability
 */
VELTO_API velto_result velto_device_get_capabilities(velto_device device,
                                                     velto_capability *out_capabilities);

/**
 * Tell whether a device can do everything that is named.
 *
 * @param device        the device.
 * @param capabilities  one or more flags.
 * @returns 1 if it has all of them; 0 if not, or if an argument is wrong.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_get_capabilities
 */
VELTO_API int32_t velto_device_has_capability(velto_device device,
                                              velto_capability capabilities);

/**
 * Decide the family of a device, whatever the evidence says.
 *
 * Holds for this device from the next connection on, and in later runs of the program.
 * UNKNOWN goes back to the evidence.
 *
 * @param device  the device.
 * @param family  the family.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (family unknown);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_get_info, velto_context_list_known_devices
 */
VELTO_API velto_result velto_device_set_family(velto_device device,
                                               velto_family family);

/* -- Links --------------------------------------------------------------------------- */

/** How to connect. @since 0.1 */
typedef struct velto_connect_options {
    /** Size of the structure as the program was compiled (bytes). */
    uint32_t struct_size;
    /** Zero. */
    uint32_t reserved;
    /** Time in which the device has to be ready (seconds, 0.1 to 300; default 15). */
    double timeout;
} velto_connect_options;

/**
 * Defaults of a velto_connect_options for its declaration: `velto_connect_options x =
 * VELTO_CONNECT_OPTIONS_INIT;`. @since 0.1
 */
#define VELTO_CONNECT_OPTIONS_INIT                                                    \
    {(uint32_t)sizeof(velto_connect_options), 0, 15.0}

/**
 * Fill a velto_connect_options with its defaults.
 *
 * Writes at most `size` bytes, so that a program compiled against another version of
 * this header is safe.
 *
 * @param options  receives the defaults.
 * @param size     `sizeof` the structure, as the program was compiled; bytes, 8 to
 *                 65536.
 * @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size that no version of the structure
 *          has); VELTO_ERROR_INVALID_ARGUMENT (options NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 */
VELTO_API velto_result velto_connect_options_init(velto_connect_options *options,
                                                  size_t size);

/**
 * Connect to a device.
 *
 * Ends when the device is READY. Asking also makes the context bring the link back when
 * it is lost, see velto_device_set_reconnect_policy(). A device that is READY already
 * ends the operation at once.
 *
 * @param device   the device.
 * @param options  how to connect. NULL means the defaults. See
 *                 velto_connect_options_init().
 * @param out_op   receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device);
 *          VELTO_ERROR_UNSUPPORTED (the device has no link, its packets are ingested);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (a member out of range;
 *          out_op misaligned); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.
 *
 * @threads any.
 * @blocks  never.
 * @radio   needs a backend: BlueZ, simulated or the program's own.
 * @since   0.1
 * @see velto_device_disconnect, velto_op_wait
 */
VELTO_API velto_result velto_device_connect(velto_device device,
                                            const velto_connect_options *options,
                                            velto_op *out_op);

/**
 * End the link of a device, or the attempt to make one.
 *
 * Closes links that this context established and no others. The device is not connected
 * again until the program asks.
 *
 * @param device  the device.
 * @param out_op  receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_op misaligned);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any.
 * @blocks  never.
 * @radio   needs a backend: BlueZ, simulated or the program's own.
 * @since   0.1
 * @see velto_device_connect
 */
VELTO_API velto_result velto_device_disconnect(velto_device device, velto_op *out_op);

/**
 * Forget a device, its bond with the system and everything that is remembered of it
 * included.
 *
 * Ends its link first, and removes its entry among the known devices and its profile.
 * Its id is stale once the operation has ended, also when that failed because the
 * system could not remove its bond. velto_context_forget_known_device() does the same
 * for a device that is not present.
 *
 * @param device  the device.
 * @param out_op  receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_op misaligned);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any.
 * @blocks  never.
 * @radio   needs a backend: BlueZ, simulated or the program's own.
 * @since   0.1
 * @see velto_device_set_kept, velto_context_forget_known_device
 */
VELTO_API velto_result velto_device_forget(velto_device device, velto_op *out_op);

/**
 * Choose whether a lost link of a device is established again.
 *
 * @param device  the device.
 * @param policy  the policy; AUTOMATIC for new devices.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (policy unknown);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @source Triki protocol notes, 1.7
 * @see velto_device_connect
 */
VELTO_API velto_result velto_device_set_reconnect_policy(velto_device device,
                                                         velto_reconnect_policy policy);

/** What was counted on the links of a device. @since 0.1 */
typedef struct velto_link_stats {
    /** Size of the structure as the program was compiled (bytes). */
    uint32_t struct_size;
    /** How often the device became ready. */
    uint32_t link_serial;
    /** Attempts to establish a link. */
    uint32_t connect_attempt_count;
    /** Links that ended without being asked to. */
    uint32_t lost_link_count;
    /** Packets since the link is up. */
    uint64_t packet_count;
    /** Packets that came faster than anybody polled. */
    uint64_t dropped_packet_count;
    /** How the packets travel now. */
    velto_notify_path notify_path;
    /**
     * Whether somebody else had switched the notifications on before, so that packets
     * may come repeatedly (0 or 1).
     */
    int32_t is_shared;
} velto_link_stats;

/**
 * Defaults of a velto_link_stats for its declaration: `velto_link_stats x =
 * VELTO_LINK_STATS_INIT;`. @since 0.1
 */
#define VELTO_LINK_STATS_INIT                                                         \
    {(uint32_t)sizeof(velto_link_stats), 0, 0, 0, 0, 0, 0, 0}

/**
 * Fill a velto_link_stats with its defaults.
 *
 * Writes at most `size` bytes, so that a program compiled against another version of
 * this header is safe.
 *
 * @param stats  receives the defaults.
 * @param size   `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
 * @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size that no version of the structure
 *          has); VELTO_ERROR_INVALID_ARGUMENT (stats NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 */
VELTO_API velto_result velto_link_stats_init(velto_link_stats *stats, size_t size);

/**
 * Tell what was counted on the links of a device.
 *
 * @param device     the device.
 * @param out_stats  receives the numbers. See velto_link_stats_init().
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_stats NULL);
 *          VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_get_info
 */
VELTO_API velto_result velto_device_get_link_stats(velto_device device,
                                                   velto_link_stats *out_stats);

/* -- Known devices -------------------------------------------------------------------
 *
 * What was connected once is known: by its identity, whichever adapter finds it. Name,
 * family, place among the players and the time of the last connection are kept in the
 * file `devices` of the context's state folder, one device a line, and found there by
 * the next run of the program; so is a family that velto_device_set_family() has
 * decided. The file is replaced as a whole half a second after a change and when the
 * context is destroyed. Programs that run at the same time share it and lose nothing of
 * each other. A damaged file is set aside, a damaged line passed over, each with a
 * warning in the log. At most 1000 devices are remembered.
 */

/**
 * A device that was connected before, in this run of the program or an earlier one.
 * @since 0.1
 */
typedef struct velto_known_device {
    /**
     * When it last became READY, since 1970-01-01 00:00 UTC; 0 for a device of which
     * only the family was set (nanoseconds).
     */
    uint64_t last_connected_utc_ns;
    /** Its id in this context, zero until the context has met it. */
    velto_device device;
    /** Which kind of wearable it turned out to be. */
    velto_family family;
    /** The family that a program has decided, UNKNOWN for none. */
    velto_family set_family;
    /** Its place among the players, -1 for none. */
    int32_t player_index;
    /** Zero. */
    uint32_t reserved[3];
    /** Its identifier, such as "bluez:AA:BB:CC:DD:EE:FF". */
    char identifier[192];
    /** Its address, empty where its backend has none. */
    char address[24];
    /** Its newest name, empty for none. */
    char name[256];
} velto_known_device;

/**
 * List the devices that were connected before, the most recently connected first.
 *
 * Those of the backends that the context uses, whether they are present or not. Unlike
 * velto_context_list_devices() it needs no scan.
 *
 * @param context    the context.
 * @param devices    receives the devices; may be NULL with capacity 0.
 * @param capacity   number of elements that fit; 0 with a NULL buffer asks for the
 *                   number.
 * @param out_count  receives the number of all elements. May be NULL.
 * @returns VELTO_OK; VELTO_TRUNCATED (devices received what fits);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (devices NULL with a
 *          capacity); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_context_connect_last_device, velto_context_forget_known_device
 */
VELTO_API velto_result velto_context_list_known_devices(velto_context *context,
                                                        velto_known_device *devices,
                                                        size_t capacity,
                                                        size_t *out_count);

/**
 * Connect the device that was connected last, in this run of the program or an earlier
 * one.
 *
 * Switches auto-connect off. A device that the system knows is called directly; any
 * other is looked for, and connected as soon as it is seen. Without a radio the
 * operation fails, but the wish is remembered: when there is one, the device is
 * connected after all, until velto_device_disconnect().
 *
 * @param context     the context.
 * @param options     how to connect. NULL means the defaults. See
 *                    velto_connect_options_init().
 * @param out_device  receives the device, or zero. May be NULL.
 * @param out_op      receives the operation, or zero. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_NOTHING (no device was ever connected); VELTO_ERROR_BUSY (64
 *          operations are pending on the device); VELTO_ERROR_INVALID_HANDLE;
 *          VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
 *          VELTO_ERROR_INVALID_ARGUMENT (a member out of range; out_device misaligned;
 *          out_op misaligned); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.
 *
 * @threads any.
 * @blocks  never.
 * @radio   needs a backend: BlueZ, simulated or the program's own.
 * @since   0.1
 * @source Triki protocol notes, 1.5
 * @see velto_context_list_known_devices, velto_context_set_auto_connect,
 *      velto_device_connect
 */
VELTO_API velto_result velto_context_connect_last_device(
    velto_context *context,
    const velto_connect_options *options,
    velto_device *out_device,
    velto_op *out_op);

/**
 * Forget a device, present or not.
 *
 * Everything that velto_device_forget() does for a device that the context has met. Of
 * any other the entry among the known devices and the profile are removed; a bond with
 * the system stays.
 *
 * @param context     the context.
 * @param identifier  the device's identifier; UTF-8, at most 255 bytes, borrowed for
 *                    the call.
 * @param out_op      receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_NOT_FOUND (no device of that identifier is known);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (identifier NULL; text
 *          that is not UTF-8 or too long; out_op misaligned); VELTO_ERROR_FORKED.
 *
 * @threads any.
 * @blocks  bounded; until a file is removed
 * @radio   needs a backend: BlueZ, simulated or the program's own.
 * @since   0.1
 * @see velto_context_list_known_devices, velto_device_forget
 */
VELTO_API velto_result velto_context_forget_known_device(velto_context *context,
                                                         const char *identifier,
                                                         velto_op *out_op);

/* -- What the program attaches ------------------------------------------------------- */

/**
 * Give a device a place among the players.
 *
 * Whoever had the place loses it. A device with a position or a button and without a
 * place gets one when it becomes READY: the one that it had in an earlier run, if that
 * is free, or else the lowest free one.
 *
 * @param device        the device.
 * @param player_index  the place; -1 takes it away; -1 to 63.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither a position nor a
 *          button); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (player_index out of
 *          range); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_context_find_player
 */
VELTO_API velto_result velto_device_set_player_index(velto_device device,
                                                     int32_t player_index);

/**
 * Attach a number to a device, for instance a pointer; its events carry it.
 *
 * @param device     the device.
 * @param user_data  the number, which the library never looks into.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_get_user_data
 */
VELTO_API velto_result velto_device_set_user_data(velto_device device,
                                                  uint64_t user_data);

/**
 * Answer the number that is attached to a device.
 *
 * @param device         the device.
 * @param out_user_data  receives the number; 0 for a new device.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_user_data NULL);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_set_user_data
 */
VELTO_API velto_result velto_device_get_user_data(velto_device device,
                                                  uint64_t *out_user_data);

/**
 * Protect a device from being forgotten, or stop protecting it.
 *
 * @param device   the device.
 * @param is_kept  1 to protect it; 0 or 1.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (is_kept out of range);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_device_forget
 */
VELTO_API velto_result velto_device_set_kept(velto_device device, int32_t is_kept);

/* -- Layout, asserted ------------------------------------------------------------ */

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
