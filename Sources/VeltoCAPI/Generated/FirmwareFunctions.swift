// Generated from bindings/api/firmware.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit

// Calls these functions of FirmwareCalls, which people write:
//
//     static func firmwareLoad(_ path: String) throws(VeltoError) -> velto_firmware
//     static func firmwareCreate(_ bytes: UnsafeRawBufferPointer, _ format: velto_firmware_format) throws(VeltoError) -> velto_firmware
//     static func firmwareDestroy(_ firmware: Firmware)
//     static func firmwareGetInfo(_ firmware: Firmware, _ info: inout velto_firmware_info) throws(VeltoError)
//     static func firmwareGetPart(_ firmware: Firmware, _ index: UInt32, _ part: inout velto_firmware_part) throws(VeltoError)
//     static func firmwareCheck(_ firmware: Firmware, _ device: Device) throws(VeltoError) -> (code: ResultCode, compared: velto_firmware_comparison)
//     static func firmwareCheckSignature(_ firmware: Firmware, _ publicKey: String) throws(VeltoError) -> ResultCode
//     static func contextReadFirmware(_ context: Context, _ url: String, _ def: velto_http_def, caPath: String?) throws(VeltoError) -> (firmware: velto_firmware, op: velto_op)
//     static func catalogLoad(_ path: String) throws(VeltoError) -> velto_catalog
//     static func catalogCreate(_ bytes: UnsafeRawBufferPointer) throws(VeltoError) -> velto_catalog
//     static func contextReadCatalog(_ context: Context, _ url: String?, _ def: velto_http_def, caPath: String?) throws(VeltoError) -> (catalog: velto_catalog, op: velto_op)
//     static func catalogDestroy(_ catalog: Catalog)
//     static func catalogGetInfo(_ catalog: Catalog, _ info: inout velto_catalog_info) throws(VeltoError)
//     static func catalogListBuilds(_ catalog: Catalog, _ query: velto_catalog_query, model: String?, hardware: String?, flavor: String?, version: String?, firmware: String?, bootloader: String?) throws(VeltoError) -> [velto_firmware_build]
//     static func catalogListUpdates(_ catalog: Catalog, _ device: Device?, _ query: velto_catalog_query, model: String?, hardware: String?, flavor: String?, version: String?, firmware: String?, bootloader: String?) throws(VeltoError) -> [velto_firmware_build]
//     static func catalogGetUrl(_ catalog: Catalog, _ build: velto_firmware_build) throws(VeltoError) -> String
//     static func catalogReadFirmware(_ catalog: Catalog, _ device: Device, _ build: velto_firmware_build, _ def: velto_http_def, caPath: String?) throws(VeltoError) -> (firmware: velto_firmware, op: velto_op)

/// Fill a velto_http_def with its defaults.
@c @implementation
public func velto_http_def_init(_ def: UnsafeMutablePointer<velto_http_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_http_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_http_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_http_def_init")
    }
}

/// Fill a velto_catalog_query with its defaults.
@c @implementation
public func velto_catalog_query_init(_ query: UnsafeMutablePointer<velto_catalog_query>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_query_init") }
    do throws(VeltoError) {
        try unsafe initialize(query, size, "query", velto_catalog_query.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_catalog_query_init")
    }
}

/// Load a firmware file, and check it.
@c @implementation
public func velto_firmware_load(
    _ path: UnsafePointer<CChar>?, _ out_firmware: UnsafeMutablePointer<velto_firmware>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_firmware_load") }
    do throws(VeltoError) {
        let pathValue = try unsafe readText(path, "path", limit: 4095)
        try unsafe checkPointer(out_firmware, "out_firmware")
        let firmware = try FirmwareCalls.firmwareLoad(pathValue)
        unsafe out_firmware?.pointee = firmware
        return VELTO_OK
    } catch {
        return report(error, in: "velto_firmware_load")
    }
}

/// Create a firmware from bytes, and check it.
@c @implementation
public func velto_firmware_create(
    _ bytes: UnsafeRawPointer?, _ size: Int, _ format: velto_firmware_format,
    _ out_firmware: UnsafeMutablePointer<velto_firmware>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_firmware_create") }
    do throws(VeltoError) {
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 16777216)
        try checkMember(format, "format", "0 to 3", known: isKnown_velto_firmware_format(format))
        try unsafe checkPointer(out_firmware, "out_firmware")
        let firmware = try unsafe FirmwareCalls.firmwareCreate(bytesValue, format)
        unsafe out_firmware?.pointee = firmware
        return VELTO_OK
    } catch {
        return report(error, in: "velto_firmware_create")
    }
}

