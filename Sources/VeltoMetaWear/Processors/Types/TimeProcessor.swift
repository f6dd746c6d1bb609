internal import VeltoCore

/// A throttle: outputs one sample per period, or its difference from the previous output sample.
///
/// Source: MetaWear system protocol, 5.5.
struct TimeProcessor: ProcessorType {
    /// The output.
    enum Mode: CaseIterable, Sendable {
        /// The sample.
        case absolute
        /// The difference from the previous output sample.
        case differential
    }

    static let code: UInt8 = 0x08
    let name = "time"
    private static let lengthBits: UInt8 = 3
    /// The codes of the modes.
    ///
    /// Newer firmware uses the third code instead of the first.
    private static let (legacy, differential, everyPeriod): (UInt8, UInt8, UInt8) = (0, 1, 2)

    let mode: Mode
    /// The period (milliseconds).
    let period: UInt32

    init(_ mode: Mode, period: UInt32) {
        self.mode = mode
        self.period = period
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), let period = bytes.next(UInt32.self) else { return nil }
        switch byte.bits(Self.lengthBits, 3) {
        case Self.legacy, Self.everyPeriod: self.init(.absolute, period: period)
        case Self.differential: self.init(.differential, period: period)
        default: return nil
        }
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement {
        if mode == .differential { return .number }
        return SourceRequirement(size: firmware.has(.everyPeriod) ? .max : 4)
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try checkInteger(period, "period", 1, .max)
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        let absolute = firmware.has(.everyPeriod) ? Self.everyPeriod : Self.legacy
        return .written {
            $0.write(
                UInt8(sizeField: source.size, bits: Self.lengthBits)
                    | (mode == .absolute ? absolute : Self.differential) << Self.lengthBits)
            $0.write(period)
        }
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        mode == .differential ? source.map { $0.with(kind: .signed) } : source
    }

    func rate(of source: OutputRate) -> OutputRate { source.limited(to: Double(period) / 1000) }

    func heldSize(of source: ProcessorPayload) -> Int { source.size + MemoryLayout<UInt32>.size }
}
