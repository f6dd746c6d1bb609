/*
 * Raw access: services, values and notifications of any device.
 *
 * Every connected device can be used directly, even if its family is unknown: list its GATT table,
 * read and write values, and subscribe to notifications. Characteristics are identified by their
 * value handles in the table; velto_device_find_characteristic() finds them by UUID.
 *
 * Reads, writes and subscriptions are operations with a timeout; velto_op_get_value() returns the
 * value that was read. Notified values wait in the ring of a velto_subscription until they are
 * polled; if it is full, the oldest are dropped and counted. A descriptor is readable while a value
 * waits, and VELTO_EVENT_VALUES_READY is sent when the first one arrives.
 *
 * A subscription belongs to the device and outlives its links: after a reconnect it is renewed
 * before the device is READY. Several subscriptions to one characteristic each receive every value,
 * and so does the device's family if it uses that characteristic. A program that writes to a
 * characteristic of the family does so at its own risk: the family does not detect such writes.
 *
 * Generated from bindings/api/gatt.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_GATT_H
#define VELTOKIT_VELTO_GATT_H

#include "velto_base.h"
#include "velto_library.h"
#include "velto_device.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- The GATT table ------------------------------------------------------------------------------ */

/** The maximum size of a characteristic's value. */
#define VELTO_VALUE_MAX 512u

/**
 * The properties of a characteristic.
 * @source Bluetooth Core, Vol 3, Part G, 3.3.1.1
 */
typedef uint32_t velto_attribute_property;
/** It can be broadcast in advertisements. */
#define VELTO_ATTRIBUTE_PROPERTY_BROADCAST              0x1u
#define VELTO_ATTRIBUTE_PROPERTY_READ                   0x2u /**< It can be read. */
/** It can be written without response. */
#define VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE 0x4u
/** It can be written with response. */
#define VELTO_ATTRIBUTE_PROPERTY_WRITE                  0x8u
#define VELTO_ATTRIBUTE_PROPERTY_NOTIFY                 0x10u /**< It can notify. */
/** It can indicate: notify with confirmation. */
#define VELTO_ATTRIBUTE_PROPERTY_INDICATE               0x20u
/** It can be written without response, with a signature. */
#define VELTO_ATTRIBUTE_PROPERTY_SIGNED_WRITE           0x40u
/** A descriptor holds further properties. */
#define VELTO_ATTRIBUTE_PROPERTY_EXTENDED               0x80u

/** A service of a connected device. */
typedef struct velto_gatt_service {
    velto_uuid uuid; /**< Its UUID. */
    /** Attribute handle of its declaration; 0 if the backend does not report it. */
    uint16_t handle;
    uint16_t reserved; /**< Zero. */
    uint32_t reserved2; /**< Zero. */
} velto_gatt_service;

/** A characteristic of a connected device. */
typedef struct velto_gatt_characteristic {
    velto_uuid service; /**< The service that holds it. */
    velto_uuid uuid; /**< Its UUID. */
    velto_attribute_property properties; /**< Its properties. */
    uint16_t handle; /**< Its value handle, which identifies it in other functions. */
    /** Attribute handle of its service; 0 if the backend does not report it. */
    uint16_t service_handle;
    uint64_t reserved; /**< Zero. */
} velto_gatt_characteristic;

/** A descriptor of a characteristic. */
typedef struct velto_gatt_descriptor {
    velto_uuid uuid; /**< Its UUID. */
    uint16_t handle; /**< Its attribute handle. */
    uint16_t characteristic; /**< Value handle of the characteristic that it belongs to. */
    uint32_t reserved; /**< Zero. */
} velto_gatt_descriptor;

/**
 * List the services of a device that is READY.
 *
 * VELTO_EVENT_SERVICES_CHANGED reports changes while the device is connected.
 *
 * @param services  receives the services, ordered by handle.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_list_characteristics
 */
VELTO_API velto_result velto_device_list_services(velto_device device,
                                                  velto_gatt_service *services,
                                                  size_t capacity,
                                                  size_t *out_count);

/**
 * List the characteristics of a device that is READY.
 * @param characteristics  receives the characteristics, ordered by handle.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_find_characteristic, velto_device_list_descriptors
 */
VELTO_API velto_result velto_device_list_characteristics(velto_device device,
                                                         velto_gatt_characteristic *characteristics,
                                                         size_t capacity,
                                                         size_t *out_count);

/**
 * List the descriptors of a device that is READY, as far as its backend reports them.
 * @param descriptors  receives the descriptors, ordered by handle.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_list_characteristics
 */
