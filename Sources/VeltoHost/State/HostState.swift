internal import VeltoBluetooth
internal import VeltoCore

/// The state shared by the library and the program's Bluetooth stack, guarded by one lock.
///
/// Both sides call its functions. `news` contains the results for the loop, and `requests` those for the program.
struct HostState {
    /// A report for the loop, and the ring buffer's position at its time.
    struct News {
        let event: CentralEvent
        let time: Timestamp
        let ringEnd: UInt64

        /// The device of the report.
        var peer: PeerID? {
            switch event {
            case .advertisement(let peer, _), .link(let peer, _): peer
            case .adapter, .backendReady, .backendLost, .scanStopped, .reply: nil
            }
        }
    }

    private enum Scan {
        case idle
        case starting(request: UInt64, replies: [RequestID])
        case running
    }

    /// The maximum number of waiting reports; requests limit the number of responses and links.
    static let newsLimit = 1024
    static let noRadio = VeltoError(
        .noAdapter, "the program has not brought its Bluetooth stack", remedy: "call createHostRadio()")

    let time: TimeSource
    let ring: NotificationRing
    var requests = PendingRequests()
    var peers = PeerBook()
    var channels = ChannelTable()
    private(set) var news: [News] = []
    /// Whether the context has ended.
    private var isClosed = false
    /// The number of the program's stack; 0 for none.
    private(set) var radio: UInt32 = 0
    private var newestRadio: UInt32 = 0
    private var adapter = AdapterState(identifier: "host")
    private var scan = Scan.idle
    /// The deadline that the loop watches; its request may have ended.
    private var watchedDeadline = Timestamp.distantFuture
    /// The library's forget requests, by the numbers of the program's requests.
    var forgetting: [UInt64: RequestID] = [:]
    /// The number of notified values: delivered, without a subscription, and rejected by the full ring buffer.
    var deliveredCount: UInt64 = 0
    var ignoredCount: UInt64 = 0
    var droppedCount: UInt64 = 0

    init(time: TimeSource, ring: NotificationRing) {
        self.time = time
        self.ring = ring
    }

    // MARK: Reports for the loop

    mutating func tell(_ event: CentralEvent) {
        news.append(News(event: event, time: time.now, ringEnd: ring.end))
    }

    mutating func reply(_ request: RequestID, _ error: VeltoError?, _ bytes: [UInt8] = []) {
        tell(.reply(request, error.map { .failure($0) } ?? .success(bytes)))
    }

    mutating func reply(_ requests: [RequestID], _ error: VeltoError?) {
        for request in requests { reply(request, error) }
    }

    /// Drops waiting reports of a peer.
    mutating func dropNews(of peer: PeerID) {
        news.removeAll { $0.peer == peer }
    }

    mutating func takeNews() -> [News] {
        defer { if !news.isEmpty { news = [] } }
        return news
    }

    /// Throws if the loop does not keep up with the program's reports.
    func requireRoom() throws(VeltoError) {
        guard news.count < Self.newsLimit else {
            throw VeltoError(.busy, "\(Self.newsLimit) reports wait", remedy: "dispatch the context, or report less")
        }
    }

    // MARK: The program's stack

    /// Attaches the program's stack.
    mutating func attach(named name: String, isPowered: Bool, isPresent: Bool) throws(VeltoError) -> UInt32 {
        guard !isClosed else { throw VeltoError(.staleHandle, "the context no longer exists") }
        guard radio == 0 else {
            throw VeltoError(.already, "the context has a host radio", remedy: "destroy that first")
        }
        try requireRoom()
        newestRadio &+= 1
        radio = newestRadio
        adapter = AdapterState(identifier: name, name: name, isPresent: false, isPowered: false)
        setAdapter(isPresent: isPresent, isPowered: isPowered)
        return radio
    }

    /// Detaches the program's stack.
    mutating func detach() {
        if adapter.isPresent { setAdapter(isPresent: false, isPowered: false) }
        radio = 0
        requests.removeAll()
    }

    /// Ends the exchange with the context; no other stack can be attached.
    mutating func close() {
        detach()
        isClosed = true
    }

    func requireRadio(_ number: UInt32) throws(VeltoError) {
        guard number == radio else { throw VeltoError(.staleHandle, "the host radio no longer exists") }
    }

    /// The reason that the program cannot accept requests.
    var problem: VeltoError? {
        if radio == 0 { return Self.noRadio }
        guard adapter.isPresent else { return VeltoError(.noAdapter, "the program's Bluetooth stack has no adapter") }
        return adapter.isPowered ? nil : VeltoError(.adapterOff, "the program's Bluetooth adapter is off")
    }

