internal import VeltoBluetooth
internal import VeltoCore

/// The life of one link as a value: what happened goes in, what to do comes out.
///
///     idle -> checking -> connecting -> (confirming) -> discovering -> (verifying) -> ready
///                            |  ^                          |               |            |
///              cooling, pausing, joining                   +---- ending / leaving ------+--> idle
///
/// Traps that it knows. Source: BlueZ transport notes, 4, 5 and 11.
/// - Connect answers before services are known, and may answer success without a link.
/// - Where the link's first packets overtake the news of the link itself, Connected becomes true without a signal (seen
///   with 5.66 on a busy machine): after a success without that news the daemon has to be asked.
/// - A failed attempt may leave the link up for a moment: the next one waits until it has dropped.
/// - A silent device fails the same way as a disturbed one, but after 40 s: that is waiting, not failing.
/// - Services can be reported as resolved before they are exported, or without there being any.
/// - The daemon needs two seconds to disconnect; a new connect waits for the end instead of adopting the dying link.
struct LinkMachine {
    enum State: Hashable {
        case idle
        /// Asking the daemon whether a link is up already.
        case checking
        /// Waiting for a dying link to end before connecting.
        case awaitingEnd
        /// Connect is pending.
        case connecting
        /// The attempt failed while the link is up: it will drop.
        case cooling
        /// Waiting before the next attempt.
        case pausing
        /// Another program connects: waiting for its link.
        case joining
        /// Connect said yes, but the link has not been seen.
        case confirming
        /// The link is up, services are not known.
        case discovering
        /// Services are said to be known, but there are none.
        case verifying
        case ready
        /// The link is down, its reason may follow.
        case ending
        /// Disconnect is pending.
        case leaving
    }

    enum Input: Hashable {
        case connect(RequestID)
        /// What the daemon says about the link now; `isDying` if this process has asked for its end.
        case checked(isConnected: Bool, isResolved: Bool, isDying: Bool)
        case connectSucceeded
        case connectFailed(VeltoError, ErrorTable.Treatment)
        case connectedChanged(Bool)
        case resolvedChanged(Bool)
        /// How many characteristics are exported; asked for by `countAttributes` or because some came.
        case attributes(Int)
        case disconnect
        case disconnectAnswered
        /// The daemon gave the reason for the link's end.
        case reason(DownReason)
        case timerFired
        /// The device's object vanished.
        case objectRemoved
        /// Adapter, daemon or bus is gone.
        case airLost(VeltoError)
    }

    enum Action: Hashable {
        case callCheck
        case callConnect
        case callDisconnect
        case countAttributes
        /// Ask for all objects once more.
        case refreshObjects
        case startTimer(seconds: Double)
        case stopTimer
        case reply(RequestID, VeltoError?)
        case publishUp
        /// Services are known.
        case publishReady
        /// First answer all traffic on the link with that error and close its sockets, then publish the end.
        case publishDown(DownReason, VeltoError)
        /// Answer all traffic with that error and close its sockets; the link's end is published later.
        case endTraffic(VeltoError)
        /// We have asked for the link's end, or it is over.
        case setDying(Bool)
        case note(String)
    }

    /// How long an answered Connect may take to show a link, and a failed one to drop it.
    static let settleTime = 3.0
    /// How long Disconnect may take.
    ///
    /// The daemon alone waits two seconds, and whoever gives up sooner than a busy machine needs would let the next
    /// connect adopt the dying link.
    static let leaveTime = 20.0
    /// How long services may be exported after they were said to be known.
    static let exportTime = 2.0
    /// Attributes come in a burst; this much silence is its end.
    static let exportSilence = 0.15
    /// How long the reason may come after the end: within a tenth of a second somebody has to be told.
    static let reasonTime = 0.08
    /// Pauses between attempts that failed.
    static let retryPauses = [0.2, 0.5, 1.0]
    /// Pause while another program's attempt is under way.
    static let busyPause = 1.0
    /// An attempt of that length ended because the device was silent, which is no failure.
    static let silentAttempt = 10.0

    private(set) var state = State.idle
    /// Whether we made the link, and so may end it.
    private(set) var isOurs = false
    /// Whether the daemon says why links end.
    var announcesReasons = false

    private var requests: [RequestID] = []
    /// Connects that came while the link was being ended.
    private var nextRequests: [RequestID] = []
    private var isPublished = false
    private var isConnected = false
    private var isResolved = false
    private var isConnectPending = false
    private var attempts = 0
    private var attemptStart = Timestamp.zero
    private var emptyDiscoveries = 0
    private var hasAttributes = false
    private var reason: DownReason?
    private var actions: [Action] = []

    /// Takes in what happened and tells what to do, in order.
    mutating func handle(_ input: Input, at now: Timestamp) -> [Action] {
        defer { actions = [] }
        switch input {
        case .connect(let request): connect(request)
        case .checked(let isConnected, let isResolved, let isDying): checked(isConnected, isResolved, isDying, now)
        case .connectSucceeded: connectSucceeded()
        case .connectFailed(let error, let treatment): connectFailed(error, treatment, now)
        case .connectedChanged(let value): connectedChanged(value, now)
        case .resolvedChanged(let value): resolvedChanged(value)
        case .attributes(let count): attributesCounted(count)
        case .disconnect: disconnect()
        case .disconnectAnswered: disconnectAnswered(now)
        case .reason(let reason): reasonGiven(reason, now)
        case .timerFired: timerFired(now)
        case .objectRemoved: objectRemoved(now)
        case .airLost(let error): airLost(error)
        }
        return actions
    }

