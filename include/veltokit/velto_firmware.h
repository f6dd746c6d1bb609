/*
 * Firmware: files, checks, and the catalog.
 *
 * A firmware file is a package (zip), Intel HEX, or the bytes of an application (bin). It is
 * checked when it is loaded, before a board is changed: the format, the sizes, the CRC-16 of a
 * legacy init packet, and type, sizes and SHA-256 of a secure init packet. A signature is reported
 * but not verified: the bootloader verifies it with its built-in key. HEX and bin files contain no
 * checksum of the image.
 *
 * A catalog lists builds by hardware, model, flavor and version, in the format of MbientLab's
 * info2.json:
 *
 *     {"0.4": {"5": {"vanilla": {"1.7.3": {"filename": "firmware.zip", "required-bootloader": "0.3.0"}}}}}
 *
 * The flavor is "vanilla" for applications and "bootloader" for bootloaders. The member "withdrawn"
 * is the reason why a build was withdrawn. The files are at
 * <hardware>/<model>/<flavor>/<version>/<filename> beside the catalog.
 *
 * Packages are read by libarchive, and URLs by libcurl, which are loaded on first use; without
 * them, the call fails with VELTO_ERROR_LIBRARY_MISSING. URLs are read by a thread of the library,
 * even in a pumped context. Only https is supported; a redirect to another scheme fails.
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
 * A loaded and checked firmware file.
 *
 * Destroyed by the program; it outlives contexts.
 */
typedef struct velto_firmware {
    uint64_t bits;
} velto_firmware;
/** The null velto_firmware. */
#define VELTO_NULL_FIRMWARE (VELTO_LITERAL(velto_firmware){0})

/**
 * A list of builds.
 *
 * Destroyed by the program; it outlives contexts.
 */
typedef struct velto_catalog {
    uint64_t bits;
} velto_catalog;
/** The null velto_catalog. */
#define VELTO_NULL_CATALOG (VELTO_LITERAL(velto_catalog){0})

/** The format of a firmware file. */
typedef int32_t velto_firmware_format;
/** Detected from the first bytes: a package or HEX; bin must be specified. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_AUTO, 0);
/** A package: images, init packets, and manifest.json. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_ZIP, 1);
/** Intel HEX of an application, without gaps. Records of the chip's configuration are skipped. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_HEX, 2);
/** The bytes of an application. */
VELTO_CONSTANT(velto_firmware_format, VELTO_FIRMWARE_FORMAT_BIN, 3);

/** The target of a part of a firmware. */
typedef int32_t velto_firmware_kind;
VELTO_CONSTANT(velto_firmware_kind, VELTO_FIRMWARE_KIND_NONE, 0); /**< No part. */
/** The Bluetooth stack of the chip's vendor. */
VELTO_CONSTANT(velto_firmware_kind, VELTO_FIRMWARE_KIND_SOFTDEVICE, 1);
VELTO_CONSTANT(velto_firmware_kind, VELTO_FIRMWARE_KIND_BOOTLOADER, 2); /**< The bootloader. */
/** Both, one after the other. */
VELTO_CONSTANT(velto_firmware_kind, VELTO_FIRMWARE_KIND_SOFTDEVICE_BOOTLOADER, 3);
VELTO_CONSTANT(velto_firmware_kind, VELTO_FIRMWARE_KIND_APPLICATION, 4); /**< The application. */

/** The procedure by which a bootloader receives a part. */
typedef int32_t velto_firmware_procedure;
/** Nordic's legacy DFU. */
VELTO_CONSTANT(velto_firmware_procedure, VELTO_FIRMWARE_PROCEDURE_LEGACY, 0);
/** Nordic's secure DFU, with an init packet in protocol buffer format. */
VELTO_CONSTANT(velto_firmware_procedure, VELTO_FIRMWARE_PROCEDURE_SECURE, 1);

/** Properties of a firmware or of a part. */
typedef uint32_t velto_firmware_flag;
/** The image matches the checksum or hash in its init packet; for a firmware, every image. */
#define VELTO_FIRMWARE_CHECKED  0x1u
/** The init packet has a signature, which only velto_firmware_check_signature() verifies. */
#define VELTO_FIRMWARE_SIGNED   0x2u
#define VELTO_FIRMWARE_DEBUG    0x4u /**< The init packet makes the bootloader ignore versions. */
/** The signature was verified with the key of velto_firmware_check_signature(); for a firmware,
 *  every signature. Without this flag the signature is not verified. */
