import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Every conversation is ended at every one of its steps: by the program, by the loss of the link, and by its release.
@Suite struct CancellationTests {
    /// What a program tells a board, with modules for all of it; the last step may be an answer.
    private static let commands: [(name: String, command: @Sendable (BoardBench) throws -> any SessionCommand)] = [
        ("start a stream", { SignalCommand.start(SampleFeed(try signal("acceleration", of: $0))) }),
        ("read", { SignalCommand.read(SampleFeed(try signal("battery", of: $0))) }),
        ("read the details", { _ in DeviceCommand.readDetails }),
        ("start a sensor", { _ in StartSensor(sensor: .gyroscope, user: .program) }),
        ("read a sensor", { _ in ReadSensor(sensor: .accelerometer) }),
        ("start a detector", { _ in StartDetector(configuration: DetectorConfiguration(.anyMotion)) }),
        ("clear steps", { _ in ClearSteps() }),
        ("tear down", { _ in TearDown(parts: .all) }),
        ("play the light", { _ in PlayLight(patterns: [.blink(.green)], action: .play) }),
        ("request", { _ in RequestPacket(packet: bytes("11 8C")) }),
        ("reset", { _ in ResetBoard(kind: .now) }),
        ("reset to factory settings", { _ in FactoryReset() }),
        ("stop a stream", { SignalCommand.stop(try running(on: $0)) }),
        ("stop a detector", { _ in StopDetector(kind: .activity) }),
        ("stop a sensor", { _ in StopSensor(sensor: .accelerometer, user: .gameInput) }),
    ]

    private static func signal(_ identifier: String, of board: BoardBench) throws -> SignalDescription {
        try #require(board.signals.first { $0.identifier == identifier })
    }

