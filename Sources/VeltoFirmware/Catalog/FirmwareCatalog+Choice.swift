package import VeltoCore

/// A choice of builds.
public struct FirmwareQuery: Sendable {
    /// The version of MbientLab's app whose builds are offered: those for newer ones are hidden.
    public static let app = "3.2.0"

    /// The device.
    public var target = FirmwareTarget()
    /// The flavor; nil for applications.
    public var flavor: String?
    /// The version; nil for the newest.
    public var version: String?
    /// The version of the app; nil for `app`.
    public var app: String?

    /// Creates a query of all builds.
    public init() {}
}

extension FirmwareCatalog {
    /// Returns the builds that a query matches, the newest last, withdrawn ones too.
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

    /// Returns the updates that bring a device to the newest firmware, or to the version of the query, in their order.
    ///
    /// Bootloaders come first, if the firmware needs a newer one than the device has. If the version of the bootloader is unknown,
    /// the list has the firmware alone. It is empty if the device has the firmware.
    package func updates(_ query: FirmwareQuery) throws(VeltoError) -> [FirmwareBuild] {
        let build = try newest(query)
        let current = query.target.firmware.flatMap { FirmwareVersion($0) }
        if query.version == nil, let current, let number = build.number, current >= number { return [] }
        guard let bootloader = query.target.bootloader.flatMap({ FirmwareVersion($0) }),
            build.flavor == FirmwareBuild.application
        else { return [build] }
        return try bootloaders(before: build, from: bootloader, query) + [build]
    }

    /// Returns the build with the model, hardware, flavor and version of another one.
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

    /// Returns the newest build for a known model and hardware that was not withdrawn.
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

    /// The updates of the bootloader that a build needs, each of which the one before takes.
    private func bootloaders(
        before build: FirmwareBuild, from start: FirmwareVersion, _ query: FirmwareQuery
    ) throws(VeltoError) -> [FirmwareBuild] {
        var bootloaders = query
        (bootloaders.flavor, bootloaders.version) = (FirmwareBuild.bootloader, nil)
        let known = try matches(bootloaders).filter { $0.withdrawal == nil }
        var (present, chain) = (start, [FirmwareBuild]())
        while !build.isTaken(by: present) {
            // The newest installable one needs the fewest steps: it can install every version that older ones can.
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
