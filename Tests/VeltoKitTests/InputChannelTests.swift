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
        let isConnected = { device.input.isConnected }
        #expect(!isConnected())
        try device.ingest(packet(0).span, at: nil)
        #expect(isConnected())
        let operation = try device.beginDisconnect()
        try test.advance(0.01)
        #expect(operation.result != nil)
        #expect(!isConnected())
    }

    @Test func aPressAndItsReleaseBetweenTwoPollsAreBothSeen() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        _ = try device.input.poll(step: 0.02)
        for button: UInt8 in [0, 1, 0] { try device.ingest(packet(0, button: button).span, at: nil) }
        let polled = try device.input.poll(step: 0.02)
        #expect(polled.buttonsPressed == 1 && polled.buttonsReleased == 1 && polled.buttonsDown == 0)
        #expect(polled.gestures.contains(.click))
        let next = try device.input.poll(step: 0.02)
        #expect(next.buttonsPressed == 0 && next.buttonsReleased == 0)
    }

    @Test func edgesAndCountersSurviveAnOverflowOfTheRing() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        _ = try device.input.poll(step: 0.02)
        for index in 0..<2000 { try device.ingest(packet(Int16(index), button: index == 5 ? 1 : 0).span, at: nil) }
        #expect(device.input.droppedFrames == 2000 - 512)
        let polled = try device.input.poll(step: 0.02)
        #expect(polled.buttonsPressed == 1)
        #expect(polled.counts.press == 1 && polled.counts.release == 1)
        #expect(polled.packetCount == 2000)
    }

    @Test func peekingConsumesNothingAndTellsTheAgeOfNow() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        try device.ingest(packet(300, button: 1).span, at: nil)
        let before = device.input.peek()
        #expect(before.packetAge == 0 && before.pollCount == 0)
        #expect(before.flags.contains(.receiving))
        try test.advance(0.4)
        let later = device.input.peek()
        #expect(abs(later.packetAge - 0.4) < 1e-9)
        #expect(!later.flags.contains(.receiving))
        let polled = try device.input.poll(step: 0.02)
        #expect(polled.buttonsPressed == 1)
        #expect(polled.flags.contains(.fresh))
        #expect(!(try device.input.poll(step: 0.02).flags.contains(.fresh)))
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
        #expect(test.context.nextDeadline.map { $0 > test.context.time.now.advanced(bySeconds: 5) } ?? true)
    }

    @Test(arguments: [-0.5, -.infinity, .nan])
    func aStepThatIsNoTimeIsRefused(step: Double) throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try makeDevice(test)
        #expect(code { _ = try device.input.poll(step: step) } == .invalidArgument)
    }

    @Test func aSecondIngestDeviceOfTheSameIdentifierIsRefused() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        _ = try makeDevice(test)
        #expect(code { _ = try makeDevice(test) } == .already)
    }
}
