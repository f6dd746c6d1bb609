/// A peer of one central: a small, dense number that is valid until it is retired or the central closes.
public struct PeerID: Hashable, Sendable {
    /// The index, starting at 0 in the order of discovery; retired numbers are reused.
    public let index: Int

    /// Creates the value from an index.
    public init(index: Int) {
        self.index = index
    }
}

/// A property of a connected peer that a stack may provide.
public enum LinkProperty: CaseIterable, Sendable {
    /// The battery level in percent, from a service that the stack does not expose.
    case battery
    /// The received signal strength in dBm, as a signed number.
    case signalStrength
}