/// Destroy a firmware; a running update with it continues.
@c @implementation
public func velto_firmware_destroy(_ firmware: velto_firmware) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let firmwareValue = try resolve(ObjectHandle(firmware), as: Firmware.self)
        FirmwareCalls.firmwareDestroy(firmwareValue)
    } catch {
        return
    }
}

/// Get information about a firmware.
@c @implementation
public func velto_firmware_get_info(
    _ firmware: velto_firmware, _ out_info: UnsafeMutablePointer<velto_firmware_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_firmware_get_info") }
    do throws(VeltoError) {
        let firmwareValue = try resolve(ObjectHandle(firmware), as: Firmware.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_firmware_info) throws(VeltoError) in
            try FirmwareCalls.firmwareGetInfo(firmwareValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_firmware_get_info")
    }
}

/// Get a part of a firmware, and the contents of its init packet.
@c @implementation
public func velto_firmware_get_part(
    _ firmware: velto_firmware, _ index: UInt32, _ out_part: UnsafeMutablePointer<velto_firmware_part>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_firmware_get_part") }
    do throws(VeltoError) {
        let firmwareValue = try resolve(ObjectHandle(firmware), as: Firmware.self)
        try checkInteger(index, "index", 0, 15)
        try unsafe withOutput(out_part, "out_part") { (part: inout velto_firmware_part) throws(VeltoError) in
            try FirmwareCalls.firmwareGetPart(firmwareValue, index, &part)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_firmware_get_part")
    }
}

/// Compare a firmware with a device.
@c @implementation
public func velto_firmware_check(
    _ firmware: velto_firmware, _ device: velto_device,
    _ out_compared: UnsafeMutablePointer<velto_firmware_comparison>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_firmware_check") }
    do throws(VeltoError) {
        let firmwareValue = try resolve(ObjectHandle(firmware), as: Firmware.self)
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_compared, "out_compared", nullAllowed: true)
        let (code, compared) = try FirmwareCalls.firmwareCheck(firmwareValue, deviceValue)
        unsafe out_compared?.pointee = compared
        return code.rawValue
    } catch {
        return report(error, in: "velto_firmware_check", device: ObjectHandle(device))
    }
}

/// Verify the signatures of a firmware with the vendor's public key.
@c @implementation
public func velto_firmware_check_signature(
    _ firmware: velto_firmware, _ public_key: UnsafePointer<CChar>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_firmware_check_signature") }
    do throws(VeltoError) {
        let firmwareValue = try resolve(ObjectHandle(firmware), as: Firmware.self)
        let publicKeyValue = try unsafe readText(public_key, "public_key", limit: 4095)
        let code = try FirmwareCalls.firmwareCheckSignature(firmwareValue, publicKeyValue)
        return code.rawValue
    } catch {
        return report(error, in: "velto_firmware_check_signature")
    }
}

/// Read a firmware from a URL, and check it.
@c @implementation
public func velto_context_read_firmware(
    _ context: OpaquePointer?, _ url: UnsafePointer<CChar>?, _ def: UnsafePointer<velto_http_def>?,
    _ out_firmware: UnsafeMutablePointer<velto_firmware>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_read_firmware") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let urlValue = try unsafe readText(url, "url", limit: 4095)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let caPathText = try unsafe readOptionalText(defValue.ca_path, "def.ca_path", limit: 255)
        try unsafe checkPointer(out_firmware, "out_firmware")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (firmware, op) = try unsafe FirmwareCalls.contextReadFirmware(contextValue, urlValue, defValue, caPath: caPathText)
        unsafe out_firmware?.pointee = firmware
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_read_firmware")
    }
}

