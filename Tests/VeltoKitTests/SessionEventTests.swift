import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoKit

/// What sessions tell, as programs receive it.
@Suite struct SessionEventTests {
    private func described(_ event: SessionEvent) -> String { "\(Event.Payload(event))" }

    /// Two rows per kind where a value may be unknown.
    static let rows: [(SessionEvent, Event.Payload)] = [
        (.silent, .silent),
        (
            .tapped(SessionEvent.FingerTap(fingers: 5, repeatCount: 3, shift: 2, isSwitched: true)),
            .tapped(combination: 5, repeatCount: 3, shift: .locked, isSwitched: true)
        ),
        (
            .tapped(SessionEvent.FingerTap(fingers: 31, shift: 3)),
            .tapped(combination: 31, repeatCount: 1, shift: nil, isSwitched: false)
        ),
        (.tapHeld(fingers: 1, isHeld: true), .tapHeld(combination: 1, isHeld: true)),
        (.airGesture(code: 3, isKnown: true), .airGesture(.twoFingersUp, code: 3, isKnown: true)),
        (.airGesture(code: 99, isKnown: false), .airGesture(.none, code: 99, isKnown: false)),
        (.airStateChanged(isInAir: true, code: 1), .airStateChanged(isInAir: true, mouseState: .airMouse)),
        (.airStateChanged(isInAir: false, code: 9), .airStateChanged(isInAir: false, mouseState: nil)),
        (.handState(code: 101, vote: 100), .handState(.thumbIndex, vote: .open)),
        (.handState(code: 300, vote: 105), .handState(.open, vote: .fist)),
        (.handGesture(code: 6), .handGesture(.dragMiddle, finger: 2)),
        (.handGesture(code: 9), .handGesture(.drop, finger: nil)),
        (.handGesture(code: 16), .handGesture(.none, finger: nil)),
        (
            .pointerMoved(SessionEvent.PointerVelocity(x: -1, y: 300, elapsed: 8, isGenuine: false)),
            .pointerMoved(x: -1, y: 300, elapsed: 8, isGenuine: false)
        ),
        (.attitude(roll: 15, pitch: -45, yaw: 90), .attitude(roll: 15, pitch: -45, yaw: 90)),
        (.keyboardState(shift: 1, isSwitched: false), .keyboardState(shift: .on, isSwitched: false)),
        (.keyboardState(shift: 3, isSwitched: true), .keyboardState(shift: nil, isSwitched: true)),
        (.standby(true), .standby(true)),
        (
            .detailsRead(details(hardware: 30300, battery: 87)),
            .detailsRead(hardwareVersion: 30300, firmwareVersion: nil, battery: 87)
        ),
        (.detailsRead(DeviceDetails()), .detailsRead(hardwareVersion: nil, firmwareVersion: nil, battery: nil)),
    ]

    private static func details(hardware: Int32, battery: UInt8) -> DeviceDetails {
        var details = DeviceDetails()
        details.hardwareVersion = hardware
        details.battery = battery
        return details
    }

    @Test(arguments: rows.indices) func everythingReachesPrograms(_ row: Int) {
        let (told, received) = Self.rows[row]
        #expect(described(told) == "\(received)")
    }

    @Test func fingersOfGesturesFollowTheirNames() {
        let names = ["Index": 1, "Middle": 2, "Ring": 3, "Pinky": 4]
        for gesture in HandGesture.allCases {
            let expected = names.first { "\(gesture)".hasSuffix($0.key) }?.value
            #expect(gesture.finger == expected, "\(gesture)")
        }
    }

    @Test func numbersAreThoseOfTheNotes() {
        #expect(HandGesture.allCases.map(\.rawValue) == Array(0...15) + Array(17...20))
        #expect(HandState.allCases.map(\.rawValue) == Array(100...105))
        #expect(MouseState.allCases.map(\.rawValue) == Array(0...3))
        #expect(ShiftState.allCases.map(\.rawValue) == Array(0...2))
    }

    /// An event is copied at every step: what a family tells must not make those of the others larger.
    @Test func aTellingFamilyMakesNoEventLarger() {
        let largestBefore = MemoryLayout<(Bool, Bool, Bool, ShortText)>.size
        #expect(MemoryLayout<Event.Payload>.size <= largestBefore + 8)
    }
}
