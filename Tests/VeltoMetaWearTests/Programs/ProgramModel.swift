import SessionBench
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The processors, timers, events and macros of a board in miniature.
final class ProgramModel {
    private(set) var processors: [UInt8: [UInt8]] = [:]
    private(set) var timers: [UInt8: [UInt8]] = [:]
    private(set) var events: [UInt8: [[UInt8]]] = [:]
    private(set) var macros: [UInt8: [[UInt8]]] = [:]
    /// Whether requests about slots are answered.
    var answers = true
    /// The writes between the beginning of a recording and its end that were no part of it.
    private(set) var intrusions: [[UInt8]] = []
    private(set) var (reset, tick): (UInt8, UInt32) = (3, 1000)
    private var recording: (number: UInt8, commands: [[UInt8]], part: [UInt8])?
    private var newest: UInt8?
    private var erases = false

    /// The link ends: a recording is given up, and macros are erased if that was asked for.
    func linkEnded() {
        recording = nil
        if erases { macros = [:] }
        erases = false
    }

    /// The board is reset: it keeps macros.
    func restart() { (processors, timers, events, reset, tick) = ([:], [:], [:], (reset + 1) % 8, 10) }

    private static func free(_ used: some Collection<UInt8>, _ count: UInt8) -> UInt8? {
        (0..<count).first { !used.contains($0) }
    }

    /// Takes a packet and returns the answers; nil for one of another module.
    func take(_ packet: [UInt8]) -> [[UInt8]]? {
        guard packet.count >= 2, packet[1] != 0x80 else { return nil }
        let payload = Array(packet[2...])
        if recording != nil, packet[0] != 0x0F { intrusions.append(packet) }
        switch packet[0] {
        case 0x09: return takeProcessor(packet[1], payload)
        case 0x0A: return takeEvent(packet[1], payload)
        case 0x0B where packet[1] == 0x84:
            let ticks = (0..<4).map { UInt8(truncatingIfNeeded: tick >> (8 * UInt32($0))) }
            return [[0x0B, 0x84] + ticks + [reset]]
        case 0x0B where packet[1] == 0x82: return [[0x0B, 0x82]]
        case 0x0C: return takeTimer(packet[1], payload)
        case 0x0F: return takeMacro(packet[1], payload)
        default: return nil
        }
    }

    private func takeProcessor(_ register: UInt8, _ payload: [UInt8]) -> [[UInt8]] {
        switch register {
        case 0x02:
            let number = Self.free(processors.keys, 28)
            if let number { processors[number] = payload }
            return [[0x09, 0x02] + (number.map { [$0] } ?? [])]
        case 0x06: processors[payload[0]] = nil
        case 0x08: processors = [:]
        case 0x82 where answers: return [[0x09, 0x82] + (processors[payload[0]] ?? [])]
        default: break
        }
        return []
    }

    private func takeTimer(_ register: UInt8, _ payload: [UInt8]) -> [[UInt8]] {
        switch register {
        case 0x02:
            let number = Self.free(timers.keys, 8)
            if let number { timers[number] = payload }
            return [[0x0C, 0x02] + (number.map { [$0] } ?? [])]
        case 0x05: timers[payload[0]] = nil
        case 0x82 where answers: return [[0x0C, 0x82] + (timers[payload[0]].map { payload + $0 } ?? [])]
        default: break
        }
        return []
    }

    private func takeEvent(_ register: UInt8, _ payload: [UInt8]) -> [[UInt8]] {
        switch register {
        case 0x02:
            newest = Self.free(events.keys, 28)
            if let newest { events[newest] = [payload, []] }
            return [[0x0A, 0x02] + (newest.map { [$0] } ?? [])]
        case 0x03: if let newest { events[newest]?[1] = payload }
        case 0x04: events[payload[0]] = nil
        case 0x05: events = [:]
        case 0x82 where answers: return [[0x0A, 0x82] + (events[payload[0]].map { payload + $0[0] } ?? [])]
        case 0x83 where answers: return [[0x0A, 0x83] + (events[payload[0]].map { payload + $0[1] } ?? [])]
        default: break
        }
        return []
    }

    private func takeMacro(_ register: UInt8, _ payload: [UInt8]) -> [[UInt8]] {
        switch register {
        case 0x02:
            let number = Self.free(macros.keys, 8)
            recording = number.map { ($0, [], []) }
            return [[0x0F, 0x02] + (number.map { [$0] } ?? [])]
        case 0x09: recording?.part = payload
        case 0x03:
            let whole = (recording?.part ?? []) + payload
            recording?.commands.append(whole)
            recording?.part = []
        case 0x04:
            if let recording { macros[recording.number] = recording.commands }
            recording = nil
        case 0x08: erases = true
        default: break
        }
        return []
    }
}

/// A board with timers, events and macros.
final class ProgramRig {
    let board: BoardBench
    let model: ProgramModel
    private var parts: UInt64 = 36 << 56

    init(model: ProgramModel = ProgramModel(), record: BoardRecord = BoardRecord()) {
        self.model = model
        board = BoardBench(record: record)
        for answer in ProgramBench.modules + ["08 80 00 00", "02 80 00 01", "FE 80 00 02"] {
            board.answers[bytes(String(answer.prefix(5)))] = bytes(answer)
        }
        board.module = model.take
        _ = board.connected()
    }

    var record: BoardRecord { board.record }
    var program: BoardProgram { record.with { $0.program } }

    /// The numbers of a module's parts, as the library knows them.
    func numbers(_ module: BoardModule) -> [UInt8] {
        program.items.filter { $0.module == module }.flatMap(\.numbers).sorted()
    }

    /// A handle as the kit gives them.
    func part() -> PartID {
        parts += 1
        return PartID(ObjectHandle(rawValue: parts))
    }

    /// Performs a command, which must succeed.
    @discardableResult
    func perform(_ command: any BoardCommand) -> Bool { board.code(board.perform(command)) == .ok }

    /// Performs a command, and returns the packets that it wrote.
    func writes(of command: any BoardCommand) -> [String] {
        _ = board.takeWrites()
        let operation = board.perform(command)
        if board.code(operation) != .ok { return ["\(board.code(operation) as Any): \(board.message(operation))"] }
        return board.takeWrites()
    }

    /// Ends the link, and begins another one.
    func reconnect(isReleased: Bool = false) {
        if isReleased { board.goodbye() }
        board.linkDown()
        model.linkEnded()
        _ = board.takeWrites()
        board.connect()
    }

    // MARK: Commands

    /// Two commands of four packets.
    static let kept = KeptCommands(commands: [
        PlayMotor(strength: 1, seconds: 0.5), PlayLight(patterns: [.solid(.green)], action: .play),
    ])

    func timer(period: Double = 1) throws -> CreateTimer {
        CreateTimer(part: part(), timer: try BoardTimer(period: period))
    }

    func event(_ signal: String = "switch") -> CreateEventsOfSequence {
        CreateEventsOfSequence(part: part(), identifier: signal, kept: Self.kept)
    }

    func macro(runsAtBoot: Bool = true) -> CreateMacroOfSequence {
        CreateMacroOfSequence(part: part(), kept: Self.kept, runsAtBoot: runsAtBoot)
    }
}
