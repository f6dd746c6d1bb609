internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

/// The session of a device's family on one link: brings it what happens, and carries out what it wants.
///
/// On the loop.
final class FamilyConversation {
    /// Seconds that a family has for its last words.
    private static let goodbyeTime = 0.5

    private let session: any WearableSession
    private unowned let link: DeviceLink
    @exclusivity(unchecked) private var output: SessionOutput
    private lazy var timer = LoopTimer { [weak self] in self?.timerFired() }

    init(_ session: any WearableSession, link: DeviceLink) {
        self.session = session
        self.link = link
        unsafe output = SessionOutput(motion: link.device.input.motion)
    }

    private var now: Timestamp { link.services.loop.time.now }

    // MARK: What happens

    func begin(in table: GATTTable) {
        unsafe session.linkReady(table, at: now, &output)
        performActions()
    }

    /// A value was notified.
    func received(_ characteristic: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp) {
        unsafe session.received(characteristic, bytes, at: time, link.device.input.motionOptions, &output)
        if link.device.input.took(bytes, at: time) { link.packetsBegan() }
        if unsafe !output.isEmpty { performActions() }
    }

    private func answered(_ request: SessionRequest, _ result: Result<[UInt8], VeltoError>) {
        unsafe session.completed(request, result, at: now, &output)
        performActions()
    }

    private func timerFired() {
        unsafe session.timerFired(at: now, &output)
        performActions()
    }

    func sayGoodbye() {
        link.goodbyeSaid()
    }

    func linkDown() {
        link.services.loop.cancel(timer)
        unsafe session.linkDown(&output)
        // There is no link any more to do anything on.
        _ = unsafe output.takeActions()
    }

    // MARK: What is to be done

    private func performActions() {
        for action in unsafe output.takeActions() { perform(action) }
    }

    private func perform(_ action: SessionAction) {
        switch action {
        case .subscribe(let handle, let isStream, let request):
            let inlet = link.raw.familySubscribes(to: handle)
            link.central.subscribe(link.peer, handle, isStream: isStream, to: inlet, answer(to: request))
        case .read(let handle, let request):
            link.central.read(link.peer, handle, answer(to: request))
        case .write(let bytes, let handle, let kind, let request):
            link.central.write(link.peer, handle, bytes, kind, answer(to: request))
        case .setDeadline(let time):
            link.services.loop.cancel(timer)
            if let time { link.services.loop.schedule(timer, at: time) }
        case .event(.silent):
            link.publish(.silent)
        case .ready:
            link.familyReady()
        case .fail(let error):
            link.fail(error)
        case .finish, .requestTurn:
            // No family has commands or conversations yet.
            break
        }
    }

    private func answer(to request: SessionRequest) -> RequestID {
        let attempt = link.attempt
        return link.services.request { [weak self] result in
            guard let self, attempt == link.attempt else { return }
            answered(request, result)
        }
    }
}
