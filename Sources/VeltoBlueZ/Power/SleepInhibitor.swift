internal import CDBus
package import VeltoCore

/// Keeps the machine awake with an inhibitor of logind, which lasts while its descriptor is open.
///
/// Its failure affects nothing else; the log contains the reason. Any thread; the bus is only used on the loop.
package final class SleepInhibitor: @unchecked Sendable {
    // Unchecked because bus and timer are used only on the loop.

    private struct State {
        var isWanted = false
        var lock: OwnedDescriptor?
    }

    /// Maximum time for a reply of the bus or logind (seconds).
    private static let patience = 5.0
    private static let login = "org.freedesktop.login1"

    private let loop: Loop
    private let log: Log
    private let chosenAddress: String?
    private let state = Guarded(State())
    private var bus: BusConnection?
    private lazy var timer = LoopTimer { [weak self] in self?.fail("logind does not answer") }

    /// Creates an inhibitor that is not held; without an address, the system bus is used.
    package init(loop: Loop, log: Log, busAddress: String?) {
        self.loop = loop
        self.log = log
        chosenAddress = busAddress
    }

    /// Whether logind keeps the machine awake.
    package var isHeld: Bool { state.withLock { $0.lock != nil } }

    /// Holds or releases the inhibitor.
    package func set(_ isWanted: Bool) {
        let (isNews, released) = state.withLock { state in
            defer { state.isWanted = isWanted }
            return (isWanted && !state.isWanted, isWanted ? nil : state.lock.take())
        }
        released?.close()
        if isNews { loop.post { [weak self] in self?.open() } }
    }

    // MARK: On the loop

    private var needsLock: Bool { state.withLock { $0.isWanted && $0.lock == nil } }

    private func open() {
        guard needsLock, bus == nil else { return }
        let address = BusAddress.current(chosenAddress)
        guard velto_dbus_load() != 0, BusAddress.isLocal(address),
            let bus = try? BusConnection(address: address, loop: loop, delegate: self)
        else { return fail("there is no system bus") }
        self.bus = bus
        loop.schedule(timer, inSeconds: Self.patience)
        bus.call(
            MethodCall(
                destination: BlueZName.bus, path: BlueZName.busPath, interface: BlueZName.bus, member: "Hello")
        ) { [weak self] result in
            if case .success = result { self?.inhibit() }
        }
    }

    private func inhibit() {
        let arguments = ["sleep", "VeltoKit", "Sensors are being recorded", "block"]
        bus?.call(
            MethodCall(
                destination: Self.login, path: ObjectPath("/org/freedesktop/login1"),
                interface: "\(Self.login).Manager", member: "Inhibit", arguments: arguments.map { .text($0) })
        ) { [weak self] in self?.answered($0) }
    }

    private func answered(_ result: Result<Message, BusFailure>) {
        switch result {
        case .success(let reply):
            var reader = reply.arguments
            guard let lock = reader.descriptor() else { return fail("logind gave no inhibitor") }
            leave()
            // The descriptor closes itself if the inhibitor is no longer wanted.
            let isKept = state.withLock { state in
                if state.isWanted { state.lock = lock }
                return state.isWanted
            }
            if isKept { log.write(.info, "the machine is kept awake while sessions are recorded") }
        case .failure(.disconnected): break
        case .failure(let failure): fail(failure.text.isEmpty ? failure.name : failure.text)
        }
    }

    private func fail(_ reason: String) {
        leave()
        guard needsLock else { return }
        log.write(.info, "the machine may fall asleep while sessions are recorded: \(reason)")
    }

    /// Closes the bus connection; the inhibitor outlives it.
    private func leave() {
        loop.cancel(timer)
        bus?.close()
        bus = nil
    }
}

extension SleepInhibitor: BusConnectionDelegate {
    func bus(_ bus: BusConnection, received signal: Message) {}

    func bus(_ bus: BusConnection, called call: Message) -> Bool { false }

    func busDisconnected(_ bus: BusConnection) {
        fail("the system bus hung up")
    }
}
