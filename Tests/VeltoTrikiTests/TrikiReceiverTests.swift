import Testing
import VeltoCore
import VeltoMotion

@testable import VeltoTriki

@Suite struct TrikiReceiverTests {
    private func status(_ receiver: TrikiReceiver, at time: Double = 1) -> TrikiReceiver.Status {
        receiver.status(at: .seconds(time))
    }

    private func feed(_ receiver: inout TrikiReceiver, every interval: Double, from start: Double, count: Int) {
        for index in 0..<count {
            _ = receiver.frame(v2(0), at: start + interval * Double(index))
        }
    }

    @Test func anEmptyPacketIsNothing() {
        var receiver = TrikiReceiver()
        let empty = receiver.receive([UInt8]().span, at: .seconds(1))
        #expect(empty == nil)
        #expect(status(receiver).packetCount == 0)
        #expect(!status(receiver).isReceiving)
    }

    @Test func pressReleaseAndClickAreCounted() {
        var receiver = TrikiReceiver()
        let flags = [1, 1, 0, 2].map { receiver.frame(v2(0, button: $0))?.flags.subtracting(.hasSteering) }
        #expect(flags == [[.pressed, .clicked], [], [.released], [.pressed, .clicked]])
        #expect(status(receiver).pressCount == 2)
        #expect(status(receiver).releaseCount == 1)
        #expect(status(receiver).clickCount == 2)
        #expect(status(receiver).buttonsDown == 1)
    }

    @Test func aPayloadByteIsNoClick() {
        var receiver = TrikiReceiver()
        _ = receiver.frame(v2(0x0722))
        #expect(status(receiver).clickCount == 0)
    }

    @Test func theClickFlagOfSensorFramesCountsWhenItAppears() {
        var receiver = TrikiReceiver()
        for index in 0..<20 {
            _ = receiver.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 1), at: 1 + Double(index) * 0.05)
        }
        #expect(status(receiver).clickCount == 1, "held for a second, it is still one click")
        _ = receiver.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 0), at: 3)
        _ = receiver.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 1), at: 3.05)
        #expect(status(receiver).clickCount == 2)
        #expect(status(receiver).pressCount == 0)
    }

    @Test func buttonAndFlagOfOnePressAreOneClick() {
        var receiver = TrikiReceiver()
        _ = receiver.frame(sensorFrame([0, 0, 0, 0, 0, 0], flags: 1, button: 1), at: 1)
        #expect(status(receiver).clickCount == 1)
        #expect(status(receiver).pressCount == 1)
    }

    @Test func aButtonHeldWhenTheLinkDropsIsReleased() {
        var receiver = TrikiReceiver()
        _ = receiver.frame(v2(0, button: 1))
        let isReleased = receiver.linkDown()
        #expect(isReleased)
        let isReleasedAgain = receiver.linkDown()
        #expect(!isReleasedAgain)
        let after = status(receiver)
        #expect(after.releaseCount == 1)
        #expect(after.pressCount == 1)
        #expect(after.clickCount == 1)
        #expect(after.buttonsDown == 0)
        #expect(after.packetCount == 0)
        #expect(!after.isReceiving)
        #expect(receiver.rateMode == .unknown)
    }

    @Test(arguments: [(0.02, RateMode.fast, 0.35), (0.1, .normal, 0.35), (0.25, .lowPower, 3.5)])
    func theReceiveWindowFollowsTheRate(_ interval: Double, _ mode: RateMode, _ window: Double) {
        var receiver = TrikiReceiver()
        feed(&receiver, every: interval, from: 10, count: 4)
        #expect(receiver.rateMode == mode)
        let last = 10 + 3 * interval
        #expect(receiver.isReceiving(at: .seconds(last + window)))
        #expect(!receiver.isReceiving(at: .seconds(last + window + 0.001)))
    }

    @Test func silenceMakesTheRateSlowButNotTheCapReceiving() {
        var receiver = TrikiReceiver()
        feed(&receiver, every: 0.04, from: 10, count: 4)
        #expect(receiver.silenceDeadline == .seconds(11.62))
        let tooEarly = receiver.evaluateSilence(at: .seconds(11.61))
        #expect(tooEarly == nil)
        let transition = receiver.evaluateSilence(at: .seconds(11.62))
        #expect(transition?.previous == .normal)
        #expect(transition?.current == .lowPower)
        #expect(receiver.silenceDeadline == nil)
        #expect(!receiver.isReceiving(at: .seconds(11.63)))
    }

    @Test func aPacketTellsTheTransitionThatItCaused() {
        var receiver = TrikiReceiver()
        let modes = (0..<6).map { index in
            receiver.receive(v2(0).span, at: .seconds(10 + 0.04 * Double(index)))?.transition?.current
        }
        #expect(modes == [nil, nil, nil, .normal, nil, nil])
    }

    @Test func e35WakeUp() {
        var receiver = TrikiReceiver()
        feed(&receiver, every: 0.25, from: 100, count: 4)
        #expect(receiver.rateMode == .lowPower)
        #expect(receiver.wakeUpDeadline == .seconds(104.75))
        let due = [104.70, 104.75, 104.76, 109.70, 109.80].map { receiver.wakeUpDue(now: .seconds($0)) }
        #expect(due == [false, false, true, false, true])
    }

    @Test func aCapThatSendsIsNotWokenUp() {
        var receiver = TrikiReceiver()
        feed(&receiver, every: 0.04, from: 100, count: 4)
        #expect(receiver.wakeUpDeadline == nil)
        let isDue = receiver.wakeUpDue(now: .seconds(200))
        #expect(!isDue)
    }

    @Test func moreSamplesThanFitKeepTheNewest() throws {
        var receiver = TrikiReceiver()
        let row = (0..<12).flatMap { block(0, Int16($0) * 200, 0) }
        let received = receiver.frame(row)
        let frame = try #require(received)
        #expect(frame.blockCount == 12)
        #expect(Int(frame.gamepadCount) == TrikiFrame.gamepadCapacity)
        #expect((0..<8).map { frame.gamepadY($0) } == [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1])
    }
}
