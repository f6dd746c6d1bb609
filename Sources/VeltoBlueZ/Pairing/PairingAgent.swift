internal import VeltoBluetooth
internal import VeltoCore

/// The pairing agent of the library's links, registered while one of them may need it.
///
/// For a program with an agent, the daemon calls no other agent. The system's agent is therefore called only while the
/// library's agent is not registered. The library's agent never requests to be the default agent. A daemon without
/// another agent still uses it as the default, for its own pairings and for those of other programs. Requests for
/// devices without a link of the library are therefore expected, and rejected.
final class PairingAgent {
    /// The object path of the agent on the library's connection.
    static let path = ObjectPath("/veltokit/agent")
    /// Returns the input and output capability of the agent; nil for the system's agent.
    ///
    /// An interactive program may have a display and a keyboard; the device decides which of them it needs.
    private static func capability(of policy: PairingPolicy) -> String? {
        switch policy {
        case .system: nil
        case .justWorks: "NoInputNoOutput"
        case .interactive: "KeyboardDisplay"
        }
    }

    private enum Registration {
        case none
        case pending
        case done
    }

    private let daemon: DaemonConnection
    private var registration = Registration.none
    /// The registered capability; nil for no agent.
    private var capability: String?
    private var waiting: [(VeltoError?) -> Void] = []
    /// Distinguishes replies of this daemon from those of a previous one.
    private var number = 0

    init(daemon: DaemonConnection) {
        self.daemon = daemon
    }

    /// Whether the daemon may call the agent.
    var isRegistered: Bool { registration == .done }

    /// Registers the agent that a policy needs, or none; `completion` receives the result.
    ///
    /// No pairing under another policy may be in progress.
    func register(for policy: PairingPolicy, _ completion: @escaping (VeltoError?) -> Void) {
        let capability = Self.capability(of: policy)
        if capability != self.capability { withdraw() }
        self.capability = capability
        guard capability != nil, registration != .done else { return completion(nil) }
        waiting.append(completion)
        if registration == .none { callRegister() }
    }

    /// Handles the loss of the daemon, which ends the registration.
    func daemonLost() {
        registration = .none
        capability = nil
    }

    /// Handles a release of the agent by the daemon.
    func released() {
        registration = .none
    }

    /// Unregisters the agent.
    func close() {
        capability = nil
        withdraw()
    }

    /// Unregisters the agent; the daemon handles calls in order, so later calls find no agent.
    private func withdraw() {
        guard registration != .none else { return }
        registration = .none
        daemon.post(BlueZName.managerPath, BlueZName.agentManager, "UnregisterAgent", [.path(Self.path)])
    }

    private func callRegister() {
        guard let capability else { return }
        registration = .pending
        number += 1
        let number = number
        daemon.call(
            BlueZName.managerPath, BlueZName.agentManager, "RegisterAgent", [.path(Self.path), .text(capability)]
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
