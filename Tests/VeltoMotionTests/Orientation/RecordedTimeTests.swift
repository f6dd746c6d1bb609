import Testing

@testable import VeltoMotion

private typealias Inputs = OrientationInputs

/// Periods and times of recordings: packets that share a time, jitter, and slow turns at the ends.
@Suite struct RecordedTimeTests {
    /// Numbers from −1 to 1 that look random.
    private func jitter(_ count: Int) -> [Double] {
        var seed: UInt64 = 1
        return (0..<count).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 11) / Double(1 << 52) - 1
        }
    }

    @Test(arguments: [1, 3, 6]) func samplesOfAPacketMayShareItsTime(size: Int) {
        let single = (0..<300).map { Inputs.formula($0) }
        var shared = single
        for index in shared.indices {
            shared[index].nanoseconds = single[min(index / size * size + size - 1, 299)].nanoseconds
        }
        var recording = OrientationRecording(period: 0.01)
        recording.packetSize = size
        for (found, expected) in [
            (recording.filterLive(shared), recording.filterLive(single)),
            (recording.filterOffline(shared), recording.filterOffline(single)),
        ] {
            #expect(found.allSatisfy { $0.missingCount == 0 && !$0.flags.contains(.afterGap) })
            #expect(found[299].orientation == expected[299].orientation)
        }
    }

    @Test func aLostPacketAmongThoseThatShareATimeIsFilled() {
        var shared: [RecordedSample] = []
        for index in 0..<300 where index / 3 != 50 {
            shared.append(Inputs.formula(index))
            shared[shared.count - 1].nanoseconds = UInt64(index / 3 * 3 + 2) * 10_000_000
        }
        let found = OrientationRecording(period: 0.01).filterLive(shared)
        #expect(found.map(\.missingCount).reduce(0, +) == 3 && found[150].missingCount == 3)
    }

    @Test(arguments: [(0.0, 1), (0.002, 1), (0.008, 3)]) func thePeriodIsFoundInJitter(jitter most: Double, size: Int) {
        let jitters = jitter(6000)
        let kept = (0..<6000).filter { $0 / size % 17 != 5 }
        let times = kept.map { index -> UInt64 in
            let packet = index / size
            let newest = Double((packet + 1) * size - 1)
            let seconds: Double = 1 + newest * 0.01013 + most * jitters[packet]
            return UInt64(seconds * 1e9)
        }
        for nominal in [0.01, nil] {
            let found = OrientationRecording.period(of: times, nominal: nominal)
            #expect(abs((found ?? 0) - 0.01013) < 2e-6, "\(String(describing: found))")
        }
    }

    @Test func timesThatShowNoPeriodHaveNone() {
        #expect(OrientationRecording.period(of: [], nominal: nil) == nil)
        #expect(OrientationRecording.period(of: [5], nominal: 0.02) == 0.02)
        #expect(OrientationRecording.period(of: [7, 7, 7], nominal: nil) == nil)
        #expect(OrientationRecording.period(of: [0, .max, 1 << 63, 4], nominal: 0.01) != nil)
    }

    /// The device turns slowly at the end of the recording: the bias of the rest before it is known.
    @Test func aSlowTurnAtTheEndIsNoBias() {
        let noise = jitter(9000)
        let samples = (0..<3000).map { index -> RecordedSample in
            let rate =
                SIMD3(noise[index], noise[index + 3000], noise[index + 6000]) * 0.001
                + SIMD3(0, 0, index >= 2400 ? 0.0175 : 0)
            // The turn begins with a jerk.
            let force = SIMD3((2395..<2400).contains(index) ? 3 : 0, 0, 9.81)
            return RecordedSample(
                nanoseconds: UInt64(index) * 10_000_000, sample: InertialSample(rate: rate, force: force))
        }
        let found = OrientationRecording(period: 0.01).filterOffline(samples)
        let turn = Heading.heading(of: found[2999].orientation) - Heading.heading(of: found[0].orientation)
        #expect(abs(turn - 0.105) < 0.01, "6 s of 1 °/s")
    }

    @Test func forcesOfAnotherRateAreJoined() {
        let times = (0..<10).map { UInt64($0) * 10_000_000 }
        let rates = times.map { _ in SIMD3<Double>(1, 2, 3) }
        let forces = (
            times: [0, 40_000_000, 80_000_000] as [UInt64], values: [0, 4, 8].map { SIMD3(Double($0), 0, 9) }
        )
        let fields = (times: [15_000_000] as [UInt64], values: [SIMD3<Double>(1, 1, 1)])
        let found = RecordedSample.join(rates: (times, rates), forces: forces, fields: fields, period: 0.01)
        #expect(areNear(found.map(\.sample.force.x).dropLast(), [0, 1, 2, 3, 4, 5, 6, 7, 8]))
        #expect(found[9].sample.force == .zero && found.map { $0.field.x } == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    }
}
