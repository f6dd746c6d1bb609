import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// A board in a simulated backend.
@Suite struct BoardBackendTests {
    private static let peer = PeerID(index: 0)
    private static let command: ValueHandle = 0x0015
    private static let notification: ValueHandle = 0x0017

    private func send(_ bench: SimulatedBackendBench, _ commands: String...) {
        for command in commands {
            bench.request { $0.write(Self.peer, Self.command, Hex.bytes(command), .withoutResponse, $1) }
        }
    }

    private func connected() throws -> (bench: SimulatedBackendBench, board: SimulatedPeripheral) {
        let bench = try SimulatedBackendBench()
        let board = SimulatedPeripheral.board(
            seed: 1, configuration: BoardConfiguration(.metaMotionS), time: bench.time)
        try board.setLink(.ideal)
        bench.central.add(board)
        bench.advance(0)
        bench.connect()
        bench.subscribe(Self.peer, Self.notification)
        bench.advance(0.03)
        return (bench, board)
    }

    @Test func itAnswersAndStreamsAtItsRate() throws {
        let (bench, _) = try connected()
        send(bench, "03 80", "01 80")
        bench.advance(0.05)
        #expect(bench.packets.map(\.bytes) == [[3, 0x80, 4, 0], [1, 0x80, 0, 0]])
        bench.clearPackets()
        send(bench, "03 04 01", "03 02 01 00", "03 01 01")
        bench.advance(1.005)
        #expect((99...101).contains(bench.packets.count))
        #expect(Set(zip(bench.packets, bench.packets.dropFirst()).map { $1.milliseconds - $0.milliseconds }) == [10])
    }

    @Test func afterAResetItIsThereAgain() throws {
        let (bench, _) = try connected()
        bench.request { $0.startScan($1) }
        bench.advance(1)
        let count = bench.advertisements.count
        send(bench, "FE 01")
        bench.advance(1.5)
        #expect(bench.texts.contains { $0.contains("down") })
        #expect(bench.advertisements.count == count)
        bench.advance(1)
        #expect(bench.advertisements.count > count)
        bench.connect()
        #expect(bench.texts.filter { $0 == "0 ready" }.count == 2)
    }

    @Test func aConnectionAttemptWaitsUntilItAdvertises() throws {
        let (bench, _) = try connected()
        bench.central.disconnect(Self.peer)
        bench.advance(0.2)
        bench.request { $0.connect(Self.peer, pairingBy: .system, $1) }
        bench.advance(0.5)
        #expect(bench.texts.filter { $0 == "0 ready" }.count == 1)
        bench.advance(1)
        #expect(bench.texts.filter { $0 == "0 ready" }.count == 2)
    }
}
