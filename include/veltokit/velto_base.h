/*
 * Results, handles and versions: the words that every other header uses.
 *
 * Programs include <veltokit/velto.h> and never this file by itself.
 *
 * Objects are known by handles: an id by value, or a pointer that is never followed. A handle whose
 * object is gone answers VELTO_ERROR_STALE_HANDLE for ever; zero and NULL are the handle of
 * nothing.
 *
 * A function that writes text or a list takes a buffer, its capacity and out_count, which receives
 * the size of the whole answer and may be NULL. NULL with capacity 0 asks for that size. A buffer
 * that is too small receives what fits, text cut at a whole character and always ended by a NUL,
 * and the call answers VELTO_TRUNCATED. Sizes of text include the NUL.
 *
 * Units are SI: a duration is a double in seconds, and a negative timeout waits without end
 * (VELTO_FOREVER). A timestamp is a uint64_t in nanoseconds of the context's clock, and its name
 * ends in _ns. Text is UTF-8.
 *
 * Every function answers a velto_result: 0 is success, negative numbers are failures, positive ones
 * successes with a footnote. Only functions that cannot fail answer something else. No argument,
 * however wrong, ends the process.
 *
 * What follows holds for every function whose comment does not say otherwise, and is not repeated
 * there:
 *
 * Any thread may call it at any time; it never blocks and needs no radio (@threads, @blocks and
 * @radio say so where it is different). What pointers point to is borrowed for the call. Destroy
 * functions do nothing with a null or stale handle.
 *
 * A null handle answers VELTO_ERROR_INVALID_HANDLE, one whose object is gone
 * VELTO_ERROR_STALE_HANDLE, one of another kind of object VELTO_ERROR_WRONG_KIND. A NULL that is
 * not allowed, a number out of range or not finite, an unknown value, text that is not UTF-8 or too
 * long answer VELTO_ERROR_INVALID_ARGUMENT; a wrong struct_size VELTO_ERROR_STRUCT_SIZE; a forked
 * child VELTO_ERROR_FORKED. velto_error_message() names the argument and its value. A failed call
 * writes nothing. @returns lists what else can be answered, and nothing if that is VELTO_OK alone.
 *
 * A structure that begins with struct_size may grow. Its _INIT macro declares one with its
 * defaults, its _init function fills one of the `size` bytes that the program was compiled with. A
 * result that is written may be any older size.
 *
 * Everything is there since version 0.1, unless it has a @since of its own.
 *
 * A thread that calls the library needs 64 KiB of stack.
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

/** A version as one number that grows with it. */
#define VELTO_VERSION_NUMBER(major, minor, patch) \
    ((major) * 1000000u + (minor) * 1000u + (patch))

/** Version of this header as one number. */
#define VELTO_VERSION \
    VELTO_VERSION_NUMBER(VELTO_VERSION_MAJOR, VELTO_VERSION_MINOR, VELTO_VERSION_PATCH)

/** Whether this header is of the given version or newer; for `#if`. */
#define VELTO_VERSION_AT_LEAST(major, minor, patch) \
    (VELTO_VERSION_MAJOR > (major) || \
     (VELTO_VERSION_MAJOR == (major) && VELTO_VERSION_MINOR > (minor)) || \
     (VELTO_VERSION_MAJOR == (major) && VELTO_VERSION_MINOR == (minor) && \
      VELTO_VERSION_PATCH >= (patch)))

/* Marks the functions of the library. */
#if defined(__GNUC__)
#define VELTO_API __attribute__((visibility("default")))
#else
#define VELTO_API
#endif

/* Signed constants are enumerators in C and inline constants in C++; others are macros. */
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

/*
 * Layouts are asserted wherever pointers have 64 bits. Define VELTO_NO_LAYOUT_ASSERTIONS
 * to switch that off.
 */
#if !defined(VELTO_NO_LAYOUT_ASSERTIONS) && UINTPTR_MAX == UINT64_MAX
#if defined(__cplusplus)
#define VELTO_ASSERT_LAYOUT(name, condition) static_assert(condition, #name)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define VELTO_ASSERT_LAYOUT(name, condition) _Static_assert(condition, #name)
#else
#define VELTO_ASSERT_LAYOUT(name, condition) \
    typedef char velto_##name[(condition) ? 1 : -1]
