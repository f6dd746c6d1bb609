/// A peer of one central: a small dense number, valid until it is retired or that central closes.
public struct PeerID: Hashable, Sendable {
    /// Counts up from 0 in the order in which the central first saw its peers; retired numbers are reused.
    public let index: Int

    /// Creates the value from an index.
    public init(index: Int) {
        self.index = index
    }
}

/// A property of a connected peer that a stack may provide.
public enum LinkProperty: CaseIterable, Sendable {
    /// The charge of the peer's battery in percent, by a service that the stack keeps to itself.
    case battery
    /// The received signal strength in dBm, as a signed number.
    case signalStrength
}
