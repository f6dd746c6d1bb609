internal import VeltoBluetooth
internal import VeltoCore

/// A program's raw access to a link, in parallel to the session of the family.
///
/// On the loop. Both receive every value of a characteristic that both have subscribed to. Notifications are disabled
/// only when neither needs them.
final class RawAccess {
    struct Pending {
        let operation: Context.Operation
        let timer: LoopTimer
        /// The request to the backend; nil for an awaited value and for a subscription.
        var request: RequestID?
        /// The subscription that the device must confirm.
        var subscription: Subscription?
        var characteristic: ValueHandle = 0
        var prefix: [UInt8] = []
    }

    unowned let link: DeviceLink
    let services: HubServices
    var pending: [Pending] = []
    var subscriptions: [Subscription] = []
    /// The inlets of the characteristics subscribed to on this link.
    var inlets: [ValueHandle: Inlet] = [:]
    /// The number of the GATT table.
    ///
    /// Replies that belong to an earlier table are ignored.
    var epoch = 0
    /// The subscriptions being renewed, and the continuation.
    var renewing: Set<ObjectHandle> = []
    private var renewed: (() -> Void)?
    /// The subscriptions whose characteristic is known by UUID, so that another table can be searched for it.
    var targets: [ObjectHandle: Characteristic] = [:]

    init(link: DeviceLink) {
        self.link = link
        services = link.services
    }

    // MARK: Requests

    /// Reads a property of the link from the stack.
    ///
    /// The battery charge is read from the device if the stack has none.
    func read(_ property: LinkProperty, _ operation: Context.Operation, timeout: Double) {
        services.loop.assertIsTurning()
        guard isReady(operation) else { return }
        begin(operation, timeout) { [weak self] in
            guard let self else { return }
            if property == .battery, case .failure(let error) = $0, error.code == .unsupported, let battery {
                return request(of: operation, { [weak self] in self?.end(operation, reading: property, $0) }) {
                    link.central.read(link.peer, battery, $0)
                }
            }
            end(operation, reading: property, $0)
        } send: {
            link.central.read(link.peer, property, $0)
        }
    }

    /// The value handle of the device's battery level.
    private var battery: ValueHandle? {
        let found = link.device.record.table?.characteristic(Self.batteryLevel, in: Self.batteryService)
        return found.flatMap { $0.properties.contains(.read) ? $0.handle : nil }
    }

    private static let batteryService = BluetoothUUID(assigned: 0x180F)
    private static let batteryLevel = BluetoothUUID(assigned: 0x2A19)

