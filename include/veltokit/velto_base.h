/*
 * Results, handles and versions: the words that every other header uses.
 *
 * Programs include <veltokit/velto.h> and never this file by itself.
 *
 * Objects are known by handles: an id by value, or a pointer that is never followed. A
 * handle whose object is gone answers VELTO_ERROR_STALE_HANDLE for ever; zero and NULL
 * are the handle of nothing.
 *
 * A function that writes text or a list takes a buffer, its capacity and out_count,
 * which receives the size of the whole answer and may be NULL. NULL with capacity 0
 * asks for that size. A buffer that is too small receives what fits, text cut at a
 * whole character and always ended by a NUL, and the call answers VELTO_TRUNCATED.
 * Sizes of text include the NUL.
 *
 * Units are SI: a duration is a double in seconds, and a negative timeout waits without
 * end (VELTO_FOREVER). A timestamp is a uint64_t in nanoseconds of the context's clock,
 * and its name ends in _ns. Text is UTF-8.
 *
 * Every function answers a velto_result: 0 is success, negative numbers are failures,
 * positive ones successes with a footnote. Only functions that cannot fail answer
 * something else. No argument, however wrong, ends the process.
 *
 * A thread that calls the library needs 64 KiB of stack.
 *
 * Generated from bindings/api/base.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_BASE_H
#define VELTOKIT_VELTO_BASE_H

#include <stddef.h>
#include <stdint.h>

/** Version of this header. @since 0.1 */
#define VELTO_VERSION_MAJOR 0
#define VELTO_VERSION_MINOR 1
#define VELTO_VERSION_PATCH 0

/** A version as one number that grows with it. @since 0.1 */
#define VELTO_VERSION_NUMBER(major, minor, patch) \
    ((uint32_t)(major) * 1000000u + (uint32_t)(minor) * 1000u + (uint32_t)(patch))

/** Version of this header as one number. @since 0.1 */
#define VELTO_VERSION \
    VELTO_VERSION_NUMBER(VELTO_VERSION_MAJOR, VELTO_VERSION_MINOR, VELTO_VERSION_PATCH)

/** Whether this header is of the given version or newer; for `#if`. @since 0.1 */
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
 * Zero is success, a negative number a failure and a positive number a success with a
 * footnote, so `result < 0` is the test for a failure. After a failure
 * velto_error_message() and velto_error_get_detail() tell more.
 *
 * @since 0.1
 */
typedef int32_t velto_result;
/** The call succeeded. */
#define VELTO_OK                        ((velto_result)0)
/** There was nothing to take: no event, no new packet. */
#define VELTO_NOTHING                   ((velto_result)1)
/** The operation has not ended yet. */
#define VELTO_PENDING                   ((velto_result)2)
/** The requested state was already in force. */
#define VELTO_UNCHANGED                 ((velto_result)3)
/** The answer was cut to fit into the buffer. */
#define VELTO_TRUNCATED                 ((velto_result)4)
/** An argument is outside its documented range. */
#define VELTO_ERROR_INVALID_ARGUMENT    ((velto_result)-1)
/** The handle is null or was never given out. */
#define VELTO_ERROR_INVALID_HANDLE      ((velto_result)-2)
/** The object behind the handle no longer exists. */
#define VELTO_ERROR_STALE_HANDLE        ((velto_result)-3)
/** The handle belongs to an object of another kind. */
#define VELTO_ERROR_WRONG_KIND          ((velto_result)-4)
/** The size member of a structure is not set or impossible. */
#define VELTO_ERROR_STRUCT_SIZE         ((velto_result)-5)
/** Memory or another limited resource ran out. */
#define VELTO_ERROR_OUT_OF_MEMORY       ((velto_result)-6)
/** The program was built for another version of the library. */
#define VELTO_ERROR_VERSION_MISMATCH    ((velto_result)-7)
/** There is no Bluetooth adapter that can be used. */
#define VELTO_ERROR_NO_ADAPTER          ((velto_result)-8)
/** The Bluetooth adapter is switched off or blocked. */
#define VELTO_ERROR_ADAPTER_OFF         ((velto_result)-9)
/** The program may not use the Bluetooth service. */
#define VELTO_ERROR_PERMISSION          ((velto_result)-10)
/** What was asked for does not exist. */
#define VELTO_ERROR_NOT_FOUND           ((velto_result)-11)
/** The device is not connected. */
#define VELTO_ERROR_NOT_CONNECTED       ((velto_result)-12)
/** The activity is already running. */
#define VELTO_ERROR_ALREADY             ((velto_result)-13)
/** Somebody else is using the object at this moment, or a queue is full. */
#define VELTO_ERROR_BUSY                ((velto_result)-14)
/** The link went down before the operation ended. */
#define VELTO_ERROR_DISCONNECTED        ((velto_result)-15)
/** The device or the service did not answer in time. */
#define VELTO_ERROR_TIMEOUT             ((velto_result)-16)
/** The device answered no; the detail holds its code. */
#define VELTO_ERROR_REJECTED            ((velto_result)-17)
/** This device, firmware or version of the library cannot do it. */
#define VELTO_ERROR_UNSUPPORTED         ((velto_result)-18)
/** The device answered something that makes no sense. */
#define VELTO_ERROR_PROTOCOL            ((velto_result)-19)
/** The operating system refused an input or output operation. */
#define VELTO_ERROR_IO                  ((velto_result)-20)
/** A file or text does not have the expected form. */
#define VELTO_ERROR_FORMAT              ((velto_result)-21)
/** The operation was cancelled. */
#define VELTO_ERROR_CANCELLED           ((velto_result)-22)
/** The library contradicts itself, which is a bug worth reporting. */
#define VELTO_ERROR_INTERNAL            ((velto_result)-23)
/** The message bus cannot be reached. */
#define VELTO_ERROR_BUS_UNAVAILABLE     ((velto_result)-24)
/** The Bluetooth service is not running. */
#define VELTO_ERROR_SERVICE_NOT_RUNNING ((velto_result)-25)
/** The connection to the message bus was lost. */
#define VELTO_ERROR_BUS_LOST            ((velto_result)-26)
/** The device wants to be paired first. */
#define VELTO_ERROR_PAIRING_REQUIRED    ((velto_result)-27)
/** Another program or context holds the device. */
#define VELTO_ERROR_IN_USE              ((velto_result)-28)
/** The link could not be established. */
#define VELTO_ERROR_CONNECT_FAILED      ((velto_result)-29)
/** A library that is loaded on demand is not installed. */
#define VELTO_ERROR_LIBRARY_MISSING     ((velto_result)-30)
/** The process is a forked child of the one that uses the library. */
#define VELTO_ERROR_FORKED              ((velto_result)-31)