#endif
#define VELTO_ASSERT_SIZE(type, size) \
    VELTO_ASSERT_LAYOUT(size_of_##type, sizeof(type) == (size))
#define VELTO_ASSERT_OFFSET(type, member, offset) \
    VELTO_ASSERT_LAYOUT(offset_of_##type##__##member, offsetof(type, member) == (offset))
#else
#define VELTO_ASSERT_SIZE(type, size) struct velto_no_layout_assertions
#define VELTO_ASSERT_OFFSET(type, member, offset) struct velto_no_layout_assertions
#endif

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The outcome of a call.
 *
 * Zero is success, a negative number a failure and a positive number a success with a footnote, so
 * `result < 0` is the test for a failure. After a failure velto_error_message() and
 * velto_error_get_detail() tell more.
 */
typedef int32_t velto_result;
VELTO_CONSTANT(velto_result, VELTO_OK, 0); /**< The call succeeded. */
/** There was nothing to take: no event, no new packet. */
VELTO_CONSTANT(velto_result, VELTO_NOTHING, 1);
VELTO_CONSTANT(velto_result, VELTO_PENDING, 2); /**< The operation has not ended yet. */
VELTO_CONSTANT(velto_result, VELTO_UNCHANGED, 3); /**< The requested state was already in force. */
VELTO_CONSTANT(velto_result, VELTO_TRUNCATED, 4); /**< The answer was cut to fit into the buffer. */
/** An argument is outside its documented range. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_INVALID_ARGUMENT, -1);
/** The handle is null or was never given out. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_INVALID_HANDLE, -2);
/** The object behind the handle no longer exists. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_STALE_HANDLE, -3);
/** The handle belongs to an object of another kind. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_WRONG_KIND, -4);
/** The size member of a structure is not set or impossible. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_STRUCT_SIZE, -5);
/** Memory or another limited resource ran out. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_OUT_OF_MEMORY, -6);
/** The program was built for another version of the library. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_VERSION_MISMATCH, -7);
/** There is no Bluetooth adapter that can be used. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_NO_ADAPTER, -8);
/** The Bluetooth adapter is switched off or blocked. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_ADAPTER_OFF, -9);
/** The program may not use the Bluetooth service. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_PERMISSION, -10);
VELTO_CONSTANT(velto_result, VELTO_ERROR_NOT_FOUND, -11); /**< What was asked for does not exist. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_NOT_CONNECTED, -12); /**< The device is not connected. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_ALREADY, -13); /**< The activity is already running. */
/** Somebody else is using the object at this moment, or a queue is full. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_BUSY, -14);
/** The link went down before the operation ended. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_DISCONNECTED, -15);
/** The device or the service did not answer in time. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_TIMEOUT, -16);
/** The device answered no; the detail holds its code. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_REJECTED, -17);
/** This device, firmware or version of the library cannot do it. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_UNSUPPORTED, -18);
/** The device answered something that makes no sense. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_PROTOCOL, -19);
/** The operating system refused an input or output operation. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_IO, -20);
/** A file or text does not have the expected form. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_FORMAT, -21);
VELTO_CONSTANT(velto_result, VELTO_ERROR_CANCELLED, -22); /**< The operation was cancelled. */
/** The library contradicts itself, which is a bug worth reporting. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_INTERNAL, -23);
/** The message bus cannot be reached. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_BUS_UNAVAILABLE, -24);
/** The Bluetooth service is not running. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_SERVICE_NOT_RUNNING, -25);
/** The connection to the message bus was lost. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_BUS_LOST, -26);
/** The device wants to be paired first. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_PAIRING_REQUIRED, -27);
/** Another program or context holds the device. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_IN_USE, -28);
/** The link could not be established. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_CONNECT_FAILED, -29);
/** A library that is loaded on demand is not installed. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_LIBRARY_MISSING, -30);
/** The process is a forked child of the one that uses the library. */
VELTO_CONSTANT(velto_result, VELTO_ERROR_FORKED, -31);

/** As a timeout, waits without end; any other negative number does too. */
#define VELTO_FOREVER (-1.0)

/* -- Handles -------------------------------------------------------------------------------------
 *
 * Ids are passed by value and compared by their bits. Their inner layout is private. All of them
 * can be used from any thread, in maps and across languages as a plain 64-bit number.
 */

/**
 * The library at work, with its backends, devices, operations and events.
 *
 * The pointer is a handle in disguise and is never followed, so that a stale one is an error and
 * not a crash.
 */
typedef struct velto_context velto_context;

/** A queue of events. */
typedef struct velto_queue {
    uint64_t bits;
} velto_queue;

/**
 * A wearable, connected or not.
 *
 * It stands for one identity and survives lost links and reconnects. Devices that were never
 * connected, are not kept and have not been heard for ten minutes are forgotten; their id is stale
 * then.
 */
typedef struct velto_device {
    uint64_t bits;
} velto_device;

/** Something that was started and ends later. */
typedef struct velto_op {
    uint64_t bits;
} velto_op;

/** A simulated device. */
typedef struct velto_sim {
    uint64_t bits;
} velto_sim;

/**
 * Notifications of one characteristic, and the values that wait.
 *
 * Belongs to the program, which destroys it; a forgotten device ends it.
 */
typedef struct velto_subscription {
    uint64_t bits;
} velto_subscription;

/**
 * Turns input into the movement of a paddle, a menu or an aim.
 *
 * Belongs to the program, which destroys it; it needs no context.
 */
typedef struct velto_driver velto_driver;

/**
 * Turns input into what one of four kinds of games needs.
 *
 * Belongs to the program, which destroys it; it needs no context.
 */
typedef struct velto_strategy velto_strategy;

/**
 * Moves the focus of a menu and confirms its items.
 *
 * Belongs to the program, which destroys it; it needs no context.
 */
typedef struct velto_navigator velto_navigator;

/** A UUID in the order of RFC 4122, the order in which it is written. */
typedef struct velto_uuid {
    uint8_t bytes[16]; /**< First byte first. */
} velto_uuid;

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_uuid, 16);
VELTO_ASSERT_OFFSET(velto_uuid, bytes, 0);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_BASE_H */
