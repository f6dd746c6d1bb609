internal import VeltoCore

/// Decides which likely devices to connect automatically.
///
/// A plain value type: sightings in, decisions out.
///
/// After the first likely device, it waits for the settle time. Then it compares the devices in range with the free
/// player indices. A device is known if it was connected earlier, in this run of the program or a previous one:
///
/// | in sight                                  | decision                                             |
/// |-------------------------------------------|------------------------------------------------------|
/// | none, or no index is free                 | wait                                                 |
/// | at most as many as free indices           | take all: known ones, then by RSSI, then by address  |
/// | more, of which the known ones fit         | take the known ones; then decide on the rest again   |
/// | more, with no or too many known ones      | take none: the program has to choose                 |
///
/// Source: Triki protocol notes, 1.4 (F17) and 12.4.
struct AutoConnect {
    /// A likely device that is not connected.
    struct Candidate: Equatable {
        let device: ObjectHandle
        let isKnown: Bool
        let rssi: Int8
        var address = ""
    }

    enum Decision: Equatable {
        /// Wait for the next sighting.
        case wait
        /// Decide again at that time.
        case askAgain(at: Timestamp)
        /// Connect these devices in order.
        case connect([ObjectHandle])
        /// Report too many candidates.
        case report(candidates: Int)
    }

    /// The number of players; 0 disables auto-connect.
    var players: Int
    private let settleTime: Double
    private var settled: Timestamp?
    /// The number of candidates in the last report to the program; 0 for none.
    private(set) var reported = 0

    init(players: Int, settleTime: Double) {
        self.players = players
        self.settleTime = settleTime
    }

    /// Decides from the devices in range and the number of connected or connecting devices.
    mutating func decide(_ candidates: [Candidate], occupied: Int, now: Timestamp) -> Decision {
        let free = players - occupied
        guard free > 0, !candidates.isEmpty else {
            settled = nil
            reported = 0
            return .wait
        }
        let end = settled ?? now.advanced(bySeconds: settleTime)
        settled = end
        guard now >= end else { return .askAgain(at: end) }
        guard let taken = Self.choose(among: candidates, for: free) else {
            defer { reported = candidates.count }
            return reported == candidates.count ? .wait : .report(candidates: candidates.count)
        }
        settled = nil
        reported = 0
        return .connect(taken.sorted(by: Self.isPreferred).map(\.device))
    }

    private static func choose(among candidates: [Candidate], for places: Int) -> [Candidate]? {
        if candidates.count <= places { return candidates }
        let known = candidates.filter(\.isKnown)
        return (1...places).contains(known.count) ? known : nil
    }

    private static func isPreferred(_ left: Candidate, _ right: Candidate) -> Bool {
        if left.isKnown != right.isKnown { return left.isKnown }
        return left.rssi == right.rssi ? left.address < right.address : left.rssi > right.rssi
    }
}
