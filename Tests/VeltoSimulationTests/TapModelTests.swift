import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// The classic protocol from the device's side: bytes as in the protocol notes.
@Suite struct TapModelTests {
    private typealias Uuid = TapBench.Uuid
    private static let notAllowed = VeltoError.Detail.att(0x13)

    // MARK: Table and security

    @Test func theTableIsThatOfTheNotes() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        let flags: [(String, Characteristic.Properties)] = [
            (Uuid.settings, [.read, .write]), (Uuid.name, [.read, .write]), (Uuid.taps, .notify),
            (Uuid.mouse, [.notify, .write, .writeWithoutResponse]), (Uuid.interface, [.write, .writeWithoutResponse]),
            (Uuid.air, [.notify, .writeWithoutResponse, .read]),
            (Uuid.requests, [.notify, .writeWithoutResponse, .read]),
            (Uuid.commands, .write), (Uuid.raw, .notify),
        ]
        for (uuid, properties) in flags {
            let attribute = bench.device.attributes.first { $0.characteristic.handle == bench.handle(uuid) }
            #expect(attribute?.characteristic.properties == properties, "\(uuid)")
        }
        #expect(bench.handle(Uuid.framesIn) == 0)
        #expect(bench.handle("C3FF000C") == 0)
        let handles = bench.device.attributes.map(\.characteristic.handle.rawValue)
        #expect(zip(handles, handles.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func aFramedWearableHasTwoCharacteristicsForAllOfThat() throws {
        let bench = try TapBench(TapConfiguration(.xr, isFramed: true))
        #expect(bench.handle(Uuid.framesIn) != 0)
        #expect(bench.handle(Uuid.framesOut) != 0)
        #expect(bench.handle("C3FF000C") != 0)
        for uuid in [Uuid.taps, Uuid.mouse, Uuid.air, Uuid.commands, Uuid.raw] { #expect(bench.handle(uuid) == 0) }
    }

    @Test func withoutABondNothingIsSaidAboutTheDeviceAndItsBattery() throws {
        let bench = try TapBench(TapConfiguration(.strap2), isPaired: false)
        for uuid in ["2A27", "2A26", "2A28", "2A25", "2A29", "2A19"] {
            #expect(throws: VeltoError.self) { try bench.read(uuid) }
        }
        try bench.device.reportEncryption()
        #expect(try bench.read("2A27") == Array("3.3.0".utf8))
        #expect(try bench.read("2A26") == Array("2.6.0\0".utf8))
        #expect(try bench.read("2A29") == Array("TAP Systems".utf8))
        #expect(try bench.read("2A19") == [90])
    }

    @Test func itAdvertisesAsAKeyboardAndNamesItsOwnServiceInTheScanResponse() throws {
        let device = SimulatedPeripheral.tap(
            seed: 1, name: "Tap_D1", configuration: TapConfiguration(.xr), time: .manual())
        let advertisement = try #require(device.advertisement)
        #expect(advertisement.payload == [2, 1, 6, 3, 3, 0x12, 0x18, 7, 9] + Array("Tap_D1".utf8))
        let service: [UInt8] = [
            0x70, 0x33, 0x0F, 0x5D, 0xBD, 0xC7, 0x6F, 0xA5, 0xFD, 0x40, 0x8B, 0x1D, 0x01, 0x00, 0xFF, 0xC3,
        ]
        #expect(advertisement.scanResponse == [17, 7] + service)
    }

    // MARK: Modes

