internal import VeltoBluetooth
internal import VeltoCore

/// Pairs with a device for its session: one pairing at a time, each with a timeout.
///
/// On the loop.
final class SessionPairing {
    typealias Completion = (Result<[UInt8], VeltoError>) -> Void

    private unowned let link: DeviceLink
    private var completion: Completion?
    private var timeout = 0.0
    private var hasTimedOut = false
    private lazy var timer = LoopTimer { [weak self] in self?.timedOut() }

    init(link: DeviceLink) {
        self.link = link
    }

    /// Whether a pairing has not ended.
    var isPending: Bool { completion != nil }

    /// Pairs, unless a pairing is pending; `completion` is called when that has ended, unless the link has before.
    func begin(timeout: Double, _ completion: @escaping Completion) {
        self.completion = completion
        self.timeout = timeout
        hasTimedOut = false
        link.services.loop.schedule(timer, inSeconds: timeout)
        let attempt = link.attempt
        link.central.pair(
            link.peer,
            link.services.request { [weak self] result in
                if let self, attempt == link.attempt { ended(result) }
            })
    }

    /// Cancels the pairing, if there is one: it then ends with `cancelled`.
    func cancel() {
        if isPending { link.central.cancelPairing(link.peer) }
    }

    func answer(_ answer: PairingAnswer) {
        link.central.answerPairing(link.peer, answer)
    }

    /// Handles the end of the link: what is pending is never answered.
    func close() {
        link.services.loop.cancel(timer)
        completion = nil
    }

    private func timedOut() {
        hasTimedOut = true
        cancel()
    }

    private func ended(_ result: Result<[UInt8], VeltoError>) {
        guard let completion else { return }
        close()
        guard hasTimedOut, case .failure = result else { return completion(result) }
        completion(.failure(VeltoError(.timeout, "the device was not paired within \(timeout) s")))
    }
}
