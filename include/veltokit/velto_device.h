/*
 * Devices: scanning, connecting, and known devices.
 *
 * Scanning finds wearables; each gets a persistent velto_device. Most games need none of this and
 * call velto_context_set_auto_connect(). A "choose your controller" screen starts a scan, lists
 * devices and connects one.
 *
 * A link goes through the states NONE, CONNECTING, DISCOVERING, READY and CLOSING. Only a READY
 * device delivers input. A lost link is re-established automatically until the program disconnects
 * the device; see velto_device_set_reconnect_policy().
 *
 * The family of a device is detected from the name and services in its advertisements, and from its
 * GATT services once connected. velto_device_set_family() overrides that.
 *
 * Generated from bindings/api/device.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_DEVICE_H
#define VELTOKIT_VELTO_DEVICE_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Families, links and flags ------------------------------------------------------------------- */

/** An unknown signal strength. */
VELTO_CONSTANT(int32_t, VELTO_RSSI_UNKNOWN, 127);

/** The family of a device. */
typedef int32_t velto_family;
VELTO_CONSTANT(velto_family, VELTO_FAMILY_UNKNOWN, 0); /**< Unknown, or not supported. */
VELTO_CONSTANT(velto_family, VELTO_FAMILY_TRIKI, 1); /**< A Triki cap. */
VELTO_CONSTANT(velto_family, VELTO_FAMILY_TAP, 2); /**< A TAP wearable. */
VELTO_CONSTANT(velto_family, VELTO_FAMILY_METAWEAR, 3); /**< A MetaWear board. */
/** No family: the program uses the device by raw access. */
VELTO_CONSTANT(velto_family, VELTO_FAMILY_OTHER, 4);

/** The stage that a link has reached. */
typedef int32_t velto_link_state;
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_NONE, 0); /**< There is no link. */
/** The link is being established. */
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_CONNECTING, 1);
/** The link is up, and the device is being set up. */
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_DISCOVERING, 2);
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_READY, 3); /**< The device is ready for use. */
VELTO_CONSTANT(velto_link_state, VELTO_LINK_STATE_CLOSING, 4); /**< The link is being closed. */

/** The reason why a link ended. */
typedef int32_t velto_down_reason;
/** The backend does not report it. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_UNKNOWN, 0);
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_LOCAL, 1); /**< The program requested it. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_REMOTE, 2); /**< The device requested it. */
/** The device stopped responding. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_TIMEOUT, 3);
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_AUTHENTICATION, 4); /**< Security failed. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_SUSPEND, 5); /**< The machine was suspended. */
/** The adapter, Bluetooth service or message bus was lost. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_BACKEND_LOST, 6);
/** The library gave up; the event's `result` is the reason. */
VELTO_CONSTANT(velto_down_reason, VELTO_DOWN_REASON_GAVE_UP, 7);

/** Whether a lost link is re-established. */
typedef int32_t velto_reconnect_policy;
VELTO_CONSTANT(velto_reconnect_policy, VELTO_RECONNECT_POLICY_NEVER, 0); /**< Never. */
/** After every loss, until the program disconnects the device. */
VELTO_CONSTANT(velto_reconnect_policy, VELTO_RECONNECT_POLICY_AUTOMATIC, 1);

/** The route of notifications from the device to this process. */
typedef int32_t velto_notify_path;
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_NONE, 0); /**< There are none. */
/** The backend has only one route. */
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_DIRECT, 1);
/** A private socket from the Bluetooth service: cheap, fast, exclusive. */
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_SOCKET, 2);
/** Broadcast through the message bus. */
VELTO_CONSTANT(velto_notify_path, VELTO_NOTIFY_PATH_SIGNAL, 3);

/** Properties of a device. */
typedef uint32_t velto_device_flag;
/** Its name or services match a supported family; auto-connect may connect it. */
#define VELTO_DEVICE_LIKELY        0x1u
#define VELTO_DEVICE_PAIRED        0x2u /**< The system is paired with it. */
#define VELTO_DEVICE_KEPT          0x4u /**< It is not forgotten while out of range. */
#define VELTO_DEVICE_INGEST        0x8u /**< It has no link; the program feeds its packets. */
#define VELTO_DEVICE_FAMILY_SET    0x10u /**< The program has set its family. */
/** It has neither link nor packets; the program supplies its input. */
#define VELTO_DEVICE_VIRTUAL       0x20u
/** It was in its bootloader when last seen: READY, but unusable until its firmware is updated or
 *  the bootloader ends. */
#define VELTO_DEVICE_IN_BOOTLOADER 0x40u

