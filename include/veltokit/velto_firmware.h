/*
 * Firmware: files.
 *
 * A firmware is a package (zip) or the bytes of an application (bin). A package has an image, its
 * init packet, and a manifest; a bootloader that requires an init packet refuses the bytes alone.
 *
 * Generated from bindings/api/firmware.yml; do not edit.
 */
#ifndef VELTOKIT_VELTO_FIRMWARE_H
#define VELTOKIT_VELTO_FIRMWARE_H

#include "velto_base.h"
#include "velto_context.h"
#include "velto_device.h"
#include "velto_operation.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A firmware file that was read and checked.
 *
 * Destroyed by the program; it outlives contexts.
 */
typedef struct velto_firmware {
    uint64_t bits;
} velto_firmware;
/** The null velto_firmware. */
#define VELTO_NULL_FIRMWARE (VELTO_LITERAL(velto_firmware){0})

/** The format of a firmware file. */
typedef int32_t velto_firmware_format;
/** As the bytes begin: a package or HEX; bin must be named. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_AUTO, 0);
/** A package: images, init packets, and manifest.json. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_ZIP, 1);
/** Intel HEX of an application, without gaps. Records of the chip's configuration are skipped. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_HEX, 2);
/** The bytes of an application. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_BIN, 3);

/**
 * Make a firmware of bytes, and check it.
 * @param bytes         the contents of a firmware file; copied; at most 16777216 bytes.
 * @param out_firmware  receives the firmware, which the program destroys.
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the bytes are damaged or no firmware: the error names the
 *          first fault); VELTO_ERROR_LIBRARY_MISSING (libarchive is not installed);
 *          VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @see velto_firmware_destroy
 */
VELTO_API velto_result velto_firmware_create(const void *bytes,
                                             size_t size,
                                             velto_firmware_format format,
                                             velto_firmware *out_firmware);

/**
 * Destroy a firmware; an update that runs with it goes on.
 * @see velto_firmware_create
 */
VELTO_API void velto_firmware_destroy(velto_firmware firmware);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_FIRMWARE_H */
