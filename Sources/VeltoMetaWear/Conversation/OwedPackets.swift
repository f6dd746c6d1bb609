/// Packets that end an activity and may not have reached the board.
///
/// An activity that the library considers stopped must stop, even if a write fails, its operation is cancelled or the
/// link is lost.
struct OwedPackets {
    /// A group of owed packets, written in one batch or conversation.
    typealias Debt = UInt64

    private var debts: [(name: Debt, packets: [[UInt8]])] = []
    private var newest: Debt = 0

    /// All of them, oldest first.
    var all: [[UInt8]] { debts.flatMap(\.packets) }

    /// Adds owed packets.
    mutating func add(_ packets: [[UInt8]]) -> Debt {
        newest &+= 1
        debts.append((newest, packets))
        return newest
    }

    /// Removes packets that the board has received.
    mutating func remove(_ debt: Debt) {
        debts.removeAll { $0.name == debt }
    }

    /// Removes and returns all owed packets except those being written.
    mutating func take(except underWay: some Collection<Debt>) -> [[UInt8]] {
        let (kept, taken) = (
            debts.filter { underWay.contains($0.name) }, debts.filter { !underWay.contains($0.name) }
        )
        debts = kept
        return taken.flatMap(\.packets)
    }
}
