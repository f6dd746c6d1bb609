internal import VeltoCore

/// A detector of pulses: runs of samples that reach a threshold.
///
/// Source: MetaWear system protocol, 5.5; firmware 1.7.2 was observed to report only detections (14.3, Q-08).
struct PulseProcessor: ProcessorType {
    /// The output.
    enum Mode: UInt8, CaseIterable, Sendable {
        /// The number of samples.
        case width
        /// The sum of the samples.
        case area
        /// The largest sample.
        case peak
        /// 1 as soon as the number of samples is sufficient.
        case detection
    }

    static let code: UInt8 = 0x0B
    let name = "pulse"

    let mode: Mode
    /// The threshold, in LSB of the source.
    let threshold: Int32
    /// The minimum number of samples.
    let width: UInt16

    init(_ mode: Mode, threshold: Int32, width: UInt16) {
        self.mode = mode
        self.threshold = threshold
        self.width = width
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard bytes.next(UInt8.self) != nil, bytes.next(UInt8.self) == 0,
            let mode = bytes.next(UInt8.self).flatMap(Mode.init), let threshold = bytes.next(Int32.self),
            let width = bytes.next(UInt16.self)
        else { return nil }
        self.init(mode, threshold: threshold, width: width)
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement { .number }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try checkInteger(width, "width", 1, .max)
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        .written {
            $0.write(UInt8(sizeField: source.size, bits: 7))
            $0.write(UInt8(0))
            $0.write(mode.rawValue)
            $0.write(threshold)
            $0.write(width)
        }
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        switch mode {
        case .width: ProcessorPayload([ProcessorNumber("width", width: 2, .unsigned)])
        case .area: source.map { $0.with(width: 4) }
        case .peak: source
        case .detection: ProcessorPayload([ProcessorNumber("found", width: 1, .unsigned)])
        }
    }

    func rate(of source: OutputRate) -> OutputRate { source.filtered.divided(by: Int(width)) }

    func heldSize(of source: ProcessorPayload) -> Int { 8 }
}