VELTO_API velto_result velto_device_list_descriptors(velto_device device,
                                                     velto_gatt_descriptor *descriptors,
                                                     size_t capacity,
                                                     size_t *out_count);

/**
 * Find a characteristic by its UUID.
 *
 *     // The battery level, 2A19, of any service
 *     uint16_t battery_level;
 *     if (velto_device_find_characteristic(
 *             device, VELTO_NULL_UUID, VELTO_UUID16(0x2a19), &battery_level) == VELTO_OK) {
 *         velto_device_read_value(device, battery_level, 5, NULL);
 *     }
 *
 * @param service             the service that holds it; VELTO_NULL_UUID for any.
 * @param uuid                its UUID.
 * @param out_characteristic  receives the value handle of the first match, or 0.
 * @returns VELTO_OK; VELTO_NOTHING (there is no such characteristic); VELTO_ERROR_NOT_CONNECTED
 *          (the device is not READY).
 * @see velto_device_list_characteristics
 */
VELTO_API velto_result velto_device_find_characteristic(velto_device device,
                                                        velto_uuid service,
                                                        velto_uuid uuid,
                                                        uint16_t *out_characteristic);

/**
 * Convert text to a UUID.
 * @param text  36 characters, or 32 without the hyphens, or the 4 or 8 hexadecimal digits of an
 *              assigned number; at most 64 bytes.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the text is not a UUID).
 * @see velto_uuid_to_text
 */
VELTO_API velto_result velto_uuid_parse(const char *text, velto_uuid *out_uuid);

/**
 * Convert a UUID to text, such as "0000180f-0000-1000-8000-00805f9b34fb".
 * @param buffer  receives 36 characters and the NUL.
 * @see velto_uuid_parse
 */
VELTO_API velto_result velto_uuid_to_text(velto_uuid uuid,
                                          char *buffer,
                                          size_t capacity,
                                          size_t *out_count);

/* -- Reading and writing ------------------------------------------------------------------------- */

/** Whether a write is acknowledged. */
typedef int32_t velto_write_kind;
/** The device acknowledges; values longer than a packet are sent in parts. */
VELTO_CONSTANT(velto_write_kind, VELTO_WRITE_KIND_WITH_RESPONSE, 0);
/** No acknowledgement; the value must fit into one packet (mtu - 3 bytes). */
VELTO_CONSTANT(velto_write_kind, VELTO_WRITE_KIND_WITHOUT_RESPONSE, 1);

/**
 * Read the value of a characteristic, even one longer than a packet.
 *
 * The operation fails with VELTO_ERROR_NOT_FOUND if the device has no such value handle.
 *
 *     velto_op op;
 *     uint8_t bytes[VELTO_VALUE_MAX];
 *     size_t size;
 *     velto_device_read_value(device, battery_level, 5, &op);
 *     velto_op_wait(op, VELTO_FOREVER, NULL); // 5 seconds at most
 *     if (velto_op_get_value(op, bytes, sizeof bytes, &size) == VELTO_OK && size > 0) {
 *         printf("battery: %d %%\n", bytes[0]);
 *     }
 *
 * @param characteristic  value handle.
 * @param timeout         time limit for the response (seconds, 0.01 to 300).
 * @param out_op          receives the operation; velto_op_get_value() returns the value.
 * @see velto_op_get_value, velto_device_subscribe
 */
VELTO_API velto_result velto_device_read_value(velto_device device,
                                               uint16_t characteristic,
                                               double timeout,
                                               velto_op *out_op);

/**
 * Read the value of the first characteristic with a UUID.
 *
 * Use it for characteristics that a device has once, such as its battery level,
 * VELTO_UUID16(0x2a19).
 *
 * @param timeout  time limit for the response (seconds, 0.01 to 300).
 * @param out_op   receives the operation; velto_op_get_value() returns the value.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_NOT_FOUND (it
 *          has no such characteristic).
 * @see velto_op_get_value, velto_device_subscribe_uuid, velto_device_find_characteristic
 */
VELTO_API velto_result velto_device_read_uuid(velto_device device,
                                              velto_uuid uuid,
                                              double timeout,
                                              velto_op *out_op);

/**
 * Write the value of a characteristic; writes to one device keep the order of the calls.
 *
 * The operation fails with VELTO_ERROR_NOT_FOUND if the device has no such value handle.
 *
 * @param characteristic  value handle.
 * @param kind            with or without response.
 * @param bytes           the value; copied; at most 512 bytes.
 * @param timeout         time limit for the response (seconds, 0.01 to 300).
 * @see velto_device_read_value
 */
