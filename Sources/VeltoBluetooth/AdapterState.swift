/// An adapter, as reported by its backend.
public struct AdapterState: Hashable, Sendable {
    /// The name the system gives it, such as `hci0`.
    public var identifier: String
    /// Its address as text.
    public var address: String
    /// The name given by its user.
    public var name: String
    /// Whether it is present.
    public var isPresent: Bool
    /// Whether it is powered.
    public var isPowered: Bool
    /// Whether it can act as a central.
    public var supportsCentral: Bool
    /// Whether this is the one in use.
    public var isSelected: Bool

    /// Whether it can connect to peers now.
    public var isUsable: Bool { isPresent && isPowered && supportsCentral }

    /// Creates an adapter.
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
