/*
 * Raw access: services, values and notifications of any device.
 *
 * Every connected device can be used directly, whatever its family, or without any: its table of
 * services is listed, values are read and written, and notifications are subscribed to.
 * Characteristics are named by their value handles, which the table tells;
 * velto_device_find_characteristic() looks one up by UUID.
 *
 * Reads, writes and subscriptions are operations with a deadline; velto_op_get_value() has what a
 * read brought. Notified values wait in the ring of a velto_subscription until they are polled;
 * when it is full the oldest go, counted. A descriptor is readable while a value waits, and
 * VELTO_EVENT_VALUES_READY is sent when the first one comes.
 *
 * A subscription belongs to the device and outlives its links: after a reconnect it is back before
 * the device is READY again. Several subscriptions to one characteristic, and the family of the
 * device if it uses the same one, each get every value. What is written to the characteristics of a
 * family is the program's own responsibility: the library does not notice it.
 *
 * Generated from bindings/api/gatt.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_GATT_H
#define VELTOKIT_VELTO_GATT_H

#include "velto_base.h"
#include "velto_device.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- The table of services ----------------------------------------------------------------------- */

/** The longest value of a characteristic. */
#define VELTO_VALUE_MAX 512u

/**
 * What a characteristic allows.
 * @source Bluetooth Core, Vol 3, Part G, 3.3.1.1
 */
typedef uint32_t velto_attribute_property;
/** It can be broadcast in advertisements. */
#define VELTO_ATTRIBUTE_PROPERTY_BROADCAST              0x1u
#define VELTO_ATTRIBUTE_PROPERTY_READ                   0x2u /**< It can be read. */
/** It can be written without an answer. */
#define VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE 0x4u
/** It can be written with an answer. */
#define VELTO_ATTRIBUTE_PROPERTY_WRITE                  0x8u
#define VELTO_ATTRIBUTE_PROPERTY_NOTIFY                 0x10u /**< It can be notified. */
/** It can be indicated: notified with an answer. */
#define VELTO_ATTRIBUTE_PROPERTY_INDICATE               0x20u
/** It can be written without an answer, signed. */
#define VELTO_ATTRIBUTE_PROPERTY_SIGNED_WRITE           0x40u
/** A descriptor tells of more that is allowed. */
#define VELTO_ATTRIBUTE_PROPERTY_EXTENDED               0x80u

/** A service of a connected device. */
typedef struct velto_gatt_service {
    velto_uuid uuid; /**< What it is. */
    uint16_t handle; /**< Attribute handle of its declaration, 0 where the backend does not tell. */
    uint16_t reserved; /**< Zero. */
    uint32_t reserved2; /**< Zero. */
} velto_gatt_service;

/** A characteristic of a connected device. */
typedef struct velto_gatt_characteristic {
    velto_uuid service; /**< The service that holds it. */
    velto_uuid uuid; /**< What it is. */
    velto_attribute_property properties; /**< What it allows. */
    uint16_t handle; /**< Attribute handle of its value, by which the other functions know it. */
    /** Attribute handle of its service, 0 where the backend does not tell. */
    uint16_t service_handle;
    uint64_t reserved; /**< Zero. */
} velto_gatt_characteristic;

/** A descriptor of a characteristic. */
typedef struct velto_gatt_descriptor {
    velto_uuid uuid; /**< What it is. */
    uint16_t handle; /**< Its attribute handle. */
    uint16_t characteristic; /**< Value handle of the characteristic that it belongs to. */
    uint32_t reserved; /**< Zero. */
} velto_gatt_descriptor;

/**
 * List the services of a device that is READY.
 *
 * The lists change when the device changes its services while connected;
 * VELTO_EVENT_SERVICES_CHANGED tells.
 *
 * @param services  receives the services in the order of their handles; may be NULL with capacity
 *                  0.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_list_characteristics
 */
VELTO_API velto_result velto_device_list_services(velto_device device,
                                                  velto_gatt_service *services,
                                                  size_t capacity,
                                                  size_t *out_count);

/**
 * List the characteristics of a device that is READY.
 * @param characteristics  receives the characteristics in the order of their handles; may be NULL
 *                         with capacity 0.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_find_characteristic, velto_device_list_descriptors
 */
