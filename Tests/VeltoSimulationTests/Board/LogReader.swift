import VeltoCore
import VeltoSimulation

/// The host's side of a readout, by the protocol notes alone: it confirms every page.
struct LogReader {
    struct Entry {
        let logger: UInt8
        let resetID: UInt8
        let tick: UInt32
        let data: UInt32

        init(_ bytes: ArraySlice<UInt8>) {
            let number = { (bytes: ArraySlice<UInt8>) in bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
            logger = bytes[bytes.startIndex] & 0x1F
            resetID = bytes[bytes.startIndex] >> 5
            tick = number(bytes.dropFirst().prefix(4))
            data = number(bytes.dropFirst(5))
        }
    }

    private let bench: BoardBench
    /// What was received: `page`, `left N` and the number of entries in each packet, in their order.
    private(set) var packets: [String] = []
    private(set) var entries: [Entry] = []

    init(_ bench: BoardBench) { self.bench = bench }

    /// Reads the whole log.
    func all() throws -> [Entry] {
        var reader = self
        try reader.begin()
        try reader.follow(pages: .max)
        return reader.entries
    }

    /// Subscribes, and requests a readout of everything.
    mutating func begin(progressEvery interval: String = "00 00 00 00") throws {
        let length = try bench.ask("0B 85").dropFirst(6)
        try bench.send("0B 07 01; 0B 08 01; 0B 0D 01; 0B 06 \(length) \(interval)")
    }

    /// Receives and confirms a number of pages, or all.
    mutating func follow(pages: Int) throws {
        var (left, silence) = (pages, 0)
        var buffer: [UInt8] = []
        while left > 0, silence < 20 {
            bench.advance(0.01)
            silence += 1
            while left > 0, try bench.device.pollNotification(into: &buffer) != nil {
                silence = 0
                guard take(buffer) else { continue }
                left -= 1
                if left > 0 { try bench.send("0B 0E") }
            }
        }
    }

    /// Returns whether a page is over.
    private mutating func take(_ packet: [UInt8]) -> Bool {
        switch packet[1] {
        case 0x07:
            let bytes = packet.dropFirst(2)
            packets.append("\(bytes.count / 9)")
            for start in stride(from: 2, to: packet.count, by: 9) { entries.append(Entry(packet[start..<start + 9])) }
        case 0x08: packets.append("left \(Entry([0] + packet.dropFirst(2) + [0]).tick)")
        default: packets.append("page")
        }
        return packet[1] == 0x0D
    }
}
