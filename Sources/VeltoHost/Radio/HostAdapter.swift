public import VeltoBluetooth
public import VeltoCore

/// The program's interface for its own Bluetooth adapter.
///
/// The program takes requests, and passes responses and reports of its Bluetooth stack. `report(_:)` returns the
/// numbers of devices. Any thread.
public final class HostAdapter: Sendable {
    /// The state of the program's Bluetooth adapter.
    public enum State: CaseIterable, Sendable {
        /// The adapter can be used.
        case ready
        /// The adapter is powered off, or the program is not permitted to use it.
        case off
        /// There is no adapter.
        case absent
    }

    /// Counters and pending work.
    public struct Status: Hashable, Sendable {
        /// The number of requests not taken by the program.
        public var waitingRequests = 0
        /// The number of requests without a response.
        public var pendingRequests = 0
        /// The number of known devices.
        public var devices = 0
        /// The number of links that are up.
        public var links = 0
        /// The number of reports not processed by the context.
        public var waitingReports = 0
        /// The number of notifications delivered.
        public var delivered: UInt64 = 0
        /// The number of notifications without a subscription.
        public var ignored: UInt64 = 0
        /// The number of notifications dropped because the ring was full.
        public var dropped: UInt64 = 0
    }

    private let exchange: HostExchange
    private let number: UInt32
    private let signal: EventDescriptor

    init(_ exchange: HostExchange, number: UInt32, _ signal: EventDescriptor) {
        self.exchange = exchange
        self.number = number
        self.signal = signal
    }

    private func update<Result>(
        _ body: (inout HostState) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try exchange.update { state throws(VeltoError) in
            try state.requireRadio(number)
            return try body(&state)
        }
    }

    /// Makes a report; throws if too many reports are waiting for the loop.
    private func report<Result>(
        _ body: (inout HostState) throws(VeltoError) -> Result
    ) throws(VeltoError) -> Result {
        try update { state throws(VeltoError) in
            try state.requireRoom()
            return try body(&state)
        }
    }

    // MARK: Requests

    /// The descriptor that is readable while a request waits, and after the context or the radio has ended.
    ///
    /// Poll it but never read it.
    public var requestDescriptor: Int32 { signal.number }

    /// Removes and returns the oldest request.
    public func pollRequest() throws(VeltoError) -> HostRequest? {
        try update { $0.requests.take() }
    }

    /// Blocks until a request waits or the radio has ended, or until `end` on the monotonic clock.
    package func waitForChange(until end: Timestamp) {
        signal.wait(until: end)
    }

    /// Completes a request; `bytes` is the value of a read.
    ///
    /// Throws `invalidState` if the request has already ended by a response, cancellation or timeout.
    public func complete(_ request: UInt64, bytes: [UInt8] = []) throws(VeltoError) {
        try update { state throws(VeltoError) in
            guard request != 0 else { return }
            try state.complete(try state.requests.request(request), bytes)
        }
    }

    /// Fails a request.
    ///
    /// Throws `invalidState` if the request has already ended by a response, cancellation or timeout.
    public func fail(_ request: UInt64, _ error: VeltoError) throws(VeltoError) {
        try update { state throws(VeltoError) in
            guard request != 0 else { return }
            state.fail(try state.requests.request(request), error)
        }
    }

    // MARK: Reports

    /// Reports the state of the adapter; returns whether it is new.
    ///
    /// If the adapter becomes unusable, every link ends.
    public func report(_ adapter: State) throws(VeltoError) -> Bool {
        try report { $0.setAdapter(isPresent: adapter != .absent, isPowered: adapter == .ready) }
    }

    /// Reports that the scan ended without a request; returns whether it was running.
    public func reportScanStopped(_ error: VeltoError) throws(VeltoError) -> Bool {
        try report { $0.endScan(error) }
    }

    /// Reports a device, and returns its number.
    ///
    /// Missing fields are taken from earlier advertisements. `identifier` is the device's unique name on this machine,
    /// without the prefix `host:` that the library adds.
    public func report(_ advertisement: Advertisement) throws(VeltoError) -> UInt32 {
        let longest = Self.longestIdentifier
        guard (1...longest).contains(advertisement.identifier.utf8.count) else {
            throw VeltoError.invalidArgument("identifier", "must be 1 to \(longest) bytes long")
        }
        return try report { state throws(VeltoError) in
            // A peer that is not reported would never be removed.
            if let problem = state.problem { throw problem }
            let peer = try state.peers.meet(advertisement.identifier)
            state.tell(.advertisement(peer.id, peer.learn(advertisement)))
            return peer.number
        }
    }

    /// The maximum length of an identifier without its prefix.
    private static let longestIdentifier = 191 - HostPeer.prefix.utf8.count

