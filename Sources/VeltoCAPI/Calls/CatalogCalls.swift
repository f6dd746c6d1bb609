internal import CVeltoKit
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoKit

/// The firmware catalog.
extension FirmwareCalls {
    /// Loads a catalog file.
    static func catalogLoad(_ path: String) throws(VeltoError) -> velto_catalog {
        velto_catalog(try Catalog.register(path: path))
    }

    /// Reads a catalog from bytes.
    static func catalogCreate(_ bytes: UnsafeRawBufferPointer) throws(VeltoError) -> velto_catalog {
        velto_catalog(try Catalog.register(json: unsafe Array(bytes)))
    }

    /// Downloads a catalog.
    static func contextReadCatalog(
        _ context: Context, _ url: String?, _ def: velto_http_def, caPath: String?
    ) throws(VeltoError) -> (catalog: velto_catalog, op: velto_op) {
        let reading = try context.beginReadCatalog(url, unsafe WebOptions(def, caPath))
        return (velto_catalog(reading.handle), velto_op(reading.operation.handle))
    }

    static func catalogDestroy(_ catalog: Catalog) {
        catalog.destroy()
    }

    static func catalogGetInfo(_ catalog: Catalog, _ info: inout velto_catalog_info) throws(VeltoError) {
        info.build_count = UInt32(clamping: catalog.buildCount)
        info.is_cached = catalog.isCached ? 1 : 0
        info.read_utc_ns = catalog.readAt?.nanoseconds ?? 0
    }

    static func catalogListBuilds(
        _ catalog: Catalog, _ query: velto_catalog_query, model: String?, hardware: String?, flavor: String?,
        version: String?, firmware: String?, bootloader: String?
    ) throws(VeltoError) -> [velto_firmware_build] {
        try catalog.builds(self.query(model, hardware, flavor, version, firmware, bootloader)).map {
            velto_firmware_build($0)
        }
    }

    static func catalogListUpdates(
        _ catalog: Catalog, _ device: Device?, _ query: velto_catalog_query, model: String?, hardware: String?,
        flavor: String?, version: String?, firmware: String?, bootloader: String?
    ) throws(VeltoError) -> [velto_firmware_build] {
        try catalog.updates(for: device, self.query(model, hardware, flavor, version, firmware, bootloader)).map {
            velto_firmware_build($0)
        }
    }

    static func catalogGetUrl(_ catalog: Catalog, _ build: velto_firmware_build) throws(VeltoError) -> String {
        try catalog.address(of: try FirmwareBuild(build))
    }

    static func catalogReadFirmware(
        _ catalog: Catalog, _ device: Device, _ build: velto_firmware_build, _ def: velto_http_def, caPath: String?
    ) throws(VeltoError) -> (firmware: velto_firmware, op: velto_op) {
        let reading = try catalog.beginReadFirmware(
            try FirmwareBuild(build), for: device, unsafe WebOptions(def, caPath))
        return (velto_firmware(reading.handle), velto_op(reading.operation.handle))
    }

    private static func query(
        _ model: String?, _ hardware: String?, _ flavor: String?, _ version: String?, _ firmware: String?,
        _ bootloader: String?
    ) -> FirmwareQuery {
        var query = FirmwareQuery()
        (query.target.model, query.target.hardware) = (model, hardware)
        (query.target.firmware, query.target.bootloader) = (firmware, bootloader)
        (query.flavor, query.version) = (flavor, version)
        return query
    }
}

extension velto_firmware_build {
    fileprivate init(_ build: FirmwareBuild) {
        self.init()
        is_withdrawn = build.withdrawal == nil ? 0 : 1
        FixedText.store(build.model, in: &model)
        FixedText.store(build.hardware, in: &hardware)
        FixedText.store(build.flavor, in: &flavor)
        FixedText.store(build.version, in: &version)
        FixedText.store(build.requiredBootloader, in: &required_bootloader)
        FixedText.store(build.fileName, in: &file_name)
        FixedText.store(build.withdrawal ?? "", in: &reason)
    }
}

extension FirmwareBuild {
    /// Creates the identification of a build in a catalog.
    fileprivate init(_ build: velto_firmware_build) throws(VeltoError) {
        self.init()
        model = try FixedText.load(build.model, "build.model")
        hardware = try FixedText.load(build.hardware, "build.hardware")
        flavor = try FixedText.load(build.flavor, "build.flavor")
        version = try FixedText.load(build.version, "build.version")
    }
}
