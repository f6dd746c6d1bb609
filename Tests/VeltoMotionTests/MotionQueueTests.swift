import Testing
import VeltoCore

@testable import VeltoMotion

/// The way from where notifications arrive to whoever polls.
@Suite struct MotionQueueTests {
    private let queue = MotionQueue()

    private func seconds(_ value: Double) -> Timestamp {
        Timestamp(nanoseconds: UInt64((value * 1e9).rounded()))
    }

    private func frame(_ steering: Double = 0, at time: Double = 1) -> MotionFrame {
        var frame = MotionFrame(at: seconds(time))
        frame.steering = steering
        frame.flags = .hasSteering
        return frame
    }

    private func publish(_ frame: MotionFrame) {
        var frame = frame
        queue.publish(&frame)
    }

    @discardableResult
    private func send(_ steering: Double = 0, at time: Double = 1) -> MotionQueue.Commit {
        publish(frame(steering, at: time))
        return queue.commit()
    }

    private func feed(every interval: Double, from start: Double, count: Int) {
        for index in 0..<count { send(at: start + interval * Double(index)) }
    }

    private func drain() -> [Double] {
        var values: [Double] = []
        queue.ring.drain(before: queue.snapshot.frames) { frame, _ in values.append(frame.steering) }
        return values
    }

    private var status: InputStatus { queue.snapshot.status }

    private func isReceiving(at time: Double) -> Bool { status.settled(at: seconds(time)).isReceiving }

    // MARK: Frames

    @Test func aFrameIsAsLongAsItsPlaceInTheRing() {
        #expect(MemoryLayout<MotionFrame>.size == 176)
        var frame = MotionFrame(at: .zero)
        for _ in 0..<5 { _ = frame.append(gamepad: 1) }
        let words = unsafeBitCast(frame, to: InlineArray<22, UInt64>.self)
        #expect(MotionFrame.gamepadCount(in: words[MotionFrame.countWord]) == 5)
    }

    @Test func aFrameHasItsMembersWhateverItsPlaceHeldBefore() {
        var seen: [MotionFrame] = []
        for round in 0...5 {
            for _ in 0..<FrameRing.capacity {
                var frame = frame(Double(round))
                for _ in 0..<[8, 2, 0, 3, 1, 0][round] { _ = frame.append(gamepad: 0.5, isPress: true) }
                if round == 0 {
                    frame.orientation = [0, 0, 0, 1]
                    frame.flags.insert(.hasOrientation)
                } else if round == 4 {
                    frame.acceleration = [1, 2, 3]
                    frame.flags.insert(.hasAcceleration)
                }
                queue.publish(&frame)
            }
            _ = queue.commit()
            queue.ring.drain(before: queue.snapshot.frames) { frame, _ in seen.append(frame) }
        }
        let rounds = stride(from: 0, to: seen.count, by: Int(FrameRing.capacity)).map { seen[$0] }
        #expect(rounds.map(\.gamepadCount) == [8, 2, 0, 3, 1, 0])
        #expect(rounds.map { $0.gamepadSample(Int($0.gamepadCount) - 1).value } == [0.5, 0.5, 0, 0.5, 0.5, 0])
        #expect(rounds.map { $0.orientation[3] } == [1, 0, 0, 0, 0, 0])
        #expect(rounds.map { $0.acceleration[2] } == [0, 0, 0, 0, 3, 0])
        #expect(rounds.map { $0.orientation[0] } == [0, 1, 1, 1, 1, 1], "the members that a frame lacks are initial")
    }

    @Test func aSnapshotIsTheNewestCommit() {
        var snapshot = MotionSnapshot()
        queue.refresh(&snapshot)
        #expect(snapshot.status == InputStatus() && snapshot.frames == 0)
        for round in 1...9 {
            send(at: Double(round))
            queue.setMainButton(isDown: round % 2 == 1)
            queue.pressFingers(0b10000 << 8)
            queue.setGyroscope(round == 9 ? .good : .rough, hasRested: round == 9)
            _ = queue.commit()
            if round % 3 == 0 { queue.refresh(&snapshot) }
        }
        #expect(snapshot.frames == 9 && snapshot.status.packetCount == 9 && snapshot.status.newestPacket == seconds(9))
        #expect(snapshot.status.pressCount == 5 && snapshot.status.releaseCount == 4 && snapshot.status.clickCount == 5)
        #expect(snapshot.status.fingerPressCount == FingerCounts(0, 0, 0, 0, 9) && snapshot.status.buttonsDown == 1)
        #expect(snapshot.status.gyroscope == .good && snapshot.status.hasRested)
        #expect(snapshot.status.packetAge == .infinity)
        queue.linkDown(keepsCalibration: false)
        queue.restart()
        _ = queue.commit()
        queue.refresh(&snapshot)
        #expect(snapshot.linksEnded == 1 && snapshot.calibrationsLost == 1)
        #expect(snapshot.restarts == 1 && snapshot.center.isNaN)
    }

