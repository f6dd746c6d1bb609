import Foundation
import Testing
import VeltoCore

@testable import VeltoMotion

/// Centering by the program, by a long press, by a gesture and at the first rest.
@Suite struct CenteringTests {
    private static let step = TimeStep(trusted: 1.0 / 60)

    private static func engine(_ recentering: MotionConfig.Recentering, _ mode: MotionMode = .pointer) -> InputEngine {
        var config = MotionConfig.preset(mode)
        config.recentering = recentering
        config.drift.isEnabled = false
        return InputEngine(config: config)
    }

    /// A frame of a device that turns to the right, with a heading (degrees).
    private static func feed(_ queue: MotionQueue, heading: Double, flags: MotionFrame.Flags = []) {
        var frame = MotionFrame(at: Timestamp(nanoseconds: 1_000_000))
        let half = heading / 2 * .pi / 180
        frame.orientation = [Float(cos(half)), 0, 0, Float(sin(half))]
        frame.axes = MotionFrame.Axes(y: 0.5)
        frame.flags = [.hasOrientation, .hasAxes]
        frame.flags.formUnion(flags)
        queue.publish(&frame)
        _ = queue.commit(isNotification: true)
    }

    private static func poll(_ engine: inout InputEngine, _ queue: MotionQueue) -> GameInput {
        var snapshot = queue.snapshot
        engine.advance(queue, &snapshot, at: Timestamp(nanoseconds: 2_000_000), step)
        return engine.latest
    }

    private static func heading(_ input: GameInput) -> Double {
        2 * atan2(Double(input.orientation.w), Double(input.orientation.x)) * 180 / .pi
    }

    @Test func theCallCentersPositionAndHeading() {
        var engine = Self.engine(MotionConfig.Recentering())
        let queue = MotionQueue()
        Self.feed(queue, heading: 30)
        let before = Self.poll(&engine, queue)
        #expect(before.positionX > 0 && abs(Self.heading(before) - 30) < 1e-3)
        engine.recenter()
        #expect(engine.latest.positionX == 0 && abs(Self.heading(engine.latest)) < 1e-3)
        Self.feed(queue, heading: 50)
        #expect(abs(Self.heading(Self.poll(&engine, queue)) - 20) < 1e-3)
    }

    @Test func aLongPressCentersOnce() {
        var rule = MotionConfig.Recentering()
        rule.holdTime = 0.5
        var engine = Self.engine(rule)
        let queue = MotionQueue()
        queue.setMainButton(isDown: true)
        var zeros = 0
        for index in 0..<60 {
            Self.feed(queue, heading: Double(index))
            let input = Self.poll(&engine, queue)
            if index > 0, input.positionX == 0 { zeros += 1 }
        }
        #expect(zeros == 1)
        // Centered at the 30th poll.
        #expect(abs(Self.heading(engine.latest) - 30) < 1e-3)
    }

    @Test(arguments: [
        (MotionConfig.Recentering.Trigger.shake, MotionFrame.Flags.shaken), (.swing, .swings), (.throw, .throws),
        (.action, .takesAction),
    ])
    func aGestureCenters(_ row: (trigger: MotionConfig.Recentering.Trigger, flag: MotionFrame.Flags)) {
        for trigger in MotionConfig.Recentering.Trigger.allCases {
            var rule = MotionConfig.Recentering()
            rule.trigger = trigger
            var engine = Self.engine(rule)
            let queue = MotionQueue()
            Self.feed(queue, heading: 10)
            _ = Self.poll(&engine, queue)
            Self.feed(queue, heading: 10, flags: row.flag)
            let isCentered = Self.poll(&engine, queue).positionX == 0
            #expect(isCentered == (trigger == row.trigger))
        }
    }

    @Test func theFirstRestMakesTheHeadingForward() {
        var engine = Self.engine(MotionConfig.Recentering())
        let queue = MotionQueue()
        Self.feed(queue, heading: 10)
        _ = Self.poll(&engine, queue)
        queue.setGyroscope(.good, hasRested: true)
        Self.feed(queue, heading: 40)
        let rested = Self.poll(&engine, queue)
        #expect(rested.gyroscope == .good && abs(Self.heading(rested)) < 1e-3 && rested.positionX > 0)
        Self.feed(queue, heading: 60)
        #expect(abs(Self.heading(Self.poll(&engine, queue)) - 20) < 1e-3)
    }

    @Test func aRestBehindACallChangesNothing() {
        var engine = Self.engine(MotionConfig.Recentering())
        let queue = MotionQueue()
        Self.feed(queue, heading: 10)
        _ = Self.poll(&engine, queue)
        engine.recenter()
        queue.setGyroscope(.good, hasRested: true)
        Self.feed(queue, heading: 40)
        #expect(abs(Self.heading(Self.poll(&engine, queue)) - 30) < 1e-3)
    }

    @Test func presetsKeepAimAndRecentering() {
        var engine = Self.engine(MotionConfig.Recentering())
        engine.config.aim.space = .world
        engine.config.recentering.holdTime = 2
        engine.setMode(.gesture)
        #expect(engine.config.aim.space == .world && engine.config.recentering.holdTime == 2)
        #expect(MotionOptions(engine).aim.space == .world)
    }
}
