import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoTap

/// From states of a hand to gestures, beyond the worked examples.
@Suite struct HandTests {
    // MARK: Votes

    /// The original leaves this to the order of a hash table.
    @Test func bug15ATieKeepsTheVoteBeforeIfItCan() {
        var vote = MajorityVote(seed: 100)
        #expect([101, 102].map { vote.take($0) } == [100, 100], "100, 101 and 102 differ: 100 was the vote")
        #expect(vote.take(103) == 103, "101, 102 and 103 differ: none was the vote")
        #expect(vote.take(101) == 103)
    }

    @Test func statesThatMeanNothingAreNoEdges() {
        var detector = PressDetector()
        #expect([103, 104, 105, 0, -7, .max].allSatisfy { detector.take($0) == nil })
        #expect([101, 103, 101].map { detector.take($0) } == [nil, nil, .press(.index)])
        #expect([101, 101, 102, 102].map { detector.take($0) } == [nil, nil, nil, .press(.middle)])
        #expect(detector.take(100) == .release)
    }

    // MARK: Clicks and drags

    /// The original loses the drop, since the first timer runs on.
    @Test func bug15AnotherFingerEndsWhatTheFirstBegan() {
        var touch = TouchInterpreter()
        #expect(touch.take(.press(.index), at: .seconds(0)) == [.touchIndex])
        #expect(touch.take(.press(.middle), at: .seconds(0.1)) == [.clickIndex, .touchMiddle])
        #expect(touch.advance(to: .seconds(0.14)) == nil, "the first timer is void")
        #expect(touch.deadline == .seconds(0.23))
        #expect(touch.advance(to: .seconds(0.23)) == .dragMiddle)
        #expect(touch.take(.press(.index), at: .seconds(1)) == [.drop, .touchIndex])
        #expect(touch.take(.release, at: .seconds(1.01)) == [.clickIndex])
    }

    @Test func aTimerThatIsLateStillDrags() {
        var touch = TouchInterpreter()
        _ = touch.take(.press(.index), at: .seconds(0))
        #expect(touch.take(.release, at: .seconds(3)) == [.dragIndex, .drop])
        #expect(touch.take(.release, at: .seconds(4)) == [] && touch.deadline == nil)
    }

    @Test func timeThatGoesBackIsNoDrag() {
        var touch = TouchInterpreter()
        _ = touch.take(.press(.index), at: .seconds(10))
        #expect(touch.advance(to: .seconds(2)) == nil)
        #expect(touch.take(.release, at: .seconds(1)) == [.clickIndex])
    }

    // MARK: Swipes

    @Test func swipesNeedAPause() {
        var filter = SwipeFilter()
        #expect(filter.take(1, at: .seconds(1)) == .left)
        #expect(filter.take(2, at: .seconds(1.1)) == nil)
        #expect(filter.take(3, at: .seconds(1.2)) == nil, "the rejected one counts for the pause too")
        #expect(filter.take(0, at: .seconds(1.3)) == nil)
        #expect(filter.take(4, at: .seconds(1.4)) == .down)
        #expect(filter.take(9, at: .seconds(2)) == nil, "unknown, and yet a swipe")
        #expect(filter.take(2, at: .seconds(0.5)) == .right, "time went back")
    }

    @Test func swipesHaveTheNumbersOfTheHost() {
        #expect(Swipe.allCases.map(\.airGesture.rawValue) == [301, 303, 302, 304])
        #expect(Swipe.allCases.map(\.handGesture) == [.swipeLeft, .swipeRight, .swipeUp, .swipeDown])
    }

    // MARK: The framed protocol

    private func play(_ codes: [(Double, UInt8)]) -> [HandGesture?] {
        var filter = FramedGestureFilter()
        return codes.map { filter.take(FramedGesture(rawValue: $1), at: .seconds($0)) }
    }

    @Test func aClickIsToldOnce() {
        #expect(
            play([(1, 105), (1.05, 105), (1.5, 105), (2, 100), (3, 106)]) == [.clickIndex, nil, nil, nil, .clickMiddle])
    }

    @Test func oneCodeAfterAnotherIsNoGestureUntilTheHandOpens() {
        #expect(play([(1, 101), (2, 102), (3, 100), (4, 102)]) == [.swipeLeft, nil, nil, .swipeRight])
    }

    @Test func pinchesThatAreHeldDrag() {
        #expect(
            play([(1, 113), (1.1, 113), (2, 105), (3, 100), (3.1, 105), (4, 100), (5, 105)])
                == [.dragPinky, nil, nil, .drop, nil, nil, .clickIndex])
    }

    @Test func fistsBeginAndEnd() {
        #expect(play([(1, 114), (2, 114), (3, 100)]) == [.fistBegin, nil, .fistEnd])
    }

    @Test func aHoldWithinThePauseBeginsLate() {
        #expect(play([(1, 105), (1.1, 110), (1.25, 110), (2, 100)]) == [.clickIndex, nil, .dragIndex, .drop])
    }

    @Test func doublesAndTheFistAloneMeanNothing() {
        for code: UInt8 in [0, 109, 115, 116, 117, 118, 255] { #expect(play([(1, code)]) == [nil]) }
    }

    @Test func bug18DevicesDoNotShareAFilter() {
        var first = FramedGestureFilter()
        var second = FramedGestureFilter()
        #expect(first.take(FramedGesture(rawValue: 105), at: .seconds(1)) == .clickIndex)
        #expect(second.take(FramedGesture(rawValue: 105), at: .seconds(1.1)) == .clickIndex)
    }

    // MARK: Taps that are held

    @Test func aTapThatStaysIsHeld() {
        var hold = TapHold()
        let events = [1, 1, 1, 1, 0, 0, 2, 2, 4, 4, 4, 0, 0].map { hold.take(FingerCombination(rawValue: $0)) }
        let thumb = FingerCombination.thumb
        #expect(
            events == [
                [], [.tapped(thumb)], [.holdBegan(thumb)], [], [], [.holdEnded(thumb)], [], [.tapped(.index)],
                [.holdBegan(.index)], [.holdEnded(.index), .tapped(.middle)], [.holdBegan(.middle)], [],
                [.holdEnded(.middle)],
            ])
    }
}
