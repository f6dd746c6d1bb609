/*
 * Updating the firmware of a device.
 *
 * An update replaces the firmware of a board through its bootloader, by legacy or secure DFU of
 * Nordic Semiconductor. It uses several links: the firmware starts the bootloader, and the
 * bootloader receives the image and starts it. The operation ends when the board is READY with the
 * new firmware. Meanwhile the board keeps its player index but gets no new one, and a lost link is
 * re-established without back-off.
 *
 * An interrupted update does not brick the board. A secure bootloader keeps the old firmware until
 * the new one is complete. A legacy bootloader erases it first, and then runs in place of the
 * firmware: the device has the flag VELTO_DEVICE_IN_BOOTLOADER, and the same call updates it.
 *
 * Macros, the log and settings of a board may not survive an update: save them first. Signals of
 * the board are stale afterwards, because a bootloader has no signals: find them again by their
 * identifiers.
 *
 * Generated from bindings/api/firmware_update.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_FIRMWARE_UPDATE_H
#define VELTOKIT_VELTO_FIRMWARE_UPDATE_H

#include "velto_base.h"
#include "velto_device.h"
#include "velto_operation.h"
#include "velto_firmware.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The checks that an update skips. */
typedef uint32_t velto_update_flag;
/** Accept a battery below 30 % that is not being charged. */
#define VELTO_UPDATE_IGNORE_BATTERY 0x1u
/** Accept entries in the log, which the update may erase. */
#define VELTO_UPDATE_IGNORE_LOG     0x2u
/** Accept a build of a catalog for a device in its bootloader whose model is unknown. */
#define VELTO_UPDATE_ANY_MODEL      0x4u

/** The definition of an update. */
typedef struct velto_update_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_update_flag flags; /**< The skipped checks. */
    /** The version that the device must report afterwards, such as "1.7.3"; NULL for any (at
     *  most 63). */
    const char *version;
    /** The address or identifier of the bootloader; NULL for the address of the device, or the
     *  next higher address if nothing advertises within 10 s (at most 63). */
    const char *bootloader;
} velto_update_def;

#define VELTO_UPDATE_DEF_INIT                                                                     \
    {VELTO_SIZE_OF(velto_update_def), 0, NULL, NULL}

/** Fill a velto_update_def with its defaults. */
VELTO_API velto_result velto_update_def_init(velto_update_def *def, size_t size);

/**
 * Replace the firmware of a device.
 *
 * The device is connected first if necessary. The operation ends when the device is READY with the
 * new firmware, and reports progress: TRANSFERRING counts the bytes of all parts. An interrupted
 * transfer is repeated, or resumed by a secure bootloader, at most five times; without a radio the
 * update waits. Cancelling the operation restarts the device, with its firmware if that is
 * complete, otherwise in its bootloader. The operation then ends with VELTO_ERROR_CANCELLED, and
 * its message describes the outcome.
 *
 * The operation ends with:
 *
 * - VELTO_ERROR_INVALID_STATE if the board streams or logs, its battery is below 30 % and not
 *   charging, its log has entries, or a build of a catalog is for a device in its bootloader whose
 *   model is unknown;
 * - VELTO_ERROR_REJECTED if the bootloader refuses the image; the message contains the reason;
 * - VELTO_ERROR_UNSUPPORTED if velto_firmware_check() refuses the build, the family has no
 *   bootloader, or the image is for the other kind of bootloader; in the last case the board
 *   restarts its firmware;
 * - VELTO_ERROR_ALREADY during another update;
 * - VELTO_ERROR_TIMEOUT if the bootloader, or the device afterwards, is not found within a minute;
 * - VELTO_ERROR_OUT_OF_MEMORY if the adapter has no free link;
 * - VELTO_ERROR_PROTOCOL if the device reports another version.
 *
 *     velto_op_info info = VELTO_OP_INFO_INIT;
 *     velto_device_update_firmware(board, firmware, NULL, &op);
 *     while (velto_op_wait(op, 0.2, &result) == VELTO_PENDING) {
 *         velto_op_get_info(op, &info);
 *         draw_progress(info.progress.done, info.progress.total); // in bytes
 *     } // The result is VELTO_OK if the board runs the new firmware.
 *
 * @param firmware  the firmware, which may be destroyed after the call.
 * @param def       the definition. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has no link, or the build of a catalog is
 *          for another device).
 * @source MetaWear system protocol, 10.2
 * @see velto_op_get_info, velto_op_cancel
 */
VELTO_API velto_result velto_device_update_firmware(velto_device device,
                                                    velto_firmware firmware,
                                                    const velto_update_def *def,
                                                    velto_op *out_op);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_FIRMWARE_UPDATE_H */
