/*
 * Simulated peripherals: characteristics, faults and traffic.
 *
 * These functions control the device's side of a link, for tests: characteristics, received writes,
 * and faults. A test acts as the device; the program under test is the host.
 *
 * A simulator of model TABLE is a device without firmware. The program defines its characteristics,
 * sets their values and sends notifications. Reactions answer automatically. Faults work on every
 * model.
 *
 * A bare simulator (VELTO_SIM_BARE, velto_sim_set_bare()) is not part of its context's backend. The
 * program is its backend: it forwards requests of a host to the simulator and notifications to the
 * host, for instance over a real radio.
 *
 * Generated from bindings/api/peripheral.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_PERIPHERAL_H
#define VELTOKIT_VELTO_PERIPHERAL_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_gatt.h"
#include "velto_sim.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Characteristics ----------------------------------------------------------------------------- */

/** The protection of a link. */
typedef int32_t velto_sim_security;
VELTO_CONSTANT(velto_sim_security, VELTO_SIM_SECURITY_OPEN, 0); /**< None. */
/** Encrypted, which requires pairing. */
VELTO_CONSTANT(velto_sim_security, VELTO_SIM_SECURITY_ENCRYPTED, 1);
/** Encrypted after a pairing that a person has confirmed. */
VELTO_CONSTANT(velto_sim_security, VELTO_SIM_SECURITY_AUTHENTICATED, 2);

/** A characteristic of a simulated device. */
typedef struct velto_sim_characteristic {
    velto_uuid service; /**< The service that holds it. */
    velto_uuid uuid; /**< Its UUID. */
    velto_attribute_property properties; /**< Its properties. */
    /** The protection without which reads, writes and subscriptions fail. */
    velto_sim_security security;
    uint16_t handle; /**< Its value handle, which identifies it in other functions (1 or more). */
    uint16_t write_size_min; /**< Size of the shortest writable value (bytes, at most 512). */
    /** Size of the longest writable value; 0 for 512 (bytes, at most 512). */
    uint16_t write_size_max;
    uint16_t value_size; /**< Size of `value` (bytes, at most 64). */
    uint64_t reserved; /**< Zero. */
    uint64_t reserved2; /**< Zero. */
    uint8_t value[64]; /**< Its initial value; velto_sim_set_value() sets longer ones. */
} velto_sim_characteristic;

/**
 * Replace all characteristics of a TABLE simulator; a connected host is notified.
 *
 * The device advertises their services. A characteristic that remains keeps its value, unless it
 * has an initial value. Subscriptions of a connected host to removed characteristics end.
 *
 *     velto_sim_def def = VELTO_SIM_DEF_INIT;
 *     const velto_sim_characteristic level = {
 *         .service = VELTO_UUID16(0x180f), .uuid = VELTO_UUID16(0x2a19),
 *         .properties = VELTO_ATTRIBUTE_PROPERTY_READ,
 *         .handle = 3, .value_size = 1, .value = {80}};
 *     def.model = VELTO_SIM_MODEL_TABLE;
 *     velto_context_create_sim(context, &def, &sim);
 *     velto_sim_set_characteristics(sim, &level, 1); // a battery at 80 %
 *
 * @param characteristics  the characteristics, each with its own value handle; at most 256.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the model is not TABLE).
 * @see velto_context_create_sim, velto_sim_set_value
 */
VELTO_API velto_result velto_sim_set_characteristics(velto_sim sim,
                                                     const velto_sim_characteristic *characteristics,
                                                     size_t count);

/**
 * List the characteristics of a simulated device, in the order of its table.
 * @param characteristics  receives the characteristics, with their initial values.
 * @see velto_sim_set_characteristics
 */
VELTO_API velto_result velto_sim_list_characteristics(velto_sim sim,
                                                      velto_sim_characteristic *characteristics,
                                                      size_t capacity,
                                                      size_t *out_count);

/**
 * Set the value of a characteristic of a TABLE simulator.
 * @param characteristic  value handle.
 * @param bytes           the value; at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic); VELTO_ERROR_UNSUPPORTED (the
 *          model is not TABLE).
 * @see velto_sim_get_value
 */
