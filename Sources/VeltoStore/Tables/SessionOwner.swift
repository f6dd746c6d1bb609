internal import Glibc
internal import VeltoCore

/// The sessions that this process has begun and could not end: it records them no longer.
struct AbandonedSessions: Sendable {
    private let identifiers = Guarded<Set<String>>([])

    func insert(_ uuid: String) { identifiers.withLock { _ = $0.insert(uuid) } }
    func contains(_ uuid: String) -> Bool { identifiers.withLock { $0.contains(uuid) } }
}

/// The process that records a session: a process number alone may belong to another program by now.
struct SessionOwner: Hashable {
    /// The identifier of the machine's present run.
    let boot: String
    /// The identifier of the process numbers, which containers have of their own.
    let namespace: String
    let process: Int
    /// Ticks between the start of the machine and that of the process.
    let start: String

    static let abandoned = AbandonedSessions()

    static let present = SessionOwner(
        boot: firstLine("/proc/sys/kernel/random/boot_id"), namespace: link("/proc/self/ns/pid"),
        process: Int(getpid()), start: start(of: Int(getpid())) ?? "")

    /// The name of this program.
    static var program: String { firstLine("/proc/self/comm") }

    /// The text in the table.
    var text: String { "\(boot) \(namespace) \(process) \(start)" }

    init(boot: String, namespace: String, process: Int, start: String) {
        self.boot = boot
        self.namespace = namespace
        self.process = process
        self.start = start
    }

    init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 4, let process = Int(words[2]) else { return nil }
        self.init(boot: words[0], namespace: words[1], process: process, start: words[3])
    }

    /// Whether the process still runs; assumed of a process in another container.
    var isAlive: Bool {
        let present = Self.present
        guard boot == present.boot else { return false }
        guard namespace == present.namespace else { return true }
        return Self.start(of: process) == start
    }

    // MARK: The system

    /// The start time of a process; nil if there is none, or if it has ended and its parent has not noticed.
    private static func start(of process: Int) -> String? {
        let line = firstLine("/proc/\(process)/stat")
        // The name of the program is in parentheses, and may contain anything.
        guard let end = line.lastIndex(of: ")") else { return nil }
        let fields = line[end...].split(separator: " ")
        guard fields.count > 20, fields[1] != "Z", fields[1] != "X" else { return nil }
        return String(fields[20])
    }

    private static func firstLine(_ path: String) -> String {
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
        let line = bytes.prefix(max(count, 0)).prefix { $0 != UInt8(ascii: "\n") }
        return String(decoding: line, as: UTF8.self)
    }

    private static func link(_ path: String) -> String {
        var bytes = [CChar](repeating: 0, count: 256)
        let count = unsafe readlink(path, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