VELTO_API velto_result velto_device_list_characteristics(velto_device device,
                                                         velto_gatt_characteristic *characteristics,
                                                         size_t capacity,
                                                         size_t *out_count);

/**
 * List the descriptors of a device that is READY, as far as its backend tells them.
 * @param descriptors  receives the descriptors in the order of their handles; may be NULL with
 *                     capacity 0.
 * @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY).
 * @see velto_device_list_characteristics
 */
VELTO_API velto_result velto_device_list_descriptors(velto_device device,
                                                     velto_gatt_descriptor *descriptors,
                                                     size_t capacity,
                                                     size_t *out_count);

/**
 * Find a characteristic by its UUID.
 * @param service             the service that holds it; all zeros look through all of them.
 * @param uuid                what it is.
 * @param out_characteristic  receives the value handle of the first one, or 0.
 * @returns VELTO_OK; VELTO_NOTHING (there is no such characteristic); VELTO_ERROR_NOT_CONNECTED
 *          (the device is not READY).
 * @see velto_device_list_characteristics
 */
VELTO_API velto_result velto_device_find_characteristic(velto_device device,
                                                        const velto_uuid *service,
                                                        const velto_uuid *uuid,
                                                        uint16_t *out_characteristic);

/* -- Values -------------------------------------------------------------------------------------- */

/** How a value is written. */
typedef int32_t velto_write_kind;
/** The device acknowledges; longer values than a packet are sent in parts. */
VELTO_CONSTANT(velto_write_kind, VELTO_WRITE_KIND_WITH_RESPONSE, 0);
/** Nobody acknowledges; the value must fit into a packet (mtu - 3 bytes). */
VELTO_CONSTANT(velto_write_kind, VELTO_WRITE_KIND_WITHOUT_RESPONSE, 1);

/**
 * Read a value, also one that is longer than a packet.
 * @param characteristic  value handle.
 * @param timeout         time in which the device has to answer (seconds, 0.01 to 300).
 * @param out_op          receives the operation; velto_op_get_value() has the value. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device).
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @see velto_op_get_value, velto_device_subscribe
 */
VELTO_API velto_result velto_device_read_value(velto_device device,
                                               uint16_t characteristic,
                                               double timeout,
                                               velto_op *out_op);

/**
 * Write a value; writes to one device happen in the order of the calls.
 * @param characteristic  value handle.
 * @param kind            with or without response.
 * @param bytes           the value; copied; at most 512 bytes.
 * @param timeout         time in which the device has to answer (seconds, 0.01 to 300).
 * @param out_op          receives the operation. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device).
 * @radio needs a backend: BlueZ, simulated or the program's own.
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
 * Wait for the next value that a characteristic notifies and that begins in a certain way.
 *
 * For devices that answer a write by a notification: await first, then write. The characteristic
 * must have been subscribed to; the subscriptions get the value as well.
 *
 * @param characteristic  value handle.
 * @param prefix          how the value begins; with no bytes any value will do; at most 512 bytes.
 * @param timeout         time in which it has to come (seconds, 0.01 to 300).
 * @param out_op          receives the operation; velto_op_get_value() has the value. May be NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device).
 * @see velto_device_subscribe, velto_op_get_value
 */
VELTO_API velto_result velto_device_await_value(velto_device device,
                                                uint16_t characteristic,
                                                const void *prefix,
                                                size_t size,
                                                double timeout,
                                                velto_op *out_op);

/**
 * Write down the bytes that an operation brought.
 * @param op      a read, or a wait for a value.
 * @param buffer  receives the value, at most VELTO_VALUE_MAX bytes; none for operations that bring
 *                none.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed).
 * @see velto_device_read_value, velto_device_await_value
 */
VELTO_API velto_result velto_op_get_value(velto_op op,
                                          void *buffer,
                                          size_t capacity,
                                          size_t *out_count);

/* -- Notifications ------------------------------------------------------------------------------- */

/** How far a subscription is. */
typedef int32_t velto_subscription_state;
/** The device has not confirmed it. */
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_STARTING, 0);
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_ACTIVE, 1); /**< Values arrive. */
/** The link is down; it goes on with the next one. */
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_SUSPENDED, 2);
/** It is over for good. */
VELTO_CONSTANT(velto_subscription_state, VELTO_SUBSCRIPTION_STATE_ENDED, 3);

