internal import VeltoCore
internal import VeltoWearable

/// A vibration pattern: alternating vibrations and pauses.
///
/// Source: TAP protocol notes, 4.
public struct HapticPattern: Hashable, Sendable {
    /// The maximum number of durations in a pattern.
    static let slots = 18
    /// The command header: haptics, a sequence.
    private static let header: [UInt8] = [0x00, 0x02]
    /// Slots of 10 ms, up to 2.55 s each.
    static let limits = HapticLimits(count: slots, step: 0.01, longest: 2.55, hasPauseSteps: true)

    /// The command bytes.
    let body: [UInt8]
    /// Whether the TAP plays less than requested: only the first durations, or shorter ones.
    public let isTruncated: Bool
    /// Whether the pattern has no durations.
    ///
    /// An empty pattern is not written.
    public let isEmpty: Bool

    /// Creates a pattern from durations in seconds, in steps of 10 ms up to 2.55 s.
    public init(_ durations: [Double]) {
        let used = durations.prefix(Self.slots).map { UInt8($0, inUnitsOf: Self.limits.step) }
        body = Self.header + used + [UInt8](repeating: 0, count: Self.slots - used.count)
        isTruncated = !Self.limits.allow(durations)
        isEmpty = durations.isEmpty
    }
}