VELTO_API velto_result velto_sim_set_value(velto_sim sim,
                                           uint16_t characteristic,
                                           const void *bytes,
                                           size_t size);

/**
 * Get the value of a characteristic of a TABLE simulator, as last set or written.
 * @param characteristic  value handle.
 * @param buffer          receives the value, at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic); VELTO_ERROR_UNSUPPORTED (the
 *          model is not TABLE).
 * @see velto_sim_set_value
 */
VELTO_API velto_result velto_sim_get_value(velto_sim sim,
                                           uint16_t characteristic,
                                           void *buffer,
                                           size_t capacity,
                                           size_t *out_count);

/* -- Reactions -----------------------------------------------------------------------------------
 *
 * Reactions define the responses of a TABLE simulator: when a host writes certain bytes or
 * subscribes, an action follows after a delay. A table of reactions models a small device without a
 * thread.
 *
 * Every matching reaction is triggered, in the order of the table, up to the first match with the
 * flag LAST. Actions wait for their delay; on a manual clock, until the clock is advanced. The end
 * of the link drops waiting actions. At most 256 actions wait. After a jump of the clock, only the
 * last 64 missed repetitions are performed.
 */

/** The event that triggers a reaction. */
typedef int32_t velto_sim_trigger;
/** A host writes a value that matches the pattern. */
VELTO_CONSTANT(velto_sim_trigger, VELTO_SIM_TRIGGER_WRITE, 0);
/** A host enables notifications. */
VELTO_CONSTANT(velto_sim_trigger, VELTO_SIM_TRIGGER_SUBSCRIBE, 1);

/** The response of a reaction. */
typedef int32_t velto_sim_action;
/** Sends the bytes as a notification of the target, if the host has subscribed to it. */
VELTO_CONSTANT(velto_sim_action, VELTO_SIM_ACTION_NOTIFY, 0);
/** Makes the bytes the value of the target. */
VELTO_CONSTANT(velto_sim_action, VELTO_SIM_ACTION_SET_VALUE, 1);
/** Cancels all waiting actions of the target, such as a stream. */
VELTO_CONSTANT(velto_sim_action, VELTO_SIM_ACTION_STOP, 2);
VELTO_CONSTANT(velto_sim_action, VELTO_SIM_ACTION_DROP_LINK, 3); /**< Breaks the link. */
/** Refuses the write with att_code; no other reaction is triggered, and the value is unchanged. */
VELTO_CONSTANT(velto_sim_action, VELTO_SIM_ACTION_REFUSE, 4);

/** Options of a reaction. */
typedef uint32_t velto_sim_reaction_flag;
/** The written value must have the size of the pattern, instead of starting with it. */
#define VELTO_SIM_REACTION_WHOLE 0x1u
/** If it matches, the reactions after it are not considered. */
#define VELTO_SIM_REACTION_LAST  0x2u

/** A reaction of a TABLE simulator to a host. */
typedef struct velto_sim_reaction {
    velto_sim_trigger trigger; /**< The trigger. */
    velto_sim_action action; /**< The response to the trigger. */
    uint16_t characteristic; /**< Value handle of the characteristic written or subscribed to. */
    /** Value handle of the characteristic that the action affects; 0 for the same. */
    uint16_t target;
    velto_sim_reaction_flag flags; /**< Options. */
    uint8_t pattern[32]; /**< The first bytes of a matching value. */
    uint8_t ignored[32]; /**< The bits of the pattern to ignore. */
    uint16_t pattern_size; /**< Size of `pattern`; 0 matches every value (bytes, at most 32). */
    uint16_t att_code; /**< ATT error code of REFUSE; 0 for 14, an unlikely error (at most 255). */
    /** Number of repetitions; 0 repeats until the link ends or a reaction stops it. */
    uint32_t count;
    double delay; /**< Time from the trigger to the action (seconds, 0 to 86400). */
    /** Time between repetitions, at least 0.001; 0 acts once (seconds, 0 to 86400). */
    double period;
    uint64_t reserved; /**< Zero. */
    uint8_t bytes[256]; /**< The bytes of the action. */
    uint16_t size; /**< Size of `bytes` (bytes, at most 256). */
    /** Offset in the written value from which bytes are copied, such as a sequence number
     *  (bytes, at most 511). */
    uint16_t copy_from;
    uint16_t copy_to; /**< Offset in `bytes` to which they are copied (bytes, at most 255). */
    uint16_t copy_size; /**< Number of bytes copied (bytes, at most 256). */
    uint64_t reserved2; /**< Zero. */
} velto_sim_reaction;

