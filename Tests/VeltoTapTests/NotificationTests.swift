import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTap

/// What notifications become: events, and game input.
@Suite struct NotificationTests {
    private func tap(_ fingers: Int, _ count: Int = 1, shift: ShiftState? = .off, isSwitched: Bool = false)
        -> DeviceEvent
    {
        .tapped(combination: fingers, repeatCount: count, shift: shift, isSwitched: isSwitched)
    }

    // MARK: Taps

    @Test func aTapIsToldOnceWithTheStateOfTheKeyboard() {
        let talk = TapBench.strap
        talk.notify("TAP_DATA", "02 00 00 36")
        #expect(
            talk.takeEvents() == [
                .keyboardState(shift: .locked, isSwitched: true), tap(2, 3, shift: .locked, isSwitched: true),
            ])
        talk.notify("TAP_DATA", "1F")
        #expect(talk.takeEvents() == [tap(31)], "old firmware says nothing of the keyboard")
    }

    @Test func bug9TheStateOfTheKeyboardAloneIsNoTap() {
        let talk = TapBench.strap
        talk.notify("TAP_DATA", "00 00 00 05")
        #expect(talk.takeEvents() == [.keyboardState(shift: .on, isSwitched: true)])
        #expect(talk.poll().counts.fingerPress == FingerCounts())
    }

    @Test func aStateOfShiftWithoutANameIsUnknown() {
        let talk = TapBench.strap
        talk.notify("TAP_DATA", "1F 00 00 03")
        #expect(talk.takeEvents() == [.keyboardState(shift: nil, isSwitched: false), tap(31, shift: nil)])
    }

    @Test func tooManyFingersAreCountedAndDropped() {
        let talk = TapBench.strap
        talk.notify("TAP_DATA", "25 00 00 00")
        talk.notify("TAP_DATA", "FF")
        #expect(talk.status?.droppedCombinations == 2 && talk.logs.count == 2)
        #expect(talk.takeEvents() == [.keyboardState(shift: .off, isSwitched: false)])
        #expect(talk.poll().buttonsPressed == 0)
    }

    @Test func anEmptyNotificationIsDropped() {
        let talk = TapBench.strap
        for name in ["TAP_DATA", "MOUSE", "AIR", "NUS_TX"] { talk.notify(name, "") }
        #expect(talk.takeEvents() == [] && talk.logs.allSatisfy { $0.hasPrefix("warning") } && talk.logs.count == 3)
    }

    // MARK: Copies

    @Test func copiesOfASharedNotificationCountOnce() {
        let talk = TapBench.strap
        talk.notify("TAP_DATA", "01")
        talk.notify("TAP_DATA", "01", after: 0.001)
        #expect(talk.takeEvents().count == 2, "on a socket of our own both are taps")
        talk.route("TAP_DATA", NotificationRoute(.signal))
        talk.notify("TAP_DATA", "01", after: 1)
        talk.notify("TAP_DATA", "01", after: 0.019)
        talk.notify("TAP_DATA", "01", after: 0.019)
        #expect(talk.takeEvents() == [tap(1)])
        talk.notify("TAP_DATA", "01", after: 0.02)
        talk.notify("TAP_DATA", "02", after: 0.001)
        #expect(talk.takeEvents() == [tap(1), tap(2)])
    }

    @Test func movementsAreNeverCopies() {
        let talk = TapBench.strap
        for name in ["MOUSE", "AIR"] { talk.route(name, NotificationRoute(.socket, isShared: true)) }
        for _ in 0..<3 { talk.notify("MOUSE", "00 05 00 FB FF 0A 00 00 00 01") }
        #expect(talk.takeEvents().count == 3)
        for _ in 0..<3 { talk.notify("AIR", "03") }
        #expect(talk.takeEvents() == [.airGesture(.twoFingersUp, code: 3, isKnown: true)])
    }

    // MARK: Air gestures

    @Test func tapsInMidAirAreGesturesOrNothing() {
        let talk = TapBench.strap
        talk.notify("AIR", "14 01")
        for text in ["02", "04", "01", "1F"] { talk.notify("TAP_DATA", text) }
        #expect(
            talk.takeEvents() == [
                .airStateChanged(isInAir: true, mouseState: .airMouse),
                .airGesture(.indexToThumbTouch, code: 10, isKnown: true),
                .airGesture(.middleToThumbTouch, code: 11, isKnown: true),
            ])
        talk.notify("AIR", "14 01")
        talk.notify("AIR", "14 00")
        talk.notify("TAP_DATA", "02")
        #expect(
            talk.takeEvents() == [
                .airStateChanged(isInAir: true, mouseState: .airMouse),
                .airStateChanged(isInAir: false, mouseState: .standby), tap(2),
            ], "every state is told, the same one too")
    }

    @Test func bug16UnknownStatesAndGesturesAreToldWithTheirNumbers() {
        let talk = TapBench.strap
        talk.notify("AIR", "14 09")
        talk.notify("AIR", "63")
        talk.notify("AIR", "00")
        talk.notify("AIR", "01")
        #expect(
            talk.takeEvents() == [
                .airStateChanged(isInAir: false, mouseState: nil), .airGesture(.none, code: 99, isKnown: false),
            ])
        #expect(talk.logs.count == 2)
    }

    @Test func swipesOfATapXR() {
        let xr = TapBench.xr
        xr.notify("AIR", "64 00 00 02")
        xr.notify("AIR", "64 00 00 02", after: 0.1)
        #expect(
            xr.takeEvents().prefix(3) == [
                .airGesture(.swipeRight, code: 303, isKnown: true), .handGesture(.swipeRight),
                .airGesture(.handOpen, code: 100, isKnown: true),
            ], "a swipe too soon is the hand's state alone")
        #expect(xr.poll().direction == 1)
        let strap = TapBench.strap
        strap.notify("AIR", "03 00 00 02")
        #expect(strap.takeEvents() == [.airGesture(.twoFingersUp, code: 3, isKnown: true)])
    }

    @Test func aHandClicksAndDrags() {
        let xr = TapBench.xr
        func gestures() -> [Int] {
            xr.takeEvents().compactMap {
                if case .handGesture(let gesture, _) = $0 { Int(gesture.rawValue) } else { nil }
            }
        }
        for state in ["65", "65", "65"] { xr.notify("AIR", state, after: 0.03) }
        #expect(gestures() == [10] && xr.status?.handState == 101)
        for state in ["64", "64"] { xr.notify("AIR", state, after: 0.03) }
        #expect(gestures() == [1])
        for state in ["66", "66", "66"] { xr.notify("AIR", state, after: 0.03) }
        #expect(gestures() == [11])
        xr.advance(0.2)
        #expect(gestures() == [6])
        for state in ["64", "64"] { xr.notify("AIR", state, after: 0.03) }
        #expect(gestures() == [9])
        xr.advance(60)
        #expect(gestures() == [])
    }

    @Test func aLostLinkForgetsTheHand() {
        let xr = TapBench.xr
        for _ in 0..<3 { xr.notify("AIR", "65") }
        xr.linkDown()
        xr.connect()
        #expect(xr.status?.handState == 100)
        xr.forget()
        xr.advance(1)
        #expect(xr.takeEvents() == [])
    }

    // MARK: Game input, by the standard bindings

    /// The example of the sheet.
    @Test func thePointerMovesThePosition() {
        let talk = TapBench.strap
        talk.notify("MOUSE", "00 32 00 E7 FF 00 00 00 00 01")
        let input = talk.poll()
        #expect(abs(input.positionX - 0.1) < 1e-9 && abs(input.positionY - 0.05) < 1e-9)
        #expect(input.states.contains(.moving))
        talk.notify("MOUSE", "00 32 00 E7 FF 00 00 00 00 00")
        let still = talk.poll(0.2)
        #expect(abs(still.positionX - 0.1) < 1e-9 && !still.states.contains(.moving), "that one was no movement")
        for _ in 0..<20 { talk.notify("MOUSE", "00 FF 7F 00 80 00 00 00 00 01") }
        let corner = talk.poll()
        #expect(corner.positionX == 1 && corner.positionY == 1)
    }

    @Test func fingersArePressedAndReleasedInOnePoll() {
        let talk = TapBench.strap
        talk.notify("TAP_DATA", "05 00 00 00")
        let input = talk.poll()
        #expect(input.buttonsPressed == 0x500 && input.buttonsReleased == 0x500 && input.buttonsDown == 0)
        #expect(input.counts.fingerPress == FingerCounts(1, 0, 1, 0, 0))
        #expect(input.counts.press == 0 && input.counts.release == 0, "those count the main button alone")
        #expect(talk.poll().buttonsPressed == 0)
    }

    @Test func theThumbActs() {
        let talk = TapBench.strap
        talk.notify("TAP_DATA", "01")
        #expect(talk.poll().gestures == .primary && talk.poll().gestures.isEmpty)
        talk.notify("TAP_DATA", "03")
        #expect(talk.poll().gestures.isEmpty, "with another finger it is another combination")
    }

    @Test func aPinchOfAStrapIsAClick() {
        let talk = TapBench.strap
        talk.notify("AIR", "14 01")
        talk.notify("TAP_DATA", "02")
        let input = talk.poll()
        #expect(input.gestures.contains(.click) && input.buttonsPressed == 1 && input.buttonsReleased == 1)
        #expect(input.counts.press == 1 && input.counts.release == 1 && input.counts.fingerPress == FingerCounts())
    }

    @Test func theMainButtonOfATapXRIsThumbAndIndex() {
        let xr = TapBench.xr
        xr.notify("AIR", "65")
        #expect(xr.poll().buttonsDown == 0)
        xr.notify("AIR", "65")
        #expect(xr.poll().buttonsDown == 1)
        xr.notify("AIR", "64")
        #expect(xr.poll().buttonsDown == 1)
        xr.notify("AIR", "64")
        #expect(xr.poll().buttonsDown == 0)
    }

    @Test(arguments: [("06", -1.0), ("07", -1), ("08", 1), ("09", 1), ("02", 0), ("05", 0)])
    func swipesSwing(_ code: String, _ direction: Double) {
        let talk = TapBench.strap
        talk.notify("AIR", code)
        let input = talk.poll()
        #expect(input.gestures == .swing && input.direction == direction && input.counts.swing == 1)
        let next = talk.poll()
        #expect(next.gestures.isEmpty && next.direction == 0)
    }

    // MARK: The framed protocol

    @Test func framedReports() {
        let talk = TapBench.framedXR
        talk.notify("V2_READ", "01 02 00 00 05")
        talk.notify("V2_READ", "02 00 00 00 01")
        talk.notify("V2_READ", "03 00 00 00 02 01")
        #expect(talk.takeEvents() == [tap(5), .standby(true)])
        #expect(talk.status?.isInStandby == true && talk.status?.features == [.motion: true])
        talk.notify("V2_READ", "00 00 00 00 00 32 00 E7 FF 00 00 00 00 01")
        #expect(
            talk.takeEvents() == [
                .pointerMoved(x: 50, y: -25, elapsed: 0, isGenuine: true)
            ])
        talk.notify("V2_READ", "09 09 09 09")
        talk.notify("V2_READ", "01 02 00")
        #expect(talk.takeEvents() == [] && talk.logs.count == 2)
    }

    @Test func framedGesturesAreNotThoseOfTheClassicProtocol() {
        let talk = TapBench.framedXR
        talk.notify("V2_READ", "01 03 00 00 65", after: 1)
        #expect(talk.takeEvents() == [.airGesture(.swipeLeft, code: 301, isKnown: true), .handGesture(.swipeLeft)])
        #expect(talk.poll().buttonsDown == 0)
        talk.notify("V2_READ", "01 03 00 00 64", after: 1)
        talk.notify("V2_READ", "01 03 00 00 69", after: 1)
        #expect(talk.takeEvents() == [.handGesture(.clickIndex)])
        #expect(talk.poll().gestures.contains(.click))
        talk.notify("V2_READ", "01 03 00 00 64", after: 1)
        talk.notify("V2_READ", "01 03 00 00 6E", after: 1)
        #expect(talk.takeEvents() == [.handGesture(.dragIndex)] && talk.poll().buttonsDown == 1)
        talk.notify("V2_READ", "01 03 00 00 64", after: 1)
        #expect(talk.takeEvents() == [.handGesture(.drop)] && talk.poll().buttonsDown == 0)
    }

    @Test func tapsAreHeldInTheirOwnMode() {
        let talk = TapBench.framedXR
        talk.perform(TapCommand.setMode(.tapHold))
        talk.forget()
        for fingers in ["01", "01", "01", "00", "00"] { talk.notify("V2_READ", "01 02 00 00 " + fingers, after: 0.1) }
        #expect(
            talk.takeEvents() == [
                tap(1), .tapHeld(combination: 1, isHeld: true), .tapHeld(combination: 1, isHeld: false),
            ])
    }

    // MARK: Two devices

    @Test func devicesShareNothing() {
        let (first, second) = (TapBench.xr, TapBench.xr)
        for _ in 0..<3 { first.notify("AIR", "65") }
        first.notify("AIR", "14 01")
        second.notify("TAP_DATA", "02")
        #expect(second.takeEvents() == [tap(2)] && second.status?.handState == 100)
    }

    // MARK: Hostile notifications

    @Test func anythingMayBeNotifiedInAnyOrderAtAnyTime() {
        for talk in [TapBench.strap, TapBench.xr, TapBench.framedXR] {
            var random = SystemRandomNumberGenerator()
            for round in 0..<2000 {
                let name = ["TAP_DATA", "MOUSE", "AIR", "NUS_TX", "V2_READ"].randomElement(using: &random) ?? "AIR"
                let length = Int.random(in: 0...255, using: &random)
                var value = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
                if length > 4, round % 2 == 0 {
                    value.replaceSubrange(0..<2, with: [UInt8(round % 5), UInt8(round % 4)])
                }
                talk.now = .seconds(Double.random(in: 0...200, using: &random))
                talk.notify(name, value)
                let input = talk.poll()
                #expect(abs(input.positionX) <= 1 && abs(input.positionY) <= 1)
            }
        }
    }
}