    // MARK: Connecting

    private mutating func connect(_ request: RequestID) {
        switch state {
        case .idle:
            requests.append(request)
            attempts = 0
            emptyDiscoveries = 0
            state = .checking
            actions.append(.callCheck)
        case .checking, .awaitingEnd, .connecting, .cooling, .pausing, .joining, .confirming:
            requests.append(request)
        case .discovering, .verifying, .ready:
            actions.append(.reply(request, nil))
        case .ending, .leaving:
            nextRequests.append(request)
        }
    }

    private mutating func checked(_ isConnected: Bool, _ isResolved: Bool, _ isDying: Bool, _ now: Timestamp) {
        self.isConnected = isConnected
        self.isResolved = isConnected && isResolved
        if state == .confirming && isConnected {
            isOurs = true
            return linkIsUp()
        }
        guard state == .checking else { return }
        if isConnected && isDying {
            state = .awaitingEnd
            actions.append(.startTimer(seconds: Self.leaveTime))
        } else if isConnected {
            isOurs = false
            linkIsUp()
        } else {
            tryToConnect(now)
        }
    }

    private mutating func tryToConnect(_ now: Timestamp) {
        state = .connecting
        isConnectPending = true
        attemptStart = now
        actions += [.stopTimer, .callConnect]
    }

    private mutating func connectSucceeded() {
        isConnectPending = false
        switch state {
        case .connecting where isConnected:
            isOurs = true
            linkIsUp()
        case .connecting:
            state = .confirming
            actions += [.startTimer(seconds: Self.settleTime), .callCheck]
        case .leaving:
            // Too late: nobody wants the link any more.
            actions.append(.callDisconnect)
        default:
            break
        }
    }

    private mutating func connectFailed(_ error: VeltoError, _ treatment: ErrorTable.Treatment, _ now: Timestamp) {
        isConnectPending = false
        if state == .leaving { return leaveIfOver(now) }
        guard state == .connecting else { return }
        switch treatment {
        case .retryShortly:
            state = .joining
            actions.append(.startTimer(seconds: Self.busyPause))
        case .retryConnecting where now.seconds(since: attemptStart) >= Self.silentAttempt:
            attempts = 0
            coolOrPause()
        case .retryConnecting where attempts < Self.retryPauses.count:
            actions.append(.note("attempt \(attempts + 1) to connect failed: \(error.message)"))
            attempts += 1
            coolOrPause()
        case .retryConnecting, .report:
            giveUp(error)
        }
    }

    private mutating func coolOrPause() {
        guard isConnected else { return pause(attempts == 0 ? 0.01 : Self.retryPauses[attempts - 1]) }
        state = .cooling
        actions.append(.startTimer(seconds: Self.settleTime))
    }

    private mutating func pause(_ seconds: Double) {
        state = .pausing
        actions.append(.startTimer(seconds: seconds))
    }

    /// The attempt is over for good.
    private mutating func giveUp(_ error: VeltoError) {
        let wasPublished = isPublished
        reset()
        actions.append(.stopTimer)
        answerRequests(error)
        if wasPublished { actions.append(.publishDown(.unknown, error)) }
    }

    private mutating func answerRequests(_ error: VeltoError?) {
        actions += requests.map { .reply($0, error) }
        requests = []
    }

    // MARK: Discovering

    private mutating func linkIsUp() {
        state = .discovering
        reason = nil
        actions.append(.stopTimer)
        answerRequests(nil)
        if !isPublished { actions.append(.publishUp) }
        isPublished = true
        if isResolved { actions.append(.countAttributes) }
    }

    private mutating func resolvedChanged(_ value: Bool) {
        isResolved = value
        if value && state == .discovering { actions.append(.countAttributes) }
    }

    private mutating func attributesCounted(_ count: Int) {
        switch state {
        case .discovering where isResolved && count > 0:
            isReady()
        case .discovering where isResolved:
            state = .verifying
            hasAttributes = false
            actions += [.refreshObjects, .startTimer(seconds: Self.exportTime)]
        case .verifying where count > 0:
            hasAttributes = true
            actions.append(.startTimer(seconds: Self.exportSilence))
        default:
            break
        }
    }

    private mutating func isReady() {
        state = .ready
        actions += [.stopTimer, .publishReady]
    }

    /// Services were said to be known, and none came in time: one fresh link often helps.
    private mutating func discoveryFoundNothing() {
        emptyDiscoveries += 1
        guard emptyDiscoveries == 1, isOurs else {
            actions.append(
                .note("service discovery found nothing: if it stays so, forget the device and connect again"))
            return isReady()
        }
        actions.append(.note("service discovery found nothing: connecting once more"))
        state = .cooling
        actions += [.callDisconnect, .startTimer(seconds: Self.leaveTime)]
    }

