internal import VeltoCore

/// A vibration: times to vibrate and pauses in turns.
///
/// Source: TAP protocol notes, 4.
public struct HapticPattern: Hashable, Sendable {
    /// The number of durations that a TAP takes.
    static let slots = 18
    /// Haptics, a sequence.
    private static let header: [UInt8] = [0x00, 0x02]
    /// The length of a slot's unit (seconds).
    private static let unit = 0.01

    /// The bytes to be written.
    let body: [UInt8]
    /// Whether there were more durations than a TAP takes.
    public let isTruncated: Bool
    /// Whether there is no duration: then nothing is written.
    public let isEmpty: Bool

    /// Takes durations in seconds, in steps of 10 ms up to 2.55 s.
    public init(_ durations: [Double]) {
        let used = durations.prefix(Self.slots).map { UInt8($0, inUnitsOf: Self.unit) }
        body = Self.header + used + [UInt8](repeating: 0, count: Self.slots - used.count)
        isTruncated = durations.count > Self.slots
        isEmpty = durations.isEmpty
    }
}