#define VELTO_FIRMWARE_VERIFIED 0x8u

/** Properties of a device that were compared with a firmware. */
typedef uint32_t velto_firmware_comparison;
#define VELTO_FIRMWARE_COMPARISON_MODEL      0x1u /**< The number of the model. */
#define VELTO_FIRMWARE_COMPARISON_HARDWARE   0x2u /**< The revision of the hardware. */
#define VELTO_FIRMWARE_COMPARISON_BOOTLOADER 0x4u /**< The version of the bootloader. */

/**
 * Information about a firmware.
 *
 * Model, hardware, version and bootloader are those of its catalog build, otherwise empty.
 */
typedef struct velto_firmware_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t part_count; /**< Number of its parts, which are transferred in order: 1 or 2. */
    velto_firmware_procedure procedure; /**< The procedure. */
    velto_firmware_flag flags; /**< Properties. */
    uint64_t size; /**< Total size of the images (bytes). */
    char model[40]; /**< The number of the model. */
    char hardware[40]; /**< The revision of the hardware. */
    char version[40]; /**< The version. */
    char required_bootloader[40]; /**< The oldest bootloader that accepts it; empty for any. */
    char name[120]; /**< The name of its file, truncated if longer; empty if created from bytes. */
} velto_firmware_info;

#define VELTO_FIRMWARE_INFO_INIT                                                                  \
    {VELTO_SIZE_OF(velto_firmware_info), 0, 0, 0, 0, {0}, {0}, {0}, {0}, {0}}

/** A part of a firmware, and the contents of its init packet. */
typedef struct velto_firmware_part {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    velto_firmware_kind kind; /**< The target. */
    velto_firmware_procedure procedure; /**< The procedure. */
    velto_firmware_flag flags; /**< Properties. */
    uint32_t size; /**< Size of the image (bytes). */
    /** Size of the softdevice in the image; 0 for none, or if the package does not name it
     *  (bytes). */
    uint32_t softdevice_size;
    /** Size of the bootloader in the image; 0 for none, or if the package does not name it
     *  (bytes). */
    uint32_t bootloader_size;
    uint32_t application_size; /**< Size of the application in the image (bytes). */
    uint32_t init_packet_size; /**< Size of the init packet; 0 for none (bytes). */
    uint32_t softdevice_count; /**< Number of compatible softdevices; at most 16 of them follow. */
    uint32_t softdevices[16]; /**< Numbers of the compatible softdevices. */
    int64_t version; /**< Version in the init packet; -1 for none. */
    /** Hardware version of a secure init packet, or the device type of a legacy one; -1 for any. */
    int64_t hardware;
    int64_t revision; /**< Device revision of a legacy init packet; -1 for any. */
} velto_firmware_part;

#define VELTO_FIRMWARE_PART_INIT                                                                  \
    {VELTO_SIZE_OF(velto_firmware_part), 0, 0, 0, 0, 0, 0, 0, 0, 0, {0}, -1, -1, -1}

/** The definition of a transfer from a URL. */
typedef struct velto_http_def {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    /** File or folder of the only trusted certificates; NULL for those of the system. */
    const char *ca_path;
    /** Maximum duration, including redirects (seconds, 0.1 to 3600; default 30, also for 0). */
    double timeout;
    /** Maximum size; a larger file fails with ERROR_FORMAT (bytes, 1 to 67108864; default
     *  16777216, also for 0). */
    uint64_t size_limit;
} velto_http_def;

#define VELTO_HTTP_DEF_INIT                                                                       \
    {VELTO_SIZE_OF(velto_http_def), 0, NULL, 30.0, 16777216}

/** Fill a velto_http_def with its defaults. */
VELTO_API velto_result velto_http_def_init(velto_http_def *def, size_t size);

/** A query for builds; every member that is set must match. */
typedef struct velto_catalog_query {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t reserved; /**< Zero. */
    /** The number of the model, such as "5"; NULL for that of the device, or for any. */
    const char *model;
    /** The revision of the hardware, such as "0.4" or "r0.4"; NULL likewise. */
    const char *hardware;
    const char *flavor; /**< The flavor; NULL for "vanilla". */
    const char *version; /**< The version; NULL for the newest. */
    const char *firmware; /**< The firmware version of the device; NULL for the reported version. */
    const char *bootloader; /**< The version of its bootloader; NULL for the reported version. */
} velto_catalog_query;

#define VELTO_CATALOG_QUERY_INIT                                                                  \
    {VELTO_SIZE_OF(velto_catalog_query), 0, NULL, NULL, NULL, NULL, NULL, NULL}

