/// A Bluetooth central on one backend: BlueZ, simulated, or the host program's own.
///
/// Every method is called on the context's loop, returns at once, and never blocks. Outcomes arrive at the
/// sink, also on the loop, never from inside the call that caused them. Requests are numbered by the caller; each is
/// completed exactly once, also when the link or the backend is lost. The caller owns deadlines: it ends a request early by
/// disconnecting the peer.
public protocol Central: AnyObject {
    /// Which backend this is.
    var backend: Backend { get }

    /// Starts working and reports adapters to `sink` as they appear and disappear.
    ///
    /// The sink is held weakly. A missing radio is no failure here: the adapter event and the requests report the problem.
    func open(sink: any CentralSink)

    /// Scans for peers until `stopScan`; completes when discovery runs.
    func startScan(_ request: RequestID)

    /// Stops scanning. Allowed at any time.
    func stopScan()

    /// Establishes a link; completes when the link is up.
    ///
    /// `LinkEvent.up` and `.ready` follow. Requesting a link made by another program also succeeds. The wait for a peer
    /// that is out of range is unlimited. A stack may pair on its own, as BlueZ does when it reads a protected value.
    /// `policy` then selects the pairing agent.
    func connect(_ peer: PeerID, pairingBy policy: PairingPolicy, _ request: RequestID)

    /// Ends a link or an attempt, and completes what is pending on it with `cancelled`.
    ///
    /// Links that were up before `connect` are released without being ended.
    func disconnect(_ peer: PeerID)

    /// Reads a value.
    func read(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID)

    /// Reads a property of a link that the stack provides; completes with one byte, or with `unsupported` if the stack has none.
    func read(_ peer: PeerID, _ property: LinkProperty, _ request: RequestID)

    /// Writes a value; writes to one peer happen in the order of the calls.
    func write(_ peer: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID)

    /// Prepares for many writes without response to a characteristic that takes no others, if the stack has a faster way for them.
    ///
    /// Writes stay in the order of the calls.
    func openWriter(_ peer: PeerID, _ handle: ValueHandle)

    /// Subscribes to notifications (or indications); completes when the peer has confirmed.
    ///
    /// Values go straight to `receiver`, which is held until the link or the subscription ends. Subscribing to a
    /// characteristic again changes nothing but completes. `isStream` marks a characteristic that carries nothing but a
    /// stream, is silent until the host starts it, and needs no pairing.
    func subscribe(
        _ peer: PeerID, _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID)

    /// Unsubscribes from notifications.
    func unsubscribe(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID)

    /// Cancels a read or write that has not been sent yet, which then never completes; others continue.
    func withdraw(_ peer: PeerID, _ request: RequestID)

    /// Pairs with a peer whose link is up; completes when bonded, at once if it already is.
    ///
    /// The bond outlives the link and this process. Requests of the peer arrive as `LinkEvent.pairing`, unless the system's
    /// agent answers them. An unsuccessful pairing completes with `rejected`, `cancelled`, `timeout`, or `pairingRequired` if
    /// it failed; pairings of different policies at the same time, with `busy`.
    func pair(_ peer: PeerID, by policy: PairingPolicy, _ request: RequestID)

    /// Cancels a pairing, and completes `pair` with `cancelled`. Allowed at any time.
    func cancelPairing(_ peer: PeerID)

    /// Replies to the pending pairing request; does nothing if there is none.
    func answerPairing(_ peer: PeerID, _ answer: PairingAnswer)

    /// Forgets everything about a peer, its bond included; completes when done.
    func forget(_ peer: PeerID, _ request: RequestID)

    /// Releases the number of a peer; if the peer is seen again, it gets another.
    ///
    /// No event carries that number until it is reused. Peers with a link keep theirs.
    func retire(_ peer: PeerID)

    /// Ends our links, releases all descriptors and stops calling the sink.
    ///
    /// When it returns, the disconnect requests have been handed to the radio; their completion is not awaited.
    func close()
}

extension Central {
    /// Does nothing: writes are as fast as they can be.
    public func openWriter(_ peer: PeerID, _ handle: ValueHandle) {}
}
