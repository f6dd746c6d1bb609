/// The packet rate of a device.
///
/// Source: Triki protocol notes, 3.2.
public enum RateMode: CaseIterable, Hashable, Sendable {
    /// Too few packets so far.
    case unknown
    /// Intervals below 30 ms.
    case fast
    /// Intervals of 30 to 200 ms.
    case normal
    /// Longer intervals: the device saves power, or is silent.
    case lowPower

    /// Seconds after a packet for which a device counts as sending (correction F28).
    public var receiveWindow: Double {
        self == .lowPower ? 3.5 : 0.35
    }

    /// Seconds for which the newest motion sample stays valid without another (correction F7).
    var sampleHold: Double {
        self == .lowPower ? 3.5 : 0.25
    }
}
