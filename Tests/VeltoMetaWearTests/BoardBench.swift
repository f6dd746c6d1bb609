import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoMetaWear

/// Bytes written as in the protocol notes.
func bytes(_ text: String) -> [UInt8] { Hex.bytes(text) }

/// An answer of a board, written in the same way.
func answer(_ text: String) -> ReceivedBytes { ReceivedBytes(Hex.bytes(text)) }

/// A board in miniature: it answers by a table.
final class BoardBench: SessionBench<MetaWearSession> {
    static let (command, notification): (ValueHandle, ValueHandle) = (10, 12)
    static let ownTexts: [(uuid: BluetoothUUID, text: String)] = [
        (MetaWearProfile.model, "8"), (MetaWearProfile.hardware, "r0.1"), (MetaWearProfile.firmware, "1.7.2"),
        (MetaWearProfile.serial, "055B9E"), (MetaWearProfile.manufacturer, "MbientLab Inc"),
    ]

    /// The state that outlives links, each of which has a session of its own.
    let record: BoardRecord
    /// The most bytes of a packet that the session writes.
    var largestPacket = 20
    /// The answers by the bytes of the request; modules that are not here are absent.
    var answers: [[UInt8]: [UInt8]] = [
        bytes("01 80"): bytes("01 80 00 00"), bytes("03 80"): bytes("03 80 04 00"),
        bytes("04 80"): bytes("04 80 01 00 00 03 01 02"), bytes("13 80"): bytes("13 80 01 00"),
        bytes("11 80"): bytes("11 80 00 0A 07 00"), bytes("11 8C"): bytes("11 8C 57 F0 0F"),
        bytes("04 81 01"): bytes("04 81 01 B4 00"), bytes("04 81 02"): bytes("04 81 02 F9 FF"),
        bytes("04 81 03"): bytes("04 81 03 F9 FF"),
    ]
    /// The texts of the device information.
    var texts = Dictionary(uniqueKeysWithValues: ownTexts.map { ($0.uuid, $0.text) })
    /// Requests with that beginning get no answer.
    var silent: [[UInt8]] = []
    /// A stream that a test has started.
    var running: SampleFeed?
    /// Whether writes fail.
    var refusesWrites = false
    /// Whether the write of a packet fails.
    var refuses: ([UInt8]) -> Bool = { _ in false }
    /// The answers of a module that a test plays; nil for packets that it does not know.
    var module: (([UInt8]) -> [[UInt8]]?)?
    /// Whether the board gets the packet after the last one that is answered.
    var takesLastPacket = false
    /// The number of requests that are answered before it stops; nil for all.
    var patience: Int?
    private(set) var writes: [String] = []
    /// The packets that were written with response.
    private(set) var acknowledged: [String] = []
    var requestCount = 0
    private var outlets: [ObjectHandle: SampleOutlet] = [:]

    /// A board with a BMI160, in place of the BMI270 that it has otherwise.
    static func older() -> BoardBench {
        let board = BoardBench()
        board.answers[bytes("03 80")] = bytes("03 80 01 02")
        board.answers[bytes("13 80")] = bytes("13 80 00 01")
        return board
    }

    init(isFed: Bool = false, record: BoardRecord = BoardRecord()) {
        self.record = record
        super.init(MetaWearSession(record), isFed: isFed)
    }

    static var table: GATTTable {
        let texts = ownTexts.enumerated().map { index, row in
            Characteristic(
                service: MetaWearProfile.deviceInformation, uuid: row.uuid,
                handle: ValueHandle(rawValue: UInt16(20 + 2 * index)), properties: .read)
        }
        return GATTTable(
            [
                Characteristic(
                    service: MetaWearProfile.service, uuid: MetaWearProfile.command, handle: command,
                    properties: [.write, .writeWithoutResponse]),
                Characteristic(
                    service: MetaWearProfile.service, uuid: MetaWearProfile.notification, handle: notification,
                    properties: .notify),
            ] + texts)
    }

