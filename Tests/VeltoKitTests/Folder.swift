import Glibc
import VeltoCore

@testable import VeltoKit

/// A folder for what contexts remember, gone after the test.
final class Folder {
    let path: String

    init() throws {
        var template = Array("/tmp/veltokit-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw VeltoError(.io, "no folder") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        for name in names { unlink(path + "/" + name) }
        rmdir(path)
    }

    var names: [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    var devices: String? {
        get {
            let bytes = try? StateFolder(path).read(path + "/devices", limit: KnownDeviceFile.sizeLimit)
            return bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        set { try? StateFolder(path).write(newValue ?? "", to: path + "/devices") }
    }

    func context(_ change: (inout ContextDefinition) -> Void = { _ in }) throws -> TestContext {
        try TestContext { definition in
            definition.isEphemeral = false
            definition.statePath = path
            change(&definition)
        }
    }
}
