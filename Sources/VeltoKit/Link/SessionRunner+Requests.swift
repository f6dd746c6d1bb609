internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// The GATT requests of a session.
///
/// The link's central performs them, and the session receives the answers.
extension SessionRunner {
    func subscribe(to handle: ValueHandle, isStream: Bool, _ request: RequestID) {
        guard link.raw.familySubscribes(to: handle, isStream: isStream, self, request) else { return }
        link.services.loop.post { [weak self] in
            guard let self else { return }
            if let route = link.raw.route(of: handle) { routeKnown(handle, route) }
            link.services.answered(request, .success([]))
        }
    }

    /// Ends notifications, unless the program has also subscribed.
    func unsubscribe(from handle: ValueHandle, _ request: RequestID) {
        guard link.raw.familyUnsubscribes(from: handle, request) else { return }
        // After the call that made the request has returned.
        link.services.loop.post { [weak self] in self?.link.services.answered(request, .success([])) }
    }

    func withdrawable(_ request: SessionRequest) -> RequestID {
        let id = answer(to: request)
        requests[request] = id
        return id
    }

    /// Cancels a read or write that the backend has not sent yet.
    func withdraw(_ request: SessionRequest) {
        guard let id = requests.removeValue(forKey: request), link.services.abandon(id) else { return }
        link.central.withdraw(link.peer, id)
    }

    func answer(to request: SessionRequest) -> RequestID {
        let attempt = link.attempt
        let isGoodbye = openGoodbyes != nil
        if isGoodbye { openGoodbyes? += 1 }
        return link.services.request { [weak self] result in
            guard let self, attempt == link.attempt else { return }
            requests[request] = nil
            answered(request, result)
            guard isGoodbye, openGoodbyes != nil else { return }
            openGoodbyes? -= 1
            endGoodbyeIfComplete()
        }
    }
}
