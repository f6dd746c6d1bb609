public import VeltoCore

/// Detects changing bytes in packets, to find the button of an unknown cap.
///
/// Source: Triki protocol notes, 2.8.
public struct ByteProbe: Hashable, Sendable {
    /// A byte that differs from the previous packet.
    public struct Change: Hashable, Sendable {
        /// The offset of the byte.
        public let index: Int
        /// The value in the previous packet; 0 if that was shorter.
        public let from: UInt8
        /// The new value.
        public let to: UInt8

        /// The changed bit, if only one bit changed.
        public var singleBitMask: UInt8? {
            let difference = from ^ to
            return difference.nonzeroBitCount == 1 ? difference : nil
        }
    }

    /// A byte that changed from 0 to exactly 1: a candidate for the button.
    public struct Edge: Hashable, Sendable {
        /// The change.
        public let change: Change
        /// The arrival time.
        public let time: Timestamp
    }

    private static let keptEdges = 40
    private static let keptLines = 80

    /// The newest edges, oldest first.
    public private(set) var edges: [Edge] = []
    /// The newest changes as text, oldest first.
    public private(set) var lines: [String] = []
    /// The newest packet as hexadecimal text; a dash before the first one.
    public private(set) var newestPacket = "—"
    private var previous: [UInt8]?

    /// Creates an empty probe.
    public init() {}

    /// Processes a packet, and returns the changes since the previous one.
    public mutating func ingest(_ packet: Span<UInt8>, at time: Timestamp) -> [Change] {
        guard !packet.isEmpty else { return [] }
        let changes = changes(in: packet)
        previous = packet.indices.map { packet[$0] }
        newestPacket = Hex.text(packet)
        for change in changes where change.from == 0 && change.to == 1 {
            append(Edge(change: change, time: time), to: &edges, keeping: Self.keptEdges)
        }
        for change in changes where previous != nil {
            append("\(change.index): \(change.from) -> \(change.to)", to: &lines, keeping: Self.keptLines)
        }
        return changes
    }

    private func changes(in packet: Span<UInt8>) -> [Change] {
        packet.indices.compactMap { index in
            guard let previous else { return Change(index: index, from: 0, to: packet[index]) }
            let before = index < previous.count ? previous[index] : 0
            let isExtra = index >= previous.count
            guard isExtra || before != packet[index] else { return nil }
            return Change(index: index, from: before, to: packet[index])
        }
    }

    private func append<Element>(_ element: Element, to list: inout [Element], keeping limit: Int) {
        list.append(element)
        if list.count > limit { list.removeFirst(list.count - limit) }
    }

    /// The offsets at which a byte changed from 0 to 1, in order.
    public var risingIndices: [Int] {
        Set(edges.map(\.change.index)).sorted()
    }

    /// Clears all results.
    public mutating func reset() {
        self = ByteProbe()
    }
}
