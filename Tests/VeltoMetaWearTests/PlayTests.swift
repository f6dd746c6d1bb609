import Testing
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoMetaWear

/// Game input of a board: tilt, pairs of samples, and what they become.
///
/// Source: device input, 1.
@Suite struct PlayTests {
    private static let start = Timestamp(nanoseconds: 1_000_000_000)
    private static let slope = Vector(-0.5, 0, 0.866_025_4)

    private static func time(_ milliseconds: UInt64) -> Timestamp {
        Timestamp(nanoseconds: start.nanoseconds + milliseconds * 1_000_000)
    }

    private static func frame(_ motion: inout BoardMotion, _ force: Vector, _ rate: Vector) throws -> MotionFrame {
        let frame = motion.frame(force: force, rate: rate, at: start)
        return try #require(frame)
    }

    // MARK: Tilt

    @Test func rollIsPositiveWithTheRightSideDown() {
        var filter = GravityFilter()
        filter.take(force: Self.slope, rate: .zero, step: 0)
        #expect(abs(filter.roll - 30) < 1e-5)
        #expect(abs(filter.pitch) < 1e-9)
    }

    @Test func rotationPredictsTheTiltWhileTheForceSaysNothing() {
        var filter = GravityFilter()
        filter.take(force: Vector(0, 0, 1), rate: .zero, step: 0)
        // A swing: the force is too great to be gravity alone.
        for _ in 0..<100 { filter.take(force: Vector(0, 0, 3), rate: Vector(0, 30, 0), step: 0.01) }
        #expect(abs(filter.roll - 30) < 0.1)
    }

    @Test func gravityCorrectsTheTiltOfAStillHand() {
        var filter = GravityFilter()
        filter.take(force: Vector(0, 0, 1), rate: .zero, step: 0)
        for _ in 0..<500 { filter.take(force: Self.slope, rate: .zero, step: 0.01) }
        #expect(abs(filter.roll - 30) < 0.1)
    }

    @Test(arguments: [Vector(.nan, 0, 1), Vector(0, .infinity, 0), .zero, Vector(repeating: 1e300)])
    func noInputBreaksTheTilt(_ hostile: Vector) {
        var filter = GravityFilter()
        filter.take(force: hostile, rate: hostile, step: .nan)
        filter.take(force: Vector(0, 0, 1), rate: .zero, step: 0.01)
        for step in [-1, 0, .infinity, .nan, 0.01] { filter.take(force: hostile, rate: hostile, step: step) }
        #expect(filter.roll.isFinite && filter.pitch.isFinite)
        #expect(filter.up.map { abs($0.length - 1) < 1e-9 } ?? false)
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

    // MARK: Frames

    @Test(arguments: [(20.0, 147.0), (0.5, 3.675), (60, 441)])
    func rollSteers(_ row: (roll: Double, raw: Double)) throws {
        var motion = BoardMotion()
        let angle = row.roll * .pi / 180
        // Built from the filter's own direction: a unit vector of that roll.
        let force = try #require(Vector(-tangent(angle), 0, 1).direction)
        let frame = try Self.frame(&motion, force, .zero)
        #expect(abs(frame.steering - row.raw) < 1e-6)
        #expect(abs(Double(frame.gamepadSample(0).value) - min(row.roll / 40, 1)) < 1e-6)
        #expect(abs(frame.readings.tiltX - row.roll / 80) < 1e-6)
    }

    private func tangent(_ angle: Double) -> Double {
        let table: [(Double, Double)] = [
            (20, 0.363_970_234_266_202_4), (0.5, 0.008_726_867_790_759), (60, 3.0.squareRoot()),
        ]
        return table.first { abs($0.0 * .pi / 180 - angle) < 1e-9 }?.1 ?? .nan
    }

    @Test func ratesAreAxesAndAreLimited() throws {
        var motion = BoardMotion()
        let frame = try Self.frame(&motion, Vector(0, 0, 1), Vector(1000, 50, -125))
        #expect(frame.axes == MotionFrame.Axes(x: -1, y: 0.5, z: 0.2))
        #expect(abs(frame.acceleration[2] - 9.80665) < 1e-5)
        #expect(abs(Double(frame.rotationRate[2]) + 125 * .pi / 180) < 1e-5)
    }

    @Test(arguments: [(2.1, false), (2.3, true)])
    func aShakeIsForceFarFromGravity(_ row: (force: Double, isShake: Bool)) throws {
        var motion = BoardMotion()
        let frame = try Self.frame(&motion, Vector(0, 0, row.force), .zero)
        #expect(frame.flags.contains(.shaken) == row.isShake)
    }

    @Test func mountingTurnsTheAxes() throws {
        var motion = BoardMotion()
        motion.mounting = .wristLeft
        // On the left wrist +x points at the screen: rotation about it is that about +y of the hand.
        let frame = try Self.frame(&motion, Vector(0, 0, 1), Vector(125, 0, 0))
        #expect(abs(frame.axes.z - 0.5) < 1e-9 && abs(frame.axes.x) < 1e-9)
    }

    @Test func whatIsNoNumberIsNoFrame() {
        var motion = BoardMotion()
        let frame = motion.frame(force: Vector(.nan, 0, 0), rate: .zero, at: Self.start)
        #expect(frame == nil)
    }
}
