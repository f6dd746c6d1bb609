/*
 * Host radio: the program's own Bluetooth stack.
 *
 * If the library has no Bluetooth stack for a platform, or another part of the program owns the
 * radio, the program provides its stack: Android's BluetoothGatt, CoreBluetooth, bleak, a dongle's
 * SDK, a web page. Everything else works as with BlueZ.
 *
 * The context uses VELTO_BACKEND_HOST, and velto_context_create_host_radio() adds the stack. The
 * library then makes requests. The program polls them with velto_host_poll_request() and answers
 * with velto_host_complete_request() or velto_host_fail_request(). The program reports devices in
 * range, links, services and notifications from any thread, including its callbacks.
 *
 * A device has an identifier and a number. The identifier is its name on this machine: an address,
 * or the UUID of CoreBluetooth. The number, `peer`, is returned by
 * velto_host_report_advertisement() and used everywhere else; it stays the same until the device is
 * forgotten, even with another radio. Characteristics have value handles; a stack without value
 * handles numbers the characteristics in the order of its table.
 *
 *     request                 action of the program              answer
 *     START_SCAN              reports devices in range           completes, or fails
 *     STOP_SCAN               stops reporting them               nothing
 *     CONNECT                 connects, discovers services       velto_host_supply_gatt(), or fails
 *     DISCONNECT              ends the link or the attempt       velto_host_report_link()
 *     READ                    reads a value                      completes with the value, or fails
 *     WRITE                   writes a value                     completes once written, or fails
 *     SUBSCRIBE, UNSUBSCRIBE  switches notifications on or off   completes, or fails
 *     PAIR                    pairs                              completes, or fails
 *     CANCEL_PAIRING          stops pairing                      nothing
 *     ANSWER_PAIRING          answers the device                 nothing
 *     FORGET                  removes the bond                   completes, or fails
 *     READ_RSSI               measures the link                  completes with the strength, or fails
 *
 * A device has one READ, WRITE, SUBSCRIBE, UNSUBSCRIBE or READ_RSSI at a time: the next one waits
 * for the answer. A request that is not answered within its timeout fails, and a later answer
 * returns VELTO_ERROR_INVALID_STATE. If no answer is expected, the id of the request is 0, which
 * velto_host_complete_request() ignores.
 *
 * Generated from bindings/api/host.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_HOST_H
#define VELTOKIT_VELTO_HOST_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_gatt.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Providing a radio --------------------------------------------------------------------------- */

/** The state of the program's Bluetooth adapter. */
typedef int32_t velto_host_state;
VELTO_CONSTANT(velto_host_state, VELTO_HOST_STATE_READY, 0); /**< It can be used. */
/** The adapter is switched off, or the program may not use it. */
VELTO_CONSTANT(velto_host_state, VELTO_HOST_STATE_OFF, 1);
VELTO_CONSTANT(velto_host_state, VELTO_HOST_STATE_ABSENT, 2); /**< There is none. */

/** The definition of a host radio. */
typedef struct velto_host_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_host_state state; /**< The state of the adapter, see velto_host_report_state(). */
    const char *name; /**< Name of the adapter in events and lists; NULL for "host" (at most 31). */
} velto_host_def;

#define VELTO_HOST_DEF_INIT                                                                       \
    {VELTO_SIZE_OF(velto_host_def), 0, NULL}

/** Fill a velto_host_def with its defaults. */
VELTO_API velto_result velto_host_def_init(velto_host_def *def, size_t size);

