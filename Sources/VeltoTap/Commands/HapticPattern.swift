internal import VeltoCore
internal import VeltoWearable

/// A vibration: times to vibrate and pauses in turns.
///
/// Source: TAP protocol notes, 4.
public struct HapticPattern: Hashable, Sendable {
    /// The number of durations that a TAP takes.
    static let slots = 18
    /// Haptics, a sequence.
    private static let header: [UInt8] = [0x00, 0x02]
    /// Slots of 10 ms, up to 2.55 s each.
    static let limits = HapticLimits(count: slots, step: 0.01, longest: 2.55, hasPauseSteps: true)

    /// The bytes to be written.
    let body: [UInt8]
    /// Whether a TAP plays something else: the first durations, or shorter ones.
    public let isTruncated: Bool
    /// Whether there is no duration: then nothing is written.
    public let isEmpty: Bool

    /// Takes durations in seconds, in steps of 10 ms up to 2.55 s.
    public init(_ durations: [Double]) {
        let used = durations.prefix(Self.slots).map { UInt8($0, inUnitsOf: Self.limits.step) }
        body = Self.header + used + [UInt8](repeating: 0, count: Self.slots - used.count)
        isTruncated = !Self.limits.allow(durations)
        isEmpty = durations.isEmpty
    }
}
