import Testing
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTap

/// Raw sensors: their clock, their silence, and the pointer that follows them.
@Suite struct RawSensorTests {
    private static let imu = "64 00 9C FF C8 00 00 20 00 E0 01 00"

    private func message(_ tick: UInt32, _ payload: String = RawSensorTests.imu) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(tick)
        return writer.bytes + bytes(payload)
    }

    // MARK: Silence

    @Test func silenceIsExplained() {
        let talk = TapTalk.strap
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))
        talk.forget()
        talk.advance(3.1)
        #expect(talk.takeEvents() == [.silent] && talk.logs.contains { $0.contains("developer mode") })
        talk.advance(30)
        #expect(talk.takeEvents() == [], "once is enough")
    }

    @Test func aDeviceThatSendsIsNotSilent() {
        let talk = TapTalk.strap
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))
        talk.notify("NUS_TX", message(1000), after: 1)
        talk.forget()
        talk.advance(30)
        #expect(talk.takeEvents() == [])
    }

    // MARK: The clock

    @Test func thePeriodIsMeasuredAndLossEstimated() {
        var clock = RawClock()
        func lost(_ ticks: [UInt32]) -> [UInt64] {
            ticks.map { clock.take($0, arrival: .seconds(10 + Double($0) / 1000)).lost }
        }
        #expect(lost([1000, 1008, 1016, 1024]) == [0, 0, 0, 0], "steps of 8 ms, as in a public log")
        #expect(lost([1048, 1056, 1136]) == [2, 0, 9])
        #expect(lost([1136, 1144]) == [0, 0], "the same again is no loss")
        #expect(lost([100, 105, 110, 114, 119, 129]) == [0, 0, 0, 0, 0, 1], "a clock that starts again")
    }

    @Test func timesAreThoseOfTheDeviceAndNeverInTheFuture() {
        var clock = RawClock()
        #expect(clock.take(1000, arrival: .seconds(5)).time == .seconds(5))
        #expect(clock.take(1005, arrival: .seconds(5.030)).time == .seconds(5.005))
        #expect(clock.take(1100, arrival: .seconds(5.050)).time == .seconds(5.050), "its clock is fast")
        #expect(clock.take(1110, arrival: .seconds(5.070)).time == .seconds(5.060))
        #expect(clock.take(1120, arrival: .seconds(9)).time == .seconds(9), "much too late")
        #expect(clock.take(1130, arrival: .seconds(2)).time == .seconds(2), "time went back")
    }

    @Test func theClockWrapsAfter31Bits() {
        var clock = RawClock()
        _ = clock.take(0x7FFF_FFFB, arrival: .seconds(1))
        let step = clock.take(0, arrival: .seconds(1.01))
        #expect(step.time == .seconds(1.005) && step.lost == 0)
    }

    // MARK: Game input

    @Test func thePointerFollowsTheGyroscope() {
        let talk = TapTalk.strap
        talk.perform(TapCommand.setMode(.rawSensors(RawSensitivity())))
        talk.usePointer()
        // 17.5 mdps · −7143 is −125 °/s.
        talk.notify("NUS_TX", message(1000, "00 00 00 00 19 E4 00 00 00 00 04 20"))
        let input = talk.poll(1.0 / 60)
        #expect(abs(input.positionX - 0.0146265) < 1e-5, "the example of the sheet")
        #expect(abs(input.rotationRate.z + 2.1817) < 1e-3 && abs(input.acceleration.z - 9.805) < 1e-2)
        #expect(input.flags.isSuperset(of: [.hasRotationRate, .hasAcceleration]))
    }

    @Test func aMountingTurnsTheAxes() {
        let half = 0.5.squareRoot()
        let turned = Mounting(w: half, x: 0, y: 0, z: half).turn((1, 0, 0))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12 && abs(turned.z) < 1e-12)
        for mounting in [Mounting(w: 0, x: 0, y: 0, z: 0), Mounting(w: .nan, x: 1, y: 0, z: 0), .none] {
            #expect(mounting.turn((1, 2, 3)) == (1, 2, 3))
        }
        let long = Mounting(w: 2, x: 0, y: 0, z: 2).turn((1, 0, 0))
        #expect(abs(long.y - 1) < 1e-12, "the length does not matter")
    }
}
