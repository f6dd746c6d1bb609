import Foundation
import Testing

@testable import VeltoMotion

private typealias Inputs = OrientationInputs

/// The properties of section 10 of the orientation notes, with the constants of the library.
@Suite struct OrientationPropertyTests {
    private static func random(_ generator: inout SplitMix, _ size: Double) -> SIMD3<Double> {
        SIMD3(
            Double.random(in: -size...size, using: &generator), Double.random(in: -size...size, using: &generator),
            Double.random(in: -size...size, using: &generator))
    }

    private static func direction(_ generator: inout SplitMix) -> SIMD3<Double> {
        let vector = random(&generator, 1)
        return vector / max(vector.squaredLength.squareRoot(), 1e-3)
    }

    @Test func theLengthStaysOne() {
        var generator = SplitMix(1)
        var filter = OrientationFilter()
        for _ in 0..<50_000 {
            filter.takeRotation(Self.random(&generator, 30), step: 0.01)
            filter.takeAcceleration(Self.random(&generator, 100), step: 0.01)
        }
        let orientation = filter.northOrientation
        #expect(abs(orientation.w * orientation.w + orientation.vector.squaredLength - 1) < 1e-12)
    }

    @Test(arguments: [SIMD4<Double>(0.5, 0.5, -0.5, 0.5), SIMD4(0.2, 0.4, -0.8, 0.4)])
    func turnedAxesTurnTheResult(_ numbers: SIMD4<Double>) throws {
        let axes = try #require(Rotation(w: numbers.x, x: numbers.y, y: numbers.z, z: numbers.w))
        var (plain, turned) = (OrientationFilter(), OrientationFilter())
        for index in 0..<2000 {
            let input = Inputs.formula(index)
            plain.takeRotation(input.sample.rate, step: 0.01)
            plain.takeAcceleration(input.sample.force, step: 0.01)
            turned.takeRotation(axes.turn(input.sample.rate), step: 0.01)
            turned.takeAcceleration(axes.turn(input.sample.force), step: 0.01)
        }
        // The first inclination has another heading; it stays.
        let difference = (turned.orientation * axes) * plain.orientation.inverse
        #expect(abs(difference.vector.x) < 1e-9 && abs(difference.vector.y) < 1e-9)
        #expect(areNear(turned.bias.list, axes.turn(plain.bias).list, within: 1e-12))
    }

    @Test func aTurnedFieldTurnsOnlyTheHeading() {
        let turn = Rotation(heading: 0.7)
        var (plain, turned, scaled) = (OrientationFilter(), OrientationFilter(), OrientationFilter())
        for index in 1...1500 {
            let (input, truth) = Inputs.motion(index)
            for (filter, field) in [
                (0, input.field), (1, truth.inverse.turn(turn.turn(truth.turn(input.field)))), (2, 3.7 * input.field),
            ] {
                switch filter {
                case 0: Self.feed(&plain, input.sample, field)
                case 1: Self.feed(&turned, input.sample, field)
                default: Self.feed(&scaled, input.sample, field)
                }
            }
        }
        #expect(turned.orientation == plain.orientation)
        #expect(abs(plain.heading - turned.heading - 0.7) < 1e-3 || abs(turned.heading - plain.heading - 0.7) < 1e-3)
        #expect(abs(scaled.heading - plain.heading) < 1e-9)
    }

    private static func feed(_ filter: inout OrientationFilter, _ sample: InertialSample, _ field: SIMD3<Double>) {
        filter.takeRotation(sample.rate, step: 0.01)
        filter.takeAcceleration(sample.force, step: 0.01)
        filter.takeField(field)
    }

    @Test func upIsTheDirectionOfTheForceAtRest() {
        var generator = SplitMix(2)
        let directions = [SIMD3(0, 0, -1), SIMD3(0, 0, 1)] + (0..<18).map { _ in Self.direction(&generator) }
        for direction in directions {
            var filter = OrientationFilter(Inputs.noiseless)
            Inputs.feed(&filter, rate: .zero, force: 9.81 * direction, count: 1000)
            #expect((filter.up - direction).squaredLength < 1e-18)
        }
    }