/**
 * Use the program's Bluetooth stack as the radio of a context.
 *
 * A context has one host radio at a time. When it is destroyed, its links end; requested links are
 * re-established with the next host radio.
 *
 *     velto_host host;
 *     velto_host_request request;
 *     velto_context_create_host_radio(context, NULL, &host);
 *     while (velto_host_poll_request(host, &request) == VELTO_OK) {
 *         if (request.kind == VELTO_HOST_REQUEST_KIND_START_SCAN) {
 *             velto_host_complete_request(host, request.id, NULL, 0); // and report devices
 *         } else {
 *             velto_host_fail_request(host, request.id, VELTO_ERROR_UNSUPPORTED, 0, NULL);
 *         }
 *     }
 *
 * @param context   a context with VELTO_BACKEND_HOST.
 * @param def       the definition. NULL for the defaults.
 * @param out_host  receives the host radio.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context does not have the host backend);
 *          VELTO_ERROR_ALREADY (the context has a host radio); VELTO_ERROR_BUSY (too many reports
 *          of earlier radios wait for the context); VELTO_ERROR_OUT_OF_MEMORY (no handles or
 *          descriptors left).
 * @see velto_host_poll_request, velto_host_destroy
 */
VELTO_API velto_result velto_context_create_host_radio(velto_context *context,
                                                       const velto_host_def *def,
                                                       velto_host *out_host);

/**
 * Destroy a host radio, which ends all its links.
 * @param host  the host radio.
 * @see velto_context_create_host_radio
 */
VELTO_API void velto_host_destroy(velto_host host);

/**
 * Report a new state of the adapter; all links end unless it is READY.
 * @param host  the host radio.
 * @returns VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_BUSY (too many reports wait for the
 *          context).
 */
VELTO_API velto_result velto_host_report_state(velto_host host, velto_host_state state);

/* -- Requests ------------------------------------------------------------------------------------ */

/** Kinds of requests to the program's Bluetooth stack. */
typedef int32_t velto_host_request_kind;
/** Report the devices in range. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_START_SCAN, 0);
/** Stop reporting them; needs no answer. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_STOP_SCAN, 1);
/** Establish a link, waiting while the device is out of range, and discover its services. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_CONNECT, 2);
/** End the link, or the attempt to establish it. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_DISCONNECT, 3);
/** Read the value of a characteristic, even one longer than a packet. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_READ, 4);
/** Write the value of a characteristic. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_WRITE, 5);
/** Enable notifications, or else indications. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_SUBSCRIBE, 6);
/** Disable them. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_UNSUBSCRIBE, 7);
/** Pair with the device and keep the bond. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_PAIR, 8);
/** Answer the device's pairing request; needs no answer. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_ANSWER_PAIRING, 9);
/** Abandon the pairing; needs no answer. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_CANCEL_PAIRING, 10);
/** Remove the bond, if there is one. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_FORGET, 11);
/** Measure the signal strength of a link: one signed byte, in dBm. Fail with
 *  VELTO_ERROR_UNSUPPORTED if the stack cannot measure it. */
VELTO_CONSTANT(velto_host_request_kind, VELTO_HOST_REQUEST_KIND_READ_RSSI, 12);

/** The answer to a pairing request. */
typedef int32_t velto_host_pairing_answer;
/** The passkeys are the same, or pairing without one is accepted. */
VELTO_CONSTANT(velto_host_pairing_answer, VELTO_HOST_PAIRING_ANSWER_ACCEPT, 0);
/** The passkey of the request is the one that the device shows. */
VELTO_CONSTANT(velto_host_pairing_answer, VELTO_HOST_PAIRING_ANSWER_PASSKEY, 1);
/** Pairing is refused. */
VELTO_CONSTANT(velto_host_pairing_answer, VELTO_HOST_PAIRING_ANSWER_REJECT, 2);

