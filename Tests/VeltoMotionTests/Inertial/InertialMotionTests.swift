import Foundation
import Testing
import VeltoCore

@testable import VeltoMotion

/// Frames of game input from a gyroscope and an accelerometer.
///
/// Source: device input, 1; orientation, 8.
@Suite struct InertialMotionTests {
    private static let degree = Double.pi / 180

    private static func sample(_ rate: SIMD3<Double>, _ force: SIMD3<Double> = SIMD3(0, 0, 1)) -> InertialSample {
        InertialSample(rate: rate * degree, force: force * 9.80665)
    }

    /// The first frame of a device that is held so, rates in °/s and forces in g.
    private static func frame(
        _ rate: SIMD3<Double>, _ force: SIMD3<Double> = SIMD3(0, 0, 1), aim: AimSpace = .player,
        mounting: Rotation = .identity
    ) throws -> MotionFrame {
        var motion = InertialMotion()
        motion.setMounting(mounting)
        let isTaken = motion.take(sample(rate, force), at: Timestamp(nanoseconds: 1_000_000_000))
        #expect(isTaken)
        return try published(motion, aim)
    }

    private static func published(_ motion: InertialMotion, _ aim: AimSpace = .player) throws -> MotionFrame {
        var motion = motion
        let queue = MotionQueue()
        motion.publish(at: .zero, GyroAim(space: aim), into: queue)
        return try newest(of: queue)
    }

    private static func newest(of queue: MotionQueue) throws -> MotionFrame {
        _ = queue.commit()
        var found: MotionFrame?
        queue.ring.drain(before: 1) { frame, _ in found = frame }
        return try #require(found)
    }

    // MARK: A frame

    @Test(arguments: [(20.0, 147.0), (0.5, 3.675), (60, 441), (-30, -220.5)])
    func rollSteersFromTheFirstSampleOn(_ row: (roll: Double, raw: Double)) throws {
        let angle = row.roll * Self.degree
        let frame = try Self.frame(.zero, SIMD3(-sin(angle), 0, cos(angle)))
        // Angles are exact to 0.00001 degrees.
        #expect(abs(frame.steering - row.raw) < 1e-4)
        #expect(abs(Double(frame.gamepadSample(0).value) - max(-1, min(row.roll / 40, 1))) < 1e-6)
        #expect(abs(frame.readings.tiltX - row.roll / 80) < 1e-6)
    }

    @Test func ratesAreAxesAndAreLimited() throws {
        let frame = try Self.frame(SIMD3(1000, 50, -125))
        // Player space: what the device rolls while it turns is part of the turn.
        #expect(abs(frame.axes.y - (50 * 50 + 125 * 125.0).squareRoot() / 250) < 1e-9)
        #expect(frame.axes.x == -1 && abs(frame.axes.z - 0.2) < 1e-9)
        #expect(abs(frame.readings.gyro.y - 0.5) < 1e-9)
        #expect(abs(frame.acceleration[2] - 9.80665) < 1e-5)
        #expect(abs(Double(frame.rotationRate[2]) + 125 * Self.degree) < 1e-5)
    }

    @Test func aTurnOfADeviceOnItsEdgeIsATurnForThePlayer() throws {
        let onItsEdge = SIMD3(0.0, -1, 0)
        #expect(try abs(Self.frame(SIMD3(0, 100, 0), onItsEdge).axes.y - 0.4) < 1e-9)
        #expect(try abs(Self.frame(SIMD3(0, 100, 0), onItsEdge, aim: .world).axes.y - 0.4) < 1e-9)
        #expect(try abs(Self.frame(SIMD3(0, 100, 0), onItsEdge, aim: .local).axes.y) < 1e-9)
    }

    @Test(arguments: [(2.1, false), (2.3, true)])
    func aShakeIsForceFarFromGravity(_ row: (force: Double, isShake: Bool)) throws {
        #expect(try Self.frame(.zero, SIMD3(0, 0, row.force)).flags.contains(.shaken) == row.isShake)
    }