    @Test(arguments: [(3.0, 0.03), (9.0, 0.1)]) func theBiasIsKnownAfterTwoSecondsOfRest(
        _ size: Double, _ limit: Double
    ) {
        var generator = SplitMix(3)
        for _ in 0..<15 {
            let bias = Self.random(&generator, size)
            var filter = OrientationFilter(Inputs.noiseless)
            Inputs.feed(&filter, rate: bias, force: 9.81 * Self.direction(&generator), count: 200)
            #expect((filter.bias / Inputs.degree - bias).largest < limit)
        }
    }

    @Test func theStepHardlyMatters() {
        let results = [(0.01, 500), (0.005, 1000)].map { step, count in
            var filter = OrientationFilter(Inputs.noiseless)
            Inputs.feed(&filter, rate: SIMD3(1, -2, 0.5), force: SIMD3(1, 2, 9.4), count: count, step: step)
            return filter.bias / Inputs.degree
        }
        #expect((results[0] - results[1]).largest < 2e-3)
    }

    @Test(arguments: [(1.0, 6.0, 5.9...6.1), (1.0, 20.0, 9.5...10.5), (0.4, 6.0, 1.6...2.0)])
    func aSlowTurnIsShown(_ rate: Double, _ duration: Double, _ shown: ClosedRange<Double>) {
        var filter = OrientationFilter(Inputs.noiseless)
        Inputs.feed(&filter, rate: .zero, count: 1000)
        let start = Heading.heading(of: filter.orientation)
        Inputs.feed(&filter, rate: SIMD3(0, 0, rate), count: Int(duration * 100))
        #expect(shown.contains((Heading.heading(of: filter.orientation) - start) / Inputs.degree))
    }

    @Test func nothingDriftsAtRest() {
        var generator = SplitMix(4)
        var filter = OrientationFilter()
        var start = 0.0
        for index in 0..<6200 {
            if index == 200 { start = Heading.heading(of: filter.orientation) }
            filter.takeRotation((SIMD3(3, -2, 1) + Self.random(&generator, 0.09)) * Inputs.degree, step: 0.01)
            filter.takeAcceleration(SIMD3(0, 0, 9.81) + Self.random(&generator, 0.03), step: 0.01)
        }
        #expect(abs(Heading.heading(of: filter.orientation) - start) < 0.1 * Inputs.degree)
    }

    @Test func aFrozenGyroscopeDoesNotRest() {
        var filter = OrientationFilter()
        Inputs.feed(&filter, rate: SIMD3(0, 0, 1), count: 300)
        #expect(!filter.isAtRest && filter.bias.squaredLength < 1e-12)
    }

    @Test func aLateFieldIsTurnedByTheAttitudeOfItsTime() {
        var (now, late) = (OrientationFilter(), OrientationFilter())
        var past: [SIMD3<Double>] = []
        for index in 1...800 {
            let (input, _) = Inputs.motion(index)
            Self.feed(&now, input.sample, input.field)
            late.takeRotation(input.sample.rate, step: 0.01)
            late.takeAcceleration(input.sample.force, step: 0.01)
            past.append(input.field)
            if index > 5 { late.takeField(past[index - 6], age: 0.05) }
        }
        #expect(abs(now.heading - late.heading) < 1e-3)
    }

    @Test func aCopyHasTheSameFuture() {
        var first = OrientationFilter()
        for index in 0..<100 { Inputs.feed(&first, Inputs.formula(index)) }
        var second = first
        for index in 100..<200 {
            Inputs.feed(&first, Inputs.formula(index))
            Inputs.feed(&second, Inputs.formula(index))
        }
        #expect(first.northOrientation == second.northOrientation && first.bias == second.bias)
    }

