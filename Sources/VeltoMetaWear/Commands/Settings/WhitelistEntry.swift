/// A device on a board's whitelist.
public struct WhitelistEntry: Hashable, Sendable {
    /// The kind of an address.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// Registered.
        case `public`
        /// Random and constant.
        case randomStatic
        /// Changing, and resolvable by paired devices.
        case privateResolvable
        /// Changing, and not resolvable.
        case privateNonResolvable

        var code: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
    }

    /// The kind of the address.
    public var kind: Kind
    /// The address in the usual order: the first byte first.
    public var address: [UInt8]

    /// Creates an entry.
    public init(_ address: [UInt8], _ kind: Kind = .public) {
        self.address = address
        self.kind = kind
    }
}