/** Capabilities of a device. */
typedef uint64_t velto_capability;
#define VELTO_CAPABILITY_POSITION      0x1ull /**< It moves a position in velto_input. */
#define VELTO_CAPABILITY_BUTTON        0x2ull /**< It has a button. */
#define VELTO_CAPABILITY_ORIENTATION   0x4ull /**< It measures its orientation. */
#define VELTO_CAPABILITY_ACCELERATION  0x8ull /**< It measures acceleration. */
#define VELTO_CAPABILITY_ROTATION_RATE 0x10ull /**< It measures its rotation rate in rad/s. */
#define VELTO_CAPABILITY_BATTERY       0x20ull /**< It reports the charge of its battery. */
/** Its motion is converted to input; mode, configuration and calibration can be set. */
#define VELTO_CAPABILITY_MOTION        0x40ull
#define VELTO_CAPABILITY_STREAMS       0x80ull /**< It has signals that can be streamed. */
/** It can vibrate, if its hardware and firmware support it. */
#define VELTO_CAPABILITY_HAPTIC        0x100ull
#define VELTO_CAPABILITY_TEXT_INPUT    0x200ull /**< It is also a keyboard of the system. */

/* -- Scanning ------------------------------------------------------------------------------------ */

/** Options of a scan. */
typedef uint32_t velto_scan_flag;
#define VELTO_SCAN_LIKELY_ONLY 0x1u /**< Only likely devices send VELTO_EVENT_DEVICE_FOUND. */

/** Options of velto_context_start_scan(). */
typedef struct velto_scan_options {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_scan_flag flags; /**< Options. */
} velto_scan_options;

#define VELTO_SCAN_OPTIONS_INIT                                                                   \
    {VELTO_SIZE_OF(velto_scan_options), 0}

/** Fill a velto_scan_options with its defaults. */
VELTO_API velto_result velto_scan_options_init(velto_scan_options *options, size_t size);

/**
 * Scan for devices until velto_context_stop_scan().
 *
 * The operation ends when discovery runs. Each found device sends VELTO_EVENT_DEVICE_FOUND and is
 * listed by velto_context_list_devices(). It stays listed, and later scans send no event for it.
 * There is no service filter, since wearables do not advertise their services reliably.
 *
 *     velto_event event; // devices seen before are in velto_context_list_devices()
 *     velto_context_start_scan(context, NULL, NULL);
 *     while (velto_context_wait_event(context, 10, &event) == VELTO_OK) {
 *         if (event.type == VELTO_EVENT_DEVICE_FOUND && event.data.found.is_likely) {
 *             velto_device_connect(event.device, NULL, NULL);
 *             break;
 *         }
 *     }
 *     velto_context_stop_scan(context);
 *
 * @param options  the options. NULL for the defaults.
 * @returns VELTO_OK (the operation has started; without a radio it fails); VELTO_ERROR_BUSY (64
 *          operations are pending on the context).
 * @see velto_context_stop_scan, velto_context_list_devices, velto_op_wait
 */
VELTO_API velto_result velto_context_start_scan(velto_context *context,
                                                const velto_scan_options *options,
                                                velto_op *out_op);

/**
 * Stop scanning.
 *
 * Auto-connect continues to scan while players lack devices. Discovery ends shortly after the call,
 * reported by VELTO_EVENT_SCAN_STOPPED.
 *
 * @see velto_context_start_scan
 */
VELTO_API velto_result velto_context_stop_scan(velto_context *context);

/**
 * List the devices of the context, in the order in which they were first seen.
 * @see velto_device_get_info, velto_context_find_device
 */
VELTO_API velto_result velto_context_list_devices(velto_context *context,
                                                  velto_device *devices,
                                                  size_t capacity,
                                                  size_t *out_count);

/**
 * Find a device by identifier, address or name.
 *
 * A known device can be found by its identifier even before it is seen; velto_device_connect() then
 * scans for it.
 *
 * @param text        identifier ("bluez:AA:BB:CC:DD:EE:FF"), address in any usual spelling, or
 *                    name; the first match in this order is returned. If several devices have the
 *                    name, the one with the strongest signal is returned; at most 255 bytes.
 * @param out_device  receives the device, or null.
 * @returns VELTO_OK; VELTO_NOTHING (no device matches).
 * @see velto_context_list_devices, velto_device_get_identifier
 */
VELTO_API velto_result velto_context_find_device(velto_context *context,
                                                 const char *text,
                                                 velto_device *out_device);

/* -- Device information -------------------------------------------------------------------------- */

