internal import CCurl
package import VeltoCore

/// A request for the content of an HTTPS address.
package struct HTTPRequest: Sendable {
    /// The address, which begins with "https://".
    package let address: String
    /// The trusted certificates, as a file or a folder; nil for those of the system.
    package var authorities: (path: String, isFolder: Bool)?
    /// The maximum total duration (seconds).
    package var timeout = 30.0
    /// The maximum size (bytes).
    package var sizeLimit = 16 << 20

    /// Creates a request; throws for addresses other than HTTPS, to which redirects fail, too.
    package init(_ address: String) throws(VeltoError) {
        guard address.lowercased().hasPrefix("https://"), !address.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F })
        else {
            throw .invalidArgument("url", "is \"\(address)\": must begin with https:// and have no spaces")
        }
        self.address = address
    }

    /// Reads the content.
    ///
    /// Blocks until it is complete or `isCancelled`, which is called at least once per second. Call it on a thread that
    /// blocks signals. `isCancelled` escapes, since `withoutActuallyEscaping` compiles the path of its source in.
    package func read(isCancelled: @escaping () -> Bool) throws(VeltoError) -> [UInt8] {
        let receiver = HTTPReceiver(limit: sizeLimit, isCancelled: isCancelled)
        let reply = perform(receiver)
        if let error = failure(reply, receiver) { throw error }
        return receiver.bytes
    }

    private func perform(_ receiver: HTTPReceiver) -> velto_curl_reply {
        var reply = velto_curl_reply()
        unsafe address.withCString { address in
            unsafe Self.withOptional(authorities?.path) { path in
                var request = unsafe velto_curl_request(
                    url: address, ca_path: path, ca_is_folder: authorities?.isFolder == true ? 1 : 0,
                    timeout_ms: Int64((timeout * 1000).rounded(.up)),
                    receiver: Unmanaged.passUnretained(receiver).toOpaque(), receive: receiveBytes)
                unsafe velto_curl_read(&request, &reply)
            }
        }
        return reply
    }

    private static func withOptional(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
        if let text { unsafe text.withCString { unsafe body($0) } } else { body(nil) }
    }

    private func failure(_ reply: velto_curl_reply, _ receiver: HTTPReceiver) -> VeltoError? {
        if receiver.isTooLarge {
            return VeltoError(.format, "\(address) has more than \(sizeLimit) bytes, the size_limit")
        }
        let reason = unsafe withUnsafeBytes(of: reply.problem) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        switch reply.outcome {
        case VELTO_CURL_DONE: return status(reply.status)
        case VELTO_CURL_NO_LIBRARY:
            return VeltoError(
                .libraryMissing, "libcurl is not installed (\(reason))", remedy: "install the package libcurl4")
        case VELTO_CURL_TIMEOUT: return VeltoError(.timeout, "\(address) was not read within \(timeout) s")
        case VELTO_CURL_STOPPED: return VeltoError(.cancelled, "the operation was cancelled")
        case VELTO_CURL_OUT_OF_MEMORY: return VeltoError(.outOfMemory, "no memory left for reading \(address)")
        case VELTO_CURL_CERTIFICATE:
            return VeltoError(.permission, "the server of \(address) is not trusted: \(reason)")
        default: return VeltoError(.io, "\(address) cannot be read: \(reason)")
        }
    }

    private func status(_ status: Int64) -> VeltoError? {
        switch status {
        case 200..<300: nil
        case 404, 410: VeltoError(.notFound, "\(address) does not exist (HTTP \(status))")
        default: VeltoError(.io, "the server of \(address) answered HTTP \(status)")
        }
    }
}

/// The received bytes.
private final class HTTPReceiver {
    private(set) var bytes: [UInt8] = []
    private(set) var isTooLarge = false
    private let limit: Int
    private let isCancelled: () -> Bool

    init(limit: Int, isCancelled: @escaping () -> Bool) {
        self.limit = limit
        self.isCancelled = isCancelled
    }

    /// Appends bytes; returns false to stop the transfer.
    func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        if piece.count > limit - bytes.count { isTooLarge = true }
        if isTooLarge || isCancelled() { return false }
        unsafe bytes.append(contentsOf: piece)
        return true
    }
}

// A file-scope function, since C calls it.
private func receiveBytes(_ receiver: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int32 {
    guard let receiver = unsafe receiver else { return 0 }
    let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
    return unsafe Unmanaged<HTTPReceiver>.fromOpaque(receiver).takeUnretainedValue().take(piece) ? 1 : 0
}
