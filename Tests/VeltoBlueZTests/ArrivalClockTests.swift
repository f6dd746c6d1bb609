import Testing
import VeltoCore

@testable import VeltoBlueZ

/// When a value arrived, by the kernel's stamp in UTC.
@Suite struct ArrivalClockTests {
    /// Two clocks that a test moves (seconds), and a socket whose values it reads.
    private struct Bench {
        var utc = 1_000_000.0
        var now = 100.0
        var turn = 100.0
        var clock: ArrivalClock

        init() {
            clock = ArrivalClock(Self.anchor(utc, now))
        }

        private static func anchor(_ utc: Double, _ now: Double) -> ClockAnchor {
            ClockAnchor(time: seconds(now), utc: UTCTime(nanoseconds: seconds(utc).nanoseconds))
        }

        static func seconds(_ count: Double) -> Timestamp {
            Timestamp(nanoseconds: UInt64((count * 1e6).rounded()) * 1000)
        }

        /// Time passes on both clocks; the machine sleeps, or UTC is set, by `step`.
        mutating func pass(_ seconds: Double, step: Double = 0) {
            now += seconds
            utc += seconds + step
        }

        /// The stamp of a value that is sent now.
        var stamp: UTCTime { UTCTime(nanoseconds: Self.seconds(utc).nanoseconds) }

        /// Reads a value; returns its arrival (seconds).
        mutating func read(_ stamp: UTCTime, after earliest: Double = 0) -> Double {
            turn = now
            let anchor = Self.anchor(utc, now)
            let arrival = clock.arrival(sent: stamp, turn: Self.seconds(turn), after: Self.seconds(earliest)) { anchor }
            return (Double(arrival.nanoseconds) / 1e3).rounded() / 1e6
        }

        /// Sends a value every second, with steps of UTC before some of them, and reads them all afterwards.
        mutating func readLate(count: Int, steps: [Int: Double]) -> (sent: [Double], read: [Double]) {
            let first = read(stamp)
            var waiting: [(sent: Double, stamp: UTCTime)] = []
            for index in 0..<count {
                pass(1, step: steps[index] ?? 0)
                waiting.append((now, stamp))
            }
            pass(0.5)
            return (waiting.map(\.sent), waiting.map { read($0.stamp, after: first) })
        }
    }

    @Test func aValueArrivesWhenItIsSent() {
        var bench = Bench()
        for wait in [0, 0.0005, 0.02, 12] {
            bench.pass(0.01)
            let (stamp, sent) = (bench.stamp, bench.now)
            bench.pass(wait)
            #expect(abs(bench.read(stamp) - sent) < 1e-6, "\(wait) s late")
        }
    }

    @Test func aWholeBacklogKeepsItsTimes() {
        var bench = Bench()
        let (sent, read) = bench.readLate(count: 12, steps: [:])
        #expect(sent == read)
    }

    @Test(arguments: [-3600, -2.5, 2.5, 3600]) func aStepOfTheSystemsClockMovesNoArrival(_ step: Double) {
        for index in 0..<12 {
            var bench = Bench()
            let (sent, read) = bench.readLate(count: 12, steps: [index: step])
            #expect(sent == read, "\(step) s before \(index)")
        }
    }

    @Test func severalStepsLeaveArrivalsWithinTheWait() {
        var bench = Bench()
        let (_, read) = bench.readLate(count: 12, steps: [3: -2.5, 6: 4, 9: -1])
        #expect(read == read.sorted() && read.allSatisfy { $0 >= 100 && $0 <= bench.now })
    }

    @Test func aStampOutsideOfTheWaitIsItsNearestEnd() {
        var bench = Bench()
        bench.pass(5)
        #expect(bench.read(UTCTime(nanoseconds: 0), after: 104) == 104)
        #expect(bench.read(UTCTime(nanoseconds: .max), after: 104) == 105)
    }

    @Test func slowCorrectionsOfTheSystemsClockAreFollowed() {
        var bench = Bench()
        for _ in 0..<600 {
            bench.pass(1, step: 500e-6)
            let (stamp, sent) = (bench.stamp, bench.now)
            bench.pass(0.0001)
            #expect(abs(bench.read(stamp) - sent) < 0.0007)
        }
    }
}