    @Test func nothingIsSeenBeforeItIsCommitted() {
        publish(frame(1))
        #expect(drain().isEmpty && status.packetCount == 0)
        _ = queue.commit()
        #expect(drain() == [1] && status.packetCount == 1)
        #expect(drain().isEmpty)
    }

    @Test func theOldestFramesGoWhenNobodyTakesThem() {
        for value in 0..<1000 { send(Double(value)) }
        #expect(queue.droppedFrames == 1000 - FrameRing.capacity)
        #expect(drain() == (488..<1000).map(Double.init))
        send(7)
        #expect(drain() == [7])
    }

    @Test func clearingDropsWhatWaitsAndNothingElse() {
        send(1)
        let before = queue.snapshot
        send(2)
        queue.clear(before: before)
        #expect(drain() == [2] && queue.droppedFrames == 0)
    }

    @Test func lookingTakesNothing() {
        send(3)
        var seen: [Double] = []
        queue.ring.look(before: queue.snapshot.frames) { seen.append($0.steering) }
        #expect(seen == [3] && drain() == [3])
    }

    /// One thread floods while another drains: every frame arrives whole, in order and once, or is counted as dropped.
    @Test func twoThreadsNeverTearAFrame() async {
        let queue = MotionQueue()
        let count = 40_000
        let producer = Task.detached {
            for number in 1...count {
                var frame = MotionFrame(at: Timestamp(nanoseconds: UInt64(number)))
                (frame.steering, frame.secondAxis, frame.axes.z) = (Double(number), Double(number), Double(number))
                if number % 2 == 0 {
                    frame.flags = .hasRotationRate
                    frame.rotationRate[2] = Float(number)
                }
                queue.publish(&frame)
                if number % 3 == 0 { queue.setMainButton(isDown: number % 6 == 0) }
                _ = queue.commit()
            }
        }
        var newest = 0.0
        var taken = 0
        while taken + Int(queue.droppedFrames) < count {
            let snapshot = queue.snapshot
            #expect(snapshot.status.pressCount - snapshot.status.releaseCount == snapshot.status.buttonsDown)
            #expect(snapshot.status.newestPacket.nanoseconds == snapshot.status.packetCount)
            queue.ring.drain(before: snapshot.frames) { frame, _ in
                #expect(frame.steering > newest)
                #expect(frame.secondAxis == frame.steering && frame.axes.z == frame.steering)
                #expect(frame.rotationRate[2] == (frame.flags.isEmpty ? 0 : Float(frame.steering)))
                newest = frame.steering
                taken += 1
            }
        }
        await producer.value
        #expect(taken + Int(queue.droppedFrames) == count && newest == Double(count))
    }

    // MARK: Buttons

    @Test func everyEdgeIsToldInOrder() {
        for isDown in [true, false, true] { queue.setMainButton(isDown: isDown) }
        queue.setMainButton(isDown: true)
        #expect(queue.commit() == .news)
        var edges: [[UInt32]] = []
        queue.takeNews().forEachEdge { edges.append([$0 ? 1 : 0, $1, $2]) }
        #expect(edges == [[1, 1, 0], [0, 1, 1], [1, 2, 1]])
        #expect(status.clickCount == 2)
        #expect(queue.commit().isEmpty)
    }

    @Test func tapsAreCountedByFingerAndPolledOnce() {
        var engine = InputEngine()
        queue.setMainButton(isDown: true)
        for fingers: UInt32 in [0b00001, 0b10001, 0b00100] { queue.pressFingers(fingers << 8) }
        _ = queue.commit()
        let input = engine.step(status, TimeStep(given: 0.02))
        #expect(input.counts.fingerPress == FingerCounts(2, 0, 1, 0, 1) && input.counts.press == 1)
        #expect(input.buttonsPressed == 0b10101 << 8 | GameInput.mainButton)
        #expect(input.buttonsReleased == 0b10101 << 8 && input.buttonsDown == GameInput.mainButton)
        #expect(engine.step(status, TimeStep(given: 0.02)).buttonsPressed == 0)
    }

