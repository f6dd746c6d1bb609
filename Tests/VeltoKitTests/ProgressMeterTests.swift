import Testing
import VeltoCore
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// The progress of operations: its rate, and the reports that become events.
@Suite struct ProgressMeterTests {
    private func at(_ seconds: Double) -> Timestamp { Timestamp.zero.advanced(bySeconds: seconds) }

    /// The numbers of the reports that are worth an event, of those at the times given.
    private func events(_ reports: [(seconds: Double, progress: OperationProgress)]) -> [Int] {
        var meter = ProgressMeter()
        return reports.indices.filter { meter.take(reports[$0].progress, at: at(reports[$0].seconds)) != nil }
    }

    @Test func aHundredthIsWorthAnEventButAtMostTenASecond() {
        let reports = (0...100).map { (Double($0) / 100, OperationProgress(done: UInt64($0) * 50, total: 10_000)) }
        #expect(events(reports) == Array(stride(from: 0, through: 100, by: 10)))
    }

    @Test func lessThanAHundredthIsWorthAnEventASecond() {
        let reports = (0...30).map { (Double($0) / 10, OperationProgress(done: UInt64($0), total: 1_000_000)) }
        #expect(events(reports) == [0, 10, 20, 30])
    }

    @Test func withoutATotalAnEventComesEachSecondIfAnythingIsDone() {
        let reports = (0...30).map { (Double($0) / 10, OperationProgress(done: UInt64(min($0, 15)))) }
        #expect(events(reports) == [0, 10, 20])
    }

    @Test func aNewPhaseANewPartAndTheEndAreWorthAnEventAtOnce() {
        let phase = OperationPhase(rawValue: 2)
        #expect(
            events([
                (0, OperationProgress(partCount: 2, done: 0, total: 1000)),
                (0.01, OperationProgress(partCount: 2, done: 1, total: 1000)),
                (0.02, OperationProgress(part: 1, partCount: 2, done: 1, total: 1000)),
                (0.03, OperationProgress(part: 1, partCount: 2, done: 1000, total: 1000)),
                (0.04, OperationProgress(part: 1, partCount: 2, done: 1000, total: 1000)),
                (0.05, OperationProgress(phase: phase, done: 0, total: 10)),
            ]) == [0, 2, 3, 5])
    }

    @Test func theRateFollowsTheLastSeconds() throws {
        var meter = ProgressMeter()
        var done: UInt64 = 0
        func run(_ seconds: Int, perSecond: UInt64, from start: Double) throws -> Double {
            for second in 1...seconds {
                done += perSecond
                _ = meter.take(OperationProgress(done: done, total: 100_000), at: at(start + Double(second)))
            }
            return try #require(meter.newest?.rate)
        }
        _ = meter.take(OperationProgress(total: 100_000), at: at(0))
        #expect(meter.newest?.rate == nil && meter.newest?.remaining == nil)
        #expect(try run(3, perSecond: 100, from: 0) == 100)
        let mixed = try run(1, perSecond: 1000, from: 3)
        #expect((101..<1000).contains(mixed), "one fast second is not yet the rate")
        #expect(abs(try run(30, perSecond: 1000, from: 4) - 1000) < 10)
        #expect(try run(30, perSecond: 0, from: 34) < 1, "nothing comes any more")
    }

    @Test func aPauseBeforeTheWorkBeginsDoesNotSlowItsRate() {
        var meter = ProgressMeter()
        for step in 0...20 { _ = meter.take(OperationProgress(total: 1000), at: at(Double(step) / 4)) }
        #expect(meter.newest?.rate == nil, "a rate of 0 would be no estimate")
        for step in 1...4 {
            _ = meter.take(OperationProgress(done: UInt64(step) * 100, total: 1000), at: at(5 + Double(step) / 10))
        }
        #expect(abs((meter.newest?.rate ?? 0) - 1000) < 1)
        #expect(abs((meter.newest?.remaining?.seconds ?? 0) - 0.6) < 0.01)
    }

    @Test func aStepBackBeginsTheMeasurementAnew() {
        var meter = ProgressMeter()
        for (seconds, done) in [(0.0, 0), (1.0, 500), (1.5, 0)] {
            _ = meter.take(OperationProgress(done: UInt64(done), total: 1000), at: at(seconds))
        }
        #expect(meter.newest?.rate == nil)
        _ = meter.take(OperationProgress(done: 100, total: 1000), at: at(2.5))
        #expect(meter.newest?.rate == 100 && meter.newest?.remaining == .seconds(9))
    }

    /// Programs get the newest report of the operation, and in the event the same one.
    @Test func aCalibrationReportsItsProgress() throws {
        let test = try TestContext()
        _ = try test.createSimulator(SimulatorDefinition())
        try test.context.setAutoConnect(players: 1)
        try test.advance(3)
        let device = try #require(test.context.players.device(at: 0))
        _ = test.drain()
        let operation = try device.beginCalibration()
        #expect(operation.progress == nil, "it has not begun")
        try test.advance(0)
        let event = try #require(test.drain().last)
        guard case .progress(let progress) = event.payload else {
            Issue.record("\(event)")
            return
        }
        #expect(progress == OperationProgress(phase: .holding, total: 1000) && operation.progress == progress)
        #expect(event.operation === operation && event.device === device)
        let other = try device.beginDisconnect()
        try test.advance(1)
        #expect(other.progress == nil, "it reports none")
    }

    @Test func aCalibrationEndsWithItsLink() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        let calibration = try device.beginCalibration()
        try test.advance(0.3)
        let end = try device.beginDisconnect()
        while end.result == nil { try test.advance(0.001) }
        #expect(code { try calibration.result?.get() } == .disconnected)
    }

    @Test func extremesAreBorne() {
        let largest = OperationProgress(done: .max, total: 1, rate: .infinity)
        #expect(largest.fraction == 1 && largest.remaining == .zero)
        #expect(OperationProgress(total: .max, rate: .leastNonzeroMagnitude).remaining != nil)
        #expect(OperationProgress(done: 1, total: 2, rate: -.nan).remaining == nil)
        #expect(OperationProgress().fraction == nil && !OperationProgress().isComplete)
        var meter = ProgressMeter()
        for (seconds, done) in [(0.0, UInt64.max), (9.0, 0), (1.0, .max)] {
            _ = meter.take(OperationProgress(done: done, total: .max), at: at(seconds))
        }
        #expect(meter.newest?.done == .max)
    }
}
