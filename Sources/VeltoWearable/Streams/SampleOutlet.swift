internal import Synchronization
package import VeltoCore

/// One reader's end of a signal: converts the frames to the units that it wants, and keeps them until it takes them.
///
/// The feed fills it on the loop, until it ends. One reader at a time takes the frames, on any thread. Neither side waits for
/// the other.
@safe package final class SampleOutlet: @unchecked Sendable {
    // Unchecked: what is neither atomic nor guarded belongs to the loop alone.

    /// The most memory that the ring takes, in bytes.
    package static let largestSize = 16_777_216

    /// What the device was configured to.
    package struct Configuration: Sendable {
        /// Frames per second, nil if the device decides by itself.
        package var rate: Double?
        /// One LSB of each channel of the signal in its native unit.
        package var scales: [Double]
    }

    /// What arrives.
    package let signal: SignalDescription
    /// The channels that the reader wants.
    package let selection: Range<Int>
    /// The units that the reader wants.
    package let units: Units
    /// Readable while frames wait, and once the stream has ended; nil for a reader that does not wait.
    package let descriptor: EventDescriptor?
    private let ring: SampleRing
    /// What turns the raw numbers of the selection into those of the units.
    private let factors: UnsafeMutablePointer<Double>
    private let columnCount: Int
    private let received = Atomic<UInt64>(0)
    private let lost = Atomic<UInt64>(0)
    private let isLossEstimated = Atomic(false)
    /// Bit patterns of numbers; not a number until they are known.
    private let rate = Atomic<UInt64>(Double.nan.bitPattern)
    private let latency = Atomic<UInt64>(Double.nan.bitPattern)
    private let outcome = Guarded<Result<Void, VeltoError>?>(nil)
    private let known: Guarded<Configuration>
    private let isAnnounced = Atomic(false)
    private let announce: @Sendable () -> Void
    @exclusivity(unchecked) private var isOpen = true
    @exclusivity(unchecked) private var sequence: UInt64 = 0
    @exclusivity(unchecked) private var isGapEstimated = false
    @exclusivity(unchecked) private var meter = StreamMeter()

    /// Makes the memory for the newest `capacity` frames; `announce` is called when a frame waits and none did before.
    package init(
        _ signal: SignalDescription, _ selection: Range<Int>, _ units: Units, capacity: Int,
        descriptor: EventDescriptor? = nil, announce: @escaping @Sendable () -> Void = {}
    ) throws(VeltoError) {
        try signal.check()
        let width = units == .raw ? signal.rawType.width : SampleTable.ValueType.float32.width
        let frameSize = selection.count * width
        try checkInteger(capacity, "capacity", 1, Self.largestSize / SampleRing.bytesPerFrame(frameSize))
        self.signal = signal
        self.selection = selection
        self.units = units
        self.descriptor = descriptor
        self.announce = announce
        ring = try SampleRing(capacity: capacity, frameSize: frameSize)
        columnCount = selection.count
        unsafe factors = .allocate(capacity: selection.count)
        unsafe factors.initialize(repeating: 0, count: selection.count)
        known = Guarded(Configuration(rate: nil, scales: signal.channels.map(\.scale)))
    }

    deinit {
        unsafe factors.deallocate()
    }

    // MARK: The feed, on the loop

    func configure(_ configuration: Configuration) {
        known.withLock { $0 = configuration }
        let new = signal.factors(units, of: selection, scales: configuration.scales)
        for (column, factor) in new.enumerated() { unsafe factors[column] = factor }
    }

    /// Stores frames, whose raw values are those of all channels, and which the feed has found to stand within the bytes.
    func append(_ bytes: RawSpan, _ format: SampleFormat, _ run: SampleRun, arrival: Timestamp) {
        guard unsafe isOpen else { return }
        if units == .raw {
            storeRaw(bytes, format, run, arrival)
        } else {
            storeConverted(bytes, format, run, arrival)
        }
        received.wrappingAdd(UInt64(run.count), ordering: .relaxed)
        measure(run, arrival)
        if !isAnnounced.exchange(true, ordering: .acquiringAndReleasing) {
            descriptor?.set()
            announce()
        }
    }

    private func storeRaw(_ bytes: RawSpan, _ format: SampleFormat, _ run: SampleRun, _ arrival: Timestamp) {
        switch format {
        case .int16: widen(bytes, run, arrival, Int16.self)
        case .uint16: widen(bytes, run, arrival, UInt16.self)
        case .float32, .int32, .uint32: widen(bytes, run, arrival, UInt32.self)
        case .uint8:
            forEachFrame(run, arrival) { offset, info in
                let start = offset &+ selection.lowerBound
                ring.append(info, bytes.extracting(start..<start &+ selection.count))
            }
        }
    }

    @inline(__always)
    private func widen<Raw: WireNumber & FixedWidthInteger>(
        _ bytes: RawSpan, _ run: SampleRun, _ arrival: Timestamp, _: Raw.Type
    ) {
        store(bytes, run, arrival) { (raw: SIMD4<Raw>, _) in
            SIMD4(truncatingIfNeeded: raw)
        } one: { (raw: Raw, _) in
            UInt32(truncatingIfNeeded: raw)
        }
    }

    /// The format is looked at once, and not for every value.
    private func storeConverted(_ bytes: RawSpan, _ format: SampleFormat, _ run: SampleRun, _ arrival: Timestamp) {
        switch format {
        case .int16: convert(bytes, run, arrival, Int16.self)
        case .uint16: convert(bytes, run, arrival, UInt16.self)
        case .float32: convert(bytes, run, arrival, Float.self)
        case .int32: convert(bytes, run, arrival, Int32.self)
        case .uint32: convert(bytes, run, arrival, UInt32.self)
        case .uint8: convert(bytes, run, arrival, UInt8.self)
        }
    }

    @inline(__always)
    private func convert<Raw: WireNumber>(_ bytes: RawSpan, _ run: SampleRun, _ arrival: Timestamp, _: Raw.Type) {
        let factors = unsafe factors
        store(bytes, run, arrival) { (raw: SIMD4<Raw>, column) in
            let factors = unsafe UnsafeRawPointer(factors + column).loadUnaligned(as: SIMD4<Double>.self)
            return unsafe unsafeBitCast(SIMD4<Float>(Raw.doubles(raw) * factors), to: SIMD4<UInt32>.self)
        } one: { (raw: Raw, column) in
            unsafe Float(Raw.double(raw) * factors[column]).bitPattern
        }
    }

    /// Stores the numbers of the selection.
    @inline(__always)
    private func store<Raw: WireNumber>(
        _ bytes: RawSpan, _ run: SampleRun, _ arrival: Timestamp, four: (SIMD4<Raw>, Int) -> SIMD4<UInt32>,
        one: (Raw, Int) -> UInt32
    ) {
        forEachFrame(run, arrival) { offset, info in
            let first = offset &+ selection.lowerBound &* MemoryLayout<Raw>.size
            ring.append(info, count: columnCount) { column in
                let offset = first &+ column &* MemoryLayout<Raw>.size
                return four(
                    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD4<Raw>.self), column)
            } one: { column in
                let offset = first &+ column &* MemoryLayout<Raw>.size
                return one(unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Raw.self), column)
            }
        }
    }

    /// Numbers the frames, and calls the function with the place and the info of each.
    @inline(__always)
    private func forEachFrame(_ run: SampleRun, _ arrival: Timestamp, _ body: (Int, FrameInfo) -> Void) {
        var info = FrameInfo()
        info.timestamp = run.first
        info.arrival = arrival
        info.tick = run.tick
        unsafe info.sequence = sequence
        if unsafe isGapEstimated { info.flags = .estimatedLoss }
        var offset = Int(run.offset)
        for _ in 0..<run.count {
            info.sequence &+= 1
            body(offset, info)
            info.timestamp.nanoseconds &+= run.period
            info.flags = []
            offset &+= Int(run.stride)
        }
        unsafe sequence = info.sequence
        unsafe isGapEstimated = false
    }

    private func measure(_ run: SampleRun, _ arrival: Timestamp) {
        guard let measurement = unsafe meter.count(run, arrival) else { return }
        rate.store(measurement.rate.bitPattern, ordering: .relaxed)
        latency.store(measurement.latency.bitPattern, ordering: .relaxed)
    }

    /// Skips the sequence numbers of frames that did not arrive.
    func lose(_ count: UInt64, isEstimate: Bool) {
        guard unsafe isOpen else { return }
        unsafe sequence &+= count
        lost.wrappingAdd(count, ordering: .relaxed)
        guard isEstimate else { return }
        unsafe isGapEstimated = true
        isLossEstimated.store(true, ordering: .relaxed)
    }

    /// Ends the stream, and returns whether it ran: only the first end counts.
    @discardableResult
    package func end(_ result: Result<Void, VeltoError>) -> Bool {
        guard unsafe isOpen else { return false }
        unsafe isOpen = false
        outcome.withLock { $0 = result }
        descriptor?.set()
        return true
    }

    // MARK: The reader

    /// Takes the oldest frames, at most `limit`, and returns their number; there is room for `limit`, and infos may be nil.
    package func take(
        _ limit: Int, _ values: UnsafeMutableRawPointer, _ infos: UnsafeMutablePointer<FrameInfo>?
    ) -> Int {
        let count = unsafe ring.take(limit, values, infos)
        if ring.count == 0, isAnnounced.load(ordering: .relaxed) { rest() }
        return count
    }

    /// Nothing waits: the next frame is announced, and so is one that arrives meanwhile.
    private func rest() {
        descriptor?.clear()
        _ = isAnnounced.exchange(false, ordering: .acquiringAndReleasing)
        let isLate = ring.count > 0 && !isAnnounced.exchange(true, ordering: .acquiringAndReleasing)
        if isLate || result != nil { descriptor?.set() }
    }

    // MARK: Any thread

    /// The description of the frames.
    package var table: SampleTable { signal.table(units, of: selection, scales: scales) }

    /// One LSB of each channel of the signal in its native unit.
    package var scales: [Double] { known.withLock { $0.scales } }

    /// The outcome of the stream, nil while it runs.
    package var result: Result<Void, VeltoError>? { outcome.withLock { $0 } }

    /// The number of frames that wait.
    package var waiting: Int { ring.count }

    /// The counts of frames so far.
    package var counts: StreamCounts {
        StreamCounts(
            received: received.load(ordering: .relaxed), lost: lost.load(ordering: .relaxed),
            isLossEstimated: isLossEstimated.load(ordering: .relaxed), dropped: ring.dropped,
            rateAsked: known.withLock { $0.rate }, rate: Self.number(rate), latency: Self.number(latency))
    }

    private static func number(_ bits: borrowing Atomic<UInt64>) -> Double? {
        let number = Double(bitPattern: bits.load(ordering: .relaxed))
        return number.isNaN ? nil : number
    }
}
