package import VeltoCore
package import VeltoWearable

/// The frames of a block as they were: times, numbers, flags and raw values.
package struct Block: Sendable {
    /// The infos of the frames.
    package private(set) var infos: [FrameInfo] = []
    /// The number of values of a frame.
    package let columns: Int
    /// The raw values frame by frame: four bytes each, independent of their type.
    package private(set) var words: [UInt32] = []

    /// Reads a block of a track, and refuses bytes that no encoder made.
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
    /// The number that bits of a raw value stand for.
    func number(of word: UInt32) -> Double {
        switch self {
        case .float32: Double(Float(bitPattern: word))
        case .int32: Double(Int32(bitPattern: word))
        case .uint32, .uint8: Double(word)
        }
    }
}
