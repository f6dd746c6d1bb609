internal import VeltoCore

/// The manifest of a package, which maps files to parts.
struct PackageManifest {
    /// The files of a part.
    struct Section {
        /// The image file.
        var image = ""
        /// The init packet file; nil for none.
        var initPacket: String?
        /// The size of the softdevice in a combined image; nil if unknown.
        var softDeviceSize: Int?
        /// The size of the bootloader in a combined image; nil if unknown.
        var bootloaderSize: Int?
    }

    /// The maximum size of a manifest (bytes).
    static let sizeLimit = 65_536

    private static let kinds: [(key: String, kind: FirmwareImage.Kind)] = [
        ("softdevice", .softDevice), ("bootloader", .bootloader), ("softdevice_bootloader", .softDeviceAndBootloader),
        ("application", .application),
    ]

    /// The sections in transfer order, with the application last.
    private(set) var sections: [(kind: FirmwareImage.Kind, section: Section)] = []

    init(_ json: [UInt8]) throws(VeltoError) {
        // Skip the byte order mark that some Windows editors write.
        let text = json.starts(with: [0xEF, 0xBB, 0xBF]) ? json[3...] : json[...]
        do throws(VeltoError) {
            var reader = try JSONReader(text)
            try read(&reader)
        } catch {
            throw VeltoError(.format, "manifest.json: \(error.message)")
        }
    }

    private mutating func read(_ reader: inout JSONReader) throws(VeltoError) {
        var found: [(kind: FirmwareImage.Kind, section: Section)] = []
        try reader.forEachMember { key, reader throws(VeltoError) in
            guard key == "manifest" else { return try reader.skipValue() }
            try reader.forEachMember { key, reader throws(VeltoError) in
                guard let kind = Self.kinds.first(where: { $0.key == key })?.kind else { return try reader.skipValue() }
                found.append((kind, try Section(&reader, key)))
            }
        }
        try reader.finish()
        let system = found.filter { $0.kind != .application }
        guard system.count <= 1 else { throw VeltoError(.format, "only one part can come before the application") }
        guard !found.isEmpty else { throw VeltoError(.format, "no part is named") }
        sections = system + found.filter { $0.kind == .application }
    }
}

extension PackageManifest.Section {
    fileprivate init(_ reader: inout JSONReader, _ key: String) throws(VeltoError) {
        self.init()
        try read(&reader)
        guard !image.isEmpty else { throw VeltoError(.format, "\(key) names no bin_file") }
    }

    private mutating func read(_ reader: inout JSONReader) throws(VeltoError) {
        var section = self
        try reader.forEachMember { key, reader throws(VeltoError) in
            switch key {
            case "bin_file": section.image = try reader.readText()
            case "dat_file": section.initPacket = try reader.readText()
            case "sd_size": section.softDeviceSize = try Self.size(&reader)
            case "bl_size": section.bootloaderSize = try Self.size(&reader)
            case "info_read_only_metadata": try section.read(&reader)
            default: try reader.skipValue()
            }
        }
        self = section
    }

    private static func size(_ reader: inout JSONReader) throws(VeltoError) -> Int {
        let size = try reader.readInteger(Int.self)
        guard (0...FirmwareImage.partLimit).contains(size) else {
            throw reader.error("\(size) is no size of 0 to \(FirmwareImage.partLimit) bytes")
        }
        return size
    }
}

extension JSONReader {
    /// Calls `body` before each value of the next object.
    mutating func forEachMember(
        _ body: (String, inout JSONReader) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        try beginObject()
        while let key = try nextKey() { try body(key, &self) }
    }
}
