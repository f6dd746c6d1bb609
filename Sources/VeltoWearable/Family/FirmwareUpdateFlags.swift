/// The checks that an update of the firmware leaves out.
public struct FirmwareUpdateFlags: OptionSet, Hashable, Sendable {
    /// One bit per check.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
