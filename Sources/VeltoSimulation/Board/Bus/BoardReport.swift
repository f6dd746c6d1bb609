internal import VeltoCore

/// The source of a report, as loggers, processors and events name it.
///
/// Source: MetaWear system notes, 2.1.
struct BoardSource: Hashable {
    let module: UInt8
    /// The register byte: with the bits of a read for values that were read, loud or silent.
    let register: UInt8
    /// The channel, pin or number within the register; `none` for registers that have no such parts.
    let id: UInt8

    static let none: UInt8 = 0xFF

    /// The registers whose values begin with an id, by their modules.
    ///
    /// Source: MetaWear module notes, 2.2.
    private static let identified: [UInt8: Set<UInt8>] = [
        0x04: [0x01], 0x05: [0x06, 0x07, 0x08, 0x0A], 0x09: [0x03, 0x04], 0x0C: [0x06], 0x0D: [0x01, 0x02],
        0x0F: [0x07], 0x11: [0x14],
    ]

    /// Whether values of a register begin with an id.
    static func isIdentified(_ module: UInt8, _ register: UInt8) -> Bool {
        identified[module]?.contains(register & BoardCommand.registerBits) == true
    }
}

/// A value that passes the bus of a board.
struct BoardReport {
    let source: BoardSource
    let time: Timestamp
    /// The number of bytes of the value, without an id.
    let count: Int
    private var bytes: InlineArray<18, UInt8>

    /// The longest value that fits into a packet.
    static let longest = 18

    /// Takes the value of a register as a packet has it, with its id if it has one.
    init(_ module: UInt8, _ register: UInt8, _ value: Span<UInt8>, at time: Timestamp) {
        let hasID = !value.isEmpty && BoardSource.isIdentified(module, register)
        source = BoardSource(module: module, register: register, id: hasID ? value[0] : BoardSource.none)
        self.time = time
        let start = hasID ? 1 : 0
        let count = min(value.count - start, Self.longest)
        self.count = count
        bytes = InlineArray { $0 < count ? value[start + $0] : 0 }
    }

    /// The bytes from an offset on as a number, least significant byte first; bytes beyond the value are 0.
    func number(at offset: Int, length: Int) -> UInt32 {
        var number: UInt32 = 0
        for index in 0..<min(length, 4) where offset + index < count {
            number |= UInt32(bytes[offset + index]) << UInt32(8 * index)
        }
        return number
    }

    /// The bytes of the value.
    var value: [UInt8] { (0..<count).map { bytes[$0] } }
}
