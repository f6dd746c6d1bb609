internal import Synchronization
public import VeltoCore

/// The session's end of a stream: `SessionOutput.sample` feeds frames into it.
///
/// The session feeds it on the loop from the command to start until the command to stop or the end of the link; frames
/// after that are ignored. One reader at a time takes the frames, on any thread. Neither side waits for the other.
public final class SampleFeed: @unchecked Sendable {
    // Unchecked: what is neither atomic nor guarded belongs to the loop alone.

    /// The most memory that the ring of a stream takes, in bytes.
    package static let largestSize = 16_777_216

    /// What the frames are.
    public let table: SampleTable
    private let valueType: SampleTable.ValueType
    private let frameSize: Int
    private let ring: SampleRing
    private let received = Atomic<UInt64>(0)
    private let lost = Atomic<UInt64>(0)
    private let isLossEstimated = Atomic(false)
    /// Bit patterns of numbers; not a number until they are known.
    private let rate = Atomic<UInt64>(Double.nan.bitPattern)
    private let latency = Atomic<UInt64>(Double.nan.bitPattern)
    private let outcome = Guarded<Result<Void, VeltoError>?>(nil)
    @exclusivity(unchecked) private var isOpen = true
    @exclusivity(unchecked) private var sequence: UInt64 = 0
    @exclusivity(unchecked) private var isGapEstimated = false
    @exclusivity(unchecked) private var meter = StreamMeter()

    /// Makes a stream that keeps the newest `capacity` frames.
    package init(_ table: SampleTable, capacity: Int) throws(VeltoError) {
        try table.check()
        let most = Self.largestSize / SampleRing.bytesPerFrame(table.frameSize)
        try checkInteger(capacity, "capacity", 1, most)
        self.table = table
        valueType = table.valueType
        frameSize = table.frameSize
        ring = SampleRing(capacity: capacity, frameSize: table.frameSize)
    }

    // MARK: The session, on the loop

    /// Stores a frame; returns false for one that does not fit the table, which counts as lost.
    @usableFromInline
    func append(
        _ values: RawSpan, _ type: SampleTable.ValueType, at timestamp: Timestamp, arrival: Timestamp, tick: UInt32
    ) -> Bool {
        guard unsafe isOpen else { return false }
        guard type == valueType, values.byteCount == frameSize else {
            lose(1, isEstimate: false)
            return false
        }
        unsafe sequence &+= 1
        var info = FrameInfo()
        info.timestamp = timestamp
        info.arrival = arrival
        unsafe info.sequence = sequence
        info.tick = tick
        if unsafe isGapEstimated {
            unsafe isGapEstimated = false
            info.flags = .estimatedLoss
        }
        ring.append(info, values)
        received.wrappingAdd(1, ordering: .relaxed)
        if let measurement = unsafe meter.count(info) {
            rate.store(measurement.rate.bitPattern, ordering: .relaxed)
            latency.store(measurement.latency.bitPattern, ordering: .relaxed)
        }
        return true
    }

    /// Skips the sequence numbers of frames that did not arrive.
    @usableFromInline
    func lose(_ count: UInt64, isEstimate: Bool) {
        guard count > 0, unsafe isOpen else { return }
        unsafe sequence &+= count
        lost.wrappingAdd(count, ordering: .relaxed)
        guard isEstimate else { return }
        unsafe isGapEstimated = true
        isLossEstimated.store(true, ordering: .relaxed)
    }

    /// Ends the stream; only the first end counts.
    package func end(_ result: Result<Void, VeltoError>) {
        guard unsafe isOpen else { return }
        unsafe isOpen = false
        outcome.withLock { $0 = result }
    }

    // MARK: The reader

    /// Takes the oldest frames, at most `limit`, and returns their number; there is room for `limit`, and infos may be nil.
    package func take(
        _ limit: Int, _ values: UnsafeMutableRawPointer, _ infos: UnsafeMutablePointer<FrameInfo>?
    ) -> Int {
        unsafe ring.take(limit, values, infos)
    }

    // MARK: Any thread

    /// The outcome of the stream, nil while it runs.
    package var result: Result<Void, VeltoError>? { outcome.withLock { $0 } }

    /// The number of frames that wait.
    package var waiting: Int { ring.count }

    /// The counts of frames so far.
    package var counts: StreamCounts {
        StreamCounts(
            received: received.load(ordering: .relaxed), lost: lost.load(ordering: .relaxed),
            isLossEstimated: isLossEstimated.load(ordering: .relaxed), dropped: ring.dropped,
            rate: Self.number(rate), latency: Self.number(latency))
    }

    private static func number(_ bits: borrowing Atomic<UInt64>) -> Double? {
        let number = Double(bitPattern: bits.load(ordering: .relaxed))
        return number.isNaN ? nil : number
    }
}

/// The counts of a stream's frames so far, and what is measured of them.
public struct StreamCounts: Hashable, Sendable {
    /// The number of frames that arrived.
    public var received: UInt64 = 0
    /// The number of frames that the device sent and that did not arrive, or did not fit the table.
    public var lost: UInt64 = 0
    /// Whether `lost` is, at least in part, an estimate from rate and time.
    public var isLossEstimated = false
    /// The number of frames that were dropped from the ring unread.
    public var dropped: UInt64 = 0
    /// Frames per second, measured over the last second or more; nil before the first.
    public var rate: Double?
    /// Seconds between being measured and arriving, over the same time; nil before the first.
    public var latency: Double?
}