/**
 * Replace all reactions of a TABLE simulator, and drop waiting actions.
 *
 * Set the characteristics before the reactions that use them. If the characteristic of a reaction
 * is removed, the reaction does not match until a table has that value handle again.
 *
 *     const velto_sim_reaction reactions[] = {
 *         // 10 nn: answers 11 nn after 20 ms
 *         {.characteristic = 3, .target = 5, .pattern = {0x10}, .pattern_size = 1, .delay = 0.02,
 *          .bytes = {0x11, 0}, .size = 2, .copy_from = 1, .copy_to = 1, .copy_size = 1},
 *         // 20: sends 21 ten times a second, until the link ends
 *         {.characteristic = 3, .target = 5, .pattern = {0x20}, .pattern_size = 1, .period = 0.1,
 *          .bytes = {0x21}, .size = 1},
 *     };
 *     velto_sim_set_reactions(sim, reactions, 2);
 *
 * @param reactions  the reactions in order; copied; at most 64.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (a reaction names a characteristic that does not exist);
 *          VELTO_ERROR_UNSUPPORTED (the model is not TABLE).
 * @see velto_sim_set_characteristics, velto_sim_inject_notification
 */
VELTO_API velto_result velto_sim_set_reactions(velto_sim sim,
                                               const velto_sim_reaction *reactions,
                                               size_t count);

/* -- Faults -------------------------------------------------------------------------------------- */

/** Requests of a host. */
typedef uint32_t velto_sim_request;
#define VELTO_SIM_REQUEST_READ      0x1u /**< Reads. */
#define VELTO_SIM_REQUEST_WRITE     0x2u /**< Writes. */
#define VELTO_SIM_REQUEST_SUBSCRIBE 0x4u /**< Enabling notifications. */
#define VELTO_SIM_REQUEST_CONNECT   0x8u /**< Connecting, to a simulator that is not bare. */

/** The effect of a fault on a request. */
typedef int32_t velto_sim_fault_kind;
/** The request fails with att_code, a connection with VELTO_ERROR_CONNECT_FAILED, without
 *  reaching the firmware. */
VELTO_CONSTANT(velto_sim_fault_kind, VELTO_SIM_FAULT_KIND_REFUSE, 0);
/** The device acts at once, but its response or the discovery of services is delayed. A bare
 *  simulator ignores it. */
VELTO_CONSTANT(velto_sim_fault_kind, VELTO_SIM_FAULT_KIND_DELAY, 1);
/** The link breaks before the device answers. */
VELTO_CONSTANT(velto_sim_fault_kind, VELTO_SIM_FAULT_KIND_DROP_LINK, 2);

/** A fault of a simulated device. */
typedef struct velto_sim_fault {
    velto_sim_fault_kind kind; /**< The effect. */
    /** The requests affected; 0 for reads, writes and subscriptions. */
    velto_sim_request requests;
    double delay; /**< Delay of DELAY (seconds, 0 to 86400). */
    uint32_t skip_count; /**< Number of requests that pass first. */
    uint32_t count; /**< Number of requests affected after that; 0 for all. */
    uint16_t characteristic; /**< Value handle; 0 for all characteristics. */
    /** ATT error code of REFUSE, such as 5 if the device requires pairing; 0 for 14, an unlikely
     *  error (at most 255). */
    uint16_t att_code;
    uint32_t reserved; /**< Zero. */
} velto_sim_fault;

