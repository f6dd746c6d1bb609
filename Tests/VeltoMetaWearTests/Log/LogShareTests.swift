import Testing

@testable import VeltoMetaWear

/// The loggers that a log lacks, by its growth.
@Suite struct LogShareTests {
    private static let acceleration = LogShare(
        identifier: "acceleration", rate: 25, entriesPerSample: 2, tolerance: 0.05)
    private static let turn = LogShare(identifier: "angular-velocity", rate: 25, entriesPerSample: 2, tolerance: 0.05)
    private static let axis = LogShare(identifier: "acceleration[0]", rate: 25, entriesPerSample: 1, tolerance: 0.05)
    private static let warmth = LogShare(
        identifier: "temperature[0]", rate: 1 / 60, entriesPerSample: 1, tolerance: 0.01)

    private func silent(_ shares: [LogShare], _ growth: UInt32, in seconds: Double = 60, held: UInt32 = 0) -> [String] {
        shares.silent(growth: growth, seconds: seconds, held: held).map(\.identifier)
    }

    @Test func aWholeShareIsMissed() {
        let both = [Self.acceleration, Self.turn]
        #expect(silent(both, 3000) == ["acceleration", "angular-velocity"])
        #expect(silent(both, 6000).isEmpty && silent(both, 5710).isEmpty && silent(both, 6300).isEmpty)
        #expect(silent(both, 4500).isEmpty, "half of a share")
        #expect(silent([Self.acceleration, Self.axis], 1500) == ["acceleration"])
        #expect(silent([Self.acceleration, Self.axis], 3000) == ["acceleration[0]"])
        #expect(silent([Self.acceleration, Self.turn, Self.axis], 1500).count == 3, "two of three")
    }

    @Test func aPageThatIsHeldBackIsAllowed() {
        let both = [Self.acceleration, Self.turn]
        #expect(silent(both, 512, in: 10.24, held: 512).isEmpty, "a share is not more than a page")
        #expect(silent(both, 5632, held: 512).isEmpty && silent(both, 2560, held: 512) == silent(both, 3000))
    }

    @Test func aShareBelowTheUncertaintyIsNotMissed() {
        #expect(silent([Self.acceleration, Self.warmth], 9000, in: 180).isEmpty)
        #expect(silent([Self.warmth, Self.warmth], 3, in: 181) == ["temperature[0]", "temperature[0]"])
        #expect(silent([], 0).isEmpty)
    }

    @Test func ratesThatAreNoNumbersAreNotExpected() {
        for rate in [Double.infinity, .nan, 1e308] {
            let share = LogShare(identifier: "", rate: rate, entriesPerSample: 4, tolerance: 0.05)
            #expect(silent([share, share], .max, in: 1e308, held: .max).isEmpty)
        }
    }
}
