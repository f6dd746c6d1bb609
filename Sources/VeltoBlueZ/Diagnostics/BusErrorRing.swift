public import VeltoCore

/// An error received over the message bus, verbatim.
public struct BusErrorRecord: Hashable, Sendable {
    /// The time of reception on the context's clock.
    public let time: Timestamp
    /// The called method.
    public let method: String
    /// The object of the call.
    public let path: String
    /// The error name.
    public let name: String
    /// The error message.
    public let message: String
}

/// A ring buffer of the newest errors; older ones are only counted.
struct BusErrorRing {
    static let capacity = 64

    private var newest: [BusErrorRecord] = []
    private var next = 0
    /// The total number of errors, including dropped ones.
    private(set) var count: UInt64 = 0

    /// The errors, oldest first.
    var records: [BusErrorRecord] { Array(newest[next...] + newest[..<next]) }

    mutating func append(_ record: BusErrorRecord) {
        count &+= 1
        if newest.count < Self.capacity {
            newest.append(record)
        } else {
            newest[next] = record
            next = (next + 1) % Self.capacity
        }
    }
}
