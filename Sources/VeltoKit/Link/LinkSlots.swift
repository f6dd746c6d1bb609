internal import VeltoCore

/// The link slots of an adapter: the limit learned from its refusals, and the order of waiting devices.
///
/// A refusal with a reason reveals the limit at once. A refusal without a reason may have any cause (bluetoothd reports
/// most as `le-connection-abort-by-local`), so two devices must be refused while the same links are up. A higher number
/// of links clears the limit.
struct LinkSlots {
    private enum Place {
        case waiting
        case trying
        /// The link has been attempted for a long time.
        ///
        /// A device out of range must not block other links.
        case searching
        case linked
    }

    /// The number of devices refused without a reason that reveals a limit.
    private static let refusalsForLimit = 2
    /// The minimum limit inferred from refusals without a reason.
    private static let leastSuspected = 2

    /// The link limit of the adapter; nil until a refusal.
    private(set) var limit: Int?
    private var places: [ObjectHandle: Place] = [:]
    /// The devices under update.
    ///
    /// Their turn comes before all others.
    private var urgent: Set<ObjectHandle> = []
    /// The order of the requests.
    ///
    /// It survives the loss of a link.
    private var tickets: [ObjectHandle: UInt64] = [:]
    private var lastTicket: UInt64 = 0
    /// The devices refused without a reason since the last change of links.
    private var suspects: Set<ObjectHandle> = []

    private func count(_ place: Place) -> Int { places.values.count { $0 == place } }

    /// The number of established links.
    var linkCount: Int { count(.linked) }

    /// The number of devices waiting for their turn.
    var waitingCount: Int { count(.waiting) }

    private var isFull: Bool { limit.map { count(.linked) + count(.trying) >= $0 } ?? false }

    /// Whether a slot is reserved for a device under update while it restarts.
    private var isKeptFree: Bool { urgent.contains { places[$0] == .trying } }

    func isWaiting(_ device: ObjectHandle) -> Bool { places[device] == .waiting }

    /// The number of devices whose turn comes before that of a device.
    func countBefore(_ device: ObjectHandle) -> Int {
        places.count { $0.value == .waiting && order(of: $0.key) < order(of: device) }
    }

    private func order(of device: ObjectHandle) -> (Int, UInt64) {
        (urgent.contains(device) ? 0 : 1, tickets[device, default: 0])
    }

    /// Adds a request for a link; `isUrgent` marks a device under update.
    ///
    /// Returns whether it may be attempted now.
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

    /// Handles an attempt without an answer for long: the next one gets a turn in parallel.
    mutating func takesLong(_ device: ObjectHandle) {
        if places[device] == .trying { places[device] = .searching }
    }

    /// Forgets the limit: another radio may have a higher one.
    mutating func forgetLimit() {
        limit = nil
        suspects = []
    }

    /// Handles an established link.
    ///
    /// A higher number of links clears the limit.
    mutating func established(_ device: ObjectHandle) {
        places[device] = .linked
        suspects = []
        if let limit, linkCount > limit { self.limit = nil }
    }

    /// Handles the end of a link, an attempt, or a wait.
    ///
    /// A link that was up keeps its place in the order while it is wanted.
    mutating func ended(_ device: ObjectHandle, isWanted: Bool) {
        let place = places.removeValue(forKey: device)
        urgent.remove(device)
        if !isWanted || place != .linked { tickets[device] = nil }
        if place == .linked { suspects = [] }
    }

    /// Handles the end of a link that is re-established at once.
    ///
    /// It keeps its slot.
    mutating func interrupted(_ device: ObjectHandle) {
        urgent.insert(device)
        if places[device] == .linked { places[device] = .trying }
    }

    /// Handles a link refused by the adapter.
    ///
    /// Returns whether the device waits for its turn.
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

    /// Removes and returns the next device in turn; nil if there is none.
    ///
    /// With `isProbe`, the first device is taken beyond the limit, unless a device under update would lose its link.
    mutating func next(isProbe: Bool = false) -> ObjectHandle? {
        guard isProbe ? !isKeptFree : !isFull else { return nil }
        let waiting = places.lazy.filter { $0.value == .waiting }.map(\.key)
        let first = waiting.min { self.order(of: $0) < self.order(of: $1) }
        if let first { places[first] = .trying }
        return first
    }
}
