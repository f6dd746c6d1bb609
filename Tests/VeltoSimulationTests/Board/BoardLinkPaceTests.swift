import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Boards that send more than their link carries.
@Suite struct BoardLinkPaceTests {
    private static let peer = PeerID(index: 0)
    private static let command: ValueHandle = 0x0015
    private static let notification: ValueHandle = 0x0017
    /// The accelerometer at 1600 Hz, a packet for each sample.
    private static let fast = "03 03 2C 03; 03 04 01; 03 02 01 00; 03 01 01"

    private func connected(
        _ link: LinkConditions = LinkConditions()
    ) throws -> (bench: SimulatedBackendBench, board: SimulatedPeripheral) {
        let bench = try SimulatedBackendBench()
        let board = SimulatedPeripheral.board(
            seed: 1, configuration: BoardConfiguration(.metaMotionRL), time: bench.time)
        try board.setLink(link)
        bench.central.add(board)
        bench.advance(0)
        bench.connect()
        bench.subscribe(Self.peer, Self.notification)
        bench.advance(0.1)
        return (bench, board)
    }

    private func send(_ bench: SimulatedBackendBench, _ commands: String) {
        for command in commands.split(separator: ";") {
            let bytes = Hex.bytes(String(command))
            bench.request { $0.write(Self.peer, Self.command, bytes, .withoutResponse, $1) }
        }
    }

    /// The packets that arrive in four seconds of 1600 Hz, and the ones that the board counts as lost.
    private func packets(_ link: LinkConditions, after commands: String = "") throws -> (Int, lost: Int) {
        let (bench, board) = try connected(link)
        send(bench, commands)
        bench.advance(0.2)
        send(bench, Self.fast)
        bench.advance(1)
        bench.clearPackets()
        let before = board.status.lostNotificationCount
        bench.advance(4)
        return (bench.packets.count, Int(board.status.lostNotificationCount - before))
    }

    @Test(arguments: [(LinkConditions(), 400), (.shortestInterval, 3200), (.ideal, 6400)])
    func aLinkCarriesAsManyPacketsAsItHasRoomFor(link: LinkConditions, expected: Int) throws {
        let (received, lost) = try packets(link)
        #expect(abs(received - expected) <= expected / 50)
        #expect(abs(received + lost - 6400) <= 10)
    }

    /// 7.5 to 7.5 ms; 7.5 to 30 ms; 100 to 125 ms; a packet that is ignored, since its time-out is too short.
    @Test(arguments: [
        ("06 00 06 00 00 00 C8 00", 3200), ("06 00 18 00 00 00 F4 01", 400), ("50 00 64 00 04 00 58 02", 120),
        ("06 00 06 00 00 00 09 00", 400),
    ])
    func aBoardGetsTheIntervalThatItRequests(parameters: String, expected: Int) throws {
        let (received, _) = try packets(LinkConditions(), after: "11 09 " + parameters)
        #expect(abs(received - expected) <= expected / 50 + 3)
    }

    @Test func theRequestedIntervalLastsUntilTheBoardIsReset() throws {
        let (bench, board) = try connected()
        func rate() -> Int {
            bench.subscribe(Self.peer, Self.notification)
            bench.advance(0.2)
            send(bench, Self.fast)
            bench.advance(1)
            bench.clearPackets()
            bench.advance(1)
            return bench.packets.count
        }
        send(bench, "11 09 06 00 06 00 00 00 C8 00")
        bench.advance(0.1)
        board.dropLink()
        bench.advance(2)
        bench.connect()
        #expect((790...810).contains(rate()))
        send(bench, "FE 01")
        bench.advance(3)
        bench.connect()
        #expect((98...102).contains(rate()))
    }

    /// 600 entries, two a packet, while the link carries a third of what the board would send.
    @Test(arguments: [LinkConditions(interval: 0.09), LinkConditions(packetLoss: 0.5, interval: 0.06)])
    func aReadoutOfTheLogWaitsForTheLinkAndLosesNothing(link: LinkConditions) throws {
        let (bench, board) = try connected(link)
        send(bench, "0B 02 03 04 FF 60; 03 03 28 03; 03 02 01 00; 0B 0B 01; 0B 01 01; 03 01 01")
        bench.advance(6.3)
        send(bench, "03 01 00; 0B 01 00; 0B 85")
        bench.advance(2)
        let length = try #require(bench.packets.last { $0.bytes.starts(with: [0x0B, 0x85]) }).bytes[2...]
        let entries = length.reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(entries > 500)
        bench.clearPackets()
        let start = bench.milliseconds
        send(bench, "0B 07 01; 0B 08 01; 0B 0D 01; 0B 06 FF FF FF FF 00 00 00 00")
        var last = start
        for _ in 0..<600 {
            bench.advance(0.1)
            for packet in bench.packets where packet.bytes == [0x0B, 0x0D] && packet.milliseconds > last {
                last = packet.milliseconds
                send(bench, "0B 0E")
            }
        }
        let sent = bench.packets.filter { $0.bytes.starts(with: [0x0B, 0x07]) }.map { ($0.bytes.count - 2) / 9 }
        #expect(sent.reduce(0, +) == entries)
        #expect(board.status.lostNotificationCount == 0)
        let end = try #require(bench.packets.last { $0.bytes.starts(with: [0x0B, 0x07]) }).milliseconds
        #expect(end - start > 15 * entries / 2, "slower than the 10 ms a packet that the board takes for itself")
    }
}
