internal import VeltoCore

/// A delay: collects a number of samples, and then outputs them.
///
/// Source: MetaWear system protocol, 5.5.
struct DelayProcessor: ProcessorType {
    static let code: UInt8 = 0x0A
    let name = "delay"

    /// The number of samples.
    let count: UInt8

    init(count: UInt8) { self.count = count }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard bytes.next(UInt8.self) != nil, let count = bytes.next(UInt8.self), count > 0 else { return nil }
        self.init(count: count)
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement {
        SourceRequirement(size: firmware.has(.longDelay) ? 16 : 4)
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try checkInteger(count, "count", 1, .max)
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        [.value(UInt8(sizeField: source.size, bits: 7)), .value(count)]
    }

    /// The same mean rate, but in bursts.
    func rate(of source: OutputRate) -> OutputRate { source.filtered }

    func heldSize(of source: ProcessorPayload) -> Int { Int(count) * source.size }
}
