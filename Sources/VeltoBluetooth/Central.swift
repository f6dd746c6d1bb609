/// A Bluetooth central on one backend: BlueZ, simulated, or the host program's own.
///
/// Every method is called on the context's loop, returns immediately, and never blocks. Results are delivered to the
/// sink, also on the loop, but never during the call that caused them. The caller numbers the requests. Each request is
/// completed exactly once, even if the link or the backend is lost. The caller is responsible for timeouts: it
/// disconnects the peer to end a request early.
public protocol Central: AnyObject {
    /// The backend of the central.
    var backend: Backend { get }

    /// Starts working, and reports adapters to `sink` as they appear and disappear.
    ///
    /// The sink is held weakly. A missing radio is no failure of this call: adapter events and requests report it.
    func open(sink: any CentralSink)

    /// Scans for peers until `stopScan`; completes when discovery is running.
    func startScan(_ request: RequestID)

    /// Stops scanning; allowed at any time.
    func stopScan()

    /// Establishes a link; completes when the link is up.
    ///
    /// `LinkEvent.up` and `.ready` follow. The request also succeeds for an existing link of another program. There is
    /// no time limit for a peer that is out of range. A stack may pair on its own, as BlueZ does when it reads a
    /// protected value. In this case `policy` selects the pairing agent.
    func connect(_ peer: PeerID, pairingBy policy: PairingPolicy, _ request: RequestID)

    /// Ends a link or an attempt, and completes its pending requests with `cancelled`.
    ///
    /// Links that were up before `connect` are only released.
    func disconnect(_ peer: PeerID)

    /// Reads a value.
    func read(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID)

    /// Reads a property that the stack provides; completes with one byte, or with `unsupported`.
    func read(_ peer: PeerID, _ property: LinkProperty, _ request: RequestID)

    /// Writes a value; writes to a peer keep the order of the calls.
    func write(_ peer: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID)

    /// Prepares frequent writes without response to a characteristic, if the stack has a faster way to send them.
    ///
    /// The characteristic must not accept other writes. Writes keep the order of the calls.
    func openWriter(_ peer: PeerID, _ handle: ValueHandle)

    /// Subscribes to notifications (or indications); completes when the peer has confirmed.
    ///
    /// Values are passed directly to `receiver`, which is retained until the link or the subscription ends. A second
    /// subscription to a characteristic completes without further effect. `isStream` marks a characteristic that only
    /// carries a stream, is silent until the host starts it, and needs no pairing.
    func subscribe(
        _ peer: PeerID, _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID)

    /// Unsubscribes from notifications.
    func unsubscribe(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID)

    /// Cancels a read or write that has not been sent, and then never completes it; others continue.
    func withdraw(_ peer: PeerID, _ request: RequestID)

    /// Pairs with a peer whose link is up; completes when bonded, at once if a bond exists.
    ///
    /// The bond outlives the link and this process. Requests of the peer are delivered as `LinkEvent.pairing`, unless
    /// the system's agent answers them. An unsuccessful pairing completes with `rejected`, `cancelled`, `timeout`, or
    /// `pairingRequired` if it failed. Simultaneous pairings of different policies complete with `busy`.
    func pair(_ peer: PeerID, by policy: PairingPolicy, _ request: RequestID)

    /// Cancels a pairing, and completes `pair` with `cancelled`; allowed at any time.
    func cancelPairing(_ peer: PeerID)

    /// Replies to the pending pairing request; does nothing if there is none.
    func answerPairing(_ peer: PeerID, _ answer: PairingAnswer)

    /// Removes all information about a peer, including its bond; completes when done.
    func forget(_ peer: PeerID, _ request: RequestID)

    /// Releases the number of a peer; if the peer is seen again, it gets another number.
    ///
    /// No event contains the number until it is reused. Peers with a link keep their numbers.
    func retire(_ peer: PeerID)

    /// Ends the library's links, releases all descriptors, and stops calling the sink.
    ///
    /// When it returns, the disconnect requests have been sent to the radio; it does not wait for their completion.
    func close()
}

extension Central {
    /// Does nothing, since writes are already as fast as possible.
    public func openWriter(_ peer: PeerID, _ handle: ValueHandle) {}
}
