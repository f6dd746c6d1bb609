import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoTriki

/// Worked examples E34, E49, E50 and E52 of the protocol notes: whole sessions, packets in and polls out.
@Suite struct CapSessionTests {
    @Test func e34TheGamepadOfASession() {
        var cap = CapSession()
        cap.engine.gamepad.config = .preset(.game)
        let ys: [Int16] = [0, 0, 0, 0, 10, 10, 40, 40]
        let inputs = ys.indices.map { index in
            cap.now = 100 + 0.04 * Double(index)
            cap.send(v2(0, ys[index], button: index == 5 ? 1 : 0))
            return cap.poll(0.04)
        }
        #expect(inputs.map(\.rateMode) == [.unknown, .unknown, .unknown] + [RateMode](repeating: .normal, count: 5))
        let directions = [0, 0, 0, 0, 0.1, 0.1, 0.4, 0.4]
        let velocities = [0, 0, 0, 0, 2.5, 0, 7.5, 0]
        for index in ys.indices {
            #expect(isClose(inputs[index].direction, directions[index], 1e-4))
            #expect(isClose(inputs[index].velocity, velocities[index], 1e-4))
            #expect(inputs[index].isMoving == (index >= 4))
        }
        // The shake of the last packet falls exactly on the end of the cooldown.
        #expect((0..<7).filter { inputs[$0].shake } == [4])
        #expect((0..<8).filter { inputs[$0].gestures.contains(.action) } == [5])

        let stall = [100.30, 101.00, 101.04, 101.80, 101.90, 102.00].map { time in
            let dt = time - cap.now
            cap.now = time
            if time > 101.78 { cap.lookIntoSilence() }
            return cap.poll(dt)
        }
        #expect(stall.map { $0.flags.contains(.receiving) } == [true, false, false, false, false, false])
        #expect(stall.allSatisfy { $0.gestures.isEmpty })
        #expect(stall[1].direction == 0 && !stall[1].isMoving)
        #expect(stall.last?.flags.contains(.idleLowPower) == true)
        #expect(stall[1].gamepad.isIdleLowPower == false)
    }

    @Test func e49ASessionWithThePaddle() throws {
        var cap = CapSession()
        let packets = [
            v2(0), v2(0), v2(150, 30), v2(150, 30), nil, v2(150, 30, button: 1), v2(160, 30, button: 1), v2(160, 30),
        ]
        let inputs = packets.indices.map { index in
            cap.now = 100 + 0.04 * Double(index)
            if let packet = packets[index] { cap.send(packet) }
            return cap.poll(0.04)
        }
        func expect(_ member: KeyPath<GameInput, Double>, _ expected: [Double], _ tolerance: Double = 1e-9) {
            for (input, value) in zip(inputs, expected) { #expect(isClose(input[keyPath: member], value, tolerance)) }
        }
        expect(\.positionX, [0, 0, 0.51, 0.51, 0.51, 0.51, 0.544, 0.544])
        expect(\.frameDeltaX, [0, 0, 0.51, 0, 0, 0, 0.034, 0])
        expect(\.trikiVelocity, [0, 0, 7.5, 0, 0, 0, 0, 0], 1e-4)
        #expect(inputs.map(\.rateMode) == [.unknown, .unknown, .unknown] + [RateMode](repeating: .normal, count: 5))
        #expect(inputs.map(\.tiltRight) == [false, false, false, false, false, false, true, true])
        let clicks = inputs.indices.filter { inputs[$0].bleButtonClick }
        #expect(clicks == [5])
        #expect(inputs.indices.filter { inputs[$0].primaryAction } == clicks)
        #expect(inputs[2].sensors.click == false && inputs[5].sensors.click)
        for input in inputs[2...5] {
            let sensors = input.sensors
            #expect([sensors.tiltX, sensors.tiltY, sensors.rotation] == [1, 0.375, 1])
            #expect([sensors.gyroX, sensors.gyroY, sensors.gyroZ] == [0.075, 0.015, 0])
            #expect(isClose(sensors.motion, 0.0764852927))
        }
        #expect(inputs.indices.filter { inputs[$0].shake } == [2])
        #expect(inputs.indices.filter { inputs[$0].flick } == [3])
        #expect(isClose(inputs[2].relativeX, 0.51), "the relative position has one meaning (correction F36)")
    }

    @Test func e50TwoBlocksInAPacket() {
        var cap = CapSession()
        let packets = [v2(0), block(80, -40, 40) + block(1000, -1000, 500)]
        let inputs = packets.indices.map { index in
            cap.now = 100 + 0.04 * Double(index)
            cap.send(packets[index])
            return cap.poll(0.04)
        }
        let input = inputs[1]
        #expect(input.positionX == 0)
        #expect([input.tiltX, input.tiltY] == [1, -0.5])
        #expect([input.sensors.gyroX, input.sensors.gyroY, input.sensors.gyroZ] == [0.5, -0.5, 0.25])
        #expect(input.sensors.rotation == 1 && input.sensors.motion == 0.75)
        #expect(isClose(input.velocity, 10, 1e-4))
    }

    @Test func e52AnActionIsThereForOnePoll() {
        var cap = CapSession(.pointer)
        let inputs = (0..<8).map { index in
            cap.now = 100 + 0.02 * Double(index)
            if index < 3 { cap.send(v2(0, index == 0 ? 0 : 100)) }
            return cap.poll(0.02)
        }
        #expect(inputs.indices.filter { inputs[$0].primaryAction } == [2])
        #expect(inputs.last?.counts.primary == 1)
    }

    @Test func aSensorFrameReadsTheSameInEveryMode() throws {
        let readings = MotionMode.allCases.map { mode in
            var cap = CapSession(mode)
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
        var cap = CapSession()
        cap.send(bytes("03 F8"))
        let input = cap.poll()
        #expect(input.shake)
        #expect(!input.bleButtonClick)
    }

    @Test func thePointerStopsWhenTheCapFallsSilent() {
        var cap = CapSession(.pointer)
        cap.engine.config.drift.isEnabled = false
        cap.engine.config.pointer.damping = 1
        cap.send(v2(0, 40))
        let positions = (0..<60).map { _ in cap.poll().positionX }
        let steps = zip(positions, positions.dropFirst()).filter { $0 < $1 }.count
        #expect((14...16).contains(steps), "held for a quarter of a second")
        #expect(positions[59] == positions[58])
    }

    @Test func aSupplementOfTheProgramStandsInWithoutPackets() {
        var cap = CapSession(.pointer)
        cap.engine.setSupplement(rotation: 0, tiltX: 0, gyroY: 0.5)
        let positions = (0..<3).map { _ in cap.poll().positionX }
        #expect(isClose(positions[0], 0.0146265) && positions[2] > positions[1])
    }

    @Test func discardingDropsWhatWasNotPolled() {
        var cap = CapSession()
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
        var cap = CapSession(mode)
        cap.send(block(80, -40, 40) + block(1000, -1000, 500))
        let sensors = cap.poll().sensors
        #expect(sensors.tiltX == 1 && sensors.gyroX == 0.5)
    }

    @Test func theGamepadDoesNotReachIntoThePaddle() {
        var cap = CapSession()
        for y: Int16 in [0, 100, -100, 100] {
            cap.send(v2(0, y))
            let input = cap.poll(0.02)
            #expect(input.positionX == 0)
        }
    }
}