/**
 * Replace all faults of a simulated device; the first fault that applies to a request takes effect.
 *
 *     // Refuses the second write, and breaks the link at the next subscription.
 *     const velto_sim_fault faults[] = {
 *         {.requests = VELTO_SIM_REQUEST_WRITE, .skip_count = 1, .count = 1},
 *         {.kind = VELTO_SIM_FAULT_KIND_DROP_LINK,
 *          .requests = VELTO_SIM_REQUEST_SUBSCRIBE, .count = 1},
 *     };
 *     velto_sim_set_faults(sim, faults, 2);
 *
 * @param faults  the faults in order, copied; none ends all faults; at most 64.
 * @see velto_sim_list_faults, velto_sim_set_link, velto_sim_drop_link
 */
VELTO_API velto_result velto_sim_set_faults(velto_sim sim,
                                            const velto_sim_fault *faults,
                                            size_t count);

/**
 * List the faults that remain; their counts decrease as requests meet them.
 * @see velto_sim_set_faults
 */
VELTO_API velto_result velto_sim_list_faults(velto_sim sim,
                                             velto_sim_fault *faults,
                                             size_t capacity,
                                             size_t *out_count);

/* -- Traffic ------------------------------------------------------------------------------------- */

/**
 * Send arbitrary bytes as a notification, independent of the firmware.
 * @param characteristic  value handle; 0 for the first characteristic that can notify.
 * @param bytes           the value; at most 244 bytes.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no such characteristic, or it cannot notify);
 *          VELTO_ERROR_NOT_CONNECTED (no link is up); VELTO_ERROR_REJECTED (the host has not
 *          subscribed to it); VELTO_ERROR_BUSY (64 notifications are waiting for delivery; nothing
 *          is sent).
 * @see velto_sim_is_subscribed
 */
VELTO_API velto_result velto_sim_inject_notification(velto_sim sim,
                                                     uint16_t characteristic,
                                                     const void *bytes,
                                                     size_t size);

/** A write that reached the firmware of a simulated device. */
typedef struct velto_sim_write {
    uint64_t timestamp_ns; /**< Time of arrival, on the context's clock (nanoseconds). */
    uint16_t characteristic; /**< Value handle. */
    uint16_t size; /**< Size of the value (bytes). */
    velto_bool has_response; /**< Whether it was a write with response. */
    uint8_t bytes[512]; /**< The value. */
} velto_sim_write;

/**
 * Take the oldest write that reached the firmware; the last 256 are kept.
 * @returns VELTO_OK; VELTO_NOTHING (no write waits).
 * @see velto_sim_read_writes
 */
VELTO_API velto_result velto_sim_poll_write(velto_sim sim, velto_sim_write *out_write);

/**
 * Take the oldest writes that reached the firmware, up to the capacity.
 * @param writes  receives the writes, oldest first; out_count is the number that waited.
 * @see velto_sim_poll_write
 */
VELTO_API velto_result velto_sim_read_writes(velto_sim sim,
                                             velto_sim_write *writes,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Return whether the host has enabled the notifications of a characteristic.
 * @param characteristic  value handle.
 * @returns 1 if it has, otherwise 0.
 * @see velto_sim_inject_notification, velto_sim_get_info
 */
VELTO_API velto_bool velto_sim_is_subscribed(velto_sim sim, uint16_t characteristic);

/** The counters and the link state of a simulated device. */
typedef struct velto_sim_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_bool is_bare; /**< Whether the program is its backend. */
    velto_bool is_connected; /**< Whether a link is up. */
    uint32_t subscription_count; /**< Number of characteristics that the host has subscribed to. */
    uint32_t link_count; /**< Number of links. */
    uint32_t waiting_write_count; /**< Number of writes that velto_sim_poll_write() would return. */
    uint64_t write_count; /**< Number of writes that reached the firmware. */
    uint64_t notification_count; /**< Number of notifications sent to a subscribed host. */
    /** Number of sent notifications that the host never received. */
    uint64_t lost_notification_count;
    /** Connection interval in use; 0 without a link, and over an ideal one (seconds). */
    double connection_interval;
} velto_sim_info;

#define VELTO_SIM_INFO_INIT                                                                       \
    {VELTO_SIZE_OF(velto_sim_info), 0, 0, 0, 0, 0, 0, 0, 0, 0.0}

