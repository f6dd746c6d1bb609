import Testing
import VeltoCore
import VeltoSimulation
import VeltoTap

@testable import VeltoKit

/// Modes and states, from the program to the firmware and back.
///
/// Source: TAP protocol notes, 2, 9.2 and 10.
@Suite struct TapModeTests {
    private let text = "0C 00 00"
    private let controller = "0C 00 01"
    private let userControl = "0D 00 03"

    // MARK: Refresh

    @Test func check3TheModeIsWrittenAtOnceAndEveryTenSecondsWhileTheProgramIsThere() throws {
        let world = try TapWorld()
        let tap = try world.ready(.xr)
        let start = world.test.context.time.now
        for tick in 1...2 {
            // Less than the second that becoming ready took.
            try world.test.advance(10 * Double(tick) - 1.5 - world.test.context.time.now.seconds(since: start))
            #expect(tap.modes() == [])
            try world.test.advance(1.5)
            #expect(tap.modes() == [controller])
        }
        try world.test.context.tap.pause()
        try world.test.advance(40)
        #expect(tap.modes() == [text, userControl])
        #expect(try tap.set(.controllerWithMouse) == .ok && tap.modes() == [])
        try world.test.context.tap.resume()
        try world.test.advance(0.1)
        #expect(tap.modes() == [controller], "a TapXR has no mouse of its own")
        try tap.disconnect()
        #expect(tap.modes() == [text, userControl])
        try world.test.advance(60)
        #expect(tap.modes() == [], "stopped")
    }

    @Test(arguments: [TapConfiguration.strap, .xr, .framedStrap, .framedXR])
    func withRefreshADeviceStaysAndWithoutItFallsBack(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        for _ in 0..<4 {
            try world.test.advance(15)
            #expect(try tap.hears(in: world))
        }
        // The program is stopped in a debugger: the device helps itself.
        try tap.peripheral.setFaults([PeripheralFault(of: .write)])
        try world.test.advance(26)
        #expect(try !tap.hears(in: world))
        try tap.peripheral.setFaults([])
        try world.test.advance(10)
        #expect(try tap.hears(in: world))
    }

