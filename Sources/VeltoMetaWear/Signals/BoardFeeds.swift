internal import VeltoCore
internal import VeltoWearable

/// The signals that are streamed, by the register of their packets: what a notification is looked up in.
struct BoardFeeds {
    private struct Entry {
        let register: BoardRegister
        let signal: BoardSignal
        let feed: SampleFeed
        /// Nil if the numbers have several.
        let format: SampleFormat?
        let offset: UInt16
        let size: UInt16
        /// Samples per second; nil for what comes when it changes, or when the program feeds it.
        let rate: Double?
        /// The most samples of a packet.
        let largestCount: UInt16
        var clock: SampleClock?

        /// Feeds the samples of a packet.
        @inline(__always)
        mutating func take(_ packet: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput) {
            let count = sampleCount(in: packet)
            guard count > 0 else { return out.lost(1, of: feed, isEstimate: false) }
            guard let format else { return takeMixed(packet, at: time, &out) }
            var run = SampleRun(offset: offset, count: count, stride: size, first: time)
            if let step = clock?.take(Int(count), arrival: time) {
                if step.lost > 0 { out.lost(step.lost, of: feed, isEstimate: true) }
                run.period = step.spacing
                run.first = step.first(of: Int(count))
            } else if count > 1, let rate {
                let step = SampleClock.Step(newest: time, rate: rate)
                run.period = step.spacing
                run.first = step.first(of: Int(count))
            }
            unsafe out.samples(feed, run, in: packet.bytes, format, arrival: time)
        }

        /// The number of whole samples of a packet: a few, which are counted faster than divided.
        private func sampleCount(in packet: Span<UInt8>) -> UInt16 {
            var (count, end) = (UInt16(0), Int(offset) &+ Int(size))
            while count < largestCount, end <= packet.count {
                count &+= 1
                end &+= Int(size)
            }
            return count
        }

        /// Feeds a sample whose numbers have several formats, with fractions all of them.
        private mutating func takeMixed(_ packet: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput) {
            let step = clock?.take(1, arrival: time)
            if let lost = step?.lost, lost > 0 { out.lost(lost, of: feed, isEstimate: true) }
            var fractions = InlineArray<8, Float>(repeating: 0)
            guard let count = try? signal.fractions(in: packet, &fractions) else { return }
            out.sample(feed, fractions.span.extracting(first: count), at: step?.newest ?? time)
        }
    }

    /// The samples of a packed packet.
    private static let packedCount: UInt16 = 3

    private var entries: [Entry] = []

    /// Streams a signal, whose packets are those of that register.
    ///
    /// At a steady rate, samples get the moments of that rate, and losses are noticed.
    mutating func add(
        _ signal: BoardSignal, _ feed: SampleFeed, from register: BoardRegister, rate: Double?, isSteady: Bool = false
    ) {
        remove(feed)
        append(signal, feed, register, rate: rate, isSteady: isSteady)
    }

    /// Streams a signal from whichever of its registers a packet is: the program feeds them.
    mutating func addFed(_ signal: BoardSignal, _ feed: SampleFeed) {
        remove(feed)
        for register in [signal.register, signal.packed] {
            if let register { append(signal, feed, register, rate: nil, isSteady: false) }
        }
    }

    private mutating func append(
        _ signal: BoardSignal, _ feed: SampleFeed, _ register: BoardRegister, rate: Double?, isSteady: Bool
    ) {
        entries.append(
            Entry(
                register: register, signal: signal, feed: feed, format: signal.format,
                offset: UInt16(clamping: signal.offset), size: UInt16(clamping: signal.size), rate: rate,
                largestCount: register == signal.packed ? Self.packedCount : 1,
                clock: isSteady ? rate.map { SampleClock(rate: $0) } : nil))
    }

    /// Ends a stream.
    mutating func remove(_ feed: SampleFeed) {
        entries.removeAll { $0.feed === feed }
    }

    /// Whether nothing is streamed.
    var isEmpty: Bool { entries.isEmpty }

    /// Notifications per second that are to be expected, without those that come when something changes.
    var notificationRate: Double { rates.reduce(0) { $0 + $1.notifications } }

    /// Samples and notifications per second of each stream that has a rate.
    var rates: [(signal: String, samples: Double, notifications: Double)] {
        entries.compactMap { entry in
            guard let rate = entry.rate else { return nil }
            let isPacked = entry.register == entry.signal.packed
            return (entry.signal.identifier, rate, isPacked ? rate / Double(Self.packedCount) : rate)
        }
    }

    /// Returns whether a stream takes the notifications of a register.
    func isStreamed(_ register: BoardRegister) -> Bool {
        entries.contains { $0.register == register }
    }

    /// The register that a signal is streamed from; nil for one that is not streamed.
    func register(of signal: BoardSignal) -> BoardRegister? {
        entries.first { $0.signal.identifier == signal.identifier }?.register
    }

    /// Returns whether a signal is streamed to a feed.
    func contains(_ feed: SampleFeed) -> Bool {
        entries.contains { $0.feed === feed }
    }

    /// What is streamed.
    var streams: [(signal: BoardSignal, feed: SampleFeed)] { entries.map { ($0.signal, $0.feed) } }

    /// Feeds the samples of a notification; false if no one streams its register.
    mutating func take(
        _ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput
    ) -> Bool {
        guard let index = entries.firstIndex(where: { $0.register == register && $0.signal.isIn(packet) }) else {
            return false
        }
        entries[index].take(packet, at: time, &out)
        return true
    }
}
