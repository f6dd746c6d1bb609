import Testing
import VeltoBluetooth
import VeltoCore

@testable import VeltoBlueZ

@Suite struct PairingMachineTests {
    private let first = RequestID(rawValue: 1)
    private let second = RequestID(rawValue: 2)
    private let failure = VeltoError(.pairingRequired, "pairing failed")

    private func makePairing() -> PairingMachine {
        var machine = PairingMachine()
        #expect(machine.pair(by: .interactive, first) == [.register(number: 1)])
        #expect(machine.registered(nil, number: 1) == [.callPair(number: 1)])
        return machine
    }

    @Test func theAgentComesFirstAndAllRequestsAreAnswered() {
        var machine = PairingMachine()
        #expect(machine.pair(by: .interactive, first) == [.register(number: 1)])
        #expect(machine.pair(by: .interactive, second) == [])
        #expect(machine.registered(nil, number: 1) == [.callPair(number: 1)])
        #expect(machine.paired(nil, number: 1) == [.reply(first, nil), .reply(second, nil)])
        #expect(machine.state == .idle)
        #expect(machine.paired(nil, number: 1) == [])
    }

    @Test func withoutAnAgentNothingIsCalled() {
        var machine = PairingMachine()
        _ = machine.pair(by: .interactive, first)
        #expect(machine.registered(failure, number: 1) == [.reply(first, failure)])
        #expect(machine.pair(by: .interactive, second) == [.register(number: 2)])
    }

    @Test func whatComesOfAPairingThatWasGivenUpIsTooLate() {
        var machine = makePairing()
        #expect(machine.cancel(failure) == [.callCancel, .reply(first, failure)])
        #expect(machine.pair(by: .interactive, second) == [.register(number: 2)])
        #expect(machine.registered(nil, number: 1) == [])
        #expect(machine.registered(nil, number: 2) == [.callPair(number: 2)])
        #expect(machine.paired(failure, number: 1) == [])
        #expect(machine.paired(nil, number: 2) == [.reply(second, nil)])
    }

    @Test func aBondThatTheDaemonMadeByItselfIsEnough() {
        var machine = makePairing()
        #expect(machine.bonded() == [.reply(first, nil)])
        #expect(machine.paired(failure, number: 1) == [])
        #expect(machine.pair(by: .interactive, second) == [.register(number: 2)])
        #expect(machine.bonded() == [.reply(second, nil)])
        #expect(machine.registered(nil, number: 2) == [])
        #expect(machine.bonded() == [])
    }

    @Test func nothingIsCancelledThatWasNotCalled() {
        var machine = PairingMachine()
        #expect(machine.cancel(failure) == [])
        _ = machine.pair(by: .interactive, first)
        #expect(machine.cancel(failure) == [.reply(first, failure)])
    }

    @Test func theDaemonIsNotToldToCancelWhatEndedWithItsLink() {
        var machine = makePairing()
        _ = machine.asked(.authorize)
        #expect(machine.linkEnded(failure) == [.answerCall(.canceled), .reply(first, failure)])
        #expect(machine.state == .idle)
    }

    @Test(arguments: [
        (PairingRequest.confirm(passkey: 1), PairingAnswer.accept, MethodAnswer.success()),
        (.confirm(passkey: 1), .reject, .rejected),
        (.confirm(passkey: 1), .passkey(1), .rejected),
        (.authorize, .accept, .success()),
        (.enterPasskey, .passkey(999_999), .success([.uint32(999_999)])),
        (.enterPasskey, .passkey(1_000_000), .rejected),
        (.enterPasskey, .accept, .rejected),
    ])
    func aQuestionIsAnsweredOnce(question: PairingRequest, answer: PairingAnswer, expected: MethodAnswer) {
        var machine = makePairing()
        #expect(machine.asked(question) == [.tell(question)])
        #expect(machine.answer(answer) == [.answerCall(expected)])
        #expect(machine.answer(answer) == [])
    }

