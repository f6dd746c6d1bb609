internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoTriki

/// The session of a device's family on one link: carries out what it wants, and brings it the answers.
///
/// On the loop.
final class FamilyConversation {
    /// Seconds that a family has for its last words.
    private static let goodbyeTime = 0.5

    private var session: any DeviceSession
    private unowned let link: DeviceLink

    init(_ session: any DeviceSession, link: DeviceLink) {
        self.session = session
        self.link = link
    }

    func begin(in table: GATTTable) {
        perform(session.linkReady(table))
    }

    func linkDown() {
        session.linkDown()
    }

    func sayGoodbye() {
        link.goodbyeSaid()
    }

    /// Tells a sleeping device to go on.
    func wakeUp() {
        if let session = session as? TrikiSession { perform(session.wakeUp()) }
    }

    private func perform(_ actions: [SessionAction]) {
        for action in actions {
            switch action {
            case .subscribe(let handle, let isStream, let token):
                let inlet = link.raw.familySubscribes(to: handle)
                link.central.subscribe(link.peer, handle, isStream: isStream, to: inlet, answer(to: token))
            case .read(let handle, let token):
                link.central.read(link.peer, handle, answer(to: token))
            case .write(let handle, let bytes, let kind, let token):
                link.central.write(link.peer, handle, bytes, kind, answer(to: token))
            case .ready:
                link.familyReady()
            case .fail(let error):
                link.fail(error)
            }
        }
    }

    private func answer(to token: Int) -> RequestID {
        let attempt = link.attempt
        return link.services.request { [weak self] result in
            guard let self, attempt == link.attempt else { return }
            perform(session.completed(token, result))
        }
    }
}