    /// Handles a change of the adapter; returns whether it is new.
    @discardableResult
    mutating func setAdapter(isPresent: Bool, isPowered: Bool) -> Bool {
        guard (isPresent, isPowered) != (adapter.isPresent, adapter.isPowered) else { return false }
        (adapter.isPresent, adapter.isPowered) = (isPresent, isPowered)
        if let problem {
            loseEverything(problem)
            tell(.adapter(adapter))
            tell(.backendLost(problem))
        } else {
            tell(.adapter(adapter))
            tell(.backendReady)
        }
        return true
    }

    private mutating func loseEverything(_ problem: VeltoError) {
        for peer in peers.all { lose(peer, problem) }
        endScan(problem)
        // The remaining requests belong to links, which have ended.
        for request in requests.overdue(at: .distantFuture) { fail(request, problem) }
        requests.removeAll()
    }

    // MARK: Scanning

    mutating func startScan(_ request: RequestID) {
        if let problem { return reply(request, problem) }
        switch scan {
        case .idle:
            var start = HostRequest(.startScan)
            start.timeout = HostRequest.timeouts[.startScan]
            scan = .starting(request: requests.issue(start, at: time.now), replies: [request])
        case .starting(let number, let replies): scan = .starting(request: number, replies: replies + [request])
        case .running: reply(request, nil)
        }
    }

    mutating func stopScan() {
        switch scan {
        case .idle:
            return
        case .starting(let number, let replies):
            reply(replies, VeltoError(.cancelled, "the scan was stopped by request"))
            if !requests.end(number) { requests.post(HostRequest(.stopScan)) }
        case .running:
            requests.post(HostRequest(.stopScan))
        }
        scan = .idle
    }

    /// Handles the program's response to the scan request.
    mutating func scanStarted(_ error: VeltoError?) {
        guard case .starting(let number, let replies) = scan else { return }
        requests.end(number)
        scan = error == nil ? .running : .idle
        reply(replies, error)
    }

    /// Handles the end of a scan without a request; returns whether a scan was running.
    @discardableResult
    mutating func endScan(_ error: VeltoError) -> Bool {
        switch scan {
        case .idle: return false
        case .starting: scanStarted(error)
        case .running:
            scan = .idle
            tell(.scanStopped(error))
        }
        return true
    }

    // MARK: Deadlines

    /// Whether the loop must watch an earlier deadline.
    var isDeadlineNew: Bool { requests.earliestDeadline < watchedDeadline }

    /// Returns the earliest deadline; nil if the loop already watches it or an earlier one.
    mutating func takeDeadline() -> Timestamp? {
        guard isDeadlineNew else { return nil }
        watchedDeadline = requests.earliestDeadline
        return watchedDeadline
    }

    // MARK: Responses

    /// Completes a request that the program has performed.
    mutating func complete(_ request: HostRequest, _ bytes: [UInt8]) throws(VeltoError) {
        switch request.kind {
        case .startScan: scanStarted(nil)
        case .connect: linkIsUp(try peers.peer(request.peer))
        case .disconnect: linkIsDown(try peers.peer(request.peer), .local)
        case .read, .write, .subscribe, .unsubscribe, .readSignalStrength:
            taskEnded(try peers.peer(request.peer), .success(bytes))
        case .pair: pairingEnded(try peers.peer(request.peer), nil)
        case .forget: forgotten(request, nil)
        case .stopScan, .answerPairing, .cancelPairing: break
        }
    }

    /// Handles a request that the program could not perform.
    mutating func fail(_ request: HostRequest, _ error: VeltoError) {
        guard request.kind != .startScan else { return scanStarted(error) }
        guard request.kind != .forget else { return forgotten(request, error) }
        guard let peer = try? peers.peer(request.peer) else { return }
        switch request.kind {
        case .connect: attemptFailed(peer, error)
        case .disconnect: linkIsDown(peer, .local)
        case .read, .write, .subscribe, .unsubscribe, .readSignalStrength: taskEnded(peer, .failure(error))
        case .pair: pairingEnded(peer, error)
        case .startScan, .stopScan, .forget, .answerPairing, .cancelPairing: break
        }
    }

    /// Fails requests whose timeout has expired.
    mutating func giveUpOverdue() {
        watchedDeadline = .distantFuture
        for request in requests.overdue(at: time.now) {
            let error = VeltoError(
                .timeout, "the program's Bluetooth stack did not answer within \(request.timeout ?? 0) s")
            switch request.kind {
            case .read, .write, .subscribe, .unsubscribe:
                // Requests queued behind it would take just as long.
                if let peer = try? peers.peer(request.peer) { failTasks(of: peer, error) }
            case .disconnect:
                // The request stays pending, since a late program must not keep the link.
                requests.abandon(request.number)
                if let peer = try? peers.peer(request.peer) { linkIsDown(peer, .gaveUp) }
            default:
                fail(request, error)
            }
        }
    }
}
