internal import Glibc
internal import VeltoCore

/// Received values in a fixed reservation of memory.
///
/// If a new value does not fit, the oldest ones are dropped and counted.
///
/// The kernel allocates the memory page by page as values arrive, so a large ring is free until it is used. Swift's own
/// allocation would trap if memory runs out.
@safe final class ValueRing {
    /// A value's header.
    struct Header {
        var time = Timestamp.zero
        /// The number of the received value, starting at 1; gaps are losses.
        var sequence: UInt64 = 0
        fileprivate var start = 0
        fileprivate var count = 0
    }

    /// The maximum value length of the attribute protocol.
    static let longestValue = 512
    /// The number of bytes of memory per value: values are rarely shorter, and an empty value also needs a slot.
    private static let bytesPerHeader = 16

    private let capacity: Int
    private let headerCapacity: Int
    private let bytes: UnsafeMutablePointer<UInt8>
    private let headers: UnsafeMutablePointer<Header>
    private var firstHeader = 0
    private var end = 0
    private var used = 0
    private var scratch = [UInt8](repeating: 0, count: longestValue)
    /// The number of waiting values.
    private(set) var count = 0
    /// The number of values received so far.
    private(set) var received: UInt64 = 0
    /// The number of bytes in these values.
    private(set) var receivedBytes: UInt64 = 0
    /// The number of values dropped before they were read.
    private(set) var dropped: UInt64 = 0

    init(capacity: Int) throws(VeltoError) {
        self.capacity = max(capacity, Self.longestValue)
        headerCapacity = self.capacity / Self.bytesPerHeader
        let headerSize = MemoryLayout<Header>.stride * headerCapacity
        // A single reservation: either all of it exists, or none.
        guard let memory = unsafe calloc(1, headerSize + self.capacity) else {
            throw VeltoError(.outOfMemory, "no memory left for a subscription with capacity \(capacity)")
        }
        unsafe headers = memory.bindMemory(to: Header.self, capacity: headerCapacity)
        unsafe bytes = (memory + headerSize).bindMemory(to: UInt8.self, capacity: self.capacity)
    }

    deinit {
        unsafe free(headers)
    }

    func append(_ value: Span<UInt8>, at time: Timestamp) {
        let size = min(value.count, Self.longestValue)
        received &+= 1
        receivedBytes &+= UInt64(size)
        while count == headerCapacity || used + size > capacity { dropOldest() }
        let header = Header(time: time, sequence: received, start: end, count: size)
        for index in 0..<size { unsafe bytes[(end + index) % capacity] = value[index] }
        unsafe headers[(firstHeader + count) % headerCapacity] = header
        end = (end + size) % capacity
        used += size
        count += 1
    }

    /// Removes the oldest value.
    ///
    /// Its bytes are borrowed for the call.
    func takeFirst<Answer>(_ body: (Header, Span<UInt8>) -> Answer) -> Answer? {
        guard count > 0 else { return nil }
        let header = unsafe headers[firstHeader]
        for index in 0..<header.count { scratch[index] = unsafe bytes[(header.start + index) % capacity] }
        removeFirst()
        let lent = scratch
        return body(header, lent.span.extracting(first: header.count))
    }

    private func dropOldest() {
        dropped &+= 1
        removeFirst()
    }

    private func removeFirst() {
        used -= unsafe headers[firstHeader].count
        firstHeader = (firstHeader + 1) % headerCapacity
        count -= 1
    }
}
