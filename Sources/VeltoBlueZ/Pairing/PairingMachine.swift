internal import VeltoBluetooth
internal import VeltoCore

/// The state machine of pairing, as a value: events in, actions out.
///
///     idle -> registering -> pairing -> idle
///
/// The daemon pairs with the help of an agent. The library's agent is registered first, or unregistered if the system's
/// agent must answer. It receives requests until there is a bond, since the daemon also starts pairings by itself.
struct PairingMachine {
    enum State: Hashable {
        case idle
        /// Waiting for the registration of the policy's agent.
        case registering
        /// `Pair` is pending.
        case pairing
    }

    enum Action: Hashable {
        /// Register the agent that the policy requires, and report the result with this number.
        case register(number: Int)
        /// Call `Pair`, and report the result with this number.
        case callPair(number: Int)
        case callCancel
        case reply(RequestID, VeltoError?)
        /// Pass a pairing request to the program.
        case tell(PairingRequest)
        /// Reply to the daemon's method call.
        case answerCall(MethodAnswer)
    }

    private(set) var state = State.idle
    /// The pairing policy of the program.
    private(set) var policy = PairingPolicy.system
    /// The pending request of the daemon.
    private(set) var question: PairingRequest?
    private var requests: [RequestID] = []
    /// Distinguishes the result of this pairing from that of an abandoned one.
    private var number = 0
    /// The displayed passkey, and the number of entered digits.
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

    /// Handles the reply to `Pair`.
    mutating func paired(_ error: VeltoError?, number: Int) -> [Action] {
        guard state == .pairing, number == self.number else { return [] }
        // The daemon reports the program's refusal like any other failure.
        let refusal = VeltoError(
            .rejected, "pairing was rejected", remedy: "put the device into pairing mode, and pair again",
            detail: error?.detail ?? .none)
        return dropQuestion() + finish(error != nil && isRefused ? refusal : error)
    }

    /// Handles a bond of the device, from this pairing or from one that the daemon started itself, as for keyboards.
    ///
    /// In the second case, bluetoothd 5.66 never replies to `Pair`: after a bond over LE, it continues to pair over
    /// BR/EDR.
    mutating func bonded() -> [Action] {
        dropQuestion() + finish(nil)
    }

    /// Handles a request of the daemon, which replaces any earlier one.
    mutating func asked(_ request: PairingRequest) -> [Action] {
        guard case .showPasskey = request else {
            question = request
            return [.tell(request)]
        }
        // The daemon repeats the request for every key pressed on the device.
        defer { shown = request }
        return [.answerCall(.success())] + (request == shown ? [] : [.tell(request)])
    }

    /// Drops the pending request, which the daemon has withdrawn or replaced.
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

    /// Cancels the pairing while the link is up.
    mutating func cancel(_ error: VeltoError) -> [Action] {
        let cancel: [Action] = state == .pairing ? [.callCancel] : []
        return dropQuestion() + cancel + finish(error)
    }

    /// Handles the end of the link, which also ends the daemon's pairing.
    ///
    /// `CancelPairing` without a pairing in progress makes the daemon remove the bond, even one made right afterward.
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