    @Test func aSampleThatOthersFollowSteersAndShakes() throws {
        var motion = InertialMotion()
        motion.take(Self.sample(SIMD3(0, 0, 100), SIMD3(-1.25, 0, 1.25 * 3.0.squareRoot())), at: Self.time(0))
        let queue = MotionQueue()
        motion.publishEarlier(at: Self.time(0), into: queue)
        let frame = try Self.newest(of: queue)
        #expect(frame.flags == [.hasSteering, .shaken] && frame.gamepadCount == 1)
        #expect(abs(frame.steering - 220.5) < 1e-4)
    }

    @Test func mountingTurnsTheAxes() throws {
        // On the left wrist +x points at the screen: rotation about it is that about +y of the hand.
        let frame = try Self.frame(SIMD3(125, 0, 0), mounting: Rotation(heading: .pi / 2))
        #expect(abs(frame.axes.z - 0.5) < 1e-9 && abs(frame.axes.x) < 1e-9)
        #expect(abs(Double(frame.orientation[3]) + 0.5.squareRoot()) < 1e-6)
    }

    @Test func anglesAreThoseOfArcTangents() {
        for turn in stride(from: -179.9, through: 179.9, by: 0.1) {
            let (side, lift) = (3 * sin(turn * Self.degree), 3 * cos(turn * Self.degree))
            #expect(abs(Angle.degrees(side: side, lift: lift) - turn) < 1e-5)
        }
        #expect(Angle.degrees(side: 0, lift: 1) == 0 && Angle.degrees(side: -1, lift: 0) == -90)
    }

    // MARK: Rest

    /// Noise of a real chip: 0.05 °/s and 2 mg.
    private struct Chip {
        let bias: SIMD3<Double>
        var random = NormalNoise(1)

        mutating func sample(_ rate: SIMD3<Double> = .zero, _ force: SIMD3<Double> = SIMD3(0, 0, 1)) -> InertialSample {
            InertialMotionTests.sample(rate + bias + 0.05 * random.vector(), force + 0.002 * random.vector())
        }
    }

    private static func time(_ index: Int, _ rate: Double = 100) -> Timestamp {
        Timestamp(nanoseconds: 1_000_000_000 + UInt64(Double(index) * 1e9 / rate))
    }

    @Test(arguments: [SIMD3(3, -2, 1.0), SIMD3(-0.4, 0.5, -0.3), SIMD3(8, 0, -8)])
    func biasIsLearnedAtRestAndReported(_ bias: SIMD3<Double>) throws {
        var (motion, chip) = (InertialMotion(), Chip(bias: bias))
        var levels: [GyroscopeCalibration] = []
        var turned = SIMD3<Double>.zero
        for index in 0..<6300 {
            motion.take(chip.sample(), at: Self.time(index))
            if let news = motion.takeNews(), news.current != news.previous { levels.append(news.current) }
            guard index >= 300 else { continue }
            let rate = try Self.published(motion).rotationRate
            turned += SIMD3(Double(rate[0]), Double(rate[1]), Double(rate[2])) * 0.01
        }
        #expect(levels.last == .good && levels.first != .good)
        // A minute after three seconds of rest.
        #expect((turned / Self.degree).largest < 0.5)
    }

    @Test func aKnownBiasCountsFromTheFirstSampleOn() throws {
        var motion = InertialMotion()
        let known = GyroscopeBias(SIMD3(3, -2, 1) * Self.degree, deviation: 0.05 * Self.degree).aged(by: 86_400)
        #expect(known.deviation > 0.5 * Self.degree && known.deviation < 0.6 * Self.degree)
        motion.begin(with: known)
        motion.take(Self.sample(SIMD3(3, -2, 1)), at: Self.time(0))
        #expect(motion.takeNews()?.current == .rough)
        #expect(try abs(Self.published(motion).rotationRate[0]) < 1e-6)
        // What is known meanwhile is newer.
        motion.begin(with: GyroscopeBias(.zero, deviation: 0.001))
        #expect(try abs(Self.published(motion).rotationRate[0]) < 1e-6)
    }

