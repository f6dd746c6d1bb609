/// The frame counts and measurements of a stream.
public struct StreamCounts: Hashable, Sendable {
    /// The number of received frames.
    public var received: UInt64 = 0
    /// The number of frames that did not arrive, or did not fit the signal.
    public var lost: UInt64 = 0
    /// Whether `lost` is partly an estimate from rate and time.
    public var isLossEstimated = false
    /// The number of frames dropped from the ring before they were read.
    public var dropped: UInt64 = 0
    /// The requested frames per second; nil if the device determines the rate.
    public var rateAsked: Double?
    /// The frames per second sent by the device, including lost ones, over the last 5 to 10 seconds.
    ///
    /// 0 in silence; nil before the first measurement.
    public var rate: Double?
    /// The mean time between measurement and arrival (seconds) over the last second or more; nil before the first
    /// measurement.
    public var latency: Double?
}
