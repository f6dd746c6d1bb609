internal import VeltoBluetooth
internal import VeltoCore

/// The receivers of a link's notifications: subscriptions of the program, and the device's family.
extension RawAccess {
    // MARK: Subscriptions

    func subscribe(_ subscription: Subscription, _ operation: Context.Operation, timeout: Double) {
        services.loop.assertIsTurning()
        guard isReady(operation) else {
            return ended(subscription, .notConnected)
        }
        guard let characteristic = link.device.record.table?[subscription.characteristic] else {
            let error = Self.unknown(subscription.characteristic)
            services.finish(operation, .failure(error))
            return ended(subscription, error)
        }
        subscriptions.append(subscription)
        targets[subscription.handle] = characteristic
        let timer = LoopTimer { [weak self] in
            self?.drop(
                subscription,
                VeltoError(
                    .timeout,
                    "the device did not confirm the subscription within \(timeout) s, although it is connected",
                    remedy: "try again"
                ))
        }
        pending.append(Pending(operation: operation, timer: timer, subscription: subscription))
        services.loop.schedule(timer, inSeconds: timeout)
        establish(subscription)
    }

    func establish(_ subscription: Subscription) {
        let inlet = inlet(of: subscription.characteristic)
        unsafe inlet.subscriptions.append(subscription)
        if inlet.notifications.isOn {
            subscription.update { $0.route = inlet.route }
            confirm(subscription)
        } else {
            inlet.notifications.add(.subscription(subscription))
            adjust(inlet)
        }
    }

    /// Handles a confirmed subscription.
    private func confirm(_ subscription: Subscription) {
        subscription.update { $0.state = .active }
        settle(subscription, .success([]))
    }

    /// Handles a subscription that the device refused, or whose link is ending.
    private func refuse(_ subscription: Subscription, _ error: VeltoError) {
        let isRenewed = pendingOperation(of: subscription) == nil
        if isRenewed, Self.isLossOfLink(error) { return settle(subscription, .failure(error)) }
        drop(subscription, error)
    }

    /// Ends the wait for a subscription: of the operation that created it, or of the renewal.
    private func settle(_ subscription: Subscription, _ result: Result<[UInt8], VeltoError>) {
        if let operation = pendingOperation(of: subscription) { end(operation, result) }
        if renewing.remove(subscription.handle) != nil { endRenewalIfComplete() }
    }

    private func pendingOperation(of subscription: Subscription) -> Context.Operation? {
        pending.first { $0.subscription === subscription }?.operation
    }

    // MARK: Requests for notifications

    /// Sends the next request required by the users of a characteristic.
    ///
    /// If a request is in flight, its end calls this function again.
    func adjust(_ inlet: Inlet) {
        switch inlet.notifications.takeRequest(isWanted: inlet.isWanted) {
        case .enable(let isStream):
            link.central.subscribe(
                link.peer, inlet.characteristic, isStream: isStream, to: inlet, request(about: inlet))
        case .disable:
            link.central.unsubscribe(link.peer, inlet.characteristic, request(about: inlet))
        case nil:
            for waiter in inlet.notifications.takeIdle() { tell(waiter, .success([])) }
        }
    }

    private func request(about inlet: Inlet) -> RequestID {
        let epoch = epoch
        return services.request { [weak self] result in
            guard let self, epoch == self.epoch else { return }
            let isSuccess = if case .success = result { true } else { false }
            for waiter in inlet.notifications.ended(isSuccess: isSuccess) where epoch == self.epoch {
                tell(waiter, result)
            }
            if epoch == self.epoch { adjust(inlet) }
        }
    }

    private func tell(_ waiter: NotificationSwitch.Waiter, _ result: Result<[UInt8], VeltoError>) {
        switch (waiter, result) {
        case (.subscription(let subscription), .success): confirm(subscription)
        case (.subscription(let subscription), .failure(let error)): refuse(subscription, error)
        case (.familyStart(let request, _), _), (.familyStop(let request), _): services.answered(request, result)
        }
    }

    /// Returns the inlet of a characteristic, created if necessary.
    func inlet(of characteristic: ValueHandle) -> Inlet {
        if let inlet = inlets[characteristic] { return inlet }
        let inlet = Inlet(characteristic, raw: self)
        inlets[characteristic] = inlet
        return inlet
    }

    /// Ends a subscription of the program.
    func end(_ subscription: Subscription) {
        services.loop.assertIsTurning()
        guard let index = subscriptions.firstIndex(where: { $0 === subscription }) else { return }
        subscriptions.remove(at: index)
        targets[subscription.handle] = nil
        subscription.update { $0.state = .ended }
        leaveInlet(subscription)
        settle(subscription, .failure(VeltoError(.cancelled, "the subscription was destroyed")))
    }

    /// Disables values without another user.
    ///
    /// On a link that is ending, no request is sent.
    private func leaveInlet(_ subscription: Subscription) {
        guard let inlet = inlets[subscription.characteristic] else { return }
        unsafe inlet.subscriptions.removeAll { $0 === subscription }
        inlet.notifications.remove(subscription)
        if link.state == .ready || link.state == .discovering { adjust(inlet) }
    }

    /// Ends a subscription because of an error.
    func drop(_ subscription: Subscription, _ error: VeltoError) {
        subscriptions.removeAll { $0 === subscription }
        targets[subscription.handle] = nil
        leaveInlet(subscription)
        ended(subscription, error)
        settle(subscription, .failure(error))
    }

    func ended(_ subscription: Subscription, _ error: VeltoError) {
        subscription.fail(error)
        link.publish(
            .subscriptionEnded(characteristic: subscription.characteristic), about: subscription, result: error.code)
    }

    // MARK: The family

    /// Subscribes the family to a characteristic.
    ///
    /// Returns whether values already arrive, so that `request` need not wait.
    func familySubscribes(
        to handle: ValueHandle, isStream: Bool, _ runner: SessionRunner, _ request: RequestID
    ) -> Bool {
        services.loop.assertIsTurning()
        let inlet = inlet(of: handle)
        inlet.runner = runner
        if inlet.notifications.isOn { return true }
        inlet.notifications.add(.familyStart(request, isStream: isStream))
        adjust(inlet)
        return false
    }

    /// Unsubscribes the family from a characteristic.
    ///
    /// Returns whether `request` need not wait.
    func familyUnsubscribes(from handle: ValueHandle, _ request: RequestID) -> Bool {
        services.loop.assertIsTurning()
        guard let inlet = inlets[handle] else { return true }
        inlet.runner = nil
        if !inlet.notifications.isBusy, !inlet.notifications.isOn || inlet.isWanted { return true }
        inlet.notifications.add(.familyStop(request))
        adjust(inlet)
        return false
    }

    /// The route of a characteristic's values; nil while there are none.
    func route(of handle: ValueHandle) -> NotificationRoute? {
        inlets[handle]?.route
    }

    /// Returns whether the family uses notifications of a characteristic.
    func isFamilys(_ handle: ValueHandle) -> Bool {
        inlets[handle]?.runner != nil
    }
}
