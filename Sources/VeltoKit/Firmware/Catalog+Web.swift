package import VeltoCore
package import VeltoFirmware

/// Options for reading a URL.
public struct WebOptions: Sendable {
    /// The only trusted certificates, as a file or a folder; nil for the system's certificates.
    public var authorities: String?
    /// The timeout, including redirects.
    public var timeout: Duration = .seconds(30)
    /// The maximum size in bytes.
    public var sizeLimit = 16 << 20

    /// Creates the default options.
    public init() {}

    /// Creates the request for an address.
    func request(_ address: String) throws(VeltoError) -> HTTPRequest {
        var request = try HTTPRequest(address)
        if let authorities { request.authorities = (authorities, try RegularFile.isFolder(authorities)) }
        request.timeout = try timeout.seconds(within: 0.1...3600)
        try checkInteger(sizeLimit, "sizeLimit", 1, 64 << 20)
        request.sizeLimit = sizeLimit
        return request
    }
}

extension Context {
    /// Starts to read a catalog; see `readCatalog`.
    package func beginReadCatalog(
        _ address: String? = nil, _ options: WebOptions = WebOptions()
    ) throws(VeltoError) -> WebReading {
        let request = try options.request(address ?? FirmwareCatalog.address)
        let (cache, time) = (CatalogCache(core.definition), core.time)
        return try WebReading(.catalog, core, for: nil) { handle, isCancelled throws(VeltoError) in
            let place = Catalog.Place.address(request.address.folder)
            do throws(VeltoError) {
                let json = try request.read(isCancelled: isCancelled)
                let (contents, now) = (try FirmwareCatalog(json: json), time.utc)
                cache.keep(json, from: request.address, at: now)
                return Catalog(contents, place, readAt: now, handle: handle)
            } catch {
                // A wrong server or a missing list is no reason to use a cached catalog.
                guard error.code == .io || error.code == .timeout, let kept = cache.kept(from: request.address) else {
                    throw error
                }
                return Catalog(kept.contents, place, readAt: kept.date, isCached: true, handle: handle)
            }
        }
    }

    /// Starts to read a firmware.
    package func beginReadFirmware(
        _ address: String, _ options: WebOptions = WebOptions()
    ) throws(VeltoError) -> WebReading {
        let request = try options.request(address)
        return try Firmware.reading(core, nil, name: address.fileName, build: nil) {
            isCancelled throws(VeltoError) in try request.read(isCancelled: isCancelled)
        }
    }
}

extension Catalog {
    /// Starts to read the firmware of a build.
    package func beginReadFirmware(
        _ build: FirmwareBuild, for device: Device, _ options: WebOptions = WebOptions()
    ) throws(VeltoError) -> WebReading {
        let build = try contents.build(like: build)
        if build.withdrawal != nil { _ = try build.check(for: FirmwareTarget()) }
        let request = try options.request(try address(of: build))
        let local: String? = if case .folder(let folder) = place { folder + build.path } else { nil }
        return try Firmware.reading(device.context, device, name: build.fileName, build: build) {
            isCancelled throws(VeltoError) in
            if let local, let bytes = try RegularFile.read(local, limit: FirmwareImage.fileLimit) { return bytes }
            return try request.read(isCancelled: isCancelled)
        }
    }
}

extension Firmware {
    fileprivate static func reading(
        _ context: ContextCore, _ device: Device?, name: String, build: FirmwareBuild?,
        _ read: @escaping @Sendable (_ isCancelled: @escaping () -> Bool) throws(VeltoError) -> [UInt8]
    ) throws(VeltoError) -> WebReading {
        let format = try FirmwareFormat(fileName: name)
        return try WebReading(.firmware, context, for: device) { handle, isCancelled throws(VeltoError) in
            let image = try FirmwareImage(try read(isCancelled), format)
            return Firmware(image, name: name, build: build, handle: handle)
        }
    }
}

extension String {
    /// The file name in an address, without query and fragment.
    fileprivate var fileName: String {
        String(prefix { $0 != "?" && $0 != "#" }).lastPathComponent
    }
}
