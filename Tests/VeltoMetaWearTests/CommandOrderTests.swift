import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Commands and requests are written in the order of the calls; only the wait for an answer overlaps with what follows.
@Suite struct CommandOrderTests {
    private static func board() -> BoardBench {
        let board = BoardBench()
        board.answers[bytes("15 80")] = bytes("15 80 00 02")
        board.answers[bytes("FE 80")] = bytes("FE 80 00 03")
        board.silent = [bytes("FE 99")]
        return board.connected()
    }

    private static func write(_ packet: String) -> WritePacket { WritePacket(packet: bytes(packet)) }
    private static func request(_ packet: String) -> RequestPacket { RequestPacket(packet: bytes(packet)) }

    @Test func requestsAndReadingsStayBehindEarlierCommands() throws {
        let board = Self.board()
        defer { board.linkDown() }
        // The magnetometer wakes up for 0.2 s.
        board.perform(StartSensor(sensor: .magnetometer, user: .program))
        board.perform(Self.write("FE 04 01"))
        board.perform(Self.request("FE 84"))
        _ = try board.read("battery")
        board.perform(DeviceCommand.readDetails)
        board.perform(Self.write("FE 04 02"))
        _ = board.takeWrites()
        board.advance(0.3)
        #expect(board.takeWrites().suffix(5) == ["FE 04 01", "FE 84", "11 8C", "11 8C", "FE 04 02"])
    }

    @Test func aSilentRegisterDelaysOnlyItsOwnRequests() throws {
        let board = Self.board()
        let silent = (0..<3).map { _ in board.perform(Self.request("FE 99")) }
        let battery = try board.read("battery")
        #expect(battery.values == [87, 4080] && board.takeWrites() == ["FE 99", "11 8C"])
        board.advance(1)
        #expect(silent.map(board.code) == [.timeout, nil, nil])
        board.advance(2)
        #expect(silent.map(board.code) == [.timeout, .timeout, .timeout] && board.deadline == nil)
    }

    @Test func aCommandStaysBehindARequestThatIsHeld() throws {
        let board = Self.board()
        defer { board.linkDown() }
        board.silent = [bytes("FE 84")]
        board.perform(Self.request("FE 84"))
        board.perform(Self.request("FE 84"))
        board.perform(Self.write("FE 04 01"))
        #expect(board.takeWrites() == ["FE 84"])
        board.notify("FE 84 00")
        #expect(board.takeWrites() == ["FE 84", "FE 04 01"])
    }

    @Test func aRequestCanAwaitTheNumberOfWhatItCreates() {
        let board = Self.board()
        let creation = board.perform(RequestPacket(packet: bytes("0B 02 03 04 FF 60"), replyPrefix: bytes("0B 02")))
        let other = board.perform(RequestPacket(packet: bytes("0C 02 E8 03"), replyPrefix: bytes("0C 02 07")))
        board.notify("0C 02 06")
        board.notify("0B 02 05")
        #expect(board.value(of: creation) == bytes("0B 02 05") && board.code(other) == nil)
        board.notify("0C 02 07")
        #expect(board.value(of: other) == bytes("0C 02 07"))
    }

    @Test(arguments: ["0B", "0B 02 01 02"])
    func aPrefixThatIsNoneIsRefused(_ prefix: String) {
        let board = Self.board()
        let operation = board.perform(RequestPacket(packet: bytes("0B 02"), replyPrefix: bytes(prefix)))
        #expect(board.code(operation) == .invalidArgument && board.takeWrites().isEmpty)
    }

    @Test func aHapticPatternStaysBehindEarlierCommands() {
        let board = BoardBench()
        board.answers[bytes("15 80")] = bytes("15 80 00 02")
        board.answers[bytes("08 80")] = bytes("08 80 00 00")
        _ = board.connected()
        board.perform(StartSensor(sensor: .magnetometer, user: .program))
        board.perform(DeviceCommand.playHaptic([0.1], strength: 1))
        #expect(!board.takeWrites().contains { $0.hasPrefix("08") })
        board.advance(0.3)
        #expect(board.takeWrites().last?.hasPrefix("08 01") ?? false)
    }
}
