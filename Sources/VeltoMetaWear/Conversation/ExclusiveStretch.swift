internal import VeltoWearable

/// An exclusive section of a conversation.
///
/// Writes of others are held back until it ends.
struct ExclusiveStretch {
    /// The section of the running function; nil outside of one.
    @TaskLocal static var current: UInt64?

    /// The current section; nil for none.
    private(set) var number: UInt64?
    private var newest: UInt64 = 0
    private var kept: [(packet: [UInt8], request: SessionRequest)] = []

    /// Begins the next section, and returns its number.
    mutating func begin() -> UInt64 {
        newest &+= 1
        number = newest
        return newest
    }

    /// Ends the section, and returns the packets to write now.
    mutating func end() -> [(packet: [UInt8], request: SessionRequest)] {
        defer { kept = [] }
        number = nil
        return kept
    }

    /// Holds back a packet of another section or of none; false if it must be written now.
    mutating func keep(_ packet: [UInt8], _ request: SessionRequest, of stretch: UInt64?) -> Bool {
        guard let number, number != stretch else { return false }
        kept.append((packet, request))
        return true
    }

    /// Drops a held packet; false if it was not held.
    mutating func drop(_ request: SessionRequest) -> Bool {
        guard let index = kept.firstIndex(where: { $0.request == request }) else { return false }
        kept.remove(at: index)
        return true
    }
}