    @Test(arguments: [
        (UInt8(0x00), [String](), true), (0x01, [Uuid.taps], false), (0x03, [Uuid.taps], false),
        (0x05, [Uuid.taps], true),
    ])
    func aModeDecidesWhoHearsOfATap(mode: UInt8, notified: [String], isTyped: Bool) throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.mode(mode)
        try bench.perform(.tap, 2)
        let values = try bench.values()
        #expect(values.map(\.uuid).filter { $0 != Uuid.keys } == notified)
        let keys = values.filter { $0.uuid == Uuid.keys }.map(\.bytes)
        #expect(keys == (isTyped ? [[0, 0, 0x08, 0, 0, 0, 0, 0], [UInt8](repeating: 0, count: 8)] : []))
    }

    @Test func aNewLinkIsInTextMode() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.perform(.tap, 2)
        #expect(try bench.values().allSatisfy { $0.uuid == Uuid.keys })
        try bench.mode(0x01)
        try bench.device.reportLink(isUp: false)
        try bench.device.reportLink(isUp: true)
        try bench.device.reportSubscription(bench.handle(Uuid.taps), isOn: true)
        try bench.perform(.tap, 2)
        #expect(try bench.values().isEmpty)
    }

    @Test func withoutRefreshAModeEnds() throws {
        let bench = try TapBench(TapConfiguration(.strap2, modeTimeout: 12))
        func hearsTap() throws -> Bool {
            try bench.perform(.tap, 1)
            return try bench.bytes(Uuid.taps).count == 1
        }
        try bench.mode(0x01)
        bench.advance(10)
        #expect(try hearsTap())
        try bench.mode(0x01)
        bench.advance(11.9)
        #expect(try hearsTap())
        bench.advance(0.2)
        #expect(try !hearsTap())
    }

    private static let unknown: [[UInt8]] = [
        [3, 0x0C, 0, 2], [3, 0x0C, 0, 4], [3, 0x0C, 0, 0xFF], [3, 0x0C, 1, 1], [2, 0x0C, 0, 1], [3, 0x0E, 0, 1],
        [3, 0x0C, 0, 1, 0], [3, 0x0C, 0, 0x0A], [3, 0x0C, 0, 0x0A, 0, 0], [3, 0x0C, 0, 0x0A, 5, 0, 0],
        [3, 0x0C, 0, 0x0A, 0, 6, 0], [3, 0x0C, 0, 0x0A, 0, 0, 5], [3, 0x0C, 0, 0x0A, 0, 0, 0, 0], [3, 0x0D, 0, 1],
    ]

    @Test(arguments: unknown) func unknownCommandsAreRefused(command: [UInt8]) throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        #expect(bench.refusal(Uuid.commands, command) == Self.notAllowed)
        try bench.perform(.tap, 1)
        #expect(try bench.bytes(Uuid.taps).isEmpty)
    }

    @Test func whatIsNotPublishedIsRefused() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        #expect(bench.refusal(Uuid.commands, [3, 0x0C, 0]) == .att(0x0D))
        #expect(bench.refusal("C3FF0007", [1]) == Self.notAllowed)
        #expect(bench.refusal(Uuid.mouse, [1]) == Self.notAllowed)
        #expect(bench.refusal(Uuid.interface, [1, 2, 10]) == Self.notAllowed)
        #expect(bench.refusal(Uuid.interface, [0, 1, 10]) == Self.notAllowed)
        #expect(bench.refusal(Uuid.air, [0x0D, 1], .withoutResponse) == Self.notAllowed)
        #expect(bench.refusal(Uuid.requests, [32, 0], .withoutResponse) == Self.notAllowed)
        #expect(bench.refusal(Uuid.settings, [0, 0, 0, 0]) == .att(0x0D))
    }

    @Test(arguments: [
        ("2.3.24", [UInt8(0x0A), 0x03]), ("2.3.2", []), ("2.4.4", [0x0A, 0x03]), ("2.4.5", [0x0A, 0x03, 0x05]),
        ("2.3.25", [0x0A, 0x03]),
    ])
    func olderFirmwareKnowsFewerModes(version: String, modes: [UInt8]) throws {
        let bench = try TapBench(TapConfiguration(.strap2, firmwareVersion: version))
        let known: [UInt8] = [0x0A, 0x03, 0x05].filter { mode in
            bench.refusal(Uuid.commands, [3, 0x0C, 0, mode] + (mode == 0x0A ? [0, 0, 0] : [])) == nil
        }
        #expect(known == (version == "2.3.24" ? [0x03] : modes))
    }

    // MARK: Taps

    @Test func tapsSayHowOftenTheyAreRepeated() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.mode(0x01)
        var packets: [[UInt8]] = []
        for combination: UInt32 in [5, 5, 5, 5, 19] {
            try bench.perform(.tap, combination)
            packets += try bench.bytes(Uuid.taps)
            bench.advance(0.298)
        }
        #expect(
            packets == [
                [5, 0, 0, 0x00], [5, 0x2A, 0x01, 0x10], [5, 0x2A, 0x01, 0x30], [5, 0x2A, 0x01, 0x00],
                [19, 0x2A, 0x01, 0x00],
            ])
        bench.advance(1)
        try bench.perform(.tap, 19)
        #expect(try bench.bytes(Uuid.taps).map { $0[3] } == [0])
    }

    @Test func shiftAndSwitchAreToldAndComeWithEveryTap() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.mode(0x01)
        try bench.perform(.keyboard, 0x05)
        try bench.perform(.tap, 1)
        #expect(try bench.bytes(Uuid.taps) == [[0, 0, 0, 5], [1, 0, 0, 5]])
        try bench.write(Uuid.requests, [0xF1, 0], .withoutResponse)
        try bench.write(Uuid.requests, [5, 0], .withoutResponse)
        #expect(try bench.bytes(Uuid.taps).map { [$0[0], $0[3]] } == [[0, 5], [5, 5]])
    }

    @Test func aScriptTapsAtItsTimesFromTheFirstModeOn() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        let steps = [1, 2, 3].map { MotionStep(.tap, duration: 0.5, value: $0) }
        try bench.device.play(try MotionScript(checking: steps, repeats: true))
        #expect(try bench.values(after: 1).isEmpty)
        try bench.mode(0x01)
        let values = try bench.values(after: 2.2)
        #expect(values.map { $0.bytes[0] } == [1, 2, 3, 1, 2])
        #expect(values.map(\.milliseconds) == [1000, 1500, 2000, 2500, 3000])
        // Of a jump of the clock, only the last repetitions are made up for.
        bench.advance(100_000)
        try bench.mode(0x01)
        #expect(try bench.values().count < 32)
    }

    // MARK: Air, mouse

    @Test func theStateOfTheMouseIsToldAndAnsweredInEveryMode() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.write(Uuid.air, [0x0D], .withoutResponse)
        #expect(try bench.bytes(Uuid.air) == [[0x14, 0]])
        try bench.perform(.posture, 1)
        #expect(try bench.bytes(Uuid.air).isEmpty)
        try bench.write(Uuid.air, [0x0D] + [UInt8](repeating: 0, count: 19), .withoutResponse)
        #expect(try bench.bytes(Uuid.air) == [[0x14, 1]])
        try bench.mode(0x01)
        try bench.perform(.posture, 2)
        try bench.perform(.gesture, 9)
        #expect(try bench.bytes(Uuid.air) == [[0x14, 2], [9]])
        try bench.mode(0x00)
        try bench.perform(.gesture, 9)
        try bench.perform(.posture, 0)
        #expect(try bench.bytes(Uuid.air).isEmpty)
    }

    @Test func thePointerFollowsTheHandWhileAMouseStateLasts() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        try bench.mode(0x01)
        try bench.device.move(to: MotionAxes(x: 300, y: -300))
        #expect(try bench.bytes(Uuid.mouse, after: 0.1).isEmpty)
        try bench.perform(.posture, 2)
        let packets = try bench.bytes(Uuid.mouse, after: 0.1)
        #expect(packets == Array(repeating: [0, 0x2C, 1, 0xD4, 0xFE, 20, 0, 0, 0, 1], count: 5))
        try bench.device.move(to: .zero)
        #expect(try bench.bytes(Uuid.mouse, after: 0.02) == [[0, 0, 0, 0, 0, 20, 0, 0, 0, 0]])
        try bench.mode(0x0A, 0, 0, 0)
        #expect(try bench.bytes(Uuid.mouse, after: 0.1).isEmpty)
    }

    // MARK: TapXR

    @Test func aHostForcesTheStateOfAnXRForAWhile() throws {
        let bench = try TapBench(TapConfiguration(.xr, modeTimeout: 12))
        try bench.mode(0x01)
        try bench.write(Uuid.commands, [3, 0x0D, 0, 1])
        try bench.perform(.tap, 2)
        #expect(try bench.values().map(\.bytes) == [[0x14, 1]])
        try bench.perform(.gesture, 102)
        #expect(try bench.bytes(Uuid.air, after: 0.3) == Array(repeating: [102, 0, 0, 0], count: 3))
        try bench.device.pressButton(forSeconds: 0.15)
        #expect(try bench.bytes(Uuid.air, after: 0.3).map { $0[0] } == [101, 102, 102])
        try bench.write(Uuid.commands, [3, 0x0D, 0, 2])
        try bench.perform(.tap, 2)
        #expect(try bench.values(after: 0.3).map { $0.bytes[0] } == [0x14, 2])
        try bench.write(Uuid.commands, [3, 0x0D, 0, 1])
        try bench.write(Uuid.commands, [3, 0x0D, 0, 3])
        _ = try bench.values()
        #expect(bench.refusal(Uuid.commands, [3, 0x0D, 0, 4]) == Self.notAllowed)
        try bench.write(Uuid.commands, [3, 0x0D, 0, 1])
        bench.advance(10)
        try bench.mode(0x01)
        bench.advance(2.1)
        try bench.write(Uuid.air, [0x0D], .withoutResponse)
        #expect(try bench.bytes(Uuid.air).last == [0x14, 0])
    }

    @Test func anXRSendsAnglesAndSwipes() throws {
        let bench = try TapBench(TapConfiguration(.xr))
        try bench.mode(0x01)
        try bench.perform(.posture, 1)
        try bench.device.move(to: MotionAxes(x: 100, y: -50))
        let packets = try bench.bytes(Uuid.mouse, after: 0.5)
        #expect(packets.count == 25)
        #expect(packets.last == [0, 100, 0, 0xCE, 0xFF, 20, 0, 0, 0, 1, 0, 0, 0xE7, 0xFF, 50, 0])
        for swipe: UInt32 in [301, 302, 303, 304] { try bench.perform(.gesture, swipe) }
        #expect(try bench.bytes(Uuid.air).map { $0[3] } == [1, 3, 2, 4])
    }

    @Test func anOldXRDoesNotKnowStates() throws {
        let bench = try TapBench(TapConfiguration(.xr, firmwareVersion: "3.4.8"))
        #expect(bench.refusal(Uuid.commands, [3, 0x0D, 0, 1]) == Self.notAllowed)
    }

    // MARK: Motor, settings, name

    @Test func theMotorRunsAsTold() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        let now = bench.time.now
        try bench.write(Uuid.interface, [0, 2, 50, 10, 50] + [UInt8](repeating: 0, count: 15), .withoutResponse)
        #expect(bench.device.vibrations.map(\.start) == [now, now.advanced(bySeconds: 0.6)])
        #expect(bench.device.vibrations.map(\.duration) == [0.5, 0.5])
        bench.advance(0.2)
        // The obsolete single pulse; it ends what was to come.
        try bench.write(Uuid.interface, [0, 0, 0x2C, 0x01, 50])
        #expect(bench.device.vibrations.map(\.duration) == [0.5, 0.3])
        bench.advance(0.2)
        var settings = try bench.read(Uuid.settings)
        settings[0] |= 2
        try bench.write(Uuid.settings, settings)
        try bench.write(Uuid.interface, [0, 2, 50])
        #expect(bench.device.vibrations.count == 2)
    }

    @Test func settingsAndNameAreKept() throws {
        let bench = try TapBench(TapConfiguration(.strap2))
        var settings = try bench.read(Uuid.settings)
        #expect(Array(settings.prefix(4)) == [0x10, 0x55, 0x05, 0x42])
        #expect(settings.dropFirst(4).allSatisfy { $0 != 0 })
        settings[1] = 0x37
        try bench.write(Uuid.settings, settings)
        try bench.write(Uuid.name, Array("Tap of Ünal".utf8))
        #expect(bench.refusal(Uuid.name, [0xFF]) == Self.notAllowed)
        try bench.device.reportLink(isUp: false)
        #expect(bench.device.advertisement?.name == "Tap of Ünal")
        try bench.device.reportLink(isUp: true)
        #expect(try bench.read(Uuid.settings) == settings)
        #expect(try bench.read(Uuid.name) == Array("Tap of Ünal".utf8))
        #expect(try bench.read("2A00") == Array("Tap of Ünal".utf8))
    }

    @Test func theSameSeedSendsTheSameBytes() throws {
        func values(_ seed: UInt64) throws -> [TapBench.Value] {
            let bench = try TapBench(TapConfiguration(.strap2), seed: seed)
            try bench.device.play(named: "play")
            try bench.mode(0x01)
            return try bench.values(after: 14)
        }
        let first = try values(7)
        #expect(try values(7) == first)
        #expect(try values(8) != first)
        #expect(Set(first.map(\.uuid)) == [Uuid.taps, Uuid.mouse, Uuid.air])
    }
}
