internal import VeltoCore

/// A detector of crossings of a boundary.
///
/// Source: MetaWear system protocol, 5.5.
struct ThresholdProcessor: ProcessorType {
    /// The output: the sample, or 1 above the boundary and −1 below it.
    enum Mode: UInt8, CaseIterable, Sendable { case absolute, binary }

    static let code: UInt8 = 0x0D
    let name = "threshold"

    let mode: Mode
    /// The boundary, in LSB of the source.
    let boundary: Int32
    /// The distance from the boundary at which a crossing counts, in LSB.
    let hysteresis: UInt16

    init(_ mode: Mode, boundary: Int32, hysteresis: UInt16 = 0) {
        self.mode = mode
        self.boundary = boundary
        self.hysteresis = hysteresis
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), let mode = Mode(rawValue: byte.bits(3, 3)),
            let boundary = bytes.next(Int32.self), let hysteresis = bytes.next(UInt16.self)
        else { return nil }
        self.init(mode, boundary: boundary, hysteresis: hysteresis)
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement { .number }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        .written {
            $0.write(UInt8(sizeField: source.size, bits: 2) | (source.isSigned ? 1 << 2 : 0) | mode.rawValue << 3)
            $0.write(boundary)
            $0.write(hysteresis)
        }
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        mode == .absolute ? source : ProcessorPayload([ProcessorNumber("side", width: 1, .signed)])
    }

    func rate(of source: OutputRate) -> OutputRate { source.filtered }

    func heldSize(of source: ProcessorPayload) -> Int { 1 }
}