    @Test func aSessionThatBeginsAnewKeepsTheButtonAndTheCounts() {
        feed(every: 0.02, from: 10, count: 5)
        queue.setMainButton(isDown: true)
        queue.pressFingers(1 << 8)
        _ = queue.commit()
        queue.restart()
        _ = queue.commit()
        #expect(status.rateMode == .unknown && status.packetCount == 0 && !isReceiving(at: 10.09))
        #expect(status.buttonsDown == GameInput.mainButton && status.pressCount == 1 && status.fingerPressCount[0] == 1)
        #expect(drain().isEmpty && queue.packetCount == 5)
    }

    @Test func aButtonHeldWhenTheLinkDropsIsReleased() {
        queue.setMainButton(isDown: true)
        send()
        _ = queue.takeNews()
        queue.linkDown(keepsCalibration: true)
        #expect(queue.commit() == .news)
        _ = queue.takeNews()
        #expect(status.releaseCount == 1 && status.pressCount == 1 && status.clickCount == 1)
        #expect(status.buttonsDown == 0 && status.packetCount == 0 && status.rateMode == .unknown)
        #expect(drain().isEmpty, "what waited belongs to the link that is gone")
        #expect(queue.packetCount == 1, "the packets of all links")
        queue.linkDown(keepsCalibration: true)
        #expect(queue.commit().isEmpty)
    }

    // MARK: Packets and silence

    @Test func framesThatContinueANotificationAreNoPackets() {
        publish(frame())
        var more = frame()
        more.flags = .continues
        queue.publish(&more)
        _ = queue.commit()
        #expect(queue.packetCount == 1 && status.packetCount == 1)
        #expect(drain().count == 2)
    }

    @Test(arguments: [(0.02, RateMode.fast, 0.35), (0.1, .normal, 0.35), (0.25, .lowPower, 3.5)])
    func theReceiveWindowFollowsTheRate(_ interval: Double, _ mode: RateMode, _ window: Double) {
        feed(every: interval, from: 10, count: 4)
        #expect(status.rateMode == mode)
        let last = 10 + 3 * interval
        #expect(isReceiving(at: last + window))
        #expect(!isReceiving(at: last + window + 0.001))
    }

    @Test func silenceMakesTheRateSlowButNotTheDeviceReceiving() {
        feed(every: 0.04, from: 10, count: 4)
        _ = queue.takeNews()
        #expect(queue.checkSilence(at: seconds(11.61)) == seconds(11.62))
        #expect(!queue.commit().contains(.news))
        #expect(queue.checkSilence(at: seconds(11.62)) == nil)
        #expect(queue.commit() == .news)
        let transition = queue.takeNews().transition
        #expect(transition?.previous == .normal && transition?.current == .lowPower)
        #expect(!isReceiving(at: 11.63))
    }

    @Test func aPacketTellsTheTransitionThatItCaused() {
        let modes = (0..<6).map { index in
            send(at: 10 + 0.04 * Double(index))
            return queue.takeNews().transition?.current
        }
        #expect(modes == [nil, nil, nil, .normal, nil, nil])
    }

    @Test func silenceIsWatchedForFromThePacketThatEndsIt() {
        #expect(send(at: 10) == .mustWatch)
        #expect(send(at: 10.1).isEmpty)
        _ = queue.checkSilence(at: seconds(12))
        #expect(send(at: 12.1).contains(.mustWatch))
    }

    @Test func aFamilyMayHaveNoRate() {
        queue.setMonitorsRate(false)
        #expect((0..<6).allSatisfy { send(at: 10 + 0.02 * Double($0)).isEmpty })
        #expect(status.rateMode == .unknown && isReceiving(at: 10.4) && !isReceiving(at: 10.5))
    }

    @Test func timesThatRunBackwardsAreHarmless() {
        for time in [5.0, 1.0, 0.0, 1e9, 2.0] { send(at: time) }
        publish(MotionFrame(at: .distantFuture))
        _ = queue.commit()
        #expect(isReceiving(at: 0))
        _ = queue.checkSilence(at: .distantFuture)
    }
}
