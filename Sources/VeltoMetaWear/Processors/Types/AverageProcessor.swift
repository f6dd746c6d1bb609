internal import VeltoCore

/// The mean of the newest samples (low-pass), or the difference of the newest sample from that mean (high-pass).
///
/// Source: MetaWear system protocol, 5.5.
struct AverageProcessor: ProcessorType {
    static let code: UInt8 = 0x03
    private static let sizeBits: UInt8 = 2
    private static let highPassBit: UInt8 = 1 << 5
    private static let largestChannelCount = 4
    var name: String { isHighPass ? "high-pass" : "low-pass" }

    /// The number of samples.
    let window: UInt8
    /// Whether the output is the difference from the mean.
    let isHighPass: Bool

    init(window: UInt8, isHighPass: Bool = false) {
        self.window = window
        self.isHighPass = isHighPass
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let byte = bytes.next(UInt8.self), let window = bytes.next(UInt8.self), window > 0 else { return nil }
        if firmware.has(.averageOfVectors), bytes.next(UInt8.self) == nil { return nil }
        self.init(window: window, isHighPass: byte & Self.highPassBit != 0)
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement {
        firmware.has(.averageOfVectors)
            ? SourceRequirement(computes: true, channels: 1...Self.largestChannelCount) : .number
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        try checkInteger(window, "count", 1, .max)
        if isHighPass { try firmware.require(.averageOfVectors) }
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        let size = UInt8(sizeField: source.width, bits: Self.sizeBits)
        let bytes = [size | size << 2 | (isHighPass ? Self.highPassBit : 0), window]
        let channels = firmware.has(.averageOfVectors) ? [UInt8(sizeField: source.channelCount, bits: 4)] : []
        return (bytes + channels).map { .value($0) }
    }

    /// A difference may be negative even for an unsigned source.
    func output(of source: ProcessorPayload) -> ProcessorPayload {
        isHighPass ? source.map { $0.with(kind: .signed) } : source
    }

    func heldSize(of source: ProcessorPayload) -> Int { Int(window) * source.size }
}
