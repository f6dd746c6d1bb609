internal import VeltoCore
internal import VeltoWearable

/// The signals that are streamed, by the register of their packets: what a notification is looked up in.
struct BoardFeeds {
    private struct Entry {
        let register: BoardRegister
        let signal: BoardSignal
        let feed: SampleFeed
        let format: SampleFormat
        let offset: Int
        let size: Int
        /// Nil for what comes when it changes.
        var clock: SampleClock?
    }

    /// The samples of a packet are three at most.
    private static let largestCount = 3

    private var entries: [Entry] = []

    /// Streams a signal, whose packets are those of that register.
    mutating func add(_ signal: BoardSignal, _ feed: SampleFeed, from register: BoardRegister, rate: Double?) {
        guard let format = signal.format else { return }
        remove(feed)
        entries.append(
            Entry(
                register: register, signal: signal, feed: feed, format: format, offset: signal.offset,
                size: signal.size, clock: rate.map { SampleClock(rate: $0) }))
    }

    /// Ends a stream.
    mutating func remove(_ feed: SampleFeed) {
        entries.removeAll { $0.feed === feed }
    }

    /// Returns whether a signal is streamed.
    func contains(_ signal: BoardSignal) -> Bool {
        entries.contains { $0.signal.identifier == signal.identifier }
    }

    /// Feeds the samples of a notification; false if no one streams its register.
    mutating func take(
        _ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp, _ out: SessionOutput
    ) -> Bool {
        guard let index = entries.firstIndex(where: { $0.register == register }) else { return false }
        let (offset, size) = (entries[index].offset, entries[index].size)
        // What comes when it changes comes alone.
        let most = entries[index].clock == nil ? 1 : Self.largestCount
        let count = min((packet.count - offset) / size, most)
        guard count > 0 else {
            out.lost(1, of: entries[index].feed, isEstimate: false)
            return true
        }
        let step = entries[index].clock?.take(count, arrival: time)
        if let lost = step?.lost { out.lost(lost, of: entries[index].feed, isEstimate: true) }
        let (newest, period) = (step?.newest ?? time, entries[index].clock?.period ?? 0)
        for sample in 0..<count {
            let start = offset + sample * size
            let moment = newest.nanoseconds &- UInt64(Double(count - 1 - sample) * period * 1e9)
            unsafe out.sample(
                entries[index].feed, packet.extracting(start..<start + size).bytes, entries[index].format,
                at: Timestamp(nanoseconds: min(moment, newest.nanoseconds)), arrival: time)
        }
        return true
    }
}
