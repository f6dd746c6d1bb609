internal import VeltoBluetooth
internal import VeltoCore

/// The bus inside a board.
///
/// It carries every report of a module to the radio and to the consuming modules.
///
/// Consumers (loggers, processors, events) receive a report whether or not a host is connected. Delivery is never
/// nested: a report is delivered after the module that posted it has returned, and a resulting command is executed
/// after all reports are delivered.
struct BoardBus {
    var radio = BoardRadio()
    /// The registers that modules consume.
    private var listened: Set<Key> = []
    private var reports = FirstInFirstOut<BoardReport>()
    private var commands = FirstInFirstOut<BoardCommand>()
    private var packet = ByteWriter()

    /// A module and a register byte.
    private struct Key: Hashable {
        let module: UInt8
        let register: UInt8
    }

    /// The maximum number of reports on the bus.
    ///
    /// Further reports are dropped, as in the queues of a firmware.
    private static let capacity = 256

    // MARK: Listeners

    /// Returns whether a register's reports have a consumer.
    ///
    /// Without a consumer, a module computes nothing.
    func isHeard(_ module: UInt8, _ register: UInt8) -> Bool {
        radio.hears(module, register) || isListened(module, register)
    }

    /// Returns whether a module consumes a register.
    func isListened(_ module: UInt8, _ register: UInt8) -> Bool {
        !listened.isEmpty && listened.contains(Key(module: module, register: register))
    }

    /// Replaces the sources that modules consume.
    mutating func listen(to sources: some Sequence<BoardSource>) {
        listened = Set(sources.lazy.map { Key(module: $0.module, register: $0.register) })
    }

    /// Clears subscriptions, consumed sources and queues.
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

    /// Reports the value of a part of a register, such as the output of a processor.
    ///
    /// The report is sent over the radio only if `isSent`.
    mutating func report(
        _ module: UInt8, _ register: UInt8, _ value: [UInt8], isSent: Bool, at time: Timestamp
    ) {
        if isSent, radio.isOn {
            let packet = [module, register] + value.prefix(BoardTable.longestPacket - 2)
            radio.notify(packet: packet.span, at: time)
        }
        post(module, register, value.span, at: time)
    }

    /// Reports a sample without allocating.
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

    /// Reports the value that a command has read; a silent read is not sent over the radio.
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

    /// Enqueues a command that a report has triggered.
    mutating func submit(_ command: BoardCommand) {
        if commands.count < Self.capacity { commands.append(command) }
    }

    /// Removes and returns the oldest pending command.
    mutating func takeCommand() -> BoardCommand? { commands.popFirst() }

    /// Drops all queued reports and commands.
    mutating func dropWaiting() {
        reports.removeAll()
        commands.removeAll()
    }
}

/// A queue that reuses its memory.
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
