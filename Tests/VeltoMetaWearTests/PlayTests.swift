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

    @Test func aSampleWithoutAPartnerIsLeftOut() {
        var pairs = SamplePairs(period: 0.01)
        pairs.forces.append(.init(time: Self.time(0), value: .zero))
        pairs.forces.append(.init(time: Self.time(20), value: .zero))
        pairs.rates.append(.init(time: Self.time(21), value: .zero))
        let pair = pairs.next()
        #expect(pair?.force.time == Self.time(20))
        let end3 = pairs.next()
        #expect(end3 == nil)
    }

    @Test func aSensorAloneKeepsOnlyItsNewestSamples() {
        var pairs = SamplePairs(period: 0.01)
        for index in 0..<1000 { pairs.forces.append(.init(time: Self.time(UInt64(10 * index)), value: .zero)) }
        pairs.rates.append(.init(time: Self.time(9990), value: .zero))
        let pair = pairs.next()
        #expect(pair?.force.time == Self.time(9990))
    }
}
