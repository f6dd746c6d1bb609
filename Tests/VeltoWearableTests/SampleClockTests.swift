import LinkModel
import Testing
import VeltoCore
import VeltoWearable

/// When samples were measured, from when packets arrived: single behaviors on links written for them.
@Suite struct SampleClockTests {
    private struct Outcome {
        var lost: UInt64 = 0
        /// Of the newest sample of each packet (seconds).
        var errors: [Double] = []
        var stamps: [Timestamp] = []
        var period = 0.0
    }

    /// Plays packets of three samples at 100 Hz for some seconds; `arrival` delays or loses them.
    private func play(
        _ seconds: Double = 60, count: Int = 3, chip: Double = 100, _ arrival: (Int, Double) -> Double?
    ) -> Outcome {
        var clock = SampleClock(rate: 100)
        var (outcome, newest) = (Outcome(), 0.0)
        for packet in 1...Int(seconds * chip / Double(count)) {
            let measured = Double(packet * count) / chip
            guard let time = arrival(packet, measured) else { continue }
            newest = max(newest, time)
            let step = clock.take(count, arrival: Timestamp(nanoseconds: UInt64((10 + newest) * 1e9)))
            outcome.lost += step.lost
            outcome.errors.append(step.newest.seconds(since: .zero) - 10 - measured)
            for index in 0..<count { outcome.stamps.append(step.first(of: count - index)) }
        }
        outcome.period = clock.period
        return outcome
    }

    private func isRising(_ stamps: [Timestamp]) -> Bool {
        zip(stamps, stamps.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// The first timestamps keep a distance from their arrival, which goes while the clock is learned.
    @Test func aSteadyStreamIsTakenAsItIs() {
        let outcome = play { $1 }
        #expect(outcome.lost == 0 && outcome.errors.allSatisfy { -0.03 < $0 && $0 <= 0 })
        #expect(outcome.errors.dropFirst(300).allSatisfy { abs($0) < 0.003 })
        #expect(abs(outcome.period - 0.01) < 1e-6)
    }

    /// Packets wait for the next connection event; the timestamps keep the asked rate from the first one on.
    @Test(arguments: [1, 3], [0.0075, 0.03, 0.05])
    func theFirstTimestampsRiseByTheAskedRate(_ count: Int, _ interval: Double) {
        let outcome = play(1, count: count) { _, time in (time / interval).rounded(.up) * interval + 1e-4 }
        let steps = zip(outcome.stamps, outcome.stamps.dropFirst()).map { $1.seconds(since: $0) }
        #expect(steps.allSatisfy { abs($0 / 0.01 - 1) < 0.05 })
    }

    @Test(arguments: [1, 3], [98.5, 99.5, 100.5, 101.5])
    func aChipThatDeviatesIsFollowed(_ count: Int, _ rate: Double) {
        let outcome = play(10, count: count, chip: rate) { _, time in (time / 0.03).rounded(.up) * 0.03 }
        #expect(outcome.lost == 0 && isRising(outcome.stamps))
        #expect(abs(outcome.period * rate - 1) < 0.005)
        #expect(outcome.errors.dropFirst(30).allSatisfy { abs($0) < 0.045 })
    }

    @Test(arguments: [1, 2, 3, 10])
    func packetsThatAreMissingAreCounted(_ missing: Int) {
        let outcome = play { packet, time in
            (1000..<1000 + missing).contains(packet) ? nil : (time / 0.0075).rounded(.up) * 0.0075
        }
        #expect(outcome.lost == UInt64(3 * missing))
        #expect(abs(outcome.errors.last ?? 1) < 0.01 && isRising(outcome.stamps))
    }

    /// All of the time is late at once: the queue is found by the packets that follow, and keeps its steps.
    @Test(arguments: [0.6, 2.3, 12])
    func aStallThatLosesNothingKeepsItsSteps(_ length: Double) {
        let outcome = play { _, time in 30 < time && time < 30 + length ? 30 + length : time }
        #expect(outcome.lost == 0)
        let steps = zip(outcome.stamps, outcome.stamps.dropFirst()).map { $1.seconds(since: $0) }
        #expect(steps.allSatisfy { abs($0 / 0.01 - 1) < 0.05 })
    }

    /// The queue of the board is old, and is placed where it was measured; what comes behind it is new.
    @Test func theQueueOfAStallIsOld() {
        let outcome = play { packet, time in
            guard 30 < time && time < 31 else { return time }
            return packet <= 1005 ? 31 : nil
        }
        #expect(outcome.errors[999..<1005].allSatisfy { abs($0) < 0.003 })
        #expect(outcome.lost > 60 && abs(outcome.errors[1010]) < 0.035)
    }

    /// After a gap everything is missing: the second packet shows it, and from then on gaps are expected.
    @Test func gapsThatLoseEverythingAreFoundWithinTwoPackets() {
        let outcome = play { _, time in (20..<21).contains(time) || (40..<41).contains(time) ? nil : time }
        let wrong = outcome.errors.indices.filter { abs(outcome.errors[$0]) > 0.06 }
        #expect(wrong.count == 1, "the first packet after the first gap alone")
        #expect(abs(Double(outcome.lost) - 200) <= 6)
    }

    @Test func silenceIsANewBeginning() {
        let outcome = play { packet, time in packet < 500 ? time : time + 40 }
        #expect(outcome.lost == 0 && abs((outcome.errors.last ?? 0) - 40) < 0.005 && isRising(outcome.stamps))
    }

    /// At any interval of the link, and with latency that changes, no sample is older than the one before it.
    @Test(arguments: [0.01, 0.04875, 0.06, 0.1, 0.3])
    func timestampsRise(_ wait: Double) {
        var random = SeededNumbers(seed: 3)
        let outcome = play(600) { packet, time in
            packet % 2 == 0 ? (time / wait).rounded(.up) * wait : time + .random(in: 0...wait, using: &random)
        }
        #expect(isRising(outcome.stamps))
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e300, .leastNonzeroMagnitude])
    func noRateIsATrap(_ rate: Double) {
        var clock = SampleClock(rate: rate)
        for time: UInt64 in [0, 5, 4, .max, 0, 1_000_000_000, .max - 1, .max] {
            for count in [3, 0, -1, 65_535] { _ = clock.take(count, arrival: Timestamp(nanoseconds: time)) }
        }
    }
}
