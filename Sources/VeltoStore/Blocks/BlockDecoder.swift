internal import VeltoCore
internal import VeltoWearable

/// Appends the frames of blocks to arrays, in units: loops over whole columns, as a branch for each value would take longer
/// than its conversion.
struct BlockDecoder: Sendable {
    let valueType: SampleTable.ValueType
    let columns: Int
    /// A factor for each column; nil for raw values.
    let factors: [Double]?

    init(_ valueType: SampleTable.ValueType, columns: Int, factors: [Double]?) {
        self.valueType = valueType
        self.columns = columns
        self.factors = factors?.count == columns ? factors : nil
    }

    /// Appends all frames of a block, or none and throws.
    ///
    /// Values are as a live stream gives them: bits of `Float`, or for raw units of the raw type.
    func append(
        _ bytes: Span<UInt8>, to infos: inout [FrameInfo], _ values: inout [UInt32]
    ) throws(VeltoError) {
        var reader = ByteReader(bytes)
        try append(try BlockHeader(&reader), &reader, to: &infos, &values)
    }

    /// Appends the frames behind a header that was read.
    func append(
        _ header: BlockHeader, _ reader: inout ByteReader, to infos: inout [FrameInfo], _ values: inout [UInt32]
    ) throws(VeltoError) {
        guard header.number.holds(valueType) else {
            throw Block.damaged("its numbers are not of the type of the track")
        }
        guard header.columns == columns else {
            throw Block.damaged("it has \(header.columns) columns, and its track \(columns)")
        }
        let start = infos.count
        appendTimes(header, reader.bytes, at: reader.offset, to: &infos)
        do throws(ByteError) {
            try readInfos(header, &reader, start, &infos)
        } catch {
            infos.removeLast(header.count)
            throw Block.damaged("\(error)")
        }
        appendValues(header, reader.bytes, at: reader.offset, to: &values)
    }

    // MARK: Infos

    /// The header has been checked against the size: all parts are there.
    private func appendTimes(_ header: BlockHeader, _ bytes: RawSpan, at offset: Int, to infos: inout [FrameInfo]) {
        let count = header.count
        infos.append(addingCapacity: count) { output in
            unsafe output.withUnsafeMutableBufferPointer { infos, initialized in
                var info = FrameInfo()
                info.timestamp.nanoseconds = UInt64(clamping: header.firstTime)
                info.sequence = header.firstSequence
                var (step, arrival) = (offset, offset &+ 4 &* (count &- 1))
                let hasArrivals = header.contents.contains(.arrivals)
                for index in 0..<count {
                    if index > 0 {
                        info.timestamp.nanoseconds &+= unsafe UInt64(Self.word(bytes, step)) &* BlockEncoder.timeStep
                        info.sequence &+= 1
                        step &+= 4
                    }
                    if hasArrivals {
                        let kept = Int64(truncatingIfNeeded: info.timestamp.nanoseconds)
                        let offset = unsafe Int64(Int32(bitPattern: Self.word(bytes, arrival)))
                        let sum = kept &+ offset &* Int64(BlockEncoder.timeStep)
                        info.arrival.nanoseconds = UInt64(truncatingIfNeeded: max(sum, 0))
                        arrival &+= 4
                    }
                    unsafe infos.initializeElement(at: index, to: info)
                }
                initialized = count
            }
        }
    }

