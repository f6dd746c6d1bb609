/*
 * Results and handles, shared by all headers.
 *
 * Include <veltokit/velto.h>, which includes this file.
 *
 * Objects are identified by handles: an id by value, or a pointer that is never dereferenced. A
 * handle whose object is gone always returns VELTO_ERROR_STALE_HANDLE. Zero and NULL are null
 * handles.
 *
 * A function that returns text or a list takes a buffer, its capacity, and out_count. out_count
 * receives the size of the whole result and may be NULL. A NULL buffer with capacity 0 queries that
 * size. If the buffer is too small, the result is truncated and the call returns VELTO_TRUNCATED.
 * Text is cut at a whole character and always NUL-terminated; sizes of text include the NUL.
 *
 * Units are SI: a duration is a double in seconds, and a negative timeout waits forever
 * (VELTO_FOREVER). A timestamp is a uint64_t in nanoseconds on the context's clock, and its name
 * ends in _ns. Text is UTF-8.
 *
 * Functions return a velto_result: 0 is success, negative numbers are failures, positive numbers
 * are successes with additional information. Only functions that cannot fail return another type.
 * No argument can crash the process.
 *
 * The following applies to every function unless its comment states otherwise:
 *
 * It may be called from any thread at any time, never blocks and needs no radio; @threads, @blocks
 * and @radio mark exceptions. Memory behind pointer arguments is borrowed for the call. Destroy
 * functions ignore null and stale handles.
 *
 * A null handle returns VELTO_ERROR_INVALID_HANDLE, a handle whose object is gone
 * VELTO_ERROR_STALE_HANDLE, and a handle of another kind of object VELTO_ERROR_WRONG_KIND.
 * VELTO_ERROR_INVALID_ARGUMENT is returned for a NULL that is not allowed, a number that is out of
 * range or not finite, an unknown value, and text that is too long or not UTF-8. A wrong
 * struct_size returns VELTO_ERROR_STRUCT_SIZE, and any call in a forked child VELTO_ERROR_FORKED.
 * velto_error_message() names the argument and its value. A failed call writes nothing. @returns
 * lists the other results, and is omitted if there are none.
 *
 * A function with out_op starts an operation, which ends later (see velto_operation.h); out_op may
 * be NULL. The operation needs a backend: BlueZ, simulated or the program's own. While 256
 * operations are pending on a device, further ones return VELTO_ERROR_BUSY.
 *
 * A structure that begins with struct_size may grow in later versions. Its _INIT macro initializes
 * a declaration with the defaults. Its _init function fills the `size` bytes that the program was
 * compiled with; structures that only the library fills have no _init function. An output structure
 * may have the size of any older version. If an input structure of an older version lacks members,
 * a setter keeps their current values, or takes those of a new mode or style; functions that
 * create, connect or start use the defaults.
 *
 * Everything is available since version 0.1, unless marked @since.
 *
 * A calling thread needs 64 KiB of stack.
 *
 * Generated from bindings/api/base.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_BASE_H
#define VELTOKIT_VELTO_BASE_H

#include <stddef.h>
#include <stdint.h>

/** Version of this header. */
#define VELTO_VERSION_MAJOR 0
#define VELTO_VERSION_MINOR 1
#define VELTO_VERSION_PATCH 0

/** A version as one number, for comparisons. */
#define VELTO_VERSION_NUMBER(major, minor, patch) \
    ((major) * 1000000u + (minor) * 1000u + (patch))

/** Version of this header as one number. */
#define VELTO_VERSION \
    VELTO_VERSION_NUMBER(VELTO_VERSION_MAJOR, VELTO_VERSION_MINOR, VELTO_VERSION_PATCH)

/** Whether this header has the given version or a newer one; for `#if`. */
#define VELTO_VERSION_AT_LEAST(major, minor, patch) \
    (VELTO_VERSION_MAJOR > (major) || \
     (VELTO_VERSION_MAJOR == (major) && VELTO_VERSION_MINOR > (minor)) || \
     (VELTO_VERSION_MAJOR == (major) && VELTO_VERSION_MINOR == (minor) && \
      VELTO_VERSION_PATCH >= (patch)))

/** A truth value: 1 or 0; other numbers are invalid arguments. */
typedef int32_t velto_bool;

/* Structure literals and casts in C and C++. */
#ifdef __cplusplus
#define VELTO_LITERAL(type) type
#define VELTO_CAST(type, value) static_cast<type>(value)
#else
#define VELTO_LITERAL(type) (type)
#define VELTO_CAST(type, value) ((type)(value))
#endif

