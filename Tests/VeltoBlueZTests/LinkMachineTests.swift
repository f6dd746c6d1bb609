import Testing
import VeltoBluetooth
import VeltoCore

@testable import VeltoBlueZ

@Suite struct LinkMachineTests {
    private static let request = RequestID(rawValue: 1)
    private static let later = RequestID(rawValue: 2)
    private static let refused = VeltoError(.connectFailed, "refused")

    /// A machine with a clock, driven step by step.
    private struct Drive {
        var machine = LinkMachine()
        var now = Timestamp(nanoseconds: 1_000_000_000)

        @discardableResult
        mutating func callAsFunction(_ input: LinkMachine.Input, after seconds: Double = 0) -> [LinkMachine.Action] {
            now = now.advanced(bySeconds: seconds)
            return machine.handle(input, at: now)
        }

        /// Connecting, nothing answered yet.
        static func connecting() -> Drive {
            var drive = Drive()
            drive(.connect(request))
            drive(.checked(isConnected: false, isResolved: false, isDying: false))
            return drive
        }

        /// Up and ready, made by us or found.
        static func ready(isOurs: Bool = true) -> Drive {
            var drive = connecting()
            if isOurs {
                drive(.connectedChanged(true))
                drive(.connectSucceeded)
                drive(.resolvedChanged(true))
            } else {
                drive = Drive()
                drive(.connect(request))
                drive(.checked(isConnected: true, isResolved: true, isDying: false))
            }
            drive(.attributes(2))
            return drive
        }
    }

    @Test func theUsualCourseOfAConnect() {
        var drive = Drive()
        #expect(drive(.connect(Self.request)) == [.callCheck])
        #expect(drive(.checked(isConnected: false, isResolved: false, isDying: false)) == [.stopTimer, .callConnect])
        #expect(drive(.connectedChanged(true)) == [])
        #expect(drive(.connectSucceeded) == [.stopTimer, .reply(Self.request, nil), .publishUp])
        #expect(drive(.resolvedChanged(true)) == [.countAttributes])
        #expect(drive(.attributes(2)) == [.stopTimer, .publishReady])
        #expect(drive.machine.state == .ready)
        #expect(drive.machine.isOurs)
    }

    @Test func aLinkOfSomebodyElseIsAdoptedAndOnlyLetGo() {
        var drive = Drive.ready(isOurs: false)
        #expect(!drive.machine.isOurs)
        let actions = drive(.disconnect)
        #expect(!actions.contains(.callDisconnect))
        #expect(actions.contains { if case .publishDown(.local, _) = $0 { true } else { false } })
        #expect(drive.machine.state == .idle)
    }

    @Test func aLinkThatTheDaemonDoesNotUseIsMadeAgain() {
        var drive = Drive()
        drive(.connect(Self.request))
        let up: [LinkMachine.Action] = [
            .stopTimer, .reply(Self.request, nil), .publishUp, .startTimer(seconds: LinkMachine.foreignDiscoveryTime),
        ]
        #expect(drive(.checked(isConnected: true, isResolved: false, isDying: false)) == up)
        #expect(drive(.timerFired, after: LinkMachine.foreignDiscoveryTime).contains(.callDisconnect))
        drive(.connectedChanged(false), after: 2)
        #expect(drive(.timerFired, after: 1) == [.stopTimer, .callConnect])
        drive(.connectedChanged(true))
        #expect(drive(.connectSucceeded) == [.stopTimer], "it is up for the program since the beginning")
        drive(.resolvedChanged(true))
        #expect(drive(.attributes(2)) == [.stopTimer, .publishReady])
        #expect(drive.machine.isOurs)
    }

    @Test func aLinkOfSomebodyElseWhoseServicesBecomeKnownInTimeIsKept() {
        var drive = Drive()
        drive(.connect(Self.request))
        drive(.checked(isConnected: true, isResolved: false, isDying: false))
        #expect(drive(.resolvedChanged(true), after: 30) == [.countAttributes])
        #expect(drive(.attributes(2)) == [.stopTimer, .publishReady])
        #expect(!drive.machine.isOurs)
    }

