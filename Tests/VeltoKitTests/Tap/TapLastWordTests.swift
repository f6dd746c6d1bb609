import Testing
import VeltoCore
import VeltoTap
import VeltoWearable

@testable import VeltoKit

/// A TAP that a program lets go is a keyboard, whatever the program asks for at the same time.
@Suite struct TapLastWordTests {
    private let world: TapWorld
    private let text = "0C 00 00"

    init() throws {
        world = try TapWorld()
    }

    @Test func aTapIsAKeyboardBeforeItIsForgotten() throws {
        let tap = try world.ready(.strap)
        let operation = try tap.device.forget() as Context.Operation
        #expect(try tap.outcome(of: operation) == .ok && tap.modes() == [text])
        #expect(!tap.peripheral.status.isConnected)
    }

    @Test func forgettingWaitsForTheGoodbyeThatADisconnectHasBegun() throws {
        let tap = try world.ready(.strap)
        let device = try tap.device
        _ = try device.disconnect()
        let operation = try device.forget() as Context.Operation
        #expect(try tap.outcome(of: operation) == .ok && tap.modes() == [text])
    }

    @Test func aTapThatIsLostWhileItIsForgottenIsForgotten() throws {
        let tap = try world.ready(.strap)
        try tap.disturb(.commands, delay: 0.3)
        let operation = try tap.device.forget() as Context.Operation
        try world.test.advance(0.1)
        tap.peripheral.dropLink()
        #expect(try tap.outcome(of: operation) == .ok)
    }

    @Test func whatIsAskedForWhileTheLinkEndsComesTooLate() throws {
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        tap.forgetWrites()
        _ = try tap.device.disconnect()
        let end = try stream.stop() as Context.Operation
        try world.test.context.tap.refresh()
        #expect(try tap.outcome(of: end) == .ok && tap.modes() == [text])
    }

    @Test(arguments: [TapMode.text, .rawSensors(RawSensitivity()), nil])
    func whatAPostureHoldsIsReleasedWhenNoReportsFollow(mode: TapMode?) throws {
        let tap = try world.ready(.xr)
        try tap.perform(.posture, 1)
        try tap.perform(.gesture, 101)
        try world.test.advance(2)
        #expect(try tap.device.input.poll().buttonsDown & GameInput.mainButton != 0)
        if let mode { #expect(try tap.set(mode) == .ok) } else { try world.test.context.tap.pause() }
        try world.test.advance(0.5)
        #expect(try tap.device.input.poll().buttonsDown & GameInput.mainButton == 0)
        #expect(try tap.status.handState == 100)
    }
}
