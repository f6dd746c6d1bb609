internal import Synchronization
internal import VeltoCore

/// The words of a frame's info, before its values.
private let infoWords = 4

/// A queue of a stream's frames from the loop to a reader.
///
/// Neither waits for the other: `RingHead` explains how.
@safe struct SampleRing: ~Copyable, @unchecked Sendable {
    // Unchecked: the memory consists of atomic words, and state that is neither atomic nor constant belongs to the
    // producer.

    fileprivate typealias Word = RingMemory.Word
    /// The maximum size of a ring in bytes.
    static let largestSize = 16_777_216
    /// The default time for which unread frames are kept (seconds).
    static let keptTime = 60.0
    /// The number of frames kept for a device with an unknown rate.
    static let keptFrames: UInt64 = 16_384
    /// The number of read bytes after which the kernel gets memory back.
    private static let trimSize = 32_768

    private let memory: RingMemory
    private let words: UnsafeMutablePointer<Word>
    private let mask: UInt64
    /// Whether the capacity follows the rate.
    private let isTimed: Bool
    /// The maximum number of waiting frames.
    private let capacity: Atomic<UInt64>
    /// The number of bytes of the values of a frame.
    let frameSize: Int
    private let wordsPerFrame: Int
    private let head = RingHead()
    /// The number of appended frames.
    private let tail = Atomic<UInt64>(0)
    /// The number of the frame up to which memory was released.
    private var trimmed: UInt64 = 0

    /// Reserves the addresses of `capacity` frames; nil reserves for `keptTime`, within `largestSize`.
    init(capacity: Int?, frameSize: Int) throws(VeltoError) {
        self.frameSize = frameSize
        wordsPerFrame = Self.wordsPerFrame(frameSize)
        // A power of two: a division by the capacity would take longer than the rest.
        let slots = capacity.map(Self.slots(above:)) ?? Self.slots(below: Self.largestSize / (wordsPerFrame * 8))
        mask = UInt64(slots - 1)
        isTimed = capacity == nil
        self.capacity = Atomic(capacity.map { UInt64($0) } ?? min(Self.keptFrames, UInt64(slots)))
        memory = try RingMemory(words: slots * wordsPerFrame)
        unsafe words = memory.words
    }

    /// The number of bytes that a frame takes.
    static func bytesPerFrame(_ frameSize: Int) -> Int { wordsPerFrame(frameSize) * 8 }

    /// The values take whole groups of four numbers.
    private static func wordsPerFrame(_ frameSize: Int) -> Int { infoWords + (frameSize + 15) / 16 * 2 }

    private static func slots(above capacity: Int) -> Int {
        1 << (Int.bitWidth - (capacity - 1).leadingZeroBitCount)
    }

    private static func slots(below capacity: Int) -> Int {
        1 << (Int.bitWidth - 1 - capacity.leadingZeroBitCount)
    }

    /// The number of frames dropped before they were read.
    var dropped: UInt64 { head.dropped }

    /// The maximum number of waiting frames.
    var limit: Int { Int(capacity.load(ordering: .relaxed)) }

    /// The number of waiting frames.
    var count: Int {
        // The head is read first: it never overtakes the tail, which may have advanced.
        let oldest = head.oldest
        return Int(min(tail.load(ordering: .acquiring) - oldest, capacity.load(ordering: .relaxed)))
    }

    // MARK: The producer

    /// The number of the next frame.
    @inline(__always)
    var next: UInt64 { tail.load(ordering: .relaxed) }

    /// Resizes the ring for a rate in frames per second; nil for an unknown rate.
    func prepare(for rate: Double?) {
        guard isTimed else { return }
        let frames = rate.map { UInt64(clamping: Int64(min($0 * Self.keptTime * 1.05, 1e9).rounded(.up))) }
        let new = min(max(frames ?? Self.keptFrames, 1024), mask + 1)
        // Waiting frames stay.
        if new > count { capacity.store(new, ordering: .relaxed) }
    }

    /// Makes room for the next frame, which has that number.
    ///
    /// Returns whether the oldest one was dropped.
    @inline(__always)
    func makeRoom(for next: UInt64) -> Bool {
        head.makeRoom(for: next, in: capacity.load(ordering: .relaxed))
    }

