internal import VeltoCore
internal import VeltoMotion

/// A known device as a line: the word `device`, the identifier, and fields `name=value`, separated by tabs.
///
/// Control characters and percent signs are written as a percent sign and two hexadecimal digits. Unknown fields come
/// from a newer version and are preserved.
enum KnownDeviceLine {
    static let word = "device"
    /// The maximum length of identifiers in the C interface.
    static let identifierLimit = 191
    static let addressLimit = 23
    /// A Bluetooth name has at most 248 bytes.
    static let nameLimit = 255
    /// The maximum length of a model or hardware revision.
    private static let detailLimit = 39
    /// The maximum number of fields in a line.
    ///
    /// A longer line is damaged.
    private static let fieldLimit = 64

    static func write(_ device: KnownDevice) -> String {
        let fields = Field.all.compactMap { field in
            field.value(device).map { "\(field.name)=\(escaped($0))" }
        }
        return ([word, escaped(device.identifier)] + fields + device.foreignFields).joined(separator: "\t")
    }

    /// Parses a line of valid UTF-8.
    static func read(_ line: ArraySlice<UInt8>) throws(VeltoError) -> KnownDevice {
        let parts = line.split(separator: 0x09, maxSplits: fieldLimit, omittingEmptySubsequences: false)
        guard parts.count <= fieldLimit else { throw VeltoError(.format, "it has too many fields") }
        guard parts.count >= 2, let identifier = plain(parts[1]), isIdentifier(identifier) else {
            throw VeltoError(.format, "it names no device")
        }
        var device = KnownDevice(identifier: identifier)
        for part in parts.dropFirst(2) { try take(part, &device) }
        return device
    }

    static func isIdentifier(_ text: String) -> Bool {
        (1...identifierLimit).contains(text.utf8.count) && text.utf8.contains(0x3A)
    }

    private static func take(_ part: ArraySlice<UInt8>, _ device: inout KnownDevice) throws(VeltoError) {
        guard let sign = part.firstIndex(of: 0x3D), sign != part.startIndex, let value = plain(part[(sign + 1)...])
        else {
            throw VeltoError(.format, "it has a field without a name or value")
        }
        let name = part[..<sign]
        switch Field.all.first(where: { name.elementsEqual($0.name.utf8) })?.store(&device, value) ?? .foreign {
        case .taken: break
        case .foreign: device.foreignFields.append(String(decoding: part, as: UTF8.self))
        case .wrong: throw VeltoError(.format, "its \(String(decoding: name, as: UTF8.self)) is invalid")
        }
    }

    /// Returns a model or hardware revision that fits in a line.
    static func detail(_ text: String?) -> String? {
        guard let text, (1...detailLimit).contains(text.utf8.count), !text.utf8.contains(0) else { return nil }
        return text
    }

    // MARK: Fields

    private enum Verdict { case taken, foreign, wrong }

    private struct Field: Sendable {
        let name: String
        /// The encoded text; nil for no value.
        let value: @Sendable (KnownDevice) -> String?
        let store: @Sendable (inout KnownDevice, String) -> Verdict

        static let all = [
            Field(name: "address", value: { $0.address.isEmpty ? nil : $0.address }) { device, text in
                device.address = text
                return text.utf8.count <= addressLimit ? .taken : .wrong
            },
            Field(name: "name", value: { $0.name.isEmpty ? nil : $0.name }) { device, text in
                device.name = text
                return text.utf8.count <= nameLimit ? .taken : .wrong
            },
            Field(name: "family", value: { $0.family == .unknown ? nil : $0.family.name }) { device, text in
                guard let family = DeviceFamily(name: text) else { return .foreign }
                device.family = family
                return .taken
            },
            Field(name: "set_family", value: { $0.setFamily?.name }) { device, text in
                guard let family = DeviceFamily(name: text) else { return .foreign }
                device.setFamily = family
                return .taken
            },
            Field(name: "player", value: { $0.playerIndex.map { "\($0)" } }) { device, text in
                guard let player = Int(text), (0..<PlayerTable.limit).contains(player) else { return .wrong }
                device.playerIndex = player
                return .taken
            },
            Field(name: "connected_ns", value: { $0.lastConnected == 0 ? nil : "\($0.lastConnected)" }) {
                device, text in
                guard let time = UInt64(text) else { return .wrong }
                device.lastConnected = time
                return .taken
            },
            Field(name: "model", value: { $0.model }) { device, text in
                device.model = detail(text)
                return device.model == nil ? .wrong : .taken
            },
            Field(name: "hardware", value: { $0.hardware }) { device, text in
                device.hardware = detail(text)
                return device.hardware == nil ? .wrong : .taken
            },
            Field(
                name: "gyroscope_bias", value: { known in known.gyroscopeBias.map { describe($0, at: known.biasTime) } }
            ) {
                device, text in
                guard let found = readBias(text) else { return .wrong }
                (device.gyroscopeBias, device.biasTime) = (found.bias, found.time)
                return .taken
            },
        ]
    }

    // MARK: The bias of a gyroscope

    /// Three numbers along the axes, the deviation, and the time in nanoseconds since 1970.
    private static func describe(_ bias: GyroscopeBias, at time: UInt64) -> String {
        "\(bias.value.x) \(bias.value.y) \(bias.value.z) \(bias.deviation) \(time)"
    }

    private static func readBias(_ text: String) -> (bias: GyroscopeBias, time: UInt64)? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.prefix(4).compactMap { Double($0) }
        guard words.count == 5, numbers.count == 4, let time = UInt64(words[4]),
            numbers.allSatisfy({ abs($0) <= 65_536 }), numbers[3] >= 0
        else { return nil }
        return (GyroscopeBias(SIMD3(numbers[0], numbers[1], numbers[2]), deviation: numbers[3]), time)
    }

    // MARK: Text

    private static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte < 0x20 || byte == 0x7F || byte == 0x25 {
                bytes += [0x25, digit(byte >> 4), digit(byte & 15)]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : 0x37 + value
    }

    /// The decoded text; nil if it is malformed.
    private static func plain(_ text: ArraySlice<UInt8>) -> String? {
        guard text.contains(0x25) else { return text.contains(0) ? nil : String(decoding: text, as: UTF8.self) }
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == 0x25 else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(number), let low = rest.popFirst().flatMap(number) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }

    private static func number(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x37
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }
}