/// Load a catalog from a file.
@c @implementation
public func velto_catalog_load(
    _ path: UnsafePointer<CChar>?, _ out_catalog: UnsafeMutablePointer<velto_catalog>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_load") }
    do throws(VeltoError) {
        let pathValue = try unsafe readText(path, "path", limit: 4095)
        try unsafe checkPointer(out_catalog, "out_catalog")
        let catalog = try FirmwareCalls.catalogLoad(pathValue)
        unsafe out_catalog?.pointee = catalog
        return VELTO_OK
    } catch {
        return report(error, in: "velto_catalog_load")
    }
}

/// Create a catalog from bytes; its files are on MbientLab's server.
@c @implementation
public func velto_catalog_create(
    _ bytes: UnsafeRawPointer?, _ size: Int, _ out_catalog: UnsafeMutablePointer<velto_catalog>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_create") }
    do throws(VeltoError) {
        let bytesValue = try unsafe readBytes(bytes, size, "bytes", "size", limit: 4194304)
        try unsafe checkPointer(out_catalog, "out_catalog")
        let catalog = try unsafe FirmwareCalls.catalogCreate(bytesValue)
        unsafe out_catalog?.pointee = catalog
        return VELTO_OK
    } catch {
        return report(error, in: "velto_catalog_create")
    }
}

/// Read a catalog from a URL.
@c @implementation
public func velto_context_read_catalog(
    _ context: OpaquePointer?, _ url: UnsafePointer<CChar>?, _ def: UnsafePointer<velto_http_def>?,
    _ out_catalog: UnsafeMutablePointer<velto_catalog>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_context_read_catalog") }
    do throws(VeltoError) {
        let contextValue = try resolve(unsafe ObjectHandle(context), as: Context.self)
        let urlValue = try unsafe readOptionalText(url, "url", limit: 4095)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let caPathText = try unsafe readOptionalText(defValue.ca_path, "def.ca_path", limit: 255)
        try unsafe checkPointer(out_catalog, "out_catalog")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (catalog, op) = try unsafe FirmwareCalls.contextReadCatalog(contextValue, urlValue, defValue, caPath: caPathText)
        unsafe out_catalog?.pointee = catalog
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_context_read_catalog")
    }
}

/// Destroy a catalog; firmware loaded from it stays.
@c @implementation
public func velto_catalog_destroy(_ catalog: velto_catalog) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let catalogValue = try resolve(ObjectHandle(catalog), as: Catalog.self)
        FirmwareCalls.catalogDestroy(catalogValue)
    } catch {
        return
    }
}

