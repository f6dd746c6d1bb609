public import VeltoCore
public import VeltoFirmware

/// A list of firmware builds, in the format of MbientLab's `info2.json`.
///
/// Any thread.
///
/// ```swift
/// let catalog = try Catalog(path: "info2.json")
/// for build in try catalog.updates(for: device) {
///     print(build.flavor, build.version)
/// }
/// ```
public final class Catalog: Sendable {
    /// The location of the files of builds.
    enum Place: Sendable {
        /// A local folder.
        ///
        /// Files missing there are on MbientLab's server.
        case folder(String)
        /// The base address, with a trailing slash.
        case address(String)
    }

    let contents: FirmwareCatalog
    let place: Place
    /// The time of the download; nil for a file.
    public let readAt: UTCTime?
    /// Whether the address could not be reached, and a cached copy was used.
    public let isCached: Bool
    /// Null for a catalog created in Swift.
    private let handle: ObjectHandle

    init(
        _ contents: FirmwareCatalog, _ place: Place, readAt: UTCTime? = nil, isCached: Bool = false,
        handle: ObjectHandle = .null
    ) {
        self.contents = contents
        self.place = place
        self.readAt = readAt
        self.isCached = isCached
        self.handle = handle
    }

    /// Reads a file.
    ///
    /// The files of its builds may be in the same folder.
    public convenience init(path: String) throws(VeltoError) {
        self.init(try Self.contents(path), .folder(path.folder))
    }

    /// Reads JSON.
    ///
    /// The files of its builds are on MbientLab's server.
    public convenience init(json: [UInt8]) throws(VeltoError) {
        self.init(try FirmwareCatalog(json: json), .address(FirmwareCatalog.folder))
    }

    /// Reads a file, for the C interface.
    package static func register(path: String) throws(VeltoError) -> ObjectHandle {
        try register(try contents(path), .folder(path.folder))
    }

    /// Reads JSON, for the C interface.
    package static func register(json: [UInt8]) throws(VeltoError) -> ObjectHandle {
        try register(try FirmwareCatalog(json: json), .address(FirmwareCatalog.folder))
    }

    private static func register(_ contents: FirmwareCatalog, _ place: Place) throws(VeltoError) -> ObjectHandle {
        try HandleTable.shared.register(.catalog) { handle throws(VeltoError) in
            Catalog(contents, place, handle: handle)
        }.handle
    }

    private static func contents(_ path: String) throws(VeltoError) -> FirmwareCatalog {
        try FirmwareCatalog(json: try RegularFile.existing(path, limit: FirmwareCatalog.sizeLimit))
    }

    /// The number of builds.
    public var buildCount: Int { contents.builds.count }

    /// Returns the builds that match a query, including withdrawn ones.
    ///
    /// The newest build of a model is last.
    public func builds(_ query: FirmwareQuery = FirmwareQuery()) throws(VeltoError) -> [FirmwareBuild] {
        try contents.matches(query)
    }

    /// Returns the ordered updates from a device's firmware to the newest one; empty if it is up to date.
    ///
    /// Bootloaders come first if the firmware requires a newer one. Members of the query override values reported by
    /// the device.
    public func updates(
        for device: Device? = nil, _ query: FirmwareQuery = FirmwareQuery()
    ) throws(VeltoError) -> [FirmwareBuild] {
        try contents.updates(query.completed(by: device))
    }

    /// Returns the address of a build's file.
    public func address(of build: FirmwareBuild) throws(VeltoError) -> String {
        let path = try contents.build(like: build).path
        if case .address(let folder) = place { return folder + path }
        return FirmwareCatalog.folder + path
    }

    /// Makes the handle stale.
    package func destroy() {
        HandleTable.shared.remove(handle)
    }
}

extension FirmwareQuery {
    /// The query, completed with values reported by the device.
    func completed(by device: Device?) -> FirmwareQuery {
        guard let device else { return self }
        let found = FirmwareTarget(device)
        var query = self
        query.target.model = target.model ?? found.model
        query.target.hardware = target.hardware ?? found.hardware
        query.target.firmware = target.firmware ?? found.firmware
        query.target.bootloader = target.bootloader ?? found.bootloader
        return query
    }
}

extension String {
    /// The part up to and including the last slash; empty without a slash.
    var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