/** Fill a velto_catalog_query with its defaults. */
VELTO_API velto_result velto_catalog_query_init(velto_catalog_query *query, size_t size);

/** A build of a catalog. */
typedef struct velto_firmware_build {
    velto_bool is_withdrawn; /**< Whether it was withdrawn. */
    uint32_t reserved; /**< Zero. */
    char model[40]; /**< The number of the model. */
    char hardware[40]; /**< The revision of the hardware. */
    char flavor[40]; /**< The flavor. */
    char version[40]; /**< The version. */
    char required_bootloader[40]; /**< The oldest bootloader that accepts it; empty for any. */
    char file_name[120]; /**< The name of its file. */
    char reason[176]; /**< The reason for the withdrawal, truncated if longer. */
} velto_firmware_build;

/** Information about a catalog. */
typedef struct velto_catalog_info {
    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */
    uint32_t build_count; /**< Number of its builds. */
    velto_bool is_cached; /**< Whether its URL could not be reached and an earlier copy is used. */
    uint32_t reserved; /**< Zero. */
    /** Time at which it was read from its URL, since 1970; 0 for a file (nanoseconds). */
    uint64_t read_utc_ns;
} velto_catalog_info;

#define VELTO_CATALOG_INFO_INIT                                                                   \
    {VELTO_SIZE_OF(velto_catalog_info), 0, 0, 0, 0}

/* -- Files --------------------------------------------------------------------------------------- */

/**
 * Load a firmware file, and check it.
 *
 * The format follows from the file name, which must end in .zip, .hex or .bin.
 *
 *     velto_firmware firmware;
 *     velto_firmware_info info = VELTO_FIRMWARE_INFO_INIT;
 *     if (velto_firmware_load("firmware.zip", &firmware) == VELTO_OK) {
 *         velto_firmware_get_info(firmware, &info);
 *         printf("%u parts, %" PRIu64 " bytes\n", info.part_count, info.size);
 *         velto_firmware_destroy(firmware);
 *     } else {
 *         puts(velto_error_message()); // The file is damaged, for example.
 *     }
 *
 * @param path          the file, of at most 16 MiB; at most 4095 bytes.
 * @param out_firmware  receives the firmware; destroy it with velto_firmware_destroy().
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such file); VELTO_ERROR_IO (the file cannot
 *          be read); VELTO_ERROR_FORMAT (the file is damaged, too large, or not a firmware; the
 *          error names the first fault); VELTO_ERROR_LIBRARY_MISSING (libarchive is not installed);
 *          VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @blocks bounded.
 * @see velto_firmware_create, velto_firmware_check
 */
VELTO_API velto_result velto_firmware_load(const char *path, velto_firmware *out_firmware);

/**
 * Create a firmware from bytes, and check it.
 * @param bytes         the contents of a firmware file; copied; at most 16777216 bytes.
 * @param out_firmware  receives the firmware; destroy it with velto_firmware_destroy().
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the bytes are damaged or not a firmware; the error names
 *          the first fault); VELTO_ERROR_LIBRARY_MISSING (libarchive is not installed);
 *          VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @see velto_firmware_load, velto_firmware_destroy
 */
VELTO_API velto_result velto_firmware_create(const void *bytes,
                                             size_t size,
                                             velto_firmware_format format,
                                             velto_firmware *out_firmware);

/**
 * Destroy a firmware; a running update with it continues.
 * @see velto_firmware_load
 */
VELTO_API void velto_firmware_destroy(velto_firmware firmware);

/**
 * Get information about a firmware.
 * @see velto_firmware_get_part
 */
VELTO_API velto_result velto_firmware_get_info(velto_firmware firmware,
                                               velto_firmware_info *out_info);

/**
 * Get a part of a firmware, and the contents of its init packet.
 * @param index  the index of the part, starting at 0 (0 to 15).
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the firmware has no such part).
 * @see velto_firmware_get_info
 */
VELTO_API velto_result velto_firmware_get_part(velto_firmware firmware,
                                               uint32_t index,
                                               velto_firmware_part *out_part);

/**
 * Compare a firmware with a device.
 *
 * Only the known properties are compared: a firmware from a catalog has a model, hardware and
 * bootloader, and so has a device that was READY before. A firmware from a file has none of them:
 * the program must ensure that it is for this device.
 *
 * @param out_compared  receives the properties that were compared. May be NULL.
 * @returns VELTO_OK (all compared properties match); VELTO_NOTHING (nothing could be compared);
 *          VELTO_ERROR_UNSUPPORTED (the firmware is for another model or hardware, needs a newer
 *          bootloader, or was withdrawn; the error names it).
 * @see velto_firmware_load, velto_catalog_read_firmware
 */