/** A request of the library to the program's Bluetooth stack. */
typedef struct velto_host_request {
    uint64_t id; /**< The id for the answer; 0 if no answer is expected. */
    velto_host_request_kind kind; /**< The kind of request. */
    uint32_t peer; /**< Number of the device; 0 for scans. */
    double timeout; /**< Time until the library gives up; -1 for no limit (seconds). */
    uint16_t characteristic; /**< Value handle of READ, WRITE, SUBSCRIBE and UNSUBSCRIBE. */
    uint16_t size; /**< Size of the value of WRITE (bytes). */
    velto_write_kind write_kind; /**< The kind of a WRITE. */
    velto_host_pairing_answer pairing_answer; /**< The answer of ANSWER_PAIRING. */
    uint32_t passkey; /**< The passkey of ANSWER_PAIRING. */
    /** The pairing agent of PAIR: that of the program's stack for SYSTEM, none for JUST_WORKS,
     *  the program that uses the library for INTERACTIVE. velto_host_report_pairing() applies
     *  only to INTERACTIVE. */
    velto_pairing_policy pairing_policy;
    uint32_t reserved; /**< Zero. */
    uint64_t reserved2; /**< Zero. */
    uint64_t reserved3; /**< Zero. */
    /** The reported identifier of the device; empty for scans. */
    char identifier[VELTO_IDENTIFIER_SIZE];
    uint8_t bytes[512]; /**< The value of WRITE. */
} velto_host_request;

/**
 * Take the oldest request.
 *
 * Once the context or the radio is destroyed, the call returns VELTO_ERROR_STALE_HANDLE, and the
 * program must end its remaining links.
 *
 * @param host  the host radio.
 * @returns VELTO_OK; VELTO_NOTHING (no request waits).
 * @see velto_host_get_request_fd, velto_host_wait_request, velto_host_complete_request
 */
VELTO_API velto_result velto_host_poll_request(velto_host host, velto_host_request *out_request);

/**
 * Take the oldest request, waiting for one if necessary.
 *
 * The call returns VELTO_ERROR_STALE_HANDLE when another thread destroys the context or the radio.
 * A pumped context dispatches meanwhile; a manual clock advances by up to the timeout.
 *
 * @param host     the host radio.
 * @param timeout  longest wait, or VELTO_FOREVER (seconds).
 * @returns VELTO_OK; VELTO_NOTHING (no request came in time).
 * @blocks up to the timeout.
 * @see velto_host_poll_request
 */
VELTO_API velto_result velto_host_wait_request(velto_host host,
                                               double timeout,
                                               velto_host_request *out_request);

/**
 * Get the descriptor that is readable while a request waits, and once the radio is gone; poll it,
 * but never read or close it.
 * @param host    the host radio.
 * @param out_fd  receives the descriptor, which belongs to the radio: it stays open until the next
 *                radio or the context is destroyed.
 * @see velto_host_poll_request
 */
VELTO_API velto_result velto_host_get_request_fd(velto_host host, int32_t *out_fd);

/**
 * Report that a request has been fulfilled.
 *
 * Completing CONNECT reports that the link is up, like velto_host_report_link(). The device can be
 * used once velto_host_supply_gatt() has supplied its characteristics; that call also completes
 * CONNECT.
 *
 * @param host        the host radio.
 * @param request_id  `id` of the request.
 * @param bytes       the value that was read, or the signal strength; ignored for other requests;
 *                    at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there has been no such request);
 *          VELTO_ERROR_INVALID_STATE (the request has ended: it was already answered, cancelled, or
 *          timed out).
 * @see velto_host_fail_request
 */
VELTO_API velto_result velto_host_complete_request(velto_host host,
                                                   uint64_t request_id,
                                                   const void *bytes,
                                                   size_t size);

/**
 * Report that a request has failed.
 * @param host        the host radio.
 * @param request_id  `id` of the request.
 * @param result      the failure, such as VELTO_ERROR_REJECTED, or VELTO_ERROR_PAIRING_REQUIRED if
 *                    the device rejects the request because it requires pairing.
 * @param att_code    the error code of the attribute protocol with which the device refused to
 *                    READ, WRITE or SUBSCRIBE, if the stack reports one; 0 for none (0 to 255).
 * @param message     one sentence for velto_op_get_error(); NULL for a general one; at most 255
 *                    bytes. May be NULL.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (`result` is no failure); VELTO_ERROR_NOT_FOUND
 *          (there has been no such request); VELTO_ERROR_INVALID_STATE (the request has ended: it
 *          was already answered, cancelled, or timed out).
 * @see velto_host_complete_request
 */
