internal import Glibc
internal import VeltoCore

/// The part of a support report about the machine and the permissions of the process.
///
/// It uses only small local files and the environment, which cannot block.
struct SystemFacts {
    /// Kernel and processor.
    static var kernel: String {
        var name = utsname()
        guard unsafe uname(&name) == 0 else { return "unknown" }
        return [text(name.sysname), text(name.release), text(name.machine)].joined(separator: " ")
    }

    /// The name of the distribution.
    static var distribution: String {
        let line = TextFile.lines("/etc/os-release").first { $0.hasPrefix("PRETTY_NAME=") }
        return line.map { $0.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" } } ?? "unknown"
    }

    /// Detected sandboxes and sockets between the process and the system bus.
    static var sandbox: String {
        if let identifier = variable("FLATPAK_ID") {
            return "Flatpak \(identifier): needs --system-talk-name=org.bluez"
        }
        if TextFile.exists("/.flatpak-info") { return "Flatpak: needs --system-talk-name=org.bluez" }
        if let name = variable("SNAP_NAME") { return "Snap \(name): needs the plug bluez, connected" }
        if TextFile.exists("/run/.containerenv") || TextFile.exists("/.dockerenv") {
            return "container: needs /run/dbus/system_bus_socket mounted"
        }
        return "none that shows"
    }

    /// The user of the process, and its membership in the groups that some distributions use for Bluetooth.
    static var user: String {
        let groups = ["bluetooth", "lp"].map { name in
            guard let number = number(ofGroup: name) else { return "no group \(name)" }
            return (processGroups.contains(number) ? "in group " : "not in group ") + name
        }
        return (["uid \(geteuid())"] + groups).joined(separator: ", ")
    }

    private static var processGroups: [UInt32] {
        let count = getgroups(0, nil)
        var groups = [gid_t](repeating: 0, count: max(Int(count), 0))
        let taken = unsafe getgroups(count, &groups)
        return Array(groups.prefix(max(Int(taken), 0))) + [getegid()]
    }

    /// Read from the local file: the name service may use the network.
    private static func number(ofGroup name: String) -> UInt32? {
        let line = TextFile.lines("/etc/group").first { $0.hasPrefix(name + ":") }
        let fields = line?.split(separator: ":", omittingEmptySubsequences: false) ?? []
        return fields.count > 2 ? UInt32(fields[2]) : nil
    }

    private static func variable(_ name: String) -> String? {
        guard let text = unsafe getenv(name) else { return nil }
        return unsafe String(cString: text)
    }

    private static func text<Tuple>(_ characters: Tuple) -> String {
        unsafe withUnsafeBytes(of: characters) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

/// Small text files of the system.
private enum TextFile {
    private static let longest = 65_536

    static func exists(_ path: String) -> Bool {
        unsafe access(path, F_OK) == 0
    }

    /// The lines of the file; empty if it cannot be read.
    static func lines(_ path: String) -> [Substring] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: longest)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, longest) }
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n")
    }
}