    @Test func aTurnComesBackToWhereItWas() throws {
        var (motion, chip) = (InertialMotion(), Chip(bias: SIMD3(3, -2, 1)))
        var index = 0
        func run(_ count: Int, _ rate: SIMD3<Double>) {
            for _ in 0..<count {
                motion.take(chip.sample(rate), at: Self.time(index))
                index += 1
            }
        }
        run(300, .zero)
        let before = try Self.heading(motion)
        for _ in 0..<5 {
            run(50, SIMD3(0, 0, 180))
            run(50, SIMD3(0, 0, -180))
        }
        #expect(try abs(Self.heading(motion) - before) < 0.5 * Self.degree)
        run(50, SIMD3(0, 0, 180))
        #expect(try abs(Self.heading(motion) - before - .pi / 2) < 0.5 * Self.degree)
    }

    private static func heading(_ motion: InertialMotion) throws -> Double {
        let q = try published(motion).orientation
        return 2 * atan2(Double(q[3]), Double(q[0]))
    }

    /// A rate that changes slowly (°/s).
    private static func wave(_ index: Int) -> Double { 90 + 20 * sin(0.02 * Double(index)) }

    @Test func lostSamplesAreFilled() throws {
        var motion = InertialMotion()
        motion.setSampling(period: 0.01)
        for index in 0...100 where index % 10 < 6 || index == 100 {
            motion.take(Self.sample(SIMD3(0, 0, Self.wave(index))), at: Self.time(index))
        }
        // The rate at each sample is that of the step before it.
        var truth = Self.wave(0)
        for index in 1...100 { truth += Self.wave(index) }
        truth *= 0.01 * Self.degree
        #expect(try abs(Self.heading(motion) - truth) < 0.1 * Self.degree)
    }

    // MARK: Hostile input

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
    func noInputBreaksTheFilter(_ value: Double) throws {
        var motion = InertialMotion()
        let hostile = InertialSample(rate: SIMD3(repeating: value), force: SIMD3(repeating: value))
        for nanoseconds in [0, 1, UInt64.max, 5, UInt64.max / 2, 0] {
            motion.take(hostile, at: Timestamp(nanoseconds: nanoseconds))
            motion.setSampling(period: value, range: value)
            motion.begin(with: GyroscopeBias(SIMD3(repeating: value), deviation: value))
        }
        for index in 0..<200 { motion.take(Self.sample(.zero), at: Self.time(index)) }
        let frame = try Self.published(motion)
        #expect(frame.steering.isFinite && frame.axes.x.isFinite && frame.orientation[0].isFinite)
        #expect(abs(frame.readings.tiltX) < 1e-6)
    }

    @Test func aFrozenGyroscopeDoesNotRest() {
        var motion = InertialMotion()
        for index in 0..<1000 { motion.take(Self.sample(SIMD3(2, 0, 0)), at: Self.time(index)) }
        #expect(motion.takeNews()?.current != .good)
    }

    // MARK: Fusion

    @Test func attitudesGiveTiltAndRates() throws {
        var motion = InertialMotion()
        let queue = MotionQueue()
        let aim = GyroAim(space: .player)
        motion.publish(attitude: .identity, at: Self.time(0), aim, into: queue)
        motion.publish(attitude: Rotation(heading: 1.25 * Self.degree), at: Self.time(1), aim, into: queue)
        var frame: MotionFrame?
        queue.ring.drain(before: 2) { next, _ in frame = next }
        let found = try #require(frame)
        #expect(abs(found.axes.y + 0.5) < 1e-9)
        #expect(abs(Double(found.rotationRate[2]) - 125 * Self.degree) < 1e-6)
    }
}

/// Numbers by chance, the same in every run.
struct NormalNoise {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    private mutating func number() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ z >> 31) >> 11) / Double(1 << 53)
    }

    /// A vector of standard deviation 1 on each axis, nearly normal.
    mutating func vector() -> SIMD3<Double> {
        SIMD3(normal(), normal(), normal())
    }

    private mutating func normal() -> Double {
        (number() + number() + number() + number() - 2) * 3.0.squareRoot()
    }
}
