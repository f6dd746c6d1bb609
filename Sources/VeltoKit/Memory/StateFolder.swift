internal import CLinux
internal import Glibc
internal import Synchronization
internal import VeltoCore

/// The folder in which a context keeps state across runs of the program.
struct StateFolder: Sendable {
    let path: String

    /// Uses the requested folder, or the XDG state folder.
    init(_ wanted: String) throws(VeltoError) {
        if !wanted.isEmpty {
            path = wanted
        } else if let state = try Self.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            path = state + "/veltokit"
        } else if let home = try Self.environment("HOME"), home.hasPrefix("/") {
            path = home + "/.local/state/veltokit"
        } else {
            throw VeltoError(.notFound, "neither XDG_STATE_HOME nor HOME is set", remedy: "set statePath")
        }
    }

    private static func environment(_ name: String) throws(VeltoError) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        // A repaired path would be that of another folder.
        guard let text = unsafe String(validatingCString: value) else {
            throw VeltoError(.notFound, "\(name) is not UTF-8", remedy: "set statePath")
        }
        return text
    }

    /// The file of known devices.
    var devices: String { path + "/devices" }

    /// The profile of a device.
    func profile(of identifier: String) -> String { file(of: identifier, "profile") }

    /// The state of a simulated device.
    func simulator(_ identifier: String) -> String { file(of: identifier, "simulator") }

    /// Returns a file for a device.
    ///
    /// The identifier may contain any characters.
    func file(of identifier: String, _ extension: String) -> String {
        let plain = identifier.utf8.map { byte -> String in
            let isPlain = byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            return isPlain ? String(UnicodeScalar(byte)) : "_" + String(byte, radix: 16)
        }
        return path + "/" + plain.joined() + "." + `extension`
    }

    /// Returns the bytes of a file; nil if there is none.
    func read(_ file: String, limit: Int) throws(VeltoError) -> [UInt8]? {
        try RegularFile.read(file, limit: limit)
    }

    /// Replaces a file atomically: after a crash it is the old or the new one.
    ///
    /// Under a `FolderLock`, or else with a unique temporary name.
    func write(_ text: String, to file: String, isLocked: Bool = true) throws(VeltoError) {
        try write(Array(text.utf8), to: file, isLocked: isLocked)
    }

    /// Replaces a file atomically, from bytes.
    func write(_ bytes: [UInt8], to file: String, isLocked: Bool = true) throws(VeltoError) {
        let temporary =
            file + (isLocked ? ".new" : ".new.\(getpid()).\(Self.writes.add(1, ordering: .relaxed).newValue)")
        // An existing file is left from a crash, or a trap: a link to another file, or a pipe without a reader.
        _ = unsafe unlink(temporary)
        let descriptor = unsafe velto_linux_above_standard(
            open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600))
        guard descriptor >= 0 else { throw RegularFile.failure("cannot be created", temporary) }
        let isSafe = RegularFile.write(bytes, to: descriptor) == bytes.count && fsync(descriptor) == 0
        let problem = errno
        close(descriptor)
        guard isSafe else {
            _ = unsafe unlink(temporary)
            throw RegularFile.failure("cannot be written", temporary, problem)
        }
        guard unsafe rename(temporary, file) == 0 else { throw RegularFile.failure("cannot be replaced", file) }
    }

    private static let writes = Atomic(0)

    /// Removes a file if it exists.
    func remove(_ file: String) {
        _ = unsafe unlink(file)
    }

    /// Renames a damaged file, so that it can be inspected.
    func setAside(_ file: String) {
        _ = unsafe rename(file, file + ".damaged")
    }

    /// Keeps a copy of a faulty file before it is replaced.
    func keepCopy(of file: String) {
        let copy = file + ".damaged"
        _ = unsafe unlink(copy)
        _ = unsafe link(file, copy)
    }

    /// Creates the folder and its parents.
    ///
    /// A failure appears when the folder is used.
    func makeFolders() {
        var soFar = ""
        for part in path.split(separator: "/") {
            soFar += "/" + part
            _ = unsafe mkdir(path.hasPrefix("/") ? soFar : String(soFar.dropFirst()), 0o700)
        }
    }
}
