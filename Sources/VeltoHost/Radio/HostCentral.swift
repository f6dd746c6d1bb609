public import VeltoBluetooth
public import VeltoCore

/// A central over the program's own Bluetooth stack.
///
/// Requests wait until the program takes them, and its reports are delivered on the loop.
public final class HostCentral: Central, @unchecked Sendable {
    // Unchecked: used only on the loop; what other threads use is in the exchange.

    /// The host's one.
    public let backend = Backend.host

    private let loop: Loop
    private let log: Log
    private let exchange: HostExchange
    private let ring: NotificationRing
    private weak var sink: (any CentralSink)?
    /// A program has few.
    @exclusivity(unchecked) private var channels: [Channel] = []
    private var toldDropped: UInt64 = 0
    /// The peers retired since the newest batch was taken: what is left of it concerns no device any longer.
    private var retired: [PeerID] = []
    private lazy var deadlineTimer = LoopTimer { [unowned self] in
        exchange.update { $0.giveUpOverdue() }
    }

    /// Creates a central without a radio.
    public init(loop: Loop, log: Log) throws(VeltoError) {
        self.loop = loop
        self.log = log
        exchange = try HostExchange(loop: loop)
        ring = exchange.ring
    }

    deinit {
        closeChannels()
    }

    // MARK: The program's stack

    /// Makes the host adapter of a program that brings its stack; one at a time.
    ///
    /// Any thread.
    public func attach(named name: String, _ state: HostAdapter.State = .ready) throws(VeltoError) -> HostAdapter {
        try exchange.attach(named: name, isPowered: state == .ready, isPresent: state != .absent)
    }

    /// The program takes its stack away: every link has ended.
    ///
    /// Any thread.
    public func detach() {
        exchange.update { $0.detach() }
    }

    /// Starts delivering what the program hands in.
    public func open(sink: any CentralSink) {
        self.sink = sink
        loop.setInlet(self)
    }

    /// Stops; the program finds its radio gone, ends the links, and can bring no other.
    public func close() {
        exchange.update { $0.close() }
        loop.setInlet(nil)
        loop.cancel(deadlineTimer)
        closeChannels()
        sink = nil
    }

    // MARK: Requests

    /// Requests the devices in range.
    public func startScan(_ request: RequestID) {
        exchange.update { $0.startScan(request) }
    }

    /// Requests an end of the scan.
    public func stopScan() {
        exchange.update { $0.stopScan() }
    }

    /// Requests a link; a PAIR request has the policy of its pairing.
    public func connect(_ peer: PeerID, pairingBy _: PairingPolicy, _ request: RequestID) {
        exchange.update { $0.connect(peer, request) }
    }

    /// Requests the end of a link or of an attempt.
    public func disconnect(_ peer: PeerID) {
        exchange.update { $0.disconnect(peer) }
    }

    /// Reads a value.
    public func read(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        exchange.update { $0.read(peer, handle, request) }
    }

    /// Requests the signal strength; a battery is a characteristic.
    public func read(_ peer: PeerID, _ property: LinkProperty, _ request: RequestID) {
        exchange.update { $0.read(peer, property, request) }
    }

    /// Writes a value.
    public func write(_ peer: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID)
    {
        exchange.update { $0.write(peer, handle, bytes, kind, request) }
    }

    /// Requests notifications; values are received from now on.
    public func subscribe(
        _ peer: PeerID, _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID
    ) {
        let (channel, isNew) = exchange.update { $0.subscribe(peer, handle, request) }
        if isNew { unsafe channels.append(Channel(channel, receiver)) }
    }

    /// Requests an end of notifications.
    public func unsubscribe(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        exchange.update { $0.unsubscribe(peer, handle, request) }
    }

    /// Cancels a read or write that the program has not taken yet.
    public func withdraw(_ peer: PeerID, _ request: RequestID) {
        exchange.update { $0.withdraw(peer, request) }
    }

    /// Requests pairing.
    public func pair(_ peer: PeerID, by policy: PairingPolicy, _ request: RequestID) {
        exchange.update { $0.pair(peer, by: policy, request) }
    }

    /// Cancels a pairing.
    public func cancelPairing(_ peer: PeerID) {
        exchange.update { $0.cancelPairing(peer) }
    }

    /// Requests that the device's pairing request be answered.
    public func answerPairing(_ peer: PeerID, _ answer: PairingAnswer) {
        exchange.update { $0.answerPairing(peer, answer) }
    }

    /// Requests that the bond be removed.
    public func forget(_ peer: PeerID, _ request: RequestID) {
        exchange.update { $0.forget(peer, request) }
    }

    /// Releases the number of a peer.
    public func retire(_ peer: PeerID) {
        exchange.update { $0.retire(peer) }
        retired.append(peer)
    }
}

// MARK: What the program hands in

extension HostCentral: LoopInlet {
    /// Handles the news and values that the program has handed in.
    package func takeWork() {
        // Looked up before the news, which must not come later than values after them.
        let end = ring.end
        guard exchange.hasNews else { return deliverValues(before: end) }
        let batch = exchange.takeBatch()
        retired = []
        for item in batch.news {
            deliverValues(before: item.ringEnd)
            if let peer = item.peer, retired.contains(peer) { continue }
            sink?.received(item.event, from: self, at: item.time)
        }
        deliverValues(before: batch.ringEnd)
        for number in batch.closedChannels { close(number) }
        if batch.droppedCount != toldDropped { tellDropped(batch.droppedCount) }
        if let deadline = batch.deadline { loop.schedule(deadlineTimer, at: deadline) }
    }

    private func deliverValues(before end: UInt64) {
        ring.takeAll(before: end) { number, bytes, time in
            for index in unsafe channels.indices where unsafe channels[index].number == number {
                return unsafe channels[index].deliver(bytes, at: time)
            }
        }
    }

    private func closeChannels() {
        unsafe channels.forEach { $0.close() }
        unsafe channels = []
    }

    private func close(_ number: UInt32) {
        guard let index = unsafe channels.firstIndex(where: { $0.number == number }) else { return }
        unsafe channels.remove(at: index).close()
    }

    private func tellDropped(_ count: UInt64) {
        log.write(
            .warning,
            "\(count - toldDropped) notifications of the host radio were dropped: its ring was full, since the context was not dispatched"
        )
        toldDropped = count
    }
}

/// The receiver of a channel's values.
///
/// To deliver one counts no references: a channel is closed between values alone.
@safe private struct Channel {
    private final class Holder {
        let receiver: any ValueReceiver

        init(_ receiver: any ValueReceiver) {
            self.receiver = receiver
        }
    }

    let number: UInt32
    private let holder: Unmanaged<Holder>

    init(_ number: UInt32, _ receiver: any ValueReceiver) {
        self.number = number
        unsafe holder = .passRetained(Holder(receiver))
    }

    @inline(__always)
    func deliver(_ bytes: Span<UInt8>, at time: Timestamp) {
        unsafe holder._withUnsafeGuaranteedRef { $0.receiver.received(bytes, at: time) }
    }

    func close() {
        unsafe holder.release()
    }
}
