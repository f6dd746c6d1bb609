public import VeltoCore

/// A frame's times, number and flags, in 32 bytes.
public struct FrameInfo: BitwiseCopyable, Hashable, Sendable {
    /// Properties of a frame.
    public struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
        /// One bit per flag.
        public let rawValue: UInt32

        /// Wraps bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// When the device measured, on the context's clock, as well as that is known.
    public var timestamp = Timestamp.zero
    /// When the frame arrived, on the context's clock.
    public var arrival = Timestamp.zero
    /// Counts the frames that the device sent, starting at 1; gaps are frames that were lost or dropped.
    public var sequence: UInt64 = 0
    /// The device's own time or counter, 0 if it sends none.
    public var tick: UInt32 = 0
    /// Properties of the frame.
    public var flags: Flags = []

    /// All zero.
    public init() {}
}
