internal import VeltoCore

/// The source of a report, which loggers, processors and events use to select it.
///
/// Source: MetaWear system notes, 2.1.
struct BoardSource: Hashable {
    let module: UInt8
    /// The register byte; it includes the read bits of values that were read, loud or silent.
    let register: UInt8
    /// The channel, pin or number within the register; `none` for registers without such parts.
    let id: UInt8

    static let none: UInt8 = 0xFF

    /// The registers whose values begin with an id, by module.
    ///
    /// Source: MetaWear module notes, 2.2.
    private static let identified: [UInt8: Set<UInt8>] = [
        0x04: [0x01], 0x05: [0x06, 0x07, 0x08, 0x0A], 0x09: [0x03, 0x04], 0x0C: [0x06], 0x0D: [0x01, 0x02],
        0x0F: [0x07], 0x11: [0x14],
    ]

    /// Returns whether values of a register begin with an id.
    static func isIdentified(_ module: UInt8, _ register: UInt8) -> Bool {
        identified[module]?.contains(register & BoardCommand.registerBits) == true
    }
}

/// A value on the bus of a board.
struct BoardReport {
    let source: BoardSource
    let time: Timestamp
    /// The number of bytes of the value, without the id.
    let count: Int
    private var bytes: InlineArray<18, UInt8>

    /// The longest value that fits into a packet.
    static let longest = 18

    /// Creates a report from the value of a register in a packet.
    ///
    /// The value begins with an id if the register has ids.
    init(_ module: UInt8, _ register: UInt8, _ value: Span<UInt8>, at time: Timestamp) {
        let hasID = !value.isEmpty && BoardSource.isIdentified(module, register)
        source = BoardSource(module: module, register: register, id: hasID ? value[0] : BoardSource.none)
        self.time = time
        let start = hasID ? 1 : 0
        let count = min(value.count - start, Self.longest)
        self.count = count
        bytes = InlineArray { $0 < count ? value[start + $0] : 0 }
    }

    /// Returns the little-endian number at an offset; bytes beyond the value are 0.
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
