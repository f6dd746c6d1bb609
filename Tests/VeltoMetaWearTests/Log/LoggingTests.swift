import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// The log as it starts, runs and ends.
@Suite struct LoggingTests {
    private static let stop = "0B 01 00"
    private static let start = ["03 02 01 00", "03 01 01", "0B 0B 01", "0B 01 01", "0B 84"]

    /// A board with a logger of its acceleration.
    private func bench(_ information: String = LoggingBench.newer, model: LoggingModel = LoggingModel()) -> LoggingBench
    {
        let bench = LoggingBench(information, model: model)
        bench.create("acceleration")
        _ = bench.board.takeWrites()
        return bench
    }

    private func accelerometer(_ rate: Double, _ range: Double) -> SensorChoice {
        SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: rate, range: range))
    }

    // MARK: Start and stop

    @Test("E-11: sensors start before the log") func start() {
        let bench = bench(LoggingBench.older)
        bench.board.perform(accelerometer(100, 8))
        let writes = bench.writes(of: StartLogging(mode: .overwrite))
        #expect(writes.first == "0B 85" && writes.suffix(6) == Self.start + ["0B 85"])
        #expect(bench.model.isRunning && bench.model.overwrites && bench.model.sensors == [0x03])
        let layout = bench.loggers[0].layout
        #expect(layout.range == 8 && layout.rate == 100 && layout.scales?.first == 1.0 / 4096)
        #expect(bench.board.status?.activities == .logging && bench.board.status?.state == .logging)
        #expect(bench.log.run?.start?.resetID == 3 && bench.log.run?.start?.tick == 1000)
    }

    @Test func firmwareThatKeepsAPageIsFlushedBeforeItsLengthIsRead() {
        #expect(bench().writes(of: StartLogging(mode: .stopWhenFull)).prefix(2) == ["0B 10 01", "0B 85"])
    }

    @Test func aLogWithoutLoggersDoesNotStart() {
        let bench = LoggingBench()
        #expect(bench.board.code(bench.board.perform(StartLogging(mode: .overwrite))) == .invalidState)
        #expect(!bench.model.isRunning)
    }

    @Test func aFullLogThatDoesNotOverwriteDoesNotStart() {
        let bench = bench(LoggingBench.older)
        bench.model.length = 1_048_576
        let operation = bench.board.perform(StartLogging(mode: .stopWhenFull))
        #expect(bench.board.code(operation) == .invalidState && bench.board.message(operation).contains("is full"))
        #expect(bench.board.code(bench.board.perform(StartLogging(mode: .overwrite))) == .ok)
    }

    @Test func stopEndsTheSensorsOfLoggersAlone() throws {
        let bench = bench()
        bench.create("angular-velocity", channel: 2)
        bench.board.perform(StartLogging(mode: .overwrite))
        let stream = try bench.board.stream("angular-velocity")
        #expect(bench.writes(of: StopLogging()) == [Self.stop, "03 01 00", "03 02 00 01"])
        #expect(bench.model.sensors == [0x13] && !bench.model.isRunning && bench.log.run == nil)
        #expect(bench.board.status?.activities == .streaming)
        bench.board.perform(SignalCommand.stop(stream.feed))
        #expect(bench.model.sensors.isEmpty)
        #expect(bench.writes(of: StopLogging()) == [Self.stop], "it may run for another program")
    }

    @Test func aSensorThatMeasuresOtherwiseStartsNoLog() throws {
        let bench = bench()
        bench.create("angular-velocity")
        bench.board.perform(accelerometer(100, 16))
        _ = try bench.board.stream("acceleration")
        bench.board.perform(accelerometer(50, 2))
        let writes = bench.board.takeWrites()
        let operation = bench.board.perform(StartLogging(mode: .overwrite))
        #expect(bench.board.code(operation) == .invalidState && !writes.isEmpty)
        #expect(bench.board.message(operation).contains("a stream of acceleration"))
        #expect(bench.board.takeWrites() == ["0B 10 01", "0B 85", "0B 8C"] && bench.log.run == nil)
    }

    @Test func aStartThatFailsIsRolledBack() {
        let bench = bench()
        bench.create("angular-velocity")
        let start = bench.board.perform(StartLogging(mode: .overwrite))
        #expect(bench.board.code(start) == .ok)
        bench.board.perform(StopLogging())
        _ = bench.board.takeWrites()
        bench.board.refuses = { $0 == [0x03, 0x01, 0x01] }
        let again = bench.board.perform(StartLogging(mode: .overwrite))
        #expect(bench.board.code(again) == .rejected && bench.log.run == nil)
        #expect(
            bench.board.takeWrites().suffix(5) == [Self.stop, "13 01 00", "13 02 00 01", "03 01 00", "03 02 00 01"])
        #expect(bench.board.status?.running == [] && bench.board.status?.activities == [])
    }

    @Test func loggersAreNotChangedWhileTheLogRuns() {
        let bench = bench()
        bench.board.perform(StartLogging(mode: .overwrite))
        let part = bench.loggers[0].part
        #expect(bench.create("switch").code == .invalidState)
        #expect(part.map { bench.board.code(bench.board.perform(RemoveLogger(part: $0))) } == .invalidState)
        #expect(bench.model.numbers == [0, 1] && bench.board.code(bench.board.perform(FlushLog())) == .invalidState)
    }

    @Test func entriesKeepTheirRange() {
        let bench = bench()
        bench.board.perform(StartLogging(mode: .overwrite))
        bench.board.perform(StopLogging())
        bench.model.length = 512
        bench.board.perform(accelerometer(100, 16))
        let operation = bench.board.perform(StartLogging(mode: .overwrite))
        #expect(bench.board.code(operation) == .invalidState && bench.board.message(operation).contains("±2"))
        bench.board.perform(ClearLog())
        #expect(bench.board.code(bench.board.perform(StartLogging(mode: .overwrite))) == .ok)
        #expect(bench.loggers[0].layout.range == 16)
    }

    // MARK: Clear and flush

    @Test("E-20: clear stops first, waits until the board has erased, and keeps the loggers", arguments: [true, false])
    func clear(reportsPages: Bool) {
        let bench = bench()
        bench.board.perform(StartLogging(mode: .overwrite))
        bench.model.length = 1000
        bench.model.reportsPages = reportsPages
        _ = bench.board.takeWrites()
        let operation = bench.board.perform(ClearLog())
        #expect((bench.board.code(operation) == nil) != reportsPages, "it waits for the page")
        bench.board.advance(6)
        #expect(bench.board.code(operation) == .ok)
        #expect(
            bench.board.takeWrites() == [
                Self.stop, "03 01 00", "03 02 00 01", "0B 0D 01", "0B 09 FF FF FF FF", "0B 0D 00", "0B 85",
            ])
        #expect(bench.model.length == 0 && bench.model.numbers == [0, 1] && bench.loggers.count == 1)
        #expect(bench.log.length == 0 && bench.log.run == nil)
    }

    @Test func aLogThatIsNotErasedIsAnError() {
        let bench = bench()
        bench.board.answers[bytes("0B 85")] = bytes("0B 85 07 00 00 00")
        let take = bench.model.take
        bench.board.module = { packet in [0x09, 0x85].contains(packet.dropFirst().first) ? nil : take(packet) }
        let operation = bench.board.perform(ClearLog())
        bench.board.advance(6)
        #expect(bench.board.code(operation) == .rejected && bench.board.message(operation).contains("7 entries"))
    }

    @Test func onlyNewFirmwareIsFlushed() {
        #expect(bench().writes(of: FlushLog()) == ["0B 10 01"])
        #expect(bench(LoggingBench.older).writes(of: FlushLog()).isEmpty)
    }

    // MARK: Sequences

    @Test func aSequenceWritesModeAndEnableAlone() throws {
        let bench = bench()
        let plan = BoardPlan(try #require(bench.board.status?.modules), BoardPreferences())
        let sequence = CommandSequence(plan.modules, bench.record) { nil }
        try sequence.perform(StartLogging(mode: .stopWhenFull))
        try sequence.perform(StopLogging())
        #expect(try sequence.writes(on: plan).map(\.packet.text) == ["0B 0B 00", "0B 01 01", "0B 01 00"])
    }

    // MARK: Links

    @Test("The log goes on when the link ends", arguments: [true, false], [true, false])
    func itOutlivesTheLink(isReleased: Bool, isRestored: Bool) throws {
        let bench = bench()
        bench.board.perform(StartLogging(mode: .overwrite))
        _ = try bench.board.stream("acceleration")
        let json = bench.record.json
        _ = bench.board.takeWrites()
        if isReleased { bench.board.goodbye() }
        bench.board.linkDown()
        #expect(bench.model.isRunning && bench.model.sensors == [0x03])
        // The program may have been another one.
        let record = isRestored ? BoardRecord() : bench.record
        if isRestored { try record.setState(json) }
        let next = LoggingBench(model: bench.model, record: record)
        #expect(next.board.status?.activities == .logging && next.board.status?.running == [.accelerometer])
        #expect(bench.model.isRunning && bench.model.sensors == [0x03])
        #expect(next.writes(of: StopLogging()) == [Self.stop, "03 01 00", "03 02 00 01"])
        #expect(!bench.model.isRunning && bench.model.sensors.isEmpty)
    }

    @Test func gameInputDoesNotDisturbIt() {
        let bench = bench()
        bench.board.perform(accelerometer(400, 16))
        bench.board.perform(StartLogging(mode: .overwrite))
        var settings = InputSettings()
        settings.isPlaying = true
        _ = bench.board.takeWrites()
        bench.board.perform(settings)
        #expect(!bench.board.takeWrites().contains { $0.hasPrefix("03 03") || $0.hasPrefix("03 01") })
        settings.isPlaying = false
        bench.board.perform(settings)
        #expect(bench.model.sensors == [0x03] && bench.model.isRunning)
    }

    // MARK: Resets

    @Test func aLogThatAResetHasEndedIsReported() throws {
        let bench = bench()
        bench.board.perform(StartLogging(mode: .overwrite))
        let part = bench.loggers[0].part
        bench.model.restart()
        bench.board.now = bench.board.now.advanced(bySeconds: 3600)
        bench.reconnect()
        let interruption = try #require(bench.log.interruption)
        #expect(interruption.cause == .reset && bench.log.run == nil)
        // Ten ticks before the board was connected.
        let since = try #require(interruption.since)
        let boot = try #require(bench.record.with { $0.state?.anchors.all.last?.boot })
        #expect(since.nanoseconds == UInt64(boot))
        #expect(bench.board.logs.contains { $0.contains("nothing was logged since") })
        #expect(bench.board.status?.activities == [] && bench.board.status?.running == [])
        #expect(bench.loggers.map(\.part) == [part] && bench.board.endedParts.isEmpty, "loggers survive a reset")
        let restored = BoardRecord()
        try restored.setState(bench.record.json)
        #expect(restored.with { $0.log.interruption } == interruption)
        #expect(bench.board.code(bench.board.perform(StartLogging(mode: .overwrite))) == .ok)
        #expect(bench.log.interruption == nil)
    }

    @Test func aBoardThatTheProgramResetsLogsNoLonger() {
        let bench = bench()
        bench.board.perform(StartLogging(mode: .overwrite))
        bench.board.perform(ResetBoard(kind: .now))
        bench.model.restart()
        bench.reconnect()
        #expect(bench.log.run == nil && bench.log.interruption == nil && bench.loggers.count == 1)
        #expect(bench.writes(of: StartLogging(mode: .overwrite)).contains("03 01 01"), "no sensor runs")
    }

    // MARK: Watching

    @Test func marksAreAnnouncedOnce() {
        let bench = bench(LoggingBench.older)
        bench.board.perform(StartLogging(mode: .overwrite))
        var marks: [Int] = []
        for percent in [10, 49, 51, 79, 80, 81, 94, 96, 99, 100, 100] as [UInt32] {
            bench.model.length = 1_048_576 / 100 * percent + (percent == 100 ? 76 : 10)
            bench.board.advance(60)
            marks += bench.board.takeEvents().compactMap { event in
                if case .logFilled(let percent, _, 1_048_576) = event { percent } else { nil }
            }
        }
        #expect(marks == [50, 80, 95, 100])
    }

    @Test func aLogThatIsFullEndsWithItsSensors() throws {
        let bench = bench(LoggingBench.older)
        bench.board.perform(StartLogging(mode: .stopWhenFull))
        bench.model.length = 1_048_576
        _ = bench.board.takeWrites()
        bench.reconnect()
        let interruption = try #require(bench.log.interruption)
        #expect(interruption.cause == .full && bench.log.run == nil && bench.model.sensors.isEmpty)
        #expect(bench.board.logs.contains { $0.contains("is full") } && bench.board.status?.activities == [])
        #expect(bench.board.code(bench.board.perform(StartLogging(mode: .stopWhenFull))) == .invalidState)
        bench.board.perform(ClearLog())
        #expect(bench.log.interruption == nil)
        #expect(bench.board.code(bench.board.perform(StartLogging(mode: .stopWhenFull))) == .ok)
    }

    @Test func theTimeOfAFullLogFollowsFromItsRate() {
        let anchor = LogAnchors.Anchor(resetID: 0, tick: 0, time: UTCTime(nanoseconds: 1_000_000_000))
        let run = LogRun(mode: .stopWhenFull, start: anchor)
        let now = UTCTime(nanoseconds: 100_000_000_000)
        #expect(run.end(before: now, 100, 2)?.nanoseconds == 51_000_000_000)
        #expect(run.end(before: now, 1000, 2) == now && run.end(before: now, .max, 1e-9) == now)
        #expect(run.end(before: now, 100, 0) == nil && LogRun(mode: .overwrite).end(before: now, 1, 1) == nil)
    }

    @Test func aLogIsAnnouncedWhenTheBoardIsConnected() {
        let bench = bench(LoggingBench.older)
        bench.board.perform(StartLogging(mode: .overwrite))
        bench.model.length = 900_000
        bench.board.forget()
        bench.reconnect()
        #expect(bench.board.events.contains(.logFilled(percent: 85, entries: 900_000, capacity: 1_048_576)))
        #expect(bench.log.length == 900_000)
    }

    @Test(
        "A log that stores nothing is reported after three periods",
        arguments: [LoggingBench.older, LoggingBench.newer])
    func stalled(_ information: String) {
        let bench = bench(information)
        bench.board.perform(accelerometer(12.5, 2))
        bench.board.perform(StartLogging(mode: .overwrite))
        // Of newer firmware, the first page must be full: 512 entries at 25 a second.
        let page = information == LoggingBench.newer ? 512 / 25.0 : 0
        let patience: Double = 3 / 12.5 + 1 + page
        bench.board.advance(patience - 0.1)
        #expect(!bench.log.isStalled)
        bench.board.advance(0.3)
        #expect(bench.log.isStalled && bench.board.logs.contains { $0.contains("has stored nothing") })
        bench.model.length = 10
        bench.board.advance(61)
        #expect(!bench.log.isStalled)
    }

    @Test func aLogThatGrowsIsNotStalled() {
        let bench = bench(LoggingBench.older)
        bench.board.perform(StartLogging(mode: .overwrite))
        bench.model.length = 1
        bench.board.advance(10)
        #expect(!bench.log.isStalled && !bench.board.logs.contains { $0.contains("stored nothing") })
        bench.board.perform(StopLogging())
        bench.board.advance(70)
        _ = bench.board.takeWrites()
        bench.board.advance(200)
        #expect(bench.board.takeWrites().isEmpty, "a log that is stopped is not watched")
    }

    @Test func overwritingIsCountedFromTheFirstStartOfALog() {
        let bench = bench()
        bench.board.perform(StartLogging(mode: .overwrite))
        let first = bench.log.recycled
        #expect(first?.count == 40 && first?.time != nil)
        bench.board.perform(StopLogging())
        (bench.model.length, bench.model.recycled) = (100, 45)
        bench.board.perform(StartLogging(mode: .overwrite))
        #expect(bench.log.recycled == first, "entries of the first run may have been overwritten")
        bench.board.perform(StopLogging(isPause: true))
        var saved = LogState()
        saved.take(loggers: bench.log.loggersJSON, run: bench.log.runJSON)
        #expect(saved.recycled == first && saved.resumption == .overwrite)
        bench.board.perform(ClearLog())
        #expect(bench.log.recycled == nil && bench.log.resumption == nil)
        bench.board.perform(StartLogging(mode: .overwrite))
        #expect(bench.log.recycled?.count == 45)
    }
}
