import Testing
import VeltoCore
import VeltoSimulation
import VeltoTap
import VeltoWearable

@testable import VeltoKit

/// Simulated TAPs become ready in a context: what is written, what is told, in which order.
///
/// Source: TAP protocol notes, 1.5 to 1.8, 9.2 and 10.
@Suite struct TapReadinessTests {
    private static let frames = [
        "V2_WRITE <- 02 00 00 00", "V2_WRITE <- 00 00 00 00 01 01", "V2_WRITE <- 00 00 00 00 02 01",
        "V2_WRITE <- 00 00 00 00 00 00",
    ]

    @Test(arguments: [
        (TapConfiguration.strap, ["AIR <~ 0D", "NUS_RX <- 03 0C 00 01"]),
        (.xr, ["AIR <~ 0D", "NUS_RX <- 03 0C 00 01", "NUS_RX <- 03 0D 00 03"]),
        (.framedStrap, frames), (.framedXR, frames),
    ])
    func everyModelIsReadyInTheOrderOfTheNotes(_ configuration: TapConfiguration, _ writes: [String]) throws {
        let world = try TapWorld()
        let tap = try world.add(configuration)
        let operation = try tap.connect()
        #expect(try tap.outcome(of: operation) == .ok && tap.device.record.linkState == .ready)
        #expect(try tap.device.record.family == .tap && tap.status.isFramed == configuration.isFramed)
        #expect(tap.writes() == writes)
        #expect(try tap.hears(in: world))
    }

    /// The originals announce a device before they know its versions, or never tell them.
    @Test func bug10TheVersionsAreKnownWhenTheDeviceIsAnnounced() throws {
        let world = try TapWorld()
        let tap = try world.add(.strap)
        let operation = try tap.device(seenIn: world).beginConnect()
        while operation.result == nil { try world.test.advance(0.01) }
        let first = try #require(world.heard().first { if case .detailsRead = $0 { true } else { false } })
        #expect(first == .detailsRead(hardwareVersion: 30300, firmwareVersion: 20600, battery: nil))
        #expect(try tap.status.hardware == TapVersion("3.3.0") && tap.status.firmware == TapVersion("2.6.0"))
        #expect(world.test.drain().filter(\.isConnected).count == 1)
        try world.test.advance(1)
        #expect(try tap.device.record.details.serial?.hasPrefix("TAP") == true)
    }

    /// The original drops the query, and takes the first taps of a hand in mid-air for taps.
    @Test func bug14ATapThatIsAMouseInMidAirAlreadySaysSo() throws {
        let world = try TapWorld()
        let tap = try world.add(.strap)
        try tap.peripheral.perform(MotionStep(.posture, value: 1))
        try tap.connect()
        #expect(try tap.status.isInAir)
        _ = world.heard()
        try tap.perform(.tap, 2)
        #expect(world.heard().contains(.airGesture(.indexToThumbTouch, code: 10, isKnown: true)))
    }

    // MARK: Gates

    /// Modes and signals of old and new devices; a mode that falls back is written as controller mode.
    @Test(arguments: [
        ("3.2.0", "2.3.2", ResultCode.unsupported, "0C 00 01", "0C 00 01", [String]()),
        ("3.2.0", "2.3.25", .ok, "0C 00 03", "0C 00 01", ["fingers"]),
        ("3.3.0", "2.4.5", .ok, "0C 00 03", "0C 00 05", ["fingers", "imu"]),
        ("3.3.0", "2.6.0", .ok, "0C 00 03", "0C 00 05", ["fingers", "imu"]),
    ])
    func hardwareAndFirmwareDecideWhatThereIs(
        hardware: String, firmware: String, haptics: ResultCode, mouse: String, keyboard: String, signals: [String]
    ) throws {
        let world = try TapWorld()
        let tap = try world.ready(TapConfiguration(.strap2, hardwareVersion: hardware, firmwareVersion: firmware))
        #expect(try tap.outcome(of: tap.tap.beginPlay(HapticPattern([0.1]))) == haptics)
        #expect(try tap.set(.rawSensors(RawSensitivity())) == haptics)
        tap.forgetWrites()
        #expect(try tap.set(.controllerWithMouse) == .ok && tap.modes() == [mouse])
        #expect(try tap.set(.controllerWithKeyboard) == .ok && tap.modes() == [keyboard])
        let measured = try tap.device.signals.filter { !$0.whole.abilities.contains(.computed) }
        #expect(measured.map(\.identifier) == signals)
        #expect(try tap.outcome(of: tap.tap.beginSetXRState(.tapping)) == .unsupported, "a Strap has no states")
    }