VELTO_API velto_result velto_firmware_check(velto_firmware firmware,
                                            velto_device device,
                                            velto_firmware_comparison *out_compared);

/**
 * Verify the signatures of a firmware with the vendor's public key.
 *
 * The bootloader does the same with its built-in key; this call detects a wrong package before the
 * board is changed. Only packages for secure DFU are signed. libcrypto of OpenSSL 3 is loaded on
 * the first call.
 *
 * @param firmware    the firmware, which gets the flag VELTO_FIRMWARE_VERIFIED.
 * @param public_key  the public key in PEM, of ECDSA on the curve P-256; at most 4095 bytes.
 * @returns VELTO_OK (every part is signed with this key); VELTO_NOTHING (a part is not signed);
 *          VELTO_ERROR_REJECTED (a signature does not match the key or the bytes);
 *          VELTO_ERROR_INVALID_ARGUMENT (the text is not such a key); VELTO_ERROR_UNSUPPORTED (a
 *          signature is of another kind); VELTO_ERROR_LIBRARY_MISSING (libcrypto is not installed);
 *          VELTO_ERROR_OUT_OF_MEMORY (no memory left).
 * @blocks bounded.
 * @see velto_firmware_check, velto_firmware_get_info
 */
VELTO_API velto_result velto_firmware_check_signature(velto_firmware firmware,
                                                      const char *public_key);

/**
 * Read a firmware from a URL, and check it.
 *
 * The operation ends with ERROR_PERMISSION if the server is not trusted, and ERROR_FORMAT for a
 * damaged file.
 *
 * @param url           the URL, which begins with https:// and ends in .zip, .hex or .bin; at most
 *                      4095 bytes.
 * @param def           the definition of the transfer. NULL for the defaults.
 * @param out_firmware  receives the firmware, which exists once the operation has succeeded;
 *                      destroy it with velto_firmware_destroy().
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the URL does not begin with https://);
 *          VELTO_ERROR_IO (ca_path cannot be read); VELTO_ERROR_FORMAT (the URL does not end in
 *          .zip, .hex or .bin); VELTO_ERROR_BUSY (64 operations are pending on the context);
 *          VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads left).
 * @radio none.
 * @see velto_firmware_load, velto_context_read_catalog
 */
VELTO_API velto_result velto_context_read_firmware(velto_context *context,
                                                   const char *url,
                                                   const velto_http_def *def,
                                                   velto_firmware *out_firmware,
                                                   velto_op *out_op);

/* -- The catalog --------------------------------------------------------------------------------- */

/**
 * Load a catalog from a file.
 *
 * Files of builds are read from the folder of the catalog, or else from MbientLab's server.
 *
 * @param path         the file, of at most 4 MiB; at most 4095 bytes.
 * @param out_catalog  receives the catalog; destroy it with velto_catalog_destroy().
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (there is no such file); VELTO_ERROR_IO (the file cannot
 *          be read); VELTO_ERROR_FORMAT (the file is damaged, too large, or not a catalog; the
 *          error names line and column); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @blocks bounded.
 * @see velto_context_read_catalog, velto_catalog_destroy
 */
VELTO_API velto_result velto_catalog_load(const char *path, velto_catalog *out_catalog);

/**
 * Create a catalog from bytes; its files are on MbientLab's server.
 * @param bytes        the catalog, in JSON; copied; at most 4194304 bytes.
 * @param out_catalog  receives the catalog; destroy it with velto_catalog_destroy().
 * @returns VELTO_OK; VELTO_ERROR_FORMAT (the bytes are not a catalog; the error names line and
 *          column); VELTO_ERROR_OUT_OF_MEMORY (no handles or memory left).
 * @see velto_catalog_load
 */
VELTO_API velto_result velto_catalog_create(const void *bytes,
                                            size_t size,
                                            velto_catalog *out_catalog);

