import Testing
import VeltoCore

@testable import VeltoMotion
@testable import VeltoTriki

@Suite struct TrikiDecoderTests {
    @Test func anEmptyPacketIsNothing() {
        let cap = DecodedCap()
        #expect(cap.frames([]).isEmpty)
        #expect(cap.status.packetCount == 0)
    }

    @Test func pressReleaseAndClickAreCounted() {
        let cap = DecodedCap()
        let presses = [1, 1, 0, 2].map { cap.frame(v2(0, button: $0))?.presses }
        #expect(presses == [[true], [false], [false], [true]])
        #expect(cap.status.pressCount == 2 && cap.status.releaseCount == 1 && cap.status.clickCount == 2)
        #expect(cap.status.buttonsDown == 1)
    }

    @Test func aPayloadByteIsNoClick() {
        let cap = DecodedCap()
        _ = cap.frame(v2(0x0722))
        #expect(cap.status.clickCount == 0)
    }

    @Test func theClickFlagOfSensorFramesCountsWhenItAppears() {
        let cap = DecodedCap()
        for index in 0..<20 {
            _ = cap.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 1), at: 1 + Double(index) * 0.05)
        }
        #expect(cap.status.clickCount == 1, "held for a second, it is still one click")
        _ = cap.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 0), at: 3)
        _ = cap.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 1), at: 3.05)
        #expect(cap.status.clickCount == 2)
        #expect(cap.status.pressCount == 0)
    }

    @Test func buttonAndFlagOfOnePressAreOneClick() {
        let cap = DecodedCap()
        _ = cap.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 1, button: 1), at: 1)
        #expect(cap.status.clickCount == 1)
        #expect(cap.status.pressCount == 1)
    }

    // MARK: Readings

    @Test func aSensorFrameHasReadingsThatAreSmoothed() throws {
        let cap = DecodedCap()
        let frame = try #require(cap.frame(sensorFrame([40, -20, 32, -32, 16, 24], flags: 3)))
        #expect(frame.flags.isSuperset(of: [.shaken, .hasReadings, .smoothsReadings]))
        #expect(frame.readings.gyro == MotionFrame.Axes(x: 0.5, y: -0.5, z: 0.25))
        #expect(cap.status.clickCount == 1)
    }

    @Test func blocksAreNoSensorFrame() throws {
        let frame = try #require(DecodedCap().frame(block(80, -40, 40) + block(1000, -1000, 500)))
        #expect(!frame.flags.contains(.smoothsReadings))
        #expect(frame.axes == MotionFrame.Axes(x: 0.5, y: -0.5, z: 0.25) && frame.axesBlock == 1)
    }

    @Test func theClickFlagOfAMiniPacketIsIgnored() throws {
        let cap = DecodedCap()
        let frame = try #require(cap.frame(bytes("03 F8")))
        #expect(frame.flags == .shaken && cap.status.clickCount == 0)
    }

    // MARK: Long notifications

    @Test func noSampleOfALongNotificationIsDropped() {
        let cap = DecodedCap()
        // As long as the attribute protocol allows: 64 blocks.
        let frames = cap.frames((0..<64).flatMap { block(0, Int16($0) * 200, 0) })
        #expect(frames.count == 8)
        #expect(frames.map { $0.flags.contains(.continues) } == [false] + [Bool](repeating: true, count: 7))
        #expect(frames.flatMap(\.gamepadSamples) == (0..<64).map { Float($0) / 10 })
        #expect(cap.status.packetCount == 1, "it is one packet")
    }

    @Test func aPressThatIsOverBeforeTheNotificationEndsIsAClick() {
        let cap = DecodedCap()
        let buttons: [UInt8] = [0, 0, 1, 1, 0, 0]
        let frames = cap.frames(buttons.flatMap { block(0, 0, 0, button: $0) })
        #expect(frames.flatMap(\.presses) == [false, false, true, false, false, false])
        #expect(cap.status.pressCount == 1 && cap.status.releaseCount == 1 && cap.status.clickCount == 1)
        #expect(cap.status.buttonsDown == 0)
    }

    @Test func noEdgeOfALongNotificationIsLost() {
        let cap = DecodedCap()
        let frames = cap.frames((0..<64).flatMap { block(0, 0, 0, button: UInt8($0 & 1)) })
        #expect(frames.flatMap(\.presses).count { $0 } == 32)
        #expect(cap.status.pressCount == 32 && cap.status.releaseCount == 31)
    }

    @Test func aHeaderOffTheRowOfBlocksIsNoButton() {
        let cap = DecodedCap()
        _ = cap.frame(v2(0, button: 1))
        // Junk, and a block behind it that is found by searching.
        _ = cap.frame([0xAA] + block(1, 2, 3) + [0xBB, 0xBB])
        #expect(cap.status.buttonsDown == 1 && cap.status.releaseCount == 0)
    }
}
