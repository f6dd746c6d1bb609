internal import VeltoBluetooth
internal import VeltoCore

/// The pairing of one link as a value: what happened goes in, what to do comes out.
///
///     idle -> registering -> pairing -> idle
///
/// The daemon pairs with an agent's help: it is registered first, and asked while `Pair` is pending.
struct PairingMachine {
    enum State: Hashable {
        case idle
        /// Waiting for the daemon to know the agent.
        case registering
        /// `Pair` is pending.
        case pairing
    }

    enum Action: Hashable {
        /// Make the agent known to the daemon, and report the outcome together with the number.
        case register(number: Int)
        /// Call `Pair`, and report the outcome together with the number.
        case callPair(number: Int)
        case callCancel
        case reply(RequestID, VeltoError?)
        /// The program has to do something.
        case tell(PairingRequest)
        /// Answer the call in which the daemon made its request.
        case answerCall(MethodAnswer)
    }

    private(set) var state = State.idle
    /// What the daemon waits for.
    private(set) var question: PairingRequest?
    private var requests: [RequestID] = []
    /// Tells the outcome of this pairing from that of one that was given up.
    private var number = 0
    private var shownPasskey: UInt32?
    private var isRefused = false

    mutating func pair(_ request: RequestID) -> [Action] {
        requests.append(request)
        guard state == .idle else { return [] }
        state = .registering
        number += 1
        return [.register(number: number)]
    }

    mutating func registered(_ error: VeltoError?, number: Int) -> [Action] {
        guard state == .registering, number == self.number else { return [] }
        if let error { return finish(error) }
        state = .pairing
        return [.callPair(number: number)]
    }

    /// `Pair` was answered.
    mutating func paired(_ error: VeltoError?, number: Int) -> [Action] {
        guard state == .pairing, number == self.number else { return [] }
        // Daemons report a refusal of ours as a failure like any other.
        let refusal = VeltoError(.rejected, "pairing was rejected", detail: error?.detail ?? .none)
        return dropQuestion() + finish(error != nil && isRefused ? refusal : error)
    }

    /// The daemon made a request, and waits for the answer to its call; an earlier one must have been dropped.
    mutating func asked(_ request: PairingRequest) -> [Action] {
        guard state == .pairing else { return [.answerCall(.rejected)] }
        guard case .showPasskey(let passkey) = request else {
            question = request
            return [.tell(request)]
        }
        // Repeated with every key that a person presses on the device.
        defer { shownPasskey = passkey }
        return [.answerCall(.success())] + (passkey == shownPasskey ? [] : [.tell(request)])
    }

    /// The daemon does not want the answer any more, or another one.
    mutating func dropQuestion() -> [Action] {
        guard question != nil else { return [] }
        question = nil
        return [.answerCall(.canceled)]
    }

    mutating func answer(_ answer: PairingAnswer) -> [Action] {
        guard let question else { return [] }
        self.question = nil
        isRefused = !answer.accepts(question)
        if isRefused { return [.answerCall(.rejected)] }
        if case .passkey(let passkey) = answer { return [.answerCall(.success([.uint32(passkey)]))] }
        return [.answerCall(.success())]
    }

    /// The pairing is given up, or its link is over.
    mutating func end(_ error: VeltoError) -> [Action] {
        let cancel: [Action] = state == .pairing ? [.callCancel] : []
        return dropQuestion() + cancel + finish(error)
    }

    private mutating func finish(_ error: VeltoError?) -> [Action] {
        defer {
            state = .idle
            requests = []
            shownPasskey = nil
            isRefused = false
        }
        return requests.map { .reply($0, error) }
    }
}

extension MethodAnswer {
    static let rejected = failure(BusFailure(name: "org.bluez.Error.Rejected", text: "rejected"))
    static let canceled = failure(BusFailure(name: "org.bluez.Error.Canceled", text: "canceled"))
    static let malformed = failure(
        BusFailure(name: "org.freedesktop.DBus.Error.InvalidArgs", text: "the arguments are not those of the method"))
}
