internal import VeltoCore

/// The known devices as text: a heading with the version of the format, and one device a line.
///
/// Faulty lines are passed over and do not harm the others. A file of a newer version keeps its heading, and every line
/// that is not understood here.
struct KnownDeviceFile {
    /// The version that is written here.
    static let version = 1
    /// Larger files are not ours.
    static let sizeLimit = 4 << 20
    /// How many devices are remembered; those that were not connected for longest go first.
    static let deviceLimit = 1000
    private static let faultLimit = 3
    private static let heading = "veltokit devices "

    /// A line that was passed over.
    struct Fault: Equatable {
        let line: Int
        let problem: String
    }

    private(set) var version = Self.version
    private(set) var devices: [String: KnownDevice] = [:]
    private(set) var foreignLines: [String] = []
    /// The first few faults, and how many there are.
    private(set) var faults: [Fault] = []
    private(set) var faultCount = 0

    init() {}

    /// Reads a file; fails if it is none of ours as a whole.
    init(_ bytes: [UInt8]) throws(VeltoError) {
        guard bytes.count <= Self.sizeLimit else { throw VeltoError(.format, "it is too large") }
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        // What follows the last line's end is nothing, unless the file was cut.
        let rest = lines.popLast() ?? []
        guard let first = lines.first, let version = Self.version(first) else {
            throw VeltoError(.format, "it does not begin as a list of devices")
        }
        self.version = max(version, Self.version)
        for (number, line) in zip(2..., lines.dropFirst()) where !line.isEmpty { take(line, number) }
        if !rest.isEmpty { note("it is cut short", lines.count + 1) }
    }

    private static func version(_ line: ArraySlice<UInt8>) -> Int? {
        guard let text = String(validating: line, as: UTF8.self), text.hasPrefix(heading) else { return nil }
        return Int(text.dropFirst(heading.count)).flatMap { (1...9999).contains($0) ? $0 : nil }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, _ number: Int) {
        guard let line = String(validating: bytes, as: UTF8.self) else {
            return note("it is not UTF-8", number)
        }
        do throws(VeltoError) {
            // By byte: a mark that combines with the tab would hide it.
            guard bytes.starts(with: (KnownDeviceLine.word + "\t").utf8) else {
                throw VeltoError(.format, "it is no line of this version")
            }
            let device = try KnownDeviceLine.read(bytes)
            // Of two lines for one device the newer one counts.
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

    /// Makes a change to what is known of a device.
    mutating func make(_ change: KnownDeviceChange, of identifier: String) {
        change.apply(to: &devices[identifier], identifier: identifier)
    }

    /// What is to be written.
    var text: String {
        let devices = devices.values.sorted(by: KnownDevice.isBefore).prefix(Self.deviceLimit)
        let lines = [Self.heading + "\(version)"] + devices.map(KnownDeviceLine.write) + foreignLines
        return lines.joined(separator: "\n") + "\n"
    }
}