VELTO_API velto_result velto_host_fail_request(velto_host host,
                                               uint64_t request_id,
                                               velto_result result,
                                               uint32_t att_code,
                                               const char *message);

/* -- Devices in range ---------------------------------------------------------------------------- */

/** Properties of a reported device. */
typedef uint32_t velto_host_peer_flag;
#define VELTO_HOST_PEER_BONDED     0x1u /**< It is paired, see velto_host_report_bond(). */
/** It is connected to this machine, for another program. */
#define VELTO_HOST_PEER_LINKED     0x2u
/** It is known but not currently received: it may be out of range. */
#define VELTO_HOST_PEER_REMEMBERED 0x4u

/** A device that the program's Bluetooth stack has found. */
typedef struct velto_host_advertisement {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_host_peer_flag flags; /**< Properties. */
    /** The identifier of the device on this machine, at least one character; its identifier in
     *  the library begins with "host:" (at most 186). */
    const char *identifier;
    const char *name; /**< Its name; NULL if unknown, or in the payload. */
    const char *address; /**< Its address; NULL if unknown (at most 23). */
    /** Received signal strength; VELTO_RSSI_UNKNOWN if unknown (dBm, -127 to 127; default 127). */
    int32_t rssi;
    uint32_t reserved; /**< Zero. */
} velto_host_advertisement;

#define VELTO_HOST_ADVERTISEMENT_INIT                                                             \
    {VELTO_SIZE_OF(velto_host_advertisement), 0, NULL, NULL, NULL, 127, 0}

/** Fill a velto_host_advertisement with its defaults. */
VELTO_API velto_result velto_host_advertisement_init(velto_host_advertisement *advertisement,
                                                     size_t size);

/**
 * Report a device in range, and get its number.
 *
 * Stacks provide a payload (Android), parsed fields (CoreBluetooth, bleak), or both. Missing fields
 * are taken from earlier reports. A payload contains the advertising packet, the scan response, or
 * both in sequence.
 *
 *     velto_host_advertisement found = VELTO_HOST_ADVERTISEMENT_INIT;
 *     uint32_t peer;
 *     found.identifier = "C0:11:22:33:44:55";
 *     found.name = "Triki 44:55";
 *     found.rssi = -60;
 *     velto_host_report_advertisement(host, &found, NULL, 0, NULL, 0, &peer);
 *
 * @param host      the host radio.
 * @param services  the advertised services; none if they are unknown, or in the payload; at most
 *                  64.
 * @param payload   the advertising packet and scan response, as received; none if they are unknown;
 *                  at most 512 bytes.
 * @param out_peer  receives the number of the device. May be NULL.
 * @returns VELTO_OK; VELTO_ERROR_NO_ADAPTER (the adapter is ABSENT); VELTO_ERROR_ADAPTER_OFF (the
 *          adapter is OFF); VELTO_ERROR_BUSY (4,096 devices are known, or too many reports wait for
 *          the context).
 * @see velto_host_report_link
 */
VELTO_API velto_result velto_host_report_advertisement(velto_host host,
                                                       const velto_host_advertisement *advertisement,
                                                       const velto_uuid *services,
                                                       size_t count,
                                                       const void *payload,
                                                       size_t size,
                                                       uint32_t *out_peer);

/**
 * Report that the scan has ended without being requested.
 * @param host    the host radio.
 * @param result  the failure that ended it.
 * @returns VELTO_OK; VELTO_UNCHANGED (no scan is running); VELTO_ERROR_INVALID_ARGUMENT (`result`
 *          is no failure); VELTO_ERROR_BUSY (too many reports wait for the context).
 * @see velto_host_fail_request
 */
