internal import VeltoBluetooth
internal import VeltoCore

/// A program's raw access to one link, beside the session of the device's family.
///
/// On the loop. Both receive every value of a characteristic that both have subscribed to; notifications are disabled
/// only when neither needs them any longer.
final class RawAccess {
    private struct Pending {
        let operation: Context.Operation
        let timer: LoopTimer
        /// The request to the backend, nil for an awaited value.
        var request: RequestID?
        var characteristic: ValueHandle = 0
        var prefix: [UInt8] = []
    }

    private unowned let link: DeviceLink
    private let services: HubServices
    private var pending: [Pending] = []
    private(set) var subscriptions: [Subscription] = []
    /// The characteristics subscribed to on this link.
    private var inlets: [ValueHandle: Inlet] = [:]
    /// The number of the GATT table; replies that belong to an earlier one are ignored.
    private var epoch = 0
    /// Subscriptions whose characteristic is known by UUID, so that it can be found in another table.
    private var targets: [ObjectHandle: Characteristic] = [:]

    init(link: DeviceLink) {
        self.link = link
        services = link.services
    }

    // MARK: Requests

    func read(_ characteristic: ValueHandle, _ operation: Context.Operation, timeout: Double) {
        ask(operation, characteristic, timeout) { link.central.read(link.peer, characteristic, $0) }
    }

    func write(
        _ characteristic: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ operation: Context.Operation,
        timeout: Double
    ) {
        ask(operation, characteristic, timeout) { link.central.write(link.peer, characteristic, bytes, kind, $0) }
    }

    func awaitValue(_ characteristic: ValueHandle, _ prefix: [UInt8], _ operation: Context.Operation, timeout: Double) {
        guard isReady(operation) else { return }
        guard let inlet = inlets[characteristic], inlet.isWanted else {
            let error = VeltoError(.notFound, "the characteristic has no subscription: subscribe first")
            return services.finish(operation, .failure(error))
        }
        let timer = startTimer(for: operation, timeout)
        pending.append(Pending(operation: operation, timer: timer, characteristic: characteristic, prefix: prefix))
        unsafe inlet.isAwaited = true
    }

    private func ask(
        _ operation: Context.Operation, _ characteristic: ValueHandle, _ timeout: Double, _ send: (RequestID) -> Void
    ) {
        guard isReady(operation) else { return }
        guard link.device.record.table?[characteristic] != nil else {
            return services.finish(operation, .failure(Self.unknown(characteristic)))
        }
        let request = services.request { [weak self] result in self?.end(operation, result) }
        let timer = startTimer(for: operation, timeout)
        pending.append(Pending(operation: operation, timer: timer, request: request))
        send(request)
    }

    private static func unknown(_ characteristic: ValueHandle) -> VeltoError {
        VeltoError(.notFound, "characteristic is \(characteristic): the device has no such value handle")
    }

    private func isReady(_ operation: Context.Operation) -> Bool {
        if link.state == .ready { return true }
        services.finish(operation, .failure(VeltoError(.notConnected, "the device is not connected")))
        return false
    }

    private func startTimer(for operation: Context.Operation, _ timeout: Double) -> LoopTimer {
        let timer = LoopTimer { [weak self] in
            self?.end(operation, .failure(VeltoError(.timeout, "the device did not answer within \(timeout) s")))
        }
        services.loop.schedule(timer, inSeconds: timeout)
        return timer
    }

