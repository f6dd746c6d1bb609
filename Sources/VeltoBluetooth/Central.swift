public import VeltoCore

/// A Bluetooth central on one backend: BlueZ, simulated, or the host program's own.
///
/// Every method is called on the context's loop, returns at once, and never blocks. What comes of it arrives at the
/// sink, also on the loop, never from inside the call that caused it. Requests are numbered by the caller; each is
/// answered exactly once, also when the link or the backend is lost. Deadlines are the caller's: it ends a request early by
/// disconnecting the peer.
public protocol Central: AnyObject {
    /// Which backend this is.
    var backend: Backend { get }

    /// Starts working and tells `sink` about adapters as they come and go.
    ///
    /// The sink is held weakly. A missing radio is no failure here: the adapter event and the requests say what is wrong.
    func open(sink: any CentralSink)

    /// Starts to look for peers until `stopScan`; answered when discovery runs.
    func startScan(_ request: RequestID)

    /// Stops to look for peers. Allowed at any time.
    func stopScan()

    /// Establishes a link; answered when the link is up.
    ///
    /// `LinkEvent.up` and `.ready` follow. The request of a link that somebody else made succeeds too. A peer whose
    /// radio is silent is waited for without end.
    func connect(_ peer: PeerID, _ request: RequestID)

    /// Ends a link or an attempt, and answers what is pending on it with `cancelled`.
    ///
    /// Links that were up before `connect` are let go without being ended.
    func disconnect(_ peer: PeerID)

    /// Reads a value.
    func read(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID)

    /// Writes a value; writes to one peer happen in the order of the calls.
    func write(_ peer: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID)

    /// Subscribes to notifications (or indications); answered when the peer has confirmed.
    ///
    /// Values go straight to `receiver`, which is held until the link or the subscription ends. Subscribing to a
    /// characteristic again changes nothing but is answered. `isStream` marks a characteristic that carries nothing but a
    /// stream, is silent until the device is told to start, and needs no pairing.
    func subscribe(
        _ peer: PeerID, _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID)

    /// Ends notifications.
    func unsubscribe(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID)

    /// Takes back a read or write that has not been sent yet, which is then never answered; others go on.
    func withdraw(_ peer: PeerID, _ request: RequestID)

    /// Pairs with a peer whose link is up; answered when the bond stands, at once if it does already.
    ///
    /// The bond outlives the link and this process. What the peer wants done meanwhile comes as `LinkEvent.pairing`.
    /// `rejected`, `cancelled` and `timeout` tell how a pairing ended in vain; `pairingRequired` that it failed.
    func pair(_ peer: PeerID, _ request: RequestID)

    /// Gives a pairing up, and answers `pair` with `cancelled`. Allowed at any time.
    func cancelPairing(_ peer: PeerID)

    /// Answers the pairing request that stands; does nothing if none does.
    func answerPairing(_ peer: PeerID, _ answer: PairingAnswer)

    /// Forgets everything about a peer, bond included; answered when done.
    func forget(_ peer: PeerID, _ request: RequestID)

    /// Gives the number of a peer back that nobody is interested in any more; should it be met again, it gets another.
    ///
    /// Nothing is told of that number until it stands for another peer. Peers with a link keep theirs.
    func retire(_ peer: PeerID)

    /// Lets every link of ours go, releases all descriptors and stops calling the sink.
    ///
    /// When it returns, the requests to let go have been handed to the radio; whether it obeyed is not waited for.
    func close()
}

/// Receives everything inbound except notified values.
public protocol CentralSink: AnyObject {
    /// Something happened on a backend.
    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp)
}

/// Receives the notified values of one characteristic over one link.
public protocol ValueReceiver: AnyObject {
    /// Takes a value. The hot path: the bytes are borrowed for the call, and nothing may be allocated.
    func received(_ bytes: Span<UInt8>, at time: Timestamp)
}

/// What a Bluetooth stack does for us.
public enum Backend: CaseIterable, Sendable {
    /// The system's Bluetooth service, over D-Bus.
    case bluez
    /// Device models inside this process.
    case simulated
    /// The host program's own Bluetooth stack.
    case host
}

/// A peer of one central: a small dense number, valid until it is retired or that central closes.
public struct PeerID: Hashable, Sendable {
    /// Counts up from 0 in the order in which the central met its peers; retired numbers are used again.
    public let index: Int

    /// Wraps an index.
    public init(index: Int) {
        self.index = index
    }
}

/// The number of a request, chosen by the caller, unique within a central.
public struct RequestID: Hashable, Sendable {
    /// The number itself.
    public let rawValue: UInt64

    /// Wraps a number.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// How a value is written.
public enum WriteKind: Sendable {
    /// The peer acknowledges: ATT write request.
    case withResponse
    /// Nobody acknowledges: ATT write command.
    case withoutResponse
}
