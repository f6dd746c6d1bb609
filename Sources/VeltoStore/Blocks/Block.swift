package import VeltoCore
package import VeltoWearable

/// The frames of a block as they were: times, numbers, flags and raw values.
package struct Block: Sendable {
    /// The infos of the frames.
    package let infos: [FrameInfo]
    /// The number of values of a frame.
    package let columns: Int
    /// The raw values frame by frame: bits of four bytes each, whatever their type.
    package let words: [UInt32]

    /// Reads a block of a track, and refuses bytes that no encoder made.
    package static func decode(
        _ bytes: Span<UInt8>, _ valueType: SampleTable.ValueType
    ) throws(VeltoError) -> Block {
        var reader = ByteReader(bytes)
        let header = try BlockHeader(&reader)
        guard header.number.holds(valueType) else { throw damaged("its numbers are not of the type of the track") }
        do throws(ByteError) {
            let infos = try readInfos(header, &reader)
            return Block(infos: infos, columns: header.columns, words: try readWords(header, &reader))
        } catch {
            throw damaged("\(error)")
        }
    }

    static func damaged(_ problem: String) -> VeltoError {
        VeltoError(.format, "a block of samples is damaged: \(problem)")
    }

    // MARK: Infos

    private static func readInfos(
        _ header: BlockHeader, _ reader: inout ByteReader
    ) throws(ByteError) -> [FrameInfo] {
        var infos = [FrameInfo](repeating: FrameInfo(), count: header.count)
        var time = header.firstTime
        for index in infos.indices {
            if index > 0 { time = moved(time, by: Int64(try reader.read(UInt32.self))) }
            infos[index].timestamp = Timestamp(nanoseconds: UInt64(clamping: time))
        }
        if header.contents.contains(.arrivals) {
            for index in infos.indices {
                let kept = Int64(clamping: infos[index].timestamp.nanoseconds)
                let arrival = moved(kept, by: Int64(try reader.read(Int32.self)))
                infos[index].arrival = Timestamp(nanoseconds: UInt64(clamping: arrival))
            }
        }
        if header.contents.contains(.ticks) {
            var tick = header.firstTick
            for index in infos.indices {
                if index > 0 { tick &+= UInt64(try reader.read(UInt32.self)) }
                infos[index].tick = UInt32(truncatingIfNeeded: tick)
            }
        }
        try readFlags(header, &reader, into: &infos)
        try readSequences(header, &reader, into: &infos)
        return infos
    }

    /// A time some steps later, saturated.
    private static func moved(_ time: Int64, by steps: Int64) -> Int64 {
        let (sum, overflow) = time.addingReportingOverflow(steps &* Int64(BlockEncoder.timeStep))
        return overflow ? (steps < 0 ? .min : .max) : sum
    }

    private static func readFlags(
        _ header: BlockHeader, _ reader: inout ByteReader, into infos: inout [FrameInfo]
    ) throws(ByteError) {
        var next = 0
        for _ in 0..<header.flagRuns {
            let length = Int(try reader.read(UInt32.self))
            let flags = FrameInfo.Flags(rawValue: try reader.read(UInt32.self))
            guard length <= infos.count - next else { throw mismatch(reader) }
            for index in next..<next + length { infos[index].flags = flags }
            next += length
        }
        guard next == 0 || next == infos.count else { throw mismatch(reader) }
    }

    private static func readSequences(
        _ header: BlockHeader, _ reader: inout ByteReader, into infos: inout [FrameInfo]
    ) throws(ByteError) {
        var (sequence, next) = (header.firstSequence, 0)
        func number(upTo end: Int) {
            for index in next..<end {
                infos[index].sequence = sequence
                sequence &+= 1
            }
            next = end
        }
        for _ in 0..<header.jumps {
            let index = Int(try reader.read(UInt32.self))
            let missing = UInt64(try reader.read(UInt32.self))
            guard index > next, index < infos.count else { throw mismatch(reader) }
            number(upTo: index)
            sequence &+= missing
        }
        number(upTo: infos.count)
    }

    private static func mismatch(_ reader: ByteReader) -> ByteError {
        ByteError(offset: reader.offset, needed: 0, available: reader.remaining)
    }

    // MARK: Values

    private static func readWords(_ header: BlockHeader, _ reader: inout ByteReader) throws(ByteError) -> [UInt32] {
        switch header.number {
        case .float32, .uint32: try words(header, &reader, UInt32.self)
        case .int32: try words(header, &reader, Int32.self)
        case .uint8: try words(header, &reader, UInt8.self)
        case .int8: try words(header, &reader, Int8.self)
        case .uint16: try words(header, &reader, UInt16.self)
        case .int16: try words(header, &reader, Int16.self)
        }
    }

    /// Numbers with a sign keep it.
    private static func words<Kept: FixedWidthInteger & BitwiseCopyable>(
        _ header: BlockHeader, _ reader: inout ByteReader, _: Kept.Type
    ) throws(ByteError) -> [UInt32] {
        // All numbers are there, and none of them needs to be checked.
        let (start, size) = (reader.offset, MemoryLayout<Kept>.size)
        try reader.skip(header.count * header.columns * size)
        let bytes = reader.bytes
        var words = [UInt32](repeating: 0, count: header.count * header.columns)
        var offset = start
        for column in 0..<header.columns {
            var place = column
            for _ in 0..<header.count {
                let value = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Kept.self)
                words[place] = UInt32(truncatingIfNeeded: Kept(littleEndian: value))
                place &+= header.columns
                offset &+= size
            }
        }
        return words
    }

    // MARK: Reading

    /// The frames within a range of times, both ends included; the times of a block rise.
    package func rows(from start: Timestamp, to end: Timestamp) -> Range<Int> {
        let first = infos.firstIndex { $0.timestamp >= start } ?? infos.count
        let last = infos.lastIndex { $0.timestamp <= end } ?? -1
        return first..<max(first, last + 1)
    }

    /// Appends the values of frames, as a live stream gives them: `Float`, or for raw units the bits of the raw type.
    ///
    /// There is a factor for each column; nil for raw values.
    package func append(
        _ rows: Range<Int>, _ valueType: SampleTable.ValueType, factors: [Double]?, to values: inout [UInt32]
    ) {
        let words = self.words[rows.lowerBound * columns..<rows.upperBound * columns]
        guard let factors, factors.count == columns else { return values += words }
        switch valueType {
        case .float32: convert(words, factors, to: &values) { Double(Float(bitPattern: $0)) }
        case .int32: convert(words, factors, to: &values) { Double(Int32(bitPattern: $0)) }
        case .uint32, .uint8: convert(words, factors, to: &values) { Double($0) }
        }
    }

    /// A function for each type, as a switch for each value would take longer than its conversion.
    @inline(__always)
    private func convert(
        _ words: ArraySlice<UInt32>, _ factors: [Double], to values: inout [UInt32], _ number: (UInt32) -> Double
    ) {
        values.reserveCapacity(values.count + words.count)
        var column = 0
        for word in words {
            values.append(Float(number(word) * factors[column]).bitPattern)
            column = column + 1 == columns ? 0 : column + 1
        }
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
