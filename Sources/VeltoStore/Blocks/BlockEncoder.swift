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
    private(set) var infos: [FrameInfo] = []
    private(set) var values: [UInt8] = []

    /// Starts without frames.
    package init(_ layout: FrameLayout) {
        self.layout = layout
        infos.reserveCapacity(Self.largestCount)
        values.reserveCapacity(Self.largestCount * layout.frameSize)
    }

    /// The number of frames.
    package var count: Int { infos.count }

    /// Adds the frames that continue the block, and returns their number; the one after them begins the next block.
    package mutating func append(_ frames: Span<FrameInfo>, _ rows: RawSpan) -> Int {
        let size = layout.frameSize
        guard rows.byteCount == frames.count * size else { return 0 }
        let count = continuing(frames)
        unsafe frames.withUnsafeBufferPointer { frames in
            unsafe infos.append(contentsOf: UnsafeBufferPointer(rebasing: frames[..<count]))
        }
        unsafe rows.withUnsafeBytes { rows in
            unsafe values.append(contentsOf: UnsafeRawBufferPointer(rebasing: rows[..<(count * size)]))
        }
        return count
    }

    /// The number of frames that may follow in this block.
    private func continuing(_ frames: Span<FrameInfo>) -> Int {
        guard frames.count > 0 else { return 0 }
        let first = infos.first ?? frames[0]
        var last = infos.last
        let most = min(frames.count, Self.largestCount - infos.count)
        for index in 0..<max(most, 0) {
            let frame = frames[index]
            if let last, !Self.follows(frame, last, first) { return index }
            last = frame
        }
        return max(most, 0)
    }

    private static func follows(_ frame: FrameInfo, _ last: FrameInfo, _ first: FrameInfo) -> Bool {
        frame.timestamp >= last.timestamp
            && frame.timestamp.nanoseconds - first.timestamp.nanoseconds <= longestTime
            && frame.sequence > last.sequence && frame.sequence - last.sequence <= UInt64(UInt32.max)
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
        let header = header(first)
        var beginning = ByteWriter()
        header.write(to: &beginning)
        let size = header.totalSize
        let payload = unsafe [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
            var writer = unsafe PayloadWriter(UnsafeMutableRawBufferPointer(start: bytes.baseAddress, count: size))
            writer.append(beginning.bytes)
            writeTimes(header.contents, &writer)
            if header.flagRuns > 0 { writeFlagRuns(&writer) }
            if header.jumps > 0 { writeJumps(&writer) }
            writeColumns(header.number, &writer)
            count = writer.count
        }
        return EncodedBlock(
            firstSequence: first.sequence, first: first.timestamp,
            last: Self.read(last.timestamp, after: first.timestamp), count: infos.count,
            extremes: BlockExtremes.bytes(of: values, layout), payload: payload)
    }

    private func header(_ first: FrameInfo) -> BlockHeader {
        var header = BlockHeader(
            number: narrowestNumber, columns: layout.columns, count: infos.count,
            firstTime: Int64(clamping: first.timestamp.nanoseconds), firstSequence: first.sequence)
        if layout.keepsArrivals { header.contents.insert(.arrivals) }
        // Runs and jumps of which there may be none: one look at each frame finds all of them.
        var (ticks, flags, last) = (UInt32(0), UInt32(0), first)
        for info in infos {
            ticks |= info.tick
            flags |= info.flags.rawValue
            header.flagRuns += info.flags == last.flags ? 0 : 1
            header.jumps += info.sequence &- last.sequence > 1 ? 1 : 0
            last = info
        }
        header.flagRuns = flags == 0 ? 0 : header.flagRuns + 1
        if ticks != 0 {
            header.contents.insert(.ticks)
            header.firstTick = UInt64(first.tick)
        }
        return header
    }

    /// The time of a frame as it is read back, which is rounded.
    private static func read(_ time: Timestamp, after first: Timestamp) -> Timestamp {
        Timestamp(nanoseconds: first.nanoseconds &+ steps(time, after: first) &* timeStep)
    }

    /// The rounded steps from the first frame: the errors of rounding do not add up.
    private static func steps(_ time: Timestamp, after first: Timestamp) -> UInt64 {
        let elapsed = time.nanoseconds >= first.nanoseconds ? time.nanoseconds - first.nanoseconds : 0
        return (elapsed &+ timeStep / 2) / timeStep
    }

    private func writeTimes(_ contents: BlockHeader.Contents, _ writer: inout PayloadWriter) {
        let first = infos[0].timestamp
        var last: UInt64 = 0
        for info in infos.dropFirst() {
            let steps = Self.steps(info.timestamp, after: first)
            writer.append(UInt32(truncatingIfNeeded: steps &- last))
            last = steps
        }
        if contents.contains(.arrivals) {
            for info in infos { writer.append(Self.arrival(info, after: first)) }
        }
        if contents.contains(.ticks) {
            var last = infos[0].tick
            for info in infos.dropFirst() {
                writer.append(info.tick &- last)
                last = info.tick
            }
        }
    }

    /// The rounded steps from the kept time of a frame to its arrival.
    private static func arrival(_ info: FrameInfo, after first: Timestamp) -> UInt32 {
        let half = Int64(timeStep) / 2
        let kept = Int64(bitPattern: first.nanoseconds &+ steps(info.timestamp, after: first) &* timeStep)
        let offset = Int64(bitPattern: info.arrival.nanoseconds) &- kept
        return UInt32(bitPattern: Int32(clamping: (offset &+ (offset < 0 ? -half : half)) / Int64(timeStep)))
    }

    /// Lengths and flags of the runs of equal flags.
    private func writeFlagRuns(_ writer: inout PayloadWriter) {
        var (length, flags) = (UInt32(0), infos[0].flags)
        for info in infos {
            if info.flags != flags {
                writer.append(length)
                writer.append(flags.rawValue)
                (length, flags) = (0, info.flags)
            }
            length += 1
        }
        writer.append(length)
        writer.append(flags.rawValue)
    }

    /// Frames before which sequence numbers are missing, and their number.
    private func writeJumps(_ writer: inout PayloadWriter) {
        for index in infos.indices.dropFirst() {
            let missing = infos[index].sequence &- infos[index - 1].sequence &- 1
            if missing > 0 {
                writer.append(UInt32(truncatingIfNeeded: index))
                writer.append(UInt32(truncatingIfNeeded: missing))
            }
        }
    }
}
