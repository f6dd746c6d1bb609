internal import VeltoBluetooth
internal import VeltoCore

/// Assigns link turns on an adapter, which supports a limited number of links.
///
/// Links of other programs count for the adapter but are not visible here. The limit may therefore rise without an
/// event, and the first waiting device is retried after a delay. On the loop.
final class LinkTurns {
    /// The delay before the first waiting device is retried beyond the limit (seconds).
    ///
    /// It doubles up to the longest delay.
    private static let (firstPause, longestPause) = (15.0, 240.0)

    /// The time after which an unanswered attempt no longer blocks others (seconds).
    static let searchTime = 4.0

    private let services: HubServices
    /// Owned by the hub.
    ///
    /// Its links hold their turns.
    private unowned let links: LinkTable
    private var slots = LinkSlots()
    private var pause = firstPause
    private lazy var probe = LoopTimer { [weak self] in self?.tryBeyondLimit() }
    /// Called when the limit or the number of waiting devices has changed.
    var changed: () -> Void = {}

    init(services: HubServices, links: LinkTable) {
        self.services = services
        self.links = links
    }

    /// The link limit of the adapter; nil until a refusal.
    var limit: Int? { slots.limit }

    /// The number of devices waiting for their turn.
    var waitingCount: Int { slots.waitingCount }

    func isWaiting(_ link: DeviceLink) -> Bool { slots.isWaiting(link.turn) }

    /// The error of a link that has timed out waiting; nil if it does not wait.
    func explain(_ link: DeviceLink, after seconds: Double) -> VeltoError? {
        guard isWaiting(link), let limit else { return nil }
        let before = slots.countBefore(link.turn)
        let links = limit == 1 ? "1 link" : "\(limit) links"
        let text = "the adapter carries \(links), and none was free for the device within \(seconds) s"
        let order = before > 0 ? ": \(before) wait before it" : ""
        return VeltoError(.outOfMemory, "\(text)\(order); disconnect another device, or set a longer turn timeout")
    }

    // MARK: Changes

    /// Returns whether a link may be attempted now.
    ///
    /// Otherwise `turnCame` follows.
    func request(_ link: DeviceLink) -> Bool {
        change { $0.request(link.turn, isUrgent: link.isHeld) }
    }

    /// Handles a lost radio, and forgets its limit.
    func radioLost() {
        change { $0.forgetLimit() }
    }

    func takesLong(_ link: DeviceLink) {
        if link.isHeld { return }
        change { $0.takesLong(link.turn) }
    }

    func established(_ link: DeviceLink) {
        change { $0.established(link.turn) }
    }

    func ended(_ link: DeviceLink) {
        guard link.isHeld else { return change { $0.ended(link.turn, isWanted: link.isWanted) } }
        let isUp = links.all.contains { $0.turn == link.turn && $0.isUp }
        if !isUp { change { $0.interrupted(link.turn) } }
    }

    /// Makes the link to the bootloader of a device under update share that device's turns: both are never up.
    func share(_ link: DeviceLink, with device: DeviceLink) {
        let waits = isWaiting(link)
        change {
            $0.ended(link.turn, isWanted: false)
            link.turn = device.turn
            if link.isUp { $0.established(link.turn) }
        }
        if waits, request(link) { link.turnCame() }
    }

    /// Gives the link turns of its own again.
    func part(_ link: DeviceLink, from device: DeviceLink) {
        change {
            if !device.isUp { $0.interrupted(device.turn) }
            link.turn = link.device.handle
            guard link.state != .none else { return }
            _ = $0.request(link.turn)
            if link.isUp { $0.established(link.turn) } else { $0.takesLong(link.turn) }
        }
    }

    /// Returns whether a refused link waits for its turn.
    func refused(_ link: DeviceLink, _ error: VeltoError) -> Bool {
        guard error.isLinkRefusal || error.code == .connectFailed else { return false }
        return change { $0.refused(link.turn, withReason: error.isLinkRefusal) }
    }

    private func change<Result>(_ change: (inout LinkSlots) -> Result) -> Result {
        let (limit, waiting) = (slots.limit, slots.waitingCount)
        let result = change(&slots)
        var turns: [DeviceLink] = []
        while let next = slots.next() { turns += links.all.filter { $0.turn == next } }
        if slots.limit != limit { limitChanged() }
        if slots.limit != limit || slots.waitingCount != waiting { changed() }
        scheduleProbe()
        for link in turns { link.turnCame() }
        return result
    }

    private func limitChanged() {
        let text =
            slots.limit.map { "the adapter refuses more than \($0) links: the others wait for their turn" }
            ?? "the adapter carries more links than it did: those that wait are tried"
        services.log.write(.warning, text)
        services.publish(Event(.linkLimitChanged(limit: slots.limit ?? 0, waiting: slots.waitingCount)))
    }

    // MARK: Beyond the limit

    private func scheduleProbe() {
        guard slots.waitingCount > 0 else {
            pause = Self.firstPause
            return services.loop.cancel(probe)
        }
        if !probe.isScheduled { services.loop.schedule(probe, inSeconds: pause) }
    }

    private func tryBeyondLimit() {
        pause = min(2 * pause, Self.longestPause)
        let first = slots.next(isProbe: true)
        changed()
        scheduleProbe()
        for link in links.all.filter({ $0.turn == first }) { link.turnCame() }
    }
}
