internal import VeltoBluetooth
internal import VeltoCore

/// The pairing of a link as a value type: events in, actions out.
///
///     idle -> registering -> pairing -> idle
///
/// The daemon pairs with the help of an agent. Ours is registered first, or withdrawn if the system's agent must
/// answer. It receives requests until there is a bond: the daemon also starts pairings itself.
struct PairingMachine {
    enum State: Hashable {
        case idle
        /// Waiting until the daemon has the agent of the policy.
        case registering
        /// `Pair` is pending.
        case pairing
    }

    enum Action: Hashable {
        /// Register the agent that the policy requires, and report the outcome with this number.
        case register(number: Int)
        /// Call `Pair`, and report the outcome with this number.
        case callPair(number: Int)
        case callCancel
        case reply(RequestID, VeltoError?)
        /// The program has to answer a pairing request.
        case tell(PairingRequest)
        /// Reply to the method call that carried the daemon's request.
        case answerCall(MethodAnswer)
    }

    private(set) var state = State.idle
    /// The pairing policy of this side.
    private(set) var policy = PairingPolicy.system
    /// The request that the daemon is waiting for.
    private(set) var question: PairingRequest?
    private var requests: [RequestID] = []
    /// Distinguishes the outcome of this pairing from that of an abandoned one.
    private var number = 0
    /// The passkey that is shown, and the digits entered so far.
    private var shown: PairingRequest?
    private var isRefused = false

    mutating func pair(by policy: PairingPolicy, _ request: RequestID) -> [Action] {
        requests.append(request)
        guard state == .idle else { return [] }
        self.policy = policy
        state = .registering
        isRefused = false
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
        // The daemon reports our refusal like any other failure.
        let refusal = VeltoError(
            .rejected, "pairing was rejected", remedy: "put the device into pairing mode, and pair again",
            detail: error?.detail ?? .none)
        return dropQuestion() + finish(error != nil && isRefused ? refusal : error)
    }

    /// Handles a bond of the device, through this pairing or one that the daemon started itself, as it does for
    /// keyboards.
    ///
    /// In the second case bluetoothd 5.66 never answers `Pair`: with a bond over LE, it continues to pair over BR/EDR.
    mutating func bonded() -> [Action] {
        dropQuestion() + finish(nil)
    }

    /// The daemon made a request and is waiting for the reply; it must have dropped any earlier one.
    mutating func asked(_ request: PairingRequest) -> [Action] {
        guard case .showPasskey = request else {
            question = request
            return [.tell(request)]
        }
        // Repeated for every key pressed on the device.
        defer { shown = request }
        return [.answerCall(.success())] + (request == shown ? [] : [.tell(request)])
    }

    /// The daemon no longer needs the reply, or needs a different one.
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

    /// The program abandons the pairing while the link is up.
    mutating func cancel(_ error: VeltoError) -> [Action] {
        let cancel: [Action] = state == .pairing ? [.callCancel] : []
        return dropQuestion() + cancel + finish(error)
    }

    /// The link has ended, and with it the daemon's own pairing.
    ///
    /// `CancelPairing` without a pairing in progress makes the daemon remove the bond, even one made right afterwards.
    /// Source: `cancel_pairing` of bluetoothd 5.66.
    mutating func linkEnded(_ error: VeltoError) -> [Action] {
        dropQuestion() + finish(error)
    }

    private mutating func finish(_ error: VeltoError?) -> [Action] {
        defer {
            state = .idle
            requests = []
            shown = nil
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
