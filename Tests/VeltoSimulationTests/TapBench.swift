import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// A bare TAP wearable on a manual clock; its characteristics are called by the digits that distinguish their UUIDs.
final class TapBench {
    struct Value: Equatable {
        let uuid: String
        let bytes: [UInt8]
        let milliseconds: Int
    }

    let time = TimeSource.manual()
    let device: SimulatedPeripheral
    private let start: Timestamp

    /// Connected, paired, and with all notifications enabled.
    init(_ configuration: TapConfiguration, seed: UInt64 = 1, isPaired: Bool = true) throws {
        device = .tap(seed: seed, configuration: configuration, time: time)
        start = time.now
        device.setBare(true)
        try device.reportLink(isUp: true)
        if isPaired {
            try device.reportEncryption()
            for attribute in device.attributes where attribute.characteristic.properties.contains(.notify) {
                try device.reportSubscription(attribute.characteristic.handle, isOn: true)
            }
        }
    }

    /// The value handle of a characteristic; 0, which none has, if it is missing.
    func handle(_ uuid: String) -> ValueHandle {
        device.attributes.first { Self.digits($0.characteristic.uuid) == uuid }?.characteristic.handle ?? 0
    }

    /// Such as `C3FF0005`, or `2A19` for the numbers of the Bluetooth SIG.
    private static func digits(_ uuid: BluetoothUUID) -> String {
        let text = uuid.bytes.prefix(4).map { String(0x100 + Int($0), radix: 16, uppercase: true).dropFirst() }.joined()
        return text.hasPrefix("0000") ? String(text.dropFirst(4)) : text
    }

    func write(_ uuid: String, _ bytes: [UInt8], _ kind: WriteKind = .withResponse) throws(VeltoError) {
        try device.writeAttribute(handle(uuid), bytes, kind)
    }

    /// The ATT code with which a write is refused; nil if it is not.
    func refusal(_ uuid: String, _ bytes: [UInt8], _ kind: WriteKind = .withResponse) -> VeltoError.Detail? {
        do {
            try write(uuid, bytes, kind)
            return nil
        } catch {
            return error.detail
        }
    }

    func read(_ uuid: String) throws -> [UInt8] {
        try device.readAttribute(handle(uuid))
    }

    func mode(_ bytes: UInt8...) throws {
        try write(Uuid.commands, [0x03, 0x0C, 0x00] + bytes)
    }

    func advance(_ seconds: Double) {
        time.set(time.now.advanced(bySeconds: seconds))
    }

    func perform(_ kind: MotionStep.Kind, _ value: UInt32, for seconds: Double = 0) throws {
        try device.perform(MotionStep(kind, duration: seconds, value: value))
    }

    /// What has been sent since the last call, polled every millisecond while time advances.
    func values(after seconds: Double = 0) throws -> [Value] {
        var values: [Value] = []
        let end = time.now.advanced(bySeconds: seconds)
        while true {
            var buffer: [UInt8] = []
            while let handle = try device.pollNotification(into: &buffer) {
                let uuid = device.attributes.first { $0.characteristic.handle == handle }?.characteristic.uuid
                values.append(
                    Value(
                        uuid: uuid.map(Self.digits) ?? "", bytes: buffer,
                        milliseconds: Int((time.now.seconds(since: start) * 1000).rounded())))
            }
            guard time.now < end else { return values }
            advance(min(0.001, end.seconds(since: time.now)))
        }
    }

    /// The values of one characteristic.
    func bytes(_ uuid: String, after seconds: Double = 0) throws -> [[UInt8]] {
        try values(after: seconds).filter { $0.uuid == uuid }.map(\.bytes)
    }

    enum Uuid {
        static let settings = "C3FF0002"
        static let name = "C3FF0003"
        static let taps = "C3FF0005"
        static let mouse = "C3FF0006"
        static let interface = "C3FF0009"
        static let air = "C3FF000A"
        static let requests = "C3FF000B"
        static let framesOut = "C3FF000E"
        static let framesIn = "C3FF000F"
        static let commands = "6E400002"
        static let raw = "6E400003"
        static let keys = "2A4D"
    }
}