    @Test func aDyingLinkIsWaitedForAndNotAdopted() {
        var drive = Drive()
        drive(.connect(Self.request))
        #expect(
            drive(.checked(isConnected: true, isResolved: true, isDying: true))
                == [.startTimer(seconds: LinkMachine.leaveTime)])
        #expect(drive(.connectedChanged(false)) == [.stopTimer, .callConnect])
    }

    @Test func aDisturbedAttemptIsRepeatedThreeTimesWithGrowingPauses() {
        var drive = Drive.connecting()
        for pause in LinkMachine.retryPauses {
            let actions = drive(.connectFailed(Self.refused, .retryConnecting), after: 0.5)
            #expect(actions.last == .startTimer(seconds: pause))
            #expect(drive(.timerFired, after: pause) == [.stopTimer, .callConnect])
        }
        #expect(
            drive(.connectFailed(Self.refused, .retryConnecting), after: 0.5)
                == [.stopTimer, .reply(Self.request, Self.refused)])
        #expect(drive.machine.state == .idle)
    }

    @Test func aSilentDeviceIsWaitedForWithoutEnd() {
        var drive = Drive.connecting()
        for _ in 0..<50 {
            drive(.connectFailed(Self.refused, .retryConnecting), after: 40)
            #expect(drive(.timerFired, after: 0.01).contains(.callConnect))
        }
    }

    @Test func aRefusalThatMeansSomethingElseIsReportedAtOnce() {
        var drive = Drive.connecting()
        #expect(
            drive(.connectFailed(Self.refused, .report)) == [.stopTimer, .reply(Self.request, Self.refused)])
    }

    @Test func theNextAttemptWaitsForTheDropOfTheLast() {
        var drive = Drive.connecting()
        drive(.connectedChanged(true))
        drive(.connectFailed(Self.refused, .retryConnecting))
        #expect(drive.machine.state == .cooling)
        #expect(drive(.connectedChanged(false), after: 0.4) == [.startTimer(seconds: 0.2)])
        #expect(drive(.timerFired, after: 0.2).contains(.callConnect))
    }

    @Test func aSuccessWithoutALinkIsTriedAgain() {
        var drive = Drive.connecting()
        #expect(drive(.connectSucceeded) == [.startTimer(seconds: LinkMachine.settleTime), .callCheck])
        drive(.checked(isConnected: false, isResolved: false, isDying: false))
        drive(.timerFired, after: LinkMachine.settleTime)
        #expect(drive.machine.state == .pausing)
    }

    @Test func aLinkOfWhichNoSignalCameIsFoundByAsking() {
        var drive = Drive.connecting()
        drive(.connectSucceeded)
        let actions = drive(.checked(isConnected: true, isResolved: true, isDying: false))
        #expect(actions == [.stopTimer, .reply(Self.request, nil), .publishUp, .countAttributes])
        #expect(drive.machine.isOurs)
    }

    @Test func anotherProgramsAttemptIsJoinedAndItsLinkNotOurs() {
        var drive = Drive.connecting()
        drive(.connectFailed(VeltoError(.busy, "busy"), .retryShortly))
        #expect(drive(.connectedChanged(true)).contains(.publishUp))
        #expect(!drive.machine.isOurs)
    }

    @Test func everyStateAnswersTheRequestOnceWhenTheBackendIsLost() {
        let error = VeltoError(.busLost, "bus")
        var checking = Drive()
        checking(.connect(Self.request))
        var confirming = Drive.connecting()
        confirming(.connectSucceeded)
        var pausing = Drive.connecting()
        pausing(.connectFailed(Self.refused, .retryConnecting))
        var joining = Drive.connecting()
        joining(.connectFailed(Self.refused, .retryShortly))
        for var drive in [checking, Drive.connecting(), confirming, pausing, joining] {
            let actions = drive(.backendLost(error))
            #expect(actions.filter { $0 == .reply(Self.request, error) }.count == 1)
            #expect(!actions.contains { if case .publishDown = $0 { true } else { false } })
            #expect(drive.machine.state == .idle)
        }
    }

    @Test func aReadyLinkEndsExactlyOnceWhicheverSignsFollow() {
        for first in [LinkMachine.Input.connectedChanged(false), .objectRemoved, .backendLost(Self.refused)] {
            var drive = Drive.ready()
            var downs = 0
            for input in [first, .connectedChanged(false), .objectRemoved, .backendLost(Self.refused), .timerFired] {
                downs += drive(input).count { if case .publishDown = $0 { true } else { false } }
            }
            #expect(downs == 1)
        }
    }

    @Test func aReasonIsWaitedForOnlyWhereTheDaemonGivesOne() {
        var drive = Drive.ready()
        drive.machine.announcesReasons = true
        #expect(drive(.connectedChanged(false)).contains(.startTimer(seconds: LinkMachine.reasonTime)))
        let actions = drive(.reason(.timeout), after: 0.01)
        #expect(actions.contains { if case .publishDown(.timeout, _) = $0 { true } else { false } })
    }

    @Test func aReasonThatCameFirstIsUsedAtOnce() {
        var drive = Drive.ready()
        drive.machine.announcesReasons = true
        drive(.reason(.remote))
        let actions = drive(.connectedChanged(false))
        #expect(actions.contains { if case .publishDown(.remote, _) = $0 { true } else { false } })
    }

    @Test func socketsAreClosedBeforeTheLinkIsEnded() throws {
        var drive = Drive.ready()
        let actions = drive(.disconnect)
        let endTraffic = try #require(actions.firstIndex { if case .endTraffic = $0 { true } else { false } })
        let callDisconnect = try #require(actions.firstIndex(of: .callDisconnect))
        #expect(endTraffic < callDisconnect)
        #expect(drive.machine.state == .leaving)
    }

    @Test func aConnectWhileLeavingBeginsAfterTheEnd() {
        var drive = Drive.ready()
        drive(.disconnect)
        #expect(drive(.connect(Self.later)) == [])
        let actions = drive(.connectedChanged(false), after: 2)
        #expect(actions.last == .callCheck)
        #expect(drive.machine.state == .checking)
    }

    @Test func anEndThatIsNeverConfirmedIsAssumedAfterAWhile() {
        var drive = Drive.ready()
        drive(.disconnect)
        let actions = drive(.timerFired, after: LinkMachine.leaveTime)
        #expect(actions.contains { if case .publishDown(.local, _) = $0 { true } else { false } })
    }

    @Test func aSuccessThatComesWhileLeavingIsUndone() {
        var drive = Drive.connecting()
        #expect(drive(.disconnect).contains(.callDisconnect))
        drive(.connectedChanged(true))
        #expect(drive(.connectSucceeded) == [.callDisconnect])
        #expect(drive(.connectedChanged(false)).contains(.setDying(false)))
        #expect(drive.machine.state == .idle)
    }

    @Test func servicesThatComeLateAreWaitedForUntilTheyAreComplete() {
        var drive = Drive.connecting()
        drive(.connectedChanged(true))
        drive(.connectSucceeded)
        drive(.resolvedChanged(true))
        #expect(drive(.attributes(0)) == [.refreshObjects, .startTimer(seconds: LinkMachine.exportTime)])
        #expect(drive(.attributes(1)) == [.startTimer(seconds: LinkMachine.exportSilence)])
        #expect(drive(.timerFired, after: LinkMachine.exportSilence) == [.stopTimer, .publishReady])
    }

    @Test func servicesThatNeverComeCostOneFreshLinkAndThenGiveAnEmptyTable() {
        var drive = Drive.connecting()
        for round in 1...2 {
            drive(.connectedChanged(true))
            drive(.connectSucceeded)
            drive(.resolvedChanged(true))
            drive(.attributes(0))
            let actions = drive(.timerFired, after: LinkMachine.exportTime)
            #expect(actions.contains(.callDisconnect) == (round == 1))
            #expect(actions.contains(.publishReady) == (round == 2))
            guard round == 1 else { continue }
            drive(.connectedChanged(false))
            #expect(drive(.timerFired, after: 0.2).contains(.callConnect))
        }
    }

    @Test func inputsInAnyOrderNeverEndWithAnUnansweredRequestOrASecondEnd() {
        let inputs: [LinkMachine.Input] = [
            .connect(Self.later), .checked(isConnected: true, isResolved: true, isDying: false),
            .checked(isConnected: false, isResolved: false, isDying: true), .connectSucceeded,
            .connectFailed(Self.refused, .report), .connectFailed(Self.refused, .retryShortly),
            .connectFailed(Self.refused, .retryConnecting), .connectedChanged(true), .connectedChanged(false),
            .resolvedChanged(true), .attributes(0), .attributes(3), .disconnect, .disconnectAnswered, .reason(.remote),
            .timerFired, .objectRemoved,
        ]
        var generator = SplitMix(state: 7)
        for round in 0..<2000 {
            var drive = Drive()
            drive.machine.announcesReasons = round % 2 == 0
            var asked = 0, answered = 0, ups = 0, downs = 0
            for _ in 0..<40 {
                let input = inputs[Int(generator.next() % UInt64(inputs.count))]
                if case .connect = input { asked += 1 }
                count(drive(input, after: 0.3), &answered, &ups, &downs)
                #expect(downs <= ups && ups <= downs + 1)
            }
            count(drive(.backendLost(Self.refused)), &answered, &ups, &downs)
            #expect(asked == answered, "round \(round)")
            #expect(ups == downs, "round \(round)")
        }
    }

    private func count(_ actions: [LinkMachine.Action], _ answered: inout Int, _ ups: inout Int, _ downs: inout Int) {
        for action in actions {
            switch action {
            case .reply: answered += 1
            case .publishUp: ups += 1
            case .publishDown: downs += 1
            default: break
            }
        }
    }
}

/// A small generator of numbers that are the same in every run.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
