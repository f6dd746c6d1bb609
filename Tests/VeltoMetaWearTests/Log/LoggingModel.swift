import SessionBench
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The logging module of a board in miniature, with the sensors whose samples it would store.
final class LoggingModel {
    /// The sources of the loggers: module, register, id, trigger.
    var loggers = [[UInt8]?](repeating: nil, count: 8)
    var length: UInt32 = 0
    var recycled: UInt32 = 40
    var (tick, reset): (UInt32, UInt8) = (1000, 3)
    /// Whether requests about empty slots are answered.
    var answersEmpty = true
    /// Whether all loggers get one number.
    var repeatsNumbers = false
    /// Whether the end of a clearing is reported.
    var reportsPages = true
    private(set) var isRunning = false
    private(set) var overwrites = false
    /// The modules of the sensors that measure.
    private(set) var sensors: Set<UInt8> = []
    private var notifiesPages = false

    /// The numbers of the loggers.
    var numbers: [UInt8] { loggers.indices.filter { loggers[$0] != nil }.map { UInt8($0) } }

    /// The board is reset: it keeps loggers and entries.
    func restart() {
        (isRunning, sensors, reset, tick) = (false, [], (reset + 1) % 8, 10)
    }

    /// Takes a packet and returns the answers; nil for one of another module.
    func take(_ packet: [UInt8]) -> [[UInt8]]? {
        guard packet.count >= 2 else { return nil }
        if packet.count == 3, [0x03, 0x13].contains(packet[0]), packet[1] == 1 {
            if packet[2] == 1 { sensors.insert(packet[0]) } else { sensors.remove(packet[0]) }
            return []
        }
        guard packet[0] == 0x0B, packet[1] != 0x80 else { return nil }
        let value = packet.count > 2 ? packet[2] : 0
        switch packet[1] {
        case 0x01: isRunning = value == 1
        case 0x02: return [[0x0B, 0x02] + (add(Array(packet[2...])).map { [$0] } ?? [])]
        case 0x82:
            let source = Int(value) < loggers.count ? loggers[Int(value)] : nil
            return source == nil && !answersEmpty ? [] : [[0x0B, 0x82] + (source ?? [])]
        case 0x03: if Int(value) < loggers.count { loggers[Int(value)] = nil }
        case 0x84: return [[0x0B, 0x84] + Self.bytes(tick) + [reset]]
        case 0x85: return [[0x0B, 0x85] + Self.bytes(length)]
        case 0x8C: return [[0x0B, 0x8C] + Self.bytes(recycled).prefix(2)]
        case 0x09 where !isRunning:
            length = 0
            return notifiesPages && reportsPages ? [[0x0B, 0x0D]] : []
        case 0x0A where !isRunning: loggers = loggers.map { _ in nil }
        case 0x0B: overwrites = value == 1
        case 0x0D: notifiesPages = value == 1
        default: break
        }
        return []
    }

    private func add(_ source: [UInt8]) -> UInt8? {
        guard let free = loggers.firstIndex(where: { $0 == nil }) else { return nil }
        if !repeatsNumbers { loggers[free] = source }
        return UInt8(free)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }
}

/// A board with a logging module.
final class LoggingBench {
    /// The information of the modules of older and newer firmware.
    static let (older, newer) = ("0B 80 00 02 08 00 00 10 00", "0B 80 00 03 08 00 00 FB 03 00 02")

    let board: BoardBench
    let model: LoggingModel
    private var parts: UInt64 = 33 << 56

    init(_ information: String = newer, model: LoggingModel = LoggingModel(), record: BoardRecord = BoardRecord()) {
        self.model = model
        board = BoardBench(record: record)
        board.answers[bytes("0B 80")] = bytes(information)
        board.answers[bytes("FE 80")] = bytes("FE 80 00 02")
        board.module = model.take
        _ = board.connected()
    }

    var record: BoardRecord { board.record }
    var loggers: [BoardLogger] { record.with { $0.loggers } }
    var log: LogState { record.with { $0.log } }

    /// A handle as the kit gives them.
    func part() -> PartID {
        parts += 1
        return PartID(ObjectHandle(rawValue: parts))
    }

    /// Creates a logger; returns the outcome, and the part.
    @discardableResult
    func create(_ identifier: String, channel: Int? = nil, key: String = "") -> (code: ResultCode?, part: PartID) {
        let part = part()
        let operation = board.perform(CreateLogger(part: part, key: key, identifier: identifier, channel: channel))
        return (board.code(operation), part)
    }

    /// Performs a command, and returns the packets that it wrote.
    @discardableResult
    func writes(of command: any SessionCommand) -> [String] {
        _ = board.takeWrites()
        let operation = board.perform(command)
        if board.code(operation) != .ok { return ["\(board.code(operation) as Any): \(board.message(operation))"] }
        return board.takeWrites()
    }

    /// Ends the link, and begins another one.
    func reconnect(isReleased: Bool = false) {
        if isReleased { board.goodbye() }
        board.linkDown()
        _ = board.takeWrites()
        board.connect()
    }
}
