internal import VeltoCore

/// Reads the settings supported by the firmware.
struct ReadSettings: BoardCommand {
    private static let registers = SettingsRegister.all.filter { !$0.isAssumed }

    var module: BoardModule? { .settings }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.existing(Self.registers).map(\.question)
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.takeSettings(board.existing(Self.registers), answers)
        return []
    }
}

/// Writes parts of the settings, and reads them back.
struct WriteSettings: BoardCommand {
    let settings: BoardSettings
    let members: BoardSettingsMembers

    var module: BoardModule? { .settings }

    private var registers: [SettingsRegister] { SettingsRegister.all.filter { members.contains($0.member) } }

    func check() throws(VeltoError) {
        for row in registers { try row.check(settings) }
    }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        let info = try board.info(.settings)
        if let missing = registers.first(where: { !$0.exists(in: info) }) {
            throw VeltoError(
                .unsupported, "the board, or its firmware, does not have \(missing.name) among its settings")
        }
        let writes = registers.flatMap { BoardStep.write($0.encode(settings, info), "set \($0.name)") }
        return writes + registers.map(\.question)
    }

    func finish(_ answers: [ReceivedBytes], on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.takeSettings(registers, answers, written: settings)
        return []
    }
}

extension BoardPlan {
    /// Returns the registers supported by the firmware.
    fileprivate func existing(_ registers: [SettingsRegister]) throws(VeltoError) -> [SettingsRegister] {
        let info = try info(.settings)
        return registers.filter { $0.exists(in: info) }
    }

    /// Processes the values of registers in order.
    fileprivate mutating func takeSettings(
        _ registers: [SettingsRegister], _ answers: [ReceivedBytes], written: BoardSettings? = nil
    ) throws(VeltoError) {
        let info = try info(.settings)
        let known = written ?? settings
        var read = settings ?? BoardSettings()
        for (row, answer) in zip(registers, answers) {
            try answer.readValue(row.name) { value throws(ByteError) in try row.decode(&read, &value, info) }
        }
        if let known { read.complete(from: known) }
        settings = read
    }
}
