internal import VeltoCore

/// The modules of a board: each number of the module table with the firmware behind it.
///
/// A module that is only described answers the question for its description, and ignores everything else.
struct BoardModules {
    private struct Slot {
        let information: BoardModuleInformation
        var module: (any BoardModule)?
    }

    private var slots: [Slot]

    private typealias Maker = @Sendable (BoardModuleInformation, BoardConfiguration) -> (any BoardModule)?

    /// What is simulated: a module is a file, and a line here.
    private static let makers: [UInt8: Maker] = [
        0x01: { _, _ in BoardSwitch() },
        0x02: { information, _ in BoardLED(information) },
        0x03: { information, _ in BoardAccelerometer(information) },
        0x04: { information, _ in BoardThermometer(information) },
        0x05: { information, configuration in BoardPins(information, configuration) },
        0x07: { _, _ in BoardBeacon() },
        0x08: { _, configuration in BoardHaptics(configuration) },
        0x0B: { _, _ in BoardLogging() },
        0x0D: { information, _ in BoardSerialBuses(information) },
        0x11: { information, configuration in BoardSettings(information, configuration) },
        0x12: { information, _ in BoardBarometer(information) },
        0x13: { information, _ in BoardGyroscope(information) },
        0x14: { _, _ in BoardLightSensor() },
        0x15: { information, _ in BoardMagnetometer(information) },
        0x16: { _, _ in BoardHygrometer() },
        0x19: { information, _ in BoardFusion(information) },
        0xFE: { information, _ in BoardDebug(information) },
    ]

    init(_ configuration: BoardConfiguration) {
        slots = configuration.modules.map {
            Slot(information: $0, module: Self.makers[$0.id]?($0, configuration))
        }
    }

    /// Whether a sensor measures or something plays.
    var isRunning: Bool { slots.contains { $0.module?.isRunning == true } }
    /// The time at which a module has something to do.
    var nextDue: Timestamp {
        var due = Timestamp.distantFuture
        for index in slots.indices {
            if let next = slots[index].module?.nextDue, next < due { due = next }
        }
        return due
    }

    /// The module of a type, if the board has it.
    func first<Module: BoardModule>(_ type: Module.Type) -> Module? {
        for slot in slots {
            if let module = slot.module as? Module { return module }
        }
        return nil
    }

    /// Obeys a command, or ignores it.
    mutating func obey(
        _ command: BoardCommand, _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        let index = slots.firstIndex { $0.information.id == command.module }
        if command.isRead {
            var payload = absent(command)
            if let index { payload = answer(command, slot: index, &body, at: time) }
            if let payload, !command.isSilent { output.answer(command.module, command.register, payload, at: time) }
        } else if let index {
            write(command, slot: index, &body, &output, at: time)
        }
    }

    /// A board tells also that it does not have a module.
    private func absent(_ command: BoardCommand) -> [UInt8]? {
        command.register == BoardCommand.information && command.payload.isEmpty ? [] : nil
    }

    private mutating func answer(
        _ command: BoardCommand, slot: Int, _ body: inout BoardBody, at time: Timestamp
    ) -> [UInt8]? {
        guard command.register != BoardCommand.information else {
            return command.payload.isEmpty ? slots[slot].information.payload : nil
        }
        return slots[slot].module?.read(command.register, command.payload, &body, at: time)
    }

    private mutating func write(
        _ command: BoardCommand, slot: Int, _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        guard let module = slots[slot].module else { return }
        if module.notifying.contains(command.register) {
            guard command.payload == [0] || command.payload == [1] else { return }
            output.subscribe(command.module, command.register, isOn: command.payload == [1])
        } else {
            slots[slot].module?.write(command.register, command.payload, &body, &output, at: time)
        }
    }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        for index in slots.indices { slots[index].module?.notice(happening, &body, &output, at: time) }
    }

    /// Does what is due by a time.
    mutating func run(_ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp) {
        for index in slots.indices where slots[index].module.map({ $0.nextDue <= time }) == true {
            slots[index].module?.run(&body, &output, at: time)
        }
    }

    /// Leaves out what was due before a time.
    mutating func skip(to time: Timestamp) {
        for index in slots.indices { slots[index].module?.skip(to: time) }
    }
}
