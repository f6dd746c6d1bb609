internal import VeltoCore

/// The payload layout of a processor's input or output: samples of numbers, possibly counted and packed.
///
/// Source: MetaWear system protocol, 5.4 and 5.9.
struct ProcessorPayload: Hashable, Sendable {
    /// The prefix of an accounter.
    struct Counter: Hashable, Sendable {
        /// The number of payloads, or the ticks of the log's clock.
        enum Kind: UInt8, Sendable { case count, time }

        let kind: Kind
        let width: Int
        /// Whether each sample has one, as when a packer follows the accounter.
        var isOfSamples = false
    }

    /// The numbers of a sample; none for an event without data.
    var numbers: [ProcessorNumber]
    var counter: Counter?
    /// The number of samples; more than one after a packer.
    var sampleCount = 1
    /// Whether the numbers are those of several signals.
    var isFused = false

    init(_ numbers: [ProcessorNumber]) {
        self.numbers = numbers
    }

    /// The number of bytes of a sample, without a prefix.
    var sampleSize: Int { numbers.reduce(0) { $0 + $1.width } }

    /// The number of bytes; 1 for an event without data, which processors treat as a byte.
    var size: Int {
        let prefix = counter?.width ?? 0
        let samples = sampleCount * (sampleSize + (counter?.isOfSamples == true ? prefix : 0))
        return max(samples + (counter?.isOfSamples == false ? prefix : 0), 1)
    }

    /// The common width of the numbers, or the whole size if they differ.
    var width: Int { isUniform ? numbers[0].width : size }

    /// The number of channels that a processor sees.
    var channelCount: Int { isUniform ? numbers.count : 1 }

    private var isUniform: Bool {
        !numbers.isEmpty && numbers.allSatisfy { $0.width == numbers[0].width }
    }

    /// Whether the numbers are signed; processors treat all numbers of a signal alike.
    var isSigned: Bool { numbers.first?.kind == .signed }

    /// The first number, by which values are scaled.
    var number: ProcessorNumber { numbers.first ?? ProcessorNumber("event", width: 1, .unsigned) }

    /// Changes the numbers of a copy.
    func map(_ change: (ProcessorNumber) -> ProcessorNumber) -> ProcessorPayload {
        var copy = self
        copy.numbers = numbers.map(change)
        return copy
    }

    // MARK: Decoding

    /// A received sample, in native units.
    struct Sample: Hashable {
        /// The counter or the tick; nil without an accounter.
        let counter: UInt32?
        let values: [Double]
    }

    /// Reads the complete samples of a payload.
    ///
    /// A single number uses all bytes, since firmware versions differ in the width of some outputs.
    func samples(in bytes: ReceivedBytes) -> [Sample] {
        var reader = bytes.reader()
        let shared = counter.flatMap { $0.isOfSamples ? nil : Self.number(&reader, $0.width) }
        if let counter, !counter.isOfSamples, shared == nil { return [] }
        var samples: [Sample] = []
        while samples.count < sampleCount {
            let own = counter.flatMap { $0.isOfSamples ? Self.number(&reader, $0.width) : shared }
            guard counter == nil || own != nil, let values = values(&reader) else { break }
            samples.append(Sample(counter: own, values: values))
        }
        return samples
    }

    private func values(_ reader: inout ByteReader) -> [Double]? {
        let isAlone = numbers.count == 1 && sampleCount == 1
        var values: [Double] = []
        for number in numbers {
            let width = isAlone && reader.remaining > 0 ? reader.remaining : number.width
            guard let value = number.read(&reader, width: width) else { return nil }
            values.append(value)
        }
        return values
    }

    private static func number(_ reader: inout ByteReader, _ width: Int) -> UInt32? {
        guard let bytes = try? reader.read(count: width) else { return nil }
        return bytes.prefix(MemoryLayout<UInt32>.size).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
