/// Packets that end something, of which it is not known that the board has them: they are owed to it.
///
/// What the library believes to be stopped must be, whether a write fails, its operation is cancelled or the link is lost.
struct OwedPackets {
    /// Packets that are owed together, as one write or one conversation has them.
    typealias Debt = UInt64

    private var debts: [(name: Debt, packets: [[UInt8]])] = []
    private var newest: Debt = 0

    /// All of them, oldest first.
    var all: [[UInt8]] { debts.flatMap(\.packets) }

    /// Owes packets.
    mutating func add(_ packets: [[UInt8]]) -> Debt {
        newest &+= 1
        debts.append((newest, packets))
        return newest
    }

    /// The board has them.
    mutating func remove(_ debt: Debt) {
        debts.removeAll { $0.name == debt }
    }

    /// Removes and returns the packets of all debts but those that are being written.
    mutating func take(except underWay: some Collection<Debt>) -> [[UInt8]] {
        let (kept, taken) = (
            debts.filter { underWay.contains($0.name) }, debts.filter { !underWay.contains($0.name) }
        )
        debts = kept
        return taken.flatMap(\.packets)
    }
}
