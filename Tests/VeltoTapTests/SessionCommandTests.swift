import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoTap

/// Commands of the program, but for modes.
@Suite struct SessionCommandTests {
    @Test func vibrations() {
        let talk = TapBench.strap
        let zeros = String(repeating: " 00", count: 15)
        #expect(talk.code(talk.perform(DeviceCommand.playHaptic([0.5, 0.1, 0.5], strength: 1))) == .ok)
        #expect(talk.takeWrites() == ["UI_CMD <~ 00 02 32 0A 32" + zeros])
        #expect(talk.code(talk.perform(DeviceCommand.playHaptic([], strength: 1))) == .ok)
        #expect(talk.takeWrites() == [], "nothing to play")
        let framed = TapBench.framedXR
        framed.perform(DeviceCommand.playHaptic([0.5, 0.2], strength: 1))
        #expect(framed.takeWrites() == ["V2_WRITE <- 01 02 03 00 00 02 32 14 00" + zeros])
    }

    @Test func oldFirmwareDoesNotVibrate() {
        let talk = TapBench()
        talk.values["FW_REV"] = Array("2.3.24".utf8)
        #expect(talk.connected().code(talk.perform(DeviceCommand.playHaptic([0.1], strength: 1))) == .unsupported)
        #expect(talk.takeWrites() == [])
    }

    /// Mode, state and vibration together: `TapBench` complains if requests overlap.
    @Test func requestsNeverOverlap() {
        let talk = TapBench.xr
        talk.silent = ["NUS_RX", "UI_CMD"]
        let operations = [
            talk.perform(TapCommand.setMode(.text)), talk.perform(TapCommand.setMode(.controller)),
            talk.perform(TapCommand.setXRState(.tapping)), talk.perform(DeviceCommand.playHaptic([0.1], strength: 1)),
        ]
        while let request = talk.unanswered.first {
            #expect(talk.unanswered.count == 1)
            talk.answer(request)
        }
        #expect(operations.allSatisfy { talk.code($0) == .ok })
        #expect(talk.takeWrites().map { $0.prefix(20) }.count == 4)
    }

    @Test func commandsOfOthersAreRefused() {
        struct Other: SessionCommand {}
        let talk = TapBench.strap
        #expect(talk.code(talk.perform(Other())) == .unsupported)
    }

    // MARK: Settings

    @Test func settingsAreReadIntoTheStatus() {
        let talk = TapBench.strap
        talk.values["SETTINGS"] = bytes("10 55 05 42")
        #expect(talk.code(talk.perform(TapCommand.readSettings)) == .ok)
        #expect(talk.status?.settings?.isDeveloperMode == true && talk.takeWrites() == [])
    }

    @Test func changedSettingsAreReadWrittenAndReadAgain() {
        let talk = TapBench.strap
        talk.values["SETTINGS"] = bytes("10 55 05 42 AA")
        #expect(talk.code(talk.perform(TapCommand.changeSettings { $0.isLeftHanded = true })) == .ok)
        #expect(talk.takeWrites() == ["SETTINGS <- 11 55 05 42 AA" + String(repeating: " 00", count: 15)])
        #expect(talk.requests == ["read SETTINGS", "write SETTINGS", "read SETTINGS"])
    }

    @Test func settingsThatCannotBeReadAreNotWritten() {
        let talk = TapBench.strap
        talk.values["SETTINGS"] = bytes("10 55")
        #expect(talk.code(talk.perform(TapCommand.changeSettings { $0.isLeftHanded = true })) == .protocol)
        talk.broken = ["SETTINGS"]
        #expect(talk.code(talk.perform(TapCommand.readSettings)) == .rejected)
        #expect(talk.takeWrites() == [])
    }

    // MARK: Name and keyboard

    @Test func theNameIsWrittenAndReadAgain() {
        let talk = TapBench.strap
        talk.values["NAME"] = Array("Zoë".utf8)
        #expect(talk.code(talk.perform(TapCommand.setName("Zoë"))) == .ok)
        #expect(talk.takeWrites() == ["NAME <- 5A 6F C3 AB"] && talk.requests.last == "read NAME")
        for name in ["", "a\0b"] { #expect(talk.code(talk.perform(TapCommand.setName(name))) == .invalidArgument) }
    }

    @Test func aStrapTapsOnRequest() {
        let talk = TapBench.strap
        talk.perform(TapCommand.tap([.thumb, .middle]))
        #expect(talk.takeWrites() == ["DATA_REQ <~ 05 00"])
        #expect(TapBench.xr.status?.has(.keyboardRequests) == false)
        let xr = TapBench.xr
        #expect(xr.code(xr.perform(TapCommand.tap(.thumb))) == .unsupported)
    }

    @Test func theStateOfTheKeyboardComesAsATapWithoutFingers() {
        let talk = TapBench.strap
        let operation = talk.perform(TapCommand.readKeyboardState)
        #expect(talk.takeWrites() == ["DATA_REQ <~ F1 00"] && talk.code(operation) == nil)
        talk.notify("TAP_DATA", "01 00 00 02")
        #expect(talk.code(operation) == nil, "that was a tap")
        talk.notify("TAP_DATA", "00 00 00 06")
        #expect(talk.code(operation) == .ok && talk.status?.keyboard?.shift == 2)
    }

    @Test func anAnswerThatDoesNotComeIsAwaitedForTwoSeconds() {
        let talk = TapBench.strap
        let operation = talk.perform(TapCommand.readKeyboardState)
        talk.advance(1.9)
        #expect(talk.code(operation) == nil)
        talk.advance(0.2)
        #expect(talk.code(operation) == .timeout)
    }

    // MARK: Features of the framed protocol

    @Test func featuresAreSwitchedAndRead() {
        let talk = TapBench.framedXR
        #expect(talk.code(talk.perform(TapCommand.setFeature(.detection, true))) == .ok)
        #expect(talk.takeWrites() == ["V2_WRITE <- 00 00 00 00 01 01"])
        let first = talk.perform(TapCommand.readFeature(.motion))
        let other = talk.perform(TapCommand.readFeature(.detection))
        let second = talk.perform(TapCommand.readFeature(.motion))
        #expect(talk.code(first) == .cancelled && talk.code(second) == nil)
        talk.notify("V2_READ", "03 00 00 00 02 01")
        #expect(talk.code(second) == .ok && talk.code(other) == nil, "each feature has its own answer")
        talk.advance(2.1)
        #expect(talk.code(other) == .timeout)
    }

    @Test func theClassicProtocolHasNoFeatures() {
        let talk = TapBench.strap
        #expect(talk.code(talk.perform(TapCommand.setFeature(.motion, true))) == .unsupported)
        #expect(talk.code(talk.perform(TapCommand.readFeature(.motion))) == .unsupported)
    }

    @Test func detailsAreReadAgainOnRequest() {
        let talk = TapBench.strap
        talk.values["BATTERY"] = [12]
        #expect(talk.code(talk.perform(DeviceCommand.readDetails)) == .ok)
        #expect(talk.described.last?.battery == 12)
    }

    @Test func withoutALinkNothingIsPerformed() {
        let talk = TapBench()
        let commands: [any SessionCommand] = [
            TapCommand.readSettings, TapCommand.setName("x"), TapCommand.tap(.thumb), TapCommand.readKeyboardState,
            TapCommand.setFeature(.motion, true), DeviceCommand.playHaptic([1], strength: 1),
        ]
        for command in commands { #expect(talk.code(talk.perform(command)) == .unsupported) }
        #expect(talk.requests.isEmpty)
    }
}
