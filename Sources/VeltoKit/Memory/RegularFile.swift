internal import CLinux
internal import Glibc
internal import VeltoCore

/// Reads and writes files, with errors that contain the file name.
enum RegularFile {
    /// Returns the bytes of a file, or nil if there is none; throws `otherKinds` if it is not a regular file.
    static func read(
        _ file: String, limit: Int, otherKinds: ResultCode = .format
    ) throws(VeltoError) -> [UInt8]? {
        var bytes: [UInt8] = []
        let isThere = try read(file, limit: limit, otherKinds: otherKinds) { piece in
            unsafe piece.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
        }
        return isThere ? bytes : nil
    }

    /// Reads a file in chunks until `take` throws; false if there is no file.
    static func read(
        _ file: String, limit: Int, otherKinds: ResultCode = .format, take: (Span<UInt8>) throws(VeltoError) -> Void
    ) throws(VeltoError) -> Bool {
        // Other kinds of files may be endless, or block on opening.
        let descriptor = unsafe velto_linux_above_standard(open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
        if descriptor < 0, errno == ENOENT { return false }
        guard descriptor >= 0 else { throw failure("cannot be opened", file) }
        defer { close(descriptor) }
        var facts = stat()
        guard unsafe fstat(descriptor, &facts) == 0 else { throw failure("cannot be read", file) }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw VeltoError(otherKinds, "\(file) is not a regular file") }
        guard facts.st_size <= limit else { throw VeltoError(.format, "\(file) is larger than \(limit) bytes") }
        try pass(descriptor, file, limit, to: take)
        return true
    }

    private static func pass(
        _ descriptor: Int32, _ file: String, _ limit: Int, to take: (Span<UInt8>) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        var piece = [UInt8](repeating: 0, count: 65_536)
        var size = 0
        while size < limit {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("cannot be read", file) }
            if count == 0 { break }
            size += count
            try take(piece.span.extracting(first: count))
        }
    }

    /// Whether a path is a folder; throws if nothing exists there.
    static func isFolder(_ path: String) throws(VeltoError) -> Bool {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { throw failure("cannot be read", path) }
        return facts.st_mode & S_IFMT == S_IFDIR
    }

    /// Writes bytes and returns the number of bytes written.
    ///
    /// After a short write, `errno` is the reason.
    ///
    /// Without a signal: a pumped context writes on a thread of the program.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int {
        unsafe bytes.withUnsafeBytes { unsafe velto_linux_write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Returns the error of a file passed as the argument `path`, with the system's reason.
    static func refusal(_ what: String, _ path: String, _ number: Int32 = errno) -> VeltoError {
        VeltoError(.io, "path is \"\(path)\": \(what)\(reason(number))", detail: .errno(number))
    }

    private static func reason(_ number: Int32) -> String {
        unsafe strerror(number).map { unsafe ": " + String(cString: $0) } ?? ""
    }

    /// Returns the error of a file, with the system's reason.
    static func failure(_ what: String, _ file: String, _ number: Int32 = errno) -> VeltoError {
        VeltoError(.io, "\(file) \(what)\(reason(number))", detail: .errno(number))
    }
}
