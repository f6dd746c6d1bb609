internal import Synchronization
package import VeltoCore

/// The outlet of a signal for a reader: converts the frames to the reader's units, and keeps them until they are read.
///
/// The feed fills the outlet on the loop until the outlet ends. One reader at a time takes the frames, on any thread.
/// Neither side waits for the other.
@safe @usableFromInline package final class SampleOutlet: @unchecked Sendable {
    // Unchecked: all state that is neither atomic nor guarded belongs to the loop.

    /// A notice to the reader of the ring.
    package enum Notice: Sendable {
        /// A frame waits in the ring, which was empty.
        case frames
        /// Frames that were not read in time are dropped, for the first time since the reader had caught up.
        case overflow
    }

    /// The device's configuration for the signal.
    package struct Configuration: Sendable {
        /// Frames per second; nil if the device determines the rate.
        package var rate: Double?
        /// The LSB of each channel in its native unit.
        package var scales: [Double]
    }

    /// The received signal.
    package let signal: SignalDescription
    /// The reader's channels.
    package let selection: Range<Int>
    /// The reader's units.
    package let units: Units
    /// Readable while frames wait, and after the end of the stream; nil for a reader that does not wait.
    package let descriptor: DescriptorOnDemand?
    // Constants as variables: the compiler loads constants before a loop, and these exceed the processor's registers.
    @exclusivity(unchecked) private var ring: SampleRing
    @exclusivity(unchecked) private var columns: Columns
    private let received = Atomic<UInt64>(0)
    private let lost = Atomic<UInt64>(0)
    private let isLossEstimated = Atomic(false)
    /// Bit patterns of numbers; NaN until they are known.
    private let rate = Atomic<UInt64>(Double.nan.bitPattern)
    private let latency = Atomic<UInt64>(Double.nan.bitPattern)
    /// The time of the last rate measurement.
    private let measured = Atomic<UInt64>(0)
    private let outcome = Guarded<Result<Void, VeltoError>?>(nil)
    private let hasEnded = Atomic(false)
    private let known: Guarded<Configuration>
    private let isAnnounced = Atomic(false)
    private let isOverflowing = Atomic(false)
    private let notify: @Sendable (Notice) -> Void
    /// The sink of the frames, for an outlet that does not keep them.
    private let sink: (any SampleSink)?
    /// The next reader of the feed, which retains it.
    @exclusivity(unchecked) var next: Unmanaged<SampleOutlet>?
    @exclusivity(unchecked) private var isOpen = true
    /// The format of the fed frames; nil before the first frame.
    @exclusivity(unchecked) private var format: SampleFormat?
    /// Checked once per run, not for every value.
    @exclusivity(unchecked) private var way = Way.ignored
    @exclusivity(unchecked) private var sequence: UInt64 = 0
    /// The flags of the next frame.
    @exclusivity(unchecked) private var nextFlags: FrameInfo.Flags = []
    @exclusivity(unchecked) private var meter = StreamMeter()

    /// The reader's columns of the signal.
    @safe private struct Columns {
        let first: Int
        let count: Int
        /// The factors from raw values to the units, in groups of four.
        let factors: UnsafeMutablePointer<SIMD4<Double>>

        init(_ selection: Range<Int>) {
            first = selection.lowerBound
            count = selection.count
            let groups = (selection.count + 3) / 4
            unsafe factors = .allocate(capacity: groups)
            unsafe factors.initialize(repeating: .zero, count: groups)
        }
    }

    /// The conversion of the fed values.
    private enum Way {
        /// None: the stream has ended, or never had a frame.
        case ignored
        /// Conversion to units.
        case fromInt16, fromUInt16, fromFloat, fromInt32, fromUInt32, fromUInt8, fromInt8
        /// Whole numbers, unconverted.
        case wideInt16, wideUInt16, wideInt8, words, bytes
        /// Unchanged frames for a sink.
        case passed

        init(_ format: SampleFormat, _ units: Units) {
            let isRaw = units == .raw
            switch format {
            case .int16: self = isRaw ? .wideInt16 : .fromInt16
            case .uint16: self = isRaw ? .wideUInt16 : .fromUInt16
            case .float32: self = isRaw ? .words : .fromFloat
            case .int32: self = isRaw ? .words : .fromInt32
            case .uint32: self = isRaw ? .words : .fromUInt32
            case .uint8: self = isRaw ? .bytes : .fromUInt8
            case .int8: self = isRaw ? .wideInt8 : .fromInt8
            }
        }
    }

    /// Allocates the memory for the newest `capacity` frames, or for one minute.
    package init(
        _ signal: SignalDescription, _ selection: Range<Int>, _ units: Units, capacity: Int? = nil,
        descriptor: DescriptorOnDemand? = nil, sink: (any SampleSink)? = nil,
        notify: @escaping @Sendable (Notice) -> Void = { _ in }
    ) throws(VeltoError) {
        try signal.check()
        guard signal.channels.indices.contains(selection) else {
            throw VeltoError(.invalidState, "the signal \(signal.identifier) no longer has that channel")
        }
        let width = units == .raw ? signal.rawType.width : SampleTable.ValueType.float32.width
        let frameSize = selection.count * width
        if let capacity {
            try checkInteger(
                capacity, "capacity", 1, SampleRing.largestSize / SampleRing.bytesPerFrame(frameSize),
                or: "the default")
        }
        self.signal = signal
        self.selection = selection
        self.units = units
        self.descriptor = descriptor
        self.notify = notify
        self.sink = sink
        unsafe ring = try SampleRing(capacity: capacity, frameSize: frameSize)
        unsafe columns = Columns(selection)
        known = Guarded(Configuration(rate: nil, scales: signal.channels.map(\.scale)))
    }

    deinit {
        unsafe columns.factors.deallocate()
    }

    // MARK: The feed, on the loop

    func configure(_ configuration: Configuration) {
        known.withLock { $0 = configuration }
        if let sink { return sink.configure(configuration) }
        unsafe ring.prepare(for: configuration.rate)
        let new = signal.factors(units, of: selection, scales: configuration.scales)
        for (column, factor) in new.enumerated() { unsafe columns.factors[column / 4][column % 4] = factor }
    }

    /// Prepares for the number format of the next runs.
    func prepare(for format: SampleFormat) {
        unsafe self.format = format
        chooseWay()
    }

    private func chooseWay() {
        guard unsafe isOpen, let format = unsafe format else { return unsafe way = .ignored }
        unsafe way = sink == nil ? Way(format, units) : .passed
    }

    /// Stores the run of the feed, which has checked its bounds, and passes it to the next reader.
    @inline(never) @usableFromInline
    func append(_ bytes: RawSpan, of feed: SampleFeed) {
        // Each conversion has its own function: one for all would exceed the processor's registers.
        switch unsafe way {
        case .ignored: handOn(bytes, feed)
        case .fromInt16: convert(bytes, feed, Int16.self)
        case .fromUInt16: convert(bytes, feed, UInt16.self)
        case .fromFloat: convert(bytes, feed, Float.self)
        case .fromInt32: convert(bytes, feed, Int32.self)
        case .fromUInt32: convert(bytes, feed, UInt32.self)
        case .fromUInt8: convert(bytes, feed, UInt8.self)
        case .fromInt8: convert(bytes, feed, Int8.self)
        case .wideInt16: widen(bytes, feed, Int16.self)
        case .wideUInt16: widen(bytes, feed, UInt16.self)
        case .wideInt8: widen(bytes, feed, Int8.self)
        case .words: widen(bytes, feed, UInt32.self)
        case .bytes: copy(bytes, feed)
        case .passed: pass(bytes, feed)
        }
    }

    private func handOn(_ bytes: RawSpan, _ feed: SampleFeed) {
        unsafe next?._withUnsafeGuaranteedRef { $0.append(bytes, of: feed) }
    }

    @inline(never)
    private func convert<Raw: WireNumber>(_ bytes: RawSpan, _ feed: SampleFeed, _: Raw.Type) {
        unsafe storeFours(bytes, feed) { (raw: SIMD4<Raw>, factors) in
            unsafe unsafeBitCast(SIMD4<Float>(Raw.doubles(raw) * factors.pointee), to: SIMD4<UInt32>.self)
        }
        handOn(bytes, feed)
    }

    @inline(never)
    private func widen<Raw: WireNumber & FixedWidthInteger>(_ bytes: RawSpan, _ feed: SampleFeed, _: Raw.Type) {
        unsafe storeFours(bytes, feed) { (raw: SIMD4<Raw>, _) in SIMD4(truncatingIfNeeded: raw) }
        handOn(bytes, feed)
    }

    @inline(never)
    private func pass(_ bytes: RawSpan, _ feed: SampleFeed) {
        if let format = unsafe format { unsafe sink?.take(feed.run, in: bytes, format, arrival: feed.arrival) }
        handOn(bytes, feed)
    }

    private func copy(_ bytes: RawSpan, _ feed: SampleFeed) {
        store(feed) { offset, slot in
            let start = offset &+ selection.lowerBound
            slot.put(bytes.extracting(start..<start &+ selection.count))
        }
        handOn(bytes, feed)
    }

    /// Stores the results of the function for each four numbers of the selection.
    @inline(__always)
    private func storeFours<Raw: WireNumber>(
        _ bytes: RawSpan, _ feed: SampleFeed, _ turn: (SIMD4<Raw>, UnsafePointer<SIMD4<Double>>) -> SIMD4<UInt32>
    ) {
        let width = MemoryLayout<Raw>.size
        store(feed) { offset, slot in
            var place = unsafe offset &+ columns.first &* width
            var factors = unsafe UnsafePointer(columns.factors)
            var left = unsafe columns.count
            while left >= 4 {
                let raw = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: SIMD4<Raw>.self)
                unsafe slot.put(turn(raw, factors))
                place &+= 4 &* width
                unsafe factors += 1
                left &-= 4
            }
            if left > 0 { unsafe slot.put(turn(Raw.few(left, bytes, at: place), factors)) }
        }
    }

    /// Numbers, stores and counts the frames of the feed's run.
    ///
    /// The function puts the values into their slot.
    @inline(__always)
    private func store(_ feed: SampleFeed, _ putValues: (Int, inout SampleRing.Slot) -> Void) {
        var info = FrameInfo()
        info.timestamp = unsafe feed.run.first
        info.arrival = unsafe feed.arrival
        info.tick = unsafe feed.run.tick
        unsafe info.sequence = sequence
        unsafe info.flags = nextFlags.union(feed.run.flags)
        unsafe nextFlags = []
        var offset = unsafe Int(feed.run.offset)
        var next = unsafe ring.next
        // Usually there is a single frame, which needs less state than several.
        if unsafe feed.run.count == 1 {
            storeFrame(next, &info, offset, putValues)
            unsafe sequence = info.sequence
            return count(1, from: info.timestamp, info.arrival)
        }
        var left = unsafe feed.run.count
        while left > 0 {
            info.arrival = unsafe feed.arrival
            storeFrame(next, &info, offset, putValues)
            next &+= 1
            info.timestamp.nanoseconds &+= unsafe feed.run.period
            info.flags = []
            offset &+= unsafe Int(feed.run.stride)
            left &-= 1
        }
        unsafe sequence = info.sequence
        let run = unsafe feed.run
        count(UInt64(run.count), from: run.middle, info.arrival)
    }

    @inline(__always)
    private func storeFrame(
        _ number: UInt64, _ info: inout FrameInfo, _ offset: Int, _ putValues: (Int, inout SampleRing.Slot) -> Void
    ) {
        if unsafe ring.makeRoom(for: number) { overflow() }
        info.sequence &+= 1
        var slot = unsafe ring.slot(number)
        slot.put(info)
        putValues(offset, &slot)
        unsafe ring.publish(number)
    }

    /// Counts frames, with their mean time of measurement, and announces them to a waiting reader.
    @inline(__always)
    private func count(_ frames: UInt64, from time: Timestamp, _ arrival: Timestamp) {
        // Only the feed writes it.
        let total = received.load(ordering: .relaxed) &+ frames
        received.store(total, ordering: .relaxed)
        if unsafe meter.isComplete(with: frames, from: time, arrival) { measure(time, arrival, total) }
        if !isAnnounced.exchange(true, ordering: .acquiringAndReleasing) { announceFrames() }
    }

    @inline(never)
    private func overflow() {
        if !isOverflowing.exchange(true, ordering: .relaxed) { notify(.overflow) }
    }

    @inline(never)
    private func measure(_ time: Timestamp, _ arrival: Timestamp, _ total: UInt64) {
        unsafe ring.trim()
        guard let measurement = unsafe meter.complete(arrival, total, sequence, measured: time) else { return }
        if let new = measurement.rate { rate.store(new.bitPattern, ordering: .relaxed) }
        measured.store(arrival.nanoseconds, ordering: .relaxed)
        latency.store(measurement.latency.bitPattern, ordering: .relaxed)
    }

    @inline(never)
    private func announceFrames() {
        descriptor?.set()
        notify(.frames)
    }

    /// Skips the sequence numbers of lost frames.
    func lose(_ count: UInt64, isEstimate: Bool) {
        guard unsafe isOpen else { return }
        sink?.lose(count)
        unsafe sequence &+= count
        lost.wrappingAdd(count, ordering: .relaxed)
        guard isEstimate else { return }
        unsafe nextFlags = .estimatedLoss
        isLossEstimated.store(true, ordering: .relaxed)
    }

    /// Ends the stream, and returns whether it was running; only the first call counts.
    @discardableResult
    package func end(_ result: Result<Void, VeltoError>) -> Bool {
        guard unsafe isOpen else { return false }
        unsafe isOpen = false
        chooseWay()
        outcome.withLock { $0 = result }
        hasEnded.store(true, ordering: .releasing)
        descriptor?.set()
        return true
    }

    // MARK: The reader

    /// Removes the oldest frames, at most `limit`, and returns their number.
    ///
    /// The buffers have room for `limit`; infos may be nil.
    package func take(
        _ limit: Int, _ values: UnsafeMutableRawPointer, _ infos: UnsafeMutablePointer<FrameInfo>?
    ) -> Int {
        let count = unsafe ring.take(limit, values, infos)
        let left = unsafe ring.count
        // A reader that gets nothing waits for the next announcement, even if a frame has arrived since.
        if count == 0 || left == 0, isAnnounced.load(ordering: .relaxed) { rest() }
        // The reader has caught up once half of the ring is free.
        if unsafe left <= ring.limit / 2, isOverflowing.load(ordering: .relaxed) {
            isOverflowing.store(false, ordering: .relaxed)
        }
        return count
    }

    /// Nothing waits: the next frame is announced, including one that arrives now.
    private func rest() {
        descriptor?.clear()
        _ = isAnnounced.exchange(false, ordering: .acquiringAndReleasing)
        if unsafe ring.count > 0, !isAnnounced.exchange(true, ordering: .acquiringAndReleasing) { announceFrames() }
        if hasEnded.load(ordering: .acquiring) { descriptor?.set() }
    }

    // MARK: Any thread

    /// The description of the frames.
    package var table: SampleTable { signal.table(units, of: selection, scales: scales) }

    /// The LSB of each channel in its native unit.
    package var scales: [Double] { known.withLock { $0.scales } }

    /// The result of the stream; nil while it runs.
    package var result: Result<Void, VeltoError>? { outcome.withLock { $0 } }

    /// The number of bytes of the values of a frame.
    package var frameSize: Int { unsafe ring.frameSize }

    /// The number of waiting frames.
    package var waiting: Int { unsafe ring.count }

    /// The current counts of frames; the rate of a silent stream is 0.
    package func counts(at now: Timestamp) -> StreamCounts {
        var counts = counts
        let time = Timestamp(nanoseconds: measured.load(ordering: .relaxed))
        if let rate = counts.rate, StreamMeter.isSilent(rate, since: time, at: now) { counts.rate = 0 }
        return counts
    }

    /// The current counts of frames.
    package var counts: StreamCounts {
        StreamCounts(
            received: received.load(ordering: .relaxed), lost: lost.load(ordering: .relaxed),
            isLossEstimated: isLossEstimated.load(ordering: .relaxed), dropped: unsafe ring.dropped,
            rateAsked: known.withLock { $0.rate }, rate: Self.number(rate), latency: Self.number(latency))
    }

    private static func number(_ bits: borrowing Atomic<UInt64>) -> Double? {
        let number = Double(bitPattern: bits.load(ordering: .relaxed))
        return number.isNaN ? nil : number
    }
}
