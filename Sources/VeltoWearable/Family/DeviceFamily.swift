/// The family of a device.
///
/// The numbers are part of the C interface and never change.
public struct DeviceFamily: RawRepresentable, Hashable, Sendable {
    /// The number in the C interface.
    public let rawValue: Int32

    /// Creates a family from its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Whether the family consists of wearables.
    package var isWearable: Bool { self != .unknown && self != .other }
}
