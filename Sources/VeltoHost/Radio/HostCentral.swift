public import VeltoBluetooth
public import VeltoCore

/// A central on the program's own Bluetooth stack.
///
/// Requests wait until the program takes them. The program's reports are delivered on the loop.
public final class HostCentral: Central, @unchecked Sendable {
    // Unchecked because it is used only on the loop; the exchange contains the state for other threads.

    /// The host backend.
    public let backend = Backend.host

    private let loop: Loop
    private let log: Log
    private let exchange: HostExchange
    private let ring: NotificationRing
    private weak var sink: (any CentralSink)?
    /// The open channels; programs have few.
    @exclusivity(unchecked) private var channels: [Channel] = []
    private var toldDropped: UInt64 = 0
    /// The peers retired since the last batch was taken; the rest of that batch ignores them.
    private var retired: [PeerID] = []
    private lazy var deadlineTimer = LoopTimer { [unowned self] in
        exchange.update { $0.giveUpOverdue() }
    }

    /// Creates a central without a radio.
    package init(loop: Loop, log: Log) throws(VeltoError) {
        self.loop = loop
        self.log = log
        exchange = try HostExchange(loop: loop)
        ring = exchange.ring
    }

    deinit {
        closeChannels()
    }

    // MARK: The program's stack

    /// Attaches the program's Bluetooth stack, and returns its host adapter; only one at a time.
    ///
    /// Any thread.
    public func attach(named name: String, _ state: HostAdapter.State = .ready) throws(VeltoError) -> HostAdapter {
        try exchange.attach(named: name, isPowered: state == .ready, isPresent: state != .absent)
    }

    /// Detaches the program's stack, which ends every link.
    ///
    /// Any thread.
    public func detach() {
        exchange.update { $0.detach() }
    }

    /// Starts delivering the program's reports and values.
    public func open(sink: any CentralSink) {
        self.sink = sink
        loop.setInlet(self)
    }

    /// Stops; the radio ends, the program must end the links, and cannot attach another stack.
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

    /// Requests the end of the scan.
    public func stopScan() {
        exchange.update { $0.stopScan() }
    }

    /// Requests a link; the policy is part of the later pair request.
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

    /// Requests the signal strength; the battery level is an ordinary characteristic.
    public func read(_ peer: PeerID, _ property: LinkProperty, _ request: RequestID) {
        exchange.update { $0.read(peer, property, request) }
    }

    /// Writes a value.
    public func write(_ peer: PeerID, _ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, _ request: RequestID)
    {
        exchange.update { $0.write(peer, handle, bytes, kind, request) }
    }

    /// Requests notifications; values are accepted from now on.
    public func subscribe(
        _ peer: PeerID, _ handle: ValueHandle, isStream: Bool, to receiver: any ValueReceiver, _ request: RequestID
    ) {
        let (channel, isNew) = exchange.update { $0.subscribe(peer, handle, request) }
        if isNew { unsafe channels.append(Channel(channel, receiver)) }
    }

    /// Requests the end of notifications.
    public func unsubscribe(_ peer: PeerID, _ handle: ValueHandle, _ request: RequestID) {
        exchange.update { $0.unsubscribe(peer, handle, request) }
    }

    /// Cancels a read or write that the program has not taken.
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

    /// Requests a reply to the device's pairing request.
    public func answerPairing(_ peer: PeerID, _ answer: PairingAnswer) {
        exchange.update { $0.answerPairing(peer, answer) }
    }

    /// Requests the removal of the bond.
    public func forget(_ peer: PeerID, _ request: RequestID) {
        exchange.update { $0.forget(peer, request) }
    }

    /// Releases the number of a peer.
    public func retire(_ peer: PeerID) {
        exchange.update { $0.retire(peer) }
        retired.append(peer)
    }
}

// MARK: Reports and values

extension HostCentral: LoopInlet {
    /// Handles the program's reports and values.
    package func takeWork() {
        // Read before the reports, which must not be handled later than values that follow them.
        let end = ring.end
        if exchange.hasNews { takeReports() }
        deliverValues(before: end)
    }

    @inline(never)  // Most turns have values alone, so the call saves no registers for each.
    private func takeReports() {
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
/// The delivery of a value does not count references, since a channel is only closed between values.
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