/* Exports the functions of the library. */
#if defined(__GNUC__)
#define VELTO_API __attribute__((visibility("default")))
#else
#define VELTO_API
#endif

/* Constants of type int32_t are enumerators in C and inline in C++; others are macros. */
#if defined(__swift__)
#include "velto_constants.h"
#define VELTO_CONSTANT(type, name, value) struct velto_no_constant
#elif defined(__cplusplus) && __cplusplus >= 201703L
#define VELTO_CONSTANT(type, name, value) inline constexpr type name = value
#elif defined(__cplusplus)
#define VELTO_CONSTANT(type, name, value) static constexpr type name = value
#else
#define VELTO_CONSTANT(type, name, value) enum { name = value }
#endif

/* Size of a structure, for its member struct_size. */
#if defined(__cplusplus)
#define VELTO_SIZE_OF(type) static_cast<uint32_t>(sizeof(type))
#else
#define VELTO_SIZE_OF(type) ((uint32_t)sizeof(type))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The outcome of a call.
 *
 * Zero is success, a negative number is a failure, and a positive number is a success with
 * additional information, so `result < 0` tests for failure. After a failure, velto_error_message()
 * and velto_error_get_detail() give details.
 */
typedef int32_t velto_result;
VELTO_CONSTANT(velto_result, VELTO_OK, 0); /**< The call succeeded. */
/** There is no output: no event, no value, no device. */
VELTO_CONSTANT(velto_result, VELTO_NOTHING, 1);
VELTO_CONSTANT(velto_result, VELTO_PENDING, 2); /**< The operation has not ended yet. */
VELTO_CONSTANT(velto_result, VELTO_UNCHANGED, 3); /**< The requested state was already set. */
/** The output was truncated to fit the buffer. */
VELTO_CONSTANT(velto_result, VELTO_TRUNCATED, 4);
/** An argument is outside its documented range. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_INVALID_ARGUMENT, -1);
/** The handle is null or was never returned by the library. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_INVALID_HANDLE, -2);
/** The handle's object no longer exists. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_STALE_HANDLE, -3);
/** The handle belongs to an object of another kind. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_WRONG_KIND, -4);
/** The struct_size of a structure is not set or invalid. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_STRUCT_SIZE, -5);
/** Memory or another limited resource is exhausted. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_OUT_OF_MEMORY, -6);
/** The program was built for another version of the library. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_VERSION_MISMATCH, -7);
/** There is no usable Bluetooth adapter. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_NO_ADAPTER, -8);
/** The Bluetooth adapter is switched off or blocked. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_ADAPTER_OFF, -9);
/** The program may not use the Bluetooth service. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_PERMISSION, -10);
/** The requested object does not exist. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_NOT_FOUND, -11);
VELTO_CONSTANT(velto_result, VELTO_ERROR_NOT_CONNECTED, -12); /**< The device is not connected. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_ALREADY, -13); /**< The activity is already running. */
/** Another thread is using the object, or a queue is full. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_BUSY, -14);
/** The link went down before the operation ended. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_DISCONNECTED, -15);
/** The device or the service did not respond in time. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_TIMEOUT, -16);
/** The device rejected the request; the error detail holds its code. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_REJECTED, -17);
/** This device, firmware or version of the library does not support it. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_UNSUPPORTED, -18);
/** The device sent an invalid response. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_PROTOCOL, -19);
/** An input or output operation of the operating system failed. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_IO, -20);
VELTO_CONSTANT(velto_result, VELTO_ERROR_FORMAT, -21); /**< A file or text has an invalid format. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_CANCELLED, -22); /**< The operation was cancelled. */
/** An internal error: please report it. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_INTERNAL, -23);
/** The message bus cannot be reached. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_BUS_UNAVAILABLE, -24);
/** The Bluetooth service is not running. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_SERVICE_NOT_RUNNING, -25);
/** The connection to the message bus was lost. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_BUS_LOST, -26);
/** The device requires pairing. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_PAIRING_REQUIRED, -27);
/** Another program or context holds the device. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_IN_USE, -28);
/** The link could not be established. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_CONNECT_FAILED, -29);
/** A library that is loaded on demand is not installed. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_LIBRARY_MISSING, -30);
/** The process is a forked child of the process that uses the library. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_FORKED, -31);
/** The object is not in a state that allows the call. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_INVALID_STATE, -32);
/** The device has no room for another one: a logger, for example. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_NO_SLOT, -33);
/** Others depend on it: remove them first, or with it. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_HAS_DEPENDENTS, -34);

/** A timeout that never expires, as any negative number. */
#define VELTO_FOREVER (-1.0)

