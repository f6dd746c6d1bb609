internal import VeltoCore

/// A detector of changes: outputs a sample that differs enough from the reference, and takes it as the next reference.
///
/// Source: MetaWear system protocol, 5.5.
struct DeltaProcessor: ProcessorType {
    /// The output.
    enum Mode: UInt8, CaseIterable, Sendable {
        /// The sample.
        case absolute
        /// The difference from the reference.
        case differential
        /// 1 above the reference, −1 below it.
        case binary
    }

    static let code: UInt8 = 0x0C
    let name = "differential"
    var writtenStateSize: Int? { MemoryLayout<Int32>.size }

    let mode: Mode
    /// The minimum difference, in LSB of the source.
    let magnitude: UInt32

    init(_ mode: Mode, magnitude: UInt32) {
        self.mode = mode
        self.magnitude = magnitude
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), let mode = Mode(rawValue: byte.bits(3, 3)),
            let magnitude = bytes.next(UInt32.self)
        else { return nil }
        self.init(mode, magnitude: magnitude)
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement { .number }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try checkInteger(magnitude, "value", 1, .max)
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        .written {
            $0.write(UInt8(sizeField: source.size, bits: 2) | (source.isSigned ? 1 << 2 : 0) | mode.rawValue << 3)
            $0.write(magnitude)
        }
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        switch mode {
        case .absolute: source
        case .differential: source.map { $0.with(kind: .signed) }
        case .binary: ProcessorPayload([ProcessorNumber("direction", width: 1, .signed)])
        }
    }

    func rate(of source: OutputRate) -> OutputRate { source.filtered }

    func state(of source: ProcessorPayload) -> ProcessorPayload? { source }

    func heldSize(of source: ProcessorPayload) -> Int { MemoryLayout<Int32>.size }
}
