internal import VeltoCore
internal import VeltoWearable

/// The file names of a session's tables: device, signal and start, as in the original framework.
struct FileNames {
    /// The original framework's words for signals.
    private static let tags: KeyValuePairs = [
        "acceleration": "accel", "angular-velocity": "gyro", "magnetic-field": "mag", "pressure": "baro",
        "temperature": "temp", "relative-humidity": "humidity", "illuminance": "light", "quaternion": "fusion-quat",
        "euler-angles": "fusion-euler", "gravity": "fusion-gravity", "linear-acceleration": "fusion-linacc",
        "corrected-acceleration": "fusion-cacc", "corrected-angular-velocity": "fusion-cgyro",
        "corrected-magnetic-field": "fusion-cmag",
    ]
    /// The original framework's words for other signals, by channels.
    private static let kinds: KeyValuePairs = [
        "x,y,z": "cartesian", "w,x,y,z": "quaternion", "heading,pitch,roll,yaw": "euler",
        "x,y,z,accuracy": "corrected-cartesian",
    ]

    /// A name per track, without an extension.
    let all: [String]

    init(_ tracks: [StoredTrack], _ session: StoredSession, _ dialect: TableDialect) {
        let stamp = String(session.start.description.prefix(19)).split(separator: ":").joined(separator: "-")
        let isOriginal = dialect == .original
        var used: [String: Int] = [:]
        all = tracks.map { track in
            let device = track.description.device
            let named = Self.plain(device.name.isEmpty ? device.address : device.name)
            let owner = named.isEmpty ? (isOriginal ? "MetaWear" : "device") : named
            let signal = isOriginal ? Self.tag(track.description) : Self.plain(track.description.signal)
            let name = "\(owner)-\(signal)-\(stamp)"
            used[name, default: 0] += 1
            return used[name] == 1 ? name : "\(name)-\(used[name] ?? 1)"
        }
    }

    private static func tag(_ track: TrackDescription) -> String {
        // Without a channel number, such as that of a thermometer.
        let signal = String(track.signal.prefix { $0 != "[" })
        let columns = track.columns.map(\.name).joined(separator: ",")
        return tags.first { $0.key == signal }?.value ?? kinds.first { $0.key == columns }?.value
            ?? (track.columns.count == 1 ? "float" : plain(track.signal))
    }

    /// Returns the letters, digits, `_` and `-` of a text, shortened so that the file name fits into 255 bytes.
    private static func plain(_ text: String) -> String {
        let kept = text.utf8.filter { byte in
            byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        }
        return String(decoding: kept.prefix(longest), as: UTF8.self)
    }

    /// The maximum length of a device or signal in a file name (bytes).
    private static let longest = 100
}
