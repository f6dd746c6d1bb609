internal import CVeltoKit
internal import VeltoCore
internal import VeltoFirmware
internal import VeltoKit

/// The catalog.
extension FirmwareCalls {
    /// Loads a file.
    static func catalogLoad(_ path: String) throws(VeltoError) -> velto_catalog {
        velto_catalog(try Catalog.register(path: path))
    }

    /// Reads bytes.
    static func catalogCreate(_ bytes: UnsafeRawBufferPointer) throws(VeltoError) -> velto_catalog {
        velto_catalog(try Catalog.register(json: unsafe Array(bytes)))
    }

    /// Reads a catalog.
    static func contextReadCatalog(
        _ context: Context, _ url: String?, _ def: velto_http_def, caPath: String?
    ) throws(VeltoError) -> (catalog: velto_catalog, op: velto_op) {
        let (reading, operation) = try context.catalogReading(url, unsafe WebOptions(def, caPath))
        return (velto_catalog(reading.handle), velto_op(operation.handle))
    }

    /// Makes the handle stale.
    static func catalogDestroy(_ catalog: Catalog) {
        catalog.destroy()
    }

    /// Gets information.
    static func catalogGetInfo(_ catalog: Catalog, _ info: inout velto_catalog_info) throws(VeltoError) {
        info.build_count = UInt32(clamping: catalog.buildCount)
        info.is_cached = catalog.isCached ? 1 : 0
        info.read_utc_ns = catalog.readAt?.nanoseconds ?? 0
    }

    /// The builds.
    static func catalogListBuilds(
        _ catalog: Catalog, _ query: velto_catalog_query, model: String?, hardware: String?, flavor: String?,
        version: String?, firmware: String?, bootloader: String?, app: String?
    ) throws(VeltoError) -> [velto_firmware_build] {
        try catalog.builds(self.query(model, hardware, flavor, version, firmware, bootloader, app)).map {
            velto_firmware_build($0)
        }
    }

    /// The updates.
    static func catalogListUpdates(
        _ catalog: Catalog, _ device: Device?, _ query: velto_catalog_query, model: String?, hardware: String?,
        flavor: String?, version: String?, firmware: String?, bootloader: String?, app: String?
    ) throws(VeltoError) -> [velto_firmware_build] {
        try catalog.updates(for: device, self.query(model, hardware, flavor, version, firmware, bootloader, app)).map {
            velto_firmware_build($0)
        }
    }

    /// The address of a build.
    static func catalogGetUrl(
        _ catalog: Catalog, _ query: velto_catalog_query, model: String?, hardware: String?, flavor: String?,
        version: String?, firmware: String?, bootloader: String?, app: String?
    ) throws(VeltoError) -> String {
        try catalog.address(self.query(model, hardware, flavor, version, firmware, bootloader, app))
    }

    /// Reads the firmware of a build.
    static func catalogFindFirmware(
        _ catalog: Catalog, _ device: Device, _ query: velto_catalog_query, model: String?, hardware: String?,
        flavor: String?, version: String?, firmware: String?, bootloader: String?, app: String?, _ def: velto_http_def,
        caPath: String?
    ) throws(VeltoError) -> (firmware: velto_firmware, op: velto_op) {
        let query = self.query(model, hardware, flavor, version, firmware, bootloader, app)
        let (reading, operation) = try catalog.firmwareReading(
            for: device, query, unsafe WebOptions(def, caPath))
        return (velto_firmware(reading.handle), velto_op(operation.handle))
    }

    private static func query(
        _ model: String?, _ hardware: String?, _ flavor: String?, _ version: String?, _ firmware: String?,
        _ bootloader: String?, _ app: String?
    ) -> FirmwareQuery {
        var query = FirmwareQuery()
        (query.target.model, query.target.hardware) = (model, hardware)
        (query.target.firmware, query.target.bootloader) = (firmware, bootloader)
        (query.flavor, query.version, query.app) = (flavor, version, app)
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