VELTO_API velto_result velto_host_report_scan_stopped(velto_host host, velto_result result);

/* -- Links --------------------------------------------------------------------------------------- */

/**
 * Report that a link is up or has ended.
 *
 * The call answers CONNECT and DISCONNECT. Answer a failed CONNECT with velto_host_fail_request(),
 * so that it is not mistaken for the end of the previous link. A link without a pending CONNECT,
 * for instance after its timeout, is refused with VELTO_ERROR_INVALID_STATE: the program must end
 * it.
 *
 * @param host    the host radio.
 * @param peer    number of the device.
 * @param is_up   whether the link is up; velto_host_supply_gatt() implies it too.
 * @param reason  the reason why it ended, if it did.
 * @returns VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such
 *          device); VELTO_ERROR_INVALID_STATE (the library has not requested the link).
 * @see velto_host_supply_gatt
 */
VELTO_API velto_result velto_host_report_link(velto_host host,
                                              uint32_t peer,
                                              velto_bool is_up,
                                              velto_down_reason reason);

/**
 * Supply the characteristics of a connected device, and again whenever its services change.
 *
 * The device can then be used, and the link counts as up. A stack without value handles assigns
 * numbers, such as 1, 2, 3.
 *
 * @param host             the host radio.
 * @param peer             number of the device.
 * @param characteristics  the characteristics, each with a unique value handle; at most 256.
 * @returns VELTO_OK; VELTO_UNCHANGED (they are known); VELTO_ERROR_NOT_FOUND (there is no such
 *          device); VELTO_ERROR_INVALID_STATE (the library has not requested the link);
 *          VELTO_ERROR_BUSY (too many reports wait for the context).
 * @see velto_host_report_link, velto_host_supply_descriptors
 */
VELTO_API velto_result velto_host_supply_gatt(velto_host host,
                                              uint32_t peer,
                                              const velto_gatt_characteristic *characteristics,
                                              size_t count);

/**
 * Supply the descriptors of a device, before its characteristics; only needed by programs that list
 * them.
 * @param host         the host radio.
 * @param peer         number of the device.
 * @param descriptors  the descriptors; at most 256.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such device).
 * @see velto_host_supply_gatt
 */
VELTO_API velto_result velto_host_supply_descriptors(velto_host host,
                                                     uint32_t peer,
                                                     const velto_gatt_descriptor *descriptors,
                                                     size_t count);

/**
 * Report the MTU of a link.
 *
 * The call is optional and may be made at any time after CONNECT. Without it the MTU is unknown,
 * and writes without response of up to 512 bytes are requested.
 *
 * @param host  the host radio.
 * @param peer  number of the device.
 * @param mtu   size of a packet of the attribute protocol (bytes, 23 to 517).
 * @returns VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such
 *          device); VELTO_ERROR_BUSY (too many reports wait for the context).
 * @see velto_host_supply_gatt
 */
VELTO_API velto_result velto_host_report_mtu(velto_host host, uint32_t peer, uint32_t mtu);

/** A notification in a call that delivers several. */
typedef struct velto_host_notification {
    uint32_t peer; /**< Number of the device. */
    uint16_t characteristic; /**< Value handle. */
    uint16_t size; /**< Size of the value, at most 512 (bytes). */
} velto_host_notification;

/**
 * Deliver a notified value.
 *
 * The call may precede the answer to SUBSCRIBE. It does not allocate memory. Up to 2,048 values
 * wait in a ring of 64 KiB; if the ring is full, the new value is dropped, counted and logged.
 *
 * @param host            the host radio.
 * @param peer            number of the device.
 * @param characteristic  value handle.
 * @param bytes           the value; copied; at most 512 bytes.
 * @returns VELTO_OK; VELTO_NOTHING (there is no subscription); VELTO_ERROR_NOT_FOUND (there is no
 *          such device, or it has no such characteristic); VELTO_ERROR_NOT_CONNECTED (its link is
 *          down); VELTO_ERROR_BUSY (the ring is full).
 * @see velto_host_deliver_notifications, velto_host_get_info
 */
