import Testing
import VeltoCore
import VeltoSimulation
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
        let operation = try tap.device.beginForget() as Context.Operation
        #expect(try tap.outcome(of: operation) == .ok && tap.modes() == [text])
        #expect(!tap.peripheral.status.isConnected)
    }

    @Test func forgettingWaitsForTheGoodbyeThatADisconnectHasBegun() throws {
        let tap = try world.ready(.strap)
        let device = try tap.device
        _ = try device.beginDisconnect()
        let operation = try device.beginForget() as Context.Operation
        #expect(try tap.outcome(of: operation) == .ok && tap.modes() == [text])
    }

    @Test func aTapThatIsLostWhileItIsForgottenIsForgotten() throws {
        let tap = try world.ready(.strap)
        try tap.disturb(.commands, delay: 0.3)
        let operation = try tap.device.beginForget() as Context.Operation
        try world.test.advance(0.1)
        tap.peripheral.dropLink()
        #expect(try tap.outcome(of: operation) == .ok)
    }

    @Test func aTapIsAKeyboardBeforeItHasAnotherFamily() throws {
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        tap.forgetWrites()
        try tap.device.setFamily(DeviceFamily(rawValue: 77))
        try world.test.advance(0.5)
        #expect(tap.modes() == [text] && stream.status.error?.code == .cancelled)
        #expect(try tap.device.record.linkState == .ready)
        try world.test.advance(20)
        #expect(tap.modes() == [])
        try tap.device.setFamily(.unknown)
        try world.test.advance(1)
        #expect(tap.modes() == ["0C 00 01"])
        #expect(try tap.hears(in: world))
    }

    @Test func anotherFamilyWaitsForTheLastWordForHalfASecond() throws {
        let tap = try world.ready(.strap)
        try tap.disturb(.commands)
        let device = try tap.device
        try device.setFamily(DeviceFamily(rawValue: 77))
        try world.test.advance(0.4)
        #expect(device.sessionState != nil)
        try world.test.advance(0.2)
        let late = try device.perform(TapCommand.refresh, timeout: 1)
        #expect(try tap.outcome(of: late) == .unsupported && device.record.linkState == .ready)
    }

    @Test func aDeviceThatIsAboutToHaveAnotherFamilyTakesNoCommands() throws {
        let tap = try world.ready(.strap)
        let device = try tap.device
        try tap.disturb(.commands, delay: 0.3)
        try device.setFamily(DeviceFamily(rawValue: 77))
        try world.test.advance(0.1)
        let early = try device.perform(TapCommand.setMode(.controller), timeout: 1)
        #expect(try tap.outcome(of: early, within: 0) == .notConnected && tap.modes() == [text])
    }

    @Test func aDisconnectTakesOverTheGoodbyeToAFamily() throws {
        let tap = try world.ready(.strap)
        let device = try tap.device
        try tap.disturb(.commands, delay: 0.3)
        try device.setFamily(DeviceFamily(rawValue: 77))
        try world.test.advance(0.1)
        let operation = try device.beginDisconnect() as Context.Operation
        #expect(try tap.outcome(of: operation) == .ok && tap.modes() == [text])
        #expect(device.record.linkState == .none)
    }

    @Test func aRefusedLastWordIsRepeatedWhileTheLinkLives() throws {
        let tap = try world.ready(.xr)
        try tap.peripheral.setFaults([PeripheralFault(handle: tap.handle(.commands), count: 5)])
        let operation = try tap.device.beginDisconnect() as Context.Operation
        #expect(try tap.outcome(of: operation, within: 1) == .ok)
        #expect(tap.modes().suffix(2) == [text, "0D 00 03"])
    }

    @Test func whatIsAskedForWhileTheLinkEndsComesTooLate() throws {
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        tap.forgetWrites()
        _ = try tap.device.beginDisconnect()
        let end = try stream.beginStop() as Context.Operation
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
