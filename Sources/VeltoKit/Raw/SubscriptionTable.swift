internal import VeltoCore

/// The subscriptions of a context that programs hold handles of.
final class SubscriptionTable: Sendable {
    private let all = Guarded<[UInt64: Subscription]>([:])

    func register(
        _ make: (_ handle: UInt64) throws(VeltoError) -> Subscription
    ) throws(VeltoError) -> Subscription {
        let subscription = try HandleTable.shared.register(.subscription, make)
        all.withLock { $0[subscription.handle] = subscription }
        return subscription
    }

    func remove(_ subscription: Subscription) {
        all.withLock { $0[subscription.handle] = nil }
        HandleTable.shared.remove(subscription.handle)
    }

    /// Those of one device, oldest first.
    func of(_ device: Device) -> [Subscription] {
        all.withLock { all in all.values.filter { $0.device === device } }.sorted { $0.handle < $1.handle }
    }

    func close() {
        let subscriptions = all.withLock { all in
            defer { all = [:] }
            return all
        }
        for handle in subscriptions.keys { HandleTable.shared.remove(handle) }
    }
}