VELTO_API velto_result velto_host_deliver_notification(velto_host host,
                                                       uint32_t peer,
                                                       uint16_t characteristic,
                                                       const void *bytes,
                                                       size_t size);

/**
 * Deliver several notified values, oldest first.
 *
 * This is velto_host_deliver_notification() for each value, with one lock and one signal. If a
 * value cannot be delivered, the others still are, and the result is the first failure.
 *
 * @param host           the host radio.
 * @param notifications  the notifications; at most 2048.
 * @param bytes          their values, one after another; copied; at most 65536 bytes.
 * @returns VELTO_OK; VELTO_NOTHING (there is no subscription to any of them);
 *          VELTO_ERROR_INVALID_ARGUMENT (the total size of the values does not match; nothing is
 *          delivered); VELTO_ERROR_NOT_FOUND (there is no such device, or it has no such
 *          characteristic); VELTO_ERROR_NOT_CONNECTED (a link is down); VELTO_ERROR_BUSY (the ring
 *          is full).
 * @see velto_host_deliver_notification
 */
VELTO_API velto_result velto_host_deliver_notifications(velto_host host,
                                                        const velto_host_notification *notifications,
                                                        size_t count,
                                                        const void *bytes,
                                                        size_t size);

/* -- Pairing ------------------------------------------------------------------------------------- */

/**
 * Report a pairing request of a device while PAIR is pending; the library answers with
 * ANSWER_PAIRING.
 * @param host     the host radio.
 * @param peer     number of the device.
 * @param kind     the kind of request.
 * @param passkey  the passkey of CONFIRM and SHOW_PASSKEY (0 to 999999).
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such device); VELTO_ERROR_INVALID_STATE
 *          (the library is not pairing with it); VELTO_ERROR_BUSY (too many reports wait for the
 *          context).
 * @see velto_host_report_bond
 */
VELTO_API velto_result velto_host_report_pairing(velto_host host,
                                                 uint32_t peer,
                                                 velto_pairing_kind kind,
                                                 uint32_t passkey);

/**
 * Report that a device was paired or that its bond was removed.
 * @param host       the host radio.
 * @param peer       number of the device.
 * @param is_bonded  whether it is paired.
 * @returns VELTO_OK; VELTO_UNCHANGED (it is known); VELTO_ERROR_NOT_FOUND (there is no such
 *          device); VELTO_ERROR_BUSY (too many reports wait for the context).
 * @see velto_host_report_pairing
 */
VELTO_API velto_result velto_host_report_bond(velto_host host, uint32_t peer, velto_bool is_bonded);

/* -- Information --------------------------------------------------------------------------------- */

/** Counters and pending work of a host radio. */
typedef struct velto_host_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t waiting_request_count; /**< Number of unpolled requests. */
    uint32_t pending_request_count; /**< Number of unanswered requests. */
    uint32_t device_count; /**< Number of devices with a number. */
    uint32_t link_count; /**< Number of links that are up. */
    uint32_t waiting_report_count; /**< Number of unprocessed reports. */
    uint64_t delivered_count; /**< Number of notifications delivered. */
    uint64_t ignored_count; /**< Number of notifications without a subscription. */
    uint64_t dropped_count; /**< Number of notifications dropped because the ring was full. */
} velto_host_info;

#define VELTO_HOST_INFO_INIT                                                                      \
    {VELTO_SIZE_OF(velto_host_info), 0, 0, 0, 0, 0, 0, 0, 0}

/**
 * Get the counters of a host radio.
 * @param host  the host radio.
 * @see velto_host_deliver_notification
 */
VELTO_API velto_result velto_host_get_info(velto_host host, velto_host_info *out_info);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_HOST_H */
