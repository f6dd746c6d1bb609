import Testing
import VeltoWearable

@testable import VeltoTap

/// Helpers for fingers, and names of gestures.
@Suite struct FingerTests {
    @Test func fingersAndBack() {
        for bits in UInt8.min...UInt8.max {
            let combination = FingerCombination(rawValue: bits)
            let fingers = combination.fingers
            let back = FingerCombination(
                thumb: fingers[0], index: fingers[1], middle: fingers[2], ring: fingers[3], pinky: fingers[4])
            #expect(back.rawValue == bits & 0x1F)
            #expect(combination.isTap == (1...31).contains(bits))
        }
    }

    @Test(arguments: [(0, []), (5, [1, 3]), (16, [5]), (31, [1, 2, 3, 4, 5]), (0xE1, [1])] as [(UInt8, [Int])])
    func bug16NumbersAreThoseOfTheCombination(_ bits: UInt8, _ numbers: [Int]) {
        #expect(FingerCombination(rawValue: bits).fingerNumbers == numbers)
    }

    @Test(
        arguments: [
            (0, "Fingers; "), (4, "Finger; 3 "), (5, "Fingers; 1  And 3 "), (19, "Fingers; 1 ; 2  And 5 "),
            (15, "Fingers; 1 ; 2 ; 3  And 4 "), (31, "all fingers"),
        ] as [(UInt8, String)])
    func spoken(_ bits: UInt8, _ text: String) {
        #expect(FingerCombination(rawValue: bits).spokenText == text)
    }

    @Test func namesOfFingers() {
        #expect((-1...5).map(FingerCombination.fingerName) == ["", "Thumb", "Index", "Middle", "Ring", "Pinky", ""])
    }

    @Test func namesOfGestures() {
        let known = (-1...310).filter { AirGesture(rawValue: $0).isKnown }
        #expect(known == Array(2...11) + Array(100...105) + Array(301...304))
        #expect(AirGesture(rawValue: 2).name == "OneFingerUp")
        #expect(AirGesture(rawValue: 12).name == nil)
    }
}
