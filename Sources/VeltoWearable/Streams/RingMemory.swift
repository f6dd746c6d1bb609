internal import Glibc
internal import Synchronization
internal import VeltoCore

/// The memory of a ring of frames: words, initially zero.
///
/// A large memory only reserves addresses. The kernel provides its pages when they are written, and `release` returns
/// them.
@safe struct RingMemory: ~Copyable {
    typealias Word = Atomic<UInt64>

    /// The first word.
    let words: UnsafeMutablePointer<Word>
    /// The size in bytes.
    private let size: Int

    /// The minimum size of a mapping: below it, pages would be larger than their contents.
    private static let smallestMapping = 65_536
    private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

    private var isMapped: Bool { size >= Self.smallestMapping }

    init(words count: Int) throws(VeltoError) {
        size = count * MemoryLayout<Word>.stride
        // Swift's own allocation would trap if memory runs out. A word of zeros is an atomic zero.
        let memory =
            if size < Self.smallestMapping { unsafe calloc(count, MemoryLayout<Word>.stride) } else {
                unsafe Self.map(size)
            }
        guard let memory = unsafe memory else {
            throw VeltoError(.outOfMemory, "no memory left for a stream of \(size) bytes")
        }
        unsafe words = memory.assumingMemoryBound(to: Word.self)
    }

    private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        let memory = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0)
        return unsafe memory == MAP_FAILED ? nil : memory
    }

    deinit {
        unsafe isMapped ? _ = munmap(words, size) : free(words)
    }

    /// Returns the whole pages among those bytes to the kernel, which sets them to zero.
    ///
    /// Returns the end of the released bytes.
    func release(_ bytes: Range<Int>) -> Int {
        let mask = Self.pageSize - 1
        let (start, end) = ((bytes.lowerBound + mask) & ~mask, bytes.upperBound & ~mask)
        guard isMapped, start < end else { return bytes.lowerBound }
        _ = unsafe madvise(UnsafeMutableRawPointer(words) + start, end - start, MADV_DONTNEED)
        return end
    }
}
