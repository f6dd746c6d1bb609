internal import Glibc
internal import Synchronization
internal import VeltoCore

/// A queue of a stream's frames from the loop to one reader; neither ever waits for the other, as `RingHead` explains.
@safe struct SampleRing: ~Copyable, @unchecked Sendable {
    // Unchecked: the memory is atomic words.

    private typealias Word = Atomic<UInt64>
    /// The words of a frame's info, before its values.
    private static let infoWords = 4

    private let words: UnsafeMutablePointer<Word>
    private let capacity: UInt64
    private let frameSize: Int
    private let wordsPerFrame: Int
    private let head = RingHead()
    /// The number of frames that were appended.
    private let tail = Atomic<UInt64>(0)

    /// Reserves the memory of `capacity` frames, which the kernel gives page by page as frames come.
    init(capacity: Int, frameSize: Int) throws(VeltoError) {
        self.capacity = UInt64(capacity)
        self.frameSize = frameSize
        wordsPerFrame = Self.wordsPerFrame(frameSize)
        // Swift's own memory would end the process when there is none left. A word of zeros is an atomic zero.
        guard let memory = unsafe calloc(capacity * wordsPerFrame, MemoryLayout<Word>.stride) else {
            throw VeltoError(.outOfMemory, "no memory left for a stream with capacity \(capacity)")
        }
        unsafe words = memory.assumingMemoryBound(to: Word.self)
    }

    deinit {
        unsafe free(words)
    }

    /// The number of bytes that a frame takes.
    static func bytesPerFrame(_ frameSize: Int) -> Int { wordsPerFrame(frameSize) * 8 }

    private static func wordsPerFrame(_ frameSize: Int) -> Int { infoWords + (frameSize + 7) / 8 }

    /// The number of frames that were dropped unread.
    var dropped: UInt64 { head.dropped }

    /// The number of frames that wait.
    var count: Int {
        // The head first: it never overtakes the tail, which may have gone on.
        let oldest = head.oldest
        return Int(min(tail.load(ordering: .acquiring) - oldest, capacity))
    }

    /// Stores a frame for the producer; its values are `frameSize` bytes.
    func append(_ info: FrameInfo, _ values: RawSpan) {
        let slot = unsafe begin(info)
        unsafe values.withUnsafeBytes { bytes in
            if let bytes = bytes.baseAddress { unsafe store(bytes, in: slot + Self.infoWords) }
        }
        publish()
    }

    /// Stores a frame for the producer, of `count` values of four bytes: `frameSize` in all.
    ///
    /// The processor makes four of them in one go.
    @inline(__always)
    func append(
        _ info: FrameInfo, count: Int, four: (Int) -> SIMD4<UInt32>, one: (Int) -> UInt32
    ) {
        let slot = unsafe begin(info) + Self.infoWords
        var index = 0
        while index &+ 4 <= count {
            let words = unsafe unsafeBitCast(four(index), to: SIMD2<UInt64>.self)
            unsafe slot[index &>> 1].store(words[0], ordering: .relaxed)
            unsafe slot[index &>> 1 &+ 1].store(words[1], ordering: .relaxed)
            index &+= 4
        }
        while index < count {
            let second = index &+ 1 < count ? UInt64(one(index &+ 1)) &<< 32 : 0
            unsafe slot[index &>> 1].store(UInt64(one(index)) | second, ordering: .relaxed)
            index &+= 2
        }
        publish()
    }

    /// Makes room for a frame, and returns its words after having stored its info.
    private func begin(_ info: FrameInfo) -> UnsafeMutablePointer<Word> {
        let index = tail.load(ordering: .relaxed)
        head.makeRoom(for: index, in: capacity)
        let slot = unsafe slot(index)
        unsafe slot[0].store(info.timestamp.nanoseconds, ordering: .relaxed)
        unsafe slot[1].store(info.arrival.nanoseconds, ordering: .relaxed)
        unsafe slot[2].store(info.sequence, ordering: .relaxed)
        unsafe slot[3].store(UInt64(info.flags.rawValue) << 32 | UInt64(info.tick), ordering: .relaxed)
        return unsafe slot
    }

    /// Lets the reader see the frame that has been stored.
    private func publish() {
        tail.store(tail.load(ordering: .relaxed) + 1, ordering: .releasing)
    }

    /// Takes the oldest frames for the reader, at most `limit`, and returns their number.
    ///
    /// Values and infos have room for `limit`; infos may be nil.
    func take(
        _ limit: Int, _ values: UnsafeMutableRawPointer, _ infos: UnsafeMutablePointer<FrameInfo>?
    ) -> Int {
        let end = tail.load(ordering: .acquiring)
        var index = head.oldest
        var taken = 0
        while index < end, taken < limit {
            let slot = unsafe slot(index)
            unsafe load(slot + Self.infoWords, into: values + taken * frameSize)
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

    private func slot(_ index: UInt64) -> UnsafeMutablePointer<Word> {
        unsafe words + Int(index % capacity) * wordsPerFrame
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

    // MARK: Values in words; the last one need not be full

    private func store(_ bytes: UnsafeRawPointer, in slot: UnsafeMutablePointer<Word>) {
        let whole = frameSize / 8
        for index in 0..<whole {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
            unsafe slot[index].store(word, ordering: .relaxed)
        }
        let rest = frameSize - whole * 8
        guard rest > 0 else { return }
        var word: UInt64 = 0
        unsafe withUnsafeMutablePointer(to: &word) { word in
            unsafe UnsafeMutableRawPointer(word).copyMemory(from: bytes + whole * 8, byteCount: rest)
        }
        unsafe slot[whole].store(word, ordering: .relaxed)
    }

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
