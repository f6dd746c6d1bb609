import Testing
import VeltoCore
import VeltoSimulation
import VeltoTap
import VeltoWearable

@testable import VeltoKit

/// Raw sensors as streams: units, scales, loss, and the mode that comes and goes with them.
///
/// Source: TAP protocol notes, 3.6 and 10.
@Suite struct TapStreamTests {
    private let text = "0C 00 00"
    private let controller = "0C 00 01"
    private let raw = "0C 00 0A 00 00 00"

    // MARK: Frames

    @Test func bothSensorsStreamAtTheirRatesInPhysicalUnits() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        try tap.peripheral.move(to: MotionAxes(x: 90, y: -45))
        let (imu, fingers) = (try tap.start("imu", .si), try tap.start("fingers", .native))
        try world.test.advance(3)
        let (turns, presses) = (try imu.read(of: Float.self), try fingers.read(of: Float.self))
        // Starting takes 0.2 s each.
        #expect((690...710).contains(turns.infos.count) && (625...645).contains(presses.infos.count))
        #expect(imu.table.channels.map(\.unit).prefix(4) == ["rad/s", "rad/s", "rad/s", "m/s²"])
        #expect(fingers.table.channels.count == 15 && fingers.table.channels[14].name == "pinky_z")
        let expected: [Float] = [.pi / 2, -.pi / 4, 0, 0, 0, 9.80665]
        #expect(zip(turns.values.suffix(6), expected).allSatisfy { abs($0 - $1) < 0.01 })
        #expect(zip(presses.values.suffix(3), [0, 0, 1]).allSatisfy { abs($0 - $1) < 0.02 }, "in g")
        #expect(imu.status.counts.lost == 0 && fingers.status.counts.lost == 0)
        #expect(turns.infos.map(\.sequence) == Array(1...UInt64(turns.infos.count)))
        // Steps are those of the device's clock, while the clocks are brought together.
        let steps = zip(presses.infos, presses.infos.dropFirst()).map { $1.timestamp.seconds(since: $0.timestamp) }
        #expect(steps.dropFirst(10).allSatisfy { abs($0 - 0.005) < 0.00015 })
    }

    @Test(arguments: [TapConfiguration.xr, .framedXR])
    func aTapXRStreamsItsIMU(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        #expect(try tap.device.signals.map(\.identifier) == ["imu"])
        let stream = try tap.start("imu", .native)
        try world.test.advance(1)
        let frames = try stream.read(of: Float.self)
        #expect(frames.infos.count > 200 && abs((frames.values.last ?? 0) - 1) < 0.01)
        try tap.stop(stream)
        #expect(try tap.hears(in: world))
    }

    @Test func check4TwoDevicesAreScaledByTheirOwnSensitivity() throws {
        let world = try TapWorld()
        let taps = [try world.ready(.strap), try world.ready(.strap)]
        for (tap, code) in zip(taps, [1, 5]) {
            try tap.peripheral.move(to: MotionAxes(x: 35))
            #expect(try tap.set(.rawSensors(RawSensitivity(gyroscope: code))) == .ok)
        }
        let streams = try taps.map { try $0.start("imu", .native) }
        try world.test.advance(0.5)
        for (stream, scale) in zip(streams, [0.004375, 0.07]) {
            #expect(stream.table.channels[0].scale == scale)
            let values = try stream.read(of: Float.self).values
            #expect(values.count > 100 && abs(values[values.count - 6] - 35) < 0.05)
        }
        let scaled = try taps[0].start("imu", .raw)
        try world.test.advance(0.1)
        #expect(try scaled.read(of: Int32.self).values.first == 8000)
    }

    // MARK: Loss

    @Test(arguments: [0.02, 0.1, 0.3])
    func whatTheRadioLosesIsCountedByTheDevicesClock(_ loss: Double) throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let streams = [
            (try tap.start("fingers", capacity: 8192), 5.0), (try tap.start("imu", capacity: 8192), 1000.0 / 208),
        ]
        try world.test.advance(0.5)
        try tap.peripheral.setLink(LinkConditions(packetLoss: loss, isIdeal: true))
        for _ in 0..<20 { try world.test.advance(1) }
        for (stream, period) in streams {
            let infos = try stream.read(of: Int32.self).infos
            let (first, last) = (try #require(infos.first), try #require(infos.last))
            let sent = (Double(last.tick - first.tick) / period).rounded() + 1
            #expect(last.sequence > UInt64(infos.count), "some were lost")
            #expect(abs(Double(last.sequence) - sent) <= 1, "\(stream.identifier)")
            #expect(last.sequence == UInt64(infos.count) + stream.status.counts.lost)
            #expect(stream.status.counts.isLossEstimated && stream.status.counts.dropped == 0)
            #expect(infos.contains { $0.flags.contains(.estimatedLoss) })
        }
    }

    // MARK: The mode

    @Test func theModeComesWithTheFirstStreamAndGoesWithTheLast() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        #expect(try tap.set(.controllerWithMouse) == .ok)
        tap.forgetWrites()
        let (imu, fingers) = (try tap.start("imu"), try tap.start("fingers"))
        #expect(tap.modes() == [raw])
        try world.test.advance(25)
        #expect(tap.modes() == [raw, raw], "refreshed")
        try tap.stop(imu)
        #expect(tap.modes() == [])
        try tap.stop(fingers)
        #expect(tap.modes() == ["0C 00 03"])
        #expect(try tap.hears(in: world))
    }

    @Test(arguments: [TapConfiguration.strap, .framedXR])
    func streamsGoOnWhateverModeTheProgramSets(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        let stream = try tap.start("imu")
        tap.forgetWrites()
        #expect(try tap.set(.controllerWithMouse) == .ok)
        try world.test.context.tap.setDefaultMode(.text, appliesNow: true)
        _ = try stream.read(of: Int32.self)
        try world.test.advance(1)
        #expect(try stream.read(of: Int32.self).infos.count > 150)
        let second = try tap.start("imu")
        try world.test.advance(1)
        #expect(try second.read(of: Int32.self).infos.count > 150)
        #expect(try tap.status.mode?.sensitivity != nil && tap.modes().filter { $0 != raw } == [])
        tap.forgetWrites()
        try tap.stop(stream)
        #expect(tap.writes() == [])
        try tap.stop(second)
        #expect(try tap.status.mode == .text && !tap.writes().isEmpty)
        #expect(try !tap.hears(in: world))
    }

    @Test func streamsKeepTheRangesOfTheModeThatTheyBeganIn() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        #expect(try tap.set(.rawSensors(RawSensitivity(gyroscope: 1))) == .ok)
        let stream = try tap.start("imu", .native)
        tap.forgetWrites()
        #expect(try tap.set(.controller) == .ok && tap.modes() == [])
        #expect(stream.table.channels[0].scale == 0.004375)
        try tap.stop(stream)
        #expect(try tap.status.mode == .controller && tap.modes() == [controller])
    }

    @Test func otherRangesReachStreamsAtOnceAndStay() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu", .native)
        tap.forgetWrites()
        #expect(try tap.set(.rawSensors(RawSensitivity(gyroscope: 5))) == .ok)
        #expect(tap.modes() == [controller, "0C 00 0A 00 05 00"])
        try tap.peripheral.move(to: MotionAxes(x: 35))
        try world.test.advance(1)
        let values = try stream.read(of: Float.self).values
        #expect(abs(values[values.count - 6] - 35) < 0.1)
        try tap.stop(stream)
        #expect(tap.modes() == [], "that mode was requested by the program")
    }

    @Test func aModeThatTheProgramSetsMeanwhileStays() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        #expect(try tap.set(.text) == .ok)
        try tap.stop(stream)
        #expect(try tap.status.mode == .text && tap.modes() == [raw, text])
    }

    @Test func aDefaultForAllThatIsSetMeanwhileStaysToo() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        try world.test.context.tap.setDefaultMode(.text, appliesNow: true)
        try tap.stop(stream)
        #expect(try tap.status.mode == .text && tap.modes() == [raw, text])
    }

    @Test func streamsPauseWithTheProgram() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        try world.test.context.tap.pause()
        try world.test.advance(0.5)
        _ = try stream.read(of: Int32.self)
        try world.test.advance(1)
        #expect(try stream.read(of: Int32.self).infos.isEmpty && stream.status.state == .active)
        let late = try tap.start("fingers")
        try world.test.context.tap.resume()
        try world.test.advance(1)
        #expect(try stream.read(of: Int32.self).infos.count > 150 && late.read(of: Int32.self).infos.count > 150)
        #expect(tap.modes() == [raw, text, raw])
    }

    @Test(arguments: [TapConfiguration.strap, .framedXR])
    func rawModeThatIsRefusedEndsEveryStream(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let tap = try world.ready(configuration)
        try tap.disturb(configuration.isFramed ? .framesOut : .commands)
        let starts = [try tap.begin("imu"), try tap.begin(configuration.isFramed ? "imu" : "fingers")]
        for (stream, operation) in starts {
            #expect(try tap.outcome(of: operation) == .rejected)
            #expect(stream.status.state == .ended && stream.status.error?.code == .rejected)
        }
        #expect(try tap.status.mode == .controller)
        try tap.peripheral.setFaults([])
        let stream = try tap.start("imu")
        try world.test.advance(0.2)
        #expect(try stream.read(of: Int32.self).infos.count > 20)
    }

    @Test func withoutDeveloperModeTheSilenceIsExplained() throws {
        let world = try TapWorld()
        let tap = try world.ready(TapConfiguration(.strap2, isDeveloperModeOn: false))
        let stream = try tap.start("imu")
        try world.test.advance(3.5)
        #expect(world.heard() == [.silent] && stream.status.state == .active)
        #expect(try tap.outcome(of: tap.tap.beginChangeSettings { $0.isDeveloperMode = true }) == .ok)
        try world.test.advance(1)
        #expect(try stream.read(of: Int32.self).infos.count > 100)
    }

    @Test func silenceInTheMiddleIsExplainedToo() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        try world.test.advance(20)
        #expect(world.heard() == [] && tap.modes().allSatisfy { $0 == raw })
        for _ in 0..<2 {
            #expect(try tap.outcome(of: tap.tap.beginChangeSettings { $0.isDeveloperMode = false }) == .ok)
            try world.test.advance(8)
            #expect(world.heard() == [.silent], "once")
            _ = try stream.read(of: Int32.self)
            #expect(try tap.outcome(of: tap.tap.beginChangeSettings { $0.isDeveloperMode = true }) == .ok)
            try world.test.advance(1)
            #expect(try stream.read(of: Int32.self).infos.count > 100)
        }
    }

    // MARK: Ends

    @Test func aLostLinkEndsStreamsAndTheNextLinkIsInControllerMode() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        try world.test.advance(0.5)
        tap.forgetWrites()
        tap.peripheral.dropLink()
        try world.test.advance(5)
        #expect(try stream.status.error?.code == .disconnected && !stream.read(of: Int32.self).infos.isEmpty)
        #expect(try tap.device.record.linkState == .ready && tap.modes() == [controller])
        let next = try tap.start("imu")
        try world.test.advance(0.2)
        #expect(try next.read(of: Int32.self).infos.first?.sequence == 1)
        try tap.stop(next)
        #expect(tap.modes() == [raw, controller])
    }

    @Test func changedServicesEndStreamsAndTheModeBeforeReturns() throws {
        let world = try TapWorld()
        let versions: [TapCharacteristic: [UInt8]] = [.hardware: Array("3.3".utf8), .firmware: Array("2.6.0".utf8)]
        let tap = try world.add(table: TapCharacteristic.classic, values: versions)
        try tap.connect()
        let stream = try tap.start("imu")
        tap.forgetWrites()
        try tap.changeServices(to: TapCharacteristic.classic.reversed(), values: versions)
        try world.test.advance(1)
        #expect(stream.status.error?.code == .cancelled && tap.modes() == [controller])
        #expect(try tap.status.mode == .controller && tap.device.record.linkState == .ready)
    }

    @Test func aStreamEndsWithItsContextAfterTheLastWord() throws {
        let world = try TapWorld()
        let tap = try world.ready(.strap)
        let stream = try tap.start("imu")
        tap.forgetWrites()
        world.test.context.destroy()
        #expect(stream.status.state == .ended && tap.modes() == [text])
    }
}

extension WornTap {
    /// Moves a table's characteristics to other handles.
    func changeServices(
        to table: [TapCharacteristic], values: [TapCharacteristic: [UInt8]] = [:]
    ) throws {
        try peripheral.setAttributes(table.enumerated().map { $1.attribute(at: 100 + 2 * $0, values[$1] ?? []) })
    }
}