/** Particulars of a subscription. */
typedef uint32_t velto_subscription_flag;
/** The characteristic carries a stream and needs no pairing: the quickest way may be taken at
 *  once. */
#define VELTO_SUBSCRIPTION_STREAM 0x1u
/** Somebody else had switched the notifications on before: the Bluetooth service may repeat
 *  values. */
#define VELTO_SUBSCRIPTION_SHARED 0x2u

/** How a subscription is to be made. */
typedef struct velto_subscription_def {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    velto_subscription_flag flags; /**< STREAM or nothing. */
    /** Size of the ring in bytes of values; at most one value per 16 bytes (bytes, 512 to
     *  16777216; default 32768, also for 0). */
    uint32_t capacity;
    uint32_t reserved; /**< Zero. */
    /** Time in which the device has to confirm (seconds, 0.01 to 300; default 15, also for 0). */
    double timeout;
} velto_subscription_def;

#define VELTO_SUBSCRIPTION_DEF_INIT                                                               \
    {VELTO_SIZE_OF(velto_subscription_def), 0, 32768, 0, 15.0}

/** Fill a velto_subscription_def with its defaults. */
VELTO_API velto_result velto_subscription_def_init(velto_subscription_def *def, size_t size);

/** What is known of a subscription. */
typedef struct velto_subscription_info {
    /** Size of the structure, set by its _INIT macro or _init function (bytes). */
    uint32_t struct_size;
    velto_subscription_state state; /**< How far it is. */
    velto_notify_path path; /**< How its values travel. */
    velto_subscription_flag flags; /**< Particulars. */
    velto_result result; /**< Why it ended, VELTO_OK while it has not or when it was asked to. */
    /** Value handle of its characteristic; may change with the device's services. */
    uint16_t characteristic;
    uint16_t reserved; /**< Zero. */
    uint32_t renewal_count; /**< How often it was established again after a loss. */
    uint32_t waiting_count; /**< Values that wait to be polled. */
    uint64_t value_count; /**< Values received so far. */
    uint64_t byte_count; /**< Their bytes (bytes). */
    uint64_t dropped_count; /**< Values that were pushed out of the ring. */
} velto_subscription_info;

#define VELTO_SUBSCRIPTION_INFO_INIT                                                              \
    {VELTO_SIZE_OF(velto_subscription_info), 0, VELTO_NOTIFY_PATH_NONE, 0, VELTO_OK, 0, 0, 0,     \
    0, 0, 0, 0}

/** Fill a velto_subscription_info with its defaults. */
VELTO_API velto_result velto_subscription_info_init(velto_subscription_info *info, size_t size);

/** A notified value. */
typedef struct velto_value {
    uint64_t timestamp_ns; /**< When it arrived, on the context's clock (nanoseconds). */
    uint64_t sequence; /**< Counts the received values from 1 on; gaps are losses. */
    uint16_t characteristic; /**< The characteristic. */
    uint16_t size; /**< How many of `bytes` count (bytes). */
    uint32_t reserved; /**< Zero. */
    uint8_t bytes[512]; /**< The value. */
} velto_value;

/**
 * Subscribe to the notifications or indications of a characteristic.
 *
 * The device must be READY. Secured characteristics end the operation with
 * VELTO_ERROR_PAIRING_REQUIRED; one that another program holds with VELTO_ERROR_IN_USE. Cancelling
 * the operation does not end the subscription.
 *
 * @param characteristic    value handle.
 * @param def               how it is to be made. NULL for the defaults.
 * @param out_subscription  receives the subscription, to be destroyed by the program.
 * @param out_op            receives the operation, which ends when the device has confirmed. May be
 *                          NULL.
 * @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE);
 *          VELTO_ERROR_BUSY (64 operations are pending on the device); VELTO_ERROR_OUT_OF_MEMORY
 *          (no descriptors or handles left).
 * @radio needs a backend: BlueZ, simulated or the program's own.
 * @see velto_subscription_poll_value, velto_subscription_get_fd, velto_subscription_destroy
 */
VELTO_API velto_result velto_device_subscribe(velto_device device,
                                              uint16_t characteristic,
                                              const velto_subscription_def *def,
                                              velto_subscription *out_subscription,
                                              velto_op *out_op);

