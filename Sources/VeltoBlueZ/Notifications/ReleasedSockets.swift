internal import VeltoCore

/// Notification sockets that the library has closed and the daemon has not yet seen closed.
///
/// A daemon before 5.86 crashes if a client leaves the bus before the daemon has seen that the client's socket was
/// closed. The match rule of the characteristic stays until then.
final class ReleasedSockets {
    /// The time after which the daemon is no longer expected to see it (seconds).
    private static let patience = 2.0

    private let daemon: DaemonConnection
    private let loop: Loop
    private var paths: Set<ObjectPath> = []
    private lazy var timer = LoopTimer { [weak self] in self?.forgetAll() }

    init(daemon: DaemonConnection, loop: Loop) {
        self.daemon = daemon
        self.loop = loop
    }

    var isEmpty: Bool { paths.isEmpty }

    /// Records a closed socket and takes over the match rule of its characteristic.
    func insert(_ characteristic: ObjectPath) {
        if !paths.insert(characteristic).inserted { removeRule(characteristic) }
        loop.schedule(timer, inSeconds: Self.patience)
    }

    /// Removes a characteristic whose closed socket the daemon has seen, or that no longer exists.
    func remove(_ characteristic: ObjectPath) {
        guard paths.remove(characteristic) != nil else { return }
        removeRule(characteristic)
        if paths.isEmpty { loop.cancel(timer) }
    }

    /// Stops waiting, since the daemon has exited or does not respond.
    func forgetAll() {
        for path in paths { removeRule(path) }
        paths = []
        loop.cancel(timer)
    }

    private func removeRule(_ characteristic: ObjectPath) {
        daemon.removeMatch(MatchRule.characteristic(characteristic))
    }
}