    private static func running(on board: BoardBench) throws -> SampleFeed { try #require(board.running) }

    /// A board on which something runs, that answers `steps` more requests.
    private static func board(steps: Int?) throws -> BoardBench {
        let board = BoardBench()
        for module in ["02", "08", "09", "0A", "0B", "0C", "0F", "FE"] {
            board.answers[bytes("\(module) 80")] = bytes("\(module) 80 00 02 04")
        }
        board.answers[bytes("03 83")] = bytes("03 83 A8 00")
        _ = board.connected()
        board.running = try board.stream("switch", .raw).feed
        board.perform(StartDetector(configuration: DetectorConfiguration(.activity)))
        board.perform(StartSensor(sensor: .accelerometer, user: .gameInput))
        _ = board.takeWrites()
        if let steps { board.patience = board.requestCount + steps }
        return board
    }

    /// The number of requests that a command takes.
    private static func steps(_ index: Int) throws -> Int {
        let board = try board(steps: nil)
        // A reset waits for that.
        defer { board.linkDown() }
        let before = board.requestCount
        board.perform(try commands[index].command(board))
        return board.requestCount - before
    }

    /// What is expected of a board on which a command was ended, however.
    private func isUsable(_ board: BoardBench) throws -> Bool {
        let sensor = board.perform(StartSensor(sensor: .gyroscope, user: .gameInput))
        return try board.code(sensor) == .ok && board.read("battery").values == [87, 4080]
    }

    @Test(arguments: commands.indices)
    func theProgramCancels(_ index: Int) throws {
        for step in 0...(try Self.steps(index)) {
            let board = try Self.board(steps: step)
            let operation = board.perform(try Self.commands[index].command(board))
            let isPending = board.code(operation) == nil
            let before = board.takeWrites().count
            board.cancel(operation)
            let name = "\(Self.commands[index].name), step \(step)"
            #expect(board.code(operation) == (isPending ? .cancelled : .ok), "\(name)")
            board.patience = nil
            board.answerAll()
            // A tear-down is planned whole: it ends all that it was to end.
            #expect(board.takeWrites().count <= 20 + before, "\(name): it writes at most what undoes it")
            // An answer may still come, and is not taken for another's.
            board.advance(1.1)
            #expect(try isUsable(board), "\(name)")
            #expect(board.deadline == nil, "\(name)")
        }
    }

    @Test(arguments: commands.indices)
    func theLinkIsLost(_ index: Int) throws {
        for step in 0...(try Self.steps(index)) {
            let board = try Self.board(steps: step)
            let operation = board.perform(try Self.commands[index].command(board))
            let isPending = board.code(operation) == nil
            let name = "\(Self.commands[index].name), step \(step)"
            let waiting = board.perform(StartSensor(sensor: .gyroscope, user: .program))
            board.linkDown()
            // A reset that has been written is what ends the link.
            let isReset = ["reset", "reset to factory settings"].contains(Self.commands[index].name)
            let expected: Set<ResultCode?> = isPending ? (isReset ? [.ok, .disconnected] : [.disconnected]) : [.ok]
            #expect(expected.contains(board.code(operation)), "\(name)")
            #expect(board.code(waiting) != .timeout, "\(name)")
            board.patience = nil
            board.connect()
            #expect(board.isReady && board.status?.running == [], "\(name)")
            #expect(try isUsable(board), "\(name)")
        }
    }

    @Test(arguments: commands.indices)
    func theLinkIsReleased(_ index: Int) throws {
        for step in 0...(try Self.steps(index)) {
            let board = try Self.board(steps: step)
            let operation = board.perform(try Self.commands[index].command(board))
            let isPending = board.code(operation) == nil
            let name = "\(Self.commands[index].name), step \(step)"
            board.goodbye()
            let isReset = ["reset", "reset to factory settings"].contains(Self.commands[index].name)
            let expected: Set<ResultCode?> = isPending ? (isReset ? [.ok, .notConnected] : [.notConnected]) : [.ok]
            #expect(expected.contains(board.code(operation)), "\(name)")
            board.linkDown()
            board.patience = nil
            board.connect()
            #expect(try board.isReady && isUsable(board), "\(name)")
        }
    }

    /// What the library believes to be stopped is stopped, whoever waits for that.
    @Test(arguments: 0..<6)
    func aStopThatIsCancelledIsWhole(_ step: Int) throws {
        let board = BoardBench().connected()
        board.perform(StartDetector(configuration: DetectorConfiguration(.activity)))
        _ = board.takeWrites()
        board.patience = board.requestCount + step
        let operation = board.perform(StopDetector(kind: .activity))
        board.cancel(operation)
        board.patience = nil
        board.answerAll()
        let writes = board.takeWrites()
        for packet in ["03 01 00", "03 02 00 01", "03 07 00 04", "03 06 00 04", "03 0C 00"] {
            #expect(writes.contains(packet), "step \(step)")
        }
        #expect(board.code(operation) == (step < 5 ? .cancelled : .ok) && board.status?.running == [])
    }

    @Test func aCommandThatHasNotBegunIsForgotten() throws {
        let board = try Self.board(steps: 0)
        let first = board.perform(StartSensor(sensor: .gyroscope, user: .program))
        let second = board.perform(ClearSteps())
        board.cancel(second)
        #expect(board.code(second) == .cancelled && board.code(first) == nil)
        board.patience = nil
        board.answerAll()
        #expect(board.code(first) == .ok && !board.takeWrites().contains("03 08 07 00 0E 00 04"))
    }

    /// The answer to a request that was cancelled is not taken for that to the next one.
    @Test func aLateAnswerGoesToWhoAskedForIt() throws {
        let board = try Self.board(steps: nil)
        board.silent = [bytes("11 8C")]
        let first = try board.read("battery").operation
        let second = try board.read("battery").operation
        board.cancel(first)
        #expect(board.code(first) == .cancelled)
        board.notify("11 8C 01 00 00")
        #expect(board.code(second) == nil)
        board.notify("11 8C 02 00 00")
        #expect(board.values(of: second) == [2, 0])
    }
}
