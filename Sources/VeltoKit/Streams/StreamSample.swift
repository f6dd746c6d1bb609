public import VeltoCore
public import VeltoWearable

/// A sample of a stream: the values of all channels at one moment.
public struct StreamSample: Sendable {
    /// The value of each channel, in the units of the stream.
    public let values: [Double]
    /// The times, the number and the flags of the sample.
    public let info: FrameInfo

    /// The time of the measurement, on the context's clock.
    public var timestamp: Timestamp { info.timestamp }
}