/**
 * Read a catalog from a URL.
 *
 * A dated copy is kept in the state folder of the context. If the server cannot be reached or
 * reports an internal error, the operation succeeds with that copy, and `is_cached` of
 * velto_catalog_info is set. The operation fails if the server is not trusted, has no such file, or
 * sends something other than a catalog.
 *
 * @param url          the URL, which begins with https://; NULL for MbientLab's; at most 4095
 *                     bytes. May be NULL.
 * @param def          the definition of the transfer. NULL for the defaults.
 * @param out_catalog  receives the catalog, which exists once the operation has succeeded; destroy
 *                     it with velto_catalog_destroy().
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (the URL does not begin with https://);
 *          VELTO_ERROR_IO (ca_path cannot be read); VELTO_ERROR_BUSY (64 operations are pending on
 *          the context); VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads left).
 * @radio none.
 * @see velto_catalog_load, velto_catalog_list_updates
 */
VELTO_API velto_result velto_context_read_catalog(velto_context *context,
                                                  const char *url,
                                                  const velto_http_def *def,
                                                  velto_catalog *out_catalog,
                                                  velto_op *out_op);

/**
 * Destroy a catalog; firmware loaded from it stays.
 * @see velto_catalog_load
 */
VELTO_API void velto_catalog_destroy(velto_catalog catalog);

/**
 * Get information about a catalog.
 * @see velto_catalog_list_builds
 */
VELTO_API velto_result velto_catalog_get_info(velto_catalog catalog, velto_catalog_info *out_info);

/**
 * List the builds that match a query, the newest of a model last, including withdrawn builds.
 * @param query  the query. NULL for the defaults.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a version of the query is invalid).
 * @see velto_catalog_list_updates
 */
VELTO_API velto_result velto_catalog_list_builds(velto_catalog catalog,
                                                 const velto_catalog_query *query,
                                                 velto_firmware_build *builds,
                                                 size_t capacity,
                                                 size_t *out_count);

/**
 * List the updates that a device needs for the newest firmware, in order.
 *
 * If the firmware needs a newer bootloader than the device has, bootloaders come first. If the
 * version of the bootloader is unknown, the list contains only the firmware: a board reports that
 * version only in its bootloader. A version in the query is listed even if the device has it or a
 * newer one.
 *
 * @param device  the device; null for a device described by the query.
 * @param query   the query, which overrides the information of the device. NULL for the defaults.
 * @param builds  receives the builds; none if the device has the newest firmware.
 * @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a version of the query is invalid);
 *          VELTO_ERROR_INVALID_STATE (the model or the hardware of the device is unknown, and the
 *          query does not name it); VELTO_ERROR_NOT_FOUND (there is no firmware for the device, or
 *          a required bootloader is missing); VELTO_ERROR_UNSUPPORTED (the firmware was withdrawn;
 *          the error contains the reason).
 * @see velto_catalog_read_firmware
 */
VELTO_API velto_result velto_catalog_list_updates(velto_catalog catalog,
                                                  velto_device device,
                                                  const velto_catalog_query *query,
                                                  velto_firmware_build *builds,
                                                  size_t capacity,
                                                  size_t *out_count);

/**
 * Get the URL of a build.
 * @param build  the build; only model, hardware, flavor and version are used.
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the catalog has no such build).
 * @see velto_context_read_firmware
 */
VELTO_API velto_result velto_catalog_get_url(velto_catalog catalog,
                                             const velto_firmware_build *build,
                                             char *buffer,
                                             size_t capacity,
                                             size_t *out_count);

/**
 * Read the firmware of a build for a device, and check it.
 *
 * Read the builds of velto_catalog_list_updates() in order. The file is read from the catalog's
 * folder or server. The firmware keeps model, hardware and bootloader of its build for
 * velto_firmware_check().
 *
 * @param build         the build; only model, hardware, flavor and version are used.
 * @param def           the definition of the transfer. NULL for the defaults.
 * @param out_firmware  receives the firmware, which exists once the operation has succeeded;
 *                      destroy it with velto_firmware_destroy().
 * @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (the catalog has no such build); VELTO_ERROR_UNSUPPORTED
 *          (the firmware was withdrawn; the error contains the reason); VELTO_ERROR_FORMAT (the
 *          file of the build is not zip, hex or bin); VELTO_ERROR_IO (ca_path cannot be read);
 *          VELTO_ERROR_OUT_OF_MEMORY (no handles, memory or threads left).
 * @radio none.
 * @see velto_catalog_list_updates, velto_firmware_check
 */
VELTO_API velto_result velto_catalog_read_firmware(velto_catalog catalog,
                                                   velto_device device,
                                                   const velto_firmware_build *build,
                                                   const velto_http_def *def,
                                                   velto_firmware *out_firmware,
                                                   velto_op *out_op);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* VELTOKIT_VELTO_FIRMWARE_H */
