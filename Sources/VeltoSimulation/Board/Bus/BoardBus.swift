internal import VeltoBluetooth
internal import VeltoCore

/// The bus inside a board: every report of a module passes it, on its way to the radio and to consuming modules.
///
/// Consumers (loggers, processors, events) receive a report whether or not a host is connected. A report is delivered
/// after the module that posted it has returned, and a resulting command is executed after all reports are delivered:
/// nothing is nested.
struct BoardBus {
    var radio = BoardRadio()
    /// The registers that a module listens to.
    private var listened: Set<Key> = []
    private var reports = FirstInFirstOut<BoardReport>()
    private var commands = FirstInFirstOut<BoardCommand>()
    private var packet = ByteWriter()

    /// A module and a register byte.
    private struct Key: Hashable {
        let module: UInt8
        let register: UInt8
    }

    /// The maximum number of reports on the bus; the rest is lost, as in the queues of a firmware.
    private static let capacity = 256

    // MARK: Listeners

    /// Whether a register's reports have a consumer.
    ///
    /// A module computes nothing without one.
    func isHeard(_ module: UInt8, _ register: UInt8) -> Bool {
        radio.hears(module, register) || isListened(module, register)
    }

    /// Whether a module listens to a register.
    func isListened(_ module: UInt8, _ register: UInt8) -> Bool {
        !listened.isEmpty && listened.contains(Key(module: module, register: register))
    }

    /// Replaces the sources that modules listen to.
    mutating func listen(to sources: some Sequence<BoardSource>) {
        listened = Set(sources.lazy.map { Key(module: $0.module, register: $0.register) })
    }

    /// Forgets subscriptions, listeners and everything that waits.
    mutating func reset() {
        radio.reset()
        listened = []
        dropWaiting()
    }

    // MARK: Reports

    /// Reports the value of a register.
    mutating func notify(_ module: UInt8, _ register: UInt8, _ value: [UInt8], at time: Timestamp) {
        radio.notify(module, register, value, at: time)
        post(module, register, value.span, at: time)
    }

    /// Reports the value of a part of a register, such as the output of a processor: over the radio only if a host wants that part.
    mutating func report(
        _ module: UInt8, _ register: UInt8, _ value: [UInt8], isSent: Bool, at time: Timestamp
    ) {
        if isSent, radio.isOn {
            let packet = [module, register] + value.prefix(BoardTable.longestPacket - 2)
            radio.notify(packet: packet.span, at: time)
        }
        post(module, register, value.span, at: time)
    }

    /// Reports the numbers of samples; allocates nothing.
    mutating func notify(_ module: UInt8, _ register: UInt8, samples: [Int16], at time: Timestamp) {
        guard isHeard(module, register) else { return }
        packet.removeAll()
        packet.write(module)
        packet.write(register)
        for sample in samples { packet.write(sample) }
        let bytes = packet.bytes
        if radio.hears(module, register) { radio.notify(packet: bytes.span, at: time) }
        post(module, register, bytes.span.extracting(droppingFirst: 2), at: time)
    }

    /// Reports the value that a command has read: over the radio, unless the read is silent.
    mutating func answer(_ command: BoardCommand, _ value: [UInt8], at time: Timestamp) {
        if !command.isSilent { radio.answer(command.module, command.register, value, at: time) }
        post(command.module, command.registerByte, value.span, at: time)
    }

    private mutating func post(_ module: UInt8, _ register: UInt8, _ value: Span<UInt8>, at time: Timestamp) {
        guard isListened(module, register), reports.count < Self.capacity else { return }
        reports.append(BoardReport(module, register, value, at: time))
    }

    /// Removes and returns the oldest undelivered report.
    mutating func takeReport() -> BoardReport? { reports.popFirst() }

    // MARK: Commands

    /// Adds a command that follows from a report, such as that of an event.
    mutating func submit(_ command: BoardCommand) {
        if commands.count < Self.capacity { commands.append(command) }
    }

    /// Removes and returns the oldest pending command.
    mutating func takeCommand() -> BoardCommand? { commands.popFirst() }

    /// Drops reports and commands that wait.
    mutating func dropWaiting() {
        reports.removeAll()
        commands.removeAll()
    }
}

/// A queue that keeps its memory.
private struct FirstInFirstOut<Element> {
    private var elements: [Element] = []
    private var first = 0

    var count: Int { elements.count - first }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        defer {
            first += 1
            if first == elements.count { removeAll() }
        }
        return elements[first]
    }

    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        first = 0
    }
}
