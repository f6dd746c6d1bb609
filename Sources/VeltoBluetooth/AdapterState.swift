/// The state of an adapter, as reported by its backend.
public struct AdapterState: Hashable, Sendable {
    /// The system's name of the adapter, such as `hci0`.
    public var identifier: String
    /// The address as text.
    public var address: String
    /// The user's name for the adapter.
    public var name: String
    /// Whether the adapter is present.
    public var isPresent: Bool
    /// Whether the adapter is powered.
    public var isPowered: Bool
    /// Whether the adapter supports the central role.
    public var supportsCentral: Bool
    /// Whether the adapter is in use.
    public var isSelected: Bool

    /// Whether the adapter can connect to peers now.
    public var isUsable: Bool { isPresent && isPowered && supportsCentral }

    /// Creates an adapter state.
    public init(
        identifier: String, address: String = "", name: String = "", isPresent: Bool = true, isPowered: Bool = true,
        supportsCentral: Bool = true, isSelected: Bool = true
    ) {
        self.identifier = identifier
        self.address = address
        self.name = name
        self.isPresent = isPresent
        self.isPowered = isPowered
        self.supportsCentral = supportsCentral
        self.isSelected = isSelected
    }
}
