public import VeltoCore

/// A frame's times, number and flags, in 32 bytes.
public struct FrameInfo: BitwiseCopyable, Hashable, Sendable {
    /// Properties of a frame.
    public struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
        /// One bit per flag.
        public let rawValue: UInt32

        /// Creates a set from bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The time of measurement on the context's clock, possibly estimated.
    public var timestamp = Timestamp.zero
    /// The time of arrival on the context's clock.
    public var arrival = Timestamp.zero
    /// The number of the frame, starting at 1.
    ///
    /// Gaps are lost or dropped frames.
    public var sequence: UInt64 = 0
    /// The device's own time or counter; 0 if it sends none.
    public var tick: UInt32 = 0
    /// Properties of the frame.
    public var flags: Flags = []

    /// Creates an empty info.
    public init() {}
}
