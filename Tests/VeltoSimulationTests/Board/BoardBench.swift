import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// A bare board on a manual clock; packets are hexadecimal, as in the protocol notes.
final class BoardBench {
    let time = TimeSource.manual()
    let device: SimulatedPeripheral

    /// Connected, with notifications enabled.
    init(_ configuration: BoardConfiguration, seed: UInt64 = 1) throws {
        device = .board(seed: seed, configuration: configuration, time: time)
        device.setBare(true)
        try connect()
    }

    convenience init(_ hardware: BoardConfiguration.Hardware, isOriginal: Bool = false) throws {
        try self.init(BoardConfiguration(hardware, isOriginal: isOriginal))
    }

    func connect() throws {
        try device.reportLink(isUp: true)
        try device.reportSubscription(handle("326A9006"), isOn: true)
    }

    func disconnect() throws {
        try device.reportLink(isUp: false)
    }

    /// The value handle of a characteristic by the first digits of its UUID; 0, which none has, if it is missing.
    func handle(_ digits: String) -> ValueHandle {
        device.attributes.first { Self.digits($0.characteristic.uuid) == digits }?.characteristic.handle ?? 0
    }

    /// Such as `326A9001`, or `2A19` for the numbers of the Bluetooth SIG.
    private static func digits(_ uuid: BluetoothUUID) -> String {
        let bytes = Array(uuid.bytes.prefix(4))
        let text = Hex.text(bytes.span).filter { $0 != " " }
        return text.hasPrefix("0000") ? String(text.dropFirst(4)) : text
    }

    func read(_ digits: String) throws -> [UInt8] {
        try device.readAttribute(handle(digits))
    }

    func text(_ digits: String) throws -> String {
        String(decoding: try read(digits), as: UTF8.self)
    }

    /// Writes commands, each on a line or behind a semicolon of its own.
    func send(_ commands: String) throws {
        for command in commands.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            try device.writeAttribute(handle("326A9001"), Hex.bytes(String(command)), .withoutResponse)
        }
    }

    /// What the board answers at once; empty for silence.
    func ask(_ command: String) throws -> String {
        _ = try heard()
        try send(command)
        return try heard().joined(separator: "; ")
    }

    func advance(_ seconds: Double) {
        time.set(time.now.advanced(bySeconds: seconds))
    }

    /// What has been notified since the last call, polled every millisecond while time advances.
    func heard(after seconds: Double = 0) throws -> [String] {
        try timed(after: seconds).map(\.packet)
    }

    /// The same, with the milliseconds since the call.
    func timed(after seconds: Double) throws -> [(packet: String, milliseconds: Double)] {
        let start = time.now
        let end = start.advanced(bySeconds: seconds)
        var packets: [(packet: String, milliseconds: Double)] = []
        while true {
            var buffer: [UInt8] = []
            while let handle = try device.pollNotification(into: &buffer) {
                guard handle == self.handle("326A9006") else { continue }
                packets.append((Hex.text(buffer.span), (time.now.seconds(since: start) * 1e6).rounded() / 1000))
            }
            guard time.now < end else { return packets }
            advance(min(0.001, end.seconds(since: time.now)))
        }
    }

    func perform(_ kind: MotionStep.Kind, _ value: UInt32 = 0, for seconds: Double = 0, _ amplitude: MotionAxes = .zero)
        throws
    {
        try device.perform(MotionStep(kind, duration: seconds, amplitude: amplitude, value: value))
    }

    /// The axes of a packet with one sample, in LSB.
    static func axes(_ packet: String) -> [Int] {
        let bytes = Hex.bytes(packet).dropFirst(2).map { UInt16($0) }
        return stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            Int(Int16(bitPattern: bytes[$0] | bytes[$0 + 1] << 8))
        }
    }
}
