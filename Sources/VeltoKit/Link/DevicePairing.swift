internal import VeltoBluetooth
internal import VeltoCore

/// Pairs with a device, for operations of the program and for the session.
///
/// There is one pairing at a time, whose outcome goes to all waiting requests. The context's policy answers requests of
/// the device.
final class DevicePairing: @unchecked Sendable {
    // Unchecked: used only on the loop.

    /// Timeout of service discovery (seconds).
    static let connectTime = 30.0
    /// Timeout of the pairing itself, in which people take part (seconds).
    static let pairTime = 60.0
    /// Timeout of the program's reply (seconds).
    ///
    /// Shorter than the protocol's limit of 30 s, so that the device receives the refusal (Bluetooth Core, Vol 3, Part
    /// H, 3.4).
    static let answerTime = 25.0

    private unowned let link: DeviceLink
    private var operations: [Context.Operation] = []
    private var sessionRequests: [RequestID] = []
    /// Whether services are discovered, so that pairing can begin.
    private var isLinkUsable = false
    private var isUnderWay = false
    private var start = Timestamp.zero
    /// Distinguishes the outcome of this pairing from that of an abandoned one.
    private var number = 0
    private var policy = PairingPolicy.system
    /// The request awaiting the program's reply.
    private var question: PairingRequest?
    /// The reason why a request of the device was refused on this side.
    ///
    /// The backend does not report this reason.
    private var refusal: VeltoError?
    private lazy var timer = LoopTimer { [weak self] in self?.timedOut() }
    private lazy var answerTimer = LoopTimer { [weak self] in self?.answerTimedOut() }

    init(link: DeviceLink) {
        self.link = link
    }

    /// Whether an operation of the program waits.
    ///
    /// Such an operation requires the link.
    var hasOperations: Bool { !operations.isEmpty }

    // MARK: Requests

    /// Pairs for the program once services are discovered.
    func begin(for operation: Context.Operation) {
        operations.append(operation)
        if isUnderWay { return }
        if isLinkUsable { return begin() }
        if operations.count == 1 { link.services.loop.schedule(timer, inSeconds: Self.connectTime) }
    }

    /// Pairs for the session.
    func begin(for request: RequestID) {
        sessionRequests.append(request)
        if !isUnderWay { begin() }
    }

