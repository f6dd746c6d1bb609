internal import VeltoBluetooth
internal import VeltoCore

/// The notification state of a characteristic: at most one request to enable or disable notifications is in flight.
///
/// A value type. Users may change while a request is in flight; the next request is chosen when it has ended.
struct NotificationSwitch {
    /// A party waiting for the end of a request.
    enum Waiter {
        /// A subscription waits for values.
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
    /// The requester of the enabling in flight.
    ///
    /// A refusal concerns only this requester; the others try again.
    private var requester: Waiter?

    /// Whether the device has confirmed notifications, and no request to stop them was sent.
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

    /// Removes and returns the family's abandoned waiters.
    mutating func takeFamily() -> [RequestID] {
        let requests = ([requester].compactMap { $0 } + waiters).compactMap(\.familyRequest)
        waiters.removeAll { $0.familyRequest != nil }
        if requester?.familyRequest != nil { requester = nil }
        return requests
    }

    /// Returns the request to send now, which is then in flight; nil if there is none.
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

    /// Handles the end of the request in flight.
    ///
    /// Returns the waiters concerned.
    mutating func ended(isSuccess: Bool) -> [Waiter] {
        guard state == .enabling else {
            state = .off
            return take { $0.isStream == nil }
        }
        state = isSuccess ? .on : .off
        let others = isSuccess ? take { $0.isStream != nil } : []
        return [requester.take()].compactMap { $0 } + others
    }

    /// Removes and returns the waiters for the end of values, if that needs no request.
    mutating func takeIdle() -> [Waiter] {
        isBusy ? [] : take { $0.isStream == nil }
    }

    /// Handles notifications that ended without a request.
    mutating func lost() {
        if state == .on { state = .off }
    }

    private mutating func take(where isTaken: (Waiter) -> Bool) -> [Waiter] {
        defer { waiters.removeAll(where: isTaken) }
        return waiters.filter(isTaken)
    }
}
