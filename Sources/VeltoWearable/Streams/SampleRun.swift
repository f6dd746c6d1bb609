public import VeltoCore

/// Consecutive frames of a notification, measured at a steady rate; often a single frame.
public struct SampleRun: BitwiseCopyable, Sendable {
    /// The offset of the numbers of the first frame.
    public var offset: UInt16
    /// The number of frames.
    public var count: UInt16
    /// The number of bytes from frame to frame.
    public var stride: UInt16
    /// The time of measurement of the first frame, on the context's clock.
    public var first: Timestamp
    /// The time between two frames in nanoseconds.
    public var period: UInt64
    /// The device's own time or counter; 0 if it sends none.
    public var tick: UInt32
    /// Properties of the first frame.
    public var flags: FrameInfo.Flags

    /// Creates a run.
    @inlinable
    public init(
        offset: UInt16, count: UInt16 = 1, stride: UInt16 = 0, first: Timestamp, period: UInt64 = 0, tick: UInt32 = 0,
        flags: FrameInfo.Flags = []
    ) {
        self.offset = offset
        self.count = count
        self.stride = stride
        self.first = first
        self.period = period
        self.tick = tick
        self.flags = flags
    }

    /// Returns the number of bytes to the end of the last frame, which has that size.
    @inlinable
    func end(_ size: Int) -> Int {
        Int(offset) &+ (Int(count) &- 1) &* Int(stride) &+ size
    }

    /// The time of measurement of the middle frame.
    var middle: Timestamp {
        Timestamp(nanoseconds: first.nanoseconds &+ (period &* (UInt64(count) &- 1)) &>> 1)
    }
}
