internal import VeltoCore

/// Pending AcquireNotify calls on one device, and the protection against their side effects.
///
/// A daemon before 5.84 never replies if the device refuses or the link ends first. The characteristic then stays
/// acquired until the daemon exits. The daemon crashes when it removes the device's object, 30 s after the link. It
/// keeps the object of a device that was trusted when its link ended. A device is therefore trusted while a call is
/// pending, and permanently if no reply ever arrives. Source: BlueZ transport notes, 7.3.
final class OpenAcquires {
    /// Maximum wait for a reply (seconds); an attribute request ends the link after 30 s, and pairing may be in
    /// progress.
    static let longestWait = 35.0

    private final class Call {
        let characteristic: ObjectPath
        var completion: BusConnection.Completion?
        var timer: LoopTimer?
        /// Whether the call counts as never answered.
        var isLost = false

        init(_ characteristic: ObjectPath, _ completion: @escaping BusConnection.Completion) {
            self.characteristic = characteristic
            self.completion = completion
        }
    }

    private let device: ObjectPath
    private unowned let host: any LinkHost
    private var open: [Call] = []
    private var hasTrusted = false
    /// Whether the device was untrusted before this link; the daemon's last report may echo the library's own change.
    private var isTrustOurs = false
    /// Whether the device was paired on this link.
    ///
    /// It then stays trusted, regardless of the state that the daemon has reported so far.
    private var isTrustedForGood = false
    /// Called for each characteristic that stays acquired.
    var wasLost: (ObjectPath) -> Void = { _ in }
    /// Called for each such characteristic that gets a late reply.
    var wasAnswered: (ObjectPath) -> Void = { _ in }
    /// Called when the last pending call is completed or abandoned.
    var becameEmpty: () -> Void = {}

    init(device: ObjectPath, host: any LinkHost) {
        self.device = device
        self.host = host
    }

    var isEmpty: Bool { open.isEmpty }

    /// Requests a socket; `completion` runs exactly once unless the link ends first.
    func acquire(_ characteristic: ObjectPath, _ completion: @escaping BusConnection.Completion) {
        trust()
        let call = Call(characteristic, completion)
        let timer = LoopTimer { [weak self, weak call] in
            guard let self, let call else { return }
            losesAnswer(of: call)
            end(call, .failure(.neverAnswered))
        }
        call.timer = timer
        open.append(call)
        host.loop.schedule(timer, inSeconds: Self.longestWait)
        host.daemon.call(characteristic, BlueZName.characteristic, "AcquireNotify", [.options([])]) {
            [weak self] result in
            self?.answered(call, result)
        }
    }

    /// Handles a reply; a socket in a late reply is closed by its release.
    private func answered(_ call: Call, _ result: Result<Message, BusFailure>) {
        if call.isLost {
            call.isLost = false
            wasAnswered(call.characteristic)
        }
        end(call, result)
    }

    /// Handles the end of the link; pending calls are unlikely to get a reply.
    func linkEnded() {
        for call in open {
            losesAnswer(of: call)
            forget(call)
        }
        open = []
        isTrustOurs = false
        isTrustedForGood = false
    }

    /// Handles a pairing, which makes the device trusted.
    func wasPaired() {
        hasTrusted = false
        isTrustOurs = false
        isTrustedForGood = true
    }

    private func losesAnswer(of call: Call) {
        guard !host.version.answersFailedAcquire else { return }
        call.isLost = true
        if hasTrusted { host.keepTrusted(device) }
        hasTrusted = false
        wasLost(call.characteristic)
    }

    private func end(_ call: Call, _ result: Result<Message, BusFailure>) {
        guard let completion = call.completion else { return }
        forget(call)
        open.removeAll { $0 === call }
        if open.isEmpty { trustNoMore() }
        completion(result)
        if open.isEmpty { becameEmpty() }
    }

    private func forget(_ call: Call) {
        call.completion = nil
        if let timer = call.timer { host.loop.cancel(timer) }
    }

    private func trust() {
        guard !host.version.answersFailedAcquire, !hasTrusted, !isTrustedForGood else { return }
        guard isTrustOurs || host.tree.devices[device]?.isTrusted == false else { return }
        isTrustOurs = true
        hasTrusted = true
        host.setTrusted(device, true)
    }

    private func trustNoMore() {
        guard hasTrusted else { return }
        hasTrusted = false
        host.setTrusted(device, false)
    }
}
