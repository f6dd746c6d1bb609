internal import VeltoCore

/// A package: a zip archive with images, init packets and a manifest.
struct FirmwarePackage {
    /// The maximum size of an init packet (bytes).
    private static let initPacketLimit = 4096

    private let archive: ZipArchive
    private let names: [String]
    /// The folder of the manifest in the archive: empty, or with a trailing slash.
    private let folder: String
    private let manifest: PackageManifest

    init(_ bytes: [UInt8]) throws(VeltoError) {
        archive = try ZipArchive(bytes)
        names = try archive.names()
        let manifests = names.filter { $0 == Self.manifestName || $0.hasSuffix("/" + Self.manifestName) }
        guard let name = manifests.first else { throw VeltoError(.format, "the package has no manifest.json") }
        guard manifests.count == 1 else {
            throw VeltoError(.format, "the package has \(manifests.count) files called manifest.json")
        }
        folder = String(name.dropLast(Self.manifestName.count))
        manifest = try PackageManifest(try archive.read(name, limit: PackageManifest.sizeLimit))
    }

    private static let manifestName = "manifest.json"

    /// Returns the image of the package.
    func image() throws(VeltoError) -> FirmwareImage {
        var parts: [FirmwareImage.Part] = []
        for (kind, section) in manifest.sections { parts.append(try part(kind, section)) }
        guard parts.allSatisfy({ $0.procedure == parts[0].procedure }) else {
            throw VeltoError(.format, "one part of the package is for legacy DFU and the other for secure DFU")
        }
        return FirmwareImage(parts: parts)
    }

    private func part(
        _ kind: FirmwareImage.Kind, _ section: PackageManifest.Section
    ) throws(VeltoError) -> FirmwareImage.Part {
        let bytes = try read(section.image, limit: FirmwareImage.partLimit)
        let initPacket =
            try section.initPacket.map { file throws(VeltoError) in
                try read(file, limit: Self.initPacketLimit)
            } ?? []
        let contents = InitPacket(initPacket)
        let both = kind == .softDeviceAndBootloader ? try sizes(section, contents) : (0, 0)
        return FirmwareImage.Part(
            kind: kind, procedure: contents.procedure, bytes: bytes,
            softDeviceSize: kind == .softDevice ? bytes.count : both.0,
            bootloaderSize: kind == .bootloader ? bytes.count : both.1,
            applicationSize: kind == .application ? bytes.count : 0, initPacket: initPacket)
    }

    /// Returns the sizes of softdevice and bootloader from the manifest, else the init packet; 0 for unknown sizes.
    private func sizes(
        _ section: PackageManifest.Section, _ contents: InitPacket
    ) throws(VeltoError) -> (Int, Int) {
        if let softDevice = section.softDeviceSize, let bootloader = section.bootloaderSize {
            return (softDevice, bootloader)
        }
        guard case .secure(let packet) = contents else {
            throw VeltoError(.format, "softdevice_bootloader of the manifest names no sd_size and bl_size")
        }
        return (Int(packet.softDeviceSize ?? 0), Int(packet.bootloaderSize ?? 0))
    }

    private func read(_ file: String, limit: Int) throws(VeltoError) -> [UInt8] {
        let name = folder + file
        guard names.count(where: { $0 == name }) <= 1 else {
            throw VeltoError(.format, "the package has several files called \"\(file)\"")
        }
        return try archive.read(name, limit: limit)
    }
}
