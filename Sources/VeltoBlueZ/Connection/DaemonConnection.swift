internal import CDBus
internal import VeltoCore

/// A receiver of the state of bluetoothd.
protocol DaemonDelegate: AnyObject {
    /// Handles the start of the daemon; `objects` are all its objects.
    func daemonReady(_ objects: [ObjectDescription])
    /// Handles the loss of the daemon, the bus or the connection; all pending calls are already completed.
    func daemonLost(_ error: VeltoError)
    /// Handles a signal of the daemon, sent after the listing of its objects.
    func daemonSent(_ signal: Message)
    /// Handles a method call by the daemon; returns false if there is no such method, otherwise replies with `answer`.
    func daemonCalled(_ call: Message) -> Bool
}

/// The connection to bluetoothd: bus connection, name owner, and object listing, restored after a loss.
///
/// Startup registers the match rules, then reads the owner of the name, then lists the objects. Signals before the
/// listing are dropped: the daemon sends in order, so the listing includes their changes. A bus that accepts the
/// connection but stays silent is abandoned. A daemon that keeps restarting is listed at a bounded rate.
final class DaemonConnection: BusConnectionDelegate {
    /// The phase of the connection.
    enum Phase: Hashable {
        case closed
        /// There is no bus connection; a timer retries.
        case busDown
        /// Waiting for the bus's reply to Hello.
        case greeting
        /// Connected to the bus; the daemon is not running, or has not been queried.
        case daemonDown
        /// Waiting for the listing, or for the time of the next listing.
        case listing
        case live
    }

    private(set) var phase = Phase.closed
    /// The reason that the daemon is unreachable; nil while it is reachable or its state is unknown.
    private(set) var problem: VeltoError?
    private let loop: Loop
    private let log: Log
    private let diagnostics: BlueZDiagnostics
    private let chosenAddress: String?
    private weak var delegate: (any DaemonDelegate)?
    private var bus: BusConnection?
    private var owner = ""
    /// Limits the duration of a phase.
    private var timer: LoopTimer?
    private var reopenDelay = firstReopenDelay
    private var nextListing = Timestamp.zero

    private static let firstReopenDelay = 0.5
    private static let longestReopenDelay = 30.0
    /// Time limit for the bus's reply to Hello (seconds).
    private static let greetingTime = 5.0
    /// The minimum time between two listings (seconds).
    private static let listingPause = 0.1

    init(loop: Loop, log: Log, diagnostics: BlueZDiagnostics, address: String?) {
        self.loop = loop
        self.log = log
        self.diagnostics = diagnostics
        chosenAddress = address
    }

    func open(_ delegate: any DaemonDelegate) {
        guard phase == .closed else { return }
        self.delegate = delegate
        let timer = LoopTimer { [weak self] in self?.waitIsOver() }
        self.timer = timer
        phase = .busDown
        // Deferred, since delegates are never called from inside a call.
        loop.schedule(timer, at: .zero)
    }

    /// Receives from the daemon until `isDone`, for at most `milliseconds`; only for closing.
    func linger(milliseconds: Int, until isDone: () -> Bool) {
        bus?.linger(milliseconds: milliseconds, until: isDone)
    }

    /// Flushes queued messages, then closes.
    func close() {
        // A bus that has not replied to Hello cannot receive anything.
        if phase != .greeting { bus?.flush(milliseconds: 50) }
        if let timer { loop.cancel(timer) }
        timer = nil
        phase = .closed
        delegate = nil
        bus?.close()
        bus = nil
    }

    private func wait(until time: Timestamp) {
        if let timer { loop.schedule(timer, at: time) }
    }

    private func wait(seconds: Double) {
        wait(until: loop.time.now.advanced(bySeconds: seconds))
    }

    private func waitIsOver() {
        switch phase {
        case .busDown: openBus()
        case .greeting: neverGreeted()
        case .listing: listObjects()
        case .closed, .daemonDown, .live: break
        }
    }

    /// The address of the bus.
    var busAddress: String { BusAddress.current(chosenAddress) }

