internal import Glibc
internal import Synchronization
internal import VeltoCore

/// A ring buffer of notified values from the program's threads to the loop, in memory reserved once.
///
/// Producers serialize with a lock of their own; the consumer never waits. A value is contiguous, so that it is
/// delivered without another copy. A full ring rejects new values, as a socket does, and the program gets an error.
@safe final class NotificationRing: @unchecked Sendable {
    // Unchecked because producers write only beyond `tail`, and the consumer reads only before it.

    private struct Header {
        var time: Timestamp
        /// The channel; 0 marks unused memory at the end, which was too small for a value.
        var channel: UInt32
        var size: UInt32
    }

    /// The capacity in bytes: 2,048 values of 16 bytes.
    static let capacity: UInt64 = 65_536
    private static let headerSize: UInt64 = 16

    private let memory: UnsafeMutableRawPointer
    /// The positions count bytes, and never wrap.
    private let head = Atomic<UInt64>(0)
    private let tail = Atomic<UInt64>(0)

    init() throws(VeltoError) {
        guard let memory = unsafe calloc(1, Int(Self.capacity)) else {
            throw VeltoError(.outOfMemory, "no memory left for the notifications of a host radio")
        }
        unsafe self.memory = memory
    }

    deinit {
        unsafe free(memory)
    }

    /// The position after the newest value.
    var end: UInt64 { tail.load(ordering: .acquiring) }

    /// Appends a value of at most 512 bytes; returns whether there was room.
    ///
    /// One thread at a time.
    @inline(__always)
    func append(_ bytes: UnsafeRawBufferPointer, of channel: UInt32, at time: Timestamp) -> Bool {
        var position = tail.load(ordering: .relaxed)
        let size = Self.size(of: bytes.count)
        let rest = Self.capacity - position % Self.capacity
        let skipped = rest < size ? rest : 0
        guard position &+ skipped &+ size &- head.load(ordering: .acquiring) <= Self.capacity else { return false }
        if skipped > 0 {
            unsafe header(at: position).pointee = Header(
                time: .zero, channel: 0, size: UInt32(skipped - Self.headerSize))
            position &+= skipped
        }
        unsafe header(at: position).pointee = Header(
            time: time, channel: channel, size: UInt32(truncatingIfNeeded: bytes.count))
        if let source = bytes.baseAddress {
            unsafe (memory + Int(position % Self.capacity) + Int(Self.headerSize)).copyMemory(
                from: source, byteCount: bytes.count)
        }
        tail.store(position &+ size, ordering: .releasing)
        return true
    }

    /// Removes the values before `end`, oldest first; passes their bytes without a copy.
    @inline(__always)
    func takeAll(before end: UInt64, _ body: (_ channel: UInt32, Span<UInt8>, _ time: Timestamp) -> Void) {
        var position = head.load(ordering: .relaxed)
        while position < end {
            let header = unsafe header(at: position).pointee
            if header.channel != 0 {
                let start = unsafe memory + Int(position % Self.capacity) + Int(Self.headerSize)
                let bytes = unsafe UnsafeBufferPointer(
                    start: start.assumingMemoryBound(to: UInt8.self), count: Int(header.size))
                unsafe body(header.channel, bytes.span, header.time)
            }
            position &+= Self.size(of: Int(header.size))
            head.store(position, ordering: .releasing)
        }
    }

    /// Returns the size of a value with its header, a multiple of the header's size.
    private static func size(of count: Int) -> UInt64 {
        headerSize &+ (UInt64(count) &+ headerSize &- 1) & ~(headerSize &- 1)
    }

    private func header(at position: UInt64) -> UnsafeMutablePointer<Header> {
        unsafe (memory + Int(position % Self.capacity)).assumingMemoryBound(to: Header.self)
    }
}
