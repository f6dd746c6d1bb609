import Testing
import VeltoCore

@testable import VeltoTap
@testable import VeltoWearable

/// The device's millisecond clock: loss by a period that is measured.
///
/// Source: TAP protocol notes, 3.6 and what was found while planning.
@Suite struct TickClockTests {
    /// Feeds messages in their order, and returns the number of those reported missing.
    private func lost(_ ticks: [UInt32], _ clock: inout TickClock) -> UInt64 {
        ticks.reduce(0) { $0 + clock.take($1, arrival: .seconds(100 + Double($1) / 1000)).lost }
    }

    /// The clock of messages that are `period` milliseconds apart, give or take some; `isSent` leaves some out.
    private func ticks(
        _ count: Int, every period: Double, from start: Double = 1000, jitter: Int = 0,
        isSent: (Int) -> Bool = { _ in true }
    ) -> [UInt32] {
        (0..<count).filter(isSent).map { number in
            // Neither regular nor random: every run is the same.
            let deviation = jitter == 0 ? 0 : (number * 7 + number / 5 * 3) % (2 * jitter + 1) - jitter
            return UInt32(Int(start + Double(number) * period) + deviation) & 0x7FFF_FFFF
        }
    }

    @Test(arguments: [1, 4.807692, 5, 8, 20, 33.3])
    func steadyMessagesLoseNothingWhateverTheirPeriod(_ period: Double) {
        var clock = TickClock()
        #expect(lost(ticks(5000, every: period), &clock) == 0)
    }

    @Test(arguments: [(4.807692, 1), (5, 1), (8, 1), (8, 2), (20, 4)])
    func jitterIsNoLoss(_ period: Double, _ jitter: Int) {
        var clock = TickClock()
        #expect(lost(ticks(5000, every: period, jitter: jitter), &clock) <= 1)
    }

    /// Messages that are read two by two.
    @Test func pairsAreNoLoss() {
        var clock = TickClock()
        _ = lost(ticks(50, every: 5), &clock)
        let pairs: [UInt32] = (0..<500).flatMap { [1250 + 10 * $0, 1251 + 10 * $0] }
        #expect(lost(pairs, &clock) <= 1)
    }

    @Test(arguments: [4.807692, 5, 8], [0, 1])
    func gapsAreCounted(_ period: Double, _ jitter: Int) {
        var clock = TickClock()
        let outage = 2000..<2200
        let sent = ticks(5000, every: period, jitter: jitter) { (index: Int) -> Bool in
            if index < 100 { return true }
            return index % 10 != 3 && !outage.contains(index)
        }
        let missing = UInt64(5000 - sent.count)
        let counted = lost(sent, &clock)
        #expect(counted.distance(to: missing).magnitude <= 2, "\(counted) of \(missing)")
    }

    @Test func lossAmongTheFirstMessagesIsCountedWhenThePeriodIsKnown() {
        var clock = TickClock()
        let steps = [1000, 1005, 1015, 1020, 1030].map { clock.take($0, arrival: .seconds(100)).lost }
        #expect(steps == [0, 0, 0, 1, 1])
    }

    @Test func oneMessageOutOfTimeSpoilsNothing() {
        var clock = TickClock()
        _ = lost(ticks(20, every: 5), &clock)
        #expect(lost([1096, 1105, 1110, 1115], &clock) == 0, "1 ms, then 9 ms")
        #expect(lost(ticks(1000, every: 5, from: 1120), &clock) == 0)
        #expect(lost([6120, 6134, 6126, 6135], &clock) <= 2)
    }

    @Test func aCopyIsNoMessageOfItsOwn() {
        var clock = TickClock()
        let doubled = ticks(200, every: 5).flatMap { [$0, $0] }
        #expect(lost(doubled, &clock) == 0)
        #expect(lost([2005], &clock) == 1)
    }

    @Test func anotherPeriodIsMeasuredAgain() {
        var clock = TickClock()
        _ = lost(ticks(100, every: 10), &clock)
        #expect(lost(ticks(300, every: 5, from: 1995), &clock) == 0)
        #expect(lost([3500, 3510], &clock) == 2)
    }

    @Test func aClockThatGoesBackBeginsAgain() {
        var clock = TickClock()
        _ = lost(ticks(100, every: 5), &clock)
        let back = clock.take(1200, arrival: .seconds(120))
        #expect(back.lost == 0 && abs(back.time.seconds(since: .seconds(120))) < 0.05)
        #expect(lost(ticks(100, every: 5, from: 1205), &clock) == 0)
        #expect(lost([1705 + 10_001], &clock) == 0, "a gap of more than ten seconds is another clock")
    }

    @Test(arguments: [0, 1, 3])
    func theClockWraps(_ missing: Int) {
        var clock = TickClock()
        let all = ticks(200, every: 5, from: Double(0x7FFF_FFFF - 502)) { !(100..<100 + missing).contains($0) }
        #expect(all.contains { $0 < 10_000 } && all.contains { $0 > 0x7FFF_0000 })
        var times: [Timestamp] = []
        var lost: UInt64 = 0
        for (index, tick) in all.enumerated() {
            let number = index < 100 ? index : index + missing
            let step = clock.take(tick, arrival: .seconds(100 + Double(number) * 0.005))
            lost += step.lost
            times.append(step.time)
        }
        #expect(lost == UInt64(missing))
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        #expect(abs((times.last ?? .zero).seconds(since: .seconds(100.995 + Double(missing) * 0.005))) < 0.045)
    }

    /// A message that comes behind a later one costs itself: the clock goes on.
    @Test func aMessageOutOfOrderIsNoOtherClock() {
        var clock = TickClock()
        _ = lost(ticks(100, every: 5), &clock)
        let steps = [1500, 1510, 1505, 1515].map { clock.take($0, arrival: .seconds(101.515)) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.time < $1.time })
        #expect(steps[3].time.seconds(since: steps[0].time) > 0.013)
    }

    @Test func anyClockIsTaken() {
        var clock = TickClock()
        var random = SystemRandomNumberGenerator()
        for round in 0..<20_000 {
            let tick = round % 3 == 0 ? UInt32.random(in: 0...0x7FFF_FFFF, using: &random) : UInt32(round % 50)
            let arrival = Timestamp(nanoseconds: UInt64.random(in: 0...UInt64.max, using: &random))
            #expect(clock.take(tick, arrival: arrival).lost <= 10_000)
        }
    }
}
