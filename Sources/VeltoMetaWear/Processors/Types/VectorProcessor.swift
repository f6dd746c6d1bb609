internal import VeltoCore

/// The root mean square or the root sum square of the channels of a vector.
///
/// Source: MetaWear system protocol, 5.5.
struct VectorProcessor: ProcessorType {
    /// The quantity: the root of the mean, or of the sum, of the squares.
    enum Mode: UInt8, CaseIterable, Sendable { case rms, rss }

    static let code: UInt8 = 0x07
    var name: String { mode == .rms ? "rms" : "rss" }
    private static let (signBit, largestWidth): (UInt8, Int) = (1 << 7, 4)

    let mode: Mode

    init(_ mode: Mode) { self.mode = mode }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard bytes.next(UInt8.self) != nil, let mode = bytes.next(UInt8.self).flatMap(Mode.init) else { return nil }
        self.init(mode)
    }

    func requirement(_ firmware: ProcessorFirmware) -> SourceRequirement {
        SourceRequirement(computes: true, channels: 2...8)
    }

    func check(_ source: ProcessorPayload, _ firmware: ProcessorFirmware) throws(VeltoError) {
        guard source.width <= Self.largestWidth else {
            throw .invalidArgument(
                "source", "has numbers of \(source.width) bytes: must be at most \(Self.largestWidth)")
        }
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        let size = UInt8(sizeField: source.width, bits: 2)
        let channels = UInt8(sizeField: source.channelCount, bits: 3)
        return [
            .value(size | size << 2 | channels << 4 | (source.isSigned ? Self.signBit : 0)), .value(mode.rawValue),
        ]
    }

    /// The output is unsigned, which doubles the range: this suffices for the sum of three channels at full scale.
    func output(of source: ProcessorPayload) -> ProcessorPayload {
        let number = source.number
        return ProcessorPayload([
            ProcessorNumber(name, width: source.width, .unsigned, unit: number.unit, scale: number.scale)
        ])
    }
}