/* -- Sizes of texts ------------------------------------------------------------------------------
 *
 * Buffer sizes, including the NUL, that hold any such text.
 */

/** Size of a device's name. */
#define VELTO_NAME_SIZE 256u

/** Size of a device's identifier. */
#define VELTO_IDENTIFIER_SIZE 192u

/** Size of an address, such as "00:11:22:33:44:55". */
#define VELTO_ADDRESS_SIZE 24u

/* -- Handles -------------------------------------------------------------------------------------
 *
 * Ids are passed by value and compared as numbers. Their layout is private. They can be used from
 * any thread, as keys in maps, and across languages as plain 64-bit numbers.
 */

/**
 * A context, which owns backends, devices, operations and events.
 *
 * The pointer is a handle and is never dereferenced: using a stale pointer is an error, not a
 * crash.
 */
typedef struct velto_context velto_context;

/** A queue of events. */
typedef struct velto_queue {
    uint64_t bits;
} velto_queue;
/** The null velto_queue. */
#define VELTO_NULL_QUEUE (VELTO_LITERAL(velto_queue){0})

/**
 * A wearable, connected or not.
 *
 * A device represents one identity and survives lost links and reconnects. A device that was never
 * connected and is not kept is forgotten after ten minutes out of range; its handle is then stale.
 */
typedef struct velto_device {
    uint64_t bits;
} velto_device;
/** The null velto_device. */
#define VELTO_NULL_DEVICE (VELTO_LITERAL(velto_device){0})

/** An asynchronous operation. */
typedef struct velto_op {
    uint64_t bits;
} velto_op;
/** The null velto_op. */
#define VELTO_NULL_OP (VELTO_LITERAL(velto_op){0})

/** A simulated device. */
typedef struct velto_sim {
    uint64_t bits;
} velto_sim;
/** The null velto_sim. */
#define VELTO_NULL_SIM (VELTO_LITERAL(velto_sim){0})

/**
 * A subscription to notifications of one characteristic, with a queue of values.
 *
 * Destroyed by the program; ends when its device is forgotten.
 */
typedef struct velto_subscription {
    uint64_t bits;
} velto_subscription;
/** The null velto_subscription. */
#define VELTO_NULL_SUBSCRIPTION (VELTO_LITERAL(velto_subscription){0})

/** A radio provided by the program. */
typedef struct velto_host {
    uint64_t bits;
} velto_host;
/** The null velto_host. */
#define VELTO_NULL_HOST (VELTO_LITERAL(velto_host){0})

/**
 * Turns input into movements of a paddle, a menu or an aim.
 *
 * Destroyed by the program; needs no context.
 */
typedef struct velto_driver velto_driver;

/**
 * Turns input into the actions of one of four kinds of games.
 *
 * Destroyed by the program; needs no context.
 */
typedef struct velto_strategy velto_strategy;

/**
 * Moves the focus of a menu and confirms its items.
 *
 * Destroyed by the program; needs no context.
 */
typedef struct velto_navigator velto_navigator;

/**
 * Turns keys into the input of a virtual device.
 *
 * Destroyed by the program; needs no context.
 */
typedef struct velto_keyboard velto_keyboard;

/** Whether a handle is null. */
#define VELTO_IS_NULL(id) ((id).bits == 0)

/** Whether two handles name the same object. */
#define VELTO_IS_SAME(one, other) ((one).bits == (other).bits)

/* -- UUIDs --------------------------------------------------------------------------------------- */

/** A UUID in RFC 4122 byte order, as written. */
typedef struct velto_uuid {
    uint8_t bytes[16]; /**< The bytes, most significant first. */
} velto_uuid;

/** The null UUID. */
#define VELTO_NULL_UUID (VELTO_LITERAL(velto_uuid){{0}})

/**
 * The UUID of a number assigned by the Bluetooth SIG, such as `VELTO_UUID16(0x180f)` of the battery
 * service.
 */
#define VELTO_UUID16(number) (VELTO_LITERAL(velto_uuid){{0, 0, VELTO_CAST(uint8_t, (number) >>    \
    8 & 0xff), VELTO_CAST(uint8_t, (number) & 0xff), 0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5f, 0x9b, \
    0x34, 0xfb}})

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_BASE_H */
