internal import VeltoCore
internal import VeltoWearable

/// The signals that are streamed, by the register of their packets: what a notification is looked up in.
struct BoardFeeds {
    private struct Entry {
        let register: BoardRegister
        let signal: BoardSignal
        let feed: SampleFeed
        /// Samples per second; nil for samples sent on a change or fed by the program.
        let rate: Double?
        /// Nil for samples that come at no steady rate.
        var clock: SampleClock?
        /// The packets of a signal whose packets are counted.
        var count: UInt32 = 0
        /// Of the output of a processor.
        var processed: ProcessedPackets?
    }

    /// The layout of a packet; copying it counts no references.
    @safe private struct Layout {
        let register: BoardRegister
        let id: UInt8?
        /// Nil if the numbers have several.
        let format: SampleFormat?
        /// Whether the samples have a clock.
        let isSteady: Bool
        /// Whether packets have no numbers, and are counted.
        let isCounted: Bool
        /// Whether packets are those of a processor.
        let isProcessed: Bool
        /// Whether a packet has one sample, whose moment is that of its arrival.
        let isPlain: Bool
        let offset: UInt16
        let size: UInt16
        /// The maximum number of samples of a packet.
        let largestCount: UInt16
        /// Nanoseconds between the samples of a packet at the nominal rate, 0 if that is unknown.
        let period: UInt64
        let feed: Unmanaged<SampleFeed>

        init(_ entry: Entry) {
            let signal = entry.signal
            register = entry.register
            id = signal.id
            format = signal.format
            offset = UInt16(clamping: signal.offset)
            size = UInt16(clamping: signal.size)
            largestCount = register == signal.packed ? BoardSignal.packedCount : 1
            isSteady = entry.clock != nil
            (isCounted, isProcessed) = (signal.isCounted, entry.processed != nil)
            isPlain = largestCount == 1 && !isSteady && format != nil && !isCounted && !isProcessed
            period = entry.rate.map(SampleClock.spacing) ?? 0
            unsafe feed = .passUnretained(entry.feed)
        }

        /// Returns whether a packet of the register carries this signal.
        @inline(__always)
        func isIn(_ payload: ByteReader) -> Bool {
            guard let id else { return true }
            var payload = payload
            return payload.next(UInt8.self) == id
        }

        /// The number of whole samples of a packet: a few, which are counted faster than divided.
        @inline(__always)
        func sampleCount(in packet: ByteReader) -> UInt16 {
            var (count, end) = (UInt16(0), Int(offset) &+ Int(size))
            while count < largestCount, end <= packet.count {
                count &+= 1
                end &+= Int(size)
            }
            return count
        }

        /// Feeds the samples of a packet.
        @inline(__always)
        func feed(
            _ run: SampleRun, _ format: SampleFormat, _ packet: ByteReader, _ arrival: Timestamp, _ out: SessionOutput
        ) {
            unsafe feed._withUnsafeGuaranteedRef {
                out.samples($0, run, in: packet.bytes, format, arrival: arrival)
            }
        }
    }

    private var entries: [Entry] = []
    /// Of each entry.
    private var layouts: [Layout] = []

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
                register: register, signal: signal, feed: feed, rate: rate,
                clock: isSteady ? rate.map { SampleClock(rate: $0) } : nil,
                processed: signal.processed.map { ProcessedPackets($0) }))
        layouts = entries.map(Layout.init)
    }

    /// Ends a stream.
    mutating func remove(_ feed: SampleFeed) {
        entries.removeAll { $0.feed === feed }
        layouts = entries.map(Layout.init)
    }

    /// Whether nothing is streamed.
    var isEmpty: Bool { entries.isEmpty }

    /// Samples and notifications per second of each stream that has a rate.
    var loads: [NotificationLoad] {
        entries.compactMap { entry in entry.rate.map { NotificationLoad(entry.signal, entry.register, $0) } }
    }

    /// Returns whether a stream takes the notifications of a register.
    func isStreamed(_ register: BoardRegister) -> Bool {
        entries.contains { $0.register == register }
    }

    /// The registers that streams take.
    var registers: [BoardRegister] { entries.map(\.register) }

    /// The register that a signal is streamed from; nil for one that is not streamed.
    func register(of signal: BoardSignal) -> BoardRegister? {
        entries.first { $0.signal.key == signal.key }?.register
    }

    /// Returns whether a signal is streamed to a feed.
    func contains(_ feed: SampleFeed) -> Bool {
        entries.contains { $0.feed === feed }
    }

    /// The streamed signals.
    var streams: [(signal: BoardSignal, feed: SampleFeed)] { entries.map { ($0.signal, $0.feed) } }

    /// Feeds the samples of a notification.
    @inline(__always)
    mutating func take(
        _ register: BoardRegister, _ payload: ByteReader, at time: Timestamp, _ out: inout SessionOutput
    ) {
        guard let index = layouts.firstIndex(where: { $0.register == register && $0.isIn(payload) }) else { return }
        let layout = layouts[index]
        if layout.isPlain, let format = layout.format {
            layout.feed(SampleRun(offset: layout.offset, first: time), format, payload, time, out)
        } else {
            takeSeveral(layout, index, payload, at: time, &out)
        }
    }

    @inline(__always)
    private mutating func takeSeveral(
        _ layout: Layout, _ index: Int, _ packet: ByteReader, at time: Timestamp, _ out: inout SessionOutput
    ) {
        if layout.isCounted { return takeCounted(index, at: time, out) }
        if layout.isProcessed {
            let (place, feed) = (packet.reader(at: Int(layout.offset)), entries[index].feed)
            entries[index].processed?.take(place, at: time, feed, out)
            return
        }
        let count = layout.sampleCount(in: packet)
        guard count > 0 else { return out.lost(1, of: entries[index].feed, isEstimate: false) }
        var step = SampleClock.Step(newest: time, spacing: layout.period, lost: 0)
        if layout.isSteady { step = takeSteady(index, count, at: time, out) }
        if let format = layout.format {
            let run = SampleRun(
                offset: layout.offset, count: count, stride: layout.size, first: step.first(of: Int(count)),
                period: step.spacing)
            layout.feed(run, format, packet, time, out)
        } else {
            takeMixed(packet, entries[index], at: step.newest, arrival: time, out)
        }
    }

    /// Returns the timestamps of a steady sensor's samples; reports samples missing before them.
    private mutating func takeSteady(
        _ index: Int, _ count: UInt16, at time: Timestamp, _ out: SessionOutput
    ) -> SampleClock.Step {
        guard let step = entries[index].clock?.take(Int(count), arrival: time) else {
            return SampleClock.Step(newest: time, spacing: 0, lost: 0)
        }
        if step.lost > 0 { out.lost(step.lost, of: entries[index].feed, isEstimate: true) }
        return step
    }

    /// Feeds the number of packets so far.
    private mutating func takeCounted(_ index: Int, at time: Timestamp, _ out: SessionOutput) {
        entries[index].count &+= 1
        let count = InlineArray<1, UInt32>(repeating: entries[index].count)
        out.sample(entries[index].feed, count.span, at: time)
    }

    /// Feeds a sample whose numbers have several formats, with fractions all of them.
    private func takeMixed(
        _ packet: ByteReader, _ entry: Entry, at time: Timestamp, arrival: Timestamp, _ out: SessionOutput
    ) {
        var fractions = BoardSignal.Fractions(repeating: 0)
        guard let count = try? entry.signal.fractions(in: packet, &fractions) else { return }
        out.sample(entry.feed, fractions.span.extracting(first: count), at: time, arrival: arrival)
    }
}
