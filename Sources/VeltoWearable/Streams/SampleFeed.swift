public import VeltoCore

/// The session's end of a signal.
///
/// `SessionOutput.sample` feeds frames into it for every stream of the signal.
///
/// The session feeds it from the start command until the stop command or the end of the link. Later frames are ignored.
/// Used on the loop, or under the lock of a device fed by the program.
@safe public final class SampleFeed: @unchecked Sendable {
    // Unchecked: all of it belongs to the loop.

    /// The signal of the feed.
    public let signal: SignalDescription
    /// Whether the device must count the frames, so that losses are known exactly.
    public let countsLoss: Bool
    /// Whether an unconfigured sensor should have its widest range, because its orientation is computed.
    public let prefersWideRange: Bool
    /// The readers in a chain: each passes the frames to the next.
    private var outlets: [SampleOutlet] = []
    @exclusivity(unchecked) @usableFromInline var first: Unmanaged<SampleOutlet>?
    @exclusivity(unchecked) private var configuration: SampleOutlet.Configuration
    /// The format of the latest frame, and the size of a frame.
    ///
    /// The format rarely changes.
    @exclusivity(unchecked) @usableFromInline var format: SampleFormat?
    @exclusivity(unchecked) @usableFromInline var size = 0
    /// The frames being fed, stored where all outlets of the chain find them.
    @exclusivity(unchecked) @usableFromInline var run = SampleRun(offset: 0, first: .zero)
    @exclusivity(unchecked) @usableFromInline var arrival = Timestamp.zero

    /// Creates a feed without readers.
    package init(_ signal: SignalDescription, countsLoss: Bool = false, prefersWideRange: Bool = false) {
        self.signal = signal
        self.countsLoss = countsLoss
        self.prefersWideRange = prefersWideRange
        unsafe configuration = SampleOutlet.Configuration(rate: nil, scales: signal.channels.map(\.scale))
    }

    // MARK: The kit

    /// Adds a reader of later frames.
    package func add(_ outlet: SampleOutlet) {
        unsafe outlet.configure(configuration)
        if let format = unsafe format { outlet.prepare(for: format) }
        outlets.append(outlet)
        link()
    }

    /// Removes a reader.
    package func remove(_ outlet: SampleOutlet) {
        outlets.removeAll { $0 === outlet }
        link()
    }

    /// References are counted when readers are added and removed, not for every frame.
    private func link() {
        unsafe first = nil
        for outlet in outlets.reversed() {
            unsafe outlet.next = first
            unsafe first = .passUnretained(outlet)
        }
    }

    // MARK: The session

    /// Passes the device's configuration to the readers.
    package func configure(rate: Double?, scales: [Double]?) {
        unsafe configuration.rate = rate
        if let scales, scales.count == signal.channels.count { unsafe configuration.scales = scales }
        for outlet in outlets { unsafe outlet.configure(configuration) }
    }

    /// Stores the frames of `run`.
    ///
    /// Frames that do not fit the signal or the bytes count as lost.
    @inlinable @inline(__always)
    func appendRun(_ bytes: RawSpan, _ format: SampleFormat) {
        guard fits(format), unsafe run.end(size) <= bytes.byteCount else { return refuse() }
        unsafe first?._withUnsafeGuaranteedRef { $0.append(bytes, of: self) }
    }

    @usableFromInline
    func refuse() {
        lose(unsafe UInt64(max(run.count, 1)), isEstimate: false)
    }

    /// Stores a frame that takes all of the bytes.
    ///
    /// A frame that does not fit the signal counts as lost.
    @usableFromInline
    func append(
        _ values: RawSpan, _ format: SampleFormat, at timestamp: Timestamp, arrival: Timestamp, tick: UInt32
    ) {
        unsafe run = SampleRun(offset: 0, first: timestamp, tick: tick)
        unsafe self.arrival = arrival
        guard fits(format), unsafe values.byteCount == size else { return refuse() }
        appendRun(values, format)
    }

    /// Returns whether the signal accepts raw values in that format, and if so sets `size`.
    @inlinable @inline(__always)
    func fits(_ format: SampleFormat) -> Bool {
        unsafe format == self.format || changeFormat(to: format)
    }

    @usableFromInline
    func changeFormat(to format: SampleFormat) -> Bool {
        guard format.valueType == signal.rawType else { return false }
        unsafe self.format = format
        unsafe size = signal.channels.count * format.width
        for outlet in outlets { outlet.prepare(for: format) }
        return true
    }

    /// Skips the sequence numbers of lost frames.
    @usableFromInline
    package func lose(_ count: UInt64, isEstimate: Bool) {
        guard count > 0 else { return }
        for outlet in outlets { outlet.lose(count, isEstimate: isEstimate) }
    }
}
