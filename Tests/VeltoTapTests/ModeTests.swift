import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoTap

/// Modes and states on a clock that the test moves.
///
/// Source: TAP protocol notes, 2.2 to 2.4.
@Suite struct ModeTests {
    private let controller = "NUS_RX <- 03 0C 00 01"
    private let text = "NUS_RX <- 03 0C 00 00"
    private let keepAlive = "V2_WRITE <- 02 00 00 00"

    // MARK: Refresh

    @Test func theModeIsWrittenEveryTenSeconds() {
        let talk = TapBench.strap
        talk.advance(9.99)
        #expect(talk.takeWrites() == [])
        talk.advance(0.02)
        #expect(talk.takeWrites() == [controller])
        talk.advance(20)
        #expect(talk.takeWrites() == [controller, controller])
        talk.linkDown()
        talk.advance(60)
        #expect(talk.takeWrites() == [], "no link, no refresh")
    }

    @Test func textModeAndRawModeAreRefreshedToo() {
        let talk = TapBench.strap
        talk.perform(TapCommand.setMode(.text))
        #expect(talk.takeWrites() == [text])
        talk.advance(10.1)
        #expect(talk.takeWrites() == [text])
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity(fingers: 4, gyroscope: 3, accelerometer: 2))))
        talk.advance(10)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 0A 04 03 02", "NUS_RX <- 03 0C 00 0A 04 03 02"])
    }

    @Test func ticksThatWereMissedAreNotMadeUpFor() {
        let talk = TapBench.strap
        let due = talk.deadline
        talk.now = .seconds(165)
        talk.advance(0)
        #expect(talk.takeWrites() == [controller])
        #expect(due == .seconds(110) && talk.deadline == .seconds(170))
    }

    /// The original starts a second timer with every start.
    @Test func bug7ASecondStartRefreshesNoMoreOften() {
        let talk = TapBench.strap
        talk.connect()
        talk.advance(5)
        talk.connect()
        talk.forget()
        talk.advance(20.1)
        #expect(talk.takeWrites() == [controller, controller])
    }

    // MARK: Requests

    @Test func aRequestEndsWhenTheDeviceHasTakenIt() {
        let talk = TapBench.strap
        talk.silent = ["NUS_RX"]
        let operation = talk.perform(TapCommand.setMode(.controllerWithMouse))
        #expect(talk.code(operation) == nil && talk.status?.mode == .controllerWithMouse)
        talk.answer(talk.unanswered[0])
        #expect(talk.code(operation) == .ok)
    }

    @Test func holdsThatNeverComeAreRefused() {
        let talk = TapBench.strap
        #expect(talk.code(talk.perform(TapCommand.setMode(.tapHold))) == .unsupported)
        #expect(talk.takeWrites() == [] && talk.status?.mode == .controller)
        var defaults = TapDefaults()
        defaults.mode = .tapHold
        talk.perform(defaults)
        talk.linkDown()
        talk.connect()
        #expect(talk.takeWrites() == ["AIR <~ 0D", controller] && talk.status?.mode == .controller)
    }

    @Test func aRequestThatTheDeviceRefusesFails() {
        let talk = TapBench.strap
        talk.broken = ["NUS_RX"]
        #expect(talk.code(talk.perform(TapCommand.setMode(.text))) == .rejected)
        #expect(talk.logs.contains { $0.hasPrefix("error") })
    }

    @Test func whatAnOldDeviceLacksBecomesControllerModeOrAnError() {
        let talk = TapBench()
        talk.values["FW_REV"] = Array("1.0.0".utf8)
        talk.values["HW_REV"] = Array("3.0.0".utf8)
        _ = talk.connected()
        #expect(talk.code(talk.perform(TapCommand.setMode(.controllerWithMouse))) == .ok)
        #expect(talk.code(talk.perform(TapCommand.setMode(.controllerWithKeyboard))) == .ok)
        #expect(talk.takeWrites() == [controller, controller] && talk.status?.mode == .controller)
        #expect(talk.code(talk.perform(TapCommand.setMode(.text))) == .unsupported)
        #expect(talk.code(talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))) == .unsupported)
        #expect(talk.takeWrites() == [] && talk.status?.mode == .controller)
    }

    /// The device does not take other sensitivities in raw mode.
    @Test func otherSensitivitiesGoThroughControllerMode() {
        let talk = TapBench.strap
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))
        talk.forget()
        talk.silent = ["NUS_RX"]
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity(gyroscope: 2, accelerometer: 1))))
        #expect(talk.takeWrites() == [controller])
        #expect(talk.session.sensitivity == RawSensitivity(), "the old one still counts")
        talk.answer(talk.unanswered[0])
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 0A 00 02 01"])
        #expect(talk.session.sensitivity == nil)
        talk.answer(talk.unanswered[0])
        #expect(talk.session.sensitivity == RawSensitivity(gyroscope: 2, accelerometer: 1))
        talk.silent = []
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity(gyroscope: 2, accelerometer: 1))))
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 0A 00 02 01"], "the same again needs no detour")
    }

    // MARK: Defaults

    /// Worked example 41; the original ignores the flag.
    @Test func aDefaultForLaterLeavesConnectedDevicesAlone() {
        let talk = TapBench.strap
        var defaults = TapDefaults()
        defaults.mode = .text
        talk.perform(defaults)
        #expect(talk.takeWrites() == [] && talk.status?.mode == .controller)
        talk.linkDown()
        talk.connect()
        #expect(talk.takeWrites() == ["AIR <~ 0D", text])
    }

    @Test func aDefaultForNowIsWrittenAtOnce() {
        let talk = TapBench.strap
        var defaults = TapDefaults()
        defaults.mode = .text
        defaults.appliesMode = true
        talk.perform(defaults)
        #expect(talk.takeWrites() == [text] && talk.status?.mode == .text)
    }

    // MARK: Pause

    @Test func aProgramInTheBackgroundLeavesAKeyboard() {
        let talk = TapBench.xr
        var defaults = TapDefaults()
        defaults.isPaused = true
        talk.perform(defaults)
        #expect(talk.takeWrites() == [text, "NUS_RX <- 03 0D 00 03"])
        talk.advance(60)
        #expect(talk.takeWrites() == [])
        talk.notify("TAP_DATA", "05 00 00 00")
        #expect(talk.takeEvents() == [], "events on their way are dropped")
        #expect(talk.code(talk.perform(TapCommand.setMode(.controllerWithMouse))) == .ok)
        #expect(talk.takeWrites() == [], "what is set meanwhile is kept")
        defaults.isPaused = false
        talk.perform(defaults)
        #expect(talk.takeWrites() == [controller], "a TapXR has no mouse of its own")
        talk.perform(defaults)
        #expect(talk.takeWrites() == [], "a second time nothing changes")
    }

    @Test func theMasterSwitchKeepsModesUnwritten() {
        let talk = TapBench.strap
        var defaults = TapDefaults()
        defaults.writesModes = false
        talk.perform(defaults)
        talk.perform(TapCommand.setMode(.controllerWithMouse))
        talk.perform(TapCommand.refresh)
        talk.advance(30)
        #expect(talk.takeWrites() == [] && talk.status?.mode == .controllerWithMouse)
        defaults.writesModes = true
        talk.perform(defaults)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 03"])
        defaults.writesModes = false
        talk.perform(defaults)
        talk.goodbye()
        #expect(talk.takeWrites() == [])
    }

    @Test func aDeviceThatComesWhilePausedIsLeftAlone() {
        let talk = TapBench()
        var defaults = TapDefaults()
        defaults.isPaused = true
        talk.perform(defaults)
        talk.connect()
        #expect(talk.isReady && talk.takeWrites() == ["AIR <~ 0D"] && talk.status?.mode == .controller)
    }

    // MARK: Goodbye

    @Test func theLastWordIsTextMode() {
        let strap = TapBench.strap
        strap.goodbye()
        #expect(strap.takeWrites() == [text])
        strap.advance(30)
        strap.perform(TapDefaults())
        #expect(strap.takeWrites() == [], "nothing comes after it")
        let xr = TapBench.xr
        xr.goodbye()
        #expect(xr.takeWrites() == [text, "NUS_RX <- 03 0D 00 03"])
    }

    @Test func theLastWordIsRepeatedUntilItIsTaken() {
        for talk in [TapBench.strap, .framedXR] {
            talk.broken = ["NUS_RX", "V2_WRITE"]
            talk.goodbye()
            let words = talk.takeWrites()
            talk.advance(0.04)
            #expect(talk.takeWrites() == [])
            talk.advance(0.02)
            #expect(talk.takeWrites() == words)
            talk.broken = []
            talk.advance(0.05)
            #expect(talk.takeWrites() == words && talk.deadline == nil)
            #expect(talk.logs.filter { $0.hasPrefix("error") }.count == 1, "the same is not told again and again")
            talk.advance(10)
            #expect(talk.takeWrites() == [])
        }
    }

    @Test func aPauseThatIsRefusedIsWrittenAgain() {
        for talk in [TapBench.xr, .framedXR] {
            var defaults = TapDefaults()
            defaults.isPaused = true
            talk.broken = ["NUS_RX", "V2_WRITE"]
            talk.perform(defaults)
            let words = talk.takeWrites()
            talk.broken = []
            talk.advance(10)
            #expect(talk.takeWrites().filter { $0 != keepAlive } == words)
            talk.advance(10)
            #expect(talk.takeWrites().filter { $0 != keepAlive } == [])
        }
    }

    @Test func aRefusedPauseEndsInAKeyboardToo() {
        let talk = TapBench.strap
        var defaults = TapDefaults()
        defaults.isPaused = true
        talk.broken = ["NUS_RX"]
        talk.perform(defaults)
        talk.forget()
        talk.broken = []
        talk.goodbye()
        #expect(talk.takeWrites() == [text])
    }

    @Test func aDeviceThatIsReleasedTakesNoCommands() {
        let talk = TapBench.strap
        talk.goodbye()
        let commands: [any SessionCommand] = [
            TapCommand.setMode(.controller), TapCommand.readSettings, DeviceCommand.playHaptic([1], strength: 1),
            SignalCommand.start(SampleFeed(RawSignals.imu)),
        ]
        for command in commands { #expect(talk.code(talk.perform(command)) == .notConnected) }
        #expect(talk.code(talk.perform(SignalCommand.stop(SampleFeed(RawSignals.imu)))) == .ok, "streams have ended")
        #expect(talk.takeWrites() == [text])
    }

    @Test func theLastWordWaitsForNothing() {
        let talk = TapBench.strap
        talk.silent = ["UI_CMD", "NUS_RX"]
        talk.perform(DeviceCommand.playHaptic([0.1], strength: 1))
        talk.perform(DeviceCommand.playHaptic([0.2], strength: 1))
        talk.forget()
        talk.goodbye()
        #expect(talk.takeWrites() == [text])
    }

    @Test func aPausedDeviceIsAKeyboardAlready() {
        let talk = TapBench.strap
        var defaults = TapDefaults()
        defaults.isPaused = true
        talk.perform(defaults)
        talk.forget()
        talk.goodbye()
        #expect(talk.takeWrites() == [])
    }

    @Test func aPauseThatIsStillBeingWrittenEndsInAKeyboardToo() {
        let talk = TapBench.xr
        talk.silent = ["NUS_RX"]
        var defaults = TapDefaults()
        defaults.isPaused = true
        talk.perform(defaults)
        talk.forget()
        talk.silent = []
        talk.goodbye()
        #expect(talk.takeWrites() == [text, "NUS_RX <- 03 0D 00 03"])
    }

    // MARK: States of a TapXR

    /// Worked example 42.
    @Test func userControlIsWrittenOnceAndTheOthersAreRefreshed() {
        let talk = TapBench()
        talk.values["HW_REV"] = Array("4.4".utf8)
        talk.values["FW_REV"] = Array("3.5.24".utf8)
        talk.connect()
        #expect(talk.takeWrites() == ["AIR <~ 0D", controller, "NUS_RX <- 03 0D 00 03"])
        talk.advance(30.1)
        #expect(talk.takeWrites() == [controller, controller, controller])
        talk.perform(TapCommand.setXRState(.airMouse))
        talk.advance(10)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0D 00 01", controller, "NUS_RX <- 03 0D 00 01"])
        talk.perform(TapCommand.setXRState(nil))
        talk.advance(10)
        #expect(talk.takeWrites() == [controller])
    }

    @Test func aStateWaitsForTheEndOfTextMode() {
        let talk = TapBench.xr
        talk.perform(TapCommand.setMode(.text))
        talk.perform(TapCommand.setXRState(.tapping))
        talk.advance(10)
        #expect(talk.takeWrites() == [text, text])
        talk.perform(TapCommand.setMode(.controller))
        #expect(talk.takeWrites() == [controller, "NUS_RX <- 03 0D 00 02"])
    }

    @Test func aStrapHasNoStates() {
        let talk = TapBench.strap
        #expect(talk.code(talk.perform(TapCommand.setXRState(.tapping))) == .unsupported)
        #expect(talk.takeWrites() == [])
    }

    @Test func aStateThatIsRequestedEarlySurvives() throws {
        var modes = ModeController(TapDefaults())
        #expect(try modes.set(XRState.airMouse) == [])
        let versions = (TapVersion(rawValue: 40400), TapVersion(rawValue: 30524))
        let writes = modes.begin(hardware: versions.0, firmware: versions.1, isFramed: false)
        #expect(writes == [.mode(.controller), .state(.airMouse)])
    }

    @Test func aDefaultStateAppliesToAllIfTold() {
        let talk = TapBench.xr
        var defaults = TapDefaults()
        defaults.xrState = .airMouse
        talk.perform(defaults)
        #expect(talk.takeWrites() == [])
        defaults.appliesXRState = true
        talk.perform(defaults)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0D 00 01"])
    }

    // MARK: The framed protocol

    @Test func theFramedProtocolIsKeptAlive() {
        let talk = TapBench.framedXR
        talk.advance(20.1)
        #expect(talk.takeWrites() == ["V2_WRITE <- 02 00 00 00", "V2_WRITE <- 02 00 00 00"])
    }

    @Test func aFramedDeviceThatMissedASignOfLifeGetsItsModeAgain() {
        let mode = ["01 01", "02 01", "00 00"].map { "V2_WRITE <- 00 00 00 00 " + $0 }
        let refusing = TapBench.framedXR
        refusing.broken = ["V2_WRITE"]
        refusing.advance(20.1)
        #expect(refusing.takeWrites() == [keepAlive, keepAlive])
        refusing.broken = []
        refusing.advance(20)
        #expect(refusing.takeWrites() == [keepAlive] + mode + [keepAlive])
        let stopped = TapBench.framedXR
        stopped.now = .seconds(135)
        stopped.advance(0)
        #expect(stopped.takeWrites() == [keepAlive] + mode)
    }

    @Test func framedModesAreFeatures() {
        let talk = TapBench.framedXR
        let operation = talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity(gyroscope: 5, accelerometer: 4))))
        #expect(
            talk.takeWrites() == [
                "V2_WRITE <- 00 00 00 00 00 01", "V2_WRITE <- 00 00 00 00 01 00", "V2_WRITE <- 00 00 00 00 02 00",
                "V2_WRITE <- 01 01 02 00 05 04",
            ])
        #expect(talk.code(operation) == .ok)
        talk.perform(TapCommand.setMode(.controller))
        talk.forget()
        talk.perform(TapCommand.setXRState(.airMouse))
        #expect(talk.takeWrites().suffix(2) == ["V2_WRITE <- 01 00 01 00 01", "V2_WRITE <- 01 00 00 00 02"])
        talk.goodbye()
        #expect(
            talk.takeWrites() == [
                "V2_WRITE <- 00 00 00 00 01 00", "V2_WRITE <- 00 00 00 00 02 00", "V2_WRITE <- 00 00 00 00 00 00",
            ])
    }
}
