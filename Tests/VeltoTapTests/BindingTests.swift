import SessionBench
import Testing
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTap

/// What taps, gestures, postures and the pointer become in game input when a program says so.
@Suite struct BindingTests {
    private static func bound(_ rows: [InputBinding], _ talk: TapBench = .strap) -> TapBench {
        var settings = InputSettings()
        settings.bindings = rows
        #expect(talk.code(talk.perform(settings)) == .ok)
        return talk
    }

    @Test func theStandardIsATable() throws {
        for (index, row) in InputBinding.standardOfTaps.enumerated() { try row.validate("rows[\(index)]") }
        #expect(Tap().standardBindings == InputBinding.standardOfTaps && InputBinding.standardOfTaps.count == 21)
    }

    @Test func withoutRowsNothingMovesButPacketsCount() {
        let talk = Self.bound([])
        talk.notify("TAP_DATA", "05 00 00 00")
        talk.notify("MOUSE", "00 32 00 E7 FF 00 00 00 00 01")
        talk.notify("AIR", "06")
        let input = talk.poll()
        #expect(input.buttonsPressed == 0 && input.gestures.isEmpty && input.positionX == 0 && input.direction == 0)
        #expect(input.packetCount == 3 && input.counts.fingerPress == FingerCounts())
        #expect(talk.takeEvents().count == 4, "events are told all the same")
    }

    @Test func anotherCombinationActs() {
        let talk = Self.bound([InputBinding(.tapped, code: 6, gestures: .primary)])
        talk.notify("TAP_DATA", "01")
        #expect(talk.poll().gestures.isEmpty)
        talk.notify("TAP_DATA", "06")
        let input = talk.poll()
        #expect(input.gestures == .primary && input.buttonsPressed == 0, "the rows of fingers are gone too")
    }

    @Test(arguments: [.click, .throw, .shake, .action, .swing, [.primary, .swing]] as [GameInput.Gestures])
    func aTapIsAnyGesture(_ bound: GameInput.Gestures) {
        let talk = Self.bound([InputBinding(.tapped, code: 31, gestures: bound)])
        talk.notify("TAP_DATA", "1F")
        let input = talk.poll()
        #expect(input.gestures.isSuperset(of: bound) && input.buttonsPressed == 0)
        #expect(input.throwPower == (bound.contains(.throw) ? 1 : 0))
        #expect(talk.poll().gestures.isEmpty && talk.poll().throwPower == 0)
    }

    @Test func aTapIsTheMainButtonOrAMovement() {
        let talk = Self.bound([
            InputBinding(.tapped, code: 1, buttons: 1), InputBinding(.tapped, code: 2, moveX: -0.25, moveY: 0.5),
            InputBinding(.finger, code: 4, buttons: 1 | 1 << 12),
        ])
        talk.notify("TAP_DATA", "01")
        let press = talk.poll()
        #expect(press.buttonsPressed == 1 && press.buttonsReleased == 1 && press.counts.press == 1)
        #expect(press.gestures.contains(.click) && press.counts.click == 1)
        for _ in 0..<2 { talk.notify("TAP_DATA", "02") }
        let moved = talk.poll()
        #expect(moved.positionX == -0.5 && moved.positionY == 1 && moved.states.contains(.moving))
        talk.notify("TAP_DATA", "12")
        #expect(talk.poll().buttonsPressed == 0x1001, "a finger among others")
    }

    @Test func rowsOfOneEventAddUp() {
        let talk = Self.bound([
            InputBinding(.airGesture, code: 6, gestures: .swing, direction: -1),
            InputBinding(.airGesture, code: 6, buttons: 1 << 8),
        ])
        talk.notify("AIR", "06")
        let input = talk.poll()
        #expect(input.gestures == .swing && input.direction == -1 && input.buttonsPressed == 1 << 8)
        #expect(input.counts.fingerPress == FingerCounts(1, 0, 0, 0, 0))
    }

