internal import VeltoCore
internal import VeltoWearable

/// Appends the frames of blocks to arrays, in units.
///
/// It processes whole columns in loops, since a branch per value would take longer than its conversion.
struct BlockDecoder: Sendable {
    let valueType: SampleTable.ValueType
    let columns: Int
    /// A factor per column; nil for raw values.
    let factors: [Double]?
    /// The number of rows of a column to convert together.
    private static let partRows = 256

    init(_ valueType: SampleTable.ValueType, columns: Int, factors: [Double]?) {
        self.valueType = valueType
        self.columns = columns
        self.factors = factors?.count == columns ? factors : nil
    }

    /// Appends all frames of a block, or throws and appends none.
    ///
    /// Values are those of a live stream: bits of `Float`, or of the raw type for raw units.
    func append(
        _ bytes: Span<UInt8>, to infos: inout [FrameInfo], _ values: inout [UInt32]
    ) throws(VeltoError) {
        var reader = ByteReader(bytes)
        try append(try BlockHeader(&reader), &reader, to: &infos, &values)
    }

    /// Appends the frames after a header that was already read.
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

    /// Appends the times; the header is already checked against the size, so all parts exist.
    private func appendTimes(_ header: BlockHeader, _ bytes: RawSpan, at offset: Int, to infos: inout [FrameInfo]) {
        // Separate loops, since a branch per frame takes as long as the frame.
        let arrivals = offset &+ 4 &* (header.count &- 1)
        if header.contents.contains(.arrivals), header.firstTime > Int64(UInt32.max) * Int64(BlockEncoder.timeStep) {
            appendTimes(header, bytes, at: offset, to: &infos) { info, index in
                let arrival = unsafe Self.arrival(of: info, bytes, arrivals &+ 4 &* index)
                info.arrival.nanoseconds = UInt64(truncatingIfNeeded: arrival)
            }
        } else if header.contents.contains(.arrivals) {
            // A time this early may precede the start of the clock.
            appendTimes(header, bytes, at: offset, to: &infos) { info, index in
                let arrival = unsafe Self.arrival(of: info, bytes, arrivals &+ 4 &* index)
                info.arrival.nanoseconds = UInt64(truncatingIfNeeded: max(arrival, 0))
            }
        } else {
            appendTimes(header, bytes, at: offset, to: &infos) { _, _ in }
        }
    }

    @inline(__always)
    private func appendTimes(
        _ header: BlockHeader, _ bytes: RawSpan, at offset: Int, to infos: inout [FrameInfo],
        arrival: (inout FrameInfo, Int) -> Void
    ) {
        infos.append(addingCapacity: header.count) { output in
            unsafe output.withUnsafeMutableBufferPointer { infos, initialized in
                var info = FrameInfo()
                info.timestamp.nanoseconds = UInt64(clamping: header.firstTime)
                info.sequence = header.firstSequence
                arrival(&info, 0)
                unsafe infos.initializeElement(at: 0, to: info)
                for index in 1..<header.count {
                    let step = unsafe Self.word(bytes, offset &+ 4 &* (index &- 1))
                    info.timestamp.nanoseconds &+= UInt64(step) &* BlockEncoder.timeStep
                    info.sequence &+= 1
                    arrival(&info, index)
                    unsafe infos.initializeElement(at: index, to: info)
                }
                initialized = header.count
            }
        }
    }

    @unsafe @inline(__always)
    private static func arrival(of info: FrameInfo, _ bytes: RawSpan, _ offset: Int) -> Int64 {
        let steps = unsafe Int64(Int32(bitPattern: word(bytes, offset)))
        return Int64(truncatingIfNeeded: info.timestamp.nanoseconds) &+ steps &* Int64(BlockEncoder.timeStep)
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
        if header.flagRuns > 0 { try readFlags(header, &reader, start, &infos) }
        if header.jumps > 0 { try readJumps(header, &reader, start, &infos) }
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
        // Separate loops, since the choice takes as long as a number.
        if factors == nil {
            unsafe spread(rows, MemoryLayout<Kept>.size, at: offset, to: &values) { words, offset, _ in
                for row in 0..<words.count {
                    // Signed numbers are sign-extended.
                    unsafe words[row] = UInt32(
                        truncatingIfNeeded: Kept(littleEndian: Self.value(bytes, offset, row)))
                }
            }
        } else {
            unsafe spread(rows, MemoryLayout<Kept>.size, at: offset, to: &values) { words, offset, factor in
                for row in 0..<words.count {
                    let kept = unsafe Kept(littleEndian: Self.value(bytes, offset, row))
                    unsafe words[row] = Float(Double(kept) * factor).bitPattern
                }
            }
        }
    }

    private func floats(_ rows: Int, _ bytes: RawSpan, at offset: Int, to values: inout [UInt32]) {
        guard factors != nil else {
            return integers(UInt32.self, rows, bytes, at: offset, to: &values)
        }
        unsafe spread(rows, MemoryLayout<UInt32>.size, at: offset, to: &values) { words, offset, factor in
            for row in 0..<words.count {
                let kept = unsafe Float(bitPattern: UInt32(littleEndian: Self.value(bytes, offset, row)))
                unsafe words[row] = Float(Double(kept) * factor).bitPattern
            }
        }
    }

    @unsafe @inline(__always)
    private static func value<Kept: BitwiseCopyable>(_ bytes: RawSpan, _ offset: Int, _ row: Int) -> Kept {
        unsafe bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: offset &+ row &* MemoryLayout<Kept>.size, as: Kept.self)
    }

    /// Spreads columns over rows; `convert` converts a part of a column to words with vector instructions.
    private func spread(
        _ rows: Int, _ size: Int, at start: Int, to values: inout [UInt32],
        _ convert: (_ words: UnsafeMutableBufferPointer<UInt32>, _ offset: Int, _ factor: Double) -> Void
    ) {
        let width = columns
        values.append(addingCapacity: rows * width) { output in
            unsafe output.withUnsafeMutableBufferPointer { values, count in
                unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.partRows) { words in
                    for column in 0..<width {
                        for first in stride(from: 0, to: rows, by: Self.partRows) {
                            let part = unsafe UnsafeMutableBufferPointer(
                                rebasing: words[..<min(rows &- first, Self.partRows)])
                            unsafe convert(part, start &+ (column &* rows &+ first) &* size, factors?[column] ?? 1)
                            for row in 0..<part.count {
                                unsafe values[(first &+ row) &* width &+ column] = part[row]
                            }
                        }
                    }
                }
                count = rows * width
            }
        }
    }
}
