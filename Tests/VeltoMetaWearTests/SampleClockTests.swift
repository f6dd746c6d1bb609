import Testing
import VeltoCore

@testable import VeltoMetaWear

/// The same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

/// When samples were measured, from when packets arrived.
@Suite struct SampleClockTests {
    /// Plays packets of three samples at 100 Hz for some seconds; `arrival` delays or loses them.
    private func play(
        _ seconds: Double = 60, rate: Double = 100, chip: Double? = nil, _ arrival: (Int, Double) -> Double?
    ) -> (lost: UInt64, errors: [Double], period: Double) {
        var clock = SampleClock(rate: rate)
        var (lost, errors, newest): (UInt64, [Double], Double) = (0, [], 0)
        let period = 1 / (chip ?? rate)
        for packet in 1...Int(seconds / period / 3) {
            let measured = Double(packet * 3) * period
            guard let time = arrival(packet, measured) else { continue }
            newest = max(newest, time)
            let step = clock.take(3, arrival: Timestamp(nanoseconds: UInt64((10 + newest) * 1e9)))
            lost += step.lost
            errors.append(Double(step.newest.nanoseconds) * 1e-9 - 10 - measured)
        }
        return (lost, errors, clock.period)
    }

    @Test func aSteadyStreamIsTakenAsItIs() {
        let (lost, errors, _) = play { $1 }
        #expect(lost == 0 && errors.allSatisfy { abs($0) < 1e-6 })
    }

    /// Packets wait up to 60 ms for the next connection event: the moments hardly notice.
    @Test func burstsAreStraightened() {
        let (lost, errors, _) = play { _, time in (time / 0.06).rounded(.up) * 0.06 }
        #expect(lost == 0)
        #expect(errors.dropFirst(200).allSatisfy { abs($0) < 0.01 })
    }

    @Test(arguments: [98.5, 99.5, 100.5, 101.5])
    func aChipThatDeviatesIsFollowed(_ rate: Double) {
        let (lost, errors, period) = play(120, chip: rate) { _, time in (time / 0.03).rounded(.up) * 0.03 }
        #expect(lost == 0)
        #expect(abs(period * rate - 1) < 0.003)
        #expect(errors.dropFirst(2000).allSatisfy { abs($0) < 0.03 })
    }

    /// Of the losses of ten packets and of one, the ten are seen.
    @Test func packetsThatAreMissingAreCounted() {
        let (lost, errors, _) = play { packet, time in (1000..<1010).contains(packet) || packet == 1500 ? nil : time }
        #expect(lost == 30)
        #expect(abs(errors.last ?? 1) < 0.04)
    }

    @Test func oneInTenIsEstimated() {
        var generator = SeededGenerator(seed: 7)
        var missing = 0
        let (lost, _, _) = play { _, time in
            guard UInt.random(in: 0..<10, using: &generator) == 0 else { return (time / 0.03).rounded(.up) * 0.03 }
            missing += 3
            return nil
        }
        #expect(Double(lost) > 0.8 * Double(missing) && Double(lost) < 1.2 * Double(missing))
    }

    @Test(arguments: [0.6, 2.3])
    func aDelayIsNoLoss(_ delay: Double) {
        let (lost, _, _) = play { packet, time in (1000..<1010).contains(packet) ? max(time, 30 + delay) : time }
        #expect(lost == 0)
    }

    /// Neither those of a packet, nor from packet to packet: at any interval of the link, and with latency that changes.
    @Test(arguments: [0.01, 0.04875, 0.06, 0.1, 0.3])
    func momentsNeverGoBack(_ wait: Double) {
        var clock = SampleClock(rate: 100)
        var generator = SeededGenerator(seed: 3)
        var (now, newest) = (1.0, Timestamp.zero)
        for packet in 0..<20_000 {
            let sent = 1 + Double(packet) * 0.03
            let isOnTime = packet % 2 == 0
            let arrives = isOnTime ? (sent / wait).rounded(.up) * wait : sent + .random(in: 0...wait, using: &generator)
            now = max(now, arrives)
            let arrival = Timestamp(nanoseconds: UInt64(now * 1e9))
            let step = clock.take(3, arrival: arrival)
            #expect(step.first(of: 3) >= newest && step.newest >= step.first(of: 3) && step.newest <= arrival)
            newest = step.newest
        }
    }

    @Test func silenceIsANewBeginning() {
        let (lost, errors, _) = play { packet, time in packet < 500 ? time : time + 20 }
        #expect(lost == 0 && abs((errors.last ?? 0) - 20) < 1e-6)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e300, .leastNonzeroMagnitude])
    func noRateIsATrap(_ rate: Double) {
        var clock = SampleClock(rate: rate)
        for time: UInt64 in [0, 5, 4, .max, 0, 1_000_000_000] {
            _ = clock.take(3, arrival: Timestamp(nanoseconds: time))
        }
    }
}
