internal import VeltoCore

/// The links that an adapter carries: the limit, as its refusals show it, and the order in which the others get their turn.
///
/// A refusal with a reason shows the limit at once. One without may have any cause (bluetoothd reports most as
/// `le-connection-abort-by-local`): two devices must be refused while the same links are up. More links than the limit end it.
struct LinkSlots {
    private enum Place {
        case waiting
        case trying
        /// Tried for long: a device out of range takes no link from others.
        case searching
        case linked
    }

    /// The devices refused without a reason that show a limit.
    private static let refusalsForLimit = 2
    /// The fewest links that refusals without a reason show to be the limit.
    private static let leastSuspected = 2

    /// The number of links that the adapter carries; nil while it has refused none.
    private(set) var limit: Int?
    private var places: [ObjectHandle: Place] = [:]
    /// The devices that are being updated, whose turn is before that of all others.
    private var urgent: Set<ObjectHandle> = []
    /// The order of the requests, which outlives the loss of a link.
    private var tickets: [ObjectHandle: UInt64] = [:]
    private var lastTicket: UInt64 = 0
    /// The devices refused without a reason since a link was established or ended.
    private var suspects: Set<ObjectHandle> = []

    private func count(_ place: Place) -> Int { places.values.count { $0 == place } }

    /// The number of links that are up.
    var linkCount: Int { count(.linked) }

    /// The number of devices that wait for their turn.
    var waitingCount: Int { count(.waiting) }

    private var isFull: Bool { limit.map { count(.linked) + count(.trying) >= $0 } ?? false }

    /// Whether a slot is kept for a device that is being updated, while it starts again.
    private var isKeptFree: Bool { urgent.contains { places[$0] == .trying } }

    func isWaiting(_ device: ObjectHandle) -> Bool { places[device] == .waiting }

    /// The number of devices whose turn is before that of a device.
    func countBefore(_ device: ObjectHandle) -> Int {
        places.count { $0.value == .waiting && order(of: $0.key) < order(of: device) }
    }

    private func order(of device: ObjectHandle) -> (Int, UInt64) {
        (urgent.contains(device) ? 0 : 1, tickets[device, default: 0])
    }

    /// Takes a request for a link, one of a device that is being updated if it is urgent; returns whether it may be tried now.
    mutating func request(_ device: ObjectHandle, isUrgent: Bool = false) -> Bool {
        if isUrgent { urgent.insert(device) } else { urgent.remove(device) }
        if tickets[device] == nil {
            lastTicket += 1
            tickets[device] = lastTicket
        }
        let isTried = places[device] == .trying || !isFull
        places[device] = isTried ? .trying : .waiting
        return isTried
    }

    /// A try has not been answered for long: the next one gets its turn beside it.
    mutating func takesLong(_ device: ObjectHandle) {
        if places[device] == .trying { places[device] = .searching }
    }

    /// The radio is gone: another one may carry more links.
    mutating func forgetLimit() {
        limit = nil
        suspects = []
    }

    /// The link is up: more links than the limit end it.
    mutating func established(_ device: ObjectHandle) {
        places[device] = .linked
        suspects = []
        if let limit, linkCount > limit { self.limit = nil }
    }

    /// A link or a try has ended, or the device no longer waits; a link that was up keeps its place in the order while it is wanted.
    mutating func ended(_ device: ObjectHandle, isWanted: Bool) {
        let place = places.removeValue(forKey: device)
        urgent.remove(device)
        if !isWanted || place != .linked { tickets[device] = nil }
        if place == .linked { suspects = [] }
    }

    /// A link has ended that is established again at once: it keeps its slot.
    mutating func interrupted(_ device: ObjectHandle) {
        urgent.insert(device)
        if places[device] == .linked { places[device] = .trying }
    }

    /// The adapter has refused a link; returns whether the device waits for its turn.
    mutating func refused(_ device: ObjectHandle, withReason: Bool) -> Bool {
        guard places[device] == .trying || places[device] == .searching else { return false }
        let links = linkCount
        suspects.insert(device)
        let isSuspected = suspects.count >= Self.refusalsForLimit && links >= Self.leastSuspected
        guard links > 0, withReason || isSuspected || links == limit else { return false }
        limit = links
        places[device] = .waiting
        return true
    }

    /// Takes the device whose turn it is; nil if there is none.
    ///
    /// With `isProbe`, the first one is taken beyond the limit, unless a device that is being updated would lose its link to it.
    mutating func next(isProbe: Bool = false) -> ObjectHandle? {
        guard isProbe ? !isKeptFree : !isFull else { return nil }
        let waiting = places.lazy.filter { $0.value == .waiting }.map(\.key)
        let first = waiting.min { self.order(of: $0) < self.order(of: $1) }
        if let first { places[first] = .trying }
        return first
    }
}
