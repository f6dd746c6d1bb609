import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// A link that ends at any packet of a command leaves the record and the board alike.
@Suite struct LoggingDropTests {
    /// A command, and what stands before it.
    enum Step: CaseIterable {
        case create, remove, start, stop, clear
    }

    private func bench(before step: Step, _ information: String) -> LoggingBench {
        let bench = LoggingBench(information)
        bench.create("angular-velocity", channel: 1, key: "other")
        if step != .create { bench.create("acceleration", key: "own") }
        if step == .stop || step == .clear { bench.board.perform(StartLogging(mode: .overwrite)) }
        bench.model.length = step == .clear ? 100 : 0
        return bench
    }

    private func command(_ step: Step, _ bench: LoggingBench) -> any SessionCommand {
        switch step {
        case .create: CreateLogger(part: bench.part(), key: "own", identifier: "acceleration")
        case .remove: RemoveLogger(part: bench.loggers.last?.part ?? bench.part())
        case .start: StartLogging(mode: .overwrite)
        case .stop: StopLogging()
        case .clear: ClearLog()
        }
    }

    /// The record and the board must be alike, and everything works again.
    private func check(_ bench: LoggingBench, after step: Step, _ outcome: ResultCode?) {
        let (board, log) = (bench.board, bench.log)
        #expect(log.loggers.flatMap(\.layout.loggers).sorted() == bench.model.numbers)
        #expect(log.loggers.allSatisfy { !$0.isRecovered } && log.leftover == nil)
        #expect((log.run != nil) == bench.model.isRunning, "the log runs as the record says")
        #expect(board.status?.activities.contains(.logging) == bench.model.isRunning)
        #expect(bench.model.sensors.isEmpty == (log.run == nil), "sensors measure for a log that runs")
        #expect(board.status?.running.isEmpty == (log.run == nil))
        switch step {
        case .create: #expect(log.loggers.count == (outcome == .ok ? 2 : 1))
        case .start: #expect((log.run != nil) == (outcome == .ok))
        case .stop: #expect(log.run == nil)
        case .clear: #expect(log.run == nil && log.loggers.count == 2)
        case .remove: #expect(log.loggers.count == 1)
        }
        if log.run != nil { board.perform(StopLogging()) }
        if log.loggers.count == 1 { #expect(bench.create("acceleration", key: "again").code == .ok) }
        #expect(board.code(board.perform(StartLogging(mode: .stopWhenFull))) == .ok)
        #expect(board.code(board.perform(ClearLog())) == .ok && !bench.model.isRunning && bench.model.length == 0)
        #expect(bench.model.sensors.isEmpty)
    }

    @Test(arguments: Step.allCases, [LoggingBench.older, LoggingBench.newer])
    func aDropAtEveryPacket(_ step: Step, _ information: String) {
        var count = 0
        while count < 100 {
            var isOver = false
            for (takesLast, isReleased) in [(false, false), (true, false), (false, true)] {
                let bench = bench(before: step, information)
                let board = bench.board
                (board.requestCount, board.patience, board.takesLastPacket) = (0, count, takesLast)
                let operation = board.perform(command(step, bench))
                isOver = board.code(operation) == .ok
                let outcome = board.code(operation)
                (board.patience, board.takesLastPacket) = (nil, false)
                bench.reconnect(isReleased: isReleased && outcome != nil)
                #expect(board.code(operation) == (outcome ?? .disconnected), "packet \(count) of \(step)")
                check(bench, after: step, outcome)
            }
            if isOver { break }
            count += 1
        }
        #expect(count >= 2 && count < 100, "\(step) has \(count) packets")
    }

    @Test func aLinkThatEndsInAStartSaysWhatMayRun() {
        let bench = bench(before: .start, LoggingBench.newer)
        bench.board.silent = [bytes("0B 85")]
        bench.board.module = { [model = bench.model] in $0 == bytes("0B 01 01") ? nil : model.take($0) }
        bench.board.requestCount = 0
        bench.board.patience = 6
        let operation = bench.board.perform(StartLogging(mode: .overwrite))
        bench.board.linkDown()
        #expect(bench.board.code(operation) == .disconnected)
        #expect(bench.board.message(operation).contains("both are stopped when it is connected again"))
    }
}