    @Test func aRefusalOfOursIsTheReasonWhateverTheDaemonSays() {
        var machine = makePairing()
        _ = machine.asked(.authorize)
        _ = machine.answer(.reject)
        guard case .reply(_, let error)? = machine.paired(failure, number: 1).first else {
            Issue.record("no reply")
            return
        }
        #expect(error?.code == .rejected)
        // The next pairing begins anew.
        _ = machine.pair(by: .interactive, second)
        _ = machine.registered(nil, number: 2)
        #expect(machine.paired(failure, number: 2) == [.reply(second, failure)])
    }

    @Test func aQuestionThatIsOpenAtTheEndIsCanceled() {
        var machine = makePairing()
        _ = machine.asked(.enterPasskey)
        #expect(machine.cancel(failure) == [.answerCall(.canceled), .callCancel, .reply(first, failure)])
        machine = makePairing()
        _ = machine.asked(.enterPasskey)
        #expect(machine.paired(nil, number: 1) == [.answerCall(.canceled), .reply(first, nil)])
    }

    @Test func aPasskeyThatIsShownIsToldWhenItChanges() {
        var machine = makePairing()
        #expect(machine.asked(.showPasskey(1)) == [.answerCall(.success()), .tell(.showPasskey(1))])
        #expect(machine.asked(.showPasskey(1)) == [.answerCall(.success())])
        let oneDigit = PairingRequest.showPasskey(1, entered: 1)
        #expect(machine.asked(oneDigit) == [.answerCall(.success()), .tell(oneDigit)])
        #expect(machine.asked(.showPasskey(2)) == [.answerCall(.success()), .tell(.showPasskey(2))])
        #expect(machine.answer(.accept) == [])
    }

    @Test func aQuestionOfAPairingThatTheDaemonBeganIsToldToo() {
        var machine = PairingMachine()
        #expect(machine.asked(.authorize) == [.tell(.authorize)])
        #expect(machine.answer(.accept) == [.answerCall(.success())])
        #expect(machine.asked(.authorize) == [.tell(.authorize)])
        #expect(machine.bonded() == [.answerCall(.canceled)])
        #expect(machine.asked(.authorize) == [.tell(.authorize)])
        #expect(machine.cancel(failure) == [.answerCall(.canceled)])
        _ = machine.pair(by: .interactive, first)
        #expect(machine.asked(.showPasskey(1)) == [.answerCall(.success()), .tell(.showPasskey(1))])
    }

    @Test func aRefusalBeforeAPairingIsNotItsReason() {
        var machine = PairingMachine()
        _ = machine.asked(.authorize)
        _ = machine.answer(.reject)
        _ = machine.pair(by: .interactive, first)
        _ = machine.registered(nil, number: 1)
        #expect(machine.paired(failure, number: 1) == [.reply(first, failure)])
    }
}

@Suite struct AgentCallTests {
    private static let device = ObjectPath("/org/bluez/hci0/dev_1")

    @Test(
        arguments: [
            ("RequestConfirmation", 7, AgentCall.request(device, .confirm(passkey: 7))),
            ("RequestConfirmation", 1_000_000, .malformed),
            ("RequestConfirmation", -1, .malformed),
            ("RequestConfirmation", nil, .malformed),
            ("DisplayPasskey", 0, .request(device, .showPasskey(0, entered: 3))),
            ("DisplayPasskey", Int64.max, .malformed),
            ("RequestPasskey", nil, .request(device, .enterPasskey)),
            ("RequestAuthorization", nil, .request(device, .authorize)),
            ("RequestPinCode", nil, .unneeded),
            ("AuthorizeService", nil, .unneeded),
            ("Cancel", nil, .cancel),
            ("Release", nil, .release),
        ] as [(String, Int64?, AgentCall)])
    func aCallIsAValue(member: String, passkey: Int64?, expected: AgentCall) {
        let call = AgentCall(member: member, isWellFormed: true, device: Self.device.text, passkey: passkey, entered: 3)
        #expect(call == expected)
        #expect(AgentCall(member: member, isWellFormed: false, device: nil, passkey: nil) == .malformed)
    }
}