/**
 * Get the counters and the link state of a simulated device.
 * @see velto_sim_poll_write
 */
VELTO_API velto_result velto_sim_get_info(velto_sim sim, velto_sim_info *out_info);

/* -- Pairing ------------------------------------------------------------------------------------- */

/** The pairing method of a simulated device. */
typedef int32_t velto_sim_pairing;
/** Just Works: the device has neither a display nor keys. */
VELTO_CONSTANT(velto_sim_pairing, VELTO_SIM_PAIRING_JUST_WORKS, 0);
/** The device shows the passkey, which is entered on the host. */
VELTO_CONSTANT(velto_sim_pairing, VELTO_SIM_PAIRING_SHOWS_PASSKEY, 1);
/** The host shows the passkey, which is entered on the device. */
VELTO_CONSTANT(velto_sim_pairing, VELTO_SIM_PAIRING_TAKES_PASSKEY, 2);
/** Both show the passkey, and a person compares them. */
VELTO_CONSTANT(velto_sim_pairing, VELTO_SIM_PAIRING_COMPARES_PASSKEY, 3);
VELTO_CONSTANT(velto_sim_pairing, VELTO_SIM_PAIRING_REFUSES, 4); /**< The device refuses. */

/**
 * Set the pairing method of a simulated device.
 *
 * New simulators pair without a passkey. A device with a passkey requires it: the pairing policy
 * JUST_WORKS refuses the device. For the policy SYSTEM, a simulated person at the desktop reads and
 * types correctly.
 *
 *     velto_event event;
 *     velto_sim_set_pairing(sim, VELTO_SIM_PAIRING_SHOWS_PASSKEY, 123456);
 *     velto_context_set_pairing_policy(context, VELTO_PAIRING_POLICY_INTERACTIVE);
 *     velto_device_pair(device, NULL);
 *     while (velto_context_wait_event(context, 5, &event) == VELTO_OK) {
 *         if (event.type == VELTO_EVENT_OP_DONE) break;
 *         if (event.type != VELTO_EVENT_PAIRING_REQUESTED) continue;
 *         velto_device_reply_pairing(device, 1, 123456);
 *     }
 *
 * @param pairing  the pairing method.
 * @param passkey  the passkey; ignored by JUST_WORKS and REFUSES (0 to 999999).
 * @see velto_sim_get_pairing, velto_sim_remove_bond, velto_device_pair
 */
VELTO_API velto_result velto_sim_set_pairing(velto_sim sim,
                                             velto_sim_pairing pairing,
                                             uint32_t passkey);

/**
 * Get the pairing method of a simulated device.
 * @param out_pairing  receives the pairing method.
 * @param out_passkey  receives the passkey, 0 for none. May be NULL.
 * @see velto_sim_set_pairing
 */
VELTO_API velto_result velto_sim_get_pairing(velto_sim sim,
                                             velto_sim_pairing *out_pairing,
                                             uint32_t *out_passkey);

/**
 * Make a simulated device lose its bond, as a reset does.
 *
 * The next link of a host that keeps the bond fails. An encrypted link stays encrypted.
 *
 * @see velto_sim_set_pairing
 */
VELTO_API velto_result velto_sim_remove_bond(velto_sim sim);

/* -- Bare simulators -----------------------------------------------------------------------------
 *
 * Provisional until 1.0, like velto_games.h.
 *
 * Except for the first three, these functions return VELTO_ERROR_INVALID_STATE unless the simulator
 * is bare. Each call advances the simulator to the time of its context's clock; advance a manual
 * clock with velto_context_advance_clock() first.
 */

/**
 * Move a simulator from its context's backend to the program, or back.
 *
 * The current link ends: for the host, the device falls silent.
 *
 * @param is_bare  whether the program drives it.
 * @returns VELTO_OK; VELTO_UNCHANGED (the simulator is already there).
 * @see velto_sim_report_link
 */
VELTO_API velto_result velto_sim_set_bare(velto_sim sim, velto_bool is_bare);

/**
 * Get the advertising payload of a simulated device.
 * @param buffer  receives the payload, at most 31 bytes.
 * @returns VELTO_OK; VELTO_NOTHING (it is not advertising).
 * @see velto_sim_get_scan_response, velto_sim_list_characteristics
 */