    /// Releases the memory of read frames to the kernel.
    ///
    /// Call it about once a second.
    ///
    /// A reader that is still copying such a frame discards it, as it is no longer the oldest.
    mutating func trim() {
        let (oldest, end, bytesPerFrame) = (head.oldest, next, wordsPerFrame * 8)
        // Earlier frames are overwritten.
        var start = max(trimmed, end > mask ? end - mask - 1 : 0)
        guard start < oldest, Int(oldest - start) * bytesPerFrame >= Self.trimSize else { return }
        while start < oldest {
            let first = Int(start & mask) * bytesPerFrame
            let count = min(oldest - start, mask + 1 - start & mask)
            let released = memory.release(first..<first + Int(count) * bytesPerFrame) - first
            // The next call begins within the last page if it was incomplete.
            trimmed = start + UInt64(released / bytesPerFrame)
            start += count
        }
    }

    /// Publishes the next frame, which was stored under that number.
    @inline(__always)
    func publish(_ next: UInt64) {
        tail.store(next &+ 1, ordering: .releasing)
    }

    /// Returns the slot of frame `index`.
    @inline(__always)
    func slot(_ index: UInt64) -> Slot {
        unsafe Slot(words: words + Int(truncatingIfNeeded: index & mask) &* wordsPerFrame)
    }

    /// The memory of a frame, filled in order: its info, and then its values.
    @safe struct Slot {
        fileprivate var words: UnsafeMutablePointer<Word>

        @inline(__always)
        mutating func put(_ info: FrameInfo) {
            unsafe words[0].store(info.timestamp.nanoseconds, ordering: .relaxed)
            unsafe words[1].store(info.arrival.nanoseconds, ordering: .relaxed)
            unsafe words[2].store(info.sequence, ordering: .relaxed)
            unsafe words[3].store(UInt64(info.flags.rawValue) << 32 | UInt64(info.tick), ordering: .relaxed)
            unsafe words += infoWords
        }

        /// Stores the next four 4-byte values.
        ///
        /// The last ones may be beyond the frame.
        @inline(__always)
        mutating func put(_ four: SIMD4<UInt32>) {
            let pair = unsafe unsafeBitCast(four, to: SIMD2<UInt64>.self)
            unsafe words[0].store(pair[0], ordering: .relaxed)
            unsafe words[1].store(pair[1], ordering: .relaxed)
            unsafe words += 2
        }

        /// Stores the values of a frame of bytes.
        func put(_ bytes: RawSpan) {
            var word: UInt64 = 0
            for index in 0..<bytes.byteCount {
                let byte = unsafe bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
                word |= UInt64(byte) << (8 * UInt64(index % 8))
                guard index % 8 == 7 || index == bytes.byteCount - 1 else { continue }
                unsafe words[index / 8].store(word, ordering: .relaxed)
                word = 0
            }
        }
    }

    // MARK: The consumer

    /// Removes the oldest frames for the reader, at most `limit`, and returns their number.
    ///
    /// The buffers have room for `limit` frames; infos may be nil.
    func take(
        _ limit: Int, _ values: UnsafeMutableRawPointer, _ infos: UnsafeMutablePointer<FrameInfo>?
    ) -> Int {
        let end = tail.load(ordering: .acquiring)
        var index = head.oldest
        var taken = 0
        while index < end, taken < limit {
            let slot = unsafe slot(index).words
            unsafe load(slot + infoWords, into: values + taken * frameSize)
            let info = unsafe info(in: slot)
            if let moved = head.claim(index) {
                index = moved
            } else {
                unsafe infos?[taken] = info
                index += 1
                taken += 1
            }
        }
        return taken
    }

    private func info(in slot: UnsafeMutablePointer<Word>) -> FrameInfo {
        var info = FrameInfo()
        unsafe info.timestamp.nanoseconds = slot[0].load(ordering: .relaxed)
        unsafe info.arrival.nanoseconds = slot[1].load(ordering: .relaxed)
        unsafe info.sequence = slot[2].load(ordering: .relaxed)
        let rest = unsafe slot[3].load(ordering: .relaxed)
        info.tick = UInt32(truncatingIfNeeded: rest)
        info.flags = FrameInfo.Flags(rawValue: UInt32(truncatingIfNeeded: rest >> 32))
        return info
    }

    /// Copies the values of a frame, whose last word may be incomplete.
    private func load(_ slot: UnsafeMutablePointer<Word>, into bytes: UnsafeMutableRawPointer) {
        let whole = frameSize / 8
        for index in 0..<whole {
            let word = unsafe slot[index].load(ordering: .relaxed)
            unsafe bytes.storeBytes(of: word, toByteOffset: index * 8, as: UInt64.self)
        }
        let rest = frameSize - whole * 8
        guard rest > 0 else { return }
        let word = unsafe slot[whole].load(ordering: .relaxed)
        unsafe withUnsafePointer(to: word) { unsafe (bytes + whole * 8).copyMemory(from: $0, byteCount: rest) }
    }
}
