internal import VeltoCore

/// The event module: commands that values on the bus trigger.
///
/// Source: MetaWear system notes, 4.2. Two choices are the simulator's own: each entry has an immediate reply, and
/// entries and parameters can be read back as written.
struct BoardEvents: BoardModule {
    private static let module: UInt8 = 0x0A

    private enum Register {
        static let entry: UInt8 = 0x02
        static let parameters: UInt8 = 0x03
        static let remove: UInt8 = 0x04
        static let removeAll: UInt8 = 0x05
    }

    /// An event: its entry, and the parameters of its command once they are received.
    private struct Event {
        let entry: [UInt8]
        var parameters: [UInt8]?

        init(_ entry: [UInt8]) {
            self.entry = entry
            parameters = entry[5] == 0 ? [] : nil
        }

        var source: BoardSource { BoardSource(module: entry[0], register: entry[1], id: entry[2]) }

        /// Returns the command that a value triggers, or nil while the parameters are missing.
        func command(after report: BoardReport) -> BoardCommand? {
            guard var parameters else { return nil }
            if entry.count == BoardEvents.entrySize + 2, entry[6] & 1 == 1 {
                let (length, offset) = (Int(entry[6] >> 1 & 7), Int(entry[6] >> 4))
                for index in 0..<length where Int(entry[7]) + index < parameters.count {
                    parameters[Int(entry[7]) + index] = report.value.dropFirst(offset + index).first ?? 0
                }
            }
            return BoardCommand([entry[3], entry[4]] + parameters)
        }
    }

    private static let usualSlots: UInt8 = 28
    fileprivate static let entrySize = 6
    private static let placeholder: [UInt8] = [0x01, 0x01, 0xFF, 0x01, 0x01, 0]

    private let reads: BoardConfiguration.EventReads
    private var events: [Event?]
    /// The event that receives the next parameters.
    private var newest: Int?

    init(_ information: BoardModuleInformation, _ configuration: BoardConfiguration) {
        reads = configuration.eventReads
        events = Array(repeating: nil, count: Int(information.extra.first ?? Self.usualSlots))
    }

    func sources(_ body: BoardBody) -> [BoardSource] { events.compactMap { $0.map { heard($0.source) } } }

    /// Returns the bus source that fires events of a source, with the read bits that the firmware uses.
    private func heard(_ source: BoardSource) -> BoardSource {
        guard source.register & BoardCommand.readBits != 0, let bits = reads.bits else { return source }
        return BoardSource(
            module: source.module, register: source.register & BoardCommand.registerBits | bits, id: source.id)
    }

    // MARK: Registers

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.entry, Self.entrySize), (Register.entry, Self.entrySize + 2): create(payload, &bus, at: time)
        case (Register.parameters, _): take(parameters: payload)
        case (Register.remove, 1) where Int(payload[0]) < events.count: events[Int(payload[0])] = nil
        case (Register.removeAll, 0): events = Array(repeating: nil, count: events.count)
        default: break
        }
    }

    private mutating func create(_ entry: [UInt8], _ bus: inout BoardBus, at time: Timestamp) {
        newest = events.firstIndex { $0 == nil }
        if let newest { events[newest] = Event(entry) }
        bus.radio.send(
            BoardTable.notification, [Self.module, Register.entry] + (newest.map { [UInt8($0)] } ?? []), at: time)
    }

    private mutating func take(parameters: [UInt8]) {
        guard let index = newest, let event = events[index], parameters.count == Int(event.entry[5]) else { return }
        events[index]?.parameters = parameters
        newest = nil
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard payload.count == 1, register == Register.entry || register == Register.parameters else { return nil }
        guard Int(payload[0]) < events.count, let event = events[Int(payload[0])] else { return [] }
        return payload + (register == Register.entry ? event.entry : event.parameters ?? [])
    }

    /// Returns the commands that restore the events.
    ///
    /// Free slots are occupied until the slots after them are restored.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        guard let last = events.lastIndex(where: { $0 != nil }) else { return [[Register.removeAll]] }
        var commands = [[Register.removeAll]]
        for event in events[...last] {
            commands.append([Register.entry] + (event?.entry ?? Self.placeholder))
            if let parameters = event?.parameters { commands.append([Register.parameters] + parameters) }
        }
        for index in 0...last where events[index] == nil { commands.append([Register.remove, UInt8(index)]) }
        return commands
    }

    // MARK: Values

    mutating func hear(_ report: BoardReport, _ body: inout BoardBody, _ bus: inout BoardBus) {
        for event in events {
            guard let event, heard(event.source) == report.source, let command = event.command(after: report) else {
                continue
            }
            bus.submit(command)
        }
    }
}

extension BoardConfiguration.EventReads {
    /// The bits of the reads that fire events; nil for the bits in the event's source.
    fileprivate var bits: UInt8? {
        switch self {
        case .silent: BoardCommand.readBits
        case .loud: BoardCommand.readBits & 0x80
        case .named: nil
        }
    }
}
