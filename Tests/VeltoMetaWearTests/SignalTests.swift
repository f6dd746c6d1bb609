import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Streams and readings.
@Suite struct BoardSignalTests {
    @Test(arguments: [(nil, 1.0), (3, 2.95), (0.06, 0.03)])
    func aReadingHasTheTimeOfTheProgram(_ timeout: Double?, _ patience: Double) throws {
        let board = BoardBench().connected()
        board.silent = [bytes("11 8C")]
        let (_, operation) = try board.read("battery", timeout: timeout)
        board.advance(patience - 0.01)
        #expect(board.code(operation) == nil)
        let (_, late) = try board.read("battery", timeout: timeout)
        board.notify("11 8C 57 F0 0F")
        #expect(board.code(operation) == .ok && board.values(of: operation).count == 2)
        board.advance(patience + 0.02)
        #expect(board.code(late) == .timeout)
    }

    @Test func aStreamConfiguresSubscribesAndStarts() throws {
        let board = BoardBench().connected()
        let (feed, outlet) = try board.stream("acceleration")
        #expect(
            board.takeWrites() == ["03 01 00", "03 02 00 01", "03 03 A8 00", "03 05 01", "03 02 01 00", "03 01 01"])
        board.notify("03 05 00 40 00 C0 00 20 00 40 00 C0 00 20 00 40 00 C0 00 20", after: 0.03)
        let (values, infos) = board.take(outlet)
        #expect(values == Array(repeating: [1, -1, 0.5], count: 3))
        #expect(infos.map(\.sequence) == [1, 2, 3])
        #expect(outlet.counts.rateAsked == 100)
        #expect(board.status?.running == [.accelerometer])
        board.perform(SignalCommand.stop(feed))
        #expect(board.takeWrites() == ["03 01 00", "03 02 00 01", "03 04 00", "03 05 00"])
        #expect(board.status?.running == [])
        board.notify("03 05 00 40 00 C0 00 20", after: 0.03)
        #expect(board.take(outlet).infos.isEmpty)
    }

    @Test func severalSensorsStreamAtOnce() throws {
        let board = BoardBench().connected()
        let acceleration = try board.stream("acceleration").outlet
        let rotation = try board.stream("angular-velocity", .si).outlet
        board.notify("03 05 00 40 00 00 00 00")
        // 16384 of 65.6 LSB per °/s.
        board.notify("13 05 00 40 00 00 00 00")
        #expect(board.take(acceleration).values == [[1, 0, 0]])
        #expect(board.take(rotation).values.first?.first.map { abs($0 - 4.359) < 0.001 } == true)
    }

    @Test func theSwitchStreamsItsEdges() throws {
        let board = BoardBench().connected()
        let outlet = try board.stream("switch", .raw).outlet
        #expect(board.takeWrites() == ["01 01 01"])
        board.notify("01 01 01")
        board.notify("01 01 00", after: 0.2)
        var values = [UInt8](repeating: 9, count: 4)
        #expect(unsafe outlet.take(4, &values, nil) == 2 && values[0] == 1 && values[1] == 0)
    }

    @Test func readingsAreScaledAndTheirSignsKept() throws {
        let board = BoardBench().connected()
        #expect(try board.read("temperature[1]").values == [22.5])
        #expect(try board.read("temperature[2]").values == [-0.875])
        #expect(try board.read("battery").values == [87, 4080])
        #expect(board.takeWrites() == ["04 81 01", "04 81 02", "11 8C"])
    }

    @Test func answersOfOneRegisterComeInTheOrderOfTheRequests() throws {
        let board = BoardBench().connected()
        board.silent = [bytes("11 8C")]
        let first = try board.read("battery").operation
        let second = try board.read("battery").operation
        board.notify("11 8C 01 00 00")
        #expect(board.code(first) == .ok && board.code(second) == nil)
        board.notify("11 8C 02 00 00")
        #expect(board.values(of: first) == [1, 0] && board.values(of: second) == [2, 0])
    }

    /// The channel stands in the answer: two readings are not swapped.
    @Test func answersOfChannelsFindTheirRequests() throws {
        let board = BoardBench().connected()
        board.silent = [bytes("04 81")]
        let first = try board.read("temperature[0]").operation
        let second = try board.read("temperature[1]").operation
        board.notify("04 81 01 08 00")
        board.notify("04 81 00 10 00")
        #expect(board.values(of: first) == [2] && board.values(of: second) == [1])
    }

    @Test func aReadingThatIsNotAnsweredTimesOutAndTheNextOneIsClean() throws {
        let board = BoardBench().connected()
        board.silent = [bytes("11 8C")]
        let late = try board.read("battery").operation
        board.advance(1.01)
        #expect(board.code(late) == .timeout && board.deadline == nil)
        board.notify("11 8C 01 00 00")
        board.silent = []
        #expect(try board.read("battery").values == [87, 4080])
    }

    /// The time for an answer begins with the request, however long nothing happened before.
    @Test func aReadingAfterAnHourHasItsWholeTime() throws {
        let board = BoardBench().connected()
        board.advance(3600)
        board.silent = [bytes("11 8C")]
        let late = try board.read("battery").operation
        board.advance(0.9)
        #expect(board.code(late) == nil)
        board.notify("11 8C 01 00 00")
        #expect(board.values(of: late) == [1, 0])
    }

    @Test func anAnswerThatIsTooShortIsAnError() throws {
        let board = BoardBench().connected()
        board.answers[bytes("11 8C")] = bytes("11 8C 57")
        #expect(board.code(try board.read("battery").operation) == .protocol)
    }

    @Test func whatCannotBeDoneIsRefused() throws {
        let board = BoardBench().connected()
        let battery = try #require(board.signals.first { $0.identifier == "battery" })
        #expect(board.code(board.perform(SignalCommand.start(SampleFeed(battery)))) == .unsupported)
        let acceleration = try #require(board.signals.first { $0.identifier == "acceleration" })
        #expect(board.code(board.perform(SignalCommand.read(SampleFeed(acceleration)))) == .unsupported)
        struct Other: SessionCommand {}
        #expect(board.code(board.perform(Other())) == .unsupported)
    }

    @Test func theGoodbyeStopsWhatThisLinkStarted() throws {
        let board = BoardBench().connected()
        _ = try board.stream("angular-velocity")
        _ = try board.stream("switch", .raw)
        _ = board.takeWrites()
        board.goodbye()
        #expect(board.takeWrites() == ["13 01 00", "13 02 00 01", "13 04 00", "13 05 00", "01 01 00"])
        board.goodbye()
        #expect(board.takeWrites().isEmpty)
    }

    /// A start that is under way ends with the goodbye, and starts nothing after it.
    @Test func nothingIsStartedAfterTheGoodbye() throws {
        for step in 0..<6 {
            let board = BoardBench().connected()
            board.patience = board.requestCount + step
            let signal = try #require(board.signals.first { $0.identifier == "acceleration" })
            let start = board.perform(SignalCommand.start(SampleFeed(signal)))
            _ = board.takeWrites()
            board.patience = nil
            board.goodbye()
            board.answerAll()
            #expect(board.code(start) == .notConnected, "step \(step)")
            let starts = ["03 01 01", "03 05 01", "03 02 01 00"]
            #expect(!board.takeWrites().contains { starts.contains($0) }, "step \(step)")
            #expect(board.code(board.perform(WritePacket(packet: [1, 2]))) == .notConnected)
        }
    }

    /// The link is lost after each step of a stream's start: its operation ends, and nothing is stuck.
    @Test func aLinkThatIsLostAtAnyStepOfAStartEndsIt() throws {
        for step in 0..<6 {
            let board = BoardBench().connected()
            board.patience = board.requestCount + step
            let signal = try #require(board.signals.first { $0.identifier == "acceleration" })
            let start = board.perform(SignalCommand.start(SampleFeed(signal)))
            let after = board.perform(SignalCommand.start(SampleFeed(board.signals[0])))
            #expect(board.code(start) == nil && board.code(after) == nil, "step \(step)")
            board.linkDown()
            #expect(board.code(start) == .disconnected, "step \(step)")
            board.patience = nil
            board.connect()
            #expect(board.isReady, "step \(step)")
            _ = try board.stream("acceleration")
        }
    }

    @Test func bytesOfAnyLengthAreSurvived() throws {
        let board = BoardBench().connected()
        let outlet = try board.stream("acceleration").outlet
        let angular = try board.stream("angular-velocity").outlet
        var generator = SystemRandomNumberGenerator()
        for length in 0...64 {
            for head: [UInt8] in [[], [0x03, 0x05], [0x13, 0x05], [0x03, 0x84], [0x11, 0x8C], [0xFF, 0xFF]] {
                board.notify(head + (0..<length).map { _ in .random(in: 0...255, using: &generator) }, after: 0.01)
            }
        }
        #expect(board.take(outlet).infos.count > 60 && board.take(angular).infos.count > 60)
        #expect(outlet.counts.lost > 0)
    }

    /// Packets of any bytes while everything runs that a board can do at once: nothing traps, and the next reading is right.
    @Test(arguments: [false, true])
    func anyPacketIsBorne(_ older: Bool) throws {
        let board = (older ? BoardBench.older() : BoardBench()).connected()
        for identifier in ["acceleration", "angular-velocity", "switch", "bosch-motion"] {
            _ = try board.stream(identifier, .raw)
        }
        for kind in DetectorKind.allCases { board.perform(StartDetector(configuration: DetectorConfiguration(kind))) }
        board.silent = [bytes("03 83"), bytes("04 81"), bytes("11 8C")]
        var random = BoardNoise()
        for turn in 0..<20_000 {
            if turn % 200 == 0 {
                _ = try board.read("temperature[1]")
                board.perform(ReadSensor(sensor: .accelerometer))
                board.perform(DeviceCommand.readDetails)
            }
            board.notify(random.packet(), after: 0.001)
        }
        // Questions about one register are asked one after the other, and no program has given up these.
        for _ in 0..<150 { board.advance(1) }
        board.silent = []
        #expect(try board.read("battery").values == [87, 4080] && board.deadline == nil)
    }
}

/// The same bytes in every run, most of them in registers that exist.
private struct BoardNoise {
    private var state: UInt64 = 0x2545_F491_4F6C_DD1D

    private static let beginnings = ["03 04", "03 05", "03 0B", "03 83", "04 81", "11 8C", "13 04", "13 05", "01 01"]

    private mutating func byte() -> UInt8 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt8(truncatingIfNeeded: state >> 32)
    }

    mutating func packet() -> [UInt8] {
        let beginning = bytes(Self.beginnings[Int(byte()) % Self.beginnings.count])
        let head = byte() < 200 ? beginning : [byte(), byte()]
        let count = Int(byte()) % 23
        return Array((head + (0..<20).map { _ in byte() }).prefix(count))
    }
}