/** As a timeout, waits without end; any other negative number does too. @since 0.1 */
#define VELTO_FOREVER ((double)-1.0)

/* -- Handles -------------------------------------------------------------------------
 *
 * Ids are passed by value and compared by their bits. Their inner layout is private.
 * All of them can be used from any thread, in maps and across languages as a plain
 * 64-bit number.
 */

/**
 * The library at work, with its backends, devices, operations and events.
 *
 * The pointer is a handle in disguise and is never followed, so that a stale one is an
 * error and not a crash.
 *
 * @since 0.1
 */
typedef struct velto_context velto_context;

/** A queue of events. @since 0.1 */
typedef struct velto_queue {
    uint64_t bits;
} velto_queue;

/**
 * A wearable, connected or not.
 *
 * It stands for one identity and survives lost links and reconnects. Devices that were
 * never connected, are not kept and have not been heard for ten minutes are forgotten;
 * their id is stale then.
 *
 * @since 0.1
 */
typedef struct velto_device {
    uint64_t bits;
} velto_device;

/** Something that was started and ends later. @since 0.1 */
typedef struct velto_op {
    uint64_t bits;
} velto_op;

/** A simulated device. @since 0.1 */
typedef struct velto_sim {
    uint64_t bits;
} velto_sim;

/**
 * Notifications of one characteristic, and the values that wait.
 *
 * Belongs to the program, which destroys it; a forgotten device ends it.
 *
 * @since 0.1
 */
typedef struct velto_subscription {
    uint64_t bits;
} velto_subscription;

/**
 * Turns input into the movement of a paddle, a menu or an aim.
 *
 * Belongs to the program, which destroys it; it needs no context.
 *
 * @since 0.1
 */
typedef struct velto_driver velto_driver;

/**
 * Turns input into what one of four kinds of games needs.
 *
 * Belongs to the program, which destroys it; it needs no context.
 *
 * @since 0.1
 */
typedef struct velto_strategy velto_strategy;

/**
 * Moves the focus of a menu and confirms its items.
 *
 * Belongs to the program, which destroys it; it needs no context.
 *
 * @since 0.1
 */
typedef struct velto_navigator velto_navigator;

/** A UUID in the order of RFC 4122, the order in which it is written. @since 0.1 */
typedef struct velto_uuid {
    /** First byte first. */
    uint8_t bytes[16];
} velto_uuid;

/* -- Layout, asserted ------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_uuid, 16);
VELTO_ASSERT_OFFSET(velto_uuid, bytes, 0);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_BASE_H */
