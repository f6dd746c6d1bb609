internal import VeltoCore

/// Pending AcquireNotify calls on one device, and the measures that keep them from doing harm.
///
/// A daemon before 5.84 never replies when the device refuses, or when the link ends first. The characteristic then
/// stays acquired until the daemon ends, and the daemon crashes when it drops the device's object, 30 s after the link.
/// It keeps the object of a device that was trusted when its link ended. So a device is trusted while a call is pending, and
/// from then on if no reply ever comes. Source: BlueZ transport notes, 7.3.
final class OpenAcquires {
    /// Time limit for a reply (seconds): the attribute protocol ends a link after 30 s, and pairing may be under way.
    static let longestWait = 35.0

    private final class Call {
        let characteristic: ObjectPath
        var completion: BusConnection.Completion?
        var timer: LoopTimer?
        /// Whether it counts as one that never gets a reply.
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
    /// Whether it was untrusted before this link; the daemon's last report may only echo our own change.
    private var isTrustOurs = false
    /// Whether the device was paired over this link.
    ///
    /// It then stays trusted, whatever state the daemon has reported so far.
    private var isTrustedForGood = false
    /// Runs for each characteristic that stays acquired.
    var wasLost: (ObjectPath) -> Void = { _ in }
    /// Runs for each of them that gets a reply after all.
    var wasAnswered: (ObjectPath) -> Void = { _ in }
    /// Runs when the last pending call is completed or abandoned.
    var becameEmpty: () -> Void = {}

    init(device: ObjectPath, host: any LinkHost) {
        self.device = device
        self.host = host
    }

    var isEmpty: Bool { open.isEmpty }

    /// Requests a socket; `completion` runs exactly once, unless the link ends first.
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

    /// A socket in a reply that comes too late is closed by being dropped.
    private func answered(_ call: Call, _ result: Result<Message, BusFailure>) {
        if call.isLost {
            call.isLost = false
            wasAnswered(call.characteristic)
        }
        end(call, result)
    }

    /// The link has ended: pending calls will hardly get a reply.
    func linkEnded() {
        for call in open {
            losesAnswer(of: call)
            forget(call)
        }
        open = []
        isTrustOurs = false
        isTrustedForGood = false
    }

    /// The device was paired, and is trusted by that.
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