    @Test func anOldTapXRTakesNoStates() throws {
        let world = try TapWorld()
        let tap = try world.add(TapConfiguration(.xr, firmwareVersion: "3.4.8"))
        try tap.connect()
        #expect(tap.modes() == ["0C 00 01"])
        #expect(try tap.outcome(of: tap.tap.beginSetXRState(.airMouse)) == .unsupported && tap.modes() == [])
        #expect(try !tap.status.has(.xrStates) && tap.status.has(.mouse) && tap.status.isXR)
    }

    // MARK: What is missing

    @Test func check8AnOldStrapWithoutAirGesturesAndHapticsIsReady() throws {
        let world = try TapWorld()
        let tap = try world.add(table: [.taps, .commands])
        let operation = try tap.connect()
        #expect(try tap.outcome(of: operation) == .ok && tap.writes() == ["NUS_RX <- 03 0C 00 01"])
        try tap.notify(.taps, "05 00 00 00")
        #expect(world.heardTaps() == [[5, 1]])
        #expect(try tap.outcome(of: tap.tap.beginPlay(HapticPattern([0.1]))) == .unsupported)
        #expect(try tap.outcome(of: tap.tap.beginReadSettings()) == .unsupported && tap.device.signals.isEmpty)
    }

    @Test func check9ADeviceWithTheFramedProtocolAloneIsReady() throws {
        let world = try TapWorld()
        let tap = try world.add(table: [.framesIn, .framesOut])
        let operation = try tap.connect()
        #expect(try tap.outcome(of: operation) == .ok && tap.writes() == Self.frames)
        try tap.notify(.framesIn, "01 02 00 00 05")
        #expect(world.heardTaps() == [[5, 1]])
        #expect(!world.test.drain().contains { if case .connectFailed = $0.payload { true } else { false } })
    }

    @Test(arguments: [[TapCharacteristic.commands, .settings], [.taps, .mouse], [.framesIn, .name]])
    func aDeviceThatLacksWhatMattersFails(_ table: [TapCharacteristic]) throws {
        let world = try TapWorld()
        let tap = try world.add(table: table)
        try tap.device(seenIn: world).setFamily(.tap)
        let operation = try tap.connect()
        #expect(try tap.outcome(of: operation) == .unsupported && tap.writes() == [])
    }

    @Test(arguments: [TapCharacteristic.mouse, .air, .rawSensors, .hardware, .firmware])
    func whatIsOptionalMayBeRefused(_ characteristic: TapCharacteristic) throws {
        let world = try TapWorld()
        let tap = try world.add(.strap)
        try tap.disturb(characteristic)
        let operation = try tap.connect()
        #expect(try tap.outcome(of: operation) == .ok)
        #expect(try tap.hears(in: world))
    }

    /// The originals never tell a failure, tell the end of links that never began, and nothing when Bluetooth goes off.
    @Test func bug5EveryFailureAndEveryEndIsToldAndNoOther() throws {
        let world = try TapWorld()
        let tap = try world.add(.strap)
        try tap.disturb(.taps)
        let operation = try tap.connect()
        #expect(try tap.outcome(of: operation) == .rejected)
        let failed = world.test.drain()
        #expect(failed.count { if case .connectFailed = $0.payload { $0.result == .rejected } else { false } } == 1)
        #expect(!failed.contains { $0.isConnected || $0.isDisconnected })
        try tap.peripheral.setFaults([])
        try tap.connect()
        #expect(world.test.drain().count(where: \.isConnected) == 1)
        try world.power(false)
        try world.test.advance(1)
        #expect(world.test.drain().count(where: \.isDisconnected) == 1)
    }

    @Test func aDeviceThatDoesNotAnswerIsTriedAgainUntilTheTimeout() throws {
        let world = try TapWorld()
        let tap = try world.add(.strap)
        try tap.disturb(.firmware, delay: 60)
        let operation = try tap.connect(timeout: .seconds(50))
        #expect(try tap.outcome(of: operation, within: 31) == nil)
        #expect(try tap.outcome(of: operation, within: 20) == .timeout)
        guard case .failure(let error) = operation.result else { return }
        #expect(error.message.contains("1 try failed"))
    }
}

extension WornTap {
    /// The device before it is connected.
    func device(seenIn world: TapWorld) throws -> Device {
        _ = try world.test.context.beginScan()
        try world.test.advance(1)
        world.test.context.stopScan()
        return try device
    }
}
