package import VeltoCore
package import VeltoWearable

/// A block as the table keeps it.
package struct EncodedBlock: Hashable, Sendable {
    /// The number of its first frame.
    package let firstSequence: UInt64
    /// The time of the first frame, and of the last one.
    package let first, last: Timestamp
    /// The number of frames.
    package let count: Int
    /// The smallest and the largest value of each column.
    package let extremes: [UInt8]
    /// The bytes of the block.
    package let payload: [UInt8]
}

/// Gathers frames of a track, and makes a block of them.
package struct BlockEncoder: Sendable {
    /// The number of frames of a full block.
    package static let largestCount = 256
    /// The time between the first frame of a block and its last one (nanoseconds).
    static let longestTime: UInt64 = 60_000_000_000
    /// Times are kept in such steps (nanoseconds).
    static let timeStep: UInt64 = 100

    /// The frames of the block.
    package let layout: FrameLayout
    private var infos: [FrameInfo] = []
    private var values: [UInt8] = []

    /// Starts without frames.
    package init(_ layout: FrameLayout) {
        self.layout = layout
        infos.reserveCapacity(Self.largestCount)
        values.reserveCapacity(Self.largestCount * layout.frameSize)
    }

    /// The number of frames.
    package var count: Int { infos.count }

    /// Returns whether a frame may follow in this block.
    private func continues(with info: FrameInfo) -> Bool {
        guard let first = infos.first, let last = infos.last else { return true }
        return infos.count < Self.largestCount && info.timestamp >= last.timestamp
            && info.timestamp.nanoseconds - first.timestamp.nanoseconds <= Self.longestTime
            && info.sequence > last.sequence && info.sequence - last.sequence <= UInt64(UInt32.max)
    }

    /// Adds a frame, and returns whether it continues the block; if not, it begins the next one.
    package mutating func append(_ info: FrameInfo, _ frame: RawSpan) -> Bool {
        guard frame.byteCount == layout.frameSize, continues(with: info) else { return false }
        infos.append(info)
        unsafe frame.withUnsafeBytes { unsafe values.append(contentsOf: $0) }
        return true
    }

    /// Removes all frames.
    package mutating func removeAll() {
        infos.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    // MARK: Encoding

    /// The frames as a block; nil without frames.
    package var block: EncodedBlock? {
        guard let first = infos.first, let last = infos.last else { return nil }
        var header = BlockHeader(
            number: narrowestNumber, columns: layout.columns, count: infos.count,
            firstTime: Int64(clamping: first.timestamp.nanoseconds), firstSequence: first.sequence)
        let (runs, jumps) = (flagRuns, jumps)
        header.flagRuns = runs.count
        header.jumps = jumps.count
        if layout.keepsArrivals { header.contents.insert(.arrivals) }
        if infos.contains(where: { $0.tick != 0 }) {
            header.contents.insert(.ticks)
            header.firstTick = UInt64(first.tick)
        }
        var beginning = ByteWriter()
        header.write(to: &beginning)
        var payload = beginning.bytes
        payload.reserveCapacity(header.totalSize)
        appendTimes(header.contents, to: &payload)
        Self.append((runs + jumps).flatMap { [$0.0, $0.1] }, to: &payload)
        appendColumns(header.number, to: &payload)
        return EncodedBlock(
            firstSequence: first.sequence, first: first.timestamp,
            last: Self.read(last.timestamp, after: first.timestamp),
            count: infos.count, extremes: BlockExtremes.bytes(of: values, layout), payload: payload)
    }

    /// The time of a frame as it is read back, which is rounded.
    private static func read(_ time: Timestamp, after first: Timestamp) -> Timestamp {
        let elapsed = time.nanoseconds >= first.nanoseconds ? time.nanoseconds - first.nanoseconds : 0
        return Timestamp(nanoseconds: first.nanoseconds &+ (elapsed &+ timeStep / 2) / timeStep &* timeStep)
    }

    private static func append(_ words: [UInt32], to bytes: inout [UInt8]) {
        let kept = words.map(\.littleEndian)
        unsafe kept.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    }

    private func appendTimes(_ contents: BlockHeader.Contents, to bytes: inout [UInt8]) {
        // Each from the first one: the errors of rounding do not add up.
        let start = infos.first?.timestamp.nanoseconds ?? 0
        let times = infos.map { ($0.timestamp.nanoseconds - start + Self.timeStep / 2) / Self.timeStep }
        Self.append(times.indices.dropFirst().map { UInt32(truncatingIfNeeded: times[$0] - times[$0 - 1]) }, to: &bytes)
        if contents.contains(.arrivals) {
            let half = Int64(Self.timeStep) / 2
            let offsets = times.indices.map { index in
                let kept = Int64(bitPattern: start &+ times[index] &* Self.timeStep)
                let offset = Int64(bitPattern: infos[index].arrival.nanoseconds) &- kept
                return UInt32(
                    bitPattern: Int32(clamping: (offset &+ (offset < 0 ? -half : half)) / Int64(Self.timeStep)))
            }
            Self.append(offsets, to: &bytes)
        }
        if contents.contains(.ticks) {
            Self.append(infos.indices.dropFirst().map { infos[$0].tick &- infos[$0 - 1].tick }, to: &bytes)
        }
    }

    /// Lengths and flags of the runs of equal flags; none if no frame has any.
    private var flagRuns: [(UInt32, UInt32)] {
        guard infos.contains(where: { $0.flags != [] }) else { return [] }
        var runs: [(UInt32, UInt32)] = []
        for info in infos {
            if let last = runs.last, last.1 == info.flags.rawValue {
                runs[runs.count - 1].0 += 1
            } else {
                runs.append((1, info.flags.rawValue))
            }
        }
        return runs
    }

    /// Frames before which sequence numbers are missing, and their number.
    private var jumps: [(UInt32, UInt32)] {
        var jumps: [(UInt32, UInt32)] = []
        for index in infos.indices.dropFirst() {
            let missing = infos[index].sequence - infos[index - 1].sequence - 1
            if missing > 0 { jumps.append((UInt32(index), UInt32(truncatingIfNeeded: missing))) }
        }
        return jumps
    }

    // MARK: Columns

    private var narrowestNumber: BlockNumber {
        switch layout.valueType {
        case .float32: return .float32
        case .uint8: return .uint8
        case .int32: return number(of: Int32.self)
        case .uint32: return number(of: UInt32.self)
        }
    }

    private func number<Raw: FixedWidthInteger & BitwiseCopyable>(of type: Raw.Type) -> BlockNumber {
        let (smallest, largest) = range(of: type)
        return BlockNumber(for: layout.valueType, from: Int64(smallest), to: Int64(largest))
    }

    private func range<Raw: FixedWidthInteger & BitwiseCopyable>(of type: Raw.Type) -> (Raw, Raw) {
        unsafe values.withUnsafeBytes { bytes in
            var (smallest, largest) = (Raw.max, Raw.min)
            for offset in stride(from: 0, to: bytes.count, by: MemoryLayout<Raw>.size) {
                let value = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Raw.self)
                smallest = min(smallest, value)
                largest = max(largest, value)
            }
            return (smallest, largest)
        }
    }

    private func appendColumns(_ number: BlockNumber, to bytes: inout [UInt8]) {
        // Numbers are cut, so that their sign does not matter.
        if layout.valueType == .uint8 { return bytes += transposed(UInt8.self, to: UInt8.self) }
        switch number.width {
        case 1: bytes += transposed(UInt32.self, to: UInt8.self)
        case 2: bytes += transposed(UInt32.self, to: UInt16.self)
        default: bytes += transposed(UInt32.self, to: UInt32.self)
        }
    }

    private func transposed<Raw: FixedWidthInteger & BitwiseCopyable, Kept: FixedWidthInteger & BitwiseCopyable>(
        _ raw: Raw.Type, to kept: Kept.Type
    ) -> [UInt8] {
        let (rows, columns, size) = (infos.count, layout.columns, MemoryLayout<Kept>.size)
        return unsafe values.withUnsafeBytes { values in
            unsafe [UInt8](unsafeUninitializedCapacity: rows * columns * size) { bytes, count in
                let target = UnsafeMutableRawBufferPointer(bytes)
                for column in 0..<columns {
                    for row in 0..<rows {
                        let value = unsafe values.loadUnaligned(
                            fromByteOffset: (row * columns + column) * MemoryLayout<Raw>.size, as: Raw.self)
                        unsafe target.storeBytes(
                            of: Kept(truncatingIfNeeded: value).littleEndian,
                            toByteOffset: (column * rows + row) * size, as: Kept.self)
                    }
                }
                count = rows * columns * size
            }
        }
    }
}
