/*
 * Operations: asynchronous requests.
 *
 * A function that needs the radio starts an operation and returns VELTO_OK at once. The operation
 * ends later with VELTO_EVENT_OP_DONE. Handle the event in a game; call velto_op_wait() in a
 * script:
 *
 *     velto_result result;
 *     velto_device_connect(device, NULL, &op);
 *     if (velto_op_wait(op, VELTO_FOREVER, &result) == VELTO_OK && result == VELTO_OK) play(device);
 *
 * Some operations report progress, such as calibrations, downloads and firmware updates.
 * velto_op_get_info() returns the newest report. VELTO_EVENT_PROGRESS is sent when a phase or a
 * part begins, and at the end. In between, it is sent for each hundredth of the total, at most ten
 * times a second, and at least once a second while there is progress.
 *
 * An ended operation can be queried until 1,024 further operations of its context have ended; then
 * its handle is stale. A device can have 256 pending operations, and a context another 64; further
 * calls fail with VELTO_ERROR_BUSY.
 *
 * Generated from bindings/api/operation.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_OPERATION_H
#define VELTOKIT_VELTO_OPERATION_H

#include "velto_base.h"
#include "velto_library.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The kind of an operation. */
typedef int32_t velto_op_kind;
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_NONE, 0); /**< No operation. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_START_SCAN, 1); /**< Starts discovery. */
/** Establishes a link and makes the device ready. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_CONNECT, 2);
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_DISCONNECT, 3); /**< Closes a link. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_FORGET, 4); /**< Forgets a device and its bond. */
/** Calibrates a device while its player keeps still. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_CALIBRATE, 5);
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_READ, 6); /**< Reads a value. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_WRITE, 7); /**< Writes a value. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_SUBSCRIBE, 8); /**< Enables notifications. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_AWAIT, 9); /**< Waits for a notified value. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_PLAY, 10); /**< Plays a script on a virtual device. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_RECORD, 11); /**< Records the input of a device. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_START_STREAM, 12); /**< Starts a stream. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_STOP_STREAM, 13); /**< Stops a stream. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_PAIR, 14); /**< Pairs with a device. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_DOWNLOAD, 15); /**< Downloads the log of a board. */
/** Replaces the firmware of a device. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_UPDATE_FIRMWARE, 16);

/** The status of an operation. */
typedef int32_t velto_op_status;
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_PENDING, 0); /**< It has not ended yet. */
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_SUCCEEDED, 1); /**< It succeeded. */
/** It failed; velto_op_get_result() returns the reason. */
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_FAILED, 2);
/** It was cancelled, or its context was destroyed. */
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_CANCELLED, 3);

/**
 * The phase of an operation that reports progress.
 *
 * Later versions add phases.
 */
typedef int32_t velto_op_phase;
/** No phase: nothing has been reported, or the operation has a single phase. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_NONE, 0);
/** Calibration: the device is held still. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_HOLDING, 1);
/** Calibration: the device moves, which restarts the hold. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_MOVING, 2);
/** Update: the library checks that the firmware may be replaced, and makes it start the
 *  bootloader. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_HANDING_OVER, 10);
/** Update: the bootloader is being connected. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_CONNECTING, 11);
/** Update: the bootloader prepares its flash and checks the init packet. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_STARTING, 12);
/** Update: the image is sent; `done` and `total` count bytes. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_TRANSFERRING, 13);
/** Update: the bootloader checks the image and starts it. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_VALIDATING, 14);
/** Update: the device is being connected with its new firmware. */
VELTO_CONSTANT(velto_op_phase, VELTO_OP_PHASE_RETURNING, 15);

/**
 * Progress of an operation.
 *
 * The unit of `done` and `total` depends on the kind of operation: milliseconds of the hold for a
 * calibration, entries of the log for a download, bytes for a firmware update.
 */
typedef struct velto_op_progress {
    velto_op_phase phase; /**< The phase. */
    int32_t part; /**< The current part, starting at 0. */
    int32_t part_count; /**< Number of parts; 1 for most operations. */
    uint32_t reserved; /**< Zero. */
    /** Units done in this phase, over all parts; a calibration returns to 0 when the device
     *  moves. */
    uint64_t done;
    uint64_t total; /**< Total units of this phase; 0 while unknown. */
    double rate; /**< Units per second, averaged over some seconds; -1 while unknown (1/s). */
    /** Time until the end of this phase at that rate; -1 while unknown (seconds). */
    double remaining;
} velto_op_progress;

