/// The counts of a stream's frames so far, and what is measured of them.
public struct StreamCounts: Hashable, Sendable {
    /// The number of frames that arrived.
    public var received: UInt64 = 0
    /// The number of frames that the device sent and that did not arrive, or did not fit the signal.
    public var lost: UInt64 = 0
    /// Whether `lost` is, at least in part, an estimate from rate and time.
    public var isLossEstimated = false
    /// The number of frames that were dropped from the ring unread.
    public var dropped: UInt64 = 0
    /// Requested frames per second; nil if the device decides by itself.
    public var rateAsked: Double?
    /// Frames per second that the device sends, lost ones included, over the last 5 to 10 seconds; 0 in silence, nil before the
    /// first measurement.
    public var rate: Double?
    /// Mean time between being measured and arriving (seconds), over the last second or more; nil before the first measurement.
    public var latency: Double?
}
