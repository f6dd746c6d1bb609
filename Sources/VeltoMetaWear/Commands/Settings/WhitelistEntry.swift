/// A device on a board's whitelist.
public struct WhitelistEntry: Hashable, Sendable {
    /// The kinds of addresses.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// Registered.
        case `public`
        /// Random, and always the same.
        case randomStatic
        /// Changing, and known to paired devices.
        case privateResolvable
        /// Changing, and known to no one.
        case privateNonResolvable

        var code: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    /// The kind of its address.
    public var kind: Kind
    /// The address, as it is written: the first byte first.
    public var address: [UInt8]

    /// Describes a device.
    public init(_ address: [UInt8], _ kind: Kind = .public) {
        self.address = address
        self.kind = kind
    }
}
