internal import Synchronization
internal import VeltoCore

/// A wait-free queue of frames between one producer and one consumer; see `RingHead`.
@safe struct FrameRing: ~Copyable {
    private typealias Word = Atomic<UInt64>

    /// Five seconds of a cap at its fastest rate.
    static let capacity: UInt64 = 512
    private static let wordsPerFrame = MemoryLayout<MotionFrame>.size / 8

    /// Allocated with the first frame, since most devices are never connected.
    private let storage = unsafe Atomic<UnsafeMutablePointer<Word>?>(nil)
    private let head = RingHead()

    deinit {
        guard let words = unsafe storage.load(ordering: .relaxed) else { return }
        unsafe words.deallocate()
    }

    /// The number of frames dropped unread.
    var dropped: UInt64 { head.dropped }

    // MARK: The producer

    /// Stores a frame as number `tail`; the consumer sees it once `tail + 1` is published.
    ///
    /// A frame is large, and copies of it would cost more than the queue: it is copied word by word, in place, therefore
    /// `inout`.
    @inline(__always)
    func write(_ frame: inout MotionFrame, at tail: UInt64) {
        head.makeRoom(for: tail, in: Self.capacity)
        let slot = unsafe slot(tail, in: storage.load(ordering: .relaxed) ?? allocate())
        unsafe withUnsafeBytes(of: &frame) { bytes in
            let words = unsafe bytes.bindMemory(to: UInt64.self)
            for index in 0..<MotionFrame.headWords { unsafe slot[index].store(words[index], ordering: .relaxed) }
            guard MotionFrame.hasTail(unsafe words[MotionFrame.countWord]) else { return }
            for index in MotionFrame.headWords..<Self.wordsPerFrame {
                unsafe slot[index].store(words[index], ordering: .relaxed)
            }
        }
    }

    private func allocate() -> UnsafeMutablePointer<Word> {
        let words = Int(Self.capacity) * Self.wordsPerFrame
        let new = UnsafeMutablePointer<Word>.allocate(capacity: words)
        for index in 0..<words { unsafe (new + index).initialize(to: Word(0)) }
        unsafe storage.store(new, ordering: .releasing)
        return unsafe new
    }

    // MARK: The consumer

    /// Returns whether a frame precedes `tail`.
    @inline(__always)
    func isEmpty(before tail: UInt64) -> Bool {
        head.oldest >= tail
    }

    /// Returns the number of gamepad samples in all frames before `tail`.
    func gamepadSamples(before tail: UInt64) -> Int {
        var index = head.oldest
        guard index < tail, let words = unsafe storage.load(ordering: .acquiring) else { return 0 }
        var samples = 0
        while index < tail {
            let word = unsafe slot(index, in: words)[MotionFrame.countWord].load(ordering: .relaxed)
            samples += MotionFrame.gamepadCount(in: word)
            index += 1
        }
        return samples
    }

    /// Removes every frame before `tail`, oldest first.
    func drain(before tail: UInt64, _ body: (MotionFrame, UInt64) -> Void) {
        var index = head.oldest
        guard index < tail, let words = unsafe storage.load(ordering: .acquiring) else { return }
        while index < tail {
            let frame = unsafe copy(index, in: words)
            if let moved = head.claim(index) {
                index = moved
            } else {
                body(frame, index)
                index += 1
            }
        }
    }

    /// Visits every frame before `tail`, oldest first, and keeps it.
    func look(before tail: UInt64, _ body: (MotionFrame) -> Void) {
        guard let words = unsafe storage.load(ordering: .acquiring) else { return }
        var index = head.oldest
        while index < tail {
            let frame = unsafe copy(index, in: words)
            atomicMemoryFence(ordering: .acquiring)
            let oldest = head.oldest
            if oldest <= index { body(frame) }
            index = max(index + 1, oldest)
        }
    }

    // MARK: Producer and consumer

    /// Drops every frame before `tail` without counting it.
    func clear(before tail: UInt64) {
        head.clear(before: tail)
    }

    private func copy(_ index: UInt64, in words: UnsafeMutablePointer<Word>) -> MotionFrame {
        let slot = unsafe slot(index, in: words)
        var frame = MotionFrame(at: .zero)
        unsafe withUnsafeMutableBytes(of: &frame) { bytes in
            let words = unsafe bytes.bindMemory(to: UInt64.self)
            for index in 0..<MotionFrame.headWords { unsafe words[index] = slot[index].load(ordering: .relaxed) }
            guard MotionFrame.hasTail(unsafe words[MotionFrame.countWord]) else { return }
            for index in MotionFrame.headWords..<Self.wordsPerFrame {
                unsafe words[index] = slot[index].load(ordering: .relaxed)
            }
        }
        return frame
    }

    private func slot(_ index: UInt64, in words: UnsafeMutablePointer<Word>) -> UnsafeMutablePointer<Word> {
        unsafe words + Int(index % Self.capacity) * Self.wordsPerFrame
    }
}