/**
 * Take the oldest value that waits.
 * @returns VELTO_OK; VELTO_NOTHING (no value waits).
 * @threads one thread at a time per object.
 * @see velto_subscription_get_fd, velto_subscription_get_info
 */
VELTO_API velto_result velto_subscription_poll_value(velto_subscription subscription,
                                                     velto_value *out_value);

/**
 * Tell what is known of a subscription.
 * @see velto_subscription_get_error
 */
VELTO_API velto_result velto_subscription_get_info(velto_subscription subscription,
                                                   velto_subscription_info *out_info);

/**
 * Write down why a subscription ended by itself.
 * @param buffer  receives one sentence, empty while it has not.
 * @see velto_subscription_get_info
 */
VELTO_API velto_result velto_subscription_get_error(velto_subscription subscription,
                                                    char *buffer,
                                                    size_t capacity,
                                                    size_t *out_count);

/**
 * Answer the descriptor that is readable while a value waits.
 *
 * To be polled, never to be read or closed.
 *
 * @param out_fd  receives the descriptor, which belongs to the subscription.
 * @see velto_subscription_poll_value
 */
VELTO_API velto_result velto_subscription_get_fd(velto_subscription subscription, int32_t *out_fd);

/**
 * End a subscription; the last one of a characteristic switches its notifications off.
 *
 * A null or stale id does nothing.
 *
 * @see velto_device_subscribe
 */
VELTO_API void velto_subscription_destroy(velto_subscription subscription);

/* -- Layout assertions ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_gatt_service, 24);
VELTO_ASSERT_OFFSET(velto_gatt_service, uuid, 0);
VELTO_ASSERT_OFFSET(velto_gatt_service, handle, 16);
VELTO_ASSERT_OFFSET(velto_gatt_service, reserved, 18);
VELTO_ASSERT_OFFSET(velto_gatt_service, reserved2, 20);

VELTO_ASSERT_SIZE(velto_gatt_characteristic, 48);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, service, 0);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, uuid, 16);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, properties, 32);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, handle, 36);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, service_handle, 38);
VELTO_ASSERT_OFFSET(velto_gatt_characteristic, reserved, 40);

VELTO_ASSERT_SIZE(velto_gatt_descriptor, 24);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, uuid, 0);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, handle, 16);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, characteristic, 18);
VELTO_ASSERT_OFFSET(velto_gatt_descriptor, reserved, 20);

VELTO_ASSERT_SIZE(velto_subscription_def, 24);
VELTO_ASSERT_OFFSET(velto_subscription_def, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_subscription_def, flags, 4);
VELTO_ASSERT_OFFSET(velto_subscription_def, capacity, 8);
VELTO_ASSERT_OFFSET(velto_subscription_def, reserved, 12);
VELTO_ASSERT_OFFSET(velto_subscription_def, timeout, 16);

VELTO_ASSERT_SIZE(velto_subscription_info, 56);
VELTO_ASSERT_OFFSET(velto_subscription_info, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_subscription_info, state, 4);
VELTO_ASSERT_OFFSET(velto_subscription_info, path, 8);
VELTO_ASSERT_OFFSET(velto_subscription_info, flags, 12);
VELTO_ASSERT_OFFSET(velto_subscription_info, result, 16);
VELTO_ASSERT_OFFSET(velto_subscription_info, characteristic, 20);
VELTO_ASSERT_OFFSET(velto_subscription_info, reserved, 22);
VELTO_ASSERT_OFFSET(velto_subscription_info, renewal_count, 24);
VELTO_ASSERT_OFFSET(velto_subscription_info, waiting_count, 28);
VELTO_ASSERT_OFFSET(velto_subscription_info, value_count, 32);
VELTO_ASSERT_OFFSET(velto_subscription_info, byte_count, 40);
VELTO_ASSERT_OFFSET(velto_subscription_info, dropped_count, 48);

VELTO_ASSERT_SIZE(velto_value, 536);
VELTO_ASSERT_OFFSET(velto_value, timestamp_ns, 0);
VELTO_ASSERT_OFFSET(velto_value, sequence, 8);
VELTO_ASSERT_OFFSET(velto_value, characteristic, 16);
VELTO_ASSERT_OFFSET(velto_value, size, 18);
VELTO_ASSERT_OFFSET(velto_value, reserved, 20);
VELTO_ASSERT_OFFSET(velto_value, bytes, 24);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_GATT_H */
