/// The checks to skip before a firmware update.
public struct FirmwareUpdateFlags: OptionSet, Hashable, Sendable {
    /// One bit per check.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
