internal import Glibc
internal import VeltoCore

/// The sessions that this process has begun, could not end, and no longer records.
struct AbandonedSessions: Sendable {
    private let identifiers = Guarded<Set<String>>([])

    func insert(_ uuid: String) { identifiers.withLock { _ = $0.insert(uuid) } }
    func contains(_ uuid: String) -> Bool { identifiers.withLock { $0.contains(uuid) } }
}

/// The process that records a session; more than a process ID, which may be reused.
struct SessionOwner: Hashable {
    /// The boot ID of the machine.
    let boot: String
    /// The identifier of the PID namespace, which containers have separately.
    let namespace: String
    let process: Int
    /// The start time of the process in ticks since boot.
    let start: String

    static let abandoned = AbandonedSessions()

    static let present = SessionOwner(
        boot: firstLine("/proc/sys/kernel/random/boot_id"), namespace: link("/proc/self/ns/pid"),
        process: Int(getpid()), start: start(of: Int(getpid())) ?? "")

    /// The name of the current program.
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

    /// Whether the process is running; processes in other containers are assumed to be.
    var isAlive: Bool {
        let present = Self.present
        guard boot == present.boot else { return false }
        guard namespace == present.namespace else { return true }
        return Self.start(of: process) == start
    }

    // MARK: The system

    /// Returns the start time of a process; nil if it does not exist or is a zombie.
    private static func start(of process: Int) -> String? {
        let line = firstLine("/proc/\(process)/stat")
        // The name of the program is in parentheses, and may contain any characters.
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
