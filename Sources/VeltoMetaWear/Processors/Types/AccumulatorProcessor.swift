internal import VeltoCore

/// A running sum of the samples, or their number; it wraps at its size.
///
/// Source: MetaWear system protocol, 5.5.
struct AccumulatorProcessor: ProcessorType {
    /// The quantity.
    enum Mode: UInt8, CaseIterable, Sendable { case sum, count }

    static let code: UInt8 = 0x02
    private static let (sizeBits, modeBits): (UInt8, UInt8) = (2, 3)
    private static let largestSize = 4
    var name: String { mode == .sum ? "accumulate" : "count" }
    var writtenStateSize: Int? { MemoryLayout<UInt32>.size }

    let mode: Mode
    /// The number of bytes of the output, 1 to 4.
    let outputSize: Int

    init(_ mode: Mode, outputSize: Int) {
        self.mode = mode
        self.outputSize = outputSize
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), let mode = Mode(rawValue: byte.bits(4, Self.modeBits)) else {
            return nil
        }
        self.init(mode, outputSize: Int(byte.bits(0, Self.sizeBits)) + 1)
    }

    /// A sum has one channel, since the bytes have no number of channels.
    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement {
        mode == .sum ? .number : SourceRequirement(size: Self.largestSize)
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try checkInteger(outputSize, "outputSize", 1, Self.largestSize)
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        let sizes =
            UInt8(sizeField: outputSize, bits: Self.sizeBits) | UInt8(sizeField: source.size, bits: Self.sizeBits) << 2
        return [.value(sizes | mode.rawValue << 4)]
    }

    func output(of source: ProcessorPayload) -> ProcessorPayload {
        mode == .sum
            ? source.map { $0.with(width: outputSize) }
            : ProcessorPayload([ProcessorNumber("count", width: outputSize, .unsigned)])
    }

    func state(of source: ProcessorPayload) -> ProcessorPayload? { output(of: source) }

    func heldSize(of source: ProcessorPayload) -> Int { Self.largestSize }
}
