internal import VeltoCore

/// A processor on a board: its source, and its configuration.
struct Processor: Hashable, Sendable {
    let source: ProcessorSignal
    let configuration: ProcessorConfiguration
    /// The creation command, if reported by the board or a saved state.
    ///
    /// Other programs encode some types differently.
    var found: FoundCommand?
}

/// The payload of a processor's creation command as reported by the board, followed by unrelated bytes.
struct FoundCommand: Hashable, Sendable {
    private let all: [UInt8]
    private let count: Int
    /// Whether the number of its bytes is known; some types do not reveal it.
    let isWhole: Bool

    init(_ all: [UInt8], count: Int, isWhole: Bool) {
        self.all = all
        (self.count, self.isWhole) = (count, isWhole)
    }

    /// The bytes that belong to the command.
    var bytes: [UInt8] { Array(all.prefix(count)) }
    /// The bytes to keep: all of them, if their number is not known.
    var saved: [UInt8] { isWhole ? bytes : all }
}

/// The commands of the processor module.
///
/// Source: MetaWear system protocol, 5.1.
enum ProcessorPackets {
    static let create = BoardRegister(.processor, 0x02)
    static let output = BoardRegister(.processor, 0x03)
    static let state = BoardRegister(.processor, 0x04)
    static let configuration = BoardRegister(.processor, 0x05)
    private static let remove = BoardRegister(.processor, 0x06)
    private static let notify = BoardRegister(.processor, 0x07)
    static let removeAll = BoardRegister(.processor, 0x08)

    /// Creates a processor; the board replies with its number.
    static func create(_ processor: Processor, _ firmware: ProcessorFirmware) -> BoardPacket {
        if let found = processor.found { return BoardPacket(create, found.bytes.map { .value($0) }) }
        let (source, configuration) = (processor.source, processor.configuration)
        return BoardPacket(
            create,
            source.sourceBytes + [.value(configuration.code)] + configuration.bytes(for: source.payload, firmware))
    }

    /// Replaces the configuration of a processor, which keeps its type.
    static func configure(_ number: BoardPacket.Byte, _ processor: Processor, _ firmware: ProcessorFirmware)
        -> BoardPacket
    {
        let configuration = processor.configuration
        return BoardPacket(
            Self.configuration,
            [number, .value(configuration.code)] + configuration.bytes(for: processor.source.payload, firmware))
    }

    /// Sets the state: the remaining count, the sum, the count or the reference; throws for types without a state.
    static func setState(
        _ number: BoardPacket.Byte, of configuration: ProcessorConfiguration, to value: Int64
    ) throws(VeltoError) -> BoardPacket {
        guard let size = configuration.writtenStateSize else {
            throw VeltoError(.unsupported, "\(configuration.name) has no state that can be set")
        }
        let isDelta = if case .delta = configuration { true } else { false }
        let range = isDelta ? Int64(Int32.min)...Int64(UInt32.max) : 0...Int64(1) << Int64(8 * size) - 1
        try checkInteger(value, "value", range.lowerBound, range.upperBound)
        let bytes = (0..<size).map { BoardPacket.Byte.value(UInt8(truncatingIfNeeded: value >> Int64(8 * $0))) }
        return BoardPacket(state, [number] + bytes)
    }

    /// Empties the window of an average; throws for other types.
    static func reset(_ number: BoardPacket.Byte, of configuration: ProcessorConfiguration) throws(VeltoError)
        -> BoardPacket
    {
        guard case .average = configuration else {
            throw VeltoError(
                .unsupported, "\(configuration.name) cannot be reset", remedy: "set its state, or configure it again")
        }
        return BoardPacket(state, [number])
    }

    /// Requests source, type and configuration.
    static func query(_ number: UInt8) -> [UInt8] { create.request(number) }

    /// Begins or ends the notifications of a processor.
    ///
    /// The notifications of the register itself are never disabled, since other processors need them.
    static func notifications(_ number: BoardPacket.Byte, _ areOn: Bool) -> [BoardPacket] {
        let own = BoardPacket(notify, [number, .value(areOn ? 1 : 0)])
        return areOn ? [own, BoardPacket(output.notifications(true))] : [own]
    }

    /// Removes a processor; nothing may depend on it.
    static func remove(_ number: BoardPacket.Byte) -> BoardPacket { BoardPacket(remove, [number]) }

    /// Removes all processors.
    static var removeAllPacket: BoardPacket { BoardPacket(removeAll, []) }
}
