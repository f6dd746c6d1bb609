import Testing
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoMetaWear

/// Game input of a board: pairs of samples.
///
/// Source: device input, 1.
@Suite struct PlayTests {
    private static let start = Timestamp(nanoseconds: 1_000_000_000)
    private static func time(_ milliseconds: UInt64) -> Timestamp {
        Timestamp(nanoseconds: start.nanoseconds + milliseconds * 1_000_000)
    }

    // MARK: Pairs

    @Test func samplesOfOneTimePairWhateverArrivesFirst() {
        var pairs = SamplePairs(period: 0.01)
        for index in 0..<3 { pairs.rates.append(.init(time: Self.time(UInt64(10 * index + 2)), value: .zero)) }
        let end1 = pairs.next()
        #expect(end1 == nil)
        for index in 0..<3 { pairs.forces.append(.init(time: Self.time(UInt64(10 * index)), value: .zero)) }
        for index in 0..<3 {
            let pair = pairs.next()
            #expect(pair?.rate.time == Self.time(UInt64(10 * index + 2)))
        }
        let end2 = pairs.next()
        #expect(end2 == nil)
    }

    @Test func aForceWithoutARateIsLeftOut() {
        var pairs = SamplePairs(period: 0.01)
        pairs.forces.append(.init(time: Self.time(0), value: .zero))
        pairs.forces.append(.init(time: Self.time(20), value: .zero))
        pairs.rates.append(.init(time: Self.time(21), value: .zero))
        let pair = pairs.next()
        #expect(pair?.force.time == Self.time(20))
        let end3 = pairs.next()
        #expect(end3 == nil)
    }

    @Test func everyRateCountsBesideASlowAccelerometer() {
        var pairs = SamplePairs(period: 0.01)
        var forces: [Double] = []
        for index in 0..<20 {
            pairs.rates.append(.init(time: Self.time(UInt64(10 * index)), value: .zero))
            let time = Self.time(UInt64(10 * index + 1))
            if index % 4 == 1 { pairs.forces.append(.init(time: time, value: Vector(0, 0, 1))) }
            while let pair = pairs.next() { forces.append(pair.force.value.z) }
        }
        #expect(forces.count >= 16 && forces.filter { $0 == 1 }.count == 5)
    }

    @Test func aRateThatHasWaitedLongCountsWithoutAForce() {
        var pairs = SamplePairs(period: 0.01)
        var count = 0
        for index in 0..<100 {
            pairs.rates.append(.init(time: Self.time(UInt64(10 * index)), value: .zero))
            while pairs.next() != nil { count += 1 }
        }
        #expect(count == 93)
    }

    @Test func aLateForceIsForTheNextRate() {
        var pairs = SamplePairs(period: 0.01)
        for index in 0..<10 { pairs.rates.append(.init(time: Self.time(UInt64(10 * index)), value: .zero)) }
        while pairs.next() != nil {}
        pairs.forces.append(.init(time: Self.time(0), value: Vector(0, 0, 1)))
        for index in 10..<14 { pairs.rates.append(.init(time: Self.time(UInt64(10 * index)), value: .zero)) }
        var forces: [Double] = []
        while let pair = pairs.next() { forces.append(pair.force.value.z) }
        #expect(forces.first == 1 && forces.filter { $0 == 1 }.count == 1)
    }

    @Test func aSensorAloneKeepsOnlyItsNewestSamples() {
        var pairs = SamplePairs(period: 0.01)
        for index in 0..<1000 { pairs.forces.append(.init(time: Self.time(UInt64(10 * index)), value: .zero)) }
        pairs.rates.append(.init(time: Self.time(9990), value: .zero))
        let pair = pairs.next()
        #expect(pair?.force.time == Self.time(9990))
    }
}
