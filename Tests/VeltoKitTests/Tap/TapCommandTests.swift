import Testing
import VeltoCore
import VeltoSimulation
import VeltoTap

@testable import VeltoKit

/// Vibrations, settings, the name and the keyboard; devices that refuse, and those that do nothing.
///
/// Source: TAP protocol notes, 4, 5 and appendix A.
@Suite struct TapCommandTests {
    // MARK: Haptics

    @Test(arguments: [TapConfiguration.strap, .xr, .framedStrap, .framedXR])
    func aVibrationIsFelt(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        #expect(try tap.outcome(of: tap.tap.beginPlay(HapticPattern([0.5, 0.1, 0.29]))) == .ok)
        let felt = tap.peripheral.vibrations
        #expect(felt.map(\.duration) == [0.5, 0.29])
        #expect(felt.count == 2 && abs(felt[1].start.seconds(since: felt[0].start) - 0.6) < 1e-9)
    }

    @Test func eighteenDurationsAreTakenInStepsOfTenMilliseconds() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let durations = (1...20).map { Double($0) * 0.01 + 0.009 }
        let pattern = HapticPattern(durations)
        #expect(pattern.isTruncated)
        #expect(try tap.outcome(of: tap.tap.beginPlay(pattern)) == .ok)
        #expect(tap.writes() == ["UI_CMD <~ 00 02 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F 10 11 12"])
        #expect(tap.peripheral.vibrations.count == 9)
    }

    /// The originals crash or wrap at 2560 ms, and some make every device vibrate.
    @Test func bug12LongDurationsAreClampedAndOnlyOneDeviceVibrates() throws {
        let world = try TapWorld()
        let (tap, other) = (try world.ready(.strap), try world.ready(.xr))
        for seconds in [2.559, 3, 1e300, .infinity] {
            #expect(try tap.outcome(of: tap.tap.beginPlay(HapticPattern([seconds]))) == .ok)
        }
        #expect(tap.peripheral.vibrations.count == 4 && other.peripheral.vibrations.isEmpty)
        #expect(tap.peripheral.vibrations.allSatisfy { abs($0.duration - 2.55) < 1e-9 })
        tap.forgetWrites()
        for seconds in [-1, .nan, 0.009] {
            #expect(try tap.outcome(of: tap.tap.beginPlay(HapticPattern([seconds]))) == .ok)
        }
        #expect(tap.writes() == Array(repeating: "UI_CMD <~ 00 02" + String(repeating: " 00", count: 18), count: 3))
        #expect(try tap.outcome(of: tap.tap.beginPlay(HapticPattern([]))) == .ok && tap.writes() == [])
    }

    // MARK: Settings

    @Test(arguments: [TapConfiguration.strap, .xr, .framedXR])
    func settingsChangeAndWhatIsUnknownStays(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        #expect(try tap.status.settings == nil && tap.outcome(of: tap.tap.beginReadSettings()) == .ok)
        #expect(try tap.status.settings?.isDeveloperMode == true && tap.writes() == [])
        #expect(try tap.outcome(of: tap.tap.beginChangeSettings { $0.isLeftHanded = true }) == .ok)
        #expect(try tap.status.settings?.isLeftHanded == true)
        let unknown = (4..<20).map { Hex.text([UInt8(0xA0 + $0)].span) }.joined(separator: " ")
        #expect(tap.writes() == ["SETTINGS <- 11 55 05 42 " + unknown])
    }

    @Test func changesThatAreRequestedTogetherAllCount() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let changes = [
            try tap.tap.beginChangeSettings { $0.isLeftHanded = true },
            try tap.tap.beginChangeSettings { $0.vibrates = false },
            try tap.tap.beginChangeSettings { $0.sleepAfter = 5 },
        ]
        try world.test.advance(1)
        #expect(changes.allSatisfy { if case .success = $0.result { true } else { false } })
        let settings = try #require(try tap.status.settings)
        #expect(settings.isLeftHanded && !settings.vibrates && settings.sleepAfter == 5)
    }

    @Test func settingsThatAreRefusedAreAnErrorAndStay() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        #expect(try tap.outcome(of: tap.tap.beginReadSettings()) == .ok)
        try tap.peripheral.setFaults([PeripheralFault(of: .write, handle: tap.handle(.settings))])
        #expect(try tap.outcome(of: tap.tap.beginChangeSettings { $0.isLeftHanded = true }) == .rejected)
        #expect(try tap.status.settings?.isLeftHanded == false)
    }

    @Test func theNameIsKeptByTheDevice() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        #expect(try tap.outcome(of: tap.tap.beginSetName("Zoë")) == .ok)
        #expect(try tap.device.record.details.name == "Zoë")
        #expect(try tap.outcome(of: tap.tap.beginSetName("a name of many letters")) == .rejected)
        #expect(try tap.device.record.details.name == "Zoë")
    }

    // MARK: The keyboard

    @Test func aStrapTapsAndTellsItsKeyboardOnRequest() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        #expect(try tap.outcome(of: tap.tap.beginTap([.thumb, .middle])) == .ok && world.heardTaps() == [[5, 1]])
        try tap.perform(.keyboard, 0x05)
        let operation = try tap.tap.beginReadKeyboardState()
        #expect(try tap.outcome(of: operation) == .ok && operation.value == [1, 1])
        let xr = try world.ready(.xr)
        #expect(try xr.outcome(of: xr.tap.beginReadKeyboardState()) == .unsupported)
    }

    // MARK: Features

    @Test func featuresAreSwitchedAndRead() throws {
        let world = try TapWorld()
        let tap = try world.ready(.framedXR)
        let before = try tap.tap.beginReadFeature(.motion)
        #expect(try tap.outcome(of: before) == .ok && before.value == [1])
        #expect(try tap.outcome(of: tap.tap.beginSetFeature(.motion, isOn: false)) == .ok)
        #expect(try tap.outcome(of: tap.tap.beginReadFeature(.motion)) == .ok && tap.status.features[.motion] == false)
        #expect(try tap.outcome(of: tap.tap.beginSetFeature(.triggers, isOn: true)) == .rejected)
    }

    @Test func aFeatureThatAStreamNeedsStaysOn() throws {
        let world = try TapWorld()
        let tap = try world.ready(.framedXR)
        let stream = try tap.start("imu")
        #expect(try tap.outcome(of: tap.tap.beginSetFeature(.rawData, isOn: false)) == .invalidState)
        try tap.stop(stream)
        #expect(try tap.outcome(of: tap.tap.beginSetFeature(.rawData, isOn: false)) == .ok)
    }

    // MARK: Refusals and silence

    @Test(arguments: [TapConfiguration.strap, .framedXR])
    func aModeThatIsRefusedIsAnErrorAndTriedAgainWithTheNextRefresh(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        try tap.disturb(configuration.isFramed ? .framesOut : .commands)
        #expect(try tap.set(.rawSensors(RawSensitivity())) == .rejected)
        try tap.peripheral.setFaults([])
        tap.forgetWrites()
        #expect(try tap.set(.controller) == .ok)
        #expect(try tap.hears(in: world))
    }

    /// Requests of every kind together: on the classic protocol they share characteristics.
    @Test(arguments: [TapConfiguration.xr, .framedXR])
    func check7ModeStateAndVibrationTogetherNeverOverlap(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        try tap.peripheral.setLink(LinkConditions(delay: 0.05, isIdeal: true))
        let operations = [
            try tap.tap.beginSetMode(.text), try tap.tap.beginSetMode(.controller),
            try tap.tap.beginSetXRState(.airMouse),
            try tap.tap.beginPlay(HapticPattern([0.1])), try tap.tap.beginSetXRState(.tapping),
            try tap.tap.beginReadSettings(),
        ]
        try world.test.advance(5)
        #expect(operations.allSatisfy { if case .success = $0.result { true } else { false } })
        var times: [Timestamp] = []
        while let write = tap.peripheral.readWrite() { if write.kind == .withResponse { times.append(write.time) } }
        #expect(times.count >= 4)
        // To the device and back takes more than twice the delay.
        #expect(zip(times, times.dropFirst()).allSatisfy { $1.seconds(since: $0) > 0.1 })
    }

    @Test func firmwareThatIgnoresCommandsIsNotWaitedForWithoutEnd() throws {
        let world = try TapWorld()
        let versions: [TapCharacteristic: [UInt8]] = [.hardware: Array("3.3".utf8), .firmware: Array("2.6.0".utf8)]
        let tap = try world.add(table: TapCharacteristic.classic, values: versions)
        try tap.connect()
        #expect(try tap.set(.controllerWithMouse) == .ok && tap.status.mode == .controllerWithMouse)
        #expect(try tap.outcome(of: tap.tap.beginPlay(HapticPattern([0.1]))) == .ok)
        let question = try tap.tap.beginReadKeyboardState()
        #expect(try tap.outcome(of: question, within: 1.5) == nil)
        #expect(try tap.outcome(of: question, within: 1) == .timeout)
        #expect(try tap.outcome(of: tap.tap.beginReadSettings()) == .protocol, "an empty value is no settings")
        let stream = try tap.start("imu")
        _ = world.heard()
        try world.test.advance(4)
        #expect(world.heard() == [.silent])
        try tap.stop(stream)
        try tap.disconnect()
        #expect(tap.modes().suffix(2) == ["0C 00 03", "0C 00 00"])
    }

    @Test func framedFirmwareThatAnswersNothingIsNotWaitedForWithoutEnd() throws {
        let world = try TapWorld()
        let tap = try world.add(table: [.framesIn, .framesOut])
        try tap.connect()
        let question = try tap.tap.beginReadFeature(.motion)
        #expect(try tap.outcome(of: question, within: 1.5) == nil)
        #expect(try tap.outcome(of: question, within: 1) == .timeout)
    }
}
