package import VeltoCore

/// A list of builds by hardware, model, flavor and version, in the form of MbientLab's `info2.json`.
package struct FirmwareCatalog: Sendable {
    /// The folder of MbientLab's catalog.
    package static let folder = "https://mbientlab.com/releases/metawear/"
    /// MbientLab's catalog.
    package static let address = folder + "info2.json"
    /// The largest catalog in bytes.
    package static let sizeLimit = 4 << 20
    /// The most builds.
    private static let buildLimit = 10_000
    /// The longest text of a build in bytes, but for the reason of a withdrawal.
    private static let textLimit = 40
    /// The longest name of a file in bytes.
    private static let fileLimit = 100

    /// The builds, those of a model and flavor with the newest last.
    package private(set) var builds: [FirmwareBuild] = []

    /// Reads a catalog; an entry without a file is skipped.
    package init(json: [UInt8]) throws(VeltoError) {
        guard json.count <= Self.sizeLimit else {
            throw VeltoError(.format, "the catalog has more than \(Self.sizeLimit) bytes")
        }
        var found: [FirmwareBuild] = []
        do throws(VeltoError) {
            var reader = try JSONReader(json[...])
            try Self.read(&reader, [], FirmwareBuild(), into: &found)
            try reader.finish()
        } catch {
            throw VeltoError(.format, "the catalog is invalid: \(error.message)")
        }
        builds = found.sorted { Self.isOrdered($0, $1) }
    }

    private static func isOrdered(_ left: FirmwareBuild, _ right: FirmwareBuild) -> Bool {
        let (first, second) = ([left.hardware, left.model, left.flavor], [right.hardware, right.model, right.flavor])
        guard first == second, let left = left.number, let right = right.number else {
            return first.lexicographicallyPrecedes(second)
        }
        return left < right
    }

    // MARK: The form

    /// The texts by which builds are sorted, from the outermost object inwards.
    private static let keys: [any WritableKeyPath<FirmwareBuild, String> & Sendable] = [
        \.hardware, \.model, \.flavor, \.version,
    ]

    private static func read(
        _ reader: inout JSONReader, _ path: [String], _ build: FirmwareBuild, into found: inout [FirmwareBuild]
    ) throws(VeltoError) {
        guard path.count < keys.count else { return try readBuild(&reader, build, into: &found) }
        try reader.beginObject()
        while let key = try reader.nextKey() {
            var build = build
            build[keyPath: keys[path.count]] = try checked(key, textLimit, reader)
            if path.count == keys.count - 1, build.number == nil { throw reader.error("\"\(key)\" is no version") }
            try read(&reader, path + [key], build, into: &found)
        }
    }

    private static let members: [String: any WritableKeyPath<FirmwareBuild, String> & Sendable] = [
        "filename": \.fileName, "required-bootloader": \.requiredBootloader, "min-ios-version": \.leastApp,
    ]

    private static func readBuild(
        _ reader: inout JSONReader, _ start: FirmwareBuild, into found: inout [FirmwareBuild]
    ) throws(VeltoError) {
        var build = start
        try reader.beginObject()
        while let key = try reader.nextKey() {
            if key == "withdrawn" {
                build.withdrawal = try reader.readText()
            } else if let member = members[key] {
                let text = try reader.readText()
                build[keyPath: member] = key == "filename" ? try checked(text, fileLimit, reader) : text
                guard key == "filename" || text.isEmpty || FirmwareVersion(text) != nil else {
                    throw reader.error("\"\(text)\" is no version")
                }
            } else {
                try reader.skipValue()
            }
        }
        guard !build.fileName.isEmpty else { return }
        guard found.count < buildLimit else { throw reader.error("the catalog has more than \(buildLimit) builds") }
        found.append(build)
    }

    /// Returns a text if it can be a part of an address, or of a path, without leading elsewhere.
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
