public import VeltoBluetooth

/// A request of the library to the program's Bluetooth stack.
public struct HostRequest: Hashable, Sendable {
    /// The kinds of requests.
    public enum Kind: Hashable, CaseIterable, Sendable {
        /// Report the devices in range.
        case startScan
        /// Stop reporting them.
        case stopScan
        /// Establish a link; the wait for a device out of range is unlimited.
        case connect
        /// End a link, or the attempt to establish it.
        case disconnect
        /// Read a value.
        case read
        /// Write a value.
        case write
        /// Enable notifications.
        case subscribe
        /// Disable notifications.
        case unsubscribe
        /// Pair with the device.
        case pair
        /// Reply to a pairing request that the program has reported.
        case answerPairing
        /// Abandon a pairing.
        case cancelPairing
        /// Remove the bond.
        case forget
        /// Measure the signal strength of a connected device.
        case readSignalStrength
    }

    /// The number to answer to; 0 if no answer is expected.
    public internal(set) var number: UInt64 = 0
    /// The kind of the request.
    public let kind: Kind
    /// The number of the device, 0 for scans.
    public let peer: UInt32
    /// The device's identifier, as the program reported it; empty for scans.
    public let identifier: String
    /// The characteristic to read, write, or subscribe to.
    public internal(set) var characteristic: ValueHandle = 0
    /// The kind of the write.
    public internal(set) var writeKind = WriteKind.withResponse
    /// The value to write.
    public internal(set) var bytes: [UInt8] = []
    /// The pairing policy of this side.
    public internal(set) var pairingPolicy = PairingPolicy.system
    /// The answer to a pairing request.
    public internal(set) var pairingAnswer = PairingAnswer.accept
    /// Seconds after which the library gives up; nil if it never does.
    public internal(set) var timeout: Double?

    init(_ kind: Kind, peer: UInt32 = 0, identifier: String = "") {
        self.kind = kind
        self.peer = peer
        self.identifier = identifier
    }

    init(_ kind: Kind, to peer: HostPeer) {
        self.init(kind, peer: peer.number, identifier: peer.identifier)
        timeout = Self.timeouts[kind]
    }

    /// Seconds that the program has for an answer, by kind; it may take any time to connect.
    ///
    /// The attribute protocol gives a device 30 s (Bluetooth Core, Vol 3, Part F, 3.3.3). People take part in pairing.
    static let timeouts: [Kind: Double] = [
        .startScan: 10, .disconnect: 5, .read: 30, .write: 30, .subscribe: 30, .unsubscribe: 30, .pair: 60, .forget: 10,
        .readSignalStrength: 10,
    ]
}
