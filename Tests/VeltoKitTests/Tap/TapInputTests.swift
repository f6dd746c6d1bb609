import Testing
import VeltoCore
import VeltoMotion
import VeltoSimulation
import VeltoTap
import VeltoWearable

@testable import VeltoKit

/// What a wearer does, as sessions tell it and games see it.
///
/// Source: TAP protocol notes, 3 and appendix A.
@Suite struct TapInputTests {
    private func tap(_ fingers: Int, _ count: Int = 1, shift: ShiftState = .off, isSwitched: Bool = false)
        -> DeviceEvent
    {
        .tapped(combination: fingers, repeatCount: count, shift: shift, isSwitched: isSwitched)
    }

    // MARK: Taps

    @Test func tapsCarryFingersRepetitionsAndTheKeyboard() throws {
        let world = try TapWorld()
        let worn = try world.ready(.strap)
        for _ in 1...3 { try worn.perform(.tap, 19, after: 0.2) }
        #expect(world.heardTaps() == [[19, 1], [19, 2], [19, 3]])
        try worn.perform(.keyboard, 0x06, after: 1)
        #expect(world.heard() == [.keyboardState(shift: .locked, isSwitched: true)])
        try worn.perform(.tap, 31, after: 1)
        #expect(world.heard().last == tap(31, shift: .locked, isSwitched: true))
        #expect(try worn.status.keyboard == KeyboardState(shift: 2, isSwitched: true))
        let input = try worn.device.input.poll()
        #expect(input.buttonsPressed == 0x1F00 && input.counts.fingerPress == FingerCounts(4, 4, 1, 1, 4))
    }

    @Test func combinationsOfMoreThanFiveFingersAreCountedAndNotTold() throws {
        let world = try TapWorld()
        let worn = try world.ready(.strap)
        for value in ["25 00 00 00", "FF", "20 00 00 00"] { try worn.notify(.taps, value, after: 0.1) }
        #expect(world.heardTaps() == [])
        #expect(try worn.status.droppedCombinations == 3)
    }

    // MARK: The pointer

    @Test(arguments: [TapConfiguration.strap, .xr, .framedXR])
    func thePointerFollowsTheHand(_ configuration: TapConfiguration) throws {
        let world = try TapWorld()
        let worn = try world.ready(configuration)
        try worn.perform(.posture, 2)
        try worn.peripheral.move(to: MotionAxes(x: 100, y: -50))
        try world.test.advance(0.2)
        let moves = world.heard().filter { if case .pointerMoved = $0 { true } else { false } }
        guard moves.count >= 8, case .pointerMoved(100, -50, _, isGenuine: true) = moves.last else {
            Issue.record("\(moves)")
            return
        }
        let input = try worn.device.input.poll()
        #expect(input.positionX > 0.1 && input.positionY > 0.1, "the pointer's y grows downwards, the game's upwards")
    }

    @Test func aTapXRTellsItsAttitudeToo() throws {
        let world = try TapWorld()
        let worn = try world.ready(.xr)
        try worn.perform(.posture, 2)
        try worn.notify(.mouse, "00 FF FF 02 00 08 00 00 00 01 0F 00 D3 FF 5A 00")
        #expect(world.heard().contains(.attitude(roll: 15, pitch: -45, yaw: 90)))
    }

    // MARK: The air

    @Test func inMidAirAStrapGesturesAndItsTapsAreGestures() throws {
        let world = try TapWorld()
        let worn = try world.ready(.strap)
        try worn.perform(.posture, 1)
        #expect(world.heard().contains(.airStateChanged(isInAir: true, mouseState: .airMouse)))
        for code: UInt32 in 2...9 { try worn.perform(.gesture, code, after: 0.1) }
        for fingers: UInt32 in [2, 4, 8] { try worn.perform(.tap, fingers, after: 0.5) }
        let gestures: [Int] = world.heard().compactMap {
            if case .airGesture(_, let code, true) = $0 { code } else { nil }
        }
        #expect(gestures == Array(2...11), "and a tap of the ring finger is nothing")
        try worn.perform(.gesture, 99, after: 0.1)
        #expect(world.heard().contains(.airGesture(.none, code: 99, isKnown: false)))
        try worn.perform(.posture, 2)
        #expect(world.heard().contains(.airStateChanged(isInAir: false, mouseState: .optical1)))
        #expect(try worn.hears(in: world))
    }

