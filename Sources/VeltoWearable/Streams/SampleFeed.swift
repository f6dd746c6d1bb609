public import VeltoCore

/// The session's end of a signal: `SessionOutput.sample` feeds frames into it, and every stream of the signal gets them.
///
/// The session feeds it from the command to start until the command to stop or the end of the link; frames after that are
/// ignored. Used on the loop, or, for a device that the program feeds, under that device's lock.
public final class SampleFeed: @unchecked Sendable {
    // Unchecked: all of it belongs to the loop.

    /// What is fed.
    public let signal: SignalDescription
    private let rawType: SampleTable.ValueType
    private let channelCount: Int
    @exclusivity(unchecked) private var outlets = OutletList()
    @exclusivity(unchecked) private var configuration: SampleOutlet.Configuration

    /// Makes a feed without readers.
    package init(_ signal: SignalDescription) {
        self.signal = signal
        rawType = signal.rawType
        channelCount = signal.channels.count
        unsafe configuration = SampleOutlet.Configuration(rate: nil, scales: signal.channels.map(\.scale))
    }

    // MARK: The kit

    /// Lets a reader have the frames from now on.
    package func add(_ outlet: SampleOutlet) {
        unsafe outlet.configure(configuration)
        unsafe outlets.add(outlet)
    }

    /// A reader needs no more frames.
    package func remove(_ outlet: SampleOutlet) {
        unsafe outlets.remove(outlet)
    }

    // MARK: The session

    /// Tells the readers what the device was configured to.
    package func configure(rate: Double?, scales: [Double]?) {
        unsafe configuration.rate = rate
        if let scales, scales.count == signal.channels.count { unsafe configuration.scales = scales }
        unsafe outlets.forEach { unsafe $0.configure(configuration) }
    }

    /// Stores frames; returns false if they do not fit the signal or the bytes, and count as lost.
    @usableFromInline
    func append(_ bytes: RawSpan, _ format: SampleFormat, _ run: SampleRun, arrival: Timestamp) -> Bool {
        guard format.valueType == rawType, run.end(channelCount &* format.width) <= bytes.byteCount else {
            lose(UInt64(max(run.count, 1)), isEstimate: false)
            return false
        }
        unsafe outlets.forEach { $0.append(bytes, format, run, arrival: arrival) }
        return true
    }

    /// Stores a frame that is all of the bytes; returns false for one that does not fit the signal, which counts as lost.
    @usableFromInline
    func append(
        _ values: RawSpan, _ format: SampleFormat, at timestamp: Timestamp, arrival: Timestamp, tick: UInt32
    ) -> Bool {
        guard values.byteCount == channelCount &* format.width else {
            lose(1, isEstimate: false)
            return false
        }
        return append(values, format, SampleRun(offset: 0, first: timestamp, tick: tick), arrival: arrival)
    }

    /// Skips the sequence numbers of frames that did not arrive.
    @usableFromInline
    package func lose(_ count: UInt64, isEstimate: Bool) {
        guard count > 0 else { return }
        unsafe outlets.forEach { $0.lose(count, isEstimate: isEstimate) }
    }
}
