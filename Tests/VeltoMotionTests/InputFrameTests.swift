import Testing
import VeltoCore

@testable import VeltoMotion

/// What the engine makes of frames that no cap sends.
@Suite final class InputFrameTests {
    private let queue = MotionQueue()
    private var engine = InputEngine(config: .preset(.pointer))

    private func poll(at seconds: Double = 0) -> GameInput {
        var snapshot = queue.snapshot
        let now = Timestamp.zero.advanced(bySeconds: seconds)
        engine.advance(queue, &snapshot, at: now, TimeStep(given: 1.0 / 60))
        return engine.latest
    }

    private func send(_ change: (inout MotionFrame) -> Void) {
        var frame = MotionFrame(at: .zero)
        change(&frame)
        queue.publish(&frame)
        _ = queue.commit()
    }

    /// The example of the sheet for TAPs: the mouse moves the position itself.
    @Test func movementsAddUpToAPosition() {
        send { frame in
            frame.axes = MotionFrame.Axes(x: 50 * 0.002, y: 25 * 0.002)
            frame.flags = .hasMovement
        }
        let input = poll()
        #expect(isClose(input.positionX, 0.1) && isClose(input.positionY, 0.05))
        send { frame in
            frame.axes = MotionFrame.Axes(x: 9, y: -9)
            frame.flags = .hasMovement
        }
        let corner = poll()
        #expect(corner.positionX == 1 && corner.positionY == -1 && isClose(corner.frameDeltaX, 0.9))
        engine.calibrateNeutral(queue, queue.snapshot)
        #expect(poll().positionX == 0)
    }

    @Test func aMovingDeviceMovesForATenthOfASecond() {
        send { $0.flags = .hasMovement }
        #expect([0.0, 0.1, 0.11].map { poll(at: $0).states.contains(.moving) } == [true, true, false])
    }

    @Test(arguments: [(MotionFrame.Flags.swings, 0.0), (.swingsLeft, -1), (.swingsRight, 1)])
    func aSwingLastsForOnePoll(_ flags: MotionFrame.Flags, _ direction: Double) {
        send { $0.flags = flags }
        let input = poll()
        #expect(input.gestures == .swing && input.direction == direction && input.counts.swing == 1)
        #expect(poll().gestures.isEmpty && engine.latest.direction == 0)
        send { $0.flags = flags }
        engine.discardImpulses(queue.snapshot)
        #expect(poll().gestures.isEmpty && engine.latest.direction == 0)
    }

    @Test func anActIsThePrimaryGesture() {
        send { $0.flags = .acts }
        let input = poll()
        #expect(input.gestures == .primary && input.counts.primary == 1 && !input.bleButtonClick)
        #expect(poll().gestures.isEmpty)
    }

    @Test func whatIsMeasuredIsShownWithItsFlag() {
        send { frame in
            frame.orientation = [0.5, 0.5, 0.5, 0.5]
            frame.acceleration = [1, 2, 3]
            frame.rotationRate = [4, 5, 6]
            frame.flags = [.hasOrientation, .hasAcceleration, .hasRotationRate]
        }
        let measured: GameInput.Flags = [.hasOrientation, .hasAcceleration, .hasRotationRate]
        #expect(poll().flags.isSuperset(of: measured))
        let input = poll()
        #expect(input.flags.isSuperset(of: measured), "it stays valid")
        #expect(input.orientation == [0.5, 0.5, 0.5, 0.5])
        #expect(input.acceleration == [1, 2, 3] && input.rotationRate == [4, 5, 6])
        engine.reset()
        #expect(poll().flags.isDisjoint(with: measured))
    }

    /// The example of the sheet for boards: counts with a fraction.
    @Test func steeringHasFractions() {
        engine = InputEngine()
        for value in [0.0, 147] {
            send { frame in
                frame.steering = value
                frame.flags = .hasSteering
            }
            _ = poll()
        }
        #expect(isClose(engine.latest.positionX, 0.4998))
    }

    @Test func discardingKeepsMotionThatWaits() {
        engine = InputEngine()
        send { $0.flags = [] }
        _ = poll()
        send { frame in
            frame.flags = [.shaken, .hasSteering]
            frame.steering = 300
            _ = frame.append(gamepad: 0.4, isPress: true)
        }
        engine.discardImpulses(queue.snapshot)
        let input = poll()
        #expect(input.gestures.isEmpty && input.rawX == 300)
        #expect(isClose(input.direction, 0.4, 1e-6))
    }
}
