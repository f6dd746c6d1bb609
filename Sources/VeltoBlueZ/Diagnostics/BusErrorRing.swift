public import VeltoCore

/// A refusal that came over the message bus, as it was said.
public struct BusErrorRecord: Hashable, Sendable {
    /// When it came, on the context's clock.
    public let time: Timestamp
    /// The method that was called.
    public let method: String
    /// The object on which it was called.
    public let path: String
    /// The name of the error.
    public let name: String
    /// What was said about it.
    public let message: String
}

/// The newest refusals; older ones are only counted.
struct BusErrorRing {
    static let capacity = 64

    private var newest: [BusErrorRecord] = []
    private var next = 0
    /// How many there were in all.
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
