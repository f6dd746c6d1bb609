import SessionBench
import Testing
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTap

/// Streams of raw sensors, and the pointer that follows them.
@Suite struct RawSensorTests {
    private static let imu = "64 00 9C FF C8 00 00 20 00 E0 01 00"

    /// One reader of a signal.
    private struct Reader {
        let feed: SampleFeed
        let outlet: SampleOutlet

        init(_ signal: SignalDescription, _ units: Units = .native) throws {
            feed = SampleFeed(signal)
            outlet = try SampleOutlet(signal, 0..<signal.channels.count, units, capacity: 64)
            feed.add(outlet)
        }

        func frames() -> (values: [[Float]], infos: [FrameInfo]) {
            let width = outlet.selection.count
            var values = [Float](repeating: 0, count: 64 * width)
            var infos = [FrameInfo](repeating: FrameInfo(), count: 64)
            let count = outlet.take(64, &values, &infos)
            return ((0..<count).map { Array(values[$0 * width..<($0 + 1) * width]) }, Array(infos[..<count]))
        }
    }

    private func message(_ tick: UInt32, _ payload: String = RawSensorTests.imu) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(tick)
        return writer.bytes + bytes(payload)
    }

    private func isClose(_ left: [Float], _ right: [Double]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs(Double($0) - $1) <= 1e-5 * max(1, abs($1)) }
    }

    // MARK: Streams

    @Test func theFirstStreamAsksForRawModeAndTheLastRestoresTheModeBefore() throws {
        let talk = TapBench.strap
        talk.perform(TapCommand.setMode(.controllerWithMouse))
        talk.forget()
        let (imu, fingers) = (try Reader(RawSignals.imu), try Reader(RawSignals.fingers))
        #expect(talk.code(talk.perform(SignalCommand.start(imu.feed))) == .ok)
        #expect(talk.code(talk.perform(SignalCommand.start(fingers.feed))) == .ok)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 0A 00 00 00"])
        #expect(talk.code(talk.perform(SignalCommand.stop(imu.feed))) == .ok && talk.takeWrites() == [])
        #expect(talk.code(talk.perform(SignalCommand.stop(fingers.feed))) == .ok)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 03"] && talk.status?.mode == .controllerWithMouse)
        #expect(talk.code(talk.perform(SignalCommand.read(imu.feed))) == .unsupported)
    }

    @Test func aModeThatTheProgramSetStays() throws {
        let talk = TapBench.strap
        let imu = try Reader(RawSignals.imu)
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity(gyroscope: 2, accelerometer: 1))))
        talk.forget()
        talk.perform(SignalCommand.start(imu.feed))
        talk.notify("NUS_TX", message(1000))
        #expect(isClose(imu.frames().values[0], [0.875, -0.875, 1.75, 0.499712, -0.499712, 0.000061]))
        talk.perform(SignalCommand.stop(imu.feed))
        #expect(talk.takeWrites() == [] && talk.status?.mode?.sensitivity != nil)
    }

    @Test func framesArePhysicalAndTheirScalesFollowTheSensitivity() throws {
        let talk = TapBench.strap
        let fingers = try Reader(RawSignals.fingers, .si)
        talk.perform(SignalCommand.start(fingers.feed))
        talk.notify("NUS_TX", message(0x8000_03ED, "20 00" + String(repeating: " 00", count: 28)))
        #expect(isClose([fingers.frames().values[0][0]], [9.80665]))
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity(fingers: 2))))
        talk.notify("NUS_TX", message(0x8000_03F2, "20 00" + String(repeating: " 00", count: 28)))
        #expect(isClose([fingers.frames().values[0][0]], [9.80665 / 4]))
    }

    @Test func whatStraysInFromAnotherModeIsDropped() throws {
        let talk = TapBench.strap
        talk.usePointer()
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))
        talk.perform(TapCommand.setMode(.controller))
        talk.notify("NUS_TX", message(1000))
        #expect(!talk.poll().flags.contains(.hasRotationRate))
        talk.silent = ["NUS_RX"]
        let imu = try Reader(RawSignals.imu)
        talk.perform(SignalCommand.start(imu.feed))
        talk.notify("NUS_TX", message(1000))
        #expect(imu.frames().values.isEmpty, "the device has not taken the mode yet")
        talk.answer(talk.unanswered[0])
        talk.notify("NUS_TX", message(1005))
        #expect(imu.frames().values.count == 1 && talk.poll().flags.contains(.hasRotationRate))
    }

    @Test func streamsWinOverAnotherMode() throws {
        let talk = TapBench.strap
        let imu = try Reader(RawSignals.imu)
        talk.perform(SignalCommand.start(imu.feed))
        talk.forget()
        #expect(talk.code(talk.perform(TapCommand.setMode(.text))) == .ok && talk.takeWrites() == [])
        #expect(talk.code(talk.perform(TapCommand.setMode(.tapHold))) == .unsupported)
        talk.notify("NUS_TX", message(1000))
        #expect(imu.frames().values.count == 1)
        talk.advance(10)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 0A 00 00 00"])
        talk.perform(SignalCommand.stop(imu.feed))
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 00"] && talk.status?.mode == .text)
    }

    @Test func twoDevicesAreScaledIndependently() throws {
        let (first, second) = (TapBench.strap, TapBench.strap)
        let (slow, fast) = (try Reader(RawSignals.imu), try Reader(RawSignals.imu))
        first.perform(TapCommand.setMode(.rawSensors(RawSensitivity(gyroscope: 1))))
        second.perform(TapCommand.setMode(.rawSensors(RawSensitivity(gyroscope: 5))))
        first.perform(SignalCommand.start(slow.feed))
        second.perform(SignalCommand.start(fast.feed))
        for tick: UInt32 in [1000, 1005, 1010] {
            first.notify("NUS_TX", message(tick))
            second.notify("NUS_TX", message(tick))
        }
        #expect(slow.frames().values.allSatisfy { isClose([$0[0]], [0.4375]) })
        #expect(fast.frames().values.allSatisfy { isClose([$0[0]], [7]) })
    }

    @Test func aNotificationHoldsSeveralMessagesOfBothKinds() throws {
        let talk = TapBench.strap
        let (imu, fingers) = (try Reader(RawSignals.imu, .raw), try Reader(RawSignals.fingers, .raw))
        talk.perform(SignalCommand.start(imu.feed))
        talk.perform(SignalCommand.start(fingers.feed))
        let finger = message(0x8000_0001, String(repeating: "01 00 ", count: 15))
        talk.notify("NUS_TX", message(5) + finger + message(10) + bytes("0F 00 00 00 01"))
        #expect(imu.outlet.waiting == 2 && fingers.outlet.waiting == 1)
        #expect(talk.logs.contains { $0.contains("ends early") })
    }

    @Test func devicesListWhatTheyHave() {
        func signals(_ hardware: String, _ firmware: String, _ names: Set<String> = TapBench.classic) -> [String] {
            let talk = TapBench(names)
            talk.values["HW_REV"] = Array(hardware.utf8)
            talk.values["FW_REV"] = Array(firmware.utf8)
            talk.connect()
            return talk.signals.map(\.identifier)
        }
        #expect(signals("3.3", "2.6.0") == ["fingers", "imu"])
        #expect(signals("3.2", "2.6.0") == ["fingers"])
        #expect(signals("4.4", "3.5.24") == ["imu"])
        #expect(signals("3.3", "2.3.24") == [])
        #expect(signals("3.3", "2.6.0", ["TAP_DATA", "NUS_RX", "HW_REV", "FW_REV"]) == [])
        #expect(signals("4.4", "4.0.1", TapBench.framed) == ["imu"])
    }

    @Test func aFramedDeviceStreamsItsIMU() throws {
        let talk = TapBench.framedXR
        let imu = try Reader(RawSignals.imu)
        talk.perform(SignalCommand.start(imu.feed))
        talk.notify("V2_READ", bytes("00 01 00 00") + message(1000))
        #expect(isClose(imu.frames().values[0], [1.75, -1.75, 3.5, 0.999424, -0.999424, 0.000122]))
    }

    // MARK: Silence

    @Test func silenceIsExplained() throws {
        let talk = TapBench.strap
        let imu = try Reader(RawSignals.imu)
        talk.perform(SignalCommand.start(imu.feed))
        talk.forget()
        talk.advance(3.1)
        #expect(talk.takeEvents() == [.silent] && talk.logs.contains { $0.contains("developer mode") })
        talk.advance(30)
        #expect(talk.takeEvents() == [], "once is enough")
    }

    @Test func aDeviceThatSendsIsNotSilent() throws {
        let talk = TapBench.strap
        let imu = try Reader(RawSignals.imu)
        talk.perform(SignalCommand.start(imu.feed))
        talk.forget()
        for second: UInt32 in 1...30 {
            talk.advance(1)
            talk.notify("NUS_TX", message(1000 * second))
        }
        #expect(talk.takeEvents() == [])
        talk.advance(2.9)
        #expect(talk.takeEvents() == [])
        talk.advance(0.2)
        #expect(talk.takeEvents() == [.silent], "developer mode was switched off")
        talk.advance(10)
        talk.notify("NUS_TX", message(50_000))
        talk.advance(3.1)
        #expect(talk.takeEvents() == [.silent], "it has sent in between")
    }

    // MARK: The clock

    @Test func thePeriodIsMeasuredAndLossEstimated() {
        var clock = TickClock()
        func lost(_ ticks: [UInt32]) -> [UInt64] {
            ticks.map { clock.take($0, arrival: .seconds(10 + Double($0) / 1000)).lost }
        }
        #expect(lost([1000, 1008, 1016, 1024]) == [0, 0, 0, 0], "steps of 8 ms, as in a public log")
        #expect(lost([1048, 1056, 1136]) == [2, 0, 9])
        #expect(lost([1136, 1144]) == [0, 0], "the same again is no loss")
        #expect(lost([100, 105, 110, 114, 119, 129]) == [0, 0, 0, 0, 0, 1], "a clock that starts again")
    }

    @Test func timesAreThoseOfTheDeviceAndNeverInTheFuture() {
        var clock = TickClock()
        var before = Timestamp.zero
        for (tick, arrival): (UInt32, Double) in [
            (1000, 5), (1005, 5), (1010, 5.03), (1100, 5.05), (1110, 5.07), (1120, 9), (1130, 9.0001),
        ] {
            let time = clock.take(tick, arrival: .seconds(arrival)).time
            #expect(time > before && time <= .seconds(arrival))
            before = time
        }
        #expect(before < .seconds(5.1), "the last ones were held up")
        #expect(clock.take(1140, arrival: .seconds(2)).lost == 0, "time went back")
    }

    @Test func theClockWrapsAfter31Bits() {
        var clock = TickClock()
        _ = clock.take(0x7FFF_FFFB, arrival: .seconds(1))
        let step = clock.take(0, arrival: .seconds(1.01))
        #expect(step.lost == 0 && abs(step.time.seconds(since: .seconds(0.965))) < 0.001)
    }

    // MARK: Game input

    @Test func thePointerFollowsTheGyroscope() {
        let talk = TapBench.strap
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))
        talk.usePointer()
        // 17.5 mdps · −7143 is −125 °/s.
        talk.notify("NUS_TX", message(1000, "00 00 00 00 19 E4 00 00 00 00 04 20"))
        let input = talk.poll(1.0 / 60)
        #expect(abs(input.positionX - 0.0146265) < 1e-5, "the example of the sheet")
        #expect(abs(input.rotationRate.z + 2.1817) < 1e-3 && abs(input.acceleration.z - 9.805) < 1e-2)
        #expect(input.flags.isSuperset(of: [.hasRotationRate, .hasAcceleration]))
    }

    @Test func aMountingTurnsTheAxes() throws {
        let half = 0.5.squareRoot()
        let turned = try Mounting.custom(.init(w: half, z: half)).turn((1, 0, 0))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12 && abs(turned.z) < 1e-12)
        #expect(Mounting.handheld.turn((1, 2, 3)) == (1, 2, 3))
        let long = try Mounting.custom(.init(w: 2, z: 2)).turn((1, 0, 0))
        #expect(abs(long.y - 1) < 1e-12, "the length does not matter")
        for (w, x) in [(0.0, 0.0), (.nan, 1), (.infinity, 0), (1e200, 1e200)] {
            #expect(throws: VeltoError.self) { try Mounting.custom(.init(w: w, x: x)) }
        }
    }

    @Test(arguments: [(Mounting.handheld, (1.0, 0.0)), (.wristLeft, (0, 1)), (.wristRight, (0, -1))])
    func onAWristTheArmPoints(_ mounting: Mounting, _ arm: (x: Double, y: Double)) {
        let turned = mounting.turn((1, 0, 0))
        #expect(
            abs(turned.x - arm.x) < 1e-12 && abs(turned.y - arm.y) < 1e-12, "the axis towards the hand or the elbow")
        #expect(mounting.turn((0, 0, 1)) == (0, 0, 1), "the face stays up")
    }

    @Test func aMountedTapPointsWithOtherAxes() throws {
        let talk = TapBench.strap
        var settings = InputSettings()
        settings.mounting = .wristLeft
        talk.perform(settings)
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))
        talk.usePointer()
        talk.notify("NUS_TX", message(1000, "19 E4 00 00 00 00 04 20 00 00 00 00"))
        let input = talk.poll(1.0 / 60)
        #expect(abs(input.rotationRate.y + 2.1817) < 1e-3 && abs(input.rotationRate.x) < 1e-6)
        #expect(abs(input.acceleration.y - 9.805) < 1e-2 && abs(input.acceleration.x) < 1e-6)
    }
}