    func cancel(_ operation: Context.Operation) {
        end(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
    }

    /// Ends a pending operation; a request that the backend has not sent yet is withdrawn.
    private func end(_ operation: Context.Operation, _ result: Result<[UInt8], VeltoError>) {
        guard let index = pending.firstIndex(where: { $0.operation === operation }) else { return }
        let entry = pending.remove(at: index)
        services.loop.cancel(entry.timer)
        if let request = entry.request, services.abandon(request) { link.central.withdraw(link.peer, request) }
        if operation.kind == .await { unsafe inlets[entry.characteristic]?.isAwaited = isAwaited(entry.characteristic) }
        services.finish(operation, bringing: result)
    }

    private func isAwaited(_ characteristic: ValueHandle) -> Bool {
        pending.contains { $0.operation.kind == .await && $0.characteristic == characteristic }
    }

    // MARK: Subscriptions

    func subscribe(_ subscription: Subscription, _ operation: Context.Operation, timeout: Double) {
        guard isReady(operation) else {
            return ended(subscription, VeltoError(.notConnected, "the device is not connected"))
        }
        guard let characteristic = link.device.record.table?[subscription.characteristic] else {
            let error = Self.unknown(subscription.characteristic)
            services.finish(operation, .failure(error))
            return ended(subscription, error)
        }
        subscriptions.append(subscription)
        targets[subscription.handle] = characteristic
        let timer = LoopTimer { [weak self] in
            self?.subscribed(
                subscription, operation,
                .failure(VeltoError(.timeout, "the device did not confirm the subscription within \(timeout) s")))
            // It may confirm it yet.
            self?.disable(subscription.characteristic)
        }
        pending.append(Pending(operation: operation, timer: timer))
        services.loop.schedule(timer, inSeconds: timeout)
        establish(subscription) { [weak self] in self?.subscribed(subscription, operation, $0) }
    }

    private func subscribed(
        _ subscription: Subscription, _ operation: Context.Operation, _ result: Result<[UInt8], VeltoError>
    ) {
        if case .failure(let error) = result, subscription.status.state != .active { drop(subscription, error) }
        end(operation, result.map { _ in [] })
    }

    private func establish(
        _ subscription: Subscription, _ completion: @escaping (Result<[UInt8], VeltoError>) -> Void
    ) {
        let epoch = epoch
        let inlet = inlet(of: subscription.characteristic)
        unsafe inlet.subscriptions.append(subscription)
        let request = services.request { [weak self] result in
            guard let self else { return }
            if epoch == self.epoch, subscriptions.contains(where: { $0 === subscription }) {
                if case .success = result { subscription.update { $0.state = .active } }
            }
            completion(result)
        }
        link.central.subscribe(
            link.peer, inlet.characteristic, isStream: subscription.isStream, to: inlet, request)
    }

    /// Returns the inlet of a characteristic, created if necessary.
    private func inlet(of characteristic: ValueHandle) -> Inlet {
        if let inlet = inlets[characteristic] { return inlet }
        let inlet = Inlet(characteristic, raw: self)
        inlets[characteristic] = inlet
        return inlet
    }

    /// Ends a subscription of the program.
    func end(_ subscription: Subscription) {
        guard let index = subscriptions.firstIndex(where: { $0 === subscription }) else { return }
        subscriptions.remove(at: index)
        targets[subscription.handle] = nil
        leaveInlet(subscription)
        var wasSuspended = false
        subscription.update { status in
            wasSuspended = status.state == .suspended
            status.state = .ended
        }
        if !wasSuspended { disable(subscription.characteristic) }
    }

    /// Disables notifications of a characteristic that no one wants any longer.
    private func disable(_ characteristic: ValueHandle) {
        guard link.state == .ready, let inlet = inlets[characteristic], !inlet.isWanted else { return }
        link.central.unsubscribe(link.peer, characteristic, services.request { _ in })
    }

    private func leaveInlet(_ subscription: Subscription) {
        unsafe inlets[subscription.characteristic]?.subscriptions.removeAll { $0 === subscription }
    }

    /// Ends a subscription because of an error.
    private func drop(_ subscription: Subscription, _ error: VeltoError) {
        subscriptions.removeAll { $0 === subscription }
        targets[subscription.handle] = nil
        leaveInlet(subscription)
        ended(subscription, error)
    }

    private func ended(_ subscription: Subscription, _ error: VeltoError) {
        subscription.fail(error)
        link.publish(
            .subscriptionEnded(characteristic: subscription.characteristic), about: subscription, result: error.code)
    }

    // MARK: The family's part

    /// Subscribes the device's family to a characteristic; its values arrive at the inlet.
    func familySubscribes(to handle: ValueHandle, _ family: FamilyConversation) -> Inlet {
        let inlet = inlet(of: handle)
        unsafe inlet.family = family
        return inlet
    }

    /// Removes the family's interest in a characteristic; returns whether no one is left.
    func familyUnsubscribes(from handle: ValueHandle) -> Bool {
        guard let inlet = inlets[handle] else { return true }
        unsafe inlet.family = nil
        return !inlet.isWanted
    }

    /// Returns whether the device's family uses notifications of a characteristic.
    func isFamilys(_ handle: ValueHandle) -> Bool {
        unsafe inlets[handle]?.family != nil
    }

    // MARK: What the link tells

    /// Services are known: renews all subscriptions, and then runs `completion`.
    func renew(in table: GATTTable, _ completion: @escaping () -> Void) {
        epoch += 1
        for inlet in inlets.values { unsafe inlet.subscriptions = [] }
        var open = 1
        let epoch = epoch
        let settle = { [weak self] in
            open -= 1
            if open == 0, epoch == self?.epoch { completion() }
        }
        for subscription in subscriptions {
            guard let target = targets[subscription.handle].flatMap({ table.successor(of: $0) }) else {
                drop(subscription, VeltoError(.notFound, "the device no longer has the characteristic"))
                continue
            }
            targets[subscription.handle] = target
            subscription.update { status in
                status.state = .starting
                status.characteristic = target.handle
                status.renewals &+= 1
            }
            open += 1
            establish(subscription) { [weak self] result in
                if epoch == self?.epoch, case .failure(let error) = result, !Self.isLossOfLink(error) {
                    self?.drop(subscription, error)
                }
                settle()
            }
        }
        settle()
    }

    /// A subscription survives the link: it is renewed on the next one.
    private static func isLossOfLink(_ error: VeltoError) -> Bool {
        [.disconnected, .cancelled, .notConnected].contains(error.code) || error.isRadioTrouble
    }

    /// The family's session has ended on a link that is up: notifications that no one else uses are disabled.
    func endFamily() {
        for inlet in inlets.values where isFamilys(inlet.characteristic) {
            unsafe inlet.family = nil
            guard !inlet.isWanted else { continue }
            link.central.unsubscribe(link.peer, inlet.characteristic, services.request { _ in })
        }
    }

    /// The family restarts: its subscriptions are dropped.
    func forgetFamily() {
        for inlet in inlets.values { unsafe inlet.family = nil }
    }

    /// The link is down; the backend has completed what was pending.
    func linkDown() {
        epoch += 1
        inlets = [:]
        let error = VeltoError(.disconnected, "the link was lost")
        for entry in pending { end(entry.operation, .failure(error)) }
        for subscription in subscriptions {
            subscription.update { status in
                status.state = .suspended
                status.route = nil
            }
        }
    }

    /// The route of a characteristic's values became known.
    func notifying(_ handle: ValueHandle, _ route: NotificationRoute) {
        for subscription in subscriptions where subscription.characteristic == handle {
            subscription.update { $0.route = route }
        }
    }

    /// Notifications ended while the link is up; returns whether the family used them.
    func silenced(_ handle: ValueHandle, _ error: VeltoError) -> Bool {
        for subscription in subscriptions where subscription.characteristic == handle {
            drop(subscription, error)
        }
        guard isFamilys(handle) else { return false }
        link.publish(.subscriptionEnded(characteristic: handle), result: error.code)
        return true
    }

    /// Delivers a value to the program's subscriptions.
    func deliver(_ bytes: Span<UInt8>, to subscriptions: [Subscription], at time: Timestamp) {
        for subscription in subscriptions where subscription.receive(bytes, at: time) {
            link.publish(.valuesReady(characteristic: subscription.characteristic), about: subscription)
        }
    }

    func endAwaiting(_ handle: ValueHandle, _ bytes: Span<UInt8>) {
        let met = pending.filter { entry in
            entry.operation.kind == .await && entry.characteristic == handle && entry.prefix.count <= bytes.count
                && entry.prefix.indices.allSatisfy { entry.prefix[$0] == bytes[$0] }
        }
        for entry in met { end(entry.operation, .success(bytes.indices.map { bytes[$0] })) }
    }

    /// The device is forgotten.
    func close() {
        linkDown()
        for subscription in subscriptions {
            ended(subscription, VeltoError(.staleHandle, "the device was forgotten"))
        }
        subscriptions = []
    }
}
