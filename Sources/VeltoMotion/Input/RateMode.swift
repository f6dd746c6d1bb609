/// The packet rate of a device.
///
/// Source: Triki protocol notes, 3.2.
public enum RateMode: CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// Too few packets to determine the rate.
    case unknown
    /// Intervals below 30 ms.
    case fast
    /// Intervals of 30 to 200 ms.
    case normal
    /// Longer intervals, of a device that saves power or is silent.
    case lowPower

    /// Time after a packet for which a device counts as sending (seconds, correction F28).
    public var receiveWindow: Double {
        self == .lowPower ? 3.5 : 0.35
    }

    /// Time for which the newest motion sample stays valid (seconds, correction F7).
    var sampleHold: Double {
        self == .lowPower ? 3.5 : 0.25
    }
}
