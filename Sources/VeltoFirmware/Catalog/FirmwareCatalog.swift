package import VeltoCore

/// A list of builds by hardware, model, flavor and version, in the format of MbientLab's `info2.json`.
package struct FirmwareCatalog: Sendable {
    /// The folder of MbientLab's catalog.
    package static let folder = "https://mbientlab.com/releases/metawear/"
    /// The address of MbientLab's catalog.
    package static let address = folder + "info2.json"
    /// The maximum size of a catalog (bytes).
    package static let sizeLimit = 4 << 20
    /// The maximum number of builds.
    private static let buildLimit = 10_000
    /// The maximum number of versions of a model and flavor.
    private static let versionLimit = 500
    /// The maximum length of a build's texts (bytes), except the reason of a withdrawal.
    private static let textLimit = 39
    /// The maximum length of a file name (bytes).
    private static let fileLimit = 100

    /// The builds; those of a model and flavor are in order, newest last.
    package private(set) var builds: [FirmwareBuild] = []

    /// Reads a catalog; skips entries without a file.
    package init(json: [UInt8]) throws(VeltoError) {
        guard json.count <= Self.sizeLimit else {
            throw VeltoError(.format, "the catalog has more than \(Self.sizeLimit) bytes")
        }
        do throws(VeltoError) {
            var reader = try JSONReader(json[...])
            try Self.read(&reader, [], from: 0, into: &builds)
            try reader.finish()
        } catch {
            throw VeltoError(.format, "the catalog is invalid: \(error.message)")
        }
    }

    /// Inserts a build among those of its model and flavor, which are at the end.
    private static func insert(_ build: FirmwareBuild, from start: Int, into found: inout [FirmwareBuild]) {
        var index = found.count
        while index > start, let other = found[index - 1].number, let number = build.number, other > number {
            index -= 1
        }
        found.insert(build, at: index)
    }

    // MARK: Parsing

    /// Reads the nested objects of hardware, model, flavor and version; `path` contains the keys so far.
    private static func read(
        _ reader: inout JSONReader, _ path: [String], from start: Int, into found: inout [FirmwareBuild]
    ) throws(VeltoError) {
        guard path.count < 4 else { return try readBuild(&reader, path, from: start, into: &found) }
        try reader.beginObject()
        let start = found.count
        while let key = try reader.nextKey() {
            let name = try checked(key, textLimit, reader)
            if path.count == 3, FirmwareVersion(name) == nil { throw reader.error("\"\(name)\" is no version") }
            try read(&reader, path + [name], from: start, into: &found)
        }
    }

    private static func readBuild(
        _ reader: inout JSONReader, _ path: [String], from start: Int, into found: inout [FirmwareBuild]
    ) throws(VeltoError) {
        var build = FirmwareBuild()
        (build.hardware, build.model, build.flavor, build.version) = (path[0], path[1], path[2], path[3])
        try reader.beginObject()
        while let key = try reader.nextKey() {
            switch key {
            case "filename": build.fileName = try checked(try reader.readText(), fileLimit, reader)
            case "required-bootloader": build.requiredBootloader = try readVersion(&reader)
            case "min-ios-version": build.leastApp = try readVersion(&reader)
            case "withdrawn": build.withdrawal = try reader.readText()
            default: try reader.skipValue()
            }
        }
        guard !build.fileName.isEmpty else { return }
        guard found.count < buildLimit, found.count - start < versionLimit else {
            throw reader.error("the catalog has more than \(buildLimit) builds, or \(versionLimit) of a model")
        }
        insert(build, from: start, into: &found)
    }

    /// Reads a version, or an empty value.
    private static func readVersion(_ reader: inout JSONReader) throws(VeltoError) -> String {
        let text = try reader.readText()
        guard text.isEmpty || FirmwareVersion(text) != nil else { throw reader.error("\"\(text)\" is no version") }
        return text
    }

    /// Returns a text that is safe in a URL or a path, without references to other folders.
    private static func checked(_ text: String, _ limit: Int, _ reader: JSONReader) throws(VeltoError) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
                UInt8(ascii: "+"):
                true
            default: false
            }
        }
        guard isPlain, text.utf8.count <= limit, text != ".", text != ".." else {
            throw reader.error("\"\(text.prefix(60))\" cannot be a part of a file's address")
        }
        return text
    }
}
