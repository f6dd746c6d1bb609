internal import VeltoCore

/// A logger, which writes a part of each value of a source into the log.
struct BoardLogger: Equatable {
    let source: BoardSource
    /// Bits 0 to 4 are the offset of the part in a value, bits 5 to 7 its length minus 1.
    let part: UInt8

    static let size = 4

    /// Creates a logger from the four bytes of a packet.
    init(_ bytes: [UInt8]) {
        let byte = { bytes.indices.contains($0) ? bytes[$0] : 0 }
        source = BoardSource(module: byte(0), register: byte(1), id: byte(2))
        part = byte(3)
    }

    var bytes: [UInt8] { [source.module, source.register, source.id, part] }

    /// Returns the logged part of a value as a number.
    func data(of report: BoardReport) -> UInt32 {
        report.number(at: Int(part & 0x1F), length: Int(part >> 5) + 1)
    }
}

/// An entry of the log: the part of a value that a logger has recorded.
///
/// Source: MetaWear system notes, 3.2.
struct BoardLogEntry {
    let logger: UInt8
    let resetID: UInt8
    let tick: UInt32
    let data: UInt32

    /// The number of bytes of an entry, both in the log and in packets.
    static let size = 9

    /// Appends the entry to the bytes of a page.
    func write(to page: inout [UInt8]) {
        page.append(logger & 0x1F | resetID << 5)
        for shift in stride(from: UInt32(0), to: 32, by: 8) { page.append(UInt8(truncatingIfNeeded: tick >> shift)) }
        for shift in stride(from: UInt32(0), to: 32, by: 8) { page.append(UInt8(truncatingIfNeeded: data >> shift)) }
    }
}
