internal import VeltoWearable

/// A stretch of a conversation in which nothing else is written: what others write is kept until it ends.
struct ExclusiveStretch {
    /// The stretch of the function that runs; nil outside of one.
    @TaskLocal static var current: UInt64?

    /// The stretch that goes on; nil for none.
    private(set) var number: UInt64?
    private var newest: UInt64 = 0
    private var kept: [(packet: [UInt8], request: SessionRequest)] = []

    /// Begins the next stretch, and returns its number.
    mutating func begin() -> UInt64 {
        newest &+= 1
        number = newest
        return newest
    }

    /// Ends it, and returns the packets that are to be written now.
    mutating func end() -> [(packet: [UInt8], request: SessionRequest)] {
        defer { kept = [] }
        number = nil
        return kept
    }

    /// Keeps a packet that belongs to another stretch or to none; false if it is to be written now.
    mutating func keep(_ packet: [UInt8], _ request: SessionRequest, of stretch: UInt64?) -> Bool {
        guard let number, number != stretch else { return false }
        kept.append((packet, request))
        return true
    }

    /// Drops a packet that was kept; false if it was not.
    mutating func drop(_ request: SessionRequest) -> Bool {
        guard let index = kept.firstIndex(where: { $0.request == request }) else { return false }
        kept.remove(at: index)
        return true
    }
}
