internal import VeltoCore

/// The modules of a board: the rows of the module table with their firmware.
///
/// A module that is not simulated only replies to a read of its description.
struct BoardModules {
    private struct Slot {
        let information: BoardModuleInformation
        var module: (any BoardModule)?
        /// Whether another module consumes the notifications of this one.
        var isListenedTo = false
    }

    private var slots: [Slot]
    /// The slots of the consuming modules.
    private var listening: [Int] = []

    /// The maximum length of a chain of reports and commands at one moment.
    private static let longestChain = 1000

    private typealias Maker = @Sendable (BoardModuleInformation, BoardConfiguration) -> (any BoardModule)?

    /// The factories of the simulated modules; a new module needs a file and a line here.
    private static let makers: [UInt8: Maker] = [
        0x01: { _, _ in BoardSwitch() },
        0x02: { information, _ in BoardLED(information) },
        0x03: { information, _ in BoardAccelerometer(information) },
        0x04: { information, _ in BoardThermometer(information) },
        0x05: { information, configuration in BoardPins(information, configuration) },
        0x07: { _, _ in BoardBeacon() },
        0x08: { _, configuration in BoardHaptics(configuration) },
        BoardProcessors.module: { information, configuration in BoardProcessors(information, configuration) },
        0x0A: { information, configuration in BoardEvents(information, configuration) },
        BoardLogging.module: { information, _ in BoardLogging(information) },
        0x0C: { information, _ in BoardTimers(information) },
        0x0D: { information, _ in BoardSerialBuses(information) },
        BoardMacros.module: { _, _ in BoardMacros() },
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

    /// Whether a sensor measures or an output plays.
    var isRunning: Bool { slots.contains { $0.module?.isRunning == true } }
    /// The time of the next due work.
    var nextDue: Timestamp {
        var due = Timestamp.distantFuture
        for index in slots.indices {
            if let next = slots[index].module?.nextDue, next < due { due = next }
        }
        return due
    }

    /// Returns the module of a type, if the board has it.
    func first<Module: BoardModule>(_ type: Module.Type) -> Module? {
        for slot in slots {
            if let module = slot.module as? Module { return module }
        }
        return nil
    }

    /// Returns the commands that recreate the current state after a reset.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        slots.flatMap { slot in (slot.module?.commands(body, at: time) ?? []).map { [slot.information.id] + $0 } }
    }

    /// Executes the boot macros.
    mutating func boot(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        for command in body.flash.bootCommands {
            guard let command = BoardCommand(command) else { continue }
            obey(command, &body, &bus, at: time)
            settle(&body, &bus, at: time)
        }
    }

    /// Executes a command, or ignores it if it is invalid.
    mutating func obey(
        _ command: BoardCommand, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        let index = slots.firstIndex { $0.information.id == command.module }
        if command.isRead {
            var payload = absent(command)
            if let index { payload = answer(command, slot: index, &body, at: time) }
            if let payload { bus.answer(command, payload, at: time) }
        } else if let index {
            write(command, slot: index, &body, &bus, at: time)
            listen(body, &bus)
        }
    }

    private mutating func listen(_ body: BoardBody, _ bus: inout BoardBus) {
        listening = []
        var all: [BoardSource] = []
        for index in slots.indices {
            guard let sources = slots[index].module?.sources(body), !sources.isEmpty else { continue }
            listening.append(index)
            all += sources
        }
        bus.listen(to: all)
        for index in slots.indices {
            let (id, registers) = (slots[index].information.id, slots[index].module?.notifying ?? [])
            slots[index].isListenedTo = registers.contains { bus.isListened(id, $0) }
        }
    }

    /// Whether a module consumes the notifications of another one, so that no samples may be skipped.
    var haveListeners: Bool { slots.contains { $0.isListenedTo } }

    /// Passes reports to their consumers and executes the resulting commands until the bus is empty.
    ///
    /// Endless chains, such as an event that is its own source, are aborted.
    mutating func settle(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        for _ in 0..<Self.longestChain {
            if let report = bus.takeReport() {
                for index in listening { slots[index].module?.hear(report, &body, &bus) }
            } else if let command = bus.takeCommand() {
                obey(command, &body, &bus, at: time)
            } else {
                return
            }
        }
        bus.dropWaiting()
    }

    /// Returns the reply for an absent module.
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
        _ command: BoardCommand, slot: Int, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard let module = slots[slot].module else { return }
        if module.notifying.contains(command.register) {
            guard command.payload == [0] || command.payload == [1] else { return }
            bus.radio.subscribe(command.module, command.register, isOn: command.payload == [1])
        } else {
            slots[slot].module?.write(command.register, command.payload, &body, &bus, at: time)
        }
    }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        for index in slots.indices { slots[index].module?.notice(happening, &body, &bus, at: time) }
    }

    /// Runs the work due by a time.
    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        for index in slots.indices where slots[index].module.map({ $0.nextDue <= time }) == true {
            slots[index].module?.run(&body, &bus, at: time)
        }
    }

    /// Skips work that was due before a time, or before an `earlier` time for modules with consumers.
    mutating func skip(to time: Timestamp, orIfHeard earlier: Timestamp) {
        guard nextDue < time else { return }
        for index in slots.indices {
            let start = slots[index].isListenedTo ? earlier : time
            slots[index].module?.skip(to: start)
        }
    }
}
