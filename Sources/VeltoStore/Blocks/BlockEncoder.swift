package import VeltoCore
package import VeltoWearable

/// A block as stored in the table.
package struct EncodedBlock: Hashable, Sendable {
    /// The number of the first frame.
    package let firstSequence: UInt64
    /// The times of the first and the last frame.
    package let first, last: Timestamp
    /// The number of frames.
    package let count: Int
    /// The minimum and maximum of each column.
    package let extremes: [UInt8]
    /// The bytes of the block.
    package let payload: [UInt8]
}

/// Collects frames of a track, and encodes them as a block.
package struct BlockEncoder: Sendable {
    /// The number of frames of a full block.
    package static let largestCount = 256
    /// The maximum time between the first and the last frame of a block (nanoseconds).
    static let longestTime: UInt64 = 60_000_000_000
    /// The resolution of stored times (nanoseconds).
    static let timeStep: UInt64 = 100

    /// The layout of the frames.
    package let layout: FrameLayout
    private(set) var infos: [FrameInfo] = []
    private(set) var values: [UInt8] = []

    /// Creates an encoder without frames.
    package init(_ layout: FrameLayout) {
        self.layout = layout
        infos.reserveCapacity(Self.largestCount)
        values.reserveCapacity(Self.largestCount * layout.frameSize)
    }

    /// The number of frames.
    package var count: Int { infos.count }

    /// Adds the frames that fit into the block, and returns their number; the next frame begins a new block.
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

    /// Returns the number of frames that may continue the block.
    private func continuing(_ frames: Span<FrameInfo>) -> Int {
        guard frames.count > 0 else { return 0 }
        let most = min(frames.count, Self.largestCount - infos.count)
        let end = (infos.first ?? frames[0]).timestamp.nanoseconds.addingReportingOverflow(Self.longestTime)
        let latest = end.overflow ? .max : end.partialValue
        var index = infos.isEmpty ? 1 : 0
        // Copy only two numbers of the previous frame; a copy of all of it takes longer than the comparison.
        var (time, sequence) = (infos.last ?? frames[0]).position
        while index < most {
            let next = frames[index].position
            // A decreasing number wraps to a large distance.
            guard next.time >= time, next.time <= latest, next.sequence &- sequence &- 1 < UInt64(UInt32.max) else {
                break
            }
            (time, sequence) = next
            index &+= 1
        }
        return min(index, max(most, 0))
    }

    /// Removes all frames.
    package mutating func removeAll() {
        infos.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    // MARK: Encoding

    /// The encoded frames; nil without frames.
    package var block: EncodedBlock? { block(in: []) }

    /// Encodes the frames into the memory of an earlier block; returns nil without frames.
    func block(in memory: consuming [UInt8]) -> EncodedBlock? {
        guard let first = infos.first, let last = infos.last else { return nil }
        let extremes = BlockExtremes(of: values, layout)
        let header = header(first, extremes.narrowestNumber(layout.valueType))
        var beginning = ByteWriter()
        header.write(to: &beginning)
        var payload = memory
        payload.removeAll(keepingCapacity: true)
        payload.append(addingCapacity: header.totalSize) { output in
            unsafe output.withUnsafeMutableBufferPointer { bytes, count in
                var writer = unsafe PayloadWriter(UnsafeMutableRawBufferPointer(bytes))
                writer.append(beginning.bytes)
                writeTimes(header.contents, &writer)
                if header.flagRuns > 0 { writeFlagRuns(&writer) }
                if header.jumps > 0 { writeJumps(&writer) }
                writeColumns(header.number, &writer)
                count = writer.count
            }
        }
        return EncodedBlock(
            firstSequence: first.sequence, first: first.timestamp,
            last: Self.read(last.timestamp, after: first.timestamp), count: infos.count,
            extremes: extremes.bytes, payload: payload)
    }

    private func header(_ first: FrameInfo, _ number: BlockNumber) -> BlockHeader {
        var header = BlockHeader(
            number: number, columns: layout.columns, count: infos.count,
            firstTime: Int64(clamping: first.timestamp.nanoseconds), firstSequence: first.sequence)
        if layout.keepsArrivals { header.contents.insert(.arrivals) }
        // Usually there are no flags, which one pass over all frames shows.
        var (ticks, flags) = (UInt32(0), UInt32(0))
        for info in infos {
            ticks |= info.tick
            flags |= info.flags.rawValue
        }
        if flags != 0 { header.flagRuns = 1 + changes { $0.flags != $1.flags } }
        let last = infos[infos.count - 1].sequence
        if last &- first.sequence != UInt64(infos.count - 1) {
            header.jumps = changes { $1.sequence &- $0.sequence > 1 }
        }
        if ticks != 0 {
            header.contents.insert(.ticks)
            header.firstTick = UInt64(first.tick)
        }
        return header
    }

    /// Returns the number of frames that differ from the previous one.
    private func changes(_ isChange: (FrameInfo, FrameInfo) -> Bool) -> Int {
        infos.indices.dropFirst().count { isChange(infos[$0 - 1], infos[$0]) }
    }

    /// Returns the decoded time of a frame, which is rounded.
    private static func read(_ time: Timestamp, after first: Timestamp) -> Timestamp {
        Timestamp(nanoseconds: first.nanoseconds &+ steps(time, after: first) &* timeStep)
    }

    /// Returns the rounded steps from the first frame, so that rounding errors do not accumulate.
    @inline(__always)
    private static func steps(_ time: Timestamp, after first: Timestamp) -> UInt64 {
        // Times within a block never decrease.
        let elapsed = time.nanoseconds &- first.nanoseconds
        return (elapsed &+ timeStep / 2) / timeStep
    }

    private func writeTimes(_ contents: BlockHeader.Contents, _ writer: inout PayloadWriter) {
        let first = infos[0].timestamp
        unsafe infos.withUnsafeBufferPointer { infos in
            unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: infos.count) { steps in
                // A block lasts at most a minute, so 32 bits suffice.
                for index in infos.indices {
                    unsafe steps[index] = UInt32(
                        truncatingIfNeeded: Self.steps(infos[index].timestamp, after: first))
                }
                writer.append(infos.count - 1) { unsafe steps[$0 &+ 1] &- steps[$0] }
                if contents.contains(.arrivals) {
                    writer.append(infos.count) { unsafe Self.arrival(infos[$0], after: first, steps[$0]) }
                }
            }
            if contents.contains(.ticks) {
                writer.append(infos.count - 1) { unsafe infos[$0 &+ 1].tick &- infos[$0].tick }
            }
        }
    }

    /// Returns the steps from the stored time of a frame to its arrival, both rounded from the first frame.
    @inline(__always)
    private static func arrival(_ info: FrameInfo, after first: Timestamp, _ steps: UInt32) -> UInt32 {
        let (half, step) = (Int64(timeStep) / 2, Int64(timeStep))
        let elapsed = Int64(bitPattern: info.arrival.nanoseconds &- first.nanoseconds)
        let rounded = (elapsed &+ (elapsed < 0 ? -half : half)) / step
        return UInt32(bitPattern: Int32(clamping: rounded &- Int64(steps)))
    }

    /// Writes the lengths and flags of the runs of equal flags.
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

    /// Writes the frames that follow missing sequence numbers, with the number of missing ones.
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

extension FrameInfo {
    /// The position of a frame in its track.
    @inline(__always)
    fileprivate var position: (time: UInt64, sequence: UInt64) { (timestamp.nanoseconds, sequence) }
}
