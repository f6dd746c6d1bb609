package import VeltoCore
package import VeltoWearable

/// The decoded frames of a block: times, numbers, flags and raw values.
package struct Block: Sendable {
    /// The infos of the frames.
    package private(set) var infos: [FrameInfo] = []
    /// The number of values per frame.
    package let columns: Int
    /// The raw values frame by frame, as four bytes each regardless of their type.
    package private(set) var words: [UInt32] = []

    /// Decodes a block of a track; rejects bytes that no encoder produces.
    package static func decode(_ bytes: Span<UInt8>, _ valueType: SampleTable.ValueType) throws(VeltoError) -> Block {
        var reader = ByteReader(bytes)
        let header = try BlockHeader(&reader)
        var block = Block(columns: header.columns)
        let decoder = BlockDecoder(valueType, columns: block.columns, factors: nil)
        try decoder.append(header, &reader, to: &block.infos, &block.words)
        return block
    }

    private init(columns: Int) {
        self.columns = columns
    }

    static func damaged(_ problem: String) -> VeltoError {
        VeltoError(.format, "a block of samples is damaged: \(problem)")
    }
}

extension SampleTable.ValueType {
    /// Returns the number that the bits of a raw value represent.
    func number(of word: UInt32) -> Double {
        switch self {
        case .float32: Double(Float(bitPattern: word))
        case .int32: Double(Int32(bitPattern: word))
        case .uint32, .uint8: Double(word)
        }
    }
}