/** Information about an operation. */
typedef struct velto_op_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_op_kind kind; /**< The kind of operation. */
    velto_op_status status; /**< Its status. */
    /** The outcome: VELTO_OK or the reason for the failure; VELTO_PENDING while it has not ended
     *  (default VELTO_PENDING). */
    velto_result result;
    velto_device device; /**< The device; null for none, or while scanning for it. */
    /** The `bits` of the handle that it creates, such as a subscription; 0 for none. */
    uint64_t object_bits;
    velto_bool has_progress; /**< Whether the operation reports progress. */
    uint32_t reserved; /**< Zero. */
    velto_op_progress progress; /**< The newest report, if it reports progress. */
} velto_op_info;

#define VELTO_OP_INFO_INIT                                                                        \
    {VELTO_SIZE_OF(velto_op_info), 0, 0, VELTO_PENDING, {0}, 0, 0, 0, {0, 0, 0, 0, 0, 0, 0,       \
    0}}

/**
 * Get information about an operation.
 * @see velto_op_get_result, velto_op_wait
 */
VELTO_API velto_result velto_op_get_info(velto_op op, velto_op_info *out_info);

/**
 * Get the outcome of an operation.
 * @param out_result  receives VELTO_OK or the reason for the failure; VELTO_PENDING while it has
 *                    not ended.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended).
 * @see velto_op_get_error, velto_op_get_info
 */
VELTO_API velto_result velto_op_get_result(velto_op op, velto_result *out_result);

/**
 * Get the reason why an operation failed.
 * @param buffer  receives one sentence; empty if the operation succeeded or has not ended.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended).
 * @see velto_op_get_result
 */
VELTO_API velto_result velto_op_get_error(velto_op op,
                                          char *buffer,
                                          size_t capacity,
                                          size_t *out_count);

/**
 * Get the details of an operation's failure.
 *
 * Use them in bug reports, or to handle the error codes of a device.
 *
 * @param out_detail  receives the details, as velto_error_get_detail() returns them for calls;
 *                    `function` is empty.
 * @returns VELTO_OK (also if it succeeded, with VELTO_OK as the `code`); VELTO_PENDING (it has not
 *          ended).
 * @see velto_op_get_error, velto_op_get_info
 */
VELTO_API velto_result velto_op_get_error_detail(velto_op op, velto_error_detail *out_detail);

/**
 * Wait until an operation has ended.
 *
 * The call succeeds even if the operation failed: `out_result` is the outcome, and
 * velto_op_get_error() returns the reason. A pumped context dispatches meanwhile; a manual clock
 * advances by up to the timeout. The operation's event is not consumed.
 *
 * A negative timeout waits until the operation has ended. A download ends only after the program
 * has acknowledged every page: wait for it in short steps.
 *
 *     velto_result outcome;
 *     if (velto_op_wait(op, 5, &outcome) == VELTO_PENDING) {
 *         velto_op_cancel(op); // it then ends with VELTO_ERROR_CANCELLED
 *         velto_op_wait(op, VELTO_FOREVER, &outcome);
 *     }
 *     puts(velto_result_message(outcome));
 *
 * @param timeout     longest wait; VELTO_FOREVER, or any negative number, waits until it has ended
 *                    (seconds).
 * @param out_result  receives the outcome: VELTO_OK or the reason for the failure; VELTO_PENDING
 *                    while it has not ended. May be NULL.
 * @returns VELTO_OK (it has ended); VELTO_PENDING (it has not ended).
 * @blocks up to the timeout.
 * @see velto_op_get_result, velto_op_get_error, velto_op_cancel
 */
VELTO_API velto_result velto_op_wait(velto_op op, double timeout, velto_result *out_result);

/**
 * Cancel an operation.
 *
 * The operation then ends with VELTO_ERROR_CANCELLED, unless it ends with another result first.
 *
 * @returns VELTO_OK; VELTO_UNCHANGED (it has already ended).
 * @see velto_op_wait
 */
VELTO_API velto_result velto_op_cancel(velto_op op);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_OPERATION_H */