    /// Reports that a link is up, which also completes the connect request; returns whether that is new.
    ///
    /// Throws `invalidState` if no link is requested. The program must then end the link.
    public func reportLinkUp(_ peer: UInt32) throws(VeltoError) -> Bool {
        try update { state throws(VeltoError) in
            guard let code = state.linkIsUp(try state.peers.peer(peer)) else { throw Self.unrequested }
            return code == .ok
        }
    }

    /// Reports the end of a link or of an attempt; returns whether that is new.
    public func reportLinkDown(_ peer: UInt32, _ reason: DownReason) throws(VeltoError) -> Bool {
        try update { state throws(VeltoError) in
            state.linkIsDown(try state.peers.peer(peer), reason) == .ok
        }
    }

    private static let unrequested = VeltoError(
        .invalidState, "no link to the device is requested: the request to connect has ended, so end the link")

    /// Supplies the services of a connected device, initially and after every change; returns whether they are new.
    ///
    /// This also marks a link as up that is being established.
    public func supply(_ characteristics: [Characteristic], of peer: UInt32) throws(VeltoError) -> Bool {
        try Self.check(characteristics)
        return try report { state throws(VeltoError) in
            let peer = try state.peers.peer(peer)
            let table = GATTTable(characteristics, descriptors: peer.descriptors)
            guard let code = state.servicesKnown(peer, table) else { throw Self.unrequested }
            return code == .ok
        }
    }

    private static func check(_ characteristics: [Characteristic]) throws(VeltoError) {
        var known: Set<ValueHandle> = []
        for (index, characteristic) in characteristics.enumerated() {
            guard characteristic.handle != 0, known.insert(characteristic.handle).inserted else {
                throw .invalidArgument(
                    "characteristics[\(index)].handle",
                    "is \(characteristic.handle): every characteristic needs a number of its own, from 1 on")
            }
        }
    }

    /// Supplies the descriptors of a device for its next table.
    public func supply(_ descriptors: [GATTDescriptor], of peer: UInt32) throws(VeltoError) {
        try update { state throws(VeltoError) in
            try state.peers.peer(peer).descriptors = descriptors
        }
    }

    /// Reports the negotiated ATT MTU; returns whether it is new.
    public func reportMTU(_ mtu: Int, of peer: UInt32) throws(VeltoError) -> Bool {
        try report { state throws(VeltoError) in
            state.mtuKnown(try state.peers.peer(peer), mtu) == .ok
        }
    }

    /// Reports that a bond was created or removed; returns whether that is new.
    public func reportBond(_ isBonded: Bool, with peer: UInt32) throws(VeltoError) -> Bool {
        try report { state throws(VeltoError) in
            state.bondChanged(try state.peers.peer(peer), isBonded) == .ok
        }
    }

    /// Reports a pairing request of a device during pairing; the reply is a request to the program.
    public func report(_ request: PairingRequest, of peer: UInt32) throws(VeltoError) {
        try report { state throws(VeltoError) in
            guard state.pairingRequested(try state.peers.peer(peer), request) else {
                throw VeltoError(
                    .invalidState, "the library is not pairing with the device", remedy: "reject its request")
            }
        }
    }

    /// Delivers a notified value of at most 512 bytes without allocating.
    ///
    /// Returns `nothing` without a subscription. Values may arrive before the subscribe request is completed.
    public func deliver(
        _ bytes: UnsafeRawBufferPointer, of characteristic: ValueHandle, from peer: UInt32
    ) throws(VeltoError) -> ResultCode {
        guard bytes.count <= 512 else { throw .invalidArgument("size", "is \(bytes.count): must be at most 512") }
        return try unsafe exchange.deliver(bytes, of: characteristic, from: peer, by: number)
    }

    /// Delivers several notified values, oldest first; `bytes` contains the values one after another.
    ///
    /// Returns `nothing` if there is no subscription for any of them. If a value cannot be delivered, the others still
    /// are, and the first failure is thrown.
    public func deliver(
        _ notifications: UnsafeBufferPointer<HostNotification>, bytes: UnsafeRawBufferPointer
    ) throws(VeltoError) -> ResultCode {
        var total = 0
        for index in notifications.indices {
            let size = unsafe notifications[index].size
            guard size <= 512 else {
                throw .invalidArgument("notifications[\(index)].size", "is \(size): must be at most 512")
            }
            total += Int(size)
        }
        guard total == bytes.count else {
            throw .invalidArgument("size", "is \(bytes.count): the notifications have \(total) bytes")
        }
        return try unsafe exchange.deliver(notifications, bytes, by: number)
    }

    // MARK: Status

    /// Returns the current counters.
    public func status() throws(VeltoError) -> Status {
        try update { state in
            Status(
                waitingRequests: state.requests.untakenCount, pendingRequests: state.requests.pendingCount,
                devices: state.peers.count, links: state.peers.all.count { $0.isUp },
                waitingReports: state.news.count, delivered: state.deliveredCount, ignored: state.ignoredCount,
                dropped: state.droppedCount)
        }
    }
}