/// Get information about a catalog.
@c @implementation
public func velto_catalog_get_info(
    _ catalog: velto_catalog, _ out_info: UnsafeMutablePointer<velto_catalog_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_get_info") }
    do throws(VeltoError) {
        let catalogValue = try resolve(ObjectHandle(catalog), as: Catalog.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_catalog_info) throws(VeltoError) in
            try FirmwareCalls.catalogGetInfo(catalogValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_catalog_get_info")
    }
}

/// List the builds that match a query, the newest of a model last, including withdrawn builds.
@c @implementation
public func velto_catalog_list_builds(
    _ catalog: velto_catalog, _ query: UnsafePointer<velto_catalog_query>?,
    _ builds: UnsafeMutablePointer<velto_firmware_build>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_list_builds") }
    do throws(VeltoError) {
        let catalogValue = try resolve(ObjectHandle(catalog), as: Catalog.self)
        let queryValue = try unsafe readInput(query, "query", nullAllowed: true)
        let modelText = try unsafe readOptionalText(queryValue.model, "query.model", limit: 255)
        let hardwareText = try unsafe readOptionalText(queryValue.hardware, "query.hardware", limit: 255)
        let flavorText = try unsafe readOptionalText(queryValue.flavor, "query.flavor", limit: 255)
        let versionText = try unsafe readOptionalText(queryValue.version, "query.version", limit: 255)
        let firmwareText = try unsafe readOptionalText(queryValue.firmware, "query.firmware", limit: 255)
        let bootloaderText = try unsafe readOptionalText(queryValue.bootloader, "query.bootloader", limit: 255)
        let buildsValue = try unsafe OutputBuffer(builds, capacity, out_count, "builds")
        let builds = try unsafe FirmwareCalls.catalogListBuilds(catalogValue, queryValue, model: modelText, hardware: hardwareText, flavor: flavorText, version: versionText, firmware: firmwareText, bootloader: bootloaderText)
        let stored = unsafe buildsValue.store(builds)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_catalog_list_builds")
    }
}

/// List the updates that a device needs for the newest firmware, in order.
@c @implementation
public func velto_catalog_list_updates(
    _ catalog: velto_catalog, _ device: velto_device, _ query: UnsafePointer<velto_catalog_query>?,
    _ builds: UnsafeMutablePointer<velto_firmware_build>?, _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_list_updates") }
    do throws(VeltoError) {
        let catalogValue = try resolve(ObjectHandle(catalog), as: Catalog.self)
        let deviceValue = try resolveOptional(ObjectHandle(device), as: Device.self)
        let queryValue = try unsafe readInput(query, "query", nullAllowed: true)
        let modelText = try unsafe readOptionalText(queryValue.model, "query.model", limit: 255)
        let hardwareText = try unsafe readOptionalText(queryValue.hardware, "query.hardware", limit: 255)
        let flavorText = try unsafe readOptionalText(queryValue.flavor, "query.flavor", limit: 255)
        let versionText = try unsafe readOptionalText(queryValue.version, "query.version", limit: 255)
        let firmwareText = try unsafe readOptionalText(queryValue.firmware, "query.firmware", limit: 255)
        let bootloaderText = try unsafe readOptionalText(queryValue.bootloader, "query.bootloader", limit: 255)
        let buildsValue = try unsafe OutputBuffer(builds, capacity, out_count, "builds")
        let builds = try unsafe FirmwareCalls.catalogListUpdates(catalogValue, deviceValue, queryValue, model: modelText, hardware: hardwareText, flavor: flavorText, version: versionText, firmware: firmwareText, bootloader: bootloaderText)
        let stored = unsafe buildsValue.store(builds)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_catalog_list_updates", device: ObjectHandle(device))
    }
}

/// Get the URL of a build.
@c @implementation
public func velto_catalog_get_url(
    _ catalog: velto_catalog, _ build: UnsafePointer<velto_firmware_build>?, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: Int, _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_get_url") }
    do throws(VeltoError) {
        let catalogValue = try resolve(ObjectHandle(catalog), as: Catalog.self)
        let buildValue = try unsafe readFrozen(build, "build")
        try buildValue.check("build")
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try FirmwareCalls.catalogGetUrl(catalogValue, buildValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_catalog_get_url")
    }
}

/// Read the firmware of a build for a device, and check it.
@c @implementation
public func velto_catalog_read_firmware(
    _ catalog: velto_catalog, _ device: velto_device, _ build: UnsafePointer<velto_firmware_build>?,
    _ def: UnsafePointer<velto_http_def>?, _ out_firmware: UnsafeMutablePointer<velto_firmware>?,
    _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_catalog_read_firmware") }
    do throws(VeltoError) {
        let catalogValue = try resolve(ObjectHandle(catalog), as: Catalog.self)
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let buildValue = try unsafe readFrozen(build, "build")
        try buildValue.check("build")
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let caPathText = try unsafe readOptionalText(defValue.ca_path, "def.ca_path", limit: 255)
        try unsafe checkPointer(out_firmware, "out_firmware")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (firmware, op) = try unsafe FirmwareCalls.catalogReadFirmware(catalogValue, deviceValue, buildValue, defValue, caPath: caPathText)
        unsafe out_firmware?.pointee = firmware
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_catalog_read_firmware", device: ObjectHandle(device))
    }
}