    // MARK: Ending

    private mutating func connectedChanged(_ value: Bool, _ now: Timestamp) {
        isConnected = value
        if !value { isResolved = false }
        switch (state, value) {
        case (.confirming, true):
            isOurs = true
            linkIsUp()
        case (.joining, true):
            isOurs = false
            linkIsUp()
        case (.pausing, true):
            // The failed attempt brought the link up after all; it will drop.
            coolOrPause()
        case (.cooling, false):
            pause(Self.retryPauses[max(attempts - 1, 0)])
        case (.awaitingEnd, false):
            tryToConnect(now)
        case (.discovering, false), (.verifying, false), (.ready, false):
            linkIsDown()
        case (.leaving, false):
            leaveIfOver(now)
        default:
            break
        }
    }

    private mutating func linkIsDown() {
        let error = VeltoError(.disconnected, "the link to the device was lost")
        guard announcesReasons, reason == nil else { return end(reason ?? .unknown, error) }
        state = .ending
        actions += [.endTraffic(error), .startTimer(seconds: Self.reasonTime)]
    }

    private mutating func reasonGiven(_ reason: DownReason, _ now: Timestamp) {
        self.reason = reason
        if state == .ending { end(reason, VeltoError(.disconnected, "the link to the device was lost")) }
    }

    /// The link is over: everybody is told, and connects that waited for it begin.
    private mutating func end(_ reason: DownReason, _ error: VeltoError) {
        let wasPublished = isPublished
        let waiting = nextRequests
        nextRequests = []
        actions.append(.stopTimer)
        if state == .leaving { actions.append(.setDying(false)) }
        reset()
        if wasPublished { actions.append(.publishDown(reason, error)) }
        for request in waiting { connect(request) }
    }

    private mutating func disconnect() {
        let cancelled = VeltoError(.cancelled, "the device was disconnected by request")
        requests += nextRequests
        nextRequests = []
        answerRequests(cancelled)
        switch state {
        case .idle, .leaving:
            break
        case .checking, .awaitingEnd:
            reset()
            actions.append(.stopTimer)
        case .ending:
            end(reason ?? .unknown, cancelled)
        case .discovering, .verifying, .ready:
            guard isOurs else { return end(.local, cancelled) }
            leave(cancelled)
        case .connecting, .cooling, .confirming:
            leave(cancelled)
        case .pausing, .joining:
            end(.local, cancelled)
        }
    }

    private mutating func leave(_ error: VeltoError) {
        state = .leaving
        // Sockets first: the other order crashes the daemon before 5.86.
        actions += [
            .endTraffic(error), .setDying(true), .callDisconnect, .startTimer(seconds: Self.leaveTime),
        ]
    }

    private mutating func leaveIfOver(_ now: Timestamp) {
        guard !isConnected, !isConnectPending else { return }
        end(.local, VeltoError(.cancelled, "the device was disconnected by request"))
    }

    private mutating func disconnectAnswered(_ now: Timestamp) {
        if state == .leaving { leaveIfOver(now) }
    }

    private mutating func objectRemoved(_ now: Timestamp) {
        isConnected = false
        isConnectPending = false
        switch state {
        case .idle: break
        case .leaving: leaveIfOver(now)
        case .discovering, .verifying, .ready, .ending:
            end(reason ?? .unknown, VeltoError(.disconnected, "the device vanished from the Bluetooth service"))
        default:
            giveUp(VeltoError(.notFound, "the device is not known any more: scan again"))
        }
    }

    private mutating func airLost(_ error: VeltoError) {
        requests += nextRequests
        nextRequests = []
        answerRequests(error)
        guard state != .idle else { return }
        end(.airLost, error)
    }

    // MARK: Time

    private mutating func timerFired(_ now: Timestamp) {
        switch state {
        case .awaitingEnd:
            // Whoever holds it, it did not end: then it is somebody's link after all.
            isOurs = false
            linkIsUp()
        case .cooling, .pausing, .joining:
            // If the link still stands, Connect will simply say so.
            tryToConnect(now)
        case .confirming:
            connectFailed(afterSilence: now)
        case .verifying where hasAttributes:
            isReady()
        case .verifying:
            discoveryFoundNothing()
        case .ending:
            end(reason ?? .unknown, VeltoError(.disconnected, "the link to the device was lost"))
        case .leaving:
            actions.append(.note("the Bluetooth service did not confirm the end of the link"))
            isConnected = false
            isConnectPending = false
            leaveIfOver(now)
        case .idle, .checking, .connecting, .discovering, .ready:
            break
        }
    }

    private mutating func connectFailed(afterSilence now: Timestamp) {
        state = .connecting
        let error = VeltoError(.connectFailed, "the Bluetooth service reported a link that does not exist")
        connectFailed(error, .retryConnecting, now)
    }

    private mutating func reset() {
        state = .idle
        isOurs = false
        isPublished = false
        isConnectPending = false
        isConnected = false
        isResolved = false
        reason = nil
        attempts = 0
        emptyDiscoveries = 0
    }
}
