import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Loggers of signals that a board reads by a timer and an event of its own.
@Suite struct PolledLoggerTests {
    private final class Rig {
        let log = LoggingModel()
        let program = ProgramModel()
        let bench: LoggingBench

        init() {
            bench = LoggingBench(model: log)
            for answer in ["0A 80 00 00 1C", "0C 80 00 00 08"] {
                bench.board.answers[bytes(String(answer.prefix(5)))] = bytes(answer)
            }
            bench.board.module = { [log, program] in log.take($0) ?? program.take($0) }
            bench.record.forgetModules()
            reconnect()
        }

        var board: BoardBench { bench.board }

        func command(_ signal: String = "temperature[0]", every interval: Double = 0.5) -> CreateLogger {
            CreateLogger(part: bench.part(), key: "", identifier: signal, pollInterval: interval)
        }

        func reconnect(isReleased: Bool = false) {
            bench.reconnect(isReleased: isReleased)
            _ = board.takeWrites()
        }
    }

    @Test func aTimerAnEventAndALoggerAreCreated() throws {
        let rig = Rig()
        let command = rig.command()
        #expect(
            rig.bench.writes(of: command).filter { !$0.hasPrefix("0B 82") } == [
                "0C 02 F4 01 00 00 FF FF 00", "0A 02 0C 06 00 04 C1 01", "0A 03 00", "0B 02 04 C1 00 20",
            ])
        let logger = try #require(rig.bench.loggers.first)
        #expect(logger.poll == LoggerPoll(interval: 0.5, timer: 0, event: 0) && logger.layout.rate == 2)
        #expect(LoggerInfo(logger).isPolled)
        #expect(
            rig.bench.writes(of: StartLogging(mode: .overwrite)).suffix(5) == [
                "0B 0B 01", "0B 01 01", "0C 03 00", "0B 84", "0B 85",
            ], "its timer starts last")
        #expect(rig.bench.writes(of: StopLogging()) == ["0C 04 00", "0B 01 00"])
        #expect(
            rig.bench.writes(of: RemoveLogger(part: command.part)) == ["0C 05 00", "0A 04 00", "0B 03 00"])
        #expect(rig.program.timers.isEmpty && rig.program.events.isEmpty && rig.log.numbers.isEmpty)
    }

    @Test func aPinIsReadAsTheProgramHasSetIt() throws {
        let rig = Rig()
        rig.board.answers[bytes("05 80")] = bytes("05 80 00 02 03 03")
        rig.bench.record.forgetModules()
        rig.reconnect()
        let writes = rig.bench.writes(of: rig.command("adc[1]"))
        #expect(writes.contains("0A 02 0C 06 00 05 C7 05") && writes.contains("0B 02 05 C7 01 20"))
    }

    @Test func aSignalThatComesByItselfHasNoInterval() {
        let rig = Rig()
        let refused = rig.board.perform(rig.command("acceleration"))
        #expect(rig.board.code(refused) == .unsupported && rig.board.message(refused).contains("comes by itself"))
        #expect(rig.program.timers.isEmpty && rig.bench.loggers.isEmpty)
        let (code, _) = rig.bench.create("battery")
        #expect(code == .unsupported)
    }

    @Test func aRefusedLoggerLeavesNoTimer() {
        let rig = Rig()
        for _ in 0..<8 { _ = rig.log.take(bytes("0B 02 01 01 FF 00")) }
        let refused = rig.board.perform(rig.command())
        #expect(rig.board.code(refused) == .noSlot)
        #expect(rig.program.timers.isEmpty && rig.program.events.isEmpty)
        for _ in 0..<28 { _ = rig.program.take(bytes("0A 02 01 01 FF 02 01 01")) }
        let other = Rig()
        for _ in 0..<28 { _ = other.program.take(bytes("0A 02 01 01 FF 02 01 01")) }
        #expect(other.board.code(other.board.perform(other.command())) == .noSlot)
        #expect(other.program.timers.isEmpty && other.log.numbers.isEmpty)
    }

    @Test func aResetIsSaidBeforeTheLogStarts() throws {
        let rig = Rig()
        let command = rig.command()
        #expect(rig.board.code(rig.board.perform(command)) == .ok)
        rig.log.restart()
        rig.program.restart()
        rig.reconnect()
        #expect(rig.bench.loggers.first?.poll?.isOnBoard == false)
        let refused = rig.board.perform(StartLogging(mode: .overwrite))
        #expect(
            rig.board.code(refused) == .invalidState
                && rig.board.message(refused).contains("lost the timer that reads temperature[0]"))
        #expect(rig.bench.writes(of: RemoveLogger(part: command.part)) == ["0B 03 00"], "what is gone is left alone")
    }

    @Test func theNextRunKnowsItsReadings() throws {
        let rig = Rig()
        #expect(rig.board.code(rig.board.perform(rig.command("temperature[0]", every: 1.5))) == .ok)
        var restored = LogState()
        restored.take(loggers: rig.bench.log.loggersJSON, run: nil)
        #expect(restored.loggers.first?.poll == LoggerPoll(interval: 1.5, timer: 0, event: 0))
    }

    @Test(arguments: [true, false])
    func aDropAtEveryPacket(isCreation: Bool) {
        var count = 0
        while count < 100 {
            var isOver = false
            for (takesLast, isReleased) in [(false, false), (true, false), (false, true)] {
                let rig = Rig()
                let board = rig.board
                let first = rig.command("battery", every: 2)
                #expect(board.code(board.perform(first)) == .ok)
                (board.requestCount, board.patience, board.takesLastPacket) = (0, count, takesLast)
                let operation = board.perform(isCreation ? rig.command() : RemoveLogger(part: first.part))
                isOver = board.code(operation) == .ok
                let outcome = board.code(operation)
                (board.patience, board.takesLastPacket) = (nil, false)
                rig.reconnect(isReleased: isReleased && outcome != nil)
                let context = "packet \(count), \(takesLast), \(isReleased)"
                let loggers = rig.bench.loggers
                let polls = loggers.compactMap(\.poll)
                #expect(loggers.flatMap(\.layout.loggers).sorted() == rig.log.numbers, "\(context)")
                #expect(polls.map(\.timer).sorted() == rig.program.timers.keys.sorted(), "\(context)")
                #expect(polls.map(\.event).sorted() == rig.program.events.keys.sorted(), "\(context)")
                let expected = isCreation ? (outcome == .ok ? 2 : 1) : 0
                #expect(loggers.count == expected && polls.count == expected, "\(context)")
            }
            if isOver { break }
            count += 1
        }
        #expect(count >= 3 && count < 100)
    }
}