    private func end(
        _ operation: Context.Operation, reading property: LinkProperty, _ result: Result<[UInt8], VeltoError>
    ) {
        if case .success(let bytes) = result, let byte = bytes.first { link.device.update { $0.take(property, byte) } }
        end(operation, result)
    }

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
        services.loop.assertIsTurning()
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
        services.loop.assertIsTurning()
        guard isReady(operation) else { return }
        guard link.device.record.table?[characteristic] != nil else {
            return services.finish(operation, .failure(Self.unknown(characteristic)))
        }
        begin(operation, timeout, { [weak self] in self?.end(operation, $0) }, send: send)
    }

    /// Sends the first request of an operation.
    private func begin(
        _ operation: Context.Operation, _ timeout: Double,
        _ completion: @escaping (Result<[UInt8], VeltoError>) -> Void, send: (RequestID) -> Void
    ) {
        pending.append(Pending(operation: operation, timer: startTimer(for: operation, timeout)))
        request(of: operation, completion, send: send)
    }

    /// Sends a request of a pending operation.
    private func request(
        of operation: Context.Operation, _ completion: @escaping (Result<[UInt8], VeltoError>) -> Void,
        send: (RequestID) -> Void
    ) {
        guard let index = pending.firstIndex(where: { $0.operation === operation }) else { return }
        let request = services.request(completion)
        pending[index].request = request
        send(request)
    }

    static func unknown(_ characteristic: ValueHandle) -> VeltoError {
        VeltoError(.notFound, "characteristic is \(characteristic): the device has no such value handle")
    }

    func isReady(_ operation: Context.Operation) -> Bool {
        if link.state == .ready { return true }
        services.finish(operation, .failure(.notConnected))
        return false
    }

    private func startTimer(for operation: Context.Operation, _ timeout: Double) -> LoopTimer {
        let timer = LoopTimer { [weak self] in
            self?.end(
                operation,
                .failure(
                    VeltoError(
                        .timeout, "the device did not answer within \(timeout) s, although it is connected",
                        remedy: "try again"))
            )
        }
        services.loop.schedule(timer, inSeconds: timeout)
        return timer
    }

    func cancel(_ operation: Context.Operation) {
        end(operation, .failure(VeltoError(.cancelled, "the operation was cancelled")))
    }

    /// Ends a pending operation.
    ///
    /// A request that the backend has not sent yet is cancelled.
    func end(_ operation: Context.Operation, _ result: Result<[UInt8], VeltoError>) {
        services.loop.assertIsTurning()
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

    // MARK: Link events

    /// Renews all subscriptions after service discovery, and then runs `completion`.
    func renew(in table: GATTTable, _ completion: @escaping () -> Void) {
        services.loop.assertIsTurning()
        for subscription in subscriptions { inlets[subscription.characteristic]?.notifications.remove(subscription) }
        for inlet in inlets.values { unsafe inlet.subscriptions = [] }
        let subscriptions = subscriptions
        renewing = Set(subscriptions.map(\.handle))
        renewed = completion
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
            establish(subscription)
        }
        endRenewalIfComplete()
    }

    func endRenewalIfComplete() {
        guard renewing.isEmpty, let completion = renewed else { return }
        renewed = nil
        completion()
    }

    /// A subscription survives the loss of the link: it is renewed on the next link.
    static func isLossOfLink(_ error: VeltoError) -> Bool {
        [.disconnected, .cancelled, .notConnected].contains(error.code) || error.isRadioTrouble
    }

    /// Ends the family's session on a link that is up.
    ///
    /// Notifications without another user are disabled.
    func endFamily() {
        services.loop.assertIsTurning()
        for inlet in inlets.values {
            removeFamily(from: inlet)
            adjust(inlet)
        }
    }

    /// Handles changed services of the device.
    ///
    /// The family restarts, and `renew` follows.
    func servicesChanged() {
        services.loop.assertIsTurning()
        epoch += 1
        for inlet in inlets.values {
            removeFamily(from: inlet)
            inlet.notifications = NotificationSwitch()
        }
    }

    /// Removes the family.
    ///
    /// The completions of its pending requests are dropped.
    private func removeFamily(from inlet: Inlet) {
        inlet.runner = nil
        for request in inlet.notifications.takeFamily() { _ = services.abandon(request) }
    }

    /// Handles the end of the link.
    ///
    /// The backend has completed pending requests.
    func linkDown() {
        services.loop.assertIsTurning()
        epoch += 1
        for inlet in inlets.values { removeFamily(from: inlet) }
        inlets = [:]
        renewing = []
        renewed = nil
        let error = VeltoError.linkLost
        for entry in pending {
            if let subscription = entry.subscription { drop(subscription, error) }
            end(entry.operation, .failure(error))
        }
        for subscription in subscriptions {
            subscription.update { status in
                status.state = .suspended
                status.route = nil
            }
        }
    }

    /// Records the route of a characteristic's values.
    func notifying(_ handle: ValueHandle, _ route: NotificationRoute) {
        services.loop.assertIsTurning()
        inlets[handle]?.route = route
        for subscription in subscriptions where subscription.characteristic == handle {
            subscription.update { $0.route = route }
        }
    }

    /// Handles notifications that ended while the link is up.
    ///
    /// Returns whether the family used them.
    func silenced(_ handle: ValueHandle, _ error: VeltoError) -> Bool {
        services.loop.assertIsTurning()
        inlets[handle]?.notifications.lost()
        inlets[handle]?.route = nil
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

    /// Handles a forgotten device.
    func close() {
        services.loop.assertIsTurning()
        linkDown()
        for subscription in subscriptions {
            ended(subscription, .forgotten)
        }
        subscriptions = []
    }
}
