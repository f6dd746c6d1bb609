internal import VeltoBluetooth

/// The subscriptions for which the program may deliver values.
///
/// A channel is open from its request on, since values may arrive before the response. Its number is never reused, so
/// that no value reaches a later subscription.
struct ChannelTable {
    private struct Channel {
        let number: UInt32
        let peer: UInt32
        let handle: ValueHandle
        var isConfirmed = false
    }

    // Programs have few channels. A search in order of use is faster than hashing per value.
    private var channels: [Channel] = []
    private var newest: UInt32 = 0
    /// The channels closed since the loop last handled them.
    private(set) var closed: [UInt32] = []

    /// Returns the number of an open channel; 0 if there is none.
    @inline(__always)
    func number(_ peer: UInt32, _ handle: ValueHandle) -> UInt32 {
        for index in channels.indices where channels[index].handle == handle && channels[index].peer == peer {
            return channels[index].number
        }
        return 0
    }

    /// Opens a channel unless it is open; returns its number and whether it is new.
    mutating func open(_ peer: UInt32, _ handle: ValueHandle) -> (number: UInt32, isNew: Bool) {
        let known = number(peer, handle)
        guard known == 0 else { return (known, false) }
        newest = newest == .max ? 1 : newest + 1
        channels.append(Channel(number: newest, peer: peer, handle: handle))
        return (newest, true)
    }

    func isConfirmed(_ number: UInt32) -> Bool {
        channels.contains { $0.number == number && $0.isConfirmed }
    }

    mutating func confirm(_ number: UInt32) {
        guard let index = channels.firstIndex(where: { $0.number == number }) else { return }
        channels[index].isConfirmed = true
    }

    mutating func close(_ number: UInt32) {
        close { $0.number == number }
    }

    mutating func closeAll(of peer: UInt32) {
        close { $0.peer == peer }
    }

    mutating func closeAll(of peer: UInt32, where isGone: (ValueHandle) -> Bool) {
        close { $0.peer == peer && isGone($0.handle) }
    }

    private mutating func close(_ isMeant: (Channel) -> Bool) {
        closed += channels.lazy.filter(isMeant).map(\.number)
        channels.removeAll(where: isMeant)
    }

    mutating func takeClosed() -> [UInt32] {
        defer { if !closed.isEmpty { closed = [] } }
        return closed
    }
}
