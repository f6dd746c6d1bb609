import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoTap

/// What programs call: on a device and on a context that only remember.
@Suite struct TapDeviceTests {
    private final class Device: WearableDevice {
        var family = DeviceFamily.tap
        var sessionState: (any SessionState)?
        var familySettings: (any FamilySettings)?
        var commands: [any SessionCommand] = []

        let familyRecord: (any WearableRecord)? = nil
        func familyRecordChanged() {}
        func performIfConnected(_ command: any SessionCommand, kind: String) { commands.append(command) }

        func perform(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Int {
            commands.append(command)
            return commands.count
        }

        func performAndReconnect(_ command: any SessionCommand, timeout: Double) throws(VeltoError) -> Int {
            try perform(command, timeout: timeout)
        }
    }

    private final class Context: WearableContext {
        var all: [DeviceFamily: any FamilySettings] = [:]

        func familySettings(of family: DeviceFamily) -> (any FamilySettings)? { all[family] }

        func setFamilySettings(_ settings: any FamilySettings, of family: DeviceFamily) throws(VeltoError) {
            all[family] = settings
        }

        func changeFamilySettings(
            of family: DeviceFamily, _ change: ((any FamilySettings)?) -> any FamilySettings
        ) throws(VeltoError) {
            all[family] = change(all[family])
        }

        var commands: [any SessionCommand] = []

        func performOnAll(_ command: any SessionCommand, of family: DeviceFamily) throws(VeltoError) {
            commands.append(command)
        }
    }

    @Test func onlyATapHasTheFunctionsOfATap() {
        let device = Device()
        #expect(device.tap != nil && device.tap?.status == nil)
        device.family = .triki
        #expect(device.tap == nil)
    }

    @Test func everyFunctionIsACommand() throws {
        let device = Device()
        let tap = try #require(device.tap)
        #expect(try tap.beginSetMode(.text) == 1)
        _ = try tap.beginSetXRState(.tapping)
        _ = try tap.beginPlay(HapticPattern([0.1]))
        _ = try tap.beginReadSettings()
        _ = try tap.beginChangeSettings { $0.isLeftHanded = true }
        _ = try tap.beginSetName("mine")
        _ = try tap.beginTap([.thumb])
        _ = try tap.beginReadKeyboardState()
        _ = try tap.beginSetFeature(.motion, isOn: true)
        _ = try tap.beginReadFeature(.motion)
        #expect(device.commands.count == 10 && device.commands.allSatisfy { $0 is TapCommand })
    }

    @Test func aRefreshIsForAllTaps() throws {
        let context = Context()
        try context.tap.refresh()
        guard context.commands.count == 1, case TapCommand.refresh? = context.commands.first else {
            Issue.record("\(context.commands)")
            return
        }
    }

    @Test func aDeviceKnowsTheDefaultsOfItsContext() throws {
        let device = Device()
        #expect(device.tap?.defaults == TapDefaults())
        var defaults = TapDefaults()
        defaults.isPaused = true
        device.familySettings = defaults
        #expect(device.tap?.defaults == defaults)
    }

    @Test func rangesAreThoseOfTheSensors() throws {
        let sensitivity = try RawSensitivity(fingerRange: 8, gyroscopeRange: 2000, accelerometerRange: 16)
        #expect(sensitivity == RawSensitivity(fingers: 3, gyroscope: 5, accelerometer: 4))
        let standard = try RawSensitivity(fingerRange: 0, gyroscopeRange: 0, accelerometerRange: 0)
        #expect(standard == RawSensitivity())
        for (code, range) in RawSensitivity.gyroscopeRanges.enumerated().dropFirst() {
            let made = try RawSensitivity(fingerRange: 0, gyroscopeRange: range.limit, accelerometerRange: 0)
            #expect(made.gyroscope == code)
        }
        for wrong in [3, -2, .nan, .infinity] {
            #expect(throws: VeltoError.self) {
                try RawSensitivity(fingerRange: wrong, gyroscopeRange: 0, accelerometerRange: 0)
            }
        }
    }

    @Test func defaultsBelongToTheContext() throws {
        let context = Context()
        #expect(context.tap.defaults == TapDefaults())
        try context.tap.setDefaultMode(.text, appliesNow: true)
        #expect(context.tap.defaults.mode == .text && context.tap.defaults.appliesMode)
        try context.tap.pause()
        #expect(
            context.tap.defaults.isPaused && !context.tap.defaults.appliesMode, "what was applied is not applied again")
        try context.tap.resume()
        try context.tap.setDefaultXRState(nil)
        try context.tap.setWritesModes(false)
        let defaults = context.tap.defaults
        #expect(!defaults.isPaused && defaults.xrState == nil && !defaults.writesModes && defaults.mode == .text)
    }
}