VELTO_API velto_result velto_device_write_value(velto_device device,
                                                uint16_t characteristic,
                                                velto_write_kind kind,
                                                const void *bytes,
                                                size_t size,
                                                double timeout,
                                                velto_op *out_op);

/**
 * Wait for the next notified value that begins with the given bytes.
 *
 * If a device replies to a write with a notification, await first, then write. The characteristic
 * must be subscribed to; its subscriptions also receive the value.
 *
 * @param characteristic  value handle.
 * @param prefix          the first bytes of the value; none matches any value; at most 512 bytes.
 * @param timeout         time limit for the value (seconds, 0.01 to 300).
 * @param out_op          receives the operation; velto_op_get_value() returns the value.
 * @radio none.
 * @see velto_device_subscribe, velto_op_get_value
 */
VELTO_API velto_result velto_device_await_value(velto_device device,
                                                uint16_t characteristic,
                                                const void *prefix,
                                                size_t size,
                                                double timeout,
                                                velto_op *out_op);

/**
 * Get the bytes that an operation received.
 * @param op      a read, or a wait for a value.
 * @param buffer  receives the value, at most VELTO_VALUE_MAX bytes; empty for other operations.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed).
 * @see velto_device_read_value, velto_device_await_value
 */
VELTO_API velto_result velto_op_get_value(velto_op op,
                                          void *buffer,
                                          size_t capacity,
                                          size_t *out_count);

/* -- Notifications ------------------------------------------------------------------------------- */

/** The current state of a subscription. */
typedef int32_t velto_subscription_state;
/** The device has not confirmed it yet. */
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_STARTING, 0);
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_ACTIVE, 1); /**< Values arrive. */
/** The link is down; values resume when it is re-established. */
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_SUSPENDED, 2);
/** It has ended, and is not renewed. */
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_ENDED, 3);

/** Options and properties of a subscription. */
typedef uint32_t velto_subscription_flag;
/** The characteristic carries a stream and needs no pairing: the fastest route may be used at
 *  once. */
#define VELTO_SUBSCRIPTION_STREAM 0x1u
/** Another client had already enabled the notifications: the Bluetooth service may repeat
 *  values. */
#define VELTO_SUBSCRIPTION_SHARED 0x2u

/** The definition of a subscription. */
typedef struct velto_subscription_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_subscription_flag flags; /**< STREAM or 0. */
    /** Capacity of the ring; it holds at most one value per 16 bytes (bytes, 512 to 16777216;
     *  default 32768, also for 0). */
    uint32_t capacity;
    uint32_t reserved; /**< Zero. */
    /** Time limit for the device's confirmation (seconds, 0.01 to 300; default 15, also for 0). */
    double timeout;
} velto_subscription_def;

#define VELTO_SUBSCRIPTION_DEF_INIT                                                               \
    {VELTO_SIZE_OF(velto_subscription_def), 0, 32768, 0, 15.0}

/** Fill a velto_subscription_def with its defaults. */
VELTO_API velto_result velto_subscription_def_init(velto_subscription_def *def, size_t size);

/** Information about a subscription. */
typedef struct velto_subscription_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_subscription_state state; /**< Its state. */
    velto_notify_path path; /**< The route of its values. */
    velto_subscription_flag flags; /**< Options and properties. */
    /** The reason why it ended; VELTO_OK if it has not, or ended on request. */
    velto_result result;
    /** Value handle of its characteristic, which a change of services may change. */
    uint16_t characteristic;
    uint16_t reserved; /**< Zero. */
    uint32_t renewal_count; /**< Number of renewals after a loss of the link. */
    uint32_t waiting_count; /**< Number of waiting values. */
    uint64_t value_count; /**< Number of values received so far. */
    uint64_t byte_count; /**< Total size of these values (bytes). */
    uint64_t dropped_count; /**< Number of values dropped from the ring. */
} velto_subscription_info;

#define VELTO_SUBSCRIPTION_INFO_INIT                                                              \
    {VELTO_SIZE_OF(velto_subscription_info), 0, VELTO_NOTIFY_PATH_NONE, 0, VELTO_OK, 0, 0, 0,     \
    0, 0, 0, 0}

