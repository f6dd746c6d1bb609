/*
 * Updating the firmware of a device.
 *
 * An update replaces the firmware of a board by its bootloader, legacy or secure DFU of Nordic
 * Semiconductor. It goes over several links: the firmware starts the bootloader, which takes the
 * image and starts it, and the operation ends when the board is READY with it. Meanwhile the board
 * gets no place among the players, but keeps one that it has, and a lost link is established again
 * without back-off.
 *
 * A board is not lost when an update ends early. A secure bootloader keeps the firmware until
 * another one is complete; a legacy one erases it first, and then waits in place of the firmware: a
 * device with VELTO_DEVICE_IN_BOOTLOADER, which the same call updates.
 *
 * It is not published whether macros, the log and settings of a board survive an update: store what
 * you need before. Signals of the board are stale afterwards, because a bootloader has none: find
 * them again by their identifiers.
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

/** The checks that an update leaves out. */
typedef uint32_t velto_update_flag;
/** The battery may have less than 30 % without being charged. */
#define VELTO_UPDATE_IGNORE_BATTERY 0x1u
/** The log may have entries, which the update may erase. */
#define VELTO_UPDATE_IGNORE_LOG     0x2u
/** A build of a catalog may replace the firmware of a device in its bootloader whose model is
 *  unknown. */
#define VELTO_UPDATE_ANY_MODEL      0x4u

/** The definition of an update. */
typedef struct velto_update_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_update_flag flags; /**< The checks that are left out. */
    /** The version that the device must report afterwards, such as "1.7.3"; NULL for any (at
     *  most 63). */
    const char *version;
    /** The address or identifier of the bootloader; NULL for the address of the device or, if it
     *  does not advertise there within 10 s, the next one (at most 63). */
    const char *bootloader;
} velto_update_def;

#define VELTO_UPDATE_DEF_INIT                                                                     \
    {VELTO_SIZE_OF(velto_update_def), 0, NULL, NULL}

/** Fill a velto_update_def with its defaults. */
VELTO_API velto_result velto_update_def_init(velto_update_def *def, size_t size);

/**
 * Replace the firmware of a device.
 *
 * The device is connected first if it is not. The operation ends when it is READY with the new
 * firmware, and reports progress: TRANSFERRING counts the bytes of all parts. An interrupted
 * transfer is repeated, or resumed by a secure bootloader, five times at most; without a radio it
 * waits. Cancelling the operation has the device start again, with its firmware if that is
 * complete, otherwise in its bootloader; the operation then ends with VELTO_ERROR_CANCELLED, and
 * its message names the outcome.
 *
 * The operation ends with VELTO_ERROR_INVALID_STATE while the board streams or logs, with less than
 * 30 % in a battery that does not charge, or with entries in its log, or if a build of a catalog is
 * for a device in its bootloader whose model is unknown; with VELTO_ERROR_REJECTED if the
 * bootloader refuses the image, whose reason is in the message; with VELTO_ERROR_UNSUPPORTED if
 * velto_firmware_check() refuses the build, the device's family has no bootloader, or the image is
 * for the other kind of bootloader, after which the board starts its firmware again; with
 * VELTO_ERROR_ALREADY during another update; with VELTO_ERROR_TIMEOUT if the bootloader, or the
 * device afterwards, is not found within a minute; with VELTO_ERROR_OUT_OF_MEMORY if the adapter
 * has no link for it; and with VELTO_ERROR_PROTOCOL if the device reports another version.
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
 * @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has no link, or is not a device that a
 *          build of a catalog is for).
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
