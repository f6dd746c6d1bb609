public import VeltoBluetooth

/// A family of wearables: how its devices are recognized, what they can do, and who talks to them.
///
/// A value without state. VeltoKit keeps one list of them and knows nothing else about any family.
public protocol Wearable: Sendable {
    /// The family's number.
    var family: DeviceFamily { get }
    /// The family's name in files and reports.
    var name: String { get }
    /// What its devices can do.
    var capabilities: WearableCapabilities { get }
    /// Whether the time between packets says how often a device sends.
    var monitorsRate: Bool { get }
    /// The characteristics that matter, as a device has them that the program feeds: packets are the first one's.
    var characteristics: [Characteristic] { get }

    /// Whether a device that advertises so is probably one of the family.
    func isLikely(_ advertisement: Advertisement) -> Bool

    /// Whether a device that offers these services is one of the family.
    func isEvident(in table: GATTTable) -> Bool

    /// Makes what talks to one device.
    func makeSession() -> any WearableSession
}

/// What the devices of a family can do.
public struct WearableCapabilities: OptionSet, Hashable, Sendable {
    /// One bit per capability.
    public let rawValue: UInt64

    /// Wraps bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