VELTO_API velto_result velto_sim_get_advertisement(velto_sim sim,
                                                   void *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Get the scan response payload of a simulated device.
 * @param buffer  receives the payload, at most 31 bytes.
 * @returns VELTO_OK; VELTO_NOTHING (it is not advertising or has no scan response).
 * @see velto_sim_get_advertisement
 */
VELTO_API velto_result velto_sim_get_scan_response(velto_sim sim,
                                                   void *buffer,
                                                   size_t capacity,
                                                   size_t *out_count);

/**
 * Report to a bare simulator that a host has connected, or that the link has ended.
 * @param is_up  whether the link is up.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (it is not bare).
 * @see velto_sim_set_bare
 */
VELTO_API velto_result velto_sim_report_link(velto_sim sim, velto_bool is_up);

/**
 * Report the protection of its link to a bare simulator.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link
 *          is up).
 * @see velto_sim_report_link
 */
VELTO_API velto_result velto_sim_report_encryption(velto_sim sim, velto_sim_security security);

/**
 * Forward a host's write to a bare simulator.
 * @param characteristic  value handle.
 * @param has_response    whether it is a write with response.
 * @param bytes           the value; at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_REJECTED (the device rejects the request; velto_error_get_detail()
 *          returns its ATT code); VELTO_ERROR_PAIRING_REQUIRED (the device requires a more secure
 *          link); VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is
 *          up).
 * @see velto_sim_list_characteristics, velto_sim_poll_notification
 */
VELTO_API velto_result velto_sim_write_value(velto_sim sim,
                                             uint16_t characteristic,
                                             velto_bool has_response,
                                             const void *bytes,
                                             size_t size);

/**
 * Forward a host's read to a bare simulator.
 * @param characteristic  value handle.
 * @param buffer          receives the value, at most 512 bytes.
 * @returns VELTO_OK; VELTO_ERROR_REJECTED (the device rejects the request; velto_error_get_detail()
 *          returns its ATT code); VELTO_ERROR_PAIRING_REQUIRED (the device requires a more secure
 *          link); VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED (no link is
 *          up).
 * @see velto_sim_list_characteristics
 */
VELTO_API velto_result velto_sim_read_value(velto_sim sim,
                                            uint16_t characteristic,
                                            void *buffer,
                                            size_t capacity,
                                            size_t *out_count);

/**
 * Report to a bare simulator that a host has enabled or disabled notifications of a characteristic.
 * @param characteristic  value handle.
 * @param is_on           whether notifications are enabled.
 * @returns VELTO_OK; VELTO_ERROR_REJECTED (the device rejects the request, such as for a
 *          characteristic that cannot notify); VELTO_ERROR_PAIRING_REQUIRED (the device requires a
 *          more secure link); VELTO_ERROR_INVALID_STATE (it is not bare); VELTO_ERROR_NOT_CONNECTED
 *          (no link is up).
 * @see velto_sim_poll_notification
 */
VELTO_API velto_result velto_sim_report_subscription(velto_sim sim,
                                                     uint16_t characteristic,
                                                     velto_bool is_on);

/** A notification of a simulated device. */
typedef struct velto_sim_notification {
    uint16_t characteristic; /**< Value handle. */
    uint16_t size; /**< Size of the value (bytes). */
    uint32_t reserved; /**< Zero. */
    uint8_t bytes[512]; /**< The value. */
} velto_sim_notification;

/**
 * Take the next due notification of a bare simulator.
 *
 * VELTO_ERROR_NOT_CONNECTED also indicates that the device itself has ended the link.
 *
 * @returns VELTO_OK; VELTO_NOTHING (none is due); VELTO_ERROR_INVALID_STATE (it is not bare);
 *          VELTO_ERROR_NOT_CONNECTED (no link is up).
 * @see velto_sim_report_subscription
 */
VELTO_API velto_result velto_sim_poll_notification(velto_sim sim,
                                                   velto_sim_notification *out_notification);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_PERIPHERAL_H */