    // MARK: Calls

    /// Calls the daemon; `completion` runs later, exactly once, unless the connection is closed.
    func call(
        _ path: ObjectPath, _ interface: String, _ member: String, _ arguments: [MethodCall.Argument] = [],
        _ completion: @escaping BusConnection.Completion
    ) {
        guard let bus else { return deferFailure(completion) }
        bus.call(makeCall(path, interface, member, arguments)) { [diagnostics, loop] result in
            if case .failure(let failure) = result {
                diagnostics.note(failure, of: member, on: path, at: loop.time.now)
            }
            completion(result)
        }
    }

    /// Calls the daemon without expecting a reply.
    func post(_ path: ObjectPath, _ interface: String, _ member: String, _ arguments: [MethodCall.Argument] = []) {
        bus?.post(makeCall(path, interface, member, arguments))
    }

    /// Replies to a method call by the daemon.
    func answer(_ call: Message, _ answer: MethodAnswer) {
        bus?.answer(call, answer)
    }

    func addMatch(_ rule: String) {
        bus?.post(busCall("AddMatch", [.text(rule)]))
    }

    func removeMatch(_ rule: String) {
        bus?.post(busCall("RemoveMatch", [.text(rule)]))
    }

    /// Whether notification sockets can be received.
    var passesDescriptors: Bool { bus?.passesDescriptors ?? false }

    /// Lists all objects again.
    func list(_ completion: @escaping ([ObjectDescription]) -> Void) {
        call(.root, BlueZName.objectManager, "GetManagedObjects") { result in
            guard case .success(let reply) = result else { return }
            if let objects = [ObjectDescription](managedObjects: reply) { completion(objects) }
        }
    }

    private func makeCall(
        _ path: ObjectPath, _ interface: String, _ member: String, _ arguments: [MethodCall.Argument]
    ) -> MethodCall {
        MethodCall(
            destination: BlueZName.service, path: path, interface: interface, member: member, arguments: arguments)
    }

    private func busCall(_ member: String, _ arguments: [MethodCall.Argument] = []) -> MethodCall {
        MethodCall(
            destination: BlueZName.bus, path: BlueZName.busPath, interface: BlueZName.bus, member: member,
            arguments: arguments)
    }

    private func deferFailure(_ completion: @escaping BusConnection.Completion) {
        loop.schedule(LoopTimer { completion(.failure(.disconnected)) }, at: .zero)
    }

    // MARK: The bus

    private func openBus() {
        let address = BusAddress.current(chosenAddress)
        guard velto_dbus_load() != 0 else {
            let reason = unsafe String(cString: velto_dbus_load_problem())
            return busIsDown(
                VeltoError(
                    .libraryMissing, "libdbus-1 is not installed (\(reason))", remedy: "install the package libdbus-1-3"
                ))
        }
        guard BusAddress.isLocal(address) else {
            return busIsDown(
                VeltoError(
                    .busUnavailable, "the bus address \(address) is not a local socket",
                    remedy: "check DBUS_SYSTEM_BUS_ADDRESS"))
        }
        do throws(BusFailure) {
            let bus = try BusConnection(address: address, loop: loop, delegate: self)
            self.bus = bus
            phase = .greeting
            wait(seconds: Self.greetingTime)
            bus.call(busCall("Hello")) { [weak self] in self?.greeted($0) }
        } catch {
            diagnostics.note(error, of: "open", on: ObjectPath(address), at: loop.time.now)
            busIsDown(ErrorTable.error(for: error, during: .bus))
        }
    }

    private func greeted(_ result: Result<Message, BusFailure>) {
        switch result {
        case .success:
            if let timer { loop.cancel(timer) }
            reopenDelay = Self.firstReopenDelay
            phase = .daemonDown
            for rule in [MatchRule.daemon, MatchRule.objects, MatchRule.adapters] { addMatch(rule) }
            bus?.call(busCall("GetNameOwner", [.text(BlueZName.service)])) { [weak self] in self?.ownerAnswered($0) }
        case .failure(.disconnected):
            // The bus hung up during authentication; busDisconnected follows.
            break
        case .failure(let failure):
            leaveBus(failure)
        }
    }

