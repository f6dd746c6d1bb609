import Testing

@testable import VeltoMotion

private typealias Inputs = OrientationInputs

/// The grid of the chip, filled gaps and recordings; examples E19, E20 and E22 of the orientation notes.
@Suite struct SampleGridTests {
    /// Feeds 120 samples of the formula without those of `missing`, and returns the tracker.
    private func track(without missing: ClosedRange<Int>, isPacket: Bool, upTo count: Int = 120) -> OrientationTracker {
        var tracker = OrientationTracker(period: 0.01, tuning: Inputs.published)
        for index in 0..<count where !missing.contains(index) {
            let next = isPacket && index == missing.upperBound + 1 ? Inputs.formula(index + 1).sample : nil
            _ = tracker.take(Inputs.formula(index).sample, at: Double(index) * 0.01, next: next)
        }
        return tracker
    }

    @Test func aPacketIsFilledByACubic() {
        func sample(_ index: Int) -> InertialSample { Inputs.formula(index).sample }
        let fill = SampleFill(from: sample(59), after: sample(58), to: sample(63), followedBy: sample(64), periods: 4)
        let rates = (1...3).map { fill.sample($0).rate }
        #expect(areNear(rates.map(\.x), [0.9321785374, 0.9392868695, 0.9459258553]))
        #expect(areNear(rates.map(\.y), [-0.1136384506, -0.1282129122, -0.1426433394]))
        #expect(areNear(rates.map(\.z), [0.4129327179, 0.4145792184, 0.4162113987]))
        let early = track(without: 60...62, isPacket: true, upTo: 64).filter.orientation
        #expect(early.isNear([0.9740043787, 0.1811701626, -0.0247746128, 0.1337126063]))
        let end = track(without: 60...62, isPacket: true).filter.orientation
        #expect(end.isNear([0.8992165576, 0.3298152873, -0.128430398, 0.2571713274]))
    }

    @Test func aSampleIsFilledWithoutTheNextOne() {
        func sample(_ index: Int) -> InertialSample { Inputs.formula(index).sample }
        let fill = SampleFill(from: sample(69), after: sample(68), to: sample(71), followedBy: nil, periods: 2)
        #expect(areNear(fill.sample(1).rate.list, [0.9854000995, -0.2523917186, 0.4288418885]))
        let end = track(without: 70...70, isPacket: false).filter.orientation
        #expect(end.isNear([0.8992166794, 0.3298141066, -0.1284311261, 0.257172052]))
    }

    @Test func longGapsAreFilledByALine() {
        let (first, last) = (Inputs.formula(0).sample, Inputs.formula(40).sample)
        let fill = SampleFill(from: first, after: Inputs.formula(9).sample, to: last, followedBy: nil, periods: 11)
        #expect(areNear(fill.sample(4).rate.list, (first.rate + 4.0 / 11 * (last.rate - first.rate)).list))
    }

    @Test func aGapOfMoreThanASecondHasNoRotation() {
        var tracker = OrientationTracker(period: 0.01)
        for index in 0..<300 { _ = tracker.take(Inputs.formula(index).sample, at: Double(index) * 0.01) }
        let (heading, bias) = (Heading.heading(of: tracker.filter.orientation), tracker.filter.bias)
        let sample = InertialSample(rate: .zero, force: SIMD3(0, 0, 9.81))
        let step = tracker.take(sample, at: 5)
        #expect(step == .unknown && areNear(tracker.filter.bias.list, bias.list))
        #expect(abs(Heading.heading(of: tracker.filter.orientation) - heading) < 0.01)
    }

    @Test func whatIsNoMeasurementIsMissing() {
        let bad = [SIMD3(.nan, 0, 0), SIMD3(101, 0, 0), SIMD3(0, .infinity, 0)]
        for rate in bad {
            var (clean, tracker) = (
                track(without: 50...50, isPacket: false), OrientationTracker(period: 0.01, tuning: Inputs.published)
            )
            for index in 0..<120 {
                var sample = Inputs.formula(index).sample
                if index == 50 { sample.rate = rate }
                let step = tracker.take(sample, at: Double(index) * 0.01)
                #expect(step == (index == 50 ? .invalid : index == 51 ? .filled(1) : .follows))
            }
            #expect(tracker.filter.orientation == clean.filter.orientation)
            clean.filter.takeRotation(rate, step: 0.01)
            clean.filter.takeAcceleration(rate * 5, step: 0.01)
            clean.filter.takeField(rate)
            #expect(tracker.filter.orientation == clean.filter.orientation)
        }
    }