    // MARK: The board

    override func responses(to action: SessionAction) -> [Response] {
        requestCount += 1
        if case .write(let packet, let handle, let kind, _) = action {
            #expect(handle == Self.command && packet.count <= largestPacket)
            writes.append(Hex.text(packet.span))
            if case .withResponse = kind { acknowledged.append(Hex.text(packet.span)) }
        }
        if let patience, requestCount > patience {
            if takesLastPacket, requestCount == patience + 1, case .write(let packet, _, _, _) = action {
                _ = module?(packet)
            }
            return []
        }
        switch action {
        case .read(let handle, _):
            let text = texts[Self.ownTexts[(Int(handle.rawValue) - 20) / 2].uuid] ?? ""
            return [.end(.success(ReceivedBytes(Array(text.utf8))))]
        case .write(let packet, _, _, _) where refusesWrites || refuses(packet):
            return [.end(.failure(VeltoError(.rejected, "no")))]
        case .write(let packet, _, _, _):
            return [.end(.success([]))] + replies(to: packet).map { .notify($0, from: Self.notification) }
        default: return [.end(.success([]))]
        }
    }

    private func replies(to packet: [UInt8]) -> [[UInt8]] {
        if let replies = module?(packet) { return replies }
        guard packet.count > 1, packet[1] & 0x80 != 0, !silent.contains(where: { packet.starts(with: $0) }) else {
            return []
        }
        if let answer = answers[packet] { return [answer] }
        return packet[1] == 0x80 ? [Array(packet.prefix(2))] : []
    }

    // MARK: What happens

    func connect(_ table: GATTTable = BoardBench.table) { linkUp(table) }

    /// A board that is ready, as if nothing was written yet.
    func connected() -> BoardBench {
        connect()
        writes = []
        return self
    }

    func notify(_ packet: [UInt8], after seconds: Double = 0) {
        notify(packet, from: Self.notification, after: seconds)
    }

    func notify(_ text: String, after seconds: Double = 0) { notify(bytes(text), after: seconds) }

    /// Checks a command, and keeps a preference for later links.
    override func prepare(_ command: any SessionCommand) throws(VeltoError) {
        try (command as? any BoardCommand)?.check()
        if let preference = command as? any BoardPreference { record.with { try? $0.preferences.take(preference) } }
    }

    /// Ends the link; the next one has another session.
    override func linkDown() {
        super.linkDown()
        session = MetaWearSession(record)
    }

    // MARK: Signals

    /// Starts a stream of a signal, whose frames `take` returns.
    func stream(_ identifier: String, _ units: Units = .native) throws -> Reader {
        let reader = try #require(try reader(of: identifier, units))
        let operation = perform(SignalCommand.start(reader.feed))
        #expect(code(operation) == .ok)
        return reader
    }

    /// Reads a signal once.
    func read(
        _ identifier: String, timeout: Double? = nil
    ) throws -> (values: [Float], operation: ObjectHandle) {
        let reader = try #require(try reader(of: identifier))
        let operation = perform(SignalCommand.read(reader.feed, timeout: timeout))
        outlets[operation] = reader.outlet
        return (take(reader.outlet).values.first ?? [], operation)
    }

    /// The values of a reading that was slow.
    func values(of operation: ObjectHandle) -> [Float] { outlets[operation].flatMap { take($0).values.first } ?? [] }

    // MARK: What is seen

    var status: BoardStatus? { state as? BoardStatus }

    /// The detections of detectors.
    var detections: [(detector: Int, code: Int, axes: UInt32, sign: Int, count: UInt32)] {
        events.compactMap { event in
            guard case .detected(let detector, let code, let axes, let sign, let count) = event else { return nil }
            return (detector, code, axes, sign, count)
        }
    }

    /// The details that were described last.
    var details: DeviceDetails? { described.last }

    func takeWrites() -> [String] {
        defer { writes = [] }
        return writes
    }
}
