internal import VeltoCore

/// A macro in the memory of a board.
struct BoardMacroRecord: Equatable {
    var runsAtBoot: Bool
    var commands: [[UInt8]] = []

    /// The maximum number of commands; further commands are not recorded.
    static let longest = 255
}

/// The macro module: commands in persistent memory.
///
/// Source: MetaWear system notes, 4.3.
struct BoardMacros: BoardModule {
    static let module: UInt8 = 0x0F

    private enum Register {
        static let begin: UInt8 = 0x02
        static let add: UInt8 = 0x03
        static let end: UInt8 = 0x04
        static let run: UInt8 = 0x05
        static let eraseAll: UInt8 = 0x08
        static let addPart: UInt8 = 0x09
    }

    /// The macro being recorded, and the first part of a command that is written in two parts.
    private var recording: (number: Int, macro: BoardMacroRecord, part: [UInt8])?

    init() {}

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.begin, 1): begin(runsAtBoot: payload[0] == 1, body, &bus, at: time)
        case (Register.addPart, 1...) where (recording?.part.count ?? 0) < BoardTable.longestPacket:
            recording?.part += payload
        case (Register.add, _): add(payload)
        case (Register.end, 0): end(&body)
        case (Register.run, 1):
            for command in body.flash.macro(payload[0])?.commands ?? [] {
                if let command = BoardCommand(command) { bus.submit(command) }
            }
        case (Register.eraseAll, 0): body.flash.erasesMacros = true
        default: break
        }
    }

    /// Begins a macro; the reply of a full memory has no number.
    private mutating func begin(runsAtBoot: Bool, _ body: BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        let number = body.flash.macros.firstIndex { $0 == nil }
        recording = number.map { ($0, BoardMacroRecord(runsAtBoot: runsAtBoot), []) }
        bus.radio.send(
            BoardTable.notification, [Self.module, Register.begin] + (number.map { [UInt8($0)] } ?? []), at: time)
    }

    private mutating func add(_ payload: [UInt8]) {
        guard var recording else { return }
        let command = Array((recording.part + payload).prefix(BoardTable.longestPacket))
        if recording.macro.commands.count < BoardMacroRecord.longest { recording.macro.commands.append(command) }
        recording.part = []
        self.recording = recording
    }

    private mutating func end(_ body: inout BoardBody) {
        if let recording { body.flash.macros[recording.number] = recording.macro }
        recording = nil
    }

    /// Erases the macros when the link ends.
    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard case .linkEnded = happening else { return }
        recording = nil
        body.flash.eraseMacros()
    }
}
