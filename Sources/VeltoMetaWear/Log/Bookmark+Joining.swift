internal import VeltoCore

extension Bookmark {
    /// Returns the bookmark merged with newer knowledge of the board: new loggers, ranges set by the program, and clock
    /// reads.
    ///
    /// While log entries are left, the bookmark's loggers decode them. After the end of the log, the board's loggers
    /// apply.
    func joined(with layouts: [LoggerLayout], _ anchors: LogAnchors) -> Bookmark {
        var joined = self
        let own = Set(self.layouts.flatMap(\.loggers))
        let others = layouts.filter { own.isDisjoint(with: $0.loggers) }
        joined.layouts = left == 0 && !layouts.isEmpty ? layouts : self.layouts + others
        for (index, layout) in joined.layouts.enumerated() where layout.isUnscaled {
            guard let known = layouts.first(where: { $0.hasSamples(of: layout) }) else { continue }
            joined.layouts[index] = known
        }
        let places = joined.layouts.map { layout in self.layouts.firstIndex { $0.hasSamples(of: layout) } }
        joined.begun = places.map { place in
            place.flatMap { begun.indices.contains($0) ? begun[$0] : nil } ?? LogAssembler.Begun()
        }
        joined.newestTicks = places.map { place in
            place.flatMap { newestTicks.indices.contains($0) ? newestTicks[$0] : nil } ?? .min
        }
        joined.taken = clock.anchors.last
        joined.clock = LogClock()
        for anchor in (clock.anchors + anchors.all).sorted(by: { $0.time < $1.time }) { joined.clock.add(anchor) }
        return joined
    }
}

extension LoggerLayout {
    /// Whether both describe the same loggers.
    func hasSamples(of other: LoggerLayout) -> Bool { loggers == other.loggers && source == other.source }
}