    @Test func bug16TheRefreshEndsWithTheLink() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        try tap.device.reconnectPolicy = .never
        tap.peripheral.dropLink()
        try world.test.advance(60)
        #expect(tap.writes() == [])
        try tap.connect()
        #expect(tap.modes() == [controller])
        try world.test.advance(30)
        #expect(tap.modes() == [controller, controller, controller], "one refresh, not two")
    }

    // MARK: Defaults

    /// The original writes nothing at once, and changes connected devices whatever it was told.
    @Test func bug4DefaultsApplyToNewDevicesAndOnRequestToConnectedOnes() throws {
        let world = try TapWorld()
        let first = try world.ready(.strap)
        try world.test.context.tap.setDefaultMode(.controllerWithMouse)
        try world.test.advance(0.5)
        let second = try world.add(.strap)
        try second.connect()
        #expect(first.modes() == [] && second.modes() == ["0C 00 03"])
        #expect(try first.status.mode == .controller && second.status.mode == .controllerWithMouse)
        try world.test.context.tap.setDefaultMode(.text, appliesNow: true)
        try world.test.advance(0.1)
        #expect(first.modes() == [text] && second.modes() == [text])
        try world.test.context.tap.pause()
        try world.test.context.tap.resume()
        try world.test.advance(0.1)
        #expect(try first.status.mode == .text, "what was applied once is not applied again")
        #expect(try first.set(.controller) == .ok)
        try world.test.context.tap.setWritesModes(true)
        try world.test.advance(0.1)
        #expect(try first.status.mode == .controller)
    }

    /// The originals write at once even while paused, and remember modes of devices that they do not know.
    @Test func theNewestModeForAllWins() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        for mode in [TapMode.text, .controllerWithMouse, .text] { try world.test.context.tap.setMode(mode) }
        try world.test.advance(0.1)
        #expect(tap.modes() == [text])
        #expect(world.test.context.tap.defaults.mode == .controller)
    }

    @Test func bug8NothingIsWrittenWhilePausedNorForDevicesThatAreNotThere() throws {
        let world = try TapWorld()
        let tap = try world.ready(.xr)
        try world.test.context.tap.pause()
        try world.test.advance(0.5)
        tap.forgetWrites()
        #expect(try tap.set(.rawSensors(RawSensitivity())) == .ok)
        #expect(try tap.outcome(of: tap.tap.beginSetXRState(.tapping)) == .ok)
        #expect(tap.modes() == [])
        try world.test.context.tap.resume()
        try world.test.advance(0.5)
        #expect(tap.modes() == ["0C 00 0A 00 00 00", "0D 00 02"])
        try tap.disconnect()
        #expect(try tap.set(.controllerWithKeyboard) == .notConnected)
        tap.forgetWrites()
        try tap.connect()
        #expect(tap.modes() == [controller, userControl], "and the refused mode is not remembered")
    }

    @Test func whatTheDeviceSendsWhilePausedIsDropped() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        try world.test.context.tap.pause()
        try tap.notify(.taps, "05 00 00 00")
        try world.test.advance(0.5)
        #expect(world.heard() == [] && tap.modes() == [text])
        #expect(try !tap.hears(in: world))
        try world.test.context.tap.resume()
        try world.test.advance(0.1)
        #expect(try tap.hears(in: world))
    }

    @Test func theMasterSwitchLeavesTheDeviceToAnotherProgram() throws {
        let world = try TapWorld()
        try world.test.context.tap.setWritesModes(false)
        let tap = try world.ready(.strap)
        #expect(try tap.set(.controllerWithMouse) == .ok)
        try world.test.advance(20)
        try tap.disconnect()
        #expect(tap.writes() == [])
    }

    // MARK: States of a TapXR

    @Test func statesAreForcedAndRefreshedAndEndWithTheirMode() throws {
        let world = try TapWorld()
        let tap = try world.ready(.xr)
        #expect(try tap.outcome(of: tap.tap.beginSetXRState(.airMouse)) == .ok && tap.modes() == ["0D 00 01"])
        #expect(try tap.status.isInAir && tap.status.xrState == .airMouse)
        try world.test.advance(10)
        #expect(tap.modes() == [controller, "0D 00 01"])
        #expect(try tap.outcome(of: tap.tap.beginSetXRState(.tapping)) == .ok && tap.modes() == ["0D 00 02"])
        #expect(try !tap.status.isInAir)
        #expect(try tap.hears(in: world))
        #expect(try tap.set(.text) == .ok)
        try world.test.advance(10)
        #expect(tap.modes() == [text, text], "no state in text mode")
        #expect(try tap.set(.controller) == .ok && tap.modes() == [controller, "0D 00 02"])
        try world.test.context.tap.setDefaultXRState(nil, appliesNow: true)
        try world.test.advance(20)
        #expect(tap.modes() == [controller, controller])
    }

    // MARK: The end

    @Test(arguments: [TapConfiguration.strap, .xr, .framedStrap, .framedXR])
    func theLastWordIsTextModeWhenDisconnected(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        try tap.disconnect()
        #expect(tap.writes() == lastWords(of: configuration))
    }

    @Test(arguments: [TapConfiguration.strap, .xr, .framedStrap, .framedXR])
    func theLastWordIsTextModeWhenTheContextEnds(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        let time = world.test.context.time
        let begin = time.now
        world.test.context.destroy()
        #expect(tap.writes() == lastWords(of: configuration))
        #expect(time.now.seconds(since: begin) <= 0.5)
    }

    private func lastWords(of configuration: TapConfiguration) -> [String] {
        guard !configuration.isFramed else {
            return ["01 00", "02 00", "00 00"].map { "V2_WRITE <- 00 00 00 00 " + $0 }
        }
        return (configuration.hardware == .xr ? [text, userControl] : [text]).map { "NUS_RX <- 03 " + $0 }
    }

    @Test(arguments: [0, 5.0])
    func aLastWordThatCannotBeSaidHoldsNothingUp(_ delay: Double) throws {
        let world = try TapWorld()
        let tap = try world.ready(.xr)
        try tap.disturb(.commands, delay: delay)
        let time = world.test.context.time
        let begin = time.now
        world.test.context.destroy()
        #expect(time.now.seconds(since: begin) <= 0.6)
        #expect(!tap.peripheral.status.isConnected)
    }

    @Test func aKeyboardThatTheSystemHoldsTypesAgainAfterTheProgram() throws {
        let world = try TapWorld()
        let tap = try world.add(.strap, relation: .connected)
        try tap.connect()
        #expect(try tap.hears(in: world))
        tap.forgetWrites()
        try tap.disconnect()
        #expect(tap.modes() == [text])
        try world.test.advance(60)
        try tap.connect()
        #expect(tap.modes() == [controller] && world.heard().isEmpty == false)
    }
}
