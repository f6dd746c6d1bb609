internal import Glibc
internal import VeltoCore

/// The folder in which a context remembers things from one run of the program to the next.
struct StateFolder {
    let path: String

    /// The folder that was asked for, or the one that the XDG rules name.
    init(_ wanted: String) throws(VeltoError) {
        if !wanted.isEmpty {
            path = wanted
        } else if let state = Self.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            path = state + "/veltokit"
        } else if let home = Self.environment("HOME"), home.hasPrefix("/") {
            path = home + "/.local/state/veltokit"
        } else {
            throw VeltoError(.notFound, "there is neither XDG_STATE_HOME nor HOME; name a folder")
        }
    }

    private static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// The file of a name that may hold any characters.
    func file(_ name: String) -> String {
        let plain = name.utf8.map { byte -> String in
            let isPlain = byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            return isPlain ? String(UnicodeScalar(byte)) : "_" + String(byte, radix: 16)
        }
        return path + "/" + plain.joined() + ".profile"
    }

    /// The text of a file, nil if there is none.
    func read(_ file: String) throws(VeltoError) -> String? {
        let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw Self.failure("cannot be opened", file) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Self.sizeLimit)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw Self.failure("cannot be read", file) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private static let sizeLimit = 65_536

    /// Replaces a file as a whole: after a crash it is the old one or the new one.
    func write(_ text: String, to file: String) throws(VeltoError) {
        makeFolders()
        let temporary = file + ".new"
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure("cannot be made", temporary) }
        let bytes = Array(text.utf8)
        let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
        let isSafe = count == bytes.count && fsync(descriptor) == 0
        let problem = errno
        close(descriptor)
        guard isSafe else { throw Self.failure("cannot be written", temporary, problem) }
        guard unsafe rename(temporary, file) == 0 else { throw Self.failure("cannot be replaced", file) }
    }

    /// Puts a damaged file aside, so that it can be looked at and does no harm.
    func setAside(_ file: String) {
        _ = unsafe rename(file, file + ".damaged")
    }

    private func makeFolders() {
        var soFar = ""
        for part in path.split(separator: "/") {
            soFar += "/" + part
            _ = unsafe mkdir(path.hasPrefix("/") ? soFar : String(soFar.dropFirst()), 0o700)
        }
    }

    private static func failure(_ what: String, _ file: String, _ number: Int32 = errno) -> VeltoError {
        VeltoError(.io, "\(file) \(what)", detail: .errno(number))
    }
}