    @Test func thePointerMovesAsFarAsItIsBound() {
        let talk = Self.bound([InputBinding(.pointer, moveX: -0.01), InputBinding(.pointer, moveY: 0.001)])
        talk.notify("MOUSE", "00 32 00 E7 FF 00 00 00 00 01")
        let input = talk.poll()
        #expect(abs(input.positionX + 0.5) < 1e-9 && abs(input.positionY + 0.025) < 1e-9)
    }

    @Test func aPostureHoldsTheMainButtonAndPressesFingersOnce() {
        let rows = [
            InputBinding(.handState, code: 105, buttons: 1 | 1 << 9, gestures: .action),
            InputBinding(.airGesture, code: 10, buttons: 1),
        ]
        let xr = Self.bound(rows, .xr)
        for _ in 0..<4 { xr.notify("AIR", "69") }
        let fist = xr.poll()
        #expect(fist.buttonsDown == 1 && fist.buttonsPressed == 1 | 1 << 9 && fist.gestures.contains(.action))
        #expect(fist.counts.fingerPress == FingerCounts(0, 1, 0, 0, 0) && fist.counts.press == 1)
        xr.notify("AIR", "0A")
        #expect(xr.poll().buttonsDown == 1, "a click meanwhile does not release what is held")
        for _ in 0..<2 { xr.notify("AIR", "64") }
        #expect(xr.poll().buttonsDown == 0)
    }

    @Test func otherBindingsReleaseWhatThePostureHeld() {
        let xr = TapBench.xr
        for _ in 0..<2 { xr.notify("AIR", "65") }
        #expect(xr.poll().buttonsDown == 1)
        _ = Self.bound([], xr)
        xr.notify("AIR", "65")
        #expect(xr.poll().buttonsDown == 0)
        xr.perform(InputSettings())
        xr.notify("AIR", "65")
        #expect(xr.poll().buttonsDown == 1, "and the standard holds it again")
    }

    @Test func framedPinchesArePosturesToo() {
        let talk = Self.bound([InputBinding(.handState, code: 102, buttons: 1)], .framedXR)
        for code in ["69", "64", "6A"] { talk.notify("V2_READ", "01 03 00 00 " + code, after: 1) }
        let click = talk.poll()
        #expect(click.counts.press == 1 && click.buttonsDown == 0, "thumb and middle finger alone")
        for code in ["64", "6F"] { talk.notify("V2_READ", "01 03 00 00 " + code, after: 1) }
        #expect(talk.poll().buttonsDown == 1)
        talk.notify("V2_READ", "01 03 00 00 64", after: 1)
        #expect(talk.poll().buttonsDown == 0)
    }

    @Test func bindingsOutliveTheLink() {
        let talk = Self.bound([InputBinding(.tapped, code: 2, gestures: .primary)])
        talk.linkDown()
        talk.connect()
        talk.notify("TAP_DATA", "02")
        #expect(talk.poll().gestures == .primary)
        talk.perform(TapDefaults())
        talk.notify("TAP_DATA", "02")
        #expect(talk.poll().gestures == .primary, "what holds for all TAPs changes nothing")
    }

    @Test(arguments: [
        InputBinding(.finger, code: 5), InputBinding(.finger, code: -1), InputBinding(.tapped, code: 0),
        InputBinding(.tapped, code: 32), InputBinding(.handState, code: 99), InputBinding(.pointer, code: 1),
        InputBinding(.tapped, code: 1, buttons: 2), InputBinding(.tapped, code: 1, gestures: .init(rawValue: 64)),
        InputBinding(.tapped, code: 1, direction: 2), InputBinding(.tapped, code: 1, moveX: .nan),
        InputBinding(.tapped, code: 1, moveY: .infinity), InputBinding(.pointer, buttons: 1),
        InputBinding(.pointer, gestures: .swing), InputBinding(.airGesture, code: .max),
    ])
    func senselessRowsAreRefused(_ row: InputBinding) {
        #expect(throws: VeltoError.self) { try row.validate("row") }
    }
}
