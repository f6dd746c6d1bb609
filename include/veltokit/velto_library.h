/*
 * The library itself: versions, names of results, the last error.
 *
 * What version is loaded, whether this header fits it, and what went wrong last.
 *
 * A binding calls velto_abi_check(VELTO_VERSION) first. A program that got a negative result asks
 * velto_error_message() for the sentence and velto_error_get_detail() for the facts; both belong to
 * the calling thread and stay valid until the next call of that thread fails. A successful call
 * never touches them. Asynchronous failures travel in the event that ends the operation instead.
 *
 * Generated from bindings/api/library.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_LIBRARY_H
#define VELTOKIT_VELTO_LIBRARY_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* -- Versions ------------------------------------------------------------------------------------ */

/**
 * Version of the loaded library as one number.
 *
 * Compare with VELTO_VERSION, the version of the header, or with VELTO_VERSION_NUMBER(major, minor,
 * patch).
 *
 * @returns major x 1,000,000 + minor x 1,000 + patch.
 * @see velto_abi_check, velto_version_string
 */
VELTO_API uint32_t velto_version_number(void);

/**
 * Version of the loaded library as text, such as "0.1.0".
 * @returns static text, never NULL.
 */
VELTO_API const char *velto_version_string(void);

/**
 * Which state of the source the library was built from, for logs and bug reports only.
 *
 * What "git describe" said when "make lib" built it. A build that was not told, such as one by the
 * package manager alone, does not know.
 *
 * @returns static text, such as "v0.1.0-12-g1a2b3c4", or "unknown"; never NULL. Its form may change
 *          at any time.
 */
VELTO_API const char *velto_version_revision(void);

/**
 * Check that a program and the loaded library fit together.
 *
 * They do when the major versions are equal and the header's minor version is not above the
 * library's; the patch number does not count. From 0.1 on functions are only ever added. Headers of
 * 0.0 fit no library.
 *
 * @param header_version  VELTO_VERSION of the header that the program was compiled with.
 * @returns VELTO_OK; VELTO_ERROR_VERSION_MISMATCH (another major version, a newer minor version, or
 *          0.0).
 * @see velto_abi_struct_size, velto_version_number
 */
VELTO_API velto_result velto_abi_check(uint32_t header_version);

/**
 * Size of a structure as the loaded library knows it.
 *
 * For bindings, which compare it with the size of their own declaration.
 *
 * @param struct_name  name of the structure, such as "velto_error_detail"; at most 128 bytes.
 * @returns bytes, or 0 for a name that is not a structure of this interface.
 */
VELTO_API uint32_t velto_abi_struct_size(const char *struct_name);

/* -- Names of results ---------------------------------------------------------------------------- */

/**
 * Name of a result as the header spells it, such as "VELTO_ERROR_STALE_HANDLE".
 * @param result  any number.
 * @returns static text; "unknown" for a number that is no result. Never NULL.
 * @see velto_result_message
 */
VELTO_API const char *velto_result_name(velto_result result);

/**
 * What a result means, as one sentence for people.
 * @param result  any number.
 * @returns static text; "unknown" for a number that is no result. Never NULL.
 * @see velto_result_name, velto_error_message
 */
VELTO_API const char *velto_result_message(velto_result result);

/* -- The last error of this thread --------------------------------------------------------------- */

/** Where the raw cause of a failure comes from. */
typedef int32_t velto_cause;
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_NONE, 0); /**< Nobody else was involved. */
/** The Bluetooth service or the message bus; `name` holds the error's name. */
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_DBUS, 1);
/** The device; `number` holds the code of the attribute protocol. */
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_ATT, 2);
/** The operating system; `number` holds its error number. */
VELTO_CONSTANT(velto_cause, VELTO_CAUSE_ERRNO, 3);

/** The facts of a failure. */
typedef struct velto_error_detail {
    uint32_t struct_size; /**< Size of the structure as the program was compiled (bytes). */
    /** The result that the call answered, or VELTO_OK when no call of this thread has failed
     *  yet. */
    velto_result code;
    velto_cause cause; /**< Which of the following members hold the cause. */
    uint32_t reserved; /**< Zero. */
    int64_t number; /**< Error number of the operating system or of the attribute protocol. */
    velto_device device; /**< The device concerned, zero for none. */
    char function[64]; /**< Name of the function that failed. */
    /** Name of the error as the message bus reported it, such as "org.bluez.Error.Failed". */
    char name[128];
} velto_error_detail;

#define VELTO_ERROR_DETAIL_INIT                                                                   \
    {VELTO_SIZE_OF(velto_error_detail), 0, 0, 0, 0, {0}, {0}, {0}}

/** Fill a velto_error_detail with its defaults. */
VELTO_API velto_result velto_error_detail_init(velto_error_detail *detail, size_t size);

/**
 * Sentence about the last failure of the calling thread.
 *
 * Belongs to the calling thread and changes with its next failing call; a successful call leaves it
 * alone. It does not repeat what velto_result_message() says about the code.
 *
 * @returns the text, at most 511 bytes of UTF-8; empty when no call of this thread has failed.
 *          Never NULL.
 * @see velto_error_get_detail, velto_result_message
 */
VELTO_API const char *velto_error_message(void);

/**
 * Facts about the last failure of the calling thread.
 * @returns VELTO_OK (also when no call of this thread has failed).
 * @see velto_error_message
 */
VELTO_API velto_result velto_error_get_detail(velto_error_detail *out_detail);

/* -- Layout, asserted ------------------------------------------------------------------------ */

VELTO_ASSERT_SIZE(velto_error_detail, 224);
VELTO_ASSERT_OFFSET(velto_error_detail, struct_size, 0);
VELTO_ASSERT_OFFSET(velto_error_detail, code, 4);
VELTO_ASSERT_OFFSET(velto_error_detail, cause, 8);
VELTO_ASSERT_OFFSET(velto_error_detail, reserved, 12);
VELTO_ASSERT_OFFSET(velto_error_detail, number, 16);
VELTO_ASSERT_OFFSET(velto_error_detail, device, 24);
VELTO_ASSERT_OFFSET(velto_error_detail, function, 32);
VELTO_ASSERT_OFFSET(velto_error_detail, name, 96);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_LIBRARY_H */
