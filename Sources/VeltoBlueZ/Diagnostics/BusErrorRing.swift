public import VeltoCore

/// An error received over the message bus, verbatim.
public struct BusErrorRecord: Hashable, Sendable {
    /// The time of reception, on the context's clock.
    public let time: Timestamp
    /// The method that was called.
    public let method: String
    /// The object on which it was called.
    public let path: String
    /// The name of the error.
    public let name: String
    /// The message of the error.
    public let message: String
}

/// The newest errors; older ones are only counted.
struct BusErrorRing {
    static let capacity = 64

    private var newest: [BusErrorRecord] = []
    private var next = 0
    /// The total number, lost ones included.
    private(set) var count: UInt64 = 0

    /// Oldest first.
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
