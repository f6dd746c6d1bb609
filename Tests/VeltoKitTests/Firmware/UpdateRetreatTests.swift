import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoKit

/// The retreat of an update that was cancelled or refused, as the policy decides it.
@Suite struct UpdateRetreatTests {
    private typealias Action = UpdatePolicy.Action

    private let reset: [Action] = [.stopTimer, .reset]
    private let settle: [Action] = [.report(.returning), .dropLink, .startTimer(seconds: 30), .connect]
    private let retreat: [Action] = [.report(.returning), .startTimer(seconds: 10), .connect]

    private func sentence(_ actions: [Action]) -> String? {
        guard case .fail(let error)? = actions.last, error.code == .cancelled, actions.first == .stopTimer else {
            return nil
        }
        return error.message
    }

    private func policy(after events: UpdatePolicy.Event...) -> UpdatePolicy {
        var policy = UpdatePolicy(partCount: 1)
        for event in events { _ = policy.handle(event) }
        return policy
    }

    @Test func aTransferIsGivenUpAndTheDeviceAwaited() {
        for (mode, ending) in [(DeviceMode.application, "runs the firmware"), (.bootloader, "waits in its bootloader")]
        {
            var policy = policy(after: .began(.bootloader))
            #expect(policy.handle(.cancelled) == reset)
            #expect(policy.handle(.transferred(VeltoError(.cancelled, "given up"))).isEmpty)
            #expect(policy.handle(.cancelled).isEmpty)
            #expect(policy.handle(.wasReset) == settle)
            let sentence = sentence(policy.handle(.ready(mode)))
            #expect(sentence?.contains(ending) ?? false)
        }
    }

    @Test func aFailureKeepsItsRemedy() {
        for (mode, remedy) in [
            (DeviceMode.application, "take another"), (.bootloader, "take another, and update it again"),
        ] {
            var policy = policy(after: .began(.bootloader))
            _ = policy.handle(.transferred(VeltoError(.protocol, "the image is refused", remedy: "take another")))
            _ = policy.handle(.wasReset)
            guard case .fail(let error)? = policy.handle(.ready(mode)).last else {
                Issue.record("it does not fail")
                continue
            }
            #expect(error.problem.hasPrefix("the image is refused; the device ") && error.remedy == remedy)
        }
    }

    @Test func aDeviceThatDoesNotReturnEndsTheRetreat() {
        var policy = policy(after: .began(.bootloader), .cancelled, .wasReset)
        #expect(sentence(policy.handle(.timerFired))?.contains("not ready again in time") ?? false)
    }

    @Test func aBootloaderThatIsNotConnectedYetIsConnectedAndReset() {
        var policy = policy(after: .began(.application), .handedOver(nil))
        #expect(policy.handle(.cancelled) == retreat)
        #expect(policy.handle(.timerFired) == [.startTimer(seconds: 20), .search])
        #expect(policy.handle(.ready(.bootloader)) == reset)
    }

    @Test func aBootloaderThatIsNotFoundEndsTheRetreat() {
        var policy = policy(after: .began(.application), .handedOver(nil), .cancelled, .timerFired)
        #expect(sentence(policy.handle(.timerFired))?.contains("not ready again in time") ?? false)
    }

    @Test func aFirmwareThatReturnsByItselfEndsTheRetreat() {
        var policy = policy(after: .began(.application), .handedOver(nil), .cancelled)
        #expect(sentence(policy.handle(.ready(.application)))?.contains("runs the firmware") ?? false)
    }

    @Test func aHandOverThatWasCancelledMayHaveHappened() {
        var policy = policy(after: .began(.application))
        let withdrawal: [Action] = [.withdraw, .startTimer(seconds: 3)]
        #expect(policy.handle(.cancelled) == withdrawal)
        #expect(policy.handle(.handedOver(VeltoError(.cancelled, "withdrawn"))).isEmpty)
        var (stays, falls, jumped) = (policy, policy, policy)
        #expect(sentence(stays.handle(.timerFired))?.contains("runs the firmware") ?? false)
        #expect(falls.handle(.lost) == retreat)
        #expect(jumped.handle(.handedOver(nil)) == retreat)
    }

    @Test func aDeviceThatWasNotTouchedIsLeftAlone() {
        var policy = policy(after: .began(nil))
        #expect(sentence(policy.handle(.cancelled))?.contains("before it had begun") ?? false)
    }

    @Test func afterTheLastPartNothingIsGivenUp() {
        var policy = policy(after: .began(.bootloader), .transferred(nil))
        #expect(sentence(policy.handle(.cancelled))?.contains("whole firmware") ?? false)
    }

    @Test func aRefusedImageBringsTheFirmwareBackBeforeTheErrorEndsIt() {
        var policy = policy(after: .began(.bootloader))
        #expect(policy.handle(.transferred(VeltoError(.rejected, "the bootloader refuses the image"))) == reset)
        _ = policy.handle(.wasReset)
        guard case .fail(let error)? = policy.handle(.ready(.application)).last else {
            Issue.record("no error")
            return
        }
        #expect(error.code == .rejected && error.message.hasPrefix("the bootloader refuses the image; the device runs"))
    }

    @Test func aSystemByItselfMayLeaveTheDeviceInItsBootloader() {
        var policy = UpdatePolicy(partCount: 1, mayStay: true)
        _ = policy.handle(.began(.bootloader))
        _ = policy.handle(.transferred(nil))
        #expect(policy.handle(.ready(.bootloader)) == [.stopTimer, .succeed])
    }
}