    private func neverGreeted() {
        diagnostics.note(.neverGreeted, of: "Hello", on: BlueZName.busPath, at: loop.time.now)
        leaveBus(.neverGreeted)
    }

    private func leaveBus(_ failure: BusFailure) {
        bus?.close()
        bus = nil
        busIsDown(ErrorTable.error(for: failure, during: .bus))
    }

    func busDisconnected(_ bus: BusConnection) {
        let wasGreeting = phase == .greeting
        self.bus = nil
        busIsDown(
            wasGreeting
                ? VeltoError(
                    .permission, "the system bus refuses this program",
                    remedy: "check its policy and who owns the process")
                : ErrorTable.error(for: .disconnected, during: .bus))
    }

    private func busIsDown(_ error: VeltoError) {
        guard phase != .closed else { return }
        phase = .busDown
        wait(seconds: reopenDelay)
        reopenDelay = min(reopenDelay * 2, Self.longestReopenDelay)
        lost(error)
    }

    // MARK: The daemon

    private func ownerAnswered(_ result: Result<Message, BusFailure>) {
        switch result {
        case .success(let reply):
            var reader = reply.arguments
            daemonAppeared(as: reader.text() ?? "")
        case .failure(.disconnected):
            break
        case .failure(let failure):
            lost(ErrorTable.error(for: failure, during: .adapter))
        }
    }

    private func daemonAppeared(as name: String) {
        guard phase == .daemonDown, !name.isEmpty else { return }
        owner = name
        phase = .listing
        let now = loop.time.now
        if now < nextListing { wait(until: nextListing) } else { listObjects() }
    }

    private func listObjects() {
        let name = owner
        nextListing = loop.time.now.advanced(bySeconds: Self.listingPause)
        call(.root, BlueZName.objectManager, "GetManagedObjects") { [weak self] in self?.listed($0, of: name) }
    }

    private func listed(_ result: Result<Message, BusFailure>, of name: String) {
        guard phase == .listing, owner == name else { return }
        switch result {
        case .success(let reply):
            guard let objects = [ObjectDescription](managedObjects: reply) else {
                return lost(ErrorTable.error(for: .malformedReply, during: .adapter))
            }
            phase = .live
            problem = nil
            delegate?.daemonReady(objects)
        case .failure(.disconnected):
            break
        case .failure(let failure):
            phase = .daemonDown
            lost(ErrorTable.error(for: failure, during: .adapter))
        }
    }

    private func daemonVanished() {
        owner = ""
        guard phase == .live || phase == .listing else { return }
        if let timer { loop.cancel(timer) }
        phase = .daemonDown
        lost(VeltoError(.serviceNotRunning, "the Bluetooth service stopped", remedy: "see systemctl status bluetooth"))
    }

    /// Reports the first failure and every change of its cause, but not every failed attempt.
    private func lost(_ error: VeltoError) {
        let isNews = problem?.code != error.code
        problem = error
        owner = ""
        guard isNews else { return }
        log.write(.warning, error.message)
        delegate?.daemonLost(error)
    }

    func bus(_ bus: BusConnection, received signal: Message) {
        let sender = signal.sender
        if sender == BlueZName.bus, signal.member == "NameOwnerChanged" {
            nameOwnerChanged(signal)
        } else if phase == .live, sender == owner {
            delegate?.daemonSent(signal)
        }
    }

    /// Handles a method call; only the daemon may call, for all other callers no methods exist.
    func bus(_ bus: BusConnection, called call: Message) -> Bool {
        guard phase == .live, call.sender == owner else { return false }
        return delegate?.daemonCalled(call) ?? false
    }

    private func nameOwnerChanged(_ signal: Message) {
        var reader = signal.arguments
        guard reader.text() == BlueZName.service, reader.text() != nil, let newOwner = reader.text() else { return }
        guard newOwner != owner else { return }
        daemonVanished()
        daemonAppeared(as: newOwner)
    }
}
