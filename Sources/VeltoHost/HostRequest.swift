public import VeltoBluetooth

/// A request of the library to the program's Bluetooth stack.
public struct HostRequest: Hashable, Sendable {
    /// The kinds of requests.
    public enum Kind: Hashable, CaseIterable, Sendable {
        /// Report the devices in range.
        case startScan
        /// Stop reporting them.
        case stopScan
        /// Establish a link; there is no time limit for a device that is out of range.
        case connect
        /// End a link, or an attempt to establish one.
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
        /// Cancel a pairing.
        case cancelPairing
        /// Remove the bond.
        case forget
        /// Measure the signal strength of a connected device.
        case readSignalStrength
    }

    /// The number for the response; 0 if no response is expected.
    public internal(set) var number: UInt64 = 0
    /// The kind of the request.
    public let kind: Kind
    /// The number of the device; 0 for scans.
    public let peer: UInt32
    /// The identifier of the device, as reported by the program; empty for scans.
    public let identifier: String
    /// The characteristic to read, write, or subscribe to.
    public internal(set) var characteristic: ValueHandle = 0
    /// The kind of write, with or without response.
    public internal(set) var writeKind = WriteKind.withResponse
    /// The value to write.
    public internal(set) var bytes: [UInt8] = []
    /// The pairing policy.
    public internal(set) var pairingPolicy = PairingPolicy.system
    /// The answer to a pairing request.
    public internal(set) var pairingAnswer = PairingAnswer.accept
    /// The timeout of the library (seconds); nil for none.
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

    /// The timeouts of responses by kind (seconds); connecting has none.
    ///
    /// A device has 30 s per request in the attribute protocol (Bluetooth Core, Vol 3, Part F, 3.3.3). Pairing takes
    /// longer, since people take part.
    static let timeouts: [Kind: Double] = [
        .startScan: 10, .disconnect: 5, .read: 30, .write: 30, .subscribe: 30, .unsubscribe: 30, .pair: 60, .forget: 10,
        .readSignalStrength: 10,
    ]
}