/** Properties of a device. */
typedef struct velto_device_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_family family; /**< Family. */
    velto_link_state link_state; /**< State of the link. */
    velto_reconnect_policy reconnect_policy; /**< Whether a lost link is re-established. */
    int32_t rssi; /**< Received signal strength, or VELTO_RSSI_UNKNOWN (dBm). */
    uint32_t mtu; /**< ATT MTU, 0 while not connected (bytes). */
    uint32_t link_serial; /**< Number of times the device became READY. */
    int32_t player_index; /**< Player index, -1 for none (default -1). */
    velto_device_flag flags; /**< Further properties. */
    uint32_t table_generation; /**< Number of GATT tables discovered so far. */
    /** Time of the last advertisement or packet, on the context's clock; 0 for never
     *  (nanoseconds). */
    uint64_t last_seen_ns;
    char address[VELTO_ADDRESS_SIZE]; /**< Address, empty if its backend has none. */
    /** Identifier, the same in all runs, such as "bluez:AA:BB:CC:DD:EE:FF". */
    char identifier[VELTO_IDENTIFIER_SIZE];
    char name[VELTO_NAME_SIZE]; /**< Newest name, "Unknown" before there is one. */
    double battery; /**< Charge of the battery when it was last read, 0 to 1; -1 while unknown. */
} velto_device_info;

#define VELTO_DEVICE_INFO_INIT                                                                    \
    {VELTO_SIZE_OF(velto_device_info), 0, 0, 0, VELTO_RSSI_UNKNOWN, 0, 0, -1, 0, 0, 0, {0},       \
    {0}, {0}, -1.0}

/** Device information texts. */
typedef int32_t velto_detail;
VELTO_CONSTANT(velto_detail, VELTO_DETAIL_MANUFACTURER, 0); /**< The manufacturer. */
/** The model; for a TapXR the version of its neural model. */
VELTO_CONSTANT(velto_detail, VELTO_DETAIL_MODEL, 1);
VELTO_CONSTANT(velto_detail, VELTO_DETAIL_SERIAL, 2); /**< The serial number. */
VELTO_CONSTANT(velto_detail, VELTO_DETAIL_FIRMWARE, 3); /**< The version of the firmware. */
VELTO_CONSTANT(velto_detail, VELTO_DETAIL_HARDWARE, 4); /**< The version of the hardware. */
VELTO_CONSTANT(velto_detail, VELTO_DETAIL_BOOTLOADER, 5); /**< The version of the bootloader. */
/** The version of the second processor's firmware. */
VELTO_CONSTANT(velto_detail, VELTO_DETAIL_SECOND_FIRMWARE, 6);

/**
 * Return whether a handle names a live device.
 * @param device  any bits.
 * @returns 1 for a device that exists, connected or not; otherwise 0.
 */
VELTO_API velto_bool velto_device_is_valid(velto_device device);

/**
 * Get information about a device.
 * @see velto_device_get_name, velto_device_get_link_stats
 */
VELTO_API velto_result velto_device_get_info(velto_device device, velto_device_info *out_info);

/**
 * Get the last known name of a device.
 *
 * Returns "Unknown" until a name is known. Invalid UTF-8 from devices is repaired.
 *
 * @see velto_device_get_advertised_name, velto_device_get_identifier
 */
