internal import VeltoCore

/// The reads of a board's clock, which date the entries of its log: the first and the latest one after each recent
/// reset.
///
/// Two reads, for example before and after a night, determine the rate of the clock. Source: MetaWear system protocol,
/// 3.7.
struct LogAnchors: Hashable, Sendable {
    /// A reading.
    struct Anchor: Hashable, Sendable {
        /// The number of the reset after which the clock began, 0 to 7.
        let resetID: UInt8
        /// The ticks of the clock.
        let tick: UInt32
        /// The time of the reading.
        let time: UTCTime

        private static let resetBits: UInt8 = 7

        init(resetID: UInt8, tick: UInt32, time: UTCTime) {
            self.resetID = resetID & Self.resetBits
            self.tick = tick
            self.time = time
        }

        /// The date of tick 0, in nanoseconds since 1970.
        var boot: Int64 { time.signed &- BoardTick.nanoseconds(of: Int64(tick)) }

        /// The date of tick 0, in seconds since 1970; 0 for earlier ones.
        var reference: Int64 { max(boot, 0) / 1_000_000_000 }
    }

    /// Oldest first: two at most after each reset.
    private(set) var all: [Anchor] = []

    init() {}

    /// The latest reading after a reset; nil if there is none.
    subscript(resetID: UInt8) -> Anchor? { all.last { $0.resetID == resetID } }

    /// Adds a reading.
    ///
    /// It replaces the latest reading after the same reset, and the readings after a reset eight resets ago.
    mutating func add(_ anchor: Anchor) {
        guard !all.contains(anchor) else { return }
        if let latest = self[anchor.resetID], latest.ticks(to: anchor) != nil {
            let count = all.count { $0.resetID == anchor.resetID }
            if count > 1 { all.removeAll { $0 == latest } }
        } else {
            all.removeAll { $0.resetID == anchor.resetID }
        }
        all.append(anchor)
    }

    /// Merges the readings of another process: of both, the first and the latest reading are kept.
    mutating func merge(_ others: LogAnchors) {
        let both = (all + others.all).sorted { $0.time < $1.time }
        all = []
        for anchor in both { add(anchor) }
    }

    // MARK: JSON

    /// As JSON, with sorted keys.
    var json: String {
        var json = JSONWriter()
        json.writeArray(all) { $0.writeJSON($1.json) }
        return json.text
    }

    /// Reads readings; throws for anything else.
    init(json: String) throws(VeltoError) {
        var reader = try JSONReader(Array(json.utf8)[...])
        try reader.beginArray()
        while try reader.nextElement() { add(try reader.readAnchor()) }
        try reader.finish()
    }
}

extension LogAnchors.Anchor {
    /// The reading as JSON, with sorted keys.
    var json: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("resetID")
        json.write(resetID)
        json.key("tick")
        json.write(tick)
        json.key("utcNanoseconds")
        json.write(time.nanoseconds)
        json.endObject()
        return json.text
    }
}

extension JSONReader {
    /// Reads a reading of the clock.
    mutating func readAnchor() throws(VeltoError) -> LogAnchors.Anchor {
        var (resetID, tick, time): (UInt8?, UInt32?, UInt64?)
        try beginObject()
        while let key = try nextKey() {
            switch key {
            case "resetID": resetID = try readInteger()
            case "tick": tick = try readInteger()
            case "utcNanoseconds": time = try readInteger()
            default: try skipValue()
            }
        }
        guard let resetID, let tick, let time else { throw error("an anchor needs resetID, tick and utcNanoseconds") }
        return LogAnchors.Anchor(resetID: resetID, tick: tick, time: UTCTime(nanoseconds: time))
    }
}

extension UTCTime {
    /// Nanoseconds since 1970, for differences.
    var signed: Int64 { Int64(min(nanoseconds, 1 << 62)) }
}
