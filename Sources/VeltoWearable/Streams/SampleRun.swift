public import VeltoCore

/// Frames of a notification that stand one behind the other and were measured at a steady rate; often it is one.
public struct SampleRun: BitwiseCopyable, Sendable {
    /// Where the numbers of the first frame begin.
    public var offset: UInt16
    /// The number of frames.
    public var count: UInt16
    /// The number of bytes between the beginnings of two frames.
    public var stride: UInt16
    /// When the first frame was measured, on the context's clock.
    public var first: Timestamp
    /// Nanoseconds between two frames.
    public var period: UInt64
    /// The device's own time or counter, 0 if it sends none.
    public var tick: UInt32
    /// Properties of the first frame.
    public var flags: FrameInfo.Flags

    /// Describes frames.
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

    /// The number of bytes to the end of the last frame, whose size is given.
    @inlinable
    func end(_ size: Int) -> Int {
        Int(offset) &+ (Int(count) &- 1) &* Int(stride) &+ size
    }

    /// When the frame in the middle was measured.
    var middle: Timestamp {
        Timestamp(nanoseconds: first.nanoseconds &+ (period &* (UInt64(count) &- 1)) &>> 1)
    }
}