/** A notified value. */
typedef struct velto_value {
    uint64_t timestamp_ns; /**< Time of arrival, on the context's clock (nanoseconds). */
    uint64_t sequence; /**< Number of the received value, starting at 1; gaps are losses. */
    uint16_t characteristic; /**< Value handle. */
    uint16_t size; /**< Size of the value (bytes). */
    uint32_t reserved; /**< Zero. */
    uint8_t bytes[512]; /**< The value. */
} velto_value;

/**
 * Subscribe to the notifications or indications of a characteristic.
 *
 * The device must be READY. The operation ends with VELTO_ERROR_PAIRING_REQUIRED if the
 * characteristic is secured, and with VELTO_ERROR_IN_USE if another program holds it. Cancelling
 * the operation does not end the subscription.
 *
 *     velto_subscription subscription;
 *     velto_value value;
 *     velto_device_subscribe(device, characteristic, NULL, &subscription, NULL);
 *     while (game_is_running()) {
 *         while (velto_subscription_poll_value(subscription, &value) == VELTO_OK) {
 *             printf("%d bytes, the first is %d\n", value.size, value.bytes[0]);
 *         }
 *     }
 *     velto_subscription_destroy(subscription);
 *
 * @param characteristic    value handle.
 * @param def               the definition. NULL for the defaults.
 * @param out_subscription  receives the subscription, which the program destroys.
 * @param out_op            receives the operation, which ends when the device has confirmed the
 *                          subscription.
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_subscription_poll_value, velto_subscription_get_fd, velto_subscription_destroy
 */
VELTO_API velto_result velto_device_subscribe(velto_device device,
                                              uint16_t characteristic,
                                              const velto_subscription_def *def,
                                              velto_subscription *out_subscription,
                                              velto_op *out_op);

/**
 * Subscribe to the first characteristic with a UUID.
 *
 * This is velto_device_subscribe() for characteristics that a device has once.
 *
 * @param def               the definition. NULL for the defaults.
 * @param out_subscription  receives the subscription, which the program destroys.
 * @param out_op            receives the operation, which ends when the device has confirmed.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (the device is not READY); VELTO_ERROR_NOT_FOUND (it
 *          has no such characteristic); VELTO_ERROR_OUT_OF_MEMORY (no handles left).
 * @see velto_device_subscribe, velto_subscription_poll_value
 */
VELTO_API velto_result velto_device_subscribe_uuid(velto_device device,
                                                   velto_uuid uuid,
                                                   const velto_subscription_def *def,
                                                   velto_subscription *out_subscription,
                                                   velto_op *out_op);

/**
 * Take the oldest waiting value.
 * @returns VELTO_OK; VELTO_NOTHING (no value waits).
 * @threads one thread at a time per object.
 * @see velto_subscription_get_fd, velto_subscription_get_info
 */
VELTO_API velto_result velto_subscription_poll_value(velto_subscription subscription,
                                                     velto_value *out_value);

/**
 * Get information about a subscription.
 * @see velto_subscription_get_error
 */
VELTO_API velto_result velto_subscription_get_info(velto_subscription subscription,
                                                   velto_subscription_info *out_info);

/**
 * Get the reason why a subscription ended by itself.
 * @param buffer  receives one sentence; empty if it has not ended by itself.
 * @see velto_subscription_get_info, velto_subscription_get_error_detail
 */
VELTO_API velto_result velto_subscription_get_error(velto_subscription subscription,
                                                    char *buffer,
                                                    size_t capacity,
                                                    size_t *out_count);

/**
 * Get the details of the failure that ended a subscription.
 * @param out_detail  receives the details; `function` is empty.
 * @returns VELTO_OK (also if it has not ended by itself, with VELTO_OK as the `code`).
 * @see velto_subscription_get_error, velto_op_get_error_detail
 */
VELTO_API velto_result velto_subscription_get_error_detail(velto_subscription subscription,
                                                           velto_error_detail *out_detail);

/**
 * Get the descriptor that is readable while a value waits; poll it, but never read or close it.
 *
 * The first call opens the descriptor; a program that polls values each frame needs no descriptor
 * and no system calls.
 *
 * @param out_fd  receives the descriptor, which belongs to the subscription.
 * @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors are left).
 * @see velto_subscription_poll_value
 */
VELTO_API velto_result velto_subscription_get_fd(velto_subscription subscription, int32_t *out_fd);

/**
 * Destroy a subscription; the last one to a characteristic disables its notifications.
 *
 * If the device has not confirmed it, its operation ends with VELTO_ERROR_CANCELLED.
 *
 * @see velto_device_subscribe
 */
VELTO_API void velto_subscription_destroy(velto_subscription subscription);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_GATT_H */
