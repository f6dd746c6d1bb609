/*
 * Operations: what is started now and ends later.
 *
 * Whatever needs the radio returns at once with a velto_op, and ends later with VELTO_EVENT_OP_DONE
 * in every queue that asks for operations. A game looks at the event; a script calls
 * velto_op_wait():
 *
 *     velto_result result;
 *     velto_device_connect(device, NULL, &op);
 *     if (velto_op_wait(op, VELTO_FOREVER, &result) == VELTO_OK && result == VELTO_OK) play(device);
 *
 * An ended operation stays readable until 1,024 more of its context have ended; then its id is
 * stale. A parameter called out_op may be NULL when the outcome does not matter. One device takes
 * up to 64 pending operations and answers VELTO_ERROR_BUSY beyond that.
 *
 * Generated from bindings/api/operation.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_OPERATION_H
#define VELTOKIT_VELTO_OPERATION_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What an operation does. */
typedef int32_t velto_op_kind;
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_NONE, 0); /**< No operation. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_START_SCAN, 1); /**< Starts discovery. */
/** Brings a link up and makes the device ready. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_CONNECT, 2);
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_DISCONNECT, 3); /**< Takes a link down. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_FORGET, 4); /**< Forgets a device and its bond. */
/** Calibrates a device while its player keeps still. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_CALIBRATE, 5);
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_READ, 6); /**< Reads a value. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_WRITE, 7); /**< Writes a value. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_SUBSCRIBE, 8); /**< Asks for notifications. */
VELTO_CONSTANT(velto_op_kind, VELTO_OP_KIND_AWAIT, 9); /**< Waits for a notified value. */

/** How far an operation is. */
typedef int32_t velto_op_status;
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_PENDING, 0); /**< It has not ended. */
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_SUCCEEDED, 1); /**< It ended well. */
/** It failed; velto_op_get_result() says why. */
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_FAILED, 2);
/** It was cancelled, or its context was destroyed. */
VELTO_CONSTANT(velto_op_status, VELTO_OP_STATUS_CANCELLED, 3);

/**
 * Tell how far an operation is.
 * @see velto_op_get_result, velto_op_wait
 */
VELTO_API velto_result velto_op_get_status(velto_op op, velto_op_status *out_status);

/**
 * Tell how an operation ended.
 * @param out_result  receives VELTO_OK or the reason of the failure; VELTO_PENDING while it has not
 *                    ended.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended).
 * @see velto_op_get_error, velto_op_get_status
 */
VELTO_API velto_result velto_op_get_result(velto_op op, velto_result *out_result);

/**
 * Write down why an operation failed.
 * @param buffer  receives one sentence, empty when the operation succeeded or has not ended.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended).
 * @see velto_op_get_result
 */
VELTO_API velto_result velto_op_get_error(velto_op op,
                                          char *buffer,
                                          size_t capacity,
                                          size_t *out_count);

/**
 * Wait until an operation has ended.
 *
 * How the operation ended is `out_result`: the call succeeds although the operation failed, and
 * velto_op_get_error() has the reason. On a pumped context waiting dispatches; on a manual clock it
 * moves the clock, up to the timeout. The event of the operation is not consumed.
 *
 * @param timeout     longest wait; VELTO_FOREVER waits without end (seconds).
 * @param out_result  receives the operation's outcome: VELTO_OK or why it failed; VELTO_PENDING
 *                    while it has not ended. May be NULL.
 * @returns VELTO_OK (it has ended); VELTO_PENDING (it has not ended).
 * @blocks up to the timeout.
 * @see velto_op_get_result, velto_op_get_error, velto_op_cancel
 */
VELTO_API velto_result velto_op_wait(velto_op op, double timeout, velto_result *out_result);

/**
 * Ask an operation to stop.
 *
 * It then ends with VELTO_ERROR_CANCELLED, unless it ends otherwise before.
 *
 * @returns VELTO_OK; VELTO_UNCHANGED (it has ended already).
 * @see velto_op_wait
 */
VELTO_API velto_result velto_op_cancel(velto_op op);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_OPERATION_H */
