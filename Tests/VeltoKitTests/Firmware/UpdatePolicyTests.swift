import Testing
import VeltoCore

@testable import VeltoKit

/// The table of the policy, without devices.
@Suite struct UpdatePolicyTests {
    private typealias Action = UpdatePolicy.Action

    private let seek: [Action] = [.report(.connecting), .startTimer(seconds: 10), .connect]
    private let handOver: [Action] = [.stopTimer, .report(.handingOver), .handOver]
    private let comeBack: [Action] = [.report(.returning), .dropLink, .startTimer(seconds: 60), .connect]
    private let lost = VeltoError(.disconnected, "the link was lost")

    private func transfer(_ part: Int) -> [Action] { [.stopTimer, .transfer(part: part)] }

    private func failure(_ actions: [Action]) -> ResultCode? {
        if case .fail(let error)? = actions.last { error.code } else { nil }
    }

    @Test func partsAreTransferredOneAfterTheOther() {
        var policy = UpdatePolicy(partCount: 2)
        #expect(policy.handle(.began(nil)) == seek)
        #expect(policy.handle(.ready(.application)) == handOver)
        #expect(policy.handle(.handedOver(nil)) == seek)
        #expect(policy.handle(.ready(.bootloader)) == transfer(0))
        #expect(policy.handle(.transferred(nil)) == [.dropLink] + seek)
        #expect(policy.handle(.ready(.bootloader)) == transfer(1))
        #expect(policy.handle(.transferred(lost)) == [.dropLink] + seek)
        #expect(policy.handle(.ready(.bootloader)) == transfer(1))
        #expect(policy.handle(.transferred(nil)) == comeBack)
        #expect(policy.handle(.ready(.application)) == [.stopTimer, .checkVersion])
        #expect(policy.handle(.timerFired).isEmpty)
    }

    @Test func aBootloaderThatTakesTheImageAndStaysEndsTheUpdate() {
        var policy = UpdatePolicy(partCount: 2)
        _ = policy.handle(.began(.bootloader))
        _ = policy.handle(.transferred(nil))
        #expect(policy.handle(.ready(.bootloader)) == transfer(1))
        for _ in 0..<4 {
            #expect(policy.handle(.transferred(nil)) == comeBack)
            #expect(policy.handle(.ready(.bootloader)) == transfer(1))
        }
        #expect(policy.handle(.transferred(nil)) == comeBack)
        #expect(failure(policy.handle(.ready(.bootloader))) == .protocol)
    }

    @Test func aLinkLostDuringTheHandOverIsEstablishedAgain() {
        var policy = UpdatePolicy(partCount: 1)
        #expect(policy.handle(.began(.application)) == handOver)
        for _ in 0..<2 {
            #expect(policy.handle(.handedOver(lost)) == [.dropLink] + seek)
            #expect(policy.handle(.ready(.application)) == handOver)
        }
        #expect(policy.handle(.handedOver(lost)) == [.dropLink] + seek)
        var other = policy
        #expect(failure(policy.handle(.ready(.application))) == .invalidState)
        #expect(other.handle(.ready(.bootloader)) == transfer(0))
    }

    @Test func anotherAddressIsSearchedAfterTheOwn() {
        var policy = UpdatePolicy(partCount: 1)
        #expect(policy.handle(.began(nil)) == seek)
        #expect(policy.handle(.timerFired) == [.startTimer(seconds: 50), .search])
        #expect(policy.handle(.ready(.bootloader)) == transfer(0))
        // Over the next links of the part, both addresses count.
        let again: [Action] = [.dropLink, .report(.connecting), .startTimer(seconds: 60), .connect, .search]
        #expect(policy.handle(.transferred(lost)) == again)
        #expect(policy.handle(.timerFired) == [.stopTimer, .reportAbsence(ofBootloader: true)])
    }

    @Test func aDeviceThatNeverAnswersIsNotMissedInItsBootloader() {
        var policy = UpdatePolicy(partCount: 1)
        _ = policy.handle(.began(nil))
        _ = policy.handle(.timerFired)
        #expect(policy.handle(.timerFired) == [.stopTimer, .reportAbsence(ofBootloader: false)])
    }

    @Test func anAddressOfTheProgramIsSearchedAtOnce() {
        var policy = UpdatePolicy(partCount: 1, searches: true)
        #expect(policy.handle(.began(nil)) == [.report(.connecting), .startTimer(seconds: 60), .connect, .search])
    }

    @Test func aRefusedHandOverEndsTheUpdate() {
        var policy = UpdatePolicy(partCount: 1)
        _ = policy.handle(.began(.application))
        #expect(failure(policy.handle(.handedOver(VeltoError(.invalidState, "the board streams")))) == .invalidState)
    }

    @Test func linksOfAPartAreCounted() {
        var policy = UpdatePolicy(partCount: 1)
        _ = policy.handle(.began(.bootloader))
        for _ in 0..<4 {
            #expect(policy.handle(.transferred(lost)) == [.dropLink] + seek)
            #expect(policy.handle(.ready(.bootloader)) == transfer(0))
        }
        #expect(failure(policy.handle(.transferred(lost))) == .disconnected)
    }
}
