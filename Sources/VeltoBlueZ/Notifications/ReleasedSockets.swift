internal import VeltoCore

/// Notification sockets that we closed and the daemon has not yet seen closed.
///
/// A daemon before 5.86 crashes when a client leaves the bus before the daemon has noticed that the client's socket was
/// closed. Until it has, the match rule of the characteristic stays.
final class ReleasedSockets {
    /// After this time (seconds) the daemon is not expected to notice any more.
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

    /// The daemon has noticed, or the characteristic is gone.
    func remove(_ characteristic: ObjectPath) {
        guard paths.remove(characteristic) != nil else { return }
        removeRule(characteristic)
        if paths.isEmpty { loop.cancel(timer) }
    }

    /// Stops waiting: the daemon is gone, or silent.
    func forgetAll() {
        for path in paths { removeRule(path) }
        paths = []
        loop.cancel(timer)
    }

    private func removeRule(_ characteristic: ObjectPath) {
        daemon.removeMatch(MatchRule.characteristic(characteristic))
    }
}