    @Test func aHandBeforeACameraClicksDragsAndDrops() throws {
        let world = try TapWorld()
        let worn = try world.ready(.xr)
        try worn.perform(.posture, 1)
        func gestures(_ state: UInt32, for seconds: Double) throws -> [Int] {
            _ = world.heard()
            try worn.perform(.gesture, state)
            try world.test.advance(seconds)
            return world.heard().compactMap {
                if case .handGesture(let gesture, _) = $0 { Int(gesture.rawValue) } else { nil }
            }
        }
        #expect(try gestures(101, for: 0.6) == [10, 5], "perhaps a click, but a drag")
        #expect(try worn.status.handState == 101)
        #expect(try gestures(100, for: 0.4) == [9])
        #expect(try gestures(102, for: 0.6) == [11, 6], "a drag of the middle finger")
        #expect(try gestures(100, for: 0.4) == [9] && worn.status.handState == 100)
        #expect(try gestures(302, for: 0.3) == [19], "a swipe up")
    }

    @Test func theStateOfAHandIsWhatMostReportsAgreeOn() throws {
        let world = try TapWorld()
        let worn = try world.ready(.xr)
        for state in ["65", "64", "65", "65", "65", "64", "64"] { try worn.notify(.air, state, after: 0.01) }
        let votes: [Int] = world.heard().compactMap { if case .handState(_, let vote) = $0 { vote.code } else { nil } }
        #expect(votes == [100, 100, 101, 101, 101, 101, 100])
    }

    // MARK: The framed protocol

    @Test func framedGesturesClickAndSwipe() throws {
        let world = try TapWorld()
        let worn = try world.ready(.framedXR)
        try worn.perform(.posture, 1)
        _ = world.heard()
        for code: UInt32 in [105, 100, 103, 100] { try worn.perform(.gesture, code, after: 0.3) }
        let gestures = world.heard().filter {
            switch $0 {
            case .pointerMoved, .attitude: false
            default: true
            }
        }
        #expect(
            gestures == [
                .handGesture(.clickIndex), .airGesture(.swipeUp, code: 302, isKnown: true), .handGesture(.swipeUp),
            ])
    }

    @Test func tapsAreHeld() throws {
        let world = try TapWorld()
        let worn = try world.ready(.framedXR)
        #expect(try worn.set(.tapHold) == .ok)
        _ = world.heard()
        try worn.perform(.tap, 3, for: 0.6)
        try world.test.advance(1)
        #expect(
            world.heard() == [tap(3), .tapHeld(combination: 3, isHeld: true), .tapHeld(combination: 3, isHeld: false)])
    }

    @Test func standbyIsTold() throws {
        let world = try TapWorld()
        let worn = try world.ready(.framedXR)
        try worn.notify(.framesIn, "02 00 00 00 01")
        #expect(try worn.status.isInStandby)
        try worn.notify(.framesIn, "02 00 00 00 00")
        #expect(world.heard() == [.standby(true), .standby(false)])
        #expect(try !worn.status.isInStandby)
    }

    // MARK: Two devices

    /// The original has one interpreter for all hands.
    @Test func bug18TwoHandsDoNotDisturbEachOther() throws {
        let world = try TapWorld()
        let (first, second) = (try world.ready(.xr), try world.ready(.xr))
        for _ in 0..<3 {
            try first.notify(.air, "65", after: 0.03)
            try second.notify(.air, "64", after: 0.03)
        }
        #expect(try first.status.handState == 101 && second.status.handState == 100)
        #expect(try first.device.input.poll().buttonsDown == 1 && second.device.input.poll().buttonsDown == 0)
    }
}
