import Glibc
import StoreFaults
import VeltoCore

@testable import VeltoStore

/// A disk in memory that fails on request, and knows what a crash would leave.
final class Disk {
    let world: OpaquePointer
    let name: String
    static let path = "/disk/sessions.velto"

    private static let numbers = Guarded(0)

    private static func freshName() -> String {
        "velto-faults-\(numbers.withLock { $0 += 1; return $0 })"
    }

    init() {
        name = Self.freshName()
        world = faults_make(name)
    }

    private init(_ world: OpaquePointer, _ name: String) {
        self.world = world
        self.name = name
    }

    deinit { faults_free(world) }

    var settings: StoreSettings {
        var settings = StoreSettings()
        settings.vfs = name
        settings.patience = 0
        return settings
    }

    func open(_ change: (inout StoreSettings) -> Void = { _ in }) throws(VeltoError) -> SessionStore {
        var settings = settings
        change(&settings)
        return try SessionStore(.file(Self.path), settings)
    }

    /// The next disk of those that crashes would have left; nil at the end.
    func nextImage() -> Disk? {
        let name = Self.freshName()
        return faults_take_image(world, name).map { Disk($0, name) }
    }

    /// The bytes of the file.
    var content: [UInt8] {
        get {
            var bytes = [UInt8](repeating: 0, count: Int(max(faults_size(world, Self.path), 0)))
            faults_get(world, Self.path, &bytes)
            return bytes
        }
        set { faults_put(world, Self.path, newValue, Int64(newValue.count)) }
    }
}

/// A folder of the real disk, gone after the test.
final class RealFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/velto-store-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw VeltoError(.io, "no folder") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        for name in files.keys { unlink(path + "/" + name) }
        rmdir(path)
    }

    /// The bytes of all files.
    var files: [String: [UInt8]] {
        guard let directory = opendir(path) else { return [:] }
        defer { closedir(directory) }
        var files: [String: [UInt8]] = [:]
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { files[name] = Self.bytes(path + "/" + name) }
        }
        return files
    }

    static func bytes(_ file: String) -> [UInt8] {
        guard let stream = fopen(file, "r") else { return [] }
        defer { fclose(stream) }
        var bytes = [UInt8](repeating: 0, count: 1 << 22)
        let count = fread(&bytes, 1, bytes.count, stream)
        return Array(bytes.prefix(count))
    }

    func write(_ text: String, to name: String) {
        guard let stream = fopen(path + "/" + name, "w") else { return }
        fputs(text, stream)
        fclose(stream)
    }
}
