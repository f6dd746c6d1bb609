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

    func isWaiting(_ device: ObjectHandle) -> Bool { places[device] == .waiting }

    /// The number of devices whose turn is before that of a device.
    func countBefore(_ device: ObjectHandle) -> Int {
        places.count { $0.value == .waiting && tickets[$0.key, default: 0] < tickets[device, default: 0] }
    }

    /// Takes a request for a link; returns whether it may be tried now.
    mutating func request(_ device: ObjectHandle) -> Bool {
        if tickets[device] == nil {
            lastTicket += 1
            tickets[device] = lastTicket
        }
        let isTried = !isFull
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
        if !isWanted || place != .linked { tickets[device] = nil }
        if place == .linked { suspects = [] }
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
    /// With `isProbe`, the first one is taken beyond the limit.
    mutating func next(isProbe: Bool = false) -> ObjectHandle? {
        guard isProbe || !isFull else { return nil }
        let waiting = places.lazy.filter { $0.value == .waiting }.map(\.key)
        let first = waiting.min { self.tickets[$0, default: 0] < self.tickets[$1, default: 0] }
        if let first { places[first] = .trying }
        return first
    }
}
