internal import VeltoCore

/// The board's description of a processor: its source, its type, and bytes that begin with its configuration.
///
/// Source: MetaWear system protocol, 5.1.
struct ProcessorAnswer: Hashable, Sendable {
    let module: BoardModule
    let register: UInt8
    let id: UInt8
    let trigger: UInt8
    let code: UInt8
    /// The configuration, followed by unrelated bytes unless `isWhole`.
    let bytes: ReceivedBytes
    /// Whether there are no other bytes.
    private(set) var isWhole = false

    private static let none: UInt8 = 0xFF

    /// Reads the answer to a query; nil for an empty slot, whose answer is short, or names no module.
    init?(answer: ReceivedBytes) {
        var value = answer.reader(at: BoardPacket.headerSize)
        guard let module = value.next(UInt8.self), module != Self.none, let register = value.next(UInt8.self),
            let id = value.next(UInt8.self), let trigger = value.next(UInt8.self), let code = value.next(UInt8.self)
        else { return nil }
        self.module = BoardModule(rawValue: module)
        self.register = register
        self.id = id
        self.trigger = trigger
        self.code = code
        bytes = ReceivedBytes(value.readRest())
    }

    /// Reads the payload of the command that creates a processor.
    init?(command: [UInt8], isWhole: Bool) {
        self.init(answer: ReceivedBytes(ProcessorPackets.create.command(command)))
        self.isWhole = isWhole
    }

    /// The payload of its creation command, as far as the length of the configuration is known.
    func command(_ firmware: ProcessorFirmware) -> FoundCommand {
        let all = bytes.readAll()
        let size = isWhole ? all.count : ProcessorConfiguration.size(code: code, bytes.reader(), firmware)
        let head = [module.rawValue, register, id, trigger, code]
        return FoundCommand(head + all, count: head.count + (size ?? 0), isWhole: size != nil)
    }

    /// The place and the length of the source; lengths above 8 have lost their upper bits.
    var part: LogSource.Chunk { LogSource.Chunk(trigger: trigger) }

    /// The number of the processor that is the source; nil for a signal of the board itself.
    var sourceProcessor: UInt8? {
        module == .processor && register & BoardRegister.numberBits == ProcessorPackets.output.number ? id : nil
    }

    /// The configuration.
    func configuration(_ firmware: ProcessorFirmware) -> ProcessorConfiguration {
        ProcessorConfiguration(code: code, bytes.reader(), firmware)
    }

    /// Returns whether the board describes the processor that a packet has created.
    func isMade(by packet: [UInt8]) -> Bool {
        let own = [module.rawValue, register, id, trigger, code] + bytes.readAll()
        return own.starts(with: packet.dropFirst(BoardPacket.headerSize))
    }
}
