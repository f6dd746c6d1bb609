internal import VeltoCore

/// Received values in memory that is allocated once; where a new one does not fit, the oldest ones go, counted.
struct ValueRing {
    /// What is told of a value besides its bytes.
    struct Header {
        var time = Timestamp.zero
        /// Counts the values that were received, starting at 1; gaps are losses.
        var sequence: UInt64 = 0
        fileprivate var start = 0
        fileprivate var count = 0
    }

    /// The longest value that the attribute protocol knows.
    static let longestValue = 512
    /// One value in so many bytes of memory: values are hardly ever shorter, and an empty one needs its place too.
    private static let bytesPerHeader = 16

    private var bytes: [UInt8]
    private var headers: [Header]
    private var firstHeader = 0
    private var end = 0
    private var used = 0
    private var scratch = [UInt8](repeating: 0, count: longestValue)
    /// Values that wait.
    private(set) var count = 0
    /// Values received so far.
    private(set) var received: UInt64 = 0
    /// Their bytes.
    private(set) var receivedBytes: UInt64 = 0
    /// Values that were pushed out before anybody took them.
    private(set) var dropped: UInt64 = 0

    init(capacity: Int) {
        let capacity = max(capacity, Self.longestValue)
        bytes = [UInt8](repeating: 0, count: capacity)
        headers = [Header](repeating: Header(), count: capacity / Self.bytesPerHeader)
    }

    mutating func append(_ value: Span<UInt8>, at time: Timestamp) {
        let size = min(value.count, Self.longestValue)
        received &+= 1
        receivedBytes &+= UInt64(size)
        while count == headers.count || used + size > bytes.count { dropOldest() }
        let header = Header(time: time, sequence: received, start: end, count: size)
        for index in 0..<size { bytes[(end + index) % bytes.count] = value[index] }
        headers[(firstHeader + count) % headers.count] = header
        end = (end + size) % bytes.count
        used += size
        count += 1
    }

    /// Takes out the oldest value; its bytes are lent for the call.
    mutating func takeFirst<Answer>(_ body: (Header, Span<UInt8>) -> Answer) -> Answer? {
        guard count > 0 else { return nil }
        let header = headers[firstHeader]
        for index in 0..<header.count { scratch[index] = bytes[(header.start + index) % bytes.count] }
        removeFirst()
        return body(header, scratch.span.extracting(first: header.count))
    }

    private mutating func dropOldest() {
        dropped &+= 1
        removeFirst()
    }

    private mutating func removeFirst() {
        used -= headers[firstHeader].count
        firstHeader = (firstHeader + 1) % headers.count
        count -= 1
    }
}
