package import VeltoCore

/// A query for builds.
public struct FirmwareQuery: Sendable {
    /// The version of MbientLab's app to assume; builds for newer apps are hidden.
    public static let app = "3.2.0"

    /// The target device.
    public var target = FirmwareTarget()
    /// The flavor; nil for applications.
    public var flavor: String?
    /// The version; nil for the newest one.
    public var version: String?
    /// The version of MbientLab's app; nil for `app`.
    public var app: String?

    /// Creates a query for all builds.
    public init() {}
}

extension FirmwareCatalog {
    /// Returns the builds that match a query, newest last, including withdrawn ones.
    package func matches(_ query: FirmwareQuery) throws(VeltoError) -> [FirmwareBuild] {
        let app = try Self.version(query.app ?? FirmwareQuery.app, "app")
        let version = try query.version.map { text throws(VeltoError) in try Self.version(text, "version") }
        return builds.filter { build in
            build.flavor == query.flavor ?? FirmwareBuild.application
                && (query.target.model.map { $0 == build.model } ?? true)
                && (query.target.plainHardware.map { $0 == build.hardware } ?? true)
                && (version.map { $0 == build.number } ?? true)
                && (build.leastApp.isEmpty || FirmwareVersion(build.leastApp).map { $0 <= app } ?? true)
        }
    }

    /// Returns the updates that install the newest firmware, or the queried version, in order.
    ///
    /// If the firmware requires a newer bootloader than the device has, bootloaders come first. If the bootloader's
    /// version is unknown, the list only contains the firmware. It is empty if the device already has the firmware.
    package func updates(_ query: FirmwareQuery) throws(VeltoError) -> [FirmwareBuild] {
        let build = try newest(query)
        let current = query.target.firmware.flatMap { FirmwareVersion($0) }
        if query.version == nil, let current, let number = build.number, current >= number { return [] }
        guard let bootloader = query.target.bootloader.flatMap({ FirmwareVersion($0) }),
            build.flavor == FirmwareBuild.application
        else { return [build] }
        return try bootloaders(before: build, from: bootloader, query) + [build]
    }

    /// Returns the build with another build's model, hardware, flavor and version.
    package func build(like other: FirmwareBuild) throws(VeltoError) -> FirmwareBuild {
        let found = builds.first {
            $0.version == other.version && $0.model == other.model && $0.hardware == other.hardware
                && $0.flavor == other.flavor
        }
        guard let found else {
            throw VeltoError(
                .notFound,
                "the catalog has no \(other.flavor) \(other.version) for model \(other.model) with hardware \(other.hardware)"
            )
        }
        return found
    }

    /// Returns the newest available build for a known model and hardware.
    private func newest(_ query: FirmwareQuery) throws(VeltoError) -> FirmwareBuild {
        guard query.target.model != nil, query.target.hardware != nil else {
            throw VeltoError(
                .invalidState, "the model and the hardware of the device are unknown",
                remedy: "name them in the query")
        }
        let found = try matches(query)
        let place = "model \(query.target.model ?? "") with hardware \(query.target.plainHardware ?? "")"
        guard !found.isEmpty else {
            throw VeltoError(
                .notFound, "the catalog has no firmware \(query.version.map { "\($0) " } ?? "")for \(place)")
        }
        if let build = found.last(where: { $0.withdrawal == nil }) { return build }
        let newest = found[found.count - 1]
        throw VeltoError(
            .unsupported, "firmware \(newest.version) for \(place) was withdrawn: \(newest.withdrawal ?? "")")
    }

    /// Returns the bootloader updates that a build requires; each bootloader accepts the next one.
    private func bootloaders(
        before build: FirmwareBuild, from start: FirmwareVersion, _ query: FirmwareQuery
    ) throws(VeltoError) -> [FirmwareBuild] {
        var bootloaders = query
        (bootloaders.flavor, bootloaders.version) = (FirmwareBuild.bootloader, nil)
        let known = try matches(bootloaders).filter { $0.withdrawal == nil }
        var (present, chain) = (start, [FirmwareBuild]())
        while !build.isTaken(by: present) {
            // The newest installable bootloader needs the fewest steps, since it accepts every version that older ones
            // accept.
            guard
                let next = known.last(where: { $0.isTaken(by: present) && ($0.number.map { $0 > present } ?? false) }),
                let number = next.number
            else {
                throw VeltoError(
                    .notFound,
                    "firmware \(build.version) needs bootloader \(build.requiredBootloader) for hardware \(build.hardware), "
                        + "which the catalog does not have")
            }
            chain.append(next)
            present = number
        }
        return chain
    }

    private static func version(_ text: String, _ name: String) throws(VeltoError) -> FirmwareVersion {
        guard let version = FirmwareVersion(text) else {
            throw .invalidArgument(name, "is \"\(text)\": must be numbers between dots, such as \"1.7.3\"")
        }
        return version
    }
}
