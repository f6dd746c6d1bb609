import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion

@testable import VeltoKit

@Suite struct InputChannelTests {
    private func packet(_ x: Int16, button: UInt8 = 0) -> [UInt8] {
        [0x22, button, UInt8(truncatingIfNeeded: x), UInt8(truncatingIfNeeded: x >> 8)]
            + [UInt8](repeating: 0, count: 12)
    }

    private func makeDevice(_ test: TestContext) throws -> Device {
        try test.context.createIngestDevice(family: .triki, identifier: "wired")
    }

    @Test func anIngestDeviceCountsAsConnectedFromItsFirstPacketUntilDisconnect() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        #expect(!device.input.isConnected)
        try device.ingest(packet(0).span, at: nil)
        #expect(device.input.isConnected)
        let operation = try device.disconnect()
        try test.advance(0.01)
        #expect(operation.result != nil)
        #expect(!device.input.isConnected)
    }

    @Test func aPressAndItsReleaseBetweenTwoPollsAreBothSeen() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        _ = try device.input.poll(step: 0.02) { _, _ in }
        for button: UInt8 in [0, 1, 0] { try device.ingest(packet(0, button: button).span, at: nil) }
        try device.input.poll(step: 0.02) { input, _ in
            #expect(input.buttonsPressed == 1 && input.buttonsReleased == 1 && input.buttonsDown == 0)
            #expect(input.gestures.contains(.click))
        }
        try device.input.poll(step: 0.02) { input, _ in
            #expect(input.buttonsPressed == 0 && input.buttonsReleased == 0)
        }
    }

    @Test func edgesAndCountersSurviveAnOverflowOfTheRing() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        _ = try device.input.poll(step: 0.02) { _, _ in }
        for index in 0..<2000 { try device.ingest(packet(Int16(index), button: index == 5 ? 1 : 0).span, at: nil) }
        #expect(device.input.droppedFrames == 2000 - 512)
        try device.input.poll(step: 0.02) { input, _ in
            #expect(input.buttonsPressed == 1)
            #expect(input.counts.press == 1 && input.counts.release == 1)
            #expect(input.packetCount == 2000)
        }
    }

    @Test func peekingConsumesNothingAndTellsTheAgeOfNow() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        try device.ingest(packet(300, button: 1).span, at: nil)
        device.input.peek { input, _ in
            #expect(input.packetAge == 0 && input.frame == 0)
            #expect(input.flags.contains(.receiving))
        }
        try test.advance(0.4)
        device.input.peek { input, _ in
            #expect(abs(input.packetAge - 0.4) < 1e-9)
            #expect(!input.flags.contains(.receiving))
        }
        try device.input.poll(step: 0.02) { input, _ in
            #expect(input.buttonsPressed == 1)
            #expect(input.flags.contains(.fresh))
        }
        try device.input.poll(step: 0.02) { input, _ in #expect(!input.flags.contains(.fresh)) }
    }

    @Test func silenceMakesTheRateModeSlowWithoutAnyPoll() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        for _ in 0..<6 {
            try device.ingest(packet(0).span, at: nil)
            try test.advance(0.04)
        }
        #expect(device.input.status.rateMode == .normal)
        _ = test.drain()
        try test.advance(2)
        #expect(device.input.status.rateMode == .lowPower)
        let changes = test.drain().compactMap { event -> RateMode? in
            guard case .rateModeChanged(_, let current, _) = event.payload else { return nil }
            return current
        }
        #expect(changes == [.lowPower])
        #expect(test.context.nextDeadline > test.context.time.now.advanced(bySeconds: 5))
    }

    @Test(arguments: [-0.5, -.infinity, .nan])
    func aStepThatIsNoTimeIsRefused(step: Double) throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        #expect(code { _ = try device.input.poll(step: step) { _, _ in } } == .invalidArgument)
    }

    @Test func aSecondIngestDeviceOfTheSameIdentifierIsRefused() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        _ = try makeDevice(test)
        #expect(code { _ = try makeDevice(test) } == .already)
    }
}
