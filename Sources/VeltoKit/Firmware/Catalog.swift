public import VeltoCore
public import VeltoFirmware

/// A list of builds of firmware, in the form of MbientLab's `info2.json`.
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
    /// The place of the files of builds.
    enum Place: Sendable {
        /// A folder of the machine; what is not there is on MbientLab's server.
        case folder(String)
        /// The beginning of an address, with its slash.
        case address(String)
    }

    let contents: FirmwareCatalog
    let place: Place
    /// When it was read from its address; nil for a file.
    public let readAt: UTCTime?
    /// Whether its address could not be reached, and it was kept from an earlier time.
    public let isCached: Bool
    /// Null for one that was made in Swift.
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

    /// Reads a file; the files of its builds may be beside it.
    public convenience init(path: String) throws(VeltoError) {
        self.init(try Self.contents(path), .folder(path.folder))
    }

    /// Reads JSON; the files of its builds are on MbientLab's server.
    public convenience init(json: [UInt8]) throws(VeltoError) {
        self.init(try FirmwareCatalog(json: json), .address(FirmwareCatalog.folder))
    }

    /// Reads a file for a program in another language.
    package static func register(path: String) throws(VeltoError) -> ObjectHandle {
        try register(try contents(path), .folder(path.folder))
    }

    /// Reads JSON for a program in another language.
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

    /// The number of its builds.
    public var buildCount: Int { contents.builds.count }

    /// Returns the builds that a query matches, the newest of a model last; withdrawn ones too.
    public func builds(_ query: FirmwareQuery = FirmwareQuery()) throws(VeltoError) -> [FirmwareBuild] {
        try contents.matches(query)
    }

    /// Returns the updates that bring a device to the newest firmware, in their order; none if it has it.
    ///
    /// Bootloaders come first, if the firmware needs a newer one than the device has. The query comes before what the device
    /// reports.
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
    /// The query, with what a device reports where it names nothing.
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
    /// The part up to the last slash, with it; empty without one.
    var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
