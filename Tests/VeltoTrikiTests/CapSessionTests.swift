import SessionBench
import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoTriki

/// Whole sessions, packets in and polls out.
@Suite struct CapSessionTests {
    @Test func aSensorFrameReadsTheSameInEveryMode() throws {
        let readings = MotionMode.allCases.map { mode in
            let cap = CapBench(mode)
            cap.send(sensorFrame([40, -20, 32, -32, 16, 24], flags: 3))
            let input = cap.poll()
            #expect(input.shake && input.bleButtonClick && input.sensors.click && input.sensors.shake)
            return input.sensors
        }
        let first = try #require(readings.first)
        #expect(readings.allSatisfy { $0 == first })
        #expect(first.rotation == 0.5 && first.speed == 0.5 && first.motion == 0.75)
    }

    @Test func aMiniPacketShakes() {
        let cap = CapBench()
        cap.send(bytes("03 F8"))
        let input = cap.poll()
        #expect(input.shake)
        #expect(!input.bleButtonClick)
    }

    @Test func thePointerStopsWhenTheCapFallsSilent() {
        let cap = CapBench(.pointer)
        cap.engine.config.drift.isEnabled = false
        cap.engine.config.pointer.damping = 1
        cap.send(v2(0, 40))
        let positions = (0..<60).map { _ in cap.poll().positionX }
        let steps = zip(positions, positions.dropFirst()).filter { $0 < $1 }.count
        #expect((14...16).contains(steps), "held for a quarter of a second")
        #expect(positions[59] == positions[58])
    }

    @Test func aSupplementOfTheProgramStandsInWithoutPackets() {
        let cap = CapBench(.pointer)
        cap.engine.setSupplement(rotation: 0, tiltX: 0, gyroY: 0.5)
        let positions = (0..<3).map { _ in cap.poll().positionX }
        #expect(isClose(positions[0], 0.0146265) && positions[2] > positions[1])
    }

    @Test func discardingDropsWhatWasNotPolled() {
        let cap = CapBench()
        cap.send(v2(0))
        _ = cap.poll()
        cap.send(v2(200, button: 1))
        cap.discardImpulses()
        let input = cap.poll()
        #expect(!input.bleButtonClick && input.buttonsPressed == 0)
        #expect(input.buttonsDown == 1)
        #expect(isClose(input.positionX, 0.68))
    }

    @Test(arguments: MotionMode.allCases)
    func blocksMoveTheSensorsInEveryMode(_ mode: MotionMode) {
        let cap = CapBench(mode)
        cap.send(block(80, -40, 40) + block(1000, -1000, 500))
        let sensors = cap.poll().sensors
        #expect(sensors.tiltX == 1 && sensors.gyroX == 0.5)
    }

    @Test func theGamepadDoesNotReachIntoThePaddle() {
        let cap = CapBench()
        for y: Int16 in [0, 100, -100, 100] {
            cap.send(v2(0, y))
            let input = cap.poll(0.02)
            #expect(input.positionX == 0)
        }
    }
}