VELTO_API velto_result velto_device_get_name(velto_device device,
                                             char *buffer,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Get a device information text.
 *
 * The texts are read shortly after the device becomes READY, if its family provides them. They are
 * kept when the link ends.
 *
 * @param buffer  receives the text, empty for none.
 * @returns VELTO_OK; VELTO_NOTHING (the device does not provide it, or was never READY).
 * @see velto_device_get_info, velto_device_read_battery
 */
VELTO_API velto_result velto_device_get_detail(velto_device device,
                                               velto_detail detail,
                                               char *buffer,
                                               size_t capacity,
                                               size_t *out_count);

/**
 * Read the battery charge of a device into velto_device_info.
 *
 * The charge is read from the device, or from the system if the system reserves the battery service
 * of the device. The operation fails with VELTO_ERROR_UNSUPPORTED if neither provides the charge.
 * BlueZ may provide it only some seconds after the device is READY.
 *
 * @param device  a device that is READY.
 * @param out_op  receives the operation, whose value is the percentage, one byte.
 * @see velto_device_get_info
 */
VELTO_API velto_result velto_device_read_battery(velto_device device, velto_op *out_op);

/**
 * Read the signal strength of the link to a device into velto_device_info.
 *
 * The operation fails with VELTO_ERROR_UNSUPPORTED if the stack does not provide it. BlueZ provides
 * it only while the device advertises during a scan, even if it is connected.
 *
 * @param device  a device that is READY.
 * @param out_op  receives the operation, whose value is the strength in dBm, one signed byte.
 * @see velto_device_get_info
 */
VELTO_API velto_result velto_device_read_rssi(velto_device device, velto_op *out_op);

/**
 * Get the manufacturer data in the newest advertisement of a device.
 *
 * The data is updated by every advertisement that contains manufacturer data, until
 * velto_device_clear_advertised_name(). If an advertisement contains several entries, the call
 * returns one that the previous advertisement did not contain.
 *
 * @param out_company  receives the number of the company, assigned by the Bluetooth SIG. May be
 *                     NULL.
 * @param buffer       receives the bytes after the company number.
 * @returns VELTO_OK; VELTO_NOTHING (none has been received).
 * @see velto_device_clear_advertised_name
 */
VELTO_API velto_result velto_device_get_manufacturer_data(velto_device device,
                                                          uint16_t *out_company,
                                                          void *buffer,
                                                          size_t capacity,
                                                          size_t *out_count);

/**
 * Get the name in the newest advertisement of a device.
 *
 * The name is updated by every advertisement, until velto_device_clear_advertised_name(). Cached
 * names of devices that do not advertise are ignored.
 *
 * @param buffer  receives the name, empty for none.
 * @returns VELTO_OK; VELTO_NOTHING (no name has been received).
 * @see velto_device_clear_advertised_name, velto_device_get_name
 */
VELTO_API velto_result velto_device_get_advertised_name(velto_device device,
                                                        char *buffer,
                                                        size_t capacity,
                                                        size_t *out_count);

/**
 * Clear the advertised name and manufacturer data of a device, to detect whether they are received
 * again.
 * @see velto_device_get_advertised_name
 */
VELTO_API velto_result velto_device_clear_advertised_name(velto_device device);

/**
 * Get the identifier of a device, which survives restarts of the program.
 *
 * Identifiers begin with "bluez:", "sim:", "host:", "ingest:" or "virtual:", such as
 * "bluez:AA:BB:CC:DD:EE:FF". velto_context_find_device() accepts them.
 *
 * @see velto_context_find_device
 */
VELTO_API velto_result velto_device_get_identifier(velto_device device,
                                                   char *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Get the capabilities of a device, as flags.
 * @param out_capabilities  receives the flags; none while the family is unknown.
 * @see velto_device_has_capability
 */
VELTO_API velto_result velto_device_get_capabilities(velto_device device,
                                                     velto_capability *out_capabilities);

/**
 * Return whether a device has all of the given capabilities.
 * @param capabilities  one or more flags.
 * @returns 1 if it has all of them; 0 if not, or if an argument is invalid.
 * @see velto_device_get_capabilities
 */
VELTO_API velto_bool velto_device_has_capability(velto_device device,
                                                 velto_capability capabilities);

/**
 * Set the family of a device, overriding the detected family.
 *
 * The capabilities change at once. If the device is connected, the session of the previous family
 * ends, and a session of the new family begins. The choice is kept across runs of the program.
 * UNKNOWN restores the detected family.
 *
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is virtual).
 * @see velto_device_get_info, velto_context_list_known_devices
 */
VELTO_API velto_result velto_device_set_family(velto_device device, velto_family family);

/* -- Links --------------------------------------------------------------------------------------- */

/** Options of velto_device_connect(). */
typedef struct velto_connect_options {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    /** Whether to keep notifications that another program has left enabled, on devices that
     *  preserve them between links. */
    velto_bool keeps_subscriptions;
    /** Time limit for the device to become READY (seconds, 0.1 to 300; default 15, also for 0). */
    double timeout;
    /** Longest wait for a free link of the adapter, not included in `timeout`; 0 waits as long
     *  as `timeout` (seconds, 0 to 604800). */
    double turn_timeout;
} velto_connect_options;

#define VELTO_CONNECT_OPTIONS_INIT                                                                \
    {VELTO_SIZE_OF(velto_connect_options), 0, 15.0, 0.0}

/** Fill a velto_connect_options with its defaults. */
VELTO_API velto_result velto_connect_options_init(velto_connect_options *options, size_t size);

/**
 * Connect to a device.
 *
 * The operation ends when the device is READY; if it is already READY, at once. The context then
 * also re-establishes the link after a loss, see velto_device_set_reconnect_policy().
 *
 * Within the timeout, an attempt is repeated after a delay of 0.25 s to 4 s if the link was refused
 * (CONNECT_FAILED), if it was lost during discovery, setup or subscription (DISCONNECTED), or if a
 * request received no response (TIMEOUT, IO). Each failed attempt sends VELTO_EVENT_CONNECT_FAILED,
 * with `will_retry` if another attempt follows. The last of these events reports the last failure,
 * or TIMEOUT if the timeout ended an attempt. A cancelled connect sends no event. The error of the
 * operation lists the attempts.
 *
 * An adapter supports a few links, often 4 to 10, and refuses more. The library learns the limit
 * from refused links, see VELTO_EVENT_LINK_LIMIT. Further devices stay CONNECTING until a link
 * ends, and are connected in the order of the calls. After `turn_timeout`, the operation ends with
 * VELTO_ERROR_OUT_OF_MEMORY.
 *
 * Other failures end the operation at once: pairing that is refused or required, a device of
 * another family (UNSUPPORTED), a missing permission, unexpected services (PROTOCOL, REJECTED), and
 * a missing radio. If only the radio is missing, the request is kept: the link is established once
 * there is a radio.
 *
 *     velto_op op;
 *     velto_result outcome = VELTO_PENDING;
 *     velto_device_connect(device, NULL, &op);
 *     velto_op_wait(op, VELTO_FOREVER, &outcome); // the options' timeout ends it
 *     if (outcome < 0) {
 *         char reason[512];
 *         size_t length;
 *         velto_op_get_error(op, reason, sizeof reason, &length);
 *         fprintf(stderr, "%s: %s\n", velto_result_message(outcome), reason);
 *     }
 *
 * @param options  the options. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device is an ingest device, which has no link).
 * @see velto_device_disconnect, velto_op_wait
 */
VELTO_API velto_result velto_device_connect(velto_device device,
                                            const velto_connect_options *options,
                                            velto_op *out_op);

/**
 * Scan for a device by identifier, address or name, and connect to it.
 *
 * The context scans until the device is found; the operation ends when the device is READY.
 * velto_op_get_info() and the event of the operation return the device. If several devices with the
 * name are seen within the settle time, the one with the strongest signal is connected, and the log
 * lists them. With VELTO_CONTEXT_UNIQUE_NAMES the operation fails instead.
 *
 *     velto_op op;
 *     velto_result outcome = VELTO_PENDING;
 *     velto_op_info info = VELTO_OP_INFO_INIT;
 *     velto_context_connect_device(context, "Triki 7", 20, NULL, &op); // its name, or its address
 *     velto_op_wait(op, VELTO_FOREVER, &outcome); // 20 seconds at most
 *     if (outcome == VELTO_OK && velto_op_get_info(op, &info) == VELTO_OK) {
 *         velto_device_set_player_index(info.device, 1);
 *     }
 *
 * @param text        identifier ("bluez:AA:BB:CC:DD:EE:FF"), address or name; at most 255 bytes.
 * @param timeout     time limit for the device to become READY (seconds, 0.1 to 300).
 * @param out_device  receives the device, or null if it has not been found yet. May be NULL.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the text is empty, an impossible address, or
 *          with UNIQUE_NAMES the name of several devices); VELTO_ERROR_BUSY (256 operations are
 *          pending on the device, or 64 on the context); VELTO_ERROR_UNSUPPORTED (the device is an
 *          ingest device, which has no link).
 * @see velto_context_find_device, velto_device_connect, velto_op_get_info
 */
VELTO_API velto_result velto_context_connect_device(velto_context *context,
                                                    const char *text,
                                                    double timeout,
                                                    velto_device *out_device,
                                                    velto_op *out_op);

/**
 * Close the link of a device, or cancel the attempt to establish one.
 *
 * Only links established by this context are closed. The device is not connected again until the
 * program requests it.
 *
 * @see velto_device_connect
 */
VELTO_API velto_result velto_device_disconnect(velto_device device, velto_op *out_op);

/**
 * Forget a device, including its bond with the system and all saved state.
 *
 * The link is closed first; the device's entry among the known devices and its profile are removed.
 * The handle is stale once the operation has ended, even if it failed because the system could not
 * remove the bond. Until then, connecting, pairing and updating the device fail with
 * VELTO_ERROR_STALE_HANDLE. velto_context_forget_known_device() does the same for a device that is
 * not present.
 *
 * @see velto_device_set_kept, velto_context_forget_known_device
 */
VELTO_API velto_result velto_device_forget(velto_device device, velto_op *out_op);

/**
 * Set whether a lost link of a device is re-established.
 * @param policy  the policy; AUTOMATIC for new devices.
 * @source Triki protocol notes, 1.7
 * @see velto_device_connect
 */
VELTO_API velto_result velto_device_set_reconnect_policy(velto_device device,
                                                         velto_reconnect_policy policy);

/** Link statistics of a device. */
typedef struct velto_link_stats {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t link_serial; /**< Number of times the device became READY. */
    uint32_t connect_attempt_count; /**< Attempts to establish a link. */
    uint32_t lost_link_count; /**< Links that ended without a request. */
    uint64_t packet_count; /**< Packets since the link was established, with and without motion. */
    uint64_t dropped_packet_count; /**< Packets dropped before they were polled. */
    velto_notify_path notify_path; /**< Current route of the packets. */
    /** Whether another program receives the notifications too; each packet counts once. */
    velto_bool is_shared;
} velto_link_stats;

#define VELTO_LINK_STATS_INIT                                                                     \
    {VELTO_SIZE_OF(velto_link_stats), 0, 0, 0, 0, 0, VELTO_NOTIFY_PATH_NONE, 0}

/**
 * Get the link statistics of a device.
 * @see velto_device_get_info
 */
VELTO_API velto_result velto_device_get_link_stats(velto_device device,
                                                   velto_link_stats *out_stats);

/* -- Vibration ----------------------------------------------------------------------------------- */

/**
 * Play a pattern with the motor of a device.
 *
 * A new pattern replaces the current one. The operation ends when the device has accepted the
 * pattern. It fails with VELTO_ERROR_UNSUPPORTED if hardware or firmware cannot vibrate, and with
 * VELTO_ERROR_NOT_CONNECTED if the device is not READY. A TAP accepts 18 durations in steps of 10
 * ms up to 2.55 s, and has a single strength. A MetaWear board accepts all durations, in steps of 1
 * ms: the library sends each pulse at its time. Durations are rounded down to steps. The call
 * returns VELTO_TRUNCATED if the device plays anything but the exact pattern. Without durations, or
 * at strength 0, nothing is sent, and nothing counts as truncated.
 *
 *     const double twice[] = {0.1, 0.05, 0.1}; // seconds: vibrate, pause, vibrate
 *     if (velto_device_play_haptic(tap, twice, 3, 1, NULL) < 0) {
 *         fprintf(stderr, "%s\n", velto_error_message());
 *     }
 *
 * @param durations  alternating seconds of vibration and pause, each 0 to 10; at most 1024.
 * @param strength   the strength; a TAP has only 0 and full strength (0 to 1).
 * @returns VELTO_OK; VELTO_TRUNCATED (the device plays only the first durations, or shorter ones);
 *          VELTO_ERROR_UNSUPPORTED (the device has no motor, such as a cap).
 * @source TAP protocol notes, 4; MetaWear module protocol, 4.7
 * @see velto_context_play_haptic
 */
VELTO_API velto_result velto_device_play_haptic(velto_device device,
                                                const double *durations,
                                                size_t count,
                                                double strength,
                                                velto_op *out_op);

/**
 * Signal a short pulse by the motor or the light of a device, such as for a hit.
 *
 * A TAP vibrates for 80 ms. A MetaWear board vibrates for 80 ms if it has a motor driver, and its
 * LED flashes white once, replacing a playing pattern. Caps, virtual devices and devices whose
 * packets the program feeds have neither motor nor light. The operation ends when the device has
 * accepted the pulse; it fails with VELTO_ERROR_NOT_CONNECTED if the device is not READY.
 *
 *     if (velto_device_play_pulse(device, NULL) == VELTO_NOTHING) {
 *         puts("hit"); // a cap has neither motor nor light
 *     }
 *
 * @param out_op  receives the operation; the null handle for NOTHING.
 * @returns VELTO_OK; VELTO_NOTHING (the device has neither motor nor light).
 * @see velto_device_play_haptic
 */
VELTO_API velto_result velto_device_play_pulse(velto_device device, velto_op *out_op);

/**
 * Play a pattern with the motors of all devices that are READY and can vibrate.
 *
 * This is velto_device_play_haptic() on each of them. The operation ends when the last device has
 * accepted the pattern. It fails with VELTO_ERROR_UNSUPPORTED if no device that is READY can
 * vibrate, and with the error of the device that failed otherwise.
 *
 * @param durations  alternating seconds of vibration and pause, each 0 to 10; at most 1024.
 * @param strength   the strength; a TAP has only 0 and full strength (0 to 1).
 * @returns VELTO_OK; VELTO_TRUNCATED (a device plays only the first durations, or shorter ones);
 *          VELTO_ERROR_BUSY (64 operations are pending on the context).
 * @see velto_device_play_haptic
 */
VELTO_API velto_result velto_context_play_haptic(velto_context *context,
                                                 const double *durations,
                                                 size_t count,
                                                 double strength,
                                                 velto_op *out_op);

/* -- Pairing -------------------------------------------------------------------------------------
 *
 * A device that protects its values must be paired: both sides then hold a bond, which outlives
 * links and runs of the program. Devices that require pairing are paired automatically. The pairing
 * policy of the context selects the pairing agent on this side. Pairing requests of other devices
 * are refused.
 *
 * If a device has lost its bond, for instance because it was paired with another computer, its link
 * fails with VELTO_ERROR_PAIRING_REQUIRED: forget the device, scan for it and pair again.
 */

/** The pairing agent on this side. */
typedef int32_t velto_pairing_policy;
/** The system's own agent, such as the desktop's dialog. */
VELTO_CONSTANT(velto_pairing_policy, VELTO_PAIRING_POLICY_SYSTEM, 0);
/** None: devices are paired without a passkey, and devices that require a passkey are refused. */
VELTO_CONSTANT(velto_pairing_policy, VELTO_PAIRING_POLICY_JUST_WORKS, 1);
/** The program, by VELTO_EVENT_PAIRING_REQUESTED. */
VELTO_CONSTANT(velto_pairing_policy, VELTO_PAIRING_POLICY_INTERACTIVE, 2);

/** The step that a device requires to be paired. */
typedef int32_t velto_pairing_kind;
/** Both sides show the passkey: a person confirms that they match. */
VELTO_CONSTANT(velto_pairing_kind, VELTO_PAIRING_KIND_CONFIRM, 0);
/** The device shows a passkey: a person enters it here. */
VELTO_CONSTANT(velto_pairing_kind, VELTO_PAIRING_KIND_ENTER_PASSKEY, 1);
/** A person enters the passkey on the device; no answer is needed. */
VELTO_CONSTANT(velto_pairing_kind, VELTO_PAIRING_KIND_SHOW_PASSKEY, 2);
/** Pairing without a passkey must be accepted. */
VELTO_CONSTANT(velto_pairing_kind, VELTO_PAIRING_KIND_AUTHORIZE, 3);

/**
 * Set the policy for pairing requests.
 *
 * A pairing in progress keeps its policy.
 *
 * @param policy  the policy; SYSTEM for new contexts.
 * @see velto_context_get_pairing_policy, velto_device_pair
 */
VELTO_API velto_result velto_context_set_pairing_policy(velto_context *context,
                                                        velto_pairing_policy policy);

/**
 * Get the policy for pairing requests.
 * @see velto_context_set_pairing_policy
 */
VELTO_API velto_result velto_context_get_pairing_policy(velto_context *context,
                                                        velto_pairing_policy *out_policy);

/**
 * Pair with a device, and connect it first if necessary.
 *
 * The operation ends when the bond exists, without waiting for the device to be READY. The link
 * stays up, as after velto_device_connect(). Cancelling the operation cancels the pairing.
 * velto_op_get_error() returns the remedy of a failure. The operation fails with:
 *
 * - VELTO_ERROR_REJECTED if the device, its user or the policy refuses;
 * - VELTO_ERROR_PAIRING_REQUIRED if pairing fails, for example because of a wrong passkey;
 * - VELTO_ERROR_TIMEOUT if the device is not reached within 30 s, or not paired within a further 60
 *   s;
 * - VELTO_ERROR_DISCONNECTED if the link is lost;
 * - VELTO_ERROR_NOT_FOUND if the device was not seen since the start;
 * - VELTO_ERROR_BUSY if another device is being paired by another policy.
 *
 *     velto_event event;
 *     velto_context_set_pairing_policy(context, VELTO_PAIRING_POLICY_INTERACTIVE);
 *     velto_device_pair(device, NULL);
 *     while (velto_context_wait_event(context, 60, &event) == VELTO_OK) {
 *         if (event.type == VELTO_EVENT_OP_DONE) break; // event.result: paired, or why not
 *         if (event.type != VELTO_EVENT_PAIRING_REQUESTED) continue;
 *         printf("Does the device show %06u?\n", event.data.pairing.passkey);
 *         velto_device_reply_pairing(event.device, getchar() == 'y', 0);
 *     }
 *
 * @returns VELTO_OK; VELTO_UNCHANGED (the device is already paired: the operation ends at once);
 *          VELTO_ERROR_UNSUPPORTED (the device has no link).
 * @see velto_context_set_pairing_policy, velto_device_reply_pairing, velto_device_forget
 */
VELTO_API velto_result velto_device_pair(velto_device device, velto_op *out_op);

/**
 * Answer a pairing request of a device, reported by VELTO_EVENT_PAIRING_REQUESTED.
 *
 * A request that is not answered within 25 s is refused. SHOW_PASSKEY needs no answer: cancel the
 * pairing operation to refuse.
 *
 * @param accepts  1 if the passkeys match, a passkey was entered, or pairing is accepted; 0 to
 *                 refuse.
 * @param passkey  the entered passkey of ENTER_PASSKEY; otherwise ignored (0 to 999999).
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (no pairing request is pending).
 * @see velto_device_pair
 */
VELTO_API velto_result velto_device_reply_pairing(velto_device device,
                                                  velto_bool accepts,
                                                  uint32_t passkey);

/* -- Known devices -------------------------------------------------------------------------------
 *
 * A device that was connected once is known, on every adapter. Its name, family, player index, the
 * family set by velto_device_set_family() and the time of its last connection are kept for later
 * runs of the program, in the file `devices` of the context's state folder. The file is replaced
 * 0.5 s after a change and when the context is destroyed. Programs that run at the same time share
 * it; no entries are lost. A damaged file is set aside and a damaged line skipped, each with a
 * warning in the log. At most 1000 devices are kept.
 */

/** A device that was connected before, in this run of the program or an earlier one. */
typedef struct velto_known_device {
    /** Time at which it last became READY, since 1970-01-01 00:00 UTC; 0 for a device with only
     *  a family set (nanoseconds). */
    uint64_t last_connected_utc_ns;
    velto_device device; /**< Handle in this context, zero until the context has seen the device. */
    velto_family family; /**< Detected family. */
    velto_family set_family; /**< Family set by a program, UNKNOWN for none. */
    int32_t player_index; /**< Player index, -1 for none. */
    uint32_t reserved[3]; /**< Zero. */
    char identifier[VELTO_IDENTIFIER_SIZE]; /**< Identifier, such as "bluez:AA:BB:CC:DD:EE:FF". */
    char address[VELTO_ADDRESS_SIZE]; /**< Address, empty if its backend has none. */
    char name[VELTO_NAME_SIZE]; /**< Newest name, empty for none. */
} velto_known_device;

/**
 * List the devices that were connected before, the most recently connected first.
 *
 * The list contains devices of the context's backends, present or not. Unlike
 * velto_context_list_devices(), it needs no scan.
 *
 * @see velto_context_connect_last_device, velto_context_forget_known_device
 */
VELTO_API velto_result velto_context_list_known_devices(velto_context *context,
                                                        velto_known_device *devices,
                                                        size_t capacity,
                                                        size_t *out_count);

/**
 * Connect the device that was connected last, in this run of the program or an earlier one.
 *
 * The call disables auto-connect. A device known to the system is connected directly; any other
 * device is connected as soon as a scan finds it. Without a radio the operation fails, but the
 * request is kept: the device is connected once there is a radio, unless velto_device_disconnect()
 * withdraws the request.
 *
 * @param options     the options. NULL for the defaults.
 * @param out_device  receives the device, or null. May be NULL.
 * @param out_op      receives the operation, or null.
 * @returns VELTO_OK; VELTO_NOTHING (no device was ever connected).
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
 * For a device that the context has seen, this is velto_device_forget(). For any other device, the
 * entry among the known devices and the profile are removed; a bond with the system stays.
 *
 * @param identifier  the device's identifier; at most 255 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no known device has that identifier).
 * @blocks bounded; while removing a file.
 * @see velto_context_list_known_devices, velto_device_forget
 */
VELTO_API velto_result velto_context_forget_known_device(velto_context *context,
                                                         const char *identifier,
                                                         velto_op *out_op);

/* -- Player index and user data ------------------------------------------------------------------ */

/**
 * Give a device a player index, or remove it.
 *
 * Another device with that index loses it. A device with a position or a button gets an index when
 * it becomes READY: its index of an earlier run, if free, or else the lowest free index.
 *
 * @param player_index  the index; -1 removes it (-1 to 63).
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has neither a position nor a button).
 * @see velto_context_find_player
 */
VELTO_API velto_result velto_device_set_player_index(velto_device device, int32_t player_index);

/**
 * Set the user data of a device, for instance a pointer, which its events contain.
 * @param user_data  the number, which the library never interprets.
 * @see velto_device_get_user_data
 */
VELTO_API velto_result velto_device_set_user_data(velto_device device, uint64_t user_data);

/**
 * Get the number set by velto_device_set_user_data().
 * @param out_user_data  receives the number; 0 for a new device.
 * @see velto_device_set_user_data
 */
VELTO_API velto_result velto_device_get_user_data(velto_device device, uint64_t *out_user_data);

/**
 * Set whether a device is kept when it is out of range, instead of forgotten.
 * @param is_kept  1 to keep it, 0 to let it be forgotten.
 * @see velto_device_forget
 */
VELTO_API velto_result velto_device_set_kept(velto_device device, velto_bool is_kept);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_DEVICE_H */