    /// Handles a cancelled operation.
    ///
    /// Returns whether it waited here.
    func cancel(_ operation: Context.Operation) -> Bool {
        guard let index = operations.firstIndex(where: { $0 === operation }) else { return false }
        operations.remove(at: index)
        // Cancelled first, so that no request waits for an answer at the operation's end.
        abandonIfUnwanted()
        link.services.finish(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
        return true
    }

    /// Handles a session that has ended or restarts.
    func sessionEnded() {
        for request in sessionRequests { _ = link.services.abandon(request) }
        sessionRequests = []
        abandonIfUnwanted()
    }

    /// Cancels the requests of the session.
    ///
    /// The requests end with `cancelled`, after the current call.
    func cancelForSession() {
        let requests = sessionRequests
        sessionRequests = []
        abandonIfUnwanted()
        let error = VeltoError(.cancelled, "pairing was cancelled")
        link.services.loop.post { [weak self] in
            for request in requests { self?.link.services.answered(request, .failure(error)) }
        }
    }

    // MARK: The link

    /// Handles the end of service discovery.
    func linkUsable() {
        isLinkUsable = true
        if hasOperations, !isUnderWay { begin() }
    }

    /// Handles a lost link.
    ///
    /// Operations that wait for the next link continue.
    func linkDown() {
        isLinkUsable = false
        guard isUnderWay else { return ask(nil) }
        let error = VeltoError(
            .disconnected, "the link was lost while the device was being paired",
            remedy: "bring it closer, and pair again")
        end(.failure(unlessOverdue(error)))
    }

    /// Handles a link that could not be established or was released.
    func close(_ error: VeltoError) {
        isLinkUsable = false
        end(.failure(unlessOverdue(error)))
    }

    // MARK: The pairing

    private func begin() {
        isUnderWay = true
        start = link.services.loop.time.now
        number += 1
        policy = link.services.pairingPolicy
        refusal = nil
        link.services.loop.schedule(timer, inSeconds: Self.pairTime)
        link.pairingBegins(within: Self.pairTime)
        let number = number
        link.central.pair(
            link.peer, by: policy,
            link.services.request { [weak self] result in
                guard let self, isUnderWay, number == self.number else { return }
                end(result.mapError { self.explain($0) })
            })
    }

    private func abandonIfUnwanted() {
        guard operations.isEmpty, sessionRequests.isEmpty else { return }
        if isUnderWay { link.central.cancelPairing(link.peer) }
        settle()
    }

    private func timedOut() {
        let error =
            isUnderWay
            ? VeltoError(.timeout, "the device was not paired within \(Int(Self.pairTime)) s: no one has confirmed it")
            : VeltoError(
                .timeout, "the device did not answer within \(Int(Self.connectTime)) s",
                remedy: "wake it, and bring it closer")
        if isUnderWay { link.central.cancelPairing(link.peer) }
        end(.failure(error))
        link.pairingGivenUp()
    }

    private func end(_ result: Result<[UInt8], VeltoError>) {
        let (operations, requests) = (operations, sessionRequests)
        self.operations = []
        sessionRequests = []
        settle()
        for operation in operations { link.services.finish(operation, result.map { _ in }) }
        for request in requests { link.services.answered(request, result) }
    }

    private func settle() {
        isUnderWay = false
        ask(nil)
        link.services.loop.cancel(timer)
    }

    // MARK: Requests of the device

    /// Handles a pairing request of the device, in a pairing begun by this context or the system.
    func requested(_ request: PairingRequest) {
        if !isUnderWay {
            policy = link.services.pairingPolicy
            link.pairingBegins(within: Self.answerTime)
        }
        switch (policy, request) {
        case (.interactive, .showPasskey): publish(request)
        case (.interactive, _):
            ask(request)
            publish(request)
        case (.justWorks, .authorize): link.central.answerPairing(link.peer, .accept)
        case (.justWorks, _): refuse(Self.passkeyRequired)
        case (.system, _): refuse(Self.notForSystem)
        }
    }

    /// Handles the program's reply to a request, unless the request has gone.
    func reply(_ answer: PairingAnswer, to request: PairingRequest) {
        guard question == request else { return }
        ask(nil)
        guard answer.accepts(request) else { return refuse(Self.refusedByProgram) }
        link.central.answerPairing(link.peer, answer)
    }

    private func publish(_ request: PairingRequest) {
        link.publish(
            .pairingRequested(
                kind: request.kind, passkey: request.passkey ?? 0, enteredDigits: request.enteredDigits))
    }

    /// Waits for the program's reply to a request; nil for none.
    private func ask(_ request: PairingRequest?) {
        question = request
        link.device.update { $0.pairingRequest = request }
        link.services.loop.cancel(answerTimer)
        if request != nil { link.services.loop.schedule(answerTimer, inSeconds: Self.answerTime) }
    }

    private func answerTimedOut() {
        ask(nil)
        refuse(Self.notAnswered)
    }

    private func refuse(_ error: VeltoError) {
        refusal = error
        link.central.answerPairing(link.peer, .reject)
    }

    // MARK: Errors

    private func explain(_ error: VeltoError) -> VeltoError {
        // The pairing was not cancelled: the link failed for another reason.
        if error.code == .cancelled, let failure = link.failure { return unlessOverdue(failure) }
        if let refusal {
            return VeltoError(refusal.code, refusal.problem, remedy: refusal.remedy, detail: error.detail)
        }
        guard error.code == .pairingRequired, let remedy = Self.remedies[policy] else { return error }
        let remedies = error.remedy.isEmpty ? remedy : "\(error.remedy); \(remedy)"
        return VeltoError(error.code, error.problem, remedy: remedies, detail: error.detail)
    }

    /// Returns a timeout instead of the reason of a late disconnection.
    ///
    /// That reason is only a consequence: device and system each wait 30 s for people.
    private func unlessOverdue(_ error: VeltoError) -> VeltoError {
        guard isUnderWay, error.code != .cancelled, link.services.loop.time.now.seconds(since: start) > Self.answerTime
        else { return error }
        return VeltoError(.timeout, "the device gave up: no one has confirmed the pairing", detail: error.detail)
    }

    private static let remedies: [PairingPolicy: String] = [
        .system: "if no desktop asks about pairing here, use the pairing policy .justWorks or .interactive",
        .interactive: "if a passkey was entered, it was wrong",
    ]
    private static let passkeyRequired = VeltoError(
        .rejected, "the device requires a passkey",
        remedy: "use the pairing policy .interactive, or .system with a desktop")
    private static let notForSystem = VeltoError(
        .rejected, "the host radio asked the program instead of its own user",
        remedy: "use the pairing policy .interactive")
    private static let refusedByProgram = VeltoError(.rejected, "the program refused the pairing")
    private static let notAnswered = VeltoError(
        .timeout, "no one answered the device's pairing request within \(Int(answerTime)) s",
        remedy: "pair again, and answer the event pairingRequested")
}
