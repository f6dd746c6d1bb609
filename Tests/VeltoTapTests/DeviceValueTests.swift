import Testing
import VeltoCore

@testable import VeltoTap

/// Versions, texts and gates.
@Suite struct DeviceValueTests {
    @Test(arguments: [
        ("3.2.0", 30200), ("3.2", 30200), ("2.6.0-rc1", 20600), ("2.6.12x9", 20612), ("2.6.x", 20600),
        ("1.2.3.4", 10203), ("99.99.99", 999_999), ("0.0", 0), ("01.02.03", 10203), ("2.6.", 20600),
    ])
    func versions(_ text: String, _ number: Int32) {
        #expect(TapVersion(text)?.rawValue == number)
    }

    @Test(arguments: [
        "", ".", "7", "a.b", "1.", ".1", "-1.2", "+1.2", "1.2.100", "100.0", "1.-2", "1 .2", "99999999999.1", "٣.٢",
        "1.2.99999999999999999999",
    ])
    func noVersions(_ text: String) {
        #expect(TapVersion(text) == nil)
    }

    @Test func aNumberOutOfRangeIsNoVersion() {
        #expect(TapVersion(rawValue: -1) == nil && TapVersion(rawValue: 1_000_000) == nil)
        #expect(TapVersion(rawValue: 30200)?.description == "3.2.0")
    }

    /// The build number survives a zero at the end of the text.
    @Test(arguments: [("3.5.24\0", "3.5.24"), ("  4.4 \0\0", "4.4"), ("a\0 ", "a"), ("TAP Systems", "TAP Systems")])
    func bug17TextsEndBeforeZerosAndBlanks(_ stored: String, _ text: String) {
        #expect(DeviceText.decode(Array(stored.utf8)) == text)
    }

    @Test(arguments: [[], [0], [0x20, 0x0A, 0]] as [[UInt8]])
    func anEmptyTextIsAbsent(_ stored: [UInt8]) {
        #expect(DeviceText.decode(stored) == nil)
    }

    @Test(
        arguments: [
            (TapFeature.textMode, 30200, 10000, true), (.textMode, 30199, 10000, false), (.mouse, 39999, 10500, true),
            (.mouse, 40000, 10500, false), (.mouse, 40000, 30401, true), (.airGestures, 30200, 20000, false),
            (.airGestures, 30300, 20000, true), (.airGestures, 40400, 30299, false), (.rawSensors, 30200, 20324, false),
            (.rawSensors, 30200, 20325, true), (.mouseHID, 40000, 30500, false), (.mouseHID, 30300, 20303, true),
            (.fullHID, 30300, 20404, false), (.fullHID, 30300, 20405, true), (.haptics, 40400, 30524, true),
            (.developerMode, 30200, 20324, true), (.xrStates, 39999, 999_999, false), (.xrStates, 40000, 30408, false),
            (.xrStates, 40000, 30409, true), (.keyboardRequests, 40000, 30524, false),
            (.keyboardRequests, 30300, 20405, true),
        ] as [(TapFeature, Int32, Int32, Bool)])
    func gates(_ feature: TapFeature, _ hardware: Int32, _ firmware: Int32, _ isAvailable: Bool) {
        let versions = (TapVersion(rawValue: hardware), TapVersion(rawValue: firmware))
        #expect(feature.isAvailable(hardware: versions.0, firmware: versions.1) == isAvailable)
    }

    @Test func aVersionThatIsUnknownExcludesNothing() {
        for feature in TapFeature.allCases where feature != .xrStates {
            #expect(feature.isAvailable(hardware: nil, firmware: nil))
        }
        #expect(!TapFeature.xrStates.isAvailable(hardware: nil, firmware: TapVersion(rawValue: 30500)))
        #expect(TapFeature.xrStates.isAvailable(hardware: TapVersion(rawValue: 40400), firmware: nil))
    }

    // MARK: Settings

    @Test func changedSettingsKeepWhatIsUnknown() throws {
        let stored = [0x10, 0x55, 0x85, 0xC2] + [UInt8](5...30)
        var settings = try TapSettings(stored)
        settings.isDeveloperMode = false
        settings.vibrates = false
        settings.hasAirMouse = false
        settings.mouseSensitivity = 200
        settings.sleepAfter = 1
        #expect(settings.bytes == [0x12, 0x5F, 0x95, 0x81] + [UInt8](5...20))
        settings.vibrates = true
        settings.hasAirMouse = true
        #expect(settings.vibrates && settings.hasAirMouse && settings.mouseSensitivity == 15)
    }

    @Test func everySettingIsABitOfItsOwn() throws {
        let switches: [WritableKeyPath<TapSettings, Bool>] = [
            \.isLeftHanded, \.vibrates, \.isMouseOnly, \.hasVoiceOver, \.correctsText, \.flipsScrolling,
            \.isKeyboardOnly, \.hasStandby, \.hasAirMouse, \.controlsMedia, \.controlsTelevision, \.isDeveloperMode,
        ]
        let before = try TapSettings([0, 0, 0, 0])
        var changed = Set<[UInt8]>()
        for path in switches {
            var settings = before
            settings[keyPath: path].toggle()
            #expect(settings[keyPath: path] != before[keyPath: path])
            changed.insert(settings.bytes)
        }
        #expect(changed.count == switches.count && !changed.contains(before.bytes))
    }

    @Test func numbersAmongSettings() throws {
        var settings = try TapSettings([0, 0, 0, 0])
        settings.scrollSensitivity = 3
        settings.doubleTapTimeout = 9
        settings.sleepAfter = 255
        #expect(settings.bytes.prefix(4) == [0, 0x30, 9, 0x3F] && settings.bytes.count == 20)
        #expect(settings.scrollSensitivity == 3 && settings.doubleTapTimeout == 9 && settings.sleepAfter == 63)
    }

    @Test func settingsThatEndEarlyAreNone() {
        #expect(throws: ByteError.self) { try TapSettings([1, 2, 3]) }
    }
}
