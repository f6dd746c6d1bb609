internal import VeltoCore

/// The agent for pairings started here: registered at the first pairing, and again whenever the daemon restarts.
///
/// It never requests to be the default agent, but a daemon without another one may use it as such: requests that belong to
/// other programs' pairings are therefore expected, and rejected.
final class PairingAgent {
    /// Its object path on our connection.
    static let path = ObjectPath("/veltokit/agent")
    /// The program may have a display and a keyboard; the device decides which of them it needs.
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
    /// Distinguishes a reply of this daemon from one of its predecessor.
    private var number = 0

    init(daemon: DaemonConnection) {
        self.daemon = daemon
    }

    /// Whether the daemon may call.
    var isRegistered: Bool { registration == .done }

    /// Registers the agent if necessary; `completion` receives the outcome.
    func register(_ completion: @escaping (VeltoError?) -> Void) {
        isWanted = true
        guard registration != .done else { return completion(nil) }
        waiting.append(completion)
        if registration == .none { callRegister() }
    }

    /// A daemon has appeared, with which no agent is registered yet.
    func daemonRestarted() {
        registration = .none
        if isWanted { callRegister() }
    }

    /// The daemon has released the agent.
    func released() {
        registration = .none
    }

    /// Unregisters the agent.
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
