internal import VeltoCore

/// The agent that the daemon asks during pairings of ours: known to it from the first pairing on, also when it restarts.
///
/// It never asks to be the default agent, but a daemon that knows no other may take it for that: requests about pairings
/// that are not ours are to be expected, and refused.
final class PairingAgent {
    /// Where it lives on our connection.
    static let path = ObjectPath("/veltokit/agent")
    /// The program may have a display and keys; what a device needs of them is up to the device.
    private static let capability = "KeyboardDisplay"

    private enum Registration {
        case none
        case pending
        case done
    }

    private let daemon: DaemonConnection
    private var registration = Registration.none
    private var isWanted = false
    private var waiting: [(VeltoError?) -> Void] = []
    /// Tells this daemon's answer from that of the one before.
    private var number = 0

    init(daemon: DaemonConnection) {
        self.daemon = daemon
    }

    /// Whether the daemon may call.
    var isRegistered: Bool { registration == .done }

    /// Makes the agent known, unless it is; `completion` is told when it is, or why it cannot be.
    func register(_ completion: @escaping (VeltoError?) -> Void) {
        isWanted = true
        guard registration != .done else { return completion(nil) }
        waiting.append(completion)
        if registration == .none { callRegister() }
    }

    /// A daemon has appeared, which knows no agent yet.
    func daemonRestarted() {
        registration = .none
        if isWanted { callRegister() }
    }

    /// The daemon said that it has forgotten the agent.
    func released() {
        registration = .none
    }

    /// Takes the agent back.
    func close() {
        guard registration != .none else { return }
        registration = .none
        daemon.post(BlueZName.managerPath, BlueZName.agentManager, "UnregisterAgent", [.path(Self.path)])
    }

    private func callRegister() {
        registration = .pending
        number += 1
        let number = number
        daemon.call(
            BlueZName.managerPath, BlueZName.agentManager, "RegisterAgent", [.path(Self.path), .text(Self.capability)]
        ) { [weak self] result in self?.answered(result, number) }
    }

    private func answered(_ result: Result<Message, BusFailure>, _ number: Int) {
        guard number == self.number, registration == .pending else { return }
        var error: VeltoError?
        if case .failure(let failure) = result, failure.name != "org.bluez.Error.AlreadyExists" {
            error = ErrorTable.error(for: failure, during: .adapter)
        }
        registration = error == nil ? .done : .none
        let completions = waiting
        waiting = []
        for completion in completions { completion(error) }
    }
}