    @unsafe @inline(__always)
    private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt32 {
        unsafe UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self))
    }

    private func readInfos(
        _ header: BlockHeader, _ reader: inout ByteReader, _ start: Int, _ infos: inout [FrameInfo]
    ) throws(ByteError) {
        let steps = 4 * (header.count - 1)
        try reader.skip(steps + (header.contents.contains(.arrivals) ? 4 * header.count : 0))
        if header.contents.contains(.ticks) {
            var tick = UInt32(truncatingIfNeeded: header.firstTick)
            for index in start..<infos.count {
                if index > start { tick &+= try reader.read(UInt32.self) }
                infos[index].tick = tick
            }
        }
        try readFlags(header, &reader, start, &infos)
        try readJumps(header, &reader, start, &infos)
    }

    private func readFlags(
        _ header: BlockHeader, _ reader: inout ByteReader, _ start: Int, _ infos: inout [FrameInfo]
    ) throws(ByteError) {
        var next = start
        for _ in 0..<header.flagRuns {
            let length = Int(try reader.read(UInt32.self))
            let flags = FrameInfo.Flags(rawValue: try reader.read(UInt32.self))
            guard length <= infos.count - next else { throw mismatch(reader) }
            for index in next..<next + length { infos[index].flags = flags }
            next += length
        }
        guard next == start || next == infos.count else { throw mismatch(reader) }
    }

    private func readJumps(
        _ header: BlockHeader, _ reader: inout ByteReader, _ start: Int, _ infos: inout [FrameInfo]
    ) throws(ByteError) {
        var (last, missing) = (0, UInt64(0))
        for _ in 0..<header.jumps {
            let index = Int(try reader.read(UInt32.self))
            let count = UInt64(try reader.read(UInt32.self))
            guard index > last, index < header.count else { throw mismatch(reader) }
            for frame in last..<index { infos[start + frame].sequence &+= missing }
            missing &+= count
            last = index
        }
        guard missing > 0 else { return }
        for frame in last..<header.count { infos[start + frame].sequence &+= missing }
    }

    private func mismatch(_ reader: ByteReader) -> ByteError {
        ByteError(offset: reader.offset, needed: 0, available: reader.remaining)
    }

    // MARK: Values

    private func appendValues(_ header: BlockHeader, _ bytes: RawSpan, at offset: Int, to values: inout [UInt32]) {
        switch header.number {
        case .float32: floats(header.count, bytes, at: offset, to: &values)
        case .uint32: integers(UInt32.self, header.count, bytes, at: offset, to: &values)
        case .int32: integers(Int32.self, header.count, bytes, at: offset, to: &values)
        case .uint8: integers(UInt8.self, header.count, bytes, at: offset, to: &values)
        case .int8: integers(Int8.self, header.count, bytes, at: offset, to: &values)
        case .uint16: integers(UInt16.self, header.count, bytes, at: offset, to: &values)
        case .int16: integers(Int16.self, header.count, bytes, at: offset, to: &values)
        }
    }

    private func integers<Kept: FixedWidthInteger & BitwiseCopyable>(
        _: Kept.Type, _ rows: Int, _ bytes: RawSpan, at offset: Int, to values: inout [UInt32]
    ) {
        if factors == nil {
            // Numbers with a sign keep it.
            spread(rows, bytes, at: offset, to: &values) { (kept: Kept, _) in
                UInt32(truncatingIfNeeded: Kept(littleEndian: kept))
            }
        } else {
            spread(rows, bytes, at: offset, to: &values) { (kept: Kept, factor) in
                Float(Double(Kept(littleEndian: kept)) * factor).bitPattern
            }
        }
    }

    private func floats(_ rows: Int, _ bytes: RawSpan, at offset: Int, to values: inout [UInt32]) {
        if factors == nil {
            spread(rows, bytes, at: offset, to: &values) { (kept: UInt32, _) in UInt32(littleEndian: kept) }
        } else {
            spread(rows, bytes, at: offset, to: &values) { (kept: UInt32, factor) in
                Float(Double(Float(bitPattern: UInt32(littleEndian: kept))) * factor).bitPattern
            }
        }
    }

    /// Spreads columns over rows.
    @inline(__always)
    private func spread<Kept: BitwiseCopyable>(
        _ rows: Int, _ bytes: RawSpan, at start: Int, to values: inout [UInt32], _ word: (Kept, Double) -> UInt32
    ) {
        let width = columns
        values.append(addingCapacity: rows * width) { output in
            unsafe output.withUnsafeMutableBufferPointer { values, count in
                var offset = start
                for column in 0..<width {
                    let factor = factors?[column] ?? 1
                    for row in 0..<rows {
                        let kept = unsafe bytes.unsafeLoadUnaligned(
                            fromUncheckedByteOffset: offset &+ row &* MemoryLayout<Kept>.size, as: Kept.self)
                        unsafe values[row &* width &+ column] = word(kept, factor)
                    }
                    offset &+= rows &* MemoryLayout<Kept>.size
                }
                count = rows * width
            }
        }
    }
}
