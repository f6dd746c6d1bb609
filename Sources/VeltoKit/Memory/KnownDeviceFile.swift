internal import VeltoCore

/// The known devices as text: a heading with the format version, and one device per line.
///
/// Malformed lines are skipped and do not affect others. The heading and unknown lines of a newer version are
/// preserved.
struct KnownDeviceFile {
    /// The version written by this library.
    static let version = 1
    /// The maximum size of a file.
    static let sizeLimit = 1 << 20
    /// The maximum number of known devices.
    ///
    /// The least recently connected ones are dropped first.
    static let deviceLimit = 1000
    /// The maximum number of lines to read.
    ///
    /// Devices come first, and newer versions have few other lines.
    static let lineLimit = 4 * deviceLimit
    private static let faultLimit = 3
    private static let heading = "veltokit devices "

    /// A skipped line.
    struct Fault: Equatable {
        let line: Int
        let problem: String
    }

    private(set) var version = Self.version
    private(set) var devices: [String: KnownDevice] = [:]
    private(set) var foreignLines: [String] = []
    /// The first few faults, and the number of all.
    private(set) var faults: [Fault] = []
    private(set) var faultCount = 0

    init() {}

    /// Parses a file; fails if the heading is wrong.
    init(_ bytes: [UInt8]) throws(VeltoError) {
        guard bytes.count <= Self.sizeLimit else { throw VeltoError(.format, "it is too large") }
        var rest = bytes[...]
        guard let first = Self.takeLine(&rest), let version = Self.version(first) else {
            throw VeltoError(.format, "it is not a list of devices")
        }
        self.version = max(version, Self.version)
        takeLines(rest)
        keepNewest()
    }

    private mutating func takeLines(_ lines: ArraySlice<UInt8>) {
        var rest = lines
        for number in 2...Self.lineLimit + 1 {
            guard let line = Self.takeLine(&rest) else {
                // Nothing follows the end of the last line, unless the file was truncated.
                if !rest.isEmpty { note("it is truncated", number) }
                return
            }
            if !line.isEmpty { take(line, number) }
        }
        if !rest.isEmpty { note("this line and all after it are ignored", Self.lineLimit + 2) }
    }

    private static func takeLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let end = rest.firstIndex(of: 0x0A) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
    }

    private mutating func keepNewest() {
        guard devices.count > Self.deviceLimit else { return }
        for device in newest.dropFirst(Self.deviceLimit) { devices[device.identifier] = nil }
    }

    private var newest: [KnownDevice] { devices.values.sorted(by: KnownDevice.isBefore) }

    private static func version(_ line: ArraySlice<UInt8>) -> Int? {
        guard let text = String(validating: line, as: UTF8.self), text.hasPrefix(heading) else { return nil }
        return Int(text.dropFirst(heading.count)).flatMap { (1...9999).contains($0) ? $0 : nil }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, _ number: Int) {
        guard let line = String(validating: bytes, as: UTF8.self) else {
            return note("it is not UTF-8", number)
        }
        do throws(VeltoError) {
            // Compared by byte: a mark that combines with the tab would hide it.
            guard bytes.starts(with: (KnownDeviceLine.word + "\t").utf8) else {
                throw VeltoError(.format, "it is not a line of this version")
            }
            let device = try KnownDeviceLine.read(bytes)
            // If two lines describe the same device, the newer one counts.
            if let other = devices[device.identifier], other.lastConnected > device.lastConnected { return }
            devices[device.identifier] = device
        } catch {
            if version > Self.version {
                foreignLines.append(line)
            } else {
                note(error.message, number)
            }
        }
    }

    private mutating func note(_ problem: String, _ line: Int) {
        faultCount += 1
        if faults.count < Self.faultLimit { faults.append(Fault(line: line, problem: problem)) }
    }

    /// Applies a change to a known device.
    mutating func make(_ change: KnownDeviceChange, of identifier: String) {
        change.apply(to: &devices[identifier], identifier: identifier)
    }

    /// The text of the file.
    var text: String {
        let lines = newest.prefix(Self.deviceLimit).lazy.map(KnownDeviceLine.write) + foreignLines
        var text = Self.heading + "\(version)\n"
        for line in lines {
            // Text that could not be parsed again is not written.
            guard text.utf8.count + line.utf8.count < Self.sizeLimit else { break }
            text += line + "\n"
        }
        return text
    }
}
