import Testing
import VeltoCore

@testable import VeltoMotion

/// The bias of axes without a unit, which is learned by spread alone.
@Suite struct RestingBiasTests {
    /// A device that rests at a bias with a noise of one raw value, at 52 Hz.
    private static func feed(
        _ bias: inout RestingBias, _ value: SIMD3<Double>, seconds: Double, from start: inout Double, drift: Double = 0
    ) {
        var random = NormalNoise(7)
        let end = start + seconds
        let begin = start
        while start < end {
            let noise = random.vector()
            let moved = value + drift * (start - begin)
            let sample = (moved + noise).rounded(.toNearestOrEven)
            bias.take(sample, at: Timestamp(nanoseconds: UInt64(start * 1e9)))
            start += 1 / 52.0
        }
    }

    @Test func twoQuietSecondsGiveTheBias() {
        var (bias, time) = (RestingBias(), 1.0)
        Self.feed(&bias, SIMD3(100, -50, 7), seconds: 1.9, from: &time)
        #expect(bias.bias == .zero)
        Self.feed(&bias, SIMD3(100, -50, 7), seconds: 0.3, from: &time)
        #expect((bias.bias - SIMD3(100, -50, 7)).largest < 0.5)
        let news = bias.takeNews()
        #expect(news?.current == .good && news?.isWorthKeeping == true)
    }

    @Test func motionIsNotLearned() {
        var (bias, time) = (RestingBias(), 1.0)
        Self.feed(&bias, .zero, seconds: 20, from: &time, drift: 30)
        #expect(bias.bias == .zero && bias.takeNews() == nil)
    }

    @Test func aSteadyTurnIsLearnedOnlyAfterALongTime() {
        var (bias, time) = (RestingBias(), 1.0)
        Self.feed(&bias, SIMD3(20, 0, 0), seconds: 3, from: &time)
        Self.feed(&bias, SIMD3(120, 0, 0), seconds: 6, from: &time)
        #expect(abs(bias.bias.x - 20) < 1)
        Self.feed(&bias, SIMD3(120, 0, 0), seconds: 4, from: &time)
        #expect(abs(bias.bias.x - 120) < 1)
    }

    @Test func valuesThatRepeatAndLargeOnesAreNoBias() {
        var bias = RestingBias()
        for index in 0..<1000 {
            bias.take(SIMD3(100, 0, 0), at: Timestamp(nanoseconds: UInt64(index) * 20_000_000))
        }
        #expect(bias.bias == .zero)
        var time = 100.0
        Self.feed(&bias, SIMD3(300, 0, 0), seconds: 5, from: &time)
        #expect(bias.bias == .zero)
    }

    @Test func aPauseIsNoRest() {
        var (bias, time) = (RestingBias(), 1.0)
        Self.feed(&bias, SIMD3(100, -50, 7), seconds: 0.2, from: &time, drift: 200)
        bias.take(SIMD3(150, -50, 7), at: Timestamp(nanoseconds: 4_000_000_000))
        bias.take(SIMD3(151, -51, 8), at: Timestamp(nanoseconds: 7_000_000_000))
        #expect(bias.bias == .zero && !bias.isKnown)
    }

    @Test func anImpossibleBiasOfAnEarlierRunIsIgnored() {
        var bias = RestingBias()
        bias.begin(with: GyroscopeBias(SIMD3(0, 201, 0), deviation: 0))
        bias.begin(with: GyroscopeBias(SIMD3(1, .nan, 0), deviation: 0))
        #expect(bias.bias == .zero && !bias.isKnown)
    }

    @Test func timeThatGoesBackBeginsAgain() {
        var bias = RestingBias()
        for index in (0..<1000).reversed() {
            bias.take(SIMD3(Double(index % 2), 0, 0), at: Timestamp(nanoseconds: UInt64(index) * 20_000_000))
        }
        #expect(bias.bias == .zero)
    }
}
