internal import VeltoBluetooth
internal import VeltoCore

/// Whether a device notifies the values of one characteristic: at most one request to enable or disable them is in flight.
///
/// A value. Users come and go while a request is in flight; the next request is decided when it has ended.
struct NotificationSwitch {
    /// A party waiting for the end of a request.
    enum Waiter {
        /// Waits for values.
        case subscription(Subscription)
        /// The device's family waits for values.
        case familyStart(RequestID, isStream: Bool)
        /// The device's family waits for the end of values.
        case familyStop(RequestID)

        fileprivate var isStream: Bool? {
            switch self {
            case .subscription(let subscription): subscription.isStream
            case .familyStart(_, let isStream): isStream
            case .familyStop: nil
            }
        }

        fileprivate func isOf(_ other: Subscription) -> Bool {
            if case .subscription(let subscription) = self { subscription === other } else { false }
        }

        fileprivate var familyRequest: RequestID? {
            switch self {
            case .subscription: nil
            case .familyStart(let request, _), .familyStop(let request): request
            }
        }
    }

    enum Request {
        case enable(isStream: Bool)
        case disable
    }

    private enum State {
        case off
        case enabling
        case on
        case disabling
    }

    private var state = State.off
    private var waiters: [Waiter] = []
    /// The one for whom values are being enabled: a refusal is its own, and the others try for themselves.
    private var requester: Waiter?

    /// Whether the device has confirmed that it notifies, and was not asked to stop.
    var isOn: Bool { state == .on }
    /// Whether a request is in flight.
    var isBusy: Bool { state == .enabling || state == .disabling }

    mutating func add(_ waiter: Waiter) {
        waiters.append(waiter)
    }

    mutating func remove(_ subscription: Subscription) {
        waiters.removeAll { $0.isOf(subscription) }
        if requester?.isOf(subscription) == true { requester = nil }
    }

    /// Removes and returns the family's waiters, which are abandoned.
    mutating func takeFamily() -> [RequestID] {
        let requests = ([requester].compactMap { $0 } + waiters).compactMap(\.familyRequest)
        waiters.removeAll { $0.familyRequest != nil }
        if requester?.familyRequest != nil { requester = nil }
        return requests
    }

    /// Returns the request to send now, which is in flight from here on; nil if there is none.
    mutating func takeRequest(isWanted: Bool) -> Request? {
        switch state {
        case .off:
            guard let index = waiters.firstIndex(where: { $0.isStream != nil }), let isStream = waiters[index].isStream
            else { return nil }
            requester = waiters.remove(at: index)
            state = .enabling
            return .enable(isStream: isStream)
        case .on:
            guard !isWanted else { return nil }
            state = .disabling
            return .disable
        case .enabling, .disabling:
            return nil
        }
    }

    /// The request in flight has ended; returns whom it concerns.
    mutating func ended(isSuccess: Bool) -> [Waiter] {
        guard state == .enabling else {
            state = .off
            return take { $0.isStream == nil }
        }
        state = isSuccess ? .on : .off
        let others = isSuccess ? take { $0.isStream != nil } : []
        return [requester.take()].compactMap { $0 } + others
    }

    /// Removes and returns those who wait for the end of values, though no request is needed for that.
    mutating func takeIdle() -> [Waiter] {
        isBusy ? [] : take { $0.isStream == nil }
    }

    /// Notifications have ended without a request.
    mutating func lost() {
        if state == .on { state = .off }
    }

    private mutating func take(where isTaken: (Waiter) -> Bool) -> [Waiter] {
        defer { waiters.removeAll(where: isTaken) }
        return waiters.filter(isTaken)
    }
}
