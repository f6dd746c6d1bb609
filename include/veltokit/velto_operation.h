/*
 * Operations: what is started now and ends later.
 *
 * Whatever needs the radio returns at once with a velto_op, and ends later with
 * VELTO_EVENT_OP_DONE in every queue that asks for operations. A game looks at the
 * event; a script calls velto_op_wait():
 *
 *     velto_result result;
 *     velto_device_connect(device, NULL, &op);
 *     if (velto_op_wait(op, VELTO_FOREVER, &result) == VELTO_OK && result == VELTO_OK) play(device);
 *
 * An ended operation stays readable until 1,024 more of its context have ended; then
 * its id is stale. A parameter called out_op may be NULL when the outcome does not
 * matter. One device takes up to 64 pending operations and answers VELTO_ERROR_BUSY
 * beyond that.
 *
 * Generated from bindings/api/operation.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_OPERATION_H
#define VELTOKIT_VELTO_OPERATION_H

#include "velto_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What an operation does. @since 0.1 */
typedef int32_t velto_op_kind;
/** No operation. */
#define VELTO_OP_KIND_NONE       ((velto_op_kind)0)
/** Starts discovery. */
#define VELTO_OP_KIND_START_SCAN ((velto_op_kind)1)
/** Brings a link up and makes the device ready. */
#define VELTO_OP_KIND_CONNECT    ((velto_op_kind)2)
/** Takes a link down. */
#define VELTO_OP_KIND_DISCONNECT ((velto_op_kind)3)
/** Forgets a device and its bond. */
#define VELTO_OP_KIND_FORGET     ((velto_op_kind)4)
/** Calibrates a device while its player keeps still. */
#define VELTO_OP_KIND_CALIBRATE  ((velto_op_kind)5)
/** Reads a value. */
#define VELTO_OP_KIND_READ       ((velto_op_kind)6)
/** Writes a value. */
#define VELTO_OP_KIND_WRITE      ((velto_op_kind)7)
/** Asks for notifications. */
#define VELTO_OP_KIND_SUBSCRIBE  ((velto_op_kind)8)
/** Waits for a notified value. */
#define VELTO_OP_KIND_AWAIT      ((velto_op_kind)9)

/** How far an operation is. @since 0.1 */
typedef int32_t velto_op_status;
/** It has not ended. */
#define VELTO_OP_STATUS_PENDING   ((velto_op_status)0)
/** It ended well. */
#define VELTO_OP_STATUS_SUCCEEDED ((velto_op_status)1)
/** It failed; velto_op_get_result() says why. */
#define VELTO_OP_STATUS_FAILED    ((velto_op_status)2)
/** It was cancelled, or its context was destroyed. */
#define VELTO_OP_STATUS_CANCELLED ((velto_op_status)3)

/**
 * Tell how far an operation is.
 *
 * @param op          the operation.
 * @param out_status  receives the status.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_status NULL);
 *          VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_op_get_result, velto_op_wait
 */
VELTO_API velto_result velto_op_get_status(velto_op op, velto_op_status *out_status);

/**
 * Tell how an operation ended.
 *
 * @param op          the operation.
 * @param out_result  receives VELTO_OK or the reason of the failure; VELTO_PENDING
 *                    while it has not ended.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_ERROR_INVALID_HANDLE;
 *          VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
 *          VELTO_ERROR_INVALID_ARGUMENT (out_result NULL); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_op_get_error, velto_op_get_status
 */
VELTO_API velto_result velto_op_get_result(velto_op op, velto_result *out_result);

/**
 * Write down why an operation failed.
 *
 * @param op         the operation.
 * @param buffer     receives one sentence, empty when the operation succeeded or has
 *                   not ended.
 * @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the
 *                   size.
 * @param out_count  receives the size of the whole text with its final NUL. May be
 *                   NULL.
 * @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_TRUNCATED (buffer received
 *          what fits); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (buffer NULL with a
 *          capacity); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_op_get_result
 */
VELTO_API velto_result velto_op_get_error(velto_op op,
                                          char *buffer,
                                          size_t capacity,
                                          size_t *out_count);

/**
 * Wait until an operation has ended.
 *
 * How the operation ended is `out_result`: the call succeeds although the operation
 * failed, and velto_op_get_error() has the reason. On a pumped context waiting
 * dispatches; on a manual clock it moves the clock, up to the timeout. The event of the
 * operation is not consumed.
 *
 * @param op          the operation.
 * @param timeout     longest wait; VELTO_FOREVER waits without end; seconds.
 * @param out_result  receives the operation's outcome: VELTO_OK or why it failed;
 *                    VELTO_PENDING while it has not ended. May be NULL.
 * @returns VELTO_OK (it has ended); VELTO_PENDING (it has not ended);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (timeout not finite;
 *          out_result misaligned); VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks timeout    @radio none    @since 0.1
 * @see velto_op_get_result, velto_op_get_error, velto_op_cancel
 */
VELTO_API velto_result velto_op_wait(velto_op op,
                                     double timeout,
                                     velto_result *out_result);

/**
 * Ask an operation to stop.
 *
 * It then ends with VELTO_ERROR_CANCELLED, unless it ends otherwise before.
 *
 * @param op  the operation.
 * @returns VELTO_OK; VELTO_UNCHANGED (it has ended already);
 *          VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
 *          VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.
 *
 * @threads any    @blocks never    @radio none    @since 0.1
 * @see velto_op_wait
 */
VELTO_API velto_result velto_op_cancel(velto_op op);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_OPERATION_H */