    @Test func saturationShortensTheInclination() {
        let up = [Double.infinity, 30].map { range in
            var tracker = OrientationTracker(period: 0.01, range: range, tuning: Inputs.noiseless)
            for index in 0..<520 {
                let rate = index == 400 ? SIMD3(30.0, 0, 0) : .zero
                _ = tracker.take(InertialSample(rate: rate, force: SIMD3(0, 0, 9.81)), at: 0.01 * Double(index))
            }
            return tracker.filter.up.z
        }
        #expect(up[1] > up[0] + 1e-3)
    }
}

/// Hostile input never traps, and never leaves a number that is none.
@Suite struct HostileOrientationTests {
    private static func number(_ generator: inout SplitMix) -> Double {
        Double(bitPattern: generator.next() & (generator.next() | generator.next()))
    }

    private static func vector(_ generator: inout SplitMix) -> SIMD3<Double> {
        generator.next() % 4 == 0
            ? SIMD3(number(&generator), number(&generator), number(&generator))
            : SIMD3(Double.random(in: -9...9, using: &generator), 1, Double.random(in: -9...9, using: &generator))
    }

    private static func step(_ generator: inout SplitMix) -> Double {
        let steps = [0, -1, 1e9, .nan, .infinity, 1e-300, 0.01, 0.02, number(&generator)]
        return steps[Int(generator.next() % UInt64(steps.count))]
    }

    private static func isSane(_ filter: OrientationFilter) -> Bool {
        let numbers =
            filter.northOrientation.list + filter.orientation.list + filter.bias.list + [
                filter.biasDeviation, filter.heading,
            ]
        return numbers.allSatisfy { $0.isFinite && abs($0) < 10 }
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func theFilterStaysSane(_ seed: UInt64) {
        var generator = SplitMix(seed)
        var filter = OrientationFilter()
        for _ in 0..<500 {
            filter.takeRotation(Self.vector(&generator), step: Self.step(&generator))
            filter.takeAcceleration(Self.vector(&generator), step: Self.step(&generator))
            filter.takeField(Self.vector(&generator), age: Self.step(&generator))
            filter.takeGap(uncertainty: Self.number(&generator))
            if generator.next() % 50 == 0 { filter.takeUnknownGap() }
            if generator.next() % 50 == 0 {
                filter.setBias(Self.vector(&generator), deviation: Self.number(&generator))
            }
        }
        let isSane = Self.isSane(filter)
        #expect(isSane)
        // A rest restores it.
        var quiet = SplitMix(seed)
        for _ in 0..<6000 {
            filter.takeRotation(SIMD3(Double.random(in: -1e-3...1e-3, using: &quiet), 0, 0), step: 0.01)
            filter.takeAcceleration(SIMD3(0, 9.81, 0), step: 0.01)
        }
        let up = filter.up
        #expect(abs(up.y - 1) < 1e-3)
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func recordingsStaySane(_ seed: UInt64) {
        var generator = SplitMix(seed)
        var recording = OrientationRecording(period: [0.01, 0, -1, .nan, 1e300][Int(seed % 5)])
        recording.range = Self.number(&generator)
        recording.packetSize = Int(truncatingIfNeeded: generator.next())
        var time: UInt64 = 0
        let samples = (0..<300).map { _ in
            time = generator.next() % 8 == 0 ? generator.next() : time &+ 10_000_000
            return RecordedSample(
                nanoseconds: time,
                sample: InertialSample(rate: Self.vector(&generator), force: Self.vector(&generator)),
                field: Self.vector(&generator))
        }
        for frames in [recording.filterLive(samples), recording.filterOffline(samples)] {
            #expect(frames.count == samples.count)
            let isSane = frames.allSatisfy { frame in
                (frame.orientation.list + frame.northOrientation.list + frame.bias.list).allSatisfy {
                    $0.isFinite && abs($0) < 20
                }
            }
            #expect(isSane)
        }
    }
}

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