    @Test func stampsWithJitterAreOnTheGrid() {
        var grid = SampleGrid(period: 0.01)
        let jitter = [0, 3, -4, 2, 4, -3, 1, 0, -2, 4]
        let found = jitter.enumerated().map { index, late in
            grid.periods(to: 0.01 * Double(index) + 0.001 * Double(late))
        }
        #expect(found == [nil] + Array(repeating: 1, count: 9))
        #expect(grid.periods(to: 0.14) == 5)
    }

    @Test func aPeriodThatIsSlightlyWrongLosesNothing() {
        var grid = SampleGrid(period: 0.01)
        let found = (0..<20_000).compactMap { grid.periods(to: 0.010005 * Double($0)) }
        #expect(found.allSatisfy { $0 == 1 })
    }

    @Test func packetCutsChangeNothing() {
        let inputs = (0..<400).map { Inputs.formula($0) }
        var cuts = [1, 3, 7].map { size in
            var recording = OrientationRecording(period: 0.01)
            recording.packetSize = size
            return recording.filterLive(inputs).map { $0.northOrientation }
        }
        let first = cuts.removeFirst()
        #expect(cuts.allSatisfy { $0 == first })
    }

    @Test func aRecordingHasAFrameForEachSample() {
        let inputs = (0..<400).filter { !(100..<103).contains($0) && !(200..<350).contains($0) }.map {
            Inputs.formula($0)
        }
        let recording = OrientationRecording(period: 0.01)
        for frames in [recording.filterLive(inputs), recording.filterOffline(inputs)] {
            #expect(frames.count == inputs.count)
            let gaps = frames.indices.filter {
                frames[$0].flags.contains(.afterGap) || frames[$0].flags.contains(.unknownGap)
            }
            #expect(gaps == [100, 197] && frames[100].missingCount == 3)
            #expect(frames[197].flags.contains(.unknownGap) && !frames[100].flags.contains(.unknownGap))
        }
    }

    @Test func offlineFillsWhatIsMissing() {
        let inputs = (0..<300).map { Inputs.formula($0) }
        let recording = OrientationRecording(period: 0.01)
        let whole = recording.filterOffline(inputs)
        let filled = recording.filterOffline(inputs.indices.filter { !(100..<103).contains($0) }.map { inputs[$0] })
        #expect(filled[296].orientation.distance(to: whole[299].orientation) < 0.001)
    }

    @Test func offlineFollowsAnAnalyticMotion() {
        let motion = (1...1000).map { Inputs.motion($0) }
        let found = OrientationRecording(period: 0.01).filterOffline(motion.map(\.sample))
        for index in [0, 500, 999] { #expect(found[index].northOrientation.distance(to: motion[index].truth) < 0.002) }
    }

    @Test func offlineIsBetterThanLive() {
        var generator = SplitMix(5)
        func noise(_ size: Double) -> SIMD3<Double> {
            SIMD3(
                Double.random(in: -size...size, using: &generator), Double.random(in: -size...size, using: &generator),
                Double.random(in: -size...size, using: &generator))
        }
        let motion = (1...3000).map { Inputs.motion($0) }
        let samples = motion.map { input, _ in
            var input = input
            input.sample.rate += SIMD3(0.6, -0.5, 0.4) * Inputs.degree
            input.sample.force += noise(8)
            return input
        }
        let recording = OrientationRecording(period: 0.01)
        func error(_ frames: [OrientationFrame]) -> Double {
            zip(frames, motion).map { frame, truth in
                let (found, wanted) = (frame.orientation.inverse, truth.truth.inverse)
                return (found.turn(SIMD3(0, 0, 1)) - wanted.turn(SIMD3(0, 0, 1))).squaredLength
            }.reduce(0, +)
        }
        let (offline, live) = (error(recording.filterOffline(samples)), error(recording.filterLive(samples)))
        #expect(offline < 0.5 * live)
    }
}
