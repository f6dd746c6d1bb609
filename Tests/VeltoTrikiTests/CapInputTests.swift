import SessionBench
import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoTriki

@Suite struct CapInputTests {
    @Test func aPressAndAReleaseBetweenTwoPollsAreBothSeen() {
        let cap = CapBench()
        for button: UInt8 in [0, 1, 0] { cap.send(v2(0, button: button)) }
        let input = cap.poll()
        #expect(input.buttonsPressed == 1)
        #expect(input.buttonsReleased == 1)
        #expect(input.buttonsDown == 0)
    }

    @Test func edgesSurviveLostFrames() {
        let cap = CapBench()
        for button: UInt8 in [1, 0] { cap.send(v2(0, button: button)) }
        cap.loseQueue()
        let input = cap.poll()
        #expect(input.buttonsPressed == 1 && input.buttonsReleased == 1)
        #expect(input.flags.contains(.fresh))
    }

    @Test func aDroppedLinkReleasesTheButton() {
        let cap = CapBench()
        cap.send(v2(0, button: 1))
        _ = cap.poll()
        cap.linkDown(keepsCalibration: true)
        let input = cap.poll()
        #expect(input.buttonsReleased == 1)
        #expect(input.buttonsDown == 0)
        #expect(input.counts.press == 1)
    }

    @Test func theHighlightLastsALittle() {
        let cap = CapBench()
        cap.send(v2(0, button: 1))
        let lit = (0..<4).map { _ in cap.poll(0.04).states.contains(.buttonHighlight) }
        #expect(lit == [true, true, true, false])
    }

    @Test func everyFieldOfAPaddleFrame() {
        let cap = CapBench()
        cap.send(v2(0))
        let first = cap.poll()
        #expect(first.frameDeltaX == 0)
        #expect(first.flags.isSuperset(of: [.fresh, .receiving, .hasPosition]))
        #expect(first.states == .atRest)
        cap.seconds += 0.04
        cap.send(v2(150, 30))
        let second = cap.poll()
        #expect(isClose(second.positionX, 0.51))
        #expect(isClose(second.frameDeltaX, 0.51))
        #expect(second.relativeX == second.positionX && second.lateral == second.positionX)
        #expect(second.rawX == 150 && second.rawY == 0 && second.positionY == 0)
        #expect(second.pointerDirection == .right)
        #expect(second.states == .moving)
        #expect(second.packetCount == 2 && second.pollCount == 2)
        #expect(second.timestamp == .seconds(100.04))
        let third = cap.poll()
        #expect(third.frameDeltaX == 0)
        #expect(!third.flags.contains(.fresh))
        #expect(third == cap.engine.latest)
    }

    @Test func calibratingShowsZeroAtOnceAndConsumesNothing() {
        let cap = CapBench()
        cap.send(v2(0))
        _ = cap.poll()
        cap.send(v2(200, button: 1))
        _ = cap.poll()
        cap.send(v2(210, button: 0))
        cap.send(v2(210, button: 1))
        cap.calibrateNeutral()
        #expect(cap.engine.latest.positionX == 0)
        #expect(cap.engine.latest.frameDeltaX == 0)
        #expect(cap.engine.paddleOffset == 210)
        let input = cap.poll()
        #expect(input.positionX == 0 && input.frameDeltaX == 0)
        #expect(input.bleButtonClick, "the press that waited is still there")
    }

    @Test func calibratingBeforeAnyPacketLeavesTheCenterOpen() {
        let cap = CapBench()
        cap.calibrateNeutral()
        #expect(cap.engine.paddleOffset == nil)
    }

    @Test(arguments: [true, false])
    func theCenterIsKeptOverAReconnectIfAsked(_ isKept: Bool) {
        let cap = CapBench()
        cap.send(v2(100))
        _ = cap.poll()
        cap.linkDown(keepsCalibration: isKept)
        let before = cap.poll()
        #expect(before.positionX == 0)
        cap.send(v2(300))
        let after = cap.poll()
        #expect(isClose(after.positionX, isKept ? 0.68 : 0))
    }
}
